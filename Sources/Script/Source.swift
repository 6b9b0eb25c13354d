/// A stretch of the pasted text, in UTF-8 offsets from its beginning.
public struct SourceRange: Hashable, Sendable {
  /// The first byte.
  public var start: Int
  /// Behind the last byte.
  public var end: Int

  /// Makes a range.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range of what stands nowhere, as in code that was made and not pasted.
  public static let none = SourceRange(0, 0)

  /// The range from this one's start to the other's end.
  public func through(_ other: SourceRange) -> SourceRange { SourceRange(start, max(end, other.end)) }

  /// Whether it covers an offset.
  public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

/// A text as it was pasted, with what is needed to show a place in it.
///
/// HTML entities are decoded for the readers (`&lt;` is `<`), and only when one of `&lt;` `&gt;` `&amp;` `&#61;`
/// occurs. All ranges that leave this target are offsets in the text as it was pasted.
public struct Source: Sendable {
  /// The text as it was pasted.
  public let pasted: String
  /// The text that the readers read.
  let bytes: [UInt8]
  /// Offsets in `bytes` behind which the distance to the pasted text changes, with that distance.
  private let shifts: [(offset: Int, distance: Int)]
  /// Where entities were decoded.
  let entities: [SourceRange]
  /// The offset at which each line of the pasted text begins.
  private let lineStarts: [Int]

  /// Takes a pasted text.
  public init(_ pasted: String) {
    self.pasted = pasted
    let raw = Array(pasted.utf8)
    (bytes, shifts, entities) = Entities.decode(raw)
    var starts = [0]
    for (offset, byte) in raw.enumerated() {
      // CR LF is one end of a line, and so is either alone.
      if byte == 0x0A || (byte == 0x0D && (offset + 1 == raw.count || raw[offset + 1] != 0x0A)) {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
  }

  /// The offset in the pasted text of a byte of the decoded text.
  func pastedOffset(_ offset: Int) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset + shifts[low - 1].distance
  }

  /// The line, from 1, in which an offset of the pasted text lies.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and the column, both from 1, of an offset of the pasted text; columns count characters.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let utf8 = pasted.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[line - 1])
    let place = utf8.index(utf8.startIndex, offsetBy: min(max(offset, lineStarts[line - 1]), utf8.count))
    return (line, pasted[start..<place].count + 1)
  }

  /// The text of a line, counted from 1, without its end.
  public func text(ofLine line: Int) -> String {
    guard (1...lineStarts.count).contains(line) else { return "" }
    let raw = Array(pasted.utf8)
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : raw.count
    while end > start, raw[end - 1] == 0x0A || raw[end - 1] == 0x0D { end -= 1 }
    return String(decoding: raw[start..<end], as: UTF8.self)
  }

  /// The text of a range.
  public func text(of range: SourceRange) -> String {
    let raw = Array(pasted.utf8)
    let start = min(max(range.start, 0), raw.count)
    return String(decoding: raw[start..<min(max(range.end, start), raw.count)], as: UTF8.self)
  }

  /// A line with carets under the part that is meant.
  public struct Excerpt: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The line's text.
    public var text: String
    /// Blanks and carets, to be printed below the text.
    public var carets: String
  }

  /// The line at which a range begins, with carets under the range as far as it lies in that line.
  public func excerpt(at range: SourceRange) -> Excerpt {
    let (line, column) = position(of: range.start)
    let text = text(ofLine: line)
    var carets = ""
    for character in text.prefix(column - 1) {
      carets += character == "\t" ? "\t" : String(repeating: " ", count: columns(of: character))
    }
    let length = self.text(of: range).prefix { !$0.isNewline }.reduce(0) { $0 + columns(of: $1) }
    return Excerpt(
      line: line, column: column, text: text, carets: carets + String(repeating: "^", count: max(1, length)))
  }

  /// The columns a character takes in a terminal, near enough for a caret.
  private func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

/// The HTML entities that copied code carries.
enum Entities {
  private static let named: [String: String] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// Decodes all entities when one that only damaged code has occurs, else changes nothing.
  static func decode(_ raw: [UInt8]) -> ([UInt8], [(offset: Int, distance: Int)], [SourceRange]) {
    guard raw.contains(UInt8(ascii: "&")),
      ["&lt;", "&gt;", "&amp;", "&#61;"].contains(where: { occurs(Array($0.utf8), in: raw) })
    else {
      return (raw, [], [])
    }
    var bytes: [UInt8] = []
    var shifts: [(offset: Int, distance: Int)] = []
    var ranges: [SourceRange] = []
    var index = 0
    while index < raw.count {
      if raw[index] == UInt8(ascii: "&"), let (text, length) = entity(at: index, in: raw) {
        bytes += Array(text.utf8)
        ranges.append(SourceRange(index, index + length))
        index += length
        shifts.append((offset: bytes.count, distance: index - bytes.count))
      } else {
        bytes.append(raw[index])
        index += 1
      }
    }
    return (bytes, shifts, ranges)
  }

  private static func occurs(_ needle: [UInt8], in raw: [UInt8]) -> Bool {
    guard raw.count >= needle.count else { return false }
    return raw.indices.dropLast(needle.count - 1).contains { start in
      raw[start] == needle[0] && raw[start..<start + needle.count].elementsEqual(needle)
    }
  }

  private static func entity(at start: Int, in raw: [UInt8]) -> (String, Int)? {
    guard let end = raw[start..<min(raw.count, start + 10)].firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let name = String(decoding: raw[start + 1..<end], as: UTF8.self)
    let length = end - start + 1
    if let text = named[name] { return (text, length) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code, code >= 0x20, let scalar = Unicode.Scalar(code) else { return nil }
    return (scalar.value == 0xA0 ? " " : String(Character(scalar)), length)
  }
}
