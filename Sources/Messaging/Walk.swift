import Geometry
import SceneModel

// The search of HitTest.swift once more, for the frequent case that no view has hit-testing code: a walk along the
// links of the arena, without messages or a list of levels. Maps and explanations search thousands of times, and
// a search of a large tree is worth a loop. A property test holds both to the same steps and answers.

/// Who looks on while the walk goes: chosen at compile time, so that nobody costs nothing.
private protocol Watcher {
  /// Whether anything is noted at all.
  static var isWatching: Bool { get }
  /// A subview's `hitTest` is called.
  mutating func asked(_ place: Int, _ point: Point)
  /// A view's `pointInside` answered.
  mutating func answered(_ place: Int, inside: Bool, _ point: Point)
  /// A subview's `hitTest` answered.
  mutating func answered(_ place: Int, _ view: ObjectID?, _ reason: Reason)
}

/// Nobody looks on.
private struct Nobody: Watcher {
  static var isWatching: Bool { false }
  mutating func asked(_ place: Int, _ point: Point) {}
  mutating func answered(_ place: Int, inside: Bool, _ point: Point) {}
  mutating func answered(_ place: Int, _ view: ObjectID?, _ reason: Reason) {}
}

/// Writes the steps of a trace.
private struct StepWriter: Watcher {
  var steps: [Step]
  var depth: Int32

  static var isWatching: Bool { true }

  mutating func asked(_ place: Int, _ point: Point) {
    steps.append(Step(depth: depth, kind: .hitTest(ObjectID(place), point)))
    depth += 1
  }

  mutating func answered(_ place: Int, inside: Bool, _ point: Point) {
    steps.append(
      Step(depth: depth, kind: .pointInside(ObjectID(place), point, inside: inside, overridden: false)))
  }

  mutating func answered(_ place: Int, _ view: ObjectID?, _ reason: Reason) {
    depth -= 1
    steps.append(Step(depth: depth, kind: .hitTestResult(ObjectID(place), view, reason)))
  }
}

extension Scene {
  /// UIKit's search below a view, for scenes without hit-testing code (R23).
  @inline(__always)
  fileprivate func walk<W: Watcher>(_ root: ObjectID, at start: Point, _ watcher: inout W) -> Verdict {
    placements.withUnsafeBufferPointer { views in
      var current = root.place
      var point = start
      if let refusal = views[current].refusal { return Verdict(nil, refusal) }
      let isInside = views[current].contains(point)
      watcher.answered(current, inside: isInside, point)
      if !isInside { return Verdict(nil, .outside) }
      // Down into the front-most subview that has the point, as long as there is one. It always answers, if only
      // itself, so that nothing is searched twice.
      while true {
        var child = Int(views[current].lastChild)
        while child >= 0 {
          let takesTouches = views[child].takesTouches
          if takesTouches || W.isWatching {
            let local = self.local(point, child, views)
            watcher.asked(child, local)
            if takesTouches {
              let isInside = views[child].contains(local)
              watcher.answered(child, inside: isInside, local)
              if isInside {
                point = local
                break
              }
            }
            if W.isWatching { watcher.answered(child, nil, views[child].refusal ?? .outside) }
          }
          child = Int(views[child].previous)
        }
        guard child < 0 else {
          current = child
          continue
        }
        let found = ObjectID(current)
        // The first answer is the answer of every superview on the way.
        var reason = Reason.itself
        while W.isWatching, current != root.place {
          watcher.answered(current, found, reason)
          reason = .subview
          current = Int(views[current].parent)
        }
        return Verdict(found, found == root ? .itself : .subview)
      }
    }
  }

  /// A superview's point as a subview's; NaN, which lies in no bounds, where a transform leads nowhere (R17, R30).
  @inline(__always)
  private func local(_ point: Point, _ child: Int, _ views: UnsafeBufferPointer<Placement>) -> Point {
    guard views[child].flags.contains(.transformed) else { return point + views[child].shift }
    return inverse(at: child)?.apply(point) ?? Point(.nan, .nan)
  }

  /// The search without a trace, for scenes without hit-testing code.
  public func silentHitTest(_ root: ObjectID, at point: Point) -> Verdict {
    var nobody = Nobody()
    return walk(root, at: point, &nobody)
  }

  /// The view under a point of the screen, from the front-most window; for scenes without hit-testing code.
  public func silentHitView(at screen: Point) -> ObjectID? {
    for window in windowsFrontToBack where !hasFlag(.hidden, window) {
      guard let point = toLocal(screen, of: window) else { continue }
      if let view = silentHitTest(window, at: point).view { return view }
    }
    return nil
  }
}

extension Simulation {
  /// The search with its trace, for scenes without hit-testing code.
  mutating func recordedHitTest(_ root: ObjectID, at point: Point) -> Verdict {
    var writer = StepWriter(steps: recorder.takeSteps(), depth: depth)
    defer { recorder.steps = writer.steps }
    return scene.walk(root, at: point, &writer)
  }
}
