/// A word of a command as it stands in the text.
struct Lexeme: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A run of characters without quotes, braces and separators.
    case bare
    /// `"text"`.
    case quoted
    /// `{ code }`.
    case block
    /// `=`, `,`, `->`, `(` or `)`.
    case symbol
  }

  var kind: Kind
  /// What it means: a quoted text without quotes and escapes, a block without its braces.
  var text: String
  /// The characters that it takes in the source.
  var range: Range<Int>
}

extension Source {
  /// The first offset from `start` on that is neither a space nor part of a comment: a word's start or the end.
  func skippingSpaces(from start: Int) -> Int {
    var index = start
    while let character = self[index], character.isSpace { index += 1 }
    return startsComment(at: index) ? endOfLine(from: index) : index
  }

  /// The offset at which an error at the end of the command is shown: after the last word before `offset`.
  func endOfWords(before offset: Int) -> Int {
    var index = min(offset, count)
    while index > 0, characters[index - 1].isSpace { index -= 1 }
    return index
  }

  /// The word at or after `start`; nil at the end of the line.
  ///
  /// Words are read one by one, when something is expected of them: what an expression after `=` looks like
  /// is none of the command's business.
  func lexeme(at start: Int) throws(Misreading) -> Lexeme? {
    let start = skippingSpaces(from: start)
    guard let character = self[start], character != "\n" else { return nil }
    switch character {
    case "\"": return try quotedText(at: start)
    case "{":
      guard let close = closingBrace(of: start) else { throw unclosed(at: start) }
      return Lexeme(kind: .block, text: text(start + 1..<close), range: start..<close + 1)
    case "}": throw misreading(.strayBrace, at: start)
    default:
      if let length = symbolLength(at: start) {
        return Lexeme(kind: .symbol, text: text(start..<start + length), range: start..<start + length)
      }
      return bareWord(at: start)
    }
  }

  /// Why a brace is never closed: a quote that is not closed on its line, and hides the brace, or the brace itself.
  private func unclosed(at start: Int) -> Misreading {
    guard let quote = quoteHidingBrace(from: start) else { return misreading(.unclosedBrace, at: start) }
    return misreading(.unclosedQuote, at: quote, length: max(1, endOfLine(from: quote) - quote))
  }

  /// Everything up to the next space, or to the end.
  func run(at start: Int) -> Lexeme? {
    let start = skippingSpaces(from: start)
    var end = start
    while let character = self[end], character != "\n", !character.isSpace { end += 1 }
    return end == start ? nil : Lexeme(kind: .bare, text: text(start..<end), range: start..<end)
  }

  private func bareWord(at start: Int) -> Lexeme {
    var end = start
    while let character = self[end], character != "\n", !character.isSpace, !"\"{}".contains(character),
      symbolLength(at: end) == nil
    { end += 1 }
    return Lexeme(kind: .bare, text: text(start..<end), range: start..<end)
  }

  private func symbolLength(at offset: Int) -> Int? {
    switch self[offset] {
    case "=", ",", "(", ")": 1
    case "-" where self[offset + 1] == ">": 2
    default: nil
    }
  }

  private func quotedText(at start: Int) throws(Misreading) -> Lexeme {
    var text = ""
    var index = start + 1
    while let character = self[index], character != "\n" {
      switch (character, self[index + 1]) {
      case ("\"", _): return Lexeme(kind: .quoted, text: text, range: start..<index + 1)
      case ("\\", "n"?): text.append("\n")
      case ("\\", "\""?), ("\\", "\\"?): text.append(characters[index + 1])
      case ("\\", let other?) where other != "\n":
        throw misreading(.unknownEscape(other), at: index, length: 2)
      default:
        text.append(character)
        index -= 1
      }
      index += 2
    }
    throw misreading(.unclosedQuote, at: start, length: index - start)
  }
}
