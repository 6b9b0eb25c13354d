import Geometry
import Messaging
import SceneModel

extension Member {
  /// A field of a point, size, rectangle or insets that can be written in place.
  static func field<T: Sendable>(
    _ owner: Owner, _ name: String, _ shape: Shape, _ summary: String, objc: String = "",
    of unwrap: @escaping @Sendable (Value) -> T?, get: @escaping @Sendable (T) -> Value,
    set: (@Sendable (T, Value) -> Value?)? = nil
  ) -> Member {
    var write: Write?
    if let change = set {
      write = { base, new, machine, app, range throws(Fault) in
        guard let old = unwrap(base), let changed = change(old, new) else {
          throw machine.wrongKind(new, wanted: shape.rawValue, at: range, in: app)
        }
        return changed
      }
    }
    let read: Field = { value in unwrap(value).map(get) ?? .none }
    return Member(
      owner, name, nil, objc: objc, shape, summary,
      .property({ value, _, _, _ throws(Fault) in read(value) }, write), field: read)
  }

  /// A method of a value that needs nothing but its arguments; nil when they are of the wrong sort.
  static func pure(
    _ owner: Owner, _ name: String, _ labels: [String], _ shape: Shape, _ summary: String, objc: String = "",
    _ body: @escaping Pure
  ) -> Member {
    Member(owner, name, labels, objc: objc, shape, summary, .pure(body))
  }
}

extension Machine {
  /// N4: arguments that a method cannot take.
  func badArguments(_ name: String, _ arguments: ShortList<Value>, at range: SourceRange, in app: Simulation)
    -> Fault
  {
    if let place = arguments.firstIndex(where: \.isNone) {
      return fault("N4", ["\(name), argument \(place + 1)", "nil", "a value"], at: range, in: app)
    }
    let kinds = arguments.map { $0.kindName(in: app.scene) }.joined(separator: ", ")
    let what = arguments.count == 1 ? "the argument of \(name)" : "what \(name) gets"
    return fault("N4", [what, kinds, "other arguments"], at: range, in: app)
  }
}

extension Members {
  // MARK: Points and sizes

  static let ofPoints: [Member] =
    [
      .field(
        .point, "x", .number, "the horizontal coordinate", of: \.asPoint, get: { .number($0.x) },
        set: { old, new in new.asNumber.map { .point(Point($0, old.y)) } }),
      .field(
        .point, "y", .number, "the vertical coordinate", of: \.asPoint, get: { .number($0.y) },
        set: { old, new in new.asNumber.map { .point(Point(old.x, $0)) } }),
      .pure(
        .point, "applying", ["_"], .point, "the point moved by a transform",
        objc: "CGPointApplyAffineTransform(point, t)"
      ) { value, arguments in
        guard let point = value.asPoint, let transform = arguments[0].asTransform else { return nil }
        return .point(transform.apply(point))
      },
      .pure(
        .point, "equalTo", ["_"], .bool, "whether two points are equal", objc: "CGPointEqualToPoint(a, b)"
      ) {
        .bool(Value.areEqual($0, $1[0]))
      },
      .field(
        .size, "width", .number, "the width", of: \.asSize, get: { .number($0.width) },
        set: { old, new in new.asNumber.map { .size(Size($0, old.height)) } }),
      .field(
        .size, "height", .number, "the height", of: \.asSize, get: { .number($0.height) },
        set: { old, new in new.asNumber.map { .size(Size(old.width, $0)) } }),
      .pure(.size, "equalTo", ["_"], .bool, "whether two sizes are equal", objc: "CGSizeEqualToSize(a, b)") {
        .bool(Value.areEqual($0, $1[0]))
      },
    ] + ofTransforms

