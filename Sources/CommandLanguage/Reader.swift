/// Reads a command's text from left to right.
///
/// It is a value: an attempt that fails leaves nothing behind but the memory of how far it came.
public struct Reader: Sendable {
  let source: Source
  /// How many characters have been read.
  var offset: Int
  var blame = Blame()
  private var cache: (offset: Int, lexeme: Lexeme?)?

  init(_ source: Source, at offset: Int = 0) {
    self.source = source
    self.offset = offset
  }

  /// The next word, not yet taken; nil at the end.
  mutating func peek() throws(Misreading) -> Lexeme? {
    if let cache, cache.offset == offset { return cache.lexeme }
    let lexeme = try source.lexeme(at: offset)
    cache = (offset, lexeme)
    return lexeme
  }

  /// Where the next word begins, or where the words end.
  var nextOffset: Int {
    let next = source.skippingSpaces(from: offset)
    guard let character = source[next], character != "\n" else { return source.endOfWords(before: offset) }
    return next
  }

  /// The place from an offset to what has been read.
  func place(from start: Int) -> Place {
    source.place(start, length: max(source.endOfWords(before: offset) - start, 1))
  }

  func expected(_ continuation: Continuation) -> Misreading {
    source.misreading(.expected([continuation], found: nil, near: nil), at: nextOffset)
  }

  /// Takes a keyword, in any case, or a symbol.
  mutating func take(word: String) throws(Misreading) {
    guard let lexeme = try peek(), lexeme.matches(word) else { throw expected(.word(word)) }
    offset = lexeme.range.upperBound
  }

  /// Takes what fills a placeholder.
  mutating func take(_ slot: Slot) throws(Misreading) -> Lexeme {
    if slot.shape == .rest, slot.kind != .text, slot.kind != .code, try startsBlock() {
      throw expected(.slot(slot))
    }
    guard let lexeme = try lexeme(for: slot.shape) else { throw expected(.slot(slot)) }
    offset = lexeme.range.upperBound
    return lexeme
  }

  /// Takes the end of the command.
  mutating func takeEnd() throws(Misreading) {
    guard try peek() == nil else { throw expected(.end) }
    var rest = offset
    while rest < source.count {
      rest = source.skippingSpaces(from: rest)
      guard source[rest] == "\n" else { break }
      rest += 1
    }
    // A second line that is not inside braces is another command, which is not ours to read.
    guard rest >= source.count else {
      throw source.misreading(.expected([.end], found: nil, near: nil), at: rest)
    }
  }

  private mutating func lexeme(for shape: Slot.Shape) throws(Misreading) -> Lexeme? {
    switch shape {
    case .rest: return rest()
    case .path, .selector:
      if let quoted = try quoted() { return shape == .path ? quoted : nil }
      guard let run = source.run(at: offset) else { return nil }
      return shape == .path || run.text.isSelector ? run : nil
    default: break
    }
    guard let lexeme = try peek() else { return nil }
    if shape == .block { return lexeme.kind == .block ? lexeme : nil }
    if shape == .text, lexeme.kind == .quoted { return lexeme }
    guard lexeme.kind == .bare else { return nil }
    switch shape {
    case .name:
      try checkHidden(in: lexeme)
      return Name.isValid(lexeme.text) ? lexeme : nil
    case .dottedName:
      try checkHidden(in: lexeme)
      let parts = lexeme.text.split(separator: ".", omittingEmptySubsequences: false)
      return parts.allSatisfy { Name.isValid(String($0)) } ? lexeme : nil
    case .number: return lexeme.text.isNumber(fraction: true) ? lexeme : nil
    case .integer: return lexeme.text.isNumber(fraction: false) ? lexeme : nil
    case .onOff: return Reader.switchWords[lexeme.text.lowercased()] == nil ? nil : lexeme
    default: return lexeme
    }
  }

  static let switchWords = ["on": true, "yes": true, "true": true, "off": false, "no": false, "false": false]

  private mutating func quoted() throws(Misreading) -> Lexeme? {
    guard source[source.skippingSpaces(from: offset)] == "\"" else { return nil }
    return try peek()
  }

  /// Whether a block comes next, which is no word; one that never closes is a misreading of its own.
  private mutating func startsBlock() throws(Misreading) -> Bool {
    source[source.skippingSpaces(from: offset)] == "{" ? try peek() != nil : false
  }

  private func rest() -> Lexeme? {
    let start = source.skippingSpaces(from: offset)
    let end = source.endOfWords(before: source.extent(from: start, semicolons: false).contentEnd)
    return end > start ? Lexeme(kind: .bare, text: source.text(start..<end), range: start..<end) : nil
  }

  private func checkHidden(in lexeme: Lexeme) throws(Misreading) {
    for (index, character) in lexeme.text.enumerated() {
      if let hidden = character.hiddenScalar {
        throw source.misreading(.controlCharacter(hidden), at: lexeme.range.lowerBound + index)
      }
    }
  }

  /// Reads a parameter; when it fails, nothing has been read, and the reason is remembered.
  mutating func attempt<Value>(_ parameter: Parameter<Value>) -> Value? {
    let start = offset
    do {
      return try parameter.read(&self)
    } catch {
      blame.remember(error)
      offset = start
      return nil
    }
  }
}

extension Lexeme {
  func matches(_ word: String) -> Bool {
    (kind == .bare || kind == .symbol) && (text == word || text.lowercased() == word.lowercased())
  }
}

extension String {
  /// A sign, digits and, where admitted, a dot and digits; no exponents, no words such as `nan`.
  fileprivate func isNumber(fraction: Bool) -> Bool {
    var digits = Substring(self)
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 1 || (fraction && parts.last?.isEmpty == false), let last = parts.last else {
      return false
    }
    return !last.isEmpty && parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// `name`, `name:with:`, `name(_:with:)`, with an owner and a dot before or without.
  fileprivate var isSelector: Bool {
    let labels = split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    var names = labels[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = names.popLast(), names.allSatisfy(Name.isValid) else { return false }
    let colons = last.split(separator: ":", omittingEmptySubsequences: false)
    guard let base = colons.first, Name.isValid(String(base)) else { return false }
    guard colons.allSatisfy({ $0.isEmpty || Name.isValid(String($0)) }) else { return false }
    guard labels.count > 1 else { return colons.count == 1 || last.hasSuffix(":") }
    return colons.count == 1 && labels[1].hasSuffix(")")
      && labels[1].dropLast().allSatisfy { $0 == ":" || $0.continuesName }
  }
}
