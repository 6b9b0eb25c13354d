import Testing

@testable import Script

@Suite("Reading Objective-C")
struct ObjCParserTests {
  @Test(
    "operators bind as C binds them",
    arguments: [
      (
        "a || b && c | d ^ e & f == g < h << i + j * k;",
        "(a || (b && (c | (d ^ (e & (f == (g < (h << (i + (j * k))))))))))"
      ),
      ("a = b = c;", "(a = (b = c))"), ("a ?: b;", "(a ?  : b)"),
      ("a ? b : c ? d : e;", "(a ? b : (c ? d : e))"),
      ("!a.b && -c > 0;", "((!a.b) && ((-c) > 0))"), ("*stop = YES;", "((*stop) = true)"), ("i++;", "(i++)"),
      ("a -b;", "(a - b)"), ("mask |= 1 << 2;", "(mask |= (1 << 2))"), ("(int)a / 2;", "((a c int) / 2)"),
      ("(UIView *)a.b;", "(a.b c UIView)"), ("(a) - b;", "(a - b)"), ("(CGFloat)-1;", "((-1) c CGFloat)"),
      ("(unsigned long)idx;", "(idx c unsigned)"), ("w = ((UIView *)x).frame;", "(w = (x c UIView).frame)"),
      ("(a)[0];", "a[0]"), ("(__bridge CGPathRef)p;", "(p c CGPathRef)"), ("~a;", "(~a)"), ("--i;", "(--i)"),
      ("(id<Foo>)x;", "(x c id<Foo>)"), ("a = (b);", "(a = b)"),
      ("n = sizeof(a) / sizeof(a[0]);", "(n = a.count)"),
    ])
  func operators(_ text: String, _ expected: String) throws {
    #expect(try read(text, .objectiveC).map(sketch) == [expected])
  }

  @Test(
    "values",
    arguments: [
      ("x = 1.f;", "1.0"), ("x = 0.f;", "0.0"), ("x = 3u;", "3"), ("x = 10UL;", "10"), ("x = .5f;", "0.5"),
      ("x = 010;", "8"), ("x = 0x1F;", "31"), ("x = 'a';", "97"), ("x = 1.;", "1.0"), ("x = 2e2;", "200.0"),
      ("x = @\"a\\n\";", "\"a\n\""), ("x = @\"a\" @\"b\";", "\"ab\""), ("x = \"c\";", "\"c\""),
      ("x = @[a, b];", "[a, b]"), ("x = @(1 + 2);", "(1 + 2)"), ("x = @5;", "5"), ("x = @YES;", "true"),
      ("x = NULL;", "nil"), ("x = @selector(a:b:);", "#a:b:"),
      ("x = @available(iOS 11.0, *);", "available(iOS 11.0, *)"),
      ("x = __func__;", "#function"), ("x = (CGPoint){1, 2};", "CGPoint(x: 1, y: 2)"),
      (
        "x = (CGRect){{1, 2}, {3, 4}};",
        "CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))"
      ),
      ("x = (CGPoint){.y = 2};", "CGPoint(x: 0, y: 2)"),
      ("x = ^(id a, NSUInteger i) { return a; };", "{a,i| return a}"),
      ("x = ^BOOL(id a) { return YES; };", "{a| return true}"), ("x = ^{ };", "{| }"),
      ("x = CGRectZero;", "CGRect.zero"), ("x = M_PI;", "CGFloat.pi"), ("x = self->_a;", "self.a"),
      ("x = _a;", "_a"),
    ])
  func values(_ text: String, _ expected: String) throws {
    #expect(try read(text, .objectiveC).map(sketch) == ["(x = \(expected))"])
  }

  @Test(
    "statements",
    arguments: [
      ("UIView *a = b, *c = nil;", "var a: UIView = b, c: UIView = nil"), ("CGPoint p;", "var p: CGPoint"),
      ("UIView *a[] = {b, c};", "var a: Array<UIView> = [b, c]"),
      ("CGFloat a[3] = {1};", "var a: Array<CGFloat> = [1, 0, 0]"),
      ("CGRect r = {0, 0, 10, 10};", "var r: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)"),
      ("__block UIView *a = nil;", "var a: UIView = nil"),
      ("static const CGFloat k = 3;", "var k: CGFloat = 3"),
      ("__weak typeof(self) weakSelf = self;", "var weakSelf: id = self"),
      ("NSArray<UIView *> *a = b;", "var a: NSArray<UIView> = b"),
      ("void (^f)(id) = ^(id a) { };", "var f: -> = {a| }"), ("unsigned int n = 3;", "var n: unsigned = 3"),
      ("BOOL isIn = NO;", "var isIn: Bool = false"),
      ("if (a) return b; else if (c) { d(); } else e();", "if a {return b} else {if c {d()} else {e()}}"),
      ("for (UIView *v in a) { continue; }", "for let v in a {continue}"),
      ("for (v in a) f();", "for let v in a {f()}"),
      (
        "for (NSInteger i = n - 1; i >= 0; i--) f();",
        "for (var i: NSInteger = (n - 1); (i >= 0); (i--)) {f()}"
      ),
      ("for (;;) break;", "for (; ; ) {break}"),
      ("for (i = 0, j = 1; i < j; i++, j--) { }", "for ({(i = 0); (j = 1)}; (i < j); (i++), (j--)) {}"),
      ("while ((v = [e nextObject])) { }", "while (v = e.nextObject()) {}"),
      ("do { a(); } while (b);", "repeat {a()} while b"),
      (
        "switch (self.mode) { case 0: return nil; case 1: case 2: { break; } default: f(); }",
        "switch self.mode {0: return nil | 1:  | 2: {break} | default: f()}"
      ),
      ("{ a(); }", "{a()}"), (";;a();", "a()"), ("@autoreleasepool { a(); }", "{a()}"),
      ("[self layout];", "self.layout()"),
      ("#pragma mark - x\na();", "a()"), ("#ifdef DEBUG\na(;\n#endif\nb();", "b()"),
      ("#if TARGET_OS_IPHONE\na();\n#else\nb();\n#endif", "a()"),
      ("// a { \nb(); /* } */", "b()"),
    ])
  func statements(_ text: String, _ expected: String) throws {
    if expected.isEmpty {
      #expect(throws: Mistake.self) { try read(text, .objectiveC) }
    } else {
      #expect(try read(text, .objectiveC).map(sketch).joined(separator: "; ") == expected)
    }
  }