  private static let ofTransforms: [Member] = [
    .field(.transform, "tx", .number, "the move along x", of: \.asTransform, get: { .number($0.tx) }),
    .field(.transform, "ty", .number, "the move along y", of: \.asTransform, get: { .number($0.ty) }),
    .field(.transform, "a", .number, "what x adds to x", of: \.asTransform, get: { .number($0.a) }),
    .field(.transform, "b", .number, "what x adds to y", of: \.asTransform, get: { .number($0.b) }),
    .field(.transform, "c", .number, "what y adds to x", of: \.asTransform, get: { .number($0.c) }),
    .field(.transform, "d", .number, "what y adds to y", of: \.asTransform, get: { .number($0.d) }),
    .field(
      .transform, "isIdentity", .bool, "whether it changes nothing", objc: "CGAffineTransformIsIdentity(t)",
      of: \.asTransform, get: { .bool($0.isIdentity) }),
    .pure(
      .transform, "inverted", [], .transform, "the way back; itself when there is none",
      objc: "CGAffineTransformInvert(t)"
    ) { value, _ in value.asTransform.map { .transform($0.inverse ?? $0) } },
    .pure(
      .transform, "concatenating", ["_"], .transform, "this one first, then the other",
      objc: "CGAffineTransformConcat(a, b)"
    ) { value, arguments in
      guard let first = value.asTransform, let second = arguments[0].asTransform else { return nil }
      return .transform(first.then(second))
    },
    .pure(
      .transform, "translatedBy", ["x", "y"], .transform, "a move first, then this one",
      objc: "CGAffineTransformTranslate(t, x, y)"
    ) { value, arguments in
      guard let t = value.asTransform, let x = arguments[0].asNumber, let y = arguments[1].asNumber else {
        return nil
      }
      return .transform(t.translatedBy(x: x, y: y))
    },
    .pure(
      .transform, "scaledBy", ["x", "y"], .transform, "a scale first, then this one",
      objc: "CGAffineTransformScale(t, x, y)"
    ) { value, arguments in
      guard let t = value.asTransform, let x = arguments[0].asNumber, let y = arguments[1].asNumber else {
        return nil
      }
      return .transform(AffineTransform.scale(x, y).then(t))
    },
    .pure(
      .transform, "rotated", ["by"], .transform, "a rotation first, then this one",
      objc: "CGAffineTransformRotate(t, angle)"
    ) { value, arguments in
      guard let t = value.asTransform, let angle = arguments[0].asNumber else { return nil }
      return .transform(AffineTransform.rotation(radians: angle).then(t))
    },
  ]

  // MARK: Rectangles

  static let ofRects: [Member] = rectFields + rectMethods

  private static func edge(
    _ name: String, objc: String, _ summary: String, _ get: @escaping @Sendable (Rect) -> Double
  ) -> Member {
    .field(.rect, name, .number, summary, objc: objc, of: \.asRect, get: { .number(get($0)) })
  }

  private static let rectFields: [Member] = [
    .field(
      .rect, "origin", .point, "the corner as it was given", of: \.asRect, get: { .point($0.origin) },
      set: { old, new in new.asPoint.map { .rect(Rect(origin: $0, size: old.size)) } }),
    .field(
      .rect, "size", .size, "the size as it was given", of: \.asRect, get: { .size($0.size) },
      set: { old, new in new.asSize.map { .rect(Rect(origin: old.origin, size: $0)) } }),
    edge("width", objc: "CGRectGetWidth(rect)", "the width, never negative") { $0.width },
    edge("height", objc: "CGRectGetHeight(rect)", "the height, never negative") { $0.height },
    edge("minX", objc: "CGRectGetMinX(rect)", "the left edge") { $0.minX },
    edge("midX", objc: "CGRectGetMidX(rect)", "the middle between left and right") { $0.midX },
    edge("maxX", objc: "CGRectGetMaxX(rect)", "the right edge") { $0.maxX },
    edge("minY", objc: "CGRectGetMinY(rect)", "the upper edge") { $0.minY },
    edge("midY", objc: "CGRectGetMidY(rect)", "the middle between top and bottom") { $0.midY },
    edge("maxY", objc: "CGRectGetMaxY(rect)", "the lower edge") { $0.maxY },
    .field(
      .rect, "isEmpty", .bool, "whether it covers no area", objc: "CGRectIsEmpty(rect)", of: \.asRect,
      get: { .bool($0.isEmpty) }),
    .field(
      .rect, "isNull", .bool, "whether it is no place at all", objc: "CGRectIsNull(rect)", of: \.asRect,
      get: { .bool($0.isNull) }),
    .field(
      .rect, "isInfinite", .bool, "whether it is everything", objc: "CGRectIsInfinite(rect)", of: \.asRect,
      get: { .bool($0 == .infinite) }),
    .field(
      .rect, "standardized", .rect, "with a size that is not negative", objc: "CGRectStandardize(rect)",
      of: \.asRect, get: { .rect($0.standardized) }),
    .field(
      .rect, "integral", .rect, "grown to whole numbers", objc: "CGRectIntegral(rect)", of: \.asRect,
      get: { .rect($0.integral) }),
  ]

