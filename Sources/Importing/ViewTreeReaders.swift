import Geometry
import SceneModel

/// Reads Sentry's view-hierarchy.json: real views, in their superviews' coordinates, without switches.
struct SentryReader {
  private let document: JSONDocument
  private var tree = ImportedTree(.sentry)
  private var defaults = 0

  init(_ source: ImportText) throws(ImportFailure) { document = try JSONDocument(source) }

  /// Reads all windows.
  mutating func read() throws(ImportFailure) -> ImportedTree {
    guard document.isObject(0), let windows = document.member(0, "windows"), document.isArray(windows) else {
      throw ImportFailure(.noViews, line: 1)
    }
    if let system = document.string(0, "rendering_system") {
      try check(system)
      tree.report.variants = [system.madePlain]
    }
    var open = document.children(windows).reversed().map { (value: $0, parent: -1, depth: 1) }
    while let (value, parent, depth) = open.popLast() {
      guard document.isObject(value) else { continue }
      guard depth <= ImportLimit.depth else {
        throw ImportFailure(.tooDeep(limit: ImportLimit.depth), line: document.line(value))
      }
      if document.string(value, "type") == "SentryTruncatedViewHierarchy" {
        tree.report.warn(.cutOff(view: parent >= 0 ? tree.shown(parent) : ""), line: document.line(value))
        continue
      }
      let place = try add(value, parent)
      tree.report.depth = max(tree.report.depth, depth)
      guard let children = document.member(value, "children") else { continue }
      open += document.children(children).reversed().map { (value: $0, parent: place, depth: depth + 1) }
    }
    guard !tree.nodes.isEmpty else { throw ImportFailure(.noViews, line: 1) }
    if defaults > 0 { tree.report.warn(.interactionUnknown(views: defaults)) }
    try Roots.arrange(&tree)
    return tree
  }

  /// Refuses the trees of other systems, which Sentry writes in the same way.
  private func check(_ system: String) throws(ImportFailure) {
    let word = system.lowercased()
    if word.contains("uikit") || word.contains("swiftui") { return }
    let line = document.line(0)
    if word.contains("compose") { throw ImportFailure(.foreign(.compose), line: line) }
    if word.contains("android") { throw ImportFailure(.foreign(.android), line: line) }
    if word.contains("flutter") { throw ImportFailure(.foreign(.flutter), line: line) }
    throw ImportFailure(.otherPlatform(String(system.prefix(40)).madePlain), line: line)
  }

  private mutating func add(_ value: Int, _ parent: Int) throws(ImportFailure) -> Int {
    let line = document.line(value)
    var node = ImportedNode()
    node.parent = Int32(parent)
    node.line = Int32(clamping: line)
    node.className = document.string(value, "type") ?? "UIView"
    node.handle = document.string(value, "identifier")
    node.frame = try FrameReader.frame(
      x: document.number(value, "x"), y: document.number(value, "y"), width: document.number(value, "width"),
      height: document.number(value, "height"), line: line)
    if node.frame == nil {
      node.assumed.insert(.frame)
      tree.report.warn(.noFrame(view: node.shown), line: line)
    } else {
      tree.report.used.add("frame", line: line)
    }
    if document.bool(value, "visible") == false {
      node.flags.insert(.hidden)
      tree.report.used.add("visible", line: line)
    }
    if let alpha = document.number(value, "alpha"), alpha.isFinite {
      node.alpha = min(1, max(0, alpha))
      if alpha != 1 { tree.report.used.add("alpha", line: line) }
    }
    node.flags.formUnion([.interactionDefault, .clipsDefault])
    node.assumed.formUnion([.interaction, .gestures])
    defaults += 1
    let short = ClassLore.shortName(node.className)
    if short.contains("Scroll") || short.contains("Table") && !short.contains("Cell")
      || short.contains("CollectionView") && !short.contains("Cell")
    {
      node.assumed.insert(.offset)
      tree.report.warn(.offsetUnknown(view: node.shown), line: line)
    }
    for key in document.children(value).map({ document.key($0) })
    where ![
      "type", "identifier", "x", "y", "width", "height", "visible", "alpha", "children", "view_controller",
    ]
    .contains(key) {
      tree.report.unknown.add(String(key.prefix(60)), line: line)
    }
    let place = try tree.append(node)
    if let name = document.string(value, "view_controller") {
      var controller = ImportedController()
      (controller.className, controller.line, controller.view) = (name, line, place)
      // A child's view stands in its parent's.
      var above = parent
      while above >= 0, controller.parent == nil {
        controller.parent = tree.controllers.firstIndex { $0.view == above }
        above = Int(tree.nodes[above].parent)
      }
      tree.controllers.append(controller)
      tree.report.used.add("view_controller", line: line)
    }
    return place
  }
}

