import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// Scroll views, tables and what they do to touches: R114, R125 to R132.
@Suite struct ScrollTests {
  /// A scroll view whose content is higher than itself, with a view and a button in it.
  private func lab(content: Size = Size(320, 2_000)) throws -> Lab {
    var lab = Lab()
    try lab.add("list", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("list", .content, .size(content))
    try lab.add("plain", 0, 0, 320, 100, to: "list")
    try lab.add("b", 60, 200, 200, 60, to: "list", as: "UIButton")
    for method in [Selector.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled] {
      try lab.override("plain", method)
    }
    return lab
  }

  private func offset(_ lab: Lab, _ name: String = "list") -> Point? {
    lab.scene.object(named: name).map { lab.scene.bounds(of: $0).origin }
  }

  @Test("Scrolling moves the bounds' origin, and is limited by the content (R125, R128)")
  func scrolls() throws {
    var lab = try lab()
    try lab.drag(100, 350, to: 100, 250)
    #expect(offset(lab) == Point(0, 100))
    #expect(lab.state("list.pan") == .ended)
    try lab.drag(100, 50, to: 100, 390)
    #expect(offset(lab) == .zero)
  }

  @Test(
    "A content no larger than its view does not pan, unless the option lets it bounce",
    arguments: ["off", "on"])
  func small(_ option: String) throws {
    var lab = try lab(content: .zero)
    try lab.scene.setOption(.bounce, to: option)
    try lab.down(100, 350)
    try lab.move(100, 250)
    #expect(offset(lab) == Point(0, option == "on" ? 50 : 0))
    try lab.up()
    #expect(lab.state("list.pan") == (option == "on" ? .ended : .failed))
    #expect(offset(lab) == .zero)
  }

  @Test("A view that must not scroll does not")
  func disabled() throws {
    var lab = try lab()
    try lab.set("list", .scroll, .bool(false))
    try lab.drag(100, 50, to: 100, 0)
    #expect(lab.state("list.pan") == .possible)
    #expect(lab.log(of: "plain").first == "plain.touchesBegan")
    #expect(offset(lab) == .zero)
  }

  @Test("A quick tap on a button sends touchDown and touchUpInside together at the lift (R126)")
  func quickTap() throws {
    var lab = try lab()
    try lab.down(100, 230)
    try lab.wait(0.05)
    #expect(lab.log(of: "b").isEmpty)
    try lab.up()
    #expect(
      lab.log(of: "b").filter { $0.hasPrefix("b!") } == [
        "b!touchDown", "b!touchUpInside", "b!primaryActionTriggered",
      ])
    #expect(lab.log(of: "list").contains("list?touchesShouldBegin"))
  }

  @Test("A press reaches the content after 0.15 s; at once when delaysContentTouches is off (R126)")
  func delay() throws {
    var lab = try lab()
    try lab.down(100, 230)
    try lab.wait(0.14)
    #expect(lab.log(of: "b").isEmpty)
    try lab.wait(0.02)
    #expect(lab.log(of: "b").contains("b!touchDown"))
    #expect(lab.noted(.undocumented(.contentDelay)))
    try lab.up()
    try lab.set("list", .delays, .bool(false))
    try lab.down(100, 230)
    #expect(lab.log(of: "b").contains("b!touchDown"))
  }

  @Test("touchesShouldBegin false keeps the content out (R126)")
  func notOffered() throws {
    var lab = try lab()
    try lab.override("list", .touchesShouldBegin, answering: .bool(false))
    try lab.tap(100, 50)
    #expect(lab.log(of: "plain").isEmpty)
  }

  @Test("A quick drag never reaches the content (R126, R128)")
  func quickDrag() throws {
    var lab = try lab()
    try lab.drag(100, 230, to: 100, 130, over: 0.1)
    #expect(lab.log(of: "b").isEmpty)
    #expect(offset(lab) == Point(0, 100))
  }

  @Test("A pressed button keeps the touch, a plain view loses it (R127)")
  func keeps() throws {
    var lab = try lab()
    try lab.down(100, 230)
    try lab.wait(0.3)
    try lab.move(100, 130)
    try lab.up()
    #expect(offset(lab) == .zero)
    #expect(lab.log(of: "b").last == "b!touchUpOutside" || lab.log(of: "b").contains("b!touchUpInside"))
    #expect(lab.log(of: "list").contains("list?touchesShouldCancel=no"))
    try lab.wait(1)
    try lab.down(100, 90)
    try lab.wait(0.3)
    try lab.move(100, 40)
    #expect(lab.log(of: "plain") == ["plain.touchesBegan", "plain.touchesCancelled"])
    #expect(offset(lab) == Point(0, 50))
  }

  @Test("touchesShouldCancel decides, and is not asked when canCancelContentTouches is off (R127)")
  func cancels() throws {
    var lab = try lab()
    try lab.override("list", .touchesShouldCancel, answering: .bool(true))
    try lab.down(100, 230)
    try lab.wait(0.3)
    try lab.move(100, 130)
    #expect(lab.log(of: "b").last == "b!touchCancel")
    #expect(offset(lab) == Point(0, 100))
    try lab.up()
    try lab.wait(1)
    try lab.set("list", .offset, .point(.zero))
    try lab.set("list", .cancels, .bool(false))
    try lab.down(100, 50)
    try lab.wait(0.3)
    try lab.move(100, 0)
    #expect(lab.log(of: "plain").last == "plain.touchesMoved")
    #expect(!lab.log(of: "list").contains { $0.hasPrefix("list?touchesShouldCancel") })
    #expect(offset(lab) == .zero)
  }

