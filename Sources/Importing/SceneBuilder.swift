import Geometry
import SceneModel

/// A scene that was imported, and what is to be told about it.
public struct ImportedScene: Equatable, Sendable {
  /// The scene.
  public let scene: Scene
  /// What was read, left and guessed.
  public let report: ImportReport
}

/// Makes a scene of a tree.
struct SceneBuilder {
  private var tree: ImportedTree
  private var scene = Scene()
  private var ids: [ObjectID?]
  private var bases: [String] = []
  private var names: [String] = []
  private var handles = Handles()
  private var controllerIDs: [ObjectID?] = []
  private var recognizerIDs: [ObjectID?] = []
  /// What is known of a class, by its full name.
  private var lore: [String: (short: String, overrides: Bool)] = [:]
  /// Whether a class of the scene scrolls, and whether it is a control's.
  private var kinds: [String: (scrolls: Bool, controls: Bool)] = [:]
  /// The scene's name of a class, by its full one.
  private var classNames: [String: String] = [:]
  private var overriding: (classes: [String], views: Int) = ([], 0)
  private var custom: (classes: [String], views: Int) = ([], 0)
  private let isAccessibility: Bool

  init(_ tree: ImportedTree) {
    self.tree = tree
    ids = Array(repeating: nil, count: tree.nodes.count)
    isAccessibility = tree.report.format == .accessibility
  }

  /// Builds all of it.
  mutating func build() throws(ImportFailure) -> ImportedScene {
    for name in ["vc", "view", "window"] {
      if let id = scene.object(named: name) { try refusable { s throws(Refusal) in try s.remove(id) } }
    }
    if isAccessibility {
      try refusable { s throws(Refusal) in try s.setOption(.source, to: "accessibility") }
    }
    findBases()
    names = handles.names(of: tree, bases: bases)
    let preorder = self.preorder
    scene.reserve(tree.nodes.count)
    for place in preorder where tree.nodes[place].flags.contains(.window) { try makeWindow(place) }
    for place in preorder where !tree.nodes[place].flags.contains(.window) { try makeView(place) }
    if tree.nodes.isEmpty {
      // Controllers alone: their chain goes on to a window.
      let window = try made { s throws(Refusal) in try s.makeWindow("window", frame: Rect(0, 0, 320, 480)) }
      scene.makeKey(window)
    } else if let key = scene.windowsInOrder.first(where: { !scene.hasFlag(.hidden, $0) })
      ?? scene.windowsInOrder.first
    {
      scene.makeKey(key)
    }
    try makeControllers()
    try makeRecognizers()
    makeActions()
    makeOutlets()
    noteClasses()
    if !tree.templatePlaces.isEmpty {
      tree.report.warn(
        .templates(names: tree.templatePlaces.map { names[$0] }),
        line: Int(tree.nodes[tree.templatePlaces[0]].line))
    }
    tree.report.views = tree.nodes.count { !$0.isAdded }
    return ImportedScene(scene: scene, report: tree.report)
  }

  /// The views, each after its superview, the windows' roots in their order.
  private var preorder: [Int] {
    let count = tree.nodes.count
    var first = [Int32](repeating: -1, count: count)
    var next = [Int32](repeating: -1, count: count)
    for place in stride(from: count - 1, through: 0, by: -1) {
      let parent = Int(tree.nodes[place].parent)
      guard parent >= 0 else { continue }
      next[place] = first[parent]
      first[parent] = Int32(place)
    }
    var order: [Int] = []
    order.reserveCapacity(count)
    var open: [Int] = []
    let roots = tree.nodes.indices.filter { tree.nodes[$0].parent < 0 }
    for root in roots.filter({ !tree.nodes[$0].isDetached }) + roots.filter({ tree.nodes[$0].isDetached }) {
      open.append(root)
      while let place = open.popLast() {
        order.append(place)
        if next[place] >= 0, tree.nodes[place].parent >= 0 { open.append(Int(next[place])) }
        if first[place] >= 0 { open.append(Int(first[place])) }
      }
    }
    return order
  }

  // MARK: Refusals

