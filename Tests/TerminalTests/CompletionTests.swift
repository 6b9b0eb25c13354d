import Drawing
import Testing

@testable import Terminal

@Suite("Completion")
struct CompletionTests {
  @Test(
    "the shared beginning is made of whole characters",
    arguments: [
      (["set", "show"], "s"), (["set"], "set"), ([], ""), (["a", "b"], ""), (["按钮一", "按钮二"], "按钮"),
      (["e\u{301}a", "ea"], ""),
    ])
  func shared(texts: [String], beginning: String) { #expect(sharedBeginning(of: texts) == beginning) }

  @Test("a list has what each is in a second column, and no line is wider than the screen")
  func listing() {
    let completion = Completion([
      .init("set", "changes properties of a view"), .init("toggle", "turns one around"),
    ])
    #expect(
      completion.listing(TerminalSize(columns: 80, rows: 24)) == [
        "  set     changes properties of a view", "  toggle  turns one around",
      ])
    #expect(
      completion.listing(TerminalSize(columns: 20, rows: 24)) == [
        "  set     changes …", "  toggle  turns on…",
      ])
  }

  @Test("wide names keep the columns straight, and control characters are made visible")
  func widths() {
    let lines = Completion([.init("按钮", "a button"), .init("A\u{1B}[2J", "a file")]).listing(.assumed)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
    #expect(lines[0].hasPrefix("  按钮") && lines[0].columns == lines[1].columns + 2)
  }

  @Test("a list that has no room on the screen says how many are missing")
  func long() {
    let completion = Completion((1...50).map { .init("name\($0)") })
    let lines = completion.listing(TerminalSize(columns: 80, rows: 10))
    #expect(lines.count == 7)
    #expect(lines.last == "  ... and 44 more")
  }

  @Test("control sequences in a prompt stand between the marks that readline looks for")
  func prompt() {
    #expect(markingInvisible("plain> ") == "plain> ")
    #expect(markingInvisible("\u{1B}[1mtap\u{1B}[0m> ") == "\u{01}\u{1B}[1m\u{02}tap\u{01}\u{1B}[0m\u{02}> ")
  }
}
