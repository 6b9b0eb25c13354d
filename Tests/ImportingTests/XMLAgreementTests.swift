import Foundation
import Testing

@testable import Importing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Our scanner reads what Foundation's parser reads.
///
/// Where the two differ, it is by design: document types are refused; blanks may stand in front of the declaration;
/// namespaces, the declaration's words and letters beyond ASCII in names are not looked at; an element has 200
/// attributes at most. Foundation goes on after errors, so that one it reports anywhere counts as a refusal.
@Suite("XML against Foundation's parser")
struct XMLAgreementTests {
  /// What a document holds: for each element its name, attributes, and the text directly in it.
  struct Shape: Equatable {
    var elements: [String] = []
  }

  /// Foundation's reading; nil where it refuses.
  private final class Reader: NSObject, XMLParserDelegate {
    var names: [(name: String, attributes: [String: String], text: String)] = []
    var open: [Int] = []
    var failed = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      open.append(names.count)
      names.append((name, attributes, ""))
    }
    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      _ = open.popLast()
    }
    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let top = open.last { names[top].text += text }
    }
    func parser(_ parser: XMLParser, foundCDATA data: Data) {
      if let top = open.last { names[top].text += String(decoding: data, as: UTF8.self) }
    }
    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { failed = true }
  }

  private static func line(_ name: String, _ attributes: [(String, String)], _ text: String) -> String {
    "\(name) \(attributes.sorted { $0.0 < $1.0 }.map { "\($0.0)=\($0.1.debugDescription)" }) \(text.debugDescription)"
  }

  static func theirs(_ text: String) -> Shape? {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    let isSound = FoundationParsing.lock.withLock { parser.parse() && parser.parserError == nil }
    guard isSound, !reader.failed, !reader.names.isEmpty else { return nil }
    return Shape(
      elements: reader.names.map { line($0.name, $0.attributes.map { ($0.key, $0.value) }, $0.text) })
  }

  static func ours(_ text: String) -> Shape? {
    guard let document = try? XMLDocument(ImportText(text)) else { return nil }
    return Shape(
      elements: document.elements.indices.map {
        line(document.name($0), document.allAttributes($0).map { ($0.name, $0.value) }, document.text($0))
      })
  }

  /// Numbers without chance: the same documents every time.
  struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    mutating func pick<T>(_ list: [T]) -> T { list[roll(list.count)] }
  }

  private static func value(_ dice: inout Dice) -> String {
    (0..<dice.roll(5)).map { _ in
      dice.pick([
        "a", "7.5", "&lt;", "&amp;", "&#65;", "&#x1F600;", "é", " ", "\n", "\t", ">", "😀", "&quot;", "]",
        "--", "&apos;",
      ])
    }.joined()
  }

  static func document(_ dice: inout Dice, depth: Int = 0) -> String {
    let name = dice.pick(["a", "view", "rect", "_x", "b-1", "c.d"])
    var text = "<\(name)"
    for key in ["id", "key", "x", "y"] where dice.roll(3) == 0 {
      let quote = dice.pick(["\"", "'"])
      text += dice.pick([" ", "\n  ", "\t"]) + key + dice.pick(["", " "]) + "=" + quote
      text += value(&dice) + quote
    }
    if dice.roll(3) == 0 { return text + dice.pick(["/>", " />"]) }
    text += ">"
    for _ in 0..<dice.roll(depth > 4 ? 1 : 4) {
      switch dice.roll(6) {
      case 0: text += "<!-- \(dice.pick(["x", "<a>", "&", "-", "é"])) -->"
      case 1: text += "<![CDATA[\(dice.pick(["<", "&lt;", "]]", "x"]))]]>"
      case 2: text += "<?pi \(dice.pick(["x", "<", "a b"]))?>"
      case 3: text += value(&dice).filter { $0 != "]" }
      default: text += document(&dice, depth: depth + 1)
      }
    }
    return text + "</\(name)\(dice.pick(["", " "]))>"
  }

  @Test("sound documents are read alike: the same elements, attributes and texts", arguments: 0..<8)
  func sound(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 977 &+ 5)
    for _ in 0..<60 {
      let text =
        dice.pick(["", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"]) + XMLAgreementTests.document(&dice)
      let own = XMLAgreementTests.ours(text)
      #expect(own != nil && own == XMLAgreementTests.theirs(text), "\(text)")
    }
  }

  @Test("changed documents are accepted by both or by neither, and read alike", arguments: 0..<8)
  func changed(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 3)
    let bits: [[UInt8]] = [
      "<", ">", "/", "\"", "'", "&", ";", "=", "a", "-", "!", "?", " ", "]]>", "--", "<a>", "</a>", "&#0;",
      "&x;", "\u{1}",
      "\u{FFFE}", "\u{B}", "<?xml ?>", "&#xFFFF;", "id=\"1\"", "1",
    ].map { Array($0.utf8) }
    var refused = 0
    for _ in 0..<120 {
      var bytes = Array(XMLAgreementTests.document(&dice).utf8)
      for _ in 0...dice.roll(2) {
        let place = dice.roll(bytes.count)
        switch dice.roll(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes = Array(bytes[..<place])
        case 2: bytes.replaceSubrange(place..<place + 1, with: dice.pick(bits))
        default: bytes.insert(contentsOf: dice.pick(bits), at: place)
        }
        if bytes.isEmpty { bytes = [32] }
      }
      guard let text = String(validating: bytes, as: UTF8.self), !isDifferentByDesign(text) else { continue }
      let own = XMLAgreementTests.ours(text)
      if own == nil { refused += 1 }
      #expect(own == XMLAgreementTests.theirs(text), "\(text.debugDescription)")
    }
    #expect(refused > 20)
  }

  private func isDifferentByDesign(_ text: String) -> Bool {
    // Blanks before the declaration, other instructions called xml, names beyond ASCII and names with colons.
    if text.contains("<?xml") && !text.hasPrefix("<?xml version=\"1.0\"") { return true }
    // An instruction without words makes Foundation read a string that is not there.
    return text.split(separator: "<?", omittingEmptySubsequences: false).dropFirst().contains { part in
      guard let end = part.firstRange(of: "?>") else { return true }
      return !part[..<end.lowerBound].contains(" ") || part[..<end.lowerBound].hasSuffix(" ")
    }
  }

  @Test(
    "real files are read alike", .enabled(if: Samples.root != nil),
    arguments: Samples.paths("ib/0") + Samples.paths("appium-xml/"))
  func real(path: String) throws {
    let text = try Samples.read(path)
    guard text.utf8.count < 60_000 else { return }
    #expect(XMLAgreementTests.ours(text) == XMLAgreementTests.theirs(text))
  }
}
