import Geometry
import Messaging
import SceneModel

extension Machine {
  /// A point, or a fault that names the method.
  func point(_ value: Value, _ name: String, at range: SourceRange, in app: Simulation) throws(Fault) -> Point
  {
    guard let point = value.asPoint else {
      throw wrongKind(value, wanted: "a point (in \(name))", at: range, in: app)
    }
    return point
  }

  /// A view, or a fault that names the method (N4).
  func view(_ value: Value, _ name: String, at range: SourceRange, in app: Simulation) throws(Fault)
    -> ObjectID
  {
    guard let id = value.asObject, app.scene.kind(of: id).isView else {
      throw fault(
        "N4", [text(range), value.kindName(in: app.scene), "a view (in \(name))"], at: range, in: app)
    }
    return id
  }

  /// A place in one view's coordinates as another's; nil means the window, and for a window the screen.
  func convert(
    _ place: Value, from source: ObjectID?, to target: ObjectID?, of receiver: ObjectID,
    at range: SourceRange,
    in app: inout Simulation
  ) throws(Fault) -> Value {
    let scene = app.scene
    let move: (Point) throws(Refusal) -> Point
    if let source, let target {
      let (from, to) = (scene.root(of: source), scene.root(of: target))
      if from != to, scene.kind(of: from) != .window || scene.kind(of: to) != .window {
        throw Fault(.refused(.unrelated(scene.name(of: source), scene.name(of: target))), path: app.path)
      }
      // A singular transform leads nowhere, and NaN lies in nothing (R17, R30).
      move = { scene.convert($0, from: source, to: target) ?? Point(.nan, .nan) }
    } else if scene.kind(of: receiver) == .window {
      move =
        source == nil
        ? { scene.toLocal($0, of: receiver) ?? Point(.nan, .nan) } : { scene.toSuperview($0, of: receiver) }
    } else if scene.window(of: receiver) == nil, scene.options[.looseConvert] == "itself" {
      app.note(.undocumented(.looseConvert))
      move = { $0 }
    } else {
      if scene.window(of: receiver) == nil { app.note(.undocumented(.looseConvert)) }
      move =
        source == nil
        ? { scene.fromWindow($0, to: receiver) ?? Point(.nan, .nan) } : { scene.toWindow($0, of: receiver) }
    }
    do {
      if let point = place.asPoint { return .point(try move(point)) }
      if let rect = place.asRect {
        if rect.isNull { return .rect(.null) }
        var corners: [Point] = []
        for corner in rect.corners { corners.append(try move(corner)) }
        return .rect(Rect.bounding(corners))
      }
    } catch { throw Fault(.refused(error), path: app.path) }
    throw wrongKind(place, wanted: "a point or a rect (in convert)", at: range, in: app)
  }
}

extension Members {
  // MARK: Asking views

