import Testing

@testable import CommandLanguage

@Suite("Misreadings: what is wrong, and where")
struct MisreadingTests {
  static let properties = ["frame", "hidden", "interaction", "clips", "alpha", "tag", "text"]

  @Test("an unknown command is told with the nearest one")
  func unknownCommand() {
    expectMisreading("|st| box", .unknownCommand("st", near: "set"))
    expectMisreading("  |expct| hit box", .unknownCommand("expct", near: "expect"))
    expectMisreading("|Overide| box", .unknownCommand("Overide", near: "override"))
    expectMisreading("|按钮|", .unknownCommand("按钮", near: nil))
    expectMisreading("|\"hit\"| 1 2", .unknownCommand("\"hit\"", near: nil))
    expectMisreading("|,|", .unknownCommand(",", near: nil))
    expectMisreading("|visible| box", .unknownCommand("visible", near: "show"))
  }

  @Test("a number is missing, misspelled or out of bounds")
  func numbers() {
    func w(_ name: String) -> Continuation { .slot(Slot(name, .number, .number)) }
    expectMisreading("add box frame 0 0 |ten| 20", .expected([w("W")], found: "ten", near: nil))
    expectMisreading("hit 1|", .expected([w("Y")], found: nil, near: nil))
    expectMisreading("hit 1|   # and?", .expected([w("Y")], found: nil, near: nil))
    for word in ["nan", "inf", "1e3", "0x10", "1.", ".", "-", "--1", "1.2.3", "１", "1_000", "٣"] {
      expectMisreading("hit |\(word)| 2", .expected([w("X")], found: word, near: nil))
    }
    expectMisreading("hit |\"1\"| 2", .expected([w("X")], found: "\"1\"", near: nil))
    expectMisreading("set box alpha |50|", .outOfRange(slot: "A", value: 50, from: 0, to: 1))
    expectMisreading("undo |0|", .outOfRange(slot: "N", value: 0, from: 1, to: 1000))
    expectMisreading("undo |99999999999999999999|", .outOfRange(slot: "N", value: 1e20, from: 1, to: 1000))
    expectMisreading(
      "undo |1.5|", .expected([.slot(Slot("N", .integer, .integer))], found: "1.5", near: nil))
    let huge = String(repeating: "9", count: 400)
    expectMisreading("hit |\(huge)| 2", .outOfRange(slot: "X", value: .infinity, from: nil, to: nil))
  }

  @Test("a word of a closed list is told with the list and its nearest word")
  func entries() {
    expectMisreading(
      "set box |alpah| 1", .unknownEntry("property", "alpah", near: "alpha", admissible: Self.properties))
    expectMisreading(
      "set box alpha 1 |hiden|",
      .unknownEntry("property", "hiden", near: "hidden", admissible: Self.properties))
    expectMisreading(
      "set box |visible|", .unknownEntry("property", "visible", near: "show", admissible: Self.properties))
    expectMisreading(
      "set box |userInteractionEnabled| off",
      .unknownEntry(
        "property", "userInteractionEnabled", near: "interaction", admissible: Self.properties))
    expectMisreading(
      "add box frame 0 0 1 1 as |UIButon|",
      .unknownEntry("class", "UIButon", near: "UIButton", admissible: ["UIView", "UIButton", "UIScrollView"]))
    expectMisreading(
      "override box |hitTset| = nil",
      .unknownEntry("method", "hitTset", near: "hitTest", admissible: ["hitTest", "pointInside"]))
    expectMisreading(
      "set box hidden |alpah| 1",
      .unknownEntry("property", "alpah", near: "alpha", admissible: ["on", "off"] + Self.properties))
  }

  @Test("behind a switch a strange word is a wrong value, unless it is nearly another word")
  func switches() {
    for (word, near) in [("offf", "off"), ("maybe", nil)] {
      expectMisreading(
        "set box hidden |\(word)|",
        .expected(
          [
            .slot(Slot("on|off", .onOff, .onOff)),
            .entry("PROPERTY", "property", admissible: Self.properties),
          ], found: word, near: near))
    }
  }

  @Test("a list that needs an entry says so at the end")
  func missingEntry() {
    expectMisreading(
      "set box|",
      .expected([.entry("PROPERTY", "property", admissible: Self.properties)], found: nil, near: nil))
  }

  @Test("a keyword is misspelled")
  func keywords() {
    expectMisreading(
      "add box |fram| 0 0 1 1", .expected([.word("to"), .word("frame")], found: "fram", near: "frame"))
    expectMisreading(
      "touch 1 down 10 20, 2 |dwn| 1 1",
      .expected([.word("down"), .word("up"), .word("cancel")], found: "dwn", near: "down"))
    expectMisreading("let x|", .expected([.word("=")], found: nil, near: nil))
    expectMisreading("def f(a |=| 3", .expected([.word(","), .word(")")], found: "=", near: nil))
  }

