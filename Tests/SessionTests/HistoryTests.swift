import SceneModel
import Testing

@testable import Session

@Suite("Undo and redo")
struct HistoryTests {
  @Test("undo takes changes back one by one, redo makes them again")
  func undoRedo() throws {
    var session = try session("add A frame 0 0 10 10\nset A alpha 0.5\nhide A")
    let last = session.scene
    try run("undo", in: &session)
    try run("expect prop A.hidden off\nexpect prop A.alpha 0.5", in: &session)
    try run("undo 2", in: &session)
    #expect(session.scene.object(named: "A") == nil)
    try run("redo 3", in: &session)
    #expect(session.scene == last)
  }

  @Test("a new change forgets what was undone")
  func forgets() throws {
    var session = try session("add A frame 0 0 10 10\nundo\nadd B frame 0 0 10 10")
    #expect(try problem("redo", in: &session).cause == .nothingToRedo)
    try run("undo", in: &session)
    #expect(try problem("undo", in: &session).cause == .nothingToUndo)
  }

  @Test("looking, expecting and events that change nothing are no changes")
  func lookingIsNoChange() throws {
    let session = try session("add A frame 0 0 10 10\ntree\nhit 5 5\ntap 5 5\nexpect hit A\ntree\nundo")
    #expect(session.scene.object(named: "A") == nil)
  }

  @Test("the last event still knows what was undone after it, and nothing made later takes its place")
  func eventOutlivesItsObjects() throws {
    var session = try session("add A frame 0 0 10 10\nhit 5 5\nundo")
    for expectation in ["hit nothing", "hit view", "calls view.hitTest", "visits view"] {
      guard case .shortfall(let shortfall) = try problem("expect \(expectation)", in: &session).cause else {
        return #expect(Bool(false), "\(expectation)")
      }
      #expect(shortfall.actual.contains("A"))
    }
    try run("redo\nexpect hit A\nadd B frame 50 50 10 10\nexpect hit A\nundo 2", in: &session)
    try run("add C frame 50 50 10 10", in: &session)
    #expect(session.event == nil)
    try run("hit 5 5\nadd D frame 0 0 1 1\nexpect hit view", in: &session)
  }

  @Test("reset goes to the start and can be undone; new as well")
  func resetAndNew() throws {
    var session = try session("add A frame 0 0 10 10\nreset")
    #expect(session.scene.object(named: "A") == nil)
    try run("undo", in: &session)
    #expect(session.scene.object(named: "A") != nil)
    try run("new\nundo\nexpect prop A.alpha 1", in: &session)
  }

  @Test(
    "a failed command changes nothing",
    arguments: [
      "add B to Nobody frame 0 0 10 10", "set A alpha 0.5 level 3", "add A frame 0 0 1 1", "move view to A",
      "move A to A", "remove A Nobody", "add B frame 0 0 1 1 level 2", "set A hidden frame 0 0 1e9 1",
      "present vc from vc", "option passes 7", "window A frame 0 0 1 1", "tap A in A", "touch up",
      "touch 1 down 1 1, 1 down 2 2", "wait nan", "add B frame 0 0 1 1 as Nothing", "gesture t tap on Nobody",
    ])
  func failuresChangeNothing(command: String) throws {
    var session = try session("add A frame 0 0 100 100\ntap 5 5")
    let before = session
    _ = try problem(command, in: &session)
    #expect(session.scene == before.scene)
    #expect(session.lab.input == before.lab.input)
    #expect(session.event == before.event)
    #expect(session.history.done.count == before.history.done.count)
  }

  @Test("what was read and what fingers did is redone as it was, not done again")
  func redoOfWhatCannotBeDoneAgain() throws {
    let files = MemoryFiles(["a": "add fromA frame 0 0 10 10"])
    var session = Session(files: files)
    try run("load a\nadd B frame 0 0 100 100\noverride B touchesEnded {\n  isHidden = true\n}", in: &session)
    try run("touch down 5 5\ntouch up\nexpect prop B.hidden on", in: &session)
    let last = session.scene
    try run("undo 4", in: &session)
    #expect(session.scene.object(named: "fromA") == nil)
    files.texts = [:]
    try run("redo 4", in: &session)
    #expect(session.scene == last)
  }