  private static func pair(
    _ name: String, objc: String, _ shape: Shape, _ summary: String,
    _ body: @escaping @Sendable (Rect, Rect) -> Value,
    touching: (@Sendable () -> Value)? = nil
  ) -> Member {
    Member(
      .rect, name, ["_"], objc: objc, shape, summary,
      .method { value, arguments, machine, app, range throws(Fault) in
        guard let rect = value.asRect, let other = arguments[0].asRect else {
          throw machine.badArguments(name, arguments, at: range, in: app)
        }
        // Whether rectangles that only share an edge have it in common is known from open source alone (R13).
        if let touching, !rect.isEmpty, !other.isEmpty {
          let common = rect.intersection(other)
          if !common.isNull, common.isEmpty {
            app.note(.undocumented(.touchingEdges))
            if app.scene.options[.touchingEdges] == "nothing" { return touching() }
          }
        }
        return body(rect, other)
      })
  }

  private static let rectMethods: [Member] = [
    .pure(
      .rect, "contains", ["_"], .bool,
      "whether a point or rectangle lies in it; right and lower edges do not",
      objc: "CGRectContainsPoint(rect, point)"
    ) { value, arguments in
      guard let rect = value.asRect else { return nil }
      if let point = arguments[0].asPoint { return .bool(rect.contains(point)) }
      return arguments[0].asRect.map { .bool(rect.contains($0)) }
    },
    .pure(
      .rect, "insetBy", ["dx", "dy"], .rect, "edges moved inwards; negative numbers grow it",
      objc: "CGRectInset(rect, dx, dy)"
    ) { value, arguments in
      guard let rect = value.asRect, let dx = arguments[0].asNumber, let dy = arguments[1].asNumber else {
        return nil
      }
      return .rect(rect.insetBy(dx: dx, dy: dy))
    },
    .pure(
      .rect, "offsetBy", ["dx", "dy"], .rect, "moved", objc: "CGRectOffset(rect, dx, dy)"
    ) { value, arguments in
      guard let rect = value.asRect, let dx = arguments[0].asNumber, let dy = arguments[1].asNumber else {
        return nil
      }
      return .rect(rect.offsetBy(dx: dx, dy: dy))
    },
    .pure(
      .rect, "inset", ["by"], .rect, "each edge moved inwards by its inset",
      objc: "UIEdgeInsetsInsetRect(rect, insets)"
    ) { value, arguments in
      guard let rect = value.asRect, let insets = arguments[0].asInsets else { return nil }
      return .rect(rect.inset(by: insets))
    },
    pair("union", objc: "CGRectUnion(a, b)", .rect, "the smallest rectangle around both") {
      .rect($0.union($1))
    },
    pair("intersection", objc: "CGRectIntersection(a, b)", .rect, "the common part, null when there is none")
    {
      .rect($0.intersection($1))
    } touching: {
      .rect(.null)
    },
    pair("intersects", objc: "CGRectIntersectsRect(a, b)", .bool, "whether they have a part in common") {
      .bool($0.intersects($1))
    } touching: {
      .bool(false)
    },
    pair("equalTo", objc: "CGRectEqualToRect(a, b)", .bool, "whether two rectangles are equal") {
      .bool($0 == $1)
    },
    .pure(
      .rect, "applying", ["_"], .rect, "the box around the moved corners",
      objc: "CGRectApplyAffineTransform(rect, t)"
    ) { value, arguments in
      guard let rect = value.asRect, let transform = arguments[0].asTransform else { return nil }
      return .rect(transform.apply(rect))
    },
  ]

  // MARK: Insets

  private static func inset(
    _ name: String, _ summary: String, _ path: WritableKeyPath<EdgeInsets, Double> & Sendable
  ) -> Member {
    .field(
      .insets, name, .number, summary, of: \.asInsets, get: { .number($0[keyPath: path]) },
      set: { old, new in
        new.asNumber.map { number in
          var insets = old
          insets[keyPath: path] = number
          return .insets(insets)
        }
      })
  }

  static let ofInsets: [Member] = [
    inset("top", "the distance from the upper edge", \.top),
    inset("left", "the distance from the left edge", \.left),
    inset("bottom", "the distance from the lower edge", \.bottom),
    inset("right", "the distance from the right edge", \.right),
  ]

  // MARK: Numbers

  private static func rounding(_ name: String, _ summary: String, _ rule: FloatingPointRoundingRule) -> Member
  {
    .pure(.number, name, [], .number, summary) { value, _ in
      if case .integer = value { return value }
      return value.asNumber.map { .number($0.rounded(rule)) }
    }
  }

