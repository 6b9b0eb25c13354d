import Drawing
import Testing

@Suite("Wrapping")
struct WrappingTests {
  static let english = "The view that the finger is on gets the touch."
  static let chinese = "手指所在的视图得到触摸。“命中测试”从窗口（UIWindow）开始，由前到后。"

  @Test(
    "English breaks between words",
    arguments: [
      (80, ["The view that the finger is on gets the touch."]),
      (46, ["The view that the finger is on gets the touch."]),
      (45, ["The view that the finger is on gets the", "touch."]),
      (20, ["The view that the", "finger is on gets", "the touch."]),
      (10, ["The view", "that the", "finger is", "on gets", "the touch."]),
      (4, ["The", "view", "that", "the", "fing", "er", "is", "on", "gets", "the", "touc", "h."]),
    ])
  func english(width: Int, expected: [String]) {
    #expect(Self.english.wrapped(to: width) == expected)
  }

  @Test(
    "Chinese breaks anywhere but before closing and after opening punctuation",
    arguments: [
      (30, ["手指所在的视图得到触摸。“命中", "测试”从窗口（UIWindow）开始，", "由前到后。"]),
      (24, ["手指所在的视图得到触摸。", "“命中测试”从窗口", "（UIWindow）开始，由前到", "后。"]),
      (22, ["手指所在的视图得到触", "摸。“命中测试”从窗口", "（UIWindow）开始，由前", "到后。"]),
    ])
  func chinese(width: Int, expected: [String]) {
    #expect(Self.chinese.wrapped(to: width) == expected)
  }

  @Test("every width keeps the text and its limits", arguments: 2...60)
  func everyWidth(width: Int) {
    for text in [Self.english, Self.chinese, Self.english + Self.chinese, "👨‍👩‍👧‍👦👍🏽e\u{301}" + Self.chinese] {
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { $0.columns <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      guard width >= 14 else { continue }
      #expect(!lines.contains { line in line.first.map { "。，、）”".contains($0) } == true })
      #expect(!lines.contains { line in line.last.map { "（“".contains($0) } == true })
    }
  }

  @Test("a word that fits no line is broken, but closing punctuation does not begin a line")
  func longWords() {
    #expect("touchesBegan(_:with:)".wrapped(to: 8) == ["touchesB", "egan(_:w", "ith:)"])
    #expect("abcd）".wrapped(to: 4) == ["abc", "d）"])
  }

  @Test("line feeds, indentation and hanging blanks")
  func paragraphs() {
    #expect("".wrapped(to: 10) == [""])
    #expect("a\n\n  b c\n".wrapped(to: 10) == ["a", "", "  b c", ""])
    #expect("one two three".wrapped(to: 8, hanging: 2) == ["one two", "  three"])
    #expect("one two three".wrapped(to: 5, hanging: 9) == ["one", "two", "three"])
    #expect("一二三四".wrapped(to: 1) == ["一", "二", "三", "四"])
  }

  @Test("styles go with their words")
  func styles() {
    let text: StyledText = "the \("red button", .name) wins"
    let lines = text.wrapped(to: 8)
    #expect(lines == ["the \("red", .name)", StyledText("button", .name), "wins"])
  }
}
