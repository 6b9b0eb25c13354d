import Geometry
import SceneModel
import Testing

@testable import Session

@Suite("Saving and loading")
struct SaveTests {
  /// What makes two scenes the same for a person: everything but the ids.
  static func portrait(_ scene: Scene) -> String { SceneScript.text(of: scene) }

  @Test(
    "a saved scene is a script that rebuilds it",
    arguments: [
      "add A frame 20 20 280 440\nadd B to A frame 10 10 80 40 as UIButton text \"a \\\"b\\\"\" tag 3",
      "rename view root\nrename vc main\nadd view to root frame 0 0 5 5",
      "add A frame 0.1 0.2 33.3 44.4 alpha 0.3 rotate 33 scale 2 3 translate 4 5 anchor 0.2 0.8",
      "add S frame 0 0 100 100 as UIScrollView content 300 300 offset 10 20 paging on delays off cancels off",
      "window top frame 0 0 320 480 level 2 key\nadd v to top frame 0 0 10 10\nhide top\nfront window",
      "add A frame 0 0 10 10\ncontroller c for A in vc\nadd M frame 0 0 9 9\ncontroller m for M\npresent m from vc",
      "add A frame 0 0 10 10\ngesture t tap on A taps 2 cancels off\ngesture p pan on A\ngesture t requires p\n"
        + "gesture t with p\ngesture p off\ngesture t -> print \"x\\\"y\"\ngesture t -> vc.tapped",
      "add b frame 0 0 10 10 as UIButton\naction b touchUpInside -> vc.save\naction b touchDown -> nil.go\n"
        + "action b touchCancel -> print \"no\"\nrespond vc save",
      "option passes 2\noption slop 90\noption wrappers on",
      "let slop = 12\nlet Layout.hit = 0.5\nlet view.relay = vc\nlet view.i = insets 1 2 3 4\nlet view.s = .hover",
      "add A frame 0 0 10 10\nset A transform 1 0.5 0.25 1 3 4",
      "set view transform 1 0.1 0 1 306 0\nset view scale 0", "set view transform 1 0.5 0.25 1 3 4 rotate 30",
      "set view transform 2 0.3 0.7 3 1 1\nset view rotate 0 scale 0.1 3 translate 5 0",
      "add f frame 0 0 50 20 as UITextField\nfirstresponder f",
      "add P frame 0 0 10 10 as PopButton:UIButton\nadd Q frame 0 0 10 10 as PopButton:UIButton",
      "remove delegate\nadd A frame 0 0 10 10\ndetach A",
      "set window rotate 20 scale 2 offset 30 40 anchor 0.2 0.3", "set window bounds 5 6 100 200 z 3",
      "window top frame 5 5 100 100 level 2\nset top offset 3 4\nset top rotate 45",
      // An accent makes one character of itself and a quote before it; so does Arabic's number sign of one behind it.
      "add A frame 0 0 9 9 text \"\u{301}a\\\"\u{301}b\u{600}\"\nlet s = \"\u{301}\\\"\u{301} \\\\\u{600}\"\n"
        + "let l = [\"\u{301},\", \"a\u{600}\"]\nlet d = [\"\u{301}\": \"\u{301}:\"]",
      "add A frame 0 0 9 9\ncontroller c for A\ncontroller d\npresent c from d inPlace",
      "window w frame 0 0 99 99\nadd A to w frame 0 0 9 9\ncontroller c for A\npresent c from vc inPlace",
    ])
  func roundTrip(script: String) throws {
    let files = MemoryFiles()
    var first = try session(script, files: files)
    try run("save scene.tap", in: &first)
    var second = Session(files: files)
    try run("load scene.tap", in: &second)
    #expect(SaveTests.portrait(second.scene) == SaveTests.portrait(first.scene))
    #expect(second.scene.checkInvariants() == [])
    // What is on the screen is the same, down to the last bit.
    for name in first.scene.sortedNames {
      let (a, b) = (try #require(first.scene.object(named: name)), second.scene.object(named: name))
      let other = try #require(b, "\(name)")
      #expect(first.scene.className(of: a) == second.scene.className(of: other))
      guard first.scene.kind(of: a).isView else { continue }
      #expect(first.scene.bounds(of: a) == second.scene.bounds(of: other), "\(name)")
      #expect(first.scene.center(of: a) == second.scene.center(of: other), "\(name)")
      #expect(first.scene.pose(of: a) == second.scene.pose(of: other), "\(name)")
      #expect(first.scene.placements[a.place].flags == second.scene.placements[other.place].flags, "\(name)")
    }
  }

  @Test(
    "the same scene is the same script, in whatever order its code and names were given",
    arguments: [
      (
        "override view hitTest { return nil }\noverride view {\nfunc touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}\n}",
        "override view touchesBegan {\nprint(1)\n}"
      ),
      (
        "override view pointInside = true\noverride view hitTest overflow",
        "override view hitTest { return nil }"
      ),
    ])
  func canonical(before: String, after: String) throws {
    var first = try session(before)
    var second = try session(SaveTests.portrait(first.scene))
    try run(after, in: &first)
    try run(after, in: &second)
    #expect(SaveTests.portrait(first.scene) == SaveTests.portrait(second.scene))
  }

  @Test("what code keeps and no script can say moves no other name when it becomes one that can be said")
  func keptValues() throws {
    let code =
      "override view hitTest { seen = event\nreturn super.hitTest(point, with: event) }\nlet view.seen = nil\nlet view.a = 1"
    var first = try session(code + "\nhit 5 5")
    var second = try session(SaveTests.portrait(first.scene))
    #expect(!SaveTests.portrait(first.scene).contains("seen = nil"))
    try run("let view.seen = 2", in: &first)
    try run("let view.seen = 2", in: &second)
    #expect(SaveTests.portrait(first.scene) == SaveTests.portrait(second.scene))
  }

  @Test("accents at the ends of a text belong to it, not to the quotes around it")
  func accents() throws {
    let text = "\u{301}a\"\u{301}b\u{600}"
    let session = try session("add A frame 0 0 9 9 text \(quoted(text))\nlet l = [\(quoted(text)), 1]")
    let view = try #require(session.scene.object(named: "A"))
    #expect(session.scene.value(of: .text, view) == .text(text))
    #expect(session.scene.binding("l", of: nil) == .list([.text(text), .number(1, isInteger: true)]))
  }

  @Test(
    "a frame is saved with the digits that it was given, though it is computed from the center (R2)",
    arguments: [
      "484.333 20 55.6667 20.3333", "0.1 0.2 0.7 0.3", "-33.3333 1000.1 100.1 12.7", "1.005 7.77 3.3 9.9",
    ])
  func digits(frame: String) throws {
    let files = MemoryFiles()
    var first = try session("add A frame \(frame)", files: files)
    try run("save a.tap", in: &first)
    let text = try files.read("a.tap")
    #expect(text.contains("set A frame \(frame)\n"), "\(text)")
    var second = Session(files: files)
    try run("load a.tap", in: &second)
    try run("save b.tap", in: &second)
    #expect(try files.read("b.tap") == text)
  }

  @Test(
    "of a pasted block what was replaced or taken away since stays so",
    arguments: [
      "override view pointInside = false", "override view pointInside no", "restore view pointInside",
      "override view {\noverride func point(inside p: CGPoint, with event: UIEvent?) -> Bool { false }\n"
        + "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}\n}",
    ])
  func pastedBlocks(later: String) throws {
    let block =
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }\n"
      + "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}"
    let files = MemoryFiles()
    var first = try session("override view {\n\(block)\n}\n\(later)", files: files)
    try run("save s", in: &first)
    let second = try session("load s", files: files)
    let view = try #require(first.scene.object(named: "view"))
    #expect(second.scene.methods(of: view) == first.scene.methods(of: view), "\(files.texts["s"] ?? "")")
    #expect(SaveTests.portrait(second.scene) == SaveTests.portrait(first.scene))
  }

