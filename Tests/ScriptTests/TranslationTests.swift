import Testing

@testable import Script

/// What `override V as objc` and `as swift` write down: only what a compiler of that language takes.
@Suite struct TranslationTests {
  private func objectiveC(_ body: String) throws -> String {
    var stage = Stage()
    try stage.add("A", .init(0, 0, 9, 9))
    try stage.override("A", .statements(method: "hitTest", body))
    let source = try #require(stage.scene.methods(of: stage["A"]).first)
    let outline = try #require(OverrideReader.outline(of: source, of: stage["A"], in: stage.scene))
    return outline.translated(to: .objectiveC)
  }

  @Test(arguments: [
    ("return isHidden ? nil : self", "return self.hidden ? nil : self;"),
    ("if subviews.isEmpty { return nil }\nreturn self", "if ((self.subviews.count == 0)) {"),
    ("let hidden = isHidden\nreturn hidden ? nil : self", "BOOL hidden = self.hidden;"),
    (
      "let frame = bounds\nreturn frame.width > 3 ? self : nil",
      "return CGRectGetWidth(frame) > 3 ? self : nil;"
    ),
    ("return bounds.size.width > 3 ? self : nil", "return self.bounds.size.width > 3 ? self : nil;"),
    (
      "let p = convert(point, to: superview)\nreturn p.x > 0 ? self : nil",
      "CGPoint p = [self convertPoint:point toView:self.superview];"
    ),
    (
      "return point(inside: point, with: event) ? self : nil",
      "return [self pointInside:point withEvent:event] ? self : nil;"
    ),
    (
      "return max(bounds.midX, abs(point.x)) > 3 ? self : nil",
      "return MAX(CGRectGetMidX(self.bounds), fabs(point.x)) > 3 ? self : nil;"
    ),
    ("return event?.type == .touches ? self : nil", "return event.type == UIEventTypeTouches ? self : nil;"),
    ("for i in 0..<3 { tag += i }\nreturn nil", "for (NSInteger i = 0; i < 3; i++) {"),
    (
      "for view in subviews.reversed() where !view.isHidden { return view }\nreturn nil",
      "for (UIView *view in [self.subviews reverseObjectEnumerator]) {"
    ),
    ("print(point, alpha)\nreturn nil", "NSLog(@\"%@ %@\", NSStringFromCGPoint(point), @(self.alpha));"),
    ("return point == center ? self : nil", "return CGPointEqualToPoint(point, self.center) ? self : nil;"),
    (
      "return UIBezierPath(ovalIn: bounds).contains(point) ? self : nil",
      "return [[UIBezierPath bezierPathWithOvalInRect:self.bounds] containsPoint:point] ? self : nil;"
    ),
    ("let n = CGFloat(tag)\nreturn n > 1 ? self : nil", "CGFloat n = (CGFloat)self.tag;"),
  ])
  func `Objective-C says what Swift leaves unsaid`(_ body: String, _ line: String) throws {
    let text = try objectiveC(body)
    #expect(text.split(separator: "\n").contains { $0.contains(line) }, "\(text)")
    #expect(!text.contains("// Written in"))
  }

  @Test(arguments: [
    "return subviews.first { $0.tag > 1 }",
    "switch self { case superview: return nil\ndefault: return self }",
    "let (a, b) = (1, 2)\nreturn a > b ? self : nil",
    "let r = layer.presentation()?.frame ?? .zero\nreturn r.width > 1 ? self : nil",
    "if let p = superview?.center { return p.x > 1 ? self : nil }\nreturn nil",
    "if case .touches = event?.type { return self }\nreturn nil",
    "return tag == 1 ? self : String(describing: self) == \"\" ? nil : self",
  ])
  func `what has no words in Objective-C stays as a remark`(_ body: String) throws {
    let text = try objectiveC(body)
    #expect(text.hasPrefix("// Written in Swift"))
    #expect(text.contains("return [super hitTest:point withEvent:event];"))
    #expect(!text.contains(ObjCPrinter.doubt))
  }

  private func texts(_ paste: String, _ language: Language) throws -> String {
    var stage = Stage()
    try stage.add("A", .init(0, 0, 9, 9))
    try stage.paste("A", paste)
    let source = try #require(stage.scene.methods(of: stage["A"]).first)
    let outline = try #require(OverrideReader.outline(of: source, of: stage["A"], in: stage.scene))
    let helpers = outline.translatedHelpers(to: language)
    return
      (MethodOutline.extensions(language == .swift ? helpers : [])
      + helpers.filter { language == .objectiveC || $0.extended == nil }.map(\.text)
      + [outline.translated(to: language)]).joined(separator: "\n")
  }

