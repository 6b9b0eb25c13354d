import Geometry
import SceneModel

/// Why a search answered as it did.
public enum Reason: UInt8, Sendable, CaseIterable {
  /// isHidden (R23, R25).
  case hidden
  /// isUserInteractionEnabled is off (R23, R25).
  case interactionDisabled
  /// alpha is below 0.01 as a 32-bit number (R24).
  case transparent
  /// Animated by a block without allowUserInteraction (R32).
  case animating
  /// pointInside said no (R26).
  case outside
  /// A subview answered.
  case subview
  /// No subview answered, so the view itself (R23).
  case itself
  /// Code answered.
  case override

  /// The word for it in JSON.
  public var word: String { self == .itself ? "self" : "\(self)" }
}

/// A recognizer's state (R86).
public enum RecognizerPhase: UInt8, Sendable, CaseIterable {
  /// Has not decided yet.
  case possible
  /// A continuous recognizer began.
  case began
  /// It changed.
  case changed
  /// Ended; for a discrete one, recognized. Both are one state.
  case ended
  /// Cancelled after it began.
  case cancelled
  /// Did not recognise.
  case failed
}

/// The stages of an event's way, from the glass to the responder (R78).
public enum Stage: UInt8, Sendable, CaseIterable {
  /// The sensor notices the finger.
  case sensor
  /// The driver makes an IOHIDEvent.
  case driver
  /// The system's event server picks the process in front.
  case eventServer
  /// A mach port carries it to the app.
  case machPort
  /// The app's event-fetch thread wakes up (Source1) and signals the main run loop.
  case fetchThread
  /// The main run loop's Source0 takes the event from the queue.
  case runLoop
  /// A UIEvent is made or brought up to date.
  case event
  /// Hit-testing finds the view of each new touch.
  case hitTest
  /// `UIApplication.sendEvent`
  case applicationSendEvent
  /// `UIWindow.sendEvent`
  case windowSendEvent
  /// Recognizers get the touches first (R79).
  case recognizers
  /// The hit view gets them.
  case view
  /// Unhandled, they go up the responder chain.
  case responderChain
  /// The first responder gets an event without a place (R142).
  case firstResponder
}

/// One step of an event: small, and without a reference, so that a recording costs little.
public struct Step: Equatable, Sendable {
  /// What happened.
  ///
  /// It stands first, so that the depth fits into its last bytes.
  public internal(set) var kind: Kind
  /// How deep in the search or the code it happened.
  public let depth: Int32

  /// Makes a step.
  public init(depth: Int32, kind: Kind) {
    self.depth = depth
    self.kind = kind
  }

  /// The kinds of steps.
  public enum Kind: Equatable, Sendable {
    /// A view's `hitTest` is called with a point of its own coordinates. Its result comes later.
    case hitTest(ObjectID, Point)
    /// A view's `hitTest` answered.
    case hitTestResult(ObjectID, ObjectID?, Reason)
    /// A view's `pointInside` is called, and answers so; what its code does comes between this and the next
    /// step of the same depth.
    case pointInside(ObjectID, Point, inside: Bool, overridden: Bool)
    /// A responder's method of touches, motion, presses or remote control is called; `list` names the touches.
    case touch(ObjectID, Selector, list: Int32)
    /// A responder did not handle the method and hands it on.
    case forward(from: ObjectID, to: ObjectID, Selector)
    /// Nobody is left to hand it to.
    case dropped(Selector)
    /// A recognizer changed state: after the touches that caused it, before what it causes.
    case gesture(ObjectID, from: RecognizerPhase, to: RecognizerPhase)
    /// A control sent a control event; `name` is a text.
    case control(ObjectID, name: Int32)
    /// An action was sent: to a target, or found nobody; `selector` is a text.
    case action(sender: ObjectID, selector: Int32, target: ObjectID?)
    /// A question other than hit-testing was answered, such as `beginTracking`; `other` is what it was about.
    case asked(ObjectID, Selector, other: ObjectID?, answer: Bool)
    /// A table or collection view selected a cell.
    case selected(ObjectID)
    /// Code or an action printed a line, a text.
    case print(ObjectID?, text: Int32)
    /// The event reached a stage of its way.
    case stage(Stage)
    /// A finger is at a point of the screen.
    case finger(TouchID, TouchPhase, Point)
    /// Something in the scene changed; the place in the trace's list of changes.
    case change(Int32)
    /// A line of code ran: its number, and the values it saw, a text.
    case line(ObjectID, Int32, text: Int32)
    /// Something worth knowing, such as an answer that rests on an undocumented rule; a place in the notes.
    case note(Int32)
    /// The virtual clock moved on, to this many seconds.
    case clock(Double)
  }
}
