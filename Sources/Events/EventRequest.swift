import Geometry
import Messaging
import SceneModel

/// A property, and the value to which it is animated.
public struct AnimatedValue: Equatable, Sendable {
  /// The property.
  public let property: Property
  /// Its value at the end.
  public let value: PropertyValue

  /// Makes a goal.
  public init(_ property: Property, _ value: PropertyValue) {
    self.property = property
    self.value = value
  }
}

/// Something that fingers, buttons, the clock or the system do; points are the screen's, times are seconds.
public enum EventRequest: Equatable, Sendable {
  /// Whole taps, quick enough after one another for a double tap; several fingers stand side by side.
  case tap(at: Point, times: Int = 1, fingers: Int = 1)
  /// Several fingers in one event.
  case touch([FingerMove])
  /// A finger that goes from one point to another.
  case drag(from: Point, to: Point, steps: Int = 10, over: Double = 0.5)
  /// A quick finger of 150 points.
  case swipe(Sides, at: Point)
  /// A finger that rests.
  case longpress(at: Point, over: Double = 0.7)
  /// Two fingers, 100 points apart at first, that spread or close.
  case pinch(at: Point, scale: Double)
  /// Two fingers, 100 points apart, that turn clockwise by an angle in degrees.
  case rotate(at: Point, degrees: Double)
  /// The clock moves on, and what waits for it happens.
  case wait(Double)
  /// UIView.animate: the model at once, what is seen by the clock (R31, R32).
  case animate(ObjectID, [AnimatedValue], over: Double, allowsInteraction: Bool)
  /// beginIgnoringInteractionEvents, or its end (R47).
  case ignoreEvents(Bool)
  /// The system takes all touches away (R73).
  case interrupt
  /// The main thread is busy for so long: events wait in the queue (R81).
  case block(Double)
  /// A shake (R136).
  case shake
  /// A remote control's button: play, pause, next, previous (R137).
  case remote(String)
  /// A hardware button: menu, select, playPause (R138).
  case press(String)
  /// A key of a keyboard (R138).
  case key(String)
  /// becomeFirstResponder of a responder, or resignFirstResponder of the one there is (R134).
  case firstResponder(ObjectID?)
  /// A command changed the scene: recognizers that are off by now give up (R85).
  case sceneChanged
}

extension Simulation {
  /// How many fingers may be down at once.
  public static let fingerLimit = 11
  /// How many steps a drag may have.
  public static let stepRange = 1...10_000
  /// How many taps may follow one another in one request.
  public static let tapRange = 1...100
  /// The longest time that may pass in one request, in seconds: a day.
  public static let longestTime = 86_400.0

  /// Whether a request begins a new event; the others belong to the one that goes on.
  public func startsNewEvent(_ request: EventRequest) -> Bool {
    switch request {
    case .tap, .drag, .swipe, .longpress, .pinch, .rotate, .shake, .remote, .press, .key: true
    case .touch(let moves): fingersDown.isEmpty && moves.contains { $0.isDown }
    case .wait, .animate, .ignoreEvents, .interrupt, .block, .firstResponder, .sceneChanged: false
    }
  }

  /// Tells what is wrong with a request, before anything happens.
  func check(_ request: EventRequest) throws(Fault) {
    switch request {
    case .tap(let point, let times, let fingers):
      try check(point)
      try check("times", Double(times), in: 1...Double(Simulation.tapRange.upperBound))
      let free = Simulation.fingerLimit - fingersDown.count
      guard fingers <= free else { throw Fault(.input(.tooManyFingers(limit: Simulation.fingerLimit))) }
      try check("fingers", Double(fingers), in: 1...Double(Simulation.fingerLimit))
    case .touch(let moves): try check(moves)
    case .drag(let start, let end, let steps, let duration):
      try check(start)
      try check(end)
      try check("steps", Double(steps), in: 1...Double(Simulation.stepRange.upperBound))
      try check(time: duration)
      try checkRoom(for: 1)
    case .swipe(_, let point):
      try check(point)
      try checkRoom(for: 1)
    case .longpress(let point, let duration):
      try check(point)
      try check(time: duration)
      try checkRoom(for: 1)
    case .pinch(let point, let scale):
      try check(point)
      try check("scale", scale, in: 0.01...100)
      try checkRoom(for: 2)
    case .rotate(let point, let degrees):
      try check(point)
      try check("degrees", degrees, in: -36_000...36_000)
      try checkRoom(for: 2)
    case .wait(let seconds), .block(let seconds): try check(time: seconds)
    case .animate(_, _, let duration, _): try check(time: duration)
    case .ignoreEvents, .interrupt, .shake, .remote, .press, .key, .firstResponder, .sceneChanged: break
    }
  }

  private func check(_ moves: [FingerMove]) throws(Fault) {
    var down = fingersDown
    var lapsed = fingersLapsed
    var moved: Set<Int> = []
    var sampled: Set<Int> = []
    for move in moves {
      switch move.kind {
      case .down(let point):
        try check(point)
        guard !down.contains(move.finger), moved.insert(move.finger).inserted else {
          throw Fault(.input(.fingerIsDown(move.finger)))
        }
        down.insert(move.finger)
        guard down.count <= Simulation.fingerLimit else {
          throw Fault(.input(.tooManyFingers(limit: Simulation.fingerLimit)))
        }
      case .move(let point): try check(point)
      case .up(let point): if let point { try check(point) }
      case .cancel: break
      }
      guard down.contains(move.finger) || lapsed.contains(move.finger) else {
        throw Fault(.input(.fingerIsUp(move.finger)))
      }
      // One finger changes once in one event; several samples of its way are one change (R77).
      guard
        move.isDown || moved.insert(move.finger).inserted || (move.isMove && sampled.contains(move.finger))
      else { throw Fault(.input(.fingerTwice(move.finger))) }
      if move.isMove { sampled.insert(move.finger) }
      switch move.kind {
      case .up, .cancel:
        down.remove(move.finger)
        lapsed.remove(move.finger)
      case .down, .move: break
      }
    }
  }

  private func checkRoom(for fingers: Int) throws(Fault) {
    guard fingersDown.count + fingers <= Simulation.fingerLimit else {
      throw Fault(.input(.tooManyFingers(limit: Simulation.fingerLimit)))
    }
  }

  private func check(_ point: Point) throws(Fault) {
    for (what, value) in [("x", point.x), ("y", point.y)] {
      try check(what, value, in: -1_000_000_000...1_000_000_000)
    }
  }

  private func check(_ what: String, _ value: Double, in range: ClosedRange<Double>) throws(Fault) {
    guard range.contains(value) else {
      throw Fault(
        .input(.outOfRange(what: what, value, low: range.lowerBound, high: range.upperBound)))
    }
  }

  private func check(time: Double) throws(Fault) {
    guard time >= 0, time <= Simulation.longestTime else { throw Fault(.input(.badTime(time))) }
  }
}
