import Geometry
import Messaging
import SceneModel
import Testing

@Suite("Searching at many points")
struct SearcherTests {
  /// A scene whose root view has views with the given frames, from back to front.
  private func scene(_ frames: [Rect]) throws -> Scene {
    var scene = Scene()
    let root = try scene.require("view")
    for (number, frame) in frames.enumerated() {
      let view = try scene.makeView("v\(number)")
      try scene.setFrame(frame, of: view)
      try scene.insert(view, into: root)
    }
    return scene
  }

  /// Holds looked-up answers against the walk's at the given points.
  private func check(_ scene: Scene, _ points: [Point], knows least: Int) {
    var searcher = Searcher(scene)
    searcher.makeIndex()
    var known = 0
    for point in points {
      let walked = scene.silentHitView(at: point)
      if let looked = searcher.knownView(at: point) {
        known += 1
        #expect(looked == walked, "at \(point)")
      }
      #expect(searcher.hitView(at: point) == walked, "at \(point)")
    }
    #expect(known >= least, "only \(known) of \(points.count) are known")
  }

  /// Points on, and a hair beside, the edges and the middle of rectangles.
  private func edges(of frames: [Rect]) -> [Point] {
    frames.flatMap { frame -> [Point] in
      let xs = [frame.minX, frame.maxX, frame.center.x].flatMap { [$0.nextDown, $0, $0.nextUp, $0 + 1e-5] }
      let ys = [frame.minY, frame.maxY, frame.center.y].flatMap { [$0.nextDown, $0, $0.nextUp, $0 - 1e-5] }
      return xs.flatMap { x in ys.map { Point(x, $0) } }
    }
  }

  @Test("left and top edges are in, right and bottom ones out, to the last bit (R9)")
  func exactEdges() throws {
    let frames = [
      Rect(10, 10, 100, 50), Rect(0.1, 70.3, 33.3, 12.7), Rect(40, 20, 200, 300), Rect(0, 0, 320, 0),
    ]
    check(try scene(frames), edges(of: frames + [Rect(0, 0, 320, 480)]), knows: 400)
  }

  @Test("points beside the screen, and none at all, hit nobody (R44)")
  func outside() throws {
    let scene = try scene([Rect(-50, -50, 500, 600)])
    check(
      scene,
      [
        Point(-1, 5), Point(320, 5), Point(5, -1e-300), Point(5, 480), Point(.nan, 5), Point(5, .nan),
        Point(.infinity, 5), Point(5, -.infinity), Point(1e300, 1e300),
      ], knows: 6)
  }

  @Test("frames beyond all measure leave the answers as they are (R17)")
  func extremes() throws {
    let frames = [
      Rect(0, 0, 1e300, 1e300), Rect(-1e17, -1e17, 1e17 + 64, 1e17 + 64), Rect(100, 100, 1e-300, 1e-300),
      Rect(200, 200, 5, 1e12),
    ]
    var random = Generator(seed: 7)
    let points = (0..<500).map { _ in Point(random.number(0, 320), random.number(0, 480)) }
    check(try scene(frames), points + edges(of: frames), knows: 0)
  }

  @Test("crooked transforms leave the answers as they are (R30)", arguments: 0..<40 as Range<UInt64>)
  func transforms(seed: UInt64) throws {
    var random = Generator(seed: seed)
    var scene = Scene()
    var parent = try scene.require("view")
    for number in 0..<12 {
      let view = try scene.makeView("v\(number)")
      try scene.setFrame(
        Rect(random.number(-20, 200), random.number(-20, 300), random.number(1, 300), random.number(1, 300)),
        of: view)
      func factor() -> Double { random.number(-2, 2) * [1, 1, 1, 1e-9, 1e9][random.below(5)] }
      if random.once(in: 2) {
        let (a, b) = (factor(), factor())
        // Now and then one that is singular but for a hair.
        let (c, d) = random.once(in: 3) ? (a, b + random.number(0, 1e-9)) : (factor(), factor())
        try? scene.setTransform(
          AffineTransform(a: a, b: b, c: c, d: d, tx: random.number(-50, 50), ty: 0), of: view)
      }
      try scene.insert(view, into: parent)
      if random.once(in: 2) { parent = view }
    }
    let points = (0..<200).map { _ in Point(random.number(0, 320), random.number(0, 480)) }
    check(scene, points, knows: 0)
  }

