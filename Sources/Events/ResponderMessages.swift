import Messaging
import SceneModel

/// `canBecomeFirstResponder` and `canResignFirstResponder` (R134, R135).
public struct FirstResponderQuestion: Message {
  /// Which of the two.
  public let selector: Selector

  /// Asks one of the two.
  public init(_ selector: Selector) { self.selector = selector }

  /// Text input and the like can become first responder, all can resign (R135).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool {
    selector == .canResignFirstResponder || app.scene.canBecomeFirstResponder(receiver)
  }

  /// Nothing is handed over.
  public var arguments: [Argument] { [] }

  /// Yes or no.
  public func answer(from value: Argument) -> Bool? {
    if case .bool(let can) = value { return can }
    return nil
  }

  /// Yes or no.
  public var wantedAnswer: AnswerKind { .bool }

  /// The question; its answer is filled in when it is there.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .asked(receiver, selector, other: nil, answer: true)
  }

  /// Fills the answer in.
  public func answered(
    _ answer: Bool, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation
  ) {
    if let step, !answer { app.amend(step, .asked(receiver, selector, other: nil, answer: false)) }
  }
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
  public var arguments: [Argument] { selector == .remoteControl ? [.event] : [.text(name), .event] }

  /// The call.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .touch(receiver, selector, list: -1)
  }
}
