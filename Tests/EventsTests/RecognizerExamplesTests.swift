import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// The examples that UIKit's rules on recognizers come with, number by number.
@Suite struct RecognizerExamplesTests {
  // MARK: Subclasses (R88)

  @Test(
    "A subclass that cannot prevent others lets them recognise, one that cannot be prevented does (R88, R92)")
  func prevention() throws {
    for (owner, method) in [("child", Selector.canPrevent), ("parent", .canBePrevented)] {
      var lab = try Lab.views("v")
      try lab.gesture("parent", .tap, on: "view")
      try lab.gesture("child", .tap, on: "v")
      try lab.override(owner, method, answering: .bool(false))
      try lab.tap(100, 50)
      #expect(lab.log().filter { $0.hasPrefix("\"") } == ["\"child\"", "\"parent\""])
      #expect(lab.log().contains("\(owner)?\(method.rawValue)=no"))
    }
  }

  @Test("A touch that a recognizer ignores is not taken from the view by it (R88, R89)")
  func ignored() throws {
    var lab = try Lab.views("v")
    try lab.set("v", .multitouch, .bool(true))
    try lab.gesture("c", .custom, on: "v")
    try lab.override("c", .touchesBegan) { (arguments, receiver, app) throws(Fault) in
      guard case .touches(let ids) = arguments[0] else { return .none }
      if ids[0].number == 1 {
        app.ignore(ids[0], by: receiver)
      } else {
        try app.setState(.ended, of: receiver)
      }
      return .none
    }
    try lab.down(100, 50)
    try lab.down(150, 50, finger: 2)
    try lab.move(110, 50)
    try lab.up(finger: 1)
    try lab.up(finger: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesMoved", "v.touchesEnded"])
    #expect(lab.state("c") == .ended)
  }

  @Test("reset ends each try, recognized or not (R86, R88)")
  func reset() throws {
    var lab = try Lab.views("v")
    try lab.gesture("c", .custom, on: "v")
    try lab.override("c", .touchesEnded) { (_, receiver, app) throws(Fault) in
      try app.setState(.ended, of: receiver)
      return .none
    }
    try lab.override("c", .reset)
    try lab.tap(100, 50)
    #expect(
      lab.log() == [
        "c.touchesBegan", "v.touchesBegan", "c.touchesEnded", "c:ended", "\"c\"", "v.touchesCancelled",
        "c.reset",
      ])
    try lab.override("c", .touchesEnded)
    try lab.tap(100, 50)
    #expect(lab.log(of: "c").suffix(2) == ["c:failed", "c.reset"])
  }

  @Test("One that fails at touchesBegan leaves the view exactly what it gets without a recognizer (R88)")
  func failing() throws {
    var plain = try Lab.views("v")
    try plain.drag(100, 50, to: 150, 50, steps: 3)
    var lab = try Lab.views("v")
    try lab.gesture("c", .custom, on: "v") { $0.delaysTouchesBegan = true }
    try lab.override("c", .touchesBegan) { (_, receiver, app) throws(Fault) in
      try app.setState(.failed, of: receiver)
      return .none
    }
    try lab.drag(100, 50, to: 150, 50, steps: 3)
    #expect(lab.log(of: "v") == plain.log(of: "v"))
  }

  // MARK: Delays (R90, R91)

