import Drawing
import Geometry
import SceneModel

/// The screen as a drawing true to scale: each view a box with its name, in the order in which views lie.
///
/// Solid views cover what is behind them. Hidden views are dashed outlines; views whose alpha is below 1 are
/// glass; a view wholly behind others shows as a dotted outline, as in a technical drawing. Words and signs tell
/// everything that colours tell.
public struct ScreenPicture: Sendable {
  /// The drawing.
  public let canvas: Canvas
  /// The part of the screen that is drawn, in points.
  public let area: Rect
  /// What needs an explanation below the drawing, in a fixed order.
  public let notes: [PictureNote]

  /// The columns that a phone takes where there is no reason for another number.
  public static let usualColumns = 44

  /// Draws a scene.
  /// - Parameters:
  ///   - columns: The most columns.
  ///   - rows: The most rows; nil for as many as the screen's proportions ask for.
  ///   - marks: What is asked and answered, and where fingers are.
  public init(
    of scene: Scene, columns: Int = usualColumns, rows: Int? = nil, marks: PictureMarks = .none
  ) {
    let scale = PictureScale(scene.pictureArea, columns: columns, rows: rows)
    var painter = PicturePainter(scene, PictureLayout(scene, scale), marks)
    painter.paint()
    canvas = painter.canvas
    area = scale.area
    notes = painter.sortedNotes
  }
}

extension Character {
  /// The heavy line in place of a light one; slanted lines have none.
  fileprivate var heavy: Character { self == "─" ? "━" : self == "│" ? "┃" : self }
}

/// Draws the plates of a layout, then outlines, fingers and names over them.
struct PicturePainter {
  let scene: Scene
  let layout: PictureLayout
  let marks: PictureMarks
  var canvas: Canvas
  /// The plate whose name may stand at each cell; -1 for none.
  var tops: [Int32]
  var notes: Set<PictureNote> = []
  /// The numbers given to names that do not fit.
  var nextNumber = 1
  /// The views whose names found no place at all.
  var unnamed: [ObjectID] = []
  /// The plates that were shown whole under another view's name: a view that fills its superview.
  var named: Set<Int> = []

  init(_ scene: Scene, _ layout: PictureLayout, _ marks: PictureMarks) {
    self.scene = scene
    self.layout = layout
    self.marks = marks
    canvas = Canvas(width: layout.scale.columns, height: layout.scale.rows)
    tops = layout.owners
  }

  mutating func paint() {
    for index in layout.shown { paint(index) }
    let asked = marks.asked.flatMap { view in layout.plates.lastIndex { $0.id == view } }
    let ghosts = ghosts(without: asked).filter { paintGhost($0) }
    if let asked { paintAsked(asked) }
    paintFingers()
    name(asked: asked, ghosts: ghosts)
  }

  // MARK: Views

  private mutating func paint(_ index: Int) {
    let plate = layout.plates[index]
    let style = borderStyle(of: plate)
    if plate.quad != nil {
      if plate.sort == .solid { erase(plate) }
      outline(index, style)
    } else if plate.sort == .hidden {
      paintDashed(plate, index)
    } else {
      canvas.draw(
        Box(
          plate.region, border: marks.verdicts[plate.id] == .hit ? .double : .light, style: style,
          interior: plate.sort == .solid ? .erased : .kept),
        clip: plate.visible)
      if plate.sort != .solid { claimBorder(plate, index) }
    }
    if plate.sort == .faint { paintDots(plate) }
  }

  private func borderStyle(of plate: PicturePlate) -> Style {
    switch marks.verdicts[plate.id] {
    case .hit: .hit
    case .no: .miss
    case .yes: .asked
    case nil: plate.sort == .hidden || plate.sort == .faint ? .dim : .plain
    }
  }

  private mutating func erase(_ plate: PicturePlate) {
    for y in plate.visible.y..<plate.visible.bottom {
      for x in plate.visible.x..<plate.visible.right where plate.quad?.contains(x: x, y: y) == true {
        canvas.put(" ", x: x, y: y)
      }
    }
  }

  private mutating func outline(_ index: Int, _ style: Style, heavy: Bool = false) {
    let plate = layout.plates[index]
    for cell in plate.quad?.outline(in: plate.visible) ?? [] {
      let drawn: Character = heavy ? cell.character.heavy : cell.character
      let character: Character = plate.sort == .hidden && !heavy ? "·" : drawn
      canvas.put(character, x: cell.x, y: cell.y, style: style)
      // Names stand inside a slanted outline, never in it.
      claim(cell.x, cell.y, for: index, as: -1)
    }
  }

  /// A hidden view shows its outline where no line of a visible one runs.
  private mutating func paintDashed(_ plate: PicturePlate, _ index: Int) {
    var sketch = Canvas(width: canvas.width, height: canvas.height)
    sketch.draw(
      Box(plate.region, border: .dashed, style: .dim, interior: .kept, joins: .covering), clip: plate.visible)
    for (x, y) in borderCells(plate.region, plate.visible) where canvas[x, y].character == " " {
      canvas.put(sketch[x, y].character, x: x, y: y, style: .dim)
      claim(x, y, for: index, as: index)
    }
  }

  private mutating func claimBorder(_ plate: PicturePlate, _ index: Int) {
    for (x, y) in borderCells(plate.region, plate.visible) { claim(x, y, for: index, as: index) }
  }

  /// Says whose name may stand at a cell, unless a view in front covers it.
  private mutating func claim(_ x: Int, _ y: Int, for index: Int, as owner: Int) {
    let place = y * canvas.width + x
    if Int(layout.owners[place]) <= index { tops[place] = Int32(owner) }
  }

