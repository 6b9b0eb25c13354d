@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A suite that tries the real program in a temporary folder of its own.
protocol ProgramFolder {
  var folder: TemporaryFolder { get }
}

extension ProgramFolder {
  var program: String { PseudoTerminal.folder + "/taptrace" }

  /// The variables that keep the program to the folder.
  var environment: [String: String] {
    ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "HOME": folder.path, "CI": ""]
  }

  /// What a line of a plain shell prints, in the folder; `t` is the program.
  func sh(_ line: String) throws -> String {
    let text = "cd '\(folder.path)'; t() { '\(program)' \"$@\"; }; { \(line); } </dev/null; echo END"
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", text], columns: 1000, rows: 60, environment: environment)
    try terminal.wait(for: "END")
    return terminal.screen.text
  }

  func write(_ text: String, to name: String) throws {
    let file = open(folder.path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try Descriptor(file).write(text)
    close(file)
  }
}
