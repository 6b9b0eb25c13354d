import Geometry
import SceneModel
import Session

/// Where a view answers otherwise than the same view of another session: how `goal same V` is judged.
///
/// Two implementations are the same when no finger could tell them apart, so points are asked wherever they could
/// differ: all over the screen every four points; along the edges and middles of views and along the numbers that
/// code names; and wherever one answer meets another, down to a sixteenth of a point. Points are tried from coarse
/// to fine, so that a wrong implementation is mostly found out after a few.
struct SameAnswers {
  /// A point with two answers.
  struct Difference: Hashable {
    var point: Point
    var wanted: ViewAnswer
    var found: ViewAnswer
  }

  private let name: String
  private let screen: Rect
  /// The numbers along which answers may change, across and down.
  private let columns: [Double]
  private let rows: [Double]
  /// What keeps points off the edges that rounding has moved: right implementations may round differently.
  private let nudge: Double
  private var wanted: ViewProbe
  private var found: ViewProbe

  /// Prepares the comparison; nil where one of the sessions has no such view.
  init?(of name: String, in session: Session, with solved: Session) {
    guard let wanted = ViewProbe(solved, view: name), let found = ViewProbe(session, view: name) else {
      return nil
    }
    self.name = name
    self.wanted = wanted
    self.found = found
    let screen = solved.screen.union(session.screen)
    self.screen = screen
    let lines = SameAnswers.lines(of: name, solved.scene, session.scene)
    let views = session.scene.objects.filter { session.scene.kind(of: $0).isView }
    nudge = views.allSatisfy { SameAnswers.isExact($0, in: session.scene) } ? 0 : 0.0137
    columns = lines.columns.filter { screen.minX <= $0 && $0 <= screen.maxX }
    rows = lines.rows.filter { screen.minY <= $0 && $0 <= screen.maxY }
  }

  /// The first point found at which the answers differ; nil when they are the same.
  static func difference(of name: String, in session: Session, with solved: Session) -> Difference? {
    // The same objects with the same code, in the same order.
    if session.scene == solved.scene { return nil }
    return DeepStack.run {
      guard var comparison = SameAnswers(of: name, in: session, with: solved) else {
        let isThere = session.scene.object(named: name) != nil
        return Difference(
          point: .zero, wanted: ViewAnswer(isInside: true, hit: name),
          found: ViewAnswer(isInside: isThere, hasFailed: isThere))
      }
      return comparison.run()
    }
  }

  private mutating func run() -> Difference? {
    coarse() ?? alongLines() ?? fine()
  }

  private mutating func ask(_ x: Double, _ y: Double) -> (answer: ViewAnswer, difference: Difference?) {
    let point = Point(x + nudge, y + nudge)
    let (right, own) = (wanted.answer(at: point), found.answer(at: point))
    return (right, right == own ? nil : Difference(point: point, wanted: right, found: own))
  }

  private mutating func coarse() -> Difference? {
    for y in stride(from: screen.minY + 6.5, to: screen.maxY, by: 16) {
      for x in stride(from: screen.minX + 6.5, to: screen.maxX, by: 16) {
        if let difference = ask(x, y).difference { return difference }
      }
    }
    return nil
  }

  private mutating func alongLines() -> Difference? {
    for x in columns {
      for y in rows { if let difference = ask(x, y).difference { return difference } }
      for y in stride(from: screen.minY + 0.5, to: screen.maxY, by: SameAnswers.spacing) {
        if let difference = ask(x, y).difference { return difference }
      }
    }
    for y in rows {
      for x in stride(from: screen.minX + 0.5, to: screen.maxX, by: SameAnswers.spacing) {
        if let difference = ask(x, y).difference { return difference }
      }
    }
    return nil
  }

  /// The distance of points all over the screen, half a point off the whole numbers at which edges lie.
  private static let spacing = 4.0

