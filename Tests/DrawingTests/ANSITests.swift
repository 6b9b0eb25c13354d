import Drawing
import Testing

@Suite("ANSI")
struct ANSITests {
  static let depths: [Look.ColorDepth] = [.none, .sixteen, .indexed, .trueColor]
  static let line: StyledText =
    "\("button", .hit) at \("60 330", .number), \(StyledText("bold", .plain.bold))"

  @Test(
    "styles become what the depth can show",
    arguments: [
      (Look.ColorDepth.none, "button at 60 330, bold"),
      (.sixteen, "\u{1B}[1;92mbutton\u{1B}[m at \u{1B}[95m60 330\u{1B}[m, \u{1B}[1mbold\u{1B}[m"),
      (.indexed, "\u{1B}[1;38;5;36mbutton\u{1B}[m at \u{1B}[38;5;139m60 330\u{1B}[m, \u{1B}[1mbold\u{1B}[m"),
      (
        .trueColor,
        "\u{1B}[1;38;2;15;158;122mbutton\u{1B}[m at \u{1B}[38;2;174;117;180m60 330\u{1B}[m, \u{1B}[1mbold\u{1B}[m"
      ),
    ])
  func depth(colors: Look.ColorDepth, expected: String) {
    #expect(ANSI(Look(colors: colors)).text(Self.line) == expected)
  }

  @Test("without colours, lines and pictures are nothing but text")
  func plain() {
    var canvas = Canvas(width: 6, height: 2)
    canvas.draw(Box(canvas.bounds, style: .hit.reverse, label: "命"))
    #expect(ANSI(.plain).picture(canvas) == "┌─命─┐\n└────┘\n")
    #expect(ANSI(.plain).lines([Self.line]) == Self.line.plain + "\n")
    let update = ANSI(.plain).update(from: Canvas(width: 6, height: 2), to: canvas)
    #expect(!update.contains("m"))
  }

  @Test("a style goes over into the next without a reset of its own")
  func transitions() {
    let text = StyledText("a", .name) + StyledText("b", .error) + StyledText("c", .error)
    #expect(ANSI(Look(colors: .sixteen)).text(text) == "\u{1B}[96ma\u{1B}[0;1;91mbc\u{1B}[m")
  }

  @Test("ASCII art replaces marks of the same width and leaves names")
  func asciiArt() {
    let text: StyledText = "✓ → ● … 命中 “é” ├─ ━ ╳"
    #expect(ANSI(Look(art: .ascii)).text(text) == "+ > * ~ 命中 \"é\" +- # x")
  }
}

@Suite("Frames and updates")
struct UpdateTests {
  static func picture(_ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(width: 16, height: 5)
    draw(&canvas)
    return canvas
  }

  /// Pictures that differ in every way that has gone wrong somewhere.
  static let pictures: [Canvas] = [
    picture { _ in },
    picture { $0.draw(Box($0.bounds, label: "window")) },
    picture {
      $0.draw(Box($0.bounds, label: "window"))
      $0.highlight($0.bounds, style: .hit)
    },
    picture {
      $0.draw(Box($0.bounds, label: "窗口"))
      $0.put("命中测试按钮", x: 1, y: 2, style: .name)
    },
    picture {
      $0.draw(Box($0.bounds, label: "窗口"))
      $0.put("命中测试按钮", x: 2, y: 2, style: .name)
      $0.put("x", x: 15, y: 4, style: .error)
    },
    picture {
      $0.put("👨‍👩‍👧‍👦a👍🏽b❤️cd", x: 0, y: 1)
      $0.put("e\u{301}e\u{301}", x: 12, y: 1, style: .miss)
      $0.put("末", x: 14, y: 3)
    },
    picture {
      $0.put("👨‍👩‍👧‍👦z👍🏽y❤️xd", x: 0, y: 1)
      $0.paint(Region(x: 3, y: 0, width: 9, height: 5), style: .accent(2).reverse)
    },
    picture { $0.fill($0.bounds, with: "字", style: .asked) },
    picture { $0.fill($0.bounds, with: "#") },
  ]

  static let looks: [Look] = [
    Look(), Look(colors: .sixteen), Look(colors: .trueColor, background: .light),
    Look(colors: .indexed, art: .ascii),
  ]

