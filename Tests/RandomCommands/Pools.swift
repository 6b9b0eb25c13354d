// What the generator draws from.

extension RandomCommands {
  static let strays = [
    "", "-", "--", "{", "}", "\"", "\"x", "nan", "inf", "-0", "1e400", "99999999999999999999", "ghost",
    "view.pan", "->",
    "=", "#", "\u{1B}[31m", "按钮", "😀", "\t", "a.b.c", ".", "on", "off", "to", "../x", "\u{200D}",
  ]

  static let oddNumbers = [
    "0.5", "-0", "1e3", "1000000", "-1000000", "1000001", "0.000001", "nan", "inf", "1e400", "--1", "0x10",
    "99999999999",
  ]

  static let classes = [
    "", "", "", "UIView", "UIView", "UIButton", "UIButton", "UIControl", "UILabel", "UIScrollView",
    "UISwitch", "UISlider",
    "UITextField", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
    "UIStackView",
    "UIStepper", "UISegmentedControl", "UIImageView", "UITextView", "UITabBar", "UIVisualEffectView",
    "Own:UIControl",
    "Pop:UIButton", "UINothing", "Pop",
  ]

  static let options: [(String, [String])] = [
    ("ios", ["13", "12"]), ("wrappers", ["off", "on"]), ("passes", ["1", "2"]),
    ("tapMovement", ["45", "0", "x"]),
    ("tapInterval", ["0.35", "2"]), ("panThreshold", ["10", "-1"]), ("edgeZone", ["20"]),
    ("slop", ["70", "90"]),
    ("contentDelay", ["0.15", "0"]), ("actionOrder", ["actionFirst", "cancelledFirst"]),
    ("sameViewTie", ["last", "first"]), ("disabledControl", ["forwards", "keeps"]),
    ("disabledVeto", ["off", "on"]),
    ("presentation", ["fullScreen", "sheet"]), ("removedView", ["cancelled", "continues"]),
    ("scrollTouches", ["kept", "forwarded"]), ("touchWindow", ["returned", "searched"]),
    ("doubleTapCancels", ["together", "each"]), ("nestedScroll", ["handOver", "inner"]),
    ("deceleration", ["off", "on"]), ("touchingEdges", ["line", "nothing"]),
    ("rotatedFrame", ["enclosing", "bounds"]),
    ("scrollMultitouch", ["off", "on"]), ("bounce", ["off", "on"]), ("source", ["views", "accessibility"]),
    ("nonsense", ["1"]),
  ]

  static let methods = [
    """
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view == self ? nil : view
    }
    """,
    """
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      for (UIView *v in [self.subviews reverseObjectEnumerator]) {
        CGPoint p = [v convertPoint:point fromView:self];
        UIView *hit = [v hitTest:p withEvent:event];
        if (hit) { return hit; }
      }
      return [super hitTest:point withEvent:event];
    }
    """,
    """
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      return bounds.insetBy(dx: -slop, dy: -slop).contains(point)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      print("began \\(touches.count)")
      super.touchesBegan(touches, with: event)
    }
    """,
    """
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let t = touches.first else { return }
      let p = t.location(in: superview)
      self.center = p
    }
    """,
    """
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      isHidden = !isHidden
      next?.touchesEnded(touches, with: event)
    }
    """,
    "override var canBecomeFirstResponder: Bool { return true }",
    "override var next: UIResponder? { return superview }",
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return other }",
    "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return NO; }",
    "override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { return false }",
    "override func nonsense() {",
    "func broken(",
  ]

  static let searches = [
    "return self", "return nil", "return super.hitTest(point, with: event)",
    "for v in subviews.reversed() { if v.frame.contains(point) { return v } }\nreturn nil",
    "if alpha < 0.5 { return nil }\nlet a = super.hitTest(point, with: event)\nreturn a ?? self",
    "self.alpha = self.alpha * 0.9\nreturn super.hitTest(point, with: event)",
    "return subviews.first?.hitTest(convert(point, to: subviews.first!), with: event)",
    "subviews.last?.removeFromSuperview()\nreturn super.hitTest(point, with: event)",
    "bringSubviewToFront(subviews[0])\nreturn nil", "return other", "let x = 1 / 0\nreturn nil", "return 5",
    "return superview?.hitTest(point, with: event)",
    "frame = CGRect(x: 0, y: 0, width: 1e9, height: .infinity)\nreturn self",
  ]

  static let handlers = [
    "print(\"began\")", "super.touchesBegan(touches, with: event)", "isHidden = true",
    "removeFromSuperview()",
    "superview?.isUserInteractionEnabled = false", "becomeFirstResponder()",
    "next?.touchesBegan(touches, with: event)",
    "for v in subviews { v.alpha = 0 }", "print(touches.first!.location(in: self))",
    "self.touchesBegan(touches, with: event)",
    "while true { }", "let v = UIView()\naddSubview(v)", "frame.origin.x += 10", "undefined()",
    "transform = CGAffineTransform(rotationAngle: .pi / 4)", "superview?.bringSubviewToFront(self)",
  ]

  static let expressions = [
    "true", "false", "bounds.contains(point)", "super.point(inside: point, with: event)",
    "bounds.insetBy(dx: -slop, dy: -slop).contains(point)", "hypot(point.x, point.y) < 30",
    "subviews.contains { $0.frame.contains(point) }", "point.x > twice(20)", "!isHidden && alpha > 0.5",
    "undefinedName",
    "1 +", "frame", "UIBezierPath(ovalIn: bounds).contains(point)",
    "superview!.point(inside: point, with: event)",
  ]

  /// The files that the commands speak of; those that are absent are meant to be.
  public static let files: [String: String] = [
    "small.tap":
      "add small frame 10 10 100 100\nadd smaller to small frame 5 5 50 50 as UIButton\ntap 20 20\n",
    "broken.tap": "add half frame 0 0 10 10\nadd half frame 0 0 10 10\nnonsense {\n",
    "loop.tap": "run loop.tap\n",
    "a.tap": "add fromA frame 0 0 100 100\noverride fromA hitTest {\n  return nil\n}\n",
    "screen.dump": """
    <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x7f02; frame = (0 0; 320 480); alpha = 0.5; tag = 3; layer = <CALayer: 0x2>>
       |    | <Shop.BuyButton: 0x7f03; baseClass = UIButton; frame = (110 300; 100 44); text = 'It's'; hidden = YES>
       |    | <UIScrollView: 0x7f04; frame = (0 0; 9 9); contentOffset: {0, -88}; contentSize: {1, 2}>
    """,
    "broken.dump": "<UIWindow: 0x7f01; frame = (0 0; 320\n   | <UIView: 0x7f02; frame = (0 0; 1e999 480)>\n",
    "page.json": #"{"type":"UIView","frame":{"x":0,"y":0,"width":10,"height":10},"children":[]}"#,
    "page.xml":
      "<?xml version=\"1.0\"?><AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"320\" height=\"480\">"
      + "<XCUIElementTypeButton name=\"Buy\" x=\"10\" y=\"20\" width=\"80\" height=\"40\" enabled=\"true\"/>"
      + "</XCUIElementTypeApplication></AppiumAUT>",
  ]
}
