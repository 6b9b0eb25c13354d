import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// Carries what fingers do at one moment from the glass to the views: one UIEvent (R78).
  mutating func deliver(_ moves: [FingerMove]) throws(Fault) {
    guard input.blockedUntil == nil else { return enqueue(moves) }
    try changeOfScene()
    try cancelTouchesOfRemovedViews()
    beginEvent(.touches)
    let begun = update(moves)
    guard !input.changed.isEmpty else { return }
    recordWay()
    if !begun.isEmpty { try findViews(of: begun) }
    if !changedWindows.isEmpty {
      record(.stage(.applicationSendEvent))
      if let application = scene.application {
        try send(SendEvent(), to: application)
      } else {
        try sendEventToWindows()
      }
    }
    try finishRecognizers()
    for id in input.changed { logTap(id) }
    input.event = nil
    input.changed = []
    forgetWhatIsOver()
  }

  /// Begins an event of a kind.
  mutating func beginEvent(_ kind: EventKind, name: String = "") {
    input.event = kind
    input.eventName = name
    input.changed = []
    input.reachedChain = false
    for place in input.touches.indices where !input.touches[place].isOver {
      input.touches[place].phase = .stationary
      input.touches[place].previousLocation = input.touches[place].location
    }
  }

  /// The stages outside the app and on the way to `sendEvent` (R78).
  private mutating func recordWay() {
    // What waited in the queue has come that far before.
    if input.happened == nil { recordWayToApp() }
    record(.stage(.runLoop))
    record(.stage(.event))
    for touch in input.allTouches { record(.finger(touch.id, touch.phase, touch.location)) }
  }

  /// The stages up to the queue of the app (R78).
  mutating func recordWayToApp() {
    for stage in [Stage.sensor, .driver, .eventServer, .machPort, .fetchThread] { record(.stage(stage)) }
  }

  /// Brings the touches up to date, and answers those that are new (R59, R60).
  private mutating func update(_ moves: [FingerMove]) -> [TouchID] {
    var begun: [TouchID] = []
    for move in moves {
      if case .down(let point) = move.kind {
        input.lapsedFingers.removeAll { $0 == move.finger }
        let id = TouchID(input.nextTouch)
        input.nextTouch += 1
        input.touches.append(
          Touch(
            id: id, finger: move.finger, at: point, time: eventTime, tapCount: tapCount(at: point),
            view: nil, window: nil))
        input.changed.append(id)
        begun.append(id)
        continue
      }
      guard let place = input.touches.firstIndex(where: { $0.finger == move.finger && !$0.isOver }) else {
        // The system has taken this finger's touch away already; nobody is told of the rest.
        if case .move = move.kind { continue }
        input.lapsedFingers.removeAll { $0 == move.finger }
        continue
      }
      input.touches[place].timestamp = eventTime
      switch move.kind {
      case .down: break
      case .move(let point):
        input.touches[place].location = point
        input.touches[place].phase = .moved
      case .up(let point):
        if let point { input.touches[place].location = point }
        input.touches[place].phase = .ended
        input.touches[place].isOver = true
      case .cancel:
        input.touches[place].phase = .cancelled
        input.touches[place].isOver = true
        input.lapsedFingers.append(move.finger)
      }
      let id = input.touches[place].id
      if !input.changed.contains(id) { input.changed.append(id) }
    }
    return begun
  }

  /// Finds the view of each new touch, its window and its recognizers; they stay for its life (R33, R62, R83).
  private mutating func findViews(of begun: [TouchID]) throws(Fault) {
    guard input.ignoreDepth == 0 else { return note(.ignored) }
    record(.stage(.hitTest))
    for id in begun {
      guard let point = input.touch(id)?.location else { continue }
      var found = Found(view: nil, window: nil)
      for _ in 0..<max(1, Int(scene.options.number(.passes))) { found = try findView(at: point) }
      input.lastHit = found.view
      guard let view = found.view else {
        note(.nobodyHit)
        continue
      }
      noteRootThatDeclines(view)
      // R46: the touch belongs to the window of the view that was found, wherever the search began.
      var window = found.window
      let own = scene.window(of: view)
      if let own, own != window {
        note(.undocumented(.touchWindow))
        if scene.options[.touchWindow] == "returned" { window = own }
      }
      let recognizers = candidates(for: view)
      change(touch: id) {
        $0.view = view
        $0.window = window
        $0.windowOfView = own
        $0.recognizers = recognizers
      }
    }
  }

  /// Where the root view declines, who is hit rests on dumps of views alone (R45).
  private mutating func noteRootThatDeclines(_ view: ObjectID) {
    let isWrapper = ["UITransitionView", "UIDropShadowView"].contains(scene.className(of: view))
    let isWindow = scene.kind(of: view) == .window && scene.rootController(of: view) != nil
    if isWrapper || (isWindow && scene.options[.ios] != "12") { note(.undocumented(.wrappers)) }
  }

  /// Changes a touch.
  mutating func change(touch id: TouchID, _ change: (inout Touch) -> Void) {
    guard let place = input.touches.firstIndex(where: { $0.id == id }) else { return }
    change(&input.touches[place])
  }

  /// The touches that changed in this event and have a view.
  func changes(in window: ObjectID) -> [Touch] {
    input.touches.filter { $0.window == window && $0.view != nil && input.changed.contains($0.id) }
  }

  /// The windows to which the event goes, in the order of the touches.
  var changedWindows: [ObjectID] {
    var windows: [ObjectID] = []
    for touch in input.touches where touch.view != nil && input.changed.contains(touch.id) {
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
    return windows
  }

  // MARK: Taps in a row

  /// The tapCount of a touch that begins here and now (R65).
  private func tapCount(at point: Point) -> Int {
    let latest = input.taps.last {
      eventTime - $0.time <= scene.options.number(.tapInterval) + Simulation.tolerance
        && $0.location.distance(to: point) <= scene.options.number(.tapMovement)
    }
    return (latest?.count ?? 0) + 1
  }

  /// Remembers a lift as a tap, when it was one.
  private mutating func logTap(_ id: TouchID) {
    guard let touch = input.touch(id), touch.phase == .ended else { return }
    let oldest = input.time - scene.options.number(.tapInterval)
    input.taps.removeAll { $0.time < oldest - Simulation.tolerance }
    guard touch.location.distance(to: touch.start) <= scene.options.number(.tapMovement),
      touch.timestamp - touch.startTime <= scene.options.number(.tapDuration)
    else { return }
    input.taps.append(TapRecord(time: touch.timestamp, location: touch.start, count: touch.tapCount))
  }

  /// What sums of seconds may differ by.
  static let tolerance = 1e-9

  // MARK: Removed views

  /// A view that has left its window while it is touched gets touchesCancelled at the next event, and is not the
  /// touch's view any more (R74).
  mutating func cancelTouchesOfRemovedViews() throws(Fault) {
    let lost = input.touches.filter { touch in
      guard !touch.isOver || touch.delivery == .began, let view = touch.view else { return false }
      guard scene.isAlive(view) else { return true }
      return touch.windowOfView != nil && scene.window(of: view) != touch.windowOfView
    }
    guard !lost.isEmpty else { return }
    note(.undocumented(.removedView))
    if scene.options[.removedView] == "continues", lost.allSatisfy({ $0.view.map(scene.isAlive) ?? false }) {
      return
    }
    input.event = .touches
    for touch in lost {
      guard let view = touch.view else { continue }
      let wasTold = input.touch(touch.id)?.delivery == .began
      change(touch: touch.id) { $0.delivery = wasTold ? .closed : .never }
      if wasTold, scene.isAlive(view) { try tell(.touchesCancelled, [touch.id], to: view, as: .cancelled) }
      change(touch: touch.id) { $0.view = nil }
    }
  }
}
