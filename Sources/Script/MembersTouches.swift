import Geometry
import Messaging
import SceneModel

extension Machine {
  /// A place of the screen in a view's coordinates; nil means the window's (R63).
  func location(_ screen: Point, in view: Value, window: ObjectID?, at range: SourceRange, app: Simulation)
    throws(Fault) -> Value
  {
    if view.isNone {
      guard let window else { return .point(screen) }
      return .point(app.scene.fromScreen(screen, to: window) ?? Point(.nan, .nan))
    }
    let id = try self.view(view, "location(in:)", at: range, in: app)
    return .point(app.scene.fromScreen(screen, to: id) ?? Point(.nan, .nan))
  }
}

extension Member {
  /// A property of a touch.
  static func ofTouch(
    _ name: String, _ shape: Shape, _ summary: String,
    _ get: @escaping @Sendable (Touch, Simulation) -> Value
  ) -> Member {
    Member(
      .touch, name, shape, summary,
      .property(
        { value, _, app, _ throws(Fault) in
          guard case .touch(let id) = value, let touch = app.input.touch(id) else { return shape.zero }
          return get(touch, app)
        }, nil))
  }

  /// Where a touch is or was.
  static func ofTouchPlace(
    _ name: String, objc: String, _ summary: String, _ path: KeyPath<Touch, Point> & Sendable
  )
    -> Member
  {
    Member(
      .touch, name, ["in"], objc: objc, .point, summary,
      .method { value, arguments, machine, app, range throws(Fault) in
        guard case .touch(let id) = value, let touch = app.input.touch(id) else { return .point(.zero) }
        return try machine.location(
          touch[keyPath: path], in: arguments[0], window: touch.window, at: range, app: app)
      })
  }

  /// A property of a recognizer at work.
  static func ofRun(
    _ name: String, objc: String = "", _ shape: Shape, _ summary: String,
    _ get: @escaping @Sendable (RecognizerRun) -> Value
  ) -> Member {
    Member(
      .recognizer, name, objc: objc, shape, summary,
      .property(
        { value, _, app, _ throws(Fault) in
          guard let id = value.asObject, let run = app.input.run(of: id) else { return shape.zero }
          return get(run)
        }, nil))
  }

  /// How far, or how fast, a pan has moved: in a view's coordinates, of which only the directions count.
  static func ofWay(
    _ name: String, objc: String, _ summary: String, _ path: KeyPath<RecognizerRun, Point> & Sendable
  )
    -> Member
  {
    Member(
      .recognizer, name, ["in"], objc: objc, .point, summary,
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let id = value.asObject, let run = app.input.run(of: id) else { return .point(.zero) }
        let way = run[keyPath: path]
        guard !arguments[0].isNone else { return .point(way) }
        let view = try machine.view(arguments[0], name, at: range, in: app)
        guard let start = app.scene.fromScreen(run.start, to: view),
          let end = app.scene.fromScreen(run.start + way, to: view)
        else { return .point(.zero) }
        return .point(end - start)
      })
  }
}

extension Members {
  // MARK: Touches

  static let ofTouches: [Member] = [
    .ofTouchPlace(
      "location", objc: "locationInView:", "where the finger is, in a view's points; nil means the window",
      \.location),
    .ofTouchPlace(
      "previousLocation", objc: "previousLocationInView:", "where the finger was at the event before",
      \.previousLocation),
    .ofTouchPlace(
      "preciseLocation", objc: "preciseLocationInView:", "where the finger is, in a view's points", \.location
    ),
    .ofTouchPlace(
      "precisePreviousLocation", objc: "precisePreviousLocationInView:",
      "where the finger was at the event before", \.previousLocation),
    .ofTouch("view", .view, "the hit view, found once and kept") { touch, _ in .optional(touch.view) },
    .ofTouch("window", .view, "the window in which it began") { touch, _ in .optional(touch.window) },
    .ofTouch("phase", .symbol, "began, moved, stationary, ended or cancelled") { touch, _ in
      .symbol("\(touch.phase)")
    },
    .ofTouch("tapCount", .integer, "how many taps this one is part of") { touch, _ in .integer(touch.tapCount)
    },
    .ofTouch("timestamp", .number, "when it last changed, in seconds") { touch, _ in .number(touch.timestamp)
    },
    .ofTouch("force", .number, "how hard the finger presses; here always 1") { _, _ in .number(1) },
    .ofTouch("maximumPossibleForce", .number, "the most that a finger may press; here always 6.67") { _, _ in
      .number(20.0 / 3)
    },
    .ofTouch("majorRadius", .number, "how large the finger is; here always 20") { _, _ in .number(20) },
    .ofTouch("type", .symbol, "what touches: here always a finger, direct") { _, _ in .symbol("direct") },
    .ofTouch("gestureRecognizers", .list, "the recognizers that get it") { touch, _ in
      .objects(touch.recognizers)
    },
  ]

