import Testing

@testable import Script

/// A table of names as small as these tests need it.
private let known = KnownNames(
  isOwnMember: { name in
    [
      "bounds", "frame", "center", "alpha", "isHidden", "isUserInteractionEnabled", "subviews", "superview",
      "layer",
      "hitTest", "point", "convert", "next", "window", "tag", "isDescendant", "endEditing",
    ].contains(name)
  },
  isMember: { name in
    [
      "bounds", "frame", "center", "alpha", "isHidden", "isUserInteractionEnabled", "subviews", "superview",
      "layer",
      "hitTest", "point", "convert", "next", "window", "tag", "isDescendant", "count", "first", "x", "y",
      "width",
      "height", "contains", "insetBy", "inset", "reversed", "type", "zero", "isKind", "view", "location",
      "isEmpty",
      "origin", "size", "state", "presentation", "endEditing", "filter", "pi",
    ].contains(name)
  },
  isFunction: {
    ["print", "NSLog", "max", "min", "abs", "CGRect", "CGPoint", "UIEdgeInsets", "hypot"].contains($0)
  },
  isType: { $0.hasPrefix("UI") || $0.hasPrefix("CG") || $0.hasPrefix("NS") },
  isConstant: { $0.hasPrefix("UIEvent") },
  candidates: ["bounds", "frame"])

private func report(_ body: String, _ entry: Entry = .hitTest) throws -> NameReport {
  NameAnalysis.report(on: try CodeReader.statements(body, for: entry), known: known)
}

@Suite("Names that code leaves open")
struct NameAnalysisTests {
  @Test(
    "a free name's kind is told by its use",
    arguments: [
      ("return centerBtn", "centerBtn", ValueKind.view),
      ("return self.centerBtn!", "centerBtn", .view),
      ("let p = convert(point, to: button)\nreturn button", "button", .view),
      ("if slack.frame.contains(point) { return nil }\nreturn self", "slack", .view),
      (
        "if bounds.inset(by: touchInsets).contains(point) { return self }\nreturn nil", "touchInsets", .insets
      ),
      ("if point.y < limit { return nil }\nreturn self", "limit", .number),
      ("if isActive { return nil }\nreturn self", "isActive", .boolean),
      ("return !isActive && point.x > 3 ? self : nil", "isActive", .boolean),
      ("for v in items { print(v) }\nreturn nil", "items", .views),
      ("return items.first", "items", .views),
      ("return mode == .expanded ? nil : self", "mode", .symbol),
      (
        "if let pads = pads { return bounds.inset(by: pads).contains(point) ? self : nil }\nreturn nil",
        "pads", .insets
      ),
      ("let d = -slop\nreturn bounds.insetBy(dx: d, dy: d).contains(point) ? self : nil", "slop", .number),
      (
        "return bounds.insetBy(dx: -Layout.hitSlop, dy: 0).contains(point) ? self : nil", "Layout.hitSlop",
        .number
      ),
      (
        "return WindowManager.shared.ball.frame.contains(point) ? self : nil", "WindowManager.shared.ball",
        .view
      ),
      ("if (self.active == YES) return nil;\nreturn self;", "active", .boolean),
      ("CGPoint p = [self convertPoint:point toView:_chatView];\nreturn nil;", "chatView", .view),
      ("return [self.centerBtn pointInside:point withEvent:event] ? self : nil;", "centerBtn", .view),
      ("CGRect r = UIEdgeInsetsInsetRect(self.bounds, self.pad); return nil;", "pad", .insets),
      ("if (CGRectContainsPoint(self.zone, point)) { return self; }\nreturn nil;", "zone", .rect),
      ("UIView *v = _first; return v;", "first", .view),
      ("return self->_knob;", "knob", .view),
      ("switch (self.mode) { case 0: return nil; default: return self; }", "mode", .number),
    ])
  func kinds(_ body: String, _ name: String, _ kind: ValueKind) throws {
    let names = try report(body).names
    #expect(names.map(\.name) == [name])
    #expect(names.first?.kind == kind)
    #expect(names.first?.need == .value)
  }

  @Test(
    "locals, parameters, members of the view and known names are not free",
    arguments: [
      "let frame = bounds.insetBy(dx: -3, dy: -3)\nreturn frame.contains(point) ? self : nil",
      "guard let superview = superview else { return nil }\nlet point = convert(point, to: superview)\nreturn superview.hitTest(point, with: event)",
      "for child in subviews.reversed() { if let v = child.hitTest(convert(point, to: child), with: event) { return v } }\nreturn nil",
      "return subviews.first { $0.frame.contains(point) }",
      "return subviews.filter { kid in kid.tag > 3 }.first",
      "UIView *spots[] = { nil, nil }; for (int k = 0; k < 2; ++k) { if (spots[k]) return spots[k]; } return nil;",
      "CGRect r = CGRectMake(0, 0, 3, M_PI); return CGRectContainsPoint(r, point) ? self : nil;",
      "if (event.type == UIEventTypeTouches) return nil; return [super hitTest:point withEvent:event];",
      "__block UIView *a = nil; void (^f)(UIView *) = ^(UIView *v) { a = v; }; f(self); return a;",
      "func f(_ v: UIView) -> Bool { v.isHidden }\nreturn f(self) ? nil : self",
      "if let point = superview?.convert(point, to: self) { print(point) }\nreturn nil",
      "switch hitTest(point, with: event) { case let v?: return v\ncase .none: return nil }",
    ])
  func nothingIsFree(_ body: String) throws {
    let report = try report(body)
    #expect(report.names.isEmpty)
    #expect(report.calls.isEmpty)
    #expect(report.members.isEmpty)
  }

