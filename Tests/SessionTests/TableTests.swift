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
