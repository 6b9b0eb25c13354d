import Geometry
import Testing

@Suite struct PathTests {
  /// The upper left edges of a path belong to it, the lower right ones do not, as for rectangles (R9).
  @Test(arguments: [
    (0.0, 0.0, true), (9.99, 9.99, true), (10, 5, false), (5, 10, false), (0, 5, true), (5, 0, true),
    (-0.01, 5, false), (.nan, 5, false), (5, .infinity, false),
  ])
  func `a rectangle's path contains what the rectangle does`(_ x: Double, _ y: Double, _ isInside: Bool) {
    #expect(Path(rect: Rect(0, 0, 10, 10)).contains(Point(x, y)) == isInside)
    #expect(Path(rect: Rect(10, 10, -10, -10)).contains(Point(x, y)) == isInside)
  }

  @Test(arguments: [
    (40.0, 40.0, true), (1, 1, false), (40, 0.5, true), (6, 20, true), (5, 20, false), (79, 40, true),
    (69, 69, false),
  ])
  func `an oval contains what lies within its radius`(_ x: Double, _ y: Double, _ isInside: Bool) {
    #expect(Path(ovalIn: Rect(0, 0, 80, 80)).contains(Point(x, y)) == isInside)
  }

  @Test(arguments: [0.0, 1.0, 2.5, 4.0, 5.5])
  func `an oval's edge is less than a hundredth of a point away from the true one`(_ angle: Double) {
    let path = Path(ovalIn: Rect(-100, -50, 200, 100))
    let transform = AffineTransform.rotation(radians: angle)
    let direction = transform.apply(Point(1, 0))
    // The distance to the ellipse's edge in that direction.
    let edge =
      1 / ((direction.x / 100) * (direction.x / 100) + (direction.y / 50) * (direction.y / 50)).squareRoot()
    #expect(path.contains(Point(direction.x * (edge - 0.02), direction.y * (edge - 0.02))))
    #expect(!path.contains(Point(direction.x * (edge + 0.001), direction.y * (edge + 0.001))))
  }

  @Test(arguments: [
    (2.0, 2.0, false), (10, 10, true), (1, 30, true), (98, 58, false), (50, 1, true), (99, 59, false),
  ])
  func `round corners are cut off`(_ x: Double, _ y: Double, _ isInside: Bool) {
    let path = Path(roundedRect: Rect(0, 0, 100, 60), radiusX: 16, radiusY: 16)
    #expect(path.contains(Point(x, y)) == isInside)
  }

  @Test func `a radius is at most half the shorter side, and none is a rectangle`() {
    #expect(!Path(roundedRect: Rect(0, 0, 40, 20), radiusX: 99, radiusY: 99).contains(Point(1, 1)))
    #expect(Path(roundedRect: Rect(0, 0, 40, 20), radiusX: 99, radiusY: 99).contains(Point(20, 10)))
    #expect(Path(roundedRect: Rect(0, 0, 40, 20), radiusX: 0, radiusY: 0).contains(Point(0, 0)))
  }

  @Test func `an arc goes clockwise on the screen or the other way round`() {
    var lower = Path()
    lower.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(lower.contains(Point(0, 5)))
    #expect(!lower.contains(Point(0, -5)))
    var upper = Path()
    upper.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(upper.contains(Point(0, -5)))
    #expect(!upper.contains(Point(0, 5)))
    var whole = Path()
    whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(whole.contains(Point(0, 5)) && whole.contains(Point(0, -5)))
  }

  @Test func `a pie is an arc and lines to its middle`() {
    var pie = Path()
    pie.move(to: .zero)
    pie.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    pie.close()
    #expect(pie.contains(Point(3, 3)))
    #expect(!pie.contains(Point(-3, 3)))
    #expect(!pie.contains(Point(8, 8)))
  }

  @Test func `curves bend towards their control points`() {
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: Point(10, 0), control: Point(5, 10))
    #expect(quad.contains(Point(5, 4.9)))
    #expect(!quad.contains(Point(5, 5.1)))
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(to: Point(10, 0), control1: Point(0, 8), control2: Point(10, 8))
    #expect(cubic.contains(Point(5, 5.9)))
    #expect(!cubic.contains(Point(5, 6.1)))
  }

  /// Two squares, one in the other, drawn in the same direction.
  @Test func `the two fill rules differ where outlines overlap`() {
    var path = Path(rect: Rect(0, 0, 30, 30))
    path.append(Path(rect: Rect(10, 10, 10, 10)))
    #expect(path.contains(Point(15, 15)))
    #expect(!path.contains(Point(15, 15), evenOdd: true))
    path.usesEvenOddRule = true
    #expect(!path.contains(Point(15, 15)))
    #expect(path.contains(Point(5, 5)))
    var ring = Path(rect: Rect(0, 0, 30, 30))
    ring.move(to: Point(10, 10))
    for corner in [Point(10, 20), Point(20, 20), Point(20, 10)] { ring.addLine(to: corner) }
    ring.close()
    #expect(!ring.contains(Point(15, 15)))
  }

  @Test func `an open outline is closed for the question, and a line needs a beginning`() {
    var path = Path()
    path.addLine(to: Point(5, 5))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: Point(10, 0))
    path.addLine(to: Point(0, 10))
    #expect(path.contains(Point(2, 2)))
    #expect(path.bounds == Rect(0, 0, 10, 10))
    path.removeAll()
    #expect(path.isEmpty && path.bounds.isNull)
  }

  @Test func `a path moves by a transform`() {
    let path = Path(rect: Rect(0, 0, 10, 10)).applying(.translation(20, 0))
    #expect(path.contains(Point(25, 5)))
    #expect(!path.contains(Point(5, 5)))
  }

  @Test func `neighbouring paths share no point of their common edge`() {
    let left = Path(rect: Rect(0, 0, 10, 10))
    let right = Path(rect: Rect(10, 0, 10, 10))
    for y in stride(from: 0.0, to: 10, by: 0.5) {
      #expect(left.contains(Point(10, y)) != right.contains(Point(10, y)))
    }
  }
}
