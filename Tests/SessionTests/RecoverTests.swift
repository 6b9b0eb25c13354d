import Testing

@testable import Session

/// A disk on which a killed shell has left a scene.
private final class LeftFiles: Files, @unchecked Sendable {
  var left: LeftScene?

  init(_ script: String?) { left = script.map { LeftScene(name: "1", script: $0) } }

  func read(_ path: String) throws(FileTrouble) -> String { throw .absent }
  func write(_ text: String, to path: String) throws(FileTrouble) { throw .denied }
  func leftBehind() -> LeftScene? { left }
  func forget(_ scene: LeftScene) { if left == scene { left = nil } }
}

@Suite("Bringing back what a killed shell left")
struct RecoverTests {
  @Test("its commands are done again, undo included; what fails now is passed over and counted")
  func recover() throws {
    let files = LeftFiles("add A frame 0 0 10 10\nadd B frame 0 0 10 10\nundo\nrun gone.tap\nhide A\n")
    var session = Session(files: files)
    _ = session.run("add own frame 0 0 1 1")
    let answer = session.run("recover")
    let reply = try #require(answer)
    guard case .success(.recovered(let commands, let failed)) = reply.result else {
      Issue.record("\(reply.result)")
      return
    }
    #expect((commands, failed) == (4, 1))
    #expect(session.scene.object(named: "A") != nil)
    #expect(session.scene.object(named: "B") == nil)
    #expect(session.scene.object(named: "own") == nil)
    #expect(files.left == nil)
    _ = session.run("undo")
    #expect(session.scene.object(named: "own") != nil)
  }

  @Test("what was typed with the beginnings of words comes back")
  func beginnings() {
    var session = Session(files: LeftFiles("ad A frame 0 0 10 10\nhid A\n"))
    _ = session.run("recover")
    #expect(session.scene.object(named: "A").map { session.scene.hasFlag(.hidden, $0) } == true)
  }

  @Test("after redo of recover the scene is there, though nothing is left any more")
  func redo() {
    var session = Session(files: LeftFiles("add A frame 0 0 10 10\n"))
    _ = session.run("recover")
    _ = session.run("undo")
    _ = session.run("redo")
    #expect(session.scene.object(named: "A") != nil)
  }

  @Test("of a fix the scene is kept, for what it mends was asked before")
  func fix() {
    var session = Session()
    for line in ["add A frame 0 0 10 10", "hide A", "why A at 5 5", "fix"] { _ = session.run(line) }
    #expect(session.scene.object(named: "A").map { session.scene.hasFlag(.hidden, $0) } == false)
    #expect(session.keeping == .scene)
  }

  @Test(
    "without anything left both forms say so, and the scene is as it was",
    arguments: ["recover", "recover forget"])
  func nothing(command: String) throws {
    var session = Session(files: LeftFiles(nil))
    _ = session.run("add own frame 0 0 1 1")
    let before = session.scene
    let answer = session.run(command)
    let reply = try #require(answer)
    guard case .failure(let problem) = reply.result, case .nothingLeft = problem.cause else {
      Issue.record("\(reply.result)")
      return
    }
    #expect(session.scene == before)
  }

  @Test(
    "of each command it is known what has to be kept",
    arguments: [
      ("add A frame 0 0 10 10", Keeping.command), ("tap 5 5", .command), ("undo", .commandOrScene),
      ("tree", .nothing),
      ("hit 5 5", .command), ("expect hit view", .nothing), ("new", .scene), ("run gone.tap", .nothing),
      ("add A frame 0 0", .nothing), ("save x", .nothing),
    ])
  func keeping(command: String, keeping: Keeping) {
    var session = Session()
    _ = session.run("add Z frame 0 0 10 10")
    let before = session.keptCommands
    _ = session.run(command)
    #expect(session.keeping == keeping)
    #expect(session.keptCommands == before + (keeping == .nothing ? 0 : 1))
  }

  // MARK: Fingers that are down

