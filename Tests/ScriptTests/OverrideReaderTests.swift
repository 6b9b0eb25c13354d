import Geometry
import Messaging
import SceneModel
import Testing

@testable import Script

@Suite struct OverrideReaderTests {
  private func stage() throws -> Stage {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 80))
    try stage.add("B", in: "A", Rect(10, 10, 40, 40), class: "UIButton")
    return stage
  }

  // MARK: Names of an app

  @Test func `an unknown name is needed, with what to type`() throws {
    var stage = try stage()
    let read = try stage.override(
      "A", .expression(method: "pointInside", "bounds.insetBy(dx: slop, dy: Layout.hitSlop).contains(point)"))
    #expect(read.needs.map(\.name) == ["slop", "Layout.hitSlop"])
    #expect(read.needs.map(\.remedy) == ["let A.slop = ?", "let Layout.hitSlop = ?"])
    #expect(read.needs.map(\.kind) == [.number, .number])
    #expect(read.needs.map(\.lines) == [[1], [1]])
  }

  @Test func `pending code fails and names all that it needs, and runs once it is told`() throws {
    var stage = try stage()
    try stage.override(
      "A", .expression(method: "pointInside", "bounds.insetBy(dx: slop, dy: Layout.hitSlop).contains(point)"))
    let fault = try stage.codeFault()
    #expect(fault.code == "N1")
    #expect(fault.details == ["slop, Layout.hitSlop"])
    #expect(fault.remedy == "let A.slop = ?; let Layout.hitSlop = ?")
    stage.let("slop", .number(-5, isInteger: true), of: "A")
    #expect(OverrideReader.needs(of: stage["A"], in: stage.scene).map(\.name) == ["Layout.hitSlop"])
    stage.let("Layout.hitSlop", .number(-2, isInteger: true))
    #expect(OverrideReader.needs(of: stage["A"], in: stage.scene).isEmpty)
    #expect(try stage.inside("A", -5, -2))
    #expect(try !stage.inside("A", -6, 0))
  }

  @Test(arguments: ["slop", "self.slop", "_slop", "self->_slop"])
  func `one property answers by all its spellings`(_ spelling: String) throws {
    var stage = try stage()
    stage.let("slop", .number(3, isInteger: true), of: "A")
    try stage.paste(
      "A", "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return point.x < \(spelling); }")
    #expect(try stage.inside("A", 2, 0))
    #expect(try !stage.inside("A", 3, 0))
  }

  @Test(arguments: [
    "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return point.x < 3 }",
    "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return point.x < 3; }",
  ])
  func `a whole method may stand where its statements belong`(_ code: String) throws {
    var stage = try stage()
    let read = try stage.override("A", .statements(method: "pointInside", code))
    #expect(read.sources.map(\.form) == [.paste])
    #expect(try stage.inside("A", 2, 0))
    #expect(try !stage.inside("A", 3, 0))
    #expect(throws: Mistake.self) { try stage.override("A", .statements(method: "hitTest", code)) }
  }

  /// Where a name is found, the strongest last.
  @Test func `a name is looked up from the nearest place outwards`() throws {
    var stage = try stage()
    let code = "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return probe() }"
    func answer(_ expression: String, helper: String = "", local: String = "") throws -> Bool {
      var copy = stage
      try copy.paste(
        "A",
        "\(code)\nfunc probe() -> Bool { \(local)\n return \(expression) }\n\(helper)")
      return try copy.inside("A", 0, 0)
    }
    stage.let("thing", .number(1, isInteger: true))
    #expect(try answer("thing == 1"))
    try stage.add("thing", in: "A", Rect(0, 0, 5, 5))
    #expect(try answer("thing is UIView"))
    #expect(try answer("thing == 2", helper: "var thing: Int { return 2 }"))
    stage.let("thing", .number(3, isInteger: true), of: "A")
    #expect(try answer("thing == 3", helper: "var thing: Int { return 2 }"))
    #expect(try answer("thing == 4", local: "let thing = 4"))
    // UIKit's members come before what `let` says.
    stage.let("alpha", .number(0.25, isInteger: false), of: "A")
    #expect(try answer("alpha == 1"))
  }

  @Test func `an object of the scene needs nothing, and code follows the name and not the object`() throws {
    var stage = try stage()
    let read = try stage.override("A", .expression(method: "hitTest", "B"))
    #expect(read.needs.isEmpty)
    #expect(try stage.hit(90, 70) == "B")
    try stage.scene.rename(stage["B"], to: "D")
    #expect(try stage.codeFault().details.first == "B")
    #expect(OverrideReader.needs(of: stage["A"], in: stage.scene).map(\.remedy) == ["let A.B = ?"])
  }

  @Test func `an unbound name before a question mark is nil, and that is told once`() throws {
    var stage = try stage()
    let read = try stage.override(
      "A", .expression(method: "pointInside", "delegate_?.accepts(point) ?? (delegate_?.isReady ?? true)"))
    #expect(read.needs.isEmpty)
    var app = stage.simulation()
    #expect(try app.send(PointInside(Point(1, 1)), to: stage["A"]))
    #expect(app.recorder.notes == [.unboundIsNil(stage["A"], "delegate_")])
  }

  @Test func `an unknown call whose answer nobody wants is noted and ignored`() throws {
    var stage = try stage()
    let read = try stage.paste(
      "A",
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        [self trackTap];
        [[Analytics shared] log:@"x"];
        return [super hitTest:point withEvent:event];
      }
      """)
    #expect(read.ignoredCalls.map(\.name).first == "trackTap()")
    #expect(read.needs.isEmpty)
    var app = stage.simulation()
    #expect(try app.send(HitTest(Point(1, 1)), to: stage["A"]).view == stage["A"])
    #expect(app.recorder.notes.contains(.loggedCall(stage["A"], "trackTap")))
  }

  @Test func `a function that is needed is told by def, and seen without reading again`() throws {
    var stage = try stage()
    let read = try stage.paste(
      "A",
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return subviews.contains { determineTapArea(for: $0).contains(point) }
      }
      """)
    #expect(read.needs.map(\.remedy) == ["def determineTapArea(a) = ?"])
    #expect(try stage.codeFault().code == "N3")
    stage.def("determineTapArea", "item", as: "item.frame.insetBy(dx: -8, dy: -8)")
    #expect(try stage.inside("A", 2, 2))
    #expect(try !stage.inside("A", 1, 2))
    stage.def("determineTapArea", "item", as: "item.frame")
    #expect(try !stage.inside("A", 2, 2))
  }

  @Test func `a def may have Objective-C's name`() throws {
    var stage = try stage()
    try stage.paste(
      "A",
      "- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return [self linkAtPoint:p] != nil; }")
    stage.def("linkAtPoint:", "p", as: "p.x > 5 ? self : nil")
    #expect(try stage.inside("A", 6, 0))
    #expect(try !stage.inside("A", 5, 0))
  }

  @Test func `writes to a property of its own are kept and shown`() throws {
    var stage = try stage()
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        lastPoint = point
        tries += 1
        return nil
      }
      """)
    stage.let("tries", .number(1, isInteger: true), of: "A")
    var app = stage.simulation()
    _ = try app.findView(at: Point(7, 8))
    #expect(app.scene.binding("lastPoint", of: stage["A"]) == .point(Point(7, 8)))
    #expect(app.scene.binding("tries", of: stage["A"]) == .number(2, isInteger: true))
    #expect(app.recorder.changes.count == 2)
  }

  @Test func `a name that is given a value first needs none, also over several methods`() throws {
    var stage = try stage()
    let read = try stage.paste(
      "A",
      """
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { start = touches.first }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(start?.location(in: self) ?? .zero, touches.first == start)
      }
      """)
    #expect(read.needs.isEmpty)
    #expect(read.methods == ["touchesBegan", "touchesMoved"])
    let late = try stage.paste(
      "A",
      "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { if tries > 2 { return }; tries = 3 }"
    )
    #expect(late.needs.map(\.name) == ["tries"])
  }

  @Test func `a touch is kept from one event to the next`() throws {
    #expect(Value(Value.touch(TouchID(3)).stored ?? .null, in: Scene()).asTouches == [TouchID(3)])
  }

  @Test func `unknown cases of enumerations equal only themselves`() throws {
    var stage = try stage()
    stage.let("mode", .symbol("closed"), of: "A")
    try stage.override("A", .expression(method: "pointInside", "mode == .closed && mode != State.open"))
    #expect(try stage.inside("A", 0, 0))
    stage.let("side", .symbol("MMDrawerSideNone"), of: "A")
    try stage.paste(
      "A",
      "- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return self.side == MMDrawerSideNone; }")
    #expect(try stage.inside("A", 0, 0))
  }

  @Test func `an unknown class is no match, told once`() throws {
    var stage = try stage()
    let read = try stage.override("A", .expression(method: "pointInside", "B is Fancy || B is Fancy"))
    #expect(read.unknownClasses.map(\.name) == ["Fancy"])
    var app = stage.simulation()
    #expect(try !app.send(PointInside(Point(1, 1)), to: stage["A"]))
    #expect(app.recorder.notes == [.unknownClass(stage["B"], "Fancy")])
  }

  // MARK: super

  @Test func `super searches with the code of all below, at any point, and as often as one likes`() throws {
    var stage = try stage()
    try stage.override("B", .expression(method: "pointInside", "point.x < 5"))
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let moved = super.hitTest(CGPoint(x: point.x - 20, y: point.y), with: event)
        return moved ?? super.hitTest(point, with: event)
      }
      """)
    #expect(try stage.hit(32, 12) == "B")
    #expect(try stage.hit(38, 12) == "A")
    #expect(try stage.hit(18, 12) == "A")
  }

  @Test func `calls of other views are messages, calls of super are none`() throws {
    var stage = try stage()
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = B.point(inside: point, with: event)
        return super.hitTest(point, with: event)
      }
      """)
    var app = stage.simulation()
    _ = try app.send(HitTest(Point(90, 70)), to: stage["A"])
    let calls = app.recorder.steps.compactMap { step -> String? in
      switch step.kind {
      case .hitTest(let id, _): "\(stage.scene.name(of: id)).hitTest"
      case .pointInside(let id, _, _, _): "\(stage.scene.name(of: id)).pointInside"
      default: nil
      }
    }
    #expect(calls == ["A.hitTest", "B.pointInside", "A.pointInside", "B.hitTest", "B.pointInside"])
  }

  @Test func `the chain may take a way of its own`() throws {
    var stage = try stage()
    try stage.paste("B", "override var next: UIResponder? { return window ?? super.next }")
    var app = stage.simulation()
    let chain = try app.chain(from: stage["B"]).map { stage.scene.name(of: $0.responder) }
    #expect(chain == ["B", "window", "scene", "app", "delegate"])
  }

  // MARK: Presets

  @Test(arguments: [
    ("pointInside", "yes", 900.0, true), ("pointInside", "no", 5, false),
    ("pointInside", "inset -12", -12, true),
    ("pointInside", "inset -12", -13, false), ("pointInside", "inset 5 -5", 4, false),
    ("pointInside", "circle", 10, true), ("pointInside", "circle", 9, false),
    ("pointInside", "subviews", 12, true),
    ("pointInside", "subviews", 60, false),
  ])
  func `a preset of pointInside`(_ method: String, _ words: String, _ x: Double, _ isInside: Bool) throws {
    var stage = try stage()
    try stage.override("A", .preset(method: method, words))
    #expect(try stage.inside("A", x, 40) == isInside)
  }

  @Test(arguments: [
    ("nil", 20.0, "view"), ("self", 20, "A"), ("passthrough", 20, "B"), ("passthrough", 70, "view"),
    ("overflow", 110, "O"), ("overflow", 70, "A"), ("forward O", 115, "O"), ("forward O", 20, "view"),
  ])
  func `a preset of hitTest`(_ words: String, _ x: Double, _ found: String) throws {
    var stage = try stage()
    try stage.add("O", in: "A", Rect(105, 10, 30, 30))
    try stage.override("A", .preset(method: "hitTest", words))
    #expect(try stage.hit(x, 20) == found)
  }

  @Test func `overflow is nil when the view is hidden, transparent or without interaction`() throws {
    var stage = try stage()
    try stage.override("A", .preset(method: "hitTest", "overflow"))
    try stage.scene.set(.alpha, of: stage["A"], to: .number(0.01))
    #expect(try stage.hit(20, 20) == "view")
    try stage.scene.set(.alpha, of: stage["A"], to: .number(1))
    try stage.scene.set(.interaction, of: stage["A"], to: .bool(false))
    #expect(try stage.hit(20, 20) == "view")
  }

  @Test func `a preset is kept as the code that it stands for`() throws {
    var stage = try stage()
    let read = try stage.override("A", .preset(method: "pointInside", "inset -10"))
    #expect(read.sources.first?.form == .preset("inset -10"))
    #expect(read.sources.first?.text == "return bounds.insetBy(dx: -10, dy: -10).contains(point)")
  }

  @Test(arguments: ["yess", "inset", "inset x", "inset 1 2 3", "circle 4", ""])
  func `a preset that is none is refused`(_ words: String) throws {
    var stage = try stage()
    #expect(throws: Mistake.self) { try stage.override("A", .preset(method: "pointInside", words)) }
  }

  // MARK: Lines

  @Test func `a recording shows each line that ran, with the values it saw`() throws {
    var stage = try stage()
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        if found === self { return nil }
        for v in subviews { print(v) }
        return found
      }
      """)
    var app = stage.simulation()
    _ = try app.send(HitTest(Point(12, 12)), to: stage["A"])
    #expect(
      app.ran == ["2: found = B", "3: found = B; false", "4: v = B", "4: ", "5: answers B"])
    var silent = stage.simulation(isRecording: false)
    #expect(try silent.send(HitTest(Point(12, 12)), to: stage["A"]).view == stage["B"])
    #expect(silent.recorder.steps.isEmpty)
  }

  // MARK: Real code

  @Test(arguments: SharedFiles.overrides)
  func `every override of the cases is made ready to run`(_ override: SharedFiles.Override) throws {
    var stage = try stage()
    try stage.override(
      "A", override.method.map { .expression(method: $0, override.code) } ?? .paste(override.code))
    for source in stage.scene.methods(of: stage["A"]) {
      #expect(OverrideReader.body(for: source, of: stage["A"]) != nil)
    }
  }

  @Test(arguments: SharedFiles.seeds.map(\.name))
  func `the methods of the articles are made ready to run`(_ name: String) throws {
    let text = try #require(SharedFiles.seeds.first { $0.name == name }?.text)
    var stage = try stage()
    do {
      try stage.paste("A", text)
    } catch let mistake as Mistake {
      // One article has words and pictures alone.
      #expect(mistake.fact == .noEntry(others: []))
    }
    var app = stage.simulation()
    do {
      _ = try app.findView(at: Point(5, 5))
    } catch {
      // What the articles' apps bring along is missing here, and that is what must be said.
      guard case .code(let fault) = error.cause else { throw error }
      #expect(["N1", "N3"].contains(fault.code), "\(fault)")
    }
  }
}
