import Messaging
import SceneModel

/// `sendEvent` of the application and of a window: where an event can be looked at, or swallowed (R80).
public struct SendEvent: Message {
  /// Sends the present event.
  public init() {}

  /// The method.
  public var selector: Selector { .sendEvent }

  /// The application hands it to the windows; a window to recognizers, then to views (R79).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) {
    guard app.input.event == .touches else { return try app.deliverToFirstResponder() }
    if app.scene.kind(of: receiver) == .window {
      try app.dispatch(in: receiver)
    } else {
      try app.sendEventToWindows()
    }
  }

  /// The event.
  public var arguments: ShortList<Argument> { [.event] }

  /// The stage shows it.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? { nil }
}

extension Simulation {
  /// One event with touches in two windows goes to both (R80).
  mutating func sendEventToWindows() throws(Fault) {
    for window in changedWindows where scene.isAlive(window) {
      record(.stage(.windowSendEvent))
      try send(SendEvent(), to: window)
    }
  }

  /// Inside a window: recognizers get the touches, decide and act; then the views are told (R79).
  mutating func dispatch(in window: ObjectID) throws(Fault) {
    record(.stage(.recognizers))
    let news = changes(in: window)
    try tellRecognizers(of: news)
    if news.contains(where: { $0.phase == .began }) { try askForRequirements() }
    try resolve()
    record(.stage(.view))
    try tellViews(in: window)
    try settle()
  }

  /// Carries out what code has caused meanwhile: recognizers' states, and what views are due.
  mutating func settle() throws(Fault) {
    try resolve()
    try tellViews(in: nil)
  }
}
