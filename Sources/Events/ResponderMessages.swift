import Messaging
import SceneModel

/// `canBecomeFirstResponder` and `canResignFirstResponder` (R134, R135).
public struct FirstResponderQuestion: ShownQuestion {
  /// Which of the two.
  public let selector: Selector

  /// Asks one of the two.
  public init(_ selector: Selector) { self.selector = selector }

  var subject: ObjectID? { nil }

  /// Text input and the like can become first responder, all can resign (R135).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool {
    selector == .canResignFirstResponder || app.scene.canBecomeFirstResponder(receiver)
  }

  /// Nothing is handed over.
  public var arguments: ShortList<Argument> { [] }
}

/// `motionBegan`, `pressesBegan`, `remoteControlReceived` and the like: events without a place (R136 to R138).
public struct PlacelessMessage: ForwardedMessage {
  /// The method.
  public let selector: Selector
  /// What it is about: `shake`, a button, a key.
  public let name: String

  /// Tells of an event without a place.
  public init(_ selector: Selector, name: String) {
    self.selector = selector
    self.name = name
  }

  var touches: [TouchID] { [] }

  /// All responders hand it on (R136).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) {
    try app.forward(self, from: receiver)
  }

  /// The motion or the presses, by name, and the event; of remote control the event alone.
  public var arguments: ShortList<Argument> { selector == .remoteControl ? [.event] : [.text(name), .event] }

  /// The call.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .touch(receiver, selector, list: -1)
  }
}
