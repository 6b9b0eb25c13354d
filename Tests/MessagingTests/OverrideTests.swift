import Geometry
import Messaging
import SceneModel
import Testing

@Suite("Code in the place of methods")
struct OverrideTests {
  var app = App()

  @Test("nil takes a view and all below it out: the sibling behind is next, then the parent (R36)")
  mutating func answersNil() throws {
    try app.add("root", Rect(0, 0, 100, 100))
    try app.add("back", to: "root", Rect(0, 0, 100, 100))
    try app.add("front", to: "root", Rect(0, 0, 100, 100))
    try app.override("front", .hitTest) { _, _, _ in .none }
    #expect(try app.hit(50, 50) == "back")
    #expect(try app.trace(50, 50).contains("   front -> nil override"))
    try app.scene.remove(app.scene.require("back"))
    #expect(try app.hit(50, 50) == "root")
  }

  @Test("self hides the children, wherever the point lies (R36)")
  mutating func answersSelf() throws {
    try app.add("box", Rect(0, 0, 100, 100))
    try app.add("child", to: "box", Rect(0, 0, 100, 100))
    try app.override("box", .hitTest) { _, receiver, _ in .object(receiver) }
    #expect(try app.hit(50, 50) == "box")
    #expect(try app.hit(200, 200) == "box")
    #expect(try app.trace(50, 50).filter { $0.contains("child") } == [])
  }

  @Test("another view becomes the target, with a note (R36)")
  mutating func redirects() throws {
    let other = try app.add("other", Rect(200, 200, 10, 10))
    let box = try app.add("box", Rect(0, 0, 100, 100))
    try app.override("box", .hitTest) { _, _, _ in .object(other) }
    #expect(try app.hit(50, 50) == "other")
    var simulation = app.simulation()
    for _ in 0..<2 { _ = try simulation.findView(at: Point(50, 50)) }
    #expect(simulation.recorder.notes == [.redirected(from: box, to: other)])
    // A view of its own subtree is no redirection.
    let child = try app.add("child", to: "box", Rect(0, 0, 10, 10))
    try app.override("box", .hitTest) { _, _, _ in .object(child) }
    simulation = app.simulation()
    _ = try simulation.findView(at: Point(50, 50))
    #expect(simulation.recorder.notes == [])
  }

