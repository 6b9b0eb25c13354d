import Messaging
import SceneModel

/// `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking` of a control (R116).
public struct TrackingMessage: ShownQuestion {
  /// Which of the four.
  public let selector: Selector
  /// The touch that the control follows; nil when it has gone with its window.
  public let touch: TouchID?

  /// Tells a control of the touch that it follows.
  public init(_ selector: Selector, _ touch: TouchID?) {
    self.selector = selector
    self.touch = touch
  }

  var subject: ObjectID? { nil }

  /// UIControl follows every touch, and does nothing else with it.
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool { true }

  /// The touch and the event; of cancelTracking the event alone.
  public var arguments: ShortList<Argument> {
    if selector == .cancelTracking { return [touch == nil ? .none : .event] }
    return [touch.map { .touch($0) } ?? .none, .event]
  }

  /// Yes or no of the first two, nothing of the others.
  public func answer(from value: Argument) -> Bool? {
    if case .bool(let goesOn) = value { return goesOn }
    return wantedAnswer == .none ? true : nil
  }

  /// Yes or no of the first two.
  public var wantedAnswer: AnswerKind {
    selector == .beginTracking || selector == .continueTracking ? .bool : .none
  }
}
