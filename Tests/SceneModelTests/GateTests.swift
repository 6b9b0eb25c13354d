import Geometry
import Testing

@testable import SceneModel

/// Gates let pass whatever the bounds let pass, and follow the scene.
@Suite struct GateTests {
  /// Whether a view may have a point of its superview, by its gate and by its bounds.
  private func answers(_ scene: Scene, _ id: ObjectID, _ point: Point) -> (gate: Bool, bounds: Bool) {
    let local = scene.toLocal(point, of: id) ?? Point(.nan, .nan)
    return (
      scene.placements.gate(at: id.place).lets(GatePoint(point)), scene.placements[id.place].contains(local)
    )
  }

  private func scene(frame: Rect) throws -> (Scene, ObjectID) {
    var scene = Scene()
    let view = try scene.makeView("A")
    try scene.setFrame(frame, of: view)
    try scene.insert(view, into: scene.requireView("view"))
    return (scene, view)
  }

  @Test("R9: a gate is about as large as the frame, and no point of the bounds is kept out")
  func edges() throws {
    let (scene, view) = try scene(frame: Rect(10, 20, 30, 40))
    for (point, isIn) in [
      (Point(10, 20), true), (Point(39.999_999, 59.999_999), true), (Point(25, 40), true),
      (Point(9.99, 40), false), (Point(25, 19.99), false), (Point(40.01, 40), false),
      (Point(25, 60.01), false),
      (Point(.nan, 40), false), (Point(25, .infinity), false),
    ] {
      let found = answers(scene, view, point)
      #expect(found.gate == isIn && found.bounds == isIn, "\(point)")
    }
  }

  @Test("R8, R9: on random frames and points around their edges, a closed gate means outside")
  func random() throws {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
    // From far below a point to where a Double has no halves left, and beyond what a Float can say.
    let scales = [1e-12, 1e-3, 1, 320, 1e7, 1e16, 1e39, 1e300]
    var (closed, close) = (0, 0)
    for _ in 0..<4_000 {
      let scale = scales[Int(next() * 8)]
      let offset = scales[Int(next() * 8)] * (next() - 0.5)
      var scene = Scene()
      let view = try scene.makeView("A")
      let frame = Rect((next() - 0.5) * scale, offset, next() * scale, next() * scale)
      // What is refused stays where it was, and that will do as well.
      try? scene.setFrame(frame, of: view)
      try? scene.setOffset(Point((next() - 0.5) * scale, offset), of: view)
      let now = scene.frame(of: view)
      let corners = [now.minX, now.maxX].flatMap { x in [now.minY, now.maxY].map { Point(x, $0) } }
      for corner in corners {
        let (x, y) = (corner.x, corner.y)
        for (x, y) in [
          (x, y), (x.nextDown, y), (x.nextUp, y), (x, y.nextUp), (x, y.nextDown),
          (x + scale * (next() - 0.5), y + scale * (next() - 0.5)),
        ] {
          let found = answers(scene, view, Point(x, y))
          #expect(found.gate || !found.bounds, "\(frame) at \(x) \(y)")
          closed += found.gate ? 0 : 1
          close += found.gate && !found.bounds ? 1 : 0
        }
      }
      let middle = answers(scene, view, Point(now.midX, now.midY))
      #expect(middle.gate || !middle.bounds)
    }
    // The test would say nothing of gates that are always open, or of points that are all far away.
    #expect(closed > 10_000 && close > 1_000)
  }

  @Test("R23, R24: the gate of a view that takes no touches is closed, and opens with it")
  func refusals() throws {
    var (scene, view) = try scene(frame: Rect(10, 20, 30, 40))
    let inside = Point(20, 30)
    for (property, off, on) in [
      (Property.hidden, PropertyValue.bool(true), PropertyValue.bool(false)),
      (.interaction, .bool(false), .bool(true)), (.alpha, .number(0.005), .number(0.02)),
    ] {
      try scene.set(property, of: view, to: off)
      #expect(!answers(scene, view, inside).gate, "\(property)")
      try scene.set(property, of: view, to: on)
      #expect(answers(scene, view, inside).gate, "\(property)")
    }
    scene.setFlag(.animating, true, of: view)
    #expect(!answers(scene, view, inside).gate)
  }

  @Test("R1: the gate of a turned view is open everywhere, since only its transform can tell")
  func turned() throws {
    var (scene, view) = try scene(frame: Rect(10, 20, 30, 40))
    try scene.set(.rotate, of: view, to: .number(30))
    #expect(answers(scene, view, Point(1_000, -1_000)).gate)
    try scene.set(.rotate, of: view, to: .number(0))
    #expect(!answers(scene, view, Point(1_000, -1_000)).gate)
  }

  @Test("R28: gates lead from the front-most subview back to the rearmost")
  func order() throws {
    var scene = Scene()
    let parent = try scene.requireView("view")
    var views = try (0..<5).map { try scene.makeView("v\($0)") }
    for view in views { try scene.insert(view, into: parent) }
    scene.bringToFront(views[1])
    views.append(views.remove(at: 1))
    scene.detach(views.remove(at: 2))
    var found: [ObjectID] = []
    var place = Int(scene.placements.gate(at: parent.place).lastChild)
    while true {
      found.insert(ObjectID(place), at: 0)
      let step = scene.placements.gate(at: place).stepBack
      if step == 0 { break }
      place += Int(step)
    }
    #expect(found == views)
    #expect(scene.checkInvariants().isEmpty)
  }

  @Test("What a search reads of a view takes at most 120 bytes")
  func size() {
    #expect(MemoryLayout<Placement>.stride + MemoryLayout<Gate>.stride <= 120)
  }
}