  private mutating func refusable(_ change: (inout Scene) throws(Refusal) -> Void) throws(ImportFailure) {
    do {
      try change(&scene)
    } catch {
      throw ImportFailure(.refused("\(error)"))
    }
  }

  private mutating func made(_ make: (inout Scene) throws(Refusal) -> ObjectID) throws(ImportFailure)
    -> ObjectID
  {
    do {
      return try make(&scene)
    } catch {
      throw ImportFailure(.refused("\(error)"))
    }
  }

  // MARK: Classes

  private mutating func findBases() {
    bases.reserveCapacity(tree.nodes.count)
    var found: [String: String] = [:]
    for node in tree.nodes {
      if isAccessibility {
        bases.append("UIView")
        continue
      }
      let scrolls = node.content != nil || node.offset != .zero
      let isPlain = !scrolls && node.base == nil
      let key = isPlain ? node.className : node.className + (scrolls ? "+" : "-") + (node.base ?? "")
      if let base = found[key] {
        bases.append(base)
        continue
      }
      let (base, isGuess) = ClassLore.base(of: node.className, told: node.base, scrolls: scrolls)
      if isGuess, tree.report.format != .ib {
        tree.report.warn(
          .guessedBase(className: ClassLore.shortName(node.className), base: base), line: Int(node.line))
      }
      found[key] = base
      bases.append(base)
    }
  }

  /// The scene's class for a full name: its last component, which must fit the base.
  private mutating func sceneClass(_ full: String, base: String, root: String) -> String {
    let key = full == base ? full : full + ":" + base
    if let known = classNames[key] { return known }
    let short = ClassLore.shortName(full)
    if short == base, ClassLore.known.contains(short) {
      classNames[key] = base
      return base
    }
    var name = String(String.UnicodeScalarView(short.unicodeScalars.filter { $0 != "$" }))
    if name.isEmpty || !Scene.isName(name) { name = "View" }
    var result = base
    var number = 1
    while number < 100 {
      let wanted = number == 1 ? name : "\(name)_\(number)"
      if (try? scene.declareClass(wanted, base: base)) != nil {
        result = wanted
        break
      }
      number += 1
    }
    classNames[key] = result
    return result
  }

  // MARK: Views

  private mutating func makeWindow(_ place: Int) throws(ImportFailure) {
    let node = tree.nodes[place]
    let className = sceneClass(node.className, base: "UIWindow", root: "UIWindow")
    let name = names[place]
    let frame = node.frame ?? .zero
    let id = try made { s throws(Refusal) in
      try s.makeWindow(name, frame: frame, isHidden: node.flags.contains(.hidden), class: className)
    }
    ids[place] = id
    try setProperties(of: id, place, node)
  }

  private mutating func makeView(_ place: Int) throws(ImportFailure) {
    let node = tree.nodes[place]
    let className = sceneClass(node.className, base: bases[place], root: "UIView")
    let name = names[place]
    let parent = node.parent >= 0 ? ids[Int(node.parent)] : nil
    let id = try made { s throws(Refusal) in
      let id = try s.makeView(name, class: className)
      if let parent { try s.insert(id, into: parent) }
      return id
    }
    ids[place] = id
    try setProperties(of: id, place, node)
  }

