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
      ("hit 5 5", .nothing), ("expect hit view", .nothing), ("new", .scene), ("run gone.tap", .scene),
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
