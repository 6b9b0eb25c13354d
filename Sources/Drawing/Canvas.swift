/// A picture made of cells, each with a character and a style.
///
/// A wide character occupies two cells. Overwriting one of them leaves a blank in the other; a wide character
/// of which only half would be seen becomes a blank. Whatever is put outside the canvas is dropped.
public struct Canvas: Hashable, Sendable {
  /// One place of a canvas.
  public struct Cell: Hashable, Sendable {
    /// Which part of a character a cell shows.
    public enum Part: Sendable {
      /// All of a narrow one.
      case whole
      /// The left half of a wide one.
      case left
      /// The right half of a wide one.
      case right
    }

    /// The character; in a wide character's right half, a blank.
    public fileprivate(set) var character: Character
    /// Its style.
    public internal(set) var style: Style
    /// Which part of it is here.
    public fileprivate(set) var part: Part

    /// A cell with nothing in it.
    public static let blank = Cell(character: " ", style: .plain, part: .whole)

    /// Whether the cell shows nothing.
    var isInvisible: Bool {
      character == " " && part == .whole && style.traits.isDisjoint(with: [.underline, .reverse])
    }
  }

  /// What the blanks of a picture do when it is laid over another.
  public enum Blanks: Sendable {
    /// They cover what is beneath.
    case opaque
    /// What is beneath shows through blanks in the plain style.
    case transparent
  }

  /// The most columns and rows of a canvas.
  public static let largestSide = 4096

  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  private(set) var cells: [Cell]

  /// Creates a blank canvas; sides are kept within 0 and ``largestSide``.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 0), Self.largestSide)
    self.height = min(max(height, 0), Self.largestSide)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// Creates a canvas that shows lines; it is as wide as the widest unless told otherwise.
  public init(lines: [StyledText], width: Int? = nil) {
    self.init(width: width ?? lines.map(\.columns).max() ?? 0, height: lines.count)
    for (y, line) in lines.enumerated() { put(line, x: 0, y: y) }
  }

  /// Creates a canvas that shows lines of plain text.
  public init(lines: [String]) {
    self.init(lines: lines.map { StyledText($0) })
  }

  /// All cells.
  public var bounds: Region { Region(x: 0, y: 0, width: width, height: height) }

  /// The cell at a place; a blank one outside.
  public subscript(x: Int, y: Int) -> Cell {
    bounds.contains(x: x, y: y) ? cells[y * width + x] : .blank
  }

  /// The picture as lines without styles; blanks at their ends are left out, lines are not.
  public var text: String { lines.map(\.plain).joined(separator: "\n") }

  /// The picture as lines of styled text; blanks at their ends are left out, lines are not.
  public var lines: [StyledText] {
    (0..<height).map { y in
      var row = cells[(y * width)..<((y + 1) * width)]
      while row.last?.isInvisible == true { row.removeLast() }
      return StyledText(row.lazy.filter { $0.part != .right }.map { Glyph($0.character, $0.style) })
    }
  }

  // MARK: Putting

  /// Puts a character at a place.
  public mutating func put(
    _ character: Character, x: Int, y: Int, style: Style = .plain, clip: Region? = nil
  ) {
    put(StyledText(String(character), style), x: x, y: y, clip: clip)
  }

  /// Puts text at a place, in one style.
  public mutating func put(_ text: String, x: Int, y: Int, style: Style = .plain, clip: Region? = nil) {
    put(StyledText(text, style), x: x, y: y, clip: clip)
  }

  /// Puts styled text at a place; after a line feed it goes on below the place.
  /// - Parameter clip: What is to be seen of it; nil for all that lies on the canvas.
  public mutating func put(_ text: StyledText, x: Int, y: Int, clip: Region? = nil) {
    let visible = clip.map(bounds.intersection) ?? bounds
    guard !visible.isEmpty else { return }
    let start = Region(x: x, y: y, width: 0, height: 0)
    for (row, line) in text.lines.enumerated() where (visible.y..<visible.bottom).contains(start.y + row) {
      var column = start.x
      for glyph in line.glyphs {
        if glyph.columns == 0 {
          join(glyph.character, x: column - 1, y: start.y + row, clip: visible)
        } else {
          put(glyph, x: column, y: start.y + row, clip: visible)
        }
        column += glyph.columns
        if column >= visible.right { break }
      }
    }
  }

  private mutating func put(_ glyph: Glyph, x: Int, y: Int, clip: Region) {
    let places = (x..<(x + glyph.columns)).filter { clip.contains(x: $0, y: y) }
    guard !places.isEmpty else { return }
    for place in places { clear(x: place, y: y) }
    guard places.count == glyph.columns else {
      for place in places { set(" ", glyph.style, .whole, x: place, y: y) }
      return
    }
    set(glyph.character, glyph.style, glyph.columns == 2 ? .left : .whole, x: x, y: y)
    if glyph.columns == 2 { set(" ", glyph.style, .right, x: x + 1, y: y) }
  }

