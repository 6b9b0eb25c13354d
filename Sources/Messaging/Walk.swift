import Geometry
import SceneModel

// The search of HitTest.swift once more, for the frequent case that no view has hit-testing code: a walk along the
// links of the arena, without messages or a list of levels. Maps and explanations search thousands of times, and
// a search of a large tree is worth a loop. A property test holds both to the same steps and answers.

/// Who looks on while the walk goes: chosen at compile time, so that nobody costs nothing.
private protocol Watcher {
  /// Whether views that take no touches are of interest as well.
  static var seesRefusals: Bool { get }
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
  static var seesRefusals: Bool { false }
  mutating func began(_ place: Int, inside: Bool, _ point: Point) {}
  mutating func entered(_ place: Int, _ point: Point) {}
  mutating func passed(_ place: Int, _ point: Point, _ reason: Reason) {}
  mutating func left(_ place: Int, _ view: ObjectID, _ reason: Reason) {}
}

/// Counts the views whose `pointInside` is asked.
private struct Counter: Watcher {
  var count = 0
  static var seesRefusals: Bool { false }
  mutating func began(_ place: Int, inside: Bool, _ point: Point) { count += 1 }
  mutating func entered(_ place: Int, _ point: Point) { count += 1 }
  mutating func passed(_ place: Int, _ point: Point, _ reason: Reason) { count += 1 }
  mutating func left(_ place: Int, _ view: ObjectID, _ reason: Reason) {}
}

/// Writes the steps of a trace.
///
/// Steps gather in a small buffer, since to add one to an array costs more than the step itself.
private struct StepWriter: Watcher {
  var steps: [Step]
  private var depth: Int32
  private let buffer: UnsafeMutableBufferPointer<Step>
  private var count = 0

  static var seesRefusals: Bool { true }

  /// How many steps are gathered: a kilobyte, the most that is put on the stack.
  static let capacity = 32

  init(_ steps: consuming [Step], depth: Int32, buffer: UnsafeMutableBufferPointer<Step>) {
    self.steps = steps
    self.depth = depth
    self.buffer = buffer
  }

  /// Makes room for the steps of one call.
  @inline(__always)
  private mutating func makeRoom() {
    if count > StepWriter.capacity - 3 { flush() }
  }

  @inline(__always)
  private mutating func add(_ kind: Step.Kind, depth: Int32) {
    buffer.initializeElement(at: count, to: Step(depth: depth, kind: kind))
    count &+= 1
  }

  @inline(never)
  mutating func flush() {
    steps.append(contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    count = 0
  }

  @inline(__always)
  mutating func began(_ place: Int, inside: Bool, _ point: Point) {
    add(.pointInside(ObjectID(place), point, inside: inside, overridden: false), depth: depth)
  }

  @inline(__always)
  mutating func entered(_ place: Int, _ point: Point) {
    makeRoom()
    add(.hitTest(ObjectID(place), point), depth: depth)
    depth &+= 1
    add(.pointInside(ObjectID(place), point, inside: true, overridden: false), depth: depth)
  }

  @inline(__always)
  mutating func passed(_ place: Int, _ point: Point, _ reason: Reason) {
    makeRoom()
    add(.hitTest(ObjectID(place), point), depth: depth)
    if reason == .outside {
      add(.pointInside(ObjectID(place), point, inside: false, overridden: false), depth: depth &+ 1)
    }
    add(.hitTestResult(ObjectID(place), nil, reason), depth: depth)
  }

  @inline(__always)
  mutating func left(_ place: Int, _ view: ObjectID, _ reason: Reason) {
    makeRoom()
    depth &-= 1
    add(.hitTestResult(ObjectID(place), view, reason), depth: depth)
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
      watcher.began(current, inside: isInside, point)
      if !isInside { return Verdict(nil, .outside) }
      // Down into the front-most subview that has the point, as long as there is one. It always answers, if only
      // itself, so that nothing is searched twice.
      while true {
        var child = Int(views[current].lastChild)
        while child >= 0 {
          if views[child].takesTouches {
            let local = self.local(point, child, views)
            if views[child].contains(local) {
              watcher.entered(child, local)
              point = local
              break
            }
            watcher.passed(child, local, .outside)
          } else if W.seesRefusals {
            watcher.passed(child, self.local(point, child, views), views[child].refusal ?? .outside)
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
        while W.seesRefusals, current != root.place {
          watcher.left(current, found, reason)
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
    for window in windowsFrontToBack where !hasFlag(.hidden, window) {
      guard let point = toLocal(screen, of: window) else { continue }
      if let view = walk(window, at: point, &watcher).view { return view }
    }
    return nil
  }
}

extension Simulation {
  /// The search with its trace, for scenes without hit-testing code.
  mutating func recordedHitTest(_ root: ObjectID, at point: Point) -> Verdict {
    withUnsafeTemporaryAllocation(of: Step.self, capacity: StepWriter.capacity) { buffer in
      var writer = StepWriter(recorder.takeSteps(), depth: depth, buffer: buffer)
      let verdict = scene.walk(root, at: point, &writer)
      writer.flush()
      recorder.steps = writer.steps
      return verdict
    }
  }
}
