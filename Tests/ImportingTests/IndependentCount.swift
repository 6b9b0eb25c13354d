import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Foundation's parser is used by one test at a time: libxml2's handlers of errors are the process's.
enum FoundationParsing {
  static let lock = NSLock()
}

/// Counts the views of Interface Builder files by its own rules, with Foundation's parser.
///
/// A view is what has a frame, or has the name of a view and an id. What stands below it without another view in
/// between is inside of it; connections and runtime attributes hold none. A container view also holds what it embeds.
final class IndependentCount: NSObject, XMLParserDelegate {
  final class Node {
    let name: String
    let attributes: [String: String]
    weak var parent: Node?
    var children: [Node] = []
    init(_ name: String, _ attributes: [String: String], _ parent: Node?) {
      (self.name, self.attributes, self.parent) = (name, attributes, parent)
    }
    var all: [Node] { [self] + children.flatMap(\.all) }
    func child(_ name: String) -> Node? { children.first { $0.name == name } }
  }

  private var root: Node?
  private var current: Node?
  private var ids: [String: Node] = [:]
  private var excluded: Set<String> = []

  static let names: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl",
    "stepper",
    "pageControl", "progressView", "activityIndicatorView", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionView", "collectionViewCell", "collectionReusableView", "stackView",
    "containerView", "mapView", "webView", "wkWebView", "datePicker", "pickerView", "searchBar",
    "navigationBar",
    "toolbar", "tabBar", "visualEffectView", "glkView", "mtkView", "sceneKitView", "skView", "arskView",
    "arscnView",
    "control", "window", "refreshControl", "inputView",
  ]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    FoundationParsing.lock.withLock { _ = parser.parse() }
    for node in root?.all ?? [] {
      if node.name == "exclude", let mask = node.parent, mask.attributes["key"] == "subviews",
        mask.parent?.attributes["key"] == "default", let id = node.attributes["reference"]
      {
        excluded.insert(id)
      }
      guard let id = node.attributes["id"], ids[id] == nil,
        !["constraint", "outlet", "action", "segue", "outletCollection"].contains(node.name)
      else { continue }
      ids[id] = node
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let node = Node(name, attributes, current)
    current?.children.append(node)
    if root == nil { root = node }
    current = node
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    current = current?.parent
  }

  /// The screens with their numbers of views: the controllers of a storyboard, the top-level views of a xib.
  var screens: [(id: String, views: Int)] {
    guard let root else { return [] }
    if let scenes = root.child("scenes") {
      return scenes.children.compactMap { $0.child("objects") }.flatMap { objects in
        objects.children.filter(isController).map { controller in
          let beside = objects.children.filter { $0 !== controller && !isController($0) && isView($0) }
          let items = controller.children.filter { $0.name == "navigationItem" }.flatMap(below)
          let own: Int
          if let view = view(of: controller) {
            own = count(view, [controller])
          } else {
            own = container(controller, [])
          }
          return (controller.attributes["id"] ?? "", own + (beside + items).reduce(0) { $0 + count($1, []) })
        }
      }
    }
    return (root.child("objects")?.children ?? []).filter(isView).map {
      ($0.attributes["id"] ?? "", count($0, []))
    }
  }

  private func isView(_ node: Node) -> Bool {
    if node.children.contains(where: {
      ["frame", "frameInset"].contains($0.attributes["key"]) && ["rect", "frame"].contains($0.name)
    }) {
      return true
    }
    return IndependentCount.names.contains(node.name) && node.attributes["id"] != nil
  }

  private func isController(_ node: Node) -> Bool {
    node.name.hasSuffix("Controller") && node.attributes["key"] == nil
      && node.name != "searchDisplayController"
  }

  private func view(of controller: Node) -> Node? {
    controller.children.first { $0.attributes["key"] == "view" }
  }

  private func below(_ node: Node) -> [Node] {
    node.children.flatMap { child -> [Node] in
      if child.name == "connections" || child.name == "userDefinedRuntimeAttributes" { return [] }
      guard isView(child) else { return below(child) }
      return node.name == "subviews" && excluded.contains(child.attributes["id"] ?? "") ? [] : [child]
    }
  }

  private func content(_ controller: Node) -> Node? {
    let first = controller.child("connections")?.children.first {
      $0.name == "segue" && $0.attributes["kind"] == "relationship"
        && ["rootViewController", "viewControllers", "masterViewController"].contains(
          $0.attributes["relationship"] ?? "")
    }
    return first?.attributes["destination"].flatMap { ids[$0] }
  }

  private func count(_ view: Node, _ path: [Node]) -> Int {
    var number = 1 + below(view).reduce(0) { $0 + count($1, path) }
    for segue in view.child("connections")?.children ?? [] where segue.attributes["kind"] == "embed" {
      guard let target = segue.attributes["destination"].flatMap({ ids[$0] }),
        target.name != "viewControllerPlaceholder",
        !path.contains(where: { $0 === target })
      else { continue }
      var shown: Node? = target
      while let own = shown, self.view(of: own) == nil {
        shown = content(own).flatMap { next in path.contains { $0 === next } ? nil : next }
      }
      guard let root = shown.flatMap({ self.view(of: $0) }) else { continue }
      number += count(root, path + [target])
      break
    }
    return number
  }

  private func container(_ controller: Node, _ path: [Node]) -> Int {
    var number = controller.children.filter { isView($0) && $0.attributes["key"] != nil }.reduce(0) {
      $0 + count($1, path)
    }
    guard let next = content(controller), next !== controller, next.name != "viewControllerPlaceholder",
      !path.contains(where: { $0 === next })
    else { return number }
    if let view = view(of: next) {
      number += count(view, path + [controller, next])
    } else {
      number += container(next, path + [controller])
    }
    return number
  }
}
