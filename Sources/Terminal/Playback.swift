/// Where a film stands and how it runs: what keys and time do to it, apart from any terminal.
public struct Playback: Equatable, Sendable {
  /// The frame that is shown, from 0.
  public private(set) var frame = 0
  /// How many frames there are.
  public let count: Int
  /// Whether it waits for a key instead of running on.
  public private(set) var isPaused = false
  /// How many times faster than intended it runs.
  public private(set) var speed: Double

  /// The speeds that `[` and `]` choose from.
  static let speeds: [Double] = [0.125, 0.25, 0.5, 1, 2, 4, 8]

  /// Whether the last frame is shown.
  public var isAtEnd: Bool { frame == count - 1 }

  init(count: Int, speed: Double, isPaused: Bool = false) {
    self.count = count
    self.speed = speed
    self.isPaused = isPaused
  }

  /// What a key or the end of a frame's time leads to.
  enum Effect: Equatable {
    case draw
    case leave
    case none
    case other
  }

  /// A frame's time is over.
  mutating func elapse() -> Effect {
    if isAtEnd { return .leave }
    frame += 1
    return .draw
  }

  /// A key was pressed; `decider` is the deciding frame.
  mutating func press(_ key: Key, decider: Int?) -> Effect {
    switch key {
    case .character(" "):
      if isPaused && isAtEnd { return .leave }
      isPaused.toggle()
      return .draw
    case .right, .character("."), .character("n"): return pause(at: frame + 1)
    case .left, .character(","), .character("p"): return pause(at: frame - 1)
    case .home, .character("g"): return pause(at: 0)
    case .end, .character("G"): return pause(at: count - 1)
    case .character("d"): return decider.map { pause(at: $0) } ?? .none
    case .character("["): return change(to: Self.speeds.last { $0 < speed })
    case .character("]"): return change(to: Self.speeds.first { $0 > speed })
    case .character("q"), .escape:
      frame = count - 1
      return .leave
    default: return .other
    }
  }

  /// Goes to a frame and waits there.
  mutating func show(_ target: Int) -> Effect { pause(at: target) }

  private mutating func pause(at target: Int) -> Effect {
    frame = min(max(0, target), count - 1)
    isPaused = true
    return .draw
  }

  private mutating func change(to faster: Double?) -> Effect {
    guard let faster else { return .none }
    speed = faster
    return .draw
  }
}
