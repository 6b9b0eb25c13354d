/// An XML document as an arena of elements, read strictly: every malformation is an error with its line.
///
/// What tools write of screens is a small part of XML: elements, attributes, the five entities, character
/// references, comments, instructions and CDATA. Document types are refused, so that no entity can explode. Names
/// and values stay ranges of the text until somebody asks for them.
struct XMLDocument: Sendable {
  /// One element; links are places in ``elements``, -1 for none.
  struct Element: Sendable {
    var name: Range<Int32>
    var line: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    /// Its attributes, places in ``attributes``.
    var attributes: Range<Int32>
    /// What stands between its tags.
    var content: Range<Int32> = 0..<0
  }

  let bytes: [UInt8]
  private(set) var elements: [Element] = []
  private(set) var attributes: [(name: Range<Int32>, value: Range<Int32>)] = []
  /// The elements that stand in no other; a strict document has one.
  private(set) var roots: [Int32] = []
  /// Where the text ended too early, when that was allowed: the line.
  private(set) var cutLine: Int?
  /// The first line of what stands around the elements of a lenient document.
  private(set) var outsideLine: Int?
  /// Where another tree begins, which is not read.
  private(set) var secondLine: Int?

  /// How deep elements may be nested: each view stands in two or three of them.
  static let depthLimit = 4_000
  static let elementLimit = 500_000
  static let attributeLimit = 2_000_000
  static let attributesOfOne = 200

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - source: the text, in which the first element may stand behind what a log puts in front of it.
  ///   - lenientEnd: whether a text that ends too early is read as far as it goes.
  init(_ source: ImportText, lenientEnd: Bool = false) throws(ImportFailure) {
    bytes = source.bytes
    var scanner = XMLScanner(bytes: source.bytes, lenientEnd: lenientEnd)
    try scanner.scan()
    elements = scanner.elements
    attributes = scanner.attributes
    roots = scanner.roots
    cutLine = scanner.cutLine
    outsideLine = scanner.outsideLine
    secondLine = scanner.secondLine
  }

  // MARK: Reading

  /// The first element.
  var root: Int { 0 }

  func name(_ element: Int) -> String {
    let range = elements[element].name
    return String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  func has(_ element: Int, name: StaticString) -> Bool { matches(elements[element].name, name) }

  private func matches(_ range: Range<Int32>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let start = Int(range.lowerBound)
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where bytes[start + index] != word[index] { return false }
      return true
    }
  }

  func line(_ element: Int) -> Int { Int(elements[element].line) }

  /// The children of an element, in order.
  func children(_ element: Int) -> [Int] {
    var result: [Int] = []
    var child = elements[element].firstChild
    while child >= 0 {
      result.append(Int(child))
      child = elements[Int(child)].next
    }
    return result
  }

  /// The first child of a name.
  func child(_ element: Int, named name: StaticString) -> Int? {
    var child = elements[element].firstChild
    while child >= 0 {
      if has(Int(child), name: name) { return Int(child) }
      child = elements[Int(child)].next
    }
    return nil
  }

  /// The first child with a `key`, of a name where one is given.
  func child(_ element: Int, key: StaticString, named name: StaticString? = nil) -> Int? {
    var child = elements[element].firstChild
    while child >= 0 {
      let place = Int(child)
      if name.map({ has(place, name: $0) }) ?? true, attribute(place, "key", is: key) { return place }
      child = elements[place].next
    }
    return nil
  }

  /// An attribute's value, its entities undone.
  func attribute(_ element: Int, _ name: StaticString) -> String? {
    for place in elements[element].attributes where matches(attributes[Int(place)].name, name) {
      return value(attributes[Int(place)].value)
    }
    return nil
  }

  /// Whether an attribute has a value.
  func attribute(_ element: Int, _ name: StaticString, is word: StaticString) -> Bool {
    for place in elements[element].attributes where matches(attributes[Int(place)].name, name) {
      return matches(attributes[Int(place)].value, word)
    }
    return false
  }

  /// The number of an attribute; nil where it is absent or no number.
  func number(_ element: Int, _ name: StaticString) -> Double? {
    attribute(element, name).flatMap { Double($0) }
  }

  /// All attributes, in order.
  func allAttributes(_ element: Int) -> [(name: String, value: String)] {
    elements[element].attributes.map { place in
      let (name, value) = attributes[Int(place)]
      return (
        String(decoding: bytes[Int(name.lowerBound)..<Int(name.upperBound)], as: UTF8.self), self.value(value)
      )
    }
  }

  private func value(_ range: Range<Int32>) -> String {
    let own = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    guard own.contains(where: { $0 == 38 || $0 < 32 }) else { return String(decoding: own, as: UTF8.self) }
    // A line feed that is not written as a reference is a blank in an attribute.
    return XMLDocument.plain(own) { $0 < 32 ? 32 : $0 }
  }

  /// A text with its references undone, and its other bytes mapped.
  private static func plain(_ own: ArraySlice<UInt8>, _ map: (UInt8) -> UInt8) -> String {
    var result: [UInt8] = []
    var place = own.startIndex
    while place < own.endIndex {
      if own[place] == 38, let end = own[place...].firstIndex(of: 59),
        let scalar = XMLScanner.entity(own[place + 1..<end])
      {
        result += Array(String(Character(scalar)).utf8)
        place = end + 1
      } else {
        result.append(map(own[place]))
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The characters directly inside of an element, between its children.
  func text(_ element: Int) -> String {
    let range = elements[element].content
    let end = Int(range.upperBound)
    var place = Int(range.lowerBound)
    var result = ""
    var depth = 0
    while place < end {
      guard bytes[place] == 60 else {
        let next = bytes[place..<end].firstIndex(of: 60) ?? end
        if depth == 0 { result += XMLDocument.plain(bytes[place..<next]) { $0 } }
        place = next
        continue
      }
      if has("<!--", at: place) {
        place = behind("-->", from: place + 4, end)
      } else if has("<?", at: place) {
        place = behind("?>", from: place + 2, end)
      } else if has("<![CDATA[", at: place) {
        let next = behind("]]>", from: place + 9, end)
        if depth == 0, next - 3 >= place + 9 {
          result += String(decoding: bytes[place + 9..<next - 3], as: UTF8.self)
        }
        place = next
      } else {
        let isEnd = has("</", at: place)
        place = behindTag(from: place, end)
        if isEnd { depth -= 1 } else if bytes[place - 2] != 47 { depth += 1 }
      }
    }
    return result
  }

  private func has(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return word.withUTF8Buffer { bytes[place..<place + count].elementsEqual($0) }
  }

  private func behind(_ word: StaticString, from start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, !has(word, at: place) { place += 1 }
    return min(end, place + word.utf8CodeUnitCount)
  }

  /// Where a tag has ended; a `>` in a value ends none.
  private func behindTag(from start: Int, _ end: Int) -> Int {
    var place = start
    var quote: UInt8 = 0
    while place < end {
      let byte = bytes[place]
      place += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 34 || byte == 39 {
        quote = byte
      } else if byte == 62 {
        break
      }
    }
    return place
  }
}