  // MARK: Events

  private static func event(
    _ name: String, _ shape: Shape, _ summary: String, _ get: @escaping @Sendable (Simulation) -> Value
  ) -> Member {
    Member(.event, name, shape, summary, .property({ _, _, app, _ throws(Fault) in get(app) }, nil))
  }

  private static func touches(of labels: [String], _ name: String, objc: String, _ summary: String) -> Member
  {
    Member(
      .event, name, labels, objc: objc, .list, summary,
      .method { _, arguments, _, app, _ throws(Fault) in
        let id = arguments[0].asObject
        let found = app.input.allTouches.filter { touch in
          touch.view == id || touch.window == id || (id.map { touch.recognizers.contains($0) } ?? false)
        }
        return found.isEmpty ? .none : .list(ListValue(found.map { .touch($0.id) }, isSet: true))
      })
  }

  static let ofEvents: [Member] = [
    // A bare search stands for the one that a touch would begin.
    event("type", .symbol, "touches, motion, remoteControl, presses, or hover in a search for a pointer") {
      app in
      .symbol((app.input.event ?? .touches).rawValue)
    },
    event("subtype", .symbol, "a shake, or a button of a headset") { app in
      switch (app.input.event, app.input.eventName) {
      case (.motion, _): .symbol("motionShake")
      case (.remoteControl, let name):
        .symbol("remoteControl" + name.prefix(1).uppercased() + name.dropFirst())
      default: .symbol("none")
      }
    },
    event("allTouches", .list, "all touches of the event; nil when there are none") { app in
      let all = app.input.allTouches
      return all.isEmpty ? .none : .list(ListValue(all.map { .touch($0.id) }, isSet: true))
    },
    event("timestamp", .number, "when it happens, in seconds") { .number($0.input.time) },
    touches(of: ["for"], "touches", objc: "touchesForView:", "the touches of a view, window or recognizer"),
    Member(
      .event, "coalescedTouches", ["for"], objc: "coalescedTouchesForTouch:", .list,
      "the touches between two events; here the touch alone",
      .method { _, arguments, _, _, _ throws(Fault) in .list(ListValue([arguments[0]])) }),
  ]

  // MARK: Recognizers

  /// A setting of a recognizer; writing it is noted, since only commands change recognizers.
  private static func setting(
    _ name: String, objc: String = "", _ summary: String,
    _ path: WritableKeyPath<RecognizerState, Bool> & Sendable
  ) -> Member {
    Member(
      .recognizer, name, objc: objc, .bool, summary,
      .property(
        { value, _, app, _ throws(Fault) in
          .bool(value.asObject.flatMap { app.scene.recognizer($0)?[keyPath: path] } ?? false)
        },
        { value, _, _, app, _ throws(Fault) in
          if let id = value.asObject { app.note(.loggedCall(id, "\(name) = …")) }
          return nil
        }))
  }

  /// The states by their names; UIKit has two for one of them.
  private static let phases: [String: RecognizerPhase] = {
    var table: [String: RecognizerPhase] = ["recognized": .ended]
    for phase in RecognizerPhase.allCases { table["\(phase)"] = phase }
    return table
  }()

