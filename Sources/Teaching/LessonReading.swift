import CommandLanguage
import Presentation

// Lessons and what was done in them as Markdown: to read, to publish, and to be checked again.

/// Makes Markdown whose sessions are what a shell shows, so that `taptrace test FILE.md` holds it to that.
struct MarkdownWriter {
  /// The lines so far.
  private(set) var lines: [String] = []
  private let settings: Transcript.Settings
  private let course: Course
  private var shell: TranscriptShell
  private var isFirst = true

  /// Makes a writer.
  init(course: Course, language: Language, width: Int) {
    var settings = Transcript.Settings()
    settings.width = min(max(width, 40), 80)
    settings.language = language.rawValue
    self.settings = settings
    self.course = course
    shell = TranscriptShell(settings, files: MemoryStorage(), course: course)
  }

  /// Adds a heading.
  mutating func heading(_ level: Int, _ text: String) {
    paragraph(String(repeating: "#", count: level) + " " + text)
  }

  /// Adds a paragraph.
  mutating func paragraph(_ text: String) { lines += [text, ""] }

  /// Adds a list, or nothing where it is empty.
  mutating func list(_ items: [String]) {
    if !items.isEmpty { lines += items + [""] }
  }

  /// Adds a session in which commands are typed; it goes on with that of the block before, or begins anew.
  mutating func session(_ commands: [String], goesOn: Bool) {
    guard !commands.isEmpty else { return }
    if !goesOn || isFirst { shell = TranscriptShell(settings, files: MemoryStorage(), course: course) }
    var words = ["```taptrace"]
    if settings.width != 80 { words.append("width \(settings.width)") }
    if settings.language != "en" { words.append("lang \(settings.language)") }
    if goesOn && !isFirst { words.append("continued") }
    lines.append(words.joined(separator: " "))
    isFirst = false
    for command in commands {
      for (place, line) in command.fileLines.enumerated() {
        lines.append((place == 0 ? "taptrace> " : "...> ") + line)
      }
      var shown = Transcript.shown(shell.respond(to: command), in: .prompted).map(\.text)
      while shown.last?.isEmpty == true { shown.removeLast() }
      lines += shown
    }
    lines += ["```", ""]
  }
}

extension LessonShell {
  /// A text's paragraphs, one after the other, in the languages that are spoken.
  private func spoken(_ text: Bilingual) -> [String] {
    switch language {
    case .english: text.english
    case .chinese: text.chinese
    case .both: text.english + text.chinese
    }
  }

  private func spoken(_ phrase: LessonPhrase) -> String {
    phrase.said(in: language).map(\.plain).joined(separator: " ")
  }

  /// A lesson as Markdown: its texts, and the session of someone who does all of it.
  func reading(_ lesson: Lesson) -> [String] {
    var text = MarkdownWriter(course: course, language: language, width: width)
    text.heading(1, title(of: lesson))
    if !lesson.needs.isEmpty { text.paragraph(spoken(.recommended(lesson.needs))) }
    // A picture of the scene, as everybody sees it first; many a first step draws it anyway.
    let isDrawn = lesson.steps.first?.preparation.first?.text == "picture"
    text.session(lesson.scene.map(\.text) + (isDrawn ? [] : ["picture"]), goesOn: true)
    for (index, step) in lesson.steps.enumerated() {
      text.heading(2, lesson.number(ofStep: index))
      text.session(step.preparation.map(\.text), goesOn: true)
      for paragraph in spoken(step.text) { text.paragraph(paragraph) }
      if let question = step.question { read(question, of: lesson, at: index, into: &text) }
      text.list(
        step.goals.map { goal in
          switch goal {
          case .expect(let words): "- " + words.dropFirst("expect ".count)
          case .same(let view, let commands):
            "- "
              + spoken(.same(view, after: commands, nil)).replacing("[x] ", with: "")
          case .tapped(let x, let y):
            "- " + spoken(.tapped("\(x) \(y)", isMet: true)).replacing("[x] ", with: "")
          }
        })
      let proof = step.goals.compactMap { goal in if case .expect(let words) = goal { words } else { nil } }
      text.session(step.solution.map(\.text) + (step.solution.isEmpty ? [] : proof), goesOn: true)
      for paragraph in spoken(step.done) { text.paragraph(paragraph) }
    }
    return text.lines
  }

  private func read(
    _ question: LessonStep.Question, of lesson: Lesson, at index: Int, into text: inout MarkdownWriter
  ) {
    let right = (try? lesson.session(atStartOf: index)).flatMap {
      lesson.steps[index].rightAnswer(in: $0)
    }
    switch question {
    case .hit(let x, let y):
      text.paragraph(spoken(.readHit("\(x), \(y)")))
      text.session(["hit \(x) \(y)"], goesOn: true)
    case .chain(let name):
      text.paragraph(spoken(.readChain(name)))
      text.session(["chain \(name)"], goesOn: true)
    case .received(let method): text.paragraph(spoken(.readReceived(method)))
    case .choice(let choices, _):
      text.list(choices.enumerated().map { "\($0 + 1). " + spoken($1).joined(separator: " ") })
    }
    text.paragraph(spoken(.answerIs(right?.joined(separator: " ") ?? "nothing")))
  }

  /// What the learner did and learnt, as Markdown: the steps that are done, each with its lines and their results.
  func notes() -> [String] {
    var text = MarkdownWriter(course: course, language: language, width: width)
    text.heading(1, spoken(.notesTitle))
    for lesson in course.lessons where progress.done(in: lesson) > 0 {
      text.heading(2, title(of: lesson))
      for (index, step) in lesson.steps.enumerated() where progress.has(step.name, of: lesson.id) {
        text.heading(3, lesson.number(ofStep: index))
        for paragraph in spoken(step.done) { text.paragraph(paragraph) }
        let way = progress.way(through: step.name, of: lesson.id)
        if !way.isEmpty {
          text.session(["lesson \(lesson.id).\(index + 1)"] + way, goesOn: false)
        }
      }
    }
    return text.lines
  }
}
