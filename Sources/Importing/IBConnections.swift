import Geometry
import SceneModel

// What a storyboard or a xib connects: actions, recognizers, outlets.

extension IBReader {
  /// The list of objects in which a screen stands.
  private func list(of element: Int) -> Int? {
    var current = element
    while current >= 0 {
      if document.has(current, name: "objects") { return current }
      current = Int(document.elements[current].parent)
    }
    return nil
  }

  /// Views that stand beside the screen in its scene: docked ones, and those of its navigation item.
  mutating func readFragments(beside element: Int) throws(ImportFailure) {
    guard isStoryboard, let list = list(of: element), isController(element) else { return }
    for other in document.children(list) where other != element && !isController(other) && isView(other) {
      try build(other, parent: -1, frame: nil, depth: 1, isDetached: true)
    }
    guard let item = document.child(element, named: "navigationItem") else { return }
    var open = [item]
    var found: [Int] = []
    while let here = open.popLast() {
      for child in document.children(here) {
        if isView(child) { found.append(child) } else { open.append(child) }
      }
    }
    for view in found.sorted() { try build(view, parent: -1, frame: nil, depth: 1, isDetached: true) }
  }

  // MARK: Recognizers

  /// The recognizers that the views name, and those of the screen's list that none does.
  mutating func readRecognizers(beside element: Int) {
    var owners: [String: Int] = [:]
    for (own, place) in nodes.sorted(by: { $0.value < $1.value }) {
      guard let connections = document.child(own, named: "connections") else { continue }
      for connection in document.children(connections)
      where document.has(connection, name: "outletCollection")
        && document.attribute(connection, "property", is: "gestureRecognizers")
      {
        guard let id = document.attribute(connection, "destination") else { continue }
        guard let recognizer = elements[id] else {
          tree.report.warn(.unresolved(id: id, by: elementName(own)), line: document.line(connection))
          continue
        }
        if owners[id] == nil {
          owners[id] = place
          addRecognizer(recognizer, on: place)
        }
      }
    }
    guard let list = list(of: element) else { return }
    for object in document.children(list) where IBLore.recognizerKind(document.name(object)) != nil {
      guard let id = document.attribute(object, "id"), owners[id] == nil, !isNamedAnywhere(id) else {
        continue
      }
      tree.report.warn(.inertRecognizer(elementName(object)), line: document.line(object))
    }
  }

  private func isNamedAnywhere(_ id: String) -> Bool {
    document.elements.indices.contains { element in
      document.has(element, name: "outletCollection") && document.attribute(element, "destination") == id
    }
  }

  private mutating func addRecognizer(_ element: Int, on view: Int) {
    guard let kind = IBLore.recognizerKind(document.name(element)) else { return }
    var state = RecognizerState(kind)
    func whole(_ name: StaticString) -> Int? {
      document.number(element, name).flatMap { $0.isFinite && $0 >= 0 && $0 <= 100 ? Int($0) : nil }
    }
    if let taps = whole("numberOfTapsRequired") { state.taps = taps }
    if let touches = whole("numberOfTouchesRequired") ?? whole("minimumNumberOfTouches") {
      state.touches = max(1, touches)
    }
    if let minimum = document.number(element, "minimumPressDuration"), minimum.isFinite, minimum >= 0,
      minimum <= 86_400
    {
      state.minimum = minimum
    }
    switch document.attribute(element, "direction") {
    case "left": state.direction = .left
    case "up": state.direction = .up
    case "down": state.direction = .down
    default: break
    }
    if kind == .edgepan, let edge = document.child(element, named: "rectEdge") {
      let sides: [(StaticString, Sides)] = [
        ("left", .left), ("right", .right), ("top", .up), ("bottom", .down),
      ]
      for (name, side) in sides where document.attribute(edge, name, is: "YES") { state.edges.insert(side) }
    }
    if document.attribute(element, "enabled", is: "NO") { state.isEnabled = false }
    if document.attribute(element, "cancelsTouchesInView", is: "NO") { state.cancelsTouchesInView = false }
    if document.attribute(element, "delaysTouchesBegan", is: "YES") { state.delaysTouchesBegan = true }
    if document.attribute(element, "delaysTouchesEnded", is: "NO") { state.delaysTouchesEnded = false }
    var own = ImportedRecognizer(state: state, view: view)
    own.key = document.attribute(element, "id") ?? ""
    own.line = document.line(element)
    own.handle = outletNames[own.key] ?? document.attribute(element, "userLabel")
    for action in actions(of: element) {
      guard let selector = document.attribute(action, "selector"), let target = target(of: action, element)
      else {
        continue
      }
      if case .firstResponder = target {
        tree.report.warn(
          .nilTarget(selector: selector, of: elementName(element)), line: document.line(action))
        own.actions.append((selector, .print("\(selector) -> First Responder")))
      } else {
        own.actions.append((selector, target))
      }
    }
    if own.actions.isEmpty {
      tree.report.warn(.idleRecognizer(elementName(element)), line: document.line(element))
    }
    tree.recognizers.append(own)
  }

  // MARK: Actions

  private func actions(of element: Int) -> [Int] {
    guard let connections = document.child(element, named: "connections") else { return [] }
    return document.children(connections).filter { document.has($0, name: "action") }
  }

