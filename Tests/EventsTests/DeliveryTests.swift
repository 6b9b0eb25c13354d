import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

@Suite struct DeliveryTests {
  @Test("An unhandled touch visits every responder and is dropped at the end (R69, R76)")
  func forwarding() throws {
    var lab = Lab()
    try lab.add("box", 50, 100, 200, 200)
    try lab.add("leaf", 20, 20, 50, 50, to: "box")
    try lab.tap(80, 130)
    let chain = ["leaf", "box", "view", "vc", "window", "scene", "app", "delegate"]
    #expect(
      lab.log() == chain.map { "\($0).touchesBegan" } + ["dropped touchesBegan"]
        + chain.map { "\($0).touchesEnded" } + ["dropped touchesEnded"])
    #expect(lab.handler == nil)
    #expect(lab.input.time == 0.08)
  }

  @Test("The first that keeps the touch ends the way (R69)")
  func handled() throws {
    var lab = Lab()
    try lab.add("box", 50, 100, 200, 200)
    try lab.add("leaf", 20, 20, 50, 50, to: "box")
    try lab.override("box", .touchesBegan)
    try lab.tap(80, 130)
    #expect(lab.handler == "box")
    // R71: the phases that are not overridden go on to responders that never saw the beginning.
    #expect(lab.log(of: "view") == ["view.touchesEnded"])
  }

  @Test("A button follows its touch and sends its events (R109)")
  func button() throws {
    var lab = Lab()
    try lab.add("b", 100, 100, 100, 44, as: "UIButton")
    try lab.tap(150, 120)
    #expect(
      lab.log() == [
        "b.touchesBegan", "b?beginTracking", "b!touchDown", "b.touchesEnded", "b?endTracking",
        "b!touchUpInside", "b!primaryActionTriggered",
      ])
    #expect(lab.handler == "b")
  }
}
