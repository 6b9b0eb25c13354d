import Geometry
import SceneModel
import Testing

@Suite("Removing")
struct RemovalTests {
  var scene = Scene()

  @Test("a view takes its subtree, their recognizers, code and values")
  mutating func subtree() throws {
    let a = try scene.add("a")
    let b = try scene.add("b", to: "a")
    let list = try scene.add("list", to: "b", class: "UIScrollView")
    let tap = try scene.makeRecognizer("t", RecognizerState(.tap), on: b)
    scene.setMethod(MethodSource(method: "hitTest", text: "nil", form: .expression), of: b)
    scene.bind("outlet", of: b, to: .object(a))
    scene.bind("free", of: nil, to: .object(b))
    scene.declare(b, respondsTo: "go")
    try scene.set(.text, of: b, to: .text("hello"))
    #expect(scene.hitTestingCodeCount == 1)
    try scene.remove(a)
    for id in [a, b, list, tap] { #expect(!scene.isAlive(id)) }
    for name in ["a", "b", "list", "list.pan", "t"] { #expect(scene.object(named: name) == nil) }
    #expect(scene.hitTestingCodeCount == 0)
    #expect(scene.objectsWithMethods == [])
    #expect(scene.recognizersInOrder == [])
    #expect(scene.bindings == [NamedValue(owner: nil, name: "free", value: .object(b))])
    #expect(scene.selectors(of: b) == [])
    #expect(try scene.order(in: "view") == [])
    #expect(scene.checkInvariants() == [])
  }

  @Test("an object leaves its name free and its id spent")
  mutating func identity() throws {
    let first = try scene.add("a")
    try scene.remove(first)
    let second = try scene.add("a")
    #expect(first != second)
    #expect(!scene.isAlive(first))
    #expect(scene.object(named: "a") == second)
    #expect(scene.objects.contains(second) && !scene.objects.contains(first))
    #expect(!scene.isAlive(ObjectID(-1)) && !scene.isAlive(ObjectID(scene.idCount)))
  }

  @Test("a target takes the actions that went to it, a control those that it sent")
  mutating func actions() throws {
    let button = try scene.add("btn", class: "UIButton")
    let target = try scene.add("target")
    scene.addAction(
      ControlAction(control: button, event: "touchUpInside", selector: "go", target: .object(target)))
    scene.addAction(
      ControlAction(control: button, event: "touchDown", selector: "go", target: .firstResponder))
    var settings = RecognizerState(.tap)
    settings.actions = [.send(selector: "go", to: target), .print("tapped")]
    let tap = try scene.makeRecognizer("t", settings, on: scene.require("view"))
    try scene.remove(target)
    #expect(scene.actions.map(\.event) == ["touchDown"])
    #expect(scene.recognizer(tap)?.actions == [.print("tapped")])
    try scene.remove(button)
    #expect(scene.actions == [])
  }

  @Test("a recognizer frees those that waited for it")
  mutating func recognizer() throws {
    let view = try scene.require("view")
    let one = try scene.makeRecognizer("one", RecognizerState(.tap), on: view)
    let two = try scene.makeRecognizer("two", RecognizerState(.tap), on: view)
    try scene.require(one, toFail: two)
    scene.updateRecognizer(one) { $0.simultaneous = [two] }
    try scene.remove(two)
    #expect(scene.recognizer(one)?.requires == [])
    #expect(scene.recognizer(one)?.simultaneous == [])
    #expect(scene.recognizers(of: view) == [one])
  }

  @Test("a scroll view takes its pan along even from another view, and the name is free again")
  mutating func scrollPan() throws {
    let list = try scene.add("list", class: "UIScrollView")
    let pan = try #require(scene.scrollPan(of: list))
    scene.attach(pan, to: try scene.require("view"))
    try scene.remove(list)
    #expect(!scene.isAlive(pan))
    try scene.add("list", class: "UIScrollView")
    #expect(scene.checkInvariants() == [])
  }

  @Test("a first responder leaves its window without one (R134)")
  mutating func firstResponder() throws {
    let (window, field) = (try scene.require("window"), try scene.add("field", class: "UITextField"))
    try scene.add("box")
    try scene.insert(field, into: scene.require("box"))
    for leave in 0..<3 {
      var copy = scene
      copy.setFirstResponder(field, of: window)
      switch leave {
      case 0: try copy.remove(copy.require("box"))
      case 1: copy.detach(try copy.require("box"))
      default:
        let other = try copy.makeWindow("w2", frame: Rect(0, 0, 10, 10))
        try copy.insert(copy.require("box"), into: other)
      }
      #expect(copy.firstResponder(of: window) == nil)
    }
    scene.setFirstResponder(field, of: window)
    try scene.insert(field, into: scene.require("view"))
    #expect(scene.firstResponder(of: window) == field)
    #expect(scene.firstResponder == field)
  }

  @Test("a view leaves its controller without one, a controller its view")
  mutating func controllers() throws {
    let (controller, view) = (try scene.require("vc"), try scene.require("view"))
    try scene.remove(view)
    #expect(scene.view(of: controller) == nil)
    #expect(scene.controller(of: view) == nil)
    #expect(scene.defaultParent == scene.object(named: "window"))
    var other = Scene()
    let child = try other.makeController("child", view: nil, parent: controller)
    try other.remove(controller)
    #expect(other.controller(of: view) == nil)
    #expect(other.isAlive(view))
    #expect(other.parent(of: child) == nil)
    #expect(other.rootController(of: try other.require("window")) == nil)
    #expect(other.checkInvariants() == [])
  }

  @Test("a window makes the front-most visible one key")
  mutating func window() throws {
    let window = try scene.require("window")
    let shown = try scene.makeWindow("shown", frame: Rect(0, 0, 10, 10))
    let hidden = try scene.makeWindow("hidden", frame: Rect(0, 0, 10, 10), level: 5, isHidden: true)
    try scene.remove(window)
    #expect(scene.keyWindow == shown)
    #expect(scene.windowsFrontToBack == [hidden, shown])
    #expect(scene.object(named: "view") == nil)
    try scene.remove(shown)
    try scene.remove(hidden)
    #expect(scene.keyWindow == nil)
    #expect(scene.defaultParent == nil)
    #expect(scene.checkInvariants() == [])
  }

  @Test("the application or its scene is refused, the delegate is not", arguments: ["app", "scene"])
  mutating func refused(name: String) throws {
    let before = scene
    #expect(refusal { try scene.remove(scene.require(name)) } == .cannotRemove(name))
    #expect(scene == before)
    try scene.remove(scene.require("delegate"))
    #expect(scene.delegate == nil)
  }
}
