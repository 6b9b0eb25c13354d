/// A rectangle with a border, a name and an interior.
///
/// Of a box without room for a border, one row remains as `[name]`, one column as a line, one cell as `□`.
public struct Box: Hashable, Sendable {
  /// How the border is drawn.
  public enum Border: Sendable, CaseIterable {
    /// `┌─┐`
    case light
    /// `┏━┓`, in ASCII `###`
    case heavy
    /// `╔═╗`, in ASCII `+=+`
    case double
    /// `┌┄┐`, in ASCII `+.+`
    case dashed
    /// `╭─╮`, in ASCII `.-.`
    case rounded
    /// No border: an area and a name.
    case none

    var weight: LineWeight {
      switch self {
      case .heavy: .heavy
      case .double: .double
      default: .light
      }
    }
  }

  /// Where the label stands.
  public enum LabelPlace: Sendable {
    /// In the top edge, at its left.
    case topEdge
    /// In the bottom edge, at its left.
    case bottomEdge
    /// In the first row inside.
    case inside
    /// In the middle of the interior.
    case center
  }

  /// What becomes of what was drawn before, inside the box.
  public enum Interior: Sendable {
    /// It is gone: the box lies on top of it.
    case erased
    /// It stays: the box is glass.
    case kept
  }

  /// What happens where the border meets lines that are there.
  public enum Joins: Sendable {
    /// They make joints: `┬ ├ ┼`.
    case merged
    /// The border covers them.
    case covering
  }

  /// The cells that the box takes, border included.
  public var region: Region
  /// How the border is drawn.
  public var border: Border
  /// The style of the border.
  public var style: Style
  /// The name on the box, one line; it is cut to fit.
  public var label: StyledText?
  /// Where the name stands.
  public var labelPlace: LabelPlace
  /// What becomes of what was drawn before, inside the box.
  public var interior: Interior
  /// What happens where the border meets lines.
  public var joins: Joins
  /// The style of the blanks that erase the interior.
  public var fillStyle: Style
  /// The character that erases the interior.
  public var fill: Character

  /// Creates a box.
  public init(
    _ region: Region, border: Border = .light, style: Style = .plain, label: StyledText? = nil,
    at labelPlace: LabelPlace = .topEdge, interior: Interior = .erased, joins: Joins = .merged,
    fill: Character = " ", fillStyle: Style = .plain
  ) {
    self.region = region
    self.border = border
    self.style = style
    self.label = label
    self.labelPlace = labelPlace
    self.interior = interior
    self.joins = joins
    self.fill = fill
    self.fillStyle = fillStyle
  }
}

extension Canvas {
  /// Draws a box.
  /// - Parameter clip: What is to be seen of it, as `clipsToBounds` does; nil for all that lies on the canvas.
  ///   The label moves along its row to where it can be seen.
  public mutating func draw(_ box: Box, clip: Region? = nil) {
    let visible = bounds.intersection(clip.map(box.region.intersection) ?? box.region)
    guard !visible.isEmpty else { return }
    if box.interior == .erased {
      let inner = box.border == .none ? visible : box.region.inset(by: 1).intersection(visible)
      fill(inner, with: box.fill, style: box.fillStyle)
    }
    if box.border != .none {
      switch (box.region.width, box.region.height) {
      case (1, 1): setNarrow(box.border == .heavy ? "■" : "□", style: box.style, x: visible.x, y: visible.y)
      case (_, 1): drawRow(box, visible)
      default: drawBorder(box, visible)
      }
    }
    drawLabel(box, visible)
  }

  /// Makes the border lines of a region heavy and gives them a style: a highlight that needs no colour.
  ///
  /// Labels and joints stay; what is inside stays as it is.
  public mutating func highlight(_ region: Region, style: Style, clip: Region? = nil) {
    let visible = bounds.intersection(clip.map(region.intersection) ?? region)
    for (x, y) in Self.border(of: region, in: visible) {
      let cell = self[x, y]
      guard cell.part == .whole else { continue }
      var arms = self.arms(x: x, y: y)
      for direction in Self.directions(alongBorderOf: region, x: x, y: y) where arms[direction] != nil {
        arms[direction] = .heavy
      }
      switch cell.character {
      case "□": setNarrow("■", style: style, x: x, y: y)
      case "[" where x == region.x && region.height == 1: setNarrow("▐", style: style, x: x, y: y)
      case "]" where x == region.right - 1 && region.height == 1: setNarrow("▌", style: style, x: x, y: y)
      default:
        if arms != Arms() { setNarrow(arms.character, style: style, x: x, y: y) }
      }
    }
  }

