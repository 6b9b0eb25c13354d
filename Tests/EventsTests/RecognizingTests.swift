// Longer than other files: all kinds of recognizers by one stage, section by section as in the semantics (R83 to R115).

import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

@Suite struct RecognizingTests {
  // MARK: States (R86)

  @Test(
    "Only UIKit's transitions are possible (R86)",
    arguments: [
      (RecognizerPhase.possible, RecognizerPhase.changed), (.began, .failed), (.changed, .began),
      (.ended, .changed),
      (.failed, .began),
    ])
  func illegal(_ from: RecognizerPhase, _ to: RecognizerPhase) {
    #expect(!from.canBecome(to))
  }

  @Test(
    "UIKit's transitions (R86)",
    arguments: [
      (RecognizerPhase.possible, RecognizerPhase.failed), (.began, .ended), (.changed, .cancelled),
      (.possible, .ended), (.changed, .changed),
    ])
  func legal(_ from: RecognizerPhase, _ to: RecognizerPhase) {
    #expect(from.canBecome(to))
  }

  @Test("A discrete recognizer neither begins nor changes (R86)")
  func discrete() {
    #expect(!RecognizerPhase.possible.canBecome(.began, isDiscrete: true))
    #expect(RecognizerPhase.possible.canBecome(.ended, isDiscrete: true))
  }

  // MARK: Tap (R98, R99, R107)

