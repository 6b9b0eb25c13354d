import Geometry
import SceneModel
import Testing

@Suite("The tree of views")
struct HierarchyTests {
  var scene = Scene()

  /// Puts a, b, c and d into the root view, a rearmost.
  mutating func addFour() throws {
    for name in ["a", "b", "c", "d"] { try scene.add(name) }
  }

  @Test("puts a new view in front of its siblings (R28)")
  mutating func front() throws {
    try addFour()
    #expect(try scene.order(in: "view") == ["a", "b", "c", "d"])
    #expect(scene.subviewCount(of: try scene.require("view")) == 4)
    #expect(scene.index(of: try scene.require("c")) == 2)
  }

  @Test(
    "moves a view within its superview (R28)",
    arguments: [
      ("a", "front", "b c d a"), ("a", "back", "a b c d"), ("d", "back", "d a b c"),
      ("d", "front", "a b c d"),
      ("b", "0", "b a c d"), ("b", "1", "a b c d"), ("b", "2", "a c b d"), ("b", "3", "a c d b"),
      ("a", "0", "a b c d"), ("a", "3", "b c d a"), ("d", "0", "d a b c"), ("d", "3", "a b c d"),
      ("a", ">c", "b c a d"), ("a", ">d", "b c d a"), ("d", ">a", "a d b c"), ("b", ">a", "a b c d"),
      ("a", "<c", "b a c d"), ("a", "<b", "a b c d"), ("d", "<a", "d a b c"), ("c", "<d", "a b c d"),
      ("b", ">b", "a b c d"), ("b", "<b", "a b c d"),
    ])
  mutating func moving(name: String, place: String, result: String) throws {
    try addFour()
    let position: Position =
      switch (place.first, Int(place)) {
      case (">", _): .above(try scene.require(String(place.dropFirst())))
      case ("<", _): .below(try scene.require(String(place.dropFirst())))
      case (_, let index?): .index(index)
      default: place == "front" ? .front : .back
      }
    try scene.insert(scene.require(name), into: scene.require("view"), at: position)
    #expect(try scene.order(in: "view").joined(separator: " ") == result)
    #expect(scene.checkInvariants().isEmpty)
  }

  @Test("brings to the front and sends to the back (R28)")
  mutating func frontAndBack() throws {
    try addFour()
    scene.bringToFront(try scene.require("b"))
    #expect(try scene.order(in: "view") == ["a", "c", "d", "b"])
    scene.sendToBack(try scene.require("d"))
    #expect(try scene.order(in: "view") == ["d", "a", "c", "b"])
    scene.sendToBack(try scene.require("d"))
    scene.bringToFront(try scene.require("b"))
    #expect(try scene.order(in: "view") == ["d", "a", "c", "b"])
    let alone = try scene.makeView("alone")
    scene.bringToFront(alone)
    scene.sendToBack(alone)
    #expect(scene.superview(of: alone) == nil)
    #expect(scene.checkInvariants().isEmpty)
  }

  @Test("takes a view from the superview that it had, geometry unchanged")
  mutating func reparent() throws {
    try addFour()
    let view = try scene.add("e", to: "a", Rect(1, 2, 3, 4))
    try scene.insert(view, into: scene.require("b"))
    #expect(try scene.order(in: "a") == [])
    #expect(try scene.order(in: "b") == ["e"])
    #expect(scene.frame(of: view) == Rect(1, 2, 3, 4))
    scene.detach(view)
    scene.detach(view)
    #expect(scene.superview(of: view) == nil)
    #expect(try scene.order(in: "b") == [])
    #expect(scene.isAlive(view))
  }

