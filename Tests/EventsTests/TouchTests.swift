import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// What a touch is, and to which views it goes: R59 to R77.
@Suite struct TouchTests {
  @Test("A touch keeps its identity, and leaves the event with its finger (R59)")
  func identity() throws {
    var lab = try Lab.views("v")
    try lab.down(100, 50)
    let id = lab.input.touches.first?.id
    try lab.move(110, 50)
    #expect(lab.input.touches.map(\.id) == [id])
    try lab.up()
    #expect(lab.input.touches.isEmpty)
    for case .touch(_, _, let list) in lab.trace.steps.map(\.kind) {
      #expect(lab.trace.touches(list) == [id])
    }
  }

  @Test("A finger that rests is stationary, and in allTouches alone (R60, R66)")
  func stationary() throws {
    var lab = try Lab.views("v")
    try lab.set("v", .multitouch, .bool(true))
    try lab.override("v", .touchesMoved) { (arguments, _, app) throws(Fault) in
      if case .touches(let ids) = arguments[0] {
        app.print("\(ids.count) of \(app.input.allTouches.map { "\($0.phase)" })", from: nil)
      }
      return .none
    }
    try lab.down(100, 50)
    try lab.down(200, 50, finger: 2)
    try lab.move(210, 50, finger: 2)
    #expect(lab.printed("1 of [\"stationary\", \"moved\"]") == 1)
  }

  @Test("View and window stay what they were at the beginning (R62, R46, R97)")
  func fixedView() throws {
    var lab = try Lab.views("a", "b")
    try lab.drag(100, 50, to: 100, 170)
    #expect(lab.log(of: "b").isEmpty)
    #expect(lab.log(of: "a").last == "a.touchesEnded")
    try lab.down(100, 50)
    try lab.move(5_000, 50)
    #expect(lab.input.touches.first?.window == lab.scene.object(named: "window"))
    #expect(lab.input.touches.first?.view == lab.scene.object(named: "a"))
  }

  @Test("Only a touch-down is searched for, as often as the option says (R33, R82)", arguments: ["1", "2"])
  func passes(_ passes: String) throws {
    var lab = try Lab.views("v")
    try lab.scene.setOption(.passes, to: passes)
    try lab.override("v", .hitTest) { (_, receiver, app) throws(Fault) in
      app.print("asked \(app.input.event.map { "\($0)" } ?? "nothing")", from: nil)
      return .object(receiver)
    }
    try lab.drag(100, 50, to: 150, 50, steps: 5)
    #expect(lab.printed("asked touches") == Int(passes))
    #expect(lab.log(of: "v").filter { $0 == "v.touchesBegan" }.count == 1)
  }

  @Test("Locations are converted with the view as it stands now (R63)")
  func locations() throws {
    var lab = Lab()
    let view = try lab.add("v", 150, 300, 80, 80)
    try lab.down(188, 361)
    try lab.move(190, 361)
    var app = Simulation(scene: lab.scene, input: lab.input)
    let id = try #require(lab.input.touches.first?.id)
    #expect(app.location(of: id, in: view) == Point(40, 61))
    #expect(app.previousLocation(of: id, in: view) == Point(38, 61))
    #expect(app.location(of: id, in: nil) == Point(190, 361))
    try app.scene.setFrame(Rect(100, 300, 80, 80), of: view)
    #expect(app.location(of: id, in: view) == Point(90, 61))
    #expect(app.previousLocation(of: id, in: view) == Point(88, 61))
  }

  @Test("In a view of double size a way of 10 points is 5 (R64)")
  func scaledWay() throws {
    var lab = Lab()
    let view = try lab.add("v", 100, 100, 80, 80)
    try lab.set("v", .scale, .point(Point(2, 2)))
    try lab.down(140, 140)
    try lab.move(150, 140)
    let app = Simulation(scene: lab.scene, input: lab.input)
    let id = try #require(lab.input.touches.first?.id)
    let now = try #require(app.location(of: id, in: view))
    let before = try #require(app.previousLocation(of: id, in: view))
    #expect(now - before == Point(5, 0))
  }

