// Bodies without a header, and what belongs to a header.

extension CodeReader {
  /// Which method statements without one are probably meant for.
  ///
  /// What they return tells; nil for a text that is no code.
  static func likelyEntry(ofStatements text: String) -> Entry? {
    guard text.utf8.count < 10_000, let paste = try? statements(text, for: .hitTest),
      let body = paste.methods.first?.body, !body.statements.isEmpty
    else { return nil }
    var answers: [Expression] = []
    body.eachStatement { if case .returnValue(let value?) = $0.kind { answers.append(value) } }
    if let only = body.implicitAnswer { answers.append(only) }
    let isImplicit = body.implicitAnswer != nil
    for answer in answers {
      switch answer.kind {
      case .nothing, .selfReference, .superReference: return .hitTest
      case .boolean, .unary(.not, _): return .pointInside
      case .binary(let operation, _, _):
        return operation == .coalesce ? .hitTest : .pointInside
      case .call(let call):
        if call.name == "hitTest" { return .hitTest }
        if ["contains", "point", "pointInside"].contains(call.name ?? "") { return .pointInside }
        if isImplicit { return .touchesBegan }
      default: break
      }
    }
    // A word or two of prose is no code.
    if answers.isEmpty {
      guard case .expression(let value) = body.statements[0].kind else { return .touchesBegan }
      switch value.kind {
      case .call, .assign: return .touchesBegan
      default: return nil
      }
    }
    return isImplicit ? nil : .hitTest
  }

  /// A method with the modifiers in front of it; what else stands there is none of it.
  static func whole(_ found: MethodFinder.Found, in source: Source) -> Range<Int> {
    let start = firstByte(of: found.header, in: source)
    let stream = TokenStream(source, .swift, start..<found.header.start)
    var index = 0
    var first: Int?
    while stream.peek(index).kind != .end {
      let token = stream.peek(index)
      let belongs =
        token.isSymbol("(") || token.isSymbol(")") || token.text.hasPrefix("@") || token.isWord("set")
        || PasteRemains.modifiers.contains(token.text)
      first = belongs ? first ?? token.range.start : nil
      index += 1
    }
    // The stretch before a header has no entities in it.
    let shift = source.pastedOffset(found.header.start) - found.header.start
    return min(found.header.start, (first ?? found.header.start + shift) - shift)..<found.body.upperBound
  }
}

// MARK: - Bodies

extension SwiftParser {
  /// All statements up to the end of the text.
  mutating func wholeBody() throws(Mistake) -> [Statement] {
    let statements = try self.statements()
    guard current.kind == .end, stream.failure == nil else { throw expected(.end) }
    return statements
  }

  /// The body of a computed property, of its getter when it has several; nil for observers of a stored one.
  mutating func getter() throws(Mistake) -> Block? {
    let first = stream.peek(1)
    guard first.kind == .word, ["get", "set", "willSet", "didSet", "_read", "mutating"].contains(first.text),
      stream.peek(2).isSymbol("{") || stream.peek(2).isSymbol("(") || stream.peek(2).isSymbol("}")
        || stream.peek(2).isAnyWord
    else { return try block() }
    stream.advance()
    while current.kind != .end, !isSymbol("}") {
      let isGetter = isWord("get")
      stream.advance()
      if isSymbol("("), let length = stream.closing(0) {
        for _ in 0...length { stream.advance() }
      }
      if isSymbol("{") {
        if isGetter { return try block() }
        guard let length = stream.closing(0) else { return nil }
        for _ in 0...length { stream.advance() }
      }
    }
    return nil
  }

  /// `name(a, b) = expression`, `name:(a) other:(b) = expression`, `name = expression`.
  mutating func definition() throws(Mistake) -> MethodDeclaration {
    let start = current.range
    guard current.isAnyWord else { throw expected(.name) }
    let name = current.text
    stream.advance()
    var parameters: [Parameter] = []
    var isFunction = false
    if isSymbol(":") {
      isFunction = true
      var label: String?
      repeat {
        try expect(":")
        try expect("(")
        guard current.isAnyWord else { throw expected(.name) }
        parameters.append(Parameter(label: label, name: current.text))
        stream.advance()
        try expect(")")
        label = nil
        if current.isAnyWord {
          label = current.text
          stream.advance()
        }
      } while isSymbol(":") || label != nil
    } else if isSymbol("(") {
      isFunction = true
      let opening = current.range
      stream.advance()
      while !isSymbol(")") {
        var words: [String] = []
        while current.isAnyWord {
          words.append(current.text)
          stream.advance()
        }
        guard let last = words.last, words.count < 3 else { throw expected(.name) }
        let type = accept(":") ? try type() : nil
        parameters.append(
          Parameter(label: words.count == 2 && words[0] != "_" ? words[0] : nil, name: last, type: type))
        if !accept(",") { break }
      }
      try close(")", .header, at: opening)
    }
    try expect("=")
    let value = try expression()
    guard current.kind == .end else { throw expected(.end) }
    let body = Block([Statement(.expression(value), range: value.range)], range: value.range)
    return MethodDeclaration(
      name: name, form: isFunction ? .method : .property, language: .swift, parameters: parameters,
      body: body,
      range: start.through(value.range))
  }
}

extension ObjCParser {
  /// All statements up to the end of the text.
  mutating func wholeBody() throws(Mistake) -> [Statement] {
    let statements = try self.statements()
    guard current.kind == .end, stream.failure == nil else { throw expected(.end) }
    return statements
  }
}
