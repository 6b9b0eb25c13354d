import Geometry
import Messaging
import SceneModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The fingers of a whole gesture: what each event holds, and when it comes.
struct FingerPlan {
  /// One event of the plan.
  struct Moment {
    /// Seconds since the gesture began.
    let time: Double
    let moves: [FingerMove]
  }

  private(set) var moments: [Moment] = []

  /// How long a finger of a tap is down.
  static let tapTime = 0.08
  /// How long it is up between two taps.
  static let tapGap = 0.1
  /// How far apart the fingers of a tap stand.
  static let fingerGap = 20.0
  /// How far a swipe goes.
  static let swipeDistance = 150.0
  /// How long it takes.
  static let swipeTime = 0.15
  /// How far apart two fingers are at first.
  static let pairDistance = 100.0
  /// How long a pinch or a rotation takes.
  static let pairTime = 0.5
  /// How many steps a swipe, a pinch or a rotation has.
  static let steps = 10

  private mutating func add(_ time: Double, _ moves: [FingerMove]) {
    moments.append(Moment(time: time, moves: moves))
  }

  /// Taps with fingers side by side, their middle at the point.
  static func tap(at point: Point, times: Int, with fingers: [Int]) -> FingerPlan {
    var plan = FingerPlan()
    let middle = Double(fingers.count - 1) / 2
    for tap in 0..<times {
      let start = Double(tap) * (tapTime + tapGap)
      plan.add(
        start,
        fingers.enumerated().map { place, finger in
          FingerMove(finger, .down(Point(point.x + (Double(place) - middle) * fingerGap, point.y)))
        })
      plan.add(start + tapTime, fingers.map { FingerMove($0, .up(nil)) })
    }
    return plan
  }

  /// One finger on a straight way, in equal steps.
  static func drag(from start: Point, to end: Point, steps: Int, over duration: Double, with finger: Int)
    -> FingerPlan
  {
    var plan = FingerPlan()
    plan.add(0, [FingerMove(finger, .down(start))])
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let point =
        step == steps
        ? end
        : Point(
          start.x + (end.x - start.x) * Double(step) / Double(steps),
          start.y + (end.y - start.y) * Double(step) / Double(steps))
      plan.add(duration * part, [FingerMove(finger, .move(point))])
    }
    plan.add(duration, [FingerMove(finger, .up(nil))])
    return plan
  }

  /// A quick finger along one direction.
  static func swipe(_ direction: Sides, at start: Point, with finger: Int) -> FingerPlan {
    var end = start
    if direction.contains(.left) { end.x -= swipeDistance }
    if direction.contains(.right) { end.x += swipeDistance }
    if direction.contains(.up) { end.y -= swipeDistance }
    if direction.contains(.down) { end.y += swipeDistance }
    return drag(from: start, to: end, steps: steps, over: swipeTime, with: finger)
  }

  /// A finger that rests.
  static func press(at point: Point, over duration: Double, with finger: Int) -> FingerPlan {
    var plan = FingerPlan()
    plan.add(0, [FingerMove(finger, .down(point))])
    plan.add(duration, [FingerMove(finger, .up(nil))])
    return plan
  }

  /// Two fingers about a point that change their distance and turn, both at an even pace.
  static func pair(at point: Point, scale: Double, degrees: Double, with fingers: [Int]) -> FingerPlan {
    var plan = FingerPlan()
    func moves(_ part: Double, _ kind: (Point) -> FingerMove.Kind) -> [FingerMove] {
      let radius = pairDistance / 2 * (1 + (scale - 1) * part)
      let angle = degrees * part * .pi / 180
      let (dx, dy) = (radius * cos(angle), radius * sin(angle))
      return fingers.enumerated().map { place, finger in
        let side = place == 0 ? -1.0 : 1.0
        return FingerMove(finger, kind(Point(point.x + side * dx, point.y + side * dy)))
      }
    }
    plan.add(0, moves(0) { .down($0) })
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      plan.add(pairTime * part, moves(part) { .move($0) })
    }
    plan.add(pairTime, fingers.map { FingerMove($0, .up(nil)) })
    return plan
  }
}
