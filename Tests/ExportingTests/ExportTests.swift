import Foundation
import Presentation
import SceneModel
import Session
import Testing

@testable import Exporting

@Suite("Exporting")
struct ExportTests {
  @Test("every form gives the same text each time, in every language", arguments: allForms)
  func deterministic(form: String) throws {
    for language in Language.allCases {
      let first = try export(form, session(busyScene + "\ntap 90 70", language: language))
      let second = try export(form, session(busyScene + "\ntap 90 70", language: language))
      #expect(!first.isEmpty)
      #expect(first == second)
      #expect(first.hasSuffix("\n"))
      // Nothing in it can steer a terminal.
      #expect(first.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
    }
  }

  @Test("a file is written, and a file that is there is replaced")
  func writes() throws {
    let files = MemoryFiles()
    var session = try session(busyScene, files: files)
    for _ in 0..<2 {
      let answer = session.run("export svg a.svg")
      let reply = try #require(answer)
      let text = try #require(files.texts["a.svg"])
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(
        reply.result == .success(.exported(Exported(format: "svg", path: "a.svg", lines: lines, text: nil))))
      #expect(Presenter().page(for: reply, in: session).text == "exported svg to a.svg: \(lines) lines\n")
    }
  }

  @Test("a path that cannot be written is an error that names it, and a later expectation finds it")
  func unwritable() throws {
    var session = try session(busyScene)
    let answer = session.run("export html /forbidden/a.html")
    let reply = try #require(answer)
    guard case .failure(let problem) = reply.result else {
      Issue.record("it was written")
      return
    }
    #expect(problem.cause == .file(path: "/forbidden/a.html", .denied))
    #expect(session.run("expect error \"/forbidden/a.html\"")?.isFine == true)
  }

  @Test(
    "what tells of an event needs one",
    arguments: ["svg - step", "svg - animation", "cast -", "mermaid - sequence"])
  func needsEvent(form: String) throws {
    var session = try session(busyScene)
    guard case .failure(let problem)? = session.run("export \(form)")?.result else {
      Issue.record("no problem")
      return
    }
    #expect(problem.cause == .noEvent)
  }

  @Test("a step that is not there, and a view that is not there, are problems")
  func wrongPlaces() throws {
    var session = try session(busyScene + "\nhit 90 70")
    guard case .failure(let problem)? = session.run("export svg - step 100000")?.result,
      case .noSuchStep(100_000, _) = problem.cause
    else {
      Issue.record("no problem")
      return
    }
    #expect(session.run("export svg - map nobody")?.isFine == false)
    #expect(session.run("export svg - step 0")?.isFine == true)
  }

  @Test("a session without an exporter writes nothing")
  func bare() {
    var session = Session()
    #expect(session.run("export svg a.svg")?.isFine == false)
  }

  @Test("the picture in the README is what its commands make")
  func readme() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let commands = readme.split(separator: "\n").filter { $0.hasPrefix("    taptrace> ") }
      .map { $0.dropFirst("    taptrace> ".count) }
    try #require(commands.count == 4 && commands[3] == "export svg docs/plus.svg step")
    let session = try session(commands.dropLast().joined(separator: "\n"))
    let made = try export("svg - step", session)
    let file = root.appendingPathComponent("docs/plus.svg")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try made.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("docs/plus.svg was written anew")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == made)
  }

  @Test("exporting changes nothing: no undo, the same last event")
  func looksOnly() throws {
    var session = try session(busyScene + "\ntap 90 70")
    let (scene, event) = (session.scene, session.event)
    for form in allForms { _ = session.run("export \(form)") }
    #expect(session.scene == scene)
    #expect(session.event == event)
  }

  @Test("an exported script rebuilds the scene", arguments: RoundTrip.scripts)
  func roundTrip(script: String) throws {
    try RoundTrip.check(try session(script).scene)
  }

  @Test("an exported script rebuilds the scene of every shared case", .enabled(if: !sharedCases.isEmpty))
  func casesRoundTrip() throws {
    for (name, text) in sharedCases { try RoundTrip.check(scene(of: text), name) }
  }
}

