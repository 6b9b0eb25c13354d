import Session
import Testing

@testable import Teaching

@Suite("Comparing a view with the solution's")
struct SameAnswersTests {
  private static let scene = [
    "add A frame 20 40 200 200", "add B to A frame 30 30 100 60", "add C to A frame 150 150 100 100",
  ]

  private func session(_ code: String) -> Session {
    var session = Session.spoken()
    for line in SameAnswersTests.scene + [code] {
      let reply = session.run(line)
      #expect(reply?.isFine == true, "\(line)")
    }
    return session
  }

  private func difference(_ own: String, _ solution: String) -> SameAnswers.Difference? {
    SameAnswers.difference(of: "A", in: session(own), with: session(solution))
  }

  private static let inset = "override A pointInside inset -12"

  @Test(
    "accepts other texts of the same rule",
    arguments: [
      "override A pointInside = bounds.insetBy(dx: -12, dy: -12).contains(point)",
      "override A pointInside { return point.x >= -12 && point.y >= -12 && point.x < 212 && point.y < 212 }",
      "override A pointInside { let r = CGRect(x: -12, y: -12, width: 224, height: 224); return r.contains(point) }",
    ])
  func right(code: String) {
    #expect(difference(code, SameAnswersTests.inset) == nil)
  }

  @Test(
    "finds out a wrong rule, however little is wrong",
    arguments: [
      "override A pointInside inset -11", "override A pointInside inset -12.25",
      "override A pointInside inset -12 -11",
      "override A pointInside yes", "override A pointInside { while true { }; return true }",
      "override A pointInside { return point.x >= -12 && point.y >= -12 && point.x <= 212 && point.y < 212 }",
      "override A pointInside { return point.x > -12 && point.y >= -12 && point.x < 212 && point.y < 212 }",
      "override A pointInside { return point.x != 33 && bounds.insetBy(dx: -12, dy: -12).contains(point) }",
      "override A pointInside { return point != CGPoint(x: 33, y: 44) && bounds.insetBy(dx: -12, dy: -12).contains(point) }",
      "override A pointInside { return (point.x < 33 || point.x > 34) && bounds.insetBy(dx: -12, dy: -12).contains(point) }",
      "override A pointInside { return abs(point.x - bounds.midX) > 1 && bounds.insetBy(dx: -12, dy: -12).contains(point) }",
      "override A pointInside { return bounds.insetBy(dx: -12, dy: -12).contains(point) || point.y > 430 }",
    ])
  func wrong(code: String) {
    #expect(difference(code, SameAnswersTests.inset) != nil)
  }

  @Test("tells the default search from one that asks in the wrong order, at the point where it shows")
  func order() {
    let right = """
      override A hitTest { if !self.point(inside: point, with: event) { return nil }
      for v in subviews.reversed() { if let hit = v.hitTest(convert(point, to: v), with: event) { return hit } }
      return self }
      """
    #expect(difference(right, "tree") == nil)
    #expect(difference(right.replacing("convert(point, to: v)", with: "point"), "tree") != nil)
  }

  @Test("does not let rounding decide: a turned view has edges at no exact point")
  func turned() {
    let turn = "set C rotate 30"
    var (own, solved) = (session("tree"), session("tree"))
    for line in [turn, "override A hitTest overflow"] { _ = solved.run(line) }
    let code = """
      override A hitTest {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if let hit = super.hitTest(point, with: event) { return hit }
        for v in subviews.reversed() {
          let there = window!.convert(convert(point, to: nil), to: v)
          if let hit = v.hitTest(there, with: event) { return hit }
        }
        return nil
      }
      """
    for line in [turn, code] { #expect(own.run(line)?.isFine == true) }
    let difference = SameAnswers.difference(of: "A", in: own, with: solved)
    #expect(difference == nil, "\(String(describing: difference))")
  }
}
