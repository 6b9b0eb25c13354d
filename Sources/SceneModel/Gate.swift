import Geometry

/// The part of a view that a search from the front looks at first: where a touch can be the view's at all.
///
/// It follows from the ``Placement``, has less than a third of its bytes, and lets a search pass a view by without
/// reading more of it. What it lets through is for the placement to decide, to the last bit.
@frozen
public struct Gate: Equatable, Sendable {
  /// Left, top, right and bottom in the superview's points, the last two negated.
  @usableFromInline
  let left, top, right, bottom: Float
  /// How many places away the next sibling behind is; 0 for none.
  ///
  /// Mostly -1, since views are made one after the other: a processor guesses that and need not wait for it.
  public private(set) var stepBack: Int32
  /// The front-most subview; -1 for none.
  public private(set) var lastChild: Int32

  /// Whether a point may be the view's; when not, it is not (R8, R9, R23).
  @inlinable
  public func lets(_ point: GatePoint) -> Bool {
    all(point.lanes .>= SIMD4(left, top, right, bottom))
  }
}

/// A point as it is held against an area in 32-bit numbers: each number once as it is and once negated, so that one
/// comparison does for all four sides.
@frozen
public struct GatePoint: Sendable {
  /// x, y, -x, -y.
  public let lanes: SIMD4<Float>

  /// Rounding to 32 bits keeps order, so that a point within an area of 32-bit numbers stays within it.
  @inlinable
  public init(_ point: Point) {
    let (x, y) = (Float(point.x), Float(point.y))
    lanes = SIMD4(x, y, -x, -y)
  }
}

extension Gate {
  /// What follows from a placement that stands at a place of the arena.
  init(_ placement: Placement, at place: Int) {
    (stepBack, lastChild) = (0, -1)
    if !placement.takesTouches {
      (left, top, right, bottom) = (.infinity, .infinity, .infinity, .infinity)
    } else if placement.flags.contains(.transformed) {
      // A turned view's corners could be boxed, but how its points are rounded is harder to bound.
      (left, top, right, bottom) = (-.infinity, -.infinity, -.infinity, -.infinity)
    } else {
      let (bounds, shift) = (placement.bounds, placement.shift)
      left = Gate.least(bounds.origin.x, shift.x)
      top = Gate.least(bounds.origin.y, shift.y)
      right = Gate.least(-(bounds.origin.x + bounds.size.width), -shift.x)
      bottom = Gate.least(-(bounds.origin.y + bounds.size.height), -shift.y)
    }
    relink(placement, at: place)
  }

  /// Takes over the links of a placement.
  mutating func relink(_ placement: Placement, at place: Int) {
    stepBack = placement.previous < 0 ? 0 : placement.previous &- Int32(truncatingIfNeeded: place)
    lastChild = placement.lastChild
  }

  /// A number that is not greater than any coordinate which, shifted and rounded, comes to `edge` or more.
  private static func least(_ edge: Double, _ shift: Double) -> Float {
    let difference = edge - shift
    // The sums are rounded twice, here and when the point is shifted, each time by half a unit in the last place of
    // a number not larger than these together.
    let least = difference - (abs(edge) + abs(shift) + abs(difference)) * 0x1p-51
    // Also where a sum is not finite: the placement decides.
    guard least.isFinite else { return -.infinity }
    let nearest = Float(least)
    return Double(nearest) > least ? nearest.nextDown : nearest
  }
}
