/// A text as bytes and lines, with one sort of line end and without a byte order mark.
///
/// Lines are counted in the text as it was given, so that messages lead to the right place.
struct ImportText: Sendable {
  private(set) var bytes: [UInt8]
  /// Where each line begins.
  private(set) var starts: [Int32] = []
  /// What had to be undone to read it, by the words of ``ImportReport/variants``.
  var variants: [String] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.contains(13) { useLineFeeds() }
    findLines()
  }

  private mutating func findLines() {
    let count = bytes.count { $0 == 10 }
    starts = []
    starts.reserveCapacity(count + 1)
    starts.append(0)
    for (place, byte) in bytes.enumerated() where byte == 10 { starts.append(Int32(place + 1)) }
  }

  /// "\r\n" and "\r" as "\n".
  private mutating func useLineFeeds() {
    rewrite { text, place, result in
      guard text[place] == 13 else { return false }
      result = 10
      place += place + 1 < text.count && text[place + 1] == 10 ? 2 : 1
      return true
    }
  }

  /// Writes the bytes anew where they stand: what is undone never gets longer, and a large text is held once.
  ///
  /// `change` looks at a place; where it knows what stands there, it says so, gives the byte and moves on.
  private mutating func rewrite(
    _ change: (_ text: UnsafeMutableBufferPointer<UInt8>, _ place: inout Int, _ byte: inout UInt8) -> Bool
  ) {
    let count = bytes.withUnsafeMutableBufferPointer { text in
      var (place, end) = (0, 0)
      while place < text.count {
        var byte = text[place]
        if !change(text, &place, &byte) { place += 1 }
        text[end] = byte
        end += 1
      }
      return end
    }
    bytes.removeLast(bytes.count - count)
  }

  var lineCount: Int { starts.count }

  /// A line without its end; lines are counted from 0 here.
  func line(_ number: Int) -> Range<Int> {
    let end = number + 1 < starts.count ? Int(starts[number + 1]) - 1 : bytes.count
    return Int(starts[number])..<end
  }

  /// The line of a place, from 1.
  func lineNumber(of place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Searching

  /// Whether a word stands at a place.
  func has(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place + count <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      for index in 0..<count where bytes[place + index] != word[index] { return false }
      return true
    }
  }

  /// The first place of a word within a range.
  func find(_ word: StaticString, in range: Range<Int>) -> Int? {
    let count = word.utf8CodeUnitCount
    guard count > 0, range.count >= count, range.upperBound <= bytes.count else { return nil }
    // Large texts are searched for a dozen words.
    return bytes.withUnsafeBufferPointer { text in
      word.withUTF8Buffer { word in
        let last = range.upperBound - count
        var place = range.lowerBound
        while let found = ImportText.first(word[0], in: text, place, last + 1) {
          var index = 1
          while index < count, text[found + index] == word[index] { index += 1 }
          if index == count { return found }
          place = found + 1
        }
        return nil
      }
    }
  }

  /// The first place of a byte, from one place up to another: eight are looked at together.
  private static func first(
    _ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let wanted = UInt64(byte) &* ones
    let memory = UnsafeRawBufferPointer(text)
    var place = start
    while place + 8 <= end {
      // A byte that is wanted is 0 here, and nothing else borrows from the bit above the lowest such one.
      let eight = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ wanted
      let hits = (eight &- ones) & ~eight & (ones &* 0x80)
      if hits != 0 { return place + hits.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < end {
      if text[place] == byte { return place }
      place += 1
    }
    return nil
  }

  /// Whether a word stands anywhere.
  func contains(_ word: StaticString) -> Bool { find(word, in: 0..<bytes.count) != nil }

  // MARK: What web pages and scripts make of a dump

  /// Undoes `&lt;` and its like.
  mutating func undoEntities() {
    let entities: [([UInt8], UInt8)] = [
      ("lt;", 60), ("gt;", 62), ("amp;", 38), ("quot;", 34), ("#39;", 39), ("#x27;", 39), ("apos;", 39),
      ("nbsp;", 32),
    ].map { (Array($0.utf8), $1) }
    rewrite { text, place, byte in
      guard text[place] == 38 else { return false }
      for (word, own) in entities where place + word.count < text.count {
        guard text[place + 1] == word[0], text[(place + 1)...].starts(with: word) else { continue }
        byte = own
        place += word.count + 1
        return true
      }
      return false
    }
    findLines()
    variants.append("HTML")
  }

  /// Undoes `\n`, `\xA0` and `\u00A0`, as an interpreter's prompt prints a string.
  mutating func undoEscapes() {
    var result: [UInt8] = []
    result.reserveCapacity(min(bytes.count, 1 << 20))
    var place = 0
    while place < bytes.count {
      guard bytes[place] == 92, place + 1 < bytes.count else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let next = bytes[place + 1]
      place += 2
      switch next {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "x"), UInt8(ascii: "u"):
        let count = next == UInt8(ascii: "x") ? 2 : 4
        if let value = hex(at: place, count: count), let scalar = Unicode.Scalar(value) {
          result += Array(String(Character(scalar)).utf8)
          place += count
        } else {
          result += [92, next]
        }
      default: result.append(next)
      }
    }
    bytes = result
    findLines()
    variants.append("\\n")
  }

  private func hex(at start: Int, count: Int) -> UInt32? {
    guard start + count <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + count] {
      guard let digit = byte.hexDigit else { return nil }
      value = value * 16 + UInt32(digit)
    }
    return value
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 48 && self <= 57 }
  var isLetter: Bool { (self | 32) >= 97 && (self | 32) <= 122 }
  var isBlank: Bool { self == 32 || self == 9 }
  var isSpace: Bool { self == 32 || (self >= 9 && self <= 13) }
  /// Part of the name of a class.
  var isClassByte: Bool { isLetter || isDigit || self == 95 || self == 36 || self == 46 || self >= 0x80 }
  var hexDigit: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}