  @Test(
    "a message is what it is in Swift",
    arguments: [
      ("[self convertPoint:p toView:v]", "self.convert(p, to: v)"),
      ("[v convertRect:r fromView:self]", "v.convert(r, from: self)"),
      ("[super hitTest:p withEvent:e]", "super.hitTest(p, with: e)"),
      ("[v pointInside:p withEvent:e]", "v.point(inside: p, with: e)"),
      ("[super touchesBegan:t withEvent:e]", "super.touchesBegan(t, with: e)"), ("v.hidden", "v.isHidden"),
      ("[v isHidden]", "v.isHidden"),
      ("self.userInteractionEnabled", "self.isUserInteractionEnabled"), ("[self subviews]", "self.subviews"),
      ("[touches anyObject]", "touches.first"), ("touches.anyObject", "touches.first"),
      ("[a lastObject]", "a.last"),
      ("[t locationInView:self.superview]", "t.location(in: self.superview)"),
      ("[a objectAtIndex:i]", "a[i]"),
      ("[v isKindOfClass:[UIControl class]]", "v.isKind(of: UIControl.self)"),
      ("[self class]", "type(of: self)"),
      ("[v.class isSubclassOfClass:UISlider.class]", "type(of: v).isSubclassOfClass(UISlider.self)"),
      ("[v isDescendantOfView:w]", "v.isDescendant(of: w)"), ("[a containsObject:b]", "a.contains(b)"),
      ("CGRectContainsPoint(self.bounds, p)", "self.bounds.contains(p)"), ("CGRectGetWidth(r)", "r.width"),
      ("CGRectInset(r, -1, -2)", "r.insetBy(dx: -1, dy: -2)"),
      ("CGRectMake(1, 2, 3, 4)", "CGRect(x: 1, y: 2, width: 3, height: 4)"),
      ("UIEdgeInsetsEqualToEdgeInsets(a, UIEdgeInsetsZero)", "a == UIEdgeInsets.zero"),
      ("MAX(1, b)", "max(1, b)"),
      ("fabs(a)", "abs(a)"), ("CGAffineTransformTranslate(t, 1, 2)", "t.translatedBy(x: 1, y: 2)"),
      ("[UIBezierPath bezierPathWithOvalInRect:r]", "UIBezierPath(ovalIn: r)"),
      ("[path containsPoint:p]", "path.contains(p)"),
      ("[[UIView alloc] initWithFrame:r]", "UIView(frame: r)"), ("[[UIView alloc] init]", "UIView()"),
      ("[UIView new]", "UIView()"),
      ("[self.layer presentationLayer]", "self.layer.presentation()"),
      ("self.layer.presentationLayer", "self.layer.presentation()"),
      ("[a.layer.presentationLayer hitTest:p]", "a.layer.presentation().hitTest(p)"),
      ("[self setHidden:YES]", "self.isHidden = true"),
      ("[self nextResponder]", "self.next"), ("[super nextResponder]", "super.next"),
      ("[a removeFromSuperview]", "a.removeFromSuperview()"),
      ("[NSString stringWithFormat:@\"%d\", 3]", "String(format: \"%d\", 3)"),
      ("[NSArray arrayWithObjects:a, b, nil]", "[a, b]"),
      ("[self linkAtPoint:p]", "self.linkAtPoint(p)"), ("[self areaOf:a in:b]", "self.areaOf(a, in: b)"),
      ("UIScreen.mainScreen.bounds", "UIScreen.main.bounds"),
      ("[[UIApplication sharedApplication] keyWindow]", "UIApplication.shared.keyWindow"),
      ("self.onTap(v)", "self.onTap(v)"), ("[self.pan velocityInView:self]", "self.pan.velocity(in: self)"),
    ])
  func messages(_ objectiveC: String, _ swift: String) throws {
    #expect(try read("x = \(objectiveC);", .objectiveC).map(sketch) == ["(x = \(try parenthesized(swift)))"])
    let assigned = swift.contains(" = ")
    if !assigned { #expect(try read("x = \(objectiveC);", .objectiveC) == read("x = \(swift)", .swift)) }
  }

  private func parenthesized(_ swift: String) throws -> String {
    try read(swift, .swift).map(sketch).joined()
  }

  @Test("a block enumeration keeps its options, its parameters and its pointer")
  func blockEnumeration() throws {
    let text = """
      [self.subviews enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(UIView *v, NSUInteger i, BOOL *stop) {
        *stop = YES;
      }];
      """
    let statements = try read(text, .objectiveC)
    #expect(
      statements.map(sketch) == [
        "self.subviews.enumerateObjects(options: NSEnumerationReverse, using: {v,i,stop| ((*stop) = true)})"
      ])
    guard case .expression(let expression)? = statements.first?.kind, case .call(let call) = expression.kind,
      case .closure(let block)? = call.arguments.last?.value.kind
    else {
      Issue.record("no block")
      return
    }
    #expect(block.parameters.map { $0.type.map(sketch) } == ["UIView", "NSUInteger", "Bool*"])
  }
}
