/// A point, in points (CGPoint).
@frozen
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate; it grows to the right.
  public var x: Double
  /// The vertical coordinate; it grows downwards.
  public var y: Double

  /// Makes a point.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  /// Whether both coordinates are numbers and finite (R17).
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector sum.
  @inlinable
  public static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }

  /// The vector difference.
  @inlinable
  public static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }

  /// The distance to another point.
  public func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height, in points (CGSize).
///
/// Either may be negative (R11).
@frozen
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(0, 0)
}

/// Distances from the four edges, in points (UIEdgeInsets); negative ones grow.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets, in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
