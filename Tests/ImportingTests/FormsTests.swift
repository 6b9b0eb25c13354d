import Geometry
import SceneModel
import Testing

@testable import Importing

/// Forms in which trees are found in the wild.
@Suite("Forms that people paste")
struct FormsTests {
  @Test("a page that lost its line ends is the same tree, whatever its texts hold")
  func oneLine() throws {
    let scene = try imported(
      "2013-08-17 21:04:53.358 App[60940:11303] <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x1>> "
        + "| <UIRoundedRectButton: 0x2; frame = (10 10; 60 40); layer = <CALayer: 0x2>> "
        + "| | <UIImageView: 0x3; frame = (1 1; 6 4); userInteractionEnabled = NO; layer = <CALayer: 0x3>> - (null) "
        + "| | <UIButtonLabel: 0x4; frame = (5 5; 39 19); text = 'it's; a | b'; userInteractionEnabled = NO; layer = <CALayer: 0x4>> "
        + "| <UIButton: 0x5; frame = (10 60; 60 40); layer = <CALayer: 0x5>> "
        + "| | <UIButtonLabel: 0x6; frame = (5 5; 31 19); text = 'hide'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>"
    )
    #expect(
      scene.sketch == """
        window: UIWindow 0 0 100 100
          view: UIView 0 0 100 100
            itsABButton: UIRoundedRectButton 10 10 60 40
              imageView: UIImageView 1 1 6 4 off
              itsABLabel: UIButtonLabel 5 5 39 19 off
            hideButton: UIButton 10 60 60 40
              hideLabel: UIButtonLabel 5 5 31 19 off
        """)
    #expect(scene.report.variants == ["one line"])
  }

  @Test("a text that looks like a view on its line makes no view")
  func lookalike() throws {
    let scene = try imported(
      "<UILabel: 0x1; frame = (0 0; 9 9); text = 'see | <UIView: 0x2; frame = (0 0; 5 5)>'; layer = <CALayer: 0x1>>"
    )
    #expect(scene.report.views == 1)
    #expect(
      scene.scene.value(
        of: .text, try #require(scene.scene.object(named: "seeUIViewLabel") ?? scene.scene.objects.last))
        != nil)
  }

  @Test(
    "prompts stand in front of a dump",
    arguments: [
      "(gdb) po [webView recursiveDescription] ", "(lldb) po [[self view] recursiveDescription] ", "cy# ",
      "// ",
      "#\"", "po [self.view recursiveDescription] ",
    ])
  func prompts(prompt: String) throws {
    let scene = try imported(
      prompt + "<UIWebView: 0x1; frame = (0 0; 320 460); > | <UIScrollView: 0x2; frame = (0 0; 320 460); >")
    #expect(scene.report.views == 2)
    #expect(scene.hit(5, 5) == "scrollView")
  }

  @Test("a description of elements may have one blank a level, no addresses, and the points that a test taps")
  func hitPoints() throws {
    let scene = try imported(
      """
      Device orientation: Portrait
      Application, pid: 123, label: 'Example'
       Window, {{0.0, 0.0}, {200.0, 400.0}}, hitPoint: {100.0, 200.0}
        Other, {{0.0, 0.0}, {200.0, 400.0}}
         Button, {{10.0, 20.0}, {60.0, 30.0}}, identifier: 'login', label: 'Log in', hitPoint: {15.0, 25.0}, activationBundleId: com.example.app
         StaticText, {{20.0, 70.0}, {100.0, 20.0}}, label: 'Welcome'
      """)
    #expect(scene.report.views == 5)
    #expect(scene.report.depth == 4)
    #expect(scene.kinds == ["accessibility"])
    let button = try #require(scene.scene.object(named: "login"))
    #expect(scene.scene.value(of: .text, button) == .text("Log in"))
    let below = try #require(scene.scene.superview(of: button))
    #expect(scene.scene.superview(of: try #require(scene.scene.object(named: "welcome"))) == below)
  }

  @Test("a second description in a log is left out, and said to be; the lines around are counted")
  func second() throws {
    let scene = try imported(
      "t = 1.0s Waiting\n" + CutTests.description + "\nQuery chain:\n →Find: X\n" + CutTests.description)
    #expect(scene.report.views == 4)
    #expect(scene.report.warnings.first?.items.first == .init(fact: .anotherTree, line: 11))
    #expect(scene.report.ignored["(lines)"]?.lines.first == 1)
  }

  private static func element(_ name: String, _ inside: String = "") -> String {
    "<XCUIElementType\(name) x=\"0\" y=\"0\" width=\"10\" height=\"10\">\(inside)</XCUIElementType\(name)>"
  }

  @Test("a page source in a log may have lines around it; another one behind it is left out, and said to be")
  func log() throws {
    let page =
      "<AppiumAUT>" + FormsTests.element("Application", FormsTests.element("Button")) + "</AppiumAUT>"
    let scene = try imported(
      "[HTTP] 200 GET /source\n\(page)\n[HTTP] done <ok\n<?xml version=\"1.0\"?>\n\(page)\n")
    #expect(scene.report.views == 2)
    #expect(scene.report.warnings.first?.items.first == .init(fact: .anotherTree, line: 4))
    #expect(scene.report.ignored["(lines)"]?.count == 1)
  }

  @Test("an answer of WebDriverAgent's server holds the page as a string")
  func server() throws {
    let page = FormsTests.element("Application", FormsTests.element("Button")).map {
      $0 == "\"" ? "\\\"" : String($0)
    }
    let scene = try imported(
      "{\"value\":\"<?xml version=\\\"1.0\\\"?>\\n\(page.joined())\",\"sessionId\":\"1\"}")
    #expect(scene.report.views == 2)
    #expect(scene.kinds == ["accessibility"])
    let cut = try imported("{\"value\":\"\(page.dropLast(20).joined())\",\"sessionId\":\"1\"}")
    #expect(cut.kinds.contains("endsEarly"))
  }

  @Test("elements without any frame are refused")
  func frameless() throws {
    #expect(
      try failure(
        "<XCUIElementTypeApplication><XCUIElementTypeButton name=\"a\"/></XCUIElementTypeApplication>"
      ).fact == .noFrames)
    #expect(try failure("[{\"AXLabel\":\"a\",\"role\":\"AXButton\"}]").fact == .noFrames)
  }

  @Test("elements side by side are all read")
  func fragment() throws {
    let scene = try imported(
      FormsTests.element("Button") + "\n" + FormsTests.element("Cell", FormsTests.element("Image")))
    #expect(scene.report.views == 3)
    #expect(scene.kinds == ["accessibility"])
    let cut = try imported(FormsTests.element("Button") + "\n<XCUIElementTypeBu")
    #expect(cut.kinds.contains("endsEarly"))
  }

  @Test("tools have names of their own for a list, a type and a frame")
  func keys() throws {
    let roots = try imported(
      "{\"screen\":{\"width\":402,\"height\":874},\"roots\":[{\"role\":\"button\",\"id\":\"BackButton\",\"frame\":{\"x\":16,\"y\":62,\"width\":44,\"height\":44}}]}"
    )
    #expect(
      roots.sketch == """
        window: UIWindow 0 0 402 874
          backButton: XCUIElementTypeButton 16 62 44 44
        """)
    let idb = try imported(
      "[{\"AXType\":\"Button\",\"AXEnabled\":false,\"AXFrame\":\"{{1, 2}, {3, 4}}\",\"AXIdentifier\":\"go\"}]"
    )
    let button = try #require(idb.scene.object(named: "go"))
    #expect(idb.scene.className(of: button) == "XCUIElementTypeButton")
    #expect(short(idb.scene.frame(of: button)) == "1 2 3 4")
    let calabash = try imported(
      "[{\"class\":\"UIButton\",\"id\":\"go\",\"frame\":{\"x\":0,\"y\":0,\"width\":9,\"height\":9},\"rect\":{\"x\":50,\"y\":60,\"width\":9,\"height\":9,\"center_x\":54,\"center_y\":64}}]"
    )
    #expect(short(calabash.scene.frame(of: try #require(calabash.scene.object(named: "go")))) == "50 60 9 9")
  }

  @Test("JSON and XML that a web page escaped are read")
  func escaped() throws {
    #expect(
      try imported("[{&quot;AXLabel&quot;:&quot;OK&quot;,&quot;AXFrame&quot;:&quot;{{0, 0}, {9, 9}}&quot;}]")
        .report.views == 1)
    let page = FormsTests.element("Button").map {
      $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : $0 == "\"" ? "&quot;" : String($0)
    }
    #expect(try imported(page.joined()).report.views == 1)
  }

  @Test("Interface Builder's long texts stand in elements of their own")
  func longTexts() throws {
    let rect = IBReaderTests.rect("0 0 100 20")
    let scene = try imported(
      IBReaderTests.xib(
        """
        <view id="root">\(rect)<subviews>
        <label id="a">\(rect)<string key="text">Two &amp;
        lines</string></label>
        <button id="b">\(rect)<state key="normal"><string key="title">Long
        title</string></state></button>
        <label id="c">\(rect)<attributedString key="attributedText"><fragment content="Bold"/><fragment><string key="content"> text</string></fragment></attributedString></label>
        </subviews></view>
        """)
    ).scene
    func text(_ name: String) throws -> PropertyValue? {
      scene.value(of: .text, try #require(scene.object(named: name)))
    }
    #expect(try text("twoLinesLabel") == .text("Two &\nlines"))
    #expect(try text("longTitleButton") == .text("Long\ntitle"))
    #expect(try text("boldTextLabel") == .text("Bold text"))
  }

  @Test("the summary tells how far views were scrolled, and that kinds of recognizers are not told")
  func summary() throws {
    let report = try imported(DumpReaderTests.plain).report
    #expect(report.offsets == [ScrolledView(view: "UIScrollView 0x7fa6", offset: Point(0, 40))])
    #expect(report.ignored["gestureRecognizers-kind"]?.count == 1)
  }

  @Test("UIKit's own tags of four letters are kept")
  func tags() throws {
    let scene = try imported("<UIView: 0x1; frame = (0 0; 9 9); tag = 1886548836; layer = <CALayer: 0x1>>")
    #expect(scene.kinds.isEmpty)
    #expect(
      scene.scene.value(of: .tag, try #require(scene.scene.object(named: "view"))) == .number(1_886_548_836))
  }
}
