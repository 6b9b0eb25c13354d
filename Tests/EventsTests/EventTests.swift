import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// What an event is, and the order in which its receivers meet it.
@Suite struct EventTests {
  @Test("Events come in the kinds that UIKit counts, touches first (R139)")
  func kinds() {
    #expect(
      EventKind.allCases.map(\.rawValue) == [
        "touches", "motion", "remoteControl", "presses", "scroll", "hover", "transform",
      ])
    #expect(EventKind.allCases.map(\.number) == [0, 1, 2, 3, 10, 11, 14])
  }

  @Test("Recognizers get each phase of a touch before its view does (R79)")
  func recognizersFirst() throws {
    var lab = Lab()
    try lab.add("v", 20, 20, 200, 200)
    try lab.gesture("g", .pan, on: "v")
    try lab.perform(.touch([FingerMove(1, .down(Point(50, 50)))]))
    try lab.perform(.touch([FingerMove(1, .move(Point(53, 50)))]))
    try lab.perform(.touch([FingerMove(1, .up(nil))]))
    let phases = ["touchesBegan", "touchesMoved", "touchesEnded"]
    let order = lab.log().filter { line in phases.contains { line == "g.\($0)" || line == "v.\($0)" } }
    #expect(order == phases.flatMap { ["g.\($0)", "v.\($0)"] })
  }

  @Test("Events are delivered in the order in which they were made, each with its own time (R81, R61)")
  func queue() throws {
    var lab = Lab()
    try lab.add("v", 20, 20, 200, 200)
    var times: [Double] = []
    try lab.perform(.touch([FingerMove(1, .down(Point(50, 50)))]))
    times.append(try #require(lab.input.touches.first).timestamp)
    try lab.wait(1)
    try lab.perform(.touch([FingerMove(1, .move(Point(60, 50)))]))
    times.append(try #require(lab.input.touches.first).timestamp)
    #expect(times == [0, 1])
    try lab.perform(.touch([FingerMove(1, .up(nil))]))
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesMoved", "v.touchesEnded"])
  }

  @Test("What happens while the main thread is busy is delivered after it, in order, with its own time (R81)")
  func blocked() throws {
    var lab = Lab()
    try lab.add("v", 20, 20, 200, 200)
    for method in [Selector.touchesBegan, .touchesMoved, .touchesEnded] {
      try lab.override("v", method) { (arguments, _, app) throws(Fault) in
        if case .touches(let ids) = arguments[0], let touch = app.input.touch(ids[0]) {
          app.print("\(method.rawValue) of \(touch.timestamp) at \(app.input.time)", from: nil)
        }
        return .none
      }
    }
    try lab.gesture("g", .tap, on: "v") { $0.cancelsTouchesInView = false }
    try lab.perform(.block(1))
    try lab.down(50, 50)
    try lab.wait(0.25)
    try lab.move(52, 50)
    try lab.wait(0.25)
    try lab.move(54, 50)
    try lab.up()
    #expect(lab.log().isEmpty)
    #expect(lab.noted(.queued))
    #expect(throws: Fault(.input(.fingerIsUp(1)))) { try lab.up() }
    try lab.wait(1)
    #expect(
      lab.log().filter { $0.hasPrefix("\"touches") } == [
        "\"touchesBegan of 0.0 at 1.0\"", "\"touchesMoved of 0.5 at 1.0\"", "\"touchesEnded of 0.5 at 1.0\"",
      ])
    #expect(lab.state("g") == .ended)
    #expect(lab.input.time == 1.5)
    #expect(lab.input.queue.isEmpty)
  }

  @Test("A busy main thread fires no timer, and other events wait for it (R81)")
  func blockedTimers() throws {
    var lab = Lab()
    try lab.gesture("p", .longpress, on: "view")
    try lab.down(50, 50)
    try lab.perform(.block(2))
    try lab.wait(1.5)
    #expect(lab.state("p") == .possible)
    try lab.wait(0.5)
    #expect(lab.state("p") == .began)
    try lab.perform(.block(1))
    try lab.perform(.shake)
    #expect(lab.input.time == 3)
    #expect(lab.log(of: "vc") == ["vc.motionBegan", "vc.motionEnded"])
  }

  @Test("What an app looks up through the chain is looked up from the first responder upwards (R141)")
  func lookedUp() throws {
    var lab = Lab()
    try lab.add("form", 0, 0, 300, 200)
    try lab.add("field", 20, 20, 200, 40, to: "form", as: "UITextField")
    lab.scene.declare(try lab.scene.require("form"), respondsTo: "inputAccessory")
    lab.scene.declare(try lab.scene.require("vc"), respondsTo: "inputAccessory")
    var app = Simulation(scene: lab.scene)
    let field = try lab.scene.require("field")
    #expect(try app.target(forAction: "inputAccessory", startingAt: field) == lab.scene.object(named: "form"))
    #expect(try app.target(forAction: "undoManager", startingAt: field) == nil)
  }
}
