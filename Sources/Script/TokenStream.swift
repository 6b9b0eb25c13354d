/// A text cut into tokens.
///
/// A class, so that parsers, which are copied to look ahead, stay small.
final class TokenList: Sendable {
  let source: Source
  let tokens: [Token]
  /// Characters that were read as others, with their offsets in the pasted text.
  let replacements: [(PasteNote.Replacement, offset: Int)]
  /// What the lexer could not read, behind the last token.
  let failure: Mistake?

  /// Cuts a stretch of the decoded text into tokens; what cannot be cut is reported when it is reached.
  init(_ source: Source, _ language: Language, _ range: Range<Int>) {
    var lexer = Lexer(source, language, from: range.lowerBound, to: range.upperBound)
    var tokens: [Token] = []
    var failure: Mistake?
    do {
      while true {
        let token = try lexer.next()
        tokens.append(token)
        if token.kind == .end { break }
      }
    } catch {
      failure = error
      let end = Token.Draft(kind: .end, text: "", range: error.range)
      tokens.append(
        Token(end, endOffset: range.upperBound, newlineBefore: true, spaceBefore: true, spaceAfter: true))
    }
    self.source = source
    self.tokens = tokens
    self.failure = failure
    replacements = lexer.replacements
  }
}

/// Tokens with a place to read from: what both parsers stand on.
struct TokenStream {
  private let list: TokenList
  var index = 0
  /// Brackets and blocks that are open.
  var depth = 0

  /// Cuts a stretch of the decoded text into tokens.
  init(_ source: Source, _ language: Language, _ range: Range<Int>) {
    list = TokenList(source, language, range)
  }

  private var tokens: [Token] { list.tokens }
  var source: Source { list.source }
  var failure: Mistake? { list.failure }
  var replacements: [(PasteNote.Replacement, offset: Int)] { list.replacements }

  /// The next token, `offset` further on.
  func peek(_ offset: Int = 0) -> Token { tokens[min(index + offset, tokens.count - 1)] }

  var current: Token { tokens[index] }

  /// The place of the last token that was read.
  var last: SourceRange { index == 0 ? current.range : tokens[index - 1].range }

  mutating func advance() { index = min(index + 1, tokens.count - 1) }

  /// How many tokens further the bracket closes that stands `offset` further on; nil when it never does.
  func closing(_ offset: Int) -> Int? {
    var open = 0
    var position = offset
    while index + position < tokens.count {
      let token = peek(position)
      if token.kind == .end { return nil }
      if token.kind == .symbol {
        switch token.text {
        case "(", "[", "{": open += 1
        case ")", "]", "}":
          open -= 1
          if open == 0 { return position }
        default: break
        }
      }
      position += 1
    }
    return nil
  }
}

/// A parser of either language.
protocol TokenReading {
  var stream: TokenStream { get set }
}

extension TokenReading {
  var current: Token { stream.current }

  /// A mistake at the next token, or the lexer's when it could not go on here.
  func mistake(_ fact: Mistake.Fact) -> Mistake {
    if current.kind == .end, let failure = stream.failure { return failure }
    return Mistake(fact, at: current.range)
  }

  func expected(_ wanted: Mistake.Wanted) -> Mistake { mistake(.expected(wanted, found: current.text)) }

  func unsupported(_ construct: String, at range: SourceRange) -> Mistake {
    Mistake(.unsupported(construct), at: range)
  }

  func isSymbol(_ symbol: String) -> Bool { current.isSymbol(symbol) }
  func isWord(_ word: String) -> Bool { current.isWord(word) }

  mutating func accept(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    stream.advance()
    return true
  }

  mutating func acceptWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    stream.advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(Mistake) {
    guard accept(symbol) else { throw expected(.symbol(symbol)) }
  }

  mutating func expectWord(_ word: String) throws(Mistake) {
    guard acceptWord(word) else { throw expected(.symbol(word)) }
  }

  /// Takes the closing bracket of what was opened.
  mutating func close(_ symbol: String, _ opened: Mistake.Opened, at range: SourceRange) throws(Mistake) {
    guard accept(symbol) else {
      let line = stream.source.line(of: range.start)
      throw mistake(.unclosed(symbol, opened, opened: range, found: current.text, line: line))
    }
  }

  /// Goes one level deeper; every way out must come back up.
  mutating func enter() throws(Mistake) {
    stream.depth += 1
    if stream.depth > Limit.nesting { throw Mistake(.tooDeep(limit: Limit.nesting), at: current.range) }
  }

  mutating func leave() { stream.depth -= 1 }

  /// An expression from a place to the last token that was read.
  func node(_ kind: Expression.Kind, from start: SourceRange) throws(Mistake) -> Expression {
    let expression = Expression(kind, range: start.through(stream.last))
    if expression.height > Limit.height { throw Mistake(.tooDeep(limit: Limit.height), at: current.range) }
    return expression
  }

  /// A statement from a place to the last token that was read.
  func statementNode(_ kind: Statement.Kind, from start: SourceRange) throws(Mistake) -> Statement {
    let statement = Statement(kind, range: start.through(stream.last))
    if statement.height > Limit.height { throw Mistake(.tooDeep(limit: Limit.height), at: start) }
    return statement
  }

  /// What stands between parentheses, as it was written; the next token opens them.
  mutating func rawArguments() throws(Mistake) -> String {
    let opening = current
    guard opening.isSymbol("(") else { throw expected(.symbol("(")) }
    guard let length = stream.closing(0) else {
      let line = stream.source.line(of: opening.range.start)
      throw Mistake(.unclosed(")", .call, opened: opening.range, found: "", line: line), at: opening.range)
    }
    let start = opening.endOffset
    for _ in 0..<length { stream.advance() }
    let end = current.endOffset - 1
    stream.advance()
    let text = String(decoding: stream.source.bytes[start..<max(start, end)], as: UTF8.self)
    return text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
