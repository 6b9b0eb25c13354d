import Geometry
import SceneModel

// Views of a storyboard or a xib.

extension IBReader {
  /// A view that waits to be made.
  private struct Waiting {
    var element: Int
    var parent: Int
    /// A frame that takes the stored one's place.
    var frame: Rect?
    var depth: Int
    var isDetached = false
    /// The controllers whose views it stands in, by which circles are found.
    var path: [Int]
    /// The controller whose root view it is.
    var controller: Int?
    /// The controller in which that one is embedded.
    var owner: Int?
  }

  /// Makes a view and all below it; the place of the root.
  @discardableResult
  mutating func build(
    _ root: Int, parent: Int, frame: Rect?, depth: Int, path: [Int] = [], isDetached: Bool = false
  ) throws(ImportFailure) -> Int {
    var first: Int?
    let owner = self.owner(of: root)
    var stack = [
      Waiting(
        element: root, parent: parent, frame: frame, depth: depth, isDetached: isDetached,
        path: path + (owner.map { [$0] } ?? []))
    ]
    while let waiting = stack.popLast() {
      guard waiting.depth <= ImportLimit.depth else {
        throw ImportFailure(.tooDeep(limit: ImportLimit.depth), line: document.line(waiting.element))
      }
      let place = try add(waiting.element, waiting.parent, waiting.frame, isDetached: waiting.isDetached)
      first = first ?? place
      if !waiting.isDetached { tree.report.depth = max(tree.report.depth, waiting.depth) }
      if let controller = waiting.controller {
        let above = waiting.owner.map { addController($0, view: nil, parent: nil) }
        addController(controller, view: place, parent: above)
      }
      stack += inside(waiting, place).reversed()
    }
    return first ?? parent
  }

  /// The controller to whose scene a root view belongs.
  private func owner(of root: Int) -> Int? {
    let parent = Int(document.elements[root].parent)
    return parent >= 0 && isController(parent) ? parent : nil
  }

  /// The views directly inside of one, from back to front.
  private mutating func inside(_ waiting: Waiting, _ place: Int) -> [Waiting] {
    let element = waiting.element
    var back: [Waiting] = []
    var result: [Waiting] = []
    func waits(_ child: Int, detached: Bool = false) -> Waiting {
      Waiting(
        element: child, parent: detached ? -1 : place, frame: nil, depth: detached ? 1 : waiting.depth + 1,
        isDetached: detached || waiting.isDetached, path: waiting.path)
    }
    let isCollection = document.has(element, name: "collectionView")
    for child in document.children(element) {
      switch document.name(child) {
      case "subviews":
        for view in document.children(child) where isView(view) {
          if let id = document.attribute(view, "id"), excluded.contains(id) {
            tree.report.warn(.notInstalled(view: elementName(view)), line: document.line(view))
          } else {
            result.append(waits(view))
          }
        }
      case "sections":
        for section in document.children(child) {
          for part in document.children(section) {
            if document.has(part, name: "cells") {
              result += document.children(part).filter { isView($0) }.map { waits($0) }
            } else if isView(part) {
              result.append(waits(part))
            }
          }
        }
      case "prototypes", "cells":
        result += document.children(child).filter { isView($0) }.map { waits($0, detached: true) }
      case "items", "navigationItem":
        result += keyedViews(below: child).map { waits($0, detached: true) }
      case "variation": noteVariation(child)
      case let name where isView(child):
        let key = document.attribute(child, "key") ?? ""
        if isCollection && key.hasPrefix("section") || key == "selectedBackgroundView" {
          result.append(waits(child, detached: true))
        } else if key == "backgroundView" {
          back.append(waits(child))
        } else {
          _ = name
          result.append(waits(child))
        }
      case let name:
        if !IBLore.ignored.contains(name) { tree.report.unknown.add(name, line: document.line(child)) }
      }
    }
    if let embedded = embedded(in: waiting, place) { result.append(embedded) }
    return back + result
  }

  /// titleView, customView: views of bar items, which stand in bars at run time.
  private func keyedViews(below element: Int) -> [Int] {
    var result: [Int] = []
    var open = [element]
    while let here = open.popLast() {
      for child in document.children(here) {
        if isView(child) { result.append(child) } else { open.append(child) }
      }
    }
    return result.sorted()
  }

