import Geometry
import Messaging
import SceneModel

/// How much of a view a finger can reach.
public struct Reach: Equatable, Sendable {
  /// The view.
  public let view: ObjectID
  /// How many sample points lie on the view.
  public let samples: Int
  /// How many of them hit it, or a view below it.
  public let own: Int
  /// How many of them hit a view below it.
  public let below: Int
  /// Who takes the others, the greatest part first; nil for nobody.
  public let takers: [Taker]

  /// A view that takes a part.
  public struct Taker: Equatable, Sendable {
    /// The view; nil for nobody.
    public let view: ObjectID?
    /// How many sample points it takes.
    public let samples: Int
  }
}

/// What differs between two scenes.
public struct Difference: Equatable, Sendable {
  /// Objects that came, by name.
  public let added: [String]
  /// Objects that went, by name.
  public let removed: [String]
  /// Properties that changed.
  public let changes: [Change]
  /// Parts of the screen that changed owner.
  public let owners: [Owner]

  /// A property that changed.
  public struct Change: Equatable, Sendable {
    /// The object's name.
    public let object: String
    /// The property, or `superview`, `order`, `code`.
    public let property: String
    /// What it was.
    public let old: String
    /// What it is.
    public let new: String
  }

  /// A part of the screen that another view takes now.
  public struct Owner: Equatable, Sendable {
    /// Who took it before; nil for nobody.
    public let old: String?
    /// Who takes it now; nil for nobody.
    public let new: String?
    /// The smallest rectangle around the part, in points of the screen.
    public let area: Rect
  }
}

extension Session {
  /// The part of the screen that holds all visible windows.
  public var screen: Rect {
    let frames = lab.scene.windowsFrontToBack.filter { !lab.scene.hasFlag(.hidden, $0) }
      .map { lab.scene.frame(of: $0) }
    return frames.reduce(Rect.null) { $0.union($1) }
  }

  /// How many steps code may take over all points of a grid: each point alone may take no more than an event.
  static let gridSteps = 30 * Simulation.stepLimit

  /// Who takes a touch at each cell of a grid over the screen: row by row, each cell asked at its middle.
  ///
  /// Where code fails, nobody does; code that does not end is not asked again.
  public func owners(columns: Int, rows: Int, in area: Rect) -> [ObjectID?] {
    let points = cells(columns, rows, in: area)
    func search() -> [ObjectID?] {
      var grid = GridSearch(lab)
      var found: [ObjectID?] = []
      found.reserveCapacity(points.count)
      for point in points { found.append((try? grid.view(at: point)) ?? nil) }
      return found
    }
    return lab.scene.hitTestingCodeCount == 0 ? search() : DeepStack.run { search() }
  }

  /// Who takes a touch at each cell of a grid; a problem when code takes too long, or fails wherever it is asked.
  func checkedOwners(columns: Int, rows: Int, in area: Rect) throws(Problem) -> [ObjectID?] {
    try checkedViews(at: cells(columns, rows, in: area))
  }

  private func checkedViews(at points: [Point]) throws(Problem) -> [ObjectID?] {
    var grid = GridSearch(lab)
    var found: [ObjectID?] = []
    found.reserveCapacity(points.count)
    var first: Fault?
    var failures = 0
    for point in points {
      do {
        found.append(try grid.view(at: point))
      } catch {
        if grid.isExhausted { throw Problem(.fault(error)) }
        if first == nil { first = error }
        failures += 1
        found.append(nil)
      }
    }
    if let first, failures == points.count { throw Problem(.fault(first)) }
    return found
  }

