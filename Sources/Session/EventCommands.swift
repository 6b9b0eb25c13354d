import CommandLanguage
import Events
import Geometry
import Messaging
import SceneModel

// Commands that send events, and that set up what events meet.

private let section = "Events"
private let times: Parameter<TapPart> = Parameter<Int>.after("times", .integer("N", in: 1...20)).map {
  .times($0)
}
private let fingers: Parameter<TapPart> = Parameter<Int>.after("fingers", .integer("N", in: 1...10))
  .map { .fingers($0) }
private let inView: Parameter<Name?> = .optional(.after("in", .view("VIEW")))

private enum TapPart: Sendable {
  case times(Int)
  case fingers(Int)
}

private func counts(_ parts: [TapPart]) -> (times: Int, fingers: Int) {
  var result = (times: 1, fingers: 1)
  for part in parts {
    switch part {
    case .times(let count): result.times = count
    case .fingers(let count): result.fingers = count
    }
  }
  return result
}

private let sides: Parameter<Sides> = .oneOf(["left": .left, "right": .right, "up": .up, "down": .down])

/// The sides of `edges`, where the upper and lower ones are called top and bottom.
private let edges: Parameter<Sides> = Parameter<[Sides]>.oneOrMore(
  .oneOf([
    "left": .left, "right": .right, "top": .up, "bottom": .down, "up": .up, "down": .down,
    "all": [.left, .right, .up, .down],
  ])
).map { $0.reduce(into: Sides()) { $0.formUnion($1) } }

private let fingerStep: Parameter<FingerMove> = .form(
  .optional(.integer("ID", in: 1...99), default: 1),
  .choice([
    .after("down", Parameter<Point>.point().map { FingerMove.Kind.down($0) }),
    .after("move", Parameter<Point>.point().map { FingerMove.Kind.move($0) }),
    .after("up", Parameter<Point?>.optional(.point()).map { FingerMove.Kind.up($0) }),
    .literal("cancel", FingerMove.Kind.cancel),
  ])
) { FingerMove($0, $1) }

private let kinds: Parameter<RecognizerKind> = .choice(
  "KIND", "recognizer kind", RecognizerKind.allCases.map { .literal($0.rawValue, $0) })

private let settings: Parameter<[GestureSetting]> = .anyOrder([
  Parameter<Int>.after("taps", .integer("N", in: 0...10)).map { .taps($0) },
  Parameter<Int>.after("touches", .integer("N", in: 1...10)).map { .touches($0) },
  Parameter<Int>.after("maximum", .integer("N", in: 1...10)).map { .maximum($0) },
  Parameter<Double>.after("minimum", .seconds("S")).map { .minimum($0) },
  .after(
    "direction",
    Parameter<[Sides]>.oneOrMore(sides).map { .direction($0.reduce(into: []) { $0.formUnion($1) }) }),
  .after("edges", edges.map { .edges($0) }),
  .after("cancels", Parameter<Bool>.optional(.onOff, default: true).map { .cancels($0) }),
  .after("delaysBegan", Parameter<Bool>.optional(.onOff, default: true).map { .delaysBegan($0) }),
  .after("delaysEnded", Parameter<Bool>.optional(.onOff, default: true).map { .delaysEnded($0) }),
])

private let actionWords: Parameter<ActionWords> = .after(
  "->",
  .choice([
    .after("print", Parameter<String>.text("TEXT").map { .print($0) }),
    Parameter<DottedName>.target("TARGET.SELECTOR", .selector).map { .target($0) },
  ]))

extension Request {
  static let tapCommands: [Command<Request>] = [
    Command(
      "hit", "Hit-tests a point, without sending an event.", section: section,
      examples: ["hit 60 60", "hit 5 5 in B"],
      forms: [.form(.point(), inView) { .event(.hit(Spot($0, in: $1))) }]),
    Command(
      "tap", "Taps a point, or a view's center.", section: section,
      examples: ["tap 60 60", "tap 5 5 in B", "tap B", "tap 60 60 times 2", "tap 60 60 fingers 2"],
      forms: [
        .form(.point(), inView, .anyOrder([times, fingers])) { point, view, parts in
          let (times, fingers) = counts(parts)
          return .event(.tap(Spot(point, in: view), times: times, fingers: fingers))
        },
        .form(.view("VIEW"), .anyOrder([times, fingers])) { view, parts in
          let (times, fingers) = counts(parts)
          return .event(.tapView(view, times: times, fingers: fingers))
        },
      ]),
  ]

