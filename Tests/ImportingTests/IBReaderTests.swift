import Geometry
import SceneModel
import Testing

@testable import Importing

@Suite("Interface Builder")
struct IBReaderTests {
  static func xib(_ objects: String, device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    \(device)
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }

  static func rect(_ numbers: String) -> String {
    let own = numbers.split(separator: " ")
    return "<rect key=\"frame\" x=\"\(own[0])\" y=\"\(own[1])\" width=\"\(own[2])\" height=\"\(own[3])\"/>"
  }

  static let login = xib(
    """
    <view id="root">
      \(rect("0 0 375 667"))
      <subviews>
        <label text="Name" id="lab">\(rect("0 0 100 20"))</label>
        <button id="btn" customClass="FancyButton" customModule="Shop">
          \(rect("10 100 80 40"))
          <state key="normal" title="Log in"/>
          <connections>
            <action selector="login:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="cancel:" destination="-2" eventType="touchDown" id="a2"/>
          </connections>
        </button>
        <view hidden="YES" userInteractionEnabled="NO" alpha="0.5" tag="4" misplaced="YES" id="cov">
          \(rect("0 0 375 667"))
          <gestureRecognizers/>
          <connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o3"/>
          </connections>
        </view>
      </subviews>
      <variation key="heightClass=regular" hidden="NO"/>
    </view>
    <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="tap">
      <connections><action selector="zoom:" destination="-1" id="a4"/></connections>
    </tapGestureRecognizer>
    <pongPressGestureRecognizer minimumPressDuration="1" id="press"/>
    <view id="other">\(rect("0 0 50 50"))</view>
    """
  ).split(separator: "</placeholder>").joined()

