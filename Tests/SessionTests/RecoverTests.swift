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
      ("hit 5 5", .command), ("expect hit view", .nothing), ("new", .scene), ("run gone.tap", .scene),
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
}