  private mutating func drawRow(_ box: Box, _ visible: Region) {
    let row = box.region
    if box.interior == .erased {
      fill(
        Region(x: row.x + 1, y: row.y, width: row.width - 2, height: 1).intersection(visible), with: box.fill,
        style: box.fillStyle)
    }
    let isHeavy = box.border == .heavy
    if visible.contains(x: row.x, y: row.y) {
      setNarrow(isHeavy ? "▐" : "[", style: box.style, x: row.x, y: row.y)
    }
    if visible.contains(x: row.right - 1, y: row.y) {
      setNarrow(isHeavy ? "▌" : "]", style: box.style, x: row.right - 1, y: row.y)
    }
  }

  private mutating func drawBorder(_ box: Box, _ visible: Region) {
    let region = box.region
    for (x, y) in Self.border(of: region, in: visible) {
      let along = Self.directions(alongBorderOf: region, x: x, y: y)
      let own = Arms(along, box.border.weight)
      var joint = own
      if box.joins == .merged {
        var met = arms(x: x, y: y)
        if box.interior == .erased {
          for direction in Self.directions(intoInteriorOf: region, x: x, y: y) { met[direction] = nil }
        }
        joint = own.over(met)
      }
      let character = joint == own ? Self.plainCharacter(own, box.border) : joint.character
      setNarrow(character, style: box.style, x: x, y: y)
    }
  }

  /// The border's own character where nothing joins it.
  private static func plainCharacter(_ arms: Arms, _ border: Box.Border) -> Character {
    let plain = arms.character
    switch (border, plain) {
    case (.dashed, "─"): return "┄"
    case (.dashed, "│"): return "┆"
    case (.rounded, "┌"): return "╭"
    case (.rounded, "┐"): return "╮"
    case (.rounded, "└"): return "╰"
    case (.rounded, "┘"): return "╯"
    default: return plain
    }
  }

  private mutating func drawLabel(_ box: Box, _ visible: Region) {
    guard let label = box.label?.lines.first, !label.isEmpty else { return }
    let region = box.region
    let hasSides = box.border != .none && region.width > 1
    let sides = hasSides ? 1 : 0
    let y: Int
    switch box.labelPlace {
    case _ where region.height == 1: y = region.y
    case .topEdge: y = region.y
    case .bottomEdge: y = region.bottom - 1
    case .inside: y = min(region.y + (box.border == .none ? 0 : 1), region.bottom - 1)
    case .center: y = region.y + (region.height - 1) / 2
    }
    let room = Region(
      left: max(region.x + sides, visible.x), top: y, right: min(region.right - sides, visible.right),
      bottom: y + 1)
    guard room.width > 0, region.width > 1 || box.border == .none else { return }
    // In an edge, a piece of line before the name shows that it belongs to the box.
    let isOnEdge =
      box.border != .none && region.height > 1
      && (box.labelPlace == .topEdge || box.labelPlace == .bottomEdge)
    let lead = isOnEdge && label.columns + 2 <= room.width ? 1 : 0
    let text = label.cut(to: room.width - lead)
    let shift = box.labelPlace == .center ? (room.width - text.columns) / 2 : lead
    put(text, x: room.x + shift, y: y, clip: visible)
  }

  // MARK: Geometry of a border

  private static func border(of region: Region, in visible: Region) -> [(x: Int, y: Int)] {
    var places: [(x: Int, y: Int)] = []
    for y in visible.y..<visible.bottom {
      if y == region.y || y == region.bottom - 1 {
        for x in visible.x..<visible.right { places.append((x, y)) }
      } else {
        if region.x >= visible.x { places.append((region.x, y)) }
        if region.width > 1 && region.right <= visible.right { places.append((region.right - 1, y)) }
      }
    }
    return places
  }

  private static func directions(alongBorderOf region: Region, x: Int, y: Int) -> [Arms.Direction] {
    var result: [Arms.Direction] = []
    if y == region.y || y == region.bottom - 1 {
      if x > region.x { result.append(.left) }
      if x < region.right - 1 { result.append(.right) }
    }
    if x == region.x || x == region.right - 1 {
      if y > region.y { result.append(.up) }
      if y < region.bottom - 1 { result.append(.down) }
    }
    return result
  }

  private static func directions(intoInteriorOf region: Region, x: Int, y: Int) -> [Arms.Direction] {
    let inside: [(Arms.Direction, Int, Int)] = [
      (.up, x, y - 1), (.down, x, y + 1), (.left, x - 1, y), (.right, x + 1, y),
    ]
    let inner = region.inset(by: 1)
    return inside.filter { inner.contains(x: $0.1, y: $0.2) }.map(\.0)
  }
}
