/// A word that may stand at the cursor.
public struct Candidate: Hashable, Sendable {
  /// The word to insert in place of the completion's prefix.
  public var text: String
  /// What it is, in a few words; for a keyword, the placeholders that follow it.
  public var note: String
  /// What kind of word it is.
  public var kind: SlotKind
  /// Whether a space belongs after it, because the word is whole and more may follow.
  public var spaceFollows: Bool

  /// Makes a candidate.
  public init(_ text: String, note: String = "", kind: SlotKind, spaceFollows: Bool = true) {
    self.text = text
    self.note = note
    self.kind = kind
    self.spaceFollows = spaceFollows
  }
}

/// What may stand at the cursor.
public struct Completion: Hashable, Sendable {
  /// Where the word at the cursor begins, in characters from the start of the text.
  public var start: Int
  /// The part of that word before the cursor.
  public var prefix: String
  /// The words that begin with the prefix, in the order of the grammar.
  public var candidates: [Candidate]
  /// All that the grammar admits here; `.end` when the command may end.
  public var expected: [Continuation]
  /// What may still follow, as a usage line: `Y [in VIEW]` after `hit 10`.
  public var hint: String
}

extension CommandTable {
  /// What may stand at the cursor, an offset in characters.
  ///
  /// Only the text before the cursor counts. `names` is asked for the words of a kind that only others know, such
  /// as the views of the scene, and gets the part of the word that is already there.
  public func completion(
    of text: String, at cursor: Int? = nil, names: (SlotKind, _ prefix: String) -> [Candidate]
  ) -> Completion {
    let whole = Source(text)
    let source = Source(whole.text(0..<min(max(cursor ?? whole.count, 0), whole.count)))
    let start = source.startOfCommand
    let end = source.count
    var completion = Completion(start: end, prefix: "", candidates: [], expected: [], hint: "")
    let extent = source.extent(from: start, semicolons: false)
    guard extent.contentEnd == end, start <= end else { return completion }

    let first = try? source.lexeme(at: start)
    guard let first, first.range.upperBound < end || first.kind != .bare else {
      completion.start = start
      completion.prefix = source.text(start..<end)
      completion.candidates = candidates(forCommand: completion.prefix)
      completion.expected = [.entry("COMMAND", .command, admissible: commands.map(\.name))]
      if let command = command(named: completion.prefix), let form = command.forms.first {
        completion.hint = Syntax.usage(of: form.syntax)
      }
      return completion
    }
    let abbreviated = commands(abbreviatedAs: first.text)
    guard let command = command(named: first.text) ?? (abbreviated.count == 1 ? abbreviated[0] : nil) else {
      return completion
    }
    var walk = GrammarWalk(source: source)
    walk.run(command.forms.map(\.syntax), from: first.range.upperBound)
    fill(&completion, from: walk, names: names)
    return completion
  }

  private func fill(
    _ completion: inout Completion, from walk: GrammarWalk, names: (SlotKind, String) -> [Candidate]
  ) {
    let starts = Set(walk.arrivals.map(\.start)).sorted(by: >)
    for start in starts {
      let arrivals = walk.arrivals.filter { $0.start == start }
      var candidates: [Candidate] = []
      for arrival in arrivals {
        for candidate in self.candidates(for: arrival, names: names)
        where !candidates.contains(where: { $0.text == candidate.text }) {
          candidates.append(candidate)
        }
      }
      // Of several readings of the text, the one in which something can be inserted; else the shortest word.
      guard !candidates.isEmpty || start == starts.first else { continue }
      completion.start = start
      completion.prefix = arrivals[0].prefix
      completion.candidates = candidates
      if !candidates.isEmpty { break }
    }
    for arrival in walk.arrivals where !completion.expected.contains(arrival.continuation) {
      completion.expected.append(arrival.continuation)
    }
    if walk.mayEnd { completion.expected.append(.end) }
    completion.hint = walk.hint
  }

  private func candidates(
    for arrival: GrammarWalk.Arrival, names: (SlotKind, String) -> [Candidate]
  ) -> [Candidate] {
    switch arrival.leaf.item {
    case .word(let word):
      guard word.lowercased().hasPrefix(arrival.prefix.lowercased()) else { return [] }
      return [
        Candidate(
          word, note: arrival.leaf.note, kind: arrival.leaf.kind ?? .keyword,
          spaceFollows: !arrival.leaf.rest.isEmpty)
      ]
    case .slot(let slot):
      if arrival.opensBlock { return [Candidate("{", note: slot.name + " }", kind: .code)] }
      // An open quote is the person's own text.
      if arrival.prefix.hasPrefix("\"") { return [] }
      var found = names(slot.kind, arrival.prefix)
      if slot.kind == .onOff { found += ["on", "off"].map { Candidate($0, kind: .onOff) } }
      if slot.kind == .command { found += candidates(forCommand: arrival.prefix) }
      return found.filter { $0.text.hasPrefix(arrival.prefix) }
    default: return []
    }
  }

  private func candidates(forCommand prefix: String) -> [Candidate] {
    let prefix = prefix.lowercased()
    return commands.compactMap { command in
      let words = [command.name] + command.aliases
      guard let word = words.first(where: { $0.lowercased().hasPrefix(prefix) }) else { return nil }
      let goesOn = command.forms.contains { !$0.syntax.isEmpty }
      return Candidate(word, note: command.summary, kind: .command, spaceFollows: goesOn)
    }
  }
}
