import CommandLanguage
import Importing
import Presentation
import SceneModel
import Session
import Testing

/// Files in memory.
private final class MemoryFiles: Files, @unchecked Sendable {
  var texts: [String: String] = [:]
  func read(_ path: String) throws(FileTrouble) -> String {
    guard let text = texts[path] else { throw .absent }
    return text
  }
  func write(_ text: String, to path: String) throws(FileTrouble) { texts[path] = text }
}

@Suite("The import command")
struct SessionImportTests {
  private func session(_ texts: [String: String]) -> Session {
    let files = MemoryFiles()
    files.texts = texts
    return Session.spoken(files: files)
  }

  private func run(_ line: String, in session: inout Session) throws {
    guard let reply = session.run(line) else { throw Unexpected("\(line): no command") }
    if case .failure(let problem) = reply.result { throw Unexpected("\(line): \(problem.cause)") }
  }

  @Test("an import replaces the scene, and undo brings the old one back")
  func undo() throws {
    var session = session(["d": DumpReaderTests.plain])
    try run("add A frame 0 0 9 9", in: &session)
    let before = SceneScript.text(of: session.scene)
    try run("import d", in: &session)
    let after = SceneScript.text(of: session.scene)
    #expect(after != before)
    try run("expect hit logInButton at 30 30", in: &session)
    try run("undo", in: &session)
    #expect(SceneScript.text(of: session.scene) == before)
    // The file may have changed meanwhile: what was read is what comes back.
    session.files = MemoryFiles()
    try run("redo", in: &session)
    #expect(SceneScript.text(of: session.scene) == after)
  }

  @Test(
    "a file without anything in it is said to be empty, a paste to be missing", arguments: ["", " \n\t\n"])
  func empty(text: String) throws {
    var session = session(["d": text])
    guard case .failure(let problem)? = session.run("import d")?.result else { throw Unexpected("imported") }
    #expect(problem.cause == .importing(path: "d", ImportFailure(.empty)))
    guard case .failure(let paste)? = session.run("import -\n" + text)?.result else {
      throw Unexpected("pasted")
    }
    #expect(paste.cause == .nothingPasted)
  }

  @Test(
    "an import that fails leaves everything as it was",
    arguments: ["import no", "import bad", "import d as ib", "import d scene x", "import -"])
  func failure(line: String) throws {
    var session = session(["d": DumpReaderTests.plain, "bad": "<UIView: 0x1>"])
    try run("add A frame 0 0 9 9", in: &session)
    let before = session.scene
    #expect(session.run(line)?.isFine == false)
    #expect(session.scene == before)
    try run("undo", in: &session)
    #expect(session.scene.object(named: "A") == nil)
  }

  @Test("a dump may be pasted behind the command, up to an empty line")
  func paste() throws {
    let script = "import -\n" + DumpReaderTests.plain + "\n\nexpect hit logInButton at 30 30\n"
    let commands = CommandLanguage.Script.commands(in: script)
    #expect(commands.count == 2)
    #expect(commands.last?.line == 9)
    var session = session([:])
    for command in commands { try run(command.text, in: &session) }
    #expect(CommandLanguage.Script.needsMore("import -\n<UIView"))
    #expect(CommandLanguage.Script.needsMore("import -"))
    #expect(!CommandLanguage.Script.needsMore("import -\n<UIView\n"))
    #expect(!CommandLanguage.Script.needsMore("import d"))
  }

  @Test("a file with several screens lists them and changes nothing")
  func parts() throws {
    var session = session(["x": IBReaderTests.login])
    let before = session.scene
    guard case .success(.importParts(_, let parts))? = session.run("import x")?.result else {
      throw Unexpected("no parts")
    }
    #expect(parts.count == 2)
    #expect(session.scene == before)
    #expect(session.run("undo")?.isFine == false)
    try run("import x scene root", in: &session)
    try run("expect hit logInButton at 20 110", in: &session)
  }

  @Test("what was assumed is told by why, and forgotten once it is set")
  func assumed() throws {
    var session = session(["d": "<UIView: 0x1; frame = (0 0; 9 9); opaque = NO"])
    try run("import d", in: &session)
    #expect(page("why view at 1 1", in: &session).contains("hidden, alpha, interaction and"))
    #expect(page("hit 1 1", in: &session).contains("assumed of"))
    try run("set view interaction on alpha 1", in: &session)
    try run("show view", in: &session)
    #expect(!page("why view at 1 1", in: &session).contains("interaction and"))
  }

