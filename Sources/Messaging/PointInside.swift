import Geometry
import SceneModel

/// `point(inside:with:)`: whether a point, in the view's own coordinates, belongs to the view.
public struct PointInside: Message {
  /// The point, in the receiver's coordinates.
  public var point: Point
  /// Whether an event is handed over; code may look at it.
  public var hasEvent: Bool

  /// Asks about a point.
  public init(_ point: Point, hasEvent: Bool = true) {
    self.point = point
    self.hasEvent = hasEvent
  }

  /// The method.
  public var selector: Selector { .pointInside }

  /// UIKit looks at the bounds alone: not at the frame, the subviews or what is drawn (R8).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool {
    app.scene.placements[receiver.place].contains(point)
  }

  /// The point and the event.
  public var arguments: ShortList<Argument> { ShortList(.point(point), hasEvent ? .event : .none) }

  /// The call; its answer is filled in when it is there.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .pointInside(receiver, point, inside: false, overridden: false)
  }

  /// Fills the answer in.
  public func answered(
    _ answer: Bool, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation
  ) {
    if let step { app.amend(step, .pointInside(receiver, point, inside: answer, overridden: overridden)) }
  }
}
