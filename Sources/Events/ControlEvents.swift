import Messaging
import SceneModel

extension Simulation {
  /// Sends a control event: to all its target-action pairs, in the order of adding (R117, R121).
  ///
  /// Code may send one as well (`sendActions(for:)`), whether the control is enabled or not.
  public mutating func sendControlEvent(_ name: String, of control: ObjectID) throws(Fault) {
    let text = keep(name)
    record(.control(control, name: text))
    for action in scene.actions
    where action.control == control && Simulation.covers(action.event, name) && scene.isAlive(control) {
      switch action.target {
      case .print(let text): print(text, from: control)
      case .object(let target): sendAction(action.selector, to: target, from: control)
      case .firstResponder:
        let target = try target(forAction: action.selector, from: control)
        let selector = keep(action.selector)
        record(.action(sender: control, selector: selector, target: target))
      }
    }
  }

  /// Whether the events for which an action was added hold another: the masks of UIControl.Event (R117).
  private static func covers(_ mask: String, _ name: String) -> Bool {
    if mask == name { return true }
    switch mask {
    case "allEvents": return true
    case "allTouchEvents": return name.hasPrefix("touch")
    case "allEditingEvents": return name.hasPrefix("editing")
    default: return false
    }
  }

  /// Sends an action to an object; one that does not respond makes a real app crash (R121).
  mutating func sendAction(_ selector: String, to target: ObjectID, from sender: ObjectID) {
    let responds = scene.isAlive(target) && scene.responds(target, to: selector)
    if !responds { note(.unrecognizedSelector(selector, target)) }
    let text = keep(selector)
    record(.action(sender: sender, selector: text, target: responds ? target : nil))
  }

  /// The first that responds to an action with a nil target: from the first responder if there is one, else from
  /// the sender, up the chain; the application and its delegate are the last (R122).
  public mutating func target(forAction selector: String, from sender: ObjectID) throws(Fault) -> ObjectID? {
    if let found = try target(forAction: selector, startingAt: scene.firstResponder ?? sender) {
      return found
    }
    return [scene.application, scene.delegate].compactMap { $0 }.first { scene.responds($0, to: selector) }
  }

  /// `target(forAction:withSender:)` of a responder: itself when it can perform the action, else up the chain (R140).
  public mutating func target(forAction selector: String, startingAt responder: ObjectID) throws(Fault)
    -> ObjectID?
  {
    try chain(from: responder).first { scene.responds($0.responder, to: selector) }?.responder
  }

  /// `canPerformAction(_:withSender:)` of a responder: whether it responds itself, or by option whether one of those
  /// after it does (R140).
  public mutating func canPerform(_ selector: String, _ responder: ObjectID) throws(Fault) -> Bool {
    if scene.responds(responder, to: selector) { return true }
    note(.undocumented(.canPerformAction))
    guard scene.options[.canPerformAction] == "chain" else { return false }
    return try target(forAction: selector, startingAt: responder) != nil
  }
}
