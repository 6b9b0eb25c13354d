import Drawing
import Geometry
import SceneModel

extension Scene {
  /// The part of the screen that holds all visible windows, in points; null when there is none.
  var pictureArea: Rect {
    windowsFrontToBack.filter { !hasFlag(.hidden, $0) }.reduce(Rect.null) { $0.union(frame(of: $1)) }
  }
}

/// How points of the screen become cells: true to scale, with cells twice as tall as wide.
struct PictureScale: Equatable, Sendable {
  /// The part of the screen that is shown, in points.
  let area: Rect
  /// Columns of the picture.
  let columns: Int
  /// Rows of the picture.
  let rows: Int

  /// How much taller than wide a cell is.
  static let cellAspect = 2.0
  /// The smallest picture in which anything can be told apart.
  static let least = (columns: 8, rows: 4)

  /// The greatest picture of an area that fits.
  init(_ area: Rect, columns: Int, rows: Int?) {
    let isUsable = !area.isNull && area.isFinite && area.width > 0 && area.height > 0
    let area = isUsable ? area : Rect(0, 0, 320, 480)
    self.area = area
    let most = Double(max(columns, Self.least.columns))
    let tall = Double(min(max(rows ?? Canvas.largestSide, Self.least.rows), Canvas.largestSide))
    let ratio = area.height / area.width / Self.cellAspect
    let width = min(most, tall / ratio)
    // The screen fills the picture to the last cell; what rounding takes from the proportions does not show.
    self.columns = max(Self.least.columns, Int(min(width, 4096).rounded()))
    self.rows = max(Self.least.rows, Int(min(width * ratio, tall).rounded()))
  }

  /// A point of the screen in cells, with fractions.
  func cells(_ point: Point) -> Point {
    Point(
      Self.kept((point.x - area.minX) * Double(columns) / area.width),
      Self.kept((point.y - area.minY) * Double(rows) / area.height))
  }

  /// The cell in which a point of the screen lies.
  func cell(_ point: Point) -> (x: Int, y: Int) {
    let place = cells(point)
    return (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
  }

  /// The cells that a rectangle of the screen takes: at least one each way.
  func region(_ corner: Point, _ opposite: Point) -> Region {
    let (a, b) = (cells(corner), cells(opposite))
    let left = Int(min(a.x, b.x).rounded())
    let top = Int(min(a.y, b.y).rounded())
    let right = Int(max(a.x, b.x).rounded())
    let bottom = Int(max(a.y, b.y).rounded())
    return Region(
      left: left, top: top, right: max(right, left + 1), bottom: max(bottom, top + 1))
  }

  /// The point of the screen in the middle of a cell.
  func middle(x: Int, y: Int) -> Point {
    Point(
      area.minX + (Double(x) + 0.5) * area.width / Double(columns),
      area.minY + (Double(y) + 0.5) * area.height / Double(rows))
  }

  /// A number that can become a cell's place; views may stand anywhere.
  private static func kept(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e6), 1e6)
  }
}

/// Four corners in cells, in order around the figure: a view that is turned or sheared.
struct PictureQuad: Equatable, Sendable {
  let corners: [Point]

  /// Whether the middle of a cell lies inside.
  func contains(x: Int, y: Int) -> Bool {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    var isLeft = false
    var isRight = false
    for index in 0..<4 {
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      let side = (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)
      if side > 0 { isLeft = true }
      if side < 0 { isRight = true }
    }
    return !(isLeft && isRight)
  }

  /// The cells around it.
  var region: Region {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let left = Int((xs.min() ?? 0).rounded(.down))
    let top = Int((ys.min() ?? 0).rounded(.down))
    return Region(
      left: left, top: top, right: max(left + 1, Int((xs.max() ?? 0).rounded(.up))),
      bottom: max(top + 1, Int((ys.max() ?? 0).rounded(.up))))
  }

  /// The outline's cells within a region, each with the line character that fits the slope.
  func outline(in visible: Region) -> [(x: Int, y: Int, character: Character)] {
    (0..<4).flatMap { Self.edge(corners[$0], corners[($0 + 1) % 4], visible) }
      .filter { visible.contains(x: $0.x, y: $0.y) }
  }

  private static func edge(_ a: Point, _ b: Point, _ visible: Region) -> [(
    x: Int, y: Int, character: Character
  )] {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let slanted: Character = dx * dy > 0 ? "╲" : "╱"
    var cells: [(x: Int, y: Int, character: Character)] = []
    if dx.magnitude <= 2.5 * dy.magnitude {
      // One character a row: a turn of 45 degrees moves on by two columns a row.
      let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
      let slope = (bottom.x - top.x) / (bottom.y - top.y)
      let first = Int((top.y - 0.5).rounded(.up))
      let last = Int((bottom.y - 0.5).rounded(.up))
      for y in max(first, visible.y)..<max(first, visible.y, min(last, visible.bottom)) {
        let x = top.x + (Double(y) + 0.5 - top.y) * slope
        cells.append((Int(x.rounded(.down)), y, slope.magnitude < 0.3 ? "│" : slanted))
      }
    } else {
      let (left, right) = a.x < b.x ? (a, b) : (b, a)
      let slope = (right.y - left.y) / (right.x - left.x)
      let first = Int((left.x - 0.5).rounded(.up))
      let last = Int((right.x - 0.5).rounded(.up))
      func row(_ x: Int) -> Int { Int((left.y + (Double(x) + 0.5 - left.x) * slope).rounded(.down)) }
      for x in max(first, visible.x)..<max(first, visible.x, min(last, visible.right)) {
        cells.append((x, row(x), row(x) == row(x + 1) || x == last - 1 ? "─" : slanted))
      }
    }
    return cells
  }
}
