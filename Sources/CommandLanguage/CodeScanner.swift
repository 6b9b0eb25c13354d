extension Source {
  /// The offset of the brace that closes the one at `open`, or nil when none does.
  ///
  /// Braces in Swift's and Objective-C's strings, character literals and comments do not count. A string that
  /// is not closed on its line ends there, so that a forgotten quote does not swallow the rest of a file.
  func closingBrace(of open: Int) -> Int? {
    var scanner = CodeScanner()
    return scanner.closingBrace(in: self, from: open)
  }

  /// The quote of a string that is not closed on its line and has a brace in it, of a block that is never closed.
  func quoteHidingBrace(from open: Int) -> Int? {
    var scanner = CodeScanner()
    _ = scanner.closingBrace(in: self, from: open)
    return scanner.brokenQuote
  }
}

/// Finds the end of a block of code.
///
/// The stack is a value, not the call stack: depth of nesting in the text cannot exhaust anything. Between two lines
/// the stack and the depth of comments are all there is to know, so a text can be read line by line, too.
struct CodeScanner {
  private enum Frame: Equatable {
    case brace
    /// The parentheses of `\(...)` in a string.
    case parenthesis(inMultiline: Bool)
    case string(hashes: Int, multiline: Bool)
  }

  private var source = Source("")
  private var offset = 0
  private var stack: [Frame] = []
  /// How many block comments are open: they nest, as in Swift.
  private var commentDepth = 0
  /// The last string that ended with its line and had a closing brace in it.
  private(set) var brokenQuote: Int?
  private var lastQuote = 0

  /// The offset of the brace that closes the first one; nil when the text ends before, and the next text goes on.
  mutating func closingBrace(in source: Source, from start: Int) -> Int? {
    self.source = source
    offset = start
    (lastQuote, brokenQuote) = (start, nil)
    while let character = source[offset] {
      if commentDepth > 0 {
        scanComment()
      } else if case .string(let hashes, let multiline)? = stack.last {
        scanString(character, hashes: hashes, multiline: multiline)
      } else if let end = scanCode(character) {
        return end
      }
    }
    // A string that the text ends in.
    if case .string(_, multiline: false)? = stack.last { noteBrokenQuote() }
    return nil
  }

  private mutating func noteBrokenQuote() {
    if (lastQuote..<offset).contains(where: { source[$0] == "}" }) { brokenQuote = lastQuote }
  }

  private mutating func scanComment() {
    if source.has("/*", at: offset) {
      commentDepth += 1
      offset += 2
    } else if source.has("*/", at: offset) {
      commentDepth -= 1
      offset += 2
    } else {
      offset += 1
    }
  }

  private mutating func scanCode(_ character: Character) -> Int? {
    if character == "/", source[offset + 1] == "/" {
      offset = source.endOfLine(from: offset)
      return nil
    }
    if character == "/", source[offset + 1] == "*" {
      commentDepth = 1
      offset += 2
      return nil
    }
    switch character {
    case "{": stack.append(.brace)
    case "}":
      if stack.last == .brace { stack.removeLast() }
      if stack.isEmpty { return offset }
    case "(":
      if case .parenthesis? = stack.last, let frame = stack.last { stack.append(frame) }
    case ")":
      if case .parenthesis? = stack.last { stack.removeLast() }
    case "\n": leaveBrokenInterpolation()
    case "'": skipCharacterLiteral()
    case "\"", "#":
      openString()
      return nil
    default: break
    }
    offset += 1
    return nil
  }

  /// Opens the string that starts here, or steps over `#` that starts none.
  private mutating func openString() {
    var quote = offset
    while source[quote] == "#" { quote += 1 }
    let hashes = quote - offset
    offset = quote
    guard source[quote] == "\"" else { return }
    let multiline = source.has("\"\"\"", at: quote) && isBlank(after: quote + 3)
    lastQuote = quote
    stack.append(.string(hashes: hashes, multiline: multiline))
    offset += multiline ? 3 : 1
  }

  /// Swift wants a line end after an opening `"""`; without one it is an empty string and a quote.
  private func isBlank(after start: Int) -> Bool {
    var index = start
    while let character = source[index], character.isSpace { index += 1 }
    return source[index] == nil || source[index] == "\n"
  }

  private mutating func scanString(_ character: Character, hashes: Int, multiline: Bool) {
    let quotes = multiline ? 3 : 1
    if character == "\"", !multiline || source.has("\"\"\"", at: offset),
      hasHashes(hashes, at: offset + quotes)
    {
      stack.removeLast()
      offset += quotes + hashes
    } else if character == "\\", hasHashes(hashes, at: offset + 1) {
      let escaped = source[offset + 1 + hashes]
      if escaped == "(" { stack.append(.parenthesis(inMultiline: multiline)) }
      // The character after the backslash is skipped, unless it is the line end that closes the string.
      offset += 1 + hashes + (escaped == "\n" ? 0 : 1)
    } else {
      if character == "\n", !multiline {
        stack.removeLast()
        noteBrokenQuote()
      }
      offset += 1
    }
  }

  private func hasHashes(_ hashes: Int, at start: Int) -> Bool {
    hashes == 0 || (0..<hashes).allSatisfy { source[start + $0] == "#" }
  }

  /// Steps to the end of `'a'`, `'\''` or `'abcd'`; a lone apostrophe is left where it is.
  private mutating func skipCharacterLiteral() {
    let longest = 12
    var index = offset + 1
    while let character = source[index], character != "\n", index - offset <= longest {
      if character == "'" {
        offset = index
        return
      }
      index += character == "\\" && source[index + 1] != "\n" ? 2 : 1
    }
  }

  /// A string on one line ends with the line, also when its `\(` was never closed.
  private mutating func leaveBrokenInterpolation() {
    guard stack.last == .parenthesis(inMultiline: false) else { return }
    while stack.last == .parenthesis(inMultiline: false) { stack.removeLast() }
    stack.removeLast()
  }
}
