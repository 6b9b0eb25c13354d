import CommandLanguage
import Drawing
import Exporting
import Foundation
import Presentation
import RandomCommands
import Session
import Testing

@testable import Teaching

/// The whole shell but its terminal, told what nobody would think of: lessons, files, and words in every language.
@Suite("Random commands in a shell with lessons")
struct RandomCommandsTests {
  static let seeds: Range<UInt64> = 100..<105

  private func shell() -> LessonShell {
    LessonShell(
      course: .embedded, session: .equipped(files: MemoryStorage(RandomCommands.files)),
      progress: ProgressFile(storage: MemoryStorage(), path: "progress"))
  }

  private func lines(_ seed: UInt64) -> some Sequence<String> {
    RandomCommands(seed: seed, reach: [.files, .lessons]).prefix(80)
  }

  /// All that a line shows, with or without JSON.
  private func shown(_ line: String, _ shell: inout LessonShell, _ presenter: inout Presenter) -> (
    pages: [String], json: [String]
  ) {
    var (pages, json): ([String], [String]) = ([], [])
    for part in shell.run(line) {
      switch part {
      case .reply(let reply):
        if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
          presenter.language = language
        }
        pages += presenter.page(for: reply, in: shell.session).lines.map(\.plain)
        pages += presenter.messages(for: reply, from: .transcript, in: shell.session).map(\.plain)
        json.append(presenter.json(for: reply, in: shell.session))
      case .shown(let moment):
        pages += presenter.page(for: moment.reply, in: moment.session).lines.map(\.plain)
      case .text(let lines), .refusal(let lines): pages += lines.map(\.plain)
      }
    }
    return (pages, json)
  }

  @Test(
    "nothing crashes, JSON can be read, no control character is shown, and it is the same twice",
    arguments: seeds)
  func shows(seed: UInt64) {
    var (one, other) = (shell(), shell())
    var (first, second) = (Presenter(), Presenter())
    for line in lines(seed) {
      let (pages, json) = shown(line, &one, &first)
      let again = shown(line, &other, &second)
      #expect(pages == again.pages, "seed \(seed): \(line)")
      #expect(json == again.json, "seed \(seed): \(line)")
      for text in json {
        #expect(!text.contains("\n"), "seed \(seed): \(line)")
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["ok"] is Bool, "seed \(seed): \(line): \(text.prefix(200))")
      }
      for text in pages {
        let strange = text.unicodeScalars.first {
          $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        }
        #expect(strange == nil, "seed \(seed): \(line): \(text.debugDescription)")
      }
      #expect(one.session.scene.checkInvariants().isEmpty, "seed \(seed): \(line)")
    }
  }

  @Test(
    "what was kept of lessons opens them again, and can be read by the next version",
    arguments: seeds.prefix(3))
  func progressIsRead(seed: UInt64) {
    var shell = shell()
    for line in lines(seed) { _ = shell.run(line) }
    let text = shell.progress.text
    #expect(Progress(text: text)?.text == text, "seed \(seed)")
    var next = LessonShell(
      course: .embedded, session: .equipped(),
      progress: ProgressFile(storage: MemoryStorage(["p": text]), path: "p"))
    _ = next.run("resume")
    #expect(next.session.scene.checkInvariants().isEmpty, "seed \(seed)")
  }
}
