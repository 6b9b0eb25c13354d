// Longer than other files: in which order the lines are written, so that each finds what it needs, is one matter.

import CommandLanguage
import Geometry
import Messaging
import SceneModel
import Script

/// A scene as the commands that rebuild it: what `save` writes.
public enum SceneScript {
  /// The script, a command a line, beginning with `new`.
  public static func text(of scene: Scene) -> String {
    lines(of: scene).joined(separator: "\n") + "\n"
  }

  /// The commands.
  ///
  /// Reading them into a new session gives an equal scene, names and order included; but for code and values of `let`,
  /// which come by name.
  public static func lines(of scene: Scene) -> [String] {
    var writer = Writer(scene: scene)
    writer.write()
    return writer.lines
  }
}

/// Text in quotes, as the command language reads it.
func quoted(_ text: String) -> String {
  var result = "\""
  // Scalar by scalar: a quote with an accent is a quote.
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default:
      // What code has put there, and no line may hold.
      let value = scalar.value
      if value == 9 || value >= 0x20 && !(0x7F..<0xA0).contains(value) && value != 0xFFFD {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

private struct Writer {
  let scene: Scene
  /// What a new scene has; its objects have the same ids as long as they are there.
  let fresh = Scene()
  var lines: [String] = []
  /// Other names for views that are called by a name which is not there yet.
  private var aliases: [ObjectID: String] = [:]
  private var written: Set<String> = []
  /// The window in which views are made that stand nowhere, where the scene has none.
  private var home = ""
  /// A copy on which frames are tried: one for all views, for each copy of a large scene takes its time.
  private var trial: Scene

  init(scene: Scene) {
    self.scene = scene
    trial = scene
  }

  mutating func write() {
    lines.append("new")
    let wrapped = scene.options[.wrappers] == "on"
    // Scroll views are made by it, so it comes before them.
    if scene.options.isChanged(.scrollMultitouch) {
      lines.append("option \(Option.scrollMultitouch.rawValue) \(scene.options[.scrollMultitouch])")
    }
    writeOriginals()
    writeWindows()
    writeViews()
    writeControllers()
    if wrapped { lines.append("option wrappers on") }
    for option in Option.allCases
    where scene.options.isChanged(option) && option != .wrappers && option != .scrollMultitouch {
      lines.append("option \(option.rawValue) \(scene.options[option])")
    }
    writeRecognizers()
    let remade = orderOfMaking()
    writeActions(in: remade)
    writeValues(of: remade)
    writeCode(of: remade)
    writeOrigins(of: remade)
    for window in scene.windowsInOrder {
      if let first = scene.firstResponder(of: window), window == scene.keyWindow {
        lines.append("firstresponder \(name(first))")
      }
    }
  }

  /// The views that stand in no other: windows, and views that are detached, which have no order but their names'.
  private var roots: [ObjectID] {
    scene.windowsInOrder
      + scene.objects.filter { scene.kind(of: $0) == .view && scene.superview(of: $0) == nil }
      .sorted { scene.name(of: $0) < scene.name(of: $1) }
  }

  private func name(_ id: ObjectID) -> String { aliases[id] ?? scene.name(of: id) }

  private func number(_ value: Double) -> String {
    Numbers.exact(min(max(value, -exactLimit), exactLimit))
  }

  private func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: " ") }

  private func isOriginal(_ id: ObjectID) -> Bool { id.place < fresh.idCount }

  /// The objects of a new scene: gone, or by another name.
  private mutating func writeOriginals() {
    // Names are freed first: `view` may have become `root`, and another object `view`.
    var trial = fresh
    for id in fresh.objects where !scene.isAlive(id) && trial.isAlive(id) {
      // What stays must not go with what it stood in.
      for view in trial.subtree(of: id) where view != id && scene.isAlive(view) {
        lines.append("detach \(fresh.name(of: view))")
        trial.detach(view)
      }
      lines.append("remove \(fresh.name(of: id))")
      try? trial.remove(id)
    }
    var waiting = fresh.objects.filter { scene.isAlive($0) && scene.name(of: $0) != fresh.name(of: $0) }
    var taken = Set(fresh.objects.filter { scene.isAlive($0) }.map { fresh.name(of: $0) })
    while !waiting.isEmpty {
      if let place = waiting.firstIndex(where: { !taken.contains(name($0)) }) {
        let id = waiting.remove(at: place)
        lines.append("rename \(fresh.name(of: id)) \(name(id))")
        taken.remove(fresh.name(of: id))
        taken.insert(name(id))
      } else if let id = waiting.first {
        // A circle of names: one of them steps aside.
        let aside = scene.freeName("aside")
        lines.append("rename \(fresh.name(of: id)) \(aside)")
        taken.remove(fresh.name(of: id))
        waiting.removeFirst()
        lines.append("rename \(aside) \(name(id))")
      }
    }
  }

  private mutating func writeWindows() {
    for window in scene.windowsInOrder {
      if isOriginal(window) {
        // In front of the windows before it, as it was shown last.
        if window != scene.windowsInOrder.first { lines.append("front \(name(window))") }
        writeProperties(of: window, with: geometry(of: window))
      } else {
        let className = className(of: window, default: "UIWindow")
        lines.append("window \(name(window)) frame \(rect(limited(scene.frame(of: window))))\(className)")
        let parts = geometry(of: window)
        let isPlain = parts == ["frame \(rect(scene.frame(of: window)))"]
        writeProperties(of: window, with: isPlain ? [] : parts)
      }
    }
    if let key = scene.keyWindow {
      lines.append("set \(name(key)) key")
    } else if let first = scene.windowsInOrder.first {
      lines.append("set \(name(first)) key")
      lines.append("set \(name(first)) key off")
    }
  }

  /// A frame as commands take it: what lies further out, bounds and center say.
  private func limited(_ rect: Rect) -> Rect {
    func kept(_ value: Double) -> Double { min(max(value, -coordinateLimit), coordinateLimit) }
    return Rect(kept(rect.minX), kept(rect.minY), kept(rect.width), kept(rect.height))
  }

  private func rect(_ rect: Rect) -> String {
    numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private func className(of id: ObjectID, default plain: String) -> String {
    let name = scene.className(of: id)
    guard name != plain else { return "" }
    if ViewClass.builtIn.contains(where: { $0.name == name }) { return " as \(name)" }
    let base = scene.classes.first { $0.name == name }?.base ?? plain
    return " as \(name):\(base)"
  }

  /// The views, each after its superview, from back to front.
  private mutating func writeViews() {
    // Classes first, superclasses before subclasses: a class may be declared by a view that comes later.
    let roots = roots
    // A view can only be made in another: where all windows are gone, one is there as long as that takes.
    let isHomeless = scene.windowsInOrder.isEmpty && roots.contains { !isOriginal($0) }
    if isHomeless {
      home = scene.freeName("aside")
      lines.append("window \(home) frame 0 0 1 1")
    }
    for root in roots {
      for view in scene.subtree(of: root) where scene.kind(of: view) == .view && !scene.isWrapper(view) {
        let own = scene.name(of: view)
        if let dot = own.lastIndex(of: "."), !written.contains(String(own[..<dot])) {
          aliases[view] = scene.freeName("aside") + String(aliases.count)
        }
        written.insert(own)
        writeView(view, parent: scene.arrangedSuperview(of: view))
      }
    }
    for (view, alias) in aliases.sorted(by: { $0.value < $1.value }) {
      lines.append("rename \(alias) \(scene.name(of: view))")
    }
    aliases = [:]
    if isHomeless { lines.append("remove \(home)") }
  }

  private mutating func writeView(_ view: ObjectID, parent: ObjectID?) {
    if isOriginal(view) {
      if let parent { lines.append("move \(name(view)) to \(name(parent))") }
    } else {
      let place = (parent ?? scene.windowsInOrder.first).map { name($0) } ?? home
      let size = limited(scene.bounds(of: view)).size
      lines.append(
        "add \(name(view)) to \(place)"
          + " frame 0 0 \(number(size.width)) \(number(size.height))\(className(of: view, default: "UIView"))"
      )
    }
    writeProperties(of: view, with: geometry(of: view))
    if parent == nil { lines.append("detach \(name(view))") }
  }

  /// The frame where that says it all, else anchor, bounds, center and transform one by one.
  private mutating func geometry(of view: ObjectID) -> [String] {
    let pose = scene.pose(of: view)
    let bounds = scene.bounds(of: view)
    var parts: [String] = []
    if pose == .identity, scene.anchor(of: view) == Point(0.5, 0.5) {
      if let frame = writtenFrame(of: view) {
        parts.append("frame \(rect(frame))")
        if bounds.origin != .zero { parts.append("offset \(numbers([bounds.origin.x, bounds.origin.y]))") }
        return parts
      }
    }
    let anchor = scene.anchor(of: view)
    let center = scene.center(of: view)
    if anchor != Point(0.5, 0.5) { parts.append("anchor \(numbers([anchor.x, anchor.y]))") }
    parts.append("bounds \(rect(bounds))")
    parts.append("center \(numbers([center.x, center.y]))")
    let t = pose.transform
    if pose.shear != 0, pose == Pose(t) {
      parts.append("transform \(numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]))")
    } else {
      // A shear that was turned or scaled afterwards: no matrix says which part is which, least of all a flat one.
      if pose.shear != 0 { parts.append("transform \(numbers([1, 0, pose.shear, 1, 0, 0]))") }
      if pose.rotation != 0 { parts.append("rotate \(number(pose.rotation))") }
      if pose.scaleX != 1 || pose.scaleY != 1 { parts.append("scale \(numbers([pose.scaleX, pose.scaleY]))") }
      if pose.translateX != 0 || pose.translateY != 0 {
        parts.append("translate \(numbers([pose.translateX, pose.translateY]))")
      }
    }
    return parts
  }

  /// The frame with the fewest digits that gives the view's very center and bounds; nil where none does.
  ///
  /// A frame is computed from the center (R2), and so 484.333 may come back with digits that nobody wrote.
  private mutating func writtenFrame(of view: ObjectID) -> Rect? {
    let exact = scene.frame(of: view)
    for decimals in [3, 6, 9, 12] {
      var factor = 1.0
      for _ in 0..<decimals { factor *= 10 }
      let place = [exact.origin.x, exact.origin.y].map { ($0 * factor).rounded() / factor }
      let frame = Rect(place[0], place[1], scene.bounds(of: view).width, scene.bounds(of: view).height)
      if gives(frame, view) { return frame }
    }
    return gives(exact, view) ? exact : nil
  }

  private mutating func gives(_ frame: Rect, _ view: ObjectID) -> Bool {
    guard frame == limited(frame), (try? trial.setFrame(frame, of: view)) != nil else { return false }
    return trial.center(of: view) == scene.center(of: view)
      && trial.bounds(of: view) == scene.bounds(of: view)
  }

  private mutating func writeProperties(of id: ObjectID, with first: [String]) {
    var parts = first
    let geometric: Set<Property> = [
      .frame, .bounds, .center, .offset, .anchor, .rotate, .scale, .translate, .transform, .key,
    ]
    for property in Property.allCases where !geometric.contains(property) {
      guard let value = scene.value(of: property, id), value != scene.defaultValue(of: property, id) else {
        continue
      }
      switch value {
      case .bool(let isOn): parts.append("\(property.rawValue) \(isOn ? "on" : "off")")
      case .text(let text): parts.append("\(property.rawValue) \(property == .color ? text : quoted(text))")
      case .number(let alpha) where property == .alpha:
        parts.append("alpha \(Numbers.shortest(alpha))")
      default: parts.append("\(property.rawValue) \(numbers(value.numbers))")
      }
    }
    if !parts.isEmpty { lines.append("set \(name(id)) " + parts.joined(separator: " ")) }
  }

  private mutating func writeControllers() {
    let controllers = scene.controllersInOrder
    for controller in controllers {
      let view = scene.view(of: controller)
      let parent = scene.parent(of: controller)
      if isOriginal(controller), view == fresh.view(of: controller), parent == nil { continue }
      lines.append(
        "controller \(name(controller))" + (view.map { " for \(name($0))" } ?? "")
          + (parent.map { " in \(name($0))" } ?? "")
          + (isOriginal(controller) ? "" : className(of: controller, default: "UIViewController")))
    }
    for controller in controllers {
      guard let presenter = scene.presenter(of: controller) else { continue }
      guard isAsPresented(controller, by: presenter) else {
        lines.append("present \(name(controller)) from \(name(presenter)) inPlace")
        continue
      }
      lines.append("present \(name(controller)) from \(name(presenter))")
      if let view = scene.view(of: controller) { writeProperties(of: view, with: geometry(of: view)) }
    }
  }

  /// Whether the controller's view stands where `present` puts it: in front in the presenter's window.
  ///
  /// Dumps have it otherwise when they tell a view twice, or leave out the presenter's.
  private func isAsPresented(_ controller: ObjectID, by presenter: ObjectID) -> Bool {
    guard let view = scene.view(of: controller), let presenting = scene.view(of: presenter),
      let window = scene.window(of: presenting), let stage = scene.superview(of: view),
      !scene.isDescendant(presenting, of: view)
    else { return false }
    if scene.isWrapper(stage) { return scene.window(of: stage) == window }
    return stage == window && scene.subviews(of: window).last == view
  }

  private mutating func writeRecognizers() {
    let all = scene.recognizersInOrder
    for id in all {
      guard let state = scene.recognizer(id) else { continue }
      let plain = RecognizerState(state.kind)
      var settings = ""
      if state.taps != plain.taps { settings += " taps \(state.taps)" }
      if state.touches != plain.touches { settings += " touches \(state.touches)" }
      if let maximum = state.maximum { settings += " maximum \(maximum)" }
      if state.minimum != plain.minimum { settings += " minimum \(number(state.minimum))" }
      if state.direction != plain.direction {
        settings += " direction \(state.direction.names.joined(separator: " "))"
      }
      if state.edges != plain.edges {
        let names = state.edges.names.map { $0 == "up" ? "top" : $0 == "down" ? "bottom" : $0 }
        settings += " edges \(names.joined(separator: " "))"
      }
      if !state.cancelsTouchesInView { settings += " cancels off" }
      if state.delaysTouchesBegan { settings += " delaysBegan on" }
      if !state.delaysTouchesEnded { settings += " delaysEnded off" }
      if let view = state.view {
        if state.scrollView == nil {
          lines.append("gesture \(name(id)) \(state.kind.rawValue) on \(name(view))\(settings)")
        } else {
          if view != state.scrollView { lines.append("gesture \(name(id)) on \(name(view))") }
          if !settings.isEmpty { lines.append("gesture \(name(id))\(settings)") }
        }
      }
      if !state.isEnabled { lines.append("gesture \(name(id)) off") }
      for action in state.actions {
        switch action {
        case .print(let text): lines.append("gesture \(name(id)) -> print \(quoted(text))")
        case .send(let selector, let target):
          lines.append("gesture \(name(id)) -> \(name(target)).\(selector)")
        }
      }
    }
    for id in all {
      guard let state = scene.recognizer(id) else { continue }
      for other in state.requires { lines.append("gesture \(name(id)) requires \(name(other))") }
      for other in state.simultaneous { lines.append("gesture \(name(id)) with \(name(other))") }
    }
  }

  private mutating func writeActions(in remade: [ObjectID]) {
    for id in remade {
      for selector in scene.selectors(of: id) { lines.append("respond \(name(id)) \(selector)") }
    }
    for action in scene.actions {
      let target =
        switch action.target {
        case .object(let id): "\(name(id)).\(action.selector)"
        case .firstResponder: "nil.\(action.selector)"
        case .print(let text): "print \(quoted(text))"
        }
      lines.append("action \(name(action.control)) \(action.event) -> \(target)")
    }
  }

  private mutating func writeValues(of remade: [ObjectID]) {
    // By owner and name: what cannot be written may change places when it gets a value that can.
    let ranks = Dictionary(uniqueKeysWithValues: zip(remade, 1...))
    func rank(_ value: NamedValue) -> (Int, String) { (value.owner.flatMap { ranks[$0] } ?? 0, value.name) }
    for value in scene.bindings.sorted(by: { rank($0) < rank($1) }) {
      let owner = value.owner.map { name($0) + "." } ?? ""
      let text = LetValue.text(of: value.value, in: scene)
      // A touch, an event or a tuple that code has kept cannot be written, and a script must not stop at it.
      guard LetValue.read(text, in: scene) != nil else { continue }
      lines.append("let \(owner)\(value.name) = \(text)")
    }
    for function in scene.functions {
      lines.append(
        "def \(function.name)(\(function.parameters.joined(separator: ", "))) = \(function.expression)")
    }
  }

  /// All objects in the order in which the script makes them: the same scene is written as the same script, in
  /// whatever order a person made it.
  private func orderOfMaking() -> [ObjectID] {
    var written = Set(fresh.objects.filter { scene.isAlive($0) })
    var order = written.sorted()
    let views = roots.flatMap { scene.subtree(of: $0) }
    // A scroll view makes its pan with it (R129).
    let pans = views.flatMap { scene.recognizers(of: $0) }.filter { scene.recognizer($0)?.scrollView != nil }
    for id in views + pans + scene.objects where written.insert(id).inserted { order.append(id) }
    return order
  }

  private mutating func writeOrigins(of remade: [ObjectID]) {
    for id in remade {
      guard let origin = scene.origin(of: id) else { continue }
      var words = "origin \(name(id))"
      if !origin.id.isEmpty { words += " id \(quoted(origin.id))" }
      if origin.line > 0 { words += " line \(origin.line)" }
      if !origin.className.isEmpty { words += " class \(quoted(origin.className))" }
      if !origin.assumed.isEmpty { words += " assumed " + origin.assumed.words.joined(separator: " ") }
      if words.utf8.count > "origin ".utf8.count + name(id).utf8.count { lines.append(words) }
    }
  }

  private mutating func writeCode(of remade: [ObjectID]) {
    for id in remade where scene.placements[id.place].flags.contains(.overridesAny) {
      // By name, as no order that they were given in is known to the one who reads them.
      let sources = scene.methods(of: id).sorted { $0.method < $1.method }
      // Blocks come first, each whole: of what they hold something may have been replaced or taken away since.
      let blocks = blocks(of: sources, of: id)
      lines += blocks.map { "override \(name(id)) {\($0.text)}" }
      let present = Set(sources.map(\.method))
      for method in Set(blocks.flatMap(\.methods)).subtracting(present).sorted() {
        lines.append("restore \(name(id)) \(method)")
      }
      for source in sources {
        switch source.form {
        case .preset(let words): lines.append("override \(name(id)) \(source.method) \(words)")
        case .expression: lines.append("override \(name(id)) \(source.method) = \(source.text)")
        case .statements: lines.append("override \(name(id)) \(source.method) {\(source.text)}")
        case .paste: break
        }
      }
    }
  }

  /// A pasted block, and the methods that stand in it.
  private struct Block {
    let text: String
    let methods: [String]
  }

  /// The blocks of an object's code; where two hold the same method, that whose method counts comes later.
  private func blocks(of sources: [MethodSource], of id: ObjectID) -> [Block] {
    var texts: [String] = []
    for source in sources where source.form == .paste && !texts.contains(source.text) {
      texts.append(source.text)
    }
    var waiting = texts.map { text in
      Block(
        text: text,
        methods: ((try? OverrideReader.read(.paste(text), for: id, in: scene))?.sources ?? []).map(\.method))
    }
    var ordered: [Block] = []
    while !waiting.isEmpty {
      let place = waiting.firstIndex { block in
        let own = Set(sources.filter { $0.form == .paste && $0.text == block.text }.map(\.method))
        return waiting.allSatisfy { $0.text == block.text || own.isDisjoint(with: $0.methods) }
      }
      ordered.append(waiting.remove(at: place ?? 0))
    }
    return ordered
  }
}
