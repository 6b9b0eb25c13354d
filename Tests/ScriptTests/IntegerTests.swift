import Geometry
import SceneModel
import Testing

@testable import Script

/// Whole numbers as Swift 6 and C count them (1.4, rule 5), and how numbers are printed.
@Suite struct IntegerTests {
  @Test(arguments: [
    ("1 << 100", "0"), ("1 << -1", "0"), ("8 >> -2", "32"), ("-8 >> 1", "-4"), ("-1 >> 99", "-1"),
    ("7 % -2", "1"),
    ("-7 % 2", "-1"), ("Int.max &+ 1", "-9223372036854775808"), ("Int.min &- 1", "9223372036854775807"),
    ("Int.max &* 2", "-2"), ("1 &<< 65", "2"), ("9007199254740993", "9007199254740993"),
    ("Int.max - 1", "9223372036854775806"),
    ("0.0 / 0.0 == 0.0 / 0.0", "false"), ("1.0 / 0.0", "inf"), ("-1.0 / 0.0", "-inf"), ("Double.nan", "nan"),
    ("-Double.nan", "-nan"),
    ("(0..<3).map { $0 * 2 }", "[0, 2, 4]"), ("(1...3).reduce(0, +)", "6"), ("(0..<0).isEmpty", "true"),
    ("(1...4).filter { $0 > 2 }.count", "2"),
    ("0...3", "0...3"), ("3...", "PartialRangeFrom<Int>(lowerBound: 3)"), ("(3...).lowerBound", "3"),
    ("(..<5).upperBound", "5"), ("(3...).contains(4)", "true"),
  ])
  func `Swift's operators give Swift's values`(_ expression: String, _ line: String) throws {
    #expect(try printed("print(\(expression))") == [line])
  }

  @Test func `operators that wrap can be assigned`() throws {
    #expect(try printed("var h = Int.max\nh &+= 1\nprint(h == Int.min)") == ["true"])
  }

  @Test(arguments: [
    ("let a = 0\nprint(1 / a)", "division"), ("let a = 0\nprint(1 % a)", "division"),
    ("print(Int.max + 1)", "overflow"),
    ("print(Int.min - 1)", "overflow"), ("print(Int.max * 2)", "overflow"),
    ("print(Int.min / -1)", "overflow"),
    ("var m = Int.min\nm = -m", "overflow"), ("print(abs(Int.min))", "overflow"),
    ("print(Int(Double.nan))", "unfit"),
    ("print(Int(1e300))", "unfit"), ("print(UInt(-1))", "unfit"), ("print(5...1)", "range"),
    ("let a = 5\nfor i in a..<1 { print(i) }", "range"),
    ("print([1, 2].prefix(-1))", "negative"), ("print([1, 2][2])", "index"), ("print([1, 2][-1])", "index"),
  ])
  func `what ends a Swift program ends the event (R2)`(_ statements: String, _ what: String) throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.override("A", .statements(method: "hitTest", statements + "\nreturn nil"))
    let fault = try stage.codeFault()
    #expect(fault.code == "R2")
    #expect(fault.details.first == what)
  }

  @Test(arguments: ["count", "upperBound", "isEmpty", "reversed"])
  func `a range without an end has no such member (N2)`(_ name: String) throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    let call = name == "reversed" ? "reversed()" : name
    try stage.override("A", .statements(method: "hitTest", "let r = 3...\nprint(r.\(call))\nreturn nil"))
    #expect(try stage.codeFault().details == [name, "PartialRangeFrom"])
  }

  @Test func `a range that is written with one side is refused when it is pasted (N2)`() throws {
    do {
      _ = try printed("print((...3).lowerBound)")
      Issue.record("it was taken")
    } catch let mistake as Mistake {
      #expect(mistake.fact == .unknownMember("lowerBound", of: "PartialRangeThrough"))
    }
  }

  @Test(arguments: [
    ("NSInteger m = NSIntegerMax; m = m + 1; NSLog(@\"%ld\", m);", "-9223372036854775808"),
    ("int a = 5; NSLog(@\"%d\", a / 2);", "2"),
    ("CGFloat f = 1.0 / 0.0; NSLog(@\"%f\", f);", "inf"),
    ("NSInteger m = NSIntegerMax; m++; NSLog(@\"%d\", m < 0);", "1"),
  ])
  func `C wraps around and divides as C does`(_ statements: String, _ line: String) throws {
    #expect(try printed(statements, objectiveC: true) == [line])
  }

  @Test func `a division by zero ends the event in Objective-C, too (R2)`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.paste(
      "A",
      "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { int a = 0; return 5 / a ? self : nil; }"
    )
    #expect(try stage.codeFault().details.first == "division")
  }
}
