/// Reads the bytes of an XML text once, from left to right.
struct XMLScanner {
  let bytes: [UInt8]
  let lenientEnd: Bool
  private(set) var elements: [XMLDocument.Element] = []
  private(set) var attributes: [(name: Range<Int32>, value: Range<Int32>)] = []
  private(set) var roots: [Int32] = []
  private(set) var cutLine: Int?
  /// The first line of what stands around a lenient text's elements.
  private(set) var outsideLine: Int?
  /// Where another tree begins, behind one that is whole.
  private(set) var secondLine: Int?
  private var place = 0
  private var line = 1
  private var open: [Int32] = []

  init(bytes: [UInt8], lenientEnd: Bool) {
    self.bytes = bytes
    self.lenientEnd = lenientEnd
    // Growing by doubling would hold a large document's arena twice; tools write some sixty bytes an element.
    elements.reserveCapacity(min(XMLDocument.elementLimit, bytes.count / 60))
    attributes.reserveCapacity(min(XMLDocument.attributeLimit, bytes.count / 30))
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 || byte == 13 }

  /// Whether U+FFFE or U+FFFF stands here.
  private var isNoCharacter: Bool {
    bytes[place] == 0xEF && place + 2 < bytes.count && bytes[place + 1] == 0xBF && bytes[place + 2] >= 0xBE
  }