  private func cells(_ columns: Int, _ rows: Int, in area: Rect) -> [Point] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        Point(
          area.minX + (Double(column) + 0.5) * area.width / Double(columns),
          area.minY + (Double(row) + 0.5) * area.height / Double(rows))
      }
    }
  }

  /// How much of a view a finger can reach, by a grid over its bounds.
  func reach(of view: ObjectID) throws(Problem) -> Reach {
    let bounds = lab.scene.bounds(of: view)
    let side = 40
    var counts: [ObjectID?: Int] = [:]
    var own = 0
    var below = 0
    let points = cells(side, side, in: bounds).map { lab.scene.toScreen($0, of: view) }
    for found in try checkedViews(at: points) {
      if let found, lab.scene.isDescendant(found, of: view) {
        own += 1
        if found != view { below += 1 }
      } else {
        counts[found, default: 0] += 1
      }
    }
    let takers = counts.sorted { ($1.value, $0.key?.index ?? -1) < ($0.value, $1.key?.index ?? -1) }
      .map { Reach.Taker(view: $0.key, samples: $0.value) }
    return Reach(view: view, samples: side * side, own: own, below: below, takers: takers)
  }

  /// What the last change did.
  func difference(from old: Scene) throws(Problem) -> Difference {
    let new = lab.scene
    var changes: [Difference.Change] = []
    var added: [String] = []
    var removed: [String] = []
    let count = max(old.idCount, new.idCount)
    for place in 0..<count {
      let id = ObjectID(place)
      let (was, isNow) = (old.isAlive(id), new.isAlive(id))
      if was, !isNow { removed.append(old.name(of: id)) }
      if !was, isNow { added.append(new.name(of: id)) }
      guard was, isNow else { continue }
      let name = new.name(of: id)
      if old.name(of: id) != name {
        changes.append(.init(object: name, property: "name", old: old.name(of: id), new: name))
      }
      if old.superview(of: id) != new.superview(of: id) {
        changes.append(
          .init(
            object: name, property: "superview", old: old.name(of: old.superview(of: id)) ?? "none",
            new: new.name(of: new.superview(of: id)) ?? "none"))
      }
      if old.methods(of: id) != new.methods(of: id) {
        changes.append(
          .init(
            object: name, property: "override", old: old.methods(of: id).map(\.method).joined(separator: " "),
            new: new.methods(of: id).map(\.method).joined(separator: " ")))
      }
      if old.subviews(of: id) != new.subviews(of: id),
        old.subviews(of: id).count > 1 || new.subviews(of: id).count > 1
      {
        let (before, after) = (old.subviews(of: id), new.subviews(of: id))
        if Set(before) == Set(after) {
          changes.append(
            .init(
              object: name, property: "subviews", old: before.map { old.name(of: $0) }.joined(separator: " "),
              new: after.map { new.name(of: $0) }.joined(separator: " ")))
        }
      }
      for property in Property.allCases where property != .transform && property != .center {
        let (a, b) = (old.value(of: property, id), new.value(of: property, id))
        guard a != b, let a, let b else { continue }
        // A content offset is told once, not as bounds as well.
        if property == .bounds, case .rect(let x) = a, case .rect(let y) = b, x.size == y.size { continue }
        if property == .bounds, old.frame(of: id).size != new.frame(of: id).size { continue }
        changes.append(
          .init(object: name, property: property.rawValue, old: Numbers.text(a), new: Numbers.text(b)))
      }
    }
    return Difference(added: added, removed: removed, changes: changes, owners: try changedOwners(from: old))
  }

  private func changedOwners(from old: Scene) throws(Problem) -> [Difference.Owner] {
    var before = self
    before.lab = Lab(scene: old)
    before.lab.refreshCode()
    let area = screen.union(before.screen)
    guard !area.isNull, !area.isEmpty else { return [] }
    if let parts = exactlyChangedOwners(from: old) { return parts }
    let (columns, rows) = (64, 96)
    let then = before.owners(columns: columns, rows: rows, in: area)
    let now = try checkedOwners(columns: columns, rows: rows, in: area)
    var parts: [(old: ObjectID?, new: ObjectID?, area: Rect)] = []
    for place in then.indices where then[place] != now[place] {
      let cell = Rect(
        area.minX + Double(place % columns) * area.width / Double(columns),
        area.minY + Double(place / columns) * area.height / Double(rows), area.width / Double(columns),
        area.height / Double(rows))
      if let known = parts.firstIndex(where: { $0.old == then[place] && $0.new == now[place] }) {
        parts[known].area = parts[known].area.union(cell)
      } else {
        parts.append((then[place], now[place], cell))
      }
    }
    return parts.map { part in
      Difference.Owner(
        old: old.name(of: part.old), new: lab.scene.name(of: part.new), area: part.area.integral)
    }
  }
}

extension Session {
  /// What changed owner, cut out exactly; nil where code takes part or there are too many views for that.
  private func exactlyChangedOwners(from old: Scene) -> [Difference.Owner]? {
    let new = lab.scene
    guard let before = ScreenRegions(touching: old), let after = ScreenRegions(touching: new) else {
      return nil
    }
    var parts = AreasByPair()
    var work = CuttingWork.moment
    let owned = after.pieces(with: &work)
    let had = before.pieces(with: &work)
    for piece in had {
      work.look(owned.count)
      if work.isDone { return nil }
      var rest = [piece.shape]
      for own in owned where own.shape.meets(piece.shape) && own.view == piece.view {
        rest.subtract(own.shape, &work)
      }
      for own in owned where own.shape.meets(piece.shape) && own.view != piece.view {
        for shape in rest { parts.add(piece.view, own.view, shape.intersection(own.shape)) }
        rest.subtract(own.shape, &work)
      }
      for shape in rest { parts.add(piece.view, nil, shape) }
    }
    // Where nobody was before.
    for own in owned {
      work.look(had.count)
      if work.isDone { return nil }
      var rest = [own.shape]
      for piece in had where piece.shape.meets(own.shape) { rest.subtract(piece.shape, &work) }
      for shape in rest { parts.add(nil, own.view, shape) }
    }
    return parts.sorted.map { part in
      Difference.Owner(old: old.name(of: part.first), new: new.name(of: part.second), area: part.box)
    }
  }
}

/// Searches at many points, each in the same world: what code changes while it is asked is not kept.
private struct GridSearch {
  private var searcher: Searcher
  private let app: Simulation
  private let hasCode: Bool
  private var left = Session.gridSteps
  private var last: Fault?

  init(_ lab: Lab) {
    searcher = Searcher(lab.scene)
    hasCode = lab.scene.hitTestingCodeCount > 0
    var app = lab.simulation(isRecording: false)
    app.input.event = .touches
    self.app = app
  }

  /// Whether code took too long, and is not asked any more.
  var isExhausted: Bool { last != nil }

  mutating func view(at point: Point) throws(Fault) -> ObjectID? {
    guard hasCode else { return searcher.hitView(at: point) }
    if let last { throw last }
    if let known = searcher.knownView(at: point) { return known }
    // A search through code takes so much longer than a walk that an index is soon worth its while.
    searcher.spend(searcher.scene.idCount)
    var one = app
    one.budget = min(Simulation.stepLimit, left)
    let granted = one.budget
    defer { left -= granted - max(0, one.budget) }
    do {
      return try one.findView(at: point).view
    } catch {
      if case .outOfSteps(let object, let selector, _) = error.cause {
        // One search of its own, or all of them together.
        let limit = granted < Simulation.stepLimit ? Session.gridSteps : Simulation.stepLimit
        last = Fault(.outOfSteps(object, selector, limit: limit), path: error.path)
        throw last ?? error
      }
      throw error
    }
  }
}
