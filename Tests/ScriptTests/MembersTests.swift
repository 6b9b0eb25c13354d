import Geometry
import Messaging
import SceneModel
import Testing

@testable import Script

@Suite struct MembersTests {
  @Test func `every entry of the table is said and stands once`() {
    var seen: Set<String> = []
    for member in Members.all {
      #expect(!member.summary.isEmpty && !member.objectiveC.isEmpty)
      #expect(
        seen.insert("\(member.owner).\(member.signature)").inserted, "\(member.owner).\(member.signature)")
    }
    var functions: Set<String> = []
    for function in Builtins.all {
      #expect(!function.summary.isEmpty)
      #expect(functions.insert(function.signature).inserted, "\(function.signature)")
    }
  }

  /// The members that the manual of the language promises, by what answers them.
  @Test(arguments: [
    "bounds frame center transform isHidden alpha isUserInteractionEnabled clipsToBounds tag isMultipleTouchEnabled",
    "subviews superview window next layer gestureRecognizers viewWithTag isDescendant isKind isMember isEqual",
    "hitTest point convert addSubview removeFromSuperview bringSubviewToFront sendSubviewToBack setNeedsLayout",
    "setNeedsDisplay layoutIfNeeded endEditing resignFirstResponder becomeFirstResponder",
  ])
  func `a view has what the language promises`(_ names: String) throws {
    let scene = Scene()
    let view = try #require(scene.object(named: "view"))
    let own = Set(Members.ofSelf(view, in: scene).map(\.name))
    for name in names.split(separator: " ") { #expect(own.contains(String(name)), "\(name)") }
    #expect(
      !own.contains("isEnabled") && !own.contains("contentOffset") && !own.contains("rootViewController"))
  }

  @Test(arguments: [
    ("UIButton", "isEnabled isSelected isHighlighted sendActions"),
    (
      "UIScrollView",
      "contentOffset contentInset contentSize isScrollEnabled isDragging zoomScale panGestureRecognizer"
    ),
  ])
  func `classes have members of their own`(_ type: String, _ names: String) throws {
    var stage = Stage()
    let id = try stage.add("X", Rect(0, 0, 10, 10), class: type)
    let own = Set(Members.ofSelf(id, in: stage.scene).map(\.name))
    for name in names.split(separator: " ") { #expect(own.contains(String(name)), "\(name)") }
  }

  @Test func `scroll views, controllers, windows and recognizers answer`() throws {
    let lines = try printed(
      """
      S.contentOffset = CGPoint(x: 0, y: 30); S.contentInset.top = 5; S.contentSize.height = 400
      print(S.bounds.origin.y, S.contentInset.top, S.contentSize, S.isScrollEnabled, S.isDragging, S.zoomScale)
      print(vc.view === superview, vc.parent == nil, vc.isViewLoaded, window!.isKeyWindow, window!.windowLevel)
      print(S.panGestureRecognizer.view === S, S.panGestureRecognizer.state == .possible)
      print(S.panGestureRecognizer is UIPanGestureRecognizer, S.gestureRecognizers?.count ?? 0)
      print(UIApplication.shared.windows.count, UIApplication.shared.keyWindow === window)
      """
    ) { stage in try stage.add("S", in: "A", Rect(0, 50, 50, 50), class: "UIScrollView") }
    #expect(
      lines == [
        "30.0 5.0 (0.0, 400.0) true false 1.0", "true true true true 0.0", "true true", "true 1", "1 true",
      ])
  }

  /// Every touch property, with a finger that has moved from 10 20 to 30 40 in A's superview.
  @Test func `touches and events answer`() throws {
    var stage = Stage()
    try stage.add("A", Rect(10, 20, 100, 80))
    try stage.paste(
      "A",
      """
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let t = touches.first else { return }
        print(t.location(in: self), t.previousLocation(in: superview), t.location(in: nil))
        print(t.view === self, t.window === window, t.phase == .moved, t.tapCount, t.timestamp, t.force, t.type == .direct)
        print(touches.count, event!.allTouches!.count, event?.touches(for: self)?.count ?? 0, event?.type == .touches)
      }
      """)
    var app = stage.simulation()
    var touch = Touch(
      id: TouchID(1), finger: 1, at: Point(10, 20), time: 0, tapCount: 1, view: stage["A"],
      window: stage["window"])
    touch.phase = .moved
    touch.location = Point(30, 40)
    app.input.touches = [touch]
    app.input.event = .touches
    guard let source = stage.scene.methods(of: stage["A"]).first,
      let body = OverrideReader.body(for: source, of: stage["A"])
    else { throw Stage.Missing() }
    _ = try body.answer(.touchesMoved, [.touches([TouchID(1)]), .event], for: stage["A"], in: &app)
    #expect(
      app.lines == [
        "(20.0, 20.0) (10.0, 20.0) (30.0, 40.0)", "true true true 1 0.0 1.0 true", "1 1 1 true",
      ])
  }

  /// The presentation is on its way while the model has the new value already (R31).
  @Test func `a presentation layer is where the view is seen`() throws {
    var stage = Stage()
    try stage.add("A", Rect(100, 0, 20, 20))
    try stage.override(
      "view",
      .statements(
        method: "pointInside",
        """
        let shown = A.layer.presentation()!
        print(shown.frame, shown.position, A.layer.frame.minX, shown.hitTest(CGPoint(x: 55, y: 5)) === shown)
        return true
        """))
    var app = stage.simulation()
    app.input.animations = [
      Animation(
        view: stage["A"], property: .frame, from: .rect(Rect(0, 0, 20, 20)), to: .rect(Rect(100, 0, 20, 20)),
        start: 0, duration: 2, allowsInteraction: true)
    ]
    app.input.time = 1
    _ = try app.findView(at: Point(5, 5))
    #expect(app.lines == ["(50.0, 0.0, 20.0, 20.0) (60.0, 10.0) 100.0 true"])
  }
}
