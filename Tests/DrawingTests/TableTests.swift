import Drawing
import Testing

@Suite("Tables")
struct TableTests {
  static var table: Table {
    var table = Table([Table.Column(title: "name"), .right, .wrapped], gap: 1)
    table.append("button", StyledText("60", .number), "gets the touch because it is in front")
    table.append("按钮", "1234", "在前面")
    table.append("x")
    return table
  }

  @Test("columns stand under each other by display width")
  func natural() {
    #expect(
      Self.table.lines().map(\.plain) == [
        "name", "button   60 gets the touch because it is in front", "按钮   1234 在前面", "x",
      ])
  }

  @Test("soft columns give way, and wrapped text stays in its column")
  func narrow() {
    #expect(
      Self.table.lines(within: 30).map(\.plain) == [
        "name", "button   60 gets the touch", "            because it is in", "            front",
        "按钮   1234 在前面", "x",
      ])
  }

  @Test("text is cut where that is asked for, titles are headings, and the indent stays")
  func cutting() {
    var table = Table([.cut, .left], indent: 2)
    table.append("a long name", "1")
    #expect(table.lines(within: 12).map(\.plain) == ["  a long…  1"])
    #expect(Self.table.lines().first == StyledText("name", .heading))
  }

  @Test("a table never hangs where nothing can give way", arguments: [0, 1, 5])
  func impossible(width: Int) {
    #expect(!Self.table.lines(within: width).isEmpty)
    #expect(Table([]).lines(within: width).isEmpty)
  }
}

@Suite("Outlines")
struct OutlineTests {
  @Test("draws the tree, and lines of an entry stay under it")
  func tree() {
    var outline = Outline(style: .plain)
    outline.append("window", depth: 0)
    outline.append("view", depth: 1)
    outline.append("box\nhidden", depth: 2)
    outline.append("按钮", depth: 2)
    outline.append("bar", depth: 1)
    outline.append("deeper than it can be", depth: 9)
    outline.append("scene", depth: 0)
    #expect(
      outline.lines.map(\.plain).joined(separator: "\n") == """
        window
        ├─ view
        │  ├─ box
        │  │  hidden
        │  └─ 按钮
        └─ bar
           └─ deeper than it can be
        scene
        """)
  }

  @Test("very deep entries say their depth, and cost no more than others")
  func deep() {
    var outline = Outline(style: .plain, deepest: 3)
    for depth in 0..<20_000 { outline.append("view", depth: depth) }
    let lines = outline.lines.map(\.plain)
    #expect(lines[3] == "      └─ view")
    #expect(lines[4] == "      …4 view")
    #expect(lines[19_999] == "      …19999 view")
  }
}
