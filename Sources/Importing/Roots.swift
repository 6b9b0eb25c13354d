import Geometry

/// Gives every root a window and makes a tap's coordinates those of the first root's bounds.
enum Roots {
  static func arrange(_ tree: inout ImportedTree, isFragment: Bool = false) throws(ImportFailure) {
    let roots = tree.roots
    guard !roots.isEmpty else { return }
    let windows = roots.filter { ClassLore.isWindow(tree.nodes[$0].className, told: tree.nodes[$0].base) }
    for place in windows { tree.nodes[place].flags.insert(.window) }
    tree.report.windows = windows.count
    if windows.count > 1 {
      tree.report.warn(.levelsUnknown(windows: windows.count))
      for place in windows { tree.nodes[place].assumed.insert(.level) }
    }
    shift(windows, &tree)
    let others = roots.filter { !tree.nodes[$0].flags.contains(.window) }
    guard !others.isEmpty else { return }
    if others.count == 1, let only = others.first, windows.isEmpty, !isFragment {
      try hang(only, &tree)
    } else {
      try gather(others, &tree)
    }
  }

  /// Lets the screen begin where the first window does, as a tap counts from its bounds.
  private static func shift(_ windows: [Int], _ tree: inout ImportedTree) {
    guard let first = windows.first, let frame = tree.nodes[first].frame else { return }
    // A window that was turned lies where it lies.
    guard tree.nodes[first].transform == nil, frame.origin != .zero else { return }
    tree.report.warn(
      .shifted(view: tree.nodes[first].shown, x: frame.origin.x, y: frame.origin.y),
      line: Int(tree.nodes[first].line))
    for place in windows {
      tree.nodes[place].frame?.origin.x -= frame.origin.x
      tree.nodes[place].frame?.origin.y -= frame.origin.y
      tree.nodes[place].frame = tree.nodes[place].frame?.limited
    }
  }

  /// Puts a root that is no window into one of its size, so that its bounds are the screen.
  private static func hang(_ root: Int, _ tree: inout ImportedTree) throws(ImportFailure) {
    let node = tree.nodes[root]
    let size = node.frame?.size ?? Size(320, 480)
    let bounds = Rect(origin: node.offset, size: size)
    // A turned root keeps its frame: only its superview's coordinates are upright.
    let frame = node.transform == nil ? bounds : node.frame ?? bounds
    if node.transform == nil, node.frame != nil { tree.nodes[root].frame = bounds }
    try addWindow(holding: [root], around: frame, &tree)
  }

  /// Puts several roots into one view, whose coordinates are those of their lost superview.
  private static func gather(_ roots: [Int], _ tree: inout ImportedTree) throws(ImportFailure) {
    if roots.count > 1 {
      tree.report.warn(.siblings(count: roots.count), line: Int(tree.nodes[roots[0]].line))
    }
    var box = Rect(0, 0, 0, 0)
    for frame in roots.compactMap({ tree.nodes[$0].frame }) {
      let (minX, minY) = (min(box.minX, frame.minX), min(box.minY, frame.minY))
      box = Rect(minX, minY, max(box.maxX, frame.maxX) - minX, max(box.maxY, frame.maxY) - minY)
    }
    try addWindow(holding: roots, around: box, &tree)
  }

  private static func addWindow(
    holding roots: [Int], around frame: Rect, _ tree: inout ImportedTree
  ) throws(ImportFailure) {
    var window = ImportedNode()
    window.className = "UIWindow"
    window.frame = frame.limited
    window.offset = frame.limited.origin
    window.flags = .window
    window.isAdded = true
    let place = try tree.append(window)
    for root in roots { tree.nodes[root].parent = Int32(place) }
  }
}
