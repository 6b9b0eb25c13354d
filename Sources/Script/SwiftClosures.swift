// Closures of Swift.

extension SwiftParser {
  mutating func closure() throws(Mistake) -> Expression {
    let opening = current.range
    try enter()
    defer { leave() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    stream.advance()
    let (captures, parameters) = try closureHeader()
    let statements = try self.statements()
    try close("}", .block, at: opening)
    let body = Block(statements, range: opening.through(stream.last))
    return try node(.closure(Closure(parameters: parameters, captures: captures, body: body)), from: opening)
  }

  private mutating func closureHeader() throws(Mistake) -> ([String], [Parameter]) {
    guard hasClosureHeader else { return ([], []) }
    let captures = isSymbol("[") ? try captureList() : []
    let parameters = try closureParameters()
    // `throws` and an answer's type.
    while !isWord("in") { stream.advance() }
    stream.advance()
    return (captures, parameters)
  }

  /// Whether captures or parameters with their `in` come next.
  private var hasClosureHeader: Bool {
    var offset = 0
    if isSymbol("[") {
      guard let closing = stream.closing(0) else { return false }
      offset = closing + 1
      if stream.peek(offset).isWord("in") { return true }
    }
    if stream.peek(offset).isSymbol("(") {
      guard let closing = stream.closing(offset) else { return false }
      offset = closing + 1
    } else {
      while stream.peek(offset).isAnyWord, !SwiftParser.reserved.contains(stream.peek(offset).text) {
        offset += 1
        guard stream.peek(offset).isSymbol(",") else { break }
        offset += 1
      }
    }
    if stream.peek(offset).isWord("throws") { offset += 1 }
    if stream.peek(offset).isSymbol("->") {
      offset += 1
      // A type, which has no braces, strings or operators in it.
      while !stream.peek(offset).isWord("in") {
        let token = stream.peek(offset)
        guard
          token.isAnyWord
            || ["<", ">", ",", "?", "!", "[", "]", "(", ")", ".", ":", "->"].contains(token.text),
          token.kind != .end, !token.newlineBefore
        else { return false }
        offset += 1
      }
    }
    return stream.peek(offset).isWord("in")
  }

  private mutating func captureList() throws(Mistake) -> [String] {
    let opening = current.range
    stream.advance()
    var names: [String] = []
    while !isSymbol("]") {
      while ["weak", "unowned", "safe", "unsafe", "(", ")"].contains(current.text),
        stream.peek(1).text != "]",
        stream.peek(1).text != ",", stream.peek(1).text != "="
      {
        stream.advance()
      }
      guard current.isAnyWord else { throw expected(.name) }
      if stream.peek(1).isSymbol("=") { throw unsupported("[\(current.text) = …]", at: current.range) }
      names.append(current.text)
      stream.advance()
      if !accept(",") { break }
    }
    try close("]", .list, at: opening)
    return names
  }

  private mutating func closureParameters() throws(Mistake) -> [Parameter] {
    var parameters: [Parameter] = []
    if isSymbol("(") {
      let opening = current.range
      stream.advance()
      while !isSymbol(")") {
        guard current.isAnyWord else { throw expected(.name) }
        var name = current.text
        stream.advance()
        if current.isAnyWord {
          name = current.text
          stream.advance()
        }
        var isInout = false
        var type: TypeReference?
        if accept(":") {
          isInout = isWord("inout")
          type = try self.type()
        }
        parameters.append(Parameter(name: name, type: type, isInout: isInout))
        if !accept(",") { break }
      }
      try close(")", .parenthesis, at: opening)
      return parameters
    }
    while current.isAnyWord, !isWord("in"), !isWord("throws") {
      parameters.append(Parameter(name: current.text))
      stream.advance()
      if !accept(",") { break }
    }
    return parameters
  }
}
