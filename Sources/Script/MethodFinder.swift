/// Finds the methods in a paste: one or several, with or without a class around them, or a whole article.
///
/// A method is the header of a function or computed property behind which only blanks, comments or a stray
/// semicolon come before its `{`; prose that mentions a method has no such brace. Braces are matched outside
/// of strings and comments, and never guessed: a lost one is a mistake.
struct MethodFinder {
  /// A method with the bytes of its body, the braces included.
  struct Found {
    var header: MethodHeader
    var body: Range<Int>
    /// The type of values in whose extension it stands (`CGRect`).
    var extended: String?
    /// What the extension demands of it: `where Element == UIView`.
    var clause: String?
  }

  let source: Source
  private(set) var found: [Found] = []
  /// What is wrong in the header of something that is named like an entry.
  private(set) var headerMistake: Mistake?
  /// The extension of a type of values that is being looked through.
  private var extensionOfValues: (type: String, clause: String?, end: Int)?

  /// Looks through the whole text.
  init(_ source: Source) throws(Mistake) {
    self.source = source
    try scan()
  }

  private func byte(_ index: Int) -> UInt8 { index < source.bytes.count ? source.bytes[index] : 0 }

  private mutating func scan() throws(Mistake) {
    let count = source.bytes.count
    var index = 0
    while index < count {
      let first = byte(index)
      if first == UInt8(ascii: "/"), let end = comment(at: index) {
        index = end
      } else if first == UInt8(ascii: "-") || first == UInt8(ascii: "+"), opensParenthesis(behind: index),
        let header = MethodHeader.objectiveC(in: source, at: index)
      {
        index = try take(header)
      } else if Lexer.startsName(Unicode.Scalar(first)) {
        var end = index
        while end < count, Lexer.continuesName(Unicode.Scalar(byte(end))) { end += 1 }
        let word = String(decoding: source.bytes[index..<end], as: UTF8.self)
        var header: MethodHeader?
        if word == "func" || word == "var" {
          do {
            header = try MethodHeader.swift(in: source, at: index)
          } catch {
            headerMistake = headerMistake ?? error
          }
        }
        if word == "extension", index >= extensionOfValues?.end ?? 0 {
          extensionOfValues = ExtensionHeader.values(in: source, at: index)
        }
        index = try header.map { (header) throws(Mistake) in try take(header) } ?? end
      } else {
        index += 1
      }
    }
  }

  /// Behind a comment that begins at an offset; nil when none does, or when `/*` is never closed.
  private func comment(at start: Int) -> Int? {
    var index = start + 2
    if byte(start + 1) == UInt8(ascii: "/") {
      while index < source.bytes.count, byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
      return index
    }
    guard byte(start + 1) == UInt8(ascii: "*") else { return nil }
    while index + 1 < source.bytes.count {
      if byte(index) == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return nil
  }

  /// Whether the next thing behind a `-` is `(`, as in a header of Objective-C.
  private func opensParenthesis(behind index: Int) -> Bool {
    var index = index + 1
    while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
    if byte(index) == 0xC2, byte(index + 1) == 0xA0 { index += 2 }
    return byte(index) == UInt8(ascii: "(")
      || (byte(index) == 0xEF && byte(index + 1) == 0xBC && byte(index + 2) == 0x88)
  }

  /// Keeps a method with its body, and tells where the text goes on.
  private mutating func take(_ header: MethodHeader) throws(Mistake) -> Int {
    let end = try bodyEnd(of: header)
    var one = Found(header: header, body: header.bodyStart..<end)
    if let around = extensionOfValues, header.start < around.end {
      one.extended = around.type
      one.clause = around.clause
    }
    found.append(one)
    return end
  }

  /// Behind the brace that closes a body.
  ///
  /// What the lexer cannot read is passed over, to be reported when the body is parsed. Another method's
  /// header or `@end` within an open brace means that the brace is lost.
  private func bodyEnd(of header: MethodHeader) throws(Mistake) -> Int {
    var lexer = Lexer(source, header.language, from: header.bodyStart)
    var open = 0
    while true {
      let token: Token
      do {
        token = try lexer.next()
      } catch {
        // Goes on behind the quote or the comment's beginning.
        lexer = Lexer(source, header.language, from: min(source.bytes.count, lexer.offset + 1))
        continue
      }
      let isLost =
        token.kind == .end || token.isWord("@end") || token.isWord("@implementation")
        || (open > 0 && beginsMethod(token, header.language))
      if isLost { throw unclosed(header, missing: max(1, open)) }
      if token.isSymbol("{") { open += 1 }
      if token.isSymbol("}") {
        open -= 1
        if open == 0 { return token.endOffset }
      }
    }
  }

  private func beginsMethod(_ token: Token, _ language: Language) -> Bool {
    if language == .swift { return token.isWord("override") && token.newlineBefore }
    guard token.isSymbol("-"), token.newlineBefore else { return false }
    return MethodHeader.objectiveC(in: source, at: token.endOffset - 1) != nil
  }

  private func unclosed(_ header: MethodHeader, missing: Int) -> Mistake {
    let start = source.pastedOffset(header.start)
    let range = SourceRange(start, source.pastedOffset(header.bodyStart))
    return Mistake(.unclosedMethod(line: source.line(of: start), missing: missing), at: range)
  }
}
