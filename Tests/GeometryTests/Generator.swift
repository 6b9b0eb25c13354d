import Geometry

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

  /// A number within limits.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) * 0x1p-53
  }

  /// A point with coordinates of at most that magnitude.
  mutating func point(_ limit: Double) -> Point { Point(number(-limit, limit), number(-limit, limit)) }

  /// A transform that is far from flattening the plane.
  mutating func transform() -> AffineTransform {
    while true {
      let made = AffineTransform(
        a: number(-3, 3), b: number(-3, 3), c: number(-3, 3), d: number(-3, 3), tx: number(-50, 50),
        ty: number(-50, 50))
      if made.determinant.magnitude > 0.1 { return made }
    }
  }
}