  private mutating func setProperties(of id: ObjectID, _ place: Int, _ node: ImportedNode)
    throws(ImportFailure)
  {
    let flags = node.flags
    let isScroll = kind(of: id).scrolls
    try refusable { scene throws(Refusal) in
      if let transform = node.transform { try scene.setTransform(transform, of: id) }
      if let frame = node.frame {
        if let transform = node.transform, let size = TurnedSize.size(of: frame, under: transform) {
          try scene.setBounds(Rect(origin: .zero, size: size), of: id)
          try scene.setCenter(frame.center, of: id)
        } else {
          try scene.setFrame(frame, of: id)
        }
      }
      if node.offset != .zero { try scene.setOffset(node.offset, of: id) }
      if flags.contains(.hidden) { scene.setFlag(.hidden, true, of: id) }
      if !flags.contains(.interactionDefault) {
        scene.setFlag(.interactionDisabled, flags.contains(.interactionOff), of: id)
      }
      if !flags.contains(.clipsDefault) { scene.setFlag(.clips, flags.contains(.clips), of: id) }
      if flags.contains(.multitouch) { scene.setFlag(.multipleTouch, true, of: id) }
      if flags.contains(.exclusive) { scene.setFlag(.exclusiveTouch, true, of: id) }
      if flags.contains(.disabled), scene.has(.enabled, id) { scene.setFlag(.disabled, true, of: id) }
      if flags.contains(.selected), scene.has(.selected, id) { scene.setFlag(.selected, true, of: id) }
      if isScroll {
        if flags.contains(.scrollOff) { scene.setFlag(.scrollDisabled, true, of: id) }
        if flags.contains(.paging) { scene.setFlag(.paging, true, of: id) }
        if flags.contains(.delaysOff) { scene.setFlag(.noContentDelay, true, of: id) }
        if flags.contains(.cancelsOff) { scene.setFlag(.keepsContentTouches, true, of: id) }
        if let content = node.content { try scene.set(.content, of: id, to: .size(content)) }
      }
      if node.alpha != 1 { try scene.set(.alpha, of: id, to: .number(node.alpha)) }
      if node.tag != 0 { try scene.set(.tag, of: id, to: .number(Double(node.tag))) }
      if let text = node.text, !text.isEmpty { try scene.set(.text, of: id, to: .text(text.madePlain)) }
    }
    noteOrigin(of: id, place, node, isScroll: isScroll)
  }

  private mutating func noteOrigin(of id: ObjectID, _ place: Int, _ node: ImportedNode, isScroll: Bool) {
    guard !node.isAdded else { return }
    var origin = Origin()
    origin.id = node.key.madePlain
    origin.line = Int(node.line)
    let name = scene.className(of: id)
    if name != node.className { origin.className = node.className.madePlain }
    origin.assumed = node.assumed
    if isAccessibility {
      origin.assumed.formUnion([.hidden, .alpha, .interaction, .offset, .gestures])
    } else {
      let known = knowledge(of: node.className, base: bases[place])
      if known.overrides {
        origin.assumed.insert(.hitTest)
        overriding.views += 1
        note(known.short, in: &overriding.classes)
      } else if origin.assumed.contains(.code) {
        custom.views += 1
        note(known.short, in: &custom.classes)
      }
      if kind(of: id).controls,
        tree.report.format == .dump || tree.report.format == .chain
          || tree.report.format == .sentry || tree.report.format == .detox
      {
        origin.assumed.insert(.enabled)
      }
      if isScroll, node.content == nil { origin.assumed.insert(.content) }
      if !isScroll { origin.assumed.subtract([.offset, .content]) }
      // A scroll view brings its own recognizers, which are no mystery.
      if isScroll { origin.assumed.remove(.gestures) }
    }
    scene.setOrigin(origin, of: id)
  }

  private mutating func kind(of id: ObjectID) -> (scrolls: Bool, controls: Bool) {
    let name = scene.className(of: id)
    if let known = kinds[name] { return known }
    let kind = (scene.isKind(id, of: "UIScrollView"), scene.isKind(id, of: "UIControl"))
    kinds[name] = kind
    return kind
  }

  private mutating func knowledge(of className: String, base: String) -> (short: String, overrides: Bool) {
    if let known = lore[className] { return known }
    let known = (
      ClassLore.shortName(className),
      ClassLore.overridesHitTesting(className) || ClassLore.overridesHitTesting(base)
    )
    lore[className] = known
    return known
  }

  private func note(_ name: String, in classes: inout [String]) {
    if classes.count < 8, !classes.contains(name) { classes.append(name) }
  }

  private mutating func noteClasses() {
    if overriding.views > 0 {
      tree.report.warn(
        .overridesHitTesting(classes: overriding.classes.map(\.madePlain), views: overriding.views))
    }
    if custom.views > 0 {
      tree.report.warn(.ownCode(classes: custom.classes.map(\.madePlain), views: custom.views))
    }
  }

  // MARK: What stands beside the views