  /// A button that turns red under a finger, by code.
  static let pressed =
    "add b frame 0 0 50 50\noverride b touchesBegan { alpha = 0.5 }\noverride b touchesEnded { alpha = 1 }\n"
    + "override b touchesCancelled { alpha = 0.9 }\n"

  @Test("a finger that was down is down again, and its lift ends what it began")
  func fingerDown() throws {
    var session = Session(files: LeftFiles(RecoverTests.pressed + "touch down 5 5\n"))
    try run("recover\nexpect prop b.alpha 0.5", in: &session)
    #expect(session.lab.input.hasFingerDown)
    try run("touch up\nexpect prop b.alpha 1\nexpect received b.touchesEnded", in: &session)
  }

  @Test(
    "so it is behind a script, a fix, and another recovery",
    arguments: [
      "run a.tap", "touch down 5 5\nrun empty.tap",
      "add c frame 60 0 9 9 hidden\ntouch down 5 5\nwhy c at 61 1\nfix",
      "load a.tap",
    ])
  func fingerDownBehindFiles(script: String) throws {
    let files = MemoryFiles([
      "a.tap": RecoverTests.pressed + "touch down 5 5\n", "empty.tap": "tree\nset view tag 3\n",
    ])
    var first = Session(files: files)
    var journal = MemoryJournal()
    for line in RecoverTests.pressed.split(separator: "\n") where !script.contains("a.tap") {
      journal.run(String(line), in: &first)
    }
    for line in script.split(separator: "\n") { journal.run(String(line), in: &first) }
    // A scene that is loaded comes without fingers.
    let isDown = script != "load a.tap"
    #expect(first.lab.input.hasFingerDown == isDown)
    for _ in 0..<2 {
      var next = Session(files: LeftBehind(journal.text))
      journal = MemoryJournal()
      journal.run("recover", in: &next)
      #expect(SaveTests.portrait(next.scene) == SaveTests.portrait(first.scene))
      #expect(next.lab.input.hasFingerDown == isDown)
    }
  }

  @Test("what a fix did under a finger is taken back as one change, also from what was kept")
  func undoOfFix() throws {
    var first = Session()
    var journal = MemoryJournal()
    for line in [
      "add b frame 0 0 50 50", "add c frame 60 0 9 9 hidden alpha 0", "touch down 5 5", "why c at 61 1",
      "fix",
    ] {
      journal.run(line, in: &first)
    }
    try run("expect prop c.hidden off\nexpect prop c.alpha 1", in: &first)
    journal.run("undo", in: &first)
    try run("expect prop c.hidden on\nexpect prop c.alpha 0", in: &first)
    var next = Session(files: LeftBehind(journal.text))
    try run("recover", in: &next)
    #expect(SaveTests.portrait(next.scene) == SaveTests.portrait(first.scene))
  }

  @Test("a scene that is kept without its finger is one in which the touch was cancelled")
  func cancelled() throws {
    var session = try session(RecoverTests.pressed + "touch down 5 5")
    #expect(session.keptCommands > 0)
    let steps = session.journalSteps(for: "touch down 5 5", from: nil, isWhole: true, isLong: true)
    guard case .restart(let script)? = steps.first else {
      Issue.record("\(steps)")
      return
    }
    var next = Session(files: LeftBehind(script))
    try run("recover\nexpect prop b.alpha 0.9", in: &next)
    #expect(!next.lab.input.hasFingerDown)
    try run("expect prop b.alpha 0.5\ntouch up", in: &session)
  }

  @Test("where the shell began with a scene, that is kept before the first command")
  func oddBeginning() throws {
    var first = try session(RecoverTests.pressed)
    var journal = MemoryJournal()
    journal.run("touch down 5 5", in: &first)
    var next = Session(files: LeftBehind(journal.text))
    try run("recover\nexpect prop b.alpha 0.5\ntouch up\nexpect prop b.alpha 1", in: &next)
  }

  @Test("redo lets fingers go, as undo does")
  func redoWithFinger() throws {
    var session = try session("add b frame 0 0 50 50\nhide b\nundo\ntouch down 5 5\nredo")
    #expect(session.isAtRest)
    try run("show b", in: &session)
  }
}
