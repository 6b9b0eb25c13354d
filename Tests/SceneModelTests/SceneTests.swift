import Geometry
import SceneModel
import Testing

@Suite("Names and classes")
struct SceneTests {
  var scene = Scene()

  @Test(
    "a name is a letter or _, then letters, digits and _, in any script",
    arguments: ["a", "_", "_1", "btn2", "按钮", "кнопка", "é", "e\u{301}", "ボタン", "زر", "बटन", "A_b_3", "ñ9"])
  mutating func names(name: String) throws {
    #expect(Scene.isName(name))
    let id = try scene.add(name)
    #expect(scene.object(named: name) == id)
    #expect(scene.name(of: id) == name)
  }

  @Test(
    "what is no name is refused",
    arguments: [
      "", "1a", "9", "a b", "a-b", "a.b", "a\u{7}", "\u{1B}[31m", "a\n", "a\u{200D}b", "a\u{202E}", "😀",
      "a😀", "-", "a\u{0}", "«a»", "a\u{FEFF}", "٣a", "\u{301}a", "a'", "²", "a²",
    ])
  mutating func noNames(name: String) throws {
    let before = scene
    #expect(!Scene.isName(name))
    if !name.isEmpty { #expect(refusal { try scene.add(name) } == .notAName(name)) }
    #expect(refusal { try scene.rename(scene.require("view"), to: name) } == .notAName(name))
    #expect(
      refusal { _ = try scene.makeController(name, view: nil, parent: nil) } == .notAName(name))
    #expect(scene == before)
  }

  @Test(
    "words that are answers of commands or values of code name no object, in any case",
    arguments: ["nil", "nothing", "Nobody", "none", "self", "super", "True", "false"])
  mutating func reserved(name: String) throws {
    let before = scene
    #expect(refusal { try scene.add(name) } == .reservedName(name))
    #expect(refusal { try scene.rename(scene.require("view"), to: name) } == .reservedName(name))
    #expect(refusal { _ = try scene.makeController(name, view: nil, parent: nil) } == .reservedName(name))
    #expect(scene == before)
    try scene.add(name + "1")
  }

