import Drawing
import Geometry
import Messaging
import SceneModel
import Session

// Objects as text: tree, list, info, chain.

extension Teller {
  /// What is not usual about an object, in a few words each.
  func traits(of id: ObjectID) -> [StyledText] {
    var traits: [StyledText] = []
    let kind = scene.kind(of: id)
    if kind.isView {
      if kind == .window {
        if scene.keyWindow == id { traits.append(looking(.key)) }
        if scene.level(of: id) != 0 { traits.append("level \(NumberText.of(scene.level(of: id)), .number)") }
      }
      if scene.hasFlag(.hidden, id) { traits.append(looking(.hiddenFlag).styled(.miss)) }
      let opacity = scene.placements[id.place].opacity
      if opacity != 1 {
        traits.append("alpha \(Numbers.text(Double(opacity), decimals: 6), .number)")
      }
      if scene.hasFlag(.interactionDisabled, id) { traits.append(looking(.interactionOff).styled(.miss)) }
      if scene.hasFlag(.disabled, id) { traits.append(looking(.disabled)) }
      traits += changedProperties(of: id)
    }
    let methods = scene.methods(of: id).map(\.method)
    if !methods.isEmpty { traits.append(looking(.overrides(methods.joined(separator: " ")))) }
    if kind.isView {
      let gestures = scene.recognizers(of: id)
      if !gestures.isEmpty { traits.append(looking(.gestures(names(gestures).joined(separator: ", ")))) }
      if let controller = scene.controller(of: id) { traits.append(looking(.controllerOf(name(controller)))) }
    }
    if scene.firstResponder == id { traits.append(looking(.isFirstResponder)) }
    return traits
  }

  /// Properties with another value than a fresh view of the class has, as the language writes them.
  private func changedProperties(of id: ObjectID) -> [StyledText] {
    let told: Set<Property> = [.hidden, .alpha, .interaction, .enabled, .level, .key, .transform, .offset]
    var parts: [StyledText] = []
    let origin = scene.bounds(of: id).origin
    if origin != .zero { parts.append("offset \(Numbers.text(origin), .number)") }
    for property in Property.allCases where !told.contains(property) {
      guard let value = scene.value(of: property, id), let plain = scene.defaultValue(of: property, id),
        value != plain
      else { continue }
      parts.append("\(property.rawValue) \(property == .color ? Numbers.text(value) : shown(value), .number)")
    }
    return parts
  }

  func treePage(_ roots: [ObjectID], _ limit: TreeLimit) -> Page {
    guard !roots.isEmpty else { return Page(lines: [looking(.emptyTree)]) }
    let folding = TreeFolding(scene, roots, limit: limit)
    // Beyond this depth, branches would leave no room for what stands on them.
    var outline = Outline(deepest: min(64, max(8, (max(width, 40) - 32) / 3)))
    for (line, depth) in folding.lines { outline.append(text(of: line), depth: depth) }
    var lines = outline.lines.map { $0.cut(to: max(width, 40)) }
    if folding.shown < folding.total {
      lines += wrap(looking(.treeShown(folding.shown, of: folding.total)).styled(.dim))
    }
    return Page(lines: lines)
  }

  private func text(of line: TreeFolding.Line) -> StyledText {
    switch line {
    case .view(let view): ([self.line(of: view)] + traits(of: view)).joined(separator: "  ")
    case .below(let count): looking(.below(count)).styled(.dim)
    case .alike(let views):
      looking(.alike(views.count, first: views.first.map(name) ?? "", last: views.last.map(name) ?? ""))
        .styled(.dim)
    }
  }

  private static let mostFound = 40

  func foundPage(_ text: String, _ ids: [ObjectID]) -> Page {
    guard !ids.isEmpty else { return Page(lines: wrap(looking(.foundNothing(text)))) }
    var lines: [StyledText] = []
    for id in ids.prefix(Teller.mostFound) {
      let isView = scene.kind(of: id).isView
      lines += wrap(([line(of: id)] + traits(of: id)).joined(separator: "  "))
      let path = isView ? scene.ancestry(of: id).dropFirst().reversed().map(name) : []
      guard !path.isEmpty else { continue }
      // Of a long way, the ends tell most.
      let shown = path.count > 8 ? path.prefix(3) + ["…"] + path.suffix(4) : path[...]
      lines += wrap("  " + looking(.foundIn(shown.joined(separator: " > "))).styled(.dim), hanging: 6)
    }
    if ids.count > Teller.mostFound { lines.append(looking(.foundMore(ids.count - Teller.mostFound))) }
    return Page(lines: lines)
  }

  func listPage() -> Page {
    var lines: [StyledText] = []
    for kind in ObjectKind.allCases {
      let ids = scene.objects.filter { scene.kind(of: $0) == kind }
      guard !ids.isEmpty else { continue }
      lines.append(looking(.kind(kind)).styled(.heading))
      var table = Table([.left, .left, .cut], indent: 2)
      for id in ids.sorted(by: { name($0) < name($1) }) {
        table.append("\(name(id), .name)", StyledText(scene.className(of: id)), listPlace(of: id, kind))
      }
      lines += table.lines(within: width)
    }
    return Page(lines: lines)
  }

