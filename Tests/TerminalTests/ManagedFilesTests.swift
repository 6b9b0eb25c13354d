import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program writes, reads and refuses to, tried with the real one.
@Suite("Files that the program reaches", .serialized)
struct ManagedFilesTests: ProgramFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shell(_ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      program, ["--animate", "never"] + arguments,
      environment: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
    try terminal.wait(forLine: "taptrace>")
    return terminal
  }

  @Test("a script writes over a file of its own, over others only with --force")
  func scripts() throws {
    #expect(try sh("t -c 'save a.tap; save a.tap'; echo $?").contains("0"))
    let refused = try sh("t -c 'save a.tap'; echo status $?")
    #expect(refused.contains("a.tap is there already; start with --force"))
    #expect(refused.contains("status 1"))
    #expect(try sh("t --force -c 'hide view; save a.tap' >/dev/null; grep hidden a.tap").contains("hidden"))
    #expect(try sh("t -c 'save /dev/null'").contains("saved /dev/null"), "a device is no file to lose")
  }

  @Test("at a prompt a person is asked, and every key but y keeps the file")
  func prompt() throws {
    try write("tree\n", to: "a.tap")
    let terminal = try shell()
    terminal.type("save \(folder.path)/a.tap\r")
    try terminal.wait(for: "Write over it? [y/N]")
    terminal.type("n")
    try terminal.wait(for: "is kept as it was")
    try terminal.wait(forLine: "taptrace>")
    #expect(try sh("cat a.tap").contains("tree"))
    terminal.type("save \(folder.path)/a.tap\r")
    try terminal.wait(for: "twice asked") { $0.text.components(of: "Write over it?") == 2 }
    terminal.type("y")
    try terminal.wait(for: "saved")
    try terminal.wait(forLine: "taptrace>")
    #expect(!(try sh("cat a.tap").contains("tree")))
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test("safe mode reads only what was given and writes nothing", arguments: ["--safe", "TAPTRACE_SAFE"])
  func safe(way: String) throws {
    try write("add A frame 0 0 10 10\n", to: "given.tap")
    try write("run given.tap\nrun other.tap\n", to: "outer.tap")
    try write("tree\n", to: "other.tap")
    let start = way == "--safe" ? "t --safe" : "TAPTRACE_SAFE=1 '\(program)'"
    let output = try sh("\(start) outer.tap given.tap; echo status $?")
    #expect(output.contains("other.tap: safe mode"))
    #expect(!output.contains("given.tap: safe mode"))
    #expect(try sh("\(start) -c 'save new.tap'").contains("new.tap: safe mode"))
    #expect(try sh("ls").contains("new.tap") == false)
  }

  @Test(
    "the configuration is run when a shell starts, and not for scripts; its faults are told and passed over")
  func configuration() throws {
    mkdir(folder.path + "/taptrace", 0o700)
    try write("# mine\noption ios 12\nnonsense\nadd own frame 0 0 10 10\n", to: "taptrace/config")
    let terminal = try shell()
    #expect(terminal.screen.text.contains("taptrace/config:3: error:"))
    terminal.type("option ios\r")
    try terminal.wait(for: "12")
    terminal.type("info own\r")
    try terminal.wait(for: "own: UIView")
    try terminal.wait(forLine: "taptrace>")
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exited(0))
    let plain = try shell(["--no-config"])
    #expect(!plain.screen.text.contains("error:"))
    #expect(try sh("t -c 'info own'").contains("no object"))
  }

  @Test("the manual page and the completions name every option", arguments: ["man", "bash", "zsh", "fish"])
  func generated(kind: String) throws {
    let help = try sh("t --help")
    let options = help.split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") && $0.count > 3 }
    #expect(options.count >= 14)
    let text = try sh("t --generate \(kind) | sed 's/\\\\//g'")
    for option in options {
      #expect(text.contains(kind == "fish" ? "-l \(option.dropFirst(2))" : option), "\(option)")
    }
    if kind == "bash" { #expect(try sh("t --generate bash | bash -n && echo parses").contains("parses")) }
  }
}
