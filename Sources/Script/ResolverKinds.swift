extension Resolver {
  /// The kind of number that an expression surely has in Swift: only measured ones are told, since a literal that
  /// stands beside one is measured too, in `wide ? bounds.width : 5` as in `bounds.width + 5`.
  mutating func kind(of expression: Expression) -> NumberKind? {
    guard isSwift else { return nil }
    switch expression.kind {
    case .number(let number): return number.isInteger ? nil : .floating
    case .name(let name):
      if let local = local(name) { return local.variable.number == .floating ? .floating : nil }
      if isOfExtended(name) { return measured(Members.properties(named: name)) }
      return measured(Members.properties(named: name).filter(\.isOfObjects))
    case .member(_, let name): return measured(Members.properties(named: name))
    case .unary(.minus, let inner), .unary(.plus, let inner), .optionalChain(let inner),
      .optionalUnwrap(let inner),
      .forceUnwrap(let inner):
      return kind(of: inner)
    case .binary(let symbol, let left, let right):
      guard [.add, .subtract, .multiply, .divide, .coalesce].contains(symbol) else { return nil }
      return kind(of: left) ?? kind(of: right)
    case .conditional(_, let then, let otherwise): return then.flatMap { kind(of: $0) } ?? kind(of: otherwise)
    case .cast(_, let type, _): return type.number == .floating ? .floating : nil
    case .call(let call):
      guard let name = call.name else { return nil }
      if case .name = call.callee.kind {
        if ["max", "min", "abs"].contains(name) {
          for argument in call.arguments { if let kind = kind(of: argument.value) { return kind } }
          return nil
        }
        if ["Int", "UInt", "NSInteger"].contains(name) { return nil }
        return Builtins.byName[name]?.allSatisfy { $0.shape == .number } == true ? .floating : nil
      }
      return nil
    default: return nil
    }
  }

  /// Measured when all members of the name are.
  private func measured(_ members: [Member]) -> NumberKind? {
    !members.isEmpty && members.allSatisfy { $0.shape == .number } ? .floating : nil
  }
}

extension Resolver {
  /// The geometry type that an expression surely has; nil for anything that may be something else.
  mutating func geometryType(of expression: Expression) -> Member.Owner? {
    switch expression.kind {
    case .name(let name):
      if let local = local(name) {
        return local.type?.optionality == TypeReference.Optionality.none ? owner(local.type) : nil
      }
      return owner(Members.properties(named: name).filter(\.isOfObjects))
    case .member(let base, let name):
      if case .selfReference = base.kind {
        return owner(Members.properties(named: name).filter(\.isOfObjects))
      }
      return Members.isKnown(name) ? owner(Members.properties(named: name)) : nil
    case .call(let call):
      guard case .member(_, let name) = call.callee.kind else { return nil }
      return owner(Members.methods(named: name, labels: call.labels))
    default: return nil
    }
  }

  private func owner(_ type: TypeReference?) -> Member.Owner? {
    switch type?.name {
    case "CGPoint": .point
    case "CGSize": .size
    case "CGRect": .rect
    case "UIEdgeInsets": .insets
    default: nil
    }
  }

  private func owner(_ members: [Member]) -> Member.Owner? {
    guard let shape = members.first?.shape, members.allSatisfy({ $0.shape == shape }) else { return nil }
    switch shape {
    case .point: return .point
    case .size: return .size
    case .rect: return .rect
    case .insets: return .insets
    default: return nil
    }
  }

  /// N2: refuses a member that a geometry type does not have.
  mutating func checkMember(_ name: String, of base: Expression, at range: SourceRange) throws(Mistake) {
    if case .binary(let symbol, let low, let high) = base.kind, low.isOpenSide || high.isOpenSide {
      let sample = RangeValue(
        low: low.isOpenSide ? -.infinity : 0, high: high.isOpenSide ? .infinity : 0,
        isClosed: symbol == .closedRange, isCounted: true, isOpen: true)
      guard !sample.has(name) else { return }
      throw Mistake(
        .unknownMember(name, of: sample.typeName),
        at: SourceRange(max(range.start, range.end - name.utf8.count), range.end))
    }
    guard extended == nil, !extensions.contains(name), let owner = geometryType(of: base) else { return }
    let known = Members.all.filter { $0.owner == owner }.map(\.name)
    guard !known.contains(name) else { return }
    throw Mistake(
      .unknownMember(name, of: "\(owner)"),
      at: SourceRange(max(range.start, range.end - name.utf8.count), range.end),
      suggestion: nearest(to: name, among: known))
  }
}
