import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// The fifteen rules that are most often got wrong, each by the mistake that it forbids.
@Suite struct OftenWrongTests {
  private let screen = Rect(0, 0, 320, 480)

  @Test("1: windows are searched by level and order; the key one has no say (R40, R41)")
  func windows() throws {
    var lab = Lab()
    _ = try lab.scene.makeWindow("low", frame: screen, level: -1)
    _ = try lab.scene.makeWindow("high", frame: screen, level: 1)
    #expect(lab.scene.name(of: lab.scene.keyWindow) == "window")
    try lab.tap(50, 50)
    #expect(lab.scene.name(of: lab.input.lastHit) == "high")
  }

  @Test("2: moves and lifts are not searched for (R62)")
  func fixedView() throws {
    var lab = Lab()
    try lab.add("a", 0, 0, 100, 100)
    try lab.add("b", 100, 0, 100, 100)
    try lab.drag(50, 50, to: 150, 50)
    #expect(lab.log(of: "a").last == "a.touchesEnded")
    #expect(lab.log(of: "b").isEmpty)
    #expect(
      lab.trace.steps.count {
        if case .hitTest(let id, _) = $0.kind { lab.scene.name(of: id) == "b" } else { false }
      } == 1)
  }

  @Test("3: a second finger is not for a default view, and is for its recognizers (R67)")
  func secondFinger() throws {
    var lab = Lab()
    try lab.add("v", 0, 0, 300, 300)
    try lab.gesture("t", .tap, on: "v") {
      $0.touches = 2
      $0.cancelsTouchesInView = false
    }
    try lab.tap(100, 100, fingers: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
    #expect(lab.state("t") == .ended)
  }

  @Test("4: alpha is a Float, and each view's own (R24, R25)", arguments: [(0.01, "view"), (0.011, "v")])
  func alpha(_ alpha: Double, _ hit: String) throws {
    var lab = Lab()
    try lab.add("parent", 0, 0, 100, 100)
    try lab.set("parent", .alpha, .number(0.5))
    try lab.add("v", 0, 0, 100, 100, to: "parent")
    try lab.set("v", .alpha, .number(alpha))
    try lab.tap(50, 50)
    #expect(lab.scene.name(of: lab.input.lastHit) == (hit == "v" ? "v" : "parent"))
  }

  @Test("5: the right edge is outside, and a view of no size holds nothing (R9, R10)")
  func edges() throws {
    var lab = Lab()
    try lab.add("v", 0, 0, 100, 100)
    try lab.add("empty", 200, 200, 0, 0)
    try lab.add("child", 0, 0, 50, 50, to: "empty")
    for (x, y) in [(100.0, 50.0), (210, 210)] {
      try lab.tap(x, y)
      #expect(lab.scene.name(of: lab.input.lastHit) == "view")
    }
  }

  @Test("6: points are converted into bounds, not compared with frames (R30, R6)")
  func conversion() throws {
    var lab = Lab()
    try lab.add("turned", 50, 50, 100, 100)
    try lab.set("turned", .rotate, .number(45))
    try lab.tap(35, 35)
    #expect(lab.scene.name(of: lab.input.lastHit) == "view")
    try lab.add("list", 0, 200, 320, 200, as: "UIScrollView")
    try lab.set("list", .offset, .point(Point(0, 500)))
    try lab.add("row", 0, 550, 320, 50, to: "list")
    try lab.tap(10, 260)
    #expect(lab.scene.name(of: lab.input.lastHit) == "row")
  }

  @Test("7: what overflows is not hit, clipped or not (R26)")
  func overflow() throws {
    var lab = Lab()
    try lab.add("parent", 0, 0, 100, 100)
    try lab.add("child", 80, 80, 80, 80, to: "parent")
    try lab.tap(120, 120)
    #expect(lab.scene.name(of: lab.input.lastHit) == "view")
  }

  @Test("8: nil means the next one, down to lower windows (R36, R42)")
  func nextCandidate() throws {
    var lab = Lab()
    try lab.add("back", 0, 0, 100, 100)
    try lab.add("front", 0, 0, 100, 100)
    try lab.override("front", .hitTest, answering: .none)
    _ = try lab.scene.makeWindow("above", frame: screen, level: 1)
    try lab.override("above", .hitTest, answering: .none)
    try lab.tap(50, 50)
    #expect(lab.scene.name(of: lab.input.lastHit) == "back")
  }

  @Test("9: the recognizers of a touch are those of the hit view and its superviews, fixed (R83)")
  func recognizers() throws {
    var lab = Lab()
    try lab.add("behind", 0, 0, 100, 100)
    try lab.add("front", 0, 0, 100, 100)
    let other = try lab.gesture("other", .tap, on: "behind")
    let tap = try lab.gesture("t", .tap, on: "view")
    // The chain leads elsewhere; recognizers do not follow it.
    try lab.override("front", .next, answering: .object(lab.scene.require("behind")))
    try lab.down(50, 50)
    #expect(lab.input.touches.first?.recognizers == [tap])
    lab.scene.attach(other, to: try lab.scene.require("front"))
    try lab.up()
    #expect(lab.state("other") == .possible)
    #expect(lab.state("t") == .ended)
  }

  @Test("10: recognizers first, then the action, then touchesCancelled, which stands for the end (R79, R89)")
  func order() throws {
    var lab = Lab()
    try lab.add("v", 0, 0, 100, 100)
    try lab.gesture("t", .tap, on: "v")
    try lab.tap(50, 50)
    let order = lab.log().filter {
      ["t.touchesEnded", "\"t\"", "v.touchesCancelled", "v.touchesEnded"].contains($0)
    }
    #expect(order == ["t.touchesEnded", "\"t\"", "v.touchesCancelled"])
  }

  @Test(
    "11: a button beats an ancestor's tap, a control of one's own does not, nor one without the veto (R105, R106, R96)",
    arguments: [("UIButton", true, false), ("Knob", true, true), ("UIButton", false, true)])
  func veto(_ className: String, _ cancels: Bool, _ recognizes: Bool) throws {
    var lab = Lab()
    try lab.add("b", 0, 0, 100, 44, as: className, base: className == "Knob" ? "UIControl" : nil)
    try lab.gesture("t", .tap, on: "view") { $0.cancelsTouchesInView = cancels }
    try lab.tap(50, 20)
    #expect((lab.state("t") == .ended) == recognizes)
    #expect(lab.log().contains("b!touchUpInside") == (className == "UIButton"))
  }

  @Test("12: a disabled control is hit and shields what lies behind it (R120)")
  func disabled() throws {
    var lab = Lab()
    try lab.add("behind", 0, 0, 100, 44, as: "UIButton")
    try lab.add("b", 0, 0, 100, 44, as: "UIButton")
    try lab.set("b", .enabled, .bool(false))
    try lab.tap(50, 20)
    #expect(lab.scene.name(of: lab.input.lastHit) == "b")
    #expect(lab.log(of: "behind").isEmpty)
  }

  @Test("13: a nil target is sought from the first responder when there is one (R122)")
  func nilTarget() throws {
    var lab = Lab()
    try lab.add("box", 0, 0, 320, 100)
    try lab.add("b", 0, 0, 100, 44, to: "box", as: "UIButton")
    try lab.add("field", 0, 200, 100, 44, as: "UITextField")
    lab.scene.declare(try lab.scene.require("box"), respondsTo: "save")
    lab.scene.addAction(
      ControlAction(
        control: try lab.scene.require("b"), event: "touchUpInside", selector: "save", target: .firstResponder
      ))
    try lab.tap(50, 20)
    #expect(lab.log().contains("save->box"))
    try lab.perform(.firstResponder(lab.scene.require("field")))
    try lab.tap(50, 20)
    #expect(lab.log().contains("save->nobody"))
  }

  @Test("14: touches are handed on by default, and touch.view stays the hit view (R69, R71)")
  func forwarding() throws {
    var lab = Lab()
    try lab.add("leaf", 0, 0, 100, 100)
    try lab.override("vc", .touchesBegan) { (arguments, _, app) throws(Fault) in
      if case .touches(let ids) = arguments[0], let view = app.input.touch(ids[0])?.view {
        app.print(app.scene.name(of: view), from: nil)
      }
      return .none
    }
    try lab.tap(50, 50)
    #expect(lab.printed("leaf") == 1)
    // Only the beginning was overridden: the end goes on to who never saw one.
    #expect(lab.log(of: "window") == ["window.touchesEnded"])
  }

  @Test("15: after a child controller comes the superview of its view (R51, R52)")
  func controllers() throws {
    var lab = Lab()
    let content = try lab.add("content", 0, 0, 100, 100)
    let child = try lab.scene.makeController("child", view: content, parent: lab.scene.require("vc"))
    var app = Simulation(scene: lab.scene)
    #expect(
      try app.chain(from: child).map { lab.scene.name(of: $0.responder) } == [
        "child", "view", "vc", "window", "scene", "app", "delegate",
      ])
    try lab.scene.setOption(.wrappers, to: "on")
    app = Simulation(scene: lab.scene)
    #expect(
      try app.chain(from: child).map { lab.scene.name(of: $0.responder) }.prefix(5) == [
        "child", "view", "vc", "dropShadowView", "transitionView",
      ])
  }
}
