import Geometry
import SceneModel
import Session

/// Who gets a touch, as regions of SVG.
///
/// Without code the regions are exact: hit-testing takes the front-most view that contains the point with all its
/// ancestors, which is just what is on top when each view paints its bounds, cut by those of its superviews, from
/// back to front. Where code answers, nobody can know but by asking: then the regions are made of samples.
struct TouchRegions {
  /// The regions, from back to front.
  private(set) var markup = ""
  /// Whether they are made of samples.
  let isSampled: Bool
  /// The views with a share of the screen, the greatest first, with the share from 0 to 1.
  private(set) var shares: [(view: ObjectID, share: Double)] = []
  /// Where a view's name has most room around it.
  private(set) var spots: [ObjectID: Point] = [:]
  /// Where another view is seen than the one that gets the touch, as a path.
  private(set) var hatched = ""
  /// Which views those are, the greatest part first.
  private(set) var mismatches: [(seen: ObjectID, taker: ObjectID?, share: Double)] = []

  private let scene: Scene
  private let area: Rect
  private let columns: Int
  private let rows: Int

  init(_ session: Session, area: Rect, subject: ObjectID?) {
    scene = session.scene
    self.area = area
    // 4 points a cell on a telephone, and never more cells than one can wait for.
    let cell = max(4, (area.width * area.height / 40_000).squareRoot())
    columns = max(1, Int((area.width / cell).rounded(.up)))
    rows = max(1, Int((area.height / cell).rounded(.up)))
    isSampled = scene.hitTestingCodeCount > 0
    let owners = session.owners(columns: columns, rows: rows, in: area)
    let scene = scene
    func concerns(_ view: ObjectID?) -> Bool {
      guard let subject else { return true }
      return view.map { scene.isDescendant($0, of: subject) } ?? false
    }
    count(owners)
    if isSampled { paint(samples: owners) } else { paint() }
    compare(owners, concerns)
    shares = shares.filter { concerns($0.view) }
  }

  // MARK: Shares and places

