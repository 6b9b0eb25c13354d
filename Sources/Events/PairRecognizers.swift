import Geometry
import Messaging
import SceneModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Simulation {
  /// UIPinchGestureRecognizer and UIRotationGestureRecognizer: two fingers, and what they do to their line (R103).
  mutating func recognizePair(_ message: TouchesMessage, _ run: RecognizerRun, _ settings: RecognizerState) {
    switch message.selector {
    case .touchesBegan:
      guard let (distance, angle) = line(of: run) else { return }
      change(run.id) {
        $0.baseDistance = distance
        $0.lastAngle = angle
        $0.startTime = $0.moveTime
      }
    case .touchesMoved:
      guard let (distance, angle) = line(of: run) else { return }
      measure(run, distance: distance, angle: angle)
      guard let now = input.run(of: run.id) else { return }
      if now.isActive { return want(.changed, run.id) }
      guard now.wanted == nil else { return }
      let isPinch = settings.kind == .pinch
      let change = isPinch ? (distance - now.baseDistance).magnitude : now.rotation.magnitude * 180 / .pi
      let threshold = scene.options.number(isPinch ? .pinchThreshold : .rotationThreshold)
      guard change >= threshold - Simulation.tolerance, change > 0 else { return }
      note(.undocumented(isPinch ? .pinchThreshold : .rotationThreshold))
      want(.began, run.id)
    default:
      // Lifting one finger does not end it; the values stay.
      guard run.fingers.isEmpty else { return }
      if run.isActive { return want(.ended, run.id) }
      if run.wanted == nil { want(.failed, run.id) }
    }
  }

  /// How far apart two fingers are, and at which angle the second stands from the first.
  private func line(of run: RecognizerRun) -> (distance: Double, angle: Double)? {
    let fingers = run.fingers.compactMap { input.touch($0)?.location }
    guard fingers.count == 2 else { return nil }
    let way = fingers[1] - fingers[0]
    return (fingers[0].distance(to: fingers[1]), atan2(way.y, way.x))
  }

  private mutating func measure(_ run: RecognizerRun, distance: Double, angle: Double) {
    let isPinch = scene.recognizer(run.id)?.kind == .pinch
    let seconds = input.time - run.startTime
    let time = input.time
    change(run.id) { run in
      let before = isPinch ? run.scale : run.rotation
      if run.baseDistance > 0 { run.scale = distance / run.baseDistance }
      // The short way round, so that a turn past 180 degrees goes on counting.
      var turn = angle - run.lastAngle
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      run.rotation += turn
      run.lastAngle = angle
      if seconds > 0 {
        run.changeRate = ((isPinch ? run.scale : run.rotation) - before) / seconds
        run.startTime = time
      }
    }
  }
}
