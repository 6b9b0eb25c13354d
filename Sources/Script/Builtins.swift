import Geometry
import Messaging
import SceneModel

/// A function or constructor that code may call without naming an object.
///
/// A class for the same reason as ``Member``.
public final class Builtin: Sendable {
  typealias Body =
    @Sendable (ShortList<Value>, inout Machine, inout Simulation, SourceRange) throws(Fault) -> Value?

  /// Its name in Swift.
  public let name: String
  /// The labels of its arguments, `_` for none; nil when it takes any number of arguments without labels.
  public let labels: [String]?
  /// How it is spelt in Objective-C and C.
  public let objectiveC: String
  /// What it is, in a few words.
  public let summary: String
  /// What it answers.
  public let shape: Shape
  let body: Body

  /// The name with its labels.
  public var signature: String {
    labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? "\(name)(…)"
  }

  init(
    _ name: String, _ labels: [String]?, objc: String = "", _ shape: Shape, _ summary: String,
    _ body: @escaping Body
  ) {
    self.name = name
    self.labels = labels
    objectiveC = objc.isEmpty ? name : objc
    self.shape = shape
    self.summary = summary
    self.body = body
  }

  /// One that needs nothing but its arguments; nil when they are of the wrong sort.
  static func pure(
    _ name: String, _ labels: [String]?, objc: String = "", _ shape: Shape, _ summary: String,
    _ body: @escaping @Sendable (ShortList<Value>) -> Value?
  ) -> Builtin {
    Builtin(name, labels, objc: objc, shape, summary) { arguments, _, _, _ throws(Fault) in body(arguments) }
  }

  /// A constructor of numbers.
  static func numbers(
    _ name: String, _ labels: [String], objc: String, _ shape: Shape, _ summary: String,
    _ body: @escaping @Sendable ([Double]) -> Value
  ) -> Builtin {
    .pure(name, labels, objc: objc, shape, summary) { arguments in
      var numbers: [Double] = []
      for argument in arguments {
        guard let number = argument.asNumber else { return nil }
        numbers.append(number)
      }
      return body(numbers)
    }
  }
}

/// The table of functions.
public enum Builtins {
  /// All functions and constructors.
  public static let all: [Builtin] = structs + paths + conversions + arithmetic + texts + environment

  static let byName: [String: [Builtin]] = Dictionary(grouping: all, by: \.name)

  /// Whether a function of that name is known.
  public static func isKnown(_ name: String) -> Bool {
    // Its separators and terminator make `print` a construct of the language here.
    name == "print" || name == "swap" || byName[name] != nil || isAssertion(name)
  }

  /// Assertions of all frameworks do nothing: code is run as if they held.
  static func isAssertion(_ name: String) -> Bool {
    ["assert", "assertionFailure", "precondition", "dispatchPrecondition"].contains(name)
      || (name.contains("Assert") && name.first?.isUppercase == true)
  }

  /// The function that a call with these labels means, an exact one before one with as many arguments.
  static func find(_ name: String, labels: [String]) -> Builtin? {
    let named = byName[name] ?? []
    return named.first { $0.labels == labels } ?? named.first { $0.labels == nil }
      ?? named.first { $0.labels?.count == labels.count }
  }

  /// The constructor that `.init(…)` means, by its labels.
  static func constructor(labels: [String]) -> Builtin? { structs.first { $0.labels == labels } }

  // MARK: Geometry

