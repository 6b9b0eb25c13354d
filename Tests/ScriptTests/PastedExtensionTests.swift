import Geometry
import SceneModel
import Testing

@testable import Script

/// What people paste around an override: extensions of types, helpers that change their arguments, enumerations
/// that hold something, and objects of frameworks that are nothing but names here.
@Suite struct PastedExtensionTests {
  /// A view of 40 by 40 at 100 100 with code of its own.
  private func stage(_ text: String) throws -> (Stage, ReadOverride) {
    var stage = Stage()
    try stage.add("A", Rect(100, 100, 40, 40), class: "UIButton")
    let read = try stage.paste("A", text)
    return (stage, read)
  }

  @Test func `an extension of CGPoint and CGRect brings members that read self`() throws {
    let (stage, read) = try stage(
      """
      extension CGPoint {
        func distance(to other: CGPoint) -> CGFloat { return hypot(x - other.x, self.y - other.y) }
      }
      private extension CGRect {
        var middle: CGPoint { CGPoint(x: midX, y: midY) }
        func grown(by side: CGFloat = 10) -> CGRect { insetBy(dx: -side, dy: -side) }
        var far: [CGFloat] { [1, 2].map { $0 * self.width } }
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print(bounds.far)
        return bounds.middle.distance(to: point) < 25 && bounds.grown().contains(point)
      }
      """)
    #expect(read.needs.isEmpty)
    #expect(read.helpers == ["distance", "middle", "grown", "far"])
    #expect(try stage.inside("A", 20, -4))
    #expect(try !stage.inside("A", 20, -6))
  }

  @Test func `helpers of one name in different extensions are kept apart`() throws {
    let (stage, _) = try stage(
      """
      extension CGSize { var half: CGFloat { width / 2 } }
      extension CGRect { var half: CGFloat { height / 4 } }
      extension UIView { var half: CGFloat { bounds.size.half + bounds.half } }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < half }
      """)
    #expect(try stage.inside("A", 29, 0))
    #expect(try !stage.inside("A", 30, 0))
  }

  @Test func `a method of a type is no helper, and one that changes its value in place is`() throws {
    let text = """
      extension CGRect {
        mutating func widen() { size.width += 9 }
        static func wide() -> CGRect { .zero }
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        var area = bounds
        area.widen()
        return area.contains(point) || CGRect.wide().isEmpty
      }
      """
    #expect(try CodeReader.methods(in: text).helpers.map(\.name) == ["widen"])
  }

  @Test func `helpers answer what their types say`() throws {
    let lines = try printed(
      "func half() -> CGFloat { return 5 }\nfunc spot() -> CGPoint { return .zero }\nprint(half() / 2, spot())"
    )
    #expect(lines == ["2.5 (0.0, 0.0)"])
    #expect(try printed("print(zip([1, 2], 3...4).map { $0 + $1 })") == ["[4, 6]"])
    #expect(try printed("[7].enumerated().forEach { i, n in print(i, n) }") == ["0 7"])
  }

  @Test(arguments: [
    "let touch = 7\nswitch touch { case ..<5: print(1)\ncase 5...: print(2)\ndefault: print(3) }",
    "print([1, 2, 3][1...].count)", "print([1, 2, 3][..<2].count)", "print((...2).contains(2) ? 2 : 0)",
    "var n = 0\nfor i in 1... { if i > 2 { break }\nn = i }\nprint(n)",
  ])
  func `ranges with one side run`(_ statements: String) throws {
    #expect(try printed(statements) == ["2"])
  }

