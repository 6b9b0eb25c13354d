import Geometry
import Messaging
import SceneModel

extension Resolver {
  // MARK: Literals

  /// A tree of literals as a whole number and as a measured one; nil for anything else.
  ///
  /// Swift's literals take the kind of what they stand beside, so `5 / 2` is 2.5 beside a CGFloat and 2 beside an
  /// Int; C's are what they look like.
  func literal(_ expression: Expression) -> (counted: Value?, measured: Value)? {
    switch expression.kind {
    case .number(let number):
      guard number.isInteger else { return (nil, .number(number.value)) }
      return (Int(exactly: number.value).map { .integer($0) }, .number(number.value))
    case .unary(.minus, let inner):
      guard let (counted, measured) = literal(inner) else { return nil }
      return (counted?.asInteger.map { .integer(-$0) }, .number(-(measured.asNumber ?? 0)))
    case .unary(.plus, let inner): return literal(inner)
    case .binary(let symbol, let left, let right):
      guard let a = literal(left), let b = literal(right), let x = a.measured.asNumber,
        let y = b.measured.asNumber
      else { return nil }
      var counted: Int?
      if let i = a.counted?.asInteger, let j = b.counted?.asInteger { counted = fold(symbol, i, j) }
      switch symbol {
      case .add: return (counted.map { .integer($0) }, .number(x + y))
      case .subtract: return (counted.map { .integer($0) }, .number(x - y))
      case .multiply: return (counted.map { .integer($0) }, .number(x * y))
      case .divide: return (counted.map { .integer($0) }, .number(x / y))
      default: return nil
      }
    default: return nil
    }
  }

