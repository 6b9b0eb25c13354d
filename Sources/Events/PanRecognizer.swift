import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// UIPanGestureRecognizer and UIScreenEdgePanGestureRecognizer (R101, R104).
  mutating func recognizePan(_ message: TouchesMessage, _ run: RecognizerRun, _ settings: RecognizerState) {
    switch message.selector {
    case .touchesBegan:
      // Too many fingers keep it from beginning, or end it (R101).
      if let maximum = settings.maximum, run.fingers.count > maximum {
        return want(run.isActive ? .cancelled : .failed, run.id)
      }
      guard settings.kind == .edgepan, !run.isActive else { return }
      // An edge pan has one finger, and it comes from the edge.
      if run.fingers.count > 1 || !message.touches.contains(where: { startsAtEdge($0, settings.edges) }) {
        note(.undocumented(.edgeZone))
        want(.failed, run.id)
      }
    case .touchesMoved:
      if run.isActive { return want(.changed, run.id) }
      if run.wanted == nil, hasMovedEnough(run, settings) {
        note(.undocumented(.panThreshold))
        want(.began, run.id)
      }
    default:
      guard run.fingers.isEmpty else { return }
      if run.isActive { return want(.ended, run.id) }
      // The lift may be elsewhere than the last move.
      if run.wanted == nil { want(.failed, run.id) }
    }
  }

  /// Whether a pan has gone far enough to begin (R101).
  private mutating func hasMovedEnough(_ run: RecognizerRun, _ settings: RecognizerState) -> Bool {
    guard run.fingers.count >= settings.touches else { return false }
    let threshold = scene.options.number(.panThreshold) - Simulation.tolerance
    if let view = settings.scrollView { return canScroll(view, along: run, from: threshold) }
    guard settings.kind == .edgepan else {
      return run.translation.distance(to: .zero) >= threshold && run.translation != .zero
    }
    // From the edge inwards, and rather that way than along the edge.
    let inward = settings.edges.inward(run.translation)
    let along = run.translation.distance(to: .zero)
    if along >= threshold, inward < along / 2 {
      want(.failed, run.id)
      return false
    }
    return inward >= threshold
  }

  /// Whether a touch went down near one of the edges of its window (R104).
  private func startsAtEdge(_ id: TouchID, _ edges: Sides) -> Bool {
    guard let touch = input.touch(id), let window = touch.window,
      let point = scene.fromScreen(touch.start, to: window)
    else { return false }
    let bounds = scene.bounds(of: window)
    let zone = scene.options.number(.edgeZone)
    return (edges.contains(.left) && point.x - bounds.minX <= zone)
      || (edges.contains(.right) && bounds.maxX - point.x <= zone)
      || (edges.contains(.up) && point.y - bounds.minY <= zone)
      || (edges.contains(.down) && bounds.maxY - point.y <= zone)
  }
}

extension Sides {
  /// How far a way leads from one of these edges inwards.
  fileprivate func inward(_ way: Point) -> Double {
    var most = -Double.infinity
    if contains(.left) { most = max(most, way.x) }
    if contains(.right) { most = max(most, -way.x) }
    if contains(.up) { most = max(most, way.y) }
    if contains(.down) { most = max(most, -way.y) }
    return most
  }
}
