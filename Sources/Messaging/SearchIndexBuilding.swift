import Geometry
import SceneModel

extension SearchIndex {
  /// Looks at all views once; nil when the screen has no size, or one beyond all measure.
  init?(_ scene: Scene) {
    var survey = Survey(scene)
    survey.run()
    guard let extent = survey.extent else { return nil }
    let candidates = survey.candidates

    // About two cells a view, as square as the screen lets them be.
    let wanted = Double(min(max(2 * candidates.count, 256), 1 << 20))
    grid = ScreenGrid(over: extent, cells: wanted)
    beyond =
      scene.windowsFrontToBack.contains {
        !scene.hasFlag(.hidden, $0) && !scene.placements[$0.place].flags.isDisjoint(with: .hitTestingCode)
      } ? .unknown : .nobody
    margin = Float(survey.margin)

    var filling = GridFilling(grid: grid, margin: survey.margin)
    filling.count(candidates)
    (starts, cut, entries) = filling.fill(candidates)
  }
}

// MARK: The order of asking

/// All views that a touch can reach, in the order in which the first one that has the point is hit.
private struct Survey {
  private let scene: Scene
  private(set) var candidates: [SearchIndex.Entry] = []
  private(set) var extent: ScreenArea?
  private(set) var margin = 0.0
  private var levels: [Level] = []

  /// A view whose subviews are looked at.
  private struct Level {
    let place: Int
    /// The part of the screen beyond which no touch comes here.
    let area: Box
    let way: Way
    let traits: SearchIndex.Traits
    /// The subview to look at next, -1 when all were.
    var next: Int32
  }

  /// From a view's points to the screen's.
  private enum Way {
    /// What is added to a point of the screen, how much rounding may have made of it, the largest number met.
    case shift(Point, error: Double, largest: Double)
    /// A way through turned views.
    case transform(AffineTransform)
    /// A way through transforms so crooked, or numbers so large, that rounding may move a point by anything.
    case unclear

    /// How far the way moves a point.
    var offset: Point {
      switch self {
      case .shift(let sum, _, _): sum
      case .transform(let transform): Point(transform.tx, transform.ty)
      case .unclear: .zero
      }
    }
  }

