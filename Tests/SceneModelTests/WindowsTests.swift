import Geometry
import SceneModel
import Testing

@Suite("Windows and controllers")
struct WindowsTests {
  var scene = Scene()
  private let screen = Rect(0, 0, 320, 480)

  private func order() -> [String] { scene.windowsFrontToBack.map { scene.name(of: $0) } }

  @Test("a new scene has a window, a controller with its view, a scene, an application and a delegate")
  func template() throws {
    #expect(scene.sortedNames == ["app", "delegate", "scene", "vc", "view", "window"])
    let (window, view) = (try scene.require("window"), try scene.require("view"))
    #expect(scene.frame(of: window) == screen)
    #expect(scene.frame(of: view) == screen)
    #expect(scene.keyWindow == window)
    #expect(scene.superview(of: view) == window)
    #expect(scene.controller(of: view) == scene.object(named: "vc"))
    #expect(scene.rootController(of: window) == scene.object(named: "vc"))
    #expect(scene.defaultParent == view)
    #expect(
      scene.sortedNames.map { scene.className(of: scene.object(named: $0) ?? window) } == [
        "UIApplication", "AppDelegate", "UIWindowScene", "UIViewController", "UIView", "UIWindow",
      ])
    #expect(scene.checkInvariants() == [])
  }

  @Test("higher levels come first, and within one level the window shown last (R40)")
  mutating func levels() throws {
    for (name, level) in [("a", 0), ("alert", 2000), ("b", 0), ("low", -1), ("status", 1000)] {
      _ = try scene.makeWindow(name, frame: screen, level: Double(level))
    }
    #expect(order() == ["alert", "status", "b", "a", "window", "low"])
    try scene.setLevel(1500, of: scene.require("low"))
    #expect(order() == ["alert", "low", "status", "b", "a", "window"])
  }

  @Test("showing a window again brings it in front of those of its level only (R40)")
  mutating func raising() throws {
    for (name, level) in [("a", 0), ("b", 0), ("high", 1)] {
      _ = try scene.makeWindow(name, frame: screen, level: Double(level))
    }
    scene.bringToFront(try scene.require("window"))
    #expect(order() == ["high", "window", "b", "a"])
    try scene.set(.hidden, of: scene.require("a"), to: .bool(true))
    #expect(order() == ["high", "window", "b", "a"])
    try scene.set(.hidden, of: scene.require("a"), to: .bool(false))
    #expect(order() == ["high", "a", "window", "b"])
    // A window that is visible already does not move.
    try scene.set(.hidden, of: scene.require("b"), to: .bool(false))
    #expect(order() == ["high", "a", "window", "b"])
    scene.sendToBack(try scene.require("high"))
    scene.sendToBack(try scene.require("a"))
    #expect(order() == ["high", "window", "b", "a"])
  }

  @Test("which window is key has nothing to do with the order (R41)")
  mutating func key() throws {
    let other = try scene.makeWindow("w2", frame: screen, level: 1)
    #expect(scene.keyWindow == scene.object(named: "window"))
    try scene.set(.key, of: other, to: .bool(true))
    #expect(scene.keyWindow == other)
    #expect(scene.value(of: .key, try scene.require("window")) == .bool(false))
    try scene.set(.key, of: scene.require("window"), to: .bool(false))
    #expect(scene.keyWindow == other)
    try scene.set(.key, of: other, to: .bool(false))
    #expect(scene.keyWindow == nil)
    #expect(order() == ["w2", "window"])
  }

  @Test("a window is refused with numbers that are none, or a class that is no window (R17)")
  mutating func refusedWindows() throws {
    let before = scene
    #expect(
      refusal { _ = try scene.makeWindow("w", frame: Rect(0, .nan, 1, 1)) }
        == .invalidGeometry(property: "frame", of: "w"))
    #expect(
      refusal { _ = try scene.makeWindow("w", frame: screen, level: .infinity) }
        == .invalidGeometry(property: "level", of: "w"))
    #expect(refusal { _ = try scene.makeWindow("view", frame: screen) } == .nameTaken("view"))
    #expect(
      refusal { _ = try scene.makeWindow("w", frame: screen, class: "UIView") }
        == .wrongKind("UIView", is: "UIView", wanted: "UIWindow"))
    #expect(
      refusal { _ = try scene.makeWindow("w", frame: screen, class: "Nowhere") }
        == .noSuchClass("Nowhere", near: nil))
    #expect(scene == before)
  }

  @Test("a controller of a window's direct subview becomes its root when there is none (R49)")
  mutating func root() throws {
    let window = try scene.makeWindow("w2", frame: screen)
    let content = try scene.add("content", to: "w2", screen)
    let later = try scene.add("later", to: "w2", screen)
    let first = try scene.makeController("first", view: content, parent: nil)
    #expect(scene.rootController(of: window) == first)
    _ = try scene.makeController("second", view: later, parent: nil)
    #expect(scene.rootController(of: window) == first)
    #expect(scene.controllersInOrder.map { scene.name(of: $0) } == ["vc", "first", "second"])
  }

  @Test("a view has one controller, and a controller cannot contain itself")
  mutating func controllers() throws {
    let (vc, view) = (try scene.require("vc"), try scene.require("view"))
    let a = try scene.add("a")
    let b = try scene.add("b")
    let child = try scene.makeController("child", view: a, parent: vc)
    #expect(scene.parent(of: child) == vc)
    let before = scene
    #expect(
      refusal { _ = try scene.makeController("more", view: view, parent: nil) }
        == .hasController(view: "view", controller: "vc"))
    #expect(
      refusal { try scene.setController(child, view: view, parent: nil) }
        == .hasController(view: "view", controller: "vc"))
    #expect(refusal { try scene.setController(vc, view: b, parent: child) } == .controllerCircle("vc"))
    #expect(refusal { try scene.setController(vc, view: b, parent: vc) } == .controllerCircle("vc"))
    #expect(
      refusal { _ = try scene.makeController("v", view: nil, parent: nil, class: "UIView") }
        == .wrongKind("UIView", is: "UIView", wanted: "UIViewController"))
    #expect(scene == before)
    try scene.setController(child, view: b, parent: nil)
    #expect(scene.controller(of: a) == nil)
    #expect(scene.controller(of: b) == child)
    #expect(scene.parent(of: child) == vc)
    #expect(scene.checkInvariants() == [])
  }

  @Test("a presented controller's view comes in front in the window, full screen, and leaves it (R51)")
  mutating func presenting() throws {
    let vc = try scene.require("vc")
    let sheet = try scene.makeView("sheet")
    try scene.setFrame(Rect(5, 5, 10, 10), of: sheet)
    let other = try scene.makeController("other", view: sheet, parent: nil)
    try scene.present(other, from: vc)
    #expect(try scene.order(in: "window") == ["view", "sheet"])
    #expect(scene.frame(of: sheet) == screen)
    #expect(scene.presenter(of: other) == vc)
    #expect(scene.presented(by: vc) == other)
    try scene.dismiss(other)
    #expect(try scene.order(in: "window") == ["view"])
    #expect(scene.superview(of: sheet) == nil)
    #expect(scene.presenter(of: other) == nil)
    #expect(refusal { try scene.dismiss(other) } == .notPresented("other"))
  }

  @Test("a controller takes down what it presents when it is dismissed")
  mutating func dismissingAll() throws {
    var below = try scene.require("vc")
    for number in 1...3 {
      let view = try scene.makeView("view\(number)")
      let controller = try scene.makeController("vc\(number)", view: view, parent: nil)
      try scene.present(controller, from: below)
      below = controller
    }
    #expect(try scene.order(in: "window") == ["view", "view1", "view2", "view3"])
    try scene.dismiss(scene.require("vc1"))
    #expect(try scene.order(in: "window") == ["view"])
    #expect(scene.presented(by: try scene.require("vc2")) == nil)
  }

  @Test("what cannot be presented is refused, and nothing changes")
  mutating func refusedPresentations() throws {
    let vc = try scene.require("vc")
    let empty = try scene.makeController("empty", view: nil, parent: nil)
    let one = try scene.makeController("one", view: scene.makeView("v1"), parent: nil)
    let two = try scene.makeController("two", view: scene.makeView("v2"), parent: nil)
    try scene.present(one, from: vc)
    let before = scene
    #expect(refusal { try scene.present(vc, from: vc) } == .controllerCircle("vc"))
    #expect(refusal { try scene.present(vc, from: one) } == .controllerCircle("vc"))
    #expect(refusal { try scene.present(one, from: vc) } == .alreadyPresented("one", by: "vc"))
    #expect(refusal { try scene.present(two, from: vc) } == .alreadyPresented("one", by: "vc"))
    #expect(refusal { try scene.present(empty, from: one) } == .noView(controller: "empty"))
    #expect(refusal { try scene.present(two, from: empty) } == .noView(controller: "empty"))
    #expect(refusal { try scene.present(empty, from: two) } == .noView(controller: "empty"))
    let loose = try scene.makeController("loose", view: scene.makeView("v3"), parent: nil)
    #expect(refusal { try scene.present(two, from: loose) } == .notInWindow("loose"))
    try scene.remove(loose)
    try scene.remove(scene.require("v3"))
    #expect(scene.sortedNames == before.sortedNames)
    #expect(try scene.order(in: "window") == ["view", "v1"])
  }

  @Test("wrapper views come and go between a window and its controllers' views (R45, R52)")
  mutating func wrappers() throws {
    let plain = try scene.add("plain", to: "window", screen)
    let before = scene
    try scene.setOption(.wrappers, to: "on")
    #expect(try scene.order(in: "window") == ["transitionView", "plain"])
    #expect(try scene.order(in: "transitionView") == ["dropShadowView"])
    #expect(try scene.order(in: "dropShadowView") == ["view"])
    for name in ["transitionView", "dropShadowView"] {
      #expect(scene.frame(of: try scene.require(name)) == screen)
    }
    #expect(scene.controller(of: try scene.require("view")) == scene.object(named: "vc"))
    // A presented controller's view gets wrappers of its own.
    let other = try scene.makeController("other", view: scene.makeView("sheet"), parent: nil)
    try scene.present(other, from: scene.require("vc"))
    #expect(try scene.order(in: "window") == ["transitionView", "plain", "transitionView2"])
    try scene.dismiss(other)
    #expect(try scene.order(in: "window") == ["transitionView", "plain"])
    #expect(scene.object(named: "dropShadowView2") == nil)
    // So does the view of a controller that is made now.
    let second = try scene.makeWindow("w2", frame: screen)
    try scene.add("content", to: "w2", screen)
    let root = try scene.makeController("root", view: scene.require("content"), parent: nil)
    #expect(scene.rootController(of: second) == root)
    #expect(try scene.order(in: "w2") == ["transitionView2"])
    try scene.remove(second)
    // What hangs on a wrapper goes with it.
    _ = try scene.makeRecognizer("t", RecognizerState(.tap), on: scene.require("transitionView"))
    scene.setMethod(
      MethodSource(method: "hitTest", text: "nil", form: .expression), of: try scene.require("dropShadowView")
    )
    try scene.setOption(.wrappers, to: "off")
    #expect(try scene.order(in: "window") == before.order(in: "window"))
    #expect(scene.object(named: "t") == nil)
    #expect(scene.hitTestingCodeCount == 0)
    #expect(scene.superview(of: plain) == scene.object(named: "window"))
    #expect(scene.checkInvariants() == [])
  }
}
