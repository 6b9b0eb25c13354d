/// One word, number, string or symbol.
///
/// A class, as parsers are recursive and look at tokens in every function: a reference takes a twentieth of
/// the stack.
final class Token: Sendable {
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

  let kind: Kind
  let text: String
  /// Where it stands in the pasted text.
  let range: SourceRange
  /// Behind its last byte, in the decoded text.
  let endOffset: Int
  /// A new line lies before it.
  let newlineBefore: Bool
  /// Blanks, a new line or a comment lie before it, or nothing at all.
  let spaceBefore: Bool
  /// Blanks, a new line or a comment lie behind it, or nothing at all.
  let spaceAfter: Bool
  let number: NumberLiteral?
  let parts: [Part]

  /// What a token is by itself, before its surroundings are looked at.
  struct Draft {
    var kind: Kind
    var text: String
    var range: SourceRange
    var number: NumberLiteral?
    var parts: [Part] = []
  }

  init(_ draft: Draft, endOffset: Int, newlineBefore: Bool, spaceBefore: Bool, spaceAfter: Bool) {
    kind = draft.kind
    text = draft.text
    range = draft.range
    number = draft.number
    parts = draft.parts
    self.endOffset = endOffset
    self.newlineBefore = newlineBefore
    self.spaceBefore = spaceBefore
    self.spaceAfter = spaceAfter
  }

  /// Whether it is this symbol.
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
  /// Whether it is this keyword.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  /// Whether it is a name or a keyword.
  var isAnyWord: Bool { kind == .word || kind == .quotedWord }
}
