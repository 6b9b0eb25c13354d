import Geometry
import Messaging
import SceneModel

/// What operators do with values.
enum Arithmetic {
  /// Combines two values; `&&`, `||` and `??` are no matter of values and never come here.
  static func combine(
    _ symbol: BinaryOperator, _ left: Value, _ right: Value, _ machine: Machine, at range: SourceRange,
    in app: Simulation, isSwift: Bool = true
  ) throws(Fault) -> Value {
    // In C nil is 0.
    if !isSwift, left.isNone || right.isNone {
      let (a, b) = (left.isNone ? Value.integer(0) : left, right.isNone ? Value.integer(0) : right)
      return try combine(symbol, a, b, machine, at: range, in: app, isSwift: false)
    }
    switch symbol {
    case .equal, .identical: return .bool(Value.areEqual(left, right))
    case .notEqual, .notIdentical: return .bool(!Value.areEqual(left, right))
    default: break
    }
    if symbol == .closedRange || symbol == .halfOpenRange, let a = left.asNumber, let b = right.asNumber,
      !(a <= b)
    {
      throw machine.fault("R2", ["range", machine.text(range)], at: range, in: app)
    }
    if case .number(let a) = left, case .number(let b) = right, let result = measured(symbol, a, b) {
      return result
    }
    if case .integer(let a) = left, case .integer(let b) = right {
      return try counted(symbol, a, b, machine, at: range, in: app, isSwift: isSwift)
    }
    if let result = bits(symbol, left, right) { return result }
    if let result = others(symbol, left, right) { return result }
    if let a = left.asNumber, let b = right.asNumber, let result = measured(symbol, a, b) { return result }
    let culprit = left.asNumber == nil && left.tag != .point && left.tag != .string ? left : right
    if culprit.isNone { throw machine.nilUsed(range, in: app) }
    throw machine.fault(
      "N4", [machine.text(range), culprit.kindName(in: app.scene), "numbers around \(symbol.rawValue)"],
      at: range, in: app)
  }

  /// Two measured numbers; nil for what is not done with them.
  private static func measured(_ symbol: BinaryOperator, _ a: Double, _ b: Double) -> Value? {
    switch symbol {
    case .add: .number(a + b)
    case .subtract: .number(a - b)
    case .multiply: .number(a * b)
    case .divide: .number(a / b)
    case .remainder: .number(b == 0 ? .nan : a.truncatingRemainder(dividingBy: b))
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(a <= b)
    case .greater: .bool(a > b)
    case .greaterOrEqual: .bool(a >= b)
    case .halfOpenRange, .closedRange:
      .range(RangeValue(low: a, high: b, isClosed: symbol == .closedRange, isCounted: false))
    default: nil
    }
  }

  /// Two whole numbers: a division drops the fraction, and what does not fit is a fault in Swift and not a wrong
  /// number; in C it wraps around, as on every machine that UIKit runs on.
  private static func counted(
    _ symbol: BinaryOperator, _ a: Int, _ b: Int, _ machine: Machine, at range: SourceRange,
    in app: Simulation, isSwift: Bool
  ) throws(Fault) -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch symbol {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide, .remainder:
      guard b != 0 else { throw machine.fault("R2", ["division", machine.text(range)], at: range, in: app) }
      result =
        symbol == .divide ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    case .bitAnd: result = (a & b, false)
    case .bitOr: result = (a | b, false)
    case .bitXor: result = (a ^ b, false)
    case .shiftLeft: result = (a << b, false)
    case .shiftRight: result = (a >> b, false)
    case .wrappingAdd: result = (a &+ b, false)
    case .wrappingSubtract: result = (a &- b, false)
    case .wrappingMultiply: result = (a &* b, false)
    case .maskedShiftLeft: result = (a &<< b, false)
    case .maskedShiftRight: result = (a &>> b, false)
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    case .halfOpenRange, .closedRange:
      return .range(
        RangeValue(low: Double(a), high: Double(b), isClosed: symbol == .closedRange, isCounted: true))
    default: return .none
    }
    let isTrap = isSwift || symbol == .divide || symbol == .remainder
    guard !result.overflow || !isTrap else {
      throw machine.fault("R2", ["overflow", machine.text(range)], at: range, in: app)
    }
    return .integer(result.partialValue)
  }

  /// Bits of BOOLs and of options: `found |= inside`, `.left | .right`.
  private static func bits(_ symbol: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
    if case .bool(let a) = left, case .bool(let b) = right {
      switch symbol {
      case .bitAnd: return .bool(a && b)
      case .bitOr: return .bool(a || b)
      case .bitXor: return .bool(a != b)
      default: return nil
      }
    }
    switch (symbol, left, right) {
    case (.bitAnd, .symbol, .symbol): return Value.areEqual(left, right) ? left : .integer(0)
    case (.bitOr, .symbol, .symbol): return .list(ListValue([left, right], isSet: true))
    case (.bitAnd, .list(let list), .symbol), (.bitAnd, .symbol, .list(let list)):
      let one = if case .symbol = left { left } else { right }
      return list.items.contains { Value.areEqual($0, one) } ? one : .integer(0)
    case (.bitAnd, _, _), (.bitOr, _, _), (.bitXor, _, _), (.shiftLeft, _, _), (.shiftRight, _, _):
      guard let a = left.asInteger, let b = right.asInteger else { return nil }
      switch symbol {
      case .bitAnd: return .integer(a & b)
      case .bitOr: return .integer(a | b)
      case .bitXor: return .integer(a ^ b)
      case .shiftLeft: return .integer(a << b)
      default: return .integer(a >> b)
      }
    default: return nil
    }
  }

  /// Texts, points and lists.
  private static func others(_ symbol: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
    switch (symbol, left, right) {
    case (.add, .string(let a), .string(let b)): .string(a + b)
    case (.less, .string(let a), .string(let b)): .bool(a < b)
    case (.greater, .string(let a), .string(let b)): .bool(a > b)
    case (.add, .list(let a), .list(let b)): .list(ListValue(a.items + b.items))
    // Apps add these operators to CGPoint so often that they are taken as given.
    case (.add, .point(let a), .point(let b)): .point(a + b)
    case (.subtract, .point(let a), .point(let b)): .point(a - b)
    case (.multiply, .point(let a), .number(let b)): .point(Point(a.x * b, a.y * b))
    case (.divide, .point(let a), .number(let b)): .point(Point(a.x / b, a.y / b))
    default: nil
    }
  }

  /// The negative of a number.
  static func negate(
    _ value: Value, _ machine: Machine, at range: SourceRange, in app: Simulation, isSwift: Bool
  ) throws(Fault) -> Value {
    switch value {
    case .integer(let number):
      if number == .min, isSwift {
        throw machine.fault("R2", ["overflow", machine.text(range)], at: range, in: app)
      }
      return .integer(0 &- number)
    case .number(let number): return .number(-number)
    default:
      guard let number = value.asNumber else {
        if value.isNone { throw machine.nilUsed(range, in: app) }
        throw machine.wrongKind(value, wanted: "a number", at: range, in: app)
      }
      return .number(-number)
    }
  }
}
