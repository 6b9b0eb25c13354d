// Which names are free, and what they seem to be.

extension NameAnalysis {
  func isFree(_ name: String) -> Bool {
    if local(name) != nil || name == "_" || name.hasPrefix("$") { return false }
    let property = propertyName(of: name)
    return !known.isOwnMember(property) && !known.isFunction(name) && !known.isType(name)
      && !known.isConstant(name)
      && !helpers.contains(property)
  }

  /// The name to bind that an expression is: a bare one, a property of self, or a dotted one.
  func freeName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): isFree(name) ? propertyName(of: name) : nil
    case .member(let base, _) where base.kind == .selfReference && local("self") != nil: nil
    case .member(let base, let name) where base.kind == .selfReference:
      known.isOwnMember(name) || helpers.contains(name) ? nil : propertyName(of: name)
    case .member: dottedName(expression)
    case .forceUnwrap(let inner): freeName(inner)
    default: nil
    }
  }

  /// `Layout.hitSlop`: a free name with the members behind it that nothing here has.
  func dottedName(_ expression: Expression) -> String? {
    guard case .member(let base, let name) = expression.kind else { return freeName(expression) }
    if base.kind == .selfReference { return freeName(expression) }
    let first = freeName(base)
    let isType = first.map { $0.first?.isUppercase == true && !$0.contains(".") } ?? false
    // What stands behind an unknown type is that type's, whatever it is called.
    guard let first, isType || !known.isMember(name) else { return nil }
    // A constant that was pasted along with its type.
    if isType || first.first?.isUppercase == true, helpers.contains(name) { return nil }
    return "\(first).\(name)"
  }

  mutating func note(_ name: String, as kind: ValueKind, at range: SourceRange, isRead: Bool = true) {
    let isSymbol = kind == .symbol && isConstantText(name)
    if isRead, !isSymbol { needed.insert(name) }
    if let index = places.names[name] {
      // The same place is visited again directly after the first time.
      if report.names[index].ranges.last != range { report.names[index].ranges.append(range) }
      if report.names[index].kind == .unknown { report.names[index].kind = kind }
      if report.names[index].need == .symbol, !isSymbol, isRead { report.names[index].need = .value }
      return
    }
    var free = FreeName(name: name, kind: kind, need: isSymbol ? .symbol : .value, ranges: [range])
    // Who has more unknown names than this has not misspelt them.
    if report.names.count < 32,
      let meant = nearest(to: name, among: declared.prefix(256).map(\.name) + known.candidates)
    {
      free.suggestion = meant
      free.suggested = declared.last { $0.name == meant }?.range
    }
    places.names[name] = report.names.count
    report.names.append(free)
  }

  mutating func refine(_ name: String, _ kind: ValueKind) {
    guard let index = places.names[name] else { return }
    if report.names[index].kind == .unknown { report.names[index].kind = kind }
    // Through a local the value is used, but the local is there only when the name is not nil.
  }

  /// Whether an unknown name is written as a constant of an enumeration: not `kSlop`, not `SLOP`.
  private func isConstantText(_ name: String) -> Bool {
    let last = name.split(separator: ".").first.map(String.init) ?? name
    return last.first?.isUppercase == true && last.contains(where: \.isLowercase)
  }

  func isConstantName(_ expression: Expression) -> Bool {
    freeName(expression).map(isConstantText) ?? false
  }

  /// What an expression surely is, by itself.
  func kind(of expression: Expression) -> ValueKind {
    switch expression.kind {
    case .number: .number
    case .boolean: .boolean
    case .string: .text
    case .array: .views
    case .nothing, .selfReference: .view
    // `.zero` may be of any geometry.
    case .implicitMember(let name):
      ["zero", "null", "infinite", "identity", "pi"].contains(name) ? .unknown : .symbol
    case .closure: .closure
    case .unary(.minus, _): .number
    case .unary(.not, _): .boolean
    case .cast(_, let type, _): ValueKind(type) ?? .unknown
    case .member(_, let name): ValueKind(ofMember: name)
    case .name(let name):
      local(name) == nil && known.isConstant(name)
        ? .symbol : ["hitView", "view", "result"].contains(name) ? .view : .unknown
    case .call(let call): ValueKind(answeredBy: call)
    case .optionalChain(let inner), .forceUnwrap(let inner), .optionalUnwrap(let inner): kind(of: inner)
    case .binary(let operation, let left, _):
      switch operation {
      case .add, .subtract, .multiply, .divide, .remainder: .number
      case .coalesce: kind(of: left)
      default: .boolean
      }
    default: .unknown
    }
  }
}
