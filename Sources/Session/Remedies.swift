import Geometry
import Messaging
import SceneModel

// Explanation by experiment: every change that `why` offers was tried on a copy and gave the view the touch.

extension Session {
  /// The changes that give a view the touch, the smallest first.
  func remedies(for target: ObjectID, at point: Point, cause: Diagnosis.Cause) -> [Remedy] {
    var kept: [Remedy] = []
    for commands in candidates(for: target, at: point, cause: cause) {
      guard kept.count < 5 else { break }
      if works(commands, for: target, at: point) { kept.append(Remedy(commands)) }
    }
    return kept
  }

  /// Whether some commands give a view the touch at a point, tried on a copy.
  func works(_ commands: [String], for target: ObjectID, at point: Point) -> Bool {
    var trial = self
    for command in commands {
      guard let request = try? Session.table.request(from: command) else { return false }
      guard (try? trial.execute(request)) != nil else { return false }
    }
    return (try? trial.hitView(at: point)) == .some(target)
  }

  private func candidates(for target: ObjectID, at point: Point, cause: Diagnosis.Cause) -> [[String]] {
    let scene = lab.scene
    let name = scene.name(of: target)
    var all: [[String]] = []
    let path = scene.ancestry(of: target)

    // First the cause itself; where several things are wrong, all of them together as well.
    var switches: [String] = []
    for view in path {
      let own = scene.name(of: view)
      if scene.hasFlag(.hidden, view) { switches.append("show \(own)") }
      if scene.hasFlag(.interactionDisabled, view) { switches.append("set \(own) interaction on") }
      if scene.placements[view.place].isTransparent { switches.append("set \(own) alpha 1") }
    }
    all += switches.map { [$0] }

    if case .code(let view, _) = cause {
      let own = scene.name(of: view)
      all.append(["restore \(own)"])
    }
    for view in path where scene.hasMethod("hitTest", of: view) || scene.hasMethod("pointInside", of: view) {
      all.append(["restore \(scene.name(of: view))"])
    }

    switch cause {
    case .covered(let cover, let took):
      let own = scene.name(of: cover)
      if let mine = path.first(where: { scene.superview(of: $0) == scene.superview(of: cover) }) {
        all.append(["front \(scene.name(of: mine))"])
      }
      all.append(["set \(own) interaction off"])
      all.append(["override \(own) hitTest passthrough"])
      all.append(["back \(own)"])
      if took != cover { all.append(["set \(scene.name(of: took)) interaction off"]) }
    case .subview(let child):
      all.append(["set \(scene.name(of: child)) interaction off"])
    case .window(let window, let took):
      let own = scene.name(of: window)
      all.append(["override \(own) hitTest passthrough"])
      if took != window {
        all.append(["override \(scene.name(of: took)) hitTest passthrough"])
        all.append([
          "override \(own) hitTest passthrough", "override \(scene.name(of: took)) hitTest passthrough",
        ])
      }
      all.append(["set \(own) interaction off"])
      all.append(["hide \(own)"])
    default: break
    }

    // Ancestors that do not hold the point: let each of them answer for its subviews, or make them large enough.
    var outside: [ObjectID] = []
    for view in path where view != target && scene.kind(of: view) == .view {
      guard let local = scene.fromScreen(point, to: view) else { continue }
      if !scene.bounds(of: view).contains(local) { outside.append(view) }
    }
    if !outside.isEmpty {
      let names = outside.reversed().map { scene.name(of: $0) }
      all.append(names.map { "override \($0) pointInside subviews" })
      all.append(names.map { "override \($0) hitTest overflow" })
      let grown = outside.map { enlarged($0, toHold: point) }
      if !grown.contains(nil) { all.append(grown.compactMap { $0 }) }
    }
    if let local = scene.fromScreen(point, to: target), !scene.bounds(of: target).contains(local) {
      let bounds = scene.bounds(of: target)
      let reach = max(
        bounds.minX - local.x, local.x - bounds.maxX, bounds.minY - local.y, local.y - bounds.maxY, 0)
      if reach <= 44 { all.append(["override \(name) pointInside inset -\(Int(reach.rounded(.down)) + 1)"]) }
    }

    if switches.count > 1 { all.append(switches) }
    // Switches together with whatever else was thought of.
    if !switches.isEmpty {
      all += all.filter { !$0.contains { switches.contains($0) } }.map { switches + $0 }
    }
    var seen: Set<[String]> = []
    return all.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }

  /// The command that makes an untransformed view just large enough to hold a point.
  private func enlarged(_ view: ObjectID, toHold point: Point) -> String? {
    let scene = lab.scene
    guard scene.pose(of: view) == .identity, let parent = scene.superview(of: view),
      let local = scene.fromScreen(point, to: parent)
    else { return nil }
    let frame = scene.frame(of: view)
    // Only to the right and downwards: growing the other way would move all subviews along.
    guard local.x >= frame.minX, local.y >= frame.minY else { return nil }
    let width = max(frame.width, (local.x - frame.minX).rounded(.down) + 1)
    let height = max(frame.height, (local.y - frame.minY).rounded(.down) + 1)
    return "set \(scene.name(of: view)) frame \(Numbers.text(Rect(frame.minX, frame.minY, width, height)))"
  }
}
