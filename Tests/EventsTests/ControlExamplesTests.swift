import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// The examples that UIKit's rules on controls and scroll views come with, and the values of controls.
@Suite struct ControlExamplesTests {
  @Test("A tap around a control of one's own takes its touch (R106)")
  func custom() throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.gesture("g", .tap, on: "view")
    try lab.tap(150, 120)
    #expect(
      lab.log("b", "g") == [
        "g.touchesBegan", "b.touchesBegan", "b?beginTracking", "b!touchDown", "g.touchesEnded", "g:ended",
        "\"g\"", "b.touchesCancelled", "b?cancelTracking", "b!touchCancel",
      ])
  }

  @Test("Drag 200 points away and lift: exit, then outside, then up outside (R117)")
  func away() throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.drag(150, 120, to: 150, 320, steps: 5)
    #expect(
      lab.controlEvents == [
        "touchDown", "touchDragInside", "touchDragInside", "touchDragExit", "touchDragOutside",
        "touchDragOutside", "touchUpOutside",
      ])
  }

  @Test("Disabled and selected are state 6, and dragged out it is not highlighted (R119)")
  func state() throws {
    var lab = try Lab.control()
    let button = try lab.scene.require("b")
    #expect(lab.scene.controlState(of: button) == 0)
    try lab.down(150, 120)
    #expect(lab.scene.controlState(of: button) == 1)
    try lab.move(150, 400)
    #expect(lab.scene.controlState(of: button) == 0)
    try lab.move(150, 120)
    #expect(lab.scene.controlState(of: button) == 1)
    try lab.up()
    try lab.set("b", .enabled, .bool(false))
    try lab.set("b", .selected, .bool(true))
    #expect(lab.scene.controlState(of: button) == 6)
  }

  @Test("Two buttons under two fingers: down, down, up, up (R123)")
  func two() throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.add("c", 100, 200, 100, 44, as: "Knob")
    try lab.down(150, 120)
    try lab.down(150, 220, finger: 2)
    try lab.up(finger: 1)
    try lab.up(finger: 2)
    #expect(
      lab.log("b", "c").filter { $0.contains("!") } == [
        "b!touchDown", "c!touchDown", "b!touchUpInside", "c!touchUpInside",
      ])
  }

  @Test("A control that removes itself at touch down never sends touchUpInside (R124)")
  func removed() throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.override("b", .beginTracking) { (_, receiver, app) throws(Fault) in
      try app.move(receiver, into: nil)
      return .bool(true)
    }
    try lab.override("b", .cancelTracking) { (arguments, _, app) throws(Fault) in
      app.print("\(Array(arguments))", from: nil)
      return .none
    }
    try lab.tap(150, 120)
    #expect(lab.controlEvents == ["touchDown", "touchCancel"])
    // The event is nil then.
    #expect(lab.printed("\([Argument.none])") == 1)
  }

  @Test("A pressed button of a superview that takes no touches is never hit (R120)")
  func interactionOff() throws {
    var lab = try Lab.control()
    try lab.set("b", .interaction, .bool(false))
    try lab.tap(150, 120)
    #expect(lab.scene.name(of: lab.input.lastHit) == "view")
    #expect(lab.log(of: "b").isEmpty)
  }

  // MARK: Values

  @Test("A segmented control tells of another segment, and not of the one it has already (R117)")
  func segments() throws {
    var lab = try Lab.control("UISegmentedControl")
    let control = try lab.scene.require("b")
    try lab.set("b", .segments, .number(4))
    for (x, value, tells) in [(110.0, 0.0, true), (120, 0, false), (190, 3, true), (150, 2, true)] {
      try lab.tap(x, 120)
      #expect(lab.scene.value(of: .value, control) == .number(value))
      #expect(lab.controlEvents.contains("valueChanged") == tells)
      #expect(lab.controlEvents.contains("primaryActionTriggered") == tells)
      try lab.wait(1)
    }
    try lab.set("b", .segments, .number(2))
    #expect(lab.scene.value(of: .value, control) == .number(1))
  }

  @Test("A switch turns at each tap, a stepper counts by its halves, a slider follows the finger (R117)")
  func values() throws {
    var lab = try Lab.control("UISwitch")
    let control = try lab.scene.require("b")
    for value in [1.0, 0] {
      try lab.tap(150, 120)
      #expect(lab.scene.value(of: .value, control) == .number(value))
      try lab.wait(1)
    }
    try lab.add("s", 100, 200, 100, 44, as: "UIStepper")
    let stepper = try lab.scene.require("s")
    for (x, value, tells) in [(110.0, 0.0, false), (190, 1, true), (190, 2, true), (110, 1, true)] {
      try lab.tap(x, 220)
      #expect(lab.scene.value(of: .value, stepper) == .number(value))
      #expect(lab.log(of: "s").contains("s!valueChanged") == tells)
      try lab.wait(1)
    }
    try lab.add("l", 100, 300, 100, 44, as: "UISlider")
    try lab.drag(100, 320, to: 175, 320, steps: 3)
    #expect(lab.scene.value(of: .value, try lab.scene.require("l")) == .number(0.75))
    try lab.add("p", 100, 400, 100, 44, as: "UIPageControl")
    try lab.set("p", .segments, .number(2))
    for (x, value, tells) in [(190.0, 1.0, true), (190, 1, false), (110, 0, true)] {
      try lab.tap(x, 420)
      #expect(lab.scene.value(of: .value, try lab.scene.require("p")) == .number(value))
      #expect(lab.log(of: "p").contains("p!valueChanged") == tells)
      try lab.wait(1)
    }
  }

  // MARK: Scroll views

  /// A scroll view whose content is five times as high, with a view in it.
  private func list() throws -> Lab {
    var lab = Lab()
    try lab.add("list", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("list", .content, .size(Size(320, 2_000)))
    try lab.add("v", 0, 0, 320, 2_000, to: "list")
    try lab.override("v", .touchesBegan)
    try lab.override("v", .touchesEnded)
    return lab
  }

  private func offset(_ lab: Lab, _ name: String = "list") -> Double {
    lab.scene.object(named: name).map { lab.scene.bounds(of: $0).origin.y } ?? .nan
  }

  @Test("After the lift a scroll view stands still, or glides on by option (R130)", arguments: ["off", "on"])
  func glides(_ option: String) throws {
    var lab = try list()
    try lab.scene.setOption(.deceleration, to: option)
    let view = try lab.scene.require("list")
    try lab.drag(100, 300, to: 100, 200, over: 0.2)
    #expect(lab.input.isDecelerating(view) == (option == "on"))
    #expect(!lab.input.isDragging(view))
    #expect(!lab.input.isScrollTracking(view))
    #expect(lab.noted(.undocumented(.deceleration)) == (option == "on"))
    let lifted = offset(lab)
    #expect(lifted == 100)
    try lab.wait(0.1)
    let later = offset(lab)
    #expect((later > lifted) == (option == "on"))
    try lab.wait(10)
    // 500 points a second lead half as far, slower and slower.
    #expect(abs(offset(lab) - lifted - (option == "on" ? 250 : 0)) < 15)
    #expect(!lab.input.isDecelerating(view))
    #expect(lab.input.timers.isEmpty)
  }

  @Test("A finger stops a scroll view that glides, and its touch is not for the content (R130)")
  func stops() throws {
    var lab = try list()
    try lab.scene.setOption(.deceleration, to: "on")
    let view = try lab.scene.require("list")
    try lab.drag(100, 300, to: 100, 200, over: 0.2)
    try lab.wait(0.1)
    try lab.tap(100, 100)
    let stopped = offset(lab)
    #expect(!lab.input.isDecelerating(view))
    #expect(lab.log(of: "v").isEmpty)
    try lab.wait(1)
    #expect(offset(lab) == stopped)
    try lab.tap(100, 100)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  @Test("It ends with its content, and with a finger that has rested it does not begin (R130)")
  func ends() throws {
    var lab = try list()
    try lab.scene.setOption(.deceleration, to: "on")
    try lab.set("list", .offset, .point(Point(0, 1_500)))
    try lab.drag(100, 300, to: 100, 210, over: 0.05)
    try lab.wait(3)
    #expect(offset(lab) == 1_600)
    try lab.down(100, 100)
    try lab.move(100, 150)
    try lab.wait(0.5)
    try lab.up()
    #expect(!lab.input.isDecelerating(try lab.scene.require("list")))
    #expect(offset(lab) == 1_550)
  }

  @Test(
    "An inner scroll view at its end gives way to the outer one, or keeps the drag by option (R129)",
    arguments: [("handOver", 100.0), ("inner", 0)])
  func nested(_ option: String, _ moved: Double) throws {
    var lab = try list()
    try lab.scene.setOption(.nestedScroll, to: option)
    try lab.add("inner", 0, 0, 320, 300, to: "list", as: "UIScrollView")
    try lab.set("inner", .content, .size(Size(320, 340)))
    try lab.set("inner", .offset, .point(Point(0, 40)))
    try lab.drag(100, 250, to: 100, 150, over: 0.1)
    #expect(offset(lab) == moved)
    #expect(offset(lab, "inner") == 40)
    #expect(lab.noted(.undocumented(.nestedScroll)))
  }

  @Test("A pager does not turn its page when the finger has rested before the lift")
  func restedPager() throws {
    var lab = Lab()
    try lab.add("pager", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("pager", .content, .size(Size(960, 400)))
    try lab.set("pager", .paging, .bool(true))
    try lab.down(300, 200)
    try lab.wait(0.02)
    try lab.move(250, 200)
    try lab.wait(0.5)
    try lab.up()
    #expect(lab.scene.bounds(of: try lab.scene.require("pager")).origin.x == 0)
  }
}
