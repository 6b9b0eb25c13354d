import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The film player in a terminal", .serialized)
struct FilmPlayerTests {
  let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal("TerminalProbe", ["--no-history"], columns: 60, rows: 12)
    try terminal.wait(forLine: "probe>")
  }

  /// Starts a film whose frames stay for so long that only keys move it.
  private func startFilm() throws {
    terminal.type("film 1000\r")
    try wait(frame: 1)
  }

  private func wait(frame: Int, _ state: String = "playing x1.0") throws {
    let edge = String(repeating: "=", count: terminal.screen.columns)
    try terminal.wait(for: "frame \(frame), \(state)") {
      Array($0.lines[($0.row - min($0.row, 2))...$0.row]) == ["frame \(frame) of 5", edge, state]
    }
  }

  private func waitForPrompt(after ending: String) throws {
    try terminal.wait(for: "film(\(ending))")
    try terminal.wait(forLine: "probe>")
    #expect(terminal.screen.showsCursor)
    #expect(terminal.screen.wraps)
    #expect(!terminal.screen.usedAlternateScreen)
  }

  @Test("plays to the end in one place, and leaves the last frame behind")
  func plays() throws {
    terminal.type("film 0.01\r")
    try waitForPrompt(after: "finished")
    let edge = String(repeating: "=", count: 60)
    #expect(
      terminal.screen.lines.prefix(6) == [
        "probe> film 0.01", "frame 5 of 5", edge, "playing x1.0", "film(finished)", "probe>",
      ])
    for frame in 1...5 { #expect(terminal.written.contains("frame \(frame) of 5")) }
  }

  @Test("keys pause, step, jump and change the speed at once")
  func keys() throws {
    try startFilm()
    #expect(!terminal.screen.showsCursor)
    let steps: [(String, Int, String)] = [
      (" ", 1, "paused x1.0"), (".", 2, "paused x1.0"), ("n", 3, "paused x1.0"),
      ("\u{1B}[C", 4, "paused x1.0"),
      ("p", 3, "paused x1.0"), (",", 2, "paused x1.0"), ("\u{1B}[D", 1, "paused x1.0"),
      ("p", 1, "paused x1.0"),
      ("G", 5, "paused x1.0"), ("g", 1, "paused x1.0"), ("d", 4, "paused x1.0"), ("[", 4, "paused x0.5"),
      ("]", 4, "paused x1.0"), ("]", 4, "paused x2.0"), (" ", 4, "playing x2.0"),
    ]
    for (key, frame, state) in steps {
      terminal.type(key)
      try wait(frame: frame, state)
    }
    terminal.type("q")
    try waitForPrompt(after: "quit")
    #expect(terminal.screen.text.components(of: "frame ") == 1)
  }

  @Test("Escape ends it, and a key of the caller's own is handed over with its frame")
  func leaving() throws {
    try startFilm()
    terminal.type("\u{1B}")
    try waitForPrompt(after: "quit")
    try startFilm()
    terminal.type("..w")
    try waitForPrompt(after: "left(by: Terminal.Key.character(\"w\"), at: 2)")
  }

  @Test("Ctrl-C ends it at once and gives the terminal back")
  func interrupt() throws {
    try startFilm()
    terminal.type("\u{03}")
    try waitForPrompt(after: "interrupted(at: 0)")
    terminal.type("quit\r")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("a signal to leave ends it and gives the terminal back", arguments: [SIGTERM, SIGHUP])
  func ends(signal: Int32) throws {
    try startFilm()
    terminal.send(signal)
    #expect(try terminal.waitForEnd() == .killed(signal))
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(terminal.screen.showsCursor && terminal.screen.wraps)
  }

  @Test("a crash gives the terminal back", arguments: [SIGSEGV, SIGABRT, 0])
  func crash(signal: Int32) throws {
    try startFilm()
    if signal == 0 { terminal.type("!") } else { terminal.send(signal) }
    let ending = try terminal.waitForEnd()
    #expect(signal == 0 ? ending == .killed(SIGILL) || ending == .killed(SIGTRAP) : ending == .killed(signal))
    #expect(terminal.written.contains("This is a fault of probe, not of what you typed. Please report it."))
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(terminal.screen.showsCursor && terminal.screen.wraps)
  }

  @Test("takes the terminal's new size on, at the lower edge too")
  func resize() throws {
    for _ in 0..<5 {
      terminal.type("x\r")
      try terminal.wait(forLine: "probe>")
    }
    try startFilm()
    terminal.resize(columns: 40, rows: 8)
    try wait(frame: 1)
    terminal.resize(columns: 70, rows: 20)
    try wait(frame: 1)
    terminal.type(".")
    try wait(frame: 2, "paused x1.0")
    terminal.type("q")
    try waitForPrompt(after: "quit")
  }

  @Test("what is typed after the key that ends it belongs to the next entry")
  func typedAhead() throws {
    try startFilm()
    terminal.type("qtap 1 1\r")
    try terminal.wait(for: "entry(tap 1 1)")
  }

  @Test(
    "Ctrl-Z gives the terminal to the shell, and fg goes on with the frame",
    .enabled(if: access("/bin/bash", X_OK) == 0))
  func stop() throws {
    let shell = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"], columns: 100, rows: 20, environment: ["PS1": "outer$ "])
    try shell.wait(forLine: "outer$")
    let settings = shell.settings
    shell.type("\(PseudoTerminal.folder)/TerminalProbe --no-history\r")
    try shell.wait(forLine: "probe>")
    shell.type("half")
    try shell.wait(forLine: "probe> half")
    shell.type("\u{1A}")
    try shell.wait(forLine: "outer$")
    shell.type("fg\r")
    try shell.wait(forLine: "probe> half")
    shell.type("\u{15}film 1000\r")
    try shell.wait(forLine: "playing x1.0")
    shell.type(".")
    try shell.wait(forLine: "paused x1.0")
    shell.type("\u{1A}")
    try shell.wait(forLine: "outer$")
    #expect(shell.screen.showsCursor && shell.screen.wraps)
    #expect(shell.settings == settings)
    shell.type("fg\r")
    try shell.wait(forLine: "paused x1.0")
    shell.type(".")
    try shell.wait(for: "frame 3 of 5")
    shell.type("q")
    try shell.wait(forLine: "probe>")
    shell.type("quit\r")
    try shell.wait(forLine: "outer$")
  }
}

