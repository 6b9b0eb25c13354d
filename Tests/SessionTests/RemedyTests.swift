import Geometry
import Messaging
import SceneModel
import Testing

@testable import Session

@Suite("Changes that why offers")
struct RemedyTests {
  /// A random screen of a few views with all that can keep a touch from them, and a question about it.
  private static func scene(_ dice: inout Dice) -> (script: String, target: String, point: Point) {
    var lines: [String] = []
    var names = ["view"]
    let classes = [
      "UIView", "UIView", "UIView", "UIButton", "UIControl", "UILabel", "UIImageView", "UIScrollView",
    ]
    for number in 0..<(3 + dice.roll(7)) {
      let name = "v\(number)"
      let parent = names[dice.roll(names.count)]
      var line =
        "add \(name) to \(parent) frame \(dice.roll(160) - 30) \(dice.roll(160) - 30) \(dice.roll(200)) \(dice.roll(200))"
      line += " as \(classes[dice.roll(classes.count)])"
      if dice.roll(8) == 0 { line += " hidden" }
      if dice.roll(8) == 0 { line += " alpha 0.003" }
      if dice.roll(8) == 0 { line += " interaction off" }
      if dice.roll(12) == 0 { line += " rotate \(dice.roll(90))" }
      lines.append(line)
      names.append(name)
      let own = names[dice.roll(names.count)]
      switch dice.roll(26) {
      case 0: lines.append("override \(own) hitTest = self")
      case 1: lines.append("override \(own) hitTest nil")
      case 2: lines.append("override \(own) pointInside no")
      case 3: lines.append("override \(own) hitTest passthrough")
      case 4: lines.append("override \(own) touchesBegan handle")
      case 5, 6: lines.append("gesture g\(number) tap on \(own)")
      case 7: lines.append("gesture g\(number) tap on \(own) taps 2 delaysBegan on")
      default: break
      }
    }
    if dice.roll(8) == 0 { lines.append("window hud frame 0 0 320 480 level 1") }
    let target = names[1 + dice.roll(names.count - 1)]
    if dice.roll(10) == 0, !lines.contains(where: { $0.hasPrefix("add \(target)") && $0.contains("UIView") })
    {
      lines.append("set \(target) interaction on")
    }
    return (lines.joined(separator: "\n"), target, Point(Double(dice.roll(260)), Double(dice.roll(260))))
  }

  /// Whether a tap gives a view the touch, and lets a control send its event: what the offers promise.
  private static func tap(_ session: Session, _ target: String, _ point: Point) -> Bool {
    var session = session
    guard session.run("tap \(Numbers.text(point))")?.isFine == true,
      let id = session.scene.object(named: target), let event = session.event,
      event.hit == .some(id), let after = event.trace.steps.last
    else { return false }
    _ = after
    let names = event.trace.steps.compactMap { step -> String? in
      if case .control(id, let name) = step.kind { event.trace.text(name) } else { nil }
    }
    if session.scene.isKind(id, of: "UIControl") { return !names.isEmpty && !names.contains("touchCancel") }
    let took = event.trace.steps.contains { step in
      guard case .gesture(let recognizer, _, let to) = step.kind, to == .began || to == .ended else {
        return false
      }
      return event.trace.before.recognizer(recognizer)?.view == id
    }
    return took
      || event.trace.count(of: .touchesBegan, at: id) > 0
        && event.trace.count(of: .touchesCancelled, at: id) == 0
  }

  @Test("give the view the touch, and a control its event, on 1,000 random screens", arguments: 0..<8)
  func offersWork(part: Int) throws {
    var (asked, offered) = (0, 0)
    for number in (part * 125)..<((part + 1) * 125) {
      var dice = Dice(UInt64(number + 1))
      let (script, target, point) = Self.scene(&dice)
      var session = try session(script)
      let question = "why \(target) at \(Numbers.text(point))"
      guard case .success(.why(let answer))? = session.run(question)?.result else {
        return #expect(Bool(false), "\(question) failed in scene \(number)")
      }
      asked += 1
      if answer.cause == .gotIt {
        let works = Self.tap(session, target, point)
        #expect(works, "scene \(number): \(question)")
        continue
      }
      for place in answer.remedies.indices {
        offered += 1
        var mended = session
        let isFine = mended.run("fix \(place + 1)")?.isFine == true
        #expect(isFine)
        let works: Bool
        if case .handled = answer.cause {
          _ = mended.run("tap \(Numbers.text(point))")
          let id = try #require(mended.scene.object(named: target))
          works = (mended.event?.trace.count(of: .touchesBegan, at: id) ?? 0) > 0
        } else {
          works = Self.tap(mended, target, point)
        }
        #expect(works, "scene \(number): \(answer.remedies[place].commands) for \(question)\n\(script)")
        // One change, taken back by one undo.
        mended = session
        _ = mended.run("fix \(place + 1)")
        _ = mended.run("undo")
        let isBack = mended.scene == session.scene
        #expect(isBack)
      }
      if answer.remedies.isEmpty { try offersAllThereIs(session, target, point, script, number) }
    }
    #expect(asked == 125 && offered > 0)
  }

