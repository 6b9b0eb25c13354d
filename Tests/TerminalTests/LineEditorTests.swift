import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The line editor in a terminal", .serialized)
struct LineEditorTests {
  let folder: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal("TerminalProbe", environment: ["XDG_STATE_HOME": folder.path])
    try terminal.wait(forLine: "probe>")
  }

  private func enter(_ line: String) throws {
    terminal.type(line + "\r")
    try terminal.wait(for: "entry(\(line))")
    try terminal.wait(forLine: "probe>")
  }

  @Test("hands out a line, leaves at Ctrl-D and gives the terminal back as it was")
  func oneLine() throws {
    try enter("tap 10 20")
    #expect(terminal.screen.bracketsPaste)
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(!terminal.screen.bracketsPaste)
    #expect(terminal.screen.text.contains("\nend"))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test(
    "Ctrl-C drops the line and whatever is under way",
    arguments: ["half a line", "\u{12}tap", "x\u{1B}3", "a {\rb"])
  func interrupt(keys: String) throws {
    try enter("tap 1 1")
    terminal.type(keys)
    if keys.hasPrefix("\u{12}") {
      try terminal.wait(for: "(reverse-i-search)`tap': tap 1 1")
    } else if keys.hasPrefix("a") {
      try terminal.wait(forLine: "...> b")
    } else if keys.hasPrefix("x") {
      try terminal.wait(for: "(arg: 3)")
    } else {
      try terminal.wait(forLine: "probe> half a line")
    }
    terminal.type("\u{03}")
    try terminal.wait(for: "interrupted")
    try terminal.wait(forLine: "probe>")
    try enter("show")
  }

  @Test("Ctrl-C works again and again, and after a list of completions")
  func interruptCompletion() throws {
    for round in 1...10 {
      terminal.type("s\t")
      try terminal.wait(for: "round \(round)") { screen in
        screen.text.components(of: "changes properties") == round && screen.currentLine == "probe> s"
      }
      terminal.type("\u{03}")
      try terminal.wait(for: "round \(round)") { screen in
        screen.text.components(of: "interrupted") == round && screen.currentLine == "probe>"
      }
    }
    try enter("set")
  }

  @Test("lists candidates one a line with what each is, and completes the only one")
  func completion() throws {
    terminal.type("s\t")
    try terminal.wait(for: "  set   changes properties\n  show  shows a view\nprobe> s")
    terminal.type("h\tA\r")
    try terminal.wait(for: "entry(show A)")
  }

  @Test("completes a wide name, and a word that begins after a dot")
  func completionOfParts() throws {
    terminal.type("按\t")
    try terminal.wait(forLine: "probe> 按钮一")
    terminal.type("B.touchesB\t\r")
    try terminal.wait(for: "entry(按钮一 B.touchesBegan )")
  }

  @Test("names files only where they are asked for, and shows a hint where nothing can be listed")
  func filesAndHints() throws {
    terminal.type("load /etc/host\t")
    try terminal.wait(for: "/etc/hosts")
    terminal.type("\u{03}")
    try terminal.wait(forLine: "probe>")
    terminal.type("other /etc/host\t!")
    try terminal.wait(forLine: "probe> other /etc/host!")
    terminal.type("\u{03}")
    try terminal.wait(forLine: "probe>")
    terminal.type("add \t")
    try terminal.wait(for: "NAME: what the new view is called")
  }

  @Test("an open brace goes on behind another prompt, and comes back from the history in one piece")
  func continuation() throws {
    terminal.type("override A {\r")
    try terminal.wait(forLine: "...>")
    terminal.type("yes\r}\r")
    try terminal.wait(for: "entry(override A {|yes|})")
    try terminal.wait(forLine: "probe>")
    terminal.type("\u{1B}[A")
    try terminal.wait(for: "the entry") { $0.currentLine == "}" }
    terminal.type("\r")
    try terminal.wait(for: "again") { $0.text.components(of: "entry(override A {|yes|})") == 2 }
  }

  @Test("Ctrl-D in an unfinished entry hands it out as it is")
  func unfinished() throws {
    terminal.type("a {\r")
    try terminal.wait(forLine: "...>")
    terminal.type("\u{04}")
    try terminal.wait(for: "entry(a {)")
  }

  @Test("a pasted block is handed out entry by entry, each behind the prompt")
  func paste() throws {
    terminal.paste("tap 1 1\nset A {\n  x\n}\nshow B")
    try terminal.wait(for: "show B")
    terminal.type("\r")
    try terminal.wait(
      for:
        "probe> tap 1 1\nentry(tap 1 1)\nprobe> set A {\n...>   x\n...> }\nentry(set A {|  x|})\nprobe> show B\nentry(show B)"
    )
    try terminal.wait(forLine: "probe>")
  }

  @Test("takes wide characters, and takes them back whole")
  func wide() throws {
    terminal.type("添加按钮")
    try terminal.wait(forLine: "probe> 添加按钮")
    terminal.type("\u{7F}\u{7F}x")
    try terminal.wait(forLine: "probe> 添加x")
    terminal.type("\r")
    try terminal.wait(for: "entry(添加x)")
  }

  @Test("works in a locale that is not UTF-8", arguments: ["C", "POSIX", "en_US.ISO-8859-1", ""])
  func otherLocale(name: String) throws {
    let terminal = try PseudoTerminal("TerminalProbe", ["--no-history"], environment: ["LC_ALL": name])
    try terminal.wait(forLine: "probe>")
    terminal.type("添加按钮\u{7F}\r")
    try terminal.wait(for: "entry(添加按)")
    #expect(terminal.screen.lines[0] == "probe> 添加按")
  }

  @Test("follows the terminal's size while a line is edited")
  func resize() throws {
    terminal.resize(columns: 40, rows: 10)
    let long = String(repeating: "0123456789", count: 4)
    terminal.type(long)
    try terminal.wait(for: "a wrapped line") { $0.currentLine == "3456789" }
    terminal.type("\r")
    try terminal.wait(for: "entry(012")
  }

  @Test("a signal to leave is handed out, and kills in the end", arguments: [SIGTERM, SIGHUP])
  func ends(signal: Int32) throws {
    terminal.type("half a line")
    try terminal.wait(forLine: "probe> half a line")
    terminal.send(signal)
    #expect(try terminal.waitForEnd() == .killed(signal))
    #expect(terminal.screen.text.contains("terminated(\(signal))"))
    #expect(!terminal.screen.bracketsPaste)
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("goes on with the same line after it was stopped from outside")
  func stopped() throws {
    terminal.type("half a line")
    try terminal.wait(forLine: "probe> half a line")
    terminal.send(SIGSTOP)
    try terminal.waitForStop()
    terminal.send(SIGCONT)
    terminal.type(" more\r")
    try terminal.wait(for: "entry(half a line more)")
  }

  @Test("a crash gives the terminal back and says that it is the program's fault")
  func crash() throws {
    terminal.type("crash\r")
    let ending = try terminal.waitForEnd()
    #expect(ending == .killed(SIGILL) || ending == .killed(SIGTRAP))
    #expect(terminal.screen.text.contains("probe crashed (SIG"))
    #expect(terminal.written.contains("This is a fault of probe, not of what you typed. Please report it."))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("even a stack that overflows is reported")
  func overflow() throws {
    terminal.type("overflow\r")
    #expect(try terminal.waitForEnd() == .killed(SIGSEGV))
    #expect(terminal.written.contains("probe crashed (SIGSEGV). This is a fault of probe"))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test(
    "a crash in the middle of a line gives the terminal back too",
    arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE])
  func crashWhileEditing(signal: Int32) throws {
    terminal.type("half a line")
    try terminal.wait(forLine: "probe> half a line")
    terminal.send(signal)
    #expect(try terminal.waitForEnd() == .killed(signal))
    #expect(terminal.screen.text.contains("probe crashed (SIG"))
    #expect(!terminal.screen.bracketsPaste)
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("two shells at once keep each other's entries, in a file for their owner alone")
  func sharedHistory() throws {
    let second = try PseudoTerminal("TerminalProbe", environment: ["XDG_STATE_HOME": folder.path])
    try second.wait(forLine: "probe>")
    try enter("from one")
    second.type("from two\r")
    try second.wait(for: "entry(from two)")
    try enter("from one again")
    let file = HistoryFile(path: folder.path + "/taptrace/history")
    #expect(file.load() == ["from one", "from two", "from one again"])
    var about = stat()
    #expect(stat(file.path, &about) == 0 && about.st_mode & 0o777 == 0o600)
    #expect(stat(folder.path + "/taptrace", &about) == 0 && about.st_mode & 0o777 == 0o700)

    let third = try PseudoTerminal("TerminalProbe", environment: ["XDG_STATE_HOME": folder.path])
    try third.wait(forLine: "probe>")
    third.type("\u{1B}[A\u{1B}[A")
    try third.wait(forLine: "probe> from two")
  }

  @Test("a history that cannot be written is told once, and editing goes on")
  func historyProblem() throws {
    let terminal = try PseudoTerminal("TerminalProbe", environment: ["XDG_STATE_HOME": "/dev/null"])
    try terminal.wait(forLine: "probe>")
    terminal.type("one\r")
    try terminal.wait(for: "history(/dev/null/taptrace/history: Not a directory)")
    try terminal.wait(for: "entry(one)")
    terminal.type("two\r")
    try terminal.wait(for: "entry(two)")
    #expect(terminal.screen.text.components(of: "history(") == 1)
  }

  @Test("--no-history leaves no trace")
  func noHistory() throws {
    let place = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["--no-history"], environment: ["XDG_STATE_HOME": place.path])
    try terminal.wait(forLine: "probe>")
    terminal.type("quit\r")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(access(place.path + "/taptrace", F_OK) != 0)
  }
}

extension String {
  /// How often the other text stands in this one.
  func components(of other: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: other) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
