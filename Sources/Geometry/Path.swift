#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path of lines and curves (UIBezierPath, CGPath), asked only whether it contains a point.
///
/// Curves are replaced by short lines when they are added, at most 0.01 points away from the true curve for
/// shapes of ordinary size. A point on an edge follows the rule of rectangles, so that neighbouring paths share
/// no point: it belongs when the edge is a left or an upper one (compare R9).
public struct Path: Hashable, Sendable {
  /// Closed outlines, each a list of corners; an open one counts as closed, as filling closes it.
  public private(set) var outlines: [[Point]] = []
  /// Whether a new line needs a new outline first.
  private var isClosed = true
  /// Whether the even-odd rule decides instead of the winding rule (usesEvenOddFillRule).
  public var usesEvenOddRule = false

  /// An empty path.
  public init() {}

  /// A path of outlines; with `isOpen` the last one can be gone on with.
  public init(outlines: [[Point]], isOpen: Bool) {
    self.outlines = outlines.filter { !$0.isEmpty }
    isClosed = !isOpen || self.outlines.isEmpty
  }

  /// Whether the next line goes on from the last outline.
  public var isOpen: Bool { !isClosed }

  /// Whether nothing was added (isEmpty).
  public var isEmpty: Bool { outlines.isEmpty }

  /// The box around everything (bounds); null for an empty path.
  public var bounds: Rect { Rect.bounding(outlines.flatMap { $0 }) }

  /// Where the next line begins (currentPoint).
  public var currentPoint: Point? { isClosed ? outlines.last?.first : outlines.last?.last }

  // MARK: Shapes

  /// A rectangle.
  public init(rect: Rect) {
    guard !rect.isNull else { return }
    outlines = [rect.corners]
  }

  /// The oval that touches a rectangle's four sides.
  public init(ovalIn rect: Rect) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    outlines = [
      Path.arc(
        center: box.center, radiusX: box.width / 2, radiusY: box.height / 2, from: 0, through: 2 * .pi)
    ]
  }

  /// A rectangle with quarter circles for corners; a radius is at most half the shorter side.
  public init(roundedRect rect: Rect, radiusX: Double, radiusY: Double) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let x = max(0, min(radiusX, box.width / 2))
    let y = max(0, min(radiusY, box.height / 2))
    guard x > 0, y > 0 else {
      outlines = [box.corners]
      return
    }
    let centers = [
      (Point(box.maxX - x, box.maxY - y), 0.0), (Point(box.minX + x, box.maxY - y), 0.5),
      (Point(box.minX + x, box.minY + y), 1.0), (Point(box.maxX - x, box.minY + y), 1.5),
    ]
    outlines = [
      centers.flatMap { center, start in
        Path.arc(center: center, radiusX: x, radiusY: y, from: start * .pi, through: .pi / 2)
      }
    ]
  }

  /// An arc's points, both ends included; angles in radians, clockwise on the screen.
  private static func arc(
    center: Point, radiusX: Double, radiusY: Double, from start: Double, through sweep: Double
  ) -> [Point] {
    let radius = max(radiusX.magnitude, radiusY.magnitude)
    // A chord over the angle a lies r·(1 - cos(a/2)) inside of its arc.
    let finest = radius > 0.02 ? 2 * acos(1 - 0.005 / radius) : 1
    // A multiple of four, so that a full turn has a corner at each of its four extremes.
    let wanted = (sweep.magnitude / finest / 4).rounded(.up)
    let count = 4 * (wanted.isFinite ? Int(min(1_024, max(2, wanted))) : 2)
    return (0...count).map { step in
      let angle = start + sweep * Double(step) / Double(count)
      return Point(center.x + radiusX * cos(angle), center.y + radiusY * sin(angle))
    }
  }

  // MARK: Building

  /// Begins a new outline.
  public mutating func move(to point: Point) {
    outlines.append([point])
    isClosed = false
  }

  /// Goes straight on; without a beginning it does nothing, as Core Graphics refuses it.
  public mutating func addLine(to point: Point) {
    guard let start = currentPoint else { return }
    if isClosed { move(to: start) }
    outlines[outlines.count - 1].append(point)
  }

  /// Goes on along a cubic curve.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    guard let start = currentPoint else { return }
    let length = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    for step in Path.fractions(forLength: length) {
      let rest = 1 - step
      let (a, b, c, d) = (
        rest * rest * rest, 3 * rest * rest * step, 3 * rest * step * step, step * step * step
      )
      addLine(
        to: Point(
          a * start.x + b * control1.x + c * control2.x + d * end.x,
          a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
  }

  /// Goes on along a quadratic curve.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    guard let start = currentPoint else { return }
    let length = start.distance(to: control) + control.distance(to: end)
    for step in Path.fractions(forLength: length) {
      let rest = 1 - step
      let (a, b, c) = (rest * rest, 2 * rest * step, step * step)
      addLine(
        to: Point(a * start.x + b * control.x + c * end.x, a * start.y + b * control.y + c * end.y))
    }
  }

  private static func fractions(forLength length: Double) -> [Double] {
    let count = length.isFinite ? Int(min(1_024, max(16, length.squareRoot() * 8))) : 16
    return (1...count).map { Double($0) / Double(count) }
  }

  /// Goes on along an arc, after a line to its beginning when there is a current point.
  ///
  /// `clockwise` is meant on the screen, as UIBezierPath means it.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
    } else if !clockwise, sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi
    }
    sweep = max(-2 * .pi, min(2 * .pi, sweep))
    let points = Path.arc(center: center, radiusX: radius, radiusY: radius, from: startAngle, through: sweep)
    for (place, point) in points.enumerated() {
      if place == 0, isClosed { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Ends the outline where it began.
  public mutating func close() { isClosed = true }

  /// Adds another path's outlines.
  public mutating func append(_ other: Path) {
    outlines += other.outlines
    isClosed = other.isClosed
  }

  /// Takes everything away.
  public mutating func removeAll() {
    outlines = []
    isClosed = true
  }

  /// The path with every point moved by a transform.
  public func applying(_ transform: AffineTransform) -> Path {
    var result = self
    result.outlines = outlines.map { $0.map(transform.apply) }
    return result
  }

  // MARK: Asking

  /// Whether a point lies within (contains(_:)), by the path's own rule.
  public func contains(_ point: Point) -> Bool { contains(point, evenOdd: usesEvenOddRule) }

  /// Whether a point lies within, by the even-odd or the winding rule.
  public func contains(_ point: Point, evenOdd: Bool) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    var crossings = 0
    for outline in outlines where outline.count > 1 {
      var previous = outline[outline.count - 1]
      for corner in outline {
        // Half-open in y: an upper end belongs to its edge and a lower one does not, so no corner counts twice.
        let isDown = previous.y <= point.y && corner.y > point.y
        let isUp = corner.y <= point.y && previous.y > point.y
        if isDown || isUp {
          let part = (point.y - previous.y) / (corner.y - previous.y)
          // An edge at the very point lies to its left: left edges belong to the path, right ones do not.
          if previous.x + part * (corner.x - previous.x) <= point.x {
            winding += isDown ? 1 : -1
            crossings += 1
          }
        }
        previous = corner
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
