import Geometry
import Messaging
import SceneModel
import Testing

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
    var known = 0
    for seed in block * 25..<block * 25 + 25 {
      var twins = try Twins(seed: seed * 4 + 1, turns: kind.turns, code: kind.code)
      #expect(twins.app.scene.checkInvariants() == [])
      var searcher = Searcher(twins.app.scene)
      searcher.makeIndex()
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
        if let looked = searcher.knownView(at: point) {
          known += 1
          #expect(looked == found.view, "looked up, seed \(seed) at \(point)")
        }
        if !kind.code {
          #expect(searcher.hitView(at: point) == found.view, "seed \(seed) at \(point)")
          #expect(twins.app.scene.silentHitView(at: point) == found.view)
          try compareReasons(twins.app.scene, at: point)
        }
        hits.insert(expected.view ?? "nobody")
      }
    }
    #expect(hits.count > 8, "the scenes have too few answers to tell anything")
    #expect(known > (kind.code ? 30 : 150), "the index knows only \(known) of 300 points")
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
