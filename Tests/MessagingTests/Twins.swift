import Geometry
import Messaging
import SceneModel

/// A pseudo-random app, made twice: as a scene and as naive views.
struct Twins {
  var app = App()
  var views: [NaiveView] = []
  var windows: [(view: NaiveView, level: Double)] = []
  var random: Generator
  let redirection: ObjectID

  /// - Parameters:
  ///   - turns: Whether views are turned and scaled by odd numbers; without, all numbers are halves and exact.
  ///   - code: Whether some views have code of their own.
  init(seed: UInt64, turns: Bool, code: Bool) throws {
    random = Generator(seed: seed)
    let root = NaiveView("window")
    let view = NaiveView("view")
    for here in [root, view] {
      here.bounds = (0, 0, 320, 480)
      here.center = (160, 240)
    }
    root.subviews = [view]
    view.superview = root
    views = [view]
    windows = [(root, 0)]
    redirection = try app.scene.require("view")
    for number in 0..<random.below(3) {
      let level = random.whole(-1, 1)
      let x = random.whole(-100, 100)
      let name = "w\(number)"
      let id = try app.scene.makeWindow(name, frame: Rect(x, 0, 320, 480), level: level)
      let window = NaiveView(name)
      window.bounds = (0, 0, 320, 480)
      window.center = (x + 160, 240)
      windows.append((window, level))
      try vary(window, id, turns: turns, code: code)
    }
    for number in 0..<(2 + random.below(30)) {
      try add("v\(number)", turns: turns, code: code)
    }
  }

  /// Makes a view somewhere, mostly within the view that it goes into.
  private mutating func add(_ name: String, turns: Bool, code: Bool) throws {
    let twin = NaiveView(name)
    let pick = random.below(views.count + windows.count)
    let parent = pick < views.count ? views[pick] : windows[pick - views.count].view
    let id = try app.scene.makeView(name)
    let size = (random.whole(0, 300), random.whole(0, 300))
    twin.bounds = (0, 0, size.0, size.1)
    twin.center = (random.whole(-20, 300), random.whole(-20, 300))
    if random.once(in: 4) { (twin.bounds.x, twin.bounds.y) = (random.whole(-50, 50), random.whole(-50, 50)) }
    if random.once(in: 4) { twin.anchor = (random.whole(0, 2) / 2, random.whole(0, 2) / 2) }
    try app.scene.setAnchor(Point(twin.anchor.x, twin.anchor.y), of: id)
    try app.scene.setBounds(Rect(twin.bounds.x, twin.bounds.y, size.0, size.1), of: id)
    try app.scene.setCenter(Point(twin.center.x, twin.center.y), of: id)
    let index = random.below(parent.subviews.count + 1)
    parent.subviews.insert(twin, at: index)
    twin.superview = parent
    try app.scene.insert(id, into: app.scene.require(parent.name), at: .index(index))
    views.append(twin)
    try vary(twin, id, turns: turns, code: code)
  }

  /// Gives a view switches, a transform and code.
  private mutating func vary(_ twin: NaiveView, _ id: ObjectID, turns: Bool, code: Bool) throws {
    if random.once(in: 10) {
      twin.isHidden = true
      app.scene.setHidden(true, of: id)
    }
    if random.once(in: 10) {
      twin.takesTouches = false
      try app.scene.set(.interaction, of: id, to: .bool(false))
    }
    if random.once(in: 6) {
      twin.alpha = [0, 0.009, 0.01, 0.0101, 0.02, 0.5][random.below(6)]
      try app.scene.set(.alpha, of: id, to: .number(twin.alpha))
    }
    if turns, random.once(in: 2) {
      twin.degrees = random.once(in: 3) ? random.whole(0, 3) * 90 : random.number(0, 360)
      try app.scene.set(.rotate, of: id, to: .number(twin.degrees))
    }
    if turns, random.once(in: 3) {
      let factors = [-1, 0, 0.5, 1.5, 2, 3]
      twin.scale = (factors[random.below(6)], factors[random.below(6)])
      try app.scene.set(.scale, of: id, to: .point(Point(twin.scale.x, twin.scale.y)))
    }
    if random.once(in: 8) {
      twin.move = (random.whole(-50, 50), random.whole(-50, 50))
      try app.scene.set(.translate, of: id, to: .point(Point(twin.move.x, twin.move.y)))
    }
    if code, random.once(in: 4) { try addCode(twin) }
  }

  private mutating func addCode(_ twin: NaiveView) throws {
    if random.once(in: 2) {
      let code = NaiveView.InsideCode.allCases[random.below(3)]
      twin.insideCode = code
      try app.override(twin.name, .pointInside) { arguments, receiver, app in
        let bounds = app.scene.bounds(of: receiver)
        return switch code {
        case .yes: .bool(true)
        case .no: .bool(false)
        case .grown: .bool(bounds.insetBy(dx: -10, dy: -10).contains(arguments.point))
        }
      }
    }
    if random.once(in: 2) {
      let code = NaiveView.HitCode.allCases[random.below(4)]
      twin.hitCode = code
      let target = redirection
      try app.override(twin.name, .hitTest) { arguments, receiver, app throws(Fault) in
        switch code {
        case .none: return .none
        case .itself: return .object(receiver)
        case .redirected: return .object(target)
        case .passThrough:
          let found = try app.superHitTest(arguments.point, receiver)
          return Argument(found == receiver ? nil : found)
        }
      }
    }
  }

  /// R40 and R42 over the naive windows.
  func naiveSearch(_ x: Double, _ y: Double) -> (view: String?, lines: [NaiveSearch.Line]) {
    var search = NaiveSearch(redirection: views[0])
    var left = windows
    while !left.isEmpty {
      // The highest level, and among equals the one made last.
      var best = 0
      for place in left.indices where left[place].level >= left[best].level { best = place }
      let window = left.remove(at: best).view
      if window.isHidden { continue }
      let (localX, localY) = window.toLocal(x, y) ?? (.nan, .nan)
      if let found = search.hitTest(window, localX, localY) { return (found.name, search.lines) }
    }
    return (nil, search.lines)
  }

  func lines(_ recorder: Recorder) -> [NaiveSearch.Line] {
    recorder.steps.compactMap { step in
      switch step.kind {
      case .hitTest(let view, let point): .hitTest(app.scene.name(of: view), point.x, point.y)
      case .hitTestResult(let view, let result, _):
        .result(app.scene.name(of: view), app.scene.name(of: result))
      case .pointInside(let view, _, let inside, _): .inside(app.scene.name(of: view), inside)
      default: nil
      }
    }
  }

  mutating func point(exact: Bool) -> Point {
    exact
      ? Point(random.whole(-20, 680) / 2, random.whole(-20, 1000) / 2)
      : Point(random.number(-10, 340), random.number(-10, 500))
  }
}