  private mutating func noteVariation(_ element: Int) {
    guard let key = document.attribute(element, "key"), key != "default" else { return }
    tree.report.warn(.variation(key: key), line: document.line(element))
  }

  /// The root view of the controller that a container view embeds.
  private mutating func embedded(in waiting: Waiting, _ place: Int) -> Waiting? {
    guard let connections = document.child(waiting.element, named: "connections") else { return nil }
    for segue in document.children(connections)
    where document.has(segue, name: "segue") && document.attribute(segue, "kind", is: "embed") {
      guard let id = document.attribute(segue, "destination") else { continue }
      guard let controller = elements[id] else {
        tree.report.warn(.unresolved(id: id, by: elementName(waiting.element)), line: document.line(segue))
        continue
      }
      if document.has(controller, name: "viewControllerPlaceholder") {
        tree.report.warn(
          .external(
            view: elementName(waiting.element),
            storyboard: document.attribute(controller, "storyboardName") ?? ""),
          line: document.line(segue))
        continue
      }
      guard !waiting.path.contains(controller) else {
        tree.report.warn(.embedCircle(controller: elementName(controller)), line: document.line(segue))
        continue
      }
      guard let view = rootView(of: controller, path: waiting.path) else { continue }
      let size = tree.nodes[place].frame?.size ?? canvas
      return Waiting(
        element: view, parent: place, frame: Rect(origin: .zero, size: size), depth: waiting.depth + 1,
        isDetached: waiting.isDetached, path: waiting.path + [controller], controller: controller,
        owner: waiting.path.last)
    }
    return nil
  }

  /// The view that a controller shows: its own, or that of the first one that it contains.
  private func rootView(of controller: Int, path: [Int]) -> Int? {
    var current = controller
    for _ in 0..<16 {
      if let view = document.child(current, key: "view") { return view }
      guard let next = content(of: current), next != controller, !path.contains(next) else { return nil }
      current = next
    }
    return nil
  }

  /// The controller that a navigation or tab bar controller shows first.
  private func content(of controller: Int) -> Int? {
    guard let connections = document.child(controller, named: "connections") else { return nil }
    for segue in document.children(connections) where document.attribute(segue, "kind", is: "relationship") {
      guard
        ["rootViewController", "viewControllers", "masterViewController"].contains(
          document.attribute(segue, "relationship") ?? "")
      else { continue }
      if let id = document.attribute(segue, "destination"), let element = elements[id] { return element }
    }
    return nil
  }

  /// A controller without a view of its own: the screen that it shows at first, and its bars.
  mutating func buildContainer(
    _ element: Int, parent: Int, frame: Rect, depth: Int, path: [Int]
  ) throws(ImportFailure) {
    guard depth <= 64 else { return }
    var node = ImportedNode()
    node.className = "UILayoutContainerView"
    node.frame = frame
    node.parent = Int32(parent)
    node.isAdded = true
    node.line = Int32(document.line(element))
    let place = try tree.append(node)
    let own = addController(element, view: place, parent: nil)
    let inner = Rect(origin: .zero, size: frame.size)
    if let content = content(of: element), !path.contains(content), content != element {
      if document.has(content, name: "viewControllerPlaceholder") {
        tree.report.warn(
          .external(
            view: elementName(element), storyboard: document.attribute(content, "storyboardName") ?? ""),
          line: document.line(content))
      } else if let view = document.child(content, key: "view") {
        let root = try build(view, parent: place, frame: inner, depth: depth + 1, path: path + [element])
        addController(content, view: root, parent: own)
      } else {
        try buildContainer(content, parent: place, frame: inner, depth: depth + 1, path: path + [element])
        addController(content, view: nil, parent: own)
      }
    }
    for bar in document.children(element) where isView(bar) && document.attribute(bar, "key") != nil {
      let isHidden =
        document.has(bar, name: "navigationBar")
        && document.attribute(element, "navigationBarHidden", is: "YES")
        || document.has(bar, name: "toolbar") && !document.attribute(element, "toolbarHidden", is: "NO")
      let place = try build(bar, parent: place, frame: nil, depth: depth + 1, path: path)
      if isHidden { tree.nodes[place].flags.insert(.hidden) }
    }
  }

