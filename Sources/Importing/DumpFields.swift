import Geometry
import SceneModel

/// The description of one object: its class, its address and its fields, as ranges of the text.
struct DumpDescription {
  var className = ""
  var key = ""
  /// The fields at the outermost level, in order.
  var fields: [(name: Range<Int>, value: Range<Int>)] = []
  /// Where the text of `text = '…'` lies.
  var text: Range<Int>?
  /// Behind the closing bracket, or where the text ends.
  var end = 0
  /// Whether the closing bracket is there.
  var isClosed = false
  /// What was being written when the text ended: the start of a field.
  var cut: Range<Int>?
}

extension ImportText {
  /// Reads the description that begins at a `<`, up to `limit`.
  func description(at start: Int, limit: Int) -> DumpDescription {
    var result = DumpDescription()
    var place = start + 1
    if place < limit, bytes[place] == 60 { place += 1 }
    let name = place
    var depth = 0
    while place < limit {
      let byte = bytes[place]
      if byte == 60, place > name {
        depth += 1
      } else if byte == 62, depth > 0 {
        depth -= 1
      } else if depth == 0,
        !byte.isClassByte
      {
        break
      }
      place += 1
    }
    result.className = text(name..<place)
    // `: 0x7f8c…`, `:0x…`, ` 0x…`, or nothing where addresses were taken out.
    var address = place
    if address < limit, bytes[address] == 58 { address += 1 }
    address = skipBlanks(address, limit)
    if address + 1 < limit, bytes[address] == 48, bytes[address + 1] | 32 == 120 {
      let from = address
      address += 2
      while address < limit, bytes[address].hexDigit != nil || bytes[address] == 46 { address += 1 }
      result.key = text(from..<address)
      place = address
    } else if place < limit, bytes[place] == 58 {
      place += 1
    }
    readFields(from: place, limit, into: &result)
    return result
  }

  private func readFields(from start: Int, _ limit: Int, into result: inout DumpDescription) {
    var place = start
    while true {
      while place < limit, bytes[place].isSpace || bytes[place] == 59 || bytes[place] == 44 { place += 1 }
      guard place < limit else { break }
      if bytes[place] == 62 {
        result.isClosed = true
        result.end = place + 1
        return
      }
      let field = place
      let name = fieldName(at: field, limit)
      if let quote = textQuote(after: name, limit) {
        guard let close = endOfText(from: quote + 1, limit, quote: bytes[quote]) else {
          result.text = quote + 1..<limit
          result.cut = name
          result.end = limit
          return
        }
        result.text = quote + 1..<close
        result.fields.append((name, quote + 1..<close))
        place = close + 1
        continue
      }
      guard let end = endOfField(from: field, limit) else {
        result.cut = field..<limit
        result.end = limit
        return
      }
      var value = name.upperBound
      while value < end, bytes[value].isBlank || bytes[value] == 61 || bytes[value] == 58 { value += 1 }
      var last = end
      while last > value, bytes[last - 1].isSpace { last -= 1 }
      result.fields.append((name, value..<max(value, last)))
      place = end
    }
    result.end = limit
    result.cut = limit..<limit
  }