  @Test("random scenes come back", arguments: 0..<15)
  func random(seed: Int) throws {
    var dice = Dice(UInt64(seed + 100))
    let files = MemoryFiles()
    var first = Session(files: files)
    for _ in 0..<50 { _ = first.run(RandomCommand.line(in: first.scene, &dice)) }
    try run("save s", in: &first)
    var second = Session(files: files)
    try run("load s", in: &second)
    #expect(SaveTests.portrait(second.scene) == SaveTests.portrait(first.scene), "\(files.texts["s"] ?? "")")
    // The same scene is the same script, in whatever order it was made.
    try run("save again", in: &second)
    #expect(files.texts["again"] == files.texts["s"])
  }

  @Test("what code keeps and no line can say is left out, so that the script runs to its end")
  func unsayable() throws {
    let files = MemoryFiles()
    var first = Session(files: files)
    try run("add p frame 0 0 50 50", in: &first)
    try run(
      "override p {\nvar pair = (1, 2)\nvar n = 0\noverride func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pair = (3, 4); n = 7 }\n}",
      in: &first)
    try run("tap 5 5", in: &first)
    try run("save s", in: &first)
    var second = Session(files: files)
    try run("load s", in: &second)
    #expect(files.texts["s"]?.contains("let p.n = 7") == true)
    #expect(files.texts["s"]?.contains("tuple") == false)
  }

  @Test(
    "what lies further out than frames are taken is saved all the same",
    arguments: [
      "add A frame 0 0 9 1000000\nset A center 0 -900000",
      "add A frame 1000000 1000000 1000000 1000000 rotate 30",
      "add A frame 0 0 9 9\noverride A touchesBegan { bounds = CGRect(x: 1e12, y: 0, width: 1e7, height: 5); tag = 99999999999 }\ntap 5 5",
      "add A frame 0 0 9 9\noverride A touchesBegan { center = CGPoint(x: 3e9, y: 1e300); layer.zPosition = 1e9 }\ntap 5 5",
      "add A frame 0 0 9 9\noverride A touchesBegan { transform = CGAffineTransform(scaleX: 5000, y: 1e9) }\ntap 5 5",
      "window w frame 1000000 0 1000000 9 level 2\nset w center 900000 5\nadd A to w frame 0 0 9 9\nset w rotate 10",
      "add A frame 0 0 9 9 as UIButton\noverride A touchesBegan { text = \"a\\u{1B}[2J\\tb\" }\ntap 5 5",
    ])
  func farAway(script: String) throws {
    let files = MemoryFiles()
    var first = try session(script, files: files)
    try run("save s", in: &first)
    var second = Session(files: files)
    try run("load s", in: &second)
    #expect(SaveTests.portrait(second.scene) == SaveTests.portrait(first.scene))
  }

