import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// How far a finger may move before a long press has begun, in points: allowableMovement's default (R100).
  static let pressMovement = 10.0

  /// UILongPressGestureRecognizer: begins while the fingers still rest, and ends when one is lifted (R100).
  mutating func recognizePress(_ message: TouchesMessage, _ run: RecognizerRun, _ settings: RecognizerState) {
    let isLastPress = run.taps >= settings.taps
    switch message.selector {
    case .touchesBegan:
      if run.isActive { return }
      guard run.fingers.count <= settings.touches, run.mostFingers == run.fingers.count else {
        return want(.failed, run.id)
      }
      stopTimers(of: run.id)
      if isLastPress {
        guard run.fingers.count == settings.touches else { return }
        // One of no duration begins with the touch itself.
        if settings.minimum <= 0 { return want(.began, run.id) }
        start(.press(run.id), after: settings.minimum)
      } else {
        start(.giveUp(run.id), after: scene.options.number(.tapDuration))
      }
    case .touchesMoved:
      if run.isActive { return want(.changed, run.id) }
      if run.wanted == nil, farthest(message.touches) > Simulation.pressMovement { want(.failed, run.id) }
    default:
      if run.isActive { return want(.ended, run.id) }
      if isLastPress {
        // One that is ready, and only waits for others, ends as soon as it may begin.
        if run.wanted == nil { want(.failed, run.id) }
      } else {
        endTap(message, run, settings, of: settings.taps) { app in
          app.start(.giveUp(run.id), after: app.scene.options.number(.tapInterval))
        }
      }
    }
  }
}
