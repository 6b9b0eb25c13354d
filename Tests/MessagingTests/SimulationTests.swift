import Geometry
import Messaging
import SceneModel
import Testing

@Suite("A simulation")
struct SimulationTests {
  var app = App()

  @Test("answers pointInside from the bounds alone, with their origin (R8)")
  mutating func pointInside() throws {
    let view = try app.add("v", Rect(5, 5, 100, 100))
    try app.set("v", .hidden, .bool(true))
    var simulation = app.simulation()
    for (point, isInside) in [
      (Point(0, 0), true), (Point(99.999, 99.999), true), (Point(100, 100), false), (Point(100, 50), false),
      (Point(-0.001, 50), false), (Point(.nan, 50), false),
    ] {
      #expect(try simulation.send(PointInside(point), to: view) == isInside)
      #expect(app.scene.bounds(of: view).contains(point) == isInside)
    }
    try app.set("v", .offset, .point(Point(10_000, 10_000)))
    simulation = app.simulation()
    #expect(try !simulation.send(PointInside(Point(50, 50)), to: view))
    #expect(try simulation.send(PointInside(Point(10_050, 10_050), hasEvent: false), to: view))
  }

  @Test("agrees to the last bit with code that asks the bounds itself (R8)")
  mutating func sameArithmetic() throws {
    let view = try app.add("v", Rect(0, 0, 1, 1))
    var random = Generator(seed: 5)
    for _ in 0..<2_000 {
      let bounds = Rect(random.whole(0, 30) / 10, 0, random.whole(0, 30) / 10, 1)
      try app.scene.setBounds(bounds, of: view)
      let point = Point(random.whole(0, 60) / 10, 0.5)
      #expect(app.scene.placements[view.place].contains(point) == bounds.contains(point))
    }
  }

  @Test("hands point and event to code, in UIKit's order (R34)")
  mutating func arguments() throws {
    #expect(HitTest(Point(1, 2)).arguments == [.point(Point(1, 2)), .event])
    #expect(HitTest(Point(1, 2), hasEvent: false).arguments == [.point(Point(1, 2)), .none])
    #expect(PointInside(Point(1, 2)).arguments == [.point(Point(1, 2)), .event])
    #expect(NextResponder().arguments == [])
    let view = try app.add("v", Rect(0, 0, 10, 10))
    try app.override("v", .hitTest) { arguments, receiver, _ in
      arguments == [.point(Point(3, 4)), .none] ? .object(receiver) : .none
    }
    var simulation = app.simulation()
    #expect(try simulation.send(HitTest(Point(3, 4), hasEvent: false), to: view).view == view)
    #expect(try simulation.send(HitTest(Point(3, 4)), to: view).view == nil)
  }

  @Test("tells a note once, and texts and lists where they are kept")
  func notes() throws {
    var simulation = app.simulation()
    let view = try app.scene.require("view")
    simulation.note(.ignored)
    simulation.note(.secondFinger(view))
    simulation.note(.ignored)
    #expect(simulation.recorder.notes == [.ignored, .secondFinger(view)])
    let first = simulation.keep("a")
    #expect(simulation.keep("a") == first)
    #expect(simulation.keep("b") == first + 1)
    let list = simulation.keep([TouchID(1)])
    #expect(simulation.keep([TouchID(1)]) == list)
    #expect(simulation.keep([TouchID(1), TouchID(2)]) == list + 1)
    simulation.print("line", from: view)
    let trace = Trace(before: app.scene, recording: simulation.recorder)
    guard case .print(view, let text)? = trace.steps.last?.kind else {
      Issue.record("no line was printed")
      return
    }
    #expect(trace.text(text) == "line")
    #expect(trace.touches(list) == [TouchID(1)])
    #expect(trace.touches(-1) == [])
  }

  @Test("keeps nothing when nobody records")
  mutating func silent() throws {
    let view = try app.add("v", Rect(0, 0, 10, 10))
    var simulation = app.simulation(recording: false)
    simulation.note(.ignored)
    simulation.print("line", from: nil)
    #expect(simulation.record(.selected(view)) == nil)
    _ = simulation.keep("a")
    try simulation.set(.alpha, of: view, to: .number(0.5))
    #expect(simulation.recorder == Recorder())
    #expect(simulation.scene.value(of: .alpha, view) == .number(0.5))
  }

