import Drawing
import Geometry
import SceneModel
import Session

/// One view as the picture shows it.
struct PicturePlate: Sendable {
  /// How a view lies over what is behind it.
  enum Sort: Sendable {
    /// It covers what is behind it.
    case solid
    /// What is behind it can be seen: alpha is below 1, or its colour is clear.
    case glass
    /// So transparent that touches go through: dots.
    case faint
    /// A hidden view: an outline alone.
    case hidden
  }

  let id: ObjectID
  /// All its cells, also those that are cut off.
  let region: Region
  /// What can be seen of them.
  let visible: Region
  /// The corners of a view that is turned.
  let quad: PictureQuad?
  fileprivate(set) var sort: Sort
  /// From its own points to those of the screen.
  let toScreen: AffineTransform
  /// The plate of the nearest superview that clips it; -1 for none.
  let clipper: Int
  /// How deep below its window it stands.
  let depth: Int
}

/// Where all views of the screen lie, in cells, and which of them can be seen.
///
/// Views are laid out from back to front; then the cells are given to the front-most solid view, so that what is
/// covered costs nothing more.
struct PictureLayout: Sendable {
  let scale: PictureScale
  /// From back to front; hidden views stand for their subtrees.
  private(set) var plates: [PicturePlate] = []
  /// The plate that covers each cell; -1 for none.
  private(set) var owners: [Int32]
  /// The plates that show at least one cell, from back to front.
  private(set) var shown: [Int] = []
  /// Views that lie outside the screen or are cut off whole.
  private(set) var outside: [ObjectID] = []

  /// Whether zPosition has some siblings drawn in another order than theirs.
  private var usesZ = false

  /// How many transparent and hidden views are drawn; outlines over outlines show nothing.
  private static let mostOutlines = 400

  init(_ scene: Scene, _ scale: PictureScale) {
    self.scale = scale
    owners = Array(repeating: -1, count: scale.columns * scale.rows)
    layOut(scene)
    cover(scene)
  }

  /// For each plate, the place after the last one of its subtree, which follows it without a gap.
  var subtreeEnds: [Int] {
    var ends = Array(repeating: plates.count, count: plates.count)
    var open: [Int] = []
    for (index, plate) in plates.enumerated() {
      while let last = open.last, plates[last].depth >= plate.depth {
        ends[last] = index
        open.removeLast()
      }
      open.append(index)
    }
    return ends
  }

  /// The front-most plate at a cell.
  func owner(x: Int, y: Int) -> Int { Int(owners[y * scale.columns + x]) }

  // MARK: Where views lie

  /// A view whose subviews are being laid out.
  private struct Level {
    /// The next subview, the rearmost first; -1 when all are done.
    var next: Int32
    /// The subviews in the order in which zPosition has them drawn, the front-most first; empty for their own order.
    var open: [Int32] = []
    /// From the view's points to those of the screen.
    var toScreen = AffineTransform.identity
    var clip: Region
    var clipper = -1
    var depth = 0
    var alpha = 1.0
  }

  private mutating func layOut(_ scene: Scene) {
    plates.reserveCapacity(scene.idCount)
    usesZ = scene.hasZPositions
    let screen = Region(x: 0, y: 0, width: scale.columns, height: scale.rows)
    for window in scene.windowsFrontToBack.reversed() where !scene.hasFlag(.hidden, window) {
      var levels: [Level] = []
      // A list of levels instead of a recursion: trees may have 100,000 of them.
      if let below = lay(window, in: Level(next: -1, clip: screen), scene) { levels.append(below) }
      while let level = levels.last {
        guard level.next >= 0 else {
          levels.removeLast()
          continue
        }
        if let other = level.open.last {
          levels[levels.count - 1].open.removeLast()
          levels[levels.count - 1].next = level.open.count > 1 ? level.next : -1
          if let below = lay(ObjectID(other), in: level, scene) { levels.append(below) }
          continue
        }
        levels[levels.count - 1].next = scene.placements[Int(level.next)].next
        if let below = lay(ObjectID(level.next), in: level, scene) { levels.append(below) }
      }
    }
  }

