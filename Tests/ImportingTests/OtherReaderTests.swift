import Geometry
import SceneModel
import Testing

@testable import Importing

@Suite("Other trees of views")
struct OtherReaderTests {
  @Test("Sentry's JSON is a tree of views; what it does not tell is the class's default, and said to be")
  func sentry() throws {
    let scene = try imported(
      """
      {"rendering_system":"UIKIT","windows":[{"type":"UIWindow","width":100,"height":100,"x":0,"y":0,"alpha":1,"visible":true,
       "children":[
        {"type":"UIView","identifier":"back drop","width":100,"height":100,"x":0,"y":0,"alpha":0.5,"visible":true,"view_controller":"LoginController","children":[
          {"type":"UILabel","width":50,"height":50,"x":0,"y":0,"alpha":1,"visible":true,"children":[]},
          {"type":"UITableView","width":50,"height":50,"x":50,"y":50,"alpha":1,"visible":true,"children":[{"type":"SentryTruncatedViewHierarchy"}]}
        ]},
        {"type":"UIView","width":100,"height":100,"x":0,"y":0,"alpha":1,"visible":false,"extra":3,"children":[]}]}]}
      """)
    #expect(
      scene.sketch == """
        window: UIWindow 0 0 100 100
          backDrop: UIView 0 0 100 100 alpha 0.5
            label: UILabel 0 0 50 50 off
            tableView: UITableView 50 50 50 50
          view: UIView 0 0 100 100 hidden
        """)
    for kind in ["offsetUnknown", "interactionUnknown", "cutOff"] {
      #expect(scene.kinds.contains(kind), "\(kind)")
    }
    let label = try #require(scene.scene.object(named: "label"))
    #expect(scene.scene.assumptions(of: label).contains(.interaction))
    let view = try #require(scene.scene.object(named: "backDrop"))
    #expect(scene.scene.controller(of: view).map { scene.scene.name(of: $0) } == "loginController")
    #expect(scene.report.unknown["extra"] != nil)
  }

  @Test("EarlGrey's text tells interaction and identifiers")
  func earlGrey() throws {
    let scene = try imported(
      """
      <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {100, 100}}; frame={{0, 0}, {100, 100}}; opaque; alpha=1>
        |--<UIView:0x2; AX=N; AX.id='box'; AX.frame={{10, 10}, {50, 50}}; frame={{10, 10}, {50, 50}}; opaque; alpha=1; UIE=N>
        |  |--<UIButton:0x3; AX=Y; AX.label='OK'; frame={{0, 0}, {20, 20}}; hidden; alpha=1; disabled>
      """)
    #expect(scene.report.format == .earlgrey)
    #expect(
      scene.sketch == """
        window: UIWindow 0 0 100 100
          box: UIView 10 10 50 50 off
            okButton: UIButton 0 0 20 20 hidden
        """)
    let button = try #require(scene.scene.object(named: "okButton"))
    #expect(scene.scene.hasFlag(.disabled, button))
  }

  @Test("Detox's XML is a tree of views")
  func detox() throws {
    let scene = try imported(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <ViewHierarchy>
       <UIWindow alpha="1.0" class="UIWindow" height="100" id="detox_temp_" visibility="visible" width="100">
        <RCTView alpha="1.0" class="RCTView" height="40" id="login" label="Log in" tag="7" visibility="visible" width="40" x="10" y="10"/>
        <UIView alpha="1.0" class="UIView" height="100" visibility="invisible" width="100" x="0" y="0"/>
       </UIWindow>
      </ViewHierarchy>
      """)
    #expect(
      scene.sketch == """
        window: UIWindow 0 0 100 100
          login: RCTView 10 10 40 40
          view: UIView 0 0 100 100 hidden
        """)
    #expect(scene.kinds.contains("overridesHitTesting"))
  }

  static let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" enabled="true" visible="true" x="0" y="0" width="100" height="200">
        <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" x="10" y="20" width="80" height="80">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="login" label="Log in" enabled="false" hittable="false" x="20" y="30" width="40" height="20"/>
        </XCUIElementTypeOther>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  @Test(
    "the accessibility tree is read as such, from XML, JSON and descriptions",
    arguments: [
      page,
      """
      Attributes: Application, 0x1, pid: 5, label: 'App'
      Element subtree:
       →Application, 0x1, pid: 5, label: 'App'
          Other, 0x2, {{10.0, 20.0}, {80.0, 80.0}}
            Button, 0x3, {{20.0, 30.0}, {40.0, 20.0}}, identifier: 'login', label: 'What's
      new', Disabled
      Path to element:
       →Application, 0x1
      """,
      """
      [{"type":"Application","AXLabel":"App","frame":{"x":0,"y":0,"width":100,"height":200},"children":[
        {"type":"Other","AXFrame":"{{10, 20}, {80, 80}}","children":[
          {"type":"Button","AXUniqueId":"login","AXLabel":"Log in","enabled":false,"frame":{"x":20,"y":30,"width":40,"height":20},
           "interactable":{"status":"blocked","reasons":[]}}]}]}]
      """,
      """
      {"value":{"type":"Application","name":"App","rect":{"x":0,"y":0,"width":100,"height":200},"isEnabled":"1","children":[
        {"type":"Other","rect":{"origin":{"x":10,"y":20},"size":{"width":80,"height":80}},"children":[
          {"type":"Button","rawIdentifier":"login","label":"Log in","isEnabled":"0","frame":"{{20, 30}, {40, 20}}"}]}]}}
      """,
    ])
  func accessibility(text: String) throws {
    let scene = try imported(text)
    #expect(scene.report.format == .accessibility)
    #expect(scene.report.views == 3)
    #expect(scene.scene.options[.source] == "accessibility")
    let login = try #require(scene.scene.object(named: "login"))
    #expect(scene.scene.frame(of: login) == Rect(10, 10, 40, 20))
    #expect(scene.scene.assumptions(of: login).isSuperset(of: [.interaction, .hidden, .alpha]))
    #expect(scene.hit(25, 35) == "login")
    #expect(scene.kinds.contains("accessibility"))
  }

  @Test("a flat list stands side by side")
  func flat() throws {
    let scene = try imported(
      """
      [{"AXFrame":"{{0, 0}, {100, 200}}","type":"Application"},{"AXFrame":"{{10, 20}, {30, 30}}","type":"Button","AXLabel":"OK"}]
      """)
    #expect(scene.hit(15, 25) == "ok")
    #expect(scene.hit(90, 90) == "application")
  }

  @Test("a page that a log cut off is read as far as it goes, and says so")
  func cut() throws {
    let text = OtherReaderTests.page
    let scene = try imported(String(text[..<text.index(text.endIndex, offsetBy: -60)]))
    #expect(scene.report.views == 3)
    #expect(scene.kinds.contains("endsEarly"))
  }

  @Test(
    "names come from identifiers, texts and classes, in any script",
    arguments: [
      ("Log in", "logIn"), ("login_button", "login_button"), ("URLField", "urlField"), ("登录", "登录"),
      ("9 lives", "n9Lives"),
      ("What's new?", "whatsNew"), ("  ", nil), ("--", nil), ("Über uns", "überUns"), ("a\u{202E}b", "aB"),
    ] as [(String, String?)])
  func handles(text: String, name: String?) {
    #expect(Handles.camelCase(text, limit: 24) == name)
  }

  @Test(
    "the last component of a class is shown",
    arguments: [
      ("MyApp.LoginButton", "LoginButton"), ("_TtC5MyApp11LoginButton", "LoginButton"), ("UIView", "UIView"),
      ("_UIBarBackground", "_UIBarBackground"), ("Shop.Box<Swift.Int>", "Box"),
      ("_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView", "CGDrawingView"),
      ("_TtC7SwiftUIP33_863CCF9D49B535DAEB1C7D61BEE53B5914CGDrawingLayer", "CGDrawingLayer"),
      (
        "_TtGC7SwiftUI14_UIHostingViewGVS_6VStackGVS_15ModifiedContentGVS_5LabelVS_4TextVS_5Image____",
        "_UIHostingView"
      ),
    ])
  func classes(full: String, short: String) {
    #expect(ClassLore.shortName(full) == short)
  }
}
