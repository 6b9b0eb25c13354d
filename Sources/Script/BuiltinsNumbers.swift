import Geometry
import Messaging
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Builtins {
  private static func function(
    _ name: String, _ summary: String, objc: String = "", _ body: @escaping @Sendable (Double) -> Double
  ) -> Builtin {
    .pure(name, ["_"], objc: objc, .number, summary) { $0[0].asNumber.map { .number(body($0)) } }
  }

  private static func function(
    _ name: String, _ summary: String, objc: String = "",
    _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> Builtin {
    .pure(name, ["_", "_"], objc: objc, .number, summary) {
      guard let a = $0[0].asNumber, let b = $0[1].asNumber else { return nil }
      return .number(body(a, b))
    }
  }

  /// The smallest or largest of some numbers: counted only when all of them are.
  private static func extreme(_ name: String, _ summary: String, objc: String, isMinimum: Bool) -> Builtin {
    .pure(name, nil, objc: objc, .number, summary) { arguments in
      guard var best = arguments.first, best.asNumber != nil else { return nil }
      var isCounted = true
      for argument in arguments {
        guard let a = best.asNumber, let b = argument.asNumber else { return nil }
        if case .integer = argument {} else { isCounted = false }
        if isMinimum ? b < a : b > a { best = argument }
      }
      return isCounted ? best : best.converted(to: .floating)
    }
  }

  static let arithmetic: [Builtin] = [
    Builtin("abs", ["_"], objc: "fabs(x)", .number, "the absolute value") {
      arguments, machine, app, range throws(Fault) in
      if case .integer(let number) = arguments[0] {
        if number == .min {
          throw machine.fault("R2", ["overflow", machine.text(range)], at: range, in: app)
        }
        return .integer(Swift.abs(number))
      }
      return arguments[0].asNumber.map { .number($0.magnitude) }
    },
    extreme("min", "the smallest", objc: "MIN(a, b)", isMinimum: true),
    extreme("max", "the largest", objc: "MAX(a, b)", isMinimum: false),
    function("sqrt", "the square root") { $0.squareRoot() },
    function("floor", "the next whole number below") { $0.rounded(.down) },
    function("ceil", "the next whole number above") { $0.rounded(.up) },
    function("round", "the nearest whole number") { $0.rounded(.toNearestOrAwayFromZero) },
    function("trunc", "without its fraction") { $0.rounded(.towardZero) },
    function("sin", "the sine of radians") { Glue.sine($0) },
    function("cos", "the cosine of radians") { Glue.cosine($0) },
    function("tan", "the tangent of radians") { Glue.tangent($0) },
    function("atan", "the angle of a tangent") { Glue.arcTangent($0) },
    function("asin", "the angle of a sine") { Glue.arcSine($0) },
    function("acos", "the angle of a cosine") { Glue.arcCosine($0) },
    function("exp", "e to the power of a number") { Glue.exponential($0) },
    function("log", "the natural logarithm") { Glue.logarithm($0) },
    function("pow", "a power") { Glue.power($0, $1) },
    function("hypot", "the length of a way of x and y") { ($0 * $0 + $1 * $1).squareRoot() },
    function("atan2", "the angle of a direction y, x") { Glue.arcTangent($0, $1) },
    function("fmod", "the remainder") { $1 == 0 ? .nan : $0.truncatingRemainder(dividingBy: $1) },
    Builtin("stride", ["from", "to", "by"], .list, "numbers in steps, without the end") {
      arguments, machine, app, range throws(Fault) in
      try machine.checkSteps(arguments, at: range, in: &app)
      return steps(arguments, includingEnd: false)
    },
    Builtin("stride", ["from", "through", "by"], .list, "numbers in steps, with the end") {
      arguments, machine, app, range throws(Fault) in
      try machine.checkSteps(arguments, at: range, in: &app)
      return steps(arguments, includingEnd: true)
    },
    .pure("zip", ["_", "_"], .list, "pairs of two lists' members") {
      guard let a = $0[0].members, let b = $0[1].members else { return nil }
      return .list(
        ListValue(
          Swift.zip(a, b).map { .tuple(TupleValue(labels: [nil, nil], values: [$0, $1])) }))
    },
  ]

  private static func steps(_ arguments: ShortList<Value>, includingEnd: Bool) -> Value? {
    guard let start = arguments[0].asNumber, let end = arguments[1].asNumber,
      let step = arguments[2].asNumber,
      step != 0, ((end - start) / step).magnitude <= Double(Simulation.stepLimit)
    else { return nil }
    let isCounted = arguments.allSatisfy { if case .integer = $0 { true } else { false } }
    var values: [Value] = []
    var place = 0.0
    // Beyond 2^53 a step may be too small to move a Double: only the count ends such a walk.
    let last = ((end - start) / step).rounded(.down)
    while place <= last + 1 {
      let number = start + place * step
      let isPast = step > 0 ? number > end : number < end
      if isPast || (!includingEnd && number == end) { break }
      values.append(isCounted ? .integer(Int(exactly: number) ?? .max) : .number(number))
      place += 1
    }
    return .list(ListValue(values))
  }
}

extension Machine {
  /// Steps of 0 lead nowhere (R2), and more steps than an event may take are too many.
  func checkSteps(_ arguments: ShortList<Value>, at range: SourceRange, in app: inout Simulation)
    throws(Fault)
  {
    guard let start = arguments[0].asNumber, let end = arguments[1].asNumber,
      let step = arguments[2].asNumber
    else { return }
    if step == 0 { throw fault("R2", ["stride"], at: range, in: app) }
    let count = ((end - start) / step).magnitude
    guard count.isFinite else {
      let culprit = [start, end, step].first { !$0.isFinite } ?? count
      throw fault("R2", ["unfit", "stride", String(describing: culprit)], at: range, in: app)
    }
    if count > Double(Simulation.stepLimit) { try charge(Simulation.stepLimit + 1, in: &app) }
    try charge(Int(count) / 16, in: &app)
  }
}

/// The C library's functions under names that do not meet those of the table.
private enum Glue {
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  static func tangent(_ x: Double) -> Double { tan(x) }
  static func arcTangent(_ x: Double) -> Double { atan(x) }
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  static func arcSine(_ x: Double) -> Double { asin(x) }
  static func arcCosine(_ x: Double) -> Double { acos(x) }
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }
}

