import CommandLanguage
import Events
import Geometry
import Importing
import Messaging
import SceneModel
import Script
import Session

/// What is given hostile texts.
///
/// Every mistake is a good answer; crashes and hangs are findings.
enum Target: String, CaseIterable {
  /// Whole methods as a person pastes them.
  case swift
  /// The body of an Objective-C method.
  case objc
  /// Statements without a method, and one expression.
  case statements
  /// Code that also runs.
  case run
  /// Lines of the command language.
  case commands
  /// Dumps of views.
  case dump
  /// Interface Builder's and UI tests' XML.
  case xml
  /// Sentry's and UI tests' JSON.
  case json
  /// Whatever a text is taken for.
  case imports
  /// Lessons.
  case lesson
  /// Transcripts, and documents with sessions in them.
  case transcript
  /// What a person has done, as it is kept.
  case progress
  /// The JSON that is written of commands.
  case output
  /// Random commands in a shell with lessons, and lines among them.
  case random

  /// Reads, and where it says so runs, a text.
  func attack(_ text: String) {
    switch self {
    case .swift: Target.use { () throws(Mistake) in try CodeReader.methods(in: text) }
    case .objc:
      Target.use { () throws(Mistake) in
        try CodeReader.methods(
          in: "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n\(text)\n}")
      }
    case .statements:
      Target.use { () throws(Mistake) in try CodeReader.statements(text, for: .hitTest) }
      Target.use { () throws(Mistake) in try CodeReader.expression(text, for: .pointInside) }
      _ = try? CodeReader.definition(text)
    case .run: DeepStack.run { Target.run(text) }
    case .commands: DeepStack.run { Target.command(text) }
    case .dump: DeepStack.run { Target.bring(text, as: [.dump, .earlgrey, .accessibility]) }
    case .xml: DeepStack.run { Target.bring(text, as: [.ib, .detox, .accessibility]) }
    case .json: DeepStack.run { Target.bring(text, as: [.sentry, .accessibility]) }
    case .imports: DeepStack.run { Target.bring(text, as: [nil]) }
    case .lesson: DeepStack.run { Target.lesson(text) }
    case .transcript: DeepStack.run { Target.transcript(text) }
    case .progress: DeepStack.run { Target.progress(text) }
    case .output: DeepStack.run { Target.json(ofCommands: text) }
    case .random: DeepStack.run { Target.random(text) }
    }
  }

  /// Does all that is done with what was read; a mistake must stand inside its text.
  private static func use(_ read: () throws(Mistake) -> Paste) {
    do {
      let paste = try read()
      for method in paste.methods + paste.helpers {
        _ = CodePrinter(.swift).text(of: method)
        _ = CodePrinter(.objectiveC).text(of: method)
      }
    } catch {
      precondition(error.range.start >= 0 && error.range.end >= error.range.start, "a mistake nowhere")
    }
  }

  // MARK: Code that runs

  /// A view with a button, a label and a scroll view with a recognizer, all of them within the screen.
  private static let scene: Scene = {
    var scene = Scene()
    do {
      for (name, parent, frame, className) in [
        ("A", "view", Rect(10, 20, 200, 180), "UIView"), ("B", "A", Rect(10, 10, 60, 40), "UIButton"),
        ("C", "A", Rect(40, 30, 80, 40), "UILabel"), ("D", "A", Rect(100, 60, 120, 90), "UIScrollView"),
      ] {
        let view = try scene.makeView(name, class: className)
        try scene.setFrame(frame, of: view)
        try scene.insert(view, into: scene.require(parent))
      }
      _ = try scene.makeRecognizer("tap", RecognizerState(.tap), on: scene.require("D"))
    } catch {
      preconditionFailure("\(error)")
    }
    return scene
  }()

  /// Gives the view a text as its code, in the first way in which it can be read, and touches it.
  private static func run(_ text: String) {
    var scene = Target.scene
    guard let view = scene.object(named: "A") else { return }
    let ways: [OverrideInput] = [
      .paste(text), .statements(method: "hitTest", text), .expression(method: "pointInside", text),
    ]
    guard let read = ways.lazy.compactMap({ try? OverrideReader.read($0, for: view, in: scene) }).first
    else { return }
    for source in read.sources {
      scene.setMethod(source, of: view)
      _ = OverrideReader.text(of: source, in: .swift)
      _ = OverrideReader.text(of: source, in: .objectiveC)
    }
    // A name that the code needs is a number, or there would be nothing to see of most.
    for need in OverrideReader.needs(of: view, in: scene) where !need.isFunction {
      scene.bind(need.name, of: nil, to: .number(1, isInteger: true))
    }
    var bodies: [MethodKey: any MethodBody] = [:]
    for source in scene.methods(of: view) {
      guard let selector = Messaging.Selector(rawValue: source.method) else { continue }
      bodies[MethodKey(view, selector)] = OverrideReader.body(for: source, of: view)
    }
    let requests: [EventRequest] = [
      .tap(at: Point(30, 40)), .touch([FingerMove(1, .down(Point(130, 100)))]),
      .touch([FingerMove(1, .move(Point(140, 160)))]), .interrupt,
    ]
    var app = Simulation(scene: scene, bodies: bodies)
    // Loops cost the same everywhere; long ones only cost the fuzzer its time.
    app.budget = 10_000
    _ = try? app.findView(at: Point(60, 60))
    for request in requests {
      let before = app
      do { try app.perform(request) } catch { app = before }
    }
  }

  // MARK: Imports

  /// Imports a text; the scene must be sound, and the script that it is saved as must rebuild it.
  private static func bring(_ text: String, as formats: [ImportFormat?]) {
    for format in formats {
      guard let result = try? Importer.read(text, as: format) else { continue }
      var scenes: [ImportedScene] = []
      switch result {
      case .scene(let scene): scenes = [scene]
      case .parts(let parts):
        for part in parts.prefix(4) {
          if case .scene(let scene)? = try? Importer.read(text, as: format, part: part.id) {
            scenes.append(scene)
          }
        }
      }
      for imported in scenes {
        precondition(imported.scene.checkInvariants().isEmpty, "an unsound scene")
        guard imported.scene.idCount < 200 else { continue }
        let script = SceneScript.text(of: imported.scene)
        var session = Session()
        for command in CommandLanguage.Script.commands(in: script) {
          let reply = session.run(command.text, line: command.line)
          precondition(reply?.isFine != false, "a saved scene cannot be loaded: \(command.text)")
        }
        precondition(SceneScript.text(of: session.scene) == script, "a saved scene is another one")
      }
    }
  }

  // MARK: Commands

  /// Runs the lines of a text, as a script would but going on after errors.
  private static func command(_ text: String) {
    var session = Session()
    for command in CommandLanguage.Script.commands(in: text).prefix(60) {
      let before = session
      guard let reply = session.run(command.text, line: command.line) else { continue }
      precondition(session.scene.checkInvariants().isEmpty, "an unsound scene")
      if !reply.isFine { precondition(session.scene == before.scene, "a failing command changed the scene") }
    }
  }
}
