import Geometry
import Testing

/// Awkward numbers, for the questions that must answer something and never trap.
let oddNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, 1, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  .leastNonzeroMagnitude,
]

@Suite("Rectangles")
struct RectTests {
  @Test(
    "contain their left and top edges and not their right and bottom ones (R8, R9)",
    arguments: [
      (Rect(0, 0, 100, 100), Point(0, 0), true), (Rect(0, 0, 100, 100), Point(99.999, 99.999), true),
      (Rect(0, 0, 100, 100), Point(100, 100), false), (Rect(0, 0, 100, 100), Point(100, 50), false),
      (Rect(0, 0, 100, 100), Point(50, 100), false), (Rect(0, 0, 100, 100), Point(-0.001, 50), false),
      (Rect(10000, 10000, 100, 100), Point(50, 50), false),
      (Rect(10000, 10000, 100, 100), Point(10050, 10050), true),
      (Rect(0, 0, 50, 50), Point(50, 10), false), (Rect(50, 0, 50, 50), Point(50, 10), true),
    ])
  func halfOpen(rect: Rect, point: Point, isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }

  @Test(
    "contain no point when they have no width or no height (R10)",
    arguments: [Rect(10, 10, 0, 0), Rect(10, 10, 0, 5), Rect(10, 10, 5, 0), .zero, .null])
  func empty(rect: Rect) {
    #expect(rect.isEmpty)
    #expect(!rect.contains(Point(10, 10)))
    #expect(!rect.contains(Point.zero))
  }

  @Test(
    "of negative size are answered for as standardized ones (R11)",
    arguments: [
      (Rect(10, 10, -10, -10), Point(0, 0), true), (Rect(10, 10, -10, -10), Point(10, 10), false),
      (Rect(-5, -5, -10, -10), Point(-7, -7), true), (Rect(-5, -5, -10, -10), Point(-15, -15), true),
      (Rect(-5, -5, -10, -10), Point(-5, -5), false), (Rect(10, 0, -10, 20), Point(0, 19), true),
    ])
  func negative(rect: Rect, point: Point, isInside: Bool) {
    #expect(rect.contains(point) == isInside)
    #expect(rect.standardized.contains(point) == isInside)
  }

