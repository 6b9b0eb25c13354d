import Foundation

/// A session at a real terminal, as a file: keys, and what the screen shows after them.
///
///     #  a comment
///     %% columns 80 rows 24 animate never
///     <  tap 1<Tab><Enter>
///     screen
///     |  what the screen shows, from its first row
///
/// `screen` waits until the screen shows just that; `last N` compares the last N rows above the cursor's; `until
/// TEXT` waits until the cursor's row is TEXT. Nothing waits for a time.
struct TerminalTranscript {
  enum Entry {
    case keys(line: Int, String)
    case screen(line: Int, last: Int?, expected: [String], lines: Range<Int>)
    case until(line: Int, String)
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var columns = 80
  private(set) var rows = 24
  private(set) var arguments = ["--animate", "never", "--color", "never"]
  private(set) var entries: [Entry] = []

  init(_ text: String, path: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var place = 0
    while place < lines.count {
      let line = lines[place]
      place += 1
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("%%") {
        try read(line.dropFirst(2).split(separator: " ").map(String.init), "\(path):\(place)")
      } else if line.hasPrefix("<") {
        entries.append(.keys(line: place, TerminalTranscript.body(line)))
      } else if line.hasPrefix("until ") {
        entries.append(.until(line: place, String(line.dropFirst("until ".count))))
      } else if line == "screen" || line.hasPrefix("last ") {
        let start = place
        while place < lines.count, lines[place].hasPrefix("|") { place += 1 }
        entries.append(
          .screen(
            line: start, last: Int(line.dropFirst("last ".count)),
            expected: lines[start..<place].map(TerminalTranscript.body), lines: start..<place))
      } else {
        throw Fault(
          description: "\(path):\(place): a line begins with '#', '%%', '<', 'until', 'screen' or 'last N'")
      }
    }
  }

  private mutating func read(_ words: [String], _ place: String) throws {
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Fault(description: "\(place): '\(name)' needs a value") }
      switch name {
      case "columns": columns = Int(value) ?? columns
      case "rows": rows = Int(value) ?? rows
      case "animate", "lang", "speed":
        if name == "animate" { arguments.removeFirst(2) }
        arguments += ["--" + name, value]
      default: throw Fault(description: "\(place): no setting is called '\(name)'")
      }
    }
  }

  private static func body(_ line: String) -> String {
    var rest = line.dropFirst()
    for _ in 0..<2 where rest.first == " " { rest = rest.dropFirst() }
    return String(rest)
  }

  /// The pieces of a key line: text, or one key that is written in brackets.
  static func keys(_ line: String) -> [(text: String, isKey: Bool)] {
    let names = [
      "Enter": "\r", "Tab": "\t", "Esc": "\u{1B}", "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C",
      "Left": "\u{1B}[D", "Space": " ", "Ctrl-C": "\u{03}", "Ctrl-D": "\u{04}", "Ctrl-A": "\u{01}",
      "Backspace": "\u{7F}",
    ]
    var pieces: [(String, Bool)] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: "<") {
      let end = rest[start...].firstIndex(of: ">")
      let name = end.map { String(rest[rest.index(after: start)..<$0]) } ?? ""
      if let end, let key = names[name] {
        if start > rest.startIndex { pieces.append((String(rest[..<start]), false)) }
        pieces.append((key, true))
        rest = rest[rest.index(after: end)...]
      } else {
        pieces.append((String(rest[...start]), false))
        rest = rest[rest.index(after: start)...]
      }
    }
    if !rest.isEmpty { pieces.append((String(rest), false)) }
    return pieces
  }

  /// The rows that a block speaks of, as the screen shows them.
  static func shown(_ screen: Screen, last: Int?) -> [String] {
    guard let last else {
      var lines = screen.lines
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    let all = (screen.scrolledOff + screen.lines[..<screen.row])
    return Array(all.suffix(last))
  }
}
