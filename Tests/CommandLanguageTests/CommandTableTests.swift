import CommandLanguage
import Testing

@Suite("Reading commands")
struct CommandTableTests {
  static let lines: [(String, Probe)] = [
    ("hit 10 20", .hit(10, 20, in: nil)),
    ("  hit   -3\t0.5  in box   # under the finger", .hit(-3, 0.5, in: "box")),
    ("hit .5 +2", .hit(0.5, 2, in: nil)),
    ("hit -0 0", .hit(0, 0, in: nil)),
    ("HIT 1 2 IN Box", .hit(1, 2, in: "Box")),
    ("tap box", .tap(.view("box"), times: 1)),
    ("tap scroll.pan times 3", .tap(.view("scroll.pan"), times: 3)),
    ("tap 1 2 in 按钮 times 2", .tap(.point(1, 2, in: "按钮"), times: 2)),
    ("ls", .list),
    ("undo", .undo(1)),
    ("undo 3", .undo(3)),
    ("add _b9 frame 0 0 1 1", .add("_b9", parent: nil, frame: [0, 0, 1, 1], place: nil, class: nil, [])),
    (
      "add box to view frame 0 0 10 10 above c as Mine:UIButton hidden alpha 0.5 text \"a \\\"b\\\" \\\\ \\n\"",
      .add(
        "box", parent: "view", frame: [0, 0, 10, 10], place: .above("c"), class: "Mine:UIButton",
        [.flag("hidden", true), .number("alpha", 0.5), .text("a \"b\" \\ \n")])
    ),
    (
      "set box hidden off clips interaction no Alpha 1",
      .set(
        "box",
        [.flag("hidden", false), .flag("clips", true), .flag("interaction", false), .number("alpha", 1)])
    ),
    ("set box text plain", .set("box", [.text("plain")])),
    (
      "window w frame 0 0 1 1 key level 2",
      .window("w", [0, 0, 1, 1], [.flag("key", true), .number("level", 2)])
    ),
    (
      "touch 1 down 10 20, 2 down 30 40",
      .touch([Finger(id: 1, phase: .down(10, 20)), Finger(id: 2, phase: .down(30, 40))])
    ),
    ("touch up,cancel", .touch([Finger(id: 1, phase: .lift), Finger(id: 1, phase: .cancel)])),
    (
      "gesture t tap on box cancels taps 2",
      .gesture("t", .new("tap", on: "box", [.flag("cancels", true), .number("taps", 2)]))
    ),
    ("gesture scroll.pan requires t", .gesture("scroll.pan", .requires("t"))),
    ("gesture t off", .gesture("t", .on(false))),
    ("gesture t ->print \"T\"", .gesture("t", .prints("T"))),
    ("gesture t -> nil.save", .gesture("t", .sends(DottedName("nil", "save")))),
    ("gesture t->vc.save:with:", .gesture("t", .sends(DottedName("vc", "save:with:")))),
    ("gesture t -> a.pan.go(_:at:)", .gesture("t", .sends(DottedName("a.pan", "go(_:at:)")))),
    ("respond vc save:", .respond("vc", "save:")),
    ("firstresponder none", .firstResponder(nil)),
    ("save a=b,c.tap # there", .save("a=b,c.tap")),
    ("save \"my file.tap\"", .save("my file.tap")),
    ("explain hit testing, in short # please", .explain("hit testing, in short")),
    ("explain", .explain(nil)),
    ("override box", .override("box", nil, nil)),
    ("override box{ a }", .override("box", nil, .block(Code(" a ")))),
    ("override box hitTest { a { b } }", .override("box", "hitTest", .block(Code(" a { b } ")))),
    (
      "override box hitTest = a(\"}\") ? #selector(b) : nil # why",
      .override("box", "hitTest", .expression(Code("a(\"}\") ? #selector(b) : nil")))
    ),
    ("override box hitTest =a\t", .override("box", "hitTest", .expression(Code("a")))),
    ("override box pointInside inset -3", .override("box", "pointInside", .inset(-3, nil))),
    ("override box pointInside yes", .override("box", "pointInside", .preset("yes"))),
    ("let x=5", .bind(DottedName(nil, "x"), Code("5"))),
    (
      "let WindowManager.shared.ball = views a b",
      .bind(DottedName("WindowManager.shared", "ball"), Code("views a b"))
    ),
    ("def f(a, b) = a + \"#\" # sum", .define("f", ["a", "b"], Code("a + \"#\""))),
    ("def g() = 1", .define("g", [], Code("1"))),
    ("expect hit nothing at 1 2", .expect(.hit(nil, at: [1, 2]))),
    ("expect hit nothings", .expect(.hit("nothings", at: nil))),
    ("expect chain a = a b c", .expect(.chain("a", ["a", "b", "c"]))),
    ("expect received t.recognized 2", .expect(.received(DottedName("t", "recognized"), 2))),
    ("expect not received A.began", .expect(.notReceived(DottedName("A", "began")))),
    ("expect printed \"a } # b\"", .expect(.printed("a } # b"))),
    ("\u{FEFF}# first\n\n  hit 1 2\n", .hit(1, 2, in: nil)),
  ]