  @Test("views turned below a far-off origin, where numbers are coarse, do no harm (R6, R30)")
  func farOff() throws {
    for (far, angle) in [(1e13, 30.0), (-3e12, 45), (7e13, 90), (2e7, 30)] {
      var scene = try scene([Rect(0, 0, 320, 480)])
      let scroll = try scene.require("v0")
      try scene.setOffset(Point(far, far), of: scroll)
      let turned = try scene.makeView("turned")
      try scene.setFrame(Rect(far + 100, far + 100, 100, 50), of: turned)
      try scene.set(.rotate, of: turned, to: .number(angle))
      try scene.insert(turned, into: scroll)
      let frame = scene.frame(of: turned)
      let middle = frame.center - Point(far, far)
      // Along a cross through the middle, in steps far below what a number of that size can tell.
      var points: [Point] = []
      for edge in [frame.minX - far, frame.maxX - far] {
        points += (-400...400).map { Point(edge + Double($0) * 1e-4, middle.y) }
      }
      for edge in [frame.minY - far, frame.maxY - far] {
        points += (-400...400).flatMap { step in
          [-43.0, 0, 43].map { Point(middle.x + $0, edge + Double(step) * 1e-4) }
        }
      }
      check(scene, points, knows: 0)
    }
  }

  @Test("20,000 siblings, and 20,000 levels, are looked up (R28)")
  func large() throws {
    var random = Generator(seed: 3)
    let points = (0..<20).map { _ in Point(random.number(0, 320), random.number(0, 480)) }
    var wide = Scene()
    var root = try wide.require("view")
    for number in 0..<20_000 {
      let view = try wide.makeView("")
      try wide.setFrame(Rect(Double(number % 320), Double(number / 320 % 480), 1, 1), of: view)
      try wide.insert(view, into: root)
    }
    check(wide, points, knows: 18)
    var deep = Scene()
    root = try deep.require("view")
    for _ in 0..<20_000 {
      let view = try deep.makeView("")
      try deep.setFrame(Rect(0, 0, 320, 480), of: view)
      try deep.insert(view, into: root)
      root = view
    }
    check(deep, points, knows: 18)
    // So many superviews are not asked for one point at an edge: the walk is taken.
    check(deep, [Point(0, 0)], knows: 0)
  }

  @Test("views that lie on one another in heaps are cut short, and walked (R28)")
  func heaps() throws {
    // More than a cell's list holds, each a little smaller than the one behind, and none with all of a cell.
    let frames = (0..<200).map { Rect(10 + Double($0) * 0.004, 10, 0.9 - Double($0) * 0.004, 300) }
    var random = Generator(seed: 5)
    let points = (0..<400).map { _ in Point(random.number(9.5, 11.5), random.number(0, 320)) }
    check(try scene(frames), points, knows: 50)
  }

  @Test("many points make an index, few do not")
  func lazily() throws {
    let scene = try scene((0..<300).map { Rect(Double($0), 0, 1, 480) })
    var searcher = Searcher(scene)
    for number in 0..<10 { _ = searcher.hitView(at: Point(Double(number), 5)) }
    #expect(!searcher.isIndexed)
    for number in 0..<300 { _ = searcher.hitView(at: Point(Double(number) + 0.5, 5)) }
    #expect(searcher.isIndexed)
  }

  @Test("what lies before code is known, what code may change is not (R23)")
  func barriers() throws {
    var app = App()
    for (name, frame) in [
      ("back", Rect(0, 0, 50, 50)), ("coded", Rect(100, 0, 50, 50)), ("front", Rect(90, 0, 20, 20)),
    ] {
      let view = try app.scene.makeView(name)
      try app.scene.setFrame(frame, of: view)
      try app.scene.insert(view, into: app.scene.require("view"))
    }
    try app.override("coded", .hitTest) { _, _, _ in .none }
    var searcher = Searcher(app.scene)
    searcher.makeIndex()
    #expect(try searcher.knownView(at: Point(95, 5)) == .some(app.scene.require("front")))
    #expect(searcher.knownView(at: Point(120, 5)) == nil)
    // The code is asked about every point of its superview.
    #expect(searcher.knownView(at: Point(5, 5)) == nil)
    #expect(searcher.knownView(at: Point(-5, 5)) == .some(nil))
    // A window's own code may take even what is outside of it.
    try app.override("window", .pointInside) { _, _, _ in .bool(true) }
    searcher = Searcher(app.scene)
    searcher.makeIndex()
    #expect(searcher.knownView(at: Point(-5, 5)) == nil)
  }
}
