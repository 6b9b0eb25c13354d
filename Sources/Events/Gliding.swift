import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// What is left of the speed after a millisecond: UIScrollView.DecelerationRate.normal.
  private static let rate = 0.998
  /// How long a frame of the display takes, in seconds.
  private static let frame = 1.0 / 60
  /// The speed below which a scroll view stands still, in points a second.
  private static let rest = 10.0
  /// How long a finger may have stood still before its lift, in seconds, for the lift to be a throw.
  private static let pause = 0.05

  /// How fast a recognizer's fingers move at a moment: not at all when they have rested before.
  func speed(at time: Double, of run: RecognizerRun) -> Point {
    time - run.moveTime > Simulation.pause ? .zero : run.velocity
  }

  /// A scroll view goes on after the lift, slower and slower: isDecelerating (R130).
  mutating func beginGliding(_ view: ObjectID, _ run: RecognizerRun) {
    guard scene.options[.deceleration] == "on", speed(at: input.time, of: run) != .zero else { return }
    let finger = velocity(of: run.id, in: view)
    let range = range(of: view)
    let speed = Point(range.x.upperBound > 0 ? -finger.x : 0, range.y.upperBound > 0 ? -finger.y : 0)
    guard speed.distance(to: .zero) > Simulation.rest else { return }
    note(.undocumented(.deceleration))
    change(scrollView: view) { $0.glide = speed }
    start(.glide(view), after: Simulation.frame)
  }

  /// The next frame of a scroll view that glides.
  mutating func glide(_ view: ObjectID) throws(Fault) {
    guard let speed = input.run(ofScrollView: view)?.glide else { return }
    guard scene.isAlive(view), scene.window(of: view) != nil else { return stopGliding(view) }
    let old = scene.bounds(of: view).origin
    let range = range(of: view)
    func next(_ offset: Double, _ speed: Double, _ range: ClosedRange<Double>) -> Double {
      speed == 0 ? offset : min(max(offset + speed * Simulation.frame, range.lowerBound), range.upperBound)
    }
    let new = Point(next(old.x, speed.x, range.x), next(old.y, speed.y, range.y))
    var left = 1.0
    // A frame has 1000/60 milliseconds: sixteen whole ones and two thirds of one.
    for _ in 0..<16 { left *= Simulation.rate }
    left *= 1 - (1 - Simulation.rate) * 2 / 3
    // An axis at its end stands still.
    let slower = Point(new.x == old.x ? 0 : speed.x * left, new.y == old.y ? 0 : speed.y * left)
    if new != old { try set(.offset, of: view, to: .point(new)) }
    guard slower.distance(to: .zero) > Simulation.rest else { return stopGliding(view) }
    change(scrollView: view) { $0.glide = slower }
    start(.glide(view), after: Simulation.frame)
  }

  private mutating func stopGliding(_ view: ObjectID) {
    stop(.glide(view))
    change(scrollView: view) { $0.glide = nil }
  }

  /// A finger stops the scroll views in which it goes down; the touch that did it is not for their content.
  mutating func stopGliding(around view: ObjectID) -> Bool {
    let gliding = scrollViews(around: view).filter { input.isDecelerating($0) }
    for scrollView in gliding { stopGliding(scrollView) }
    if !gliding.isEmpty { note(.undocumented(.deceleration)) }
    return gliding.contains { $0 != view }
  }
}
