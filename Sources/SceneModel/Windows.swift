import Geometry

/// What a window has besides being a view.
struct WindowState: Equatable, Sendable {
  var level: Double = 0
  var rootController: ObjectID?
  var firstResponder: ObjectID?
}

/// What the scene knows of a view controller.
struct ControllerState: Equatable, Sendable {
  var view: ObjectID?
  var parent: ObjectID?
  /// The controller that presented this one.
  var presenter: ObjectID?
}

extension Scene {
  // MARK: Windows

  /// Brings ``windowsFrontToBack`` up to date (R40).
  mutating func orderWindows() {
    windowsFrontToBack = windowOrder.enumerated().sorted { left, right in
      let (a, b) = (level(of: left.element), level(of: right.element))
      return a != b ? a > b : left.offset > right.offset
    }.map(\.element)
  }

  /// All windows in the order of showing, whatever their level.
  public var windowsInOrder: [ObjectID] { windowOrder }

  /// A window's level: 0 normal, 1000 the status bar's, 2000 an alert's (R40).
  public func level(of window: ObjectID) -> Double { windows[window]?.level ?? 0 }

  /// Sets a window's level.
  public mutating func setLevel(_ level: Double, of window: ObjectID) throws(Refusal) {
    guard level.isFinite else { throw .invalidGeometry(property: "level", of: name(of: window)) }
    windows[window]?.level = level
    orderWindows()
  }

  /// The controller whose view fills a window.
  public func rootController(of window: ObjectID) -> ObjectID? { windows[window]?.rootController }

  /// A window's first responder (R134).
  public func firstResponder(of window: ObjectID) -> ObjectID? { windows[window]?.firstResponder }

  /// The key window's first responder, which gets the events that have no place (R142).
  public var firstResponder: ObjectID? { keyWindow.flatMap { windows[$0]?.firstResponder } }

  /// Makes a responder a window's first one, without asking anybody.
  public mutating func setFirstResponder(_ responder: ObjectID?, of window: ObjectID) {
    windows[window]?.firstResponder = responder
  }

  /// Makes a window, in front of those of its level.
  public mutating func makeWindow(
    _ name: String, frame: Rect, level: Double = 0, isHidden: Bool = false,
    class className: String = "UIWindow"
  ) throws(Refusal) -> ObjectID {
    try checkNewName(name)
    guard frame.isFinite else { throw .invalidGeometry(property: "frame", of: name) }
    guard level.isFinite else { throw .invalidGeometry(property: "level", of: name) }
    guard hasClass(className) else { throw .noSuchClass(className, near: nil) }
    guard inherits(className, from: "UIWindow") else {
      throw .wrongKind(className, is: className, wanted: "UIWindow")
    }
    try checkRoom()
    let id = make(.window, name: name, class: className)
    windows[id] = WindowState(level: level)
    windowOrder.append(id)
    setFrameUnchecked(frame.standardized, of: id)
    if isHidden { placements[id.place].flags.insert(.hidden) }
    return id
  }

  /// Makes a window key; keys and shakes go to it, touches do not care (R41).
  public mutating func makeKey(_ window: ObjectID) { keyWindow = window }

  /// No window is key.
  public mutating func resignKey() { keyWindow = nil }

  /// Puts a window in front of those of the same or a lower level (R40).
  mutating func raise(_ window: ObjectID) {
    windowOrder.removeAll { $0 == window }
    windowOrder.append(window)
  }

  /// Shows or hides a view; a window that is shown comes in front of those of its level (R40).
  public mutating func setHidden(_ isHidden: Bool, of id: ObjectID) {
    let wasHidden = placements[id.place].flags.contains(.hidden)
    setFlag(.hidden, isHidden, of: id)
    if windows[id] != nil, wasHidden, !isHidden { raise(id) }
  }

  /// Sets or clears a switch.
  public mutating func setFlag(_ flag: ViewFlags, _ isOn: Bool, of id: ObjectID) {
    if isOn { placements[id.place].flags.insert(flag) } else { placements[id.place].flags.remove(flag) }
  }

  /// Whether a switch is set.
  public func hasFlag(_ flag: ViewFlags, _ id: ObjectID) -> Bool {
    placements[id.place].flags.contains(flag)
  }