  // MARK: One view

  private mutating func add(
    _ element: Int, _ parent: Int, _ frame: Rect?, isDetached: Bool
  ) throws(ImportFailure) -> Int {
    var node = ImportedNode()
    let tag = document.name(element)
    node.parent = Int32(parent)
    node.line = Int32(clamping: document.line(element))
    node.key = document.attribute(element, "id") ?? ""
    node.isDetached = isDetached && parent < 0
    let plain = IBLore.classes[tag]
    if plain == nil { tree.report.warn(.unknownElement(tag), line: document.line(element)) }
    node.base = plain.flatMap { IBLore.bases[$0] ?? $0 } ?? "UIView"
    node.className = plain ?? "UIView"
    if let custom = fullClass(element) {
      node.className = custom
      node.assumed.insert(.code)
    }
    if tag == "window" { node.flags.insert(.window) }
    if let frame { node.frame = frame } else { node.frame = try storedFrame(of: element) }
    if node.frame == nil {
      if parent < 0, !isDetached {
        node.frame = Rect(origin: .zero, size: canvas)
      } else {
        node.assumed.insert(.frame)
        tree.report.warn(.noFrame(view: elementName(element)), line: document.line(element))
      }
    }
    readFlags(of: element, tag, into: &node)
    readWords(of: element, tag, into: &node)
    readRuntimeAttributes(of: element, into: &node)
    let place = try tree.append(node)
    nodes[element] = place
    if node.isDetached { templates.append(place) }
    return place
  }