  /// What an action leads to; nil for what is not here.
  private mutating func target(of connection: Int, _ owner: Int) -> ImportedTarget? {
    guard let id = document.attribute(connection, "destination") else { return nil }
    guard let element = elements[id] else {
      tree.report.warn(.unresolved(id: id, by: elementName(owner)), line: document.line(connection))
      return nil
    }
    if document.has(element, name: "placeholder") {
      if document.attribute(element, "placeholderIdentifier", is: "IBFirstResponder") || id == "-2" {
        return .firstResponder
      }
      return .controller(addController(element, view: nil, parent: nil))
    }
    if document.has(element, name: "exit") { return .print("unwind") }
    if let place = nodes[element] { return .node(place) }
    if isController(element) || document.has(element, name: "customObject") {
      return .controller(addController(element, view: nil, parent: nil))
    }
    tree.report.warn(.unresolved(id: id, by: elementName(owner)), line: document.line(connection))
    return nil
  }

  /// The actions and segues of the views.
  mutating func readConnections() {
    for (element, place) in nodes.sorted(by: { $0.value < $1.value }) {
      guard let connections = document.child(element, named: "connections") else { continue }
      for connection in document.children(connections) {
        if document.has(connection, name: "action") {
          readAction(connection, of: element, place)
        } else if document.has(connection, name: "segue"),
          !document.attribute(connection, "kind", is: "embed")
        {
          readSegue(connection, of: element, place)
        }
      }
    }
  }

  private func isControl(_ place: Int) -> Bool {
    [
      "UIButton", "UIControl", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
      "UITextField", "UIDatePicker", "UIRefreshControl",
    ].contains(tree.nodes[place].base ?? "")
  }

  private mutating func readAction(_ connection: Int, of element: Int, _ place: Int) {
    let line = document.line(connection)
    guard let selector = document.attribute(connection, "selector") else { return }
    let event = document.attribute(connection, "eventType") ?? "touchUpInside"
    guard isControl(place), IBLore.events.contains(event) else {
      tree.report.ignored.add("actions of no control", line: line)
      return
    }
    guard let target = target(of: connection, element) else { return }
    switch target {
    case .firstResponder:
      tree.report.warn(.nilTarget(selector: selector, of: elementName(element)), line: line)
      tree.actions.append((place, event, selector, target))
    case .print(let text): tree.actions.append((place, event, "", .print("\(selector) \(text)")))
    default: tree.actions.append((place, event, selector, target))
    }
    tree.report.used.add("action", line: line)
  }

  private mutating func readSegue(_ connection: Int, of element: Int, _ place: Int) {
    let line = document.line(connection)
    guard isControl(place) else {
      tree.report.ignored.add("segues of no control", line: line)
      return
    }
    let kind = document.attribute(connection, "kind") ?? "show"
    let id = document.attribute(connection, "destination") ?? ""
    let name =
      elements[id].flatMap { document.attribute($0, "title") ?? document.attribute($0, "customClass") } ?? id
    tree.actions.append((place, "touchUpInside", "", .print("segue \(kind) -> \(name)")))
    tree.report.used.add("segue", line: line)
  }

  // MARK: Outlets

  /// Outlets between what is here, as names that code may use.
  mutating func readOutlets() {
    let owners =
      controllers.map { (element: $0.key, target: ImportedTarget.controller($0.value), order: $0.value) }
      + nodes.map { (element: $0.key, target: ImportedTarget.node($0.value), order: $0.value + 1_000_000) }
    for owner in owners.sorted(by: { $0.order < $1.order }) {
      guard let connections = document.child(owner.element, named: "connections") else { continue }
      var lists: [(name: String, targets: [ImportedTarget])] = []
      for connection in document.children(connections) {
        let isList = document.has(connection, name: "outletCollection")
        guard isList || document.has(connection, name: "outlet"),
          let name = document.attribute(connection, "property"), name != "gestureRecognizers", name != "view",
          let id = document.attribute(connection, "destination")
        else { continue }
        guard let element = elements[id] else {
          tree.report.warn(
            .unresolved(id: id, by: elementName(owner.element)), line: document.line(connection))
          continue
        }
        guard let target = known(element) else { continue }
        if isList {
          if let place = lists.firstIndex(where: { $0.name == name }) {
            lists[place].targets.append(target)
          } else {
            lists.append((name, [target]))
          }
        } else {
          tree.outlets.append((owner.target, name, [target], false))
        }
        tree.report.used.add("outlet", line: document.line(connection))
      }
      for list in lists { tree.outlets.append((owner.target, list.name, list.targets, true)) }
    }
  }

  private func known(_ element: Int) -> ImportedTarget? {
    if let place = nodes[element] { return .node(place) }
    if let place = controllers[element] { return .controller(place) }
    let id = document.attribute(element, "id")
    if let place = tree.recognizers.firstIndex(where: { $0.key == id }) { return .recognizer(place) }
    return nil
  }

  // MARK: What was left

  /// Counts what says nothing about touches.
  mutating func countAttributes() {
    var constraints = 0
    var colors = 0
    for (element, _) in nodes {
      for child in document.children(element) {
        if document.has(child, name: "constraints") { constraints += document.children(child).count }
        if document.has(child, name: "color") { colors += 1 }
      }
    }
    if constraints > 0 { tree.report.ignored.add("constraints", line: 0, count: constraints) }
    if colors > 0 { tree.report.ignored.add("colors", line: 0, count: colors) }
  }
}