  // MARK: Controllers

  /// The view controller that owns a view as its `view` (R50).
  public func controller(of view: ObjectID) -> ObjectID? { controllerOfView[view] }

  /// A controller's view; nil when it is not loaded.
  public func view(of controller: ObjectID) -> ObjectID? { controllers[controller]?.view }

  /// A controller's parent.
  public func parent(of controller: ObjectID) -> ObjectID? { controllers[controller]?.parent }

  /// The controller that presents another, while it does.
  public func presenter(of controller: ObjectID) -> ObjectID? { controllers[controller]?.presenter }

  /// The controller that another presents.
  public func presented(by controller: ObjectID) -> ObjectID? {
    controllers.filter { $0.value.presenter == controller }.keys.min()
  }

  /// All controllers, in the order of their making.
  public var controllersInOrder: [ObjectID] { controllers.keys.sorted() }

  /// Makes a controller, of a view that has none, in a parent.
  ///
  /// A controller for a window's direct subview becomes the window's root when the window has none.
  public mutating func makeController(
    _ name: String, view: ObjectID?, parent: ObjectID?, class className: String = "UIViewController"
  ) throws(Refusal) -> ObjectID {
    try checkNewName(name)
    try checkRoom()
    guard hasClass(className) else { throw .noSuchClass(className, near: nil) }
    guard inherits(className, from: "UIViewController") else {
      throw .wrongKind(className, is: className, wanted: "UIViewController")
    }
    if let view, let owner = controllerOfView[view] {
      throw .hasController(view: self.name(of: view), controller: self.name(of: owner))
    }
    let id = make(.controller, name: name, class: className)
    controllers[id] = ControllerState(view: view, parent: parent)
    if let view {
      controllerOfView[view] = id
      adoptAsRoot(id, view: view, parent: parent)
    }
    return id
  }

  private mutating func adoptAsRoot(_ controller: ObjectID, view: ObjectID, parent: ObjectID?) {
    guard parent == nil, let window = superview(of: view), windows[window] != nil else { return }
    if windows[window]?.rootController == nil { windows[window]?.rootController = controller }
    if options[.wrappers] == "on" { wrap(view, in: window) }
  }

  /// Gives an existing controller a view or a parent (loading its view, addChild).
  public mutating func setController(_ id: ObjectID, view: ObjectID?, parent: ObjectID?) throws(Refusal) {
    if let view, let owner = controllerOfView[view], owner != id {
      throw .hasController(view: name(of: view), controller: name(of: owner))
    }
    var current: ObjectID? = parent
    while let here = current {
      if here == id { throw .controllerCircle(name(of: id)) }
      current = controllers[here]?.parent
    }
    if let parent { controllers[id]?.parent = parent }
    if let view {
      if let old = controllers[id]?.view { controllerOfView[old] = nil }
      controllers[id]?.view = view
      controllerOfView[view] = id
      adoptAsRoot(id, view: view, parent: controllers[id]?.parent)
    }
  }

  mutating func discardController(_ id: ObjectID) {
    if let view = controllers[id]?.view { controllerOfView[view] = nil }
    for key in controllers.keys {
      if controllers[key]?.parent == id { controllers[key]?.parent = nil }
      if controllers[key]?.presenter == id { controllers[key]?.presenter = nil }
    }
    for window in windowOrder where windows[window]?.rootController == id {
      windows[window]?.rootController = nil
    }
    controllers[id] = nil
    discard(id)
  }

  /// Presents a controller full screen: its view comes in front in the presenter's window (R51).
  public mutating func present(_ id: ObjectID, from presenter: ObjectID) throws(Refusal) {
    guard id != presenter else { throw .controllerCircle(name(of: id)) }
    try check(id, canBePresentedBy: presenter)
    guard let view = controllers[id]?.view else { throw .noView(controller: name(of: id)) }
    guard let stage = controllers[presenter]?.view else { throw .noView(controller: name(of: presenter)) }
    guard let window = window(of: stage) else { throw .notInWindow(name(of: presenter)) }
    guard !isDescendant(stage, of: view) else {
      throw .intoItself(view: name(of: view), parent: name(of: stage))
    }
    unlink(view)
    link(view, into: window, before: -1)
    releaseFirstResponders()
    let bounds = placements[window.place].bounds
    setFrameUnchecked(bounds, of: view)
    controllers[id]?.presenter = presenter
    if options[.wrappers] == "on" { wrap(view, in: window) }
  }

