import Geometry
import SceneModel

/// The kinds of events (R139).
public enum EventKind: String, Sendable, CaseIterable {
  /// Fingers.
  case touches
  /// A shake.
  case motion
  /// A headset's or the lock screen's buttons.
  case remoteControl
  /// Hardware buttons and keys.
  case presses
  /// A trackpad's or a mouse's scrolling.
  case scroll
  /// A pointer above the screen.
  case hover
  /// A trackpad's pinch or rotation.
  case transform

  /// UIEvent.EventType's number (R139).
  public var number: Int {
    switch self {
    case .touches: 0
    case .motion: 1
    case .remoteControl: 2
    case .presses: 3
    case .scroll: 10
    case .hover: 11
    case .transform: 14
    }
  }
}

/// What is going on at a moment of the virtual time, beside the scene: a value, so that a copy is a snapshot.
///
/// Plain data; the behaviour stands in the layer above.
public struct Input: Equatable, Sendable {
  /// The virtual clock, in seconds since the scene was made.
  public var time: Double = 0
  /// The touches that are down, and those that are over but still waited for, in the order of beginning.
  public var touches: [Touch] = []
  /// The touches that changed in the event being delivered; the others rest (R60).
  public var changed: [TouchID] = []
  /// The kind of the event being delivered; nil outside of one, as in a bare `hit`.
  public var event: EventKind?
  /// What the event is about when it is no touch: `shake`, `play`, `menu`, a key.
  public var eventName = ""
  /// Until when the main thread is busy; nil while it is free (R81).
  public var blockedUntil: Double?
  /// The events that wait for it, in the order in which they happened.
  public var queue: [QueuedEvent] = []
  /// When the event being delivered happened, when that was earlier than its delivery (R61).
  public var happened: Double?
  /// The depth of beginIgnoringInteractionEvents (R47).
  public var ignoreDepth = 0
  /// The view that the last touch-down found; nil for nothing (R44).
  public var lastHit: ObjectID?

  /// The recognizers that are following touches, the first to decide first (R93).
  public var recognizers: [RecognizerRun] = []
  /// The controls that have touches.
  public var controls: [ControlRun] = []
  /// The scroll views that have touches.
  public var scrollViews: [ScrollRun] = []
  /// The animations that run, in the order of beginning.
  public var animations: [Animation] = []
  /// What is to happen when the clock gets there, in the order of making.
  public var timers: [Timer] = []
  /// The latest taps, for tapCount (R65).
  public var taps: [TapRecord] = []
  /// Fingers that are on the glass while the system took their touches away (R73).
  public var lapsedFingers: [Int] = []
  /// The number of the next touch.
  public var nextTouch: Int32 = 1

  /// Whether recognizers' decisions are being carried out.
  public var isResolving = false
  /// Whether the event has been handed up the responder chain.
  public var reachedChain = false
  /// The responders that are handing a message on at this moment.
  public var forwarding = Forwarding()

  /// Nothing is going on.
  public init() {}

  /// The touch of an id.
  public func touch(_ id: TouchID) -> Touch? { touches.first { $0.id == id } }

  /// The touches of the event (allTouches, R60), in the order of beginning.
  public var allTouches: [Touch] { touches.filter { !$0.isOver || changed.contains($0.id) } }

  /// Whether a finger is down whose touch the system has not taken away.
  public var hasFingerDown: Bool { touches.contains { !$0.isOver } }

  /// What a recognizer is doing; nil while it follows no touch.
  public func run(of recognizer: ObjectID) -> RecognizerRun? { recognizers.first { $0.id == recognizer } }

  /// A recognizer's state (R86).
  public func state(of recognizer: ObjectID) -> RecognizerPhase { run(of: recognizer)?.phase ?? .possible }

  /// What a control is doing; nil while it has no touch.
  public func run(ofControl control: ObjectID) -> ControlRun? { controls.first { $0.id == control } }

  /// Whether a control tracks a touch (isTracking, R116).
  public func isTracking(_ control: ObjectID) -> Bool { run(ofControl: control)?.isTracking ?? false }

  /// Whether the touch that a control tracks is inside (isTouchInside, R118).
  public func isTouchInside(_ control: ObjectID) -> Bool { run(ofControl: control)?.isTouchInside ?? false }

  /// What a scroll view is doing; nil while it has no touch.
  public func run(ofScrollView view: ObjectID) -> ScrollRun? { scrollViews.first { $0.id == view } }

  /// Whether a finger is down on a scroll view (isTracking, R130).
  public func isScrollTracking(_ view: ObjectID) -> Bool {
    touches.contains { !$0.isOver && run(ofScrollView: view)?.touches.contains($0.id) == true }
  }

  /// Whether a finger has started to scroll (isDragging, R130).
  public func isDragging(_ view: ObjectID) -> Bool { run(ofScrollView: view)?.isDragging ?? false }

  /// Whether a scroll view glides on after the lift (isDecelerating, R130).
  public func isDecelerating(_ view: ObjectID) -> Bool { run(ofScrollView: view)?.glide != nil }
}