  private mutating func paintDots(_ plate: PicturePlate) {
    let inner = plate.quad == nil ? plate.region.inset(by: 1).intersection(plate.visible) : plate.visible
    for y in inner.y..<inner.bottom {
      for x in inner.x..<inner.right where (x + y) % 2 == 0 && canvas[x, y].character == " " {
        if plate.quad?.contains(x: x, y: y) ?? true { canvas.put("·", x: x, y: y, style: .dim) }
      }
    }
  }

  /// The cells of a border that can be seen.
  func borderCells(_ region: Region, _ visible: Region) -> [(x: Int, y: Int)] {
    // Of a view beside the picture rows may be left that have no columns.
    guard !visible.isEmpty else { return [] }
    var cells: [(x: Int, y: Int)] = []
    for y in visible.y..<visible.bottom {
      let isEdge = y == region.y || y == region.bottom - 1
      if isEdge {
        for x in visible.x..<visible.right { cells.append((x, y)) }
      } else {
        if visible.x == region.x { cells.append((region.x, y)) }
        if visible.right == region.right, region.width > 1 { cells.append((region.right - 1, y)) }
      }
    }
    return cells
  }

  // MARK: Views behind others

  private static let mostGhosts = 24

  /// The views that others cover whole, unless those are their own subviews.
  private func ghosts(without asked: Int?) -> [Int] {
    let shown = Set(layout.shown)
    let ends = layout.subtreeEnds
    var ghosts: [Int] = []
    // The front-most first: of very many, the nearest ones are drawn.
    for index in layout.plates.indices.reversed() where !shown.contains(index) && index != asked {
      if ghosts.count == Self.mostGhosts { break }
      let plate = layout.plates[index]
      guard plate.sort == .solid || plate.sort == .glass, !plate.visible.isEmpty else { continue }
      guard plate.region.width >= 3, plate.region.height >= 2 else { continue }
      if isCovered(plate, by: { !(index..<ends[index]).contains($0) }) { ghosts.append(index) }
    }
    return ghosts.reversed()
  }

  /// Whether a view that covers a plate is of the kind in question: a view that is not below it.
  private func isCovered(_ plate: PicturePlate, by isOther: (Int) -> Bool) -> Bool {
    let visible = plate.visible
    let places = [
      (visible.x + visible.width / 2, visible.y + visible.height / 2), (visible.x, visible.y),
      (visible.right - 1, visible.bottom - 1),
    ]
    return places.contains { x, y in
      let owner = layout.owner(x: x, y: y)
      return owner >= 0 && isOther(owner)
    }
  }

  /// Draws a dotted outline where nothing is; answers whether any of it can be seen.
  private mutating func paintGhost(_ index: Int) -> Bool {
    let plate = layout.plates[index]
    let cells =
      plate.quad?.outline(in: plate.visible).map { ($0.x, $0.y) }
      ?? borderCells(plate.region, plate.visible).map { ($0.x, $0.y) }
    let open = cells.filter { canvas[$0.0, $0.1].character == " " }
    for (x, y) in open {
      canvas.put("·", x: x, y: y, style: .dim)
      tops[y * canvas.width + x] = Int32(index)
    }
    if !open.isEmpty { notes.insert(.behind) }
    return !open.isEmpty
  }

  // MARK: The view that is asked

  private mutating func paintAsked(_ index: Int) {
    let plate = layout.plates[index]
    // One that is cut off whole still has a place, as far as the picture reaches.
    let visible = plate.visible.isEmpty ? canvas.bounds.intersection(plate.region) : plate.visible
    if plate.quad != nil {
      outline(index, .asked, heavy: true)
      return
    }
    canvas.draw(Box(plate.region, border: .heavy, style: .asked, interior: .kept), clip: visible)
    for (x, y) in borderCells(plate.region, visible) { tops[y * canvas.width + x] = Int32(index) }
  }

  // MARK: Fingers

  private mutating func paintFingers() {
    for finger in marks.fingers { paintTrail(finger) }
    for finger in marks.fingers {
      let (x, y) = layout.scale.cell(finger.place)
      guard canvas.bounds.contains(x: x, y: y) else { continue }
      let style = finger.isDown ? Style.heading.reverse : Style.heading
      let sign = marks.fingers.count > 1 ? "\(finger.number % 10)" : "✛"
      // Brackets make it large where that hides no border.
      let isFree = [x - 1, x + 1].allSatisfy { canvas.bounds.contains(x: $0, y: y) && isOpen($0, y) }
      canvas.put(isFree ? "(\(sign))" : sign, x: isFree ? x - 1 : x, y: y, style: style)
      for column in (isFree ? x - 1...x + 1 : x...x) { tops[y * canvas.width + column] = -1 }
    }
  }

  private func isOpen(_ x: Int, _ y: Int) -> Bool { [" ", "·", "•"].contains(canvas[x, y].character) }

  private mutating func paintTrail(_ finger: PictureMarks.Finger) {
    guard var last = finger.trail.first.map(layout.scale.cell) else { return }
    for point in finger.trail.dropFirst() + [finger.place] {
      let next = layout.scale.cell(point)
      let count = min(max(abs(next.x - last.x), abs(next.y - last.y)), 512)
      for part in 0..<max(count, 1) {
        let x = last.x + (next.x - last.x) * part / max(count, 1)
        let y = last.y + (next.y - last.y) * part / max(count, 1)
        guard canvas.bounds.contains(x: x, y: y) else { continue }
        canvas.put("•", x: x, y: y, style: .asked)
        tops[y * canvas.width + x] = -1
      }
      last = next
    }
  }
}
