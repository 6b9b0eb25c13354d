import Geometry
import SceneModel

extension Step {
  /// What else an entry of a recording says beside the step it holds: a search writes one entry for all that it has to
  /// say of a view at once.
  ///
  /// It stands above the depth: views (2,000,000) and code within one another are far fewer than 2^24.
  struct Packing: Equatable, Sendable {
    /// The bits above the depth.
    let bits: Int32

    /// Nothing else.
    static let none = Packing(bits: 0)
    /// The entry is a `pointInside` that said yes: `hitTest` was called before it.
    static let entered = Packing(bits: 1 << 24)
    /// The entry is a `pointInside` that said no: `hitTest` was called before it, and answered nil after it.
    static let outside = Packing(bits: 2 << 24)

    /// The entry is a `hitTest`, which answered nil for a reason.
    static func refused(_ reason: Reason) -> Packing { Packing(bits: 3 << 24 | Int32(reason.rawValue) << 26) }

    /// How many steps the entry stands for.
    @inline(__always)
    var count: Int {
      switch bits >> 24 & 3 {
      case 0: 1
      case 2: 3
      default: 2
      }
    }

    /// Why the view was not looked at.
    fileprivate var reason: Reason { Reason(rawValue: UInt8(bits >> 26)) ?? .outside }
  }

  /// The part of an entry's depth that is a depth.
  private static let depthBits: Int32 = 1 << 24 - 1

  /// Makes an entry.
  @inline(__always)
  init(depth: Int32, kind: Kind, _ packing: Packing) {
    self.init(depth: depth | packing.bits, kind: kind)
  }

  /// What else an entry says.
  var packing: Packing { Packing(bits: depth & ~Step.depthBits) }

  /// Writes the steps for which an entry stands.
  func unpack(into next: inout UnsafeMutablePointer<Step>) {
    func add(_ kind: Kind, depth: Int32) {
      next.initialize(to: Step(depth: depth, kind: kind))
      next += 1
    }
    let depth = depth & Step.depthBits
    switch (packing.bits >> 24 & 3, kind) {
    case (1, .pointInside(let view, let point, _, _)):
      add(.hitTest(view, point), depth: depth - 1)
      add(kind, depth: depth)
    case (2, .pointInside(let view, let point, _, _)):
      add(.hitTest(view, point), depth: depth - 1)
      add(kind, depth: depth)
      add(.hitTestResult(view, nil, .outside), depth: depth - 1)
    case (3, .hitTest(let view, _)):
      add(kind, depth: depth)
      add(.hitTestResult(view, nil, packing.reason), depth: depth)
    default: add(kind, depth: depth)
    }
  }
}
