import Geometry
import SceneModel
import Testing

@testable import Importing

@Suite("recursiveDescription")
struct DumpReaderTests {
  static let plain = """
    <UIWindow: 0x7fa1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x7fa2; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x2>>
       |    | <UIButton: 0x7fa3; frame = (20 20; 100 44); opaque = NO; layer = <CALayer: 0x3>>
       |    |    | <UIButtonLabel: 0x7fa4; frame = (10 10; 80 24); text = 'Log in'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x4>>
       |    | <UIView: 0x7fa5; frame = (0 0; 320 100); alpha = 0; hidden = YES; tag = 7; layer = <CALayer: 0x5>>
       |    | <UIScrollView: 0x7fa6; frame = (0 100; 320 380); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>; contentOffset: {0, 40}; contentSize: {320, 900}>
    """

  @Test("a dump is the tree that it prints")
  func tree() throws {
    let scene = try imported(DumpReaderTests.plain)
    #expect(
      scene.sketch == """
        window: UIWindow 0 0 320 480
          view: UIView 0 0 320 480
            logInButton: UIButton 20 20 100 44
              logInLabel: UIButtonLabel 10 10 80 24 off
            view2: UIView 0 0 320 100 hidden alpha 0.0
            scrollView: UIScrollView 0 100 320 380 offset 0 40
        """)
    #expect(scene.report.views == 6)
    #expect(scene.report.depth == 4)
    #expect(scene.hit(30, 30) == "logInButton")
    #expect(scene.scene.checkInvariants() == [])
  }

  /// What becomes of a dump on its way to people.
  enum Copy: String, CaseIterable, Sendable {
    case crlf, mark, html, string, log, tabs, closedBars, colons, prompt, purged, indented, ticks

    func of(_ text: String) -> String {
      let lines = text.split(separator: "\n")
      func replacing(_ old: String, _ new: String) -> String {
        text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
      }
      switch self {
      case .crlf: return lines.joined(separator: "\r\n")
      case .mark: return "\u{FEFF}" + text
      case .html:
        return text.map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : $0 == "'" ? "&#39;" : String($0) }
          .joined()
      case .string: return "@\"" + replacing("\n", "\\n") + "\""
      case .log:
        return lines.map { "2014-02-01 09:56:15.587 App[46989:70b] " + $0 }.joined(separator: "\n")
      case .tabs: return replacing("   | ", "\t|\t")
      case .closedBars: return replacing("   | ", "|")
      case .colons: return replacing("|    | ", "| : ")
      case .prompt: return "(lldb) po [window recursiveDescription]\n" + text + "\n(lldb) "
      case .purged:
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
          word.hasPrefix("0x") ? String(word.drop { $0 != ";" && $0 != ">" }) : String(word)
        }.joined(separator: " ")
      case .indented: return replacing("|", " ")
      case .ticks: return "`" + text + "`"
      }
    }
  }

  @Test("every way in which a dump reaches people gives the same tree", arguments: Copy.allCases)
  func variants(copy: Copy) throws {
    let scene = try imported(copy.of(DumpReaderTests.plain))
    #expect(scene.sketch == (try imported(DumpReaderTests.plain)).sketch, "\(copy)")
  }

  @Test(
    "a text ends at its last quote, whatever is in it",
    arguments: [
      ("text = 'What's up'; userInteractionEnabled = NO; layer = <CALayer: 0x1>>", "What's up"),
      ("text = 'a; b'; hidden = YES; layer = <CALayer: 0x1>>", "a; b"),
      ("text = '<b>'; layer = <CALayer: 0x1>>", "<b>"),
      ("text = 'one\ntwo'; layer = <CALayer: 0x1>>", "one\ntwo"),
      ("text = 'x'; hidden = YES'; opaque = NO; layer = <CALayer: 0x1>>", "x'; hidden = YES"),
      ("text = \"old\"; layer = <CALayer: 0x1>>", "old"),
      ("text = ''; layer = <CALayer: 0x1>>", ""),
      ("text = 'a'; layer = <CALayer: 0x1>; configuration = <C: 0x1; text = 'b'; image = nil>>", "a"),
    ])
  func texts(fields: String, text: String) throws {
    let scene = try imported("<UILabel: 0x1; frame = (0 0; 9 9); \(fields)").scene
    let label = try #require(scene.objects.first { scene.className(of: $0) == "UILabel" })
    #expect(scene.value(of: .text, label) == .text(text))
  }

  @Test("what UIKit prints only when it is off is on when it is absent, labels too")
  func defaults() throws {
    let scene = try imported("<UILabel: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>")
    #expect(scene.hit(1, 1) == "label")
  }

  @Test("the size of a turned view comes back from the box around it (R4)")
  func turned() throws {
    let scene = try imported(
      """
      <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x1>>
         | <UIView: 0x2; frame = (-15.3281 -15.3281; 130.656 130.656); transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; layer = <CALayer: 0x2>>
      """)
    #expect(scene.hit(5, 5) == "view")
    #expect(scene.hit(50, 3) == "view2")
    let half = try imported(
      "<UIView: 0x1; frame = (0 0; 100 100); transform = [0.70710678118654757, 0.70710678118654757, -0.70710678118654757, 0.70710678118654757, 0, 0]; layer = <CALayer: 0x1>>"
    )
    let view = try #require(half.scene.object(named: "view"))
    #expect(abs(half.scene.bounds(of: view).width - 70.7107) < 0.001)
  }

  @Test("a tap counts from the first root's bounds")
  func coordinates() throws {
    let window = try imported(
      "<UIWindow: 0x1; frame = (20 20; 120 60); layer = <CALayer: 0x1>>\n   | <UIView: 0x2; frame = (0 0; 120 60); layer = <CALayer: 0x2>>"
    )
    #expect(window.hit(5, 5) == "view")
    #expect(window.kinds.contains("shifted"))
    let scroll = try imported(
      "<UIScrollView: 0x1; frame = (10 10; 100 100); layer = <CALayer: 0x1>; contentOffset: {0, -88}>\n   | <UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0x2>>"
    )
    #expect(scroll.hit(1, 1) == "view")
    #expect(scroll.hit(1, -80) == "scrollView")
    #expect(scroll.hit(1, 20) == "nothing")
  }

  @Test("a fragment and siblings get a superview, in whose coordinates a tap is")
  func fragments() throws {
    let fragment = try imported("   |    | <UIView: 0x1; frame = (50 50; 10 10); layer = <CALayer: 0x1>>")
    #expect(fragment.hit(55, 55) == "view")
    #expect(fragment.kinds.contains("headless"))
    let list = try imported(
      "(\n    \"<UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x1>>\",\n    \"<UIView: 0x2; frame = (20 0; 10 10); layer = <CALayer: 0x2>>\"\n)"
    )
    #expect(list.hit(25, 5) == "view2")
    #expect(list.kinds.contains("siblings"))
  }

  @Test("several windows stand in the order of the lines, hidden ones with them")
  func windows() throws {
    let scene = try imported(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x1>>
         | <UIView: 0x2; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
      <UITextEffectsWindow: 0x3; frame = (0 0; 100 100); hidden = YES; layer = <CALayer: 0x3>>
      """)
    #expect(scene.report.windows == 2)
    #expect(scene.hit(5, 5) == "view")
    #expect(scene.kinds.contains("levelsUnknown"))
  }

  @Test("controllers of _printHierarchy join their views by address")
  func join() throws {
    let scene = try imported(
      """
      <UINavigationController 0x90>, state: appeared, view: <UILayoutContainerView 0x7fa2>
         | <LoginController 0x91>, state: appeared, view: <UIView 0x7fa5>
         | <OtherController 0x92>, state: disappeared, view:  (view not loaded)
         + <SheetController 0x93>, state: appeared, view: <UIView 0x7fa6>, presented with: <X 0x1>

      """ + DumpReaderTests.plain
    ).scene
    let view = try #require(scene.object(named: "view"))
    #expect(scene.name(of: scene.controller(of: view)) == "navigationController")
    let login = try #require(scene.object(named: "loginController"))
    #expect(scene.name(of: scene.parent(of: login)) == "navigationController")
    #expect(scene.name(of: scene.view(of: login)) == "view2")
    #expect(scene.object(named: "otherController") != nil)
  }

  @Test("a responder chain, a description a line, is a branch of the tree")
  func chain() throws {
    let scene = try imported(
      """
      <UIButton: 0x1; frame = (10 10; 20 20); layer = <CALayer: 0x1>>
      <UIView: 0x2; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
      <LoginController: 0x3>
      <UIWindow: 0x4; frame = (0 0; 100 100); layer = <CALayer: 0x4>>
      <UIApplication: 0x5>
      <AppDelegate: 0x6>
      null
      """)
    #expect(
      scene.sketch == """
        window: UIWindow 0 0 100 100
          view: UIView 0 0 100 100
            button: UIButton 10 10 20 20
        """)
    let view = try #require(scene.scene.object(named: "view"))
    #expect(scene.scene.name(of: scene.scene.controller(of: view)) == "loginController")
  }

  @Test("layers are counted, not built; what is not known is listed")
  func layers() throws {
    let scene = try imported(
      """
      <UIView: 0x1; frame = (0 0; 100 100); shine = 5; layer = <CALayer: 0x1>>
         | <CALayer: 0x2> (layer)
      """)
    #expect(scene.report.views == 1)
    #expect(scene.report.ignored["(layer)"]?.count == 1)
    #expect(scene.report.unknown["shine"]?.lines == [1])
  }

  @Test("a depth that jumps hangs on to what is above it")
  func jump() throws {
    let scene = try imported(
      "<UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x1>>\n   |    |    | <UIView: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0x2>>"
    )
    #expect(scene.hit(1, 1) == "view2")
    #expect(
      scene.report.warnings.first?.items.first
        == .init(fact: .depthJump(from: 0, to: 3, attachedTo: 1), line: 2))
  }

  @Test(
    "a line that is cut off is kept, and says what is assumed",
    arguments: [
      ("userInteractionEnabl", true), ("userInteractionEnabled = N", true), ("hid", true),
      ("alpha = 0.", false),
      ("", false), ("opaque = NO; ", false),
    ])
  func cut(rest: String, isCertain: Bool) throws {
    let scene = try imported("<UIView: 0x1; frame = (0 0; 10 10); \(rest)")
    #expect(scene.kinds.contains("truncated"))
    #expect((scene.hit(5, 5) == "window") == isCertain)
  }

  @Test("a view without a frame is kept, and no point lies in it")
  func noFrame() throws {
    let scene = try imported(
      "<UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x1>>\n   | <UISwipeActionPullView: 0x2; cellEdge = 4>"
    )
    #expect(scene.report.views == 2)
    #expect(scene.hit(5, 5) == "view")
    #expect(scene.kinds.contains("noFrame"))
  }

  @Test(
    "what has no frames is refused, with what would have them",
    arguments: [
      ("<UIView: 0x1>\n   | <UIView: 0x2>", ImportFailure.Fact.noFrames),
      ("<UIView>\n   | <UIView>\n   |    | <UILabel>", .noFrames),
      ("*<UIWindow:0x1>\n|   *<UIView:0x2> - AMBIGUOUS LAYOUT", .layoutTrace),
      ("•UIWindow:0x1 - AMBIGUOUS LAYOUT for UIWindow:0x1.minX{id: 1}", .layoutTrace),
      ("", .empty), ("  \n", .empty), ("hello", .unrecognized(tried: ImportFormat.allCases)),
      ("<UIView: 0x1; frame = (nan 0; 1 1); layer = <CALayer: 0x1>>", .notFinite(field: "frame")),
      ("<UIView: 0x1; frame = (0 0; inf 1); layer = <CALayer: 0x1>>", .notFinite(field: "frame")),
      ("<UIView: 0x1;\u{0} frame = (0 0; 1 1)>", .notText),
    ])
  func refused(text: String, fact: ImportFailure.Fact) throws {
    #expect(try failure(text).fact == fact)
  }
}
