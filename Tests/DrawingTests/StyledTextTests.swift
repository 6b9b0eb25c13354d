import Drawing
import Testing

@Suite("Styled text")
struct StyledTextTests {
  @Test("an interpolation keeps styles and writes out line feeds of values only")
  func interpolation() {
    let inner = StyledText("yes", .hit)
    let text: StyledText = "a \("na\nme", .name) \(3, .number)\n\(inner)"
    #expect(text.plain == "a na\\nme 3\nyes")
    #expect(text.spans.map(\.style) == [.plain, .name, .plain, .number, .plain, .hit])
    #expect(text.lines.map(\.plain) == ["a na\\nme 3", "yes"])
  }

  @Test("neighbours in one style are one span, so equal text is equal")
  func merging() {
    #expect(StyledText("ab", .hit) == StyledText("a", .hit) + StyledText("b", .hit) + StyledText())
    #expect(StyledText("ab", .hit) != StyledText("ab", .miss))
    #expect(StyledText("", .hit).isEmpty)
  }

  @Test("padding, cutting and trimming keep styles")
  func fitting() {
    let text = StyledText("命中", .hit) + StyledText("测试", .miss)
    #expect(text.cut(to: 7) == StyledText("命中", .hit) + StyledText("测…", .miss))
    #expect(text.cut(to: 4, keeping: .end) == StyledText("…试", .miss))
    #expect(text.padded(to: 10, .right).plain == "  命中测试")
    #expect(text.padded(to: 10).trimmed == text)
    #expect(StyledText("a  ", .plain.reverse).trimmed.plain == "a  ")
  }

  @Test("a style for the rest leaves styled pieces")
  func styling() {
    let text: StyledText = "a \("b", .name)"
    #expect(text.styled(.dim).spans.map(\.style) == [.dim, .name])
    #expect([text, "c"].joined(separator: ", ").plain == "a b, c")
  }

  @Test("accents repeat, also below zero")
  func accents() {
    #expect(Style.accent(0) == Style.accent(Palette.accentCount))
    #expect(Style.accent(-1) == Style.accent(Palette.accentCount - 1))
    #expect((0..<Palette.accentCount).map(Style.accent).contains(.accent(Int.min)))
  }
}