  @Test(
    "undo lets a view take touches again that was being animated (R32)", arguments: ["undo", "undo\nredo"])
  func undoEndsAnimations(line: String) throws {
    var session = try session("add A frame 0 0 50 50\nadd B frame 200 200 10 10\nanimate A alpha 0.5 over 2")
    try run("hit 5 5\nexpect hit view\nset B alpha 0.5\n\(line)\nhit 5 5\nexpect hit A", in: &session)
  }

  @Test("undo says when it goes no further because no more is kept")
  func forgotten() throws {
    var session = Session()
    for number in 0..<500 { try run("set view tag \(number)", in: &session) }
    #expect(session.history.done.count <= 2 * History.limit)
    _ = session.run("undo 1000")
    #expect(try problem("undo", in: &session).cause == .undoForgotten(limit: History.limit))
  }

  @Test("the copies of large scenes are bounded in all, and the newest stays")
  func bounded() throws {
    var scene = Scene()
    for number in 0..<2_500 { _ = try scene.makeView("v\(number)", class: "UIView") }
    var history = History()
    let request = try #require(try Session.request(from: "hide v1"))
    for number in 0..<1_000 {
      history.append(
        .init(before: Lab(scene: scene), request: request, text: "", changesScene: number % 10 == 9))
    }
    #expect(history.weight <= History.objectLimit)
    #expect(history.weight > History.objectLimit / 2)
    #expect(history.hasForgotten)
    #expect(history.changes == history.done.count(where: \.changesScene))
    #expect(history.takeLastChange(from: Lab(scene: scene)) != nil)
    #expect(history.weight == history.done.reduce(0) { $0 + ($1.before?.scene.idCount ?? 0) })
  }

  @Test("what redo needs of large scenes is bounded, too, and says when it goes no further")
  func boundedRedo() throws {
    var session = Session()
    for number in 0..<40 { try run("add v\(number) frame 0 0 5 5", in: &session) }
    try run("override view touchesBegan { alpha = alpha * 0.9 }", in: &session)
    let size = session.scene.idCount
    for _ in 0..<12 { try run("tap 300 400", in: &session) }
    session.history.objectLimit = 5 * size
    try run("undo 12", in: &session)
    #expect(session.history.undoneWeight <= 5 * size)
    #expect(session.history.undone.count == 5)
    #expect(
      session.history.undoneWeight == session.history.undone.reduce(0) { $0 + ($1.after?.scene.idCount ?? 0) }
    )
    try run("redo 5", in: &session)
    #expect(session.history.undoneWeight == 0)
    #expect(try problem("redo", in: &session).cause == .redoForgotten)
    // The next change makes another future.
    try run("set view tag 1\nundo\nredo", in: &session)
    #expect(try problem("redo", in: &session).cause == .nothingToRedo)
  }

  @Test("a command longer than the limit is refused before it is read")
  func tooLong() throws {
    var session = Session()
    let line = "set view text \"" + String(repeating: "x", count: Session.lengthLimit) + "\""
    #expect(try problem(line, in: &session).cause == .tooLong(limit: Session.lengthLimit))
    #expect(session.scene == Scene())
  }

  @Test("an event goes on in the scene as commands have left it, and its trace tells so")
  func eventGoesOn() throws {
    var session = try session("hit 5 5\ngesture g longpress on view\ntouch down 5 5\ntouch up")
    try run("window w frame 0 0 320 480 level 2\nundo\nredo\nwait 1", in: &session)
    let trace = try #require(session.event).trace
    #expect(trace.scene(after: trace.steps.count) == session.scene)
    #expect(trace.sceneOfCommands(before: trace.steps.count).object(named: "w") != nil)
    #expect(trace.sceneOfCommands(before: 0) == trace.before)
  }

  @Test("edits one after the other, with nothing between them, keep one scene and not each its own")
  func editsAreOne() throws {
    var session = try session("touch down 5 5")
    let before = try #require(session.event).trace.recording.changes.count
    for number in 0..<20 { try run("add n\(number) frame 300 300 1 1", in: &session) }
    let trace = try #require(session.event).trace
    #expect(trace.recording.changes.count == before + 1)
    #expect(trace.scene(after: trace.steps.count) == session.scene)
  }

  @Test("large scenes are undone from a copy and what came after it")
  func largeScenes() throws {
    var session = Session()
    for number in 0..<900 { try run("add v\(number) frame \(number % 300) 0 10 10", in: &session) }
    var states: [Scene] = []
    for number in 0..<60 {
      states.append(session.scene)
      try run("set v\(number) alpha 0.\(number % 9 + 1)", in: &session)
    }
    // Most of these kept no copy of their own.
    #expect(session.history.done.suffix(60).filter { $0.before == nil }.count > 40)
    for state in states.reversed() {
      try run("undo", in: &session)
      #expect(session.scene == state)
    }
  }

  @Test("a failed command leaves a large scene as it was")
  func largeFailure() throws {
    var session = Session()
    for number in 0..<700 { try run("add v\(number) frame 0 0 10 10", in: &session) }
    let before = session.scene
    _ = try problem("set v5 alpha 0.3 level 9", in: &session)
    #expect(session.scene == before)
  }

  @Test("random changes: undo then redo is the identity, and the invariants hold", arguments: 0..<12)
  func random(seed: Int) throws {
    var dice = Dice(UInt64(seed + 1))
    var session = Session()
    var states: [Scene] = [session.scene]
    for _ in 0..<60 {
      let line = RandomCommand.line(in: session.scene, &dice)
      let before = session.scene
      guard let reply = session.run(line) else { continue }
      #expect(session.scene.checkInvariants() == [], "\(line)")
      if reply.isFine { states.append(session.scene) } else { #expect(session.scene == before, "\(line)") }
    }
    let last = session.scene
    for state in states.dropLast().reversed() {
      #expect(session.run("undo")?.isFine == true)
      #expect(session.scene == state)
    }
    #expect(session.run("redo \(states.count - 1)")?.isFine == true)
    #expect(session.scene == last)
  }
}

