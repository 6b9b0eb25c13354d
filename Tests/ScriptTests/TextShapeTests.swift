import Geometry
import SceneModel
import Testing

@testable import Script

/// Swift writes `Optional(…)` where the type is optional (1.4, output); what is unknown is printed plain.
@Suite struct TextShapeTests {
  @Test(arguments: [
    ("superview", "Optional(<UIView: view>)"), ("superview!", "<UIView: view>"),
    ("superview ?? self", "<UIView: view>"),
    ("subviews.first", "Optional(<UIButton: B>)"), ("subviews", "[<UIButton: B>, <UIView: C>]"),
    ("event", "Optional(<UIEvent>)"),
    ("window?.tag", "Optional(0)"), ("[self, nil]", "[Optional(<UIView: A>), nil]"),
    ("[1, 2].firstIndex(of: 2)", "Optional(1)"),
    ("[\"a\": 1][\"a\"]", "Optional(1)"), ("[\"a\": 1][\"b\"]", "nil"), ("[\"a\": 1]", "[\"a\": 1]"),
    ("Int(\"3\")", "Optional(3)"), ("Int(3.5)", "3"),
    ("subviews.first { $0.tag == 0 }", "Optional(<UIButton: B>)"), ("self as? UIButton", "nil"),
    ("self as? UIView", "Optional(<UIView: A>)"),
    ("superview as Any", "Optional(<UIView: view>)"), ("tag == 0 ? self : nil", "Optional(<UIView: A>)"),
    ("layer.presentation()?.frame.width", "Optional(100.0)"),
    ("super.hitTest(point, with: event)", "Optional(<UIButton: B>)"),
    ("superview.map { $0.tag }", "Optional(0)"), ("(1, superview)", "(1, Optional(<UIView: view>))"),
    ("point", "(20.0, 20.0)"), ("\"\\(superview)\"", "Optional(<UIView: view>)"),
    ("String(describing: superview)", "Optional(<UIView: view>)"),
    ("subviews.compactMap { $0.superview }.count", "2"),
  ])
  func `print tells optionals by their types`(_ expression: String, _ line: String) throws {
    #expect(try printed("print(\(expression))") == [line])
  }

  @Test(arguments: [
    ("let v: UIView? = self\nprint(v)", ["Optional(<UIView: A>)"]),
    ("let v = superview\nprint(v)", ["Optional(<UIView: view>)"]),
    ("if let v = superview { print(v) }", ["<UIView: view>"]),
    ("guard let superview else { return nil }\nprint(superview)", ["<UIView: view>"]),
    ("let a: [UIView?] = [self, nil]\nfor x in a { print(x) }", ["Optional(<UIView: A>)", "nil"]),
    ("let t: (Int, String?) = (1, \"x\")\nprint(t, t.1, t.0)", ["(1, Optional(\"x\")) Optional(\"x\") 1"]),
    ("func f() -> String? { \"q\" }\nprint(f(), f() ?? \"z\")", ["Optional(\"q\") q"]),
    ("let s: String? = \"a\"\nprint(s)\ndebugPrint(\"b\", s)", ["Optional(\"a\")", "\"b\" Optional(\"a\")"]),
    ("var v: UIView!\nv = self\nprint(v)", ["Optional(<UIView: A>)"]), ("let v = unknown\nprint(v)", ["7"]),
  ])
  func `locals keep what is known of their types`(_ statements: String, _ lines: [String]) throws {
    #expect(try printed(statements) { $0.let("unknown", .number(7, isInteger: true)) } == lines)
  }

  @Test func `the declared types of pasted properties and helpers count`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.paste(
      "A",
      """
      class Box: UIView {
        weak var target: UIView?
        var partner: UIView? { superview }
        func found() -> UIView? { return nil }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          print(target, partner, found())
          return nil
        }
      }
      """)
    stage.let("target", .object(stage["A"]), of: "A")
    #expect(try stage.printed(5, 5) == ["Optional(<UIView: A>) Optional(<UIView: view>) nil"])
  }

  @Test func `Objective-C knows no optionals`() throws {
    #expect(try printed("NSLog(@\"%@\", self.superview);", objectiveC: true) == ["<UIView: view>"])
  }
}