  private mutating func makeControllers() throws(ImportFailure) {
    for controller in tree.controllers {
      let base = ClassLore.controllerBase(of: controller.className, told: controller.base)
      let className = sceneClass(controller.className, base: base, root: "UIViewController")
      let word = controller.handle.flatMap { Handles.camelCase($0, limit: 40) }
      let name = handles.take(word ?? Handles.className(controller.className))
      let view = controller.view.flatMap { ids[$0] }
      let parent = controller.parent.flatMap { $0 < controllerIDs.count ? controllerIDs[$0] : nil }
      let id = try made { s throws(Refusal) in
        try s.makeController(
          name, view: view.flatMap { s.controller(of: $0) == nil ? $0 : nil }, parent: parent,
          class: className)
      }
      var origin = Origin()
      (origin.id, origin.line) = (controller.key.madePlain, controller.line)
      if scene.className(of: id) != controller.className { origin.className = controller.className.madePlain }
      scene.setOrigin(origin, of: id)
      controllerIDs.append(id)
    }
    for (place, controller) in tree.controllers.enumerated() {
      guard let presenter = controller.presenter, let id = controllerIDs[place],
        presenter < controllerIDs.count, let above = controllerIDs[presenter]
      else { continue }
      // A second one that somebody presents is not what UIKit does; the first stays.
      try? scene.noteOnly(id, presentedBy: above)
    }
    tree.report.controllers = tree.controllers.count
  }

  private mutating func makeRecognizers() throws(ImportFailure) {
    for recognizer in tree.recognizers {
      guard let view = ids[recognizer.view] else {
        recognizerIDs.append(nil)
        continue
      }
      let word = recognizer.handle.flatMap { Handles.camelCase($0, limit: 40) }
      let name = handles.take(word ?? Handles.className(recognizer.state.kind.className))
      let id = try made { s throws(Refusal) in try s.makeRecognizer(name, recognizer.state, on: view) }
      var origin = Origin()
      (origin.id, origin.line) = (recognizer.key.madePlain, recognizer.line)
      scene.setOrigin(origin, of: id)
      recognizerIDs.append(id)
      for action in recognizer.actions {
        switch action.target {
        case .print(let text): scene.updateRecognizer(id) { $0.actions.append(.print(text.madePlain)) }
        case .firstResponder: break
        default:
          guard let target = object(action.target), Scene.isSelector(action.selector) else { continue }
          scene.declare(target, respondsTo: action.selector)
          scene.updateRecognizer(id) { $0.actions.append(.send(selector: action.selector, to: target)) }
        }
        tree.report.actions += 1
      }
    }
    tree.report.recognizers = recognizerIDs.count { $0 != nil }
  }

  private func object(_ target: ImportedTarget) -> ObjectID? {
    switch target {
    case .node(let place): ids[place]
    case .controller(let place): place < controllerIDs.count ? controllerIDs[place] : nil
    case .recognizer(let place): place < recognizerIDs.count ? recognizerIDs[place] : nil
    case .firstResponder, .print: nil
    }
  }

  private mutating func makeActions() {
    for action in tree.actions {
      guard let control = ids[action.control] else { continue }
      let target: ActionTarget
      switch action.target {
      case .firstResponder: target = .firstResponder
      case .print(let text): target = .print(text.madePlain)
      default:
        guard let id = object(action.target) else { continue }
        target = .object(id)
      }
      let isPrint = if case .print = target { true } else { false }
      guard isPrint || Scene.isSelector(action.selector) else { continue }
      if case .object(let id) = target { scene.declare(id, respondsTo: action.selector) }
      scene.addAction(
        ControlAction(
          control: control, event: action.event, selector: isPrint ? "" : action.selector, target: target))
      tree.report.actions += 1
    }
  }

  private mutating func makeOutlets() {
    for outlet in tree.outlets where Scene.isName(outlet.name) {
      guard let owner = object(outlet.owner) else { continue }
      let targets = outlet.targets.compactMap(object)
      guard let first = targets.first else { continue }
      if outlet.isList {
        scene.bind(outlet.name, of: owner, to: .objects(targets))
      } else {
        scene.bind(outlet.name, of: owner, to: .object(first))
      }
    }
  }
}