  /// Adds a mark to the character before it, if the two make one.
  private mutating func join(_ mark: Character, x: Int, y: Int, clip: Region) {
    let place = self[x, y].part == .right ? x - 1 : x
    guard clip.contains(x: place, y: y) else { return }
    let joined = String(self[place, y].character) + String(mark)
    if joined.count == 1, let character = joined.first, joined.columns == self[place, y].character.columns {
      cells[y * width + place].character = character
    }
  }

  /// Makes a place free: the other half of a wide character becomes a blank.
  private mutating func clear(x: Int, y: Int) {
    let index = y * width + x
    switch cells[index].part {
    case .whole: break
    case .left:
      cells[index + 1].part = .whole
      cells[index].part = .whole
    case .right:
      cells[index - 1].character = " "
      cells[index - 1].part = .whole
      cells[index].part = .whole
    }
    cells[index].character = " "
  }

  private mutating func set(_ character: Character, _ style: Style, _ part: Cell.Part, x: Int, y: Int) {
    cells[y * width + x] = Cell(character: character, style: style, part: part)
  }

  // MARK: Regions

  /// Fills a region with a character; a wide one is repeated every second column.
  public mutating func fill(_ region: Region, with character: Character = " ", style: Style = .plain) {
    let visible = bounds.intersection(region)
    let glyph = Glyph(character, style)
    guard glyph.columns > 0 else { return }
    for y in visible.y..<visible.bottom {
      for x in stride(from: visible.x, to: visible.right, by: glyph.columns) {
        put(glyph, x: x, y: y, clip: visible)
      }
    }
  }

  /// Gives all cells of a region a style; a wide character on its border takes it as a whole.
  public mutating func paint(_ region: Region, style: Style) {
    restyle(region) { $0 = style }
  }

  /// Changes the style of each cell of a region; a wide character on its border changes as a whole.
  public mutating func restyle(_ region: Region, _ change: (inout Style) -> Void) {
    let visible = bounds.intersection(region)
    for y in visible.y..<visible.bottom {
      var x = visible.x
      while x < visible.right {
        let lead = self[x, y].part == .right ? x - 1 : x
        change(&cells[y * width + lead].style)
        if cells[y * width + lead].part == .left {
          cells[y * width + lead + 1].style = cells[y * width + lead].style
        }
        x = lead + (cells[y * width + lead].part == .left ? 2 : 1)
      }
    }
  }

  /// Lays another picture over this one.
  /// - Parameters:
  ///   - x: The column of its left edge.
  ///   - y: The row of its top edge.
  ///   - blanks: Whether its plain blanks cover what is beneath.
  ///   - clip: What is to be seen of it; nil for all that lies on the canvas.
  public mutating func blit(
    _ other: Canvas, x: Int, y: Int, blanks: Blanks = .opaque, clip: Region? = nil
  ) {
    let place = other.bounds.offset(x: x, y: y)
    let origin = (x: place.x, y: place.y)
    let visible = bounds.intersection(clip.map(place.intersection) ?? place)
    for y in visible.y..<visible.bottom {
      // A wide character may begin one column outside and still reach in.
      for x in (visible.x - 1)..<max(visible.right, visible.x - 1) {
        let cell = other[x - origin.x, y - origin.y]
        guard cell.part != .right, x >= origin.x else { continue }
        if blanks == .transparent && cell == .blank { continue }
        put(Glyph(cell.character, cell.style), x: x, y: y, clip: visible)
      }
    }
  }

  /// The part of the picture within a region, at the size of what lies on the canvas.
  public func cropped(to region: Region) -> Canvas {
    let visible = bounds.intersection(region)
    var result = Canvas(width: visible.width, height: visible.height)
    result.blit(self, x: -visible.x, y: -visible.y)
    return result
  }

  /// The same picture, each character of art replaced by ASCII; see ``Look/Art/ascii``.
  public var ascii: Canvas {
    var result = self
    for index in cells.indices where cells[index].part == .whole {
      if let plain = cells[index].character.asciiArt { result.cells[index].character = plain }
    }
    return result
  }

  /// Replaces a narrow character and its style; for drawing lines.
  mutating func setNarrow(_ character: Character, style: Style, x: Int, y: Int) {
    guard bounds.contains(x: x, y: y) else { return }
    clear(x: x, y: y)
    set(character, style, .whole, x: x, y: y)
  }
}
