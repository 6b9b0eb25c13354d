import Drawing
import Presentation
import Session
import Testing

@testable import Teaching

/// Takes every lesson from start to end by its solutions, in process: what a terminal shows is the same text.
@Suite("A tour of every lesson")
struct LessonTourTests {
  /// The plain lines of parts, replies included.
  private func lines(_ parts: [LessonPart], _ shell: LessonShell) -> [String] {
    let presenter = Presenter(
      language: shell.language, look: Look(width: shell.width, height: 40), isInteractive: true)
    return parts.flatMap { part -> [String] in
      switch part {
      case .text(let lines), .refusal(let lines): lines.map(\.plain)
      case .shown(let moment): presenter.page(for: moment.reply, in: moment.session).lines.map(\.plain)
      case .reply(let reply):
        (presenter.page(for: reply, in: shell.session).lines
          + presenter.messages(for: reply, in: shell.session))
          .map(\.plain)
      }
    }
  }

  /// Every width in both languages is tried in a terminal; here both at once, too.
  static let ways: [(Language, Int)] = [(.english, 80), (.chinese, 60), (.both, 60), (.both, 120)]

  @Test(
    "no line is wider than the terminal, and nothing stays untranslated",
    arguments: ProjectFiles.course.lessons)
  func tour(lesson: Lesson) {
    for (language, width) in LessonTourTests.ways {
      var shell = LessonShell(
        course: ProjectFiles.course, session: .spoken(),
        progress: ProgressFile(storage: MemoryStorage(), path: "p"), language: language, width: width)
      var seen = lines(shell.run("lesson \(lesson.id)"), shell)
      for step in lesson.steps {
        #expect(shell.lesson?.step.name == step.name)
        if width == 60 { for _ in 0...step.hints.count { seen += lines(shell.run("hint"), shell) } }
        seen += lines(shell.run("solution"), shell)
        if step.isExercise { seen += lines(shell.run("solution run"), shell) }
        #expect(shell.lesson?.isDone == step.isExercise, "\(lesson.id) \(step.name)")
        seen += lines(shell.run("next"), shell)
      }
      #expect(shell.lesson == nil && shell.progress.done(in: lesson) == lesson.steps.count)
      for line in seen {
        #expect(line.columns <= width, "\(lesson.id): \(line)")
        if language == .chinese, let word = Untranslated.words(in: line) {
          Issue.record("\(lesson.id): '\(word)' in: \(line)")
        }
      }
    }
  }
}

/// Finds English sentences among Chinese text.
enum Untranslated {
  /// Words of sentences that are none of the command language or of UIKit.
  private static let words: Set<String> = [
    "the", "is", "are", "was", "because", "which", "this", "that", "said", "has", "their", "and", "its",
    "does", "an",
    "what", "with", "there", "than", "would", "before", "another", "of", "it", "you",
  ]

  /// Two such words of a line; nil where there are not as many: one alone may stand in code or in what it prints.
  static func words(in line: String) -> String? {
    // Names and code hold such words together with other characters.
    let parts = line.split { $0 == " " || !$0.isASCII }.map { $0.split { ",.;:?!".contains($0) }.joined() }
    let found = Set(parts.filter { words.contains($0) })
    return found.count > 1 ? found.sorted().joined(separator: " ") : nil
  }
}
