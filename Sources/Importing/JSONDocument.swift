/// A JSON text as an arena of values, read strictly and without recursion.
struct JSONDocument: Sendable {
  /// What a value is.
  enum Kind: Sendable, Equatable {
    case object, array, string, number, bool(Bool), null
  }

  /// One value; links are places in ``values``, -1 for none.
  struct Value: Sendable {
    var kind: Kind
    /// The member's name; empty for elements of arrays.
    var key: Range<Int32>
    /// The text of a string or number.
    var text: Range<Int32>
    var line: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
  }

  let bytes: [UInt8]
  private(set) var values: [Value] = []

  static let depthLimit = 4_000
  static let valueLimit = 1_500_000

  init(_ source: ImportText) throws(ImportFailure) {
    bytes = source.bytes
    var scanner = JSONScanner(bytes: source.bytes)
    try scanner.scan()
    values = scanner.values
  }

  func line(_ place: Int) -> Int { Int(values[place].line) }

  func children(_ place: Int) -> [Int] {
    var result: [Int] = []
    var child = values[place].firstChild
    while child >= 0 {
      result.append(Int(child))
      child = values[Int(child)].next
    }
    return result
  }

  func isObject(_ place: Int) -> Bool { values[place].kind == .object }
  func isArray(_ place: Int) -> Bool { values[place].kind == .array }

  /// A member of an object; the last of several with one name, as all readers take it.
  func member(_ place: Int, _ name: StaticString) -> Int? {
    var found: Int?
    var child = values[place].firstChild
    while child >= 0 {
      let own = Int(child)
      let key = values[own].key
      if key.count == name.utf8CodeUnitCount, matches(key, name) { found = own }
      child = values[own].next
    }
    return found
  }

  private func matches(_ range: Range<Int32>, _ word: StaticString) -> Bool {
    let start = Int(range.lowerBound)
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where bytes[start + index] != word[index] { return false }
      return true
    }
  }

  func key(_ place: Int) -> String { unescaped(values[place].key) }

  /// How many bytes of a string are of interest: names and texts, and no hostile megabytes.
  static let textLimit = 65_536

  /// The text of a string, or of a number, up to a limit; nil for others.
  func string(_ place: Int?, limit: Int = JSONDocument.textLimit) -> String? {
    guard let place else { return nil }
    switch values[place].kind {
    case .string:
      let text = values[place].text
      return unescaped(text.count > limit ? text.lowerBound..<text.lowerBound + Int32(limit) : text)
    case .number:
      let range = values[place].text
      return String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    default: return nil
    }
  }

  func string(_ place: Int, _ name: StaticString) -> String? {
    guard let text = string(member(place, name)), !text.isEmpty else { return nil }
    return text
  }

  /// A number, also one that is written as a string.
  func number(_ place: Int?) -> Double? { string(place).flatMap { Double($0) } }

  func number(_ place: Int, _ name: StaticString) -> Double? { number(member(place, name)) }

  /// Yes or no, also as the strings and numbers that tools write; nil when it is not told.
  func bool(_ place: Int, _ name: StaticString) -> Bool? {
    guard let own = member(place, name) else { return nil }
    switch values[own].kind {
    case .bool(let isOn): return isOn
    case .string, .number:
      switch string(own) {
      case "1", "true", "YES": return true
      case "0", "false", "NO": return false
      default: return nil
      }
    default: return nil
    }
  }

  private func unescaped(_ range: Range<Int32>) -> String {
    let own = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    guard own.contains(92) else { return String(decoding: own, as: UTF8.self) }
    var result = String.UnicodeScalarView()
    var rest = own
    var high: UInt32?
    while let byte = rest.first {
      guard byte == 92 else {
        let end = rest.firstIndex(of: 92) ?? rest.endIndex
        result.append(contentsOf: String(decoding: rest[..<end], as: UTF8.self).unicodeScalars)
        rest = rest[end...]
        high = nil
        continue
      }
      let code = rest.dropFirst().first ?? 92
      rest = rest.dropFirst(2)
      switch code {
      case UInt8(ascii: "n"): result.append("\n")
      case UInt8(ascii: "t"): result.append("\t")
      case UInt8(ascii: "r"): result.append("\r")
      case UInt8(ascii: "b"): result.append("\u{8}")
      case UInt8(ascii: "f"): result.append("\u{C}")
      case UInt8(ascii: "u"):
        let value = rest.prefix(4).reduce(UInt32(0)) { $0 * 16 + UInt32($1.hexDigit ?? 0) }
        rest = rest.dropFirst(4)
        if (0xD800..<0xDC00).contains(value) {
          high = value
          continue
        }
        if let first = high, (0xDC00..<0xE000).contains(value),
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (value - 0xDC00))
        {
          result.append(scalar)
        } else {
          result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
      default: result.append(Unicode.Scalar(code))
      }
      high = nil
    }
    return String(result)
  }
}

