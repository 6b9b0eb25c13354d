import Geometry
import Messaging
import SceneModel

extension Resolver {
  // MARK: Operators

  mutating func unary(
    _ symbol: UnaryOperator, _ inner: Expression, at range: SourceRange, wanting kind: NumberKind?
  ) throws(Mistake) -> Code {
    switch symbol {
    case .not:
      let test = try condition(inner)
      return { machine, app throws(Fault) in .bool(!(try test(&machine, &app))) }
    case .minus:
      let code = try expression(inner, wanting: kind)
      let isSwift = isSwift
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        if case .number(let number) = value { return .number(-number) }
        return try Arithmetic.negate(value, machine, at: range, in: app, isSwift: isSwift)
      }
    case .plus: return try expression(inner, wanting: kind)
    case .complement:
      let code = try expression(inner, wanting: kind)
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        guard let number = value.asInteger else {
          throw machine.wrongKind(value, wanted: "a number", at: range, in: app)
        }
        return .integer(~number)
      }
    case .addressOf:
      var name: String?
      if case .name(let written) = inner.kind { name = written }
      if case .selfReference = inner.kind, extended != nil { name = "self" }
      guard let name, let local = local(name) else { return try expression(inner, wanting: kind) }
      let variable = local.variable
      return { machine, _ throws(Fault) in machine.stack[machine.base + variable.place] }
    case .dereference:
      let code = try expression(inner, wanting: kind)
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        if case .pointer(let place) = value { return machine.heap[place] }
        return value
      }
    }
  }

  mutating func binary(
    _ symbol: BinaryOperator, _ left: Expression, _ right: Expression, at range: SourceRange,
    wanting kind: NumberKind?
  ) throws(Mistake) -> Code {
    switch symbol {
    case .and:
      let (a, b) = (try condition(left), try condition(right))
      return { machine, app throws(Fault) in
        if try !a(&machine, &app) { return .bool(false) }
        return .bool(try b(&machine, &app))
      }
    case .or:
      let (a, b) = (try condition(left), try condition(right))
      return { machine, app throws(Fault) in
        if try a(&machine, &app) { return .bool(true) }
        return .bool(try b(&machine, &app))
      }
    case .coalesce:
      let kind = kind ?? self.kind(of: left)
      let (a, b) = (try expression(left, wanting: kind), try expression(right, wanting: kind))
      return { machine, app throws(Fault) in
        let value = try a(&machine, &app)
        return value.isNone ? try b(&machine, &app) : value
      }
    case .equal, .identical, .notEqual, .notIdentical:
      return try equality(left, right, isEqual: symbol == .equal || symbol == .identical)
    case .closedRange, .halfOpenRange:
      if left.isOpenSide || right.isOpenSide { return try openRange(symbol, left, right, at: range) }
    default: break
    }
    // Comparisons say nothing of the kind of their sides.
    let isArithmetic = [.add, .subtract, .multiply, .divide, .remainder].contains(symbol)
    let wanted = isArithmetic ? kind : nil
    let a = try operand(left, beside: right, wanting: wanted)
    let b = try operand(right, beside: left, wanting: wanted)
    let isSwift = isSwift
    return { machine, app throws(Fault) in
      var x = try a.code(&machine, &app)
      var y = try b.code(&machine, &app)
      if let measured = a.measured, case .number = y { x = measured }
      if let measured = b.measured, case .number = x { y = measured }
      if case .number(let p) = x, case .number(let q) = y {
        switch symbol {
        case .add: return .number(p + q)
        case .subtract: return .number(p - q)
        case .multiply: return .number(p * q)
        case .divide: return .number(p / q)
        case .less: return .bool(p < q)
        case .lessOrEqual: return .bool(p <= q)
        case .greater: return .bool(p > q)
        case .greaterOrEqual: return .bool(p >= q)
        default: break
        }
      }
      let result = try Arithmetic.combine(symbol, x, y, machine, at: range, in: app, isSwift: isSwift)
      try machine.charge(for: result, in: &app)
      return result
    }
  }

  /// A side of an operator; a literal is known in both kinds.
  mutating func operand(_ side: Expression, beside other: Expression, wanting kind: NumberKind?)
    throws(Mistake) -> (code: Code, measured: Value?)
  {
    let code = try expression(side, wanting: kind)
    guard let (counted, measured) = literal(side), counted != nil else { return (code, nil) }
    // C has divided already.
    return (code, isSwift ? measured : counted?.converted(to: .floating))
  }

  mutating func equality(_ left: Expression, _ right: Expression, isEqual: Bool) throws(Mistake)
    -> Code
  {
    let a = try compared(left)
    let b = try compared(right)
    guard !isSwift else {
      return { machine, app throws(Fault) in
        let x = try a(&machine, &app)
        return .bool(try machine.areEqual(x, try b(&machine, &app), in: &app) == isEqual)
      }
    }
    return { machine, app throws(Fault) in
      let x = try a(&machine, &app)
      let y = try b(&machine, &app)
      // In C nil is 0, and so is NO.
      let same =
        x.isNone || y.isNone ? !x.isTruthy && !y.isTruthy : try machine.areEqual(x, y, in: &app)
      return .bool(same == isEqual)
    }
  }

  /// A side of `==`, where `State.closed` of an unknown type is a symbol that equals only itself.
  mutating func compared(_ side: Expression) throws(Mistake) -> Code {
    guard case .member(let base, let name) = side.kind, case .name(let type) = base.kind,
      NameLooks.isCapital(type), !NameLooks.isFrameworkType(type), local(type) == nil
    else { return try expression(side, wanting: nil) }
    let code = try expression(side, wanting: nil)
    let need = Need(name: type, isFunction: false, range: base.range)
    let dotted = Need(name: "\(type).\(name)", isFunction: false, range: side.range)
    return { machine, app throws(Fault) in
      // Objects of the scene may have a capital, too.
      if machine.isMet(need, in: app.scene) || machine.isMet(dotted, in: app.scene) {
        return try code(&machine, &app)
      }
      return .symbol(name)
    }
  }

  mutating func conditional(
    _ condition: Expression, _ then: Expression?, _ otherwise: Expression, wanting kind: NumberKind?
  ) throws(Mistake) -> Code {
    let kind = kind ?? then.flatMap { self.kind(of: $0) } ?? self.kind(of: otherwise)
    let no = try expression(otherwise, wanting: kind)
    guard let then else {
      let value = try expression(condition, wanting: kind)
      return { machine, app throws(Fault) in
        let found = try value(&machine, &app)
        return found.isTruthy ? found : try no(&machine, &app)
      }
    }
    let test = try self.condition(condition)
    let yes = try expression(then, wanting: kind)
    return { machine, app throws(Fault) in
      try test(&machine, &app) ? try yes(&machine, &app) : try no(&machine, &app)
    }
  }

  /// Reads an expression that must hold or not: true or false in Swift, anything in Objective-C.
  mutating func condition(_ expression: Expression) throws(Mistake)
    -> @Sendable (inout Machine, inout Simulation) throws(Fault) -> Bool
  {
    let code = try self.expression(expression, wanting: nil)
    let (range, isSwift) = (expression.range, isSwift)
    return { machine, app throws(Fault) in
      let value = try code(&machine, &app)
      if case .bool(let isTrue) = value { return isTrue }
      if !isSwift { return value.isTruthy }
      if value.isNone { throw machine.nilUsed(range, in: app) }
      throw machine.wrongKind(value, wanted: "true or false", at: range, in: app)
    }
  }
}
