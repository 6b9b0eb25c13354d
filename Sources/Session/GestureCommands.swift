import CommandLanguage
import Messaging
import SceneModel

// What `gesture` and `action` do: the set-up of recognizers and of target-action.

extension Session {
  mutating func gesture(_ name: Name, _ change: GestureChange) throws(Problem) -> Outcome {
    if case .make(let kind, let viewName, let settings) = change {
      let view = try view(viewName)
      var state = RecognizerState(kind)
      for setting in settings { Session.apply(setting, to: &state) }
      if let known = lab.scene.object(named: name.text), lab.scene.recognizer(known)?.kind == kind {
        // The same recognizer once more: it moves to the view, as addGestureRecognizer moves it (R83).
        lab.scene.updateRecognizer(known) { old in
          for setting in settings { Session.apply(setting, to: &old) }
        }
        lab.scene.attach(known, to: view)
        return .recognizers([known])
      }
      var made: ObjectID?
      try refusable(at: name) { scene throws(Refusal) in
        made = try scene.makeRecognizer(name.text, state, on: view)
      }
      return .recognizers(made.map { [$0] } ?? [])
    }
    let id = try recognizer(name)
    switch change {
    case .make: break
    case .attach(let viewName): lab.scene.attach(id, to: try view(viewName))
    case .requires(let other):
      let second = try recognizer(other)
      try refusable(at: other) { scene throws(Refusal) in try scene.require(id, toFail: second) }
    case .with(let other):
      let second = try recognizer(other)
      lab.scene.updateRecognizer(id) {
        if !$0.simultaneous.contains(second) { $0.simultaneous.append(second) }
      }
    case .enable(let isOn): lab.scene.updateRecognizer(id) { $0.isEnabled = isOn }
    case .action(let words):
      let action: RecognizerAction
      switch words {
      case .none: return .recognizers([id])
      case .print(let text): action = .print(text)
      case .target(let target):
        action = .send(selector: target.member.text, to: try responder(target.owner ?? target.member))
      }
      lab.scene.updateRecognizer(id) { if !$0.actions.contains(action) { $0.actions.append(action) } }
    case .settings(let settings):
      lab.scene.updateRecognizer(id) { old in for setting in settings { Session.apply(setting, to: &old) } }
    }
    return .recognizers([id])
  }

  private static func apply(_ setting: GestureSetting, to state: inout RecognizerState) {
    switch setting {
    case .taps(let count): state.taps = count
    case .touches(let count): state.touches = count
    case .maximum(let count): state.maximum = count
    case .minimum(let seconds): state.minimum = seconds
    case .direction(let sides): state.direction = sides
    case .edges(let sides): state.edges = sides
    case .cancels(let isOn): state.cancelsTouchesInView = isOn
    case .delaysBegan(let isOn): state.delaysTouchesBegan = isOn
    case .delaysEnded(let isOn): state.delaysTouchesEnded = isOn
    }
  }

  mutating func action(_ name: Name, _ event: Name, _ words: ActionWords) throws(Problem) -> Outcome {
    let id = try control(name)
    let known = try controlEvent(event)
    switch words {
    case .none: break
    case .print(let text):
      lab.scene.addAction(ControlAction(control: id, event: known, selector: "", target: .print(text)))
    case .target(let target):
      let goal: ActionTarget
      if let owner = target.owner, owner.text != "nil" {
        goal = .object(try responder(owner))
      } else {
        goal = .firstResponder
      }
      lab.scene.addAction(
        ControlAction(control: id, event: known, selector: target.member.text, target: goal))
    }
    return .actions(id)
  }
}
