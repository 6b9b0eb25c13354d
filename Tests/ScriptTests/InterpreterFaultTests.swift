import Geometry
import Messaging
import SceneModel
import Testing

@testable import Script

/// A view A with code in the place of its hitTest, and B and C in it.
private func makeStage(_ body: String, objectiveC: Bool = false) throws -> Stage {
  var stage = Stage()
  try stage.add("A", Rect(0, 0, 100, 80))
  try stage.add("B", in: "A", Rect(10, 10, 40, 40), class: "UIButton")
  try stage.add("C", in: "A", Rect(30, 30, 40, 40))
  try stage.paste(
    "A",
    objectiveC
      ? "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n  \(body)\n}"
      : "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n  \(body)\n}")
  return stage
}

@Suite struct InterpreterFaultTests {
  /// Code that fails, with the code of the failure, its particulars, and where the caret stands.
  static let failures: [(body: String, code: String, details: [String], column: Int)] = [
    // R1: nil where Swift does not allow it.
    ("let v: UIView? = nil; return v.superview", "R1", ["v"], 32),
    ("return B.subviews.first.hitTest(point, with: event)", "R1", ["B.subviews.first"], 10),
    ("for v in gestureRecognizers { print(v) }; return nil", "R1", ["gestureRecognizers"], 12),
    ("let v: UIView? = nil; if v?.isHidden { return nil }; return self", "R1", ["v?.isHidden"], 28),
    // R2: an index, a forced unwrap or cast, a division.
    ("return subviews[3]", "R2", ["index", "3", "2"], 10),
    ("return subviews[-1]", "R2", ["index", "-1", "2"], 10),
    ("return superview!.superview!.superview!", "R2", ["unwrap", "superview!.superview!.superview"], 10),
    ("return (self as! UIButton)", "R2", ["cast", "self as! UIButton", "A", "UIButton"], 11),
    ("let n = 0; print(5 / n); return nil", "R2", ["division", "5 / n"], 20),
    ("print(Int.max + 1); return nil", "R2", ["overflow", "Int.max + 1"], 9),
    // R3: an answer of another sort.
    ("return point", "R3", ["a point", "a view or nil"], 3),
    ("return true", "R3", ["a Bool", "a view or nil"], 3),
    ("return window?.rootViewController", "R3", ["a view controller", "a view or nil"], 3),
    ("if tag == 3 { return self }", "R3", ["nothing", "a view or nil"], 1),
    // N2: a member that a value does not have.
    ("let r = [bounds][0]; print(r.widht); return nil", "N2", ["widht", "a rect"], 30),
    ("var r = [bounds][0]; r.foo = 3; return nil", "N2", ["foo", "a rect"], 24),
    ("superview = nil; return nil", "N2", ["readOnly", "superview"], 3),
    // N4: a value of another kind.
    ("return (tag as UIView?).hitTest(point, with: event)", "N2", ["hitTest", "a number"], 10),
    (
      "print(convert(point, to: tag)); return nil", "N4",
      ["tag", "a number (0)", "a view (in convert(_:to:))"], 28
    ),
    ("if tag { return nil }; return self", "N4", ["tag", "a number", "true or false"], 6),
  ]

  @Test(arguments: failures.map(\.body))
  func `code that fails says what, where and why`(_ body: String) throws {
    let wanted = try #require(Self.failures.first { $0.body == body })
    let fault = try makeStage(body).codeFault()
    #expect(fault.code == wanted.code)
    #expect(fault.details == wanted.details)
    #expect(fault.method == "hitTest")
    if wanted.details.first != "nothing" {
      #expect(fault.line == 2)
      #expect(fault.column == wanted.column)
      #expect(fault.sourceLine == "  " + body)
    }
  }