  private func listPlace(of id: ObjectID, _ kind: ObjectKind) -> StyledText {
    switch kind {
    case .view, .window:
      let frame: StyledText = "\(NumberText.frame(scene.frame(of: id)), .number)"
      return frame
        + (scene.superview(of: id).map { scene(.inParent(name($0))) }
          ?? (kind == .view ? scene(.detached) : ""))
    case .controller: return scene.view(of: id).map { looking(.view(name($0))) } ?? ""
    case .recognizer: return scene.recognizer(id)?.view.map { scene(.on) + " \(name($0), .name)" } ?? ""
    default: return ""
    }
  }

  // MARK: info

  func infoPage(_ id: ObjectID) -> Page {
    var lines: [StyledText] = [line(of: id)]
    switch scene.kind(of: id) {
    case .view, .window: lines += viewFacts(id)
    case .controller: lines += controllerFacts(id)
    case .recognizer: lines = [recognizerLine(id)]
    default: break
    }
    lines += originLines(id)
    for source in scene.methods(of: id) { lines.append(looking(.overrides(source.method))) }
    let selectors = scene.selectors(of: id)
    if !selectors.isEmpty { lines.append(looking(.selectors(selectors))) }
    return Page(lines: wrap(lines)) + Page(lines: propertyTable(id))
  }

  private func viewFacts(_ id: ObjectID) -> [StyledText] {
    var lines: [StyledText] = []
    var place: [StyledText] = [
      scene.superview(of: id).map { looking(.superview(name($0))) } ?? looking(.noSuperview)
    ]
    if let window = scene.window(of: id), window != id {
      place.append(looking(.window(name(window))))
      let corners = Rect.bounding(scene.bounds(of: id).corners.map { scene.toScreen($0, of: id) })
      place.append(looking(.screenFrame(NumberText.frame(corners))))
    }
    if let controller = scene.controller(of: id) { place.append(looking(.controller(name(controller)))) }
    if let root = scene.rootController(of: id) { place.append(looking(.controller(name(root)))) }
    lines.append(place.joined(separator: ", "))
    let subviews = scene.subviews(of: id)
    if !subviews.isEmpty { lines.append(looking(.subviews(names(subviews)))) }
    lines += scene.recognizers(of: id).map(recognizerLine)
    if scene.actions.contains(where: { $0.control == id }) { lines += actionLines(id) }
    if scene.firstResponder == id { lines.append(looking(.isFirstResponder)) }
    return lines
  }

  private func controllerFacts(_ id: ObjectID) -> [StyledText] {
    var parts: [StyledText] = []
    if let view = scene.view(of: id) { parts.append(looking(.view(name(view)))) }
    if let parent = scene.parent(of: id) { parts.append(looking(.parent(name(parent)))) }
    let children = scene.controllersInOrder.filter { scene.parent(of: $0) == id }
    if !children.isEmpty { parts.append(looking(.children(names(children)))) }
    if let presenter = scene.presenter(of: id) { parts.append(looking(.presenter(name(presenter)))) }
    if let presented = scene.presented(by: id) { parts.append(looking(.presented(name(presented)))) }
    if let window = scene.windowsInOrder.first(where: { scene.rootController(of: $0) == id }) {
      parts.append(looking(.rootOf(name(window))))
    }
    return parts
  }

  private func propertyTable(_ id: ObjectID) -> [StyledText] {
    guard scene.kind(of: id).isView else { return [] }
    var table = Table([
      .init(title: looking(.columnProperty)), .init(title: looking(.columnUIKit)),
      .init(overflow: .cut, title: looking(.columnValue)), .init(title: looking(.columnDefault)),
    ])
    for property in Property.allCases {
      guard let value = scene.value(of: property, id) else { continue }
      let plain = scene.defaultValue(of: property, id)
      let mark = plain == nil ? StyledText() : plain == value ? looking(.yesDefault) : looking(.notDefault)
      let text =
        property == .alpha
        ? Numbers.text(value.numbers.first ?? 1, decimals: 6)
        : property == .color ? Numbers.text(value) : shown(value)
      table.append(
        "\(property.rawValue, .keyword)", "\(property.uikitName, .dim)", "\(text, .number)", mark)
    }
    return table.lines(within: width)
  }

  // MARK: chain

  func chainPage(_ links: [ChainLink]) -> Page {
    guard let first = links.first else { return Page() }
    var lines = [looking(.chain(name(first.responder))).styled(.heading)]
    var table = Table([.right, .left, .left, .wrapped], indent: 2)
    for (place, link) in links.enumerated() {
      let before = place > 0 ? name(links[place - 1].responder) : ""
      table.append(
        "\(place + 1, .dim)", "\(name(link.responder), .name)",
        StyledText(scene.className(of: link.responder)),
        words.link(link.reason, after: before))
    }
    lines += table.lines(within: width)
    lines.append("  " + looking(.chainEnd).styled(.dim))
    for note in chainNotes(links, in: scene) { lines.append("  " + words.note(note) { name($0) }) }
    return Page(lines: wrap(lines))
  }
}

/// What of a chain rests on rules that Apple does not document: what follows a presented controller (R51).
func chainNotes(_ links: [ChainLink], in scene: Scene) -> [Note] {
  let isPresented = links.contains {
    scene.kind(of: $0.responder) == .controller && scene.presenter(of: $0.responder) != nil
  }
  return isPresented ? [.undocumented(.presentation)] : []
}
