extension StyledText {
  /// The text as lines of at most so many columns.
  ///
  /// Latin words stay whole as long as they fit; between Chinese, Japanese and Korean characters a line may
  /// end anywhere, but no line begins with closing punctuation or ends with opening punctuation. Line feeds
  /// break lines; blanks at a break are dropped; those at the beginning of a paragraph stay.
  /// - Parameters:
  ///   - width: Columns, at least 1. A wide character that does not fit stands alone and sticks out.
  ///   - hanging: Blanks before each line but a paragraph's first.
  public func wrapped(to width: Int, hanging: Int = 0) -> [StyledText] {
    lines.flatMap { line in
      var filler = LineFiller(width: width, hanging: hanging)
      filler.fill(line.glyphs)
      return filler.lines
    }
  }
}

/// Fills lines with the glyphs of one paragraph.
private struct LineFiller {
  let width: Int
  let hanging: Int
  var lines: [StyledText] = []
  private var line: [Glyph] = []
  private var used = 0

  init(width: Int, hanging: Int) {
    self.width = max(1, width)
    self.hanging = (0..<self.width).contains(hanging) ? hanging : 0
  }

  private var room: Int { width - used - (lines.isEmpty ? 0 : hanging) }

  mutating func fill(_ glyphs: [Glyph]) {
    var index = 0
    while true {
      let blanks = Self.run(in: glyphs, from: index) { $0.isBlank }
      index += blanks.count
      guard index < glyphs.count else { break }
      let end = Self.endOfUnit(in: glyphs, from: index)
      place(Array(glyphs[index..<end]), after: blanks)
      index = end
    }
    if !line.isEmpty || lines.isEmpty { flush() }
  }

  private mutating func place(_ unit: [Glyph], after blanks: [Glyph]) {
    let needed = Self.columns(unit)
    if needed + Self.columns(blanks) <= room {
      put(blanks + unit)
      return
    }
    if !line.isEmpty { flush() }
    if needed <= room { put(unit) } else { breakUp(unit) }
  }

  /// Breaks a unit that fits no line, wherever a line is full, but not before closing punctuation.
  private mutating func breakUp(_ unit: [Glyph]) {
    for glyph in unit {
      if glyph.columns > room && !line.isEmpty {
        let last = line[line.count - 1]
        let staysTogether =
          Breaking.forbidsStart(glyph.character) && line.count > 1
          && last.columns + glyph.columns <= width - hanging
        if staysTogether { line.removeLast() }
        flush()
        if staysTogether { put([last]) }
      }
      put([glyph])
    }
  }

  private mutating func put(_ glyphs: [Glyph]) {
    line += glyphs
    used += Self.columns(glyphs)
  }

  private mutating func flush() {
    lines.append(.blanks(lines.isEmpty ? 0 : hanging) + StyledText(line))
    line = []
    used = 0
  }

  private static func columns(_ glyphs: [Glyph]) -> Int { glyphs.reduce(0) { $0 + $1.columns } }

  private static func run(in glyphs: [Glyph], from start: Int, while holds: (Glyph) -> Bool) -> [Glyph] {
    Array(glyphs[start...].prefix(while: holds))
  }

  private static func endOfUnit(in glyphs: [Glyph], from start: Int) -> Int {
    var end = start + 1
    while end < glyphs.count, !glyphs[end].isBlank,
      !Breaking.isAllowed(between: glyphs[end - 1], and: glyphs[end])
    {
      end += 1
    }
    return end
  }
}

/// Where a line may end between two characters that are no blanks.
private enum Breaking {
  static func isAllowed(between a: Glyph, and b: Glyph) -> Bool {
    (a.columns == 2 || b.columns == 2) && !forbidsStart(b.character) && !forbidsEnd(a.character)
  }

  static func forbidsStart(_ character: Character) -> Bool {
    closing.contains(character) || character.columns == 0
  }

  static func forbidsEnd(_ character: Character) -> Bool { opening.contains(character) }

  private static let closing = Set<Character>(
    "。，、；：？！）」』】》〉〕］｝”’…—·・‥～％℃々ー.,;:!?)]}%>»°")
  private static let opening = Set<Character>("（「『【《〈〔［｛“‘([{<«￥＄$#@")
}
