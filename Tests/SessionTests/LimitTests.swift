import Events
import Testing

@testable import Messaging
@testable import SceneModel
@testable import Session

@Suite("Limits of what a scene and an event may hold")
struct LimitTests {
  @Test("a scene holds two million objects; one more is refused, and the scene is as before")
  func objects() throws {
    var scene = Scene()
    // Only how many there are is asked: to make each of them would take minutes.
    let missing = Scene.objectLimit - scene.placements.count - 1
    let (row, gate) = (try #require(scene.placements.rows.last), try #require(scene.placements.gates.last))
    scene.placements.rows += Array(repeating: row, count: missing)
    scene.placements.gates += Array(repeating: gate, count: missing)
    let view = try scene.require("view")
    _ = try scene.makeRecognizer("last", RecognizerState(.tap), on: view)
    var session = Session(scene: scene)
    for line in [
      "add A frame 0 0 1 1", "window w frame 0 0 1 1", "controller c", "gesture g tap on view",
      "add S frame 0 0 1 1 as UIScrollView",
    ] {
      let before = (session.scene.idCount, session.scene.sortedNames)
      #expect(try problem(line, in: &session).cause == .refusal(.tooManyObjects(limit: 2_000_000)), "\(line)")
      #expect(session.scene.idCount == before.0 && session.scene.sortedNames == before.1, "\(line)")
      #expect(session.history.done.isEmpty)
    }
  }

  @Test("an event has four million steps; one more is refused, and scene and event are as before")
  func steps() throws {
    var session = try session(
      "add A frame 0 0 50 50\noverride A touchesEnded { isHidden = true }\ntouch down 5 5")
    let event = try #require(session.event)
    var recorder = event.trace.recording
    // An event that goes on, and is long already.
    let step = try #require(recorder.steps.last)
    while recorder.steps.count < Recorder.limit { _ = recorder.steps.append(step) }
    session.event = LastEvent(
      trace: Trace(before: event.trace.before, recording: recorder), command: event.command,
      parts: event.parts,
      isWhole: true)
    let before = session.scene
    guard case .fault(let fault) = try problem("touch up", in: &session).cause else {
      Issue.record("no fault")
      return
    }
    #expect(fault.cause == .traceTooLong(limit: 4_000_000))
    #expect(session.scene == before)
    #expect(session.lab.input.hasFingerDown)
    #expect(session.event?.trace.steps.count == Recorder.limit)
    // The next event begins anew.
    session.event = event
    try run("touch up\nexpect prop A.hidden on\ntap 60 60", in: &session)
  }
}
