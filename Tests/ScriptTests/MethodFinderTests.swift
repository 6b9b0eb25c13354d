import Testing

@testable import Script

private func failure(_ text: String, owner: Entry.Owner = .responder) -> Mistake? {
  do {
    _ = try CodeReader.methods(in: text, owner: owner)
    return nil
  } catch {
    return error
  }
}

@Suite("Finding methods in a paste")
struct MethodFinderTests {
  @Test("every entry is found under its names in both languages", arguments: Entry.allCases)
  func entries(_ entry: Entry) throws {
    let owner = entry.owner
    let facts = entry.facts
    let swift: String
    if let labels = facts.labels {
      let parameters = zip(labels, zip(facts.parameters, facts.types)).map {
        "\($0 == $1.0 ? "" : "\($0) ")\($1.0): \($1.1)"
      }
      swift = "override func \(facts.name)(\(parameters.joined(separator: ", "))) { print(1) }"
    } else {
      swift = "override var \(facts.name): Bool { true }"
    }
    let pieces = facts.selector.split(separator: ":")
    let objectiveC =
      facts.parameters.isEmpty
      ? "- (BOOL)\(facts.selector) { return YES; }"
      : "- (id)" + zip(pieces, facts.parameters).map { "\($0):(id)\($1)" }.joined(separator: " ")
        + " { return nil; }"
    for (text, language) in [(swift, Language.swift), (objectiveC, .objectiveC)] {
      let methods = try CodeReader.methods(in: text, owner: owner).methods
      #expect(methods.map(\.entry) == [entry], "\(text)")
      #expect(methods.first?.language == language)
      #expect(methods.first?.parameters.map(\.name) == facts.parameters)
      #expect(methods.first?.form == (facts.labels == nil ? .property : .method))
    }
    #expect(Entry(rawValue: entry.commandName) == entry)
  }

  @Test(
    "headers are found in every spelling",
    arguments: [
      ("-(BOOL)pointInside:(CGPoint)p withEvent:(UIEvent*)e{return YES;}", Entry.pointInside, ["p", "e"]),
      (
        "- (nullable UIView *)hitTest:(CGPoint)pt withEvent:(nullable UIEvent *)e\n{\nreturn nil;\n}",
        .hitTest, ["pt", "e"]
      ),
      (
        "- (__kindof UIView *)hitTest:(CGPoint)point\n  withEvent:(UIEvent * _Nullable)event; { return nil; }",
        .hitTest, ["point", "event"]
      ),
      (
        "- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_AVAILABLE_IOS(9_0) { }",
        .touchesBegan, ["touches", "event"]
      ),
      (
        "@objc open override func hitTest(_ p: CGPoint,\n  with e: UIEvent?) -> UIView?\n{ nil }", .hitTest,
        ["p", "e"]
      ),
      (
        "@_spi(x) public override final func point(inside p: CGPoint, with _: UIEvent?) -> Bool { true }",
        .pointInside, ["p", "_"]
      ),
      (
        "func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }", .gestureShouldBegin,
        ["g"]
      ),
      (
        "override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? { return nil }",
        .hitTest, ["point", "event"]
      ),
      (
        "override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) { }", .touchesBegan,
        ["touches", "event"]
      ),
      ("override func canBecomeFirstResponder() -> Bool { return true }", .canBecomeFirstResponder, []),
      ("override var next: UIResponder? { get { super.next } }", .next, []),
      ("override var next: UIResponder? { set { } get { return super.next } }", .next, []),
      (
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? /* a { */ // b\n { nil }",
        .hitTest, ["point", "event"]
      ),
      ("- (UIResponder *)nextResponder { return nil; }", .next, []),
      (
        "- （BOOL）pointInside:(CGPoint)point withEvent:(UIEvent *)event { return YES； }", .pointInside,
        ["point", "event"]
      ),
    ])
  func headers(_ text: String, _ entry: Entry, _ parameters: [String]) throws {
    let methods = try CodeReader.methods(in: text).methods
    #expect(methods.map(\.entry) == [entry])
    #expect(methods.first?.parameters.map(\.name) == parameters)
  }

  @Test("classes, extensions and implementations around methods do not matter")
  func surroundings() throws {
    let text = """
      import UIKit
      final class A: UIView {
        @IBOutlet weak var b: UIButton!
        var insets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
        override init(frame: CGRect) { super.init(frame: frame) }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      @implementation B
      - (void)drawRect:(CGRect)rect { [self paint]; }
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return self; }
      @end
      """
    let paste = try CodeReader.methods(in: text)
    #expect(paste.methods.map(\.entry) == [.pointInside, .hitTest])
    #expect(paste.methods.map(\.language) == [.swift, .objectiveC])
    #expect(paste.notes == [PasteNote(.ignored(IgnoredMethod(name: "drawRect:", line: 9)), line: 9)])
    #expect(paste.methods.map { paste.source.line(of: $0.range.start) } == [6, 10])
    #expect(paste.source.text(of: paste.methods[0].range).hasPrefix("override func point"))
  }

