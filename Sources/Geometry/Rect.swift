/// A rectangle, in points, with Core Graphics' rules (CGRect).
///
/// A width or height may be negative: every question but ``size`` and ``origin`` itself is answered for the
/// standardized rectangle (R11). All comparisons are plain ones, so a NaN is a rectangle that contains nothing,
/// never a trap (R17).
@frozen
public struct Rect: Sendable {
  /// The origin as it was given; the upper left corner when the size is not negative.
  public var origin: Point
  /// The size as it was given.
  public var size: Size

  /// Makes a rectangle from its origin and size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers.
  @inlinable
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The rectangle of no size at the origin.
  public static let zero = Rect(0, 0, 0, 0)
  /// What disjoint intersections are: no place at all (R12).
  public static let null = Rect(.infinity, .infinity, 0, 0)
  /// Core Graphics' infinite rectangle, with its numbers: half the range of a Double to every side (R12).
  public static let infinite = Rect(
    -Double.greatestFiniteMagnitude / 2, -Double.greatestFiniteMagnitude / 2,
    Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)

  /// The smallest x.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The smallest y.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The largest x, which no longer belongs to the rectangle (R9).
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The largest y, which no longer belongs to the rectangle (R9).
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The width, never negative.
  public var width: Double { size.width < 0 ? -size.width : size.width }
  /// The height, never negative.
  public var height: Double { size.height < 0 ? -size.height : size.height }
  /// The x in the middle.
  public var midX: Double { minX + width / 2 }
  /// The y in the middle.
  public var midY: Double { minY + height / 2 }
  /// The point in the middle.
  public var center: Point { Point(midX, midY) }

  /// Whether this is the null rectangle (R12).
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it covers no area; the null rectangle is empty as well (R12).
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

  /// The same rectangle with a size that is not negative (R11).
  public var standardized: Rect { isNull ? .null : Rect(minX, minY, width, height) }

  /// The smallest rectangle of whole numbers around this one (R16).
  public var integral: Rect {
    if isNull { return .null }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return Rect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
  }

  /// Whether a point belongs to the rectangle: left and top edges do, right and bottom ones do not (R9).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies within this one, which is so when their union is this one (R14).
  ///
  /// Edges are compared, not the union's computed width, so that every rectangle contains itself.
  public func contains(_ other: Rect) -> Bool {
    if other.isNull { return true }
    if isNull { return false }
    return minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The common part; one that only shares an edge has no width or height, one apart is null (R13).
  public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right >= left, bottom >= top else { return .null }
    return Rect(left, top, right - left, bottom - top)
  }

  /// Whether the intersection is not null (R13).
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

  /// The smallest rectangle around both; a null one adds nothing (R14).
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The rectangle with its edges moved inwards; null once a side would be negative (R15).
  public func insetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return .null }
    let width = self.width - 2 * dx
    let height = self.height - 2 * dy
    guard width >= 0, height >= 0 else { return .null }
    return Rect(minX + dx, minY + dy, width, height)
  }

  /// The rectangle with each edge moved inwards by its inset, unchecked as `UIEdgeInsetsInsetRect` is.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      origin.x + insets.left, origin.y + insets.top, size.width - (insets.left + insets.right),
      size.height - (insets.top + insets.bottom))
  }

  /// The standardized rectangle, moved (R16).
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(minX + dx, minY + dy, width, height)
  }

  /// The four corners: upper left, upper right, lower right, lower left.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// The smallest upright rectangle around some points; null when there is none.
  public static func bounding(_ points: [Point]) -> Rect {
    guard let first = points.first else { return .null }
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rect(left, top, right - left, bottom - top)
  }
}

extension Rect: Hashable {
  /// Equality of the standardized rectangles; all null ones are equal (R16).
  public static func == (left: Rect, right: Rect) -> Bool {
    if left.isNull || right.isNull { return left.isNull && right.isNull }
    return left.minX == right.minX && left.minY == right.minY && left.width == right.width
      && left.height == right.height
  }

  /// Hashes the standardized rectangle.
  public func hash(into hasher: inout Hasher) {
    let standard = standardized
    hasher.combine(standard.origin)
    hasher.combine(standard.size)
  }
}