  /// Refuses the characters that XML does not have: controls, U+FFFE and U+FFFF.
  private func checkCharacter(_ byte: UInt8) throws(ImportFailure) {
    if byte < 32, !isSpace(byte) { throw failure(.control(UInt32(byte))) }
    if isNoCharacter {
      throw failure(.control(0xFF00 + UInt32(bytes[place + 2]) + 0x40))
    }
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
        if open.isEmpty, lenientEnd, !roots.isEmpty, !beginsTree() {
          outsideLine = outsideLine ?? line
          place += 1
          skipToMarkup()
        } else {
          try scanMarkup()
        }
        continue
      }
      if open.isEmpty, !isSpace(byte) {
        guard lenientEnd, !roots.isEmpty else { throw failure(.outside) }
        // A log or a prompt may go on behind the last element of a lenient text.
        outsideLine = outsideLine ?? line
        skipToMarkup()
        continue
      }
      if byte == 10 {
        line += 1
      } else if byte == 38 {
        try checkEntity(until: bytes.count)
      } else if byte == 62, place > 1, bytes[place - 1] == 93, bytes[place - 2] == 93, !lenientEnd {
        throw failure(.section)
      } else {
        try checkCharacter(byte)
      }
      place += 1
    }
    if elements.isEmpty { throw failure(.empty) }
    if !open.isEmpty, cutLine == nil { try endEarly(.empty) }
    // What is open when a lenient text ends goes on to its end.
    for own in open {
      elements[Int(own)].content = elements[Int(own)].content.lowerBound..<Int32(bytes.count)
    }
  }

  /// What a log puts in front of the text is left out, but nothing that looks like markup.
  private mutating func skipToFirstElement() throws(ImportFailure) {
    while place < bytes.count, bytes[place] != 60 {
      if !isSpace(bytes[place]) {
        guard lenientEnd else { throw failure(.outside) }
        outsideLine = outsideLine ?? line
      }
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
  }

  /// Whether markup behind a whole element is an element again, or the beginning of one where the text is cut off.
  private mutating func beginsTree() -> Bool {
    let rest = bytes[place...]
    if rest.count < 16, "<XCUIElementType".utf8.starts(with: rest) { cutLine = line }
    return starts("<XCUIElementType") || starts("<AppiumAUT") || starts("<hierarchy") || starts("<?xml")
      || starts("<!--")
  }

  private mutating func skipToMarkup() {
    while place < bytes.count, bytes[place] != 60 {
      if bytes[place] == 10 { line += 1 }
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

  /// Skips to behind a word that ends a comment, an instruction or a section.
  private mutating func skip(behind word: StaticString, without forbidden: StaticString? = nil)
    throws(ImportFailure)
  {
    let first = line
    while place < bytes.count {
      if starts(word) {
        place += word.utf8CodeUnitCount
        return
      }
      if let forbidden, starts(forbidden) { throw failure(.section) }
      if bytes[place] == 10 { line += 1 } else { try checkCharacter(bytes[place]) }
      place += 1
    }
    if lenientEnd, !elements.isEmpty { return try endEarly(.section) }
    throw failure(.section, line: first)
  }

  private mutating func scanMarkup() throws(ImportFailure) {
    if starts("<!--") {
      place += 4
      return try skip(behind: "-->", without: "--")
    }
    if starts("<?") { return try scanInstruction() }
    if starts("<![CDATA[") {
      guard !open.isEmpty else { throw failure(.section) }
      place += 9
      return try skip(behind: "]]>")
    }
    if starts("<!") {
      if place + 9 > bytes.count, lenientEnd, !elements.isEmpty { return try endEarly(.section) }
      throw failure(.documentType)
    }
    if starts("</") { return try scanEnd() }
    try scanStart()
  }

  /// An instruction; the declaration is one that stands at the beginning alone.
  private mutating func scanInstruction() throws(ImportFailure) {
    let start = place
    place += 2
    let name = scanName()
    if name == nil, place < bytes.count { throw failure(.section) }
    if let name, name.count == 3, self.name(name).lowercased() == "xml" {
      // Blanks in front of it do no harm; another tree of a log begins with one of its own.
      if lenientEnd, !roots.isEmpty, open.isEmpty {
        secondLine = line
        place = bytes.count
        return
      }
      guard elements.isEmpty, bytes[..<start].allSatisfy(isSpace) || lenientEnd else {
        throw failure(.section)
      }
    }
    guard place >= bytes.count || isSpace(bytes[place]) || starts("?>") else { throw failure(.section) }
    try skip(behind: "?>")
  }

  private func name(_ range: Range<Int32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  private mutating func scanName() -> Range<Int32>? {
    let start = place
    while place < bytes.count, isNameByte(bytes[place]), !isNoCharacter { place += 1 }
    guard place > start, !bytes[start].isDigit, bytes[start] != 45, bytes[start] != 46 else { return nil }
    return Int32(start)..<Int32(place)
  }

  private mutating func skipSpaces() {
    while place < bytes.count, isSpace(bytes[place]) {
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
  }

  private mutating func scanEnd() throws(ImportFailure) {
    let start = Int32(place)
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
    elements[Int(top)].content = elements[Int(top)].content.lowerBound..<start
  }

  private mutating func scanStart() throws(ImportFailure) {
    let startLine = line
    place += 1
    guard let name = scanName() else {
      if place >= bytes.count { return try endEarly(.tag) }
      throw failure(.tag)
    }
    if open.isEmpty, let first = roots.first {
      guard lenientEnd else { throw failure(.outside) }
      // Elements side by side are a fragment; what follows a whole screen is another one, or no tree at all.
      guard !isScreen(name), !isScreen(elements[Int(first)].name) else {
        secondLine = startLine
        place = bytes.count
        return
      }
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

  /// Whether an element stands for a whole screen.
  private func isScreen(_ name: Range<Int32>) -> Bool {
    ["XCUIElementTypeApplication", "AppiumAUT", "hierarchy"].contains(self.name(name))
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
    } else {
      roots.append(own)
    }
    elements[Int(own)].content = Int32(place)..<Int32(place)
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
      if byte == 10 { line += 1 } else { try checkCharacter(byte) }
      place += 1
    }
    guard place < bytes.count else {
      try endEarly(.attribute(word()))
      return false
    }
    guard attributes.count - Int(first) < XMLDocument.attributesOfOne else {
      throw failure(.attributes(limit: XMLDocument.attributesOfOne))
    }
    guard attributes.count < XMLDocument.attributeLimit else {
      throw ImportFailure(.tooMany(limit: ImportLimit.nodes), line: line)
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
    if text.hasPrefix("+") || text.hasPrefix("-") { return nil }
    guard let value = UInt32(text, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    // XML has no control characters, not even by number.
    return value >= 32 && value != 0xFFFE && value != 0xFFFF || [9, 10, 13].contains(value) ? scalar : nil
  }
}