  @Test("prose that names a method, declarations and commented methods are no methods")
  func prose() throws {
    let text = """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event 方法返回 { 的视图 }
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
      It's "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?" that UIKit calls. /* see
      // - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }
      """
    #expect(failure(text)?.fact == .noEntry(others: []))
  }

  @Test("what was found instead is told when there is no entry")
  func others() {
    let mistake = failure("\n- (void)drawRect:(CGRect)rect { }\nfunc layoutSubviews() { }")
    #expect(
      mistake?.fact
        == .noEntry(others: [
          IgnoredMethod(name: "drawRect:", line: 2), IgnoredMethod(name: "layoutSubviews()", line: 3),
        ]))
    #expect(mistake?.code == .s4)
    #expect(failure("")?.code == .s4)
  }

  @Test(
    "AppKit's hit test is refused",
    arguments: [
      "override func hitTest(_ point: NSPoint) -> NSView? { return nil }",
      "- (NSView *)hitTest:(NSPoint)aPoint { return nil; }",
      "override func hitTest(_ point: CGPoint) -> NSView? { nil }",
    ])
  func appKit(_ text: String) {
    #expect(failure(text)?.code == .s3)
  }

  @Test(
    "a lost brace is told with the method that it closes, and never guessed",
    arguments: [
      ("x\n- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e {\n  if (a) {\n  return nil;\n}", 2, 1),
      (
        "- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e {\n  if (a) {\n  return nil;\n}\n- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {\n return YES;\n}",
        1, 1
      ),
      (
        "@implementation A\n- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e {\n  if (a) {\n  return nil;\n@end",
        2, 2
      ),
      (
        "class A {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n    if a {\n  }\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }\n}",
        2, 1
      ),
      ("override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { // }", 1, 1),
      ("override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { print(\"}\")", 1, 1),
    ])
  func lostBrace(_ text: String, _ line: Int, _ missing: Int) {
    let mistake = failure(text)
    #expect(mistake?.fact == .unclosedMethod(line: line, missing: missing))
    #expect(mistake?.code == .s5)
  }

  @Test("a header of an entry that is misspelt is told")
  func header() {
    let mistake = failure("override func hitTest(_ point: CGPoint with event: UIEvent?) -> UIView? { nil }")
    #expect(mistake?.code == .s1)
  }

  @Test("mistakes stand where the paste has them")
  func places() throws {
    let text =
      "<p>\n- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e {\n  if (a &lt; b &amp;&amp; c) {\n    return [d e;\n  }\n}"
    let mistake = try #require(failure(text))
    #expect(Source(text).position(of: mistake.range.start) == (4, 16))
    #expect(mistake.code == .s1)
  }

  @Test("helpers are what the entries use, the rest is noted")
  func helpers() throws {
    let paste = try CodeReader.methods(
      in: """
        - (CGRect)zone { return [self grown:self.bounds]; }
        - (CGRect)grown:(CGRect)r { return CGRectInset(r, -4, -4); }
        - (void)unused { @synchronized(self) { } }
        - (id)broken { @try { } }
        - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { if (self.broken) return NO; return CGRectContainsPoint(self.zone, p); }
        """)
    #expect(paste.helpers.map(\.name) == ["zone", "grown"])
    #expect(paste.helpers.map(\.form) == [.property, .method])
    #expect(
      paste.notes.map(\.fact) == [
        .ignored(IgnoredMethod(name: "unused", line: 3)), .ignored(IgnoredMethod(name: "broken", line: 4)),
      ])
  }

  @Test("of several methods of one entry the last counts")
  func repeated() throws {
    let one = "func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }\n"
    let paste = try CodeReader.methods(in: one + one.replacing("true", with: "false"))
    #expect(paste.methods.count == 2)
    #expect(paste.overrides.map { sketch($0.body) } == ["false"])
    #expect(paste.notes == [PasteNote(.repeated(.pointInside, lines: [1, 2]), line: 2)])
  }

  @Test("a recognizer takes its delegate's methods")
  func recognizers() throws {
    let text = """
      func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
      func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
      """
    #expect(
      try CodeReader.methods(in: text, owner: .recognizer).methods.map(\.entry) == [
        .shouldBegin, .shouldReceive,
      ])
    #expect(try CodeReader.methods(in: text).methods.map(\.entry) == [.gestureShouldBegin, .shouldReceive])
  }
}

@Suite("Damaged text")
struct RepairTests {
  @Test(
    "is read as it was meant, outside of strings and comments",
    arguments: [
      ("return self.isHidden == NO\u{FF1B}", "return self.isHidden == NO;"),
      ("NSLog（@“a”）;", "NSLog(@\"a\");"),
      ("a\u{A0}=\u{A0}b;", "a = b;"), ("a = b\u{2013}c;", "a = b-c;"), ("a ＝ b ＆＆ c；", "a = b && c;"),
      ("f(a，b);", "f(a,b);"), ("a = b;\r\n/* x\r\n */c = d;\r\n", "a = b; c = d;"),
    ])
  func repairs(_ damaged: String, _ meant: String) throws {
    #expect(try read(damaged, .objectiveC) == read(meant, .objectiveC))
  }

