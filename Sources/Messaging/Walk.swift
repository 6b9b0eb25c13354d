import Geometry
import SceneModel

// The search of HitTest.swift once more, for the frequent case that no view has hit-testing code: a walk along the
// links of the arena, without messages or a list of levels. Maps and explanations search thousands of times, and
// a search of a large tree is worth a loop. A property test holds both to the same steps and answers.

/// Who looks on while the walk goes: chosen at compile time, so that nobody costs nothing.
private protocol Watcher {
  /// Whether every view that is asked is of interest, also one that takes no touches or lies elsewhere.
  static var seesAll: Bool { get }
  /// A subview was passed by at its gate, before anything was worked out.
  mutating func passedGate()
  /// The first view's `pointInside` answered.
  mutating func began(_ place: Int, inside: Bool, _ point: Point)
  /// A subview's `hitTest` was called, and its `pointInside` said yes: the walk goes on below it.
  mutating func entered(_ place: Int, _ point: Point)
  /// A subview's `hitTest` was called and said nil.
  mutating func passed(_ place: Int, _ point: Point, _ reason: Reason)
  /// A view's `hitTest` answered with a view.
  mutating func left(_ place: Int, _ view: ObjectID, _ reason: Reason)
}

/// Nobody looks on.
private struct Nobody: Watcher {
  static var seesAll: Bool { false }
  mutating func passedGate() {}
  mutating func began(_ place: Int, inside: Bool, _ point: Point) {}
  mutating func entered(_ place: Int, _ point: Point) {}
  mutating func passed(_ place: Int, _ point: Point, _ reason: Reason) {}
  mutating func left(_ place: Int, _ view: ObjectID, _ reason: Reason) {}
}

/// Counts the views whose `pointInside` is asked.
private struct Counter: Watcher {
  var count = 0
  static var seesAll: Bool { false }
  mutating func passedGate() { count += 1 }
  mutating func began(_ place: Int, inside: Bool, _ point: Point) { count += 1 }
  mutating func entered(_ place: Int, _ point: Point) { count += 1 }
  mutating func passed(_ place: Int, _ point: Point, _ reason: Reason) { count += 1 }
  mutating func left(_ place: Int, _ view: ObjectID, _ reason: Reason) {}
}

/// Writes the steps of a trace, into memory that the recording lends.
private struct StepWriter: Watcher {
  private var steps: StepList
  private var space: StepSpace
  private var depth: Int32

  static var seesAll: Bool { true }

  /// Begins behind the steps of a recorder, which has them back soon.
  @inline(__always)
  init(_ recorder: inout Recorder, depth: Int32) {
    var steps = recorder.takeSteps()
    space = steps.lend()
    self.steps = steps
    self.depth = depth
  }

  /// Gives the steps back.
  mutating func finish(_ recorder: inout Recorder) {
    steps.takeBack(space)
    swap(&steps, &recorder.steps)
  }

  /// Makes room for the steps of one call.
  @inline(__always)
  private mutating func makeRoom() {
    if space.end - space.next < StepSpace.least { space = steps.extend(space) }
  }

  /// The first view's `hitTest` is called.
  @inline(__always)
  mutating func call(_ view: ObjectID, _ point: Point) {
    space.add(.hitTest(view, point), depth: depth)
    depth &+= 1
  }

  /// The first view's `hitTest` answered.
  @inline(__always)
  mutating func answer(_ view: ObjectID, _ verdict: Verdict) {
    makeRoom()
    depth &-= 1
    space.add(.hitTestResult(view, verdict.view, verdict.reason), depth: depth)
  }

  mutating func passedGate() {}

  @inline(__always)
  mutating func began(_ place: Int, inside: Bool, _ point: Point) {
    space.add(.pointInside(ObjectID(place), point, inside: inside, overridden: false), depth: depth)
  }

  @inline(__always)
  mutating func entered(_ place: Int, _ point: Point) {
    makeRoom()
    depth &+= 1
    space.add(.pointInside(ObjectID(place), point, inside: true, overridden: false), depth: depth, .entered)
  }

  @inline(__always)
  mutating func passed(_ place: Int, _ point: Point, _ reason: Reason) {
    makeRoom()
    if reason == .outside {
      let kind = Step.Kind.pointInside(ObjectID(place), point, inside: false, overridden: false)
      space.add(kind, depth: depth &+ 1, .outside)
    } else {
      space.add(.hitTest(ObjectID(place), point), depth: depth, .refused(reason))
    }
  }

  @inline(__always)
  mutating func left(_ place: Int, _ view: ObjectID, _ reason: Reason) {
    makeRoom()
    depth &-= 1
    space.add(.hitTestResult(ObjectID(place), view, reason), depth: depth)
  }
}