  @Test("a name belongs to one object, however its accents are written")
  mutating func uniqueNames() throws {
    try scene.add("caf\u{E9}")
    let before = scene
    #expect(refusal { try scene.add("caf\u{E9}") } == .nameTaken("caf\u{E9}"))
    #expect(refusal { try scene.add("cafe\u{301}") } == .nameTaken("cafe\u{301}"))
    #expect(refusal { try scene.add("app") } == .nameTaken("app"))
    #expect(
      refusal { _ = try scene.makeRecognizer("vc", RecognizerState(.tap), on: scene.require("view")) }
        == .nameTaken("vc"))
    #expect(scene == before)
  }

  @Test("an object that is asked for by a name or a kind that it has not is refused")
  func require() throws {
    #expect(refusal { _ = try scene.require("nobody") } == .noSuchObject("nobody", near: nil))
    #expect(
      refusal { _ = try scene.requireView("vc") }
        == .wrongKind("vc", is: "UIViewController", wanted: "UIView"))
    #expect(try scene.requireView("window") == scene.require("window"))
    #expect(scene.name(of: ObjectID?.none) == nil)
  }

  @Test("everything can be renamed, and a scroll view's pan follows")
  mutating func renaming() throws {
    let list = try scene.add("list", class: "UITableView")
    let pan = try #require(scene.scrollPan(of: list))
    #expect(scene.name(of: pan) == "list.pan")
    try scene.rename(list, to: "rows")
    #expect(scene.name(of: pan) == "rows.pan")
    #expect(scene.object(named: "rows.pan") == pan)
    #expect(scene.object(named: "list") == nil && scene.object(named: "list.pan") == nil)
    #expect(scene.scrollPan(of: list) == pan)
    try scene.rename(list, to: "rows")
    for name in ["window", "app", "delegate", "scene", "vc", "view"] {
      try scene.rename(scene.require(name), to: name + "2")
    }
    #expect(
      scene.sortedNames == ["app2", "delegate2", "rows", "rows.pan", "scene2", "vc2", "view2", "window2"])
    #expect(refusal { try scene.rename(list, to: "app2") } == .nameTaken("app2"))
    #expect(scene.checkInvariants() == [])
  }

  @Test("a subclass of one's own has its base's defaults and keeps its base")
  mutating func classes() throws {
    try scene.declareClass("PopButton", base: "UIButton")
    try scene.declareClass("Badge", base: "UILabel")
    try scene.declareClass("BigBadge", base: "Badge")
    let button = try scene.add("b", class: "PopButton")
    let badge = try scene.add("g", class: "BigBadge")
    #expect(scene.isKind(button, of: "UIControl") && scene.isKind(button, of: "UIResponder"))
    #expect(!scene.isKind(button, of: "UILabel"))
    #expect(scene.className(of: button) == "PopButton")
    #expect(scene.builtInClass(of: badge) == "UILabel")
    #expect(scene.value(of: .interaction, badge) == .bool(false))
    #expect(scene.defaultValue(of: .interaction, badge) == .bool(false))
    try scene.declareClass("Badge", base: "UILabel")
    let before = scene
    #expect(
      refusal { try scene.declareClass("Badge", base: "UIView") }
        == .badValue(property: "class", wanted: "Badge:UILabel", found: "Badge:UIView"))
    #expect(refusal { try scene.declareClass("New", base: "Old") } == .noSuchClass("Old", near: nil))
    #expect(refusal { try scene.declareClass("a b", base: "UIView") } == .notAName("a b"))
    #expect(refusal { try scene.add("x", class: "Nowhere") } == .noSuchClass("Nowhere", near: nil))
    #expect(
      refusal { try scene.add("x", class: "UIWindow") }
        == .wrongKind("UIWindow", is: "UIWindow", wanted: "UIView")
    )
    #expect(
      refusal { try scene.add("x", class: "UIViewController") }
        == .wrongKind("UIViewController", is: "UIViewController", wanted: "UIView"))
    #expect(scene == before)
  }

  @Test(
    "every class of the command language is known and is a view",
    arguments: """
      UIView UIControl UIButton UILabel UIImageView UIScrollView UISwitch UISlider UITextField UITabBar \
      UINavigationBar UITableView UITableViewCell UICollectionView UICollectionViewCell UIStackView UIStepper \
      UISegmentedControl UIPageControl UITextView UIToolbar UIVisualEffectView
      """.split(separator: " ").map(String.init))
  mutating func commandClasses(name: String) throws {
    let view = try scene.add("v", class: name)
    #expect(scene.isKind(view, of: "UIView"))
    #expect(scene.recognizers(of: view).count == (scene.isKind(view, of: "UIScrollView") ? 1 : 0))
  }

  @Test("a copy is a snapshot that nothing changes")
  mutating func snapshots() throws {
    try scene.add("a")
    let snapshot = scene
    try scene.set(.rotate, of: scene.require("a"), to: .number(30))
    try scene.add("b", to: "a")
    #expect(scene != snapshot)
    #expect(snapshot.object(named: "b") == nil)
    scene = snapshot
    #expect(scene == snapshot)
  }

  @Test("nameless views are found by their ids alone")
  mutating func nameless() throws {
    let first = try scene.makeView("")
    let second = try scene.makeView("")
    try scene.insert(first, into: scene.require("view"))
    try scene.insert(second, into: first)
    #expect(scene.sortedNames.count == 6)
    #expect(scene.checkInvariants() == [])
    try scene.rename(second, to: "named")
    #expect(scene.object(named: "named") == second)
    try scene.remove(first)
    #expect(scene.checkInvariants() == [])
  }
}
