import Messaging
import SceneModel

extension Simulation {
  /// A shake: motionBegan and motionEnded, with nothing in between (R136).
  mutating func shake() throws(Fault) { try send(.motion, name: "shake") }

  /// A remote control's button (R137).
  mutating func remote(_ button: String) throws(Fault) { try send(.remoteControl, name: button) }

  /// A hardware button, pressed and let go (R138).
  mutating func press(_ button: String) throws(Fault) {
    guard input.ignoreDepth == 0 else { return note(.ignored) }
    try send(.presses, name: button)
  }

  /// A key of a keyboard: presses to the first responder, and text where that takes text (R138).
  mutating func key(_ key: String) throws(Fault) {
    guard input.ignoreDepth == 0 else { return note(.ignored) }
    try send(.presses, name: key)
    guard let field = scene.firstResponder, scene.isAlive(field), scene.isKind(field, of: "UITextField")
    else {
      return
    }
    if key == "return" || key == "\n" {
      try sendControlEvent("editingDidEndOnExit", of: field)
      return try sendControlEvent("primaryActionTriggered", of: field)
    }
    guard case .text(let text)? = scene.value(of: .text, field) else { return }
    let isDelete = key == "delete" || key == "backspace" || key == "\u{8}"
    guard isDelete ? !text.isEmpty : key.count == 1 else { return }
    try set(.text, of: field, to: .text(isDelete ? String(text.dropLast()) : text + key))
    try sendControlEvent("editingChanged", of: field)
  }

  private mutating func send(_ kind: EventKind, name: String) throws(Fault) {
    try changeOfScene()
    beginEvent(kind, name: name)
    for stage in [Stage.driver, .eventServer, .machPort, .fetchThread, .runLoop, .event] {
      record(.stage(stage))
    }
    if let application = scene.application {
      record(.stage(.applicationSendEvent))
      try send(SendEvent(), to: application)
    } else {
      try deliverToFirstResponder()
    }
    try settle()
    try finishRecognizers()
    input.event = nil
  }

  /// Hands the present event, which has no place, to the key window's first responder (R142).
  mutating func deliverToFirstResponder() throws(Fault) {
    guard let kind = input.event, let receiver = receiver(of: kind) else { return }
    let methods: [Selector]
    switch kind {
    case .motion: methods = [.motionBegan, .motionEnded]
    case .remoteControl: methods = [.remoteControl]
    case .presses: methods = [.pressesBegan, .pressesEnded]
    case .touches, .scroll, .hover, .transform: return
    }
    record(.stage(.firstResponder))
    for method in methods where scene.isAlive(receiver) {
      try send(PlacelessMessage(method, name: input.eventName), to: receiver)
    }
  }

  /// Who gets an event without a place: the first responder; without one the key window, and a shake goes to its
  /// root controller, which is an option (R136).
  private mutating func receiver(of kind: EventKind) -> ObjectID? {
    if let responder = scene.firstResponder { return responder }
    guard let window = scene.keyWindow else { return nil }
    guard kind == .motion else { return window }
    note(.undocumented(.shake))
    guard scene.options[.shake] == "keyWindow" else { return nil }
    return scene.rootController(of: window) ?? window
  }

  // MARK: First responder

  /// `becomeFirstResponder`: asks it, then the present one, and changes the window's first responder (R134).
  @discardableResult
  public mutating func becomeFirstResponder(_ responder: ObjectID) throws(Fault) -> Bool {
    try refusal(toBecome: responder) == nil
  }

  /// `resignFirstResponder`: answers whether it is first responder no more (R134).
  @discardableResult
  public mutating func resignFirstResponder(_ responder: ObjectID) throws(Fault) -> Bool {
    guard let window = windowForResponder(responder), scene.firstResponder(of: window) == responder else {
      return true
    }
    guard try send(FirstResponderQuestion(.canResignFirstResponder), to: responder) else { return false }
    setFirstResponder(nil, of: window)
    try tellEditing("editingDidEnd", of: responder)
    return true
  }

  /// Makes an object first responder as a command asks for it, or nobody; says why when it cannot be.
  mutating func chooseFirstResponder(_ responder: ObjectID?) throws(Fault) {
    guard let responder else {
      if let present = scene.firstResponder, try !resignFirstResponder(present) {
        throw refused(present, .otherKeepsIt(scene.name(of: present)))
      }
      return
    }
    if let reason = try refusal(toBecome: responder) { throw refused(responder, reason) }
  }

  private func refused(_ responder: ObjectID, _ reason: FirstResponderReason) -> Fault {
    Fault(.refused(.cannotBecomeFirstResponder(scene.name(of: responder), reason: reason)))
  }

  private mutating func refusal(toBecome responder: ObjectID) throws(Fault) -> FirstResponderReason? {
    guard scene.kind(of: responder).isResponder else { return .saysNo }
    if let window = windowForResponder(responder), scene.firstResponder(of: window) == responder {
      if scene.keyWindow != window { try set(.key, of: window, to: .bool(true)) }
      return nil
    }
    guard try send(FirstResponderQuestion(.canBecomeFirstResponder), to: responder) else { return .saysNo }
    guard let window = windowForResponder(responder) else { return .notInWindow }
    if let present = scene.firstResponder(of: window), try !resignFirstResponder(present) {
      return .otherKeepsIt(scene.name(of: present))
    }
    setFirstResponder(responder, of: window)
    // Keys and the like go to the key window (R142), so its window becomes key.
    if scene.keyWindow != window { try set(.key, of: window, to: .bool(true)) }
    try tellEditing("editingDidBegin", of: responder)
    return nil
  }

  private mutating func tellEditing(_ event: String, of responder: ObjectID) throws(Fault) {
    if scene.kind(of: responder) == .view, scene.isKind(responder, of: "UITextField") {
      try sendControlEvent(event, of: responder)
    }
  }

  /// The window whose first responder an object can be: the view's, or that of a controller's view.
  private func windowForResponder(_ responder: ObjectID) -> ObjectID? {
    switch scene.kind(of: responder) {
    case .view, .window: scene.window(of: responder)
    case .controller: scene.view(of: responder).flatMap { scene.window(of: $0) }
    case .application, .windowScene, .delegate: scene.keyWindow
    case .recognizer: nil
    }
  }

  /// A view that has left its window is first responder no more (R134).
  mutating func dropLostFirstResponders() {
    for window in scene.windowsInOrder {
      guard let responder = scene.firstResponder(of: window) else { continue }
      if !scene.isAlive(responder) || windowForResponder(responder) != window,
        [.view, .controller].contains(scene.kind(of: responder))
      {
        setFirstResponder(nil, of: window)
      }
    }
  }
}