extension ImportText {
  func skipBlanks(_ place: Int, _ end: Int) -> Int {
    var place = place
    while place < end, bytes[place].isBlank { place += 1 }
    return place
  }

  /// A decimal number as printf writes it, `nan` and `inf` included, and where it ends.
  func number(at start: Int, _ end: Int) -> (value: Double, end: Int)? {
    var place = start
    if place < end, bytes[place] == 45 || bytes[place] == 43 { place += 1 }
    let digits = place
    while place < end, bytes[place].isDigit || bytes[place] == 46 { place += 1 }
    if place == digits {
      let isNegative = start < end && bytes[start] == 45
      if place + 3 <= end {
        if has("nan", at: place) || has("NaN", at: place) { return (.nan, place + 3) }
        if has("inf", at: place) || has("Inf", at: place) {
          var after = place + 3
          if after + 5 <= end, has("inity", at: after) { after += 5 }
          return (isNegative ? -.infinity : .infinity, after)
        }
      }
      return nil
    }
    if place < end, bytes[place] | 32 == 101 {
      var exponent = place + 1
      if exponent < end, bytes[exponent] == 45 || bytes[exponent] == 43 { exponent += 1 }
      if exponent < end, bytes[exponent].isDigit {
        while exponent < end, bytes[exponent].isDigit { exponent += 1 }
        place = exponent
      }
    }
    if place - start < 16, let value = shortNumber(start..<place) { return (value, place) }
    let from = bytes[start] == 43 ? start + 1 : start
    guard let value = Double(text(from..<place)) else { return nil }
    return (value, place)
  }

  /// A number of few digits without an exponent: exact, since both parts are exact and one division rounds once.
  private func shortNumber(_ range: Range<Int>) -> Double? {
    var digits = 0
    var scale = 1.0
    var isFraction = false
    var isNegative = false
    for byte in bytes[range] {
      switch byte {
      case 45: isNegative = true
      case 43: break
      case 46:
        if isFraction { return nil }
        isFraction = true
      case 48...57:
        digits = digits * 10 + Int(byte - 48)
        if isFraction { scale *= 10 }
      default: return nil
      }
    }
    let value = Double(digits) / scale
    return isNegative ? -value : value
  }

  /// The numbers of a range, whatever stands between them; nil when one is malformed or there are more.
  func numbers(in range: Range<Int>, limit: Int) -> [Double]? {
    var result: [Double] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if byte.isSpace || [40, 41, 44, 59, 123, 125, 91, 93].contains(byte) {
        place += 1
        continue
      }
      guard result.count < limit, let (value, end) = number(at: place, range.upperBound) else { return nil }
      result.append(value)
      place = end
    }
    return result
  }
}