  @Test("a pass-through container keeps its children and lets the rest through (R37)")
  mutating func passThrough() throws {
    try app.add("table", Rect(0, 0, 320, 480))
    try app.add("overlay", Rect(0, 0, 320, 480))
    try app.add("button", to: "overlay", Rect(10, 10, 50, 50), class: "UIButton")
    try app.override("overlay", .hitTest) { arguments, receiver, app throws(Fault) in
      let found = try app.superHitTest(arguments.point, receiver)
      return Argument(found == receiver ? nil : found)
    }
    #expect(try app.hit(20, 20) == "button")
    #expect(try app.hit(200, 200) == "table")
    // super is no second call of the overlay's hitTest, but what it asks shows.
    #expect(
      try app.trace(20, 20).dropFirst(4).dropLast(2) == [
        "  overlay.hitTest 20,20", "   overlay.pointInside yes", "   button.hitTest 10,10",
        "    button.pointInside yes", "   button -> button self", "  overlay -> button override",
      ])
  }

  @Test("pointInside that says more makes an overflowing child reachable, parent by parent (R27)")
  mutating func grownParent() throws {
    try app.add("grand", Rect(0, 0, 200, 200))
    try app.add("parent", to: "grand", Rect(50, 50, 100, 100))
    try app.add("child", to: "parent", Rect(30, -40, 40, 40))
    #expect(try app.hit(100, 20) == "grand")
    try app.override("parent", .pointInside) { arguments, receiver, app in
      let local = app.scene.bounds(of: receiver).insetBy(dx: -50, dy: -50)
      return .bool(local.contains(arguments.point))
    }
    #expect(try app.hit(100, 20) == "child")
    #expect(
      try app.trace(100, 20).dropFirst(4).dropLast(2) == [
        "  grand.hitTest 100,20", "   grand.pointInside yes", "   parent.hitTest 50,-30",
        "    parent.pointInside yes override", "    child.hitTest 20,10", "     child.pointInside yes",
        "    child -> child self", "   parent -> child subview", "  grand -> child subview",
      ])
    // Put at the top, the child lies outside of grand, which prunes on its own.
    try app.set("parent", .frame, .rect(Rect(50, 0, 100, 100)))
    try app.set("grand", .frame, .rect(Rect(0, 100, 200, 200)))
    #expect(try app.hit(100, 80) == "view")
  }

  @Test("pointInside leaves the rest of the search as it is (R27)")
  mutating func insideKeepsRest() throws {
    try app.add("box", Rect(0, 0, 10, 10))
    try app.add("back", to: "box", Rect(0, 0, 300, 300))
    try app.add("front", to: "box", Rect(0, 0, 300, 300))
    try app.override("box", .pointInside) { _, _, _ in .bool(true) }
    #expect(try app.hit(200, 200) == "front")
    try app.set("front", .hidden, .bool(true))
    #expect(try app.hit(200, 200) == "back")
    try app.set("box", .interaction, .bool(false))
    #expect(try app.hit(200, 200) == "view")
  }

  @Test("a hitTest without super bypasses the checks of alpha, hidden and animation (R32, R36)")
  mutating func bypass() throws {
    let box = try app.add("box", Rect(0, 0, 100, 100))
    try app.set("box", .alpha, .number(0))
    try app.set("box", .hidden, .bool(true))
    app.scene.setFlag(.animating, true, of: box)
    #expect(try app.hit(50, 50) == "view")
    try app.override("box", .hitTest) { _, receiver, _ in .object(receiver) }
    #expect(try app.hit(50, 50) == "box")
  }

  @Test("what code asks of others shows between its call and its answer")
  mutating func nestedCalls() throws {
    let other = try app.add("other", Rect(200, 0, 50, 50))
    try app.add("box", Rect(0, 0, 100, 100))
    try app.override("box", .pointInside) { arguments, receiver, app throws(Fault) in
      app.print("asked", from: receiver)
      return .bool(try app.send(PointInside(Point(1, 1)), to: other))
    }
    #expect(
      try app.trace(10, 10).dropFirst(4).dropLast(2) == [
        "  box.hitTest 10,10", "   box.pointInside yes override", "    print asked",
        "    other.pointInside yes", "  box -> box self",
      ])
  }

  @Test("code is asked wherever the search comes from, flagged by its own receiver")
  mutating func deepOverride() throws {
    try app.add("a", Rect(0, 0, 100, 100))
    try app.add("b", to: "a", Rect(0, 0, 100, 100))
    let child = try app.add("c", to: "b", Rect(0, 0, 100, 100))
    try app.override("b", .hitTest) { arguments, receiver, app throws(Fault) in
      Argument(try app.superHitTest(arguments.point, receiver))
    }
    #expect(try app.hit(5, 5) == "c")
    var simulation = app.simulation()
    _ = try simulation.findView(at: Point(5, 5))
    #expect(simulation.recorder.steps.filter { $0.kind == .hitTest(child, Point(5, 5)) }.count == 1)
    #expect(simulation.recorder.steps.last?.depth == 0)
  }

  @Test("subviews that code takes away or adds meanwhile do not confuse the search")
  mutating func changesWhileSearching() throws {
    let back = try app.add("back", Rect(0, 0, 100, 100))
    let middle = try app.add("middle", Rect(0, 0, 100, 100))
    try app.add("front", Rect(0, 0, 100, 100))
    let root = try app.scene.require("view")
    try app.override("front", .hitTest) { _, receiver, app throws(Fault) in
      try app.move(middle, into: nil)
      try app.move(back, into: root)
      try app.move(receiver, into: root, at: .back)
      return .none
    }
    // UIKit walks over the subviews that there were: middle is asked though it is gone.
    #expect(try app.hit(50, 50) == "middle")
    var simulation = app.simulation()
    _ = try simulation.findView(at: Point(50, 50))
    #expect(simulation.scene.subviews(of: root).map { app.scene.name(of: $0) } == ["front", "back"])
  }

  @Test("a sibling that code takes away does not hide those behind it from the search")
  mutating func takenAwayWhileSearching() throws {
    try app.add("back", Rect(0, 0, 100, 100))
    let middle = try app.add("middle", Rect(200, 0, 10, 10))
    try app.add("front", Rect(0, 0, 100, 100))
    try app.override("front", .hitTest) { _, _, app throws(Fault) in
      try app.move(middle, into: nil)
      return .none
    }
    #expect(try app.hit(50, 50) == "back")
  }

  @Test(
    "an answer of the wrong sort is a fault that names method, sort and path (R38)",
    arguments: [
      (Selector.hitTest, Argument.number(3), AnswerKind.view, "a number"),
      (.hitTest, .bool(true), .view, "true"), (.hitTest, .other("a string"), .view, "a string"),
      (.pointInside, .none, .bool, "nil"), (.pointInside, .point(.zero), .bool, "a point"),
      (.next, .bool(false), .responder, "false"),
    ])
  mutating func wrongAnswers(selector: Selector, value: Argument, wanted: AnswerKind, found: String) throws {
    let box = try app.add("box", Rect(0, 0, 100, 100))
    try app.override("box", selector) { _, _, _ in value }
    let simulation = app.simulation()
    let failure = fault {
      var app = simulation
      if selector == .next { _ = try app.chain(from: box) } else { _ = try app.findView(at: Point(5, 5)) }
    }
    #expect(failure?.cause == .wrongAnswer(box, selector, wanted: wanted, found: found))
    #expect(failure?.path == [Fault.Call(box, selector)])
  }

  @Test("a controller is no view to hit, and a recognizer no responder (R38, R83)")
  mutating func wrongObjects() throws {
    let box = try app.add("box", Rect(0, 0, 100, 100))
    let vc = try app.scene.require("vc")
    let tap = try app.scene.makeRecognizer("t", RecognizerState(.tap), on: box)
    let gone = try app.add("gone", Rect(0, 0, 1, 1))
    try app.scene.remove(gone)
    try app.override("box", .next) { _, _, _ in .object(tap) }
    for (id, found) in [(vc, "UIViewController"), (gone, "a removed object")] {
      try app.override("box", .hitTest) { _, _, _ in .object(id) }
      let failure = fault { _ = try app.trace(5, 5) }
      #expect(failure?.cause == .wrongAnswer(box, .hitTest, wanted: .view, found: found))
    }
    let failure = fault { _ = try app.chain("box") }
    #expect(failure?.cause == .wrongAnswer(box, .next, wanted: .responder, found: "UITapGestureRecognizer"))
  }

  @Test("code that calls itself without end is a fault with the calls that were running")
  mutating func endless() throws {
    let box = try app.add("box", Rect(0, 0, 100, 100))
    try app.override("box", .hitTest) { arguments, receiver, app throws(Fault) in
      Argument(try app.send(HitTest(arguments.point), to: receiver).view)
    }
    let failure = fault { _ = try app.trace(5, 5) }
    #expect(failure?.cause == .reentered(box, .hitTest, limit: Simulation.reentryLimit))
    #expect(failure?.path.count == Simulation.reentryLimit)
    #expect(failure?.path.first == Fault.Call(box, .hitTest))
  }

  @Test("two methods that call one another without end are a fault as well")
  mutating func pingPong() throws {
    let box = try app.add("box", Rect(0, 0, 100, 100))
    try app.override("box", .hitTest) { arguments, receiver, app throws(Fault) in
      _ = try app.send(PointInside(arguments.point), to: receiver)
      return .none
    }
    try app.override("box", .pointInside) { arguments, receiver, app throws(Fault) in
      .bool(try app.send(HitTest(arguments.point), to: receiver).view != nil)
    }
    let failure = fault { _ = try app.trace(5, 5) }
    #expect(failure?.cause == .reentered(box, .hitTest, limit: Simulation.reentryLimit))
    #expect(failure?.path.prefix(2) == [Fault.Call(box, .hitTest), Fault.Call(box, .pointInside)])
  }

  @Test("calls of code deeper than a limit are a fault, not a crash")
  mutating func tooDeep() throws {
    var parent = "view"
    for number in 0..<1_100 {
      try app.add("n\(number)", to: parent, Rect(0, 0, 100, 100))
      parent = "n\(number)"
      try app.override(parent, .hitTest) { arguments, receiver, app throws(Fault) in
        Argument(try app.superHitTest(arguments.point, receiver))
      }
    }
    let deep = app
    let failure = onThread(stack: 64 << 20) { fault { _ = try deep.trace(5, 5) } }
    #expect(failure?.cause == .tooDeep(limit: Simulation.depthLimit))
    #expect(failure?.path.count == Simulation.depthLimit)
  }
}