  @Test("a line becomes a value", arguments: lines)
  func reads(_ line: String, _ request: Probe) throws {
    #expect(try table.request(from: line) == request)
  }

  @Test(
    "nothing is read from spaces and comments", arguments: ["", "   ", "# a", "  # hit 1 2", "\n\n#", "\t"])
  func nothing(_ line: String) throws {
    #expect(try table.request(from: line) == nil)
  }

  @Test("names and code know where they stand")
  func places() throws {
    let text = "override box hitTest {\r\n  a\r\n}"
    guard case .override(let name, "hitTest"?, .block(let code)?)? = try table.request(from: text) else {
      Issue.record("no override with a block")
      return
    }
    #expect(name.place == Place(column: 10, length: 3))
    #expect(code.text == "\n  a\n")
    #expect(code.place?.offset == 22)
  }

  @Test("the parts of a dotted name have places of their own")
  func dottedPlaces() throws {
    guard case .bind(let name, let code)? = try table.request(from: "let a.bc.d = 7 # x") else {
      Issue.record("no binding")
      return
    }
    #expect(name.owner?.place == Place(column: 5, length: 4))
    #expect(name.member.place == Place(column: 10, length: 1))
    #expect(code.place == Place(column: 14, length: 1))
  }

  @Test("a beginning of a command's word will do at the prompt, and in no script")
  func abbreviations() throws {
    #expect(try table.request(from: "hi 1 2", abbreviations: .accepted) == .hit(1, 2, in: nil))
    expectMisreading("|hi| 1 2", .unknownCommand("hi", near: "hit"))
    #expect(
      throws: Misreading(.ambiguousCommand("e", candidates: ["explain", "expect"]), at: Place(column: 1))
    ) {
      try table.request(from: "e hit box", abbreviations: .accepted)
    }
  }

  @Test("a whole word wins over a longer one that begins with it")
  func wholeWord() throws {
    let table = CommandTable<Int>([
      Command("step", "", section: "", examples: [], forms: [.constant(1)]),
      Command("steps", "", section: "", examples: [], forms: [.constant(2)]),
    ])
    #expect(try table.request(from: "step", abbreviations: .accepted) == 1)
    #expect(try table.request(from: "Steps", abbreviations: .accepted) == 2)
  }

  @Test("commands are found by their words and aliases, in any case")
  func lookup() {
    #expect(table.command(named: "LS")?.name == "list")
    #expect(table.command(named: "li") == nil)
  }

  private enum Edge: String, CaseIterable, Sendable { case left, topRight }

  @Test("an enumeration's cases are keywords in any case")
  func cases() throws {
    let table = CommandTable<Edge>([
      Command("edge", "", section: "", examples: ["edge left"], forms: [.cases("EDGE", "edge")])
    ])
    #expect(try table.request(from: "edge TOPRIGHT") == .topRight)
    #expect(table.commands[0].usage == ["edge EDGE"])
    #expect(throws: Misreading.self) { try table.request(from: "edge right") }
  }
}