  @Test func `a misspelt member is told its nearest`() throws {
    let late = try makeStage("let r = [bounds][0]; print(r.widht); return nil").codeFault()
    #expect(late.remedy == "width")
    // Where the type can be read off, the text is refused at once.
    let text = "bounds.insetBy(dx: 1, dy: 1).widht"
    #expect(
      throws: Mistake(.unknownMember("widht", of: "rect"), at: SourceRange(29, 34), suggestion: "width")
    ) {
      var stage = try makeStage("return nil")
      try stage.override("A", .expression(method: "pointInside", text + " > 3"))
    }
  }

  @Test func `Objective-C goes on with nil where Swift fails`() throws {
    let stage = try makeStage("UIView *v = nil; return [v superview];", objectiveC: true)
    #expect(try stage.hit(10, 10) == "view")
    let index = try makeStage("return self.subviews[7];", objectiveC: true).codeFaultOf(10, 10)
    #expect(index?.code == "R2")
  }

  // MARK: R4, code that does not end

  @Test func `a view that asks itself again is stopped`() throws {
    let fault = try makeStage("return hitTest(point, with: event)").fault()
    #expect(fault.cause == .reentered(try makeStage("return nil")["A"], .hitTest, limit: 64))
    #expect(fault.path.count == 64)
  }

  @Test func `two views that ask each other are stopped`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 80))
    try stage.add("B", Rect(0, 0, 100, 80))
    try stage.override("A", .expression(method: "pointInside", "B.point(inside: point, with: event)"))
    try stage.override("B", .expression(method: "pointInside", "A.point(inside: point, with: event)"))
    guard case .reentered = try stage.fault().cause else { return #expect(Bool(false)) }
  }

  @Test(arguments: [
    "while true { }; return nil", "repeat { } while true; return nil",
    "var n = 0; while n >= 0 { n += 1 }; return nil", "for i in 0..<10000000 { _ = i }; return nil",
    "var s = \"ab\"; while true { s += s }; return nil", "var l = [1]; while true { l += l }; return nil",
    "var l = [1]; while true { l = l.flatMap { _ in l } }; return nil",
    "while true { print(subviews) }; return nil",
    "var l = [1]; while true { l.append(contentsOf: l) }; return nil",
    "while true { _ = [1, 2, 3].sorted() }; return nil",
    "var list = [1]; for x in 0..<1000 { for y in 0..<1000 { list[0] = x + y } }; return nil",
  ])
  func `an endless loop runs out of steps`(_ body: String) throws {
    guard case .outOfSteps(_, .hitTest, limit: 100_000) = try makeStage(body).fault().cause else {
      return #expect(Bool(false))
    }
  }

  @Test func `lists in lists are shown and compared in no time`() throws {
    var stage = try makeStage("return nil")
    try stage.paste(
      "A",
      """
      override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
        var l: [Any] = [1]
        for _ in 0..<20000 { l = [l, l] }
        print(l == l, "\\(l)".isEmpty)
        return nil
      }
      """)
    #expect(try stage.printed(10, 10) == ["false false"])
  }

  @Test func `a closure that calls itself without end is stopped`() throws {
    let fault = try makeStage(
      "var again: (() -> Int)! = nil; again = { again() + 1 }; print(again()); return nil"
    ).fault()
    #expect(fault.cause == .tooDeep(limit: Machine.nestingLimit))
  }

  @Test func `helpers that call each other without end are stopped`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 80))
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return one() }
      func one() -> UIView? { return two() }
      func two() -> UIView? { return one() }
      """)
    #expect(try stage.fault().cause == .tooDeep(limit: Machine.nestingLimit))
  }

  @Test func `an animation's block that is its own completion ends`() throws {
    let stage = try makeStage("UIView.animate(withDuration: 1) { self.alpha = 0.5 }; return self")
    var app = stage.simulation()
    _ = try app.findView(at: Point(5, 5))
    #expect(app.scene.value(of: .alpha, stage["A"]) == .number(0.5))
  }
}

extension Stage {
  /// The failure of code, or nil.
  func codeFaultOf(_ x: Double, _ y: Double) throws -> CodeFault? { try? codeFault(x, y) }
}
