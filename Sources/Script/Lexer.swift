/// Cuts text into tokens, for both languages.
///
/// Curly quotes, full-width punctuation and unusual blanks are read as their ASCII forms where they stand
/// outside of comments and strings, and remembered. `#if` and its relatives are resolved here: a branch that
/// is not taken gives no tokens. `#pragma`, `#import` and their like are blanks. All of it moves one offset, hence one file;
/// literals stand in `LexerLiterals.swift`.
struct Lexer {
  let source: Source
  let language: Language
  /// The next byte to read.
  var offset: Int
  /// Where the text ends for this lexer.
  let end: Int
  /// Characters that were read as others, in order of appearance.
  private(set) var replacements: [(PasteNote.Replacement, offset: Int)] = []
  /// For each open `#if`: whether one of its branches was taken already.
  private var branches: [Bool] = []
  /// The token before.
  private(set) var previous: Token?

  init(_ source: Source, _ language: Language, from start: Int = 0, to end: Int? = nil) {
    self.source = source
    self.language = language
    self.offset = start
    self.end = end ?? source.bytes.count
  }

  // MARK: Characters

  func byte(_ index: Int) -> UInt8 { index < end ? source.bytes[index] : 0 }

  /// The character at an offset and its length in bytes; invalid bytes are the replacement character.
  func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = byte(index)
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard index + length <= end else { return ("\u{FFFD}", 1) }
    var decoder = UTF8()
    var bytes = source.bytes[index..<index + length].makeIterator()
    if case .scalarValue(let value) = decoder.decode(&bytes) { return (value, UTF8.width(value)) }
    return ("\u{FFFD}", 1)
  }

  /// The character at an offset, full-width forms and curly quotes as ASCII.
  func repaired(at index: Int) -> (Unicode.Scalar, Int) {
    let (value, length) = scalar(at: index)
    return (value.isASCII ? value : Lexer.ascii(for: value) ?? value, length)
  }

  /// The ASCII character that a damaged one stands for.
  static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x201C, 0x201D, 0x201E, 0x201F, 0xFF02: "\""
    case 0x2018, 0x2019, 0xFF07: "'"
    case 0x3010: "["
    case 0x3011: "]"
    case 0x3001: ","
    case 0x3002: ";"
    case 0x2013, 0x2014, 0x2212: "-"
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: nil
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    default: nil
    }
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x0B, 0x0C, 0xA0, 0x1680, 0x2000...0x200D, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0..<0x80, 0xFFFD: false
    default: scalar.properties.isXIDStart || (0x1F300...0x1FAFF).contains(scalar.value)
    }
  }

  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    startsName(scalar) || (0x30...0x39).contains(scalar.value)
      || (scalar.value >= 0x80 && scalar.value != 0xFFFD && scalar.properties.isXIDContinue)
  }

  mutating func note(_ original: Unicode.Scalar, as ascii: Unicode.Scalar, at index: Int) {
    let replacement = PasteNote.Replacement(pasted: String(original), read: String(ascii))
    replacements.append((replacement, offset: source.pastedOffset(index)))
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(source.pastedOffset(start), max(source.pastedOffset(end), source.pastedOffset(start)))
  }

  // MARK: Blanks

  /// Skips blanks, comments and lines for the preprocessor; tells whether there were any, and a new line.
  private mutating func skipBlanks() throws(Mistake) -> (any: Bool, newline: Bool) {
    var any = offset == 0
    var newline = false
    while offset < end {
      let first = source.bytes[offset]
      if first == 0x20 || first == 0x0A {
        newline = newline || first == 0x0A
        offset += 1
        any = true
        continue
      }
      if Lexer.isNameByte[Int(first)] { break }
      let (value, length) = scalar(at: offset)
      if Lexer.isBlank(value) {
        if !value.isASCII, value.value != 0xFEFF { note(value, as: " ", at: offset) }
        offset += length
      } else if Lexer.isNewline(value) {
        newline = true
        offset += length
      } else if value == "/", byte(offset + 1) == UInt8(ascii: "/") {
        skipLine()
      } else if value == "/", byte(offset + 1) == UInt8(ascii: "*") {
        if try skipComment() { newline = true }
      } else if value == "#", try skipDirective() {
        newline = true
      } else {
        break
      }
      any = true
    }
    return (any || offset >= end, newline)
  }

  private mutating func skipLine() {
    while offset < end {
      let (value, length) = scalar(at: offset)
      if Lexer.isNewline(value) { return }
      offset += length
    }
  }

  /// Skips `/* … */`, nested in Swift; tells whether it went over a line's end.
  private mutating func skipComment() throws(Mistake) -> Bool {
    let start = offset
    var depth = 1
    var newline = false
    offset += 2
    while offset < end {
      let first = byte(offset)
      let second = byte(offset + 1)
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        offset += 2
        depth -= 1
        if depth == 0 { return newline }
      } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "*"), language == .swift {
        offset += 2
        depth += 1
      } else {
        if first == 0x0A || first == 0x0D { newline = true }
        offset += 1
      }
    }
    throw Mistake(.unterminatedComment, at: range(start, start + 2))
  }

  // MARK: Conditional compilation

  private static let skippedDirectives: Set<String> = [
    "pragma", "import", "include", "define", "undef", "error", "warning", "sourceLocation", "line",
  ]

  func word(at start: Int) -> (text: String, end: Int) {
    var index = start
    while index < end, Lexer.continuesName(Unicode.Scalar(byte(index))) { index += 1 }
    return (String(decoding: source.bytes[start..<index], as: UTF8.self), index)
  }

  /// Handles a line that begins with `#`; false when it is no directive.
  private mutating func skipDirective() throws(Mistake) -> Bool {
    var index = offset + 1
    while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
    let (name, rest) = word(at: index)
    // `#line` is an expression in Swift.
    if Lexer.skippedDirectives.contains(name), language == .objectiveC || name != "line" {
      skipLine()
      return true
    }
    switch name {
    case "if", "ifdef", "ifndef":
      let isTaken = CompilationCondition.holds(line(from: rest), directive: name)
      branches.append(isTaken)
      skipLine()
      if !isTaken { try skipBranches() }
    case "elseif", "elif", "else":
      // The branch that is left was taken, so none of the others is.
      skipLine()
      if !branches.isEmpty { try skipBranches() }
    case "endif":
      skipLine()
      _ = branches.popLast()
    default: return false
    }
    return true
  }

  /// The rest of a line without its comment.
  private func line(from start: Int) -> String {
    var index = start
    while index < end, byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
    let text = String(decoding: source.bytes[start..<index], as: UTF8.self)
    guard let slash = text.firstIndex(of: "/") else { return text }
    return String(text[..<slash])
  }

  /// Goes on behind the directive that begins the branch to take, or behind `#endif`.
  private mutating func skipBranches() throws(Mistake) {
    var nested = 0
    while offset < end {
      let (value, length) = scalar(at: offset)
      if Lexer.isBlank(value) || Lexer.isNewline(value) {
        offset += length
        continue
      }
      guard value == "#" else {
        skipLine()
        continue
      }
      var index = offset + 1
      while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
      let (name, rest) = word(at: index)
      let wasTaken = branches.last ?? true
      skipLine()
      switch name {
      case "if", "ifdef", "ifndef": nested += 1
      case "endif":
        if nested == 0 {
          _ = branches.popLast()
          return
        }
        nested -= 1
      case "elseif", "elif", "else":
        let holds = name == "else" || CompilationCondition.holds(line(from: rest), directive: "if")
        if nested == 0, !wasTaken, holds {
          branches[branches.count - 1] = true
          return
        }
      default: break
      }
    }
  }

  // MARK: Tokens

  /// The next token.
  mutating func next() throws(Mistake) -> Token {
    let blanks = try skipBlanks()
    let draft = try read()
    let (following, _) = scalar(at: offset)
    let isComment =
      following == "/" && (byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*"))
    let token = Token(
      draft, endOffset: offset, newlineBefore: blanks.newline, spaceBefore: blanks.any,
      spaceAfter: offset >= end || Lexer.isBlank(following) || Lexer.isNewline(following) || isComment)
    previous = token
    return token
  }

  func token(_ kind: Token.Kind, _ text: String, from start: Int) -> Token.Draft {
    Token.Draft(kind: kind, text: text, range: range(start, offset))
  }

  private mutating func read() throws(Mistake) -> Token.Draft {
    let start = offset
    guard offset < end else { return token(.end, "", from: start) }
    let first = source.bytes[offset]
    if Lexer.isNameByte[Int(first)] { return (0x30...0x39).contains(first) ? try readNumber() : readWord() }
    let (original, length) = scalar(at: offset)
    let (value, _) = repaired(at: offset)
    if Lexer.startsName(original) { return readWord() }
    if (0x30...0x39).contains(value.value), original == value { return try readNumber() }
    switch value {
    case "\"":
      if original != value { note(original, as: value, at: offset) }
      return try readString(from: start)
    case "'" where language == .objectiveC: return try readCharacter()
    case ".":
      let next = byte(offset + 1)
      let isAfterValue =
        previous.map { !$0.spaceAfter && ($0.isAnyWord || $0.text == ")" || $0.text == "]") } ?? false
      if language == .objectiveC, next >= 0x30, next <= 0x39, !isAfterValue { return try readNumber() }
    case "@", "#":
      if let special = try readMarked(value) { return special }
    case "`":
      if let quoted = readQuoted() { return quoted }
    case "$":
      let (digits, after) = word(at: offset + 1)
      if !digits.isEmpty {
        offset = after
        return token(.word, "$" + digits, from: start)
      }
    default: break
    }
    return readSymbol(length)
  }

  /// For each byte whether it is a letter, a digit or `_` of ASCII.
  private static let isNameByte: [Bool] = (0..<256).map { byte in
    byte < 0x80 && Lexer.continuesName(Unicode.Scalar(UInt8(byte)))
  }

  private mutating func readWord() -> Token.Draft {
    let start = offset
    while offset < end {
      if Lexer.isNameByte[Int(source.bytes[offset])] {
        offset += 1
        continue
      }
      let (value, length) = scalar(at: offset)
      guard Lexer.continuesName(value) || (value == "$" && language == .objectiveC) else { break }
      offset += length
    }
    return token(.word, String(decoding: source.bytes[start..<offset], as: UTF8.self), from: start)
  }

  private mutating func readQuoted() -> Token.Draft? {
    let start = offset
    guard let close = source.bytes[start + 1..<end].firstIndex(of: UInt8(ascii: "`")), close > start + 1
    else {
      return nil
    }
    let name = String(decoding: source.bytes[start + 1..<close], as: UTF8.self)
    guard name.unicodeScalars.allSatisfy(Lexer.continuesName) else { return nil }
    offset = close + 1
    return token(.quotedWord, name, from: start)
  }

  /// `#available`, `@selector`, `@"text"`, `#"raw"#`; nil for a bare mark.
  private mutating func readMarked(_ mark: Unicode.Scalar) throws(Mistake) -> Token.Draft? {
    let start = offset
    let (_, length) = scalar(at: offset)
    let (next, nextLength) = scalar(at: offset + length)
    let isQuote = next == "\"" || Lexer.ascii(for: next) == "\""
    if mark == "@", isQuote, language == .objectiveC {
      offset += length
      if next != "\"" { note(next, as: "\"", at: offset) }
      return try readString(from: start)
    }
    if mark == "#", language == .swift, next == "\"" || next == "#" {
      var hashes = 0
      while byte(offset + hashes) == UInt8(ascii: "#") { hashes += 1 }
      guard byte(offset + hashes) == UInt8(ascii: "\"") else { return nil }
      offset += hashes
      return try readString(from: start, hashes: hashes)
    }
    guard Lexer.startsName(next), nextLength == 1 else { return nil }
    let (name, after) = word(at: offset + length)
    offset = after
    return token(.word, "\(mark)\(name)", from: start)
  }

  private static let symbols: [[String]] = [
    ["===", "!==", "..<", "...", "<<=", ">>=", "&<<", "&>>", "&+=", "&-=", "&*="],
    [
      "==", "!=", "<=", ">=", "&&", "||", "??", "->", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<",
      ">>",
      "++", "--", "~=", "&+", "&-", "&*",
    ],
  ]

  /// What in C is two signs, if it is anything: `a&-b`, `f(&*p)`.
  private static let missingInC: Set<String> = [
    "??", "===", "!==", "..<", "&<<", "&>>", "&+=", "&-=", "&*=", "&+", "&-", "&*",
  ]

  private mutating func readSymbol(_ length: Int) -> Token.Draft {
    let start = offset
    let isMatch =
      language == .swift && byte(start) == UInt8(ascii: "~") && byte(start + 1) == UInt8(ascii: "=")
    if "()[]{},;:@\\~".utf8.contains(byte(start)), !isMatch {
      offset += 1
      return token(.symbol, String(Character(Unicode.Scalar(byte(start)))), from: start)
    }
    for (index, list) in Lexer.symbols.enumerated() {
      let count = 3 - index
      var text = ""
      var position = start
      for _ in 0..<count where position < end {
        let (value, length) = repaired(at: position)
        text.unicodeScalars.append(value)
        position += length
      }
      // `??` behind a type or a chain is two marks, and C has no `??`, `===`, `..<`.
      let isCMissing = language == .objectiveC && Lexer.missingInC.contains(text)
      if list.contains(text), !isCMissing {
        noteReplacements(from: start, to: position)
        offset = position
        return token(.symbol, text, from: start)
      }
    }
    let (value, _) = repaired(at: start)
    offset = start + length
    guard value.isASCII, value.value > 0x20, value.value < 0x7F else {
      return token(.unknown, String(Character(value)), from: start)
    }
    noteReplacements(from: start, to: offset)
    return token(.symbol, String(Character(value)), from: start)
  }

  private mutating func noteReplacements(from start: Int, to end: Int) {
    var index = start
    while index < end {
      let (original, length) = scalar(at: index)
      if !original.isASCII, let ascii = Lexer.ascii(for: original) { note(original, as: ascii, at: index) }
      index += length
    }
  }
}
