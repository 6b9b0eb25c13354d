import Geometry
import Messaging
import SceneModel

extension Value {
  /// The object that it is.
  var asObject: ObjectID? {
    if case .object(let id) = self { return id }
    return nil
  }

  /// The value as a property of the scene holds it; nil when it does not fit.
  func asProperty(_ shape: PropertyShape) -> PropertyValue? {
    switch shape {
    case .flag: return isNone ? nil : .bool(isTruthy)
    case .number, .integer: return asNumber.map { .number($0) }
    case .point, .scale: return asPoint.map { .point($0) }
    case .size: return asSize.map { .size($0) }
    case .rect: return asRect.map { .rect($0) }
    case .transform: return asTransform.map { .transform($0) }
    case .text, .word:
      switch self {
      case .string(let text), .symbol(let text), .type(let text): return .text(text)
      case .none: return .text("")
      default: return nil
      }
    }
  }

  init(_ property: PropertyValue, isWhole: Bool = false) {
    switch property {
    case .bool(let isTrue): self = .bool(isTrue)
    case .number(let number): self = isWhole ? .integer(Int(exactly: number) ?? 0) : .number(number)
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .rect(let rect): self = .rect(rect)
    case .transform(let transform): self = .transform(transform)
    case .text(let text): self = .string(text)
    }
  }
}

extension Member {
  /// A property that the scene keeps: read from it, and written through the recorder.
  static func stored(
    _ owner: Owner, _ name: String, _ property: Property, objc: String = "", _ shape: Shape,
    _ summary: String
  ) -> Member {
    Member(
      owner, name, objc: objc, shape, summary,
      .property(
        { value, _, app, _ throws(Fault) in
          guard let id = value.asObject, let found = app.scene.value(of: property, id) else {
            return shape.zero
          }
          return Value(found, isWhole: property.shape == .integer)
        },
        { value, new, machine, app, range throws(Fault) in
          guard let id = value.asObject, let converted = new.asProperty(property.shape) else {
            throw machine.wrongKind(new, wanted: shape.rawValue, at: range, in: app)
          }
          try app.set(property, of: id, to: converted)
          return nil
        }))
  }

  /// A property that the scene tells and nobody writes.
  static func read(
    _ owner: Owner, _ name: String, objc: String = "", _ shape: Shape, _ summary: String,
    _ get: @escaping @Sendable (ObjectID, Scene) -> Value
  ) -> Member {
    Member(
      owner, name, objc: objc, shape, summary,
      .property(
        { value, _, app, _ throws(Fault) in value.asObject.map { get($0, app.scene) } ?? .none }, nil))
  }

  /// A property that only code uses: it lies among the values that `let` gives, with a default.
  static func plain(
    _ owner: Owner, _ name: String, objc: String = "", _ shape: Shape, _ summary: String, default: Value
  ) -> Member {
    Member(
      owner, name, objc: objc, shape, summary,
      .property(
        { value, _, app, _ throws(Fault) in
          guard let id = value.asObject, let bound = app.scene.binding(name, of: id) else { return `default` }
          return Value(bound, in: app.scene)
        },
        { value, new, machine, app, range throws(Fault) in
          guard let id = value.asObject, let kept = new.stored else {
            throw machine.wrongKind(new, wanted: shape.rawValue, at: range, in: app)
          }
          app.store(kept, as: name, of: id)
          return nil
        }))
  }

  /// A method that the simulation does not act out: it is noted and nothing happens.
  static func logged(
    _ owner: Owner, _ name: String, _ labels: [String], objc: String = "", answer: Value = .none,
    shape: Shape = .nothing, _ summary: String
  ) -> Member {
    Member(
      owner, name, labels, objc: objc, shape, summary + " (noted, not acted out)",
      .method { value, _, _, app, _ throws(Fault) in
        if let id = value.asObject { app.note(.loggedCall(id, name)) }
        return answer
      })
  }
}

extension Members {
  // MARK: What a view is

