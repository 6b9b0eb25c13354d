import Geometry
import SceneModel
import Testing

@Suite("Conversions")
struct ConversionTests {
  var scene = Scene()

  @Test("go through the nearest common ancestor (R18)")
  mutating func siblings() throws {
    let first = try scene.add("v1", Rect(20, 10, 10, 10))
    let second = try scene.add("v2", Rect(80, 80, 20, 20))
    #expect(scene.convert(Point(60, 70), from: first, to: second) == Point(0, 0))
    #expect(scene.convert(Point(0, 0), from: second, to: first) == Point(60, 70))
    let steps = try #require(scene.conversion(of: Point(60, 70), from: first, to: second))
    #expect(steps.map { $0.view.map { scene.name(of: $0) } } == ["v1", "view", "v2"])
    #expect(steps.map(\.point) == [Point(60, 70), Point(80, 80), Point(0, 0)])
  }

  @Test("count both origins of bounds (R18)")
  mutating func origins() throws {
    let parent = try scene.add("parent", Rect(0, 0, 100, 100))
    let child = try scene.add("child", to: "parent", Rect(40, 40, 20, 20))
    try scene.setOffset(Point(50, 50), of: parent)
    try scene.setOffset(Point(123, 123), of: child)
    // The child's corner (123, 123) lies at (40, 40) of the parent, its (133, 133) ten further.
    #expect(scene.convert(Point(133, 133), from: child, to: parent) == Point(50, 50))
  }

  @Test("to the view itself change nothing (R18)")
  mutating func itself() throws {
    let view = try scene.add("v", Rect(3, 4, 5, 6))
    #expect(scene.convert(Point(1, 2), from: view, to: view) == Point(1, 2))
    #expect(scene.conversion(of: Point(1, 2), from: view, to: view)?.count == 1)
  }

  @Test("to nil are to the window, not to the screen (R19)")
  mutating func window() throws {
    let window = try scene.makeWindow("w", frame: Rect(0, 100, 320, 300))
    let view = try scene.add("v", to: "w", Rect(10, 20, 30, 30))
    #expect(scene.toWindow(.zero, of: view) == Point(10, 20))
    #expect(scene.fromWindow(Point(10, 20), to: view) == .zero)
    #expect(scene.toScreen(.zero, of: view) == Point(10, 120))
    #expect(scene.fromScreen(Point(10, 120), to: view) == .zero)
    #expect(scene.toWindow(Point(5, 6), of: window) == Point(5, 6))
  }

  @Test("outside of any window end at the root's own points (R19)")
  mutating func detached() throws {
    let root = try scene.makeView("root")
    try scene.setFrame(Rect(7, 8, 50, 50), of: root)
    let leaf = try scene.add("leaf", to: "root", Rect(1, 2, 3, 4))
    #expect(scene.toWindow(.zero, of: leaf) == Point(1, 2))
    #expect(scene.fromWindow(Point(1, 2), to: leaf) == .zero)
    #expect(scene.window(of: leaf) == nil)
    #expect(scene.root(of: leaf) == root)
    #expect(scene.convert(Point.zero, from: leaf, to: root) == Point(1, 2))
  }

  @Test("between windows lead over the screen (R20)")
  mutating func windows() throws {
    let first = try scene.require("window")
    let second = try scene.makeWindow("w2", frame: Rect(0, 50, 320, 430))
    #expect(scene.convert(Point(5, 60), from: first, to: second) == Point(5, 10))
    let inside = try scene.add("inside", to: "w2", Rect(1, 2, 10, 10))
    let view = try scene.require("view")
    #expect(scene.convert(Point.zero, from: inside, to: view) == Point(1, 52))
    #expect(scene.convert(Point(1, 52), from: view, to: inside) == .zero)
    let steps = try #require(scene.conversion(of: .zero, from: inside, to: view))
    #expect(steps.map { $0.view.map { scene.name(of: $0) } } == ["inside", "w2", nil, "window", "view"])
  }

  @Test("between trees that have nothing in common are none (R20)")
  mutating func unrelated() throws {
    let one = try scene.makeView("one")
    let two = try scene.makeView("two")
    #expect(scene.convert(Point.zero, from: one, to: two) == nil)
    #expect(scene.convert(Point.zero, from: one, to: try scene.require("view")) == nil)
    #expect(scene.convert(Point.zero, from: try scene.require("view"), to: one) == nil)
    #expect(scene.convert(Rect(0, 0, 1, 1), from: one, to: two) == nil)
  }

  @Test("into a view with a singular transform are none, out of it they are some (R30)")
  mutating func singular() throws {
    let view = try scene.add("v", Rect(0, 0, 100, 100))
    let parent = try scene.require("view")
    try scene.set(.scale, of: view, to: .number(0))
    #expect(scene.convert(Point.zero, from: parent, to: view) == nil)
    #expect(scene.convert(Point.zero, from: view, to: parent) == Point(50, 50))
    #expect(scene.fromScreen(.zero, to: view) == nil)
  }

  @Test("of a rectangle give the box around its four corners (R21)")
  mutating func rectangles() throws {
    let view = try scene.add("v", Rect(0, 0, 100, 100))
    let parent = try scene.require("view")
    try scene.set(.rotate, of: view, to: .number(45))
    let bounds = scene.bounds(of: view)
    let box = try #require(scene.convert(bounds, from: view, to: parent))
    #expect(isClose(box, Rect(-20.7106781187, -20.7106781187, 141.4213562373, 141.4213562373)))
    let back = try #require(scene.convert(box, from: parent, to: view))
    #expect(isClose(back.width, 200))
    #expect(scene.convert(Rect.null, from: view, to: parent)?.isNull == true)
    #expect(box == scene.frame(of: view))
  }

  @Test("through turns and scales are undone by the way back (R18)")
  mutating func roundTrips() throws {
    try scene.add("a", Rect(10, 20, 100, 80))
    try scene.add("b", to: "a", Rect(5, 5, 60, 60))
    try scene.add("c", Rect(50, 50, 70, 30))
    try scene.set(.rotate, of: scene.require("a"), to: .number(30))
    try scene.set(.scale, of: scene.require("b"), to: .point(Point(-2, 0.5)))
    try scene.set(.anchor, of: scene.require("c"), to: .point(Point(0, 1)))
    try scene.set(.rotate, of: scene.require("c"), to: .number(-70))
    let ids = try ["a", "b", "c", "view", "window"].map { try scene.require($0) }
    for source in ids {
      for target in ids {
        let point = Point(12, -7)
        let there = try #require(scene.convert(point, from: source, to: target))
        #expect(isClose(scene.convert(there, from: target, to: source), point))
      }
    }
  }
}
