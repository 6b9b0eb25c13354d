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
      return (number.counted.map { .integer($0) }, .number(number.value))
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

  func fold(_ symbol: BinaryOperator, _ a: Int, _ b: Int) -> Int? {
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

  func constant(_ value: Value) -> Code { { _, _ throws(Fault) in value } }

  /// The value of a tree of literals, as its surroundings want it; nil for anything else.
  func constant(_ expression: Expression, wanting kind: NumberKind?) -> Value? {
    guard let (counted, measured) = literal(expression) else { return nil }
    // In C a division of whole numbers happens before the result goes anywhere.
    if let counted, kind != .floating || !isSwift {
      return kind == .floating ? counted.converted(to: .floating) : counted
    }
    return measured
  }

  // MARK: Expressions

  /// Reads an expression; `kind` is the kind of number that its surroundings want, if they say so.
  mutating func expression(_ expression: Expression, wanting kind: NumberKind?) throws(Mistake) -> Code {
    if let value = constant(expression, wanting: kind) { return constant(value) }
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
    case .selfReference: return try selfValue(at: range)
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

  func implicit(_ name: String) -> Value {
    switch name {
    case "none": .none
    case "recognized": .symbol("ended")
    default: .symbol(name)
    }
  }

  mutating func string(_ parts: [StringPart]) throws(Mistake) -> Code {
    if parts.count == 1, case .text(let text) = parts[0] { return constant(.string(text)) }
    if parts.isEmpty { return constant(.string("")) }
    var codes: [(code: Code, shape: TextShape)] = []
    for part in parts {
      switch part {
      case .text(let text): codes.append((constant(.string(text)), .plain))
      case .value(let value): codes.append((try expression(value, wanting: nil), shape(of: value)))
      }
    }
    let all = codes
    return { machine, app throws(Fault) in
      var result = ""
      for (code, shape) in all {
        result += try code(&machine, &app).text(in: app, as: shape)
        try machine.charge(result.utf8.count / 64, in: &app)
      }
      return .string(result)
    }
  }

  mutating func list(_ items: [Expression], wanting kind: NumberKind?) throws(Mistake) -> Code {
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

  mutating func dictionary(_ entries: [KeyedValue]) throws(Mistake) -> Code {
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

  mutating func tuple(_ parts: [Argument]) throws(Mistake) -> Code {
    var codes: [Code] = []
    for part in parts { codes.append(try expression(part.value, wanting: nil)) }
    let (all, labels) = (codes, parts.map(\.label))
    return { machine, app throws(Fault) in
      var values: [Value] = []
      for code in all { values.append(try code(&machine, &app)) }
      return .tuple(TupleValue(labels: labels, values: values))
    }
  }

  mutating func element(_ base: Expression, _ indices: [Expression], at range: SourceRange)
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

  mutating func unwrapped(_ inner: Expression, at range: SourceRange) throws(Mistake) -> Code {
    let code = try expression(inner, wanting: nil)
    let innerRange = inner.range
    return { machine, app throws(Fault) in
      let value = try code(&machine, &app)
      if value.isNone { throw machine.fault("R2", ["unwrap", machine.text(innerRange)], at: range, in: app) }
      return value
    }
  }

  // MARK: Casts

  mutating func cast(
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