  private static let helpers = """
    extension CGRect {
      var spot: CGPoint { CGPoint(x: midX, y: midY) }
      func grown(by side: CGFloat = 10) -> CGRect { insetBy(dx: -side, dy: -side) }
      mutating func widen(by side: CGFloat) { size.width += side; self.size.height += half(side) }
      func half(_ side: CGFloat) -> CGFloat { return side / 2 }
    }
    var limit: CGFloat { 40 }
    func near(_ p: CGPoint, within r: CGFloat = 5) -> Bool { return p.x < r }
    func bump(_ n: inout CGFloat) { n += 1 }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      var area = bounds.grown()
      area.widen(by: 2)
      bump(&area.origin.x)
      return area.grown(by: 3).contains(point) && near(point, within: limit) && area.spot.x > 2
    }
    """

  @Test(arguments: [
    "static CGRect CGRectGrown(CGRect rect, CGFloat side) {", "return CGRectInset(rect, -side, -side);",
    "static void CGRectWiden(CGRect *rect, CGFloat side) {", "(*rect).size.width += side;",
    "(*rect).size.height += CGRectHalf(*rect, side);",
    "return CGPointMake(CGRectGetMidX(rect), CGRectGetMidY(rect));",
    "CGRect area = CGRectGrown(self.bounds, 10);", "CGRectWiden(&area, 2);", "[self bump:&area.origin.x];",
    "- (void)bump:(CGFloat *)n {", "*n += 1;", "- (BOOL)near:(CGPoint)p within:(CGFloat)r {",
    "CGRectContainsPoint(CGRectGrown(area, 3), point) && [self near:point within:self.limit]",
    "CGRectSpot(area).x > 2;", "- (CGFloat)limit {",
  ])
  func `extensions of values are functions of C, inout arguments are pointers, helpers are messages`(
    _ line: String
  ) throws {
    let text = try texts(TranslationTests.helpers, .objectiveC)
    #expect(text.contains(line), "\(text)")
  }

  @Test(arguments: [
    "extension CGRect {", "  func grown(by side: CGFloat = 10) -> CGRect {",
    "  mutating func widen(by side: CGFloat) {",
    "func bump(_ n: inout CGFloat) {", "bump(&area.origin.x)",
  ])
  func `Swift keeps inout, mutating, standard values and the extension`(_ line: String) throws {
    let text = try texts(TranslationTests.helpers, .swift)
    #expect(text.contains(line), "\(text)")
  }

  @Test func `functions within methods stay functions`() throws {
    let text = try texts(
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        func visit(_ v: UIView, times n: inout Int, by k: Int = 1) -> Bool { n += k; return true }
        var count = 0
        return visit(self, times: &count) ? self : nil
      }
      """, .swift)
    #expect(text.contains("func visit(_ v: UIView, times n: inout Int, by k: Int = 1) -> Bool {"))
  }

  @Test(arguments: [
    "func bump(_ n: inout CGFloat) { n += 1 }\noverride func point(inside p: CGPoint, with e: UIEvent?) -> Bool { bump(&alpha); return true }",
    "extension CGRect { mutating func widen() { size.width += 1 } }\noverride func point(inside p: CGPoint, with e: UIEvent?) -> Bool { bounds.widen(); return true }",
    "extension CGRect { func spot() -> CGPoint? { return nil } }\noverride func point(inside p: CGPoint, with e: UIEvent?) -> Bool { bounds.spot() == nil }",
  ])
  func `what C cannot say of helpers stays a remark, without them`(_ paste: String) throws {
    let text = try texts(paste, .objectiveC)
    #expect(text.hasPrefix("// Written in Swift"))
    #expect(!text.contains(ObjCPrinter.doubt))
  }

  @Test func `questions joined by && are translated, objects among them are not`() throws {
    let method =
      "- (BOOL)near:(CGPoint)p { return p.x < 9; }\n- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {\n"
    let sure = try texts(
      method
        + "if (self.hidden && self.alpha < 1) { return NO; }\nreturn [self near:point] || point.y > 3;\n}",
      .swift)
    #expect(sure.contains("if self.isHidden && self.alpha < 1 {"))
    #expect(sure.contains("return self.near(point) || point.y > 3"))
    let unsure = try texts(method + "return self.superview && [self near:point];\n}", .swift)
    #expect(unsure.contains("// Written in Objective-C"))
  }
}