  @Test("refuses a change that the scene refuses, with the calls that were running (R17)")
  mutating func refusedChange() throws {
    let view = try app.add("v", Rect(0, 0, 10, 10))
    try app.override("v", .hitTest) { _, receiver, app throws(Fault) in
      try app.set(.frame, of: receiver, to: .rect(Rect(.nan, 0, 1, 1)))
      return .none
    }
    let failure = fault { _ = try app.trace(5, 5) }
    #expect(failure?.cause == .refused(.invalidGeometry(property: "frame", of: "v")))
    #expect(failure?.path == [Fault.Call(view, .hitTest)])
    var simulation = app.simulation()
    #expect(
      fault { try simulation.move(view, into: view) }?.cause == .refused(.intoItself(view: "v", parent: "v")))
  }

  @Test("notes a change only when something changed")
  mutating func noChange() throws {
    let view = try app.add("v", Rect(0, 0, 10, 10))
    let window = try app.scene.require("window")
    var simulation = app.simulation()
    try simulation.set(.alpha, of: view, to: .number(1))
    try simulation.set(.frame, of: view, to: .rect(Rect(0, 0, 10, 10)))
    try simulation.move(view, into: app.scene.require("view"))
    simulation.setFirstResponder(nil, of: window)
    #expect(simulation.stepCount == 0)
    simulation.store(.bool(true), as: "x", of: view)
    simulation.store(.bool(true), as: "x", of: view)
    simulation.setFirstResponder(view, of: window)
    #expect(
      simulation.recorder.changes == [
        .stored(owner: view, name: "x", old: nil, new: .bool(true)),
        .firstResponder(window: window, old: nil, new: view),
      ])
  }

  @Test("notes a transform that changes rotation and scale and not the matrix")
  mutating func sameMatrix() throws {
    let view = try app.add("v", Rect(0, 0, 10, 10))
    try app.set("v", .rotate, .number(180))
    var simulation = app.simulation()
    try simulation.set(.transform, of: view, to: .transform(.scale(-1, -1)))
    let trace = Trace(before: app.scene, recording: simulation.recorder)
    #expect(simulation.scene != app.scene)
    #expect(trace.scene(after: 1) == simulation.scene)
  }

  @Test("puts what runs nested one level deeper")
  func nested() throws {
    var simulation = app.simulation()
    let view = try app.scene.require("view")
    try simulation.nested { inner throws(Fault) in
      inner.print("deeper", from: view)
      _ = try inner.send(PointInside(.zero), to: view)
    }
    simulation.print("back", from: view)
    #expect(simulation.recorder.steps.map(\.depth) == [1, 1, 0])
  }

  @Test("leaves the scene as it was: a fault is an error of a copy")
  mutating func values() throws {
    try app.add("v", Rect(0, 0, 10, 10))
    try app.override("v", .hitTest) { _, receiver, app throws(Fault) in
      try app.set(.hidden, of: receiver, to: .bool(true))
      return .number(1)
    }
    let before = app.scene
    #expect(fault { _ = try app.trace(5, 5) } != nil)
    #expect(app.scene == before)
  }

  @Test("folds its trace to every scene on the way")
  mutating func fold() throws {
    let view = try app.add("v", Rect(0, 0, 10, 10))
    try app.override("v", .hitTest) { _, receiver, app throws(Fault) in
      try app.set(.alpha, of: receiver, to: .number(0.5))
      app.print("between", from: receiver)
      try app.set(.hidden, of: receiver, to: .bool(true))
      return .none
    }
    var simulation = app.simulation()
    _ = try simulation.findView(at: Point(5, 5))
    let trace = Trace(before: app.scene, recording: simulation.recorder)
    #expect(trace.scene(after: trace.steps.count) == simulation.scene)
    #expect(trace.scene(after: 0) == app.scene)
    let places = trace.steps.indices.filter { if case .change = trace.steps[$0].kind { true } else { false } }
    #expect(places.count == 2)
    let between = trace.scene(after: places[1])
    #expect(between.value(of: .alpha, view) == .number(0.5))
    #expect(between.value(of: .hidden, view) == .bool(false))
    #expect(trace.change(0) == .property(view, .alpha, old: .number(1), new: .number(0.5)))
  }
}