  private mutating func count(_ owners: [ObjectID?]) {
    var cells: [ObjectID: Int] = [:]
    for owner in owners { if let owner { cells[owner, default: 0] += 1 } }
    shares = cells.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, Double($0.value) / Double(max(1, owners.count))) }
    // How many cells of the same owner stand around a cell: two sweeps, as for the distance to an edge.
    var room = [Int](repeating: 1, count: owners.count)
    func sweep(_ places: some Sequence<Int>, _ step: Int) {
      for place in places {
        let (x, y) = (place % columns, place / columns)
        let (left, up) = (x + step, y + step)
        var least = Int.max
        for (nx, ny) in [(left, y), (x, up), (left, up)] {
          guard nx >= 0, ny >= 0, nx < columns, ny < rows else {
            least = 0
            continue
          }
          let other = ny * columns + nx
          least = min(least, owners[other] == owners[place] ? room[other] : 0)
        }
        room[place] = step < 0 ? least + 1 : min(room[place], least + 1)
      }
    }
    sweep(owners.indices, -1)
    sweep(owners.indices.reversed(), 1)
    var best: [ObjectID: (room: Int, place: Int)] = [:]
    for (place, owner) in owners.enumerated() {
      guard let owner, room[place] > best[owner]?.room ?? 0 else { continue }
      best[owner] = (room[place], place)
    }
    for (view, found) in best { spots[view] = middle(found.place) }
  }

  private func middle(_ place: Int) -> Point {
    Point(
      area.minX + (Double(place % columns) + 0.5) * area.width / Double(columns),
      area.minY + (Double(place / columns) + 0.5) * area.height / Double(rows))
  }

  // MARK: Exact regions

  private mutating func paint() {
    enum Task {
      case view(ObjectID)
      case text(String)
    }
    var tasks: [Task] = scene.windowsFrontToBack.map { .view($0) }
    while let task = tasks.popLast() {
      switch task {
      case .text(let text): markup += text
      case .view(let id):
        guard scene.placements[id.place].refusal == nil else { continue }
        let bounds = scene.bounds(of: id)
        let box =
          "<rect x=\"\(short(bounds.minX))\" y=\"\(short(bounds.minY))\" width=\"\(short(bounds.width))\""
          + " height=\"\(short(bounds.height))\""
        markup += "<g\(Sketch.attribute(scene.toSuperviewTransform(of: id)))>"
        markup += "\(box) class=\"r r\(id.place)\"/>"
        let subviews = scene.subviews(of: id)
        guard !subviews.isEmpty else {
          markup += "</g>\n"
          continue
        }
        markup +=
          "<clipPath id=\"m\(id.place)\">\(box)/></clipPath><g clip-path=\"url(#m\(id.place))\">\n"
        tasks.append(.text("</g></g>\n"))
        tasks += subviews.reversed().map { .view($0) }
      }
    }
  }

  // MARK: Sampled regions

  private mutating func paint(samples owners: [ObjectID?]) {
    for (view, _) in shares {
      markup += "<path class=\"r r\(view.place)\" d=\"\(path { owners[$0] == view })\"/>\n"
    }
  }

  /// The cells that fit as a path: runs of a row, joined with equal runs below.
  private func path(_ fits: (Int) -> Bool) -> String {
    var text = ""
    var open: [Int: (end: Int, top: Int)] = [:]
    func close(_ start: Int, _ run: (end: Int, top: Int), at bottom: Int) {
      let (x, y) = (edge(start, columns, area.minX, area.width), edge(run.top, rows, area.minY, area.height))
      let (right, low) = (
        edge(run.end, columns, area.minX, area.width), edge(bottom, rows, area.minY, area.height)
      )
      text += "M\(short(x)) \(short(y))H\(short(right))V\(short(low))H\(short(x))Z"
    }
    for y in 0...rows {
      var runs: [Int: Int] = [:]
      if y < rows {
        var x = 0
        while x < columns {
          guard fits(y * columns + x) else {
            x += 1
            continue
          }
          let start = x
          while x < columns, fits(y * columns + x) { x += 1 }
          runs[start] = x
        }
      }
      for start in open.keys.sorted() {
        guard let run = open[start], runs[start] != run.end else { continue }
        close(start, run, at: y)
        open[start] = nil
      }
      for start in runs.keys.sorted() where open[start] == nil {
        if let end = runs[start] { open[start] = (end, y) }
      }
    }
    return text
  }

  private func edge(_ place: Int, _ count: Int, _ start: Double, _ length: Double) -> Double {
    start + Double(place) * length / Double(count)
  }

  // MARK: What is seen

  private mutating func compare(_ owners: [ObjectID?], _ concerns: (ObjectID?) -> Bool) {
    var seen: [ObjectID?] = Array(repeating: nil, count: owners.count)
    var tasks: [(view: ObjectID, toScreen: AffineTransform, clip: [AffineClip])] =
      scene.windowsFrontToBack.filter { !scene.hasFlag(.hidden, $0) }
      .map { ($0, scene.toSuperviewTransform(of: $0), []) }
    while let (view, toScreen, clip) = tasks.popLast() {
      let placement = scene.placements[view.place]
      guard !placement.flags.contains(.hidden), !placement.isTransparent, let inverse = toScreen.inverse
      else {
        continue
      }
      let own = AffineClip(placement: placement, inverse: inverse)
      let box = Rect.bounding(scene.bounds(of: view).corners.map { toScreen.apply($0) }).intersection(area)
      if scene.kind(of: view) != .window, !box.isNull, !box.isEmpty {
        let left = max(0, Int((box.minX - area.minX) / area.width * Double(columns)) - 1)
        let right = min(columns, Int((box.maxX - area.minX) / area.width * Double(columns)) + 2)
        let top = max(0, Int((box.minY - area.minY) / area.height * Double(rows)) - 1)
        let bottom = min(rows, Int((box.maxY - area.minY) / area.height * Double(rows)) + 2)
        for y in top..<max(top, bottom) {
          for x in left..<max(left, right) {
            let place = y * columns + x
            let point = middle(place)
            if own.contains(point), clip.allSatisfy({ $0.contains(point) }) { seen[place] = view }
          }
        }
      }
      let inner = placement.flags.contains(.clips) ? clip + [own] : clip
      for subview in scene.drawnSubviews(of: view).reversed() {
        tasks.append((subview, scene.toSuperviewTransform(of: subview).then(toScreen), inner))
      }
    }
    var isDead = [Bool](repeating: false, count: owners.count)
    var parts: [String: Int] = [:]
    var found: [(seen: ObjectID, taker: ObjectID?, cells: Int)] = []
    for place in owners.indices {
      guard let sight = seen[place], sight != owners[place], concerns(owners[place]) || concerns(sight) else {
        continue
      }
      // A label or an image lets touches through to what holds it: that is how they are made.
      if scene.hasFlag(.interactionDisabled, sight), owners[place] == scene.superview(of: sight) { continue }
      isDead[place] = true
      let key = "\(sight.place) \(owners[place]?.place ?? -1)"
      if let known = parts[key] {
        found[known].cells += 1
      } else {
        parts[key] = found.count
        found.append((sight, owners[place], 1))
      }
    }
    hatched = path { isDead[$0] }
    mismatches = found.sorted { ($1.cells, $0.seen) < ($0.cells, $1.seen) }
      .map { ($0.seen, $0.taker, Double($0.cells) / Double(max(1, owners.count))) }
  }

  /// A view's bounds, asked with points of the screen.
  private struct AffineClip {
    let placement: Placement
    let inverse: AffineTransform

    func contains(_ point: Point) -> Bool { placement.contains(inverse.apply(point)) }
  }
}
