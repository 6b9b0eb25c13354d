import Geometry
import Messaging
import SceneModel
import Testing

@Suite("The search over windows")
struct WindowSearchTests {
  var app = App()
  private let screen = Rect(0, 0, 320, 480)

  private func visits(_ x: Double, _ y: Double) throws -> [String] {
    try app.trace(x, y).filter { $0.contains("hitTest") && !$0.hasPrefix(" ") }
      .map { String($0.prefix { $0 != "." }) }
  }

  @Test("asks the window of the highest level first, key or not (R40, R41)")
  mutating func levels() throws {
    _ = try app.scene.makeWindow("w2", frame: screen, level: 1)
    #expect(app.scene.keyWindow == app.scene.object(named: "window"))
    #expect(try app.hit(10, 10) == "w2")
    #expect(try visits(10, 10) == ["w2"])
  }

  @Test("asks within one level the window that was shown last (R40)")
  mutating func shownLast() throws {
    _ = try app.scene.makeWindow("w2", frame: screen)
    #expect(try app.hit(10, 10) == "w2")
    app.scene.bringToFront(try app.scene.require("window"))
    #expect(try app.hit(10, 10) == "view")
  }

  @Test("stops at a window that answers, even if it handles nothing (R42)")
  mutating func stops() throws {
    _ = try app.scene.makeWindow("w2", frame: screen, level: 1)
    #expect(try app.hit(10, 10) == "w2")
    try app.override("w2", .pointInside) { _, _, _ in .bool(false) }
    #expect(try app.hit(10, 10) == "view")
    #expect(try visits(10, 10) == ["w2", "window"])
  }

  @Test("goes on below a window that says nil (R36, R42)")
  mutating func nilWindow() throws {
    _ = try app.scene.makeWindow("w2", frame: screen, level: 1)
    try app.override("w2", .hitTest) { _, _, _ in .none }
    #expect(try app.hit(10, 10) == "view")
  }

  @Test("goes on below a window that does not have the point (R42)")
  mutating func smallWindow() throws {
    _ = try app.scene.makeWindow("w2", frame: Rect(100, 100, 50, 50), level: 1)
    #expect(try app.hit(10, 10) == "view")
    #expect(try app.hit(110, 110) == "w2")
    #expect(try app.trace(110, 110).first == "w2.hitTest 10,10")
  }

  @Test(
    "passes by a window that takes no touches (R43)",
    arguments: [
      (Property.hidden, PropertyValue.bool(true), 0), (.interaction, .bool(false), 1),
      (.alpha, .number(0.005), 1),
    ])
  mutating func excluded(property: Property, value: PropertyValue, asked: Int) throws {
    _ = try app.scene.makeWindow("overlay", frame: screen, level: 2000)
    try app.set("overlay", property, value)
    #expect(try app.hit(10, 10) == "view")
    // A hidden window is not on the screen at all; the others are asked and say nil.
    #expect(try visits(10, 10).count == asked + 1)
  }

  @Test("finds nobody when every window says nil (R44)")
  mutating func nobody() throws {
    try app.override("window", .hitTest) { _, _, _ in .none }
    var simulation = app.simulation()
    #expect(try simulation.findView(at: Point(10, 10)) == Found(view: nil, window: nil))
    #expect(try app.hit(1000, 1000) == nil)
    try app.scene.remove(app.scene.require("window"))
    #expect(try app.hit(10, 10) == nil)
  }

  @Test("finds the window when its root view declines, or a wrapper where there is one (R45)")
  mutating func rootDeclines() throws {
    try app.override("view", .hitTest) { _, _, _ in .none }
    #expect(try app.hit(10, 10) == "window")
    try app.scene.setOption(.wrappers, to: "on")
    #expect(try app.hit(10, 10) == "dropShadowView")
  }

  @Test("tells in which window it found the view, even one of another window (R46)")
  mutating func otherWindow() throws {
    let other = try app.scene.makeWindow("w2", frame: Rect(0, 0, 10, 10), level: -1)
    try app.override("view", .hitTest) { _, _, _ in .object(other) }
    var simulation = app.simulation()
    let found = try simulation.findView(at: Point(50, 50))
    #expect(found == Found(view: other, window: try app.scene.require("window")))
  }

  @Test("goes through a window that is scaled, and not through one that is flattened (R30)")
  mutating func transformedWindow() throws {
    _ = try app.scene.makeWindow("w2", frame: screen, level: 1)
    try app.set("w2", .scale, .number(0.5))
    #expect(try app.hit(160, 240) == "w2")
    #expect(try app.hit(10, 10) == "view")
    try app.set("w2", .scale, .number(0))
    #expect(try app.hit(160, 240) == "view")
  }
}