  /// A terminal as wide as the picture or wider, with a line of other output above and one below the block.
  private func terminal(width: Int, showing canvas: Canvas, _ writer: ANSI) -> ModelTerminal {
    var terminal = ModelTerminal(width: width, height: 1)
    terminal.write("above\r\n" + writer.reserve(rows: canvas.height) + writer.frame(canvas))
    return terminal
  }

  @Test("an update shows what the whole frame would show", arguments: looks, [16, 20])
  func updates(look: Look, width: Int) {
    let writer = ANSI(look)
    for old in Self.pictures {
      for new in Self.pictures {
        var updated = terminal(width: width, showing: old, writer)
        updated.write(writer.update(from: old, to: new))
        let whole = terminal(width: width, showing: new, writer)
        #expect(updated.rows == whole.rows)
        #expect(updated.unknown.isEmpty)
        #expect((updated.x, updated.y, updated.waits) == (0, 1, false))
        #expect(updated.style.isEmpty)
      }
    }
  }

  @Test("a frame shows the picture, and leaving goes below it")
  func frames() {
    for canvas in Self.pictures {
      var shown = terminal(width: 16, showing: canvas, ANSI(.plain))
      let picture = canvas.lines.map { line in
        String(line.plain.reversed().drop { $0 == " " }.reversed())
      }.joined(separator: "\n")
      #expect(shown.text == "above\n" + picture + "\n")
      shown.write(ANSI(.plain).leave(rows: canvas.height) + "below")
      #expect(shown.text == "above\n" + picture + "\nbelow")
    }
  }

  @Test("equal frames need nothing")
  func nothing() {
    for canvas in Self.pictures { #expect(ANSI(.plain).update(from: canvas, to: canvas).isEmpty) }
  }

  @Test("small changes are small")
  func small() {
    var old = Canvas(width: 40, height: 10)
    old.draw(Box(old.bounds, label: "window"))
    var new = old
    new.put("●", x: 5, y: 3)
    new.put("●", x: 8, y: 3)
    #expect(ANSI(.plain).update(from: old, to: new) == "\u{1B}[3B\u{1B}[5C●  ●\r\u{1B}[3A")
    new = old
    new.fill(Region(x: 3, y: 9, width: 40, height: 1))
    #expect(ANSI(.plain).update(from: old, to: new) == "\u{1B}[9B\u{1B}[3C\u{1B}[K\r\u{1B}[9A")
  }

  @Test("an update costs no more than the frame and the moves around emoji")
  func neverLonger() {
    let writer = ANSI(Look(colors: .sixteen))
    for old in Self.pictures {
      for new in Self.pictures {
        #expect(writer.update(from: old, to: new).utf8.count <= writer.frame(new).utf8.count + 24)
      }
    }
  }

  @Test("what the screen has no room for is left out, so that the block's beginning stays in reach")
  func smallScreen() {
    let writer = ANSI(Look(width: 8, height: 4))
    let old = Canvas(lines: (0..<6).map { "命中测试按钮 \($0)" })
    let new = Canvas(lines: (1..<7).map { "x命中测试按钮 \($0)" })
    var shown = ModelTerminal(width: 8, height: 4)
    shown.write(writer.reserve(rows: 6) + writer.frame(old))
    #expect(shown.text == "命中测试\n命中测试\n命中测试\n")
    shown.write(writer.update(from: old, to: new))
    #expect(shown.text == "x命中测\nx命中测\nx命中测\n")
    shown.write(writer.leave(rows: 6) + "$")
    #expect(shown.text == "x命中测\nx命中测\nx命中测\n$")
  }

  @Test("frames of another size replace each other", arguments: [0, 1, 2, 5, 7])
  func sizes(height: Int) {
    let writer = ANSI(.plain)
    let tall = Canvas(lines: ["a", "b", "c", "d", "e"])
    let other = Canvas(lines: (0..<height).map { "line \($0)" })
    var shown = ModelTerminal(width: 12, height: 10)
    shown.write(writer.frame(tall) + writer.update(from: tall, to: other))
    #expect((shown.x, shown.y) == (0, 0))
    let padding = String(repeating: "\n", count: 9 - max(0, height - 1))
    #expect(shown.text == other.text + padding)
  }
}