  @Test("refuses what cannot be, and stays as it was")
  mutating func refusals() throws {
    try addFour()
    let inner = try scene.add("inner", to: "a")
    let (a, b, view) = (try scene.require("a"), try scene.require("b"), try scene.require("view"))
    let window = try scene.require("window")
    let before = scene
    #expect(refusal { try scene.insert(a, into: inner) } == .intoItself(view: "a", parent: "inner"))
    #expect(refusal { try scene.insert(a, into: a) } == .intoItself(view: "a", parent: "a"))
    #expect(refusal { try scene.insert(b, into: b) } == .intoItself(view: "b", parent: "b"))
    #expect(
      refusal { try scene.insert(window, into: a) } == .wrongKind("window", is: "UIWindow", wanted: "UIView"))
    #expect(
      refusal { try scene.insert(a, into: scene.require("vc")) }
        == .wrongKind("vc", is: "UIViewController", wanted: "UIView"))
    #expect(refusal { try scene.insert(a, into: view, at: .index(4)) } == .noSuchIndex(4, count: 3))
    #expect(refusal { try scene.insert(a, into: view, at: .index(-1)) } == .noSuchIndex(-1, count: 3))
    #expect(refusal { try scene.insert(inner, into: view, at: .index(5)) } == .noSuchIndex(5, count: 4))
    #expect(
      refusal { try scene.insert(a, into: view, at: .above(inner)) } == .notASubview("inner", of: "view"))
    #expect(
      refusal { try scene.insert(a, into: view, at: .below(inner)) } == .notASubview("inner", of: "view"))
    #expect(scene == before)
  }

  @Test("refuses a view that was removed")
  mutating func removedView() throws {
    try addFour()
    let (a, b, view) = (try scene.require("a"), try scene.require("b"), try scene.require("view"))
    try scene.remove(a)
    #expect(refusal { try scene.insert(a, into: view) } == .noSuchObject("a", near: nil))
    #expect(refusal { try scene.insert(b, into: a) } == .noSuchObject("a", near: nil))
    #expect(scene.checkInvariants().isEmpty)
  }

  @Test("lists a subtree with each view before its subviews, and an ancestry up to the root")
  mutating func walks() throws {
    try addFour()
    for (name, parent) in [("e", "b"), ("f", "b"), ("g", "e"), ("h", "d")] { try scene.add(name, to: parent) }
    func names(_ ids: [ObjectID]) -> String { ids.map { scene.name(of: $0) }.joined(separator: " ") }
    #expect(names(scene.subtree(of: try scene.require("view"))) == "view a b e g f c d h")
    #expect(names(scene.subtree(of: try scene.require("b"))) == "b e g f")
    #expect(names(scene.subtree(of: try scene.require("g"))) == "g")
    #expect(names(scene.ancestry(of: try scene.require("g"))) == "g e b view window")
    #expect(scene.isDescendant(try scene.require("g"), of: try scene.require("b")))
    #expect(scene.isDescendant(try scene.require("b"), of: try scene.require("b")))
    #expect(!scene.isDescendant(try scene.require("b"), of: try scene.require("g")))
    #expect(scene.window(of: try scene.require("g")) == scene.object(named: "window"))
  }

  /// The same operations on plain arrays of names.
  struct Model {
    var children: [String: [String]] = ["view": []]
    var parents: [String: String] = [:]

    func isBelow(_ name: String, _ ancestor: String) -> Bool {
      name == ancestor || (parents[name].map { isBelow($0, ancestor) } ?? false)
    }

    mutating func take(_ name: String) {
      if let parent = parents[name] { children[parent]?.removeAll { $0 == name } }
      parents[name] = nil
    }

    mutating func put(_ name: String, into parent: String, at index: Int) {
      children[parent, default: []].insert(name, at: index)
      parents[name] = parent
    }

    mutating func discard(_ name: String) {
      take(name)
      for child in children[name] ?? [] { discard(child) }
      children[name] = nil
    }
  }

  @Test("agrees with plain arrays through thousands of operations", arguments: 1...8 as ClosedRange<UInt64>)
  mutating func model(seed: UInt64) throws {
    var random = Generator(seed: seed)
    var model = Model()
    var names = ["view"]
    var made = 0
    var spent: Set<ObjectID> = []
    for _ in 0..<600 {
      let pick = names[random.below(names.count)]
      let other = names[random.below(names.count)]
      let (id, target) = (try scene.require(pick), try scene.require(other))
      switch random.below(names.count < 5 ? 2 : 12) {
      case 0, 1:
        made += 1
        let view = try scene.add("n\(made)", to: pick)
        #expect(spent.insert(view).inserted, "an id was given twice")
        model.put("n\(made)", into: pick, at: model.children[pick]?.count ?? 0)
        names.append("n\(made)")
      case 2 where pick != "view" && random.below(3) == 0:
        try scene.remove(id)
        model.discard(pick)
        names.removeAll { $0 != "view" && model.children[$0] == nil && model.parents[$0] == nil }
      case 3 where pick != "view":
        scene.bringToFront(id)
        if let parent = model.parents[pick] {
          model.take(pick)
          model.put(pick, into: parent, at: model.children[parent]?.count ?? 0)
        }
      case 4 where pick != "view":
        scene.sendToBack(id)
        if let parent = model.parents[pick] {
          model.take(pick)
          model.put(pick, into: parent, at: 0)
        }
      default:
        guard pick != "view" else { continue }
        if model.isBelow(other, pick) {
          #expect(refusal { try scene.insert(id, into: target) } == .intoItself(view: pick, parent: other))
          continue
        }
        try place(pick, id, into: other, target, in: &model, by: &random)
      }
      #expect(scene.checkInvariants().isEmpty)
      for name in names { #expect(try scene.order(in: name) == model.children[name] ?? [], "\(name)") }
    }
    #expect(made > 50)
  }

  /// Inserts a view at a place of any sort, in the scene and in the arrays.
  mutating func place(
    _ name: String, _ id: ObjectID, into parent: String, _ target: ObjectID, in model: inout Model,
    by random: inout Generator
  ) throws {
    model.take(name)
    let siblings = model.children[parent] ?? []
    let index = random.below(siblings.count + 1)
    switch random.below(5) {
    case 0:
      try scene.insert(id, into: target)
      model.put(name, into: parent, at: siblings.count)
    case 1:
      try scene.insert(id, into: target, at: .back)
      model.put(name, into: parent, at: 0)
    case 2 where index < siblings.count:
      try scene.insert(id, into: target, at: .above(scene.require(siblings[index])))
      model.put(name, into: parent, at: index + 1)
    case 3 where index < siblings.count:
      try scene.insert(id, into: target, at: .below(scene.require(siblings[index])))
      model.put(name, into: parent, at: index)
    default:
      try scene.insert(id, into: target, at: .index(index))
      model.put(name, into: parent, at: index)
    }
  }
}
