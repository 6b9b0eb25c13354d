import Geometry
import Messaging
import SceneModel
import Testing

/// A pseudo-random app, made twice: as a scene and as naive views.
private struct Twins {
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

private func isClose(_ left: Double, _ right: Double) -> Bool {
  left == right || (left.isNaN && right.isNaN) || (left - right).magnitude <= 1e-7 * max(1, left.magnitude)
}

private func agree(_ left: [NaiveSearch.Line], _ right: [NaiveSearch.Line]) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { pair in
      if case (.hitTest(let a, let x, let y), .hitTest(let b, let u, let v)) = pair {
        return a == b && isClose(x, u) && isClose(y, v)
      }
      return pair.0 == pair.1
    }
}

@Suite("Two ways to the same answer")
struct AgreementTests {
  @Test(
    "the search, the silent search and the rule as written agree: views, call order, points (R23 to R30, R40)",
    arguments: [(false, false), (true, false), (false, true), (true, true)], 0..<10 as Range<UInt64>)
  func search(kind: (turns: Bool, code: Bool), block: UInt64) throws {
    var hits: Set<String> = []
    for seed in block * 25..<block * 25 + 25 {
      var twins = try Twins(seed: seed * 4 + 1, turns: kind.turns, code: kind.code)
      #expect(twins.app.scene.checkInvariants() == [])
      for _ in 0..<12 {
        let point = twins.point(exact: !kind.turns)
        let expected = twins.naiveSearch(point.x, point.y)
        var recording = twins.app.simulation()
        let found = try recording.findView(at: point)
        #expect(twins.app.scene.name(of: found.view) == expected.view, "seed \(seed) at \(point)")
        let lines = twins.lines(recording.recorder)
        #expect(agree(lines, expected.lines), "seed \(seed) at \(point)")
        var silent = twins.app.simulation(recording: false)
        #expect(try silent.findView(at: point) == found)
        if !kind.code {
          #expect(twins.app.scene.silentHitView(at: point) == found.view)
          try compareReasons(twins.app.scene, at: point)
        }
        hits.insert(expected.view ?? "nobody")
      }
    }
    #expect(hits.count > 8, "the scenes have too few answers to tell anything")
  }

