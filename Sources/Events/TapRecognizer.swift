import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// UITapGestureRecognizer: recognizes at the last lift of the last tap (R98, R99).
  mutating func recognizeTap(_ message: TouchesMessage, _ run: RecognizerRun, _ settings: RecognizerState) {
    switch message.selector {
    case .touchesBegan:
      guard beginTap(message, run, settings) else { return want(.failed, run.id) }
    case .touchesMoved:
      if farthest(message.touches) > scene.options.number(.tapMovement) {
        note(.undocumented(.tapMovement))
        want(.failed, run.id)
      }
    default: endTap(message, run, settings, of: settings.taps) { $0.want(.ended, run.id) }
    }
  }

  /// A finger of a tap goes down; false when it does not belong to it.
  private mutating func beginTap(
    _ message: TouchesMessage, _ run: RecognizerRun, _ settings: RecognizerState
  ) -> Bool {
    // A tap that a finger of it has left already takes no other.
    guard run.fingers.count <= settings.touches, run.mostFingers == run.fingers.count else { return false }
    let isFirst = message.touches.count == run.fingers.count
    guard isFirst else { return true }
    if run.taps > 0, let point = input.touch(message.touches[0])?.location,
      point.distance(to: run.start) > scene.options.number(.tapMovement) + FingerPlan.fingerGap * 2
    {
      note(.undocumented(.tapMovement))
      return false
    }
    stopTimers(of: run.id)
    let time = input.time
    change(run.id) { $0.startTime = time }
    start(.giveUp(run.id), after: scene.options.number(.tapDuration))
    return true
  }

  /// Fingers of a tap are lifted; when it was the last of so many taps, `done` follows.
  mutating func endTap(
    _ message: TouchesMessage, _ run: RecognizerRun, _ settings: RecognizerState, of count: Int,
    done: (inout Simulation) -> Void
  ) {
    if farthest(message.touches) > scene.options.number(.tapMovement) { return want(.failed, run.id) }
    guard run.fingers.isEmpty else { return }
    guard run.mostFingers == settings.touches else { return want(.failed, run.id) }
    change(run.id) {
      $0.taps += 1
      $0.mostFingers = 0
    }
    stopTimers(of: run.id)
    if run.taps + 1 >= count { return done(&self) }
    start(.giveUp(run.id), after: scene.options.number(.tapInterval))
  }
}
