/// One word, number, string or symbol.
struct Token: Sendable {
  enum Kind: Sendable, Equatable {
    /// A name or a keyword, also `#available` and `@selector`.
    case word
    /// A name in backquotes, which is never a keyword.
    case quotedWord
    case number
    /// A string; Objective-C's with `@` and without.
    case string
    case symbol
    /// A character that no language knows.
    case unknown
    case end
  }

  /// A piece of a string.
  enum Part: Sendable {
    case text(String)
    /// The code of an interpolation, as offsets of the decoded text.
    case code(Range<Int>)
  }

  var kind: Kind
  var text: String
  /// Where it stands in the pasted text.
  var range: SourceRange
  /// Behind its last byte, in the decoded text.
  var endOffset: Int
  /// A new line lies before it.
  var newlineBefore = false
  /// Blanks, a new line or a comment lie before it, or nothing at all.
  var spaceBefore = false
  /// Blanks, a new line or a comment lie behind it, or nothing at all.
  var spaceAfter = false
  var number: NumberLiteral?
  var parts: [Part] = []

  /// Whether it is this symbol.
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
  /// Whether it is this keyword.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  /// Whether it is a name or a keyword.
  var isAnyWord: Bool { kind == .word || kind == .quotedWord }
}
