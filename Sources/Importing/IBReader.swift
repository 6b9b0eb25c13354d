import Geometry
import SceneModel

/// Reads a storyboard or a xib: the screens in it, and one of them as a tree.
struct IBReader {
  let document: XMLDocument
  var tree = ImportedTree(.ib)
  /// The elements by their ids.
  var elements: [String: Int] = [:]
  /// Elements that are not installed for the default size class.
  var excluded: Set<String> = []
  /// Labels of built-in cell styles.
  var styleLabels: Set<String> = []
  /// The outlets that lead to an element, by its id.
  var outletNames: [String: String] = [:]
  let canvas: Size
  let isStoryboard: Bool
  /// The places of views and controllers by their elements.
  var nodes: [Int: Int] = [:]
  var controllers: [Int: Int] = [:]
  var templates: [Int] = []

  init(_ source: ImportText) throws(ImportFailure) {
    document = try XMLDocument(source)
    try IBReader.check(document)
    let root = document.root
    isStoryboard = document.child(root, named: "scenes") != nil
    if let device = document.child(root, named: "device"), let id = document.attribute(device, "id") {
      canvas = IBLore.size(ofDevice: id, orientation: document.attribute(device, "orientation"))
    } else {
      canvas = Size(600, 600)
    }
    tree.report.variants = source.variants + [isStoryboard ? "storyboard" : "xib"]
    if let version = document.attribute(root, "toolsVersion") {
      tree.report.variants.append("Xcode tools \(version.prefix(20).description.madePlain)")
    }
    if document.attribute(root, "type")?.contains("AppleTV") == true { tree.report.warn(.television) }
    gather()
  }

  /// Refuses what is no screen of UIKit.
  private static func check(_ document: XMLDocument) throws(ImportFailure) {
    let root = document.root
    let line = document.line(root)
    if document.has(root, name: "archive") { throw ImportFailure(.oldArchive, line: line) }
    guard document.has(root, name: "document") else {
      throw ImportFailure(.unrecognized(tried: [.ib]), line: line)
    }
    let type = document.attribute(root, "type") ?? ""
    let runtime = document.attribute(root, "targetRuntime") ?? ""
    if type.contains("WatchKit") || runtime.lowercased().contains("watch") {
      throw ImportFailure(.otherPlatform("watchOS"), line: line)
    }
    if type.contains("InterfaceBuilder3.Cocoa.") || runtime.hasPrefix("MacOSX") {
      throw ImportFailure(.otherPlatform("macOS"), line: line)
    }
  }

  /// Notes ids, exclusions, outlets and style labels of the whole document.
  private mutating func gather() {
    for element in document.elements.indices {
      if document.has(element, name: "exclude"), let id = document.attribute(element, "reference") {
        let mask = Int(document.elements[element].parent)
        let variation = mask >= 0 ? Int(document.elements[mask].parent) : -1
        if variation >= 0, document.attribute(mask, "key", is: "subviews"),
          document.attribute(variation, "key", is: "default")
        {
          excluded.insert(id)
        }
        continue
      }
      if document.has(element, name: "outlet") {
        noteOutlet(element)
        continue
      }
      if document.has(element, name: "tableViewCell") {
        for name in ["textLabel", "detailTextLabel"] as [StaticString] {
          if let id = document.attribute(element, name) { styleLabels.insert(id) }
        }
      }
      guard let id = document.attribute(element, "id"), !isConnection(element) else { continue }
      if elements[id] == nil {
        elements[id] = element
      } else if isView(element) || isController(element) {
        tree.report.warn(.duplicateID(id), line: document.line(element))
      }
    }
  }

  private func isConnection(_ element: Int) -> Bool {
    document.has(element, name: "action") || document.has(element, name: "segue")
      || document.has(element, name: "constraint") || document.has(element, name: "outletCollection")
  }

  private mutating func noteOutlet(_ element: Int) {
    guard let name = document.attribute(element, "property"),
      let id = document.attribute(element, "destination")
    else { return }
    // These say what an object does for another, not what it is.
    guard !["delegate", "dataSource", "view", "navigationItem", "searchDisplayController"].contains(name)
    else { return }
    if outletNames[id] == nil { outletNames[id] = name }
  }

  // MARK: Kinds of elements

  /// Whether an element is a view: by its name, or because it has a frame.
  func isView(_ element: Int) -> Bool {
    if document.child(element, key: "frame", named: "rect") != nil { return true }
    if document.child(element, key: "frameInset", named: "frame") != nil { return true }
    return IBLore.classes[document.name(element)] != nil && document.attribute(element, "id") != nil
  }

  func isController(_ element: Int) -> Bool {
    let name = document.name(element)
    return name.hasSuffix("Controller") && name != "searchDisplayController"
      && document.attribute(element, "key") == nil
  }

  func elementName(_ element: Int) -> String {
    let name = document.attribute(element, "customClass") ?? document.name(element)
    return document.attribute(element, "id").map { "\(name) \($0)" } ?? name
  }

  // MARK: Parts

  /// The containers of objects: one a scene, or the one of a xib.
  private var objectLists: [Int] {
    guard let scenes = document.child(document.root, named: "scenes") else {
      return [document.child(document.root, named: "objects")].compactMap { $0 }
    }
    return document.children(scenes).compactMap { document.child($0, named: "objects") }
  }

  /// What can be chosen: controllers of a storyboard, views of a xib.
  var candidates: [Int] {
    objectLists.flatMap { list in
      document.children(list).filter { isStoryboard ? isController($0) : isView($0) }
    }
  }

