/// Text as a tree, its branches drawn with `├─`, `└─` and `│`.
public struct Outline: Sendable {
  /// The entries in the order of lines, each as deep as it stands; roots have depth 0.
  public private(set) var entries: [(depth: Int, text: StyledText)] = []
  /// The style of the branches.
  public var style: Style

  /// The depth beyond which entries are not indented further but show their depth, as in `…4096 name`.
  public var deepest: Int

  /// Creates an outline without entries.
  public init(style: Style = .dim, deepest: Int = 64) {
    self.style = style
    self.deepest = max(1, deepest)
  }

  /// Adds an entry below the last one that is less deep; it is at most one level deeper than the one before.
  public mutating func append(_ text: StyledText, depth: Int) {
    let deepest = entries.last.map { $0.depth + 1 } ?? 0
    entries.append((min(max(0, depth), deepest), text))
  }

  /// The outline as lines; the further lines of an entry with line feeds stand below its first.
  public var lines: [StyledText] {
    // From the end: whether another entry of the same depth follows before a shallower one.
    var follows: [Bool] = []
    var hasNext = Array(repeating: false, count: entries.count)
    for index in entries.indices.reversed() {
      let depth = entries[index].depth
      if follows.count > depth + 1 { follows.removeLast(follows.count - depth - 1) }
      while follows.count <= depth { follows.append(false) }
      hasNext[index] = follows[depth]
      follows[depth] = true
    }
    var result: [StyledText] = []
    var open: [Bool] = []
    for (index, entry) in entries.enumerated() {
      if open.count > entry.depth { open.removeLast(open.count - entry.depth) }
      let stem = open.dropFirst().prefix(deepest - 1).map { $0 ? "│  " : "   " }.joined()
      let isRoot = entry.depth == 0
      let isTooDeep = entry.depth > deepest
      let branch =
        isRoot ? "" : isTooDeep ? "…\(entry.depth) " : hasNext[index] ? "├─ " : "└─ "
      let under = isRoot ? "" : hasNext[index] && !isTooDeep ? "│  " : "   "
      for (number, line) in entry.text.lines.enumerated() {
        result.append((StyledText(raw: stem + (number == 0 ? branch : under), style) + line).trimmed)
      }
      open.append(hasNext[index])
    }
    return result
  }
}
