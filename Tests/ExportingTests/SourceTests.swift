import CommandLanguage
import Foundation
import SceneModel
import Session
import Testing

@testable import Exporting

@Suite("Sources for Xcode")
struct SourceTests {
  // MARK: What is exported

  /// A scene after each piece of code that a script gives it, and at its end.
  static func scenes(of text: String) -> [SceneModel.Scene] {
    var session = Session.equipped()
    var scenes: [SceneModel.Scene] = []
    for command in CommandLanguage.Script.commands(in: text) {
      _ = session.run(command.text)
      if command.text.hasPrefix("override"), scenes.last != session.scene { scenes.append(session.scene) }
    }
    return scenes.last == session.scene ? scenes : scenes + [session.scene]
  }

  /// Scenes in which much can go wrong.
  static let own =
    RoundTrip.scripts + [
      // Words of the languages, and names in other scripts, as names.
      "rename view class\nadd self to class frame 0 0 9 9\nadd id to class frame 0 0 9 9 as UIButton\n"
        + "add func to class frame 0 0 9 9\nadd 按钮 to class frame 0 0 9 9 as 圆钮:UIButton\nadd main to class frame 0 0 9 9\n"
        + "add UIView_ to class frame 0 0 9 9\nadd print to class frame 0 0 9 9\nadd x1 to class frame 0 0 9 9 text \"a\\\"\\\\ \\n ? % é 点\"\n"
        + "gesture let tap on id\noverride 按钮 touchesBegan { print(\"按\") }\noverride id hitTest forward 按钮",
      // The app's own objects and values.
      "add A frame 0 0 99 99\nadd B frame 0 0 9 9 as UISwitch\nlet A.slop = 12\nlet A.zone = rect 0 0 9 9\n"
        + "let A.title = \"x\"\nlet A.others = views A B\nlet Layout.slop = 4.5\noverride A pointInside {\n"
        + "  if others.contains(B) { return true }\n  return zone.insetBy(dx: -slop, dy: -Layout.slop).contains(point)\n}",
      "add A frame 0 0 99 99\nlet A.sizes = [1, 2.5]\nlet A.names = [\"a\", 1]\nlet A.shape = path 0 0 9 0 9 9\n"
        + "let A.table = [\"k\": rect 0 0 1 1]\noverride A pointInside {\n  if sizes.count > 3 { return names.isEmpty }\n"
        + "  return shape.contains(point) || table.count > 1\n}",
      "add A frame 0 0 99 99\ndef area(item) = item.bounds.insetBy(dx: -8, dy: -8)\n"
        + "override A pointInside = area(self).contains(point)",
      "add A frame 0 0 99 99\noverride A touchesBegan { Tracker.shared.note(\"began\", at: 3)\nlogIt(2) }",
      "add A frame 0 0 99 99\noverride A pointInside = wide.contains(point)",
      "override window hitTest passthrough\noverride vc touchesBegan { view.alpha = 0.5 }\n"
        + "override delegate touchesEnded handle\nadd A frame 0 0 9 9\noverride A next = vc\noverride app sendEvent { }",
      "remove vc\nadd A to window frame 0 0 9 9\nset window multitouch\ngesture t tap on window",
      "window w frame 0 0 9 9 level 3 as Glass:UIWindow\noverride w hitTest nil\nadd v to w frame 0 0 5 5\n"
        + "controller c for v\naction v touchUpInside -> print \"\"",
      "add T frame 0 0 9 9 as UITableView\nadd C to T frame 0 0 9 9 as UITableViewCell\n"
        + "add K frame 0 0 9 9 as UICollectionView\nadd V frame 0 0 9 9 as UIVisualEffectView\nadd W frame 0 0 9 9 as UITextView\n"
        + "add P frame 0 0 9 9 as UIPageControl\nadd L frame 0 0 9 9 as UILabel enabled off color red",
      "add A frame 0 0 9 9\ngesture t tap on A\ngesture u tap on A\ngesture t with u\noverride u shouldBegin = other == nil\n"
        + "override t shouldRecognizeSimultaneously yes\noverride u shouldReceive { print(\"x\")\nreturn touch.view === A }",
      "add a frame 0 0 9 9 as UISwitch value 1\nadd b frame 0 0 9 9 as UISlider value 0.5\n"
        + "add c frame 0 0 9 9 as UISegmentedControl segments 3 value 1\nadd d frame 0 0 9 9 as UIPageControl segments 3 value 2\n"
        + "add e frame 0 0 9 9 as UIStepper value 7\ngesture p pan on a maximum 2",
      // Helpers that were pasted along: methods, functions within methods, extensions of values, inout arguments.
      "add A frame 0 0 99 99\noverride A {\n  extension CGRect {\n    var spot: CGPoint { CGPoint(x: midX, y: midY) }\n"
        + "    func grown(by side: CGFloat = 10) -> CGRect { insetBy(dx: -side, dy: -side) }\n"
        + "    mutating func widen(by side: CGFloat) { size.width += side; self.size.height += half(side) }\n"
        + "    func half(_ side: CGFloat) -> CGFloat { return side / 2 + width * 0 }\n  }\n"
        + "  extension CGPoint { func away(from other: CGPoint) -> CGFloat { return hypot(x - other.x, y - other.y) } }\n"
        + "  var limit: CGFloat { 40 }\n  func near(_ p: CGPoint, within r: CGFloat = 5) -> Bool { return p.away(from: bounds.spot) < r }\n"
        + "  func bump(_ n: inout CGFloat) { n += 1 }\n"
        + "  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n    var area = bounds.grown()\n"
        + "    area.widen(by: 2)\n    var slop: CGFloat = 3\n    bump(&slop)\n    bump(&area.origin.x)\n"
        + "    if near(point) { return true }\n    return area.grown(by: slop).contains(point) && near(point, within: limit)\n  }\n}",
      "add A frame 0 0 99 99\noverride A hitTest {\n  func visit(_ v: UIView, _ n: inout Int) { n += 1; v.subviews.forEach { visit($0, &n) } }\n"
        + "  var count = 0\n  visit(self, &count)\n  for var i in 0..<2 { i += 1; count += i }\n  return count > 1 ? self : nil\n}",
      "add A frame 0 0 99 99\noverride A {\n- (void)grow:(CGFloat *)n { *n += 1; }\n- (BOOL)near:(CGPoint)p { return p.x < 9; }\n"
        + "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {\n  if (self.hidden && self.alpha < 1) { return NO; }\n"
        + "  return [self near:point] || point.y > 3;\n}\n}",
      "option wrappers on\nadd A frame 0 0 9 9\nadd tv to window frame 0 0 9 9 as UITransitionView\noverride tv hitTest passthrough",
    ]

