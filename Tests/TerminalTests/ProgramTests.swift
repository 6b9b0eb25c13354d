import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The program in a terminal", .serialized)
struct ProgramTests {
  let folder: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try ProgramTests.start(folder)
  }

  /// The shell without films, unless they are asked for.
  private static func start(
    _ folder: TemporaryFolder, _ arguments: [String] = ["--animate", "never"], columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var variables = ["XDG_STATE_HOME": folder.path, "CI": "", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    variables.merge(environment) { $1 }
    let terminal = try PseudoTerminal(
      "taptrace", arguments, columns: columns, rows: rows, environment: variables)
    try terminal.wait(forLine: "taptrace>")
    return terminal
  }

  /// Types a line and waits for its answer; what stood on the screen before is none.
  private func enter(_ line: String, shows text: String) throws {
    let before = terminal.screen.text.components(of: text)
    terminal.type(line + "\r")
    try terminal.wait(for: "'\(text)', once more") { $0.text.components(of: text) > before }
    try terminal.wait(forLine: "taptrace>")
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(!terminal.screen.bracketsPaste)
  }

  @Test("greets, builds, taps and explains; Ctrl-D leaves and gives the terminal back")
  func session() throws {
    #expect(terminal.screen.text.contains("lesson"))
    try enter("add A frame 20 20 200 200", shows: "A: UIView (20 20; 200 200) in view")
    try enter("tap 50 50", shows: "A got the tap")
    try enter("hide A", shows: "A is hidden")
    try enter("why A at 50 50", shows: "show A")
    try leave(terminal)
  }

  @Test("completes commands, live names and properties, and takes beginnings of words")
  func completion() throws {
    try enter("add button frame 20 20 200 200 as UIButton", shows: "button: UIButton")
    terminal.type("set but\t")
    try terminal.wait(forLine: "taptrace> set button")
    terminal.type("alp\t0.5\r")
    try terminal.wait(for: "alpha")
    try terminal.wait(forLine: "taptrace>")
    try enter("pict", shows: "button 50%")
    try leave(terminal)
  }

  @Test(
    "a shell that is killed leaves its scene to the next one, which brings it back",
    arguments: [SIGKILL, SIGHUP])
  func killed(signal: Int32) throws {
    try enter("add A frame 20 20 200 200", shows: "A: UIView")
    try enter("add B frame 20 20 200 200", shows: "B: UIView")
    try enter("undo", shows: "undone")
    try enter("hide A", shows: "A is hidden")
    terminal.send(signal)
    #expect(try terminal.waitForEnd() == .killed(signal))

    let second = try ProgramTests.start(folder)
    #expect(second.screen.text.contains("killed with a scene of 4 commands"))
    second.type("recover\r")
    try second.wait(for: "the scene is back")
    second.type("list\r")
    try second.wait(for: "delegate")
    #expect(second.screen.text.contains("A ") && !second.screen.text.contains("B: "))
    try second.wait(forLine: "taptrace>")
    second.type("info A\r")
    try second.wait(for: "hidden")
    // What it brought back is its own now, and kept again.
    second.send(SIGKILL)
    #expect(try second.waitForEnd() == .killed(SIGKILL))

    let third = try ProgramTests.start(folder)
    #expect(third.screen.text.contains("killed with a scene"))
    third.type("recover forget\r")
    try third.wait(for: "dropped")
    try third.wait(forLine: "taptrace>")
    try leave(third)

    let last = try ProgramTests.start(folder)
    #expect(!last.screen.text.contains("killed"))
    try leave(last)
  }

  @Test("Ctrl-C in the middle of a line drops the line and nothing else")
  func interruptedLine() throws {
    terminal.type("add A frame 1 2")
    try terminal.wait(forLine: "taptrace> add A frame 1 2")
    terminal.type("\u{03}")
    try terminal.wait(forLine: "taptrace>")
    try enter("list", shows: "delegate")
    #expect(!terminal.screen.text.contains("A: UIView"))
    try leave(terminal)
  }

  @Test("a pasted block of three lines is three commands")
  func paste() throws {
    terminal.paste("add A frame 0 0 100 100\nadd B to A frame 10 10 50 50\nhit 20 20\n")
    terminal.type("\r")
    try terminal.wait(for: "B is hit at (20, 20)")
    try terminal.wait(forLine: "taptrace>")
    try leave(terminal)
  }

  @Test("a brace that is open asks on, also for code that is pasted")
  func braces() throws {
    try enter("add A frame 0 0 100 100", shows: "A: UIView")
    terminal.type("override A {\r")
    try terminal.wait(forLine: "...>")
    terminal.type("override func point(inside p: CGPoint, with event: UIEvent?) -> Bool { false }\r}\r")
    try terminal.wait(for: "A overrides pointInside")
    try terminal.wait(forLine: "taptrace>")
    try enter("hit 20 20", shows: "view is hit at")
    try leave(terminal)
  }

  @Test("Chinese names can be typed where the locale is C")
  func chinese() throws {
    let terminal = try ProgramTests.start(folder, environment: ["LC_ALL": "C"])
    terminal.type("add 按钮 frame 0 0 100 100\r")
    try terminal.wait(for: "UIView (0 0; 100 100) in view")
    terminal.type("tap 按钮\r")
    try terminal.wait(for: "got the tap")
    try terminal.wait(forLine: "taptrace>")
    try leave(terminal)
  }

  @Test("lines are wrapped for the window's new size after a resize")
  func resize() throws {
    terminal.resize(columns: 60, rows: 20)
    // The last line of the help says that all has been shown.
    try enter("help", shows: "examples  Shows examples to type.")
    #expect(terminal.screen.text.split(separator: "\n").allSatisfy { $0.count <= 60 })
    try leave(terminal)
  }

  @Test(
    "an event is a film: it steps both ways, leaves at q and at Ctrl-C, and survives a resize",
    arguments: ["q", "\u{03}"])
  func film(end: String) throws {
    let terminal = try ProgramTests.start(
      folder, ["--animate", "always", "--speed", "0.05"], columns: 100, rows: 30)
    terminal.type("add A frame 20 20 200 200\r")
    try terminal.wait(for: "A: UIView")
    terminal.type("tap 50 50\r")
    try terminal.wait(for: "of 65")
    terminal.type(" ")
    try terminal.wait(for: "paused")
    terminal.type("d")
    try terminal.wait(for: "A answers itself")
    terminal.type("n")
    try terminal.wait(for: "view answers A")
    terminal.type("p")
    try terminal.wait(for: "A answers itself")
    terminal.resize(columns: 90, rows: 28)
    try terminal.wait(for: "paused")
    terminal.type(end)
    try terminal.wait(for: "A got the tap")
    try terminal.wait(forLine: "taptrace>")
    try leave(terminal)
  }

  @Test("whatever ends the program, the terminal is as before", arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func signals(signal: Int32) throws {
    let terminal = try ProgramTests.start(
      folder, ["--animate", "always", "--speed", "0.05"], columns: 100, rows: 30)
    terminal.type("tap 50 50\r")
    try terminal.wait(for: "step ")
    terminal.send(signal)
    #expect(try terminal.waitForEnd() == .killed(signal))
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(!terminal.screen.bracketsPaste)
    if signal == SIGSEGV { #expect(terminal.screen.text.contains("taptrace crashed")) }
  }
}
