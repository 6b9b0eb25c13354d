import Geometry

/// The switches of a view that event delivery reads.
///
/// They are computed, so that the search of another module sees the bits and not a global to be loaded.
@frozen
public struct ViewFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt32

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The object was removed from the scene.
  @inlinable
  public static var removed: ViewFlags { ViewFlags(rawValue: 1 << 0) }
  /// isHidden; the same bit as the layer's (R29).
  @inlinable
  public static var hidden: ViewFlags { ViewFlags(rawValue: 1 << 1) }
  /// isUserInteractionEnabled is off.
  @inlinable
  public static var interactionDisabled: ViewFlags { ViewFlags(rawValue: 1 << 2) }
  /// Animated by a block without allowUserInteraction, so touches pass it by (R32).
  @inlinable
  public static var animating: ViewFlags { ViewFlags(rawValue: 1 << 3) }
  /// A transform, or an anchor point with one, makes the way to the superview more than a shift.
  @inlinable
  public static var transformed: ViewFlags { ViewFlags(rawValue: 1 << 4) }
  /// The transform has no inverse: no point of the superview is a point of this view (R30).
  @inlinable
  public static var singular: ViewFlags { ViewFlags(rawValue: 1 << 5) }
  /// Code stands in the place of `hitTest`.
  @inlinable
  public static var overridesHitTest: ViewFlags { ViewFlags(rawValue: 1 << 6) }
  /// Code stands in the place of `point(inside:with:)`.
  @inlinable
  public static var overridesInside: ViewFlags { ViewFlags(rawValue: 1 << 7) }
  /// Code stands in the place of some method.
  @inlinable
  public static var overridesAny: ViewFlags { ViewFlags(rawValue: 1 << 8) }
  /// clipsToBounds, a matter of drawing alone (R29).
  @inlinable
  public static var clips: ViewFlags { ViewFlags(rawValue: 1 << 9) }
  /// isMultipleTouchEnabled (R67).
  @inlinable
  public static var multipleTouch: ViewFlags { ViewFlags(rawValue: 1 << 10) }
  /// isExclusiveTouch (R68).
  @inlinable
  public static var exclusiveTouch: ViewFlags { ViewFlags(rawValue: 1 << 11) }
  /// A control whose isEnabled is off (R120).
  @inlinable
  public static var disabled: ViewFlags { ViewFlags(rawValue: 1 << 12) }
  /// isSelected of a control (R119).
  @inlinable
  public static var selected: ViewFlags { ViewFlags(rawValue: 1 << 13) }
  /// isHighlighted of a control (R119).
  @inlinable
  public static var highlighted: ViewFlags { ViewFlags(rawValue: 1 << 14) }
  /// isScrollEnabled is off.
  @inlinable
  public static var scrollDisabled: ViewFlags { ViewFlags(rawValue: 1 << 15) }
  /// isPagingEnabled.
  @inlinable
  public static var paging: ViewFlags { ViewFlags(rawValue: 1 << 16) }
  /// delaysContentTouches is off (R126).
  @inlinable
  public static var noContentDelay: ViewFlags { ViewFlags(rawValue: 1 << 17) }
  /// canCancelContentTouches is off (R127).
  @inlinable
  public static var keepsContentTouches: ViewFlags { ViewFlags(rawValue: 1 << 18) }

  /// What makes `hitTest` say nil before it looks at the point (R23).
  @inlinable
  public static var refusing: ViewFlags { [.hidden, .interactionDisabled, .animating, .removed] }
  /// What calls code while hit-testing.
  @inlinable
  public static var hitTestingCode: ViewFlags { [.overridesHitTest, .overridesInside] }
}

/// All that hit-testing reads of a view: numbers, flags and links, and no reference to anything.
///
/// Siblings are linked from back (`firstChild`) to front (`lastChild`), so that the search from the front needs
/// no array of its own and a view costs the same wherever it is inserted. Links are arena places, -1 for none.
@frozen
public struct Placement: Equatable, Sendable {
  /// The view's bounds, standardized; its origin is a scroll view's content offset (R125).
  public var bounds: Rect
  /// What is added to a superview's point to make it one of this view's, when there is no transform (R1).
  public var shift: Point
  /// layer.opacity, a 32-bit number (R24).
  public var opacity: Float
  /// The switches.
  public var flags: ViewFlags
  /// The superview.
  public internal(set) var parent: Int32 = -1
  /// The rearmost subview.
  public internal(set) var firstChild: Int32 = -1
  /// The front-most subview, which is asked first (R28).
  public internal(set) var lastChild: Int32 = -1
  /// The sibling behind.
  public internal(set) var previous: Int32 = -1
  /// The sibling in front.
  public internal(set) var next: Int32 = -1
  /// Where the transform is kept; -1 for none.
  var spatial: Int32 = -1

  init() {
    bounds = .zero
    shift = .zero
    opacity = 1
    flags = []
  }

  /// UIKit stops at "less than 0.01", and what it compares went through a 32-bit opacity (R24).
  public static let leastVisibleAlpha = 0.01

  /// Whether the view is too transparent for touches: 0.01 is, since a Float cannot hold it (R24).
  @inlinable
  public var isTransparent: Bool { Double(opacity) < 0.01 }

  /// Whether `hitTest` looks at the point at all (R23).
  @inlinable
  public var takesTouches: Bool { flags.isDisjoint(with: .refusing) && !isTransparent }

  /// The default `point(inside:with:)`: within the bounds, right and bottom edges out (R8, R9).
  ///
  /// The same arithmetic as ``Rect/contains(_:)-(Point)``, so that code that asks the bounds itself agrees to the
  /// last bit; the bounds are standardized, so that no side has to be turned round.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }
}

/// What a transformed view adds to its placement.
struct Spatial: Equatable, Sendable {
  var pose = Pose.identity
  /// From the superview's points to the view's; nil when the transform is singular.
  var toLocal: AffineTransform?
  /// From the view's points to the superview's.
  var toSuperview = AffineTransform.identity
}