  @Test("The content's own pan wins over the scroll view's (R129)")
  func ownPan() throws {
    var lab = try lab()
    try lab.gesture("p", .pan, on: "plain")
    try lab.drag(100, 90, to: 100, 20)
    #expect(lab.state("p") == .ended)
    #expect(lab.state("list.pan") == .failed)
    #expect(offset(lab) == .zero)
  }

  @Test("An inner scroll view gives way at its end to one that can go on (R129)")
  func nested() throws {
    var lab = Lab()
    try lab.add("outer", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("outer", .content, .size(Size(320, 2_000)))
    try lab.add("inner", 0, 0, 320, 300, to: "outer", as: "UIScrollView")
    try lab.set("inner", .content, .size(Size(320, 340)))
    try lab.drag(100, 250, to: 100, 150, over: 0.1)
    #expect(offset(lab, "inner") == Point(0, 40))
    #expect(offset(lab, "outer") == .zero)
    try lab.wait(1)
    try lab.drag(100, 250, to: 100, 150, over: 0.1)
    #expect(offset(lab, "outer") == Point(0, 100))
  }

  @Test("A sideways drag on a list goes to the pager around it (R129)")
  func crossed() throws {
    var lab = Lab()
    try lab.add("pager", 0, 0, 320, 400, as: "UIScrollView")
    try lab.set("pager", .content, .size(Size(960, 400)))
    try lab.set("pager", .paging, .bool(true))
    try lab.add("list", 0, 0, 320, 400, to: "pager", as: "UIScrollView")
    try lab.set("list", .content, .size(Size(320, 900)))
    try lab.drag(300, 200, to: 100, 200)
    #expect(offset(lab, "pager") == Point(320, 0))
    #expect(offset(lab, "list") == .zero)
    try lab.wait(1)
    // A short slow drag comes back; a flick turns the page.
    try lab.drag(300, 200, to: 250, 200, over: 2)
    #expect(offset(lab, "pager") == Point(320, 0))
    try lab.drag(300, 200, to: 250, 200, over: 0.1)
    #expect(offset(lab, "pager") == Point(640, 0))
  }

  @Test("isTracking while a finger is down, isDragging while it scrolls (R130)")
  func states() throws {
    var lab = try lab()
    let list = try lab.scene.require("list")
    try lab.down(100, 350)
    #expect(lab.input.isScrollTracking(list))
    #expect(!lab.input.isDragging(list))
    try lab.move(100, 330)
    #expect(lab.input.isDragging(list))
    try lab.up()
    #expect(!lab.input.isScrollTracking(list))
    #expect(!lab.input.isDragging(list))
  }

  @Test(
    "A scroll view keeps touches on its empty area, or hands them on by option (R131)",
    arguments: ["kept", "forwarded"])
  func empty(_ option: String) throws {
    var lab = try lab()
    try lab.scene.setOption(.scrollTouches, to: option)
    try lab.tap(100, 350)
    #expect(lab.log(of: "vc").isEmpty == (option == "kept"))
    #expect(lab.noted(.undocumented(.scrollTouches)))
    #expect(lab.handler == (option == "kept" ? "list" : nil))
  }

  // MARK: Tables (R114, R132)

  private func table() throws -> Lab {
    var lab = Lab()
    try lab.add("table", 0, 100, 320, 300, as: "UITableView")
    try lab.add("row", 0, 0, 320, 44, to: "table", as: "UITableViewCell")
    return lab
  }

  private func isSelected(_ lab: Lab) -> Bool { lab.log().contains("selected row") }

  @Test("A row is selected by a touch that ends in it (R132)")
  func selection() throws {
    var lab = try table()
    try lab.tap(160, 120)
    #expect(isSelected(lab))
    #expect(lab.handler == "table")
    try lab.drag(160, 120, to: 160, 300)
    #expect(!isSelected(lab))
    try lab.tap(160, 300)
    #expect(!isSelected(lab))
  }

  @Test(
    "A tap recognizer around a table: quick, medium and long presses (R114)",
    arguments: [
      (0.05, [String](), false), (0.3, ["table.touchesBegan", "table.touchesCancelled"], false),
      (2.0, ["table.touchesBegan", "table.touchesEnded"], true),
    ])
  func tapAround(_ time: Double, _ log: [String], _ selects: Bool) throws {
    var lab = try table()
    try lab.gesture("t", .tap, on: "view")
    try lab.perform(.longpress(at: Point(160, 120), over: time))
    #expect(lab.log(of: "table").filter { $0.hasPrefix("table.") } == log)
    #expect(isSelected(lab) == selects)
    #expect((lab.printed("t") == 1) != selects)
  }

  @Test("Without cancelsTouchesInView both happen; scrolling selects nothing (R132)")
  func both() throws {
    var lab = try table()
    try lab.gesture("t", .tap, on: "view") { $0.cancelsTouchesInView = false }
    try lab.tap(160, 120)
    #expect(isSelected(lab))
    #expect(lab.printed("t") == 1)
    try lab.set("table", .content, .size(Size(320, 900)))
    try lab.drag(160, 140, to: 160, 125)
    #expect(!isSelected(lab))
  }

  @Test("A disabled button in a row lets the row be selected, an enabled one not (R120, R132)")
  func buttonInRow() throws {
    var lab = try table()
    try lab.add("b", 0, 0, 100, 44, to: "row", as: "UIButton")
    try lab.tap(50, 120)
    #expect(!isSelected(lab))
    try lab.set("b", .enabled, .bool(false))
    try lab.tap(50, 120)
    #expect(isSelected(lab))
  }
}
