import Testing

@testable import Script

@Suite("Reading Swift")
struct SwiftParserTests {
  @Test(
    "operators bind as Swift binds them",
    arguments: [
      ("a?.count ?? 0 > 1", "((<a?.count> ?? 0) > 1)"),
      ("a || b && !c == d", "(a || (b && ((!c) == d)))"),
      ("a + b * c - d", "((a + (b * c)) - d)"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("x == nil ? false : true", "((x == nil) ? false : true)"),
      ("v as? UIView ?? w", "((v as? UIView) ?? w)"),
      ("v is UIView ? 1 : 2", "((v is UIView) ? 1 : 2)"),
      ("v is UIButton && x", "((v is UIButton) && x)"),
      ("0..<n + 1", "(0 ..< (n + 1))"),
      ("a-b", "(a - b)"),
      ("-a.b", "(-a.b)"),
      ("!a.b(c)", "(!a.b(c))"),
      ("-slop", "(-slop)"),
      ("a === b || a !== c", "((a === b) || (a !== c))"),
      ("a & b | c", "((a & b) | c)"),
      ("(a + b) * c", "((a + b) * c)"),
      ("a <= b\n  && c >= d", "((a <= b) && (c >= d))"),
      ("hitView == nil", "(hitView == nil)"),
      ("a?b:c", "(a ? b : c)"),
    ])
  func operators(_ text: String, _ expected: String) throws {
    let statements = try read(text, .swift)
    #expect(statements.map(sketch) == [expected])
  }

  @Test(
    "members, calls, chains and closures",
    arguments: [
      ("a?.b.c?.d()", "<a?.b.c?.d()>"),
      ("(a?.b).c", "<a?.b>.c"),
      ("nearest!.distance", "nearest!.distance"),
      ("dismiss?()", "<dismiss?()>"),
      ("(self.hitTest?(point) ?? true) ? a : b", "((<self.hitTest?(point)> ?? true) ? a : b)"),
      ("subviews.first { $0.frame.contains(point) }", "subviews.first({| $0.frame.contains(point)})"),
      ("subviews.first(where: { v in v.isHidden })", "subviews.first(where: {v| v.isHidden})"),
      ("a.sorted { $0.tag > $1.tag }.first", "a.sorted({| ($0.tag > $1.tag)}).first"),
      ("a.sorted(by: >)", "a.sorted(by: {| ($0 > $1)})"),
      ("a.map(\\.frame.origin)", "a.map({| $0.frame.origin})"),
      ("a.contains { (v: UIView) -> Bool in return v.isHidden }", "a.contains({v| return v.isHidden})"),
      ("f { [weak self] in self?.g() }", "f({| <self?.g()>})"),
      (
        "UIView.animate(withDuration: 0.3) { a = 1 } completion: { _ in b() }",
        "UIView.animate(withDuration: 0.3, {| (a = 1)}, completion: {_| b()})"
      ),
      ("CGPoint.init(x: 1, y: 2)", "CGPoint(x: 1, y: 2)"),
      ("v.isKind(of: UIButton.self)", "v.isKind(of: UIButton.self)"),
      ("[UIView]()", "[]"), ("Set<UITouch>()", "Set()"), ("pair.0.x", "pair.0.x"),
      ("subView .hitTest(p, with: e)", "subView.hitTest(p, with: e)"),
      ("a\n  .b()\n  .c", "a.b().c"),
      ("#selector(T.handle(_:))", "#T.handle(_:)"), ("(view: v, distance: 3)", "tuple(view: v, distance: 3)"),
      ("a[i + 1].b", "a[(i + 1)].b"), ("f(in: a, for: b)", "f(in: a, for: b)"), ("f(&x)", "f((&x))"),
      ("`default`.x", "default.x"), (".hover == event?.type", "(.hover == <event?.type>)"),
    ])
  func chains(_ text: String, _ expected: String) throws {
    let statements = try read(text, .swift)
    #expect(statements.map(sketch) == [expected])
  }

  @Test(
    "numbers and strings",
    arguments: [
      ("44", "44"), ("0.5", "0.5"), ("00.1", "0.1"), ("0x1F", "31"), ("1_000", "1000"), ("1e3", "1000.0"),
      ("0b101", "5"), ("\"a \\(b + 1) c\"", "\"a <(b + 1)> c\""), ("\"\\(f(\"x\"))\"", "\"<f(\"x\")>\""),
      ("\"\\u{41}\\n\"", "\"A\n\""), ("#\"a\\b\"#", "\"a\\b\""), ("\"\"", "\"\""),
      ("\"\"\"\n  a\n    b\n  \"\"\"", "\"a\n  b\""), ("\"// no comment\"", "\"// no comment\""),
    ])
  func literals(_ text: String, _ expected: String) throws {
    let statements = try read(text, .swift)
    #expect(statements.map(sketch) == [expected])
  }

  @Test(
    "statements",
    arguments: [
      ("let a = 1, b: CGFloat = 2", "let a = 1, b: CGFloat = 2"),
      ("let (a, _) = pair", "let (a, _) = pair"),
      ("var best: (view: UIView, d: CGFloat)?", "var best: ()<UIView, CGFloat>?"),
      ("let v: UIView! = a", "let v: UIView! = a"),
      (
        "if let a = b, !a.isHidden, c { d() } else if e { f() } else { g() }",
        "if let a = b, (!a.isHidden), c {d()} else {if e {f()} else {g()}}"
      ),
      ("if let a { }", "if let a = a {}"), ("if let _ = a { }", "if _ = a {}"),
      ("guard let self else { return nil }", "guard let self = self else {return nil}"),
      ("guard case .some(let v) = x else { return }", "guard case let v? = x else {return}"),
      ("if case let v as UIButton = x { }", "if case let v as UIButton = x {}"),
      ("if #available(iOS 18, *), a { }", "if available(iOS 18, *), a {}"),
      ("if #unavailable(iOS 18) { }", "if unavailable(iOS 18) {}"),
      ("if (a == b) { }", "if (a == b) {}"), ("if a { b() };", "if a {b()}"),
      (
        "for v in subviews.reversed()\n  where !v.isHidden { continue }",
        "for let v in subviews.reversed() where (!v.isHidden) {continue}"
      ),
      ("for (i, v) in a.enumerated() { break }", "for (let i, let v) in a.enumerated() {break}"),
      ("for case let b as UIButton in subviews { }", "for let b as UIButton in subviews {}"),
      ("while let s = v { }", "while let s = v {}"), ("repeat { a() } while b", "repeat {a()} while b"),
      (
        "switch v { case self: return nil\ncase let x?: return x\ndefault: break }",
        "switch v {self: return nil | let x?: return x | default: break}"
      ),
      (
        "switch n { case 0..<5, 9 where a: f()\ncase is UIView: fallthrough\ncase _: g() }",
        "switch n {(0 ..< 5), 9 where a: f() | is UIView: fallthrough | _: g()}"
      ),
      (
        "switch (a, b) { case (0, _): f()\n@unknown default: g() }",
        "switch tuple(a, b) {(0, _): f() | default: g()}"
      ),
      ("outer: for a in b { continue outer }", "outer: for let a in b {continue outer}"),
      ("zone.origin.y -= 30", "(zone.origin.y -= 30)"), ("a?.b = c", "(<a?.b> = c)"),
      ("_ = f()", "(_ = f())"),
      ("do { a() }", "{a()}"), ("return", "return"), ("i++", "(i += 1)"),
      ("for var i = 0; i < n; i++ { }", "for (var i = 0; (i < n); (i += 1)) {}"),
      ("if let a = b where a.c { }", "if let a = b, a.c {}"),
      ("func f(_ a: Int, by b: Int = 2) -> Int { a + b }", "let f = {a,b| (a + b)}"),
      ("#if os(iOS)\na()\n#else\nb()\n#endif", "a()"),
      ("#if os(macOS)\na(\n#elseif canImport(UIKit)\nb()\n#endif", "b()"),
      ("#if targetEnvironment(simulator) || DEBUG\na()\n#else\nb()\n#endif", "b()"),
      ("lazy var a = 1", "var a = 1"), ("/* a /* b */ c */ d()", "d()"),
    ])
  func statements(_ text: String, _ expected: String) throws {
    let statements = try read(text, .swift)
    #expect(statements.map(sketch).joined(separator: "; ") == expected)
  }

  @Test(
    "a line's end ends a statement where Swift lets it",
    arguments: [
      ("a\n(b).c()", ["a", "b.c()"]), ("a\n[b].first", ["a", "[b].first"]),
      ("a = b\n-c", ["(a = b)", "(-c)"]),
      ("a\n- b", ["(a - b)"]), ("f\n{ }", ["f", "{| }"]), ("return\n}", []),
    ])
  func lineEnds(_ text: String, _ expected: [String]) throws {
    if expected.isEmpty {
      #expect(throws: Mistake.self) { try read(text, .swift) }
    } else {
      #expect(try read(text, .swift).map(sketch) == expected)
    }
  }

  @Test(
    "C's functions and Swift 2's calls are today's",
    arguments: [
      ("CGRectContainsPoint(r, p)", "r.contains(p)"), ("CGRectInset(r, -5, 0)", "r.insetBy(dx: -5, dy: 0)"),
      ("UIEdgeInsetsInsetRect(bounds, e)", "bounds.inset(by: e)"),
      ("CGPointMake(1, 2)", "CGPoint(x: 1, y: 2)"),
      ("CGRectGetMaxX(r)", "r.maxX"), ("CGRectZero", "CGRect.zero"),
      ("UIEdgeInsetsZero", "UIEdgeInsets.zero"),
      ("super.hitTest(p, withEvent: e)", "super.hitTest(p, with: e)"),
      ("v.pointInside(p, withEvent: e)", "v.point(inside: p, with: e)"),
      ("convertPoint(p, toView: v)", "convert(p, to: v)"), ("t.locationInView(self)", "t.location(in: self)"),
      ("a?.convertPoint(p, fromView: v)", "a?.convert(p, from: v)"), ("fabs(x)", "abs(x)"),
      ("v.isKindOfClass(UIButton.self)", "v.isKind(of: UIButton.self)"),
    ])
  func swift2(_ old: String, _ new: String) throws {
    #expect(try read(old, .swift) == read(new, .swift))
  }

  @Test("properties have Swift 2's names only behind a header of Swift 2")
  func swift2Properties() throws {
    let old = try CodeReader.methods(
      in:
        "override func pointInside(point: CGPoint, withEvent event: UIEvent?) -> Bool { return !self.hidden }"
    )
    #expect(old.methods.first?.entry == .pointInside)
    #expect(old.methods.first.map { sketch($0.body) } == "return (!self.isHidden)")
    let new = try CodeReader.methods(
      in: "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return !self.hidden }")
    #expect(new.methods.first.map { sketch($0.body) } == "return (!self.hidden)")
  }
}