  /// Lays out one view; answers the level of its subviews when there are some to be seen.
  private mutating func lay(_ id: ObjectID, in level: Level, _ scene: Scene) -> Level? {
    let placement = scene.placements[id.place]
    let toScreen: AffineTransform
    if placement.flags.contains(.transformed) {
      toScreen = scene.toSuperviewTransform(of: id).then(level.toScreen)
    } else {
      toScreen = level.toScreen.translatedBy(x: -placement.shift.x, y: -placement.shift.y)
    }
    let isUpright =
      (toScreen.b.magnitude < 1e-9 && toScreen.c.magnitude < 1e-9)
      || (toScreen.a.magnitude < 1e-9 && toScreen.d.magnitude < 1e-9)
    var quad: PictureQuad?
    let region: Region
    if isUpright {
      let (origin, size) = (placement.bounds.origin, placement.bounds.size)
      region = scale.region(
        toScreen.apply(origin), toScreen.apply(Point(origin.x + size.width, origin.y + size.height)))
    } else {
      let turned = PictureQuad(corners: placement.bounds.corners.map { scale.cells(toScreen.apply($0)) })
      region = turned.region
      // What is turned but so small that no slope could be seen is drawn upright.
      if region.width >= 5, region.height >= 3 { quad = turned }
    }
    let alpha = level.alpha * Double(placement.opacity)
    let sort: PicturePlate.Sort =
      placement.flags.contains(.hidden)
      ? .hidden
      : placement.isTransparent || alpha < Placement.leastVisibleAlpha
        ? .faint
        : alpha < 1 ? .glass : .solid
    let visible = region.kept(within: level.clip)
    if visible.isEmpty { outside.append(id) }
    plates.append(
      PicturePlate(
        id: id, region: region, visible: visible, quad: quad, sort: sort, toScreen: toScreen,
        clipper: level.clipper, depth: level.depth))
    // Nothing of a hidden or wholly transparent view's subtree is seen.
    guard sort != .hidden, sort != .faint, placement.firstChild >= 0 else { return nil }
    let clips = placement.flags.contains(.clips)
    let clip = clips ? region.intersection(level.clip) : level.clip
    if clip.isEmpty { return nil }
    return Level(
      next: placement.firstChild, open: usesZ ? scene.drawingOrder(of: id) : [], toScreen: toScreen,
      clip: clip,
      clipper: clips ? plates.count - 1 : level.clipper, depth: level.depth + 1, alpha: alpha)
  }

  // MARK: What can be seen

  private mutating func cover(_ scene: Scene) {
    // For each row, the next column that no view covers yet: covered stretches are jumped over.
    let stride = scale.columns + 1
    var next = Array(repeating: Int32(0), count: stride * scale.rows)
    for index in next.indices { next[index] = Int32(index % stride) }
    var free = scale.columns * scale.rows
    var outlines = 0
    var seen: Set<Region> = []
    for index in plates.indices.reversed() {
      if free == 0 { break }
      let region = plates[index].visible
      // Of a view beside the screen rows may be left, in columns that are not there.
      guard !region.isEmpty else { continue }
      let isFree = (region.y..<region.bottom).contains { y in
        Self.find(&next, y * stride, region.x) < region.right
      }
      guard isFree else { continue }
      if plates[index].sort == .solid, scene.isClear(plates[index].id) { plates[index].sort = .glass }
      if plates[index].sort != .solid {
        guard outlines < Self.mostOutlines, seen.insert(plates[index].region).inserted else { continue }
        outlines += 1
        shown.append(index)
        continue
      }
      let taken = take(region, for: index, &next, stride)
      if taken > 0 { shown.append(index) }
      free -= taken
    }
    shown.reverse()
  }

  /// The first free column from a place on; stretches found covered are shortened for the next search.
  private static func find(_ next: inout [Int32], _ row: Int, _ start: Int) -> Int {
    var x = start
    while Int(next[row + x]) != x { x = Int(next[row + x]) }
    var current = start
    while Int(next[row + current]) != current {
      let following = Int(next[row + current])
      next[row + current] = Int32(x)
      current = following
    }
    return x
  }

  /// Gives the free cells of a region to a plate; returns how many there were.
  private mutating func take(_ region: Region, for index: Int, _ next: inout [Int32], _ stride: Int) -> Int {
    let quad = plates[index].quad
    var taken = 0
    for y in region.y..<region.bottom {
      let row = y * stride
      var x = Self.find(&next, row, region.x)
      while x < region.right {
        if quad?.contains(x: x, y: y) ?? true {
          owners[y * scale.columns + x] = Int32(index)
          next[row + x] = Int32(x + 1)
          taken += 1
        }
        x = Self.find(&next, row, x + 1)
      }
    }
    return taken
  }
}

extension Scene {
  /// The subviews of a view from the front-most to the rearmost as zPosition has them drawn; empty where it changes
  /// nothing.
  fileprivate func drawingOrder(of id: ObjectID) -> [Int32] {
    let drawn = drawnSubviews(of: id)
    return drawn == subviews(of: id) ? [] : drawn.reversed().map(\.index)
  }

  /// Whether a view's background colour is none on purpose.
  func isClear(_ id: ObjectID) -> Bool { value(of: .color, id) == .text("clear") }
}

extension Region {
  /// The cells within another region; a side that is cut off leaves the other's border to be seen.
  func kept(within clip: Region) -> Region {
    func isRoomy(_ length: Int) -> Bool { length >= 3 }
    let wide = isRoomy(clip.width)
    let tall = isRoomy(clip.height)
    return Region(
      left: x < clip.x ? clip.x + (wide ? 1 : 0) : x, top: y < clip.y ? clip.y + (tall ? 1 : 0) : y,
      right: right > clip.right ? clip.right - (wide ? 1 : 0) : right,
      bottom: bottom > clip.bottom ? clip.bottom - (tall ? 1 : 0) : bottom
    ).intersection(clip)
  }
}
