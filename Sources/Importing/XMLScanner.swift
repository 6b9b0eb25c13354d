/// Reads the bytes of an XML text once, from left to right.
struct XMLScanner {
  let bytes: [UInt8]
  let lenientEnd: Bool
  private(set) var elements: [XMLDocument.Element] = []
  private(set) var attributes: [(name: Range<Int32>, value: Range<Int32>)] = []
  private(set) var cutLine: Int?
  private var place = 0
  private var line = 1
  private var open: [Int32] = []

  init(bytes: [UInt8], lenientEnd: Bool) {
    self.bytes = bytes
    self.lenientEnd = lenientEnd
  }

  private func failure(_ fault: XMLFault, line: Int? = nil) -> ImportFailure {
    ImportFailure(.xml(fault), line: line ?? self.line)
  }

  /// The error of a text that ends too early; none where that is allowed.
  private mutating func endEarly(_ fault: XMLFault) throws(ImportFailure) {
    guard lenientEnd, !elements.isEmpty else {
      if let last = open.last {
        let element = elements[Int(last)]
        throw failure(.unclosed(element: name(element.name), line: Int(element.line)))
      }
      throw failure(fault)
    }
    cutLine = line
    place = bytes.count
  }

  mutating func scan() throws(ImportFailure) {
    try skipToFirstElement()
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 60 {
        try scanMarkup()
        continue
      }
      if byte == 10 {
        line += 1
      } else if byte < 32, byte != 9, byte != 13 {
        throw failure(.control(UInt32(byte)))
      } else if byte == 38, !open.isEmpty {
        try checkEntity(until: bytes.count)
      } else if open.isEmpty, !byte.isSpace, cutLine == nil {
        // A log or a prompt may go on behind the last element of a lenient text.
        if lenientEnd, !elements.isEmpty { return }
        throw failure(.outside)
      }
      place += 1
    }
    if elements.isEmpty { throw failure(.empty) }
    if !open.isEmpty, cutLine == nil { try endEarly(.empty) }
  }

  /// What a log puts in front of the text is left out, but nothing that looks like markup.
  private mutating func skipToFirstElement() throws(ImportFailure) {
    while place < bytes.count, bytes[place] != 60 {
      if bytes[place] == 10 { line += 1 }
      if !lenientEnd, !bytes[place].isSpace { throw failure(.outside) }
      place += 1
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == 95 || byte == 45 || byte == 46 || byte == 58 || byte >= 0x80
  }

  private func starts(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      for index in 0..<count where bytes[place + index] != word[index] { return false }
      return true
    }
  }

  /// Skips to behind a word that ends a comment or a section.
  private mutating func skip(behind word: StaticString) throws(ImportFailure) {
    let first = line
    while place < bytes.count {
      if starts(word) {
        place += word.utf8CodeUnitCount
        return
      }
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
    if lenientEnd, !elements.isEmpty { return try endEarly(.section) }
    throw failure(.section, line: first)
  }

  private mutating func scanMarkup() throws(ImportFailure) {
    if starts("<!--") {
      place += 4
      return try skip(behind: "-->")
    }
    if starts("<?") {
      place += 2
      return try skip(behind: "?>")
    }
    if starts("<![CDATA[") {
      guard !open.isEmpty else { throw failure(.section) }
      place += 9
      return try skip(behind: "]]>")
    }
    if starts("<!") { throw failure(.documentType) }
    if starts("</") { return try scanEnd() }
    try scanStart()
  }

  private func name(_ range: Range<Int32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  private mutating func scanName() -> Range<Int32>? {
    let start = place
    while place < bytes.count, isNameByte(bytes[place]) { place += 1 }
    guard place > start, !bytes[start].isDigit, bytes[start] != 45, bytes[start] != 46 else { return nil }
    return Int32(start)..<Int32(place)
  }

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place].isSpace {
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
  }

  private mutating func scanEnd() throws(ImportFailure) {
    place += 2
    guard let name = scanName() else {
      if place >= bytes.count { return try endEarly(.tag) }
      throw failure(.tag)
    }
    skipSpaces()
    guard place < bytes.count else { return try endEarly(.tag) }
    guard bytes[place] == 62 else { throw failure(.tag) }
    place += 1
    guard let top = open.popLast() else { throw failure(.stray(end: self.name(name), open: "")) }
    let own = elements[Int(top)].name
    guard
      bytes[Int(own.lowerBound)..<Int(own.upperBound)] == bytes[Int(name.lowerBound)..<Int(name.upperBound)]
    else { throw failure(.stray(end: self.name(name), open: self.name(own))) }
  }

  private mutating func scanStart() throws(ImportFailure) {
    let startLine = line
    place += 1
    guard let name = scanName() else {
      if place >= bytes.count { return try endEarly(.tag) }
      throw failure(.tag)
    }
    if open.isEmpty, !elements.isEmpty {
      if lenientEnd {
        place = bytes.count
        return
      }
      throw failure(.outside)
    }
    guard open.count < XMLDocument.depthLimit else {
      throw ImportFailure(.tooDeep(limit: ImportLimit.depth), line: startLine)
    }
    guard elements.count < XMLDocument.elementLimit else {
      throw ImportFailure(.tooMany(limit: ImportLimit.nodes), line: startLine)
    }
    let first = Int32(attributes.count)
    while true {
      let before = place
      skipSpaces()
      guard place < bytes.count else {
        attributes.removeLast(attributes.count - Int(first))
        return try endEarly(.tag)
      }
      if bytes[place] == 62 || bytes[place] == 47 { break }
      guard before < place else { throw failure(.tag) }
      guard try scanAttribute(from: first) else {
        attributes.removeLast(attributes.count - Int(first))
        return
      }
    }
    let isEmpty = bytes[place] == 47
    if isEmpty {
      place += 1
      guard place < bytes.count else {
        attributes.removeLast(attributes.count - Int(first))
        return try endEarly(.tag)
      }
      guard bytes[place] == 62 else { throw failure(.tag) }
    }
    place += 1
    append(name, line: startLine, attributes: first..<Int32(attributes.count), isEmpty: isEmpty)
  }

  private mutating func append(_ name: Range<Int32>, line: Int, attributes: Range<Int32>, isEmpty: Bool) {
    let own = Int32(elements.count)
    let parent = open.last ?? -1
    elements.append(
      .init(name: name, line: Int32(clamping: line), parent: parent, attributes: attributes))
    if parent >= 0 {
      let last = elements[Int(parent)].lastChild
      if last >= 0 { elements[Int(last)].next = own } else { elements[Int(parent)].firstChild = own }
      elements[Int(parent)].lastChild = own
    }
    if !isEmpty { open.append(own) }
  }

  /// Reads an attribute; false where the text ended in it and that is allowed.
  private mutating func scanAttribute(from first: Int32) throws(ImportFailure) -> Bool {
    guard let name = scanName() else { throw failure(.tag) }
    let word = { [bytes] in
      String(decoding: bytes[Int(name.lowerBound)..<Int(name.upperBound)], as: UTF8.self)
    }
    skipSpaces()
    guard place < bytes.count else {
      try endEarly(.attribute(word()))
      return false
    }
    guard bytes[place] == 61 else { throw failure(.attribute(word())) }
    place += 1
    skipSpaces()
    guard place < bytes.count else {
      try endEarly(.attribute(word()))
      return false
    }
    let quote = bytes[place]
    guard quote == 34 || quote == 39 else { throw failure(.attribute(word())) }
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != quote {
      let byte = bytes[place]
      if byte == 60 { throw failure(.lessThan(attribute: word())) }
      if byte == 38 { try checkEntity(until: bytes.count) }
      if byte < 32, byte != 9, byte != 10, byte != 13 { throw failure(.control(UInt32(byte))) }
      if byte == 10 { line += 1 }
      place += 1
    }
    guard place < bytes.count else {
      try endEarly(.attribute(word()))
      return false
    }
    let length = name.count
    for known in attributes[Int(first)...] where known.name.count == length {
      let (a, b) = (Int(known.name.lowerBound), Int(name.lowerBound))
      if (0..<length).allSatisfy({ bytes[a + $0] == bytes[b + $0] }) {
        throw failure(.twice(attribute: word()))
      }
    }
    attributes.append((name, Int32(start)..<Int32(place)))
    place += 1
    return true
  }

  private func checkEntity(until end: Int) throws(ImportFailure) {
    var semicolon = place + 1
    while semicolon < end, semicolon - place < 12, bytes[semicolon] != 59 { semicolon += 1 }
    guard semicolon < end else {
      if lenientEnd { return }
      throw failure(.entity(String(decoding: bytes[place + 1..<min(end, place + 12)], as: UTF8.self)))
    }
    guard bytes[semicolon] == 59, XMLScanner.entity(bytes[place + 1..<semicolon]) != nil else {
      throw failure(.entity(String(decoding: bytes[place + 1..<semicolon], as: UTF8.self)))
    }
  }

  /// The character of an entity's name or number; nil for one that XML does not have.
  static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == 35, name.count > 1 else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == 120
    let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
    guard let value = UInt32(text, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    // XML has no control characters, not even by number.
    return value >= 32 || [9, 10, 13].contains(value) ? scalar : nil
  }
}
