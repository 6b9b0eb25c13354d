import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// UIControl, its events and actions, and recognizers around it: R105, R106, R109 to R112, R116 to R124.
@Suite struct ControlTests {
  // MARK: Tracking

  @Test("beginTracking false means no events for that touch (R116)")
  func noTracking() throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.override("b", .beginTracking, answering: .bool(false))
    try lab.tap(150, 120)
    #expect(lab.log(of: "b") == ["b.touchesBegan", "b?beginTracking=no", "b.touchesEnded"])
    #expect(lab.handler == "b")
  }

  @Test("continueTracking false stops it, without endTracking (R116)")
  func stopsTracking() throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.override("b", .continueTracking, answering: .bool(false))
    try lab.drag(150, 120, to: 160, 120, steps: 2)
    #expect(lab.controlEvents == ["touchDown"])
    #expect(!lab.log(of: "b").contains("b?endTracking"))
    #expect(!lab.input.isTracking(try lab.scene.require("b")))
  }

  @Test("touchesBegan without super switches a control off (R116)")
  func switchedOff() throws {
    var lab = try Lab.control()
    try lab.override("b", .touchesBegan)
    try lab.tap(150, 120)
    #expect(lab.controlEvents.isEmpty)
  }

  @Test("isTracking, isTouchInside and isHighlighted follow the finger (R116, R118, R119)")
  func state() throws {
    var lab = try Lab.control()
    let button = try lab.scene.require("b")
    func now() -> [Bool] {
      [
        lab.input.isTracking(button), lab.input.isTouchInside(button),
        lab.scene.hasFlag(.highlighted, button),
      ]
    }
    try lab.down(150, 120)
    #expect(now() == [true, true, true])
    try lab.move(150, 300)
    #expect(now() == [true, false, false])
    try lab.move(150, 130)
    #expect(now() == [true, true, true])
    try lab.up()
    #expect(now() == [false, false, false])
  }

  // MARK: Events (R117, R118)

  @Test(
    "Inside reaches 70 points about the bounds (R118)",
    arguments: [(190.0, "touchUpInside"), (300, "touchUpOutside")])
  func slop(_ y: Double, _ event: String) throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.drag(150, 120, to: 150, y, steps: 1)
    #expect(lab.controlEvents.last == event)
    #expect(lab.noted(.undocumented(.slop)))
  }

  @Test("Drag events, and what crossing the border sends (R117)", arguments: ["exitOnly", "both"])
  func crossing(_ option: String) throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.scene.setOption(.crossing, to: option)
    try lab.down(150, 120)
    for y in [125.0, 320, 330, 120] { try lab.move(150, y) }
    try lab.up()
    let only = [
      "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchUpInside",
    ]
    let both = [
      "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragOutside",
      "touchDragEnter",
      "touchDragInside", "touchUpInside",
    ]
    #expect(lab.controlEvents == (option == "both" ? both : only))
  }

  @Test("A double tap sends touchDownRepeat at its second touch (R117)")
  func repeated() throws {
    var lab = try Lab.control("Knob", base: "UIControl")
    try lab.tap(150, 120, times: 2)
    #expect(
      lab.controlEvents == ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"])
  }

  @Test(
    "tapCount is the place's, not the view's: a second button close to the first gets touchDownRepeat (R65, R117)",
    arguments: [(20.0, 0.1, 2), (20, 2, 1), (100, 0.1, 1)])
  func neighbour(_ distance: Double, _ pause: Double, _ count: Int) throws {
    var lab = try Lab.control()
    // The place of the second tap lies on the other button, whatever the distance.
    try lab.add("c", 200, 100, 200, 44, as: "UIButton")
    try lab.tap(199 - distance / 2, 120)
    try lab.wait(pause)
    try lab.tap(199 + distance / 2, 120)
    #expect(lab.log(of: "c").contains("c!touchDown"))
    #expect(lab.log(of: "c").contains("c!touchDownRepeat") == (count == 2))
  }

  @Test(
    "What the controls of UIKit send besides (R117)",
    arguments: [
      ("UIButton", ["primaryActionTriggered"]), ("UISwitch", ["valueChanged", "primaryActionTriggered"]),
      ("UIStepper", ["valueChanged", "primaryActionTriggered"]), ("UIControl", []), ("UISlider", []),
    ])
  func more(_ className: String, _ more: [String]) throws {
    var lab = try Lab.control(className)
    try lab.tap(150, 120)
    #expect(lab.controlEvents == ["touchDown", "touchUpInside"] + more)
  }

  @Test("A slider sends valueChanged while it is dragged (R117)")
  func slider() throws {
    var lab = try Lab.control("UISlider")
    try lab.drag(110, 120, to: 150, 120, steps: 2)
    #expect(
      lab.controlEvents == [
        "touchDown", "touchDragInside", "valueChanged", "touchDragInside", "valueChanged", "touchUpInside",
      ])
  }

  // MARK: Fingers, removal, disabling (R120, R123, R124)

  @Test("A control ignores a second finger; two buttons can be pressed at once (R123)")
  func fingers() throws {
    var lab = try Lab.control()
    try lab.set("b", .multitouch, .bool(true))
    try lab.add("c", 100, 200, 100, 44, as: "UIButton")
    try lab.down(150, 120)
    try lab.down(160, 120, finger: 2)
    try lab.down(150, 220, finger: 3)
    try lab.up()
    try lab.up(finger: 2)
    try lab.up(finger: 3)
    #expect(lab.controlEvents == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(lab.log(of: "c").filter { $0.hasPrefix("c!") }.first == "c!touchDown")
  }

  @Test("A control that is removed while it tracks gets cancelTracking, and no touchUpInside (R124)")
  func removed() throws {
    var lab = try Lab.control()
    try lab.down(150, 120)
    lab.scene.detach(try lab.scene.require("b"))
    try lab.up()
    #expect(lab.controlEvents == ["touchDown", "touchCancel"])
    #expect(lab.log(of: "b").contains("b?cancelTracking"))
  }

  @Test("A disabled control is hit, sends nothing, and hands touches on (R120)")
  func disabled() throws {
    var lab = try Lab.control()
    try lab.set("b", .enabled, .bool(false))
    try lab.tap(150, 120)
    #expect(lab.input.lastHit == lab.scene.object(named: "b"))
    #expect(lab.controlEvents.isEmpty)
    #expect(lab.log(of: "view") == ["view.touchesBegan", "view.touchesEnded"])
    #expect(lab.noted(.undocumented(.disabledControl)))
    try lab.scene.setOption(.disabledControl, to: "keeps")
    try lab.tap(150, 120)
    #expect(lab.log(of: "view").isEmpty)
    #expect(lab.handler == "b")
  }

  @Test("Disabling it during a touch does not suppress touchUpInside (R120)")
  func disabledMeanwhile() throws {
    var lab = try Lab.control()
    try lab.down(150, 120)
    try lab.set("b", .enabled, .bool(false))
    try lab.up()
    #expect(lab.controlEvents.contains("touchUpInside"))
  }

  @Test("Enabling it during a touch does not make it track the rest (R120)")
  func enabledMeanwhile() throws {
    var lab = try Lab.control()
    try lab.set("b", .enabled, .bool(false))
    try lab.down(150, 120)
    try lab.set("b", .enabled, .bool(true))
    try lab.up()
    #expect(lab.controlEvents.isEmpty)
    #expect(lab.log(of: "view") == ["view.touchesBegan", "view.touchesEnded"])
  }

  @Test("A touch from a subview is handed on, not tracked (R116)")
  func fromSubview() throws {
    var lab = try Lab.control()
    try lab.add("badge", 60, 0, 28, 28, to: "b")
    try lab.tap(170, 110)
    #expect(lab.controlEvents.isEmpty)
    #expect(lab.log(of: "view").first == "view.touchesBegan")
  }

  // MARK: Recognizers around controls

  @Test("A button refuses an ancestor's single tap (R105, R110)")
  func veto() throws {
    var lab = try Lab.control()
    try lab.gesture("g", .tap, on: "view")
    try lab.tap(150, 120)
    #expect(
      lab.log("b", "g") == [
        "g.touchesBegan", "b.touchesBegan", "b?beginTracking", "b!touchDown", "g.touchesEnded",
        "b?gestureShouldBegin=no", "g:failed", "b.touchesEnded", "b?endTracking", "b!touchUpInside",
        "b!primaryActionTriggered",
      ])
  }

  @Test(
    "Which controls refuse what (R105, R106)",
    arguments: [
      ("UISwitch", false), ("UIStepper", false), ("UISegmentedControl", false), ("UIPageControl", false),
      ("UIControl", true), ("UISlider", true),
    ])
  func vetoes(_ className: String, _ recognizes: Bool) throws {
    var lab = try Lab.control(className)
    try lab.gesture("g", .tap, on: "view")
    try lab.tap(150, 120)
    #expect((lab.state("g") == .ended) == recognizes)
    #expect(lab.controlEvents.contains("touchCancel") == recognizes)
  }

  @Test("A slider refuses pans and swipes along its track, not across (R105)")
  func sliderVeto() throws {
    var lab = try Lab.control("UISlider")
    try lab.gesture("p", .pan, on: "view")
    try lab.drag(110, 120, to: 190, 120)
    #expect(lab.state("p") == .failed)
    try lab.wait(1)
    try lab.drag(110, 120, to: 110, 200)
    #expect(lab.state("p") == .ended)
    try lab.wait(1)
    try lab.gesture("s", .swipe, on: "view")
    try lab.perform(.swipe(.right, at: Point(110, 120)))
    #expect(lab.state("s") == .failed)
  }

  @Test("A double tap, and one of two fingers, are not refused (R105)")
  func otherTaps() throws {
    var lab = try Lab.control()
    try lab.gesture("d", .tap, on: "view") { $0.taps = 2 }
    try lab.tap(150, 120, times: 2)
    #expect(lab.state("d") == .ended)
    #expect(lab.controlEvents.last == "touchCancel")
  }

  @Test(
    "A long press of an ancestor takes the touch from a button, unless the option says no (R105)",
    arguments: ["recognizer", "button"])
  func longPress(_ option: String) throws {
    var lab = try Lab.control()
    try lab.scene.setOption(.ancestorOverButton, to: option)
    try lab.gesture("p", .longpress, on: "view")
    try lab.perform(.longpress(at: Point(150, 120), over: 0.6))
    #expect(lab.state("p") == (option == "button" ? .failed : .ended))
    #expect(lab.controlEvents[1] == (option == "button" ? "touchUpInside" : "touchCancel"))
    #expect(lab.noted(.undocumented(.ancestorOverButton)))
  }

  @Test("Without cancelsTouchesInView both fire, the tap first (R111)")
  func both() throws {
    var lab = try Lab.control()
    try lab.gesture("g", .tap, on: "view") { $0.cancelsTouchesInView = false }
    lab.scene.addAction(
      ControlAction(
        control: try lab.scene.require("b"), event: "touchUpInside", selector: "", target: .print("b")))
    try lab.tap(150, 120)
    #expect(lab.log().filter { $0.hasPrefix("\"") } == ["\"g\"", "\"b\""])
  }

  @Test("A tap on the button itself takes its touch (R112)")
  func own() throws {
    var lab = try Lab.control()
    try lab.gesture("g", .tap, on: "b")
    try lab.tap(150, 120)
    #expect(
      lab.log("b", "g") == [
        "g.touchesBegan", "b.touchesBegan", "b?beginTracking", "b!touchDown", "g.touchesEnded", "g:ended",
        "\"g\"",
        "b.touchesCancelled", "b?cancelTracking", "b!touchCancel",
      ])
    try lab.wait(1)
    try lab.perform(.longpress(at: Point(150, 120), over: 2))
    #expect(lab.controlEvents.contains("touchUpInside"))
  }

  @Test(
    "A disabled button does not refuse, unless the option says so (R120)",
    arguments: [("off", RecognizerPhase.ended), ("on", .failed)])
  func disabledVeto(_ option: String, _ state: RecognizerPhase) throws {
    var lab = try Lab.control()
    try lab.scene.setOption(.disabledVeto, to: option)
    try lab.set("b", .enabled, .bool(false))
    try lab.gesture("g", .tap, on: "view")
    try lab.tap(150, 120)
    #expect(lab.state("g") == state)
    #expect(lab.noted(.undocumented(.disabledVeto)))
  }

  // MARK: Actions (R121, R122)

  @Test("An action goes to its target when that responds, and to nobody with a note when not (R121)")
  func actions() throws {
    var lab = try Lab.control()
    let (button, controller) = (try lab.scene.require("b"), try lab.scene.require("vc"))
    let action = ControlAction(
      control: button, event: "touchUpInside", selector: "go", target: .object(controller))
    lab.scene.addAction(action)
    lab.scene.addAction(action)
    try lab.tap(150, 120)
    #expect(lab.log().filter { $0.hasPrefix("go") } == ["go->nobody"])
    #expect(lab.noted(.unrecognizedSelector("go", controller)))
    lab.scene.declare(controller, respondsTo: "go")
    try lab.tap(150, 120)
    #expect(lab.log().filter { $0.hasPrefix("go") } == ["go->vc"])
  }

  @Test("Code may send a hidden, disabled button's actions (R121)")
  func sentByCode() throws {
    var lab = try Lab.control()
    let button = try lab.scene.require("b")
    try lab.set("b", .hidden, .bool(true))
    try lab.set("b", .enabled, .bool(false))
    lab.scene.addAction(
      ControlAction(control: button, event: "allTouchEvents", selector: "", target: .print("x")))
    try lab.override("view", .touchesBegan) { (_, _, app) throws(Fault) in
      try app.sendControlEvent("touchUpInside", of: button)
      return .none
    }
    try lab.tap(10, 10)
    #expect(lab.printed("x") == 1)
  }

  @Test("A nil target is sought from the first responder, or else from the sender (R122)")
  func nilTarget() throws {
    var lab = Lab()
    try lab.add("formA", 0, 0, 320, 100)
    try lab.add("formB", 0, 100, 320, 100)
    try lab.add("b", 10, 10, 100, 44, to: "formA", as: "UIButton")
    let field = try lab.add("field", 10, 10, 100, 44, to: "formB", as: "UITextField")
    lab.scene.addAction(
      ControlAction(
        control: try lab.scene.require("b"), event: "touchUpInside", selector: "save", target: .firstResponder
      ))
    lab.scene.declare(try lab.scene.require("formA"), respondsTo: "save")
    try lab.tap(20, 20)
    #expect(lab.log().contains("save->formA"))
    try lab.perform(.firstResponder(field))
    try lab.tap(20, 20)
    #expect(lab.log().contains("save->nobody"))
    lab.scene.declare(try lab.scene.require("app"), respondsTo: "save")
    try lab.tap(20, 20)
    #expect(lab.log().contains("save->app"))
  }

  @Test(
    "target(forAction:) walks the chain; canPerformAction looks at the object alone, or by option on (R140)")
  func performing() throws {
    var lab = try Lab.control()
    let button = try lab.scene.require("b")
    lab.scene.declare(try lab.scene.require("vc"), respondsTo: "copyIt")
    var app = Simulation(scene: lab.scene)
    #expect(try app.target(forAction: "copyIt", startingAt: button) == lab.scene.object(named: "vc"))
    #expect(try app.target(forAction: "cutIt", startingAt: button) == nil)
    #expect(try !app.canPerform("copyIt", button))
    try app.scene.setOption(.canPerformAction, to: "chain")
    #expect(try app.canPerform("copyIt", button))
  }
}
