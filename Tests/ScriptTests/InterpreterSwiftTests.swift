import Geometry
import Messaging
import SceneModel
import Testing

@testable import Script

/// A line of Swift and what it prints.
private let swiftLines: [(code: String, shown: String)] = [
  // Numbers: literals take the kind of what they stand beside.
  ("print(5 / 2)", "2"),
  ("let a: CGFloat = 5 / 2; print(a)", "2.5"),
  ("let n = 5; print(n / 2)", "2"),
  ("print(bounds.width / 3 * 3)", "100.0"),
  ("print((44 - bounds.width) / 2)", "-28.0"),
  ("print(max(0, (44 - bounds.width) / 2))", "0.0"),
  ("print(CGFloat(5) / 2)", "2.5"),
  ("print(Int(7.9), Int(-7.9))", "7 -7"),
  ("print(7 % 3, -7 % 3)", "1 -1"),
  ("print(subviews.count / 2)", "1"),
  ("print(min(3, 2.5), max(1, 2))", "2.5 2"),
  ("var x: CGFloat = 1; x = 5; print(x / 2)", "2.5"),
  ("var x = 1.0; x += 2; x -= 1; x *= 8; x /= 5; print(x)", "3.2"),
  ("print(abs(-3), abs(-3.5), sqrt(9), pow(2, 3), hypot(3, 4))", "3 3.5 3.0 8.0 5.0"),
  ("print(floor(2.7), ceil(2.1), round(2.5), 2.5.rounded())", "2.0 3.0 3.0 3.0"),
  ("print(CGFloat.pi > 3, CGFloat.greatestFiniteMagnitude > 1)", "true true"),
  ("print(1 < 2, 2 <= 2, 3 > 4, 4 >= 4, 1 == 1.0, 1 != 2)", "true true false true true true"),
  ("print(1 << 3, 6 & 3, 6 | 1, 6 ^ 2)", "8 2 7 4"),
  // Values are copied, objects are not.
  ("var r = bounds; r.origin.y -= 30; print(r, bounds)", "(0.0, -30.0, 100.0, 80.0) (0.0, 0.0, 100.0, 80.0)"),
  ("let v = self; v.tag = 7; print(tag)", "7"),
  ("frame.origin.x += 5; print(frame.origin.x, center.x)", "15.0 65.0"),
  ("subviews[0].center.x = 1; print(subviews[0].frame.minX)", "-19.0"),
  ("var list = [1, 2]; let other = list; list.append(3); print(list.count, other.count)", "3 2"),
  ("var list = [1, 2]; list[0] = 9; print(list)", "[9, 2]"),
  ("var t = (a: 1, b: 2); t.a = 5; print(t.a, t.1)", "5 2"),
  // Optionals.
  ("let v: UIView? = nil; print(v == nil, v?.frame == nil, v?.superview?.tag ?? 3)", "true true 3"),
  ("let v: UIView? = subviews.first; if let v { print(v.tag) }", "0"),
  ("let v: UIView? = nil; if let v { print(v) } else { print(\"none\") }", "none"),
  ("let v: UIView? = nil; print((v?.isHidden == false) == false)", "true"),
  ("let v: UIView? = nil; v?.tag = 4; print(v?.subviews.count ?? -1)", "-1"),
  ("print(superview!.subviews.count)", "1"),
  // Conditions, loops.
  ("for v in subviews.reversed() where v.tag == 0 { print(v === subviews[1]); break }", "true"),
  ("var n = 0; for i in 0..<5 { if i == 3 { break }; n += i }; print(n)", "3"),
  ("var n = 0; for i in 1...4 { if i % 2 == 0 { continue }; n += i }; print(n)", "4"),
  ("var n = 3; while n > 0 { n -= 1 }; print(n)", "0"),
  ("var n = 0; repeat { n += 1 } while n < 3; print(n)", "3"),
  (
    "outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer } } ; print(i) }; print(9)",
    "9"
  ),
  ("switch tag { case 0, 1: print(\"low\"); case 2...9: print(\"mid\"); default: print(\"high\") }", "low"),
  (
    "let v: UIView? = subviews.first; switch v { case self: print(1); case let b as UIButton: print(b.tag); default: print(3) }",
    "0"
  ),
  ("switch 5 { case let n where n > 3: print(n); default: break }", "5"),
  ("if case 1...9 = 5 { print(\"in\") }", "in"),
  ("if #available(iOS 13, *) { print(1) } else { print(2) }", "1"),
  // Closures.
  ("print(subviews.filter { !$0.isHidden }.map { $0.frame.minX })", "[10.0, 30.0]"),
  ("print([3, 1, 2].sorted { $0 > $1 }, [3, 1, 2].sorted(by: <))", "[3, 2, 1] [1, 2, 3]"),
  ("var n = 0; let add = { (k: Int) in n += k }; add(2); add(3); print(n)", "5"),
  ("let twice = { $0 * 2 }; print(twice(4))", "8"),
  ("print(subviews.first(where: { $0 is UIButton }) === subviews[0])", "true"),
  ("print(subviews.contains { $0.frame.contains(CGPoint(x: 15, y: 15)) })", "true"),
  ("for (i, v) in subviews.enumerated() { print(i, v.frame.minX) }", "1 30.0"),
  ("print(subviews.min(by: { $0.frame.minX > $1.frame.minX })!.frame.minX)", "30.0"),
  ("print([1, 2, 3].reduce(0, +), [1, 2].allSatisfy { $0 > 0 }, [[1], [2]].flatMap { $0 })", "6 true [1, 2]"),
  (
    "print([1, nil, 2].compactMap { $0 }.count, [1, 2, 3].prefix(2), [1, 2, 3].dropFirst())",
    "2 [1, 2] [2, 3]"
  ),
  ("print([1, 2, 3].firstIndex(where: { $0 == 2 }) ?? -1, [4, 5].indices.count, [1, 2].last ?? 0)", "1 2 2"),
  ("let f: (Int) -> Int = { n in n < 2 ? 1 : n * 2 }; print(f(5))", "10"),
  // Text.
  ("print(\"a\\(1 + 1)b\", \"c\", separator: \"-\")", "a2b-c"),
  ("print(\"x\", terminator: \"\"); print(\"y\")", "xy"),
  ("print(String(format: \"%.1f %d %@\", 2.25, 7, \"q\"))", "2.2 7 q"),
  ("print(point, bounds.size)", "(20.0, 20.0) (100.0, 80.0)"),
  ("print(true, nil as UIView?)", "true nil"),
  ("print(type(of: self), String(describing: subviews[0]))", "UIView <UIButton: B>"),
  ("print(#function)", "hitTest(_:with:)"),
  // Classes.
  ("print(subviews[0] is UIControl, subviews[1] is UIControl, self is UIResponder)", "true false true"),
  ("print((subviews[0] as? UIControl)?.isEnabled ?? false, subviews[1] as? UIControl == nil)", "true true"),
  ("print(subviews[0].isKind(of: UIControl.self), subviews[0].isMember(of: UIControl.self))", "true false"),
  ("print(subviews[0].isDescendant(of: self), isDescendant(of: subviews[0]))", "true false"),
  // Shadowing: a local wins over a member.
  ("let alpha = 3; print(alpha, self.alpha)", "3 1.0"),
  ("let frame = bounds; print(frame.minX)", "0.0"),
  (
    "if let superview = superview { let point = convert(point, to: superview); print(point) }", "(30.0, 40.0)"
  ),
  ("if true { let tag = 5; _ = tag }; print(tag)", "0"),
  // Geometry.
  (
    "print(bounds.insetBy(dx: -10, dy: -5), bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))",
    "(-10.0, -5.0, 120.0, 90.0) (2.0, 1.0, 94.0, 76.0)"
  ),
  ("print(bounds.insetBy(dx: 60, dy: 0).isNull, CGRect.null.contains(point))", "true false"),
  (
    "print(CGRect(x: 0, y: 0, width: 4, height: 4).union(CGRect(x: 8, y: 8, width: 1, height: 1)))",
    "(0.0, 0.0, 9.0, 9.0)"
  ),
  ("print(bounds.contains(CGPoint(x: 100, y: 0)), bounds.contains(.zero))", "false true"),
  ("let z: CGPoint = .zero; print(z == .zero, z == CGPoint.zero, CGRect.zero == .zero)", "true true true"),
  ("print(CGPoint.init(x: 1, y: 2), CGSize(width: 3, height: 4))", "(1.0, 2.0) (3.0, 4.0)"),
  ("print(CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 2, y: 3)))", "(3.0, 3.0)"),
  ("let s = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8); print(s.top + s.left)", "-16.0"),
  (
    "print(convert(point, to: nil), convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: superview))",
    "(30.0, 40.0) (10.0, 20.0, 5.0, 5.0)"
  ),
  (
    "print(subviews[0].convert(point, from: self), subviews[0].convert(bounds.origin, to: subviews[1]))",
    "(10.0, 10.0) (-20.0, -20.0)"
  ),
  (
    "let p = UIBezierPath(ovalIn: bounds); print(p.contains(CGPoint(x: 50, y: 40)), p.contains(.zero), p.isEmpty)",
    "true false false"
  ),
  (
    "let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPoint(x: 9, y: 0)); p.addLine(to: CGPoint(x: 0, y: 9)); p.close(); print(p.contains(CGPoint(x: 2, y: 2)), p.cgPath.contains(CGPoint(x: 8, y: 8)))",
    "true false"
  ),
  (
    "print(layer.frame, layer.presentation()!.position, layer.hitTest(CGPoint(x: 5, y: 5)) == nil)",
    "(10.0, 20.0, 100.0, 80.0) (60.0, 60.0) true"
  ),
  // Kinds of numbers are found out as far as a reader of Swift would.
  ("let w = bounds.width > 5 ? bounds.width - 97 : 0; print(w / 2)", "1.5"),
  ("let w = bounds.width < 5 ? bounds.width : 5; print(w / 2)", "2.5"),
  ("let n = true ? 5 : 3; print(n / 2)", "2"),
  ("let v: UIView? = nil; print((v?.frame.width ?? 5) / 2)", "2.5"),
  ("var d = bounds.width; d = 5; print(d / 2)", "2.5"),
  ("let s = max(bounds.width, 5) / 8; print(s)", "12.5"),
  // Old spellings.
  (
    "print(CGRectContainsPoint(bounds, point), UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(1, 1, 1, 1)).width)",
    "true 98.0"
  ),
  (
    "print(CGRectInset(bounds, -5, -5).width, CGPointMake(1, 2), CGRectGetMaxX(bounds))",
    "110.0 (1.0, 2.0) 100.0"
  ),
  ("print(UIAccessibilityIsVoiceOverRunning())", "false"),
  // Types in types, constants without a type.
  ("print(UIGestureRecognizer.State.began == .began, UITouch.Phase.ended == .began)", "true false"),
  ("let p: CGPoint? = nil; print((p ?? .zero).x, (p ?? .zero).applying(.identity))", "0.0 (0.0, 0.0)"),
  ("print(CGRect(origin: .zero, size: bounds.size).maxX)", "100.0"),
  ("switch (point.x, tag) { case (0..<25, 0): print(\"near\"); case (_, let t): print(t) }", "near"),
  // Objects that the scene cannot hold are asked in vain.
  ("UIImpactFeedbackGenerator(style: .light).impactOccurred(); print(1)", "1"),
  ("DispatchQueue.main.async { print(2) }; print(1)", "1"),
  ("NotificationCenter.default.post(name: .init(\"x\"), object: self); print(1)", "1"),
  ("NotificationCenter.default.post(name: note, object: self); print(1)", "1"),
  // Views change for good.
  ("B.removeFromSuperview(); print(subviews.count, B.superview == nil)", "1 true"),
  ("bringSubviewToFront(B); print(subviews.last === B)", "true"),
  ("sendSubviewToBack(C); print(subviews.first === C)", "true"),
  ("B.addSubview(C); print(C.superview === B, C.isDescendant(of: B))", "true true"),
  ("insertSubview(C, at: 0); insertSubview(B, aboveSubview: C); print(subviews.last === B)", "true"),
  ("alpha = 0.5; isHidden = true; print(alpha, isHidden, isUserInteractionEnabled)", "0.5 true true"),
  ("transform = CGAffineTransform(scaleX: 2, y: 2); print(frame.width, transform.a)", "200.0 2.0"),
  ("bounds.origin = CGPoint(x: 3, y: 4); print(bounds, frame.minX)", "(3.0, 4.0, 100.0, 80.0) 10.0"),
  ("setNeedsLayout(); endEditing(true); layoutIfNeeded(); print(becomeFirstResponder())", "true"),
  ("layer.cornerRadius = 8; layer.zPosition = 3; print(layer.cornerRadius, layer.zPosition)", "8.0 3.0"),
  (
    "print(layer.contains(point), layer.superlayer == superview!.layer, layer.sublayers?.count ?? 0)",
    "true true 2"
  ),
  (
    "print(layer.convert(point, to: B.layer), B.layer.convert(CGPoint.zero, from: layer))",
    "(10.0, 10.0) (-10.0, -10.0)"
  ),
  // The environment.
  ("print(UIAccessibility.isVoiceOverRunning, UIScreen.main.bounds.width)", "false 320.0"),
  ("assert(tag == 5); print(event?.type == .touches, event == nil)", "true false"),
  ("print(next === superview, window?.rootViewController?.view === superview)", "true true"),
  ("print(gestureRecognizers == nil, viewWithTag(99) == nil)", "true true"),
]