  @Test("A tap takes the touch from the view at the lift: action, then touchesCancelled (R107, R89)")
  func tap() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v")
    try lab.tap(100, 50)
    #expect(
      lab.log() == [
        "g.touchesBegan", "v.touchesBegan", "g.touchesEnded", "g:ended", "\"g\"", "v.touchesCancelled",
      ])
  }

  @Test("cancelledFirst turns the order of action and touchesCancelled round (R89)")
  func tapCancelsFirst() throws {
    var lab = try Lab.views("v")
    try lab.scene.setOption(.actionOrder, to: "cancelledFirst")
    try lab.gesture("g", .tap, on: "v")
    try lab.tap(100, 50)
    #expect(lab.log().suffix(3) == ["g:ended", "v.touchesCancelled", "\"g\""])
    #expect(lab.noted(.undocumented(.actionOrder)))
  }

  @Test("Without cancelsTouchesInView the view gets its end after the action (R89, R107)")
  func tapWithoutCancelling() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v") { $0.cancelsTouchesInView = false }
    try lab.tap(100, 50)
    #expect(lab.log().suffix(3) == ["g:ended", "\"g\"", "v.touchesEnded"])
  }

  @Test("With delaysTouchesBegan the view hears nothing of a tap (R90, R107)")
  func tapDelaying() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v") { $0.delaysTouchesBegan = true }
    try lab.tap(100, 50)
    #expect(lab.log(of: "v").isEmpty)
    #expect(lab.state("g") == .ended)
  }

  @Test("A tap that fails gives the held back beginning at once, with its own time (R90, R61)")
  func tapDelayingFails() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v") { $0.delaysTouchesBegan = true }
    try lab.override("v", .touchesBegan) { (arguments, _, app) throws(Fault) in
      guard case .touches(let ids) = arguments[0], let touch = app.input.touch(ids[0]) else { return .none }
      app.print("\(app.input.time) \(touch.timestamp) \(touch.location.x) \(touch.phase)", from: nil)
      return .none
    }
    try lab.wait(1)
    try lab.down(100, 50)
    try lab.wait(0.1)
    try lab.move(103, 50)
    try lab.move(105, 50)
    #expect(lab.log(of: "v").isEmpty)
    try lab.wait(2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesMoved"])
    #expect(lab.log().contains("\"1.75 1.0 100.0 began\""))
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesMoved", "v.touchesEnded"])
  }

  @Test("A tap fails when the finger moves far, stays long, or another one joins (R98)")
  func tapFails() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v")
    try lab.drag(100, 50, to: 200, 50)
    #expect(lab.state("g") == .failed)
    #expect(lab.log(of: "v").last == "v.touchesEnded")
    try lab.wait(2)
    try lab.perform(.longpress(at: Point(100, 50), over: 2))
    #expect(lab.state("g") == .failed)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
    try lab.wait(2)
    try lab.tap(100, 50, fingers: 2)
    #expect(lab.state("g") == .failed)
    #expect(lab.printed("g") == 0)
  }

  @Test("A little movement does not spoil a tap (R98)")
  func tapJitter() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v")
    try lab.drag(100, 50, to: 105, 50, steps: 2, over: 0.1)
    #expect(lab.state("g") == .ended)
  }

  @Test("A two-finger tap needs two, and no multipleTouchEnabled (R98, R67)")
  func twoFingerTap() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v") { $0.touches = 2 }
    try lab.tap(100, 50, fingers: 2)
    #expect(lab.state("g") == .ended)
    try lab.wait(1)
    try lab.tap(100, 50)
    #expect(lab.state("g") == .failed)
  }

  // MARK: Double taps (R91, R92, R95, R113)

  @Test("A double tap alone holds the end of a single tap back (R91)")
  func doubleTapHoldsEnd() throws {
    var lab = try Lab.views("v")
    try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
    try lab.tap(100, 50)
    #expect(lab.log(of: "v") == ["v.touchesBegan"])
    try lab.wait(0.34)
    #expect(lab.log(of: "v") == ["v.touchesBegan"])
    try lab.wait(0.02)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
    #expect(lab.state("d") == .failed)
    #expect(lab.noted(.undocumented(.tapInterval)))
  }

  @Test("Without delaysTouchesEnded the end comes at once (R91)")
  func doubleTapWithoutHolding() throws {
    var lab = try Lab.views("v")
    try lab.gesture("d", .tap, on: "v") {
      $0.taps = 2
      $0.delaysTouchesEnded = false
    }
    try lab.tap(100, 50)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  @Test("A double tap takes both touches from the view (R91, R113)")
  func doubleTap() throws {
    var lab = try Lab.views("v")
    try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
    try lab.tap(100, 50, times: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesBegan", "v.touchesCancelled(2)"])
    #expect(lab.state("d") == .ended)
  }

  @Test("A single tap that requires the double tap to fail acts 0.35 s later, or not at all (R95, R113)")
  func requirement() throws {
    var lab = try Lab.views("v")
    let double = try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
    let single = try lab.gesture("s", .tap, on: "v")
    try lab.scene.require(single, toFail: double)
    try lab.tap(100, 50)
    #expect(lab.state("s") == .possible)
    try lab.wait(0.36)
    #expect(lab.log().suffix(4) == ["d:failed", "s:ended", "\"s\"", "v.touchesCancelled"])
    try lab.wait(1)
    try lab.tap(100, 50, times: 2)
    #expect(lab.state("s") == .failed)
    #expect(lab.state("d") == .ended)
    #expect(lab.printed("s") == 0)
    #expect(lab.printed("d") == 1)
  }

  @Test("Without a requirement the single tap acts first, then the double tap (R92)")
  func singleAndDouble() throws {
    var lab = try Lab.views("v")
    try lab.gesture("s", .tap, on: "v")
    try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
    try lab.tap(100, 50, times: 2)
    #expect(lab.log().filter { $0.hasPrefix("\"") } == ["\"s\"", "\"s\"", "\"d\""])
    #expect(lab.noted(.undocumented(.singleTapAgain)))
    try lab.wait(1)
    try lab.scene.setOption(.singleTapAgain, to: "no")
    try lab.tap(100, 50, times: 2)
    #expect(lab.log().filter { $0.hasPrefix("\"") } == ["\"s\"", "\"d\""])
  }

  // MARK: Long press (R100)

  @Test("A long press begins while the finger rests and ends at the lift (R100)")
  func press() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .longpress, on: "v")
    try lab.down(100, 50)
    try lab.wait(0.49)
    #expect(lab.state("p") == .possible)
    try lab.wait(0.11)
    #expect(lab.state("p") == .began)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesCancelled"])
    try lab.move(200, 50)
    #expect(lab.state("p") == .changed)
    try lab.up()
    #expect(lab.state("p") == .ended)
    #expect(lab.printed("p") == 3)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesCancelled"])
  }

  @Test(
    "It fails when the finger moves more than 10 points first, or is lifted (R100)",
    arguments: [(9.0, true), (11, false)])
  func pressDrift(_ drift: Double, _ begins: Bool) throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .longpress, on: "v")
    try lab.down(100, 50)
    try lab.wait(0.2)
    try lab.move(100 + drift, 50)
    try lab.wait(0.5)
    #expect(lab.state("p") == (begins ? .began : .failed))
  }

  @Test("A press of no duration begins with the touch (R100)")
  func pressAtOnce() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .longpress, on: "v") { $0.minimum = 0 }
    try lab.down(100, 50)
    #expect(lab.state("p") == .began)
    #expect(lab.log(of: "v").isEmpty)
  }

  @Test("numberOfTouches at the lift is what the tap had (R98)")
  func touchesOfTap() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v") { $0.touches = 2 }
    try lab.override("g", .shouldBegin) { (_, receiver, app) throws(Fault) in
      app.print("\(app.numberOfTouches(ofRecognizer: receiver))", from: nil)
      return .bool(true)
    }
    try lab.tap(100, 50, fingers: 2)
    #expect(lab.printed("2") == 1)
  }

  @Test("A press after a tap needs the tap first (R100)")
  func pressAfterTap() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .longpress, on: "v") { $0.taps = 1 }
    try lab.perform(.longpress(at: Point(100, 50), over: 0.9))
    #expect(lab.state("p") == .failed)
    try lab.wait(1)
    try lab.tap(100, 50)
    try lab.perform(.longpress(at: Point(100, 50), over: 0.9))
    #expect(lab.state("p") == .ended)
  }

  // MARK: Pan (R101, R108)

  @Test(
    "A pan begins after 10 points, changes with each move, and ends with the last finger (R101, R108, R87)")
  func pan() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .pan, on: "v")
    try lab.drag(100, 50, to: 116, 50, steps: 4)
    #expect(
      lab.log() == [
        "p.touchesBegan", "v.touchesBegan", "p.touchesMoved", "v.touchesMoved", "p.touchesMoved",
        "v.touchesMoved",
        "p.touchesMoved", "p:began", "\"p\"", "v.touchesCancelled", "p.touchesMoved", "p:changed", "\"p\"",
        "p.touchesEnded", "p:ended", "\"p\"",
      ])
    try lab.drag(100, 50, to: 160, 50, steps: 3)
    #expect(lab.log().filter { $0.hasPrefix("p:") } == ["p:began", "p:changed", "p:changed", "p:ended"])
  }

  @Test("A pan that never moved enough fails at the lift (R101, R108)")
  func panFails() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .pan, on: "v")
    try lab.drag(100, 50, to: 103, 50, steps: 1)
    #expect(lab.state("p") == .failed)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesMoved", "v.touchesEnded"])
  }

  @Test("translation and velocity are in the coordinates of the view that is asked for (R101)")
  func panValues() throws {
    var lab = try Lab.views("v")
    try lab.set("v", .scale, .point(Point(2, 2)))
    let pan = try lab.gesture("p", .pan, on: "v")
    try lab.down(100, 50)
    try lab.wait(0.1)
    try lab.move(120, 50)
    let app = Simulation(scene: lab.scene, input: lab.input)
    let view = try lab.scene.require("v")
    #expect(app.translation(of: pan, in: nil) == Point(20, 0))
    #expect(app.translation(of: pan, in: view) == Point(10, 0))
    #expect(abs(app.velocity(of: pan, in: nil).x - 200) < 1e-6)
    #expect(app.numberOfTouches(ofRecognizer: pan) == 1)
  }

  @Test("A pan of two fingers needs two (R101)")
  func panOfTwo() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .pan, on: "v") { $0.touches = 2 }
    try lab.drag(100, 50, to: 200, 50)
    #expect(lab.state("p") == .failed)
    try lab.down(100, 50)
    try lab.down(140, 50, finger: 2)
    try lab.move(130, 50)
    try lab.move(170, 50, finger: 2)
    #expect(lab.state("p") == .changed)
  }

  // MARK: Swipe (R102)

  @Test("A swipe fires while the finger is down (R102)")
  func swipe() throws {
    var lab = try Lab.views("v")
    try lab.gesture("s", .swipe, on: "v")
    try lab.down(50, 50)
    try lab.wait(0.05)
    try lab.move(110, 50)
    #expect(lab.state("s") == .ended)
    try lab.up()
    try lab.wait(1)
    try lab.perform(.swipe(.right, at: Point(50, 50)))
    #expect(lab.state("s") == .ended)
  }

  @Test("Another direction, or a finger that is slow, is no swipe (R102)")
  func swipeFails() throws {
    var lab = try Lab.views("v")
    try lab.gesture("s", .swipe, on: "v")
    try lab.perform(.swipe(.up, at: Point(50, 110)))
    #expect(lab.state("s") == .failed)
    try lab.wait(1)
    try lab.drag(50, 50, to: 200, 50, steps: 30, over: 5)
    #expect(lab.state("s") == .failed)
  }

  // MARK: Pinch and rotation (R103)

  @Test("A pinch's scale is relative to its start (R103)")
  func pinch() throws {
    var lab = try Lab.views("v")
    let pinch = try lab.gesture("z", .pinch, on: "v")
    try lab.perform(
      .touch([FingerMove(1, .down(Point(100, 50))), FingerMove(2, .down(Point(200, 50)))]))
    try lab.perform(
      .touch([FingerMove(1, .move(Point(50, 50))), FingerMove(2, .move(Point(250, 50)))]))
    #expect(lab.input.run(of: pinch)?.scale == 2)
    #expect(lab.state("z") == .began)
    try lab.up(finger: 1)
    #expect(lab.state("z") == .began)
    try lab.up(finger: 2)
    #expect(lab.state("z") == .ended)
    try lab.wait(1)
    try lab.perform(.pinch(at: Point(160, 60), scale: 0.5))
    #expect(lab.state("z") == .ended)
  }

  @Test("A rotation counts in radians, past half a turn (R103)")
  func rotation() throws {
    var lab = try Lab.views("v")
    let turn = try lab.gesture("r", .rotation, on: "v")
    try lab.override("v", .touchesEnded)
    try lab.perform(.rotate(at: Point(160, 70), degrees: 270))
    #expect(lab.state("r") == .ended)
    #expect(lab.printed("r") == 11)
    try lab.down(100, 50)
    try lab.down(200, 50, finger: 2)
    try lab.move(100, 150, finger: 2)
    #expect(abs((lab.input.run(of: turn)?.rotation ?? 0) - .pi / 2) < 1e-9)
  }

  @Test("One finger neither pinches nor turns (R103)")
  func oneFinger() throws {
    var lab = try Lab.views("v")
    try lab.gesture("z", .pinch, on: "v")
    try lab.gesture("r", .rotation, on: "v")
    try lab.drag(100, 50, to: 200, 50)
    #expect(lab.state("z") == .failed)
    #expect(lab.state("r") == .failed)
  }

  // MARK: Edge pan (R104)

  @Test("An edge pan begins at its edge alone, and never without edges (R104)")
  func edgePan() throws {
    var lab = Lab()
    try lab.gesture("e", .edgepan, on: "view") { $0.edges = .left }
    try lab.gesture("n", .edgepan, on: "view")
    try lab.drag(3, 300, to: 150, 300)
    #expect(lab.state("e") == .ended)
    #expect(lab.state("n") == .failed)
    try lab.wait(1)
    try lab.drag(100, 300, to: 250, 300)
    #expect(lab.state("e") == .failed)
  }

  // MARK: Custom (R88)

  @Test("A custom recognizer sets its state by code, and only as UIKit allows (R88, R86)")
  func custom() throws {
    var lab = try Lab.views("v")
    try lab.gesture("c", .custom, on: "v")
    try lab.override("c", .touchesBegan) { (_, receiver, app) throws(Fault) in
      #expect(try !app.setState(.changed, of: receiver))
      try app.setState(.began, of: receiver)
      return .none
    }
    try lab.override("c", .touchesEnded) { (_, receiver, app) throws(Fault) in
      try app.setState(.ended, of: receiver)
      return .none
    }
    try lab.tap(100, 50)
    #expect(lab.log() == ["c.touchesBegan", "c:began", "\"c\"", "c.touchesEnded", "c:ended", "\"c\""])
  }

  @Test("One that fails at once leaves the view as it would be without it (R88)")
  func customFails() throws {
    var lab = try Lab.views("v")
    try lab.gesture("c", .custom, on: "v")
    try lab.override("c", .touchesBegan) { (_, receiver, app) throws(Fault) in
      try app.setState(.failed, of: receiver)
      return .none
    }
    try lab.tap(100, 50)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  // MARK: Switched off (R85)

  @Test("Switching a pan off while it runs cancels it, for good for these touches (R85)")
  func switchedOff() throws {
    var lab = try Lab.views("v")
    let pan = try lab.gesture("p", .pan, on: "v")
    try lab.down(100, 50)
    try lab.move(150, 50)
    try lab.move(160, 50)
    lab.scene.updateRecognizer(pan) { $0.isEnabled = false }
    try lab.perform(.sceneChanged)
    #expect(lab.state("p") == .cancelled)
    lab.scene.updateRecognizer(pan) { $0.isEnabled = true }
    let count = lab.printed("p")
    try lab.move(200, 50)
    try lab.up()
    #expect(lab.printed("p") == count)
    #expect(count == 3)
  }

  // MARK: Sets (R83, R84)

  @Test("Recognizers of the hit view and its superviews take part, no sibling's, none that came later (R83)")
  func candidates() throws {
    var lab = Lab()
    try lab.add("behind", 0, 0, 200, 200)
    try lab.add("mid", 0, 0, 200, 200)
    try lab.add("leaf", 0, 0, 100, 100, to: "mid")
    let root = try lab.gesture("tapR", .tap, on: "view")
    let mid = try lab.gesture("panM", .pan, on: "mid")
    try lab.gesture("tapS", .tap, on: "behind")
    try lab.down(50, 50)
    #expect(lab.input.touches.first?.recognizers == [mid, root])
    try lab.gesture("late", .tap, on: "leaf")
    try lab.up()
    #expect(lab.state("late") == .possible)
    #expect(lab.state("tapS") == .possible)
    #expect(lab.state("tapR") == .ended)
  }

  @Test("shouldReceive takes one recognizer out for one touch (R84)")
  func shouldReceive() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "view")
    try lab.override("g", .shouldReceive, answering: .bool(false))
    try lab.tap(100, 50)
    #expect(lab.log() == ["g?shouldReceive=no", "v.touchesBegan", "v.touchesEnded"])
  }

  // MARK: Conflicts (R92 to R96, R115)

  @Test("The deeper recognizer wins (R93)")
  func deeperWins() throws {
    var lab = try Lab.views("v")
    try lab.gesture("parent", .tap, on: "view")
    try lab.gesture("child", .tap, on: "v")
    try lab.tap(100, 50)
    #expect(lab.state("child") == .ended)
    #expect(lab.state("parent") == .failed)
    try lab.wait(1)
    try lab.tap(100, 400)
    #expect(lab.state("parent") == .ended)
  }

  @Test(
    "On one view the last added wins, unless the option says the first (R93)",
    arguments: [("last", "b"), ("first", "a")])
  func sameView(_ option: String, _ winner: String) throws {
    var lab = try Lab.views("v")
    try lab.scene.setOption(.sameViewTie, to: option)
    try lab.gesture("a", .tap, on: "v")
    try lab.gesture("b", .tap, on: "v")
    try lab.tap(100, 50)
    #expect(lab.log().filter { $0.hasPrefix("\"") } == ["\"\(winner)\""])
    #expect(lab.noted(.undocumented(.sameViewTie)))
  }

  @Test("Either delegate lets both recognise, the deeper one first (R94)", arguments: ["parent", "child"])
  func simultaneous(_ asked: String) throws {
    var lab = try Lab.views("v")
    try lab.gesture("parent", .tap, on: "view")
    try lab.gesture("child", .tap, on: "v")
    try lab.override(asked, .shouldRecognizeSimultaneously, answering: .bool(true))
    try lab.tap(100, 50)
    #expect(lab.log().filter { $0.hasPrefix("\"") } == ["\"child\"", "\"parent\""])
  }

  @Test("A pan that begins prevents a swipe; one that waits for it does not (R92, R95)")
  func panAndSwipe() throws {
    var lab = Lab()
    let pan = try lab.gesture("pan", .pan, on: "view")
    let swipe = try lab.gesture("swipe", .swipe, on: "view") { $0.direction = .left }
    try lab.drag(280, 300, to: 120, 300, steps: 16, over: 0.12)
    #expect(lab.state("pan") == .ended)
    #expect(lab.state("swipe") == .failed)
    try lab.wait(2)
    try lab.scene.require(pan, toFail: swipe)
    try lab.drag(280, 300, to: 120, 300, steps: 16, over: 0.12)
    #expect(lab.state("swipe") == .ended)
    #expect(lab.state("pan") == .failed)
    try lab.wait(2)
    try lab.drag(280, 300, to: 120, 300, steps: 32, over: 4)
    #expect(lab.state("swipe") == .failed)
    #expect(lab.state("pan") == .ended)
  }

  @Test("A requirement against one that takes no part, or is off, does not block (R95)")
  func idleRequirement() throws {
    var lab = try Lab.views("v", "w")
    let tap = try lab.gesture("t", .tap, on: "v")
    let other = try lab.gesture("o", .tap, on: "w") { $0.taps = 2 }
    try lab.scene.require(tap, toFail: other)
    try lab.tap(100, 50)
    #expect(lab.state("t") == .ended)
    let off = try lab.gesture("off", .tap, on: "v") {
      $0.taps = 2
      $0.isEnabled = false
    }
    try lab.scene.require(tap, toFail: off)
    try lab.wait(1)
    try lab.tap(100, 50)
    #expect(lab.state("t") == .ended)
  }

  @Test("Delegates make requirements as well, from either side (R95)")
  func dynamicRequirements() throws {
    for (owner, method) in [("s", Selector.shouldRequireFailure), ("d", .shouldBeRequiredToFail)] {
      var lab = try Lab.views("v")
      try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
      try lab.gesture("s", .tap, on: "v")
      try lab.override(owner, method, answering: .bool(true))
      try lab.tap(100, 50)
      #expect(lab.state("s") == .possible)
      try lab.wait(0.4)
      #expect(lab.state("s") == .ended)
    }
  }

  @Test("The hit view, its container and the delegate may refuse; the touch goes on to the view (R96)")
  func shouldBegin() throws {
    for (owner, method) in [
      ("v", Selector.gestureShouldBegin), ("view", .gestureShouldBegin), ("g", .shouldBegin),
    ] {
      var lab = try Lab.views("v")
      try lab.gesture("g", .tap, on: "view")
      try lab.override(owner, method, answering: .bool(false))
      try lab.tap(100, 50)
      #expect(lab.state("g") == .failed)
      #expect(lab.log(of: "v").last == (owner == "v" ? "v.touchesEnded" : "v.touchesEnded"))
      #expect(lab.printed("g") == 0)
    }
  }

  @Test(
    "The container is not asked when the option says no; the hit view only when it would lose the touch (R96)"
  )
  func shouldBeginNotAsked() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "view")
    try lab.override("view", .gestureShouldBegin, answering: .bool(false))
    try lab.scene.setOption(.containerShouldBegin, to: "no")
    try lab.tap(100, 50)
    #expect(lab.state("g") == .ended)
    #expect(lab.noted(.undocumented(.containerShouldBegin)))
    var other = try Lab.views("v")
    try other.gesture("g", .tap, on: "view") { $0.cancelsTouchesInView = false }
    try other.override("v", .gestureShouldBegin, answering: .bool(false))
    try other.tap(100, 50)
    #expect(other.state("g") == .ended)
  }

  @Test("Recognizers without a common touch do not meet; a common ancestor gets both fingers (R115)")
  func disjoint() throws {
    var lab = try Lab.views("v", "w")
    try lab.gesture("a", .pan, on: "v")
    try lab.gesture("b", .pan, on: "w")
    try lab.gesture("c", .tap, on: "view")
    try lab.down(100, 50)
    try lab.down(100, 170, finger: 2)
    try lab.move(150, 50)
    try lab.move(150, 170, finger: 2)
    #expect(lab.state("a") == .began)
    #expect(lab.state("b") == .began)
    #expect(lab.state("c") == .failed)
  }

  @Test("After its reset a recognizer takes no touch that is still down (R86)")
  func reset() throws {
    var lab = try Lab.views("v")
    try lab.gesture("s", .swipe, on: "v")
    try lab.down(50, 50)
    try lab.move(110, 50)
    try lab.move(250, 50)
    #expect(lab.log().filter { $0 == "s:ended" }.count == 1)
    #expect(lab.log(of: "s") == ["s.touchesBegan", "s.touchesMoved", "s:ended"])
  }
}
