import Drawing

/// What may stand at the cursor.
public struct Completion: Equatable, Sendable {
  /// One thing that may stand there.
  public struct Candidate: Equatable, Sendable {
    /// The text that replaces the word at the cursor.
    public var text: String
    /// What it is, in a few words, shown beside it in the list.
    public var description: String
    /// What follows it when it is the only one; nil for nothing.
    public var suffix: Character?

    /// Names a candidate.
    public init(_ text: String, _ description: String = "", suffix: Character? = " ") {
      self.text = text
      self.description = description
      self.suffix = suffix
    }
  }

  /// What may stand there, in the order in which it is listed.
  public var candidates: [Candidate]
  /// Where the word that is replaced begins, as a character offset in the text that was given; nil for after the
  /// last space.
  public var start: Int?
  /// Whether names of files may stand there too.
  public var includesFiles: Bool
  /// What is expected there, shown when there is nothing to choose from.
  public var hint: String?

  /// Names what may stand at the cursor.
  public init(
    _ candidates: [Candidate] = [], from start: Int? = nil, includesFiles: Bool = false, hint: String? = nil
  ) {
    self.candidates = candidates
    self.start = start
    self.includesFiles = includesFiles
    self.hint = hint
  }

  /// The candidates as lines for a screen of this size: what each is stands in a second column.
  func listing(_ size: TerminalSize) -> [String] {
    // Leave room for the prompt's own lines; a list that scrolls away helps nobody.
    let most = max(1, size.rows - 3)
    let shown = candidates.count <= most ? candidates[...] : candidates.prefix(most - 1)
    let texts = shown.map(\.text.visible)
    let column = min(texts.map(\.columns).max() ?? 0, size.columns / 2)
    var lines = zip(texts, shown).map { text, candidate in
      let line =
        candidate.description.isEmpty
        ? "  \(text)" : "  \(text.padded(to: column))  \(candidate.description.visible)"
      return line.cut(to: size.columns - 1)
    }
    if shown.count < candidates.count { lines.append("  ... and \(candidates.count - shown.count) more") }
    return lines
  }
}

/// The beginning that all of the texts share, in whole characters.
func sharedBeginning(of texts: [String]) -> String {
  guard let first = texts.first else { return "" }
  var shared = first[...]
  for text in texts.dropFirst() {
    var end = shared.startIndex
    for (own, other) in zip(shared.indices, text) {
      guard shared[own] == other else { break }
      end = shared.index(after: own)
    }
    shared = shared[..<end]
  }
  return String(shared)
}
