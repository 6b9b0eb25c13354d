import Testing

@testable import Terminal

@Suite("What a terminal can show")
struct TerminalCapabilitiesTests {
  private func capabilities(
    _ variables: [String: String], isTerminal: Bool = true, isUTF8: Bool = true, color: Choice = .auto,
    animation: Choice = .auto
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      isTerminal: isTerminal, isUTF8: isUTF8, color: color, animation: animation, variable: { variables[$0] })
  }

  @Test(
    "colours follow TERM, COLORTERM and what is asked for",
    arguments: [
      (["TERM": "xterm"], ColorDepth.sixteen), (["TERM": "xterm-256color"], .palette),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "dumb"], .none), ([:], .none), (["TERM": "vt100"], .none),
      (["TERM": "xterm", "NO_COLOR": "1"], .none), (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
      (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "xterm", "CLICOLOR": "0"], .none),
    ])
  func colors(variables: [String: String], depth: ColorDepth) {
    #expect(capabilities(variables).colors == depth)
  }

  @Test("a pipe gets no colour and no animation, unless colour is forced")
  func pipe() {
    let terminal = ["TERM": "xterm-256color"]
    #expect(capabilities(terminal, isTerminal: false).colors == .none)
    #expect(!capabilities(terminal, isTerminal: false, animation: .always).animates)
    #expect(
      capabilities(terminal.merging(["CLICOLOR_FORCE": "1"]) { $1 }, isTerminal: false).colors == .palette)
    #expect(capabilities(terminal.merging(["CLICOLOR_FORCE": "0"]) { $1 }, isTerminal: false).colors == .none)
  }

  @Test("an explicit choice outranks the environment")
  func explicit() {
    #expect(capabilities(["NO_COLOR": "1"], isTerminal: false, color: .always).colors == .sixteen)
    #expect(capabilities(["CLICOLOR_FORCE": "1", "TERM": "xterm"], color: .never).colors == .none)
    #expect(capabilities(["CI": "true", "TERM": "xterm"], animation: .always).animates)
    #expect(!capabilities(["TERM": "xterm"], animation: .never).animates)
  }

  @Test(
    "ACCESSIBLE, CI and TERM=dumb ask for lines instead of animation",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "ACCESSIBLE": "1"], false),
      (["TERM": "xterm", "CI": "true"], false),
      (["TERM": "xterm", "CI": "false"], true), (["TERM": "dumb"], false), ([:], false),
    ])
  func animation(variables: [String: String], animates: Bool) {
    #expect(capabilities(variables).animates == animates)
  }

  @Test("marks beyond ASCII follow the locale on a terminal, and are the same everywhere in a pipe")
  func unicode() {
    #expect(!capabilities(["TERM": "xterm"], isUTF8: false).isUnicode)
    #expect(capabilities(["TERM": "xterm"]).isUnicode)
    #expect(capabilities([:], isTerminal: false, isUTF8: false).isUnicode)
  }

  @Test("the size comes from COLUMNS and LINES where no terminal answers, and is 80 by 24 in the end")
  func size() {
    #expect(Console.size(of: [Descriptor(-1)]) { _ in nil } == .assumed)
    #expect(
      Console.size(of: []) { ["COLUMNS": "100", "LINES": "40"][$0] } == TerminalSize(columns: 100, rows: 40))
    #expect(Console.size(of: []) { ["COLUMNS": "0", "LINES": "many"][$0] } == .assumed)
  }
}
