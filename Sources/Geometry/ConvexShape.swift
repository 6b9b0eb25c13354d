/// A convex outline with straight sides: what a view's bounds are on the screen, and what is left of them when others
/// are cut off or laid over.
public struct ConvexShape: Hashable, Sendable {
  /// The corners, clockwise on the screen, where y grows downwards; none for the empty shape.
  public private(set) var corners: [Point]
  /// The smallest rectangle around it.
  public let box: Rect

  /// Areas below this count as none: rounding leaves slivers where sides meet.
  public static let leastArea = 1e-6

  /// Corners nearer to one another than this are one: the line through two such would run anywhere.
  private static let leastSide = 1e-9

  /// Makes a shape from corners in either direction; fewer than three, or infinite ones, make the empty shape.
  public init(_ corners: [Point]) {
    let corners = ConvexShape.withoutDoubles(corners)
    let area = ConvexShape.signedArea(corners)
    guard corners.count >= 3, corners.allSatisfy(\.isFinite), area.magnitude > ConvexShape.leastArea else {
      self.corners = []
      box = .null
      return
    }
    self.corners = area < 0 ? corners.reversed() : corners
    box = Rect.bounding(corners)
  }

  /// A rectangle.
  public init(_ rect: Rect) { self.init(rect.isEmpty ? [] : rect.corners) }

  /// Whether it holds no area.
  public var isEmpty: Bool { corners.isEmpty }

  /// The area, in square points.
  public var area: Double { ConvexShape.signedArea(corners) }

  private static func withoutDoubles(_ corners: [Point]) -> [Point] {
    func isDouble(_ point: Point, _ other: Point) -> Bool {
      (point.x - other.x).magnitude < leastSide && (point.y - other.y).magnitude < leastSide
    }
    guard var last = corners.last else { return [] }
    var kept: [Point] = []
    kept.reserveCapacity(corners.count)
    for corner in corners where !isDouble(corner, last) {
      kept.append(corner)
      last = corner
    }
    return kept
  }

  private static func signedArea(_ corners: [Point]) -> Double {
    guard var last = corners.last else { return 0 }
    var sum = 0.0
    for corner in corners {
      sum += last.x * corner.y - corner.x * last.y
      last = corner
    }
    return sum / 2
  }

  /// Whether a point lies in it; left and upper sides belong to it, right and lower ones do not (R9).
  public func contains(_ point: Point) -> Bool {
    guard var last = corners.last else { return false }
    for corner in corners {
      let (dx, dy) = (corner.x - last.x, corner.y - last.y)
      let side = dx * (point.y - last.y) - dy * (point.x - last.x)
      if side < 0 { return false }
      // On a side: those that run to the right are upper ones, those that run upwards left ones.
      if side == 0, !(dy < 0 || (dy == 0 && dx > 0)) { return false }
      last = corner
    }
    return true
  }

  /// What two shapes share.
  public func intersection(_ other: ConvexShape) -> ConvexShape {
    guard meets(other) else { return ConvexShape([]) }
    var rest = corners
    for (start, end) in other.sides {
      rest = ConvexShape.half(of: rest, inside: true, start, end)
      if rest.count < 3 { return ConvexShape([]) }
    }
    return ConvexShape(rest)
  }

  /// What is left of it without another shape: convex pieces that share no area.
  public func subtracting(_ other: ConvexShape) -> [ConvexShape] {
    guard meets(other) else { return isEmpty ? [] : [self] }
    guard !intersection(other).isEmpty else { return [self] }
    var pieces: [ConvexShape] = []
    var rest = corners
    for (start, end) in other.sides {
      let piece = ConvexShape(ConvexShape.half(of: rest, inside: false, start, end))
      if !piece.isEmpty { pieces.append(piece) }
      rest = ConvexShape.half(of: rest, inside: true, start, end)
      if rest.count < 3 { break }
    }
    return pieces
  }

  /// Whether the boxes around two shapes share area, so that the shapes may.
  public func meets(_ other: ConvexShape) -> Bool {
    guard !corners.isEmpty, !other.corners.isEmpty else { return false }
    return box.minX < other.box.maxX && other.box.minX < box.maxX && box.minY < other.box.maxY
      && other.box.minY < box.maxY
  }

  private var sides: [(Point, Point)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The part of an outline on one side of a line.
  private static func half(of corners: [Point], inside: Bool, _ start: Point, _ end: Point) -> [Point] {
    guard var last = corners.last else { return [] }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    func distance(_ point: Point) -> Double {
      let side = dx * (point.y - start.y) - dy * (point.x - start.x)
      return inside ? side : -side
    }
    var kept: [Point] = []
    var lastDistance = distance(last)
    for corner in corners {
      let here = distance(corner)
      if (here >= 0) != (lastDistance >= 0) {
        let part = lastDistance / (lastDistance - here)
        kept.append(Point(last.x + (corner.x - last.x) * part, last.y + (corner.y - last.y) * part))
      }
      if here >= 0 { kept.append(corner) }
      last = corner
      lastDistance = here
    }
    return kept
  }
}
