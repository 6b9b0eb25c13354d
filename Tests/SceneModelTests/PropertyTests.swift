import Geometry
import SceneModel
import Testing

/// A property, a class that has it, what it is at first, what it is set to, and what it is then.
struct PropertyCase: CustomTestStringConvertible, Sendable {
  let property: Property
  let className: String
  let first: PropertyValue
  let set: PropertyValue
  let then: PropertyValue

  init(
    _ property: Property, _ className: String = "UIView", first: PropertyValue, set: PropertyValue,
    then: PropertyValue? = nil
  ) {
    self.property = property
    self.className = className
    self.first = first
    self.set = set
    self.then = then ?? set
  }

  var testDescription: String { "\(property) of \(className)" }

  static let all: [PropertyCase] = [
    PropertyCase(.frame, first: .rect(.zero), set: .rect(Rect(1, 2, 3, 4))),
    PropertyCase(.frame, first: .rect(.zero), set: .rect(Rect(4, 6, -3, -4)), then: .rect(Rect(1, 2, 3, 4))),
    PropertyCase(.bounds, first: .rect(.zero), set: .rect(Rect(5, 6, 7, 8))),
    PropertyCase(.center, first: .point(.zero), set: .point(Point(-1, 2.5))),
    PropertyCase(.offset, first: .point(.zero), set: .point(Point(0, -40))),
    PropertyCase(.hidden, first: .bool(false), set: .bool(true)),
    PropertyCase(.alpha, first: .number(1), set: .number(0.5)),
    PropertyCase(.alpha, first: .number(1), set: .number(7), then: .number(1)),
    PropertyCase(.alpha, first: .number(1), set: .number(-7), then: .number(0)),
    PropertyCase(.alpha, first: .number(1), set: .number(0.01), then: .number(0.009999999776482582)),
    PropertyCase(.interaction, first: .bool(true), set: .bool(false)),
    PropertyCase(.interaction, "UILabel", first: .bool(false), set: .bool(true)),
    PropertyCase(.clips, first: .bool(false), set: .bool(true)),
    PropertyCase(.clips, "UIScrollView", first: .bool(true), set: .bool(false)),
    PropertyCase(.multitouch, first: .bool(false), set: .bool(true)),
    PropertyCase(.exclusive, first: .bool(false), set: .bool(true)),
    PropertyCase(.enabled, "UIButton", first: .bool(true), set: .bool(false)),
    PropertyCase(.enabled, "UILabel", first: .bool(true), set: .bool(false)),
    PropertyCase(.selected, "UIButton", first: .bool(false), set: .bool(true)),
    PropertyCase(.highlighted, "UIButton", first: .bool(false), set: .bool(true)),
    PropertyCase(.rotate, first: .number(0), set: .number(-450)),
    PropertyCase(.scale, first: .point(Point(1, 1)), set: .point(Point(2, -3))),
    PropertyCase(.scale, first: .point(Point(1, 1)), set: .number(2), then: .point(Point(2, 2))),
    PropertyCase(.translate, first: .point(.zero), set: .point(Point(4, 5))),
    PropertyCase(
      .transform, first: .transform(.identity),
      set: .transform(AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))),
    PropertyCase(.anchor, first: .point(Point(0.5, 0.5)), set: .point(Point(0, 1))),
    PropertyCase(.value, "UISwitch", first: .number(0), set: .number(3), then: .number(1)),
    PropertyCase(.value, "UISlider", first: .number(0), set: .number(0.25)),
    PropertyCase(.value, "UIStepper", first: .number(0), set: .number(101), then: .number(100)),
    PropertyCase(.value, "UISegmentedControl", first: .number(-1), set: .number(2), then: .number(-1)),
    PropertyCase(.value, "UIPageControl", first: .number(0), set: .number(2), then: .number(0)),
    PropertyCase(.segments, "UISegmentedControl", first: .number(0), set: .number(3)),
    PropertyCase(.segments, "UIPageControl", first: .number(0), set: .number(4)),
    PropertyCase(.z, first: .number(0), set: .number(-10)),
    PropertyCase(.tag, first: .number(0), set: .number(-42)),
    PropertyCase(.text, first: .text(""), set: .text("hello 按钮")),
    PropertyCase(.color, first: .text(""), set: .text("red")),
    PropertyCase(.content, "UIScrollView", first: .size(.zero), set: .size(Size(320, 2000))),
    PropertyCase(.scroll, "UITableView", first: .bool(true), set: .bool(false)),
    PropertyCase(.paging, "UIScrollView", first: .bool(false), set: .bool(true)),
    PropertyCase(.delays, "UIScrollView", first: .bool(true), set: .bool(false)),
    PropertyCase(.cancels, "UIScrollView", first: .bool(true), set: .bool(false)),
    PropertyCase(.level, "UIWindow", first: .number(0), set: .number(2000)),
    PropertyCase(.key, "UIWindow", first: .bool(false), set: .bool(true)),
  ]
}

