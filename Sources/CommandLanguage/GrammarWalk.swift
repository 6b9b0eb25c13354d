/// Walks all ways through a grammar at once, along the text up to the cursor.
///
/// A state is what may still follow at an offset; each word turns states into others. As equal states are met
/// once only, the work is bounded by the grammar and the text, however many ways there are.
struct GrammarWalk {
  /// A word or placeholder that may come next.
  struct Leaf: Hashable {
    /// Either a word or a slot.
    var item: Syntax
    var rest: [Syntax]
    /// What follows a keyword within its own group.
    var note: String
    /// The closed list to which a keyword belongs.
    var kind: SlotKind?
    /// That list's placeholder.
    var list: Continuation?
  }

  /// A leaf whose word is at the cursor.
  struct Arrival: Hashable {
    var leaf: Leaf
    var start: Int
    var prefix: String
    /// Whether what is there can be the beginning of this leaf.
    var fits: Bool
    /// Whether the leaf is a block whose brace is still to come.
    var opensBlock = false

    var continuation: Continuation {
      if let list = leaf.list { return list }
      if case .slot(let slot) = leaf.item { return .slot(slot) }
      if case .word(let word) = leaf.item { return .word(word) }
      return .end
    }
  }

  private struct State: Hashable {
    var rest: [Syntax]
    var offset: Int
  }

  let source: Source
  private(set) var arrivals: [Arrival] = []
  /// Whether the command may end at the cursor.
  private(set) var mayEnd = false
  /// What may follow the cursor, in the first way that came so far.
  var hint: String { firstHint ?? "" }

  private var firstHint: String?
  private var waiting: [State] = []
  private var met: Set<State> = []

  init(source: Source) { self.source = source }

  mutating func run(_ forms: [[Syntax]], from offset: Int) {
    for form in forms { enter(State(rest: form, offset: offset)) }
    var index = 0
    while index < waiting.count {
      step(waiting[index])
      index += 1
    }
    if arrivals.contains(where: \.fits) { arrivals.removeAll { !$0.fits } }
  }

  private mutating func enter(_ state: State) {
    if met.insert(state).inserted { waiting.append(state) }
  }

  private mutating func step(_ state: State) {
    var expansion = Expansion()
    expansion.expand(state.rest, group: nil, list: nil)
    let start = source.skippingSpaces(from: state.offset)
    guard start < source.count else {
      guard endsAtBoundary(state.offset) else { return }
      firstHint = firstHint ?? Syntax.usage(of: state.rest)
      for leaf in expansion.leaves { arrive(leaf, start: start, fits: true, isNew: true) }
      mayEnd = mayEnd || expansion.mayEnd
      return
    }
    for leaf in expansion.leaves {
      if let prefixStart = prefixStart(of: leaf, from: start) {
        let fits = fits(leaf, from: start)
        if fits { firstHint = firstHint ?? Syntax.usage(of: leaf.rest) }
        arrive(leaf, start: prefixStart, fits: fits)
      }
      var reader = Reader(source, at: state.offset)
      if reader.take(leaf) { enter(State(rest: leaf.rest, offset: reader.offset)) }
    }
  }

  private mutating func arrive(_ leaf: Leaf, start: Int, fits: Bool, isNew: Bool = false) {
    var arrival = Arrival(leaf: leaf, start: start, prefix: source.text(start..<source.count), fits: fits)
    if case .slot(let slot) = leaf.item { arrival.opensBlock = isNew && slot.shape == .block }
    arrivals.append(arrival)
  }

  /// Whether what is typed so far can be the beginning of this leaf: a whole word, or a part of one.
  private func fits(_ leaf: Leaf, from start: Int) -> Bool {
    if case .word(let word) = leaf.item {
      return word.lowercased().hasPrefix(source.text(start..<source.count).lowercased())
    }
    if let first = source[start], "\"{".contains(first) { return true }
    var reader = Reader(source, at: start)
    if reader.take(leaf) { return true }
    // "box." is the beginning of "box.frame".
    guard case .slot(let slot) = leaf.item, slot.shape.isName, source[source.count - 1] == "." else {
      return false
    }
    return source.text(start..<source.count - 1).split(separator: ".").allSatisfy { Name.isValid(String($0)) }
  }

