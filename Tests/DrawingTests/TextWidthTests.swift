import Drawing
import Testing

@Suite("Text width")
struct TextWidthTests {
  @Test(
    "counts columns, not characters",
    arguments: [
      ("", 0), ("abc", 3), ("命中测试", 8), ("ａｂ", 4), ("한국", 4), ("カナ", 4), ("ｶﾅ", 2), ("é", 1), ("e\u{301}", 1),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇨🇳", 2), ("❤\u{FE0F}", 2), ("❤", 1),
      ("1\u{FE0F}\u{20E3}", 2), ("⌚", 2), ("●─│→…", 5), ("，。", 4), ("“”", 2), ("\u{200B}", 0),
      ("\u{FEFF}", 0),
      ("𠮷", 2), ("กำ", 2), ("עברית", 5), ("a\u{300}\u{301}\u{302}b", 2), ("\u{1F7F0}", 2),
    ])
  func columns(text: String, expected: Int) {
    #expect(text.columns == expected)
  }

  @Test("takes the widest of several lines")
  func severalLines() {
    #expect("a\n命中\nabc\r\nb".columns == 4)
  }

  @Test(
    "the table is sorted, and its ends belong to it", arguments: [0x1100, 0x115F, 0x3000, 0xFF60, 0x3FFFD])
  func tableEnds(value: UInt32) throws {
    #expect(try #require(Unicode.Scalar(value)).columns == 2)
  }

  @Test("scalars next to wide ranges are narrow", arguments: [0x10FF, 0x303F, 0xFF61, 0x40000, 0x2319])
  func besideTheTable(value: UInt32) throws {
    #expect(try #require(Unicode.Scalar(value)).columns <= 1)
  }

  @Test("pads by columns")
  func padding() {
    #expect("命中".padded(to: 6) == "命中  ")
    #expect("命中".padded(to: 6, .right) == "  命中")
    #expect("命中".padded(to: 7, .center) == " 命中  ")
    #expect("命中".padded(to: 3) == "命中")
  }

  @Test(
    "cuts to columns, never through a character",
    arguments: [
      ("button", 6, "button"), ("button", 5, "butt…"), ("button", 1, "…"), ("button", 0, ""),
      ("命中测试", 8, "命中测试"),
      ("命中测试", 7, "命中测…"), ("命中测试", 6, "命中…"), ("命中", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func cutting(text: String, width: Int, expected: String) {
    #expect(text.cut(to: width) == expected)
    #expect(text.cut(to: width).columns <= width)
  }

  @Test("cuts at the start when the end is to be kept")
  func cuttingStart() {
    #expect("rootView.button".cut(to: 7, keeping: .end) == "…button")
    #expect("父视图的按钮".cut(to: 6, keeping: .end) == "…按钮")
  }

  @Test("expands tabs to the next stop")
  func tabs() {
    #expect("\ta\tb\n\tc".expandingTabs() == "    a   b\n    c")
    #expect("命\tb".expandingTabs() == "命  b")
  }
}