  @Test(
    "a scroll view that differs from what an option makes of others is saved so", arguments: ["on", "off"])
  func scrollMultitouch(value: String) throws {
    let files = MemoryFiles()
    let script =
      "add a frame 0 0 9 9 as UIScrollView\nadd b frame 0 0 9 9 as UIScrollView multitouch on\n"
      + "option scrollMultitouch on\nadd c frame 0 0 9 9 as UITableView\nadd d frame 0 0 9 9 as UITableView multitouch off\n"
      + "option scrollMultitouch \(value)"
    var first = try session(script, files: files)
    try run("save s", in: &first)
    var second = Session(files: files)
    try run("load s", in: &second)
    #expect(SaveTests.portrait(second.scene) == SaveTests.portrait(first.scene))
    let wanted =
      "expect prop a.multitouch off\nexpect prop b.multitouch on\nexpect prop c.multitouch on\nexpect prop d.multitouch off"
    try run(wanted, in: &first)
    try run(wanted, in: &second)
  }

  @Test("a search whose code changes the scene is a change like an event, and is undone as one")
  func searchThatChanges() throws {
    var session = Session(files: MemoryFiles())
    try run("override view hitTest { alpha = alpha * 0.5; return self }", in: &session)
    try run("hit 5 5", in: &session)
    #expect(session.keeping == .command)
    try run("expect prop view.alpha 0.5", in: &session)
    try run("undo", in: &session)
    try run("expect prop view.alpha 1", in: &session)
  }

  @Test("views come back even where all windows are gone")
  func homeless() throws {
    let files = MemoryFiles()
    var first = Session(files: files)
    for line in [
      "add n frame 0 0 9 9", "add m to n frame 1 1 2 2", "detach n", "remove window", "controller c for n",
    ] {
      try run(line, in: &first)
    }
    try run("save s", in: &first)
    var second = Session(files: files)
    try run("load s", in: &second)
    #expect(SaveTests.portrait(second.scene) == SaveTests.portrait(first.scene))
    try run("save again", in: &second)
    #expect(files.texts["again"] == files.texts["s"])
  }

  @Test("code, selectors and origins are written in the order in which the script makes their objects")
  func order() throws {
    let files = MemoryFiles()
    var first = Session(files: files)
    let script = """
      add late frame 0 0 9 9 as UIScrollView
      add early frame 0 0 9 9
      back early
      override late hitTest nil
      override early hitTest self
      respond late go
      respond early go
      origin late id "b"
      origin early id "a"
      """
    for line in script.split(separator: "\n") { try run(String(line), in: &first) }
    try run("save s", in: &first)
    var second = Session(files: files)
    try run("load s", in: &second)
    try run("save again", in: &second)
    #expect(files.texts["again"] == files.texts["s"])
  }

  @Test(
    "numbers are written without exponents and read back exactly",
    arguments: [
      0.1, -0.25, 1e-7, 123_456.789, 1.0 / 3.0, 1e-300, 1e15, 12_345_678_901_234_568, -0.0, 2.5,
    ])
  func numbers(value: Double) {
    let text = Numbers.exact(value)
    #expect(!text.contains("e"))
    #expect(Double(text) == value)
  }

  @Test(
    "numbers are shown with four decimals at most",
    arguments: [
      (12.0, "12"), (-0.5, "-0.5"), (0.0101, "0.0101"), (0.009_999_999_776, "0.01"), (1.0 / 3.0, "0.3333"),
      (-0.000_01, "0"), (99.999_99, "100"), (25.999_999_999_999_996, "26"),
    ])
  func shown(value: Double, text: String) {
    #expect(Numbers.text(value) == text)
  }

  @Test("a file that is absent, or fails in the middle, changes nothing")
  func failing() throws {
    var session = Session(files: MemoryFiles(["bad": "add A frame 0 0 1 1\nadd A frame 0 0 1 1"]))
    try run("add Z frame 0 0 5 5", in: &session)
    let before = session.scene
    #expect(try problem("load nothing", in: &session).cause == .file(path: "nothing", .absent))
    guard case .script("bad", 2, _, _) = try problem("load bad", in: &session).cause else {
      Issue.record("not the second line")
      return
    }
    #expect(session.scene == before)
  }

  @Test("run runs a script here, and scripts cannot run one another for ever")
  func running() throws {
    var session = Session(
      files: MemoryFiles(["a": "add A frame 0 0 1 1\nexpect hit A at 0 0", "loop": "run loop"]))
    try run("run a", in: &session)
    #expect(session.scene.object(named: "A") != nil)
    #expect("\(try problem("run loop", in: &session).cause)".contains("scriptsTooDeep"))
  }
}
