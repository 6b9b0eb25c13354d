import Messaging
import SceneModel

extension Simulation {
  /// Moves the clock, and lets happen what is due on the way: in the order of time, ties in the order of making.
  mutating func advance(to time: Double) throws(Fault) {
    while true {
      if let free = input.blockedUntil {
        // Nothing fires while the main thread is busy.
        guard free <= time + Simulation.tolerance else { break }
        moveClock(to: max(input.time, free))
        try unblock()
      }
      guard let next = nextTimer, next.due <= time + Simulation.tolerance else { break }
      input.timers.removeAll { $0 == next }
      moveClock(to: max(input.time, next.due))
      beginEvent(.touches)
      try fire(next)
      try finishRecognizers()
      input.event = nil
      forgetWhatIsOver()
    }
    moveClock(to: max(input.time, time))
  }

  private var nextTimer: Timer? {
    var first: Timer?
    for timer in input.timers where first.map({ timer.due < $0.due }) ?? true { first = timer }
    return first
  }

  private mutating func moveClock(to time: Double) {
    guard time > input.time else { return }
    input.time = time
    record(.clock(time))
  }

  private mutating func fire(_ timer: Timer) throws(Fault) {
    switch timer.kind {
    case .press(let recognizer): want(.began, recognizer)
    case .giveUp(let recognizer):
      if let run = input.run(of: recognizer), run.wanted == nil {
        let isSwipe = scene.recognizer(recognizer)?.kind == .swipe
        note(.undocumented(isSwipe ? .swipeDuration : run.fingers.isEmpty ? .tapInterval : .tapDuration))
        want(.failed, recognizer)
      }
    case .content(let touch):
      guard let held = input.touch(touch), held.isDelayedByScrollView else { return }
      change(touch: touch) { $0.isDelayedByScrollView = false }
      // A touch that scrolling has taken meanwhile waits for nothing.
      guard held.delivery == .held else { return }
      note(.undocumented(.contentDelay))
    case .animation(let view): return endAnimations(of: view)
    case .glide(let view): try glide(view)
    }
    try settle()
  }

  /// Sets a timer.
  mutating func start(_ kind: Timer.Kind, after seconds: Double) {
    input.timers.append(Timer(due: input.time + seconds, kind))
  }

  /// Takes a timer away.
  mutating func stop(_ kind: Timer.Kind) { input.timers.removeAll { $0.kind == kind } }

  /// Takes a recognizer's timers away.
  mutating func stopTimers(of recognizer: ObjectID) { input.timers.removeAll { $0.recognizer == recognizer } }
}
