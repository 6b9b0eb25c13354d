import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// Places where a rule is easily got wrong by one sign or one word: each of these noticed a program altered so.
@Suite("Edges of rules")
struct RuleEdgesTests {
  // MARK: Animations

  @Test("An animation takes the place only of one of the same property of the same view (R31)")
  func animations() throws {
    var lab = try Lab.views("a", "b")
    let goals: [(String, AnimatedValue)] = [
      ("a", AnimatedValue(.alpha, .number(0.5))), ("a", AnimatedValue(.center, .point(Point(50, 50)))),
      ("b", AnimatedValue(.alpha, .number(0.5))), ("a", AnimatedValue(.alpha, .number(1))),
    ]
    for (name, goal) in goals {
      try lab.perform(.animate(lab.scene.require(name), [goal], over: 2, allowsInteraction: true))
    }
    #expect(lab.input.animations.map { lab.scene.name(of: $0.view) } == ["a", "b", "a"])
    #expect(lab.input.animations.map(\.property) == [.center, .alpha, .alpha])
  }

  @Test("An animation that takes no time leaves nothing behind to wait for (R31)")
  func noTime() throws {
    var lab = try Lab.views("a")
    let goal = AnimatedValue(.alpha, .number(0.5))
    try lab.perform(.animate(lab.scene.require("a"), [goal], over: 0, allowsInteraction: false))
    #expect(lab.input.animations.isEmpty && lab.input.timers.isEmpty)
    #expect(try !lab.scene.hasFlag(.animating, lab.scene.require("a")))
  }

  // MARK: Touches

  @Test("Taps are counted within a time from the one before, however late on the clock (R65, R99)")
  func lateDoubleTap() throws {
    var lab = try Lab.control()
    try lab.wait(100)
    try lab.tap(150, 120, times: 2)
    #expect(lab.controlEvents.contains("touchDownRepeat"))
    try lab.wait(2)
    try lab.tap(150, 120)
    #expect(!lab.controlEvents.contains("touchDownRepeat"))
  }

  @Test("A touch on a view that stood in no window is cancelled when that view is removed, too (R74)")
  func removedFromNowhere() throws {
    var lab = try Lab.views("a")
    let apart = try lab.scene.makeView("apart")
    try lab.override("a", .hitTest) { (_, _, _) throws(Fault) in .object(apart) }
    try lab.down(100, 50)
    #expect(lab.input.touches.first?.view == apart)
    try lab.scene.remove(apart)
    try lab.move(100, 60)
    #expect(lab.noted(.undocumented(.removedView)))
    #expect(lab.input.touches.first?.view == nil)
  }

  @Test("Of two fingers that pinch or turn, the first is on the left")
  func pair() {
    let plan = FingerPlan.pair(at: Point(160, 240), scale: 2, degrees: 0, with: [3, 4])
    #expect(
      plan.moments.first?.moves == [
        FingerMove(3, .down(Point(110, 240))), FingerMove(4, .down(Point(210, 240))),
      ])
  }

  // MARK: Recognizers

  @Test("A recognizer is in the middle of its fingers (R101)")
  func middle() throws {
    var lab = try Lab.views("v")
    let pan = try lab.gesture("p", .pan, on: "v")
    try lab.down(100, 50)
    try lab.down(200, 90, finger: 2)
    try lab.move(104, 50)
    #expect(lab.input.run(of: pan)?.location == Point(152, 70))
  }

  @Test(
    "An edge pan begins at its own edge, whichever that is, and goes inwards (R104)",
    arguments: [
      (Sides.left, Point(5, 240), Point(1, 0)), (.right, Point(315, 240), Point(-1, 0)),
      (.up, Point(160, 5), Point(0, 1)), (.down, Point(160, 475), Point(0, -1)),
    ])
  func edges(_ edge: Sides, _ start: Point, _ way: Point) throws {
    var lab = Lab()
    try lab.gesture("e", .edgepan, on: "view") { $0.edges = edge }
    func drag(_ from: Point, _ x: Double, _ y: Double) throws -> RecognizerPhase {
      try lab.drag(from.x, from.y, to: from.x + x, from.y + y)
      return lab.state("e")
    }
    #expect(try drag(start, way.x * 60, way.y * 60) == .ended)
    #expect(try drag(start, way.y * 60, way.x * 60) == .failed, "along the edge")
    #expect(try drag(Point(160, 240), way.x * 60, way.y * 60) != .ended, "from the middle")
    let opposite = Point(320 - start.x, 480 - start.y)
    #expect(try drag(opposite, -way.x * 60, -way.y * 60) != .ended, "from the other edge")
  }

  // MARK: Scroll views

  @Test("Of two touches that a scroll view delays, each waits for itself (R126)")
  func delays() throws {
    var lab = Lab()
    try lab.add("list", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("list", .content, .size(Size(320, 2_000)))
    try lab.add("a", 0, 0, 320, 100, to: "list", as: "UIButton")
    try lab.add("b", 0, 200, 320, 100, to: "list", as: "UIButton")
    try lab.down(100, 50)
    try lab.wait(0.1)
    try lab.down(100, 250, finger: 2)
    try lab.up()
    #expect(lab.log(of: "a").contains("a!touchDown"), "a quick tap does not wait")
    #expect(!lab.log(of: "b").contains("b!touchDown"))
    try lab.wait(0.2)
    #expect(lab.log(of: "b").contains("b!touchDown"))
  }

  @Test("A scroll view at its end gives way to scroll views around it only, not to other recognizers (R129)")
  func atItsEnd() throws {
    var lab = Lab()
    try lab.add("list", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("list", .content, .size(Size(320, 2_000)))
    try lab.gesture("t", .tap, on: "view")
    try lab.drag(100, 50, to: 100, 150)
    #expect(lab.state("list.pan") == .ended)
    #expect(!lab.noted(.undocumented(.nestedScroll)))
  }

  @Test("What is asked is shown with the answer that it got, of whoever (R116, R126, R127, R134)")
  func shownAnswers() throws {
    var lab = Lab()
    try lab.add("list", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("list", .content, .size(Size(320, 2_000)))
    try lab.add("plain", 0, 0, 320, 100, to: "list")
    try lab.override("list", .touchesShouldBegin, answering: .bool(false))
    try lab.tap(100, 50)
    #expect(lab.log(of: "list").contains("list?touchesShouldBegin=no"))
    try lab.override("list", .touchesShouldBegin, answering: .bool(true))
    try lab.tap(100, 50)
    #expect(lab.log(of: "list").contains("list?touchesShouldBegin"))
  }

  // MARK: First responder

  @Test("becomeFirstResponder answers whether it became it (R134)")
  func becoming() throws {
    var lab = try Lab.views("plain")
    let field = try lab.add("field", 0, 400, 100, 40, as: "UITextField")
    var app = Simulation(scene: lab.scene, input: lab.input, bodies: lab.bodies)
    #expect(try app.becomeFirstResponder(field))
    #expect(try !app.becomeFirstResponder(lab.scene.require("plain")))
    #expect(app.scene.window(of: field).flatMap { app.scene.firstResponder(of: $0) } == field)
  }
}
