// Longer than other files: one suite, run one test at a time, since each starts programs that would slow the others.

import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the real program does where disks are full, others run beside it, and files mean harm.
@Suite("The program in a hostile place", .serialized)
struct HardeningTests: ProgramFolder {
  let folder: TemporaryFolder
  private var state: String { folder.path + "/taptrace" }

  init() throws { folder = try TemporaryFolder() }

  private func shell(_ arguments: [String] = [], before line: String = "") throws -> PseudoTerminal {
    let words = (["--animate", "never", "--no-config"] + arguments).joined(separator: " ")
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "cd '\(folder.path)'; \(line)\nexec '\(program)' \(words)"], columns: 120,
      environment: environment)
    try terminal.wait(forLine: "taptrace>")
    return terminal
  }

  private func enter(_ line: String, shows text: String, in terminal: PseudoTerminal) throws {
    terminal.type(line + "\r")
    try terminal.wait(for: text)
    try terminal.wait(forLine: "taptrace>")
  }

  // MARK: Full and read-only disks

  @Test("where no file can grow the shell says so once and goes on")
  func fullDisk() throws {
    let terminal = try shell(before: "ulimit -f 0")
    try enter("add A frame 0 0 100 100", shows: "A: UIView", in: terminal)
    #expect(terminal.screen.text.contains("File too large"), "the journal")
    #expect(terminal.screen.text.contains("history: "), "the history")
    try enter("tap 5 5", shows: "A got the tap", in: terminal)
    try enter("save a.tap", shows: "there is no room left on the disk", in: terminal)
    let told = terminal.screen.text.components(of: "File too large")
    try enter("hide A", shows: "A is hidden", in: terminal)
    #expect(terminal.screen.text.components(of: "File too large") == told)
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test("with a state folder that cannot be written the shell and its lessons go on")
  func readOnly() throws {
    // Whoever is root may write everywhere, but no one below a file.
    try write("", to: "taptrace")
    let terminal = try shell()
    try enter("add A frame 0 0 100 100", shows: "A: UIView", in: terminal)
    #expect(terminal.screen.text.contains("Not a directory"))
    terminal.type("lesson 3.1\r")
    try terminal.wait(forLine: "taptrace 03.1>")
    terminal.type("leave\r")
    try enter("tap 5 5", shows: "A got the tap", in: terminal)
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test("a standard output that takes nothing is a failure that is told")
  func fullOutput() throws {
    #expect(try sh("t -c tree >/dev/full; echo status $?").contains("status 1"))
    #expect(try sh("t -c tree >&-; echo status $?").contains("status 1"))
    #expect(try sh("t <&- && echo fine").contains("fine"))
    #expect(try sh("t -c 'tree' | true; echo left").contains("left"))
  }

  // MARK: Several at once

  @Test("ten shells at once keep each other's history, progress and journals")
  func tenShells() throws {
    var shells = try (0..<10).map { _ in try shell() }
    for (number, terminal) in shells.enumerated() {
      terminal.type("add own\(number) frame 0 0 10 10\r")
      terminal.type("lesson \(number + 3)\rskip\rsolution\rleave\rsave s\(number).tap\r")
    }
    for (number, terminal) in shells.enumerated() {
      try terminal.wait(for: "saved s\(number).tap")
      try terminal.wait(forLine: "taptrace>")
    }
    // Half of them leave, half of them are killed.
    for (number, terminal) in shells.enumerated() {
      if number % 2 == 0 { terminal.type("\u{04}") } else { terminal.send(SIGKILL) }
    }
    for terminal in shells { _ = try terminal.waitForEnd() }
    shells = []
    let history = HistoryFile(path: state + "/history").load()
    for number in 0..<10 {
      #expect(history.filter { $0 == "add own\(number) frame 0 0 10 10" }.count == 1, "\(number)")
      #expect(history.contains("save s\(number).tap"), "\(number)")
    }
    let left = LeftJournals(folder: state + "/journals", limit: 1 << 20)
    var found: [String] = []
    while let next = left.newest() {
      found.append(next.script)
      left.remove(next.name)
    }
    #expect(found.sorted() == (0..<10).filter { $0 % 2 == 1 }.map { "add own\($0) frame 0 0 10 10\n" })
    #expect(try sh("grep -c '^taptrace progress' taptrace/progress; ls -A taptrace").contains("1"))
    #expect(!(try sh("ls -A taptrace")).contains("tmp"))
  }

  @Test("what is played with in a lesson's scene is brought back after a kill, and one's own scene too")
  func killedAtPlay() throws {
    let terminal = try shell()
    try enter("add mine frame 0 0 10 10", shows: "mine: UIView", in: terminal)
    terminal.type("lesson 3.4\r")
    try terminal.wait(forLine: "taptrace 03.4>")
    try enter("play", shows: "resume", in: terminal)
    try enter("add played frame 0 0 10 10", shows: "played: UIView", in: terminal)
    terminal.send(SIGKILL)
    #expect(try terminal.waitForEnd() == .killed(SIGKILL))
    let next = try shell()
    try enter("recover", shows: "commands", in: next)
    try enter("info played", shows: "played: UIView (0 0; 10 10)", in: next)
    try enter("recover", shows: "commands", in: next)
    try enter("info mine", shows: "mine: UIView (0 0; 10 10)", in: next)
  }

  @Test("the scene that resume has built again is kept as any other")
  func resumedAndKilled() throws {
    let terminal = try shell()
    try enter("add mine frame 0 0 10 10", shows: "mine: UIView", in: terminal)
    terminal.type("lesson 3.4\r")
    try terminal.wait(forLine: "taptrace 03.4>")
    terminal.send(SIGKILL)
    #expect(try terminal.waitForEnd() == .killed(SIGKILL))
    let next = try shell()
    try enter("recover forget", shows: "is dropped", in: next)
    next.type("resume\r")
    try next.wait(forLine: "taptrace 03.4>")
    next.type("leave\r")
    try next.wait(forLine: "taptrace>")
    next.send(SIGKILL)
    #expect(try next.waitForEnd() == .killed(SIGKILL))
    let last = try shell()
    try enter("recover", shows: "commands", in: last)
    try enter("info mine", shows: "mine: UIView (0 0; 10 10)", in: last)
  }

  @Test("undo behind a file that was read is brought back as it was")
  func undoBehindLoad() throws {
    try write("add first frame 0 0 10 10\nadd second frame 0 0 10 10\n", to: "a.tap")
    let terminal = try shell()
    try enter("add mine frame 0 0 10 10", shows: "mine: UIView", in: terminal)
    try enter("load a.tap", shows: "loaded", in: terminal)
    try enter("undo", shows: "undone", in: terminal)
    terminal.send(SIGKILL)
    #expect(try terminal.waitForEnd() == .killed(SIGKILL))
    let next = try shell()
    try enter("recover", shows: "commands", in: next)
    try enter("info mine", shows: "mine: UIView (0 0; 10 10)", in: next)
    try enter("info second", shows: "no object", in: next)
  }

  // MARK: Signals

  @Test("Ctrl-\\ leaves a terminal in order, at the prompt and in a film", arguments: [false, true])
  func quit(inFilm: Bool) throws {
    let terminal = try PseudoTerminal(
      program, ["--animate", inFilm ? "always" : "never", "--speed", "0.1"],
      environment: environment.merging(["TERM": "xterm-256color"]) { $1 })
    try terminal.wait(forLine: "taptrace>")
    terminal.type(inFilm ? "tap 5 5\r" : "half")
    try terminal.wait(for: inFilm ? "is asked" : "half")
    terminal.type("\u{1C}")
    #expect(try terminal.waitForEnd() == .killed(SIGQUIT))
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(!terminal.screen.bracketsPaste)
  }

  @Test("Ctrl-C ends waiting for a pipe that nobody writes to; writing to one that nobody reads is told")
  func pipes() throws {
    mkfifo(folder.path + "/pipe", 0o600)
    let terminal = try shell()
    terminal.type("load pipe\r")
    try terminal.wait(for: "load pipe")
    usleep(300_000)
    terminal.type("\u{03}")
    try terminal.wait(for: "Interrupted")
    try terminal.wait(forLine: "taptrace>")
    try enter("save pipe", shows: "nobody reads from this pipe", in: terminal)
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(try sh("(echo 'add P frame 0 0 9 9' >pipe & ) ; t pipe").contains("P: UIView"))
  }

  @Test("Ctrl-C ends an import from a pipe, too; a pipe that somebody writes to is imported")
  func importedPipes() throws {
    mkfifo(folder.path + "/pipe", 0o600)
    let terminal = try shell()
    terminal.type("import pipe\r")
    try terminal.wait(for: "import pipe")
    usleep(300_000)
    terminal.type("\u{03}")
    try terminal.wait(for: "Interrupted")
    try terminal.wait(forLine: "taptrace>")
    let first = try PseudoTerminal(
      "/bin/sh", ["-c", "cd '\(folder.path)'; exec '\(program)' import pipe"], environment: environment)
    usleep(700_000)
    first.type("\u{03}")
    try first.wait(for: "Interrupted")
    try first.wait(forLine: "taptrace>")
    #expect(
      try sh("(sleep 0.2; echo '<UIView: 0x1; frame = (0 0; 9 9)>' >pipe) & t import pipe").contains("1 view")
    )
  }

  // MARK: A terminal that goes

  @Test(
    "a shell whose terminal goes dies of it, and its scene is kept, whatever it is doing",
    arguments: ["", "half a li", "map\r", "override A {\r"])
  func lostTerminal(keys: String) throws {
    for _ in 0..<6 {
      let terminal = try shell()
      try enter("add mine frame 0 0 10 10", shows: "mine: UIView", in: terminal)
      terminal.type(keys)
      terminal.hangUp()
      #expect(try terminal.waitForEnd() == .killed(SIGHUP))
      let next = try shell()
      try enter("recover", shows: "commands", in: next)
      try enter("info mine", shows: "mine: UIView (0 0; 10 10)", in: next)
      next.type("\u{04}")
      #expect(try next.waitForEnd() == .exited(0))
    }
  }

  @Test("a finger that was down when the shell was killed is down again, and that is told")
  func killedWithFinger() throws {
    let terminal = try shell()
    try enter("add A frame 0 0 100 100", shows: "A: UIView", in: terminal)
    try enter("override A touchesBegan { alpha = 0.5 }", shows: "overrides", in: terminal)
    try enter("override A touchesEnded { alpha = 1 }", shows: "overrides", in: terminal)
    try enter("touch down 5 5", shows: "touch down 5 5", in: terminal)
    try enter("expect prop A.alpha 0.5", shows: "ok", in: terminal)
    terminal.send(SIGKILL)
    #expect(try terminal.waitForEnd() == .killed(SIGKILL))
    for _ in 0..<2 {
      let next = try shell()
      try enter("recover", shows: "finger 1 is still down", in: next)
      try enter("expect prop A.alpha 0.5", shows: "ok", in: next)
      next.send(SIGKILL)
      #expect(try next.waitForEnd() == .killed(SIGKILL))
    }
    let last = try shell()
    try enter("recover", shows: "finger 1 is still down", in: last)
    try enter("touch up", shows: "touch up", in: last)
    try enter("expect prop A.alpha 1", shows: "ok", in: last)
  }

  // MARK: Files

  @Test("a script finds the scripts beside it, wherever it is run from")
  func besideScript() throws {
    mkdir(folder.path + "/sub", 0o700)
    try write("add inner frame 0 0 9 9\n", to: "sub/inner.tap")
    try write("run inner.tap\ninfo inner\n", to: "sub/outer.tap")
    try write("load inner.tap\ninfo inner\n", to: "sub/loader.tap")
    try write("run sub/outer.tap\n", to: "top.tap")
    for line in [
      "t sub/outer.tap", "t -c 'run sub/outer.tap'", "t -c 'load sub/outer.tap; info inner'",
      "t sub/loader.tap",
      "t -c 'load sub/loader.tap; info inner'", "t -c 'load top.tap; info inner'",
      "t --safe sub/outer.tap sub/inner.tap",
      "cd sub; t -c 'load outer.tap; info inner'",
    ] {
      let shown = try sh("{ \(line); } 2>&1")
      #expect(shown.contains("inner: UIView") && !shown.contains("error"), "\(line): \(shown)")
    }
    #expect(try sh("{ t --safe sub/outer.tap; } 2>&1").contains("safe mode"))
    // What was typed looks where it was typed.
    #expect(
      try sh("{ t -c 'run sub/outer.tap; run inner.tap'; } 2>&1").contains("there is no file inner.tap"))
    try write("load self.tap\n", to: "self.tap")
    #expect(try sh("{ t -c 'load self.tap'; } 2>&1").contains("16"))
    try write("save stolen.tap\n", to: "saver.tap")
    #expect(try sh("{ t -c 'load saver.tap'; } 2>&1").contains("may not be read or written"))
  }

  @Test("lint and test say of a file that is no text that it is none")
  func noText() throws {
    #expect(
      try sh(
        "printf 'a\\377\\n' >bad.lesson; cp bad.lesson bad.transcript; cp bad.lesson bad; t lint bad.lesson"
      ).contains("bad.lesson is no text"))
    for line in ["t lint bad", "t test bad", "t test bad.transcript"] {
      let shown = try sh(line)
      #expect(shown.contains("is no text") && !shown.contains("no such file"), "\(shown)")
    }
  }

  // MARK: Long pastes

  @Test("a long method that is pasted is taken in at once and shown once", arguments: [true, false])
  func longPaste(isWhole: Bool) throws {
    let terminal = try shell()
    try enter("add A frame 0 0 100 100", shows: "A: UIView", in: terminal)
    var text = "override func point(inside p: CGPoint, with event: UIEvent?) -> Bool {\n"
    for number in 0..<4_000 { text += "let value\(number) = \"{ \(number)\"\n" }
    text += "return false\n}\n}"
    if !isWhole {
      terminal.type("override A {\r")
      try terminal.wait(forLine: "...>")
    }
    let before = terminal.output.count
    let start = time(nil)
    terminal.paste((isWhole ? "override A {\n" : "") + text + "\n")
    terminal.type("\r")
    try terminal.wait(for: "the end", seconds: 60) { $0.text.contains("A overrides pointInside") }
    try terminal.wait(forLine: "taptrace>")
    // Reading all lines again at each of them took longer by far.
    #expect(time(nil) - start <= 20)
    let shown = String(decoding: terminal.output[before...], as: UTF8.self)
    // Readline draws the last screenful once more, without the colour of what was pasted.
    #expect(shown.components(of: "let value2000 =") == 1)
  }

  // MARK: Control sequences

  @Test("no control sequence reaches the terminal from a file, a name, an argument or a variable")
  func controls() throws {
    let evil = "\u{1B}]0;owned\u{07}\u{1B}[31m\u{9B}5m"
    try write("%% width 80\n>  nonsense \(evil)\n|  \(evil)\n", to: "evil.transcript")
    try write("add \(evil) frame 0 0 1 1\n", to: "evil.tap")
    try write(
      "set view text \"\(evil)\"\ninfo view\ntree\npicture\nexport script -\nexport json -\n", to: "text.tap")
    try write("id: \(evil)\ntitle: \(evil)\n", to: "evil.lesson")
    try write("<UIView: 0x1; frame = (0 0; 1 1); text = '\(evil)'>\n<\(evil)>\n", to: "evil.dump")
    let lines = [
      "t test evil.transcript", "t lint evil.lesson", "t --keep-going evil.tap", "t --keep-going text.tap",
      "t --json --keep-going text.tap evil.tap", "t import evil.dump", "t \"$evil\"", "t --\"$evil\"",
      "t --lang \"$evil\"", "t test \"$evil\"", "t test --\"$evil\"", "t lint \"$evil\"",
      "t lesson \"$evil\"",
      "t --lessons \"$evil\" lesson", "t -c \"$evil\"", "t --generate \"$evil\"", "t --help \"$evil\"",
      "LANG=\"$evil\" t -c tree", "COLUMNS=\"$evil\" t -c tree", "TAPTRACE_LESSONS=\"$evil\" t lesson",
      "t -c \"load '$evil'\"", "t lesson --lessons . </dev/null", "t import \"$evil\"",
    ]
    try write(evil, to: "evil")
    let script = "evil=$(cat evil); " + lines.map { "{ \($0); } 2>&1" }.joined(separator: "; ")
    let shown = try sh(
      "{ \(script); } >out; LC_ALL=C grep -c '[[:cntrl:]]' out; LC_ALL=C grep -c -a \"$(printf '\\302[\\200-\\237]')\" out; wc -c <out"
    )
    let numbers = shown.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers.count == 3 && numbers[0] == 0 && numbers[1] == 0 && numbers[2] > 1000, "\(shown)")
  }

  @Test("what was pasted is shown without its control sequences")
  func pasted() throws {
    let terminal = try shell()
    terminal.paste("# \u{1B}]0;owned\u{07}\nadd A frame 0 0 10 10\nhide A\n")
    terminal.type("\r")
    try terminal.wait(for: "A is hidden")
    #expect(!terminal.written.contains("\u{1B}]0;owned"))
  }

  // MARK: Safe mode

  @Test("safe mode reads and writes nothing but what was given, whatever way is tried")
  func safe() throws {
    try write("add secret frame 0 0 1 1\n", to: "secret.tap")
    try write("tree\n", to: "given.tap")
    symlink("secret.tap", folder.path + "/link.tap")
    mkfifo(folder.path + "/pipe", 0o600)
    let reads = [
      "secret.tap", "./given.tap", "link.tap", "../\(folder.path)/secret.tap", "/etc/passwd", "/dev/stdin",
      "/proc/self/environ", "pipe", "given.tap/../secret.tap", "-",
    ]
    let writes = ["new.tap", "given.tap", "/dev/null", "/proc/self/comm", "pipe", "/tmp/taptrace-safe-test"]
    var lines =
      reads.flatMap { ["load \($0)", "run \($0)", "progress import \($0)"] }
      + reads.map { "import \($0) as dump" }.filter { !$0.contains(" - ") }
    lines += writes.flatMap { ["save \($0)", "export svg \($0)", "record \($0)", "progress export \($0)"] }
    try write(
      (lines + ["lesson 3.1", "leave", "recover", "history", "notes x.md"]).joined(separator: "\n") + "\n",
      to: "all")
    let list = "find . -mindepth 1 ! -name out -printf '%p %s %T@, ' | tr -d '\n'"
    let before = try sh(list)
    // The lesson shell knows all commands; without a terminal its lines come from standard input.
    let shown = try sh(
      "t --safe lesson <all >out 2>&1; grep -c 'safe mode' out; grep -c 'secret:\\|root:' out")
    let numbers = shown.split { !$0.isNumber }.compactMap { Int($0) }
    // Dashes and what lessons refuse by themselves aside, every line is refused by safe mode.
    let all = try sh("cat out")
    #expect(numbers == [lines.count, 0], "\(all)")
    #expect(try sh(list) == before)
    #expect(access("/tmp/taptrace-safe-test", F_OK) != 0)
    try write("%% width 80\n>  tree\n", to: "a.transcript")
    #expect(try sh("t --safe test --update a.transcript; cat a.transcript").contains("safe mode does not"))
    try write("load secret.tap\nexpect hit view\n", to: "script.tap")
    #expect(try sh("t --safe test script.tap").contains("safe mode"))
    try write("save given.tap\n", to: "over.tap")
    #expect(try sh("t test over.tap; cat given.tap").contains("is there already"), "a script under test, too")
  }

  @Test("completion in safe mode names no files")
  func safeCompletion() throws {
    try write("tree\n", to: "secret.tap")
    let terminal = try shell(["--safe"])
    terminal.type("load sec\t")
    try terminal.wait(for: "load sec")
    terminal.type("x\r")
    try terminal.wait(for: "secx: safe mode")
    #expect(!terminal.screen.text.contains("secret"))
  }
}
