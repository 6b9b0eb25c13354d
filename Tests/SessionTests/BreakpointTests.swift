import Messaging
import SceneModel
import Testing

@testable import Session

@Suite("Stepping, as the keys of the player do")
struct BreakpointTests {
  private let scene = "add A frame 0 0 200 200\nadd B to A frame 100 100 50 50\nhit 20 20\n"

  private func position(_ command: String, _ session: inout Session) throws -> Int {
    try run(command, in: &session)
    return session.position
  }

  @Test("goes to the first and last moment, to the next no, and out of a call")
  func moves() throws {
    var session = try session(scene)
    let steps = try #require(session.event).trace.steps
    #expect(try position("step to first", &session) == 0)
    let refusal = try position("step to refusal", &session)
    #expect(steps[refusal - 1].isRefusal)
    #expect(
      session.scene.name(of: try #require(steps[refusal - 1].callee ?? session.scene.object(named: "B")))
        == "B")
    let depth = steps[refusal - 1].depth
    let out = try position("step out", &session)
    #expect(steps[out - 1].depth < depth)
    #expect(try position("step to last", &session) == steps.count)
    #expect(try position("step to refusal", &session) == steps.count)
  }

  @Test("goes to the next call of an object with a breakpoint")
  func breakpoints() throws {
    var session = try session(scene + "break B\nstep to first\nstep to break")
    let steps = try #require(session.event).trace.steps
    #expect(steps[session.position - 1].callee == session.scene.object(named: "B"))
    try run("break B off\nstep to first\nstep to break", in: &session)
    #expect(session.position == steps.count)
    try run("break A\nbreak B\nbreak off", in: &session)
    #expect(session.breakpoints.isEmpty)
  }

  @Test("a script that fails keeps what it did before")
  func earlier() {
    var session = Session(files: MemoryFiles(["a.tap": "add A frame 0 0 9 9\nhide A\nhide nobody"]))
    let reply = session.run("run a.tap")
    #expect(reply?.isFine == false)
    #expect(reply?.earlier.map(\.reply.command).prefix(2) == ["add A frame 0 0 9 9", "hide A"])
  }
}
