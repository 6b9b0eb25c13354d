import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// Windows, the application and the way through them: R40 to R49, R78 to R80.
@Suite struct WindowTests {
  @Test("The higher window gets the touch, whichever is key (R40, R41)")
  func levels() throws {
    var lab = Lab()
    _ = try lab.scene.makeWindow("w2", frame: Rect(0, 0, 320, 480), level: 1)
    try lab.tap(50, 50)
    #expect(lab.log(of: "w2").first == "w2.touchesBegan")
    #expect(lab.log(of: "view").isEmpty)
    #expect(lab.scene.keyWindow == lab.scene.object(named: "window"))
  }

  @Test("A window that says nil lets the touch through; one that answers stops it (R42)")
  func passedThrough() throws {
    var lab = Lab()
    _ = try lab.scene.makeWindow("w2", frame: Rect(0, 0, 320, 480), level: 1)
    try lab.override("w2", .pointInside, answering: .bool(false))
    try lab.tap(50, 50)
    #expect(lab.log(of: "view").first == "view.touchesBegan")
  }

  @Test(
    "Windows that take no part (R43)",
    arguments: [
      (Property.hidden, PropertyValue.bool(true)), (.interaction, .bool(false)), (.alpha, .number(0)),
    ])
  func excluded(_ property: Property, _ value: PropertyValue) throws {
    var lab = Lab()
    _ = try lab.scene.makeWindow("w2", frame: Rect(0, 0, 320, 480), level: 2000)
    try lab.set("w2", property, value)
    try lab.tap(50, 50)
    #expect(lab.log(of: "view").first == "view.touchesBegan")
    #expect(lab.log(of: "w2").isEmpty)
  }

  @Test("When nobody answers, nobody gets anything (R44)")
  func nobody() throws {
    var lab = Lab()
    try lab.gesture("t", .tap, on: "window")
    try lab.override("window", .hitTest, answering: .none)
    try lab.drag(50, 50, to: 100, 50)
    #expect(lab.log().isEmpty)
    #expect(lab.noted(.nobodyHit))
    #expect(lab.handler == nil)
  }

  @Test(
    "The touch belongs to the window of the view that was found, or by option of the search (R46)",
    arguments: ["returned", "searched"])
  func redirected(_ option: String) throws {
    var lab = Lab()
    try lab.scene.setOption(.touchWindow, to: option)
    let other = try lab.scene.makeWindow("w2", frame: Rect(0, 0, 320, 480), level: 1)
    try lab.override("w2", .hitTest, answering: .object(lab.scene.require("view")))
    try lab.down(50, 50)
    let expected = option == "returned" ? lab.scene.object(named: "window") : other
    #expect(lab.input.touches.first?.window == expected)
    #expect(lab.noted(.undocumented(.touchWindow)))
  }

  @Test("While events are ignored touches are dropped; the calls nest (R47)")
  func ignored() throws {
    var lab = Lab()
    try lab.perform(.ignoreEvents(true))
    try lab.perform(.ignoreEvents(true))
    try lab.perform(.ignoreEvents(false))
    try lab.tap(50, 50)
    #expect(lab.log().isEmpty)
    #expect(lab.noted(.ignored))
    try lab.down(50, 50)
    try lab.perform(.ignoreEvents(false))
    // A finger that went down meanwhile is dead until it is lifted.
    try lab.move(60, 50)
    try lab.up()
    #expect(lab.log().isEmpty)
    try lab.tap(50, 50)
    #expect(lab.log(of: "view").count == 2)
  }

  @Test("Touches that are down when events begin to be ignored are cancelled (R47, R72)")
  func ignoredMeanwhile() throws {
    var lab = Lab()
    try lab.down(50, 50)
    try lab.perform(.ignoreEvents(true))
    try lab.up()
    #expect(lab.log(of: "view") == ["view.touchesBegan", "view.touchesCancelled"])
  }

  @Test("The stages of a tap; moves and lifts are not searched for (R78)")
  func stages() throws {
    var lab = Lab()
    try lab.down(50, 50)
    let inside: [Stage] = [.applicationSendEvent, .windowSendEvent, .recognizers, .view, .responderChain]
    let way: [Stage] = [.sensor, .driver, .eventServer, .machPort, .fetchThread, .runLoop, .event]
    func stages() -> [Stage] {
      lab.trace.steps.compactMap { if case .stage(let stage) = $0.kind { stage } else { nil } }
    }
    #expect(stages() == way + [.hitTest] + inside)
    try lab.up()
    #expect(stages() == way + [.hitTest] + inside + way + inside)
  }

  @Test("sendEvent without super swallows the event, after the search (R80)", arguments: ["window", "app"])
  func swallowed(_ owner: String) throws {
    var lab = Lab()
    try lab.gesture("t", .tap, on: "view")
    try lab.override(owner, .sendEvent)
    try lab.tap(50, 50)
    #expect(lab.log().isEmpty)
    #expect(lab.trace.steps.contains { if case .hitTest = $0.kind { true } else { false } })
  }

  @Test("At sendEvent the touch knows its view, window and recognizers (R80)")
  func known() throws {
    var lab = Lab()
    try lab.gesture("t", .tap, on: "view")
    try lab.override("window", .sendEvent) { (_, receiver, app) throws(Fault) in
      let touch = app.input.touches[0]
      app.print("\(touch.view != nil) \(touch.window != nil) \(touch.recognizers.count)", from: nil)
      try app.sendSuper(SendEvent(), to: receiver)
      return .none
    }
    try lab.tap(50, 50)
    #expect(lab.printed("true true 1") == 2)
    #expect(lab.state("t") == .ended)
  }

  @Test("One event with touches in two windows goes to both (R80)")
  func twoWindows() throws {
    var lab = Lab()
    _ = try lab.scene.makeWindow("w2", frame: Rect(0, 300, 320, 100), level: 1)
    try lab.perform(.touch([FingerMove(1, .down(Point(50, 50))), FingerMove(2, .down(Point(50, 350)))]))
    #expect(lab.trace.steps.count { $0.kind == .stage(.windowSendEvent) } == 2)
    #expect(lab.log(of: "view") == ["view.touchesBegan"])
  }
}
