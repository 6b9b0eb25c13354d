import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// At which responder touches stop.
@Suite struct HandlerTests {
  @Test("Recognizers get touches first and are no responders")
  func recognizers() throws {
    var lab = Lab()
    try lab.gesture("t", .tap, on: "view")
    try lab.tap(50, 50)
    #expect(lab.handler == nil)
    try lab.override("vc", .touchesBegan)
    try lab.tap(50, 50)
    #expect(lab.handler == "vc")
  }

  @Test("Of two touches the first one's responder counts, unless nobody kept it")
  func several() throws {
    var lab = Lab()
    try lab.add("a", 0, 0, 100, 100)
    try lab.add("b", 0, 100, 100, 100)
    try lab.override("b", .touchesBegan)
    let both = EventRequest.touch([FingerMove(1, .down(Point(50, 50))), FingerMove(2, .down(Point(50, 150)))])
    try lab.perform(both)
    #expect(lab.handler == "b")
    try lab.perform(.interrupt)
    try lab.override("a", .touchesBegan)
    try lab.perform(both)
    #expect(lab.handler == "a")
  }

  @Test("A beginning that a recognizer swallowed has no responder (R90)")
  func swallowed() throws {
    var lab = Lab()
    try lab.override("view", .touchesBegan)
    try lab.gesture("t", .tap, on: "view") { $0.delaysTouchesBegan = true }
    try lab.tap(50, 50)
    #expect(lab.handler == nil)
  }
}