  @Test("A tap held for 2 s gives the view its beginning at 0.75 s and its end at the lift (R90)")
  func held() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v") { $0.delaysTouchesBegan = true }
    for method in [Selector.touchesBegan, .touchesEnded] {
      try lab.override("v", method) { (_, _, app) throws(Fault) in
        app.print("\(method.rawValue) \(app.input.time)", from: nil)
        return .none
      }
    }
    try lab.perform(.longpress(at: Point(100, 50), over: 2))
    #expect(lab.log().filter { $0.hasPrefix("\"") } == ["\"touchesBegan 0.75\"", "\"touchesEnded 2.0\""])
  }

  @Test(
    "Under a double tap the end of a tap of 0.05 s comes at 0.4 s, or at once without delaysTouchesEnded (R91)",
    arguments: [(true, 0.4), (false, 0.05)])
  func delayedEnd(_ delays: Bool, _ time: Double) throws {
    var lab = try Lab.views("v")
    try lab.gesture("d", .tap, on: "v") {
      $0.taps = 2
      $0.delaysTouchesEnded = delays
    }
    try lab.override("v", .touchesEnded) { (_, _, app) throws(Fault) in
      app.print("\((app.input.time * 1000).rounded())", from: nil)
      return .none
    }
    try lab.perform(.longpress(at: Point(100, 50), over: 0.05))
    try lab.wait(1)
    #expect(lab.printed("\((time * 1000).rounded())") == 1)
  }

  // MARK: Conflicts (R92 to R97)

  @Test("A pan and a swipe on one view: a slow drag is the pan's alone (R92)")
  func slowDrag() throws {
    var lab = try Lab.views("v")
    try lab.gesture("pan", .pan, on: "v")
    try lab.gesture("swipe", .swipe, on: "v")
    try lab.drag(50, 50, to: 200, 50, steps: 30, over: 3)
    #expect(lab.printed("swipe") == 0)
    #expect(lab.state("pan") == .ended)
    #expect(lab.state("swipe") == .failed)
  }

  @Test("A pan of three moves of 20 points tells began, changed, changed and ended (R87)")
  func states() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .pan, on: "v")
    try lab.down(50, 50)
    for x in [70.0, 90, 110] { try lab.move(x, 50) }
    try lab.up()
    #expect(
      lab.log(of: "p").filter { $0.hasPrefix("p:") } == ["p:began", "p:changed", "p:changed", "p:ended"])
    #expect(lab.printed("p") == 4)
  }

  @Test("The order of all questions about one tap (R97)")
  func questions() throws {
    var lab = try Lab.views("v")
    try lab.gesture("g", .tap, on: "v")
    try lab.gesture("h", .tap, on: "view")
    for name in ["g", "h"] {
      try lab.override(name, .shouldReceive, answering: .bool(true))
      try lab.override(name, .shouldBegin, answering: .bool(true))
      for method in [
        Selector.shouldRequireFailure, .shouldBeRequiredToFail, .shouldRecognizeSimultaneously,
      ] { try lab.override(name, method, answering: .bool(false)) }
    }
    try lab.override("v", .gestureShouldBegin, answering: .bool(true))
    try lab.tap(100, 50)
    #expect(
      lab.log() == [
        "g?shouldReceive", "h?shouldReceive", "g.touchesBegan", "h.touchesBegan",
        "g?shouldRequireFailure=no", "h?shouldBeRequiredToFail=no", "h?shouldRequireFailure=no",
        "g?shouldBeRequiredToFail=no", "v.touchesBegan", "g.touchesEnded", "h.touchesEnded",
        "v?gestureShouldBegin", "g?shouldBegin", "g?shouldRecognizeSimultaneously=no",
        "h?shouldRecognizeSimultaneously=no", "g:ended", "h:failed", "\"g\"", "v.touchesCancelled",
      ])
  }

  @Test("A recognizer that comes with a later finger is asked about as well, each pair once (R95, R97)")
  func laterFinger() throws {
    var lab = Lab()
    try lab.add("v", 0, 0, 200, 200)
    try lab.add("w", 0, 200, 200, 200)
    try lab.gesture("p", .pinch, on: "view")
    try lab.gesture("a", .pan, on: "v")
    try lab.gesture("b", .pan, on: "w")
    try lab.override("p", .shouldRequireFailure) { (arguments, _, app) throws(Fault) in
      if case .object(let other) = arguments[0] { app.print(app.scene.name(of: other), from: nil) }
      return .bool(false)
    }
    try lab.down(50, 50)
    try lab.down(50, 250, finger: 2)
    try lab.move(60, 50)
    #expect(lab.log().filter { $0.hasPrefix("\"") }.prefix(2) == ["\"a\"", "\"b\""])
    #expect(lab.printed("a") == 2)
    #expect(lab.printed("b") == 1)
  }

  @Test("Only what nobody documents is said to be so: no tie where one waits for the other (R92, R93)")
  func notes() throws {
    var lab = try Lab.views("v")
    let double = try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
    let single = try lab.gesture("s", .tap, on: "v")
    try lab.scene.require(single, toFail: double)
    try lab.tap(100, 50, times: 2)
    #expect(lab.state("d") == .ended)
    #expect(!lab.noted(.undocumented(.sameViewTie)))
    #expect(!lab.noted(.undocumented(.singleTapAgain)))
  }

  // MARK: The recognizers (R98 to R104, R113)

  @Test("A pan of steps of 5 points begins at 10, before 15 (R101)")
  func panSteps() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .pan, on: "v")
    try lab.down(50, 50)
    var states: [RecognizerPhase] = []
    for x in [55.0, 60, 65, 70] {
      try lab.move(x, 50)
      states.append(lab.state("p"))
    }
    #expect(states == [.possible, .began, .changed, .changed])
  }

  @Test("More fingers than its maximum keep a pan from beginning, or cancel it (R101)")
  func panMaximum() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .pan, on: "v") { $0.maximum = 1 }
    try lab.down(50, 50)
    try lab.down(90, 50, finger: 2)
    try lab.move(90, 50)
    #expect(lab.state("p") == .failed)
    try lab.perform(.interrupt)
    try lab.up(finger: 1)
    try lab.up(finger: 2)
    try lab.down(50, 50)
    try lab.move(90, 50)
    #expect(lab.state("p") == .began)
    try lab.down(150, 50, finger: 2)
    #expect(lab.state("p") == .cancelled)
    #expect(lab.printed("p") == 2)
  }

  @Test("A finger that holds still is no swipe (R102)")
  func still() throws {
    var lab = try Lab.views("v")
    try lab.gesture("s", .swipe, on: "v")
    try lab.down(50, 50)
    try lab.wait(2)
    #expect(lab.state("s") == .failed)
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  @Test(
    "Both taps of a double tap are cancelled in one call, or each in its own by option (R113)",
    arguments: [
      ("together", ["v.touchesCancelled(2)"]), ("each", ["v.touchesCancelled", "v.touchesCancelled"]),
    ])
  func doubleTap(_ option: String, _ calls: [String]) throws {
    var lab = try Lab.views("v")
    try lab.scene.setOption(.doubleTapCancels, to: option)
    try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
    try lab.tap(100, 50, times: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesBegan"] + calls)
    #expect(lab.noted(.undocumented(.doubleTapCancels)))
  }

  @Test("A tap that needs the double tap to fail acts 0.35 s after the lift (R113, R95)")
  func requirement() throws {
    var lab = try Lab.views("v")
    let double = try lab.gesture("d", .tap, on: "v") { $0.taps = 2 }
    let single = try lab.gesture("s", .tap, on: "v")
    try lab.scene.require(single, toFail: double)
    try lab.override("s", .shouldBegin) { (_, _, app) throws(Fault) in
      app.print("at \((app.input.time * 1000).rounded())", from: nil)
      return .bool(true)
    }
    try lab.perform(.longpress(at: Point(100, 50), over: 0.1))
    try lab.wait(1)
    #expect(lab.printed("at 450.0") == 1)
    #expect(lab.printed("s") == 1)
  }

  @Test("Both pans of two views work at once, each with its finger (R115)")
  func two() throws {
    var lab = try Lab.views("v", "w")
    try lab.gesture("a", .pan, on: "v")
    try lab.gesture("b", .tap, on: "w")
    try lab.down(50, 50)
    try lab.down(50, 170, finger: 2)
    try lab.move(90, 50)
    try lab.up(finger: 2)
    try lab.up(finger: 1)
    #expect(lab.state("a") == .ended)
    #expect(lab.state("b") == .ended)
  }
}