  static let ofViews: [Member] = [
    Member(
      .view, "bounds", .rect, "the view's own coordinate system",
      .property(
        { value, _, app, _ throws(Fault) in
          value.asObject.map { .rect(app.scene.bounds(of: $0)) } ?? .none
        },
        { value, new, machine, app, range throws(Fault) in
          guard let id = value.asObject, let rect = new.asRect else {
            throw machine.wrongKind(new, wanted: "rect", at: range, in: app)
          }
          try app.set(.bounds, of: id, to: .rect(rect))
          return nil
        })),
    .stored(.view, "frame", .frame, .rect, "the box around the view, in its superview's points"),
    .stored(.view, "center", .center, .point, "where the anchor point lies in the superview"),
    .stored(.view, "transform", .transform, .transform, "rotation, scale and move"),
    .stored(.view, "isHidden", .hidden, objc: "hidden", .bool, "whether it is hidden"),
    .stored(.view, "alpha", .alpha, .number, "how opaque it is; below 0.01 it takes no touches"),
    .stored(
      .view, "isUserInteractionEnabled", .interaction, objc: "userInteractionEnabled", .bool,
      "whether it and its subviews take touches"),
    .stored(.view, "clipsToBounds", .clips, .bool, "whether drawing ends at the bounds"),
    .stored(
      .view, "isMultipleTouchEnabled", .multitouch, objc: "multipleTouchEnabled", .bool,
      "whether it gets more than one finger"),
    .stored(
      .view, "isExclusiveTouch", .exclusive, objc: "exclusiveTouch", .bool,
      "whether it keeps others from getting touches"),
    .stored(.view, "tag", .tag, .integer, "a number by which code tells views apart"),
    .stored(.view, "backgroundColor", .color, .any, "its colour, a symbol"),
    .stored(.control, "isEnabled", .enabled, objc: "enabled", .bool, "whether the control works"),
    .stored(.control, "isSelected", .selected, objc: "selected", .bool, "whether the control is selected"),
    .stored(
      .control, "isHighlighted", .highlighted, objc: "highlighted", .bool,
      "whether the control shows a finger on it"),
    .stored(.label, "text", .text, .text, "the text that it shows"),
    .read(.view, "isOpaque", objc: "opaque", .bool, "whether it hides what is behind it") { _, _ in
      .bool(true)
    },
    .read(
      .view, "intrinsicContentSize", .size, "the size it would like to have; here its bounds' size"
    ) { .size($1.bounds(of: $0).size) },
    .read(.view, "safeAreaInsets", .insets, "the bars' insets; here zero") { _, _ in .insets(.zero) },
    .read(.view, "layoutMargins", .insets, "the margins; here 8 on each side") { _, _ in
      .insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    },
  ]

  // MARK: Where a view stands

  static let ofViewTrees: [Member] =
    [
      .read(.view, "subviews", .list, "its subviews, from back to front") { .objects($1.subviews(of: $0)) },
      .read(.view, "superview", .view, "the view it stands in") { .optional($1.superview(of: $0)) },
      .read(.view, "window", .view, "the window it stands in") { .optional($1.window(of: $0)) },
      Member(
        .responder, "next", objc: "nextResponder", .object, "the next responder of the chain",
        .property(
          { value, _, app, _ throws(Fault) in
            guard let id = value.asObject else { return .none }
            return .optional(try app.send(NextResponder(), to: id)?.responder)
          }, nil)),
      Member(
        .view, "layer", .layer, "its layer",
        .property(
          { value, _, _, _ throws(Fault) in
            value.asObject.map { .layer(LayerValue(view: $0, isPresentation: false)) } ?? .none
          }, nil)),
      .read(.view, "gestureRecognizers", .list, "its recognizers; nil when it has none") {
        let own = $1.recognizers(of: $0)
        return own.isEmpty ? .none : .objects(own)
      },
      Member(
        .view, "viewWithTag", ["_"], objc: "viewWithTag:", .view, "the first view at or below it with a tag",
        .method { value, arguments, machine, app, range throws(Fault) in
          guard let id = value.asObject, let tag = arguments[0].asNumber else {
            throw machine.badArguments("viewWithTag", arguments, at: range, in: app)
          }
          let found = app.scene.subtree(of: id).first { app.scene.value(of: .tag, $0) == .number(tag) }
          return .optional(found)
        }),
      Member(
        .view, "isDescendant", ["of"], objc: "isDescendantOfView:", .bool,
        "whether it is the view or stands below it",
        .method { value, arguments, machine, app, range throws(Fault) in
          guard let id = value.asObject else { return .bool(false) }
          guard let ancestor = arguments[0].asObject else {
            if arguments[0].isNone { return .bool(false) }
            throw machine.wrongKind(arguments[0], wanted: "a view", at: range, in: app)
          }
          return .bool(app.scene.isDescendant(id, of: ancestor))
        }),
    ] + ofObjects

