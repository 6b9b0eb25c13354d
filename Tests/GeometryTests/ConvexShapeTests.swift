import Geometry
import Testing

@Suite("Convex shapes")
struct ConvexShapeTests {
  private let square = ConvexShape(Rect(0, 0, 10, 10))

  @Test(
    "hold their left and upper sides, not their right and lower ones, as rectangles do (R9)",
    arguments: [
      (0.0, 0.0, true), (10, 5, false), (5, 10, false), (9.999, 0, true), (0, 9.999, true),
      (-0.001, 5, false),
    ])
  func contains(x: Double, y: Double, isInside: Bool) {
    #expect(square.contains(Point(x, y)) == isInside)
    #expect(ConvexShape(Rect(0, 0, 10, 10).corners.reversed()).contains(Point(x, y)) == isInside)
  }

  @Test("that overlap share a shape, and what is left of one makes up the rest")
  func cut() {
    let diamond = ConvexShape([Point(10, 0), Point(15, 5), Point(10, 10), Point(5, 5)])
    let shared = square.intersection(diamond)
    #expect((shared.area - 25).magnitude < 1e-9)
    let rest = square.subtracting(diamond)
    #expect((rest.reduce(0) { $0 + $1.area } - 75).magnitude < 1e-9)
    #expect(rest.allSatisfy { $0.intersection(diamond).area < 1e-6 })
  }

  @Test("that lie apart, or only touch, share nothing")
  func apart() {
    let neighbour = ConvexShape(Rect(10, 0, 10, 10))
    #expect(square.intersection(neighbour).isEmpty)
    #expect(square.subtracting(neighbour) == [square])
    #expect(square.subtracting(ConvexShape(Rect(-1, -1, 20, 20))).isEmpty)
  }

  @Test("forget corners that rounding made two of: the line through both would run anywhere")
  func doubles() {
    // A square's upper right corner twice, a hair apart, so that the short side runs backwards.
    let square = ConvexShape([
      Point(0, 0), Point(10, 0), Point(10 - 1e-14, -1e-14), Point(10, 10), Point(0, 10),
    ])
    #expect(square.corners.count == 4)
    let field = ConvexShape(Rect(-10, -10, 30, 30))
    #expect((field.intersection(square).area - 100).magnitude < 1e-6)
    #expect((field.subtracting(square).reduce(0) { $0 + $1.area } - 800).magnitude < 1e-6)
  }

  @Test("without area or with infinite corners are empty")
  func empty() {
    #expect(ConvexShape(Rect(0, 0, 0, 10)).isEmpty)
    #expect(ConvexShape([Point(0, 0), Point(.nan, 1), Point(1, 1)]).isEmpty)
    #expect(ConvexShape([]).area == 0)
    #expect(!ConvexShape([]).contains(.zero))
  }
}
