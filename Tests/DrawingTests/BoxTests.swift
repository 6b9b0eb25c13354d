import Drawing
import Testing

private func drawing(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> String {
  var canvas = Canvas(width: width, height: height)
  draw(&canvas)
  return canvas.text
}

private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Region {
  Region(x: x, y: y, width: width, height: height)
}

@Suite("Boxes")
struct BoxTests {
  @Test(
    "each border in Unicode and ASCII",
    arguments: [
      (Box.Border.light, "┌──┐\n│  │\n└──┘", "+--+\n|  |\n+--+"),
      (.heavy, "┏━━┓\n┃  ┃\n┗━━┛", "####\n#  #\n####"),
      (.double, "╔══╗\n║  ║\n╚══╝", "+==+\n|  |\n+==+"),
      (.dashed, "┌┄┄┐\n┆  ┆\n└┄┄┘", "+..+\n:  :\n+..+"),
      (.rounded, "╭──╮\n│  │\n╰──╯", ".--.\n|  |\n'--'"),
      (.none, "\n\n", "\n\n"),
    ])
  func borders(border: Box.Border, unicode: String, ascii: String) {
    var canvas = Canvas(width: 4, height: 3)
    canvas.draw(Box(canvas.bounds, border: border))
    #expect(canvas.text == unicode)
    #expect(canvas.ascii.text == ascii)
    #expect(ANSI(Look(art: .ascii)).picture(canvas) == ascii + "\n")
  }

  @Test("shared edges make joints")
  func sharedEdges() {
    let picture = drawing(9, 5) { canvas in
      canvas.draw(Box(region(0, 0, 5, 3)))
      canvas.draw(Box(region(4, 0, 5, 3)))
      canvas.draw(Box(region(0, 2, 9, 3)))
    }
    #expect(picture == "┌───┬───┐\n│   │   │\n├───┴───┤\n│       │\n└───────┘")
  }

  @Test("a later box lies on top, and edges end at its border")
  func overlap() {
    let picture = drawing(9, 5) { canvas in
      canvas.draw(Box(region(0, 0, 6, 4)))
      canvas.draw(Box(region(3, 1, 6, 4)))
    }
    #expect(picture == "┌────┐\n│  ┌─┴──┐\n│  │    │\n└──┤    │\n   └────┘")
  }

  @Test("a covering box makes no joints")
  func covering() {
    let picture = drawing(9, 5) { canvas in
      canvas.draw(Box(region(0, 0, 6, 4)))
      canvas.draw(Box(region(3, 1, 6, 4), joins: .covering))
    }
    #expect(picture == "┌────┐\n│  ┌────┐\n│  │    │\n└──│    │\n   └────┘")
  }

  @Test("a box of glass lets edges cross")
  func glass() {
    let picture = drawing(9, 5) { canvas in
      canvas.draw(Box(region(0, 0, 6, 4)))
      canvas.draw(Box(region(3, 1, 6, 4), interior: .kept))
    }
    #expect(picture == "┌────┐\n│  ┌─┼──┐\n│  │ │  │\n└──┼─┘  │\n   └────┘")
  }

  @Test("weights mix in joints, and double lines find the nearest")
  func mixedWeights() {
    let heavy = drawing(7, 3) { canvas in
      canvas.draw(Box(region(0, 0, 4, 3)))
      canvas.draw(Box(region(3, 0, 4, 3), border: .heavy))
    }
    #expect(heavy == "┌──┲━━┓\n│  ┃  ┃\n└──┺━━┛")
    let double = drawing(7, 3) { canvas in
      canvas.draw(Box(region(0, 0, 4, 3)))
      canvas.draw(Box(region(3, 0, 4, 3), border: .double))
    }
    #expect(double == "┌──╦══╗\n│  ║  ║\n└──╩══╝")
    let round = drawing(7, 3) { canvas in
      canvas.draw(Box(region(0, 0, 4, 3), border: .rounded))
      canvas.draw(Box(region(3, 0, 4, 3), border: .dashed))
    }
    #expect(round == "╭──┬┄┄┐\n│  ┆  ┆\n╰──┴┄┄┘")
  }

  @Test("labels in edges and inside, cut to fit")
  func labels() {
    let picture = drawing(12, 9) { canvas in
      canvas.draw(Box(region(0, 0, 12, 3), label: "button"))
      canvas.draw(Box(region(0, 3, 8, 3), label: "按钮名字很长", at: .inside))
      canvas.draw(Box(region(8, 3, 4, 3), label: "abcd", at: .bottomEdge))
      canvas.draw(Box(region(0, 6, 12, 3), label: "ok", at: .center))
    }
    #expect(
      picture == """
        ┌─button───┐
        │          │
        └──────────┘
        ┌──────┐┌──┐
        │按钮… ││  │
        └──────┘└a…┘
        ┌──────────┐
        │    ok    │
        └──────────┘
        """)
  }

  @Test("boxes without room for a border")
  func small() {
    let picture = drawing(10, 4) { canvas in
      canvas.draw(Box(region(0, 0, 8, 1), label: "ok"))
      canvas.draw(Box(region(0, 1, 1, 3)))
      canvas.draw(Box(region(2, 1, 1, 1), label: "x"))
      canvas.draw(Box(region(4, 1, 2, 2), label: "x"))
      canvas.draw(Box(region(7, 1, 2, 1), label: "x"))
      canvas.draw(Box(region(7, 2, 0, 5), label: "x"))
      canvas.draw(Box(region(4, 3, 6, 1), border: .heavy, label: "hit"))
    }
    #expect(picture == "[ok    ]\n╷ □ ┌┐ []\n│   └┘\n╵   ▐hit ▌")
  }

  @Test("clipping cuts the border open, and the label stays in sight")
  func clipping() {
    let picture = drawing(10, 4) { canvas in
      canvas.draw(Box(region(0, 0, 8, 4)))
      canvas.draw(Box(region(4, 1, 9, 5), label: "inner"), clip: region(1, 1, 6, 2))
      canvas.draw(Box(region(-5, 0, 9, 3), label: "left"))
    }
    #expect(
      picture == """
        le…┬───┐
           │┌i…│
        ┬──┘│  │
        └──────┘
        """)
    let scrolled = drawing(8, 2) { canvas in canvas.draw(Box(region(-4, 0, 10, 9), label: "name")) }
    #expect(scrolled == "name─┐\n     │")
  }

  @Test("highlighting makes a border heavy and leaves the rest")
  func highlight() {
    var canvas = Canvas(width: 9, height: 3)
    canvas.draw(Box(region(0, 0, 9, 3), label: "a", at: .inside))
    canvas.draw(Box(region(4, 0, 5, 3), label: "ok"))
    canvas.highlight(region(4, 0, 5, 3), style: .hit)
    #expect(canvas.text == "┌───┲ok━┓\n│a  ┃   ┃\n└───┺━━━┛")
    #expect(canvas[4, 1].style == .hit && canvas[8, 2].style == .hit)
    #expect(canvas[0, 1].style == .plain && canvas[5, 1].style == .plain)
    var row = Canvas(width: 6, height: 1)
    row.draw(Box(row.bounds, label: "ok"))
    row.highlight(row.bounds, style: .hit)
    #expect(row.text == "▐ok  ▌")
    #expect(row.ascii.text == "#ok  #")
  }

  @Test("lines join what they meet, and free ends are straight")
  func lines() {
    let picture = drawing(7, 4) { canvas in
      canvas.draw(Box(region(0, 0, 5, 4)))
      canvas.drawLine(x: 0, y: 2, length: 7, along: .horizontal)
      canvas.drawLine(x: 2, y: 0, length: 3, along: .vertical, weight: .heavy)
    }
    #expect(picture == "┌─┰─┐\n│ ┃ │\n├─┸─┼──\n└───┘")
  }
}
