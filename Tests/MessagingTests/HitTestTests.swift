import Geometry
import Messaging
import SceneModel
import Testing

@Suite("Hit-testing")
struct HitTestTests {
  var app = App()

  /// A(B(D, E), C): the tree of the first article.
  mutating func addTree() throws {
    try app.add("A", Rect(0, 0, 300, 300))
    try app.add("B", to: "A", Rect(0, 100, 300, 200))
    try app.add("D", to: "B", Rect(0, 0, 150, 100))
    try app.add("E", to: "B", Rect(0, 100, 300, 100))
    try app.add("C", to: "A", Rect(0, 0, 300, 100))
  }

  @Test("asks from the front, each view before its subviews, until one answers (R23, R28)")
  mutating func callOrder() throws {
    try addTree()
    #expect(
      try app.trace(10, 250) == [
        "window.hitTest 10,250",
        " window.pointInside yes",
        " view.hitTest 10,250",
        "  view.pointInside yes",
        "  A.hitTest 10,250",
        "   A.pointInside yes",
        "   C.hitTest 10,250",
        "    C.pointInside no",
        "   C -> nil outside",
        "   B.hitTest 10,150",
        "    B.pointInside yes",
        "    E.hitTest 10,50",
        "     E.pointInside yes",
        "    E -> E self",
        "   B -> E subview",
        "  A -> E subview",
        " view -> E subview",
        "window -> E subview",
      ])
    #expect(try app.hit(10, 250) == "E")
  }

  @Test(
    "never asks the subviews of a sibling that does not have the point: the figure of A(B, C(D, E)) (R23)")
  mutating func figure() throws {
    try app.add("A", Rect(0, 0, 300, 300))
    try app.add("B", to: "A", Rect(0, 0, 300, 100))
    try app.add("C", to: "A", Rect(0, 100, 300, 200))
    try app.add("D", to: "C", Rect(0, 0, 100, 100))
    try app.add("E", to: "C", Rect(100, 0, 100, 100))
    #expect(
      try app.trace(10, 10).dropFirst(4).dropLast(2) == [
        "  A.hitTest 10,10", "   A.pointInside yes", "   C.hitTest 10,-90", "    C.pointInside no",
        "   C -> nil outside", "   B.hitTest 10,10", "    B.pointInside yes", "   B -> B self",
        "  A -> B subview",
      ])
  }

  @Test(
    "does not ask pointInside of a view that takes no touches (R23)",
    arguments: [
      (Property.hidden, PropertyValue.bool(true), "hidden"),
      (.interaction, .bool(false), "interactionDisabled"), (.alpha, .number(0), "transparent"),
    ])
  mutating func refusals(property: Property, value: PropertyValue, reason: String) throws {
    try addTree()
    try app.set("B", property, value)
    #expect(
      try app.trace(10, 250).dropFirst(5).dropLast(2) == [
        "   A.pointInside yes", "   C.hitTest 10,250", "    C.pointInside no", "   C -> nil outside",
        "   B.hitTest 10,150", "   B -> nil \(reason)", "  A -> A self",
      ])
  }

  @Test("passes by a view that a block animates (R32)")
  mutating func animating() throws {
    try addTree()
    app.scene.setFlag(.animating, true, of: try app.scene.require("E"))
    #expect(try app.hit(10, 250) == "B")
    #expect(try app.trace(10, 250).contains("    E -> nil animating"))
  }

  @Test("tells hidden before interaction before alpha before animation (R23)")
  mutating func precedence() throws {
    let view = try app.add("v", Rect(0, 0, 10, 10))
    app.scene.setFlag(.animating, true, of: view)
    #expect(app.scene.placements[view.place].refusal == .animating)
    try app.set("v", .alpha, .number(0))
    #expect(app.scene.placements[view.place].refusal == .transparent)
    try app.set("v", .interaction, .bool(false))
    #expect(app.scene.placements[view.place].refusal == .interactionDisabled)
    try app.set("v", .hidden, .bool(true))
    #expect(app.scene.placements[view.place].refusal == .hidden)
  }

  @Test(
    "skips a view whose alpha as a Float is below 0.01 (R24)",
    arguments: [
      (0, false), (0.009, false), (0.01, false), (0.0101, true), (0.011, true), (0.02, true), (1, true),
      (2.0 / 255, false), (3.0 / 255, true),
    ] as [(Double, Bool)])
  mutating func alpha(value: Double, isHit: Bool) throws {
    try app.add("v", Rect(0, 0, 100, 100))
    try app.set("v", .alpha, .number(value))
    #expect(try app.hit(50, 50) == (isHit ? "v" : "view"))
  }

  @Test("looks at each view's own alpha, and at its ancestors' before it (R25)")
  mutating func ancestors() throws {
    try app.add("behind", Rect(0, 0, 100, 100))
    try app.add("parent", Rect(0, 0, 100, 100))
    try app.add("child", to: "parent", Rect(0, 0, 100, 100))
    try app.set("parent", .alpha, .number(0.5))
    try app.set("child", .alpha, .number(0.015))
    #expect(try app.hit(50, 50) == "child")
    try app.set("parent", .alpha, .number(0))
    try app.set("child", .alpha, .number(1))
    #expect(try app.hit(50, 50) == "behind")
    try app.set("parent", .alpha, .number(1))
    try app.set("parent", .interaction, .bool(false))
    #expect(try app.hit(50, 50) == "behind")
    try app.set("parent", .interaction, .bool(true))
    try app.set("parent", .hidden, .bool(true))
    #expect(try app.hit(50, 50) == "behind")
  }

  @Test("does not find what overflows its parent, clipped or not (R26)", arguments: [false, true])
  mutating func overflow(clips: Bool) throws {
    try app.add("parent", Rect(0, 0, 100, 100))
    try app.add("child", to: "parent", Rect(80, 80, 80, 80))
    try app.set("parent", .clips, .bool(clips))
    #expect(try app.hit(120, 120) == "view")
    #expect(try app.hit(90, 90) == "child")
  }

  @Test("finds nothing in a view of no size, and passes its children by (R10)")
  mutating func noSize() throws {
    try app.add("parent", Rect(10, 10, 0, 0))
    try app.add("child", to: "parent", Rect(0, 0, 44, 44))
    #expect(try app.hit(20, 20) == "view")
  }

  @Test("gives x = 50 of two neighbours to the second alone (R9)")
  mutating func edge() throws {
    try app.add("left", Rect(0, 0, 50, 50))
    try app.add("right", Rect(50, 0, 50, 50))
    #expect(try app.hit(49.999, 10) == "left")
    #expect(try app.hit(50, 10) == "right")
    #expect(try app.hit(100, 10) == "view")
  }

  @Test("lets a plain view in front cover a button (R28)")
  mutating func cover() throws {
    try app.add("button", Rect(0, 0, 100, 44), class: "UIButton")
    try app.add("glass", Rect(0, 0, 320, 480))
    #expect(try app.hit(10, 10) == "glass")
    app.scene.bringToFront(try app.scene.require("button"))
    #expect(try app.hit(10, 10) == "button")
  }

  @Test("passes by labels and image views, and their subviews (R143)")
  mutating func labels() throws {
    try app.add("button", Rect(0, 0, 100, 44), class: "UIButton")
    try app.add("label", to: "button", Rect(0, 0, 100, 44), class: "UILabel")
    try app.add("image", Rect(100, 0, 100, 100), class: "UIImageView")
    try app.add("inImage", to: "image", Rect(0, 0, 100, 100), class: "UIButton")
    #expect(try app.hit(10, 10) == "button")
    #expect(try app.hit(110, 10) == "view")
    try app.set("image", .interaction, .bool(true))
    #expect(try app.hit(110, 10) == "inImage")
  }

  @Test("does not look at zPosition, clipping, color, isEnabled or isSelected (R29, R120)")
  mutating func notLookedAt() throws {
    try app.add("A", Rect(0, 0, 100, 100), class: "UIButton")
    try app.add("B", Rect(0, 0, 100, 100), class: "UIButton")
    try app.set("A", .z, .number(10))
    #expect(try app.hit(50, 50) == "B")
    try app.set("B", .enabled, .bool(false))
    try app.set("B", .selected, .bool(true))
    try app.set("B", .color, .text("clear"))
    try app.set("B", .clips, .bool(true))
    #expect(try app.hit(50, 50) == "B")
    #expect(try app.hit(2, 2) == "B")
  }

  @Test("finds a turned view in its own shape, not in its frame (R30)")
  mutating func rotated() throws {
    try app.add("v", Rect(50, 50, 100, 100))
    try app.set("v", .rotate, .number(45))
    #expect(try app.hit(35, 35) == "view")
    #expect(try app.hit(100, 35) == "v")
    let local = try #require(app.scene.toLocal(Point(100, 35), of: try app.scene.require("v")))
    #expect((local - Point(4.0380592, 4.0380592)).x.magnitude < 1e-6)
    #expect((local.x - local.y).magnitude < 1e-9)
  }

  @Test(
    "finds a scaled view in its drawn size, half-open (R30)",
    arguments: [(30, "v"), (20, "view"), (75, "view"), (25, "v"), (74.999, "v")] as [(Double, String)])
  mutating func scaled(at position: Double, name: String) throws {
    try app.add("v", Rect(0, 0, 100, 100))
    try app.set("v", .scale, .number(0.5))
    #expect(try app.hit(position, position) == name)
  }

  @Test("takes a frame under a scale as UIKit does (R4)")
  mutating func frameUnderScale() throws {
    let view = try app.add("v", Rect(0, 0, 10, 10))
    try app.set("v", .scale, .number(0.5))
    try app.set("v", .frame, .rect(Rect(0, 0, 100, 100)))
    var simulation = app.simulation()
    #expect(try simulation.send(HitTest(Point(199, 199)), to: view).view == view)
    #expect(try simulation.send(HitTest(Point(200, 200)), to: view).view == nil)
  }

  @Test("never finds a view that a transform flattens, nor a point that is none (R17, R30)")
  mutating func flattened() throws {
    try app.add("v", Rect(0, 0, 100, 100))
    try app.set("v", .scale, .point(Point(0, 1)))
    #expect(try app.hit(50, 50) == "view")
    #expect(try app.trace(50, 50).contains("   v.pointInside no"))
    #expect(try app.hit(.nan, 50) == nil)
    #expect(try app.hit(50, .infinity) == nil)
  }

  @Test("follows the origin of the bounds: a scrolled view (R6, R125)")
  mutating func scrolled() throws {
    try app.add("list", Rect(0, 100, 320, 200), class: "UIScrollView")
    try app.add("row", to: "list", Rect(0, 550, 320, 50))
    #expect(try app.hit(10, 160) == "list")
    try app.set("list", .offset, .point(Point(0, 500)))
    #expect(try app.hit(10, 160) == "row")
    #expect(try app.trace(10, 160).contains("  list.hitTest 10,560"))
  }

  @Test("finds a view where its model is at once, with an animation that lets touches through (R31)")
  mutating func model() throws {
    try app.add("v", Rect(0, 0, 50, 50))
    try app.set("v", .frame, .rect(Rect(200, 0, 50, 50)))
    #expect(try app.hit(10, 10) == "view")
    #expect(try app.hit(210, 10) == "v")
  }

  @Test(
    "finds standard controls, cells and bars themselves: none brings private subviews (R39)",
    arguments: ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UITabBar", "UITableViewCell"])
  mutating func standardControls(className: String) throws {
    let view = try app.add("v", Rect(0, 0, 100, 44), class: className)
    #expect(app.scene.subviewCount(of: view) == 0)
    #expect(try app.hit(50, 20) == "v")
    try app.add("inside", to: "v", Rect(0, 0, 44, 44), class: "UIButton")
    #expect(try app.hit(10, 10) == "inside")
  }

  @Test("is an ordinary method of any view, in a window or not, and sends nothing (R35)")
  mutating func byHand() throws {
    let view = try app.scene.makeView("loose")
    try app.scene.setFrame(Rect(7, 7, 100, 100), of: view)
    let child = try app.add("child", to: "loose", Rect(40, 40, 20, 20))
    var simulation = app.simulation()
    #expect(try simulation.send(HitTest(Point(45, 45)), to: view).view == child)
    #expect(try simulation.send(HitTest(Point(5, 5)), to: view).view == view)
    #expect(try simulation.send(HitTest(Point(100, 5)), to: view).view == nil)
    let withEvent = try simulation.send(HitTest(Point(45, 45)), to: view)
    #expect(try simulation.send(HitTest(Point(45, 45), hasEvent: false), to: view) == withEvent)
  }

  @Test("asks views alone: no controller, scene or application (R38)")
  mutating func viewsOnly() throws {
    try addTree()
    var simulation = app.simulation()
    _ = try simulation.findView(at: Point(10, 250))
    for step in simulation.recorder.steps {
      guard case .hitTest(let id, _) = step.kind else { continue }
      #expect(app.scene.kind(of: id).isView)
    }
  }

  @Test("adds no step when nobody records")
  mutating func silent() throws {
    try addTree()
    var simulation = app.simulation(recording: false)
    #expect(try simulation.findView(at: Point(10, 250)).view == app.scene.require("E"))
    #expect(simulation.stepCount == 0)
    #expect(simulation.recorder == Recorder())
  }
}