/// Commands that change scenes, some of which fail.
enum RandomCommand {
  static func line(in scene: Scene, _ dice: inout Dice) -> String {
    let names = scene.sortedNames.filter { !$0.contains(".") }
    func any(_ dice: inout Dice) -> String { names[dice.roll(names.count)] }
    func number(_ dice: inout Dice) -> Int { dice.roll(300) - 40 }
    switch dice.roll(18) {
    case 0...4:
      let kind = ["UIView", "UIButton", "UILabel", "UIScrollView", "Own:UIControl"][dice.roll(5)]
      return "add n\(dice.roll(1000)) to \(any(&dice)) frame \(number(&dice)) \(number(&dice)) "
        + "\(dice.roll(200)) \(dice.roll(200)) as \(kind)"
    case 5: return "remove \(any(&dice))"
    case 6: return "move \(any(&dice)) to \(any(&dice)) at \(dice.roll(4))"
    case 7: return "front \(any(&dice))"
    case 8: return "back \(any(&dice))"
    case 9: return "rename \(any(&dice)) r\(dice.roll(50))"
    case 10: return "set \(any(&dice)) alpha 0.\(dice.roll(10)) hidden interaction off tag \(dice.roll(9))"
    case 11:
      return "set \(any(&dice)) rotate \(dice.roll(360)) scale \(dice.roll(3)) anchor 0.\(dice.roll(10)) 1"
    case 12: return "set \(any(&dice)) offset \(number(&dice)) \(number(&dice))"
    case 13: return "window w\(dice.roll(9)) frame 0 0 \(dice.roll(400)) 400 level \(dice.roll(3)) key"
    case 14: return "controller c\(dice.roll(20)) for \(any(&dice)) in vc"
    case 15: return "gesture g\(dice.roll(9)) pan on \(any(&dice)) touches \(dice.roll(3) + 1)"
    case 16: return "detach \(any(&dice))"
    default: return "toggle \(any(&dice)) hidden"
    }
  }
}
