/// Where on a line a description begins, and how deep.
struct DumpStart: Sendable {
  /// The place of the `<`.
  var place: Int
  /// How many bars stand before it.
  var depth: Int
  /// How far it is indented, for texts that lost their bars.
  var indent: Int
  /// A bar of `_printHierarchy` that marks a presented controller.
  var isPresented = false
  /// The controller that some categories print before its view.
  var controller: (className: String, key: String)?
}

extension ImportText {
  /// What begins on a line; nil when it is no line of a dump.
  ///
  /// A description is `<Class: 0x…`, `<Class; …`, or `<Class>` behind a bar. What stands before it is bars, blanks,
  /// and what loggers and debuggers put in front.
  func start(onLine number: Int, strictly: Bool = false) -> DumpStart? {
    let line = line(number)
    var place = line.lowerBound
    var attempts = 0
    while attempts < 3 {
      while place < line.upperBound, bytes[place] != 60 { place += 1 }
      guard place < line.upperBound else { return nil }
      attempts += 1
      if let start = start(at: place, in: line, strictly: strictly) { return start }
      place += 1
    }
    return nil
  }

  /// The next description on the same line, as pages print whose line ends were lost: one behind bars.
  func nextStart(in range: Range<Int>) -> DumpStart? {
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == 60, place > range.lowerBound, isBar(before: place, from: range.lowerBound),
        let (bars, _) = bars(before: place, from: range.lowerBound), bars.depth > 0,
        looksLikeDescription(at: place, range.upperBound, behindBars: true)
      {
        return bars
      }
      place += 1
    }
    return nil
  }

  private func isBar(before place: Int, from start: Int) -> Bool {
    var end = place
    while end > start, bytes[end - 1] == 32 { end -= 1 }
    return end > start && bytes[end - 1] == 124
  }

  private func start(at place: Int, in line: Range<Int>, strictly: Bool) -> DumpStart? {
    guard let (bars, head) = bars(before: place, from: line.lowerBound) else { return nil }
    let hasBars = bars.depth > 0
    guard looksLikeDescription(at: place, line.upperBound, behindBars: hasBars) else { return nil }
    guard isPreamble(line.lowerBound..<head, strictly: strictly) else { return nil }
    return bars
  }

  /// The bars directly before a description, and where what precedes them ends.
  private func bars(before place: Int, from start: Int) -> (DumpStart, head: Int)? {
    var result = DumpStart(place: place, depth: 0, indent: 0)
    var end = place
    // `'SomeController:0xdeab0e0' ` and `1 child[X:0x..] ` stand between the bars and the view.
    if end - start > 3, bytes[end - 1] == 32 {
      if bytes[end - 2] == 39, let open = lastQuote(before: end - 2, from: start) {
        result.controller = controller(in: open + 1..<end - 2)
        if result.controller != nil { end = open }
      } else if bytes[end - 2] == 93, let word = find("child", in: start..<end) {
        var open = word
        while open > start, bytes[open - 1] != 124, bytes[open - 1] != 60 { open -= 1 }
        end = skipBlanks(open, word)
      }
    }
    if end - 4 >= start, has("XX (", at: end - 4) { end -= 4 }
    while end > start {
      let byte = bytes[end - 1]
      switch byte {
      case 124: result.depth += 1  // |
      case 58:  // :
        // A colon is a bar only among bars and blanks.
        guard end - 2 < start || bytes[end - 2].isBlank || bytes[end - 2] == 124 else {
          return (result, end)
        }
        result.depth += 1
      case 43:  // +
        result.depth += 1
        result.isPresented = true
      case 32: result.indent += 1
      case 9: result.indent += 4
      case 45 where result.depth == 0 || (end - 2 >= start && bytes[end - 2] == 45 || bytes[end - 2] == 124):
        break  // the dashes of EarlGrey's `|--<`
      default: return (result, end)
      }
      end -= 1
    }
    return (result, end)
  }

  private func lastQuote(before end: Int, from start: Int) -> Int? {
    var place = end - 1
    while place >= start {
      if bytes[place] == 39 { return place }
      guard bytes[place].isClassByte || bytes[place] == 58 else { return nil }
      place -= 1
    }
    return nil
  }

  private func controller(in range: Range<Int>) -> (String, String)? {
    guard let colon = find(":0x", in: range) else { return nil }
    return (text(range.lowerBound..<colon), text(colon + 1..<range.upperBound))
  }

  /// Whether a `<` begins the description of an object.
  private func looksLikeDescription(at start: Int, _ end: Int, behindBars: Bool) -> Bool {
    var place = start + 1
    if place < end, bytes[place] == 60 { place += 1 }
    let name = place
    var depth = 0
    while place < end, place - name < 1_000 {
      let byte = bytes[place]
      if byte.isClassByte { place += 1; continue }
      if byte == 60, place > name { depth += 1; place += 1; continue }
      if depth > 0 {
        if byte == 62 { depth -= 1 }
        place += 1
        continue
      }
      break
    }
    guard place > name, !bytes[name].isDigit, bytes[name] != 46 else { return false }
    guard place < end else { return behindBars || isClassStart(name) }
    switch bytes[place] {
    case 58:
      return place + 1 >= end || has(" 0x", at: place + 1) || has("0x", at: place + 1)
        || (place + 2 >= end) || (bytes[place + 1] == 32 && behindBars)
    case 59: return true
    case 32: return has(" 0x", at: place) || has(" frame", at: place)
    case 62: return isClassStart(name) && (behindBars || place + 1 >= end || bytes[place + 1] == 44)
    default: return false
    }
  }

  private func isClassStart(_ place: Int) -> Bool {
    (bytes[place] >= 65 && bytes[place] <= 90) || bytes[place] == 95
  }

  /// Whether what stands before the bars is a logger's or a debugger's, and no part of another description.
  private func isPreamble(_ range: Range<Int>, strictly: Bool) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    let start = skipBlanks(range.lowerBound, end)
    if start >= end { return true }
    let own = start..<end
    // 2014-02-01 09:56:15.587 App[46989:70b]
    if own.count > 20, bytes[start].isDigit, bytes[start + 4] == 45, bytes[end - 1] == 93 { return true }
    if strictly { return false }
    // (id) $1 = 0x088122b0
    if bytes[start] == 40, find("$", in: own) != nil || has("(lldb)", at: start) || has("(gdb)", at: start) {
      return true
    }
    if has("po ", at: start) || has("cy#", at: start) || has("//", at: start) || has("$", at: start) {
      return true
    }
    for byte in bytes[own] where [59, 60, 62, 61, 123, 125, 91, 93].contains(byte) { return false }
    if bytes[own].contains(39) { return false }
    return own.count < 60
  }
}