  /// No single change of the kinds that are offered would do it, made on any object of the screen.
  private func offersAllThereIs(
    _ session: Session, _ target: String, _ point: Point, _ script: String, _ number: Int
  ) throws {
    let scene = session.scene
    var commands: [String] = []
    for id in scene.objects where scene.kind(of: id).isView {
      let name = scene.name(of: id)
      commands += ["show", "hide", "front", "back"].map { "\($0) \(name)" }
      commands += ["interaction on", "interaction off", "alpha 1", "enabled on"].map { "set \(name) \($0)" }
      commands += ["hitTest passthrough", "hitTest overflow", "pointInside subviews"].map {
        "override \(name) \($0)"
      }
      commands += scene.methods(of: id).map { "restore \(name) \($0.method)" }
    }
    for id in scene.recognizersInOrder {
      commands += ["gesture \(scene.name(of: id)) off", "gesture \(scene.name(of: id)) cancels off"]
    }
    for command in commands {
      var trial = session
      guard trial.run(command)?.isFine == true else { continue }
      let works = Self.tap(trial, target, point)
      #expect(
        !works,
        "scene \(number): '\(command)' gives \(target) the touch at \(Numbers.text(point))\n\(script)")
    }
  }

  @Test("say what they did, count as one change, and are refused once the scene is another")
  func fix() throws {
    var session = try session("add A frame 0 0 100 100\nadd cover frame 0 0 320 480\nwhy A at 50 50")
    let before = session
    try run(
      "fix 1\nexpect hit A at 50 50\nundo\nexpect hit cover at 50 50\nfix 2\nexpect hit A at 50 50",
      in: &session)
    #expect(try problem("fix 1", in: &session).cause == .nothingToFix(hasChanged: true))
    session = before
    guard case .noSuchFix(99, count: let count) = try problem("fix 99", in: &session).cause else {
      return #expect(Bool(false))
    }
    #expect(count > 1)
    var other = Session()
    #expect(try problem("fix", in: &other).cause == .nothingToFix(hasChanged: false))
  }

  @Test(
    "are named for each kind of delivery that fails, by what failed",
    arguments: [
      ("add B frame 0 0 99 99 as UIButton enabled off\ntap 9 9", "B", Diagnosis.Cause.disabled),
      ("add B frame 0 0 99 99 as K:UIControl\nignore events on\ntap 9 9", "B", .ignoring),
      ("add B frame 0 0 99 99\ntap 9 9", "B", .gotIt),
      (
        "add B frame 0 0 99 99 as UIButton\noverride B touchesBegan { print(1) }\ntap 9 9", "B",
        .ownCode("touchesBegan")
      ),
      ("add B frame 0 0 99 99\ntap 9 9", "vc", .gotIt),
    ])
  func causes(script: String, target: String, cause: Diagnosis.Cause) throws {
    var session = try session(script)
    guard case .success(.why(let answer))? = session.run("why \(target)")?.result else {
      return #expect(Bool(false))
    }
    #expect(answer.cause == cause)
  }

  @Test("a responder further up is told who handled the touch before it came, or that it came up")
  func chain() throws {
    var session = try session("add A frame 0 0 200 200\nadd B to A frame 0 0 99 99\ntap 9 9\nwhy A")
    let (b, a) = (session.scene.object(named: "B"), session.scene.object(named: "A"))
    #expect(try self.cause("why A", in: &session) == b.map { .cameUp(from: $0) })
    try run("override B touchesBegan handle\ntap 9 9", in: &session)
    #expect(try cause("why A", in: &session) == b.map { .handled(by: $0, hit: $0) })
    #expect(try cause("why vc", in: &session) == b.map { .handled(by: $0, hit: $0) })
    try run("fix 1\ntap 9 9\nexpect received vc.touchesBegan", in: &session)
    #expect(a != nil)
  }

  @Test("a view that came while the event went on is asked about as the scene is now")
  func newcomer() throws {
    var session = try session("touch down 10 10\nadd late frame 0 0 50 50\ntouch move 12 12")
    #expect(try cause("why late", in: &session) == .gotIt)
  }

  @Test(
    "behind a change of the scene the event is asked about as the scene is now, also once the clock went on")
  func editedAndWaited() throws {
    var session = try session("tap 10 10\nadd late frame 0 0 50 50\nwait 0.1")
    #expect(try cause("why late", in: &session) == .gotIt)
    try run("hide late\nwait 0.1", in: &session)
    #expect(try cause("why late", in: &session) != .gotIt)
  }

  @Test("in a deep tree no view is tried that passes touches on anyway")
  func deepTree() throws {
    var script = ""
    for number in 0..<60 {
      script += "add n\(number) to \(number == 0 ? "view" : "n\(number - 1)") frame 1 1 300 400\n"
    }
    script += "add b to n59 frame 0 0 99 99 as UIButton\noverride n30 touchesBegan { }\ntap 100 100"
    let session = try session(script)
    let target = try session.scene.require("n5")
    let hit = try session.scene.require("b")
    let tried = session.candidates(for: target, at: Point(100, 100), hit: hit)
    #expect(
      tried.filter { $0.hasSuffix("touchesBegan pass") } == [
        "override b touchesBegan pass", "override n30 touchesBegan pass",
      ])
  }

  private func cause(_ command: String, in session: inout Session) throws -> Diagnosis.Cause? {
    guard case .success(.why(let answer))? = session.run(command)?.result else { return nil }
    return answer.cause
  }
}
