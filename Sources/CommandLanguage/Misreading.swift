/// A line that is not of the language: what is wrong and where.
///
/// It states facts and holds no sentence; whoever speaks to the person words it.
public struct Misreading: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Fact: Hashable, Sendable {
    /// No command begins with this word.
    case unknownCommand(String, near: String?)
    /// An abbreviation of several commands; only where abbreviations are accepted.
    case ambiguousCommand(String, candidates: [String])
    /// A word that stands where a word of a closed list must: no such property, class, method ...
    case unknownEntry(SlotKind, String, near: String?, admissible: [String])
    /// Something else was expected; `found` is nil at the end of the line.
    case expected([Continuation], found: String?, near: String?)
    /// The command was complete, and more follows; `instead` is what could have followed.
    case extra(String, near: String?, instead: [Continuation])
    /// The same option stands twice.
    case repeatedOption(String)
    /// A number that is not within the bounds; a bound that is nil does not exist.
    case outOfRange(slot: String, value: Double, from: Double?, to: Double?)
    /// A word that cannot be a name: names are a letter or `_`, then letters, digits and `_`.
    case notAName(String)
    /// A `"` that is not closed on its line; the place is that of the quote.
    case unclosedQuote
    /// A backslash before a character other than `"`, `\` and `n`.
    case unknownEscape(Character)
    /// A `{` that is never closed; the place is that of the brace.
    case unclosedBrace
    /// A `}` without its `{`.
    case strayBrace
    /// A control character, or in a name a character that cannot be seen; the number is its Unicode scalar.
    case controlCharacter(UInt32)
    /// A zero byte or an undecodable one: the text is no text.
    case notText
  }

  /// What is wrong.
  public var fact: Fact
  /// Where it stands in the command's text.
  public var place: Place

  /// Makes a misreading from a fact and its place.
  public init(_ fact: Fact, at place: Place) {
    self.fact = fact
    self.place = place
  }
}

/// Something that the grammar admits at a place.
public enum Continuation: Hashable, Sendable {
  /// A keyword or a symbol.
  case word(String)
  /// A placeholder.
  case slot(Slot)
  /// A word of a closed list, by the list's placeholder.
  case entry(String, SlotKind, admissible: [String])
  /// The end of the command.
  case end
}

/// Where reading came furthest, and why it stopped there.
///
/// A line can be wrong in the light of several forms; the form that understood most of it is the one that was
/// meant, so the misreading that stands furthest to the right is told.
struct Blame: Sendable {
  private(set) var offset = -1
  private var expected: [Continuation] = []
  private var other: Misreading?

  mutating func remember(_ misreading: Misreading) {
    if misreading.place.offset < offset { return }
    if misreading.place.offset > offset {
      offset = misreading.place.offset
      expected = []
      other = nil
    }
    if case .expected(let more, _, _) = misreading.fact {
      for continuation in more where !expected.contains(continuation) { expected.append(continuation) }
    } else if other == nil {
      other = misreading
    }
  }

  mutating func remember(_ blame: Blame) {
    guard blame.offset >= 0, blame.offset >= offset else { return }
    if blame.offset > offset {
      self = blame
    } else {
      for continuation in blame.expected where !expected.contains(continuation) {
        expected.append(continuation)
      }
      other = other ?? blame.other
    }
  }

  /// The one misreading to tell, with the nearest word; `friends` maps habits from elsewhere to our words.
  func verdict(in source: Source, friends: [String: String]) -> Misreading {
    if let other { return other.completed(friends: friends) }
    let lexeme = try? source.lexeme(at: offset)
    guard let lexeme, lexeme.range.lowerBound == offset else {
      return source.misreading(.expected(expected, found: nil, near: nil), at: offset)
    }
    let found = source.text(lexeme.range)
    return source.misreading(
      fact(found: found, isWord: lexeme.isWord, friends: friends), at: offset, length: lexeme.range.count)
  }

  private func fact(found: String, isWord: Bool, friends: [String: String]) -> Misreading.Fact {
    var words: [String] = []
    var entries: [String] = []
    var kind: SlotKind?
    for continuation in expected {
      switch continuation {
      case .word(let word): words.append(word)
      case .entry(_, let entryKind, let admissible):
        kind = kind ?? entryKind
        words += admissible
        if entryKind == kind { entries += admissible }
      case .slot(let slot) where slot.shape == .onOff:
        words += ["on", "off"]
        entries += ["on", "off"]
      case .slot, .end: continue
      }
    }
    let near = isWord ? Nearest.word(to: found, among: words, friends: friends) : nil
    // Behind a switch a strange word is a wrong value, unless it is nearly another word that may stand there.
    if isWord, near == nil || near == "on" || near == "off",
      let place = expected.firstIndex(where: {
        if case .slot(let slot) = $0 { slot.shape == .onOff } else { false }
      })
    {
      let others = expected.filter { $0 != expected[place] && $0 != .end }
      return .expected([expected[place]] + others, found: found, near: near)
    }
    if let kind, isWord { return .unknownEntry(kind, found, near: near, admissible: entries) }
    let instead = expected.filter { $0 != .end }
    // "1.5" where a whole number may stand is a wrong number rather than a word too many.
    let isNumber = found.first.map { "+-.0123456789".contains($0) } ?? false
    let wrongNumber =
      isNumber && instead.contains { if case .slot(let slot) = $0 { slot.shape.isNumber } else { false } }
    if instead.count < expected.count, !wrongNumber { return .extra(found, near: near, instead: instead) }
    let onlyNames = instead.allSatisfy { if case .slot(let slot) = $0 { slot.shape.isName } else { false } }
    let isName = found.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      Name.isValid(String($0))
    }
    let onlySimple = instead.allSatisfy {
      if case .slot(let slot) = $0 { slot.shape == .name } else { false }
    }
    if onlyNames, !isName || onlySimple { return .notAName(found) }
    return .expected(instead, found: found, near: near)
  }
}

extension Misreading {
  /// A fact that a command's own check stated, with the nearest word added.
  fileprivate func completed(friends: [String: String]) -> Misreading {
    guard case .unknownEntry(let kind, let word, nil, let admissible) = fact else { return self }
    let near = Nearest.word(to: word, among: admissible, friends: friends)
    return Misreading(.unknownEntry(kind, word, near: near, admissible: admissible), at: place)
  }
}

extension Lexeme {
  /// Whether it looks like a keyword or a name, rightly spelled or not.
  var isWord: Bool { kind == .bare && text.first?.startsName == true }
}