  private static let structs: [Builtin] = [
    .numbers("CGPoint", ["x", "y"], objc: "CGPointMake(x, y)", .point, "a point") {
      .point(Point($0[0], $0[1]))
    },
    .pure("CGPoint", [], .point, "the origin") { _ in .point(.zero) },
    .numbers("CGSize", ["width", "height"], objc: "CGSizeMake(w, h)", .size, "a size") {
      .size(Size($0[0], $0[1]))
    },
    .pure("CGSize", [], .size, "no size") { _ in .size(.zero) },
    .numbers("CGRect", ["x", "y", "width", "height"], objc: "CGRectMake(x, y, w, h)", .rect, "a rectangle") {
      .rect(Rect($0[0], $0[1], $0[2], $0[3]))
    },
    .pure("CGRect", ["origin", "size"], .rect, "a rectangle") {
      guard let origin = $0[0].asPoint, let size = $0[1].asSize else { return nil }
      return .rect(Rect(origin: origin, size: size))
    },
    .pure("CGRect", [], .rect, "a rectangle of no size") { _ in .rect(.zero) },
    .numbers(
      "UIEdgeInsets", ["top", "left", "bottom", "right"], objc: "UIEdgeInsetsMake(t, l, b, r)", .insets,
      "insets"
    ) { .insets(EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])) },
    .pure("UIEdgeInsets", [], .insets, "no insets") { _ in .insets(.zero) },
    .numbers(
      "CGAffineTransform", ["translationX", "y"], objc: "CGAffineTransformMakeTranslation(x, y)", .transform,
      "a move"
    ) { .transform(.translation($0[0], $0[1])) },
    .numbers(
      "CGAffineTransform", ["scaleX", "y"], objc: "CGAffineTransformMakeScale(x, y)", .transform, "a scale"
    ) { .transform(.scale($0[0], $0[1])) },
    .numbers(
      "CGAffineTransform", ["rotationAngle"], objc: "CGAffineTransformMakeRotation(angle)", .transform,
      "a rotation by radians"
    ) { .transform(.rotation(radians: $0[0])) },
    .numbers(
      "CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"],
      objc: "CGAffineTransformMake(a, b, c, d, tx, ty)",
      .transform, "a transform"
    ) { .transform(AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])) },
    .pure("CGAffineTransform", [], .transform, "no transform") { _ in .transform(.identity) },
    .numbers("CGVector", ["dx", "dy"], objc: "CGVectorMake(dx, dy)", .point, "a vector, here a point") {
      .point(Point($0[0], $0[1]))
    },
  ]

  private static let paths: [Builtin] = [
    .pure("UIBezierPath", [], objc: "[UIBezierPath bezierPath]", .path, "an empty path") { _ in .path(Path())
    },
    .pure("UIBezierPath", ["rect"], objc: "bezierPathWithRect:", .path, "a rectangle's path") {
      $0[0].asRect.map { .path(Path(rect: $0)) }
    },
    .pure("UIBezierPath", ["ovalIn"], objc: "bezierPathWithOvalInRect:", .path, "an oval's path") {
      $0[0].asRect.map { .path(Path(ovalIn: $0)) }
    },
    .pure(
      "UIBezierPath", ["roundedRect", "cornerRadius"], objc: "bezierPathWithRoundedRect:cornerRadius:", .path,
      "the path of a rectangle with round corners"
    ) {
      guard let rect = $0[0].asRect, let radius = $0[1].asNumber else { return nil }
      return .path(Path(roundedRect: rect, radiusX: radius, radiusY: radius))
    },
    .pure(
      "UIBezierPath", ["roundedRect", "byRoundingCorners", "cornerRadii"],
      objc: "bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:", .path,
      "the path of a rectangle of which some corners are round"
    ) {
      guard let rect = $0[0].asRect, let corners = $0[1].corners, let radii = $0[2].asSize else { return nil }
      return .path(Path(roundedRect: rect, corners, radiusX: radii.width, radiusY: radii.height))
    },
    .pure(
      "UIBezierPath", ["arcCenter", "radius", "startAngle", "endAngle", "clockwise"],
      objc: "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:", .path, "an arc's path"
    ) {
      guard let center = $0[0].asPoint, let radius = $0[1].asNumber, let start = $0[2].asNumber,
        let end = $0[3].asNumber
      else { return nil }
      var path = Path()
      path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: $0[4].isTruthy)
      return .path(path)
    },
    .pure("UIBezierPath", ["cgPath"], objc: "bezierPathWithCGPath:", .path, "the same path") {
      $0[0].asPath.map { .path($0) }
    },
    .pure("CGPath", ["rect", "transform"], .path, "a rectangle's path") {
      $0[0].asRect.map { .path(Path(rect: $0)) }
    },
    .pure("CGPath", ["ellipseIn", "transform"], .path, "an oval's path") {
      $0[0].asRect.map { .path(Path(ovalIn: $0)) }
    },
    .pure(
      "CGPath", ["roundedRect", "cornerWidth", "cornerHeight", "transform"], .path, "a round rectangle's path"
    ) {
      guard let rect = $0[0].asRect, let width = $0[1].asNumber, let height = $0[2].asNumber else {
        return nil
      }
      return .path(Path(roundedRect: rect, radiusX: width, radiusY: height))
    },
    .pure("CGMutablePath", [], objc: "CGPathCreateMutable()", .path, "an empty path") { _ in .path(Path()) },
    Builtin(
      "CGPathContainsPoint", nil, objc: "CGPathContainsPoint(path, t, point, evenOdd)", .bool,
      "whether a point lies in a path; a path of nil contains nothing"
    ) { arguments, _, _, _ throws(Fault) in
      guard arguments.count == 4 else { return nil }
      guard let path = arguments[0].asPath else { return arguments[0].isNone ? .bool(false) : nil }
      guard let point = arguments[2].asPoint else { return nil }
      let moved = arguments[1].asTransform.map { $0.apply(point) } ?? point
      return .bool(path.contains(moved, evenOdd: arguments[3].isTruthy))
    },
  ]

  // MARK: Numbers

  private static func measured(_ name: String) -> Builtin {
    .pure(name, ["_"], .number, "the number as a measured one") { arguments in
      switch arguments[0] {
      case .string(let text): return Double(text).map { .number($0) } ?? Value.none
      default: return arguments[0].asNumber.map { .number($0) }
      }
    }
  }

  private static func counted(_ name: String) -> Builtin {
    Builtin(name, ["_"], .integer, "the number without its fraction") {
      arguments, machine, app, range throws(Fault) in
      if case .string(let text) = arguments[0] { return Int(text).map { .integer($0) } ?? Value.none }
      if let number = arguments[0].asInteger, name != "UInt" || number >= 0 { return .integer(number) }
      guard let number = arguments[0].asNumber else { return nil }
      throw machine.fault("R2", ["unfit", name, String(describing: number)], at: range, in: app)
    }
  }

  private static let conversions: [Builtin] =
    ["CGFloat", "Double", "Float", "TimeInterval"].map(measured) + ["Int", "UInt", "NSInteger"].map(counted)
    + [
      .pure("Bool", ["_"], .bool, "whether it holds") { .bool($0[0].isTruthy) },
      .pure("Array", ["_"], .list, "a list of the members") { list($0[0], isSet: false) },
      .pure("Set", ["_"], .list, "a set of the members") { list($0[0], isSet: true) },
      .pure("Array", [], .list, "an empty list") { _ in .list(ListValue([])) },
      Builtin("Array", ["repeating", "count"], .list, "a value some times") {
        arguments, machine, app, range throws(Fault) in
        guard let count = arguments[1].asInteger else { return nil }
        guard count >= 0 else {
          throw machine.fault("R2", ["negative", machine.text(range)], at: range, in: app)
        }
        try machine.charge(count / 16, in: &app)
        guard count <= Simulation.stepLimit * 16 else { return nil }
        return .list(ListValue(Array(repeating: arguments[0], count: count)))
      },
      .pure("Set", [], .list, "an empty set") { _ in .list(ListValue([], isSet: true)) },
      .pure("Selector", ["_"], .symbol, "a selector", ) {
        if case .string(let name) = $0[0] { .symbol(name) } else { $0[0] }
      },
      .pure("NSValue", ["cgPoint"], objc: "valueWithCGPoint:", .point, "the point") { $0[0] },
      .pure("NSValue", ["cgRect"], objc: "valueWithCGRect:", .rect, "the rectangle") { $0[0] },
      .pure("NSValue", ["cgSize"], objc: "valueWithCGSize:", .size, "the size") { $0[0] },
      .pure("NSValue", ["uiEdgeInsets"], objc: "valueWithUIEdgeInsets:", .insets, "the insets") { $0[0] },
      .pure(
        "NSValue", ["cgAffineTransform"], objc: "valueWithCGAffineTransform:", .transform, "the transform"
      ) { $0[0] },
      .pure("NSNumber", ["value"], objc: "numberWithInt:", .number, "the number") { $0[0] },
    ]

  private static func list(_ value: Value, isSet: Bool) -> Value? {
    switch value {
    case .list(let list): return .list(ListValue(list.items, isSet: isSet))
    case .range(let range):
      guard let numbers = range.numbers, numbers.count <= Simulation.stepLimit else { return nil }
      return .list(ListValue(numbers.map { .integer($0) }, isSet: isSet))
    default: return nil
    }
  }
}