  private func fold(_ symbol: BinaryOperator, _ a: Int, _ b: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch symbol {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide where b != 0: result = a.dividedReportingOverflow(by: b)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  private func constant(_ value: Value) -> Code { { _, _ throws(Fault) in value } }

  // MARK: Expressions

  /// Reads an expression; `kind` is the kind of number that its surroundings want, if they say so.
  mutating func expression(_ expression: Expression, wanting kind: NumberKind?) throws(Mistake) -> Code {
    if let (counted, measured) = literal(expression) {
      // In C a division of whole numbers happens before the result goes anywhere.
      if let counted, kind != .floating || !isSwift {
        return constant(kind == .floating ? counted.converted(to: .floating) : counted)
      }
      return constant(measured)
    }
    let range = expression.range
    switch expression.kind {
    case .number(let number): return constant(.number(number.value))
    case .boolean(let isTrue): return constant(.bool(isTrue))
    case .nothing: return constant(.none)
    case .string(let parts): return try string(parts)
    case .array(let items): return try list(items, wanting: kind)
    case .dictionary(let entries): return try dictionary(entries)
    case .tuple(let parts): return try tuple(parts)
    case .closure(let closure): return try self.closure(closure)
    case .selector(let text): return constant(.symbol(text))
    case .currentMethod:
      let name = entry.map { isSwift ? $0.swiftSignature : $0.selector } ?? ""
      return constant(.string(name))
    case .availability: return constant(.bool(true))
    case .selfReference: return { machine, _ throws(Fault) in .object(machine.receiver) }
    case .superReference: return { machine, _ throws(Fault) in .object(machine.receiver) }
    case .name(let name): return try self.name(name, at: range)
    case .implicitMember(let name): return constant(implicit(name))
    case .type(let type): return constant(.type(type.name))
    case .member(let base, let name): return try member(base, name, at: range)
    case .element(let base, let indices): return try element(base, indices, at: range)
    case .call(let call): return try self.call(call, at: range, isDropped: false)
    case .optionalChain(let inner):
      let chain = try self.chain(inner)
      return { machine, app throws(Fault) in try chain(&machine, &app) ?? .none }
    case .optionalUnwrap(let inner): return try self.expression(inner, wanting: nil)
    case .forceUnwrap(let inner): return try unwrapped(inner, at: range)
    case .unary(let symbol, let inner): return try unary(symbol, inner, at: range, wanting: kind)
    case .binary(let symbol, let left, let right):
      return try binary(symbol, left, right, at: range, wanting: kind)
    case .conditional(let condition, let then, let otherwise):
      return try conditional(condition, then, otherwise, wanting: kind)
    case .assign(let target, let symbol, let value): return try assign(target, symbol, value, at: range)
    case .increment(let target, let amount, let isPrefix):
      return try increment(target, by: amount, isPrefix: isPrefix, at: range)
    case .cast(let value, let type, let cast): return try self.cast(value, type, cast, at: range)
    }
  }

  private func implicit(_ name: String) -> Value {
    switch name {
    case "none": .none
    case "recognized": .symbol("ended")
    default: .symbol(name)
    }
  }

  private mutating func string(_ parts: [StringPart]) throws(Mistake) -> Code {
    if parts.count == 1, case .text(let text) = parts[0] { return constant(.string(text)) }
    if parts.isEmpty { return constant(.string("")) }
    var codes: [Code] = []
    for part in parts {
      switch part {
      case .text(let text): codes.append(constant(.string(text)))
      case .value(let value): codes.append(try expression(value, wanting: nil))
      }
    }
    let all = codes
    return { machine, app throws(Fault) in
      var result = ""
      for code in all {
        result += try code(&machine, &app).text(in: app)
        try machine.charge(result.utf8.count / 64, in: &app)
      }
      return .string(result)
    }
  }

  private mutating func list(_ items: [Expression], wanting kind: NumberKind?) throws(Mistake) -> Code {
    var codes: [Code] = []
    for item in items { codes.append(try expression(item, wanting: kind)) }
    let all = codes
    return { machine, app throws(Fault) in
      var values: [Value] = []
      values.reserveCapacity(all.count)
      for code in all { values.append(try code(&machine, &app)) }
      return .list(ListValue(values))
    }
  }

  private mutating func dictionary(_ entries: [KeyedValue]) throws(Mistake) -> Code {
    var keys: [Code] = []
    var values: [Code] = []
    for entry in entries {
      keys.append(try expression(entry.key, wanting: nil))
      values.append(try expression(entry.value, wanting: nil))
    }
    let (names, contents) = (keys, values)
    return { machine, app throws(Fault) in
      var keys: [Value] = []
      var values: [Value] = []
      for (name, content) in zip(names, contents) {
        keys.append(try name(&machine, &app))
        values.append(try content(&machine, &app))
      }
      try machine.charge(keys.count * keys.count / 16, in: &app)
      return .list(ListValue(keys: keys, values: values))
    }
  }

  private mutating func tuple(_ parts: [Argument]) throws(Mistake) -> Code {
    var codes: [Code] = []
    for part in parts { codes.append(try expression(part.value, wanting: nil)) }
    let (all, labels) = (codes, parts.map(\.label))
    return { machine, app throws(Fault) in
      var values: [Value] = []
      for code in all { values.append(try code(&machine, &app)) }
      return .tuple(TupleValue(labels: labels, values: values))
    }
  }

  private mutating func element(_ base: Expression, _ indices: [Expression], at range: SourceRange)
    throws(Mistake) -> Code
  {
    let code = try expression(base, wanting: nil)
    let read = try elementReader(base, indices, at: range)
    return { machine, app throws(Fault) in try read(try code(&machine, &app), &machine, &app) }
  }

  /// What makes an element of a list.
  mutating func elementReader(_ base: Expression, _ indices: [Expression], at range: SourceRange)
    throws(Mistake)
    -> @Sendable (Value, inout Machine, inout Simulation) throws(Fault) -> Value
  {
    guard let first = indices.first else {
      throw Mistake(.expected(.expression, found: "]"), at: range)
    }
    let index = try expression(first, wanting: .integer)
    let (baseRange, isSwift) = (base.range, isSwift)
    // `counts[key, default: 0]`
    let other = indices.count == 2 ? try expression(indices[1], wanting: nil) : nil
    return { list, machine, app throws(Fault) in
      if let other, case .list(let entries) = list, entries.isDictionary {
        let value = entries.value(for: try index(&machine, &app))
        return value.isNone ? try other(&machine, &app) : value
      }
      if list.isNone {
        if isSwift { throw machine.nilUsed(baseRange, in: app) }
        return .none
      }
      return try machine.element(list, try index(&machine, &app), at: range, in: app)
    }
  }

  private mutating func unwrapped(_ inner: Expression, at range: SourceRange) throws(Mistake) -> Code {
    let code = try expression(inner, wanting: nil)
    let innerRange = inner.range
    return { machine, app throws(Fault) in
      let value = try code(&machine, &app)
      if value.isNone { throw machine.fault("R2", ["unwrap", machine.text(innerRange)], at: range, in: app) }
      return value
    }
  }

  // MARK: Operators

  private mutating func unary(
    _ symbol: UnaryOperator, _ inner: Expression, at range: SourceRange, wanting kind: NumberKind?
  ) throws(Mistake) -> Code {
    switch symbol {
    case .not:
      let test = try condition(inner)
      return { machine, app throws(Fault) in .bool(!(try test(&machine, &app))) }
    case .minus:
      let code = try expression(inner, wanting: kind)
      let innerRange = inner.range
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        if case .number(let number) = value { return .number(-number) }
        return try Arithmetic.negate(value, machine, at: innerRange, in: app)
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
      guard case .name(let name) = inner.kind, let local = local(name) else {
        return try expression(inner, wanting: kind)
      }
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

  private mutating func binary(
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
  private mutating func operand(_ side: Expression, beside other: Expression, wanting kind: NumberKind?)
    throws(Mistake) -> (code: Code, measured: Value?)
  {
    let code = try expression(side, wanting: kind)
    guard let (counted, measured) = literal(side), counted != nil else { return (code, nil) }
    // C has divided already.
    return (code, isSwift ? measured : counted?.converted(to: .floating))
  }

  private mutating func equality(_ left: Expression, _ right: Expression, isEqual: Bool) throws(Mistake)
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

  private mutating func conditional(
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

  // MARK: Casts

  private mutating func cast(
    _ value: Expression, _ type: TypeReference, _ cast: CastKind, at range: SourceRange
  )
    throws(Mistake) -> Code
  {
    let code = try expression(value, wanting: cast == .upcast ? type.number : nil)
    let name = type.name
    switch cast {
    case .upcast:
      return { machine, app throws(Fault) in try code(&machine, &app).coerced(to: type) }
    case .c:
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        return type.number.map { value.converted(to: $0) } ?? value
      }
    case .test:
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        return .bool(machine.isKind(value, named: name, in: &app))
      }
    case .optional:
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        return machine.isKind(value, named: name, in: &app) ? value : .none
      }
    case .forced:
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        guard machine.isKind(value, named: name, in: &app) else {
          throw machine.fault(
            "R2", ["cast", machine.text(range), value.shortText(in: app), name], at: range, in: app)
        }
        return value
      }
    }
  }
}
