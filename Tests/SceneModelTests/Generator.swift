import Geometry
import SceneModel

/// Pseudo-random numbers, the same ones on every machine (SplitMix64).
struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0, below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

extension Scene {
  /// Makes a view with a frame and puts it in front of its siblings.
  @discardableResult
  mutating func add(
    _ name: String, to parent: String = "view", _ frame: Rect = Rect(0, 0, 10, 10),
    class className: String = "UIView"
  ) throws -> ObjectID {
    let id = try makeView(name, class: className)
    try setFrame(frame, of: id)
    try insert(id, into: try require(parent))
    return id
  }

  /// The names of a view's subviews, from back to front.
  func order(in parent: String) throws -> [String] {
    subviews(of: try require(parent)).map { name(of: $0) }
  }
}

/// What is refused, or nil.
func refusal(_ body: () throws -> Void) -> Refusal? {
  do {
    try body()
    return nil
  } catch {
    return error as? Refusal
  }
}