extension Builtins {
  // MARK: Output

  static let texts: [Builtin] = [
    .pure("String", [], .text, "an empty text") { _ in .string("") },
    Builtin("String", ["_"], .text, "a value as text") { arguments, _, app, _ throws(Fault) in
      .string(arguments[0].text(in: app))
    },
    Builtin("String", ["describing"], .text, "a value as text") { arguments, _, app, _ throws(Fault) in
      .string(arguments[0].text(in: app))
    },
    Builtin("String", ["reflecting"], .text, "a value as text") { arguments, _, app, _ throws(Fault) in
      .string(arguments[0].text(in: app))
    },
    Builtin("NSLog", nil, .nothing, "prints a line made by a format") {
      arguments, machine, app, _ throws(Fault) in
      try machine.print(format(arguments, in: app), in: &app)
      return Value.none
    },
    Builtin("debugPrint", nil, .nothing, "prints values, texts in quotes") {
      arguments, machine, app, _ throws(Fault) in
      try machine.print(arguments.map { $0.debugText(in: app) }.joined(separator: " "), in: &app)
      return Value.none
    },
    Builtin("NSStringFromCGPoint", ["_"], .text, "a point as {x, y}") { arguments, _, app, _ throws(Fault) in
      .string(arguments[0].cocoaText(in: app))
    },
    Builtin("NSStringFromCGSize", ["_"], .text, "a size as {w, h}") { arguments, _, app, _ throws(Fault) in
      .string(arguments[0].cocoaText(in: app))
    },
    Builtin("NSStringFromCGRect", ["_"], .text, "a rectangle as {{x, y}, {w, h}}") {
      arguments, _, app, _ throws(Fault) in .string(arguments[0].cocoaText(in: app))
    },
    Builtin("NSStringFromUIEdgeInsets", ["_"], .text, "insets as {t, l, b, r}") {
      arguments, _, app, _ throws(Fault) in .string(arguments[0].cocoaText(in: app))
    },
    Builtin("NSStringFromClass", ["_"], .text, "the name of a class") { arguments, _, app, _ throws(Fault) in
      .string(arguments[0].text(in: app))
    },
    Builtin("NSStringFromSelector", ["_"], .text, "the name of a selector") {
      arguments, _, app, _ throws(Fault) in .string(arguments[0].text(in: app))
    },
  ]

  /// A text made by a format and its values.
  static func format(_ arguments: ShortList<Value>, in app: Simulation) -> String {
    guard case .string(let text)? = arguments.first else { return arguments.first?.cocoaText(in: app) ?? "" }
    return Format.fill(text, with: Array(arguments.dropFirst()), in: app)
  }

  // MARK: The environment

  private static func className(_ value: Value) -> Value {
    if case .string(let name) = value { .type(name) } else { Value.none }
  }

  static let environment: [Builtin] = [
    Builtin("type", ["of"], objc: "[x class]", .type, "the class of a value") {
      arguments, _, app, _ throws(Fault) in
      guard let id = arguments[0].asObject else {
        return .type(arguments[0].kindName(in: app.scene))
      }
      return .type(app.scene.className(of: id))
    },
    .pure("NSClassFromString", ["_"], .type, "the class of a name") { className($0[0]) },
    .pure("UIAccessibilityIsVoiceOverRunning", [], .bool, "whether VoiceOver speaks; here no") { _ in
      .bool(false)
    },
    .pure("NSSelectorFromString", ["_"], .symbol, "the selector of a name") {
      if case .string(let name) = $0[0] { .symbol(name) } else { nil }
    },
    Builtin("CACurrentMediaTime", [], .number, "the clock, in seconds") { _, _, app, _ throws(Fault) in
      .number(app.input.time)
    },
    Builtin("Date", [], objc: "[NSDate date]", .number, "the clock, in seconds") {
      _, _, app, _ throws(Fault) in .number(app.input.time)
    },
    .pure("UIInterfaceOrientationIsLandscape", ["_"], .bool, "whether the device lies; here it stands") { _ in
      .bool(false)
    },
    .pure("UIInterfaceOrientationIsPortrait", ["_"], .bool, "whether the device stands; here it does") { _ in
      .bool(true)
    },
  ]
}

extension Machine {
  /// Prints a text, a line for each of its lines.
  mutating func print(_ text: String, in app: inout Simulation) throws(Fault) {
    let whole = output + text
    try charge(whole.utf8.count / 64, in: &app)
    output = ""
    for line in whole.split(separator: "\n", omittingEmptySubsequences: false) {
      app.print(String(line), from: receiver)
    }
  }

  /// Prints values as Swift's `print` does; what ends without a new line waits for the rest of its line.
  mutating func print(_ texts: [String], separator: String, terminator: String, in app: inout Simulation)
    throws(Fault)
  {
    let text = texts.joined(separator: separator) + terminator
    if text.hasSuffix("\n") {
      try print(String(text.dropLast()), in: &app)
    } else {
      output += text
      try charge(output.utf8.count / 64, in: &app)
    }
  }
}
