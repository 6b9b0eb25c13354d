import Geometry
import SceneModel
import Testing

@testable import Script

/// What Swift does not let code change is refused when it is pasted (1.6).
@Suite struct ConstantsTests {
  private func mistake(_ statements: String, helpers: String = "") throws -> Mistake? {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    do {
      try stage.paste(
        "A",
        """
        \(helpers)
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        \(statements)
        return nil }
        """)
    } catch let error as Mistake {
      return error
    }
    return nil
  }

  @Test(arguments: [
    ("let x = 1\nx = 2", "x", Constancy.constant, Attempt.assign),
    ("let x = 1\nx += 2", "x", .constant, .assign), ("point = .zero", "point", .parameter, .assign),
    ("point.x = 3", "point", .parameter, .property),
    ("let area = bounds\narea.size.width = 3", "area", .constant, .property),
    ("let list = [1]\nlist[0] = 2", "list", .constant, .element),
    ("let list = [1]\nlist.append(2)", "list", .constant, .mutation),
    ("for v in subviews { v = self }", "v", .loop, .assign),
    ("if let p = superview?.center { p.x = 1 }", "p", .condition, .property),
    ("guard let p = superview else { return nil }\np = self", "p", .condition, .assign),
    ("let (a, b) = (1, 2)\nb = a", "b", .constant, .assign),
    ("let f = { (n: Int) in n = 2 }", "n", .parameter, .assign),
    ("subviews.forEach { $0 = self }", "$0", .parameter, .assign),
    ("let x: Int\nlet f = { x = 2 }", "x", .constant, .assign),
    ("switch tag { case let n: n = 2 }", "n", .condition, .assign),
  ])
  func `constants, parameters and what loops and conditions bind are not assigned`(
    _ statements: String, _ name: String, _ constancy: Constancy, _ attempt: Attempt
  ) throws {
    let mistake = try #require(try mistake(statements))
    #expect(mistake.fact == .constant(name, constancy, attempt))
    #expect(mistake.code == .s1)
  }

  @Test func `a stored constant of the class is not assigned, and self of a plain method neither`() throws {
    let stored = try mistake("slop = 3", helpers: "let slop: CGFloat = 2")
    #expect(stored?.fact == .constant("slop", .constant, .assign))
    let extended = try mistake(
      "var a = bounds\na.widen()", helpers: "extension CGRect { func widen() { size.width += 1 } }")
    #expect(extended?.fact == .constant("self", .value, .property))
  }

  @Test(arguments: [
    "var x = 1\nx = 2", "let v = subviews\nvar w = v\nw.append(self)", "let v = superview\nv?.alpha = 0.5",
    "for v in subviews { v.alpha = 0.5 }", "for var v in [1] { v += 1 }",
    "if var p = superview?.center { p.x = 1 }",
    "let path = UIBezierPath()\npath.move(to: point)\npath.addLine(to: .zero)",
    "let sum = [1, 2].reduce(into: 0) { $0 += $1 }",
    "let all = [1].reduce(into: [Int]()) { list, n in list.append(n) }",
    "let x: CGFloat\nif point.x > 3 { x = 1 } else { x = 2 }\nprint(x)",
    "let x: Int\nswitch tag { case 0: x = 1\ndefault: x = 2 }\nprint(x)",
    "let x: Int\nguard tag == 0 else { return nil }\nx = 2\nprint(x)",
    "let x: Int\nwhile true { x = 3; break }\nprint(x)", "let x: Int\ndo { x = 1 }\nprint(x)",
    "let x: Int\nif tag == 0 { return nil } else { x = 1 }\nprint(x)",
    "let x: Int, y: Int\nx = 1; y = x\nprint(y)", "let x: Int\nfor _ in 0..<3 { let x = 2; print(x) }\nx = 1",
    "let x: Int\nouter: for i in 0..<2 { for _ in 0..<2 { if i == 1 { break outer } } }\nx = 1\nprint(x)",
    "let x = 1\nfunc f() { let x = 2; print(x) }\nf()", "let x: String\n(x) = \"a\"\nprint(x)",
  ])
  func `what Swift takes is taken`(_ statements: String) throws {
    #expect(try mistake(statements) == nil)
    _ = try printed(statements)
  }

  @Test(arguments: [
    ("let x: Int\nx = 1\nx = 2", Mistake.Fact.assignedTwice("x")),
    ("let x: Int\nif tag == 0 { x = 1 }\nx = 2", .assignedTwice("x")),
    ("let x: Int\nfor _ in 0..<2 { x = 1 }", .assignedTwice("x")),
    ("let x: Int\nwhile tag == 0 { x = 1 }", .assignedTwice("x")),
    ("let x: Int\nif tag == 0 { x = 1 }\nprint(x)", .usedUnassigned("x")),
    ("let x: Int\nprint(x)", .usedUnassigned("x")),
    ("let x: Int\nfor _ in 0..<2 { x = 1; break }\nprint(x)", .usedUnassigned("x")),
    ("let x: Int\nswitch tag { case 0: break\ndefault: x = 2 }\nprint(x)", .usedUnassigned("x")),
  ])
  func `a constant without a value gets one on each way, once, before it is read`(
    _ statements: String, _ fact: Mistake.Fact
  ) throws {
    #expect(try mistake(statements)?.fact == fact)
  }

  @Test func `a value that a constant of unknown type holds is not changed either (R2)`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let spot = corner
        spot.x = 3
        return nil
      }
      """)
    stage.let("corner", .point(.zero), of: "A")
    #expect(try stage.codeFault().details == ["constant", "spot", "constant"])
  }

  @Test func `Swift 2's var parameters, and all of Objective-C's, may be changed`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.paste(
      "A",
      """
      override func pointInside(var point: CGPoint, withEvent event: UIEvent?) -> Bool {
        point.x -= 50
        return point.x > 0
      }
      """)
    #expect(try stage.inside("A", 60, 0))
    try stage.paste(
      "A",
      "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { point.x -= 50; return point.x > 0; }")
    #expect(try !stage.inside("A", 40, 0))
  }
}
