import Geometry
import Messaging
import SceneModel
import Testing

@Suite("The responder chain")
struct NextResponderTests {
  var app = App()

  private func reasons(_ name: String) throws -> [LinkReason] {
    var simulation = app.simulation()
    return try simulation.chain(from: app.scene.require(name)).map(\.reason)
  }

  @Test("goes from a view to its superview, or to the controller whose view it is (R50)")
  mutating func views() throws {
    try app.add("box", Rect(0, 0, 10, 10))
    let loose = try app.scene.makeView("loose")
    #expect(app.scene.nextResponder(of: loose) == nil)
    #expect(try app.chain("box").prefix(3) == ["box", "view", "vc"])
    #expect(try reasons("box").prefix(3) == [.start, .superview, .controllerOfView])
  }

  @Test("goes on with window, scene, application and delegate since iOS 13 (R48, R52, R55)")
  mutating func modern() throws {
    try app.add("label", Rect(0, 0, 10, 10), class: "UILabel")
    #expect(try app.chain("label") == ["label", "view", "vc", "window", "scene", "app", "delegate"])
    #expect(
      try reasons("label").suffix(4) == [.superviewOfControllersView, .windowScene, .application, .delegate])
  }

  @Test("has wrapper views between controller and window where they are shown (R51, R52)")
  mutating func wrappers() throws {
    try app.scene.setOption(.wrappers, to: "on")
    #expect(
      try app.chain("view") == [
        "view", "vc", "dropShadowView", "transitionView", "window", "scene", "app", "delegate",
      ])
  }

  @Test("has no scene in iOS 12 (R53)")
  mutating func legacy() throws {
    try app.scene.setOption(.ios, to: "12")
    #expect(try app.chain("view") == ["view", "vc", "window", "app", "delegate"])
  }

  @Test("ends with the application when its delegate is no responder or not there (R55)")
  mutating func noDelegate() throws {
    try app.scene.remove(app.scene.require("delegate"))
    #expect(try app.chain("window") == ["window", "scene", "app"])
  }

  @Test("goes from a child controller to the view that holds its view, then to the parent (R51)")
  mutating func child() throws {
    let container = try app.add("container", Rect(0, 0, 100, 100))
    let content = try app.add("content", to: "container", Rect(0, 0, 50, 50))
    let parent = try app.scene.makeController("parent", view: container, parent: nil)
    _ = try app.scene.makeController("child", view: content, parent: parent)
    #expect(
      try app.chain("content").prefix(6) == ["content", "child", "container", "parent", "view", "vc"])
  }

  @Test("follows a navigation controller's views (R54)")
  mutating func navigation() throws {
    let screen = Rect(0, 0, 320, 480)
    for (name, parent) in [
      ("layout", "window"), ("transition", "layout"), ("wrapper", "transition"), ("page", "wrapper"),
      ("label", "page"), ("bar", "layout"),
    ] { try app.add(name, to: parent, screen) }
    let navigation = try app.scene.makeController(
      "nav", view: app.scene.require("layout"), parent: nil, class: "UINavigationController")
    _ = try app.scene.makeController("content", view: app.scene.require("page"), parent: navigation)
    #expect(
      try app.chain("label").prefix(8) == [
        "label", "page", "content", "wrapper", "transition", "layout", "nav", "window",
      ])
    #expect(try app.chain("bar").prefix(4) == ["bar", "layout", "nav", "window"])
  }

  @Test("goes from a presented controller to its presenter, full screen; from a sheet to its wrappers (R51)")
  mutating func presented() throws {
    let sheet = try app.scene.makeView("sheet")
    let other = try app.scene.makeController("other", view: sheet, parent: nil)
    try app.scene.setOption(.wrappers, to: "on")
    try app.scene.present(other, from: app.scene.require("vc"))
    #expect(try app.chain("sheet").prefix(4) == ["sheet", "other", "vc", "dropShadowView"])
    #expect(try reasons("sheet")[2] == .presenter)
    try app.scene.setOption(.presentation, to: "sheet")
    #expect(
      try app.chain("sheet") == [
        "sheet", "other", "dropShadowView2", "transitionView2", "window", "scene", "app", "delegate",
      ])
    try app.scene.dismiss(other)
    #expect(try app.chain("sheet") == ["sheet", "other"])
  }

  @Test("ends at the top of a tree outside of any window (R56)")
  mutating func detached() throws {
    let parent = try app.scene.makeView("parent")
    try app.add("child", to: "parent", Rect(0, 0, 10, 10))
    #expect(try app.chain("child") == ["child", "parent"])
    _ = try app.scene.makeController("loose", view: parent, parent: nil)
    #expect(try app.chain("child") == ["child", "parent", "loose"])
    _ = try app.scene.makeController("empty", view: nil, parent: app.scene.require("vc"))
    #expect(try app.chain("empty") == ["empty"])
  }

  @Test("never goes to a sibling (R58)")
  mutating func siblings() throws {
    try app.add("blue", Rect(0, 0, 100, 100))
    try app.add("red", Rect(0, 0, 100, 100))
    #expect(try app.hit(5, 5) == "red")
    #expect(try !app.chain("red").contains("blue"))
  }

  @Test("takes the turn that code gives it, and changes nothing in hit-testing (R57)")
  mutating func override() throws {
    try app.add("box", Rect(0, 0, 100, 100))
    let other = try app.scene.makeController("other", view: nil, parent: nil)
    try app.override("box", .next) { _, _, _ in .object(other) }
    #expect(try app.chain("box") == ["box", "other"])
    #expect(try reasons("box") == [.start, .override])
    #expect(try app.hit(5, 5) == "box")
    try app.override("box", .next) { _, receiver, app throws(Fault) in
      Argument(try app.sendSuper(NextResponder(), to: receiver)?.responder)
    }
    #expect(try app.chain("box").prefix(3) == ["box", "view", "vc"])
    try app.override("box", .next) { _, _, _ in .none }
    #expect(try app.chain("box") == ["box"])
  }

  @Test("ends with a note where it comes back to itself: a real app hangs (R57)")
  mutating func circle() throws {
    try app.add("box", Rect(0, 0, 100, 100))
    let inner = try app.add("inner", to: "box", Rect(0, 0, 10, 10))
    try app.override("view", .next) { _, _, _ in .object(inner) }
    #expect(try app.chain("inner") == ["inner", "box", "view"])
    var simulation = app.simulation()
    _ = try simulation.chain(from: inner)
    #expect(simulation.recorder.notes == [.chainCircle(inner)])
    try app.override("inner", .next) { _, receiver, _ in .object(receiver) }
    #expect(try app.chain("inner") == ["inner"])
  }

  @Test("of a recognizer is itself alone: it is no responder (R83)")
  mutating func recognizer() throws {
    _ = try app.scene.makeRecognizer("t", RecognizerState(.tap), on: app.scene.require("view"))
    #expect(try app.chain("t") == ["t"])
  }
}