  @Test("views, switches, actions, recognizers and outlets are those of the file")
  func whole() throws {
    let file = IBReaderTests.login.split(separator: "customClass=\"LoginController\"/>").joined(
      separator: """
        customClass="LoginController"><connections>
        <outlet property="view" destination="root" id="x1"/>
        <outlet property="loginButton" destination="btn" id="x2"/>
        </connections></placeholder>
        """)
    let result = try imported(file)
    #expect(
      result.sketch == """
        window: UIWindow 0 0 375 667
          view: UIView 0 0 375 667
            nameLabel: UILabel 0 0 100 20
            loginButton: FancyButton 10 100 80 40
            view2: UIView 0 0 375 667 hidden off alpha 0.5
        """)
    let scene = result.scene
    let owner = try #require(scene.object(named: "loginController"))
    let button = try #require(scene.object(named: "loginButton"))
    #expect(scene.view(of: owner).map { scene.name(of: $0) } == "view")
    #expect(
      scene.actions == [
        ControlAction(control: button, event: "touchUpInside", selector: "login:", target: .object(owner)),
        ControlAction(control: button, event: "touchDown", selector: "cancel:", target: .firstResponder),
      ])
    #expect(scene.responds(owner, to: "login:"))
    #expect(scene.binding("loginButton", of: owner) == .object(button))
    #expect(scene.origin(of: button)?.className == "Shop.FancyButton")
    #expect(scene.assumptions(of: button).contains(.code))
    let tap = try #require(scene.recognizersInOrder.first)
    #expect(scene.recognizer(tap)?.taps == 2)
    #expect(scene.recognizer(tap)?.cancelsTouchesInView == false)
    #expect(scene.recognizer(tap)?.actions == [.send(selector: "zoom:", to: owner)])
    for kind in ["misplaced", "variation", "nilTarget", "ownCode", "inertRecognizer"] {
      #expect(result.kinds.contains(kind), "\(kind)")
    }
    #expect(result.hit(5, 5) == "nameLabel")
    #expect(scene.checkInvariants() == [])
  }

  @Test("a file with several views lists them, and one is chosen by its id")
  func parts() throws {
    guard case .parts(let parts) = try Importer.read(IBReaderTests.login) else {
      throw Unexpected("no parts")
    }
    #expect(parts.map(\.id) == ["root", "other"])
    #expect(parts.map(\.views) == [4, 1])
    #expect(try imported(IBReaderTests.login, part: "other").report.views == 1)
    #expect(try imported(IBReaderTests.login, part: "btn").report.views == 1)
    #expect(try failure(IBReaderTests.login, part: "none").fact == .noSuchPart("none", near: nil))
  }

  static func storyboard(_ scenes: [String], initial: String = "") -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial)>
    <scenes>\(scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))</scenes>
    </document>
    """
  }

  @Test("an embedded controller's view stands in its container, whose controller is its parent")
  func embedded() throws {
    let file = IBReaderTests.storyboard([
      """
      <viewController id="outer"><view key="view" id="v1">\(IBReaderTests.rect("0 0 300 300"))<subviews>
      <containerView id="box">\(IBReaderTests.rect("50 50 200 200"))<connections>
      <segue destination="inner" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
      """,
      """
      <viewController id="inner" customClass="Inner"><view key="view" id="v2">\(IBReaderTests.rect("0 0 375 667"))
      <subviews><button id="b">\(IBReaderTests.rect("10 10 20 20"))</button></subviews></view></viewController>
      """,
    ])
    let result = try imported(file, part: "outer")
    #expect(result.hit(65, 65) == "button")
    #expect(result.hit(150, 150) == "view3")
    let scene = result.scene
    let inner = try #require(scene.object(named: "inner"))
    #expect(scene.parent(of: inner).map { scene.origin(of: $0)?.id } == "outer")
  }

  @Test("controllers that embed one another end with a warning")
  func circle() throws {
    let scene = { (id: String, other: String) in
      """
      <viewController id="\(id)"><view key="view" id="v\(id)">\(IBReaderTests.rect("0 0 300 300"))<subviews>
      <containerView id="c\(id)">\(IBReaderTests.rect("0 0 300 300"))<connections>
      <segue destination="\(other)" kind="embed" id="e\(id)"/></connections></containerView></subviews></view></viewController>
      """
    }
    let result = try imported(IBReaderTests.storyboard([scene("a", "b"), scene("b", "a")]), part: "a")
    #expect(result.kinds.contains("embedCircle"))
    #expect(result.report.views == 4)
  }

  @Test("a navigation controller shows its first screen under its bar")
  func navigation() throws {
    let file = IBReaderTests.storyboard([
      """
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar">\(IBReaderTests.rect("0 20 320 44"))
      </navigationBar><connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """,
      "<viewController id=\"first\"><view key=\"view\" id=\"v\">\(IBReaderTests.rect("0 0 320 480"))</view></viewController>",
    ])
    let result = try imported(file, part: "nav")
    #expect(result.hit(10, 30) == "navigationBar")
    #expect(result.hit(10, 300) == "view")
    #expect(result.report.views == 2)
  }

  @Test("static cells stand in their table, prototypes beside the screen; cells name what is in them")
  func tables() throws {
    let cell = { (id: String, y: Int) in
      """
      <tableViewCell textLabel="l\(id)" id="\(id)">\(IBReaderTests.rect("0 \(y) 320 44"))
      <tableViewCellContentView key="contentView" id="c\(id)">\(IBReaderTests.rect("0 0 320 44"))<subviews>
      <label text="Row" id="l\(id)">\(IBReaderTests.rect("10 0 100 44"))</label></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let result = try imported(
      IBReaderTests.xib(
        """
        <tableView id="t">\(IBReaderTests.rect("0 0 320 480"))
        <sections><tableViewSection id="s1"><cells>\(cell("a", 0))\(cell("b", 44))</cells></tableViewSection></sections>
        <prototypes>\(cell("p", 0))</prototypes></tableView>
        """))
    #expect(
      result.sketch == """
        window: UIWindow 0 0 320 480
          tableView: UITableView 0 0 320 480
            cell: UITableViewCell 0 0 320 44
              cell.contentView: UITableViewCellContentView 0 0 320 44
                cell.label: UILabel 10 0 100 44 off
            cell2: UITableViewCell 0 44 320 44
              cell2.contentView: UITableViewCellContentView 0 0 320 44
                cell2.label: UILabel 10 0 100 44 off
        """)
    #expect(result.kinds.contains("cellLabel"))
    #expect(result.kinds.contains("templates"))
    let template = try #require(result.scene.object(named: "cell3"))
    #expect(result.scene.superview(of: template) == nil)
  }

  @Test("a missing frame is not known, and its view is never hit")
  func missingFrame() throws {
    let result = try imported(
      IBReaderTests.xib(
        "<view id=\"root\"><subviews><view id=\"lost\"/><view id=\"far\">\(IBReaderTests.rect("0 0 9 9"))</view></subviews></view>"
      ))
    #expect(result.hit(5, 5) == "view3")
    #expect(result.hit(50, 600) == "view")
    let lost = try #require(result.scene.object(named: "view2"))
    #expect(result.scene.assumptions(of: lost).contains(.frame))
  }

  @Test("views that are not installed by default are left out; unknown elements with a frame are views")
  func installed() throws {
    let result = try imported(
      IBReaderTests.xib(
        """
        <view id="root">\(IBReaderTests.rect("0 0 100 100"))<subviews>
        <view id="out">\(IBReaderTests.rect("0 0 100 100"))</view>
        <holoView id="new">\(IBReaderTests.rect("0 0 50 50"))</holoView></subviews>
        <mysteryThing id="m"/>
        <variation key="default"><mask key="subviews"><exclude reference="out"/></mask></variation></view>
        """))
    #expect(result.report.views == 2)
    #expect(result.hit(10, 10) == "view2")
    #expect(result.kinds.contains("notInstalled"))
    #expect(result.kinds.contains("unknownElement"))
    #expect(result.report.unknown["mysteryThing"] != nil)
  }

  @Test(
    "what is no screen of UIKit is refused",
    arguments: [
      (
        "<?xml version=\"1.0\"?><archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"><data/></archive>",
        ImportFailure.Fact.oldArchive
      ),
      (
        "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
        .otherPlatform("macOS")
      ),
      (
        "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"><scenes/></document>",
        .otherPlatform("watchOS")
      ),
      ("<?xml version=\"1.0\"?><document type=\"x\"><objects/></document>", .noViews),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><document type=\"x\"></document>",
        .xml(.documentType)
      ),
      ("<?xml version=\"1.0\"?><document type=\"x\"><objects>", .xml(.unclosed(element: "objects", line: 1))),
      (
        xib("<view id=\"r\"><rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/></view>"),
        .notFinite(field: "frame")
      ),
      (
        xib("<view id=\"r\"><rect key=\"frame\" x=\"1\" y=\"a\" width=\"1\" height=\"1\"/></view>"),
        .notANumber(field: "y", value: "a")
      ),
    ])
  func refused(text: String, fact: ImportFailure.Fact) throws {
    #expect(try failure(text).fact == fact)
  }
}
