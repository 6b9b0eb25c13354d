import Drawing
import Testing

@Suite("Canvas")
struct CanvasTests {
  @Test("shows the lines it was made of, without blanks at their ends")
  func lines() {
    let canvas = Canvas(lines: ["ab  ", "", "命中"])
    #expect(canvas.width == 4)
    #expect(canvas.text == "ab\n\n命中")
    #expect(canvas[0, 2].part == .left && canvas[1, 2].part == .right)
  }

  @Test(
    "overwriting half of a wide character leaves a blank",
    arguments: [(0, "x 中文"), (1, " x中文"), (2, "命x 文"), (3, "命 x文"), (5, "命中 x")])
  func halves(x: Int, expected: String) {
    var canvas = Canvas(lines: ["命中文"])
    canvas.put("x", x: x, y: 0)
    #expect(canvas.text == expected)
  }

  @Test("a wide character over two others leaves a blank on each side")
  func wideOverWide() {
    var canvas = Canvas(lines: ["命中文"])
    canvas.put("字", x: 1, y: 0)
    #expect(canvas.text == " 字 文")
  }

  @Test("clips to the canvas and to a region, and never shows half a character")
  func clipping() {
    var canvas = Canvas(width: 6, height: 2)
    canvas.put("命中文字", x: -1, y: 0)
    canvas.put("命中文字", x: 0, y: 1, clip: Region(x: 1, y: 0, width: 4, height: 2))
    canvas.put("gone", x: 0, y: 2)
    canvas.put("gone", x: Int.max, y: Int.min)
    #expect(canvas.text == " 中文\n  中")
    #expect(canvas[5, 0] == .blank)
  }

  @Test("combining marks and emoji stay whole")
  func clusters() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.put("e\u{301}👨‍👩‍👧‍👦❤️x", x: 0, y: 0)
    #expect(canvas.text == "e\u{301}👨‍👩‍👧‍👦❤️x")
    #expect(canvas[1, 0].part == .left && canvas[5, 0].character == "x")
  }

  @Test("text with line feeds goes down")
  func blocks() {
    var canvas = Canvas(width: 4, height: 3)
    canvas.put("a\nbc", x: 1, y: 1)
    #expect(canvas.text == "\n a\n bc")
  }

  @Test("fills, blits and crops")
  func regions() {
    var canvas = Canvas(width: 7, height: 3)
    canvas.fill(canvas.bounds, with: ".")
    canvas.blit(Canvas(lines: ["a b", "命"]), x: 1, y: 0)
    canvas.blit(Canvas(lines: ["a b", "命"]), x: 4, y: 1, blanks: .transparent)
    #expect(canvas.text == ".a b...\n.命 a.b\n....命.")
    #expect(canvas.cropped(to: Region(x: 2, y: 1, width: 3, height: 9)).text == "  a\n..")
  }

  @Test("painting and restyling take wide characters whole")
  func painting() {
    var canvas = Canvas(lines: ["命中x"])
    canvas.paint(Region(x: 1, y: 0, width: 2, height: 1), style: .hit)
    #expect(canvas.lines == [StyledText("命中", .hit) + "x"])
    canvas.restyle(Region(x: 4, y: 0, width: 9, height: 1)) { $0 = $0.reverse }
    #expect(canvas[4, 0].style == .plain.reverse)
    #expect(canvas.text == "命中x")
  }

  @Test("a reversed blank is no trailing blank")
  func reversedBlank() {
    var canvas = Canvas(width: 3, height: 1)
    canvas.paint(Region(x: 1, y: 0, width: 1, height: 1), style: .plain.reverse)
    #expect(canvas.text == "  ")
  }

  @Test("sizes out of reason do no harm")
  func extremes() {
    var canvas = Canvas(width: -3, height: 2)
    canvas.put("x", x: 0, y: 0)
    #expect(canvas.text == "\n")
    #expect(Canvas(width: Int.max, height: 1).width == Canvas.largestSide)
    let huge = Region(x: Int.min, y: Int.min, width: Int.max, height: Int.max)
    var small = Canvas(width: 2, height: 2)
    small.draw(Box(huge, label: "x"))
    small.draw(Box(huge.inset(by: Int.max), label: "x"))
    small.highlight(huge.offset(x: Int.max, y: 1), style: .hit)
    small.drawLine(x: Int.min, y: 0, length: Int.max, along: .horizontal)
    #expect(small.width == 2)
  }
}