  /// A rectangle in double precision.
  private struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    static let everywhere = Box(
      left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

    func intersection(_ other: Box) -> Box? {
      let box = Box(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
      return box.left <= box.right && box.top <= box.bottom ? box : nil
    }
  }

  init(_ scene: Scene) { self.scene = scene }

  mutating func run() {
    guard let screen = screen() else { return }
    let largest = [screen.left, screen.top, screen.right, screen.bottom].map(\.magnitude).max() ?? 1
    // Rounding to 32 bits moves an edge by half a unit in the last place, and so it does a point and their
    // difference; a unit is for the way down, which is looked at more closely where that is not enough.
    margin = Double(Float(max(largest, 1)).ulp) * 8
    let area = Box(
      left: screen.left - 2 * margin, top: screen.top - 2 * margin, right: screen.right + 2 * margin,
      bottom: screen.bottom + 2 * margin)
    extent = rounded(area)
    for window in scene.windowsFrontToBack where !scene.hasFlag(.hidden, window) {
      enter(window.place, area: area, way: .shift(.zero, error: 0, largest: largest), isLoose: false)
      while let level = levels.last {
        guard level.next >= 0 else {
          emit(level)
          levels.removeLast()
          continue
        }
        levels[levels.count - 1].next = scene.placements[Int(level.next)].previous
        enter(
          Int(level.next), area: level.area, way: level.way, isLoose: level.traits.contains(.loose))
      }
    }
  }

  /// The box around the visible windows; nil when it has no size, or is too large to be told apart in 32 bits.
  private func screen() -> Box? {
    var box: Box?
    for window in scene.windowsFrontToBack where !scene.hasFlag(.hidden, window) {
      let frame = scene.frame(of: window)
      guard frame.isFinite else { return nil }
      let here = Box(left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
      box =
        box.map {
          Box(
            left: min($0.left, here.left), top: min($0.top, here.top), right: max($0.right, here.right),
            bottom: max($0.bottom, here.bottom))
        } ?? here
    }
    guard let box, box.right - box.left > 0, box.bottom - box.top > 0,
      [box.left, box.top, box.right, box.bottom].allSatisfy({ $0.magnitude < 1e6 })
    else { return nil }
    return box
  }

  /// Looks at a view; what no touch can reach is passed by.
  private mutating func enter(_ place: Int, area: Box, way: Way, isLoose: Bool) {
    let placement = scene.placements[place]
    // Code in the place of hitTest is asked whatever the view's switches say (R23).
    if placement.flags.contains(.overridesHitTest) { return bar(place, area) }
    guard placement.takesTouches else { return }
    if placement.flags.contains(.overridesInside) { return bar(place, area) }
    guard let (box, inner) = reach(of: place, placement, from: way), let reached = box.intersection(area)
    else { return }
    var isLoose = isLoose
    switch inner {
    case .transform, .unclear: isLoose = true
    case .shift(_, let error, _): if error * 8 > margin { isLoose = true }
    }
    levels.append(
      Level(
        place: place, area: reached, way: inner, traits: isLoose ? .loose : [],
        next: placement.lastChild))
  }

  /// Where on the screen a view's bounds lie, no smaller than they are, and the way from it there.
  private func reach(of place: Int, _ placement: Placement, from way: Way) -> (Box, Way)? {
    let bounds = placement.bounds
    if case .shift(let sum, let error, let largest) = way, !placement.flags.contains(.transformed) {
      let shift = sum + placement.shift
      let (right, bottom) = (bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height)
      var most = max(largest, shift.x.magnitude, shift.y.magnitude)
      most = max(most, bounds.origin.x.magnitude, bounds.origin.y.magnitude)
      most = max(most, right.magnitude, bottom.magnitude)
      // More than what the roundings of a level, here and in the walk, can add.
      let slack = error + most * 0x1p-49
      let box = Box(
        left: bounds.origin.x - shift.x - slack, top: bounds.origin.y - shift.y - slack,
        right: right - shift.x + slack, bottom: bottom - shift.y + slack)
      return (box, .shift(shift, error: slack, largest: most))
    }
    guard !placement.flags.contains(.singular) else { return nil }
    let own = scene.toSuperviewTransform(of: ObjectID(place))
    let outer: AffineTransform
    switch way {
    case .shift(let sum, _, _): outer = own.then(.translation(-sum.x, -sum.y))
    case .transform(let before): outer = own.then(before)
    case .unclear: return (.everywhere, .unclear)
    }
    let box = outer.apply(bounds)
    // Also numbers that cancel one another on the way: they take with them what the small ones knew.
    let most =
      [
        box.minX, box.minY, box.maxX, box.maxY, bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, own.tx,
        own.ty, way.offset.x, way.offset.y, placement.shift.x, placement.shift.y,
      ].map(\.magnitude).max() ?? 0
    guard let inverse = outer.inverse, outer.size * inverse.size < 1e4, most < 1e6 else {
      return (.everywhere, .unclear)
    }
    // Far more than what rounding does, and far less than what can be seen.
    let slack = (most + 1) * 1e-9
    return (
      Box(
        left: box.minX - slack, top: box.minY - slack, right: box.maxX + slack, bottom: box.maxY + slack),
      .transform(outer)
    )
  }

  private mutating func bar(_ place: Int, _ area: Box) {
    candidates.append(SearchIndex.Entry(area: rounded(area), place: place, traits: .barrier))
  }

  private mutating func emit(_ level: Level) {
    let area = rounded(level.area)
    // A screen has many views of one size in one another: the innermost answers for all.
    if let last = candidates.last, last.area == area, last.traits.isDisjoint(with: [.loose, .barrier]),
      level.traits.isEmpty
    {
      candidates[candidates.count - 1].insert(.shared)
      return
    }
    candidates.append(SearchIndex.Entry(area: area, place: level.place, traits: level.traits))
  }

  private func rounded(_ box: Box) -> ScreenArea {
    ScreenArea(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
  }
}

extension AffineTransform {
  /// How far it stretches at most, roughly.
  fileprivate var size: Double { max(a.magnitude, b.magnitude, c.magnitude, d.magnitude) }
}

// MARK: The cells

/// Hands candidates to the cells into which they reach.
private struct GridFilling {
  let grid: ScreenGrid
  let margin: Double
  /// How many entries each cell has.
  private var counts: [UInt8] = []
  /// Which cells need no more: some view has all of the cell, or the list is long enough.
  private var closed: [Bool] = []
  private var cut: [Bool] = []
  /// How many cells of a row are open.
  private var openInRow: [Int] = []
  /// How many candidates were handed out before the effort was no longer worth it.
  private var handled = 0

  /// How long a cell's list may become: behind that the walk has to be taken.
  private static let longestList = 32
  /// How many cells may be looked at, for each cell and candidate there is.
  private static let patience = 32

  init(grid: ScreenGrid, margin: Double) {
    self.grid = grid
    self.margin = margin
  }

  private var columns: Int { grid.columns }
  private var rows: Int { grid.rows }

  private typealias Span = (first: Int, last: Int)

  /// The cells of a row or column into which an edge-to-edge stretch reaches.
  private func spans(_ area: ScreenArea) -> (columns: Span, rows: Span) {
    (
      (grid.column(area.minX - margin), grid.column(area.maxX + margin)),
      (grid.row(area.minY - margin), grid.row(area.maxY + margin))
    )
  }

  /// The cells of which an area leaves nothing but perhaps a hair at an edge; empty for areas that are not exact.
  private func covered(_ entry: SearchIndex.Entry) -> (columns: Range<Int>, rows: Range<Int>) {
    if entry.traits.contains(.barrier) {
      // Whoever comes to a barrier knows nothing from there on.
      let (columns, rows) = spans(entry.area)
      return (columns.first..<columns.last + 1, rows.first..<rows.last + 1)
    }
    guard !entry.traits.contains(.loose) else { return (0..<0, 0..<0) }
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let first = Int(min(max(low.rounded(.up), 0), Double(count)))
      let end = Int(min(max(high.rounded(.down), 0), Double(count)))
      return first < end ? first..<end : 0..<0
    }
    let hair = 4 * margin
    return (
      range(grid.columnsBefore(entry.area.minX - hair), grid.columnsBefore(entry.area.maxX + hair), columns),
      range(grid.rowsBefore(entry.area.minY - hair), grid.rowsBefore(entry.area.maxY + hair), rows)
    )
  }

  /// Counts what each cell will hold.
  mutating func count(_ candidates: [SearchIndex.Entry]) {
    let cells = columns * rows
    counts = Array(repeating: 0, count: cells)
    closed = Array(repeating: false, count: cells)
    cut = Array(repeating: false, count: cells)
    openInRow = Array(repeating: columns, count: rows)
    var open = cells
    var effort = GridFilling.patience * (cells + candidates.count)
    for candidate in candidates {
      guard open > 0 else { break }
      guard effort > 0 else {
        for cell in 0..<cells where !closed[cell] { cut[cell] = true }
        break
      }
      handled += 1
      let reached = spans(candidate.area)
      let whole = covered(candidate)
      effort -= reached.rows.last - reached.rows.first + 1
      for row in reached.rows.first...reached.rows.last where openInRow[row] > 0 {
        effort -= reached.columns.last - reached.columns.first + 1
        for column in reached.columns.first...reached.columns.last {
          let cell = row * columns + column
          if closed[cell] { continue }
          counts[cell] += 1
          let isWhole = whole.rows.contains(row) && whole.columns.contains(column)
          guard isWhole || counts[cell] == GridFilling.longestList else { continue }
          // Also behind a view that has the whole cell a hair at its edge may be left.
          cut[cell] = true
          closed[cell] = true
          openInRow[row] -= 1
          open -= 1
        }
      }
    }
  }

  /// Writes down what was counted.
  func fill(_ candidates: [SearchIndex.Entry]) -> ([Int32], [Bool], [SearchIndex.Entry]) {
    var starts: [Int32] = []
    starts.reserveCapacity(counts.count + 1)
    var total: Int32 = 0
    for count in counts {
      starts.append(total)
      total += Int32(count)
    }
    starts.append(total)
    var ends = starts
    let nobody = SearchIndex.Entry(
      area: ScreenArea(left: 0, top: 0, right: 0, bottom: 0), place: 0, traits: [])
    var entries = Array(repeating: nobody, count: Int(total))
    var openInRow = (0..<rows).map { row in
      counts[row * columns..<(row + 1) * columns].count { $0 > 0 }
    }
    for candidate in candidates.prefix(handled) {
      let reached = spans(candidate.area)
      for row in reached.rows.first...reached.rows.last where openInRow[row] > 0 {
        for column in reached.columns.first...reached.columns.last {
          let cell = row * columns + column
          guard ends[cell] < starts[cell + 1] else { continue }
          entries[Int(ends[cell])] = candidate
          ends[cell] += 1
          if ends[cell] == starts[cell + 1] { openInRow[row] -= 1 }
        }
      }
    }
    return (starts, cut, entries)
  }
}
