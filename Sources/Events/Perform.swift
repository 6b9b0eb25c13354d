import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// Makes something happen, to its end.
  ///
  /// A request that does not fit (a finger that is down already, a time that is no time) throws before anything
  /// happened. Code that fails throws in the middle; whoever called keeps the scene and the input of before.
  public mutating func perform(_ request: EventRequest) throws(Fault) {
    try check(request)
    if startsNewEvent(request), input.touches.isEmpty { input.nextTouch = 1 }
    if let free = input.blockedUntil, request.waitsForMainThread { try advance(to: free) }
    switch request {
    case .tap(let point, let times, let fingers):
      try perform(.tap(at: point, times: times, with: freeFingers(fingers)))
    case .touch(let moves): try deliver(moves)
    case .drag(let start, let end, let steps, let duration):
      try perform(.drag(from: start, to: end, steps: steps, over: duration, with: freeFinger))
    case .swipe(let direction, let point):
      try perform(.swipe(direction, at: point, with: freeFinger))
    case .longpress(let point, let duration):
      try perform(.press(at: point, over: duration, with: freeFinger))
    case .pinch(let point, let scale):
      try perform(.pair(at: point, scale: scale, degrees: 0, with: freeFingers(2)))
    case .rotate(let point, let degrees):
      try perform(.pair(at: point, scale: 1, degrees: degrees, with: freeFingers(2)))
    case .wait(let seconds):
      try changeOfScene()
      try advance(to: input.time + seconds)
    case .animate(let view, let values, let duration, let allowsInteraction):
      try animate(view, values, over: duration, allowsInteraction: allowsInteraction)
    case .ignoreEvents(let isOn): try ignoreEvents(isOn)
    case .interrupt: try interrupt()
    case .block(let seconds): block(seconds)
    case .shake: try shake()
    case .remote(let button): try remote(button)
    case .press(let button): try press(button)
    case .key(let key): try self.key(key)
    case .firstResponder(let responder): try chooseFirstResponder(responder)
    case .sceneChanged: try changeOfScene()
    }
    input.event = nil
    input.changed = []
    forgetWhatIsOver()
  }

  private mutating func perform(_ plan: FingerPlan) throws(Fault) {
    let start = input.time
    for moment in plan.moments {
      try advance(to: start + moment.time)
      try deliver(moment.moves)
    }
  }

  /// Numbers of fingers that are not down, the smallest ones.
  private func freeFingers(_ count: Int) -> [Int] {
    let down = fingersDown
    var fingers: [Int] = []
    var next = 1
    while fingers.count < count {
      if !down.contains(next) { fingers.append(next) }
      next += 1
    }
    return fingers
  }

  private var freeFinger: Int { freeFingers(1).first ?? 1 }

  /// Touches leave the event once their fingers are up and nobody waits for them any more (R59).
  mutating func forgetWhatIsOver() {
    let input = input
    self.input.touches.removeAll { touch in
      touch.isOver && touch.delivery != .held && touch.delivery != .began
        && !input.recognizers.contains { $0.touches.contains(touch.id) }
    }
    if input.touches.count != self.input.touches.count || input.touches.isEmpty {
      let left = self.input.touches
      func isLeft(_ id: TouchID) -> Bool { left.contains { $0.id == id } }
      self.input.controls.removeAll { run in
        run.touch.map { !isLeft($0) } ?? true && !run.passed.contains(where: isLeft)
      }
      self.input.scrollViews.removeAll { run in
        run.glide == nil && !run.touches.contains(where: isLeft)
      }
      // Numbers of touches are given again, so nothing may wait for one that is gone.
      self.input.timers.removeAll { timer in
        if case .content(let id) = timer.kind { return !isLeft(id) }
        return false
      }
    }
  }

  /// beginIgnoringInteractionEvents and its end; the calls nest (R47).
  ///
  /// Touches that are down are taken away, since nothing of them will arrive any more.
  mutating func ignoreEvents(_ isOn: Bool) throws(Fault) {
    if isOn {
      if input.ignoreDepth == 0 { try interrupt() }
      input.ignoreDepth += 1
    } else if input.ignoreDepth > 0 {
      input.ignoreDepth -= 1
    }
  }

  /// The system takes over, as for a call: every live touch is cancelled (R73).
  ///
  /// The fingers may stay on the glass; what they do until they are lifted concerns nobody.
  mutating func interrupt() throws(Fault) {
    let fingers = fingersDown.sorted()
    if !fingers.isEmpty { try deliver(fingers.map { FingerMove($0, .cancel) }) }
  }
}

extension EventRequest {
  /// Whether it goes to the main thread and not through the queue of touches.
  var waitsForMainThread: Bool {
    switch self {
    case .shake, .remote, .press, .key, .firstResponder, .animate: true
    default: false
    }
  }
}