  /// Notes that a controller presents another whose view stands where it is to stand already.
  public mutating func noteOnly(_ id: ObjectID, presentedBy presenter: ObjectID) throws(Refusal) {
    try check(id, canBePresentedBy: presenter)
    controllers[id]?.presenter = presenter
  }

  private func check(_ id: ObjectID, canBePresentedBy presenter: ObjectID) throws(Refusal) {
    if let already = controllers[id]?.presenter {
      throw .alreadyPresented(name(of: id), by: name(of: already))
    }
    var current: ObjectID? = presenter
    while let here = current {
      if here == id { throw .controllerCircle(name(of: id)) }
      current = controllers[here]?.presenter
    }
    // UIKit refuses a second presentation over the first, with a warning in the log.
    if let other = presented(by: presenter) {
      throw .alreadyPresented(name(of: other), by: name(of: presenter))
    }
  }

  /// Takes a presented controller's view out of the window, and what it presents itself with it.
  public mutating func dismiss(_ id: ObjectID) throws(Refusal) {
    guard controllers[id]?.presenter != nil else { throw .notPresented(name(of: id)) }
    if let above = presented(by: id) { try dismiss(above) }
    if let view = controllers[id]?.view {
      unwrap(view)
      detach(view)
    }
    controllers[id]?.presenter = nil
  }

  // MARK: Wrapper views (R45, R52)

  /// Whether UIKit has made this view by itself, between a window and a controller's view (R45, R52).
  public func isWrapper(_ id: ObjectID) -> Bool {
    options[.wrappers] == "on" && ["UITransitionView", "UIDropShadowView"].contains(className(of: id))
  }

  /// A view's superview as an app has arranged it: without those that UIKit makes by itself.
  public func arrangedSuperview(of id: ObjectID) -> ObjectID? {
    var parent = superview(of: id)
    while let here = parent, isWrapper(here) { parent = superview(of: here) }
    return parent
  }

  /// Puts UITransitionView and UIDropShadowView between a window and a controller's view.
  private mutating func wrap(_ view: ObjectID, in window: ObjectID) {
    guard superview(of: view) == window else { return }
    let size = placements[window.place].bounds.size
    let frame = Rect(0, 0, size.width, size.height)
    let transition = make(.view, name: freeName("transitionView"), class: "UITransitionView")
    let shadow = make(.view, name: freeName("dropShadowView"), class: "UIDropShadowView")
    setFrameUnchecked(frame, of: transition)
    setFrameUnchecked(frame, of: shadow)
    let before = placements[view.place].next
    unlink(view)
    link(transition, into: window, before: before)
    link(shadow, into: transition, before: -1)
    link(view, into: shadow, before: -1)
  }

  private mutating func unwrap(_ view: ObjectID) {
    guard let shadow = superview(of: view), className(of: shadow) == "UIDropShadowView",
      let transition = superview(of: shadow), className(of: transition) == "UITransitionView",
      let window = superview(of: transition)
    else { return }
    let before = placements[transition.place].next
    unlink(view)
    link(view, into: window, before: before)
    unlink(transition)
    for wrapper in subtree(of: transition) { discardView(wrapper) }
    forgetTheRemoved()
  }

  /// A name that is free: the wanted one, or the wanted one with a number.
  public func freeName(_ wanted: String) -> String {
    if names[wanted] == nil { return wanted }
    var number = 2
    while names["\(wanted)\(number)"] != nil { number += 1 }
    return "\(wanted)\(number)"
  }

  /// Shows or takes away the private views between windows and their controllers' views.
  mutating func setWrappers(_ isOn: Bool) {
    for controller in controllersInOrder {
      guard let view = controllers[controller]?.view, controllers[controller]?.parent == nil else { continue }
      if isOn {
        if let window = superview(of: view), windows[window] != nil { wrap(view, in: window) }
      } else {
        unwrap(view)
      }
    }
  }
}
