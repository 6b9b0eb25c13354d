/// Finds the word that was meant.
public enum Nearest {
  /// The candidate nearest to a mistyped word, or nil when none is near enough.
  ///
  /// A false friend (a word of another language for the same thing, keyed in lower case) comes first. Else the
  /// distance must be under a third of the word's length, with a single slip allowed from three letters on;
  /// case does not count, and of equally near candidates the first is taken. Else it is the one candidate, if
  /// there is just one, that begins with the word.
  public static func word(
    to word: String, among candidates: [String], friends: [String: String] = [:]
  ) -> String? {
    let lowered = word.lowercased()
    if let friend = friends[lowered] { return friend }
    // Nothing this long is a slip of the fingers, and the time is better not spent.
    let letters = Array(lowered)
    guard letters.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased())
      guard other.count <= 64 else { continue }
      let length = max(letters.count, other.count)
      let limit = length < 3 ? 0 : max(1, (length - 1) / 3)
      guard abs(letters.count - other.count) <= limit else { continue }
      let found = distance(letters, other)
      if found <= limit, found < best?.distance ?? Int.max { best = (candidate, found) }
    }
    if let best { return best.word }
    let longer = candidates.filter { letters.count >= 3 && $0.lowercased().hasPrefix(lowered) && $0 != word }
    return longer.count == 1 ? longer[0] : nil
  }

  /// How many letters must be added, dropped, replaced or swapped with their neighbour (Damerau-Levenshtein,
  /// no letter touched twice).
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var earlier: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let same = first[row] == second[column]
        var cost = min(previous[column] + (same ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, earlier[column - 1] + 1)
        }
        current.append(cost)
      }
      earlier = previous
      previous = current
    }
    return previous[second.count]
  }
}
