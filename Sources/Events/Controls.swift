import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// What UIControl makes of touches (R116 to R120); false when they go on to the next responder.
  mutating func track(_ message: TouchesMessage, _ control: ObjectID) throws(Fault) -> Bool {
    let own = message.touches.filter { input.touch($0)?.view == control }
    // One that came up from a subview is none of the control's.
    guard !own.isEmpty else { return false }
    let run = input.run(ofControl: control) ?? ControlRun(control)
    switch message.selector {
    case .touchesBegan: return try beginTracking(own, run)
    case .touchesMoved: try continueTracking(own, run)
    case .touchesEnded: try endTracking(own, run)
    default: try cancelTracking(own, run)
    }
    return !own.allSatisfy { run.passed.contains($0) }
  }

  private mutating func update(control run: ControlRun) {
    if let place = input.controls.firstIndex(where: { $0.id == run.id }) {
      input.controls[place] = run
    } else {
      input.controls.append(run)
    }
  }

  /// Whether the finger counts as inside: within the slop about the bounds (R118).
  private mutating func isInside(_ touch: TouchID, _ control: ObjectID) -> Bool {
    guard let screen = input.touch(touch)?.location, let point = scene.fromScreen(screen, to: control) else {
      return false
    }
    let bounds = scene.bounds(of: control)
    if bounds.contains(point) { return true }
    note(.undocumented(.slop))
    let slop = scene.options.number(.slop)
    return bounds.insetBy(dx: -slop, dy: -slop).contains(point)
  }

  private mutating func beginTracking(_ touches: [TouchID], _ old: ControlRun) throws(Fault) -> Bool {
    var run = old
    let control = run.id
    if scene.hasFlag(.disabled, control) {
      note(.undocumented(.disabledControl))
      guard scene.options[.disabledControl] == "forwards" else { return true }
      run.passed += touches
      update(control: run)
      return false
    }
    // A control follows one touch, whatever multipleTouchEnabled says (R116, R123).
    guard run.touch == nil, let touch = touches.first else { return true }
    run.touch = touch
    run.isTracking = true
    run.isTouchInside = true
    update(control: run)
    guard try send(TrackingMessage(.beginTracking, touch), to: control) else {
      run.isTracking = false
      update(control: run)
      return true
    }
    guard input.isTracking(control), scene.isAlive(control) else { return true }
    try set(.highlighted, of: control, to: .bool(true))
    try sendControlEvent("touchDown", of: control)
    if let count = input.touch(touch)?.tapCount, count > 1 {
      try sendControlEvent("touchDownRepeat", of: control)
    }
    try valueChanges(.touchesBegan, touch, of: control)
    return true
  }

  private mutating func continueTracking(_ touches: [TouchID], _ old: ControlRun) throws(Fault) {
    let control = old.id
    guard old.isTracking, let touch = old.touch, touches.contains(touch) else { return }
    let wasInside = old.isTouchInside
    let isInside = isInside(touch, control)
    var run = old
    run.isTouchInside = isInside
    update(control: run)
    guard try send(TrackingMessage(.continueTracking, touch), to: control) else {
      run.isTracking = false
      update(control: run)
      return try set(.highlighted, of: control, to: .bool(false))
    }
    guard input.isTracking(control), scene.isAlive(control) else { return }
    if isInside != wasInside {
      note(.undocumented(.crossing))
      try set(.highlighted, of: control, to: .bool(isInside))
      try sendControlEvent(isInside ? "touchDragEnter" : "touchDragExit", of: control)
    }
    if isInside == wasInside || scene.options[.crossing] == "both" {
      try sendControlEvent(isInside ? "touchDragInside" : "touchDragOutside", of: control)
    }
    try valueChanges(.touchesMoved, touch, of: control)
  }

  private mutating func endTracking(_ touches: [TouchID], _ old: ControlRun) throws(Fault) {
    let control = old.id
    guard let touch = old.touch, touches.contains(touch) else { return }
    var run = old
    run.touch = nil
    run.isTracking = false
    guard old.isTracking else { return update(control: run) }
    let isInside = isInside(touch, control)
    var last = old
    last.isTouchInside = isInside
    update(control: last)
    // R116: endTracking runs before the action.
    try send(TrackingMessage(.endTracking, touch), to: control)
    guard input.isTracking(control), scene.isAlive(control) else { return }
    run.isTouchInside = false
    update(control: run)
    try set(.highlighted, of: control, to: .bool(false))
    // R120: disabling it meanwhile does not suppress the event.
    try sendControlEvent(isInside ? "touchUpInside" : "touchUpOutside", of: control)
    if isInside { try valueChanges(.touchesEnded, touch, of: control) }
  }

  private mutating func cancelTracking(_ touches: [TouchID], _ old: ControlRun) throws(Fault) {
    let control = old.id
    guard let touch = old.touch, touches.contains(touch) else { return }
    var run = old
    run.touch = nil
    run.isTracking = false
    run.isTouchInside = false
    let wasTracking = old.isTracking
    update(control: run)
    guard wasTracking else { return }
    // The event is nil when the control has left its window (R124).
    let isInWindow = scene.window(of: control) != nil
    try send(TrackingMessage(.cancelTracking, isInWindow ? touch : nil), to: control)
    guard scene.isAlive(control) else { return }
    try set(.highlighted, of: control, to: .bool(false))
    try sendControlEvent("touchCancel", of: control)
    if let ended = input.touch(touch), ended.isOver, isTap(ended) { try beginEditing(control) }
  }

  /// Whether a touch that is over was short and stayed in its place.
  private func isTap(_ touch: Touch) -> Bool {
    touch.location.distance(to: touch.start) <= scene.options.number(.tapMovement)
      && input.time - touch.startTime <= scene.options.number(.tapDuration)
  }

  /// What the controls of UIKit add to the events of the finger (R117).
  private mutating func valueChanges(_ phase: Selector, _ touch: TouchID, of control: ObjectID) throws(Fault)
  {
    guard scene.isAlive(control) else { return }
    if scene.isKind(control, of: "UISlider") {
      guard phase == .touchesMoved else { return }
      if let part = part(touch, of: control) { try set(.value, of: control, to: .number(part)) }
      return try sendControlEvent("valueChanged", of: control)
    }
    guard phase == .touchesEnded else { return }
    if scene.has(.value, control) {
      guard try changeValue(touch, of: control) else { return }
      try sendControlEvent("valueChanged", of: control)
      guard scene.isAlive(control) else { return }
      try sendControlEvent("primaryActionTriggered", of: control)
    } else if scene.isKind(control, of: "UIButton") {
      try sendControlEvent("primaryActionTriggered", of: control)
    }
    try beginEditing(control)
  }

  /// How far to the right a touch is in a control: 0 at its left edge, 1 at its right one.
  private func part(_ touch: TouchID, of control: ObjectID) -> Double? {
    let bounds = scene.bounds(of: control)
    guard bounds.width > 0, let screen = input.touch(touch)?.location,
      let point = scene.fromScreen(screen, to: control)
    else { return nil }
    return (point.x - bounds.minX) / bounds.width
  }

  /// Gives a control the value that a tap on it leads to; false when it has that value already, of which UIKit
  /// tells nobody.
  private mutating func changeValue(_ touch: TouchID, of control: ObjectID) throws(Fault) -> Bool {
    guard case .number(let old)? = scene.value(of: .value, control),
      case let count = numberOfSegments(of: control), let part = part(touch, of: control)
    else { return true }
    var new = old
    if scene.isKind(control, of: "UISwitch") {
      new = 1 - old
    } else if scene.isKind(control, of: "UISegmentedControl") {
      // How many segments it has was not told, so it is taken to be another one.
      guard count > 0 else { return true }
      new = min(max((part * count).rounded(.down), 0), count - 1)
    } else {
      if scene.isKind(control, of: "UIPageControl"), count == 0 { return true }
      new += part < 0.5 ? -1 : 1
    }
    try set(.value, of: control, to: .number(new))
    return scene.value(of: .value, control) != .number(old)
  }

  private func numberOfSegments(of control: ObjectID) -> Double {
    if case .number(let count)? = scene.value(of: .segments, control) { return count }
    return 0
  }

  /// A text field that is tapped becomes first responder by itself (R133).
  ///
  /// It does so by recognizers of its own, so a recognizer of an ancestor that takes the touch does not keep it
  /// from that.
  private mutating func beginEditing(_ control: ObjectID) throws(Fault) {
    guard scene.isAlive(control), scene.isKind(control, of: "UITextField") else { return }
    try becomeFirstResponder(control)
  }
}
