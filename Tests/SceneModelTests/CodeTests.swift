import Geometry
import SceneModel
import Testing

@Suite("Code and values of a scene")
struct CodeTests {
  var scene = Scene()

  private func source(_ method: String, _ text: String = "nil") -> MethodSource {
    MethodSource(method: method, text: text, form: .expression)
  }

  @Test("a second override of a method replaces the first, in its place")
  mutating func replacing() throws {
    let view = try scene.require("view")
    scene.setMethod(source("hitTest", "nil"), of: view)
    scene.setMethod(source("next", "nil"), of: view)
    scene.setMethod(source("hitTest", "self"), of: view)
    #expect(scene.methods(of: view).map(\.method) == ["hitTest", "next"])
    #expect(scene.methods(of: view).first?.text == "self")
    #expect(scene.hasMethod("next", of: view) && !scene.hasMethod("pointInside", of: view))
  }

  @Test("flags and count tell hit-testing which views have code for it")
  mutating func flags() throws {
    let (view, vc) = (try scene.require("view"), try scene.require("vc"))
    scene.setMethod(source("touchesBegan"), of: vc)
    #expect(scene.hasFlag(.overridesAny, vc))
    #expect(scene.hitTestingCodeCount == 0)
    scene.setMethod(source("hitTest"), of: view)
    scene.setMethod(source("pointInside"), of: view)
    #expect(scene.hitTestingCodeCount == 1)
    #expect(scene.hasFlag(.overridesHitTest, view) && scene.hasFlag(.overridesInside, view))
    scene.removeMethods("hitTest", of: view)
    #expect(!scene.hasFlag(.overridesHitTest, view) && scene.hasFlag(.overridesInside, view))
    #expect(scene.hitTestingCodeCount == 1)
    #expect(scene.objectsWithMethods.sorted() == [view, vc].sorted())
    scene.removeMethods(of: view)
    scene.removeMethods(of: vc)
    #expect(scene.hitTestingCodeCount == 0)
    #expect(scene.objectsWithMethods == [])
    #expect(scene == Scene())
  }

  @Test("a name is bound for one object or everywhere, and apart")
  mutating func bindings() throws {
    let view = try scene.require("view")
    scene.bind("x", of: view, to: .number(1, isInteger: true))
    scene.bind("x", of: nil, to: .text("free"))
    scene.bind("x", of: view, to: .bool(true))
    #expect(scene.binding("x", of: view) == .bool(true))
    #expect(scene.binding("x", of: nil) == .text("free"))
    #expect(scene.binding("y", of: nil) == nil)
    #expect(scene.bindings.count == 2)
    scene.unbind("x", of: view)
    #expect(scene.binding("x", of: view) == nil)
    #expect(scene.binding("x", of: nil) == .text("free"))
  }

  @Test("a helper function replaces the one of its name")
  mutating func functions() {
    scene.define(FunctionSource(name: "f", parameters: ["a"], expression: "a"))
    scene.define(FunctionSource(name: "g", parameters: [], expression: "1"))
    scene.define(FunctionSource(name: "f", parameters: ["b"], expression: "b + 1"))
    #expect(scene.functions.map(\.name) == ["f", "g"])
    #expect(scene.function("f")?.expression == "b + 1")
    #expect(scene.function("h") == nil)
  }

  @Test("the same target-action pair twice is one (R121)")
  mutating func actions() throws {
    let view = try scene.require("view")
    let action = ControlAction(control: view, event: "touchUpInside", selector: "go", target: .firstResponder)
    scene.addAction(action)
    scene.addAction(action)
    scene.addAction(
      ControlAction(control: view, event: "touchDown", selector: "go", target: .firstResponder))
    #expect(scene.actions.count == 2)
    scene.removeActions(of: view, event: "touchUpInside")
    #expect(scene.actions.map(\.event) == ["touchDown"])
  }

  @Test("an object responds to what was declared (R140)")
  mutating func responding() throws {
    let vc = try scene.require("vc")
    scene.declare(vc, respondsTo: "save:")
    scene.declare(vc, respondsTo: "save:")
    #expect(scene.selectors(of: vc) == ["save:"])
    #expect(scene.responds(vc, to: "save:") && !scene.responds(vc, to: "load:"))
  }

  @Test("a recorded change is made again")
  mutating func changes() throws {
    let (a, b) = (try scene.add("a"), try scene.add("b"))
    let (view, window) = (try scene.require("view"), try scene.require("window"))
    var folded = scene
    try scene.set(.alpha, of: a, to: .number(0.5))
    try scene.insert(a, into: b, at: .index(0))
    scene.detach(b)
    scene.bind("x", of: a, to: .bool(true))
    scene.setFirstResponder(view, of: window)
    let changes: [SceneChange] = [
      .property(a, .alpha, old: .number(1), new: .number(0.5)),
      .moved(a, from: .init(parent: view, index: 0), to: .init(parent: b, index: 0)),
      .moved(b, from: .init(parent: view, index: 0), to: nil),
      .stored(owner: a, name: "x", old: nil, new: .bool(true)),
      .firstResponder(window: window, old: nil, new: view),
    ]
    for change in changes { folded.apply(change) }
    #expect(folded == scene)
    #expect(scene.location(of: a) == SceneChange.Location(parent: b, index: 0))
    #expect(scene.location(of: b) == nil)
    folded.apply(.stored(owner: a, name: "x", old: .bool(true), new: nil))
    #expect(folded.binding("x", of: a) == nil)
  }
}