  /// The screens of the file.
  var parts: [ImportPart] {
    let initial = document.attribute(document.root, "initialViewController")
    return candidates.map { element in
      let id = document.attribute(element, "id") ?? ""
      let title =
        document.attribute(element, "title") ?? document.attribute(element, "storyboardIdentifier")
        ?? document.attribute(element, "userLabel") ?? ""
      let className =
        document.attribute(element, "customClass")
        ?? (isStoryboard
          ? IBLore.controllerClass(document.name(element))
          : IBLore.classes[document.name(element)] ?? document.name(element))
      let root = isStoryboard ? document.child(element, key: "view") : element
      return ImportPart(
        id: id.madePlain, title: title.madePlain, className: className.madePlain,
        views: root.map { countViews($0) } ?? 0, line: document.line(element), isInitial: id == initial)
    }
  }

  private func countViews(_ root: Int) -> Int {
    var count = 0
    var open = [root]
    while let element = open.popLast() {
      if isView(element) { count += 1 }
      open += document.children(element)
    }
    return count
  }

  /// The element that a word chooses; nil when there is a choice to make.
  func chosen(_ part: String?) throws(ImportFailure) -> Int? {
    let all = candidates
    guard let part else {
      if !isStoryboard, let owner = elements["-1"], let view = outlet("view", of: owner), isView(view) {
        return view
      }
      return all.count == 1 ? all[0] : nil
    }
    for attribute in ["id", "storyboardIdentifier", "customClass", "title", "userLabel"] as [StaticString] {
      if let found = all.first(where: { document.attribute($0, attribute) == part }) { return found }
    }
    for element in all where isStoryboard {
      let list = Int(document.elements[element].parent)
      let scene = list >= 0 ? Int(document.elements[list].parent) : -1
      if scene >= 0, document.attribute(scene, "sceneID") == part { return element }
      if let view = document.child(element, key: "view"), document.attribute(view, "id") == part {
        return element
      }
    }
    // A view inside of a screen is a screen of its own.
    if let element = elements[part], isView(element) { return element }
    let ids = all.compactMap { document.attribute($0, "id") }
    throw ImportFailure(.noSuchPart(part, near: ids.first { $0.lowercased() == part.lowercased() }))
  }

  /// The element to which an outlet leads.
  func outlet(_ name: StaticString, of element: Int) -> Int? {
    guard let connections = document.child(element, named: "connections") else { return nil }
    for connection in document.children(connections) where document.has(connection, name: "outlet") {
      if document.attribute(connection, "property", is: name),
        let id = document.attribute(connection, "destination")
      {
        return elements[id]
      }
    }
    return nil
  }

  // MARK: Reading

  /// Reads the screen that a word chooses; nil when there is a choice to make.
  mutating func read(_ part: String?) throws(ImportFailure) -> ImportedTree? {
    guard !candidates.isEmpty else { throw ImportFailure(.noViews, line: document.line(document.root)) }
    guard let element = try chosen(part) else { return nil }
    tree.report.part = (document.attribute(element, "id") ?? "").madePlain
    if isView(element) {
      try readView(element)
    } else {
      try readController(element)
    }
    guard tree.nodes.contains(where: { !$0.isAdded }) else {
      throw ImportFailure(.noViews, line: document.line(element))
    }
    try readFragments(beside: element)
    readRecognizers(beside: element)
    readConnections()
    readOutlets()
    countAttributes()
    try Roots.arrange(&tree)
    if !templates.isEmpty { tree.templatePlaces = templates }
    return tree
  }

  private mutating func readView(_ element: Int) throws(ImportFailure) {
    let root = try build(element, parent: -1, frame: nil, depth: 1)
    guard !isStoryboard, let owner = elements["-1"], outlet("view", of: owner) == element else { return }
    _ = addController(owner, view: root, parent: nil)
  }

  private mutating func readController(_ element: Int) throws(ImportFailure) {
    if let view = document.child(element, key: "view") {
      let root = try build(view, parent: -1, frame: nil, depth: 1)
      embed(element, root)
      // The embedded controllers were found while the views were made; their parent is this one.
      return
    }
    try buildContainer(element, parent: -1, frame: Rect(origin: .zero, size: canvas), depth: 1, path: [])
  }

  private mutating func embed(_ element: Int, _ root: Int) {
    _ = addController(element, view: root, parent: nil)
  }

  /// Makes a controller known, or gives one that is known a view.
  @discardableResult
  mutating func addController(_ element: Int, view: Int?, parent: Int?) -> Int {
    if let place = controllers[element] {
      if let view { tree.controllers[place].view = view }
      if let parent, parent != place { tree.controllers[place].parent = parent }
      return place
    }
    var own = ImportedController()
    own.key = document.attribute(element, "id") ?? ""
    own.line = document.line(element)
    let name = document.name(element)
    let plain =
      name == "placeholder" || name == "customObject" ? "UIViewController" : IBLore.controllerClass(name)
    own.base = plain
    own.className = fullClass(element) ?? plain
    own.handle = document.attribute(element, "storyboardIdentifier")
    if name == "placeholder", document.attribute(element, "customClass") == nil { own.handle = "owner" }
    (own.view, own.parent) = (view, parent)
    tree.controllers.append(own)
    controllers[element] = tree.controllers.count - 1
    return tree.controllers.count - 1
  }

  /// The custom class with its module.
  func fullClass(_ element: Int) -> String? {
    guard let name = document.attribute(element, "customClass"), !name.isEmpty else { return nil }
    guard let module = document.attribute(element, "customModule"), !module.isEmpty else { return name }
    return "\(module).\(name)"
  }
}
