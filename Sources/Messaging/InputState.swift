import Geometry
import SceneModel

/// A recognizer at work: from the first touch that it gets to its reset (R86).
public struct RecognizerRun: Equatable, Sendable {
  /// The recognizer.
  public let id: ObjectID
  /// How deep its view stands; the deeper one decides first (R93).
  public let depth: Int
  /// Its place among the recognizers of its view, in the order of deciding.
  public let place: Int
  /// Its state.
  public var phase: RecognizerPhase = .possible
  /// The state into which it wants to go; it may have to wait for others (R95).
  public var wanted: RecognizerPhase?
  /// All touches that it has used since its last reset, in the order of beginning.
  public var touches: [TouchID] = []
  /// Those of them whose fingers are down.
  public var fingers: [TouchID] = []
  /// When its first finger went down, or the first of the present tap.
  public var startTime: Double
  /// Where the first finger of the first tap went down, in points of the screen.
  public var start: Point
  /// Where it is: the middle of its fingers, or the place of the first tap (R98); in points of the screen.
  public var location: Point
  /// How far it has moved, in points of the screen (R101).
  public var translation = Point.zero
  /// How far it had moved when code set the translation anew.
  public var distance = Point.zero
  /// How fast it moves, in points of the screen a second.
  public var velocity = Point.zero
  /// The scale of a pinch, relative to its start (R103).
  public var scale = 1.0
  /// The rotation in radians, relative to its start (R103).
  public var rotation = 0.0
  /// How fast the scale or the rotation changes, a second.
  public var changeRate = 0.0
  /// The distance of two fingers at which the scale was 1.
  public var baseDistance = 0.0
  /// The angle of two fingers at their last event.
  public var lastAngle = 0.0
  /// How many taps were made already.
  public var taps = 0
  /// The most fingers at once in the present tap or press.
  public var mostFingers = 0
  /// When it last moved.
  public var moveTime: Double
  /// Those whose failure the delegates have made it wait for (R95).
  public var requirements: [ObjectID] = []
  /// Those about whom the delegates were asked: each once a try.
  public var asked: [ObjectID] = []

  /// A recognizer whose first finger goes down.
  public init(_ id: ObjectID, depth: Int, place: Int, time: Double, at point: Point) {
    self.id = id
    self.depth = depth
    self.place = place
    startTime = time
    start = point
    location = point
    moveTime = time
  }

  /// Whether it has recognized and is not over (R86).
  public var isActive: Bool { phase == .began || phase == .changed }
  /// Whether it will be reset at the end of the event.
  public var isFinal: Bool { phase == .ended || phase == .cancelled || phase == .failed }
}

/// A control at work (R116).
public struct ControlRun: Equatable, Sendable {
  /// The control.
  public let id: ObjectID
  /// The touch that it follows; nil when it only hands touches on.
  public var touch: TouchID?
  /// isTracking.
  public var isTracking = false
  /// isTouchInside.
  public var isTouchInside = false
  /// Touches that it handed on at their beginning, so that the rest of them goes the same way.
  public var passed: [TouchID] = []

  /// A control that has no touch yet.
  public init(_ id: ObjectID) { self.id = id }
}

/// A scroll view at work (R130).
public struct ScrollRun: Equatable, Sendable {
  /// The scroll view.
  public let id: ObjectID
  /// The touches on it or its content.
  public var touches: [TouchID] = []
  /// The touches whose beginning came up to its own touchesBegan.
  public var received: [TouchID] = []
  /// isDragging.
  public var isDragging = false
  /// The content offset when dragging began.
  public var startOffset = Point.zero
  /// How fast it glides on after the lift, in points of its content a second; nil when it does not (R130).
  public var glide: Point?

  /// A scroll view that has no touch yet.
  public init(_ id: ObjectID) { self.id = id }
}

/// A UIView animation that runs: the model has the new value, the presentation is on its way.
public struct Animation: Equatable, Sendable {
  /// The view.
  public let view: ObjectID
  /// What is animated.
  public let property: Property
  /// The value at the beginning.
  public let from: PropertyValue
  /// The value at the end, which the model has already (R31).
  public let to: PropertyValue
  /// When it began.
  public let start: Double
  /// How long it takes, in seconds.
  public let duration: Double
  /// allowUserInteraction (R32).
  public let allowsInteraction: Bool

  /// Makes an animation.
  public init(
    view: ObjectID, property: Property, from: PropertyValue, to: PropertyValue, start: Double,
    duration: Double, allowsInteraction: Bool
  ) {
    self.view = view
    self.property = property
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.allowsInteraction = allowsInteraction
  }

  /// When it is over.
  public var end: Double { start + duration }
}

/// Something that happens when the clock gets there.
public struct Timer: Equatable, Sendable {
  /// When.
  public let due: Double
  /// What.
  public let kind: Kind

  /// Makes a timer.
  public init(due: Double, _ kind: Kind) {
    self.due = due
    self.kind = kind
  }

  /// What can happen.
  public enum Kind: Equatable, Sendable {
    /// A long press has been held long enough (R100).
    case press(ObjectID)
    /// A tap is held too long, a swipe takes too long, or the next tap does not come (R99, R102).
    case giveUp(ObjectID)
    /// A scroll view gives a touch to its content (R126).
    case content(TouchID)
    /// Animations of a view may be over (R32).
    case animation(ObjectID)
    /// A scroll view that glides has come to the next frame of the display (R130).
    case glide(ObjectID)
  }

  /// The recognizer to which it belongs.
  public var recognizer: ObjectID? {
    switch kind {
    case .press(let id), .giveUp(let id): id
    case .content, .animation, .glide: nil
    }
  }
}

/// A tap that was made, to tell whether the next one follows it (R65).
public struct TapRecord: Equatable, Sendable {
  /// When the finger was lifted.
  public let time: Double
  /// Where, in points of the screen.
  public let location: Point
  /// Its tapCount.
  public let count: Int

  /// Makes a record.
  public init(time: Double, location: Point, count: Int) {
    self.time = time
    self.location = location
    self.count = count
  }
}
