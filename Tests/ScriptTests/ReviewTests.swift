import Geometry
import Messaging
import SceneModel
import Testing

@testable import Script

@Suite struct ReviewTests {
  private func remarks(_ text: String) throws -> [ReviewRemark] {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 80))
    try stage.paste("A", text)
    return OverrideReader.review(of: stage["A"], in: stage.scene)
  }

  private func hitTest(_ body: String) -> String {
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n\(body)\n}"
  }

  @Test func `a loop from the back asks the view behind first`() throws {
    let found = try remarks(
      hitTest("for v in subviews { if v.frame.contains(point) { return v } }\nreturn nil"))
    #expect(found.map(\.fact) == [.loopFromBack])
    #expect(found.first?.line == 2)
    #expect(found.first?.column == 10)
    #expect(found.first?.length == 8)
    #expect(try remarks(hitTest("for v in subviews.reversed() { return v }\nreturn nil")).isEmpty)
    #expect(try remarks(hitTest("for v in subviews { print(v) }\nreturn nil")).isEmpty)
  }

  @Test func `a point is handed over without being converted`() throws {
    let found = try remarks(hitTest("return B.hitTest(point, with: event)"))
    #expect(found.map(\.fact) == [.pointNotConverted(view: "B")])
    #expect(try remarks(hitTest("let p = convert(point, to: B)\nreturn B.hitTest(p, with: event)")).isEmpty)
    #expect(try remarks(hitTest("return super.hitTest(point, with: event)")).isEmpty)
    let old = try remarks(
      "- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e { return [self.b hitTest:p withEvent:e]; }")
    #expect(old.map(\.fact) == [.pointNotConverted(view: "b")])
  }

  @Test func `a view's frame is in its superview's coordinates`() throws {
    #expect(try remarks(hitTest("return frame.contains(point) ? self : nil")).map(\.fact) == [.ownFrame])
    #expect(try remarks(hitTest("return self.frame.contains(point) ? self : nil")).map(\.fact) == [.ownFrame])
    #expect(try remarks(hitTest("return bounds.contains(point) ? self : nil")).isEmpty)
  }

  @Test func `without super the touches stop here (R69)`() throws {
    let header = "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)"
    #expect(try remarks("\(header) { print(1) }").map(\.fact) == [.noSuper(.touchesBegan)])
    #expect(try remarks("\(header) { super.touchesBegan(touches, with: event) }").isEmpty)
  }

  @Test func `an inset to a least size shrinks what is larger`() throws {
    let header = "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    let bare = "let d = (44 - bounds.width) / 2\nreturn bounds.insetBy(dx: -d, dy: -d).contains(point)"
    #expect(try remarks("\(header) {\n\(bare)\n}").map(\.fact) == [.insetMayShrink])
    let safe = bare.replacing("(44 - bounds.width) / 2", with: "max(0, (44 - bounds.width) / 2)")
    #expect(try remarks("\(header) {\n\(safe)\n}").isEmpty)
  }

  @Test func `what stands behind a return is never reached`() throws {
    let found = try remarks(hitTest("return nil\nprint(1)"))
    #expect(found.map(\.fact) == [.unreachable])
    #expect(found.first?.line == 3)
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
