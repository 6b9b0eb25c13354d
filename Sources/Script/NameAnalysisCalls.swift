// Calls of what code does not define, and the types that it names.

extension NameAnalysis {
  // MARK: Calls

  mutating func visit(_ call: Call, at range: SourceRange, as kind: ValueKind, isDropped: Bool) {
    var callee = call.callee
    var isOptional = false
    if case .optionalUnwrap(let inner) = callee.kind {
      callee = inner
      isOptional = true
    }
    if case .forceUnwrap(let inner) = callee.kind { callee = inner }
    switch callee.kind {
    case .name(let name):
      if known.isOwnMember(name), local(name) == nil || (name == "point" && call.labels.first == "inside") {
        own.insert(callee.range)
      }
      if local(name) != nil {
        refineLocal(name)
      } else if !isKnownCallee(name), !(isOptional && isDropped) {
        note(call, name, receiver: nil, at: range, as: kind, isDropped: isDropped || isOptional)
      }
    case .member(let base, let name) where base.kind == .selfReference || base.kind == .superReference:
      if !isKnownCallee(name), base.kind == .selfReference, !(isOptional && isDropped) {
        note(call, name, receiver: nil, at: range, as: kind, isDropped: isDropped || isOptional)
      }
    case .member(let base, let name):
      visit(base, of: call, name)
      if !known.isMember(name), !helpers.contains(name) {
        note(
          call, name, receiver: receiverName(base), at: range, as: kind,
          isDropped: isDropped || isOptionalBase(base) || isOpaqueClass(base))
      }
    default: visit(callee)
    }
    for (index, argument) in call.arguments.enumerated() {
      visit(argument.value, as: ValueKind(ofArgument: index, argument.label, of: call, call.name ?? ""))
    }
  }

  /// The base of a method call.
  mutating func visit(_ base: Expression, of call: Call, _ name: String) {
    let kind = known.isMember(name) ? ValueKind(receiving: name, call) : .unknown
    if case .optionalUnwrap(let inner) = base.kind, let free = freeName(inner) {
      note(free, as: kind, at: inner.range, isRead: kind != .unknown)
    } else {
      visit(base, as: kind)
    }
  }

  func isOptionalBase(_ base: Expression) -> Bool {
    if case .optionalUnwrap(let inner) = base.kind { return freeName(inner) != nil }
    return false
  }

  /// Whether a call asks a framework's class, or an object of one, for something that the scene cannot hold.
  func isOpaqueClass(_ base: Expression) -> Bool {
    switch base.kind {
    case .name(let type):
      if let local = local(type) { return local.isOpaque }
      return NameLooks.isOpaque(type)
    case .type(let type): return NameLooks.isOpaque(type.name)
    case .member(let inner, let name): return !known.isMember(name) && isOpaqueClass(inner)
    case .call(let call):
      if case .member(let inner, let name) = call.callee.kind {
        return !known.isMember(name) && isOpaqueClass(inner)
      }
      return isOpaqueClass(call.callee)
    case .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _):
      return isOpaqueClass(inner)
    default: return false
    }
  }

  func receiverName(_ base: Expression) -> String? {
    if case .optionalUnwrap(let inner) = base.kind { return freeName(inner) }
    return freeName(base)
  }

  func isKnownCallee(_ name: String) -> Bool {
    known.isFunction(name) || known.isType(name) || known.isOwnMember(name) || helpers.contains(name)
  }

  mutating func refineLocal(_ name: String) {
    if let origin = local(name)?.origin { refine(origin, .closure) }
  }

  mutating func note(
    _ call: Call, _ name: String, receiver: String?, at range: SourceRange, as kind: ValueKind,
    isDropped: Bool
  ) {
    let labels = call.labels
    let signature =
      language == .swift || labels.isEmpty
      ? "\(name)(\(labels.map { "\($0):" }.joined()))"
      : ([name] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { "\($0):" }.joined()
    var kind = kind
    let views = ["View", "Button", "Label", "Cell", "Control", "Window"]
    if kind == .unknown, receiver == nil, name.first?.isUppercase == true,
      views.contains(where: name.hasSuffix)
    {
      kind = .view
    }
    let key = "\(receiver ?? "") \(signature)"
    if let index = places.calls[key] {
      places.callsByRange[range] = index
      report.calls[index].ranges.append(range)
      report.calls[index].needsValue = report.calls[index].needsValue || !isDropped
      if report.calls[index].kind == .unknown { report.calls[index].kind = kind }
    } else {
      places.calls[key] = report.calls.count
      places.callsByRange[range] = report.calls.count
      report.calls.append(
        FreeCall(
          name: name, signature: signature, labels: labels, receiver: receiver, needsValue: !isDropped,
          kind: kind,
          ranges: [range]))
    }
  }

  mutating func visit(_ type: TypeReference) {
    let isPlain = known.isType(type.name) || type.name.first?.isLetter != true && type.name.first != "_"
    if !isPlain, type.number == nil, places.classes.insert(type.name).inserted {
      report.classes.append(
        FreeName(name: type.name, kind: .unknown, need: .symbol, ranges: [type.range]))
    }
  }
}
