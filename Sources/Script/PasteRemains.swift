/// Looks at what stands in a paste around its methods: declarations and other code are no matter, and what is
/// neither code nor a comment is told, so that nobody takes it for read.
///
/// What is code is found by reading it: each line that begins a declaration, a directive or a statement of either
/// language. Types are gone into; other braces are stepped over with all they hold.
struct PasteRemains {
  /// The lines, from 1, of the pasted text that are no code.
  private(set) var lines: [Int] = []

  private let source: Source
  private let methods: [Range<Int>]
  private var index = 0
  /// The method that comes next.
  private var next = 0

  /// How far a declaration is looked at, and how many lines of prose before the rest is taken for prose, too.
  private static let reach = 400
  private static let patience = 4_000

  /// Looks through a text, except its methods.
  init(_ source: Source, outside methods: [Range<Int>]) {
    self.source = source
    self.methods = methods.sorted { $0.lowerBound < $1.lowerBound }
    scan()
  }

  /// The lines as stretches: 1-3, 7.
  var stretches: [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for line in lines {
      if let last = result.last, last.upperBound + 1 == line {
        result[result.count - 1] = last.lowerBound...line
      } else {
        result.append(line...line)
      }
    }
    return result
  }

  private func byte(_ index: Int) -> UInt8 { index < source.bytes.count ? source.bytes[index] : 0 }

  /// Where what comes next must end: at a method, or with the text.
  private var limit: Int { next < methods.count ? methods[next].lowerBound : source.bytes.count }

  private mutating func scan() {
    while index < source.bytes.count {
      while next < methods.count, methods[next].lowerBound <= index {
        index = max(index, methods[next].upperBound)
        next += 1
      }
      guard index < source.bytes.count else { return }
      if skipBlank() { continue }
      let isShort = lines.count < PasteRemains.patience
      if let end = isShort ? codeEnd(at: index) : nil, end > index {
        index = end
      } else {
        note()
      }
    }
  }

  /// Steps over blanks, signs that end or separate things, and comments.
  private mutating func skipBlank() -> Bool {
    let first = byte(index)
    if first <= 0x20 || "{}();,:".utf8.contains(first) {
      index += 1
      return true
    }
    // No-break spaces, marks of order and the byte order mark.
    if first == 0xC2, byte(index + 1) == 0xA0 {
      index += 2
      return true
    }
    if (first == 0xE2 && byte(index + 1) == 0x80 && byte(index + 2) < 0x90)
      || (first == 0xEF && byte(index + 1) == 0xBB) || (first == 0xE3 && byte(index + 1) == 0x80)
    {
      index += 3
      return true
    }
    guard first == UInt8(ascii: "/") else { return false }
    if byte(index + 1) == UInt8(ascii: "/") {
      index = lineEnd(index)
      return true
    }
    guard byte(index + 1) == UInt8(ascii: "*") else { return false }
    var end = index + 2
    while end < source.bytes.count, !(byte(end) == UInt8(ascii: "*") && byte(end + 1) == UInt8(ascii: "/")) {
      end += 1
    }
    index = min(source.bytes.count, end + 2)
    return true
  }

  private func lineEnd(_ start: Int) -> Int {
    var end = start
    while end < source.bytes.count, byte(end) != 0x0A, byte(end) != 0x0D { end += 1 }
    return end
  }

  /// Notes the rest of a line.
  private mutating func note() {
    let line = source.line(of: source.pastedOffset(index))
    if lines.last != line { lines.append(line) }
    index = min(lineEnd(index), max(limit, index + 1))
  }

  // MARK: Code

  /// Behind what begins here, if it is code.
  private func codeEnd(at start: Int) -> Int? {
    let first = byte(start)
    if first == UInt8(ascii: "#") { return directiveEnd(start) }
    if first == UInt8(ascii: "@") { return markedEnd(start) }
    return declarationEnd(start) ?? statementEnd(start, .swift) ?? statementEnd(start, .objectiveC)
  }