/// Reads the bytes of a JSON text once, from left to right, with a stack of its own.
struct JSONScanner {
  let bytes: [UInt8]
  private(set) var values: [JSONDocument.Value] = []
  private var place = 0
  private var line = 1
  private var open: [Int32] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    values.reserveCapacity(min(JSONDocument.valueLimit, bytes.count / 24))
  }

  private func failure(_ fault: JSONFault) -> ImportFailure {
    ImportFailure(.json(place >= bytes.count ? .endsEarly : fault), line: line)
  }

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place].isSpace {
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
  }

  mutating func scan() throws(ImportFailure) {
    skipSpaces()
    try scanValue(key: 0..<0)
    while let top = open.last {
      skipSpaces()
      guard place < bytes.count else { throw failure(.endsEarly) }
      let isObject = values[Int(top)].kind == .object
      let close: UInt8 = isObject ? 125 : 93
      if bytes[place] == close {
        place += 1
        open.removeLast()
        continue
      }
      if values[Int(top)].firstChild >= 0 {
        guard bytes[place] == 44 else { throw failure(.expected(isObject ? ", or }" : ", or ]")) }
        place += 1
        skipSpaces()
      }
      var key: Range<Int32> = 0..<0
      if isObject {
        guard place < bytes.count, bytes[place] == 34 else { throw failure(.expected("a name")) }
        key = try scanString()
        skipSpaces()
        guard place < bytes.count, bytes[place] == 58 else { throw failure(.expected(":")) }
        place += 1
        skipSpaces()
      }
      try scanValue(key: key)
    }
    skipSpaces()
    if place < bytes.count { throw failure(.trailing) }
  }

  private mutating func scanValue(key: Range<Int32>) throws(ImportFailure) {
    guard place < bytes.count else { throw failure(.endsEarly) }
    guard values.count < JSONDocument.valueLimit else {
      throw ImportFailure(.tooMany(limit: ImportLimit.nodes), line: line)
    }
    switch bytes[place] {
    case 123, 91:
      guard open.count < JSONDocument.depthLimit else {
        throw ImportFailure(.tooDeep(limit: ImportLimit.depth), line: line)
      }
      let own = append(bytes[place] == 123 ? .object : .array, key: key, text: 0..<0)
      place += 1
      open.append(own)
    case 34:
      let here = line
      let text = try scanString()
      _ = append(.string, key: key, text: text, line: here)
    case 45, 48...57:
      let start = place
      while place < bytes.count, bytes[place].isDigit || [43, 45, 46, 69, 101].contains(bytes[place]) {
        place += 1
      }
      let text = String(decoding: bytes[start..<place], as: UTF8.self)
      guard Double(text) != nil else { throw failure(.number) }
      _ = append(.number, key: key, text: Int32(start)..<Int32(place))
    default:
      for (word, kind) in [
        ("true", JSONDocument.Kind.bool(true)), ("false", .bool(false)), ("null", .null),
      ] where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        _ = append(kind, key: key, text: 0..<0)
        return
      }
      throw failure(.expected("a value"))
    }
  }

  private mutating func append(
    _ kind: JSONDocument.Kind, key: Range<Int32>, text: Range<Int32>, line: Int? = nil
  ) -> Int32 {
    let own = Int32(values.count)
    values.append(.init(kind: kind, key: key, text: text, line: Int32(clamping: line ?? self.line)))
    if let parent = open.last {
      let last = values[Int(parent)].lastChild
      if last >= 0 { values[Int(last)].next = own } else { values[Int(parent)].firstChild = own }
      values[Int(parent)].lastChild = own
    }
    return own
  }

  /// The inside of a string; the place is behind it afterwards.
  private mutating func scanString() throws(ImportFailure) -> Range<Int32> {
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != 34 {
      let byte = bytes[place]
      if byte < 32 { throw failure(.string) }
      if byte == 92 {
        place += 1
        guard place < bytes.count else { throw failure(.endsEarly) }
        switch bytes[place] {
        case 34, 92, 47, 98, 102, 110, 114, 116: break
        case 117:
          for offset in 1...4 where place + offset >= bytes.count || bytes[place + offset].hexDigit == nil {
            throw failure(.string)
          }
        default: throw failure(.string)
        }
      }
      place += 1
    }
    guard place < bytes.count else { throw failure(.endsEarly) }
    place += 1
    return Int32(start)..<Int32(place - 1)
  }
}
