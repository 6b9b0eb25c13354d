import SceneModel
import Script
import Testing

@testable import Session

/// Code where a command should stand, braces and quotes that are never closed, and what code keeps.
@Suite struct BareCodeTests {
  private func problem(_ command: String) -> Problem.Cause? {
    var session = Session()
    _ = session.run("add A frame 0 0 9 9")
    guard case .failure(let problem)? = session.run(command)?.result else { return nil }
    return problem.cause
  }

  @Test(arguments: [
    "override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n  return nil\n}",
    "override public func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }",
    "class V: UIView {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }\n}",
    "- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e { return nil; }",
  ])
  func `a method or a class without override NAME is told as code, with its method`(_ text: String) {
    #expect(problem(text) == .bareCode(methods: ["hitTest"]))
  }

  @Test(arguments: ["def f(:) = 1", "def f(a, :) = 1", "def f( : b) = 1", "def f(,) = 1", "def f(:::) = 1"])
  func `a function whose parameters have no names is refused, and defined is nothing`(_ text: String) {
    var session = Session()
    guard case .failure(let problem)? = session.run(text)?.result else {
      // An empty list of parameters is one.
      #expect(text == "def f(,) = 1")
      return
    }
    guard case .noFunction = problem.cause else {
      Issue.record("\(problem.cause)")
      return
    }
    #expect(session.scene.functions.isEmpty)
  }

  @Test func `a class of Objective-C that comes line by line is told as code`() {
    #expect(problem("@implementation V") == .bareCode(methods: []))
  }

  @Test(arguments: ["foo", "class", "extension of what", "-5", "override B hitTest nil"])
  func `other words stay what they are`(_ text: String) {
    if case .bareCode = problem(text) { Issue.record("\(text) is no code") }
  }

  @Test func `an object may be called func`() {
    var session = Session()
    _ = session.run("add func frame 0 0 9 9")
    #expect(session.run("override func hitTest nil")?.isFine == true)
  }

  @Test(arguments: [
    ("override A hitTest { return nil", 19), ("override A hitTest {\n  return nil\n", 19),
    ("override A {\n  x", 11),
  ])
  func `a brace that is never closed is told where it stands, and is no preset`(_ text: String, _ offset: Int)
  {
    guard case .misreading(let misreading)? = problem(text) else {
      Issue.record("\(text)")
      return
    }
    #expect(misreading.fact == .unclosedBrace)
    #expect(misreading.place.offset == offset)
  }

  @Test func `a quote that hides the brace is told where it stands`() {
    guard case .misreading(let misreading)? = problem("override A hitTest { print(\"a) }") else {
      Issue.record("no misreading")
      return
    }
    #expect(misreading.fact == .unclosedQuote)
    #expect(misreading.place.offset == 27)
  }

  @Test func `a brace too many is told`() {
    guard case .misreading(let misreading)? = problem("override A hitTest { return nil } }") else {
      Issue.record("no misreading")
      return
    }
    #expect(misreading.fact == .strayBrace)
  }

  @Test func `kept tuples, events, layers and transforms are readable, and transforms are saved`() throws {
    var session = Session()
    for command in [
      "add A frame 0 0 99 99", "let A.pair = nil", "let A.last = nil", "let A.shape = nil",
      "let A.move = nil",
      "let A.mode = nil",
      "override A hitTest {\n let t: (n: Int, m: String) = (7, \"b\")\n pair = t; last = event; shape = layer\n"
        + " move = CGAffineTransform(translationX: 3, y: 4); mode = .dragging(point, 2)\n return nil\n}",
      "tap 5 6",
    ] { #expect(session.run(command)?.isFine == true, "\(command)") }
    let texts = session.scene.bindings.map {
      "\($0.name) = \(LetValue.text(of: $0.value, in: session.scene))"
    }
    #expect(
      Set(texts) == [
        "pair = (n: 7, m: \"b\")", "last = the event", "shape = layer of A", "move = transform 1 0 0 1 3 4",
        "mode = .dragging(point 5 6, 2)",
      ])
    #expect(
      LetValue.read("transform 1 0 0 1 3 4", in: session.scene)
        == session.scene.binding("move", of: session.scene.object(named: "A")))
    #expect(LetValue.read("the event", in: session.scene) == nil)
  }
}
