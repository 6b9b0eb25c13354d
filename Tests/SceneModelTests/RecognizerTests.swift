import Geometry
import SceneModel
import Testing

@Suite("Recognizers of a scene")
struct RecognizerTests {
  var scene = Scene()

  private mutating func recognizer(_ name: String, on view: String = "view") throws -> ObjectID {
    try scene.makeRecognizer(name, RecognizerState(.tap), on: try scene.require(view))
  }

  @Test("belong to one view, and are taken from it by another (R83)")
  mutating func oneView() throws {
    let (a, b) = (try scene.add("a"), try scene.add("b"))
    let tap = try recognizer("t", on: "a")
    #expect(scene.recognizers(of: a) == [tap])
    scene.attach(tap, to: b)
    #expect(scene.recognizers(of: a) == [])
    #expect(scene.recognizers(of: b) == [tap])
    #expect(scene.recognizer(tap)?.view == b)
    scene.attach(tap, to: b)
    #expect(scene.recognizers(of: b) == [tap])
  }

  @Test("keep their view when their settings change")
  mutating func update() throws {
    let tap = try recognizer("t")
    scene.updateRecognizer(tap) {
      $0.taps = 2
      $0.view = nil
    }
    #expect(scene.recognizer(tap)?.taps == 2)
    #expect(scene.recognizer(tap)?.view == scene.object(named: "view"))
    let before = scene
    scene.updateRecognizer(try scene.require("vc")) { $0.taps = 3 }
    #expect(scene == before)
  }

  @Test("are of their kind's class (R98 to R104)", arguments: RecognizerKind.allCases)
  mutating func classes(kind: RecognizerKind) throws {
    let id = try scene.makeRecognizer("r", RecognizerState(kind), on: scene.require("view"))
    #expect(scene.className(of: id) == kind.className)
    #expect(scene.isKind(id, of: "UIGestureRecognizer"))
    #expect(scene.kind(of: id) == .recognizer)
    #expect(!ObjectKind.recognizer.isResponder && !ObjectKind.recognizer.isView)
  }

  @Test("that would wait for themselves are refused, with the circle (R95)")
  mutating func circles() throws {
    let a = try recognizer("a")
    let b = try recognizer("b")
    let c = try recognizer("c")
    #expect(refusal { try scene.require(a, toFail: a) } == .requirementCircle(["a", "a"]))
    try scene.require(a, toFail: b)
    try scene.require(b, toFail: c)
    try scene.require(a, toFail: c)
    try scene.require(a, toFail: b)
    #expect(scene.recognizer(a)?.requires == [b, c])
    let before = scene
    #expect(refusal { try scene.require(b, toFail: a) } == .requirementCircle(["b", "a", "b"]))
    #expect(refusal { try scene.require(c, toFail: a) } == .requirementCircle(["c", "a", "c"]))
    #expect(scene == before)
    try scene.remove(c)
    try scene.require(scene.makeRecognizer("c", RecognizerState(.tap), on: scene.require("view")), toFail: a)
  }

  @Test("of a scroll view come with it, by the name NAME.pan (R129)")
  mutating func scrollPan() throws {
    let list = try scene.add("list", class: "UICollectionView")
    let pan = try #require(scene.object(named: "list.pan"))
    #expect(scene.scrollPan(of: list) == pan)
    #expect(scene.recognizer(pan)?.kind == .pan)
    #expect(scene.recognizer(pan)?.scrollView == list)
    #expect(scene.recognizer(pan)?.view == list)
    #expect(scene.scrollPan(of: try scene.require("view")) == nil)
  }

  @Test("name the sides of their directions")
  func sides() {
    #expect(Sides([.left, .down]).names == ["left", "down"])
    #expect(Sides([]).names == [])
  }
}
