import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// The examples that UIKit's rules on touches and windows come with, number by number.
@Suite struct TouchExamplesTests {
  @Test(
    "When the root view declines, the window is hit, or a wrapper where there is one; the window hears of it (R45)",
    arguments: [("12", "off", "window"), ("13", "off", "window"), ("13", "on", "dropShadowView")])
  func rootDeclines(_ release: String, _ wrappers: String, _ hit: String) throws {
    var lab = Lab()
    try lab.scene.setOption(.ios, to: release)
    try lab.scene.setOption(.wrappers, to: wrappers)
    try lab.override("view", .hitTest, answering: .none)
    try lab.tap(50, 50)
    #expect(lab.scene.name(of: lab.input.lastHit) == hit)
    #expect(lab.log(of: "window").contains("window.touchesBegan"))
    #expect(lab.noted(.undocumented(.wrappers)) == (release == "13"))
  }

  @Test("A touch that a scroll view held back keeps the time of its going down (R61)")
  func timestamp() throws {
    var lab = Lab()
    try lab.add("list", 0, 0, 320, 400, as: "UIScrollView")
    try lab.add("v", 0, 0, 320, 100, to: "list")
    try lab.override("v", .touchesBegan) { (arguments, _, app) throws(Fault) in
      if case .touches(let ids) = arguments[0], let touch = app.input.touch(ids[0]) {
        app.print("\(touch.timestamp) at \(app.input.time)", from: nil)
      }
      return .none
    }
    try lab.wait(10)
    try lab.down(50, 50)
    try lab.wait(0.2)
    #expect(lab.log().contains("\"10.0 at 10.15\""))
  }

  @Test("A point of the window in a view's own points (R63)")
  func location() throws {
    var lab = Lab()
    let view = try lab.add("v", 150, 300, 80, 80)
    try lab.down(188.33, 361)
    let app = Simulation(scene: lab.scene, input: lab.input)
    let id = try #require(lab.input.touches.first?.id)
    let point = try #require(app.location(of: id, in: view))
    #expect((point - Point(38.33, 61)).distance(to: .zero) < 1e-9)
    #expect(app.previousLocation(of: id, in: view) == point)
  }

  @Test(
    "Under a scale of 2 the transform takes a finger's way whole, the center half of it (R64)",
    arguments: [("transform", 10.0), ("center", 5.0)])
  func drag(_ means: String, _ way: Double) throws {
    var lab = Lab()
    let view = try lab.add("v", 100, 100, 80, 80)
    try lab.set("v", .scale, .point(Point(2, 2)))
    try lab.override("v", .touchesMoved) { (arguments, receiver, app) throws(Fault) in
      guard case .touches(let ids) = arguments[0], let now = app.location(of: ids[0], in: receiver),
        let before = app.previousLocation(of: ids[0], in: receiver)
      else { return .none }
      let delta = now - before
      if means == "transform" {
        let moved = AffineTransform.translation(delta.x, delta.y).then(app.scene.transform(of: receiver))
        try app.set(.transform, of: receiver, to: .transform(moved))
      } else {
        try app.set(.center, of: receiver, to: .point(app.scene.center(of: receiver) + delta))
      }
      return .none
    }
    let before = lab.scene.frame(of: view).origin.x
    try lab.down(140, 140)
    try lab.move(150, 140)
    #expect(abs(lab.scene.frame(of: view).origin.x - before - way) < 1e-9)
  }

  @Test("A controller hears of a touch on a label, and not of one on a button (R76)")
  func controllers() throws {
    var lab = Lab()
    try lab.add("b", 0, 0, 100, 44, as: "UIButton")
    try lab.add("label", 0, 100, 100, 44, as: "UILabel")
    try lab.tap(50, 20)
    #expect(lab.log(of: "vc").isEmpty)
    try lab.tap(50, 120)
    #expect(lab.scene.name(of: lab.input.lastHit) == "view")
    #expect(lab.log(of: "vc") == ["vc.touchesBegan", "vc.touchesEnded"])
  }

  @Test("Four samples in one frame are one touchesMoved (R77)")
  func samples() throws {
    var lab = Lab()
    try lab.add("v", 0, 0, 200, 200)
    try lab.override("v", .touchesMoved) { (arguments, _, app) throws(Fault) in
      if case .touches(let ids) = arguments[0], let touch = app.input.touch(ids[0]) {
        app.print("from \(touch.previousLocation.x) to \(touch.location.x)", from: nil)
      }
      return .none
    }
    try lab.gesture("g", .pan, on: "v") { $0.cancelsTouchesInView = false }
    try lab.down(50, 50)
    try lab.perform(.touch((1...4).map { FingerMove(1, .move(Point(50 + Double($0) * 3, 50))) }))
    #expect(lab.log(of: "v").filter { $0 == "v.touchesMoved" }.count == 1)
    #expect(lab.printed("from 50.0 to 62.0") == 1)
    #expect(lab.log(of: "g").filter { $0 == "g.touchesMoved" }.count == 1)
    // What is no way of one finger stays refused.
    #expect(throws: Fault(.input(.fingerTwice(1)))) {
      try lab.perform(.touch([FingerMove(1, .move(.zero)), FingerMove(1, .up(nil))]))
    }
  }

  @Test(
    "The chain past a presented controller rests on dumps alone (R51)", arguments: ["fullScreen", "sheet"])
  func presented(_ option: String) throws {
    var lab = Lab()
    try lab.scene.setOption(.presentation, to: option)
    let sheet = try lab.scene.makeView("sheet")
    let other = try lab.scene.makeController("other", view: sheet, parent: nil)
    try lab.scene.present(other, from: lab.scene.require("vc"))
    try lab.tap(50, 50)
    #expect(lab.log(of: "vc").isEmpty == (option == "sheet"))
    #expect(lab.noted(.undocumented(.presentation)))
  }

  @Test("Taps at 0 to 0.05 and at 0.2 to 0.25 count 1 and 2, one at 1.0 counts 1 (R65)")
  func tapCounts() throws {
    var lab = Lab()
    var counts: [Int] = []
    for time in [0.0, 0.2, 1.0] {
      try lab.wait(time - lab.input.time)
      try lab.down(50, 50)
      counts.append(try #require(lab.input.touches.first).tapCount)
      try lab.wait(0.05)
      try lab.up()
    }
    #expect(counts == [1, 2, 1])
  }
}