  @Test(
    "Taps that follow quickly at one place are counted (R65)",
    arguments: [(0.15, 0.0, 2), (1, 0, 1), (0.1, 100, 1)])
  func tapCount(_ pause: Double, _ way: Double, _ count: Int) throws {
    var lab = try Lab.views("v")
    try lab.tap(60, 50)
    try lab.wait(pause)
    try lab.down(60 + way, 50)
    #expect(lab.input.touches.first?.tapCount == count)
  }

  @Test("A drag is no tap to follow (R65)")
  func tapCountAfterDrag() throws {
    var lab = try Lab.views("v")
    try lab.drag(60, 50, to: 160, 50, over: 0.1)
    try lab.down(60, 50)
    #expect(lab.input.touches.first?.tapCount == 1)
  }

  @Test("Fingers that land in one event on two views make a call each (R66)")
  func groups() throws {
    var lab = try Lab.views("a", "b")
    try lab.perform(.touch([FingerMove(1, .down(Point(100, 50))), FingerMove(2, .down(Point(100, 170)))]))
    #expect(lab.log() == ["a.touchesBegan", "b.touchesBegan"])
    #expect(lab.input.allTouches.count == 2)
  }

  @Test("Without multipleTouchEnabled a second finger is for nobody, also later (R67)")
  func singleTouch() throws {
    var lab = try Lab.views("v")
    try lab.gesture("z", .pinch, on: "v") { $0.cancelsTouchesInView = false }
    try lab.tap(100, 50, fingers: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
    #expect(lab.noted(.secondFinger(try lab.scene.require("v"))))
    try lab.down(100, 50)
    try lab.down(200, 50, finger: 2)
    try lab.up(finger: 1)
    try lab.move(210, 50, finger: 2)
    try lab.up(finger: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
    // Recognizers get all fingers.
    #expect(lab.log(of: "z").filter { $0.hasPrefix("z.touchesBegan") }.count == 2)
  }

  @Test("With it fingers of one event come together, later ones on their own (R67)")
  func multipleTouch() throws {
    var lab = try Lab.views("v")
    try lab.set("v", .multitouch, .bool(true))
    try lab.tap(100, 50, fingers: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan(2)", "v.touchesEnded(2)"])
    try lab.down(100, 50)
    try lab.down(200, 50, finger: 2)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesBegan"])
  }

  @Test("An exclusive view shares its window with no other touched view (R68)")
  func exclusive() throws {
    for (first, second) in [(50.0, 170.0), (170, 50)] {
      var lab = try Lab.views("a", "b")
      try lab.set("a", .exclusive, .bool(true))
      try lab.gesture("z", .pinch, on: "view")
      try lab.down(100, first)
      try lab.down(150, second, finger: 2)
      let loser = second == 50 ? "a" : "b"
      #expect(lab.log(of: loser).isEmpty)
      #expect(lab.noted(.exclusive(try lab.scene.require("a"))))
      try lab.move(200, second, finger: 2)
      #expect(lab.state("z") == .began)
      try lab.up(finger: 1)
      try lab.up(finger: 2)
      try lab.wait(1)
      try lab.tap(100, second)
      #expect(lab.log(of: loser).first == "\(loser).touchesBegan")
    }
  }

  @Test("Another window does not care about an exclusive view (R68)")
  func exclusiveWindows() throws {
    var lab = try Lab.views("a")
    try lab.set("a", .exclusive, .bool(true))
    let other = try lab.scene.makeWindow("w2", frame: Rect(0, 300, 320, 100), level: 1)
    try lab.down(100, 50)
    try lab.down(100, 350, finger: 2)
    #expect(lab.log(of: "w2") == ["w2.touchesBegan"])
    #expect(lab.input.touches.last?.window == other)
  }

  @Test("super hands on, and an explicit call does it once more (R70)")
  func twice() throws {
    var lab = Lab()
    try lab.add("box", 0, 0, 200, 200)
    try lab.add("leaf", 0, 0, 100, 100, to: "box")
    try lab.override("box", .touchesBegan)
    try lab.override("leaf", .touchesBegan) { (arguments, receiver, app) throws(Fault) in
      guard case .touches(let ids) = arguments[0] else { return .none }
      let message = TouchesMessage(.touchesBegan, ids)
      try app.sendSuper(message, to: receiver)
      if let next = try app.send(NextResponder(), to: receiver) { try app.send(message, to: next.responder) }
      return .none
    }
    try lab.tap(50, 50)
    #expect(lab.log(of: "box").filter { $0 == "box.touchesBegan" }.count == 2)
    #expect(lab.handler == "box")
  }

  @Test("A removed view gets touchesCancelled at the next event, and nothing after it (R73, R74)")
  func removed() throws {
    var lab = try Lab.views("v")
    try lab.override("v", .touchesBegan) { (_, receiver, app) throws(Fault) in
      try app.move(receiver, into: nil)
      return .none
    }
    try lab.down(100, 50)
    try lab.move(110, 50)
    #expect(lab.input.touches.first?.view == nil)
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesCancelled"])
    #expect(lab.noted(.undocumented(.removedView)))
  }

  @Test("By option the removed view goes on (R74)")
  func removedContinues() throws {
    var lab = try Lab.views("v")
    try lab.scene.setOption(.removedView, to: "continues")
    try lab.down(100, 50)
    lab.scene.detach(try lab.scene.require("v"))
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  @Test("A view that is moved within its window goes on (R74)")
  func reparented() throws {
    var lab = try Lab.views("v", "w")
    try lab.down(100, 50)
    try lab.scene.insert(lab.scene.require("v"), into: lab.scene.require("w"))
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  @Test("A view that goes to another window has left its own (R74)")
  func otherWindow() throws {
    var lab = try Lab.views("v")
    let other = try lab.scene.makeWindow("w2", frame: Rect(0, 400, 320, 80), level: 1)
    try lab.down(100, 50)
    try lab.scene.insert(lab.scene.require("v"), into: other)
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesCancelled"])
  }

  @Test("A view in no window that code answered keeps its touch (R36)")
  func detached() throws {
    var lab = try Lab.views("v")
    lab.scene.detach(try lab.scene.require("v"))
    try lab.override("view", .hitTest, answering: .object(lab.scene.require("v")))
    try lab.tap(100, 50)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  @Test("Hiding and the like does not end a touch (R75)")
  func hidden() throws {
    var lab = try Lab.views("v")
    try lab.down(100, 50)
    try lab.set("v", .hidden, .bool(true))
    try lab.set("v", .interaction, .bool(false))
    try lab.set("v", .frame, .rect(Rect(0, 400, 10, 10)))
    try lab.move(110, 50)
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesMoved", "v.touchesEnded"])
  }

  @Test("An interruption cancels all touches; what the finger does after it concerns nobody (R73)")
  func interrupted() throws {
    var lab = try Lab.views("v")
    try lab.gesture("p", .pan, on: "v") { $0.cancelsTouchesInView = false }
    try lab.down(100, 50)
    try lab.move(150, 50)
    try lab.perform(.interrupt)
    try lab.move(160, 50)
    try lab.up()
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesMoved", "v.touchesCancelled"])
    #expect(lab.state("p") == .cancelled)
    try lab.tap(100, 50)
    #expect(lab.log(of: "v") == ["v.touchesBegan", "v.touchesEnded"])
  }

  @Test("A chain that leads in a circle ends with a note (R57)")
  func circle() throws {
    var lab = Lab()
    try lab.add("a", 0, 0, 100, 100)
    let view = try lab.scene.require("a")
    try lab.override("view", .next, answering: .object(view))
    try lab.tap(50, 50)
    #expect(lab.noted(.chainCircle(view)))
    #expect(lab.handler == nil)
  }

  @Test(
    "A presenter whose view stands within the presented one leads touches in a circle, which ends (R51, R57)",
    arguments: [false, true])
  func presentersCircle(withCode: Bool) throws {
    var lab = Lab()
    try lab.add("outer", 0, 0, 300, 300)
    try lab.add("inner", 0, 0, 200, 200, to: "outer")
    let outer = try lab.scene.makeController("above", view: lab.scene.require("outer"), parent: nil)
    let inner = try lab.scene.makeController("within", view: lab.scene.require("inner"), parent: nil)
    try lab.scene.noteOnly(outer, presentedBy: inner)
    if withCode {
      // Code that calls `super`: the message goes on as one of its own from there.
      for selector in [Selector.touchesBegan, .touchesEnded] {
        try lab.override("outer", selector) { (_, receiver, app) throws(Fault) in
          let touches = app.input.touches.map(\.id)
          try app.sendSuper(TouchesMessage(selector, touches), to: receiver)
          return .none
        }
      }
    }
    try lab.tap(50, 50)
    let isCircle = lab.noted(.chainCircle(inner))
    #expect(isCircle)
    let handler = lab.handler
    #expect(handler == nil)
  }

  @Test("A circle is seen at the first responder that comes again, as the chain is told (R51, R57)")
  func firstOfCircle() throws {
    var lab = Lab()
    try lab.add("outer", 0, 0, 300, 300)
    try lab.add("inner", 0, 0, 200, 200, to: "outer")
    let view = try lab.scene.require("outer")
    let outer = try lab.scene.makeController("above", view: view, parent: nil)
    let inner = try lab.scene.makeController("within", view: lab.scene.require("inner"), parent: nil)
    try lab.scene.noteOnly(outer, presentedBy: inner)
    try lab.tap(250, 250)
    let isOuter = lab.noted(.chainCircle(view))
    #expect(isOuter)
    #expect(lab.log(of: "outer") == ["outer.touchesBegan", "outer.touchesEnded"])
    #expect(lab.log(of: "within") == ["within.touchesBegan", "within.touchesEnded"])
    var simulation = Simulation(scene: lab.scene)
    let chain = try simulation.chain(from: view).map(\.responder)
    #expect(chain == [view, outer, inner])
  }

  @Test("A responder that hands on one message may be on the way of another (R57, R69)")
  func otherMessage() throws {
    var lab = Lab()
    try lab.add("outer", 0, 0, 300, 300)
    let view = try lab.scene.require("outer")
    let presenter = try lab.scene.require("vc")
    let above = try lab.scene.makeController("above", view: view, parent: nil)
    try lab.scene.noteOnly(above, presentedBy: presenter)
    // What the controller hands on makes the window cancel, by way of the view and of the controller again.
    try lab.override("window", .touchesBegan) { (_, _, app) throws(Fault) in
      try app.send(TouchesMessage(.touchesCancelled, app.input.touches.map(\.id)), to: view)
      return .none
    }
    try lab.down(50, 50)
    #expect(lab.log(of: "vc") == ["vc.touchesBegan", "vc.touchesCancelled"])
    let isCircle = lab.noted(.chainCircle(presenter))
    #expect(!isCircle)
  }

  @Test("An override of next leads unhandled touches elsewhere (R57)")
  func rerouted() throws {
    var lab = try Lab.views("other")
    try lab.add("a", 20, 200, 100, 100)
    try lab.override("a", .next, answering: .object(lab.scene.require("other")))
    try lab.tap(50, 250)
    #expect(lab.handler == "other")
    #expect(lab.log(of: "view").isEmpty)
  }

  @Test("A chain of 100,000 views is walked, not fallen down")
  func deep() throws {
    var lab = Lab()
    var parent = try lab.scene.require("view")
    for _ in 0..<100_000 {
      let view = try lab.scene.makeView("")
      try lab.scene.setFrame(Rect(0, 0, 320, 480), of: view)
      try lab.scene.insert(view, into: parent)
      parent = view
    }
    try lab.down(10, 10)
    #expect(lab.recorder.steps.count > 300_000)
  }
}