  private mutating func fine() -> Difference? {
    var above: [ViewAnswer] = []
    var borders: [(low: Point, high: Point, answer: ViewAnswer)] = []
    for y in stride(from: screen.minY + 0.5, to: screen.maxY, by: SameAnswers.spacing) {
      var row: [ViewAnswer] = []
      for x in stride(from: screen.minX + 0.5, to: screen.maxX, by: SameAnswers.spacing) {
        let (answer, difference) = ask(x, y)
        if let difference { return difference }
        if let left = row.last, left != answer {
          borders.append((Point(x - SameAnswers.spacing, y), Point(x, y), left))
        }
        if row.count < above.count, above[row.count] != answer {
          borders.append((Point(x, y - SameAnswers.spacing), Point(x, y), above[row.count]))
        }
        row.append(answer)
      }
      above = row
    }
    for border in borders {
      if let difference = between(border.low, border.high, answering: border.answer) { return difference }
    }
    return nil
  }

  /// Goes to where one answer meets another, by halves: a border that lies elsewhere answers otherwise on the way.
  private mutating func between(_ low: Point, _ high: Point, answering answer: ViewAnswer) -> Difference? {
    var (low, high) = (low, high)
    while high.x - low.x > 0.07 || high.y - low.y > 0.07 {
      let middle = Point((low.x + high.x) / 2, (low.y + high.y) / 2)
      let (own, difference) = ask(middle.x, middle.y)
      if let difference { return difference }
      if own == answer { low = middle } else { high = middle }
    }
    return nil
  }

  // MARK: Where answers may change

  /// The lines along which answers may change: edges of views, and the numbers that code names.
  ///
  /// An edge that rounding has moved is left out: two right implementations may round differently.
  private static func lines(of name: String, _ solved: Scene, _ own: Scene) -> (
    columns: [Double], rows: [Double]
  ) {
    var (columns, rows): (Set<Double>, Set<Double>) = ([], [])
    func add(_ point: Point, of view: ObjectID, in scene: Scene) {
      guard isExact(view, in: scene) else { return }
      let place = scene.toScreen(point, of: view)
      columns.insert(place.x)
      rows.insert(place.y)
    }
    for scene in [solved, own] {
      let views = scene.objects.filter { scene.kind(of: $0).isView }.prefix(64)
      for view in views {
        let bounds = scene.bounds(of: view)
        add(Point(bounds.minX, bounds.minY), of: view, in: scene)
        add(Point(bounds.minX + bounds.width / 2, bounds.minY + bounds.height / 2), of: view, in: scene)
        add(Point(bounds.maxX, bounds.maxY), of: view, in: scene)
      }
      let numbers = scene.objectsWithMethods.flatMap { scene.methods(of: $0) }.flatMap {
        SameAnswers.numbers(in: $0.text)
      }
      guard let view = scene.object(named: name) else { continue }
      for number in Set(numbers).sorted().prefix(16) {
        columns.insert(number)
        rows.insert(number)
        for near in [view] + scene.subviews(of: view).prefix(8) {
          add(Point(number, number), of: near, in: scene)
        }
        for near in [number - 0.5, number + 0.5] { add(Point(near, near), of: view, in: scene) }
      }
    }
    return (columns.sorted(), rows.sorted())
  }

  /// Whether a view's coordinates are the screen's moved by a number that has an exact form.
  private static func isExact(_ view: ObjectID, in scene: Scene) -> Bool {
    let (origin, across) = (scene.toScreen(.zero, of: view), scene.toScreen(Point(1, 1), of: view))
    guard across.x - origin.x == 1, across.y - origin.y == 1 else { return false }
    return (origin.x * 64).rounded() == origin.x * 64 && (origin.y * 64).rounded() == origin.y * 64
  }

  /// The numbers that stand in code.
  private static func numbers(in code: String) -> [Double] {
    code.split { !$0.isASCII || !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
      .filter { $0.isFinite && $0 <= 10_000 }
  }
}
