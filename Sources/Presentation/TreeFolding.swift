import SceneModel
import Session

/// Which views of a tree are shown a line each, and which are folded into one: a real screen has hundreds, of which
/// a page can hold some.
struct TreeFolding {
  /// What a line of the tree stands for.
  enum Line: Equatable {
    /// A view.
    case view(ObjectID)
    /// All that is below the view before, so many views.
    case below(Int)
    /// Siblings that look like the one before, class by class down to the last view.
    case alike([ObjectID])
  }

  /// The lines, with their depths.
  private(set) var lines: [(line: Line, depth: Int)] = []
  /// How many views there are.
  let total: Int
  /// How many of them have a line.
  var shown: Int { lines.count { if case .view = $0.line { true } else { false } } }

  /// So many views are shown without folding.
  static let most = 80
  /// So many siblings that are alike are shown before the others are folded.
  private static let mostAlike = 3

  private let scene: Scene
  private var sizes: [ObjectID: Int] = [:]
  private var shapes: [ObjectID: Int] = [:]

  init(_ scene: Scene, _ roots: [ObjectID], limit: TreeLimit) {
    self.scene = scene
    let views = roots.flatMap { scene.subtree(of: $0) }
    total = views.count
    // From the end, so that what is below a view is known before it.
    for view in views.reversed() {
      sizes[view] = 1 + scene.subviews(of: view).reduce(0) { $0 + (sizes[$1] ?? 0) }
    }
    switch limit {
    case .all: walk(roots, deepest: .max, foldsAlike: false)
    case .depth(let depth): walk(roots, deepest: depth, foldsAlike: false)
    case .automatic where total <= Self.most: walk(roots, deepest: .max, foldsAlike: false)
    case .automatic:
      findShapes(views)
      walk(roots, deepest: .max, foldsAlike: true)
      var depth = 32
      while lines.count > Self.most, depth > 1 {
        walk(roots, deepest: depth, foldsAlike: true)
        depth -= depth > 8 ? 4 : 1
      }
    }
  }

  /// Gives the same number to views whose subtrees have the same classes.
  private mutating func findShapes(_ views: [ObjectID]) {
    struct Shape: Hashable {
      let className: String
      let below: [Int]
    }
    var numbers: [Shape: Int] = [:]
    for view in views.reversed() {
      let shape = Shape(
        className: scene.className(of: view), below: scene.subviews(of: view).map { shapes[$0] ?? 0 })
      let number = numbers[shape] ?? numbers.count
      numbers[shape] = number
      shapes[view] = number
    }
  }

  private mutating func walk(_ roots: [ObjectID], deepest: Int, foldsAlike: Bool) {
    lines = []
    // A list instead of a recursion: trees may have 100,000 levels.
    var open: [(line: Line, depth: Int)] = roots.reversed().map { (.view($0), 0) }
    while let next = open.popLast() {
      lines.append(next)
      guard case .view(let view) = next.line, let size = sizes[view], size > 1 else { continue }
      if next.depth >= deepest {
        lines.append((.below(size - 1), next.depth + 1))
        continue
      }
      open += children(of: view, foldsAlike: foldsAlike).reversed().map { ($0, next.depth + 1) }
    }
  }

  private func children(of view: ObjectID, foldsAlike: Bool) -> [Line] {
    let subviews = scene.subviews(of: view)
    guard foldsAlike, subviews.count > Self.mostAlike else { return subviews.map { .view($0) } }
    var result: [Line] = []
    var place = 0
    while place < subviews.count {
      let shape = shapes[subviews[place]]
      let run = subviews[place...].prefix { shapes[$0] == shape && scene.methods(of: $0).isEmpty }
      result.append(.view(subviews[place]))
      if run.count > Self.mostAlike {
        result.append(.alike(Array(run.dropFirst())))
        place += run.count
      } else {
        place += 1
      }
    }
    return result
  }
}
