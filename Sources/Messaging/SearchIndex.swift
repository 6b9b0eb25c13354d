import Geometry
import SceneModel

/// Who is hit at most points of the screen, without asking one sibling after the other.
///
/// All views of all windows stand in one order, in which the first one that has a point is hit: each after its
/// subviews, siblings from the front (R28, R40). A grid lies over the screen, and a cell knows in that order the
/// views that reach into it. A view reaches as far as it and all its superviews have the point (R26), which is a
/// rectangle of the screen, kept as 32-bit numbers.
///
/// Every answer is UIKit's own to the last bit: within a hair of an edge the view and its superviews are asked
/// as the walk asks them, and where that would take long, or code stands in the way, there is no answer and the
/// walk has to be taken.
struct SearchIndex: Sendable {
  /// What the index knows of a point.
  enum Finding: Equatable {
    /// A touch there hits the view.
    case view(ObjectID)
    /// A touch there hits nobody (R44).
    case nobody
    /// Only a search can tell.
    case unknown
    /// The point lies near the edge of an entry's area, or the area is not exact: it depends on the superviews.
    case depends(Int)
  }

  /// A view that reaches into a cell.
  struct Entry: Sendable {
    /// The rectangle of the screen in which it, and all above it, have the point.
    let area: ScreenArea
    /// Its place in the arena, and what is to be thought of around it.
    private var bits: UInt32

    init(area: ScreenArea, place: Int, traits: Traits) {
      self.area = area
      bits = UInt32(place) | traits.rawValue
    }

    var place: Int { Int(bits & 0x1FFF_FFFF) }
    var traits: Traits { Traits(rawValue: bits & 0xE000_0000) }
    mutating func insert(_ traits: Traits) { bits |= traits.rawValue }
  }

  /// What is to be thought of around an entry; the upper bits beside its place.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt32
    /// The area is the box around a turned view, or is not exact enough: each point in it has to be looked at.
    static let loose = Traits(rawValue: 1 << 29)
    /// Superviews of the very same area were left out, so that nothing is known of points near its edge.
    static let shared = Traits(rawValue: 1 << 30)
    /// Code is asked here (R23), so that nothing is known from here on.
    static let barrier = Traits(rawValue: 1 << 31)
    /// Even a point well inside has to be looked at.
    static var uncertain: Traits { [.loose, .barrier] }
  }

  /// The cells over the part of the screen that the visible windows take.
  let grid: ScreenGrid
  /// Who is hit beyond: nobody, unless a window's code may take what is outside of it.
  let beyond: Finding
  /// How far from an edge, in points, an area is exact: more than all rounding of the way down adds up to.
  let margin: Float
  /// Where each cell's entries begin; one more than there are cells.
  let starts: [Int32]
  /// The entries of all cells, row by row, each cell's from the front.
  let entries: [Entry]
  /// Which cells were cut short: what follows their entries is unknown.
  let cut: [Bool]

  /// The bytes that the arrays take.
  var bytes: Int {
    starts.count * MemoryLayout<Int32>.stride + entries.count * MemoryLayout<Entry>.stride + cut.count
  }

  /// How many superviews are asked for a point near an edge.
  static let askedSuperviews = 64

  /// Whom a touch at a point of the screen hits; `after` is the entry on which it depended before, and which is not
  /// hit.
  @inline(__always)
  func finding(at point: Point, after: Int = -1) -> Finding {
    // NaN fails here as well: it lies in no bounds (R17).
    guard grid.holds(point) else { return beyond }
    let cell = grid.row(point.y) &* grid.columns &+ grid.column(point.x)
    let here = GatePoint(point).lanes
    return starts.withUnsafeBufferPointer { starts in
      entries.withUnsafeBufferPointer { entries in
        var place = max(Int(starts[cell]), after &+ 1)
        let end = Int(starts[cell &+ 1])
        while place < end {
          let depths = here - entries[place].area.edges
          if all(depths .>= -margin) {
            let isCertain = all(depths .>= margin) && entries[place].traits.isDisjoint(with: .uncertain)
            return isCertain ? .view(ObjectID(entries[place].place)) : .depends(place)
          }
          place &+= 1
        }
        return cut[cell] ? .unknown : .nobody
      }
    }
  }
}

/// Cells of one size over a part of the screen; who fills them and who looks them up has to come to the same one.
struct ScreenGrid: Sendable {
  let extent: ScreenArea
  let columns: Int
  let rows: Int
  private let scaleX: Double
  private let scaleY: Double

  /// About so many cells, as square as the extent lets them be.
  init(over extent: ScreenArea, cells: Double) {
    let (width, height) = (extent.maxX - extent.minX, extent.maxY - extent.minY)
    self.extent = extent
    columns = Int(min(max((cells * width / height).squareRoot(), 1), 4096))
    rows = Int(min(max(cells / Double(columns), 1), 4096))
    scaleX = Double(columns) / width
    scaleY = Double(rows) / height
  }

  @inline(__always)
  func holds(_ point: Point) -> Bool {
    point.x >= extent.minX && point.y >= extent.minY && point.x <= extent.maxX && point.y <= extent.maxY
  }

  /// How many columns lie before a place, with fractions.
  @inline(__always)
  func columnsBefore(_ x: Double) -> Double { (x - extent.minX) * scaleX }

  /// How many rows lie before a place, with fractions.
  @inline(__always)
  func rowsBefore(_ y: Double) -> Double { (y - extent.minY) * scaleY }

  /// The column of a place, the outermost ones for what lies beyond.
  @inline(__always)
  func column(_ x: Double) -> Int { Int(min(max(columnsBefore(x), 0), Double(columns &- 1))) }

  /// The row of a place, the outermost ones for what lies beyond.
  @inline(__always)
  func row(_ y: Double) -> Int { Int(min(max(rowsBefore(y), 0), Double(rows &- 1))) }
}

/// A rectangle of the screen in 32-bit numbers: four, so that a point is held against all edges at once.
struct ScreenArea: Equatable, Sendable {
  private let left: Float
  private let top: Float
  private let minusRight: Float
  private let minusBottom: Float

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = Float(left)
    self.top = Float(top)
    minusRight = -Float(right)
    minusBottom = -Float(bottom)
  }

  var minX: Double { Double(left) }
  var minY: Double { Double(top) }
  var maxX: Double { Double(-minusRight) }
  var maxY: Double { Double(-minusBottom) }

  /// Left, top, and right and bottom turned round: a point turned likewise is inside when no number is smaller.
  @inline(__always)
  var edges: SIMD4<Float> { SIMD4(left, top, minusRight, minusBottom) }
}

extension Scene {
  /// Whether a point of the screen comes down to a view: it and all above it have the point (R26).
  ///
  /// Nil when more than `limit` views would have to be asked. The arithmetic is the walk's, view by view.
  func reaches(_ place: Int, from screen: Point, within limit: Int) -> Bool? {
    var count = 0
    var current = Int32(place)
    while current >= 0 {
      guard count < limit else { return nil }
      count += 1
      current = placements[Int(current)].parent
    }
    return point(screen, in: place) != nil
  }

  /// A point of the screen as a view's, if it and all above it have the point.
  private func point(_ screen: Point, in place: Int) -> Point? {
    let parent = placements[place].parent
    guard let outer = parent < 0 ? screen : point(screen, in: Int(parent)),
      let local = toLocal(outer, of: ObjectID(place)), placements[place].contains(local)
    else { return nil }
    return local
  }
}
