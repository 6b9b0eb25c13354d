import Drawing

/// A terminal as small as the writer needs: cells, wide characters, the cursor, and waiting in the last column.
struct ModelTerminal {
  struct Place: Equatable {
    var text = " "
    var style = ""
  }

  let width: Int
  var rows: [[Place]]
  var x = 0
  var y = 0
  var waits = false
  var style = ""
  /// Whatever was not understood.
  var unknown: [String] = []

  init(width: Int, height: Int) {
    self.width = width
    rows = Array(repeating: Array(repeating: Place(), count: width), count: height)
  }

  var text: String {
    rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  mutating func write(_ output: String) {
    var rest = Array(output)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": control(&rest)
      case "\r": (x, waits) = (0, false)
      case "\n": down(1)
      case "\r\n":
        (x, waits) = (0, false)
        down(1)
      default: show(character)
      }
    }
  }

  private mutating func down(_ count: Int) {
    y += count
    while y >= rows.count { rows.append(Array(repeating: Place(), count: width)) }
  }

  private mutating func show(_ character: Character) {
    if waits {
      (x, waits) = (0, false)
      down(1)
    }
    let columns = character.columns
    for place in x..<min(width, x + columns) { erase(place) }
    rows[y][x] = Place(text: String(character), style: style)
    if columns == 2, x + 1 < width { rows[y][x + 1] = Place(text: "", style: style) }
    x += columns
    if x >= width { (x, waits) = (width - 1, true) }
  }

  /// Empties a place, and the other half of a wide character.
  private mutating func erase(_ place: Int) {
    if rows[y][place].text.isEmpty, place > 0 { rows[y][place - 1] = Place() }
    if place + 1 < width, rows[y][place + 1].text.isEmpty { rows[y][place + 1] = Place() }
    rows[y][place] = Place()
  }

  private mutating func control(_ rest: inout ArraySlice<Character>) {
    guard rest.popFirst() == "[" else { return unknown.append("escape") }
    var parameters = ""
    while let next = rest.first, next.isNumber || ";?".contains(next) {
      parameters.append(next)
      rest.removeFirst()
    }
    let number = Int(parameters) ?? 1
    switch rest.popFirst() {
    case "A": y = max(0, y - number)
    case "B": y = min(rows.count - 1, y + number)
    case "C": (x, waits) = (min(width - 1, x + number), false)
    case "G": (x, waits) = (min(width, number) - 1, false)
    case "K" where parameters == "2": for place in 0..<width { erase(place) }
    case "K" where parameters.isEmpty: for place in x..<width { erase(place) }
    case "m":
      if parameters.hasPrefix("0;") { style = String(parameters.dropFirst(2)) } else { style = parameters }
    case let other: unknown.append("\(parameters)\(other.map(String.init) ?? "")")
    }
  }
}