  @Test func `a range without an end is out of steps, and no hang`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.override("A", .statements(method: "hitTest", "for i in 0... { }\nreturn nil"))
    guard case .outOfSteps = try stage.fault().cause else {
      Issue.record("it ended")
      return
    }
  }

  @Test(arguments: [
    (
      "func grow(_ n: inout CGFloat) { n += 2 }\nvar side: CGFloat = 1\ngrow(&side)\ngrow(&side)\nprint(side)",
      "5.0"
    ),
    (
      "func visit(_ v: UIView, _ found: inout [UIView]) { found.append(v)\nv.subviews.forEach { visit($0, &found) } }\nvar all = [UIView]()\nvisit(self, &all)\nprint(all.count)",
      "3"
    ),
    (
      "let add = { (n: inout Int, m: Int) in n += m }\nvar sum = 1\nadd(&sum, 4)\nprint(sum)", "5"
    ),
  ])
  func `inout arguments change the caller's variable`(_ statements: String, _ line: String) throws {
    #expect(try printed(statements) == [line])
  }

  @Test(arguments: [
    ("let mode = .dragging(point, 3)", "3 30"), ("let mode = .dragging(at: point, 3)", "3 30"),
    ("let mode = .idle", "idle"),
  ])
  func `cases of enumerations hold values`(_ declaration: String, _ line: String) throws {
    let lines = try printed(
      """
      \(declaration)
      switch mode {
      case .idle: print("idle")
      case .dragging(let start, let n) where n > 2: print(n, Int(start.x + 10))
      default: print("other")
      }
      """)
    #expect(lines == [line])
  }

  @Test func `if case takes a case apart, with its values or without`() throws {
    let lines = try printed(
      """
      let mode = .dragging(point)
      if case .dragging = mode { print("yes") }
      if case let .dragging(start) = mode { print(Int(start.y)) }
      if case .idle = mode { print("no") }
      """)
    #expect(lines == ["yes", "20"])
  }

  @Test func `events, layers, transforms and tuples are kept from event to event`() throws {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    try stage.paste(
      "A",
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let last { print(last.type == .touches, shape.bounds.width, move.tx, pair.n, pair.0) }
        last = event
        shape = layer
        move = CGAffineTransform(translationX: 3, y: 4)
        let named: (n: Int, m: String) = (7, "b")
        pair = named
        return nil
      }
      """)
    for name in ["last", "shape", "move", "pair"] { stage.let(name, .null, of: "A") }
    var app = stage.simulation()
    _ = try app.findView(at: Point(5, 5))
    _ = try app.findView(at: Point(5, 5))
    #expect(app.lines == ["true 100.0 3.0 7 7"])
  }

  @Test func `Swift 2's bare pointInside is the method, whatever its parameter is called`() throws {
    let (stage, _) = try stage(
      """
      override func hitTest(point: CGPoint, withEvent event: UIEvent!) -> UIView! {
        if pointInside(point, withEvent: event) { return self }
        return nil
      }
      override func pointInside(point: CGPoint, withEvent event: UIEvent!) -> Bool {
        return CGRectContainsPoint(CGRectInset(self.bounds, -10, 0), point)
      }
      """)
    #expect(try stage.hit(95, 110) == "A")
    #expect(try stage.hit(89, 110) == "view")
  }

  @Test func `a function of def answers for a method that no type of UIKit has`() throws {
    var (stage, read) = try stage(
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.expanded(by: 4).contains(point)
      }
      """)
    #expect(read.needs.map(\.remedy) == ["def expanded(a) = ?"])
    stage.def("expanded", "a", as: "bounds.insetBy(dx: -a, dy: -a)")
    #expect(try stage.inside("A", -4, 0))
    #expect(try !stage.inside("A", -5, 0))
  }

  @Test func `a member that another type has names the line to type`() throws {
    var (stage, _) = try stage(
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.contains(point.offsetBy(dx: 1, dy: 1))
      }
      """)
    let fault = try stage.codeFault(110, 110)
    #expect(fault.code == "N2")
    #expect(fault.remedy == "def offsetBy(a, b) = ?")
    stage.def("offsetBy", "a", "b", as: "CGPoint(x: a, y: b)")
    #expect(try stage.inside("A", -90, 0))
  }

  @Test func `objects of frameworks are asked and written without effect`() throws {
    let (stage, read) = try stage(
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dot = UIView(frame: bounds)
        dot.backgroundColor = UIColor.red.withAlphaComponent(0.5)
        dot.center = point
        addSubview(dot)
        layer.borderColor = UIColor.blue.cgColor
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
        timer.invalidate()
        DispatchQueue.main.async { self.alpha = 0 }
        UIView.animate(withDuration: 1, animations: { dot.alpha = 0 }) { _ in dot.removeFromSuperview() }
        print(Date().timeIntervalSince(Date()))
        return true
      }
      """)
    #expect(read.needs.isEmpty)
    #expect(try stage.inside("A", 0, 0))
  }

  @Test func `Objective-C's colours and times are asked without effect`() throws {
    let (stage, read) = try stage(
      """
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        self.layer.borderColor = [UIColor blueColor].CGColor;
        NSTimeInterval gone = [[NSDate date] timeIntervalSinceDate:[NSDate date]];
        UIInterfaceOrientation side = [UIApplication sharedApplication].statusBarOrientation;
        return gone < 1 && !UIInterfaceOrientationIsLandscape(side);
      }
      """)
    #expect(read.needs.isEmpty)
    #expect(try stage.inside("A", 0, 0))
  }

  @Test func `declared types tell what a property is, and empty lists need nothing`() throws {
    let (_, read) = try stage(
      """
      enum Style { case plain, round }
      class Box: UIButton {
        var excluded: [CGRect] = []
        var style: Style
        var area: CGRect
        weak var panel: UIView?
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          for rect in excluded { if rect.contains(point) { return false } }
          use(style); use(area)
          return check(style, area, panel)
        }
      }
      """)
    #expect(read.needs.filter { !$0.isFunction }.map(\.name) == ["style", "area", "panel"])
    #expect(read.needs.filter { !$0.isFunction }.map(\.kind) == [.symbol, .rect, .view])
    let (_, other) = try stage(
      """
      @interface Box : UIView
      @property (nonatomic, assign, getter=isOn) BOOL on;
      @property (nonatomic) CGRect zone;
      @end
      @implementation Box
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        if (self.on) { return CGRectContainsPoint([self moved:self.zone], point); }
        return NO;
      }
      @end
      """)
    #expect(other.needs.filter { !$0.isFunction }.map(\.kind) == [.boolean, .rect])
  }

  @Test func `what a switch looks at, and what a call answers, is told by its use`() throws {
    let (_, read) = try stage(
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        switch style {
        case .plain: return false
        default: break
        }
        let spot = makeSpot()
        let dot = DotView(side: 4)
        return spot.insetBy(dx: 1, dy: 1).contains(point) && dot.isHidden
      }
      """)
    #expect(read.needs.map(\.kind) == [.symbol, .rect, .view])
  }

  @Test func `only the corners that are named are round`() throws {
    let (stage, _) = try stage(
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let size = CGSize(width: 20, height: 20)
        return UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: size)
          .contains(point)
      }
      """)
    #expect(try !stage.inside("A", 1, 1))
    #expect(try stage.inside("A", 39, 1))
    #expect(try stage.inside("A", 1, 39))
    #expect(try !stage.inside("A", 39, 39))
    let (other, _) = try self.stage(
      """
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:self.bounds byRoundingCorners:UIRectCornerTopLeft | UIRectCornerTopRight cornerRadii:CGSizeMake(20, 20)];
        return [path containsPoint:point];
      }
      """)
    #expect(try !other.inside("A", 39, 1))
    #expect(try other.inside("A", 39, 39))
  }

  @Test func `a hole is cut by a path that runs the other way round`() throws {
    let (stage, _) = try stage(
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let path = UIBezierPath(rect: bounds)
        path.append(UIBezierPath(rect: bounds.insetBy(dx: 10, dy: 10)).reversing())
        return path.contains(point)
      }
      """)
    #expect(try stage.inside("A", 5, 20))
    #expect(try !stage.inside("A", 20, 20))
  }

  @Test func `a layer with a shape is a shape layer`() throws {
    let text = """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let shape = layer as? CAShapeLayer, let path = shape.path { return path.contains(point) }
        if let shape = layer.mask as? CAShapeLayer, let path = shape.path { return !path.contains(point) }
        return true
      }
      """
    var (stage, _) = try stage(text)
    #expect(try stage.inside("A", 1, 1))
    stage.let("layer.path", .path(Path(ovalIn: Rect(0, 0, 40, 40))), of: "A")
    #expect(try !stage.inside("A", 1, 1))
    #expect(try stage.inside("A", 20, 20))
    var (masked, _) = try self.stage(text)
    masked.let("layer.mask", .path(Path(ovalIn: Rect(0, 0, 40, 40))), of: "A")
    #expect(try masked.inside("A", 1, 1))
    #expect(try !masked.inside("A", 20, 20))
  }

  @Test func `thousands of unknown names are told in no time`() throws {
    var body = (0..<9000).map { "let a\($0) = b\($0)" }.joined(separator: "\n")
    var whole =
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n\(body)\nreturn nil }"
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 100, 100))
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try stage.paste("A", whole).needs.count == 9000)
    body = (0..<9000).map { "f\($0)(a\($0))" }.joined(separator: "\n")
    whole =
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n\(body)\nreturn nil }"
    #expect(try stage.paste("A", whole).ignoredCalls.count == 9000)
    // Squared it takes minutes.
    #expect(clock.now - start < .seconds(40))
  }
}
