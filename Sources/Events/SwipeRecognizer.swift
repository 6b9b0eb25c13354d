import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// UISwipeGestureRecognizer: fires while the finger is still down, as soon as it went far enough in time (R102).
  mutating func recognizeSwipe(_ message: TouchesMessage, _ run: RecognizerRun, _ settings: RecognizerState) {
    switch message.selector {
    case .touchesBegan:
      if run.fingers.count > settings.touches { return want(.failed, run.id) }
      if run.fingers.count == message.touches.count {
        start(.giveUp(run.id), after: scene.options.number(.swipeDuration))
      }
    case .touchesMoved:
      guard run.wanted == nil, run.fingers.count == settings.touches else { return }
      judge(run, settings)
    default:
      guard run.wanted == nil else { return }
      if run.fingers.count + message.touches.count == settings.touches { judge(run, settings) }
      if input.run(of: run.id)?.wanted == nil { want(.failed, run.id) }
    }
  }

  private mutating func judge(_ run: RecognizerRun, _ settings: RecognizerState) {
    let way = run.translation
    let distance = scene.options.number(.swipeDistance) - Simulation.tolerance
    guard max(way.x.magnitude, way.y.magnitude) >= distance else { return }
    let isSideways = way.x.magnitude >= way.y.magnitude
    let (along, across) = isSideways ? (way.x, way.y) : (way.y, way.x)
    let direction: Sides = isSideways ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    let fits = settings.direction.contains(direction) && across.magnitude <= along.magnitude / 2
    note(.undocumented(.swipeDistance))
    want(fits ? .ended : .failed, run.id)
  }
}