/// Reads Detox's XML: real views, in their superviews' coordinates.
struct DetoxReader {
  private let document: XMLDocument
  private var tree = ImportedTree(.detox)

  init(_ source: ImportText) throws(ImportFailure) { document = try XMLDocument(source) }

  /// Reads all windows.
  mutating func read() throws(ImportFailure) -> ImportedTree {
    let root = document.root
    let roots = document.has(root, name: "ViewHierarchy") ? document.children(root) : [root]
    var open = roots.reversed().map { (element: $0, parent: -1, depth: 1) }
    while let (element, parent, depth) = open.popLast() {
      guard depth <= ImportLimit.depth else {
        throw ImportFailure(.tooDeep(limit: ImportLimit.depth), line: document.line(element))
      }
      let place = try add(element, parent)
      tree.report.depth = max(tree.report.depth, depth)
      open += document.children(element).reversed().map { (element: $0, parent: place, depth: depth + 1) }
    }
    guard !tree.nodes.isEmpty else { throw ImportFailure(.noViews, line: 1) }
    tree.report.warn(.interactionUnknown(views: tree.nodes.count))
    try Roots.arrange(&tree)
    return tree
  }

  private mutating func add(_ element: Int, _ parent: Int) throws(ImportFailure) -> Int {
    let line = document.line(element)
    var node = ImportedNode()
    node.parent = Int32(parent)
    node.line = Int32(clamping: line)
    node.className = document.attribute(element, "class") ?? document.name(element)
    if let id = document.attribute(element, "id"), !id.hasPrefix("detox_temp_") { node.handle = id }
    node.key = document.attribute(element, "id") ?? ""
    node.text = document.attribute(element, "label").map { String($0.prefix(200)) }
    for name in ["x", "y", "width", "height"] as [StaticString] {
      if let text = document.attribute(element, name), Double(text) == nil {
        throw ImportFailure(.notANumber(field: "\(name)", value: String(text.prefix(40))), line: line)
      }
    }
    // A window's origin is left out when it is zero.
    node.frame = try FrameReader.frame(
      x: document.number(element, "x") ?? 0, y: document.number(element, "y") ?? 0,
      width: document.number(element, "width"), height: document.number(element, "height"), line: line)
    if node.frame == nil { node.assumed.insert(.frame) } else { tree.report.used.add("frame", line: line) }
    if let alpha = document.number(element, "alpha"), alpha.isFinite { node.alpha = min(1, max(0, alpha)) }
    if let visibility = document.attribute(element, "visibility"), visibility != "visible" {
      node.flags.insert(.hidden)
      node.assumed.insert(.hidden)
      tree.report.used.add("visibility", line: line)
    }
    if let tag = document.attribute(element, "tag").flatMap({ Int($0) }), tag.magnitude <= ImportLimit.tag {
      node.tag = tag
    }
    node.flags.formUnion([.interactionDefault, .clipsDefault])
    node.assumed.formUnion([.interaction, .gestures])
    return try tree.append(node)
  }
}

extension Rect {
  /// The rectangle within what a scene holds: sums of coordinates may lie beyond.
  var limited: Rect {
    func limit(_ value: Double) -> Double { min(max(value, -ImportLimit.coordinate), ImportLimit.coordinate) }
    return Rect(limit(minX), limit(minY), limit(size.width), limit(size.height))
  }
}

/// Makes frames of four numbers that may be missing.
enum FrameReader {
  static func frame(
    x: Double?, y: Double?, width: Double?, height: Double?, line: Int
  ) throws(ImportFailure) -> Rect? {
    guard let x, let y, let width, let height else { return nil }
    let numbers = [x, y, width, height]
    guard numbers.allSatisfy(\.isFinite) else { throw ImportFailure(.notFinite(field: "frame"), line: line) }
    let own = numbers.map { min(max($0, -ImportLimit.coordinate), ImportLimit.coordinate) + 0 }
    return Rect(own[0], own[1], own[2], own[3])
  }
}