  @Test("a binding of a condition ends with its block")
  func scopesEnd() throws {
    let report = try report("if let a = superview { print(a) }\nreturn a")
    #expect(report.names.map(\.name) == ["a"])
  }

  @Test("an index in the wrong case is told apart, and the near name with its line is offered")
  func suggests() throws {
    let text = """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          for (NSInteger i = 0; i < 3; i++) {
              UIView *childView = self.subviews[I];
          }
          return nil;
      }
      """
    let paste = try CodeReader.methods(in: text)
    let name = try #require(NameAnalysis.report(on: paste, known: known).required.first)
    #expect(name.name == "I")
    #expect(name.kind == .number)
    #expect(name.suggestion == "i")
    #expect(paste.source.line(of: try #require(name.suggested).start) == 2)
    #expect(paste.source.position(of: name.ranges[0].start) == (3, 43))
  }

  @Test("every use is listed once")
  func linesOfUse() throws {
    let report = try report("print(slop)\nlet a = slop + 1\nreturn a > slop ? nil : self")
    #expect(report.names.map(\.ranges.count) == [3])
    #expect(report.names.first?.kind == .number)
  }

  @Test("a call whose answer nobody uses is only noted, any other must be defined")
  func calls() throws {
    let report = try report(
      "trackTap()\nself.trackTap()\nlet r = area(of: self, scale: 2)\nreturn r.contains(point) ? self : nil")
    #expect(report.calls.map(\.signature) == ["trackTap()", "area(of:scale:)"])
    #expect(report.calls.map(\.needsValue) == [false, true])
    #expect(report.calls.map(\.ranges.count) == [2, 1])
    #expect(report.names.isEmpty)
  }

  @Test("calls of Objective-C are listed by selector")
  func selectors() throws {
    let report = try report(
      "[self trackTap];\nid link = [self linkAtPoint:point];\nreturn link ? self : nil;")
    #expect(report.calls.map(\.signature) == ["trackTap()", "linkAtPoint:"])
    #expect(report.calls.map(\.needsValue) == [false, true])
  }

  @Test(
    "what is only asked behind ?. with a default may be absent",
    arguments: [
      "return (delegate?.shouldTake(self) ?? true) ? self : nil", "delegate?.tapped(self)\nreturn nil",
      "onHitTest?(self)\nreturn nil",
    ])
  func absent(_ body: String) throws {
    let report = try report(body)
    #expect(report.required.isEmpty)
    #expect(report.requiredCalls.isEmpty)
  }

  @Test("a property that is only written needs no value")
  func writes() throws {
    let report = try report("self.lastPoint = point\nreturn nil")
    #expect(report.names.map(\.need) == [.written])
  }

  @Test("constants of enumerations stand for themselves, constants of an app ask for a value")
  func constants() throws {
    let symbol = try report("return self.tag == MMDrawerSideNone ? nil : self;")
    #expect(symbol.names.map(\.name) == ["MMDrawerSideNone"])
    #expect(symbol.required.isEmpty)
    let constants = try report("if (point.x < kSlop || point.y < SLOP) return nil; return self;")
    #expect(constants.required.map(\.name) == ["kSlop", "SLOP"])
    #expect(constants.required.map(\.kind) == [.number, .number])
  }

  @Test("members that nothing has are listed with their base")
  func members() throws {
    let report = try report("let w = bounds.widht\nreturn w > 3 ? self : nil")
    #expect(report.members.map(\.name) == ["widht"])
    #expect(report.members.map(\.base) == ["bounds"])
  }

  @Test("classes of an app are listed, UIKit's are not")
  func classes() throws {
    let report = try report("return point.x > 3 && self is Card && (self as? UIButton) != nil ? self : nil")
    #expect(report.classes.map(\.name) == ["Card"])
  }

  @Test("helpers that are pasted along are known, and walked too")
  func helpers() throws {
    let paste = try CodeReader.methods(
      in: """
        class A: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            isInteractive(point) && touchArea.contains(point) ? self : nil
          }
          private func isInteractive(_ p: CGPoint) -> Bool { p.x > slop }
          private var touchArea: CGRect { bounds.insetBy(dx: -4, dy: -4) }
        }
        """)
    #expect(paste.helpers.map(\.name) == ["isInteractive", "touchArea"])
    let report = NameAnalysis.report(on: paste, known: known)
    #expect(report.calls.isEmpty)
    #expect(report.names.map(\.name) == ["slop"])
    #expect(report.names.map(\.kind) == [.number])
  }
}
