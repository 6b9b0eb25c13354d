/// How heavy a line is drawn.
public enum LineWeight: UInt8, Sendable, CaseIterable {
  /// `─`
  case light = 1
  /// `━`, in ASCII `#`
  case heavy = 2
  /// `═`, in ASCII `=`
  case double = 3
}

/// Where a line runs.
public enum Axis: Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// The lines that leave a box drawing character: up, right, down and left, two bits for the weight of each.
///
/// Joints are sums of arms, so that edges that meet need no list of cases.
struct Arms: Equatable {
  enum Direction: UInt8, CaseIterable {
    case up = 0
    case right = 2
    case down = 4
    case left = 6
  }

  var bits: UInt8 = 0

  init() {}

  /// The arms of a box drawing character; nil for all others.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
    guard (0x2500..<0x2580).contains(scalar.value) else { return nil }
    bits = Self.table[Int(scalar.value - 0x2500)]
    if bits == 0 { return nil }
  }

  init(_ directions: [Direction], _ weight: LineWeight) {
    for direction in directions { self[direction] = weight }
  }

  subscript(direction: Direction) -> LineWeight? {
    get { LineWeight(rawValue: bits >> direction.rawValue & 3) }
    set {
      bits &= ~(3 << direction.rawValue)
      bits |= (newValue?.rawValue ?? 0) << direction.rawValue
    }
  }

  var count: Int { Direction.allCases.count { self[$0] != nil } }
  var isHorizontal: Bool { self[.up] == nil && self[.down] == nil }
  var isVertical: Bool { self[.left] == nil && self[.right] == nil }

  /// These arms, and where there is none, another's.
  func over(_ other: Arms) -> Arms {
    var result = self
    for direction in Direction.allCases where result[direction] == nil {
      result[direction] = other[direction]
    }
    return result
  }

  /// The character with these arms, or the nearest that there is.
  var character: Character {
    if let exact = Self.character(of: bits) { return exact }
    // Double lines join only some of the others: both arms of an axis first, then all that are there.
    var evened = self
    for axis in [[Direction.up, .down], [.left, .right]] where axis.contains(where: { self[$0] == .double }) {
      for direction in axis where self[direction] != nil || count == 1 { evened[direction] = .double }
    }
    if let near = Self.character(of: evened.bits) { return near }
    for direction in Direction.allCases where self[direction] != nil { evened[direction] = .double }
    return Self.character(of: evened.bits) ?? "┼"
  }

  func ascii(of character: Character) -> Character {
    let weights = Direction.allCases.compactMap { self[$0] }
    if weights.contains(.heavy) { return "#" }
    switch character {
    case "╭", "╮": return "."
    case "╰", "╯": return "'"
    case "┄", "┈", "╌": return "."
    case "┆", "┊", "╎": return ":"
    default: break
    }
    if isHorizontal { return weights.contains(.double) ? "=" : "-" }
    return isVertical ? "|" : "+"
  }

  private static func character(of bits: UInt8) -> Character? {
    guard bits != 0, let offset = table.firstIndex(of: bits) else { return nil }
    return Unicode.Scalar(0x2500 + UInt32(offset)).map(Character.init)
  }

  /// The arms of U+2500 to U+257F; the plain form of each shape comes before its dashed and round ones.
  private static let table: [UInt8] = [
    0x44, 0x88, 0x11, 0x22, 0x44, 0x88, 0x11, 0x22, 0x44, 0x88, 0x11, 0x22, 0x14, 0x18, 0x24, 0x28,
    0x50, 0x90, 0x60, 0xA0, 0x05, 0x09, 0x06, 0x0A, 0x41, 0x81, 0x42, 0x82, 0x15, 0x19, 0x16, 0x25,
    0x26, 0x1A, 0x29, 0x2A, 0x51, 0x91, 0x52, 0x61, 0x62, 0x92, 0xA1, 0xA2, 0x54, 0x94, 0x58, 0x98,
    0x64, 0xA4, 0x68, 0xA8, 0x45, 0x85, 0x49, 0x89, 0x46, 0x86, 0x4A, 0x8A, 0x55, 0x95, 0x59, 0x99,
    0x56, 0x65, 0x66, 0x96, 0x5A, 0xA5, 0x69, 0x9A, 0xA9, 0xA6, 0x6A, 0xAA, 0x44, 0x88, 0x11, 0x22,
    0xCC, 0x33, 0x1C, 0x34, 0x3C, 0xD0, 0x70, 0xF0, 0x0D, 0x07, 0x0F, 0xC1, 0x43, 0xC3, 0x1D, 0x37,
    0x3F, 0xD1, 0x73, 0xF3, 0xDC, 0x74, 0xFC, 0xCD, 0x47, 0xCF, 0xDD, 0x77, 0xFF, 0x14, 0x50, 0x41,
    0x05, 0x00, 0x00, 0x00, 0x40, 0x01, 0x04, 0x10, 0x80, 0x02, 0x08, 0x20, 0x48, 0x21, 0x84, 0x12,
  ]
}

extension Canvas {
  /// Draws a line that joins the lines it meets.
  /// - Parameter length: Cells, from the place to the right or down.
  public mutating func drawLine(
    x: Int, y: Int, length: Int, along axis: Axis, weight: LineWeight = .light, style: Style = .plain,
    clip: Region? = nil
  ) {
    let line =
      axis == .horizontal
      ? Region(x: x, y: y, width: length, height: 1) : Region(x: x, y: y, width: 1, height: length)
    let visible = bounds.intersection(clip.map(line.intersection) ?? line)
    let (first, last): (Arms.Direction, Arms.Direction) = axis == .horizontal ? (.left, .right) : (.up, .down)
    for y in visible.y..<visible.bottom {
      for x in visible.x..<visible.right {
        var own = Arms([first, last], weight)
        if x == line.x && y == line.y { own[first] = nil }
        if x == line.right - 1 && y == line.bottom - 1 { own[last] = nil }
        let joint = own.over(arms(x: x, y: y))
        let isFree = joint.count <= 1
        let shown = isFree ? Arms([first, last], weight) : joint
        setNarrow(shown.character, style: style, x: x, y: y)
      }
    }
  }

  /// The lines of the character at a place.
  func arms(x: Int, y: Int) -> Arms { Arms(self[x, y].character) ?? Arms() }
}
