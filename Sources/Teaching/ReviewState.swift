/// How far a person is in the endless exercise: all that its next question depends on.
public struct ReviewState: Hashable, Sendable {
  /// What can be asked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Who gets a touch.
    case hit
    /// Which views hit-testing asks, in order.
    case order
    /// The responder chain.
    case chain
    /// Who gets touchesMoved.
    case moved
    /// Whether a button fires.
    case fires
  }

  /// The hardest level.
  public static let highestLevel = 6
  /// How many right answers in a row lead to the next level.
  static let rightsForLevel = 2

  /// The number from which all questions are made.
  public var seed: UInt64
  /// The question, from 1.
  public var number = 1
  /// How hard the questions are, from 1.
  public var level = 1
  /// The points: a right answer counts as much as its level.
  public var score = 0
  /// Right answers in a row.
  public var streak = 0
  /// The longest streak.
  public var best = 0
  /// Right answers in a row at this level.
  public var rightsHere = 0
  /// How much each kind is to be dwelt on: misses, less what was right since.
  public var missed: [Kind: Int] = [:]

  /// Begins an exercise.
  public init(seed: UInt64) { self.seed = seed }

  /// The kind of the present question: the one that is least known comes more often.
  public var kind: Kind {
    // The first five show what there is.
    if number <= Kind.allCases.count { return Kind.allCases[number - 1] }
    var dice = Dice(seed: seed, number, 77)
    let weights = Kind.allCases.map { 2 + 2 * (missed[$0] ?? 0) }
    var place = dice.number(0, weights.reduce(0, +) - 1)
    for (kind, weight) in zip(Kind.allCases, weights) {
      if place < weight { return kind }
      place -= weight
    }
    return .hit
  }

  /// Takes an answer in: the level and the score rise with what was right, and fall back with what was not.
  public mutating func take(isRight: Bool) {
    let kind = kind
    if isRight {
      score += level
      streak += 1
      best = max(best, streak)
      rightsHere += 1
      let rest = (missed[kind] ?? 0) - 1
      missed[kind] = rest > 0 ? rest : nil
      if rightsHere >= ReviewState.rightsForLevel, level < ReviewState.highestLevel {
        level += 1
        rightsHere = 0
      }
    } else {
      streak = 0
      rightsHere = 0
      level = max(1, level - 1)
      missed[kind] = min(4, (missed[kind] ?? 0) + 2)
    }
    // Only now: the kind depends on the number.
    number += 1
  }

  // MARK: Text

  /// The state as the words of a line.
  var words: [String] {
    let misses = Kind.allCases.compactMap { kind in
      (missed[kind] ?? 0) > 0 ? "\(kind.rawValue):\(missed[kind] ?? 0)" : nil
    }
    return ["\(seed)", "\(number)", "\(level)", "\(score)", "\(streak)", "\(best)", "\(rightsHere)"] + misses
  }

  /// Reads such words; nil when they are none.
  init?(words: [String]) {
    guard words.count >= 7, let seed = UInt64(words[0]) else { return nil }
    let numbers = words[1..<7].compactMap { Int($0) }
    guard numbers.count == 6, numbers[0] >= 1, (1...ReviewState.highestLevel).contains(numbers[1]),
      numbers[2...].allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(seed: seed)
    (number, level, score, streak, best, rightsHere) = (
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
    )
    for word in words[7...] {
      let parts = word.split(separator: ":").map(String.init)
      if parts.count == 2, let kind = Kind(rawValue: parts[0]), let count = Int(parts[1]) {
        missed[kind] = min(max(count, 0), 4)
      }
    }
  }
}

/// Numbers that look thrown, and are the same on every machine: SplitMix64.
struct Dice {
  private var state: UInt64

  /// Makes dice from a seed and from what is thrown for.
  init(seed: UInt64, _ salts: Int...) {
    state = seed
    for salt in salts { state = (state ^ UInt64(bitPattern: Int64(salt))) &* 0xD134_2543_DE82_EF95 &+ 1 }
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number between two others, both included.
  mutating func number(_ low: Int, _ high: Int) -> Int {
    high <= low ? low : low + Int(next() % UInt64(high - low + 1))
  }

  /// Whether something happens that does so `percent` times of a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(0, 99) < percent }

  /// One of several.
  mutating func one<T>(of all: [T]) -> T? { all.isEmpty ? nil : all[number(0, all.count - 1)] }
}