  static let all: [SceneModel.Scene] = (own + sharedCases.map(\.text)).flatMap(scenes)

  // MARK: Tools

  static func find(_ tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { "\($0)/\(tool)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static let swiftc = find("swiftc")
  /// The toolchain's own clang: another one may not know Objective-C.
  static let clang: String? = {
    let beside = swiftc.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
        "clang"
      ).path
    }
    return beside.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil } ?? find("clang")
  }()

  static let stubs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Stubs")

  /// Runs a tool; what it says, and how it ended.
  static func run(_ tool: String, _ arguments: [String], in folder: URL) throws -> (String, Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (said, process.terminationStatus)
  }

  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "taptrace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  static func errors(_ said: String) -> String {
    said.split(separator: "\n").filter { $0.contains("error:") }.prefix(20).joined(separator: "\n")
  }

  // MARK: Tests

  @Test("the Swift of every scene is type-checked", .enabled(if: swiftc != nil))
  func swift() throws {
    let swiftc = try #require(SourceTests.swiftc)
    try SourceTests.withFolder { folder in
      let module = folder.appendingPathComponent("UIKit.swift")
      try FileManager.default.copyItem(
        at: SourceTests.stubs.appendingPathComponent("UIKit.swiftstub"), to: module)
      let made = try SourceTests.run(
        swiftc,
        ["-emit-module", "-module-name", "UIKit", "-parse-as-library", "-swift-version", "6", "UIKit.swift"],
        in: folder)
      try #require(made.1 == 0, "\(made.0)")
      // One call of the compiler for all: each file becomes the inside of an enumeration.
      var text = "import UIKit\n"
      var seen: Set<String> = []
      for scene in SourceTests.all {
        var source = SwiftFile(scene).text
        guard seen.insert(source).inserted else { continue }
        #expect(source.contains("\nimport UIKit\n"))
        source = source.replacingOccurrences(of: "import UIKit\n", with: "")
          .replacingOccurrences(of: "import WebKit\n", with: "")
        // Linux has no Objective-C to call these.
        source = source.replacingOccurrences(of: #"@objc\([^)]*\) "#, with: "", options: .regularExpression)
        if let start = source.range(of: "// Members that code uses"),
          let end = source.range(of: "\n}\n", range: start.lowerBound..<source.endIndex)
        {
          text += source[start.lowerBound..<end.upperBound]
          source.removeSubrange(start.lowerBound..<end.upperBound)
        }
        // Extensions stand at the outside alone.
        while let start = source.range(of: "extension C"),
          let end = source.range(of: "\n}\n", range: start.lowerBound..<source.endIndex)
        {
          text += source[start.lowerBound..<end.upperBound]
          source.removeSubrange(start.lowerBound..<end.upperBound)
        }
        text += "enum File\(seen.count) {\n\(source)}\n"
      }
      try text.write(to: folder.appendingPathComponent("all.swift"), atomically: true, encoding: .utf8)
      let (said, status) = try SourceTests.run(
        swiftc, ["-typecheck", "-swift-version", "6", "-I", ".", "all.swift"], in: folder)
      #expect(status == 0, "\(SourceTests.errors(said))")
    }
  }

  @Test("the Objective-C of every scene is read by clang", .enabled(if: clang != nil))
  func objectiveC() throws {
    let clang = try #require(SourceTests.clang)
    try SourceTests.withFolder { folder in
      var seen: Set<String> = []
      for scene in SourceTests.all {
        let source = ObjectiveCFile(scene).text
        guard seen.insert(source).inserted else { continue }
        try source.write(
          to: folder.appendingPathComponent("file\(seen.count).m"), atomically: true, encoding: .utf8)
      }
      let (said, status) = try SourceTests.run(
        clang,
        [
          "-target", "arm64-apple-ios13.0", "-fsyntax-only", "-fobjc-arc", "-fblocks", "-nostdinc", "-w",
          "-I",
          SourceTests.stubs.path, "-x", "objective-c",
        ] + (1...seen.count).map { "file\($0).m" }, in: folder)
      #expect(status == 0, "\(SourceTests.errors(said))")
    }
  }

  @Test("names that mean something else to a language step aside, and texts are written with its escapes")
  func names() {
    #expect(SwiftNames.variable("按钮") == "按钮")
    #expect(SwiftNames.variable("class") == "`class`")
    #expect(SwiftNames.variable("self") == "self_")
    #expect(SwiftNames.variable("scroll.pan") == "scroll_pan")
    #expect(SwiftNames.quoted("a\"\\(x)\n\u{202E}") == #""a\"\\(x)\n\u{202E}""#)
    #expect(ObjectiveCNames.variable("id") == "id_")
    #expect(ObjectiveCNames.quoted("a\"\\ \u{1}2??)") == #"@"a\"\\ \0012\?\?)""#)
    #expect(SwiftNames.selector("save(_:)") == "save:" && SwiftNames.selector("go") == "go")
    #expect(SwiftNames.selector("move(to:by:)") == "moveWithTo:by:")
  }

  @Test("the person's own code stands in the file, in its language")
  func ownCode() throws {
    let script =
      "add A frame 0 0 9 9\noverride A {\n  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {\n"
      + "    return CGRectContainsPoint(CGRectInset(self.bounds, -5, -5), point);\n  }\n}"
    let session = try session(script)
    #expect(
      try export("objc -", session).contains("CGRectContainsPoint(CGRectInset(self.bounds, -5, -5), point)"))
    #expect(try export("swift -", session).contains("self.bounds.insetBy(dx: -5, dy: -5).contains(point)"))
  }

  @Test("code that does not translate word for word stays as a remark beside UIKit's own answer")
  func placeholder() throws {
    let text = try export(
      "objc -",
      session("add A frame 0 0 9 9\noverride A hitTest { return subviews.filter { $0.tag > 0 }.first }"))
    #expect(text.contains("// Written in Swift, and not to be translated word for word."))
    #expect(text.contains("return [super hitTest:point withEvent:event];"))
  }

  @Test("recognizers, actions, windows, controllers and options are all there")
  func everything() throws {
    let text = try export(
      "swift -",
      session(
        "add b frame 1 2 30 40 as UIButton rotate 90\nadd S frame 0 0 90 90 as UIScrollView content 90 200 offset 0 5\n"
          + "gesture t longpress on b minimum 0.25\ngesture p pan on S\ngesture t requires p\ngesture t with p\n"
          + "action b touchUpInside -> vc.save:\nrespond vc save:\nwindow top frame 0 0 9 9 level 2\n"
          + "controller c for S in vc\noption passes 2\nfirstresponder none"))
    for part in [
      "t.minimumPressDuration = 0.25", "t.require(toFail: p)", "companions = [p]",
      "b.addTarget(self, action: Selector((\"save:\")), for: .touchUpInside)",
      "@objc(save:) func save(_ sender: Any?)",
      "top.windowLevel = UIWindow.Level(rawValue: 2)", "self.addChild(c)",
      "S.contentOffset = CGPoint(x: 0, y: 5)",
      "b.transform = CGAffineTransform(", "passes 2", "static func makeWindow(in scene: UIWindowScene)",
    ] { #expect(text.contains(part), "\(part)") }
  }
}
