/// What a terminal shows after it was sent some bytes: as much of one as the program's output needs.
struct Screen {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var row = 0
  private(set) var column = 0
  /// Whether the cursor shows (`CSI ? 25 h`).
  private(set) var showsCursor = true
  /// Whether long lines go on in the next row (`CSI ? 7 h`).
  private(set) var wraps = true
  /// Whether pasted text comes in brackets (`CSI ? 2004 h`).
  private(set) var bracketsPaste = false
  /// Whether the other screen was ever asked for, which this program must never do.
  private(set) var usedAlternateScreen = false
  /// Rows that have left through the top.
  private(set) var scrolledOff: [String] = []

  private var cells: [[Character]]
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the spaces at their ends.
  var lines: [String] { cells.map(Self.trimmed) }
  /// All that was ever shown, from the top.
  var text: String { (scrolledOff + lines).joined(separator: "\n") }
  /// The row that the cursor is in.
  var currentLine: String { lines[row] }

  private static func trimmed(_ cells: [Character]) -> String {
    // A wide character takes two cells; the second is empty.
    let text = String(cells.filter { $0 != "\0" })
    guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...last])
  }

  mutating func resize(columns: Int, rows: Int) {
    for index in cells.indices {
      cells[index] = Array((cells[index] + Array(repeating: " ", count: columns)).prefix(columns))
    }
    while cells.count > rows && row > 0 {
      scrolledOff.append(Self.trimmed(cells.removeFirst()))
      row -= 1
    }
    cells = Array((cells + Array(repeating: Array(repeating: " ", count: columns), count: rows)).prefix(rows))
    self.columns = columns
    self.rows = rows
    column = min(column, columns - 1)
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
    while let used = step() { pending.removeFirst(used) }
  }

  /// Handles what stands first; nil when more bytes are needed to tell what it is.
  private mutating func step() -> Int? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x0D:
      column = 0
      return 1
    case 0x0A:
      lineFeed()
      return 1
    case 0x08:
      column = max(0, column - 1)
      return 1
    case 0x09:
      column = min(columns - 1, (column / 8 + 1) * 8)
      return 1
    case 0x1B: return escape()
    case 0..<0x20, 0x7F: return 1
    default:
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard pending.count >= length else { return nil }
      put(Character(String(decoding: pending[..<length], as: UTF8.self)))
      return length
    }
  }

  private mutating func put(_ character: Character) {
    let isWide = character.unicodeScalars.contains {
      (0x1100...0x115F).contains($0.value) || (0x2E80...0xFFEF).contains($0.value)
    }
    let width = isWide ? 2 : 1
    if column + width > columns {
      if wraps {
        column = 0
        lineFeed()
      } else {
        column = columns - width
      }
    }
    cells[row][column] = character
    if isWide { cells[row][column + 1] = "\0" }
    column += width
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
      return
    }
    scrolledOff.append(Self.trimmed(cells.removeFirst()))
    cells.append(Array(repeating: " ", count: columns))
  }

  private mutating func escape() -> Int? {
    guard pending.count >= 2 else { return nil }
    guard pending[1] == UInt8(ascii: "[") else {
      // Character sets take one byte more.
      return pending[1] == UInt8(ascii: "(") ? (pending.count >= 3 ? 3 : nil) : 2
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
    let body = String(decoding: pending[2..<end], as: UTF8.self)
    control(Character(Unicode.Scalar(pending[end])), body)
    return end + 1
  }

  private mutating func control(_ final: Character, _ body: String) {
    if body.hasPrefix("?") {
      let isOn = final == "h"
      switch body.dropFirst() {
      case "7": wraps = isOn
      case "25": showsCursor = isOn
      case "2004": bracketsPaste = isOn
      case "47", "1047", "1049": usedAlternateScreen = true
      default: break
      }
      return
    }
    let numbers = body.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    let blank = Array(repeating: Character(" "), count: columns)
    let at = min(column, columns)
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns, count) - 1
    case "H":
      row = min(rows, count) - 1
      column = numbers.count > 1 ? min(columns, max(1, numbers[1])) - 1 : 0
    case "K":
      switch numbers.first ?? 0 {
      case 0: cells[row].replaceSubrange(at..., with: blank.dropFirst(at))
      case 1: cells[row].replaceSubrange(..<at, with: blank.prefix(at))
      default: cells[row] = blank
      }
    case "J":
      if numbers.first ?? 0 == 0 {
        cells[row].replaceSubrange(at..., with: blank.dropFirst(at))
        for below in cells.indices.dropFirst(row + 1) { cells[below] = blank }
      } else {
        cells = Array(repeating: blank, count: rows)
      }
    case "P":
      cells[row].removeSubrange(at..<min(columns, at + count))
      cells[row] += blank.prefix(columns - cells[row].count)
    case "@":
      cells[row].insert(contentsOf: blank.prefix(count), at: at)
      cells[row] = Array(cells[row].prefix(columns))
    case "X":
      cells[row].replaceSubrange(
        at..<min(columns, at + count), with: blank.prefix(min(columns, at + count) - at))
    default: break
    }
  }
}