  /// The word before ` = ` or `: `.
  private func fieldName(at start: Int, _ limit: Int) -> Range<Int> {
    var place = start
    while place < limit {
      let byte = bytes[place]
      if byte == 61 || byte == 58 || byte == 59 || byte == 62 || byte == 60 || byte == 39 { break }
      place += 1
    }
    var end = place
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// The quote that opens the value of `text = '`.
  private func textQuote(after name: Range<Int>, _ limit: Int) -> Int? {
    guard name.count == 4, has("text", at: name.lowerBound) else { return nil }
    var place = skipBlanks(name.upperBound, limit)
    guard place < limit, bytes[place] == 61 || bytes[place] == 58 else { return nil }
    place = skipBlanks(place + 1, limit)
    guard place < limit, bytes[place] == 39 || bytes[place] == 34 else { return nil }
    return place
  }

  /// Where a field ends: at a `;` or a closing `>` outside of all brackets; nil when the text ends first.
  private func endOfField(from start: Int, _ limit: Int) -> Int? {
    close(from: start, limit, orSemicolon: true)
  }

  /// The first `>` outside of all brackets, or `;` where that ends it too; nil when the text ends first.
  private func close(from start: Int, _ limit: Int, orSemicolon: Bool) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      var depth = 0
      var place = start
      while place < limit {
        let byte = text[place]
        guard byte.mayEndField else {
          place += 1
          continue
        }
        switch byte {
        case 60, 40, 123, 91: depth += 1
        case 41, 125, 93: if depth > 0 { depth -= 1 }
        case 62:
          // The arrow of a block's type is no bracket.
          if place > start, text[place - 1] == 45 { break }
          if depth == 0 { return place }
          depth -= 1
        case 59 where orSemicolon && depth == 0: return place
        default: break
        }
        place += 1
      }
      return nil
    }
  }

  /// The closing quote of a text, which UIKit does not escape.
  ///
  /// It is the last one that a known field or the closing bracket follows, such that what comes after it is a
  /// whole description: texts may hold quotes, brackets and semicolons, and nested objects may hold texts.
  private func endOfText(from start: Int, _ limit: Int, quote: UInt8) -> Int? {
    var place = limit - 1
    var fallback: Int?
    var attempts = 0
    while place >= start, attempts < 64 {
      if bytes[place] == quote, isEndOfText(place, limit) {
        attempts += 1
        if closesWell(from: place + 1, limit) { return place }
        fallback = fallback ?? place
      }
      place -= 1
    }
    return fallback
  }

  private func isEndOfText(_ place: Int, _ limit: Int) -> Bool {
    guard place + 1 < limit else { return false }
    if bytes[place + 1] == 62 { return true }
    guard bytes[place + 1] == 59, place + 2 < limit, bytes[place + 2].isSpace else { return false }
    var start = place + 3
    while start < limit, bytes[start].isSpace { start += 1 }
    let name = fieldName(at: start, limit)
    // A field that is cut off is still the beginning of one.
    if name.upperBound == limit { return DumpField.allCases.contains { has(prefixOf: $0.rawValue, name) } }
    return DumpField.of(bytes[name]) != nil
  }

  private func has(prefixOf word: String, _ range: Range<Int>) -> Bool {
    word.utf8.starts(with: bytes[range])
  }

  /// Whether the rest reads as fields up to one closing bracket, with nothing of a description behind it.
  private func closesWell(from start: Int, _ limit: Int) -> Bool {
    // No description goes on for so long behind its text; a hostile line would be read once for each of its quotes.
    guard let end = close(from: start, min(limit, start + 65_536), orSemicolon: false) else { return false }
    let next = end + 1
    return next >= limit || (bytes[next] != 59 && bytes[next] != 62)
  }
}

extension UInt8 {
  /// Whether it is one of `()<>[]{};`: all other bytes of a description are passed by.
  fileprivate var mayEndField: Bool {
    let low: UInt64 = 1 << 40 | 1 << 41 | 1 << 59 | 1 << 60 | 1 << 62
    let high: UInt64 = 1 << 27 | 1 << 29 | 1 << 59 | 1 << 61
    return self < 64 ? low >> UInt64(self) & 1 == 1 : self < 128 && high >> UInt64(self - 64) & 1 == 1
  }
}

/// The fields of a description, by the names that UIKit and EarlGrey print.
enum DumpField: String, CaseIterable {
  case baseClass, frame, anchorPoint, transform, text, clipsToBounds, hidden, alpha, opaque
  case autoresizesSubviews, autoresize, animations, tintColor, backgroundColor, image, userInteractionEnabled,
    tag
  case gestureRecognizers, layer, contentOffset, contentSize, adjustedContentInset, dataSource, layout, value
  case placeholder, borderStyle, background, configuration, bounds, delegate, enabled, selected
  case minSize, maxSize, textContainer, exclusionPaths, state, contentInset, rate, viewController
  case ax = "AX", axID = "AX.id", axLabel = "AX.label", axFrame = "AX.frame", axValue = "AX.value"
  case axPoint = "AX.activationPoint", axTraits = "AX.traits", axFocused = "AX.focused", axHint = "AX.hint"
  case uie = "UIE", disabled, isAccessible, webView

  /// The fields with their names' bytes and their places, by the lengths of the names: every line of a dump asks a
  /// dozen times, and an enumeration of texts is compared and hashed as texts.
  private static let byLength: [[(field: DumpField, place: Int, bytes: [UInt8])]] = {
    var table = [[(field: DumpField, place: Int, bytes: [UInt8])]](repeating: [], count: 32)
    for (place, field) in allCases.enumerated() {
      table[field.rawValue.utf8.count].append((field, place, Array(field.rawValue.utf8)))
    }
    return table
  }()

  /// The field of a name, and its place among all.
  static func of(_ name: ArraySlice<UInt8>) -> (field: DumpField, place: Int)? {
    guard name.count < byLength.count else { return nil }
    for known in byLength[name.count] where known.bytes[...] == name { return (known.field, known.place) }
    return nil
  }
}

/// The fields that a line had.
struct DumpFieldSet: Sendable {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  mutating func insert(at place: Int) { bits |= 1 << UInt64(place) }

  mutating func insert(_ field: DumpField) {
    if let known = DumpField.of(Array(field.rawValue.utf8)[...]) { insert(at: known.place) }
  }

  func contains(_ field: DumpField) -> Bool {
    DumpField.of(Array(field.rawValue.utf8)[...]).map { bits & 1 << UInt64($0.place) != 0 } ?? false
  }
}
