import Geometry
import SceneModel

/// One finger's touch, from its going down to its lift (R59): UITouch.
public struct TouchID: Hashable, Comparable, Sendable {
  /// The number: touches count from 1 in the order in which they began in an event.
  public let number: Int32

  /// Makes an id.
  public init(_ number: Int32) { self.number = number }

  /// The order of beginning.
  public static func < (left: TouchID, right: TouchID) -> Bool { left.number < right.number }
}

/// A touch's phase (R60).
public enum TouchPhase: UInt8, Sendable, CaseIterable {
  /// The finger went down.
  case began
  /// It moved.
  case moved
  /// It rests.
  case stationary
  /// It was lifted.
  case ended
  /// The system took the touch away (R73).
  case cancelled
}

/// What the hit view knows of a touch (R72).
public enum TouchDelivery: UInt8, Sendable, CaseIterable {
  /// The view does not get it: a second finger, an exclusive view, or nobody was hit.
  case never
  /// touchesBegan is held back (R90, R126).
  case held
  /// touchesBegan was called.
  case began
  /// touchesEnded or touchesCancelled was called, or what was held back was thrown away.
  case closed
}

/// A UITouch: one finger, and what UIKit knows of it (R59 to R65).
public struct Touch: Equatable, Sendable {
  /// Its identity.
  public let id: TouchID
  /// The number by which commands call the finger.
  public let finger: Int
  /// The phase in the present event.
  public var phase: TouchPhase
  /// Where it is, in points of the screen.
  public var location: Point
  /// Where it was at the event before (R63).
  public var previousLocation: Point
  /// Where it went down.
  public let start: Point
  /// When it last changed, in seconds of the virtual clock (R61).
  public var timestamp: Double
  /// When it went down.
  public let startTime: Double
  /// How many taps this one is part of (R65).
  public var tapCount: Int
  /// The hit view, found once and kept (R62).
  public var view: ObjectID?
  /// The window in which it began (R46).
  public var window: ObjectID?
  /// The window in which the view stood then; nil when code answered a view that is in none.
  public var windowOfView: ObjectID?
  /// The recognizers that get it, fixed at its beginning, the first to decide first (R83, R93).
  public var recognizers: [ObjectID]

  /// What the hit view knows of it.
  public var delivery: TouchDelivery = .never
  /// Whether a move is held back with the beginning.
  public var holdsMove = false
  /// Whether the end is held back (R91).
  public var holdsEnd = false
  /// Whether a scroll view still waits to see if the finger moves (R126).
  public var isDelayedByScrollView = false
  /// Whether the finger is off the glass: the touch is kept only for those who have not decided yet.
  public var isOver = false

  /// Makes a touch that has just begun.
  public init(
    id: TouchID, finger: Int, at location: Point, time: Double, tapCount: Int, view: ObjectID?,
    window: ObjectID?
  ) {
    self.id = id
    self.finger = finger
    phase = .began
    self.location = location
    previousLocation = location
    start = location
    timestamp = time
    startTime = time
    self.tapCount = tapCount
    self.view = view
    self.window = window
    recognizers = []
  }
}