  static let eventCommands: [Command<Request>] = [
    Command(
      "touch", "Moves fingers step by step; several on one line arrive in one event.", section: section,
      examples: [
        "touch down 60 60", "touch move 70 60", "touch up", "touch cancel",
        "touch 1 down 60 60, 2 down 90 60",
      ],
      forms: [.form(.oneOrMore(fingerStep, separator: ",")) { .event(.touch($0)) }]),
    Command(
      "drag", "Drags a finger.", section: section,
      examples: ["drag 60 60 to 60 160", "drag 60 60 to 60 160 steps 20 over 1"],
      forms: [
        .form(
          .point("X1", "Y1"), .after("to", .point("X2", "Y2")),
          .anyOrder([
            Parameter<Int>.after("steps", .integer("N", in: 1...10_000)).map { DragPart.steps($0) },
            Parameter<Double>.after("over", .seconds("SECONDS")).map { DragPart.over($0) },
          ])
        ) { from, to, parts in
          var (steps, seconds) = (10, 0.5)
          for part in parts {
            switch part {
            case .steps(let count): steps = count
            case .over(let time): seconds = time
            }
          }
          return .event(.drag(from: from, to: to, steps: steps, over: seconds))
        }
      ]),
    Command(
      "swipe", "Swipes 150 points in 0.15 seconds.", section: section, examples: ["swipe left 200 100"],
      forms: [.form(sides, .point()) { .event(.swipe($0, $1)) }]),
    Command(
      "longpress", "Presses long.", section: section,
      examples: ["longpress 60 60", "longpress 60 60 for 1.5"],
      forms: [
        .form(.point(), .optional(.after("for", .seconds("SECONDS")), default: 0.7)) {
          .event(.longPress($0, for: $1))
        }
      ]),
    Command(
      "pinch", "Pinches with two fingers.", section: section, examples: ["pinch 160 240 scale 2"],
      forms: [
        .form(.point(), .after("scale", .number("S", in: 0.01...20))) { .event(.pinch($0, scale: $1)) }
      ]),
    Command(
      "rotate", "Turns two fingers.", section: section, examples: ["rotate 160 240 by 90"],
      forms: [
        .form(.point(), .after("by", .number("DEG", in: -3600...3600))) { .event(.rotate($0, by: $1)) }
      ]),
    Command(
      "wait", "Moves the virtual clock; timers fire.", section: section, examples: ["wait 0.5"],
      forms: [.form(.number("SECONDS", in: 0...86_400)) { .event(.wait($0)) }]),
    Command(
      "animate", "Animates properties, as UIView.animate does.", section: section,
      examples: ["animate B frame 0 0 40 40 over 2", "animate B alpha 0.5 over 0.3 interaction"],
      forms: [
        .form(
          .view(), .oneOrMore(.any), .after("over", .number("SECONDS", in: 0...86_400)), .flag("interaction")
        ) { .event(.animate($0, $1, over: $2, allowsInteraction: $3)) }
      ]),
    Command(
      "ignore", "beginIgnoringInteractionEvents and its end.", section: section,
      examples: ["ignore events on", "ignore events off"],
      forms: [.after("events", Parameter<Bool>.onOff.map { .event(.ignoreEvents($0)) })]),
    Command(
      "interrupt", "The system takes over: every live touch is cancelled.", section: section,
      examples: ["interrupt"], forms: [.constant(.event(.interrupt))]),
    Command(
      "block", "Keeps the main thread busy: events wait in the queue.", section: section,
      examples: ["block 1"], forms: [.form(.seconds("SECONDS")) { .event(.block($0)) }]),
    Command(
      "hover", "Hit-tests a point for a pointer above the screen; no event is sent.", section: section,
      examples: ["hover 60 60"], forms: [.form(.point(), inView) { .event(.hover(Spot($0, in: $1))) }]),
    Command(
      "shake", "Shakes the device.", section: section, examples: ["shake"],
      forms: [.constant(.event(.shake))]),
    Command(
      "remote", "Presses a remote control's button.", section: section, examples: ["remote play"],
      forms: [
        .choice(
          ["play", "pause", "stop", "togglePlayPause", "next", "previous"].map {
            .literal($0, .event(.remote($0)))
          })
      ]),
    Command(
      "press", "Presses a hardware button.", section: section, examples: ["press select"],
      forms: [
        .choice(
          ["menu", "select", "playPause", "up", "down", "left", "right", "pageUp", "pageDown"].map {
            .literal($0, .event(.press($0)))
          })
      ]),
    Command(
      "key", "Types a key of a hardware keyboard.", section: section, examples: ["key \"k\""],
      forms: [.form(.text("KEY")) { .event(.key($0)) }]),
    Command(
      "gesture", "Makes a recognizer, or changes one; alone, lists them.",
      section: "Recognizers and controls",
      examples: [
        "gesture", "gesture t tap on B", "gesture d tap on B taps 2", "gesture t requires d",
        "gesture t with d", "gesture t off", "gesture t on A", "gesture t -> print \"tapped\"",
        "gesture t -> vc.tapped", "gesture t cancels off",
      ],
      forms: gestureForms),
    Command(
      "ungesture", "Removes a recognizer.", section: "Recognizers and controls", examples: ["ungesture t"],
      forms: [.form(.name("NAME", .recognizer)) { .event(.ungesture($0)) }]),
    Command(
      "action", "Adds a control's target and action; a nil target walks the responder chain.",
      section: "Recognizers and controls",
      examples: [
        "action btn touchUpInside -> vc.save", "action btn touchUpInside -> nil.save",
        "action btn touchDown -> print \"down\"", "action btn touchUpInside",
      ],
      forms: [
        .form(.view("VIEW"), .token("EVENT", .controlEvent), .optional(actionWords, default: .none)) {
          .event(.action($0, event: $1, $2))
        }
      ]),
    Command(
      "respond", "Declares that an object responds to a selector.", section: "Recognizers and controls",
      examples: ["respond vc save"],
      forms: [
        .form(.name("NAME", .responder), .selector("SELECTOR", .selector)) {
          .event(.respond($0, selector: $1))
        }
      ]),
    Command(
      "firstresponder", "Makes, shows or resigns the first responder.", section: section,
      examples: ["firstresponder", "firstresponder field", "firstresponder none"],
      forms: [
        .choice([
          .literal("none", .event(.firstResponder(nil, resign: true))),
          Parameter<Name?>.optional(.name("VIEW", .responder)).map {
            .event(.firstResponder($0, resign: false))
          },
        ])
      ]),
  ]

  private static let gestureForms: [Parameter<Request>] = [
    .constant(.event(.gestures)),
    .form(.newName("NAME"), kinds, .after("on", .view("VIEW")), settings) {
      .event(.gesture($0, .make(kind: $1, view: $2, $3)))
    },
    .form(
      .name("NAME", .recognizer),
      .choice([
        .after("requires", Parameter<Name>.name("OTHER", .recognizer).map { GestureChange.requires($0) }),
        .after("with", Parameter<Name>.name("OTHER", .recognizer).map { GestureChange.with($0) }),
        .after("on", Parameter<Name>.view("VIEW").map { GestureChange.attach($0) }),
        .literal("off", GestureChange.enable(false)), .literal("on", GestureChange.enable(true)),
        actionWords.map { GestureChange.action($0) },
      ])
    ) { .event(.gesture($0, $1)) },
    .form(.name("NAME", .recognizer), settings) { .event(.gesture($0, .settings($1))) },
  ]
}

private enum DragPart: Sendable {
  case steps(Int)
  case over(Double)
}
