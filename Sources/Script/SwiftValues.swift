// Values of Swift: literals, names, lists, key paths, texts.

extension SwiftParser {
  // MARK: Values

  mutating func primary() throws(Mistake) -> Expression {
    if current.kind == .symbol { return try bracketed() }
    return current.kind == .string ? try string() : try literalOrName()
  }

  mutating func literalOrName() throws(Mistake) -> Expression {
    let token = current
    switch token.kind {
    case .number:
      guard let number = token.number else { throw expected(.expression) }
      stream.advance()
      return try node(.number(number), from: token.range)
    case .quotedWord:
      stream.advance()
      return try node(.name(token.text), from: token.range)
    case .word: return try word()
    case .string, .symbol, .unknown, .end: throw expected(.expression)
    }
  }

  mutating func word() throws(Mistake) -> Expression {
    let token = current
    if SwiftParser.unsupportedWords.contains(token.text) { throw unsupported(token.text, at: token.range) }
    if token.text == "if" || token.text == "switch" { return try branches() }
    guard !SwiftParser.reserved.contains(token.text) else { throw expected(.expression) }
    stream.advance()
    switch token.text {
    case "true", "false": return try node(.boolean(token.text == "true"), from: token.range)
    case "nil": return try node(.nothing, from: token.range)
    case "self": return try node(.selfReference, from: token.range)
    case "super":
      guard isSymbol(".") else { throw expected(.symbol(".")) }
      return try node(.superReference, from: token.range)
    case "#function": return try node(.currentMethod, from: token.range)
    case "#line":
      let line = stream.source.line(of: token.range.start)
      return try node(
        .number(NumberLiteral(Double(line), isInteger: true, text: "\(line)")), from: token.range)
    case "#file", "#fileID", "#filePath": return try node(.string([.text("pasted code")]), from: token.range)
    case "#selector":
      let text = try rawArguments()
      return try node(.selector(text), from: token.range)
    case "#available", "#unavailable":
      throw Mistake(.expected(.expression, found: token.text), at: token.range)
    default:
      if token.text.hasPrefix("#") { throw unsupported(token.text, at: token.range) }
      skipGenericArguments(of: token)
      return try node(ObjCNames.constant(token.text) ?? .name(token.text), from: token.range)
    }
  }

  /// Skips the `<UIView>` of `Array<UIView>()`.
  mutating func skipGenericArguments(of name: Token) {
    guard isSymbol("<"), !current.spaceBefore, name.text.first?.isUppercase == true else { return }
    let start = stream
    do {
      stream.advance()
      repeat { _ = try type() } while accept(",")
      if isSymbol(">"), ["(", "."].contains(stream.peek(1).text), !stream.peek(1).spaceBefore {
        stream.advance()
        return
      }
    } catch {}
    stream = start
  }

  mutating func bracketed() throws(Mistake) -> Expression {
    switch current.text {
    case "(": return try parenthesized()
    case "[": return try list()
    case "{" where allowsTrailingClosure: return try closure()
    default: return try marked()
    }
  }

  mutating func parenthesized() throws(Mistake) -> Expression {
    let start = current.range
    let parts = try arguments(.parenthesis)
    if parts.count == 1, parts[0].label == nil { return parts[0].value }
    return try node(.tuple(parts), from: start)
  }

  /// `.member` and `\.path`.
  mutating func marked() throws(Mistake) -> Expression {
    if isSymbol("\\") { return try keyPath() }
    let start = current.range
    guard accept(".") else { throw expected(.expression) }
    guard current.isAnyWord else { throw expected(.name) }
    let name = current.text
    stream.advance()
    return try node(.implicitMember(name), from: start)
  }

  mutating func list() throws(Mistake) -> Expression {
    let opening = current.range
    stream.advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    var elements: [Expression] = []
    var entries: [KeyedValue] = []
    let isEmptyDictionary = accept(":")
    while !isSymbol("]"), current.kind != .end {
      let element = try expression()
      if entries.isEmpty && !elements.isEmpty || !isSymbol(":") {
        guard entries.isEmpty else { throw expected(.symbol(":")) }
        elements.append(element)
      } else {
        stream.advance()
        entries.append(KeyedValue(element, try expression()))
      }
      if !accept(",") { break }
    }
    try close("]", .list, at: opening)
    if isEmptyDictionary || !entries.isEmpty { return try node(.dictionary(entries), from: opening) }
    return try node(.array(elements), from: opening)
  }

  /// `\.frame.origin` is the closure `{ $0.frame.origin }`.
  mutating func keyPath() throws(Mistake) -> Expression {
    let start = current.range
    stream.advance()
    while current.isAnyWord { stream.advance() }
    var value = Expression(.name("$0"), range: start)
    guard isSymbol(".") else { throw expected(.symbol(".")) }
    while isSymbol(".") { value = try member(of: value, from: start) }
    let block = Block([Statement(.expression(value), range: value.range)], range: value.range)
    return try node(.closure(Closure(body: block)), from: start)
  }

  mutating func string() throws(Mistake) -> Expression {
    let token = current
    var parts: [StringPart] = []
    for part in token.parts {
      switch part {
      case .text(let text): parts.append(.text(text))
      case .code(let range):
        var inner = SwiftParser(TokenStream(stream.source, .swift, range), isSwift2: isSwift2)
        inner.stream.depth = stream.depth
        let value = try inner.expression()
        // `\(x, specifier: …)` and the like are not for plain strings.
        guard inner.current.kind == .end else { throw inner.expected(.symbol(")")) }
        parts.append(.value(value))
      }
    }
    stream.advance()
    return try node(.string(parts), from: token.range)
  }
}
