import Geometry

/// What one finger does in one event.
public struct FingerMove: Equatable, Sendable {
  /// The finger's number.
  public let finger: Int
  /// What it does.
  public let kind: Kind

  /// Makes a move.
  public init(_ finger: Int, _ kind: Kind) {
    self.finger = finger
    self.kind = kind
  }

  /// What a finger can do; points are the screen's.
  public enum Kind: Equatable, Sendable {
    /// It goes down.
    case down(Point)
    /// It moves.
    case move(Point)
    /// It is lifted, where it is or at a point.
    case up(Point?)
    /// The system takes its touch away.
    case cancel
  }

  /// Whether a finger moves.
  public var isMove: Bool {
    if case .move = kind { return true }
    return false
  }

  /// Whether a finger goes down.
  public var isDown: Bool {
    if case .down = kind { return true }
    return false
  }
}

/// An event of fingers that waits until the main thread is free (R81).
public struct QueuedEvent: Equatable, Sendable {
  /// When it happened.
  public let time: Double
  /// What the fingers did.
  public var moves: [FingerMove]

  /// Makes an event that waits.
  public init(time: Double, _ moves: [FingerMove]) {
    self.time = time
    self.moves = moves
  }
}