  @Test("a presented controller goes on with its presenter, and is saved so, wherever its view stands (R51)")
  func presented() throws {
    let text =
      "<RootController 0x90>, state: appeared, view: <UIView 0x7fa2>\n   + <SheetController 0x91>, state: appeared, view: <UIView 0x7fa5>\n"
      + DumpReaderTests.plain
    var session = session(["d": text])
    try run("import d", in: &session)
    try run(
      "expect chain view2 = view2 sheetController rootController window scene app delegate", in: &session)
    try roundTrip(text, part: nil)
  }

  @Test("what is called by its cell follows the cell's name, and keeps a name of its own without it")
  func cells() throws {
    var session = session(["d": SessionImportTests.cell])
    try run("import d", in: &session)
    try run("move cell.label to view", in: &session)
    try run("back cell.label", in: &session)
    let script = SceneScript.text(of: session.scene)
    var other = self.session(["s": script])
    try run("load s", in: &other)
    #expect(SceneScript.text(of: other.scene) == script)
    try run("rename cell row", in: &session)
    #expect(session.scene.object(named: "row.label") != nil)
    try run("remove row", in: &session)
    #expect(session.scene.object(named: "label") != nil)
    #expect(session.scene.checkInvariants() == [])
  }

  static let cell = """
    <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x1>>
       | <UITableViewCell: 0x2; frame = (0 0; 100 44); layer = <CALayer: 0x2>>
       |    | <UILabel: 0x3; frame = (0 0; 50 44); text = 'Row'; layer = <CALayer: 0x3>>
    """

  private func page(_ line: String, in session: inout Session) -> String {
    guard let reply = session.run(line) else { return "" }
    let page = Presenter().page(for: reply, in: session)
    return page.text
  }

  static let sources: [(name: String, text: String)] = [
    ("dump", DumpReaderTests.plain), ("cell", cell), ("xib", IBReaderTests.login),
    (
      "turned",
      "<UIView: 0x1; frame = (3 4; 100 100); transform = [0.9, 0.3, -0.3, 0.9, 5, 6]; tag = 5; layer = <CALayer: 0x1>>"
    ),
    ("fragment", "  |  | <UIView: 0x1; frame = (-50 -5; 100 100); layer = <CALayer: 0x1>>"),
    (
      "presented around its presenter",
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
         | <UIView: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
         |    | <UIView: 0x3; frame = (10 10; 50 50); layer = <CALayer: 0x9>>
      <ShopController 0x90>, state: appeared, view: <UIView 0x3>
         + <SheetController 0x91>, state: appeared, view: <UIView 0x2>
      """
    ),
    (
      "presented by a controller without a view",
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
         | <UIView: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
      <ShopController 0x90>, state: appeared, view: <UIView 0x7>
         + <SheetController 0x91>, state: appeared, view: <UIView 0x2>
      """
    ),
    (
      "accent at the start of a text",
      #"[{"AXFrame":"{{0, 0}, {100, 200}}","type":"Application","AXLabel":"\u1074pp","AXUniqueId":"\u0301"}]"#
    ),
    (
      "scrolled window",
      "<UIScrollView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x1>; contentOffset: {0, -88}>"
    ),
  ]

  @Test("an imported scene is a script that rebuilds it", arguments: sources.map(\.name))
  func roundTrip(name: String) throws {
    let text = try #require(SessionImportTests.sources.first { $0.name == name }).text
    try roundTrip(text, part: name == "xib" ? "root" : nil)
  }

  @Test("real files too", .enabled(if: Samples.root != nil), arguments: Samples.all.map(\.path))
  func samples(path: String) throws {
    let text = try Samples.read(path)
    switch try? Importer.read(text) {
    case nil: return
    case .scene?: try roundTrip(text, part: nil)
    case .parts(let parts)?:
      // Every screen of a file takes its time; the largest tells most.
      guard let part = parts.max(by: { $0.views < $1.views }), part.views > 0 else { return }
      try roundTrip(text, part: part.id)
    }
  }

  private func roundTrip(_ text: String, part: String?) throws {
    var first = session(["d": text])
    try run("import d" + (part.map { " scene \"\($0)\"" } ?? ""), in: &first)
    let script = SceneScript.text(of: first.scene)
    var second = session(["s": script])
    try run("load s", in: &second)
    #expect(SceneScript.text(of: second.scene) == script)
    #expect(second.scene.checkInvariants() == [])
    for id in first.scene.objects {
      let other = try #require(second.scene.object(named: first.scene.name(of: id)))
      #expect(first.scene.className(of: id) == second.scene.className(of: other))
      #expect(first.scene.origin(of: id) ?? Origin() == second.scene.origin(of: other) ?? Origin())
      guard first.scene.kind(of: id).isView else { continue }
      #expect(first.scene.bounds(of: id) == second.scene.bounds(of: other))
      #expect(first.scene.center(of: id) == second.scene.center(of: other))
      #expect(first.scene.placements[id.place].flags == second.scene.placements[other.place].flags)
    }
  }
}
