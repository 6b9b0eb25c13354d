import CommandLanguage
import Testing

@testable import Session

@Suite("The table of commands")
struct TableTests {
  @Test("is sound: examples parse, words are unique, slots are named")
  func sound() {
    #expect(Session.table.faults().isEmpty, "\(Session.table.faults())")
  }

  @Test(
    "has every command of the specification",
    arguments: [
      "add", "remove", "move", "front", "back", "rename", "set", "toggle", "hide", "show", "window",
      "controller", "present", "dismiss", "option", "undo", "redo", "reset", "new", "save", "load", "run",
      "override", "restore", "let", "def", "needs", "review", "hit", "tap", "touch", "drag", "swipe",
      "longpress", "pinch", "rotate", "wait", "animate", "ignore", "interrupt", "shake", "remote", "press",
      "key", "gesture", "ungesture", "action", "respond", "firstresponder", "tree", "picture", "info", "list",
      "chain", "trace", "replay", "step", "why", "diff", "who", "reach", "map", "convert", "inside",
      "pipeline", "block", "hover", "import", "origin",
      "explain", "help", "history", "examples", "expect",
    ])
  func complete(word: String) {
    #expect(Session.table.command(named: word) != nil)
  }

  @Test("takes a beginning at the prompt, and never in scripts")
  func abbreviations() throws {
    var shell = Session()
    shell.abbreviations = .accepted
    #expect(shell.run("tre")?.isFine == true)
    var script = Session()
    #expect(script.run("tre")?.isFine == false)
  }

  @Test(
    "suggests the words of habit",
    arguments: [
      ("visible view", "show"), ("set view opacity 0.5", "alpha"), ("set view zPosition 2", "z"),
      ("tapp 1 1", "tap"),
    ])
  func friends(line: String, near: String) throws {
    var session = Session()
    let problem = try problem(line, in: &session)
    #expect("\(problem.cause)".contains("\"\(near)\""))
  }

  @Test(
    "offers a line that can be read where a habit from elsewhere cannot",
    arguments: [
      ("tap 5,5", "tap 5 5"), ("tap (5, 5)", "tap 5 5"), ("why view 5 5", "why view at 5 5"),
      ("why (5, 5)", "why at 5 5"), ("add A 0 0 10 10", "add A frame 0 0 10 10"),
      ("add A frame (0,0,10,10)", "add A frame 0 0 10 10"), ("tap on view", "tap view"),
      ("hit at 5 5", "hit 5 5"), ("set view.alpha = 0.5", "set view alpha 0.5"),
      ("set view alpha = 0.5", "set view alpha 0.5"), ("expect hit view 5 5", "expect hit view at 5 5"),
      ("hide view, window", "hide view window"),
    ])
  func rewording(line: String, wanted: String) throws {
    var session = Session()
    _ = try problem(line, in: &session)
    #expect(Session.rewording(of: line) == wanted)
    #expect(session.run(wanted)?.isFine == true)
  }

  @Test(
    "offers nothing where that would be a guess",
    arguments: [
      "tap 5", "frobnicate (5, 5)", "set view alpha", "override view hitTest = (", "tap \"5,5\"", "",
    ])
  func noRewording(line: String) { #expect(Session.rewording(of: line) == nil) }

  @Test("why takes a point without a name; a view may still be called at")
  func whyAt() throws {
    var session = Session()
    #expect(session.run("why at 5 5")?.isFine == true)
    #expect(session.run("add at frame 0 0 9 9")?.isFine == true)
    #expect(session.run("why at at 5 5")?.isFine == true)
  }

  @Test(
    "says what a switch takes, and not that no property is called so",
    arguments: ["set view hidden maybe", "set view hidden onn", "ignore events maybe"])
  func switches(line: String) throws {
    var session = Session()
    guard case .misreading(let misreading) = try problem(line, in: &session).cause,
      case .expected(let wanted, found: _, near: _) = misreading.fact, case .slot(let slot)? = wanted.first
    else {
      Issue.record("\(line)")
      return
    }
    #expect(slot.kind == .onOff)
  }

  @Test("explain knows no such term: the nearest one is told")
  func terms() throws {
    var session = Session()
    #expect(
      try problem("explain respondr", in: &session).cause == .noSuchTopic("respondr", near: "responder"))
    #expect(try problem("explain zzz", in: &session).cause == .noSuchTopic("zzz", near: nil))
    for line in ["explain", "explain responder", "explain tap"] {
      #expect(session.run(line)?.isFine == true, "\(line)")
    }
  }

  @Test(
    "says where a line is wrong",
    arguments: [
      ("add A frame 0 0 ten 10", 17), ("set view alpha", 15), ("tap 1", 6), ("hit 1 nan", 7),
      ("frobnicate", 1),
      ("add A to B frame 0 0 1 1", 10), ("move view to view2", 14), ("expect hit Nobody", 12),
      ("add A frame 0 0 99999999 1", 17), ("set view alpha \u{1B}", 16),
    ])
  func places(line: String, column: Int) throws {
    var session = Session()
    let problem = try problem(line, in: &session)
    #expect(problem.place?.column == column)
  }
}
