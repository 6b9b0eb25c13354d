import Foundation
import Testing

@testable import Terminal

/// The sessions of `transcripts/terminal`, in a pseudo-terminal; `TAPTRACE_WRITE=1` accepts what the screen shows.
@Suite("Sessions at a terminal")
struct TerminalTranscriptTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let paths: [String] = {
    let folder = root.appendingPathComponent("transcripts/terminal").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".terminal") }.sorted().map { folder + "/" + $0 }
  }()

  private static var mayWrite: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["TAPTRACE_WRITE"] != nil && environment["CI"] == nil
  }

  @Test("exist")
  func exist() { #expect(TerminalTranscriptTests.paths.count >= 4) }

  @Test("show what they say", arguments: paths)
  func session(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let transcript = try TerminalTranscript(text, path: path)
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      "taptrace", ["--no-config"] + transcript.arguments, columns: transcript.columns, rows: transcript.rows,
      environment: [
        "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "HOME": folder.path, "CI": "",
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
      ])
    try terminal.wait(for: "a prompt") { TerminalTranscriptTests.isPrompt($0.currentLine) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var moved = 0
    for entry in transcript.entries {
      switch entry {
      case .keys(_, let keys): try type(keys, at: terminal)
      case .until(_, let text): try terminal.wait(forLine: text)
      case .screen(let line, let last, let expected, let place):
        if TerminalTranscriptTests.mayWrite {
          settle(terminal)
          let shown = TerminalTranscript.shown(terminal.screen, last: last).map {
            $0.isEmpty ? "|" : "|  " + $0
          }
          lines.replaceSubrange((place.lowerBound + moved)..<(place.upperBound + moved), with: shown)
          moved += shown.count - place.count
        } else {
          do {
            try terminal.wait(for: "the screen of line \(line)") {
              TerminalTranscript.shown($0, last: last) == expected
            }
          } catch {
            let shown = TerminalTranscript.shown(terminal.screen, last: last)
            let wrong = zip(shown, expected).first { $0 != $1 }
            throw TerminalTranscript.Fault(
              description: "\(path):\(line): first difference: - \(wrong?.1 ?? "") + \(wrong?.0 ?? "")\n"
                + shown.joined(separator: "\n"))
          }
        }
      }
    }
    if TerminalTranscriptTests.mayWrite {
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// Types keys; at a prompt each text is seen before the next key, and an Enter is waited for.
  private func type(_ line: String, at terminal: PseudoTerminal) throws {
    for (text, isKey) in TerminalTranscript.keys(line) {
      let isAtPrompt =
        terminal.screen.currentLine.contains("> ")
        || TerminalTranscriptTests.isPrompt(terminal.screen.currentLine)
      terminal.type(text)
      guard isAtPrompt else { continue }
      if !isKey {
        let words = text.trimmingCharacters(in: .whitespaces)
        try terminal.wait(for: "'\(words)' at the prompt") { $0.currentLine.contains(words.suffix(8)) }
      } else if text == "\r" {
        try terminal.wait(for: "an answer") {
          TerminalTranscriptTests.isPrompt($0.currentLine) || $0.text.contains("step ") && !$0.showsCursor
        }
      }
    }
  }

  private static func isPrompt(_ line: String) -> Bool {
    line == "...>" || (line.hasPrefix("taptrace") && line.hasSuffix(">") && !line.dropFirst(8).contains("> "))
  }

  /// Waits until nothing comes any more: only where new output is accepted, never where it is checked.
  private func settle(_ terminal: PseudoTerminal) {
    var quiet = 0
    while quiet < 10 {
      let before = terminal.output.count
      _ = try? terminal.wait(for: "nothing", seconds: 0) { _ in false }
      quiet = terminal.output.count == before ? quiet + 1 : 0
    }
  }
}
