import Drawing
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "writes out what cannot be seen",
    arguments: [
      ("\u{1B}[31mred", "\\e[31mred"), ("a\tb", "a\\tb"), ("a\nb\r\nc", "a\\nb\\r\\nc"), ("\u{0}", "\\u{0}"),
      ("\u{7}", "\\u{7}"),
      ("\u{9B}2J", "\\u{9B}2J"), ("\u{7F}", "\\u{7F}"), ("abc\u{202E}def", "abc\\u{202E}def"),
      ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("a\u{200B}b", "a\\u{200B}b"), ("\u{FEFF}a", "\\u{FEFF}a"), ("a\u{AD}b", "a\\u{AD}b"),
      ("a\u{A0}b", "a\\u{A0}b"),
      ("a\u{2028}b", "a\\u{2028}b"), ("\u{E000}", "\\u{E000}"), ("\u{F8FF}", "\\u{F8FF}"),
      ("a\u{200D}b", "a\\u{200D}b"), ("a\u{FE0F}", "a\\u{FE0F}"),
      ("\u{301}a", "\\u{301}a"), (" \u{301}", " \\u{301}"), ("\u{3164}", "\\u{3164}"),
      ("\u{E0041}", "\\u{E0041}"), ("\u{378}", "\\u{378}"),
    ])
  func writtenOut(text: String, expected: String) {
    #expect(text.visible == expected)
  }

  @Test(
    "leaves readable text as it is",
    arguments: [
      "", "button 1", "back\\slash", "命中　测试", "e\u{301}", "👨‍👩‍👧‍👦", "❤️‍🔥", "👍🏽", "1️⃣", "🇨🇳", "می\u{200C}خواهم",
      "क्\u{200D}ष", "עברית", "ไทย", "한국", "葛\u{E0100}",
    ])
  func untouched(text: String) {
    #expect(text.visible == text)
  }

  @Test("line feeds may stay")
  func lineFeeds() {
    #expect("a\r\nb\nc\td\re".visibleLines == "a\nb\nc\\td\\re")
  }

  @Test(
    "no ASCII or Latin-1 control survives in anything that is shown",
    arguments: Array(0...0x9F).map { UInt32($0) })
  func noControl(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let name = "x\(Character(scalar))y"
    func hasControl(_ text: String) -> Bool {
      text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    #expect(!hasControl(name.visible))
    let line: StyledText = "view \(name, .name)"
    #expect(!hasControl(ANSI(.plain).text(line)))
    var canvas = Canvas(width: 20, height: 1)
    canvas.draw(Box(canvas.bounds, label: "\(name)"))
    if value != 10 { canvas.put(name, x: 0, y: 0) }
    #expect(!hasControl(ANSI(.plain).text(canvas.lines[0])))
  }
}
