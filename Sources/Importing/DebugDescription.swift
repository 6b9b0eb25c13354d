import Geometry

// `XCUIElement.debugDescription`, as `po app` and chisel's `xtree` print it.

extension AccessibilityReader {
  /// Reads the lines of a debug description: two blanks a level, an arrow one column to the left.
  mutating func readDescription(_ source: ImportText) throws(ImportFailure) {
    noteVariant("debugDescription")
    var pending: [Int] = []
    var isStopped = false
    for number in 0..<source.lineCount {
      let line = source.line(number)
      if source.find("Path to element:", in: line) != nil || source.find("Query chain:", in: line) != nil {
        isStopped = true
      }
      if isStopped { break }
      if source.find("Element subtree:", in: line) != nil {
        // What stands before it repeats the first element.
        try flush(&pending, of: source, isDropped: true)
        continue
      }
      if isElement(line, of: source) {
        try flush(&pending, of: source)
        pending = [number]
      } else if !pending.isEmpty, pending.count < 50 {
        // A label may hold line feeds.
        pending.append(number)
      }
    }
    try flush(&pending, of: source)
  }

  private func isElement(_ line: Range<Int>, of source: ImportText) -> Bool {
    guard source.find(", 0x", in: line) != nil else { return false }
    var place = start(of: line, source)
    guard place < line.upperBound, source.bytes[place] >= 65, source.bytes[place] <= 90 else { return false }
    while place < line.upperBound, source.bytes[place].isLetter { place += 1 }
    return place < line.upperBound && (source.bytes[place] == 44 || source.has(" (Main)", at: place))
  }

  /// Where the type begins: behind blanks, the arrow, and the word before the first element.
  private func start(of line: Range<Int>, _ source: ImportText) -> Int {
    var place = source.skipBlanks(line.lowerBound, line.upperBound)
    if source.has("Attributes: ", at: place) { place += 12 }
    if source.has("\u{2192}", at: place) { place += 3 }
    return source.skipBlanks(place, line.upperBound)
  }

  private mutating func flush(_ lines: inout [Int], of source: ImportText, isDropped: Bool = false)
    throws(ImportFailure)
  {
    defer { lines = [] }
    guard let first = lines.first, let last = lines.last, !isDropped else { return }
    let line = source.line(first)
    var place = source.skipBlanks(line.lowerBound, line.upperBound)
    var indent = place - line.lowerBound
    if source.has("\u{2192}", at: place) {
      indent += 1
      place += 3
    }
    let whole = start(of: line, source)..<source.line(last).upperBound
    var element = Element()
    element.line = first + 1
    element.depth = indent / 2 + 1
    var end = whole.lowerBound
    while end < whole.upperBound, source.bytes[end].isLetter { end += 1 }
    element.type = source.text(whole.lowerBound..<end)
    if let open = source.find("{{", in: whole), let close = source.find("}}", in: open..<whole.upperBound),
      let numbers = source.numbers(in: open..<close, limit: 4), numbers.count == 4
    {
      element.frame = try FrameReader.frame(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], line: first + 1)
    }
    element.identifier = quoted("identifier: '", in: whole, source)
    element.label = quoted("label: '", in: whole, source) ?? quoted("title: '", in: whole, source)
    element.value = quoted("value: '", in: whole, source)
    element.isEnabled = source.find(", Disabled", in: whole) == nil
    try append(element)
  }

  /// A quoted value: quotes in it are not escaped, so it ends where the next field begins or the line does.
  private func quoted(_ name: StaticString, in range: Range<Int>, _ source: ImportText) -> String? {
    guard let found = source.find(name, in: range) else { return nil }
    let start = found + name.utf8CodeUnitCount
    var end: Int?
    for next in [
      "', identifier: '", "', label: '", "', title: '", "', value: ", "', placeholderValue: '", "', Selected",
      "', Disabled", "', Keyboard Focused",
    ] as [StaticString] {
      if let place = source.find(next, in: start..<range.upperBound) { end = min(end ?? place, place) }
    }
    if end == nil {
      var place = range.upperBound - 1
      while place > start, source.bytes[place] != 39 { place -= 1 }
      end = place
    }
    guard let end, end > start else { return nil }
    return source.text(start..<end)
  }
}
