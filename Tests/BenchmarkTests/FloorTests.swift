import Geometry
import Messaging
import PeerFloor
import SceneModel
import Testing

/// The searches in C that the program's are measured beside: a comparison means something only if all find the same.
struct FloorTests {
  /// A scene, and the same views as C gets them.
  private struct Twins {
    var scene = Scene()
    var parents: [Int32] = [-1, 0]
    var frames = [floor_frame](repeating: floor_frame(x: 0, y: 0, width: 320, height: 480), count: 2)
    var off: [UInt8] = [0, 0]
    /// What the views are in the scene.
    var views: [ObjectID]

    init() throws {
      views = [scene.windowsFrontToBack[0], try scene.requireView("view")]
    }

    /// Adds a view to one of those that are there.
    mutating func add(to parent: Int, _ frame: Rect, takesTouches: Bool = true) throws {
      let id = try scene.makeView("", class: takesTouches ? "UIView" : "UILabel")
      try scene.setFrame(frame, of: id)
      try scene.insert(id, into: views[parent])
      views.append(id)
      parents.append(Int32(parent))
      frames.append(
        floor_frame(
          x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height))
      off.append(takesTouches ? 0 : 1)
    }

    /// What the three find at each point.
    func answers(at points: [Point]) -> [[Int32]] {
      parents.withUnsafeBufferPointer { parents in
        frames.withUnsafeBufferPointer { frames in
          off.withUnsafeBufferPointer { off in
            let views = floor_views(
              count: Int32(parents.count), parents: parents.baseAddress, frames: frames.baseAddress,
              off: off.baseAddress)
            let plain = floor_plain_make(views)
            let lists = floor_lists_make(views)
            let flat = floor_flat_make(views)
            defer {
              floor_plain_free(plain)
              floor_lists_free(lists)
              floor_flat_free(flat)
            }
            return points.map {
              [
                floor_plain_hit(plain, $0.x, $0.y), floor_lists_hit(lists, $0.x, $0.y),
                floor_flat_hit(flat, $0.x, $0.y),
              ]
            }
          }
        }
      }
    }

    /// What the program finds.
    func found(at point: Point) -> Int32 {
      scene.silentHitView(at: point).flatMap { views.firstIndex(of: $0) }.map(Int32.init) ?? -1
    }
  }

  /// The program's numbers for a point, and halves, so that the sums in C are exact whatever their order.
  private struct Generator {
    var state: UInt64

    mutating func half(_ low: Int, _ high: Int) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(low) + Double(Int(state >> 33) % (2 * (high - low) + 1)) / 2
    }
  }

  @Test("C finds the view that R23 tells, with an index or none, in trees of all shapes", arguments: 0..<60)
  func sameViews(seed: Int) throws {
    var random = Generator(state: UInt64(seed))
    var twins = try Twins()
    // Some trees are flat, with long lists of siblings, others deep.
    let isFlat = seed.isMultiple(of: 2)
    for _ in 0..<(5 + seed * 3) {
      let newest = twins.views.count - 1
      let parent = isFlat ? 1 + Int(random.half(0, 2)) % newest : max(0, newest - Int(random.half(0, 3)))
      let frame = Rect(
        random.half(-40, isFlat ? 280 : 40), random.half(-40, isFlat ? 440 : 40),
        random.half(0, isFlat ? 60 : 320), random.half(0, isFlat ? 60 : 480))
      try twins.add(to: parent, frame, takesTouches: random.half(0, 8) > 1)
    }
    var points = (0..<200).map { _ in Point(random.half(-10, 330), random.half(-10, 490)) }
    // On the edges, where only one of two neighbours has the point.
    points += twins.frames.suffix(50).flatMap {
      [Point($0.x, $0.y), Point($0.x + $0.width, $0.y + $0.height)]
    }
    for (point, answers) in zip(points, twins.answers(at: points)) {
      let found = twins.found(at: point)
      #expect(answers == [found, found, found], "at \(point.x) \(point.y)")
    }
  }

  @Test("C finds the rearmost of many siblings, and nothing where none is")
  func manySiblings() throws {
    var twins = try Twins()
    for number in 0..<1_000 {
      try twins.add(to: 1, Rect(Double(number % 40) * 8, Double(number / 40) * 8, 7, 7))
    }
    let points = [
      Point(3, 3), Point(7.5, 3), Point(319, 199), Point(319, 300), Point(400, 3), Point(.nan, 3),
    ]
    for (point, answers) in zip(points, twins.answers(at: points)) {
      let found = twins.found(at: point)
      #expect(answers == [found, found, found], "at \(point.x) \(point.y)")
    }
    #expect(twins.answers(at: points).map { $0[0] } == [2, 1, 1, 1, -1, -1])
  }
}