  /// `#import`, `#define` with its further lines.
  private func directiveEnd(_ start: Int) -> Int? {
    guard Lexer.startsName(Unicode.Scalar(byte(start + 1))) else { return nil }
    var end = lineEnd(start)
    while end > start, byte(end - 1) == UInt8(ascii: "\\"), end < source.bytes.count {
      end = lineEnd(end + 1)
    }
    return end
  }

  /// `@interface V : UIView`, `@property (…) …;`, `@objc`, `@available(…)`.
  private func markedEnd(_ start: Int) -> Int? {
    var stream = tokens(start, .objectiveC)
    let mark = stream.current
    guard mark.kind == .word else { return nil }
    switch mark.text {
    case "@interface", "@implementation", "@protocol", "@class", "@property", "@synthesize", "@dynamic",
      "@import":
      return min(lineEnd(start), limit)
    default:
      stream.advance()
      if stream.current.isSymbol("("), !stream.current.spaceBefore, let length = stream.closing(0) {
        return stream.peek(length).endOffset
      }
      return mark.endOffset
    }
  }

  private func tokens(_ start: Int, _ language: Language) -> TokenStream {
    TokenStream(source, language, start..<min(limit, start + PasteRemains.reach))
  }

  /// Words that may stand in front of a declaration.
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "final", "static", "override", "lazy", "weak",
    "unowned", "mutating", "nonmutating", "indirect", "convenience", "required", "dynamic", "nonisolated",
    "package", "optional", "isolated", "consuming", "borrowing", "class", "extern", "inline", "const",
    "__unused", "NS_INLINE", "CG_INLINE", "UIKIT_EXTERN", "FOUNDATION_EXPORT",
  ]

  private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

  /// A declaration, by its first words: its end, or behind the brace that opens a type.
  private func declarationEnd(_ start: Int) -> Int? {
    var stream = tokens(start, .swift)
    var last: Token?
    while PasteRemains.modifiers.contains(stream.current.text) {
      let next = stream.peek(1)
      if PasteRemains.types.contains(stream.current.text), !PasteRemains.modifiers.contains(next.text),
        !["func", "var", "let"].contains(next.text)
      {
        break
      }
      last = stream.current
      stream.advance()
      if stream.current.isSymbol("("), !stream.current.spaceBefore, let length = stream.closing(0) {
        for _ in 0...length { stream.advance() }
      }
    }
    // Modifiers on the line before the method that they belong to.
    if let last, stream.current.kind == .end, stream.current.endOffset >= limit { return last.endOffset }
    let word = stream.current
    let (name, after) = (stream.peek(1), stream.peek(2))
    func follows(_ signs: [String]) -> Bool { signs.contains(after.text) && after.kind == .symbol }
    let ends = after.newlineBefore || after.kind == .end
    switch word.text {
    case "let", "var":
      guard name.isAnyWord || name.isSymbol("("), !name.newlineBefore,
        follows([":", "=", "{", ",", ";", "}"]) || name.isSymbol("(") || ends
      else { return nil }
    case "func", "init", "deinit", "subscript":
      let opens = word.text == "func" ? follows(["(", "<"]) : ["(", "?", "!", "{", "<"].contains(name.text)
      guard opens else { return nil }
    case "typealias", "associatedtype":
      guard name.isAnyWord, follows(["=", ":", "<"]) || ends else { return nil }
    case "case":
      guard name.isAnyWord || name.isSymbol("."), !name.newlineBefore,
        follows([",", "(", ":", "=", "}", ";"]) || ends
      else { return nil }
    case "import":
      guard name.isAnyWord, !name.newlineBefore, ends || follows([".", ";"]) else { return nil }
      return min(lineEnd(start), limit)
    case "class", "struct", "enum", "extension", "protocol", "actor":
      guard name.isAnyWord, !name.newlineBefore,
        ends || follows([":", "{", "<", ".", ";"]) || after.isWord("where")
      else { return nil }
      // Up to its brace; what stands in the type is looked at by itself.
      while stream.current.kind != .end, !stream.current.isSymbol("{") {
        if stream.current.isSymbol(";") { break }
        stream.advance()
      }
      return stream.current.kind == .end ? min(lineEnd(start), limit) : stream.current.endOffset
    case "typedef": break
    default: return nil
    }
    return stretchEnd(start)
  }

  /// The end of a declaration: of its line, or behind the braces and brackets that open in it.
  private func stretchEnd(_ start: Int) -> Int {
    var depth = 0
    var end = start
    while end < limit {
      switch byte(end) {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return end }
      case UInt8(ascii: ";") where depth == 0: return end + 1
      case 0x0A, 0x0D:
        if depth <= 0 { return end }
      default: break
      }
      end += 1
    }
    // A brace that never closes opens nothing here.
    return depth > 0 ? min(lineEnd(start), limit) : end
  }

  /// A statement of a language that says something: a call, an assignment, a declaration.
  private func statementEnd(_ start: Int, _ language: Language) -> Int? {
    let stream = tokens(start, language)
    guard stream.current.kind == .word || stream.current.kind == .symbol else { return nil }
    if language == .objectiveC, let end = functionEnd(stream) { return end }
    do {
      switch language {
      case .swift:
        var parser = SwiftParser(stream)
        let statement = try parser.statement()
        let next = parser.current
        guard statement.saysSomething,
          next.newlineBefore || next.kind == .end || [";", "}"].contains(next.text)
        else { return nil }
        return end(of: parser.stream)
      case .objectiveC:
        var parser = ObjCParser(stream)
        let statement = try parser.statement()
        guard statement.saysSomething else { return nil }
        return end(of: parser.stream)
      }
    } catch {
      return nil
    }
  }

  /// Behind the last token that was taken from a stream.
  private func end(of stream: TokenStream) -> Int? {
    guard stream.index > 0 else { return nil }
    var last = stream
    last.index -= 1
    return last.current.endOffset
  }

  /// `static CGFloat f(CGFloat x) { … }`, `- (void)f;`, `NS_ASSUME_NONNULL_BEGIN`.
  private func functionEnd(_ stream: TokenStream) -> Int? {
    var stream = stream
    if stream.current.isSymbol("-") || stream.current.isSymbol("+") {
      guard stream.peek(1).isSymbol("(") else { return nil }
      return stretchEnd(stream.current.endOffset)
    }
    let first = stream.current
    if first.text.hasPrefix("NS_"), stream.peek(1).newlineBefore || stream.peek(1).kind == .end {
      return first.endOffset
    }
    if first.text == "typedef" { return stretchEnd(first.endOffset) }
    // `CGFloat f(`: words and stars up to a parenthesis, and a block or `;` behind it.
    var words = 0
    while stream.current.isAnyWord || stream.current.isSymbol("*") {
      words += stream.current.isAnyWord ? 1 : 0
      stream.advance()
    }
    guard words > 1, words < 6, stream.current.isSymbol("("), let length = stream.closing(0) else {
      return nil
    }
    let behind = stream.peek(length + 1)
    guard behind.isSymbol("{") || behind.isSymbol(";") else { return nil }
    return stretchEnd(behind.endOffset - 1)
  }
}

extension Statement {
  /// Whether it can only be code: a name or a number alone may be a word of prose.
  fileprivate var saysSomething: Bool {
    guard case .expression(let expression) = kind else {
      if case .returnValue(let value) = kind { return value?.saysSomething ?? false }
      return true
    }
    return expression.saysSomething
  }
}

extension Expression {
  fileprivate var saysSomething: Bool {
    switch kind {
    case .call, .assign, .increment, .closure: true
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.saysSomething
    case .nothing, .selfReference, .boolean: true
    default: false
    }
  }
}