@Suite("Properties")
struct PropertyTests {
  var scene = Scene()

  private mutating func make(_ className: String) throws -> ObjectID {
    className == "UIWindow"
      ? try scene.makeWindow("v", frame: .zero) : try scene.makeView("v", class: className)
  }

  @Test("are set, are read back, and begin with their class's default", arguments: PropertyCase.all)
  mutating func table(entry: PropertyCase) throws {
    let id = try make(entry.className)
    #expect(scene.has(entry.property, id))
    #expect(scene.value(of: entry.property, id) == entry.first)
    if let usual = scene.defaultValue(of: entry.property, id) { #expect(usual == entry.first) }
    let before = scene
    try scene.set(entry.property, of: id, to: entry.set)
    #expect(scene.value(of: entry.property, id) == entry.then)
    #expect((scene != before) == (entry.then != entry.first))
    // Setting it again changes nothing.
    let set = scene
    try scene.set(entry.property, of: id, to: entry.then)
    #expect(scene == set)
    #expect(scene.checkInvariants() == [])
  }

  @Test("all stand in the table above")
  func complete() {
    #expect(Set(PropertyCase.all.map(\.property)) == Set(Property.allCases))
  }

  @Test("of other classes are refused", arguments: Property.allCases)
  mutating func wrongClass(property: Property) throws {
    let view = try make("UIView")
    let controller = try scene.require("vc")
    #expect(!scene.has(property, controller))
    #expect(scene.value(of: property, controller) == nil)
    let value = PropertyCase.all.first { $0.property == property }?.set ?? .bool(true)
    let before = scene
    #expect(
      refusal { try scene.set(property, of: controller, to: value) }
        == .noSuchProperty(property.rawValue, of: "vc", class: "UIViewController"))
    if property.ownerClass != "UIView" {
      #expect(
        refusal { try scene.set(property, of: view, to: value) }
          == .noSuchProperty(property.rawValue, of: "v", class: "UIView"))
    }
    #expect(scene == before)
  }

  @Test("refuse values of another sort", arguments: PropertyCase.all)
  mutating func wrongValue(entry: PropertyCase) throws {
    let id = try make(entry.className)
    let before = scene
    let values: [PropertyValue] = [
      .bool(true), .number(1), .point(.zero), .size(.zero), .rect(.zero), .transform(.identity), .text("x"),
    ]
    for value in values where !fits(value, entry.property.shape) {
      guard case .badValue = refusal({ try scene.set(entry.property, of: id, to: value) }) else {
        Issue.record("\(entry.property) took \(value)")
        continue
      }
      #expect(scene == before)
    }
  }

  private func fits(_ value: PropertyValue, _ shape: PropertyShape) -> Bool {
    switch (shape, value) {
    case (.flag, .bool), (.number, .number), (.integer, .number), (.point, .point), (.size, .size),
      (.scale, .point), (.scale, .number), (.rect, .rect), (.transform, .transform), (.text, .text),
      (.word, .text):
      true
    default: false
    }
  }

  @Test("take a tag that is a whole number only", arguments: [0.5, 1e15, -1e16, 1e300])
  mutating func wholeTags(number: Double) throws {
    let id = try make("UIView")
    #expect(throws: Refusal.self) { try scene.set(.tag, of: id, to: .number(number)) }
  }

  @Test("keep rotation, scale and move apart, each as it was given (R1)")
  mutating func poseParts() throws {
    let id = try make("UIView")
    try scene.set(.translate, of: id, to: .point(Point(1, 2)))
    try scene.set(.rotate, of: id, to: .number(450))
    try scene.set(.scale, of: id, to: .number(3))
    #expect(scene.value(of: .rotate, id) == .number(450))
    #expect(scene.value(of: .translate, id) == .point(Point(1, 2)))
    #expect(scene.transform(of: id) == AffineTransform(a: 0, b: 3, c: -3, d: 0, tx: 1, ty: 2))
  }

  @Test("have UIKit's names")
  func uikitNames() {
    #expect(Property.offset.uikitName == "contentOffset")
    #expect(Property.allCases.allSatisfy { !$0.uikitName.isEmpty })
  }
}