  @Test("keep a negative size as it was given, and report no negative width (R11)")
  func negativeNumbers() {
    let rect = Rect(10, 20, -10, -5)
    #expect(rect.size == Size(-10, -5))
    #expect(rect.origin == Point(10, 20))
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [0, 15, 10, 20])
    #expect([rect.width, rect.height, rect.midX, rect.midY] == [10, 5, 5, 17.5])
    #expect(rect.center == Point(5, 17.5))
    #expect(rect.standardized.origin == Point(0, 15))
    #expect(rect.standardized.size == Size(10, 5))
    #expect(rect.corners == [Point(0, 15), Point(10, 15), Point(10, 20), Point(0, 20)])
  }

  @Test("tell null from empty, and neither contains a point (R12)")
  func nullAndZero() {
    #expect(!Rect.zero.isNull)
    #expect(Rect.zero.isEmpty)
    #expect(Rect.null.isNull)
    #expect(Rect.null.isEmpty)
    #expect(Rect.null != .zero)
    #expect(!Rect.null.contains(Point.zero))
    #expect(!Rect.zero.contains(Point.zero))
    #expect(!Rect.null.isFinite)
    #expect(!Rect.infinite.isEmpty)
    #expect(!Rect.infinite.isNull)
  }

  @Test(
    "that are infinite contain every point of a screen (R12)",
    arguments: [Point(0, 0), Point(1e6, -1e6), Point(-1e6, 1e6), Point(1e300, -1e300)])
  func infinite(point: Point) {
    #expect(Rect.infinite.contains(point))
  }

  @Test("that are infinite do not contain what is no number (R17)")
  func infiniteIsNotEverything() {
    #expect(!Rect.infinite.contains(Point(.nan, 0)))
    #expect(!Rect.infinite.contains(Point(.infinity, 0)))
  }

  @Test(
    "intersect in what both cover, down to a shared edge (R13)",
    arguments: [
      (Rect(0, 0, 10, 10), Rect(10, 0, 10, 10), Rect(10, 0, 0, 10)),
      (Rect(0, 0, 10, 10), Rect(20, 0, 1, 1), .null),
      (Rect(10, 10, 50, 60), Rect(85, 95, -60, -70), Rect(25, 25, 35, 45)),
      (Rect(0, 0, 10, 10), Rect(2, 3, 4, 5), Rect(2, 3, 4, 5)),
      (Rect(0, 0, 10, 10), Rect(0, 20, 10, 10), .null),
      (Rect(0, 0, 10, 10), .null, .null), (.null, .null, .null),
      (Rect(0, 0, 10, 10), .infinite, Rect(0, 0, 10, 10)),
    ])
  func intersection(left: Rect, right: Rect, common: Rect) {
    #expect(left.intersection(right) == common)
    #expect(right.intersection(left) == common)
    #expect(left.intersects(right) == !common.isNull)
  }

  @Test(
    "unite to the smallest one around both, and a null one adds nothing (R14)",
    arguments: [
      (Rect(0, 0, 10, 10), Rect(50, 50, 0, 0), Rect(0, 0, 50, 50)),
      (Rect(10, 10, -5, -5), Rect(20, 20, 1, 1), Rect(5, 5, 16, 16)),
      (Rect(1, 2, 3, 4), .null, Rect(1, 2, 3, 4)), (.null, .null, .null), (.zero, .null, .zero),
    ])
  func union(left: Rect, right: Rect, both: Rect) {
    #expect(left.union(right) == both)
    #expect(right.union(left) == both)
  }

  @Test(
    "contain one another when their union adds nothing (R14)",
    arguments: [
      (Rect.zero, Rect.zero, true), (.null, .zero, false), (.null, .null, true), (.zero, .null, true),
      (Rect(0, 0, 10, 10), Rect(0, 0, 10, 10), true), (Rect(0, 0, 10, 10), Rect(2, 2, 8, 8), true),
      (Rect(0, 0, 10, 10), Rect(2, 2, 9, 8), false), (Rect(0, 0, 10, 10), Rect(10, 10, -10, -10), true),
      (Rect(0, 0, 10, 10), Rect(10, 10, 0, 0), true), (Rect(0, 0, 10, 10), Rect(11, 10, 0, 0), false),
      // 0.1 + 0.2 - 0.1 is not 0.2: a rectangle contains itself all the same.
      (Rect(0.1, 0.1, 0.2, 0.2), Rect(0.1, 0.1, 0.2, 0.2), true),
    ])
  func containsRect(outer: Rect, inner: Rect, holds: Bool) {
    #expect(outer.contains(inner) == holds)
  }

  @Test(
    "shrink and grow by insets, and are null once a side would be negative (R15)",
    arguments: [
      (Rect(0, 0, 10, 10), 5, 5, Rect(5, 5, 0, 0)), (Rect(0, 0, 10, 10), 6, 1, .null),
      (Rect(0, 0, 10, 10), -10, -10, Rect(-10, -10, 30, 30)),
      (Rect(10, 10, -10, -10), 1, 1, Rect(1, 1, 8, 8)), (Rect(0, 0, 10, 10), 6, -100, .null),
      (.null, -5, -5, .null), (.zero, 0, 0, .zero), (.zero, 1, 0, .null),
    ] as [(Rect, Double, Double, Rect)])
  func inset(rect: Rect, dx: Double, dy: Double, result: Rect) {
    #expect(rect.insetBy(dx: dx, dy: dy) == result)
  }

  @Test("inset by edges may come out negative, as UIEdgeInsetsInsetRect does")
  func edgeInsets() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(Rect(0, 0, 10, 10).inset(by: insets) == Rect(2, 1, 4, 6))
    #expect(Rect(0, 0, 3, 3).inset(by: insets).size == Size(-3, -1))
    #expect(Rect(5, 5, 3, 3).inset(by: .zero) == Rect(5, 5, 3, 3))
  }

  @Test(
    "move as standardized ones, and null stays null (R16)",
    arguments: [
      (Rect(10, 10, -10, -10), 1, 1, Rect(1, 1, 10, 10)), (.null, 5, 5, .null),
      (Rect(1, 2, 3, 4), -1, -2, Rect(0, 0, 3, 4)),
    ] as [(Rect, Double, Double, Rect)])
  func offset(rect: Rect, dx: Double, dy: Double, result: Rect) {
    #expect(rect.offsetBy(dx: dx, dy: dy) == result)
  }

  @Test(
    "round outwards to whole numbers (R16)",
    arguments: [
      (Rect(0.5, 0.5, 1, 1), Rect(0, 0, 2, 2)), (Rect(-0.5, -0.5, 1, 1), Rect(-1, -1, 2, 2)),
      (Rect(1, 1, 2, 2), Rect(1, 1, 2, 2)), (.null, .null), (Rect(2.5, 2.5, -1, -1), Rect(1, 1, 2, 2)),
    ])
  func integral(rect: Rect, result: Rect) {
    #expect(rect.integral == result)
  }

  @Test("are equal when standardized they are, and all null ones are equal (R16)")
  func equality() {
    #expect(Rect(10, 10, -10, -10) == Rect(0, 0, 10, 10))
    #expect(Rect(10, 10, -10, -10).hashValue == Rect(0, 0, 10, 10).hashValue)
    #expect(Rect.null == Rect(.infinity, 3, 7, 7))
    #expect(Rect.null.hashValue == Rect(3, .infinity, 7, 7).hashValue)
    #expect(Rect.null == Rect.null.standardized)
    #expect(Rect(0, 0, 1, 1) != Rect(0, 0, 1, 2))
    #expect(Rect(.nan, 0, 1, 1) != Rect(.nan, 0, 1, 1))
  }

  @Test("answer for numbers that are none, and never trap (R17)")
  func oddNumbersNeverTrap() {
    #expect(!Rect(0, 0, 10, 10).contains(Point(.nan, 5)))
    #expect(!Rect(.nan, 0, 10, 10).contains(Point(5, 5)))
    #expect(!Rect(-.infinity, 0, .infinity, 10).contains(Point(5, 5)))
    for x in oddNumbers {
      for width in oddNumbers {
        let rect = Rect(x, 1, width, 2)
        let other = Rect(0, x, 3, width)
        _ = rect.integral
        _ = rect.standardized == other.standardized
        _ = rect.union(other).contains(rect.intersection(other))
        _ = rect.intersects(other)
        _ = rect.insetBy(dx: x, dy: width).offsetBy(dx: width, dy: x)
        _ = Rect.bounding(rect.corners)
        _ = rect.hashValue
        #expect(!rect.contains(Point(.nan, .nan)))
      }
    }
  }

  @Test("around points are null when there is none, and reach to each of them")
  func bounding() {
    #expect(Rect.bounding([]).isNull)
    #expect(Rect.bounding([Point(3, 4)]) == Rect(3, 4, 0, 0))
    #expect(Rect.bounding([Point(3, 4), Point(-1, 9), Point(0, 0)]) == Rect(-1, 0, 4, 9))
  }
}
