import Drawing
import Foundation
import Testing

@testable import Teaching
@testable import Terminal

/// Takes every lesson from start to end by its solutions, in a pseudo-terminal.
@Suite("Lessons in a terminal")
struct TerminalLessonTests {
  private static let folder = TerminalTranscriptTests.root.appendingPathComponent("lessons").path

  private static let course: Course = {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return Course(
      names.filter { $0.hasSuffix(".lesson") }.map { name in
        (name, (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? "")
      })
  }()

  private func start(
    _ state: TemporaryFolder, columns: Int, _ arguments: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "taptrace",
      ["--no-config", "--lessons", TerminalLessonTests.folder, "--animate", "never", "--color", "never"]
        + arguments,
      columns: columns, rows: 24,
      environment: [
        "XDG_STATE_HOME": state.path, "HOME": state.path, "CI": "", "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
      ])
    try terminal.wait(forLine: "taptrace>")
    return terminal
  }

  @Test(
    "can all be done by their solutions; no line is wider than the terminal, and none of their English shows in Chinese",
    arguments: ["en", "zh-Hans"], [60, 80, 120])
  func tour(language: String, columns: Int) throws {
    let state = try TemporaryFolder()
    try #require(!TerminalLessonTests.course.lessons.isEmpty)
    for lesson in TerminalLessonTests.course.lessons {
      // A terminal for each: what it has shown is looked through at every wait.
      let terminal = try start(state, columns: columns, ["--lang", language])
      terminal.type("lesson \(lesson.id)\r")
      try terminal.wait(forLine: "taptrace \(lesson.number(ofStep: 0))>")
      // Typed ahead, as by someone who knows the way; the last prompt is outside of the lesson again.
      for step in lesson.steps {
        terminal.type(step.isExercise ? "solution run\rnext\r" : "next\r")
      }
      try terminal.wait(for: "the end of \(lesson.id)", seconds: 60) { $0.currentLine == "taptrace>" }
      let shown = TerminalLessonTests.plain(terminal.written)
      for line in shown.split(separator: "\n").map(String.init) where !line.contains("taptrace") {
        #expect(line.columns <= columns, "\(lesson.id): \(line)")
      }
      if language != "en" {
        let text = shown.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        for step in lesson.steps {
          for english in step.englishTexts where english.split(separator: " ").count > 3 {
            let words = english.split(separator: " ").joined(separator: " ")
            #expect(!text.contains(words), "\(lesson.id): \(english)")
          }
        }
      }
      terminal.type("progress\r")
      try terminal.wait(for: "that \(lesson.id) is done") {
        $0.text.contains("\(lesson.id.padded(to: 20)) \(lesson.steps.count)/\(lesson.steps.count)")
      }
    }
  }

  @Test("a shell killed in the middle of a step goes on behind the last command")
  func killed() throws {
    let state = try TemporaryFolder()
    let terminal = try start(state, columns: 80)
    terminal.type("add mine frame 0 0 50 50\rlesson abcde-tap-b.4\r")
    try terminal.wait(forLine: "taptrace 03.4>")
    terminal.type("hide C\r")
    try terminal.wait(for: "C is hidden")
    terminal.type("set B alpha 0.5\r")
    try terminal.wait(for: "B: alpha 0.5")
    try terminal.wait(forLine: "taptrace 03.4>")
    terminal.type("front B")
    try terminal.wait(forLine: "taptrace 03.4> front B")
    terminal.send(SIGKILL)
    #expect(try terminal.waitForEnd() == .killed(SIGKILL))
    let next = try start(state, columns: 80)
    #expect(next.screen.text.contains("You were in lesson 03.4"))
    next.type("resume\r")
    try next.wait(forLine: "taptrace 03.4>")
    next.type("undo\r")
    try next.wait(for: "undone: set B alpha 0.5")
    next.type("undo\r")
    try next.wait(for: "undone: hide C")
    next.type("leave\r")
    try next.wait(forLine: "taptrace>")
    next.type("tree\r")
    try next.wait(for: "mine: UIView")
  }

  /// What was written without control sequences, as lines.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        if rest.first == "[" {
          rest = rest.drop { !("@"..."~").contains($0) || $0 == "[" }.dropFirst()
        }
      } else if scalar != "\r", scalar != "\u{07}" {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
