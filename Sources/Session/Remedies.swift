import Geometry
import Messaging
import SceneModel

// The changes that `why` tries: one command each, written as a person would type it.

extension Session {
  /// The single changes that could give a responder the touch, in the order of their simplicity.
  ///
  /// Each is of the kind that people make; whether it works is found out by trying.
  func candidates(for target: ObjectID, at point: Point, hit: ObjectID?) -> [String] {
    let scene = lab.scene
    var all = switches(of: target)
    all += code(on: scene.ancestry(of: target))
    all += order(of: target, at: point, hit: hit)
    all += covers(of: target, hit: hit)
    all += extents(of: target, at: point)
    if let hit { all += takers(from: target, hit: hit) }
    if lab.input.ignoreDepth > 0 { all.append("ignore events off") }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// Switches that stand against a touch, on the view and on all above it.
  private func switches(of target: ObjectID) -> [String] {
    let scene = lab.scene
    guard scene.kind(of: target).isView else { return [] }
    var all: [String] = []
    for view in scene.ancestry(of: target) {
      let name = scene.name(of: view)
      if scene.hasFlag(.hidden, view) { all.append("show \(name)") }
      if scene.hasFlag(.interactionDisabled, view) { all.append("set \(name) interaction on") }
      if scene.placements[view.place].isTransparent { all.append("set \(name) alpha 1") }
      if scene.hasFlag(.disabled, view) { all.append("set \(name) enabled on") }
      if scene.hasFlag(.animating, view),
        let end = lab.input.animations.filter({ $0.view == view && !$0.allowsInteraction }).map(\.end).max()
      {
        all.append("wait \(Numbers.exact(max(0, end - lab.input.time)))")
      }
    }
    if !scene.hasFlag(.multipleTouch, target) { all.append("set \(scene.name(of: target)) multitouch on") }
    if scene.window(of: target) == nil, let root = scene.ancestry(of: target).last,
      let home = scene.keyWindow.flatMap({ scene.rootController(of: $0) }).flatMap({ scene.view(of: $0) })
    {
      all.append("move \(scene.name(of: root)) to \(scene.name(of: home))")
    }
    return all
  }

  /// Code in UIKit's place, taken away method by method.
  private func code(on views: [ObjectID]) -> [String] {
    views.flatMap { view in
      lab.scene.methods(of: view).map { "restore \(lab.scene.name(of: view)) \($0.method)" }
    }
  }

  /// Another order of siblings or windows.
  private func order(of target: ObjectID, at point: Point, hit: ObjectID?) -> [String] {
    let scene = lab.scene
    guard scene.kind(of: target).isView, let hit else { return [] }
    var all: [String] = []
    for view in scene.ancestry(of: target) {
      guard let parent = scene.superview(of: view), scene.isDescendant(hit, of: parent),
        !scene.isDescendant(hit, of: view), parent != hit
      else { continue }
      all.append("front \(scene.name(of: view))")
      if let cover = scene.ancestry(of: hit).first(where: { scene.superview(of: $0) == parent }) {
        all.append("back \(scene.name(of: cover))")
      }
    }
    return all
  }

  /// Views that took the touch instead, made to let it pass: the one that was hit, and all above it that are not
  /// above the one that was meant.
  private func covers(of target: ObjectID, hit: ObjectID?) -> [String] {
    let scene = lab.scene
    guard let hit, hit != target else { return [] }
    let path = Set(scene.kind(of: target).isView ? scene.ancestry(of: target) : [])
    var (properties, overrides, code): ([String], [String], [String]) = ([], [], [])
    for view in scene.ancestry(of: hit) where !path.contains(view) {
      let name = scene.name(of: view)
      properties.append("set \(name) interaction off")
      overrides.append("override \(name) hitTest passthrough")
      code += self.code(on: [view])
    }
    var hiding: [String] = []
    for view in scene.ancestry(of: hit) where !path.contains(view) {
      hiding.append("hide \(scene.name(of: view))")
    }
    var passing: [String] = []
    if !scene.kind(of: target).isView || scene.isDescendant(hit, of: target) {
      // To pass on is what all others do anyway: in a deep tree each would be tried in vain.
      for view in scene.ancestry(of: hit)
      where view != target && !path.contains(view) && mayKeepTouches(view) {
        passing.append("override \(scene.name(of: view)) touchesBegan pass")
        if scene.isKind(view, of: "UIControl") {
          passing.append("set \(scene.name(of: view)) interaction off")
        }
      }
    }
    var levels: [String] = []
    for view in scene.ancestry(of: hit) where !path.contains(view) {
      if let controller = scene.controller(of: view), scene.presenter(of: controller) != nil {
        levels.append("dismiss \(scene.name(of: controller))")
      }
    }
    if scene.kind(of: target).isView, let own = scene.window(of: target), let other = scene.window(of: hit),
      own != other
    {
      levels.append("set \(scene.name(of: own)) level \(Numbers.exact(scene.level(of: other) + 1))")
    }
    return code + properties + levels + hiding + overrides + passing
  }

  /// Whether a view may keep a touch from those above it: by its code, or as a control, a scroll view or a cell.
  private func mayKeepTouches(_ view: ObjectID) -> Bool {
    let kinds = ["UIControl", "UIScrollView", "UITableViewCell", "UICollectionViewCell"]
    return !lab.scene.methods(of: view).isEmpty || kinds.contains { lab.scene.isKind(view, of: $0) }
  }

  /// Views that do not hold the point: made large enough, or made to answer for what lies outside of them.
  private func extents(of target: ObjectID, at point: Point) -> [String] {
    let scene = lab.scene
    guard scene.kind(of: target).isView else { return [] }
    var (frames, overrides): ([String], [String]) = ([], [])
    for view in scene.ancestry(of: target) where scene.hasFlag(.singular, view) {
      // No point comes through it until the transform has an inverse (R30).
      let name = scene.name(of: view)
      let pose = scene.pose(of: view)
      var scaled = pose
      (scaled.scaleX, scaled.scaleY) = (1, 1)
      frames.append("set \(name) scale 1")
      if scaled != .identity { frames.append("set \(name) transform 1 0 0 1 0 0") }
    }
    for view in scene.ancestry(of: target) where scene.kind(of: view) == .view {
      guard let local = scene.fromScreen(point, to: view), local.isFinite else { continue }
      let bounds = scene.bounds(of: view)
      guard !bounds.contains(local) || scene.hasMethod("pointInside", of: view) else { continue }
      let name = scene.name(of: view)
      if view == target {
        let reach = max(
          bounds.minX - local.x, local.x - bounds.maxX, bounds.minY - local.y, local.y - bounds.maxY, 0)
        if reach <= 44 { overrides.append("override \(name) pointInside inset -\(Int(reach) + 1)") }
        if scene.subviewCount(of: view) > 0 { overrides.append("override \(name) pointInside subviews") }
        continue
      }
      if let frame = enlarged(view, toHold: point, and: target) { frames.append(frame) }
      overrides += ["override \(name) hitTest overflow", "override \(name) pointInside subviews"]
    }
    return frames + overrides
  }

  /// What takes a touch from a view that it has found: recognizers, scroll views, exclusive views.
  private func takers(from target: ObjectID, hit: ObjectID) -> [String] {
    let scene = lab.scene
    var all: [String] = []
    let name = scene.name(of: target)
    for view in scene.ancestry(of: hit) {
      for recognizer in scene.recognizers(of: view) {
        guard let state = scene.recognizer(recognizer) else { continue }
        let own = scene.name(of: recognizer)
        if state.scrollView == nil {
          if state.cancelsTouchesInView { all.append("gesture \(own) cancels off") }
          if scene.kind(of: target).isView {
            all.append("override \(own) shouldReceive = touch.view !== \(name)")
          }
          if state.isEnabled { all.append("gesture \(own) off") }
        } else {
          let scrollView = scene.name(of: view)
          all += ["set \(scrollView) cancels off", "set \(scrollView) scroll off"]
        }
      }
    }
    for view in scene.objects where scene.hasFlag(.exclusiveTouch, view) {
      all.append("set \(scene.name(of: view)) exclusive off")
    }
    return all
  }

  /// The command that makes an untransformed view just large enough to hold a point, and a view below it whole.
  private func enlarged(_ view: ObjectID, toHold point: Point, and target: ObjectID) -> String? {
    let scene = lab.scene
    guard scene.pose(of: view) == .identity, let parent = scene.superview(of: view),
      let local = scene.fromScreen(point, to: parent), local.isFinite
    else { return nil }
    let frame = scene.frame(of: view)
    // Only to the right and downwards: growing the other way would move all subviews along.
    guard local.x >= frame.minX, local.y >= frame.minY else { return nil }
    let whole = Rect.bounding(
      scene.bounds(of: target).corners.compactMap {
        scene.fromScreen(scene.toScreen($0, of: target), to: parent)
      })
    func length(_ start: Double, _ now: Double, _ needed: Double, _ end: Double) -> Double {
      max(now, (needed - start).rounded(.down) + 1, (end - start).rounded(.up))
    }
    let width = length(frame.minX, frame.width, local.x, whole.maxX)
    let height = length(frame.minY, frame.height, local.y, whole.maxY)
    guard width.isFinite, height.isFinite, width <= 1e6, height <= 1e6 else { return nil }
    return "set \(scene.name(of: view)) frame \(Numbers.text(Rect(frame.minX, frame.minY, width, height)))"
  }

  /// The changes that remove one cause, those that people would make first, of which several may be needed.
  func mending(_ cause: Diagnosis.Cause, of target: ObjectID, at point: Point, hit: ObjectID?) -> [String] {
    let scene = lab.scene
    func name(_ id: ObjectID) -> String { scene.name(of: id) }
    switch cause {
    case .gotIt, .interrupted, .undelivered, .secondFinger: return []
    case .refused(let view, .hidden): return ["show \(name(view))"]
    case .refused(let view, .interactionDisabled): return ["set \(name(view)) interaction on"]
    case .refused(let view, .transparent): return ["set \(name(view)) alpha 1"]
    case .refused(let view, .outside):
      return extents(of: target, at: point).filter { $0.hasPrefix("set \(name(view)) ") }
        + extents(of: target, at: point).filter { $0.hasPrefix("override \(name(view)) ") }
    case .refused: return switches(of: target).filter { $0.hasPrefix("wait") }
    case .covered, .window, .subview, .handled, .cameUp, .notInChain:
      return Array(
        order(of: target, at: point, hit: hit).prefix(2) + covers(of: target, hit: hit).prefix(3))
    case .code(let view, _): return code(on: [view])
    case .detached: return switches(of: target).filter { $0.hasPrefix("move") }
    case .hiddenWindow(let window): return ["show \(name(window))"]
    case .cancelled, .scrolled, .exclusive:
      return Array((hit.map { takers(from: target, hit: $0) } ?? []).prefix(4))
    case .disabled: return ["set \(name(target)) enabled on"]
    case .ownCode(let method): return ["restore \(name(target)) \(method)"]
    case .ignoring: return ["ignore events off"]
    case .unreached: return order(of: target, at: point, hit: hit)
    }
  }
}