  @Test("the form that understood most of the line is the one that was meant")
  func furthest() {
    let view = Slot("VIEW", "view", .dottedName)
    expectMisreading("tap 1 2 in|", .expected([.slot(view)], found: nil, near: nil))
    expectMisreading(
      "tap |1o| 2", .expected([.slot(Slot("X", .number, .number)), .slot(view)], found: "1o", near: nil))
  }

  @Test("words are left over")
  func extra() {
    expectMisreading("hit 1 2 |3|", .extra("3", near: nil, instead: [.word("in")]))
    expectMisreading("hit 1 2 |inn| box", .extra("inn", near: "in", instead: [.word("in")]))
    expectMisreading("list |all| of it", .extra("all", near: nil, instead: []))
    expectMisreading("expect hit box at 1 2 |{ }|", .extra("{ }", near: nil, instead: []))
    expectMisreading("hit 1 2\n|hit| 3 4", .extra("hit", near: nil, instead: []))
  }

  @Test("an option stands twice")
  func repeated() {
    expectMisreading("window w frame 0 0 1 1 key level 2 |KEY|", .repeatedOption("KEY"))
  }

  @Test("names have rules")
  func names() {
    for word in ["9x", "a.b", "a-b", "é!", "🔘", "a🔘", "²a", "@a"] {
      expectMisreading("add |\(word)| frame 0 0 1 1", .notAName(word))
    }
    expectMisreading("hit 1 2 in |.a|", .notAName(".a"))
    expectMisreading("respond vc |sa!ve|", .notAName("sa!ve"))
    expectMisreading(
      "expect received |box|",
      .expected([.slot(Slot("NAME.METHOD", "method", .dottedName))], found: "box", near: nil))
  }

  @Test(
    "a character that cannot be seen does not hide in a name",
    arguments: [0x200B, 0x202E, 0x2066, 0xAD, 0xFEFF])
  func hidden(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    expectMisreading("add bo|\(scalar)x frame 0 0 1 1", .controlCharacter(value))
    #expect(throws: Never.self) { try table.request(from: "set box text \"a\(scalar)\"") }
  }

  @Test("the joiners of Persian and Indian scripts belong to their words")
  func joiners() throws {
    #expect(throws: Never.self) { try table.request(from: "hit 1 2 in می\u{200C}خواهم") }
  }

  @Test("control characters are refused wherever they stand")
  func controls() {
    expectMisreading("hit 1 2|\u{1B}", .controlCharacter(27))
    expectMisreading("hit 1 2 # |\u{7}", .controlCharacter(7))
    expectMisreading("hit 1 |\r2", .controlCharacter(13))
    expectMisreading("hit|\0 1 2", .notText)
    expectMisreading("|\u{FFFD}PNG", .notText)
  }

  @Test("quotes and braces are not balanced")
  func balance() {
    expectMisreading("expect printed |\"a|", .unclosedQuote)
    expectMisreading("expect printed \"|\\q|\"", .unknownEscape("q"))
    expectMisreading("override box hitTest |{\n a(\"}\")\n", .unclosedBrace)
    expectMisreading("override box |}", .strayBrace)
  }

  @Test("a place is cut into what a caret line needs")
  func excerpts() {
    let text = "override 盒 hitTest {\n  let a = 1\n}"
    let place = Source(text).place(27, length: 3)
    #expect(place == Place(row: 2, column: 7, length: 3, offset: 27))
    #expect(place.excerpt(of: text) == Excerpt(line: "  let a = 1", before: "  let ", marked: "a ="))
    #expect(
      Place(column: 9).excerpt(of: "add 盒子") == Excerpt(line: "add 盒子", before: "add 盒子", marked: ""))
    #expect(Place(row: 9, column: 3).excerpt(of: "a").line.isEmpty)
  }
}

@Suite("The nearest word")
struct NearestTests {
  @Test(
    "is less than a third of the word away",
    arguments: [
      ("alpah", "alpha"), ("hiden", "hidden"), ("HIDDEN", "hidden"), ("ta", "tap"), ("t", nil),
      ("tpa", "tap"),
      ("xyz", nil),
      ("", nil), ("interactoin", "interaction"), ("intreactoin", "interaction"), ("hidd", "hidden"),
      ("hid", "hidden"), ("hi", nil),
    ])
  func nearest(_ word: String, _ expected: String?) {
    let near = Nearest.word(to: word, among: ["alpha", "hidden", "interaction", "tap"])
    #expect(near == expected)
  }

  @Test("prefers false friends, and is none for what is no slip")
  func limits() {
    #expect(
      Nearest.word(to: "contentOffset", among: ["content"], friends: ["contentoffset": "offset"]) == "offset")
    let long = String(repeating: "a", count: 100_000)
    #expect(Nearest.word(to: long, among: [long + "b"]) == nil)
  }

  @Test(
    "counts slips, a swap as one",
    arguments: [("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abc", "ca", 3)])
  func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(Nearest.distance(Array(first), Array(second)) == expected)
  }
}