  static let ofViewSearches: [Member] = [
    Member(
      .view, "hitTest", ["_", "with"], objc: "hitTest:withEvent:", .view,
      "the front-most view at or below it that a point belongs to",
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let id = value.asObject else { return .none }
        let point = try machine.point(arguments[0], "hitTest", at: range, in: app)
        return .optional(try app.send(HitTest(point, hasEvent: !arguments[1].isNone), to: id).view)
      }),
    Member(
      .view, "point", ["inside", "with"], objc: "pointInside:withEvent:", .bool,
      "whether a point belongs to the view",
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let id = value.asObject else { return .bool(false) }
        let point = try machine.point(arguments[0], "point(inside:)", at: range, in: app)
        return .bool(try app.send(PointInside(point, hasEvent: !arguments[1].isNone), to: id))
      }),
    conversion("to", objc: "convertPoint:toView:", "a point or rectangle of this view as another's"),
    conversion("from", objc: "convertPoint:fromView:", "a point or rectangle of another view as this one's"),
  ]

  private static func conversion(_ label: String, objc: String, _ summary: String) -> Member {
    Member(
      .view, "convert", ["_", label], objc: objc, .same, summary + "; nil means the window",
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let id = value.asObject else { return .none }
        var other: ObjectID?
        switch arguments[1] {
        case .none, .unset: break
        case .layer(let layer): other = layer.view
        default: other = try machine.view(arguments[1], "convert(_:\(label):)", at: range, in: app)
        }
        return try machine.convert(
          arguments[0], from: label == "to" ? id : other, to: label == "to" ? other : id, of: id, at: range,
          in: &app)
      })
  }

  // MARK: Changing views

  private static func move(
    _ name: String, _ labels: [String], objc: String, _ summary: String,
    _ body:
      @escaping @Sendable (ObjectID, ShortList<Value>, inout Machine, inout Simulation, SourceRange)
      throws(Fault) ->
      Void
  ) -> Member {
    Member(
      .view, name, labels, objc: objc, .nothing, summary,
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let id = value.asObject else { return .none }
        if case .type(let type)? = arguments.first {
          // A view that code made for itself is none of the scene's.
          app.note(.loggedCall(id, "\(name) \(type)"))
          return .none
        }
        try body(id, arguments, &machine, &app, range)
        return .none
      })
  }

  static let ofViewEffects: [Member] =
    [
      move("addSubview", ["_"], objc: "addSubview:", "puts a view in front of the others in this one") {
        id, arguments, machine, app, range throws(Fault) in
        let view = try machine.view(arguments[0], "addSubview", at: range, in: app)
        try app.move(view, into: id)
      },
      move(
        "insertSubview", ["_", "at"], objc: "insertSubview:atIndex:", "puts a view at a place in this one"
      ) {
        id, arguments, machine, app, range throws(Fault) in
        let view = try machine.view(arguments[0], "insertSubview", at: range, in: app)
        let count = app.scene.subviewCount(of: id) - (app.scene.superview(of: view) == id ? 1 : 0)
        try app.move(view, into: id, at: .index(max(0, min(count, arguments[1].asInteger ?? 0))))
      },
      move(
        "insertSubview", ["_", "aboveSubview"], objc: "insertSubview:aboveSubview:",
        "puts a view in front of another"
      ) { id, arguments, machine, app, range throws(Fault) in
        let view = try machine.view(arguments[0], "insertSubview", at: range, in: app)
        let sibling = try machine.view(arguments[1], "insertSubview", at: range, in: app)
        try app.move(view, into: id, at: .above(sibling))
      },
      move(
        "insertSubview", ["_", "belowSubview"], objc: "insertSubview:belowSubview:",
        "puts a view behind another"
      ) { id, arguments, machine, app, range throws(Fault) in
        let view = try machine.view(arguments[0], "insertSubview", at: range, in: app)
        let sibling = try machine.view(arguments[1], "insertSubview", at: range, in: app)
        try app.move(view, into: id, at: .below(sibling))
      },
      move(
        "removeFromSuperview", [], objc: "removeFromSuperview", "takes the view out of the one it stands in"
      ) {
        id, _, _, app, _ throws(Fault) in
        try app.move(id, into: nil)
      },
      move(
        "bringSubviewToFront", ["_"], objc: "bringSubviewToFront:", "brings a subview in front of the others"
      ) { id, arguments, machine, app, range throws(Fault) in
        let view = try machine.view(arguments[0], "bringSubviewToFront", at: range, in: app)
        if app.scene.superview(of: view) == id { try app.move(view, into: id, at: .front) }
      },
      move("sendSubviewToBack", ["_"], objc: "sendSubviewToBack:", "sends a subview behind the others") {
        id, arguments, machine, app, range throws(Fault) in
        let view = try machine.view(arguments[0], "sendSubviewToBack", at: range, in: app)
        if app.scene.superview(of: view) == id { try app.move(view, into: id, at: .back) }
      },
    ] + notedOnly

  private static let notedOnly: [Member] = [
    .logged(.view, "setNeedsLayout", [], "asks for a new layout"),
    .logged(.view, "layoutIfNeeded", [], "lays out at once"),
    .logged(.view, "setNeedsDisplay", [], "asks for drawing"),
    .logged(.view, "setNeedsUpdateConstraints", [], "asks for new constraints"),
    .logged(.view, "sizeToFit", [], "takes the size of its content"),
    .logged(
      .view, "endEditing", ["_"], objc: "endEditing:", answer: .bool(true), shape: .bool,
      "ends editing below it"),
    .logged(
      .responder, "becomeFirstResponder", [], answer: .bool(true), shape: .bool,
      "asks to become first responder"),
    .logged(
      .responder, "resignFirstResponder", [], answer: .bool(true), shape: .bool,
      "gives up being first responder"),
    .logged(.view, "addGestureRecognizer", ["_"], objc: "addGestureRecognizer:", "attaches a recognizer"),
    .logged(
      .view, "removeGestureRecognizer", ["_"], objc: "removeGestureRecognizer:", "detaches a recognizer"),
    .logged(
      .control, "sendActions", ["for"], objc: "sendActionsForControlEvents:",
      "sends a control event's actions"),
    .logged(.window, "makeKeyAndVisible", [], "shows the window and makes it key"),
    .logged(.window, "makeKey", [], objc: "makeKeyWindow", "makes the window key"),
    .logged(
      .scrollView, "setContentOffset", ["_", "animated"], objc: "setContentOffset:animated:", "scrolls"),
    .logged(
      .scrollView, "scrollRectToVisible", ["_", "animated"], objc: "scrollRectToVisible:animated:", "scrolls"),
    .logged(.control, "setTitle", ["_", "for"], objc: "setTitle:forState:", "sets a title"),
    .logged(.control, "setImage", ["_", "for"], objc: "setImage:forState:", "sets an image"),
  ]

  // MARK: Controllers, windows, scroll views

  static let ofControllers: [Member] = [
    .read(.controller, "view", .view, "the controller's view") { .optional($1.view(of: $0)) },
    .read(.controller, "viewIfLoaded", .view, "the controller's view, when it is loaded") {
      .optional($1.view(of: $0))
    },
    .read(.controller, "isViewLoaded", .bool, "whether it has its view") { .bool($1.view(of: $0) != nil) },
    .read(.controller, "parent", objc: "parentViewController", .object, "the controller that contains it") {
      .optional($1.parent(of: $0))
    },
    .read(.controller, "children", objc: "childViewControllers", .list, "the controllers that it contains") {
      id, scene in .objects(scene.controllersInOrder.filter { scene.parent(of: $0) == id })
    },
    .read(.controller, "viewControllers", .list, "the controllers that it contains") {
      id, scene in .objects(scene.controllersInOrder.filter { scene.parent(of: $0) == id })
    },
    .read(.controller, "presentedViewController", .object, "the controller that it presents") {
      .optional($1.presented(by: $0))
    },
    .read(.controller, "presentingViewController", .object, "the controller that presents it") {
      .optional($1.presenter(of: $0))
    },
    .read(.controller, "topViewController", .object, "the last controller that it contains") { id, scene in
      .optional(scene.controllersInOrder.last { scene.parent(of: $0) == id })
    },
    .read(.controller, "navigationController", .object, "the navigation controller around it") {
      ancestor(of: $0, "UINavigationController", in: $1)
    },
    .read(.controller, "tabBarController", .object, "the tab bar controller around it") {
      ancestor(of: $0, "UITabBarController", in: $1)
    },
    .read(.window, "rootViewController", .object, "the controller whose view fills it") {
      .optional($1.rootController(of: $0))
    },
    .read(.window, "screen", .any, "the screen that it fills") { _, _ in .type("UIScreen.main") },
    .stored(.window, "windowLevel", .level, .number, "how far in front it stands"),
    .stored(.window, "isKeyWindow", .key, objc: "keyWindow", .bool, "whether it is the key window"),
    .read(.window, "windowScene", .object, "its scene") { _, scene in .optional(scene.windowScene) },
    .read(.responder, "isFirstResponder", objc: "isFirstResponder", .bool, "whether it is first responder") {
      id, scene in .bool(scene.windowsInOrder.contains { scene.firstResponder(of: $0) == id })
    },
    .read(.application, "windows", .list, "the windows, from back to front") { _, scene in
      .objects(scene.windowsFrontToBack.reversed())
    },
    .read(.application, "statusBarOrientation", .symbol, "which side of the device is up; here portrait") {
      _, _ in .symbol("portrait")
    },
    .read(.application, "keyWindow", .view, "the key window") { _, scene in .optional(scene.keyWindow) },
    .read(.application, "delegate", .object, "the application's delegate") { _, scene in
      .optional(scene.delegate)
    },
  ]

  private static func ancestor(of id: ObjectID, _ name: String, in scene: Scene) -> Value {
    var current = scene.parent(of: id)
    while let here = current {
      if scene.isKind(here, of: name) { return .object(here) }
      current = scene.parent(of: here)
    }
    return .none
  }

  static let ofScrollViews: [Member] = [
    .stored(.scrollView, "contentOffset", .offset, .point, "the origin of its bounds"),
    .stored(.scrollView, "contentSize", .content, .size, "how large its content is"),
    .stored(.scrollView, "isScrollEnabled", .scroll, objc: "scrollEnabled", .bool, "whether it scrolls"),
    .stored(
      .scrollView, "isPagingEnabled", .paging, objc: "pagingEnabled", .bool, "whether it scrolls by pages"),
    .stored(
      .scrollView, "delaysContentTouches", .delays, .bool, "whether it holds touches back for a moment"),
    .stored(
      .scrollView, "canCancelContentTouches", .cancels, .bool, "whether it may take touches from its content"),
    .plain(.scrollView, "contentInset", .insets, "room around the content", default: .insets(.zero)),
    .plain(.scrollView, "zoomScale", .number, "how far it is zoomed", default: .number(1)),
    scrolling("isDragging", objc: "dragging", "whether a finger scrolls it") { $0.isDragging($1) },
    scrolling("isDecelerating", objc: "decelerating", "whether it glides") { $0.isDecelerating($1) },
    scrolling("isTracking", objc: "tracking", "whether a finger is on it") { $0.isScrollTracking($1) },
    .plain(.scrollView, "bounces", .bool, "whether it goes beyond its ends", default: .bool(true)),
    .read(.scrollView, "panGestureRecognizer", .object, "the recognizer by which it scrolls") {
      .optional($1.scrollPan(of: $0))
    },
  ]

  /// What a scroll view is doing: asked of the fingers, unless `let` says otherwise.
  private static func scrolling(
    _ name: String, objc: String, _ summary: String,
    _ get: @escaping @Sendable (Input, ObjectID) -> Bool
  ) -> Member {
    Member(
      .scrollView, name, objc: objc, .bool, summary,
      .property(
        { value, _, app, _ throws(Fault) in
          guard let id = value.asObject else { return .bool(false) }
          if let bound = app.scene.binding(name, of: id) { return Value(bound, in: app.scene) }
          return .bool(get(app.input, id))
        }, nil))
  }
}