extension Scene {
  /// UIKit's search below a view, for scenes without hit-testing code (R23).
  @inline(__always)
  fileprivate func walk<W: Watcher>(_ root: ObjectID, at start: Point, _ watcher: inout W) -> Verdict {
    let verdict = placements.withUnsafeRows { gates, views -> Verdict in
      var current = root.place
      var point = start
      if let refusal = views[current].refusal { return Verdict(nil, refusal) }
      let isInside = views[current].contains(point)
      watcher.began(current, inside: isInside, point)
      if !isInside { return Verdict(nil, .outside) }
      // Down into the front-most subview that has the point, as long as there is one. It always answers, if only
      // itself, so that nothing is searched twice.
      while let child =
        W.seesAll
        ? takerSeen(below: current, &point, views, &watcher)
        : taker(below: current, &point, gates, views, &watcher)
      { current = child }
      let found = ObjectID(current)
      // The first answer is the answer of every superview on the way.
      var reason = Reason.itself
      while W.seesAll, current != root.place {
        watcher.left(current, found, reason)
        reason = .subview
        current = Int(views[current].parent)
      }
      return Verdict(found, found == root ? .itself : .subview)
    }
    return verdict ?? Verdict(nil, .outside)
  }

  /// The front-most subview that has the point, which becomes one of its own; most are passed by at their gates.
  @inline(__always)
  private func taker<W: Watcher>(
    below view: Int, _ point: inout Point, _ gates: UnsafePointer<Gate>, _ views: UnsafePointer<Placement>,
    _ watcher: inout W
  ) -> Int? {
    var child = Int(gates[view].lastChild)
    if child < 0 { return nil }
    let lanes = GatePoint(point)
    var stride: Int32 = -1
    while true {
      if !gates[child].lets(lanes) {
        watcher.passedGate()
      } else if takes(&point, child, views, &watcher) {
        return child
      }
      let step = gates[child].stepBack
      if step != stride {
        if step == 0 { return nil }
        stride = step
      }
      child &+= Int(stride)
    }
  }

  /// The same, telling of every subview that is asked.
  @inline(__always)
  private func takerSeen<W: Watcher>(
    below view: Int, _ point: inout Point, _ views: UnsafePointer<Placement>, _ watcher: inout W
  ) -> Int? {
    var child = Int(views[view].lastChild)
    while child >= 0 {
      if let refusal = views[child].refusal {
        watcher.passed(child, local(point, child, views), refusal)
      } else if takes(&point, child, views, &watcher) {
        return child
      }
      child = Int(views[child].previous)
    }
    return nil
  }

  /// Whether a subview that takes touches has the point, which then becomes one of its own.
  @inline(__always)
  private func takes<W: Watcher>(
    _ point: inout Point, _ child: Int, _ views: UnsafePointer<Placement>, _ watcher: inout W
  ) -> Bool {
    let local = self.local(point, child, views)
    guard views[child].contains(local) else {
      watcher.passed(child, local, .outside)
      return false
    }
    watcher.entered(child, local)
    point = local
    return true
  }

  /// A superview's point as a subview's; NaN, which lies in no bounds, where a transform leads nowhere (R17, R30).
  @inline(__always)
  private func local(_ point: Point, _ child: Int, _ views: UnsafePointer<Placement>) -> Point {
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
    var nobody = Nobody()
    return hitView(at: screen, &nobody)
  }

  /// The same, and how many views were asked.
  func countedHitView(at screen: Point) -> (ObjectID?, asked: Int) {
    var counter = Counter()
    let view = hitView(at: screen, &counter)
    return (view, counter.count)
  }

  @inline(__always)
  private func hitView<W: Watcher>(at screen: Point, _ watcher: inout W) -> ObjectID? {
    for window in windowsFrontToBack where !placements[window.place].flags.contains(.hidden) {
      guard let point = toLocal(screen, of: window) else { continue }
      if let view = walk(window, at: point, &watcher).view { return view }
    }
    return nil
  }
}

extension Simulation {
  /// The search with its trace, for scenes without hit-testing code.
  mutating func recordedHitTest(_ root: ObjectID, at point: Point) -> Verdict {
    var writer = StepWriter(&recorder, depth: depth)
    let verdict = scene.walk(root, at: point, &writer)
    writer.finish(&recorder)
    return verdict
  }

  /// The same with the call of the first view and its answer: a message to a window, without the detour of one.
  mutating func recordedSearch(_ window: ObjectID, at point: Point) throws(Fault) -> Verdict {
    try checkLength(with: 1)
    var writer = StepWriter(&recorder, depth: depth)
    writer.call(window, point)
    let verdict = scene.walk(window, at: point, &writer)
    writer.answer(window, verdict)
    writer.finish(&recorder)
    return verdict
  }
}
