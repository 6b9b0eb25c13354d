import Geometry
import SceneModel

/// Values of `let` that hold others: what code kept, as a saved scene writes it and reads it again.
///
/// A list is `[V, V]`, a dictionary `[K: V, K: V]`, a path `path X Y X Y / X Y X Y`, a `/` between its outlines;
/// `open` behind them says that the last one goes on, `evenOdd` that overlaps count as outside.
enum LetList {
  /// How deep lists may hold lists.
  private static let depthLimit = 16

  /// Reads a list or a dictionary; nil when the text is none.
  static func read(_ text: Substring, in scene: Scene, depth: Int = 0) -> StoredValue? {
    guard depth < depthLimit, text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]"),
      text.utf8.count > 1
    else { return nil }
    let inside = Substring(Substring(text.unicodeScalars.dropFirst().dropLast()).trimmingSpaces)
    if inside == ":" { return .dictionary([], []) }
    if inside.isEmpty { return .list([]) }
    guard let parts = split(inside, at: ",") else { return nil }
    var keys: [StoredValue] = []
    var values: [StoredValue] = []
    for part in parts {
      guard let sides = split(part, at: ":"), sides.count < 3 else { return nil }
      let read = sides.compactMap { value($0, in: scene, depth: depth) }
      guard read.count == sides.count else { return nil }
      if read.count == 2 { keys.append(read[0]) }
      values.append(read[read.count - 1])
    }
    if keys.isEmpty { return .list(values) }
    return keys.count == values.count ? .dictionary(keys, values) : nil
  }

  private static func value(_ text: Substring, in scene: Scene, depth: Int) -> StoredValue? {
    let text = Substring(text.trimmingSpaces)
    return text.hasPrefix("[")
      ? read(text, in: scene, depth: depth + 1) : LetValue.read(String(text), in: scene)
  }

  /// The pieces between marks that stand in no inner list and no string; nil when brackets or quotes stay open.
  private static func split(_ text: Substring, at mark: Unicode.Scalar) -> [Substring]? {
    let scalars = text.unicodeScalars
    var pieces: [Substring] = []
    var (start, index) = (text.startIndex, text.startIndex)
    var (open, isText) = (0, false)
    while index < text.endIndex {
      let scalar = scalars[index]
      if isText {
        if scalar == "\\" {
          scalars.formIndex(after: &index)
          if index == text.endIndex { return nil }
        } else if scalar == "\"" {
          isText = false
        }
      } else if scalar == "\"" {
        isText = true
      } else if scalar == "[" {
        open += 1
      } else if scalar == "]" {
        open -= 1
        if open < 0 { return nil }
      } else if scalar == mark, open == 0 {
        pieces.append(text[start..<index])
        start = scalars.index(after: index)
      }
      scalars.formIndex(after: &index)
    }
    guard open == 0, !isText else { return nil }
    return pieces + [text[start...]]
  }

  // MARK: Paths

  /// Reads a path's words behind `path`; nil when they are none.
  static func path(_ words: [String]) -> Path? {
    var words = words[...]
    var (isOpen, usesEvenOddRule) = (false, false)
    while let last = words.last, last == "open" || last == "evenOdd" {
      if last == "open" { isOpen = true } else { usesEvenOddRule = true }
      words.removeLast()
    }
    var outlines: [[Point]] = []
    for outline in words.split(separator: "/") {
      let numbers = outline.compactMap(LetValue.number)
      guard numbers.count == outline.count, numbers.count.isMultiple(of: 2) else { return nil }
      outlines.append(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
    }
    var path = Path(outlines: outlines, isOpen: isOpen)
    path.usesEvenOddRule = usesEvenOddRule
    return path
  }

  static func text(of path: Path) -> String {
    let outlines = path.outlines.map { outline in
      outline.map { "\(Numbers.exact($0.x)) \(Numbers.exact($0.y))" }.joined(separator: " ")
    }
    var words = ["path"]
    if !outlines.isEmpty { words.append(outlines.joined(separator: " / ")) }
    if path.isOpen { words.append("open") }
    if path.usesEvenOddRule { words.append("evenOdd") }
    return words.joined(separator: " ")
  }
}
