import Messaging
import SceneModel

/// `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled`, of responders and of recognizers (R88).
public struct TouchesMessage: Message {
  /// Which of the four.
  public let selector: Selector
  /// The touches, in the order of beginning.
  public let touches: [TouchID]

  /// Tells of touches.
  public init(_ selector: Selector, _ touches: [TouchID]) {
    self.selector = selector
    self.touches = touches
  }

  /// A recognizer looks at them; a control tracks; a scroll view keeps them; all others hand them on (R69).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) {
    if app.scene.kind(of: receiver) == .recognizer { return try app.recognize(self, receiver) }
    if try app.takes(self, receiver) { return }
    try app.forward(self, from: receiver)
  }

  /// The touches and the event.
  public var arguments: ShortList<Argument> { [.touches(touches), .event] }

  /// The call, with the touches.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .touch(receiver, selector, list: recorder.keep(touches))
  }
}

/// A message that a responder hands on to the next one when it does not handle it (R69).
protocol ForwardedMessage: Message where Answer == Void {
  /// The touches that it is about; none for other events.
  var touches: [TouchID] { get }
}

extension TouchesMessage: ForwardedMessage {}

extension Simulation {
  /// UIResponder's own: the same message to the next responder, and so on to the end of the chain (R69).
  ///
  /// It is a loop, so a chain of 100,000 views fits; a responder with code of its own, and one that may keep the
  /// message, is asked on the road.
  mutating func forward<M: ForwardedMessage>(_ message: M, from start: ObjectID) throws(Fault) {
    let level = input.forwarding.count
    var current = start
    defer { input.forwarding.leave(to: level) }
    while true {
      input.forwarding.enter(current, message.selector)
      guard let next = try send(NextResponder(), to: current) else { break }
      // A real app would hang.
      if input.forwarding.leadsBack(next, message.selector) {
        note(.chainCircle(next.responder))
        break
      }
      if !input.reachedChain {
        input.reachedChain = true
        record(.stage(.responderChain))
      }
      record(.forward(from: current, to: next.responder, message.selector))
      if mayKeep(next.responder) { return try send(message, to: next.responder) }
      let list = message.touches.isEmpty ? -1 : keep(message.touches)
      record(.touch(next.responder, message.selector, list: list))
      current = next.responder
    }
    record(.dropped(message.selector))
  }

  /// Whether a responder may do something else with a message than hand it on.
  private func mayKeep(_ responder: ObjectID) -> Bool {
    if scene.hasFlag(.overridesAny, responder) { return true }
    guard scene.kind(of: responder) == .view else { return false }
    return scene.isKind(responder, of: "UIControl") || scene.isKind(responder, of: "UIScrollView")
  }

  /// Whether a control or a scroll view makes something of touches itself.
  mutating func takes(_ message: TouchesMessage, _ receiver: ObjectID) throws(Fault) -> Bool {
    guard scene.kind(of: receiver) == .view else { return false }
    if scene.isKind(receiver, of: "UIControl") { return try track(message, receiver) }
    if scene.isKind(receiver, of: "UIScrollView") { return try keep(message, receiver) }
    return false
  }
}

extension Trace {
  /// The responder at which the touches stopped: the first whose touchesBegan did not hand them on.
  ///
  /// Nil when all did, or none was called.
  public var touchHandler: ObjectID? {
    var candidate: ObjectID?
    var base: Int32 = 0
    for step in steps {
      switch step.kind {
      case .touch(let responder, .touchesBegan, _) where before.isResponder(responder):
        // A call on the same level as the first one, or above it, is another touch's.
        if let candidate, step.depth <= base { return candidate }
        if candidate == nil { base = step.depth }
        candidate = responder
      case .dropped(.touchesBegan): candidate = nil
      default: break
      }
    }
    return candidate
  }
}

extension Scene {
  /// Whether an object of the scene, or one that came later, can stand in a responder chain.
  fileprivate func isResponder(_ id: ObjectID) -> Bool { id.place >= idCount || kind(of: id).isResponder }
}
