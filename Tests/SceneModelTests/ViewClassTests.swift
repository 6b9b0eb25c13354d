import Geometry
import SceneModel
import Testing

/// The classes of R143's table whose cells are documented.
private let views = [
  "UIView", "UILabel", "UIImageView", "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper",
  "UISegmentedControl", "UIPageControl", "UITextField", "UITextView", "UIScrollView", "UITableView",
  "UICollectionView", "UITableViewCell", "UICollectionViewCell", "UIStackView", "UIVisualEffectView",
  "UITabBar", "UINavigationBar", "UIToolbar",
]

@Suite("Defaults of a class")
struct ViewClassTests {
  var scene = Scene()

  private mutating func fresh(_ className: String) throws -> ObjectID {
    let id = try scene.makeView("fresh", class: className)
    return id
  }

  @Test("a view takes touches unless it is a label or an image view (R143)", arguments: views)
  mutating func interaction(name: String) throws {
    let id = try fresh(name)
    #expect(scene.value(of: .interaction, id) == .bool(name != "UILabel" && name != "UIImageView"))
  }

  @Test("a view gets one finger at a time (R143)", arguments: views)
  mutating func multitouch(name: String) throws {
    let id = try fresh(name)
    #expect(scene.value(of: .multitouch, id) == .bool(false))
  }

  @Test("a view is not exclusive (R143)", arguments: views)
  mutating func exclusive(name: String) throws {
    let id = try fresh(name)
    #expect(scene.value(of: .exclusive, id) == .bool(false))
  }

  @Test("only scroll views and text fields clip (R143)", arguments: views)
  mutating func clips(name: String) throws {
    let clipping = ["UITextField", "UITextView", "UIScrollView", "UITableView", "UICollectionView"]
    let id = try fresh(name)
    #expect(scene.value(of: .clips, id) == .bool(clipping.contains(name)))
  }

  @Test("only text and tables can become first responder (R135, R143)", arguments: views + ["WKWebView"])
  mutating func firstResponder(name: String) throws {
    let able = ["UITextField", "UITextView", "UITableView", "WKWebView"]
    let id = try fresh(name)
    #expect(scene.canBecomeFirstResponder(id) == able.contains(name))
  }

  @Test("a plain view is opaque to touches and empty: alpha 1, shown, tag 0, no frame (R143)")
  mutating func plain() throws {
    let id = try fresh("UIView")
    #expect(scene.value(of: .alpha, id) == .number(1))
    #expect(scene.value(of: .hidden, id) == .bool(false))
    #expect(scene.value(of: .tag, id) == .number(0))
    #expect(scene.value(of: .color, id) == .text(""))
    #expect(scene.value(of: .frame, id) == .rect(.zero))
    #expect(scene.value(of: .anchor, id) == .point(Point(0.5, 0.5)))
  }

  @Test("a control is enabled and neither selected nor highlighted (R143)")
  mutating func control() throws {
    let id = try fresh("UIControl")
    #expect(scene.value(of: .enabled, id) == .bool(true))
    #expect(scene.value(of: .selected, id) == .bool(false))
    #expect(scene.value(of: .highlighted, id) == .bool(false))
  }

  @Test("a scroll view scrolls, delays and cancels, and does not page (R143)")
  mutating func scrollView() throws {
    let id = try fresh("UIScrollView")
    #expect(scene.value(of: .scroll, id) == .bool(true))
    #expect(scene.value(of: .delays, id) == .bool(true))
    #expect(scene.value(of: .cancels, id) == .bool(true))
    #expect(scene.value(of: .paging, id) == .bool(false))
    #expect(scene.value(of: .content, id) == .size(.zero))
  }

  @Test(
    "a scroll view takes several fingers from the start by option alone (R143)", arguments: ["off", "on"])
  mutating func scrollMultitouch(option: String) throws {
    try scene.setOption(.scrollMultitouch, to: option)
    for name in ["UIScrollView", "UITableView", "UIView"] {
      let id = try scene.makeView("", class: name)
      let isOn = option == "on" && name != "UIView"
      #expect(scene.value(of: .multitouch, id) == .bool(isOn))
      #expect(scene.defaultValue(of: .multitouch, id) == .bool(isOn))
    }
  }

  @Test("a table can become first responder unless the option says no (R143)", arguments: ["yes", "no"])
  mutating func tables(option: String) throws {
    try scene.setOption(.tableFirstResponder, to: option)
    let (table, text) = (try fresh("UITableView"), try scene.makeView("", class: "UITextView"))
    #expect(scene.canBecomeFirstResponder(table) == (option == "yes"))
    #expect(scene.canBecomeFirstResponder(text))
  }

  @Test("a window has the normal level 0 (R143)")
  func window() throws {
    #expect(scene.value(of: .level, try scene.require("window")) == .number(0))
  }

  @Test(
    "a recognizer is enabled, cancels touches, delays their end and not their beginning (R143)",
    arguments: RecognizerKind.allCases)
  func recognizers(kind: RecognizerKind) {
    let settings = RecognizerState(kind)
    #expect(settings.isEnabled)
    #expect(settings.cancelsTouchesInView)
    #expect(!settings.delaysTouchesBegan)
    #expect(settings.delaysTouchesEnded)
    #expect(settings.requires == [] && settings.simultaneous == [] && settings.actions == [])
  }

  @Test("each kind of recognizer asks for its own taps, touches and edges (R143)")
  func recognizerKinds() {
    #expect(RecognizerState(.tap).taps == 1)
    #expect(RecognizerState(.tap).touches == 1)
    #expect(RecognizerState(.longpress).taps == 0)
    #expect(RecognizerState(.longpress).touches == 1)
    #expect(RecognizerState(.longpress).minimum == 0.5)
    #expect(RecognizerState(.pan).touches == 1)
    #expect(RecognizerState(.swipe).direction == .right)
    #expect(RecognizerState(.swipe).touches == 1)
    #expect(RecognizerState(.pinch).touches == 2)
    #expect(RecognizerState(.rotation).touches == 2)
    #expect(RecognizerState(.edgepan).edges == [])
  }
}
