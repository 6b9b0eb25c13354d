import Foundation
import Session
import Testing

@testable import Presentation

@Suite("The reference manual")
struct ManualTests {
  @Test("docs/COMMANDS.md is what the table makes")
  func file() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/COMMANDS.md")
    let wanted = Manual.markdown()
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
      // So that no run can bless itself.
      Issue.record("docs/COMMANDS.md was written anew")
      return
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == wanted, "run UPDATE_DOCS=1 swift test --filter ManualTests")
  }

  @Test("every command has its chapter with usage and examples")
  func chapters() {
    let text = Manual.markdown()
    for command in Session.table.commands {
      #expect(text.contains("### \(command.name)\n"))
      for usage in command.usage { #expect(text.contains(usage)) }
    }
  }

  @Test(
    "the syntax files of editors know every command",
    arguments: ["vim/syntax/taptrace.vim", "nano/taptrace.nanorc"])
  func editors(path: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("editors/" + path)
    let words = Set(
      try String(contentsOf: file, encoding: .utf8).split { !$0.isLetter }.map(String.init))
    for command in Session.table.commands { #expect(words.contains(command.name), "\(command.name)") }
  }
}
