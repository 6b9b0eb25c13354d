import Geometry
import SceneModel

/// The kinds of events (R139).
public enum EventKind: String, Sendable, CaseIterable {
  /// Fingers.
  case touches
  /// A shake.
  case motion
  /// A headset's or the lock screen's buttons.
  case remoteControl
  /// Hardware buttons and keys.
  case presses
}

/// What is going on at a moment of the virtual time, beside the scene: a value, so that a copy is a snapshot.
///
/// Plain data; the behaviour stands in the layer above.
public struct Input: Equatable, Sendable {
  /// The virtual clock, in seconds since the scene was made.
  public var time: Double = 0
  /// The touches that are down, and those that ended in the present event, in the order of beginning.
  public var touches: [Touch] = []
  /// The kind of the event being delivered; nil outside of one, as in a bare `hit`.
  public var event: EventKind?
  /// The depth of beginIgnoringInteractionEvents (R47).
  public var ignoreDepth = 0

  /// Nothing is going on.
  public init() {}

  /// The touch of an id.
  public func touch(_ id: TouchID) -> Touch? { touches.first { $0.id == id } }
}
