/// The steps of a recording: a list that costs little to add to and nothing to begin anew.
///
/// An array would do, but for the search that writes thousands of steps in a microsecond: to such a one this list
/// lends its bare memory.
public struct StepList: RandomAccessCollection, Sendable {
  private var memory: StepMemory?
  /// How many steps there are.
  public private(set) var count = 0

  /// An empty list.
  public init() {}

  /// The place of the first step.
  public var startIndex: Int { 0 }

  /// The place after the last step.
  public var endIndex: Int { count }

  /// A step.
  public internal(set) subscript(place: Int) -> Step {
    get {
      precondition(place >= 0 && place < count, "there is no such step")
      return start[place]
    }
    set {
      precondition(place >= 0 && place < count, "there is no such step")
      makeRoom(for: 0)
      start[place] = newValue
    }
  }

  /// Walks over the steps as bare memory, which is quicker than to ask for each.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Step>) throws -> Result
  ) rethrows -> Result? {
    try withExtendedLifetime(memory) { try body(UnsafeBufferPointer(start: memory?.steps, count: count)) }
  }

  /// Where the first step stands, of a list that has memory.
  private var start: UnsafeMutablePointer<Step> {
    guard let memory else { preconditionFailure("an empty list has no steps") }
    return memory.steps
  }

  /// Adds a step.
  mutating func append(_ step: Step) {
    makeRoom(for: 1)
    (start + count).initialize(to: step)
    count += 1
  }

  /// Forgets the steps, and keeps the memory for the next ones.
  mutating func removeAll() { count = 0 }

  /// Sees to it that nobody shares the memory, and that so many steps have room in it behind those that are there.
  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    guard let capacity = memory?.capacity, count + more <= capacity, isKnownUniquelyReferenced(&memory) else {
      return move(room: more)
    }
  }

  @inline(never)
  private mutating func move(room more: Int) {
    let capacity = memory?.capacity ?? 0
    let new = StepMemory(capacity: Swift.max(64, count + more, count + more > capacity ? capacity * 2 : 0))
    if let memory { new.steps.initialize(from: memory.steps, count: count) }
    memory = new
  }

  /// Lends the memory behind the steps to one who writes many.
  mutating func lend() -> StepSpace {
    makeRoom(for: StepSpace.least)
    return StepSpace(next: start + count, end: start + (memory?.capacity ?? 0))
  }

  /// Takes note of the steps that were written into what was lent.
  mutating func takeBack(_ space: StepSpace) { count = space.next - start }

  /// The same, and lends more.
  @inline(never)
  mutating func extend(_ space: StepSpace) -> StepSpace {
    takeBack(space)
    return lend()
  }
}

extension StepList: Equatable {
  /// Whether the steps are the same, whatever memory they stand in.
  public static func == (one: StepList, other: StepList) -> Bool { one.elementsEqual(other) }
}

/// Lent memory: steps are written at `next`, before `end`.
struct StepSpace {
  var next: UnsafeMutablePointer<Step>
  var end: UnsafeMutablePointer<Step>

  /// For how many steps there is room at least when memory is lent.
  static let least = 4

  @inline(__always)
  mutating func add(_ kind: Step.Kind, depth: Int32) {
    next.initialize(to: Step(depth: depth, kind: kind))
    next += 1
  }
}

/// Where steps stand.
///
/// Steps refer to nothing, so that nothing is to be done when they go.
/// Only a list that is the sole owner writes into it, and only behind its own steps, hence `Sendable`.
private final class StepMemory: @unchecked Sendable {
  let steps: UnsafeMutablePointer<Step>
  let capacity: Int

  init(capacity: Int) {
    steps = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { steps.deallocate() }
}