  /// The silent search gives every window's verdict with the reason that the recorded one gives.
  private func compareReasons(_ scene: Scene, at point: Point) throws {
    for window in scene.windowsFrontToBack {
      let local = scene.toLocal(point, of: window) ?? Point(.nan, .nan)
      var recording = Simulation(scene: scene)
      let verdict = try recording.send(HitTest(local), to: window)
      #expect(scene.silentHitTest(window, at: local) == verdict)
      #expect(
        recording.recorder.steps.last?.kind == .hitTestResult(window, verdict.view, verdict.reason))
    }
  }

  @Test("conversions agree with the formula, step by step (R1, R18, R20)", arguments: 0..<60 as Range<UInt64>)
  func conversions(seed: UInt64) throws {
    var twins = try Twins(seed: seed, turns: true, code: false)
    for _ in 0..<20 {
      let source = twins.views[twins.random.below(twins.views.count)]
      let target = twins.views[twins.random.below(twins.views.count)]
      let point = twins.point(exact: false)
      var way: [NaiveView] = []
      var up: NaiveView? = target
      while let here = up {
        way.append(here)
        up = here.superview
      }
      // Up to the nearest common ancestor or the screen, then down.
      var (x, y) = (point.x, point.y)
      var current: NaiveView? = source
      while let here = current, !way.contains(where: { $0 === here }) {
        (x, y) = here.toSuperview(x, y)
        current = here.superview
      }
      let common = current.flatMap { here in way.firstIndex { $0 === here } } ?? way.count
      var expected: (Double, Double)? = (x, y)
      for here in way[..<common].reversed() {
        expected = expected.flatMap { here.toLocal($0.0, $0.1) }
      }
      let scene = twins.app.scene
      let found = scene.convert(
        point, from: try scene.require(source.name), to: try scene.require(target.name))
      #expect((found == nil) == (expected == nil), "seed \(seed): \(source.name) to \(target.name)")
      guard let found, let expected else { continue }
      #expect(isClose(found.x, expected.0) && isClose(found.y, expected.1))
    }
  }

  @Test("frames agree with the box around four corners (R2)", arguments: 0..<60 as Range<UInt64>)
  func frames(seed: UInt64) throws {
    let twins = try Twins(seed: seed, turns: true, code: false)
    for twin in twins.views {
      let b = twin.bounds
      let corners = [
        twin.toSuperview(b.x, b.y), twin.toSuperview(b.x + b.width, b.y),
        twin.toSuperview(b.x, b.y + b.height), twin.toSuperview(b.x + b.width, b.y + b.height),
      ]
      let frame = twins.app.scene.frame(of: try twins.app.scene.require(twin.name))
      #expect(isClose(frame.minX, corners.map(\.0).min() ?? .nan))
      #expect(isClose(frame.maxX, corners.map(\.0).max() ?? .nan))
      #expect(isClose(frame.minY, corners.map(\.1).min() ?? .nan))
      #expect(isClose(frame.maxY, corners.map(\.1).max() ?? .nan))
    }
  }

  @Test("chains agree with superviews and controllers, walked by hand (R50 to R55)", arguments: 0..<60)
  func chains(seed: Int) throws {
    var twins = try Twins(seed: UInt64(seed), turns: false, code: false)
    var owners = ["view": "vc"]
    for twin in twins.views.dropFirst() where twins.random.once(in: 3) {
      let name = "c_\(twin.name)"
      _ = try twins.app.scene.makeController(
        name, view: twins.app.scene.require(twin.name), parent: twins.app.scene.require("vc"))
      owners[twin.name] = name
    }
    if seed.isMultiple(of: 2) { try twins.app.scene.setOption(.ios, to: "12") }
    for twin in twins.views {
      var expected: [String] = []
      var current: NaiveView? = twin
      while let here = current {
        expected.append(here.name)
        if let owner = owners[here.name] { expected.append(owner) }
        current = here.superview
      }
      expected += seed.isMultiple(of: 2) ? ["app", "delegate"] : ["scene", "app", "delegate"]
      #expect(try twins.app.chain(twin.name) == expected)
    }
  }

  @Test("a trace folds to the scene that code left behind", arguments: 0..<150 as Range<UInt64>)
  func folding(seed: UInt64) throws {
    var twins = try Twins(seed: seed, turns: true, code: false)
    let ids = try twins.views.dropFirst().map { try twins.app.scene.require($0.name) }
    for twin in twins.views.dropFirst() where twins.random.once(in: 3) {
      let number = twins.random.next()
      try twins.app.override(twin.name, .pointInside) { arguments, receiver, app throws(Fault) in
        var random = Generator(seed: number)
        for _ in 0..<3 { try change(&app, ids, by: &random) }
        return .bool(app.scene.bounds(of: receiver).contains(arguments.point))
      }
    }
    for _ in 0..<5 {
      let point = twins.point(exact: false)
      var simulation = twins.app.simulation()
      _ = try simulation.findView(at: point)
      #expect(simulation.scene.checkInvariants() == [])
      let trace = Trace(before: twins.app.scene, recording: simulation.recorder)
      #expect(trace.scene(after: trace.steps.count) == simulation.scene, "seed \(seed) at \(point)")
    }
  }
}

/// One thing that code may do to a scene.
private func change(_ app: inout Simulation, _ ids: [ObjectID], by random: inout Generator) throws(Fault) {
  let view = ids[random.below(ids.count)]
  let other = ids[random.below(ids.count)]
  switch random.below(10) {
  case 0:
    let frame = Rect(random.number(0, 50), random.number(0, 50), random.number(-9, 99), random.number(0, 99))
    try app.set(.frame, of: view, to: .rect(frame))
  case 1: try app.set(.hidden, of: view, to: .bool(random.once(in: 2)))
  case 2: try app.set(.alpha, of: view, to: .number(random.number(-1, 2)))
  case 3:
    let transform = AffineTransform(
      a: random.number(-2, 2), b: random.number(-2, 2), c: random.number(-2, 2), d: random.number(-2, 2),
      tx: random.number(-9, 9), ty: 0)
    try app.set(.transform, of: view, to: .transform(transform))
  case 4: try app.set(.rotate, of: view, to: .number(random.whole(0, 8) * 45))
  case 5: try app.set(.scale, of: view, to: .point(Point(random.whole(-1, 2), 1)))
  case 6: try app.set(.offset, of: view, to: .point(Point(random.number(-9, 9), 0)))
  case 7: app.store(.number(random.number(0, 1), isInteger: false), as: "x", of: view)
  case 8: try app.move(view, into: nil)
  default:
    guard !app.scene.isDescendant(other, of: view) else { return }
    try app.move(view, into: other, at: .index(random.below(app.scene.subviewCount(of: other) + 1) / 2))
  }
}
