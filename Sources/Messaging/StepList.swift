import SceneModel
import Synchronization

/// The steps of a recording: a list that costs little to add to and nothing to begin anew.
///
/// An array would do, but for the search that writes thousands of steps in a microsecond: to such a one this list
/// lends its bare memory. What a search says of one view is written as one entry, for memory is what a recorded
/// search waits for; whoever reads the list has an entry for each step made first, once, beside those that are there.
public struct StepList: RandomAccessCollection, Sendable {
  private var memory: StepMemory?
  /// How many entries there are, some of which stand for several steps.
  private(set) var entryCount = 0
  /// How many steps there are.
  public private(set) var count = 0

  /// An empty list.
  public init() {}

  /// The place of the first step.
  public var startIndex: Int { 0 }

  /// The place after the last step.
  public var endIndex: Int { count }

  /// A step.
  public subscript(place: Int) -> Step {
    precondition(place >= 0 && place < count, "there is no such step")
    guard let unpacked else { preconditionFailure("an empty list has no steps") }
    return unpacked.entries[place]
  }

  /// Walks over the steps, which are unpacked once and not looked for at each.
  public func makeIterator() -> Iterator { Iterator(count: count, memory: unpacked) }

  /// Hands out steps one after the other.
  public struct Iterator: IteratorProtocol {
    private var place = 0
    private let count: Int
    private let memory: StepMemory?

    fileprivate init(count: Int, memory: StepMemory?) {
      self.count = count
      self.memory = memory
    }

    /// The next step; nil behind the last one.
    public mutating func next() -> Step? {
      guard place < count, let memory else { return nil }
      place += 1
      return memory.entries[place - 1]
    }
  }

  /// Walks over the steps as bare memory, which is quicker than to ask for each.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Step>) throws -> Result
  ) rethrows -> Result? {
    let unpacked = unpacked
    return try withExtendedLifetime(unpacked) {
      try body(UnsafeBufferPointer(start: unpacked?.entries, count: count))
    }
  }

  /// Where the steps stand, one an entry; nil when there are none.
  private var unpacked: StepMemory? {
    entryCount == count ? memory : memory?.unpacked(entryCount, into: count)
  }

  // MARK: Entries

  /// Where the first entry stands, of a list that has memory.
  private var start: UnsafeMutablePointer<Step> {
    guard let memory else { preconditionFailure("an empty list has no entries") }
    return memory.entries
  }

  /// The last entry, when it stands for no other step.
  var lastEntry: Step? {
    guard entryCount > 0 else { return nil }
    let entry = start[entryCount - 1]
    return entry.packing == .none ? entry : nil
  }

  /// Adds a step; the place of its entry.
  mutating func append(_ step: Step) -> Int {
    makeRoom(for: 1)
    (start + entryCount).initialize(to: step)
    entryCount += 1
    count += 1
    return entryCount - 1
  }

  /// Changes an entry that was added, and stands for one step.
  mutating func amend(_ entry: Int, _ kind: Step.Kind) {
    precondition(entry >= 0 && entry < entryCount && start[entry].packing == .none, "there is no such step")
    makeRoom(for: 0)
    start[entry].kind = kind
  }

  /// Forgets the steps, and keeps the memory for the next ones.
  mutating func removeAll() {
    entryCount = 0
    count = 0
  }

  /// Sees to it that nobody shares or has read the memory, and that so many entries have room in it behind those that
  /// are there.
  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    guard let capacity = memory?.capacity, entryCount + more <= capacity,
      isKnownUniquelyReferenced(&memory), memory?.isUnpacked == false
    else { return move(room: more) }
  }

  @inline(never)
  private mutating func move(room more: Int) {
    let capacity = memory?.capacity ?? 0
    let wanted = entryCount + more
    // One that begins anew writes as much as before.
    let least = entryCount == 0 ? capacity : wanted > capacity ? capacity * 2 : 0
    let new = StepMemory(capacity: Swift.max(64, wanted, least))
    if let memory { new.entries.initialize(from: memory.entries, count: entryCount) }
    memory = new
  }

  /// Lends the memory behind the entries to one who writes many.
  mutating func lend() -> StepSpace {
    makeRoom(for: StepSpace.least)
    return StepSpace(next: start + entryCount, end: start + (memory?.capacity ?? 0))
  }

  /// Takes note of the entries that were written into what was lent.
  mutating func takeBack(_ space: StepSpace) {
    let entries = space.next - start
    count += entries - entryCount + space.packed
    entryCount = entries
  }

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

/// Lent memory: entries are written at `next`, before `end`.
struct StepSpace {
  var next: UnsafeMutablePointer<Step>
  var end: UnsafeMutablePointer<Step>
  /// How many more steps than entries were written.
  var packed = 0

  /// For how many entries there is room at least when memory is lent.
  static let least = 4

  init(next: UnsafeMutablePointer<Step>, end: UnsafeMutablePointer<Step>) {
    self.next = next
    self.end = end
  }

  @inline(__always)
  mutating func add(_ kind: Step.Kind, depth: Int32, _ packing: Step.Packing = .none) {
    next.initialize(to: Step(depth: depth, kind: kind, packing))
    next += 1
    packed += packing.count - 1
  }
}

/// Where entries stand.
///
/// Steps refer to nothing, so that nothing is to be done when they go.
/// Only a list that is the sole owner writes into it, hence `Sendable`.
private final class StepMemory: @unchecked Sendable {
  let entries: UnsafeMutablePointer<Step>
  let capacity: Int
  /// One entry a step, made when somebody reads.
  private let unpacked = Mutex<StepMemory?>(nil)
  private let wasRead = Atomic(false)

  init(capacity: Int) {
    entries = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Whether somebody has read what is here: what is written now would not be seen.
  ///
  /// Only a sole owner asks, when no other thread can read any more.
  var isUnpacked: Bool { wasRead.load(ordering: .acquiring) }

  /// The first entries as steps, which are so many.
  func unpacked(_ entryCount: Int, into count: Int) -> StepMemory {
    unpacked.withLock { known in
      if let known { return known }
      let result = StepMemory(capacity: count)
      var next = result.entries
      for place in 0..<entryCount { entries[place].unpack(into: &next) }
      precondition(next - result.entries == count, "the steps were miscounted")
      known = result
      wasRead.store(true, ordering: .releasing)
      return result
    }
  }

  deinit { entries.deallocate() }
}
