import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// What an event is, and the order in which its receivers meet it.
@Suite struct EventTests {
  @Test("Events come in the kinds that UIKit counts, touches first (R139)")
  func kinds() {
    #expect(EventKind.allCases.map(\.rawValue) == ["touches", "motion", "remoteControl", "presses"])
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