  /// What every object answers.
  private static let ofObjects: [Member] = [
    Member(
      .anyObject, "isKind", ["of"], objc: "isKindOfClass:", .bool,
      "whether its class is this one or inherits from it",
      .method { value, arguments, machine, app, _ throws(Fault) in
        .bool(machine.isKind(value, of: arguments[0], in: &app))
      }),
    Member(
      .anyObject, "isMember", ["of"], objc: "isMemberOfClass:", .bool,
      "whether its class is exactly this one",
      .method { value, arguments, _, app, _ throws(Fault) in
        guard let id = value.asObject, case .type(let name) = arguments[0] else { return .bool(false) }
        return .bool(app.scene.className(of: id) == name)
      }),
    Member(
      .anyObject, "isEqual", ["_"], objc: "isEqual:", .bool, "whether it is the same object",
      .method { value, arguments, _, _, _ throws(Fault) in .bool(Value.areEqual(value, arguments[0])) }),
    Member(
      .anyObject, "responds", ["to"], objc: "respondsToSelector:", .bool, "whether it has a method",
      .method { value, arguments, _, app, _ throws(Fault) in
        guard let id = value.asObject else { return .bool(false) }
        let selector: String
        switch arguments[0] {
        case .symbol(let name), .string(let name): selector = name
        default: return .bool(false)
        }
        let entry = Entry(selector: selector) ?? Entry(selector: selector, owner: .recognizer)
        let isOwn = app.scene.responds(id, to: selector) || app.scene.function(selector) != nil
        return .bool(isOwn || (entry?.owner == .responder && app.scene.kind(of: id).isResponder))
      }),
    Member(
      .anyObject, "conforms", ["to"], objc: "conformsToProtocol:", .bool,
      "whether it adopts a protocol; here no",
      .method { _, _, _, _, _ throws(Fault) in .bool(false) }),
    .read(.anyObject, "class", .type, "its class") { .type($1.className(of: $0)) },
    Member(
      .anyObject, "description", .text, "its text",
      .property({ value, _, app, _ throws(Fault) in .string(value.text(in: app)) }, nil)),
    .read(.anyObject, "hash", .integer, "a number of its own") { id, _ in .integer(Int(id.index)) },
    .read(.anyObject, "accessibilityIdentifier", .text, "its name") { .string($1.name(of: $0)) },
  ]
}

extension Machine {
  /// A class test, in which an unknown class matches nothing and is told once.
  func isKind(_ value: Value, of type: Value, in app: inout Simulation) -> Bool {
    guard case .type(let name) = type else { return false }
    return isKind(value, named: name, in: &app)
  }

  /// A class test by name.
  func isKind(_ value: Value, named name: String, in app: inout Simulation) -> Bool {
    switch name {
    case "Any", "AnyObject", "id", "instancetype": return !value.isNone
    case "NSObject": return value.asObject != nil || value.tag == .touch || value.tag == .event
    default: break
    }
    if name == "NSValue" {
      return [.point, .size, .rect, .insets, .transform, .integer, .number, .bool].contains(value.tag)
    }
    switch value {
    case .object(let id):
      if name == "NSObjectProtocol" { return true }
      guard app.scene.hasClass(name) else {
        app.note(.unknownClass(id, name))
        return false
      }
      return app.scene.isKind(id, of: name)
    case .touch: return name == "UITouch"
    case .event: return name == "UIEvent"
    case .layer(let layer):
      if name == "CALayer" { return true }
      // A layer that has a shape is a shape layer.
      let shape = app.scene.binding("layer.path", of: layer.view)
      return name == "CAShapeLayer" && shape != nil && shape != .null
    case .path:
      // A path may stand in the place of the shape layer that draws it.
      return ["UIBezierPath", "CGPath", "CGMutablePath", "CAShapeLayer", "CALayer"].contains(name)
    case .string: return name == "String" || name == "NSString"
    case .list(let list) where list.isDictionary: return name == "Dictionary" || name.hasSuffix("Dictionary")
    case .list:
      return name.hasPrefix("NSMutable") || name == "Array" || name == "NSArray" || name == "Set"
        || name == "NSSet"
    case .integer: return NumberKind(typeName: name) == .integer || name == "NSNumber"
    case .number: return NumberKind(typeName: name) == .floating || name == "NSNumber"
    case .bool: return name == "Bool" || name == "BOOL" || name == "NSNumber"
    case .point: return name == "CGPoint"
    case .size: return name == "CGSize"
    case .rect: return name == "CGRect"
    case .insets: return name == "UIEdgeInsets"
    case .transform: return name == "CGAffineTransform"
    default: return false
    }
  }
}
