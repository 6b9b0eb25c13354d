import Drawing
import Presentation
import Session
import Testing

@testable import Teaching

@Suite("Help and completion with lessons")
struct LessonHelpTests {
  private func shell(_ language: Language = .english) -> LessonShell {
    LessonShell(
      course: .embedded, session: .spoken(), progress: ProgressFile(storage: MemoryStorage(), path: "p"),
      language: language)
  }

  private func text(_ parts: [LessonPart]) -> String {
    parts.map { part in
      if case .text(let lines) = part { lines.map(\.plain).joined(separator: "\n") } else { "" }
    }.joined(separator: "\n")
  }

  @Test("help lists the commands of lessons behind those of the session")
  func lists() {
    var shell = shell()
    let parts = shell.run("help")
    #expect(parts.count == 2)
    for command in LessonRequest.table.commands { #expect(text(parts).contains(command.name)) }
  }

  @Test("a script that holds a command of lessons is told so: the session knows their words")
  func shellWords() {
    let own = LessonRequest.table.commands.flatMap { [$0.name] + $0.aliases }
    #expect(Session.shellWords == Set(own))
  }

  @Test(
    "every command of lessons has help of its own, in both languages",
    arguments: [Language.english, .chinese])
  func own(language: Language) {
    for command in LessonRequest.table.commands {
      var shell = shell(language)
      let said = text(shell.run("help \(command.name)"))
      #expect(said.contains(command.usage[0]), "\(command.name)")
      #expect(said.contains(command.summary) == (language == .english), "\(command.name)")
    }
  }

  @Test("a command of the session keeps its help")
  func session() {
    var shell = shell()
    #expect(text(shell.run("help tap")).isEmpty)
  }

  @Test("the Tab key knows the commands and the ids of lessons")
  func completion() {
    let shell = shell()
    #expect(shell.completion(of: "less").candidates.map(\.text).contains("lesson"))
    #expect(shell.completion(of: "lesson abcde-tap-").candidates.map(\.text).contains("abcde-tap-b"))
    #expect(shell.completion(of: "ta").candidates.map(\.text).contains("tap"))
  }
}