/// A line of Objective-C and what it logs.
private let objectiveCLines: [(code: String, shown: String)] = [
  // C's numbers.
  ("CGFloat h = 5 / 2; NSLog(@\"%.1f\", h);", "2.0"),
  ("CGFloat h = 5 / 2.f; NSLog(@\"%.1f\", h);", "2.5"),
  ("int n = 7.9; NSLog(@\"%d %i %u %lu %zd\", n, n, n, (unsigned long)n, n);", "7 7 7 7 7"),
  ("int n = 5; NSLog(@\"%d %.2f\", n / 2, n / 2.0);", "2 2.50"),
  ("NSLog(@\"%.1f %f\", self.bounds.size.width / 3, 1.0);", "33.3 1.000000"),
  ("int i = 1; NSLog(@\"%d %d %d\", i++, ++i, i);", "1 3 3"),
  ("int i = 3; i += 2; i *= 2; i -= 1; NSLog(@\"%d %d\", i, (int)2.7);", "9 2"),
  // BOOL prints as 1 and 0.
  ("NSLog(@\"%d %d %@\", YES, self.hidden, @(self.userInteractionEnabled));", "1 0 1"),
  ("NSLog(@\"%d %d\", self.hidden == NO, YES == 1);", "1 1"),
  ("BOOL any = NO; any |= YES; NSLog(@\"%d\", any);", "1"),
  // Messages to nil.
  ("UIView *v = nil; NSLog(@\"%d %d %.0f\", v == nil, [v isHidden], v.frame.size.width);", "1 0 0"),
  ("UIView *v = nil; NSLog(@\"%lu %@\", (unsigned long)v.subviews.count, v.superview);", "0 (null)"),
  ("UIView *v = nil; v.hidden = YES; [v removeFromSuperview]; NSLog(@\"ok\");", "ok"),
  ("UIView *v = nil; if (v) NSLog(@\"yes\"); else NSLog(@\"no\");", "no"),
  ("UIView *v = nil; NSLog(@\"%d\", [v pointInside:point withEvent:event]);", "0"),
  ("CGRect r; CGFloat f; UIView *v; NSLog(@\"%.0f %.0f %d\", r.size.width, f, v == nil);", "0 0 1"),
  ("UIView *a = nil; UIView *b = a ?: self; NSLog(@\"%d\", b == self);", "1"),
  // Loops.
  ("for (int i = 0; i < 3; i++) { if (i == 1) continue; if (i == 2) break; NSLog(@\"%d\", i); }", "0"),
  (
    "for (UIView *v in self.subviews.reverseObjectEnumerator) { NSLog(@\"%d\", v == self.subviews[1]); break; }",
    "1"
  ),
  (
    "NSEnumerator *e = [self.subviews objectEnumerator]; UIView *v; int n = 0; while ((v = [e nextObject])) n++; NSLog(@\"%d\", n);",
    "2"
  ),
  ("int n = 0; do { n++; } while (n < 4); NSLog(@\"%d\", n);", "4"),
  (
    "__block int n = 0; [self.subviews enumerateObjectsUsingBlock:^(UIView *v, NSUInteger i, BOOL *stop) { n++; *stop = YES; }]; NSLog(@\"%d\", n);",
    "1"
  ),
  (
    "switch (2) { case 1: NSLog(@\"a\"); case 2: NSLog(@\"b\"); case 3: NSLog(@\"c\"); break; default: NSLog(@\"d\"); }",
    "c"
  ),
  ("int a[] = {4, 5}; a[1] = 6; NSLog(@\"%d\", a[0] + a[1]);", "10"),
  (
    "NSMutableArray *l = [NSMutableArray array]; [l addObject:self]; NSLog(@\"%lu\", (unsigned long)l.count);",
    "1"
  ),
  // Names that C has of its own.
  (
    "CGRect r = CGRectInset(self.bounds, -10, -5); NSLog(@\"%@\", NSStringFromCGRect(r));",
    "{{-10, -5}, {120, 90}}"
  ),
  (
    "NSLog(@\"%@ %@\", NSStringFromCGPoint(point), NSStringFromCGSize(self.frame.size));",
    "{20, 20} {100, 80}"
  ),
  ("CGPoint p = (CGPoint){1, 2}; p.x = 5; NSLog(@\"%.0f %.0f\", p.x, p.y);", "5 2"),
  ("NSLog(@\"%.0f %.0f\", MAX(1, 2.0), fabs(-3));", "2 3"),
  (
    "NSLog(@\"%d\", CGRectContainsPoint(self.bounds, CGPointMake(5, 5)) && !CGRectIsEmpty(self.bounds));", "1"
  ),
  (
    "NSLog(@\"%d %d\", event.type == UIEventTypeTouches, [self.subviews[0] isKindOfClass:[UIControl class]]);",
    "1 1"
  ),
  ("NSLog(@\"%s %@ %%\", __func__, NSStringFromClass([self class]));", "hitTest:withEvent: UIView %"),
  ("NSLog(@\"%5.1f|%-4d|%04d\", 2.25, 7, 42);", "  2.2|7   |0042"),
  ("NSLog(@\"%d\", [self.subviews indexOfObject:self] == NSNotFound);", "1"),
  ("NSLog(@\"%d\", [self respondsToSelector:@selector(hitTest:withEvent:)]);", "1"),
  (
    "CGPathRef path = [UIBezierPath bezierPathWithOvalInRect:self.bounds].CGPath; NSLog(@\"%d\", CGPathContainsPoint(path, NULL, CGPointMake(50, 40), NO));",
    "1"
  ),
  ("NSLog(@\"%d\", UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsZero, UIEdgeInsetsMake(0, 0, 0, 0)));", "1"),
]

@Suite struct InterpreterTests {
  @Test(arguments: swiftLines.map(\.code))
  func `a line of Swift means what Swift means`(_ code: String) throws {
    let wanted = swiftLines.first { $0.code == code }?.shown
    #expect(try printed(code).last == wanted, "\(code)")
  }

  @Test(arguments: objectiveCLines.map(\.code))
  func `a line of Objective-C means what C means`(_ code: String) throws {
    let wanted = objectiveCLines.first { $0.code == code }?.shown
    #expect(try printed(code, objectiveC: true).last == wanted, "\(code)")
  }
}
