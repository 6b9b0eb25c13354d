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
        try flush(&pending, of: source)
        isStopped = true
      }
      if source.find("Element subtree:", in: line) != nil {
        if isStopped {
          noteAnother(number + 1)
          break
        }
        // What stands before it repeats the first element.
        try flush(&pending, of: source, isDropped: true)
        continue
      }
      if isStopped {
        noteNoise(line, number, source)
      } else if AccessibilityReader.isElement(line, of: source) {
        try flush(&pending, of: source)
        pending = [number]
      } else if !pending.isEmpty, pending.count < 50, isOpen(pending, of: source) {
        // A label may hold line feeds.
        pending.append(number)
      } else {
        noteNoise(line, number, source)
      }
    }
    if !isStopped { try finish(&pending, of: source) }
  }

  private mutating func noteNoise(_ line: Range<Int>, _ number: Int, _ source: ImportText) {
    let hasWords = source.bytes[line].contains { $0.isLetter || $0.isDigit }
    if hasWords { noteLine(number + 1) }
  }

  /// Whether the lines so far end inside of a quoted value, which may go on.
  private func isOpen(_ lines: [Int], of source: ImportText) -> Bool {
    guard let first = lines.first, let last = lines.last else { return false }
    return !isWhole(source.line(first).lowerBound..<source.line(last).upperBound, of: source)
  }

  /// Whether an element's text ends as an element does: behind its frame, a quoted value, or a word of its state.
  private func isWhole(_ range: Range<Int>, of source: ImportText) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1].isSpace || source.bytes[end - 1] == 41 { end -= 1 }
    let own = range.lowerBound..<end
    func ends(_ word: StaticString) -> Bool { source.has(word, at: end - word.utf8CodeUnitCount) }
    if ends("}") {
      // A frame, or the point that a test would tap.
      let open = source.bytes[own].count { $0 == 123 }
      return open == source.bytes[own].count { $0 == 125 }
    }
    if source.find("{{", in: own) != nil, source.find("}}", in: own) == nil { return false }
    if source.find(", activationBundleId: ", in: own) != nil { return true }
    if ends("'") {
      // The quote that opens a value ends nothing.
      return !ends(": '")
    }
    if ends("Selected") || ends("Disabled") || ends("Keyboard Focused") || ends("Main Window") { return true }
    if let value = source.find(", value: ", in: own) {
      return value + 9 < end && source.bytes[value + 9] != 39
    }
    // An application without a title.
    return source.find(", pid: ", in: own) != nil && source.find("{{", in: own) == nil
      && source.find(": '", in: own) == nil && source.bytes[end - 1].isDigit
  }

  /// Reads the last element, or leaves it out and says so where the text ends in the middle of it.
  private mutating func finish(_ pending: inout [Int], of source: ImportText) throws(ImportFailure) {
    let end = source.bytes.last
    let last = source.line(source.lineCount - 1)
    guard end != 10 else { return try flush(&pending, of: source) }
    if let first = pending.first, pending.last == source.lineCount - 1 {
      let whole = source.line(first).lowerBound..<last.upperBound
      guard !isWhole(whole, of: source) else { return try flush(&pending, of: source) }
      // Without its frame nothing is known of where it lies.
      let hasFrame = source.find("}}", in: whole) != nil
      try flush(&pending, of: source, isDropped: !hasFrame)
      return noteCutEnd(source.lineCount)
    }
    try flush(&pending, of: source)
    let start = source.skipBlanks(last.lowerBound, last.upperBound)
    let isIndented = start > last.lowerBound || source.has("\u{2192}", at: start)
    if isIndented || start >= last.upperBound && !last.isEmpty { noteCutEnd(source.lineCount) }
  }

  /// Whether a line is an element: its type, and behind it an address or a frame.
  static func isElement(_ line: Range<Int>, of source: ImportText) -> Bool {
    var place = start(of: line, source)
    guard place < line.upperBound, source.bytes[place] >= 65, source.bytes[place] <= 90 else { return false }
    while place < line.upperBound, source.bytes[place].isLetter { place += 1 }
    guard place < line.upperBound, source.bytes[place] == 44 || source.has(" (Main)", at: place) else {
      return false
    }
    return source.find(", 0x", in: line) != nil || source.has(", {{", at: place)
      || source.has(", pid: ", at: place)
  }

  /// Where the type begins: behind blanks, the arrow, and the word before the first element.
  private static func start(of line: Range<Int>, _ source: ImportText) -> Int {
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
    let whole = AccessibilityReader.start(of: line, source)..<source.line(last).upperBound
    var element = Element()
    element.line = first + 1
    // Two blanks a level, or one: what is further to the right stands inside.
    element.depth = indent + 1
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
      "', Disabled", "', Keyboard Focused", "', hitPoint: {", "', activationBundleId: ",
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
