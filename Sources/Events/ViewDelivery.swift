import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// Tells views of their touches: those that recognizers took first, then begun, moved and ended ones (R66, R79).
  ///
  /// With a window it is about the changes of the present event there; without one only about what was held back
  /// or has to be taken away.
  mutating func tellViews(in window: ObjectID?) throws(Fault) {
    let news = window.map { changes(in: $0).map(\.id) } ?? []
    try takeFromViews()
    for id in news { admit(id) }
    for touch in input.touches where news.contains(touch.id) {
      change(touch: touch.id) { touch in
        if touch.phase == .moved, touch.delivery == .held { touch.holdsMove = true }
        if touch.phase == .ended { touch.holdsEnd = true }
        if touch.phase == .cancelled, touch.delivery == .held { touch.delivery = .closed }
      }
    }
    let held = input.touches.filter { $0.delivery == .held && !isHeldBack($0) }.map(\.id)
    try tell(.touchesBegan, held, as: .began)
    let moved = input.touches.filter { touch in
      guard touch.delivery == .began else { return false }
      return touch.holdsMove || (touch.phase == .moved && news.contains(touch.id))
    }
    for touch in moved { change(touch: touch.id) { $0.holdsMove = false } }
    try tell(.touchesMoved, moved.map(\.id), as: .moved)
    let ended = input.touches.filter { $0.delivery == .began && $0.holdsEnd && !isEndHeldBack($0) }
    try tell(.touchesEnded, ended.map(\.id), as: .ended)
    let cancelled = input.touches.filter { touch in
      touch.delivery == .began && touch.phase == .cancelled && news.contains(touch.id)
    }
    try tell(.touchesCancelled, cancelled.map(\.id), as: .cancelled)
  }

  /// Takes touches from the views where a recognizer has them now (R89).
  mutating func takeFromViews() throws(Fault) {
    let taken = input.touches.filter { ($0.delivery == .began || $0.delivery == .held) && isTaken($0) }
    for touch in taken where touch.delivery == .held {
      // What the view never heard of is not cancelled either (R90).
      change(touch: touch.id) { $0.delivery = .closed }
    }
    try tell(.touchesCancelled, taken.filter { $0.delivery == .began }.map(\.id), as: .cancelled)
  }

  /// Whether a recognizer that has recognized keeps a touch from its view (R89).
  private func isTaken(_ touch: Touch) -> Bool {
    input.recognizers.contains { run in
      (run.isActive || run.phase == .ended) && run.touches.contains(touch.id)
        && scene.recognizer(run.id)?.cancelsTouchesInView ?? false
    }
  }

  /// Decides whether a new touch is for its view at all (R67, R68, R126).
  private mutating func admit(_ id: TouchID) {
    guard let touch = input.touch(id), touch.phase == .began, touch.delivery == .never, let view = touch.view
    else { return }
    if isTaken(touch) { return change(touch: id) { $0.delivery = .closed } }
    let others = input.touches.filter { $0.id != id && !$0.isOver && $0.delivery != .never }
    if !scene.hasFlag(.multipleTouch, view), others.contains(where: { $0.view == view }) {
      return note(.secondFinger(view))
    }
    let tracking = others.filter { other in
      other.window == touch.window && other.view != view && other.delivery != .closed
    }
    if scene.hasFlag(.exclusiveTouch, view), !tracking.isEmpty { return note(.exclusive(view)) }
    for other in tracking {
      if let exclusive = other.view, scene.hasFlag(.exclusiveTouch, exclusive) {
        return note(.exclusive(exclusive))
      }
    }
    guard !stopGliding(around: view) else { return }
    change(touch: id) { $0.delivery = .held }
    delayByScrollView(id, view: view)
  }

  /// Whether the beginning of a touch has to wait (R90, R126).
  private func isHeldBack(_ touch: Touch) -> Bool {
    if touch.isDelayedByScrollView, !touch.isOver { return true }
    return input.recognizers.contains { run in
      run.phase == .possible && run.touches.contains(touch.id)
        && scene.recognizer(run.id)?.delaysTouchesBegan ?? false
    }
  }

  /// Whether the end of a touch has to wait (R91).
  private func isEndHeldBack(_ touch: Touch) -> Bool {
    input.recognizers.contains { run in
      run.phase == .possible && run.touches.contains(touch.id)
        && scene.recognizer(run.id)?.delaysTouchesEnded ?? false
    }
  }

  /// Calls a method of the views of some touches, one call a view (R66).
  private mutating func tell(_ selector: Selector, _ ids: [TouchID], as phase: TouchPhase) throws(Fault) {
    var left = ids
    while let first = left.first {
      guard let view = input.touch(first)?.view else {
        left.removeFirst()
        continue
      }
      var list = left.filter { input.touch($0)?.view == view }
      if phase == .cancelled, list.count > 1, isDoubleTap(list) {
        note(.undocumented(.doubleTapCancels))
        if scene.options[.doubleTapCancels] == "each" { list = [first] }
      }
      left.removeAll { list.contains($0) }
      var told: [TouchID] = []
      for id in list {
        guard let touch = input.touch(id), touch.delivery == (phase == .began ? .held : .began) else {
          continue
        }
        if phase == .began {
          guard try isOffered(touch, to: view) else {
            change(touch: id) { $0.delivery = .never }
            continue
          }
        }
        told.append(id)
        change(touch: id) { touch in
          switch phase {
          case .began: touch.delivery = .began
          case .ended, .cancelled: touch.delivery = .closed
          case .moved, .stationary: break
          }
        }
      }
      if !told.isEmpty, scene.isAlive(view) { try tell(selector, told, to: view, as: phase) }
    }
  }

  /// Whether touches are those of taps that followed one another (R113).
  private func isDoubleTap(_ ids: [TouchID]) -> Bool {
    ids.contains { (input.touch($0)?.tapCount ?? 1) > 1 }
  }

  /// Calls a method of a view; while it runs the touches show the phase that it is about, and for one that comes
  /// late the place and the time of then (R61, R90).
  mutating func tell(_ selector: Selector, _ ids: [TouchID], to view: ObjectID, as phase: TouchPhase)
    throws(Fault)
  {
    let before = input.touches.filter { ids.contains($0.id) }
    for touch in before where touch.phase != phase {
      change(touch: touch.id) { touch in
        touch.phase = phase
        guard phase == .began else { return }
        touch.location = touch.start
        touch.previousLocation = touch.start
        touch.timestamp = touch.startTime
      }
    }
    try send(TouchesMessage(selector, ids), to: view)
    for touch in before where touch.phase != phase {
      change(touch: touch.id) { now in
        now.phase = touch.phase
        now.location = touch.location
        now.previousLocation = touch.previousLocation
        now.timestamp = touch.timestamp
      }
    }
  }
}