  private mutating func storedFrame(of element: Int) throws(ImportFailure) -> Rect? {
    if let rect = document.child(element, key: "frame", named: "rect") {
      var numbers: [Double] = []
      for name in ["x", "y", "width", "height"] as [StaticString] {
        guard let text = document.attribute(rect, name) else { return nil }
        guard let value = Double(text) else {
          throw ImportFailure(.notANumber(field: "\(name)", value: text), line: document.line(rect))
        }
        guard value.isFinite else {
          throw ImportFailure(.notFinite(field: "frame"), line: document.line(rect))
        }
        if value.magnitude > ImportLimit.coordinate {
          tree.report.warn(.limited(field: "frame", view: elementName(element)), line: document.line(rect))
        }
        numbers.append(min(max(value, -ImportLimit.coordinate), ImportLimit.coordinate) + 0)
      }
      tree.report.used.add("frame", line: document.line(rect))
      return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    guard let inset = document.child(element, key: "frameInset", named: "frame") else { return nil }
    guard let x = document.number(inset, "minX"), let y = document.number(inset, "minY"),
      let width = document.number(inset, "width"), let height = document.number(inset, "height"),
      [x, y, width, height].allSatisfy({ $0.isFinite && $0.magnitude <= ImportLimit.coordinate })
    else { return nil }
    tree.report.used.add("frameInset", line: document.line(inset))
    return Rect(x, y, width, height)
  }

  private func isOff(_ element: Int, _ name: StaticString) -> Bool {
    document.attribute(element, name, is: "NO")
  }
  private func isOn(_ element: Int, _ name: StaticString) -> Bool {
    document.attribute(element, name, is: "YES")
  }

  private mutating func readFlags(of element: Int, _ tag: String, into node: inout ImportedNode) {
    let line = document.line(element)
    let switches: [(StaticString, Bool, ImportedNode.Flags)] = [
      ("hidden", true, .hidden), ("userInteractionEnabled", false, .interactionOff),
      ("clipsSubviews", true, .clips), ("multipleTouchEnabled", true, .multitouch),
      ("enabled", false, .disabled),
      ("scrollEnabled", false, .scrollOff), ("delaysContentTouches", false, .delaysOff),
      ("canCancelContentTouches", false, .cancelsOff), ("pagingEnabled", true, .paging),
      ("selected", true, .selected),
    ]
    for (name, value, flag) in switches where value ? isOn(element, name) : isOff(element, name) {
      node.flags.insert(flag)
      tree.report.used.add("\(name)", line: line)
    }
    if let text = document.attribute(element, "alpha") {
      if let alpha = Double(text), alpha.isFinite {
        node.alpha = min(1, max(0, alpha))
        tree.report.used.add("alpha", line: line)
      } else {
        tree.report.warn(.notANumber(field: "alpha", view: elementName(element)), line: line)
      }
    }
    if let tag = document.attribute(element, "tag").flatMap({ Int($0) }), tag.magnitude <= ImportLimit.tag {
      node.tag = tag
      tree.report.used.add("tag", line: line)
    }
    if isOn(element, "misplaced") { tree.report.warn(.misplaced(view: elementName(element)), line: line) }
    if isOn(element, "ambiguous") { tree.report.warn(.ambiguous(view: elementName(element)), line: line) }
    if tag == "label", styleLabels.contains(node.key),
      document.attribute(element, "userInteractionEnabled") == nil
    {
      node.flags.insert(.interactionOff)
      tree.report.warn(.cellLabel(view: elementName(element)), line: line)
    }
    if node.flags.contains(.hidden), node.parent >= 0, isArranged(element) {
      tree.report.warn(.collapsed(view: elementName(element)), line: line)
    }
  }

  private func isArranged(_ element: Int) -> Bool {
    let list = Int(document.elements[element].parent)
    let stack = list >= 0 ? Int(document.elements[list].parent) : -1
    return stack >= 0 && document.has(list, name: "subviews") && document.has(stack, name: "stackView")
  }

  private func readWords(of element: Int, _ tag: String, into node: inout ImportedNode) {
    node.text = document.attribute(element, "text") ?? document.attribute(element, "title")
    if tag == "button", node.text == nil {
      for child in document.children(element)
      where document.has(child, name: "state") || document.has(child, name: "buttonConfiguration") {
        node.text = node.text ?? document.attribute(child, "title") ?? longText(of: child)
      }
    }
    if node.text == nil { node.text = longText(of: element) }
    if node.text?.isEmpty ?? true { node.text = document.attribute(element, "placeholder") }
    node.text = node.text.map { String($0.prefix(200)) }
    let accessibility = document.child(element, named: "accessibility")
    node.handle =
      outletNames[node.key] ?? accessibility.flatMap { document.attribute($0, "identifier") }
      ?? document.attribute(element, "userLabel")
    if node.handle == nil, node.text == nil,
      let label = accessibility.flatMap({ document.attribute($0, "label") })
    {
      node.text = String(label.prefix(200))
    }
  }

  /// A text with line feeds or with attributes, which stands in an element of its own.
  private func longText(of element: Int) -> String? {
    for child in document.children(element) {
      if document.has(child, name: "string") || document.has(child, name: "mutableString") {
        let key = document.attribute(child, "key")
        if key == "text" || key == "title" || key == "content" { return document.text(child) }
      } else if document.has(child, name: "attributedString") {
        return document.children(child).filter { document.has($0, name: "fragment") }.map {
          document.attribute($0, "content") ?? longText(of: $0) ?? ""
        }.joined()
      }
    }
    return nil
  }

  private mutating func readRuntimeAttributes(of element: Int, into node: inout ImportedNode) {
    guard let list = document.child(element, named: "userDefinedRuntimeAttributes") else { return }
    for own in document.children(list) {
      guard let path = document.attribute(own, "keyPath") else { continue }
      let value = document.attribute(own, "value") ?? ""
      let number = document.children(own).first.flatMap { document.attribute($0, "value") }
      switch path {
      case "hidden": set(.hidden, value == "YES", &node)
      case "userInteractionEnabled": set(.interactionOff, value == "NO", &node)
      case "enabled": set(.disabled, value == "NO", &node)
      case "alpha":
        if let alpha = number.flatMap({ Double($0) }), alpha.isFinite { node.alpha = min(1, max(0, alpha)) }
      case "tag":
        if let tag = number.flatMap({ Int($0) }), tag.magnitude <= ImportLimit.tag { node.tag = tag }
      case "accessibilityIdentifier": if node.handle == nil, !value.isEmpty { node.handle = value }
      default:
        tree.report.ignored.add("runtime attributes", line: document.line(own))
        continue
      }
      tree.report.used.add(path, line: document.line(own))
    }
  }

  private func set(_ flag: ImportedNode.Flags, _ isOn: Bool, _ node: inout ImportedNode) {
    if isOn { node.flags.insert(flag) } else { node.flags.remove(flag) }
  }
}