enum RoundTrip {
  static let scripts = [
    busyScene,
    "add A frame 0.1 0.2 33.3 44.4 alpha 0.3 rotate 33 scale 2 3 translate 4 5 anchor 0.2 0.8 z 3 tag 7",
    "rename view root\nrename vc main\nadd view to root frame 0 0 5 5\nadd x frame 0 0 9 9 as Knob:UISlider",
    "window top frame 0 0 320 480 level 2 key\nadd v to top frame 0 0 10 10\nhide top\nfront window",
    "window over frame 5 5 100 100 level 1 hidden\nset window multitouch\nset window level 3",
    "add A frame 0 0 10 10\ncontroller c for A in vc\nadd M frame 0 0 9 9\ncontroller m for M\npresent m from vc",
    "option passes 2\noption slop 90\noption wrappers on\noption ios 12\noption bounce on",
    "add A frame 0 0 90 90\noverride A hitTest passthrough\noverride A pointInside inset -10 4\n"
      + "override A touchesBegan { print(\"a\")\nsuper.touchesBegan(touches, with: event) }",
    "add A frame 0 0 90 90\noverride A {\n  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n"
      + "    return [super hitTest:point withEvent:event];\n  }\n}\noverride vc touchesEnded { print(\"x\") }",
    "add A frame 0 0 90 90\nlet A.slack = insets -1 -2 -3 -4\nlet relay = A\nlet kSlop = 4.0\n"
      + "def area(item) = item.bounds.insetBy(dx: -8, dy: -8)\noverride A pointInside = area(self).contains(point)",
    "add A frame 0 0 90 90\ngesture t tap on A taps 2 touches 2 cancels off delaysBegan on delaysEnded off\n"
      + "gesture p pan on A\ngesture s swipe on A direction left up\ngesture e edgepan on A edges top left\n"
      + "gesture l longpress on A minimum 0.25\ngesture t requires p\ngesture t with p\ngesture p off\n"
      + "gesture t -> print \"x\\\"y\"\ngesture t -> vc.tapped\noverride t shouldReceive = touch.view !== A",
    "add S frame 0 0 90 90 as UIScrollView content 90 200 offset 0 5 paging on delays off cancels off scroll off\n"
      + "gesture S.pan on view\nadd T frame 0 0 9 9 as UITableView",
    "add b frame 0 0 10 10 as UIButton enabled off\naction b touchUpInside -> vc.save\naction b touchDown -> nil.go\n"
      + "action b touchCancel -> print \"no\"\nrespond vc save\nrespond delegate go:",
    "add f frame 0 0 50 20 as UITextField\nfirstresponder f\nset f text \"a\\nb\\\\c\" color systemRed",
    "remove delegate\nadd A frame 0 0 10 10\nadd B to A frame 0 0 5 5\ndetach A",
    "add 按钮 frame 1 2 3 4 as UIButton text \"点\"\noverride 按钮 hitTest { return self }",
  ]

  /// Exports a scene, runs the script in a new session, and compares all that a person can see or ask.
  static func check(_ first: SceneModel.Scene, _ name: String = "") throws {
    let files = MemoryFiles()
    var session = Session.equipped(files: files)
    var begin = Session(scene: first, files: files)
    begin.takeSurroundings(of: session)
    #expect(begin.run("export script a.tap")?.isFine == true, "\(name)")
    let answer = session.run("run a.tap")
    let reply = try #require(answer)
    #expect(reply.isFine, "\(name): \(reply.result)")
    let second = session.scene
    #expect(first.sortedNames == second.sortedNames, "\(name)")
    #expect(SceneScript.text(of: first) == SceneScript.text(of: second), "\(name)")
    #expect(first.options == second.options)
    for word in first.sortedNames {
      guard let a = first.object(named: word), let b = second.object(named: word) else { continue }
      #expect(first.className(of: a) == second.className(of: b), "\(name) \(word)")
      // A script writes them by name.
      let methods = (first.methods(of: a), second.methods(of: b))
      #expect(
        methods.0.sorted { $0.method < $1.method } == methods.1.sorted { $0.method < $1.method },
        "\(name) \(word)")
      #expect(first.selectors(of: a) == second.selectors(of: b), "\(name) \(word)")
      let recognizers = (
        first.recognizers(of: a).map { first.name(of: $0) },
        second.recognizers(of: b).map { second.name(of: $0) }
      )
      #expect(recognizers.0 == recognizers.1, "\(name) \(word)")
      guard first.kind(of: a).isView else { continue }
      for property in Property.allCases {
        #expect(first.value(of: property, a) == second.value(of: property, b), "\(name) \(word).\(property)")
      }
      #expect(
        first.subviews(of: a).map { first.name(of: $0) } == second.subviews(of: b).map { second.name(of: $0) }
      )
    }
    #expect(
      first.windowsFrontToBack.map { first.name(of: $0) }
        == second.windowsFrontToBack.map { second.name(of: $0) },
      "\(name)")
    #expect(first.name(of: first.keyWindow) == second.name(of: second.keyWindow), "\(name)")
    #expect(
      first.actions.count == second.actions.count && first.bindings.count == second.bindings.count, "\(name)")
  }
}