@Suite("Playback")
struct PlaybackTests {
  @Test("time moves on to the last frame and then leaves")
  func time() {
    var playback = Playback(count: 2, speed: 1)
    #expect(playback.elapse() == .draw)
    #expect(playback.isAtEnd)
    #expect(playback.elapse() == .leave)
  }

  @Test("Space at the end of a paused film leaves")
  func spaceAtEnd() {
    var playback = Playback(count: 3, speed: 1)
    #expect(playback.press(.end, decider: nil) == .draw)
    #expect(playback.isPaused && playback.isAtEnd)
    #expect(playback.press(.character(" "), decider: nil) == .leave)
  }

  @Test("the speed stays between an eighth and eight times, from wherever it began")
  func speed() {
    var playback = Playback(count: 3, speed: 3)
    #expect(playback.press(.character("]"), decider: nil) == .draw)
    #expect(playback.speed == 4)
    for _ in 0..<20 { _ = playback.press(.character("["), decider: nil) }
    #expect(playback.speed == 0.125)
    #expect(playback.press(.character("["), decider: nil) == .none)
  }

  @Test("the deciding frame is jumped to only where there is one")
  func decider() {
    var playback = Playback(count: 9, speed: 1)
    #expect(playback.press(.character("d"), decider: nil) == .none)
    #expect(playback.press(.character("d"), decider: 6) == .draw)
    #expect(playback.frame == 6)
  }
}

@Suite("The block of a film")
struct FrameBlockTests {
  @Test("a frame of fewer lines wipes what the one before left")
  func shrinks() {
    var screen = Screen(columns: 20, rows: 6)
    var block = FrameBlock()
    for frame in ["one\ntwo\nthree", "1\n2"] { screen.feed(block.drawing(frame, rows: 6).utf8) }
    #expect(screen.lines == ["1", "2", "", "", "", ""])
    #expect(screen.row == 2)
  }

  @Test("more lines than the screen has are cut, and nothing scrolls away")
  func cuts() {
    var screen = Screen(columns: 20, rows: 4)
    var block = FrameBlock()
    for frame in ["a\nb\nc\nd\ne\nf", "A\nB\nC\nD\nE\nF"] { screen.feed(block.drawing(frame, rows: 4).utf8) }
    #expect(screen.lines == ["A", "B", "C", ""])
    #expect(screen.scrolledOff.isEmpty)
  }
}