  static let ofRecognizers: [Member] = [
    .read(.recognizer, "view", .view, "the view it is attached to") { .optional($1.recognizer($0)?.view) },
    Member(
      .recognizer, "state", .symbol, "possible, began, changed, ended, cancelled or failed",
      .property(
        { value, _, app, _ throws(Fault) in
          guard let id = value.asObject else { return .none }
          let run = app.input.run(of: id)
          return .symbol("\(run?.wanted ?? run?.phase ?? .possible)")
        },
        { value, new, machine, app, range throws(Fault) in
          guard let id = value.asObject, case .symbol(let name) = new, let phase = phases[name] else {
            throw machine.wrongKind(new, wanted: Shape.symbol.rawValue, at: range, in: app)
          }
          if try !app.setState(phase, of: id) { app.note(.loggedCall(id, "state = .\(name)")) }
          return nil
        })),
    setting("isEnabled", objc: "enabled", "whether it works", \.isEnabled),
    setting("cancelsTouchesInView", "whether it takes the touches from the view", \.cancelsTouchesInView),
    setting("delaysTouchesBegan", "whether the view waits for its failure", \.delaysTouchesBegan),
    setting("delaysTouchesEnded", "whether the view's last touch waits", \.delaysTouchesEnded),
    .read(.recognizer, "numberOfTapsRequired", .integer, "how many taps it wants") {
      .integer($1.recognizer($0)?.taps ?? 1)
    },
    .read(.recognizer, "numberOfTouchesRequired", .integer, "how many fingers it wants") {
      .integer($1.recognizer($0)?.touches ?? 1)
    },
    .read(.recognizer, "minimumPressDuration", .number, "how long it must be held, in seconds") {
      .number($1.recognizer($0)?.minimum ?? 0)
    },
    .read(.recognizer, "direction", .symbol, "the direction of a swipe") {
      .symbol($1.recognizer($0)?.direction.names.first ?? "right")
    },
    Member(
      .recognizer, "numberOfTouches", .integer, "how many fingers it follows, or had when they are lifted",
      .property(
        { value, _, app, _ throws(Fault) in
          .integer(value.asObject.map { app.numberOfTouches(ofRecognizer: $0) } ?? 0)
        }, nil)),
    .ofRun("scale", .number, "the scale of a pinch") { .number($0.scale) },
    .ofRun("rotation", .number, "the rotation in radians") { .number($0.rotation) },
    .ofWay("translation", objc: "translationInView:", "how far a pan has moved", \.distance),
    .ofWay("velocity", objc: "velocityInView:", "how fast a pan moves, in points a second", \.velocity),
    Member(
      .recognizer, "location", ["in"], objc: "locationInView:", .point, "where it is, in a view's points",
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let id = value.asObject, let run = app.input.run(of: id) else { return .point(.zero) }
        let window = app.scene.recognizer(id)?.view.flatMap { app.scene.window(of: $0) }
        return try machine.location(run.location, in: arguments[0], window: window, at: range, app: app)
      }),
    Member(
      .recognizer, "setTranslation", ["_", "in"], objc: "setTranslation:inView:", .nothing,
      "sets how far it has moved; its velocity begins anew",
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let id = value.asObject else { return .none }
        let way = try machine.point(arguments[0], "setTranslation", at: range, in: app)
        let view =
          arguments[1].isNone ? nil : try machine.view(arguments[1], "setTranslation", at: range, in: app)
        app.setTranslation(way, of: id, in: view)
        return .none
      }),
    Member(
      .recognizer, "ignore", ["_", "for"], objc: "ignoreTouch:forEvent:", .nothing,
      "lets a touch go: it follows it no more, and does not take it from the view",
      .method { value, arguments, _, app, _ throws(Fault) in
        guard let id = value.asObject else { return .none }
        for touch in arguments[0].asTouches { app.ignore(touch, by: id) }
        return .none
      }),
    .logged(
      .recognizer, "require", ["toFail"], objc: "requireGestureRecognizerToFail:",
      "waits for another's failure"),
  ]
}