  @Test("strings and comments keep their characters")
  func keeps() throws {
    let paste = try CodeReader.statements("NSLog(@\"（a）“b”；\"); // （；\nreturn nil;", for: .hitTest)
    #expect(paste.notes.isEmpty)
    #expect(paste.methods.map { sketch($0.body) } == ["NSLog(\"（a）“b”；\"); return nil"])
  }

  @Test("what was read as something else is noted once, with its line")
  func notes() throws {
    let text =
      "说明（一）：\n- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {\n  NSLog(@“a”)；\n  return YES；\n}\n（完）"
    let paste = try CodeReader.methods(in: text)
    #expect(
      paste.notes == [
        PasteNote(
          .repaired([
            PasteNote.Replacement(pasted: "“", read: "\""), PasteNote.Replacement(pasted: "”", read: "\""),
            PasteNote.Replacement(pasted: "；", read: ";"),
          ]), line: 3),
        PasteNote(.leftOut([1...1, 6...6]), line: 1),
      ])
  }

  @Test("entities are decoded when damaged code is there, and left alone in other text")
  func entities() throws {
    let paste = try CodeReader.methods(
      in: "func point(inside p: CGPoint, with e: UIEvent?) -&gt; Bool { p.x &lt;= 3 &amp;&amp; p.y &#61;= 4 }"
    )
    #expect(paste.methods.map { sketch($0.body) } == ["((p.x <= 3) && (p.y == 4))"])
    #expect(paste.notes.map(\.fact) == [.entities(5)])
    #expect(Source("a &quot;b&quot;").bytes == Array("a &quot;b&quot;".utf8))
    #expect(Source("&lt;&quot;&#39;&nbsp;&unknown;&#0;").bytes == Array("<\"' &unknown;&#0;".utf8))
  }

  @Test("positions are those of the paste, behind entities and wide characters too")
  func positions() {
    let source = Source("&lt;&lt;\n“名” x")
    #expect(source.bytes == Array("<<\n“名” x".utf8))
    #expect([0, 1, 2, 3].map(source.pastedOffset) == [0, 4, 8, 9])
    #expect(source.position(of: source.pastedOffset(source.bytes.count - 1)) == (2, 5))
    #expect(source.text(ofLine: 2) == "“名” x")
  }
}

@Suite("Bodies without a header")
struct BodyTests {
  @Test(
    "statements are Swift unless they clearly are Objective-C",
    arguments: [
      ("return super.hitTest(point, with: event)", Language.swift), ("return nil;", .swift),
      ("return [super hitTest:point withEvent:event];", .objectiveC), ("return YES;", .objectiveC),
      ("UIView *v = nil; return v;", .objectiveC), ("NSLog(@\"a\");", .objectiveC),
      ("let v = [self]\nreturn v.first", .swift), ("// YES\nreturn self", .swift),
    ])
  func language(_ text: String, _ language: Language) throws {
    let method = try #require(try CodeReader.statements(text, for: .hitTest).methods.first)
    #expect(method.language == language)
    #expect(method.parameters.map(\.name) == ["point", "event"])
    #expect(method.parameters.map(\.label) == [nil, "with"])
  }

  @Test("a mistake is told in the language that the code looks like")
  func mistakes() {
    func code(_ text: String) -> Mistake.Fact? {
      do {
        _ = try CodeReader.statements(text, for: .hitTest)
        return nil
      } catch {
        return error.fact
      }
    }
    #expect(code("let a = [self hitTest:point") != nil)
    #expect(code("return [super hitTest:point withEvent:event]") == .expected(.symbol(";"), found: ""))
    #expect(code("let a = b c") == .expected(.separator, found: "c"))
  }

  @Test("an expression is one, in Swift")
  func expressions() throws {
    let paste = try CodeReader.expression("tools.frame.contains(point)", for: .pointInside)
    #expect(paste.methods.first?.body.implicitAnswer.map(sketch) == "tools.frame.contains(point)")
    for text in ["", "let a = 3", "a; b", "return a", "a b"] {
      #expect(throws: Mistake.self) { try CodeReader.expression(text, for: .pointInside) }
    }
  }

  @Test(
    "definitions",
    arguments: [
      ("area(item) = item.bounds.insetBy(dx: -8, dy: -8)", "area", ["item"], [nil]),
      ("linkAtPoint:(p) = nil", "linkAtPoint", ["p"], [nil]),
      ("a:(b) in:(c) = b", "a", ["b", "c"], [nil, "in"]),
      ("area(of item, _ n) = n", "area", ["item", "n"], ["of", nil]), ("isOn = true", "isOn", [], []),
      ("now() = 3", "now", [], []),
    ])
  func definitions(_ text: String, _ name: String, _ parameters: [String], _ labels: [String?]) throws {
    let function = try CodeReader.definition(text).function
    #expect(function.name == name)
    #expect(function.parameters.map(\.name) == parameters)
    #expect(function.parameters.map(\.label) == labels)
    #expect(function.form == (text.hasPrefix("isOn") ? .property : .method))
  }
}