  static let ofNumbers: [Member] = [
    rounding("rounded", "to the nearest whole number", .toNearestOrAwayFromZero),
    .pure(.number, "squareRoot", [], .number, "the square root") { value, _ in
      value.asNumber.map { .number($0.squareRoot()) }
    },
    Member(
      .number, "toggle", [], .nothing, "turns true into false and false into true",
      .mutation { value, _, _, _, _ throws(Fault) in
        value = .bool(!value.isTruthy)
        return .none
      }),
    .pure(.number, "truncatingRemainder", ["dividingBy"], .number, "what is left of a division") {
      guard let a = $0.asNumber, let b = $1[0].asNumber else { return nil }
      return .number(b == 0 ? .nan : a.truncatingRemainder(dividingBy: b))
    },
    .pure(.number, "remainder", ["dividingBy"], .number, "how far it is from the nearest multiple") {
      guard let a = $0.asNumber, let b = $1[0].asNumber else { return nil }
      return .number(b == 0 ? .nan : a.remainder(dividingBy: b))
    },
    .pure(.number, "timeIntervalSince", ["_"], .number, "the seconds since another time") {
      guard let a = $0.asNumber, let b = $1[0].asNumber else { return nil }
      return .number(a - b)
    },
    .pure(.number, "isMultiple", ["of"], .bool, "whether it is a multiple of a whole number") {
      guard let a = $0.asInteger, let b = $1[0].asInteger else { return nil }
      return .bool(a.isMultiple(of: b))
    },
    .pure(.number, "compare", ["_"], .symbol, "ascending, same or descending", objc: "compare:") {
      guard let a = $0.asNumber, let b = $1[0].asNumber else { return nil }
      return .symbol(a < b ? "ascending" : a > b ? "descending" : "same")
    },
    .field(
      .number, "magnitude", .number, "the absolute value", of: { $0 },
      get: { value in
        if case .integer(let number) = value { return .integer(number == .min ? .max : abs(number)) }
        return value.asNumber.map { .number($0.magnitude) } ?? .none
      }),
    .field(.number, "isNaN", .bool, "whether it is no number", of: \.asNumber, get: { .bool($0.isNaN) }),
    .field(
      .number, "isFinite", .bool, "whether it is neither endless nor no number", of: \.asNumber,
      get: { .bool($0.isFinite) }),
    .field(.number, "isZero", .bool, "whether it is 0", of: \.asNumber, get: { .bool($0 == 0) }),
    .field(
      .number, "description", .text, "the number as text", of: { $0 },
      get: { value in
        switch value {
        case .integer(let number): .string(String(number))
        case .bool(let isTrue): .string(isTrue ? "true" : "false")
        default: .string(value.asNumber.map { String(describing: $0) } ?? "")
        }
      }),
    // NSNumber's readings, in which Objective-C keeps numbers and BOOLs.
    .field(
      .number, "floatValue", .number, "the number as a measured one", of: \.asNumber, get: { .number($0) }),
    .field(
      .number, "doubleValue", .number, "the number as a measured one", of: \.asNumber, get: { .number($0) }),
    .field(
      .number, "intValue", .integer, "the number without its fraction", of: \.asInteger,
      get: { .integer($0) }),
    .field(
      .number, "integerValue", .integer, "the number without its fraction", of: \.asInteger,
      get: { .integer($0) }),
    .field(
      .number, "unsignedIntegerValue", .integer, "the number without its fraction", of: \.asInteger,
      get: { .integer($0) }),
    .field(.number, "boolValue", .bool, "whether it is not 0", of: { $0 }, get: { .bool($0.isTruthy) }),
  ]
}

// MARK: - NSValue

extension Members {
  /// What NSValue's readings are called; boxed geometry is the geometry itself here.
  static let ofBoxes: [Member] = [
    box(.point, "cgPointValue", objc: "CGPointValue", .point),
    box(.rect, "cgRectValue", objc: "CGRectValue", .rect),
    box(.size, "cgSizeValue", objc: "CGSizeValue", .size),
    box(.insets, "uiEdgeInsetsValue", objc: "UIEdgeInsetsValue", .insets),
    box(.transform, "cgAffineTransformValue", objc: "CGAffineTransformValue", .transform),
  ]

  private static func box(_ owner: Member.Owner, _ name: String, objc: String, _ shape: Shape) -> Member {
    Member(
      owner, name, objc: objc, shape, "what a box of it holds",
      .property({ value, _, _, _ throws(Fault) in value }, nil))
  }
}
