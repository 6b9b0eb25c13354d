import Geometry
import SceneModel
import Testing

@testable import Script

/// `inout` arguments are read before the call and written after it, whatever place they are (1.3).
@Suite struct InoutTests {
  private static let bump =
    "func bump(_ n: inout Int) { n += 1 }\nfunc grow(_ n: inout CGFloat) { n += 10 }\n"

  @Test(arguments: [
    ("var z = [1, 2, 3]\nbump(&z[1])\nprint(z)", "[1, 3, 3]"),
    (
      "var r = CGRect(x: 1, y: 2, width: 3, height: 4)\ngrow(&r.origin.x)\ngrow(&r.size.width)\nprint(r)",
      "(11.0, 2.0, 13.0, 4.0)"
    ),
    ("tag = 4\nbump(&self.tag)\nbump(&tag)\nprint(tag)", "6"),
    ("grow(&frame.origin.x)\nprint(frame.minX)", "20.0"),
    ("grow(&self.subviews[0].frame.origin.y)\nprint(subviews[0].frame.minY)", "20.0"),
    ("var d = [\"a\": 1]\nbump(&d[\"a\"]!)\nbump(&d[\"b\", default: 5])\nprint(d)", "[\"a\": 2, \"b\": 6]"),
    ("var o: Int? = 3\nbump(&o!)\nprint(o!)", "4"),
    ("var n = 1\n[1, 2].forEach { _ in bump(&n) }\nprint(n)", "3"),
    ("var n = [1]\n[1, 2].forEach { _ in bump(&n[0]) }\nprint(n)", "[3]"),
    ("[1].forEach { _ in var k = 4\nbump(&k)\nprint(k) }", "5"),
    ("var t = (a: 1, b: 2)\nbump(&t.b)\nprint(t)", "(a: 1, b: 3)"),
    (
      "var list = [1, 2]\nvar calls = 0\nfunc next() -> Int { calls += 1\nreturn 0 }\nbump(&list[next()])\nprint(list, calls)",
      "[2, 2] 1"
    ),
    (
      "func both(_ a: inout Int, _ b: inout Int) { a += 1\nb += a }\nvar z = [1]\nvar m = 1\nboth(&m, &z[0])\nprint(m, z)",
      "2 [3]"
    ),
    (
      "func late(_ n: inout Int, by m: Int = 3, times: Int = 1) { n += m * times }\nvar k = 1\nlate(&k, times: 2)\nprint(k)",
      "7"
    ),
    ("var a = 1, b = 2\nswap(&a, &b)\nprint(a, b)", "2 1"),
    ("var z = [1, 2]\nvar a = 7\nswap(&z[0], &a)\nprint(z, a)", "[7, 2] 1"),
    ("var a = 1, b = 2\n(a, b) = (b, a)\nprint(a, b)", "2 1"),
    ("var z = [1, 2, 3]\nz.swapAt(0, 2)\nprint(z)", "[3, 2, 1]"),
  ])
  func `an inout argument writes back to its place`(_ statements: String, _ line: String) throws {
    #expect(try printed(InoutTests.bump + statements) == [line])
  }

  @Test func `a property of the app's own is written through the recorder`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.paste(
      "A",
      """
      func bump(_ n: inout Int) { n += 1 }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bump(&self.n)
        bump(&spot.x)
        print(n, spot.x)
        return nil
      }
      """)
    stage.let("n", .number(4, isInteger: true), of: "A")
    stage.let("spot", .point(Point(1, 2)), of: "A")
    var app = stage.simulation()
    _ = try app.findView(at: Point(5, 5))
    #expect(app.lines == ["5 2.0"])
    #expect(app.scene.binding("n", of: stage["A"]) == .number(5, isInteger: true))
  }

  @Test(arguments: [
    ("let k = 1\nbump(&k)", Mistake.Fact.constant("k", .constant, .address)), ("bump(&(tag + 1))", .noPlace),
    ("bump(&subviews.count.magnitude())", .noPlace), ("var k = 1\nbump(k)", .needsAmpersand),
    ("func plain(_ n: Int) {}\nvar k = 1\nplain(&k)", .strayAmpersand),
    ("var z = [1, 2]\nswap(&z[0], &z[1])", .overlapping("z")), ("bump(&3)", .noPlace),
  ])
  func `what is no place is refused when it is pasted`(_ statements: String, _ fact: Mistake.Fact) throws {
    do {
      _ = try printed(InoutTests.bump + statements)
      Issue.record("it was taken")
    } catch let mistake as Mistake {
      #expect(mistake.fact == fact)
    }
  }

  @Test func `methods of values that are mutating change their owner`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 40))
    let read = try stage.paste(
      "A",
      """
      extension CGRect {
        mutating func widen(by n: CGFloat = 2) { size.width += n; origin.x -= 1; half() }
        mutating func half() { self.size.height /= 2 }
        mutating func reset() { self = .zero }
      }
      extension Array { mutating func rotate() { append(removeFirst()) } }
      extension Int { mutating func twice() -> Int { self *= 2; return self } }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var area = bounds
        area.widen(); print(area)
        area.widen(by: 5); print(area)
        area.reset(); print(area)
        var list = [1, 2, 3]
        list.rotate(); print(list)
        var m = [1, 2]
        print(m[1].twice(), m)
        var maybe: CGRect? = bounds
        maybe?.half(); print(maybe!.height)
        bounds.half(); print(bounds.height)
        return nil
      }
      """)
    #expect(read.notes.isEmpty)
    #expect(
      try stage.printed(5, 5) == [
        "(-1.0, 0.0, 102.0, 20.0)", "(-2.0, 0.0, 107.0, 10.0)", "(0.0, 0.0, 0.0, 0.0)", "[2, 3, 1]",
        "4 [1, 4]",
        "20.0", "20.0",
      ])
  }

  @Test(arguments: [
    ("var d = [\"a\": [1]]\nd[\"a\"]?.append(2)\nd[\"b\"]?.append(3)\nprint(d)", "[\"a\": [1, 2]]"),
    ("var d = [\"a\": [1]]\nd[\"a\"]?[0] = 9\nprint(d)", "[\"a\": [9]]"),
    ("var p: CGPoint? = point\np?.x = 3\nprint(p!.x)", "3.0"),
    ("var p: CGPoint?\np?.x = 3\nprint(p == nil)", "true"),
  ])
  func `chains change what is there`(_ statements: String, _ line: String) throws {
    #expect(try printed(statements) == [line])
  }

  @Test func `what a call answers is a copy, and no place to write to (N2)`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.override(
      "A", .statements(method: "hitTest", "func f() -> CGPoint { return .zero }\nf().x = 3\nreturn nil"))
    #expect(try stage.codeFault().details == ["readOnly", "f()"])
  }

  @Test func `pointers of Objective-C lead to locals, elements and fields`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.paste(
      "A",
      """
      - (void)bump:(NSInteger *)n { *n += 1; }
      - (void)grow:(CGRect *)r { r->size.width += 5; }
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        NSInteger k = 3; [self bump:&k];
        NSInteger list[] = {1, 2}; [self bump:&list[1]];
        CGRect z = CGRectMake(1, 2, 3, 4); [self grow:&z];
        NSLog(@"%ld %ld %@", k, list[1], NSStringFromCGRect(z));
        return nil;
      }
      """)
    #expect(try stage.printed(5, 5) == ["4 3 {{1, 2}, {8, 4}}"])
  }
}