  /// Whether a new word can begin here, without a space: after a space, a symbol, a quote or a block.
  private func endsAtBoundary(_ offset: Int) -> Bool {
    guard offset == source.count, let last = source[offset - 1] else { return true }
    return last.isSpace || "=,()}\"".contains(last) || source.has("->", at: offset - 2)
  }

  /// Where the word at the cursor begins, if this leaf can be it.
  private func prefixStart(of leaf: Leaf, from start: Int) -> Int? {
    guard case .slot(let slot) = leaf.item else { return bareStart(from: start) }
    switch slot.shape {
    case .rest: return slot.kind == .code ? identifierStart(after: start) : start
    case .block:
      guard source[start] == "{", source.closingBrace(of: start) == nil else { return nil }
      return identifierStart(after: start + 1)
    case .path, .selector:
      guard let run = source.run(at: start), run.range.upperBound == source.count else { return nil }
      return run.range.lowerBound
    case .text where source[start] == "\"":
      return source.endOfQuote(from: start) == nil ? start : nil
    default: return bareStart(from: start)
    }
  }

  private func bareStart(from start: Int) -> Int? {
    guard let lexeme = try? source.lexeme(at: start), lexeme.range.upperBound == source.count else {
      return nil
    }
    return lexeme.kind == .bare || lexeme.text == "->" ? lexeme.range.lowerBound : nil
  }

  private func identifierStart(after start: Int) -> Int {
    var index = source.count
    while index > start, source.characters[index - 1].continuesName { index -= 1 }
    return index
  }
}

/// The words and placeholders with which a sequence can begin.
private struct Expansion {
  var leaves: [GrammarWalk.Leaf] = []
  var mayEnd = false
  private var met: Set<[Syntax]> = []

  /// `group` is the sequence at whose first part we are; `list` the closed list that it is an entry of.
  mutating func expand(_ sequence: [Syntax], group: [Syntax]?, list: Continuation?) {
    guard met.insert(sequence).inserted else { return }
    guard let first = sequence.first else {
      mayEnd = true
      return
    }
    let rest = Array(sequence.dropFirst())
    switch first {
    case .word, .slot:
      var leaf = GrammarWalk.Leaf(item: first, rest: rest, note: "", kind: nil, list: list)
      if let group, group.first == first { leaf.note = Syntax.usage(of: Array(group.dropFirst())) }
      if case .entry(_, let kind, _)? = list { leaf.kind = kind }
      leaves.append(leaf)
    case .optional(let part):
      expand(part + rest, group: part, list: list)
      expand(rest, group: nil, list: nil)
    case .choice(let ways):
      for way in ways { expand(way + rest, group: way, list: list) }
    case .named(let name, let kind, let ways):
      let words = ways.flatMap(Syntax.firstWords(of:))
      for way in ways {
        expand(way + rest, group: way, list: .entry(name, kind, admissible: words))
      }
    case .repeated(let part, let separator):
      let again = separator.map { [.word($0), first] } ?? [first]
      expand(part + [.optional(again)] + rest, group: part, list: list)
    case .anyOrder(let ways):
      for index in ways.indices {
        var others = ways
        let way = others.remove(at: index)
        expand(way + [.anyOrder(others)] + rest, group: way, list: nil)
      }
      expand(rest, group: nil, list: nil)
    }
  }
}

extension Reader {
  fileprivate mutating func take(_ leaf: GrammarWalk.Leaf) -> Bool {
    do {
      switch leaf.item {
      case .word(let word): try take(word: word)
      case .slot(let slot): _ = try take(slot)
      default: return false
      }
      return true
    } catch {
      return false
    }
  }
}
