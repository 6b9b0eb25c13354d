/// Where a control's action goes (R121, R122).
public enum ActionTarget: Equatable, Sendable {
  /// To an object.
  case object(ObjectID)
  /// To the first of the responder chain that responds (R122).
  case firstResponder
  /// To nobody: it prints a line.
  case print(String)
}

/// A target-action pair of a control (addTarget(_:action:for:)).
public struct ControlAction: Equatable, Sendable {
  /// The control.
  public let control: ObjectID
  /// The control event's name, `touchUpInside`.
  public let event: String
  /// The action's selector; empty for a print.
  public let selector: String
  /// Where it goes.
  public let target: ActionTarget

  /// Makes a pair.
  public init(control: ObjectID, event: String, selector: String, target: ActionTarget) {
    self.control = control
    self.event = event
    self.selector = selector
    self.target = target
  }
}

extension Scene {
  /// Adds a target-action pair; the same pair twice still sends once (R121).
  public mutating func addAction(_ action: ControlAction) {
    if !actions.contains(action) { actions.append(action) }
  }

  /// Takes the pairs of a control's event away.
  public mutating func removeActions(of control: ObjectID, event: String) {
    actions.removeAll { $0.control == control && $0.event == event }
  }

  /// The selectors that an object responds to, in the order of declaring.
  public func selectors(of id: ObjectID) -> [String] { responding[id] ?? [] }

  /// Whether an object responds to a selector (R140).
  public func responds(_ id: ObjectID, to selector: String) -> Bool {
    responding[id]?.contains(selector) ?? false
  }

  /// Declares that an object responds to a selector.
  public mutating func declare(_ id: ObjectID, respondsTo selector: String) {
    if !responds(id, to: selector) { responding[id, default: []].append(selector) }
  }
}
