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
}
