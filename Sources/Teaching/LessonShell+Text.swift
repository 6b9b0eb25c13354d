import Drawing
import Presentation

// What lessons show, laid out for the shell's width.

extension LessonShell {
  /// A phrase in each language that is spoken.
  func say(_ phrase: LessonPhrase) -> [StyledText] {
    phrase.said(in: language).flatMap { $0.wrapped(to: width, hanging: 2) }
  }

  /// A text's paragraphs in each language that is spoken.
  func paragraphs(_ text: Bilingual) -> [StyledText] {
    let texts =
      switch language {
      case .english: text.english
      case .chinese: text.chinese
      case .both: text.english + text.chinese
      }
    return texts.flatMap { StyledText($0).wrapped(to: width) }
  }

  /// A lesson's title in each language that is spoken.
  func titles(of lesson: Lesson) -> [String] {
    switch language {
    case .english: [lesson.title.english.joined(separator: " ")]
    case .chinese: [lesson.title.chinese.joined()]
    case .both: [lesson.title.english.joined(separator: " ") + " · " + lesson.title.chinese.joined()]
    }
  }

  /// The step's header, text, question and goals, and what can be done now.
  func task(of run: LessonRun) -> [StyledText] {
    var lines: [StyledText] = []
    for spoken in language == .both ? [Language.english, .chinese] : [language] {
      let title = spoken == .english ? run.lesson.title.english : run.lesson.title.chinese
      let header = LessonPhrase.header(
        number: run.number, title: title.joined(), step: run.index + 1, of: run.lesson.steps.count)
      lines += header.said(in: spoken).flatMap { $0.wrapped(to: width, hanging: 2) }
    }
    lines += paragraphs(run.step.text)
    if let question = run.step.question { lines += asked(question) }
    lines += goals(of: run) + limits(of: run)
    return lines + say(.next(run.nextCommands))
  }

  private func asked(_ question: LessonStep.Question) -> [StyledText] {
    switch question {
    case .hit(let x, let y): return say(.askHit("\(x), \(y)"))
    case .chain(let name): return say(.askChain(name))
    case .received(let method): return say(.askReceived(method))
    case .choice(let choices, _):
      let lines = choices.enumerated().flatMap { place, choice in
        paragraphs(choice).enumerated().map { number, line in
          StyledText(number == 0 ? "  \(place + 1)  " : "     ", .number) + line
        }
      }
      return lines + say(.askChoice)
    }
  }

  /// The goals with their live state.
  func goals(of run: LessonRun) -> [StyledText] {
    var lines: [StyledText] = []
    for state in run.judge.states(of: session) { lines += goal(state) }
    for case .changed(let path, let old, let new) in run.judge.changes(in: session) {
      lines += say(.changed(path, old: old, new: new))
    }
    return lines
  }

  /// What is to be left alone: said with the task, not after every command.
  private func limits(of run: LessonRun) -> [StyledText] {
    var lines: [StyledText] = []
    if !run.step.kept.isEmpty {
      lines += say(.keep(run.step.kept))
    }
    if !run.step.banned.isEmpty {
      lines += say(.ban(run.step.banned))
      lines += paragraphs(run.step.banReason)
    }
    return lines
  }

  private func goal(_ state: GoalState) -> [StyledText] {
    switch state.goal {
    case .same(let view):
      return phrases(.same(view)).flatMap { say(.goal($0.plain, isMet: state.shortfall == nil)) }
    case .tapped(let x, let y):
      return phrases(.tapped("\(x) \(y)")).flatMap { say(.goal($0.plain, isMet: state.shortfall == nil)) }
    case .expect(let text):
      let name = String(text.dropFirst("expect ".count))
      switch state.shortfall {
      case nil: return say(.goal(name, isMet: true))
      case .expectation(_, _, let found, let because):
        return say(.goalNow(name, found: found, because: because))
      case let other?: return say(.goalNow(name, found: other.reason, because: []))
      }
    }
  }

  private func phrases(_ phrase: LessonPhrase) -> [StyledText] {
    phrase.said(in: language).prefix(1).map { $0 }
  }

  /// All lessons with what is done, and what comes next.
  func menu() -> [StyledText] {
    var lines = say(.menu)
    var following: String?
    for lesson in course.lessons {
      let done = progress.done(in: lesson)
      let state = done == 0 ? StyledText("") : say(.menuDone(done, of: lesson.steps.count)).first ?? ""
      let number = (lesson.number < 10 ? "0" : "") + "\(lesson.number)"
      let head = StyledText("  \(number)  ", .number) + StyledText(lesson.id.padded(to: 20) + " ", .keyword)
      let title = StyledText(titles(of: lesson).first ?? "")
      lines.append((head + title.padded(to: 36) + " " + state.styled(.hit)).cut(to: width).trimmed)
      if following == nil, done < lesson.steps.count { following = lesson.id }
    }
    var commands: [String] = []
    if interrupted != nil || parked != nil { commands.append("resume") }
    if let following { commands.append("lesson \(following)") }
    return lines + say(.next(commands.isEmpty ? ["progress"] : commands))
  }

  func progressLines() -> [StyledText] {
    let begun = course.lessons.filter { progress.done(in: $0) > 0 }
    guard !begun.isEmpty else { return say(.noProgress) }
    return begun.map { lesson in
      StyledText("  \(lesson.id.padded(to: 20)) ", .keyword)
        + StyledText("\(progress.done(in: lesson))/\(lesson.steps.count)", .number)
    }
  }
}
