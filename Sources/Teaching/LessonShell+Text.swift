import Drawing
import Presentation

// What lessons show, laid out for the shell's width.

extension Title {
  init(of lesson: Lesson) {
    self.init(english: lesson.title.english.joined(separator: " "), chinese: lesson.title.chinese.joined())
  }
}

extension LessonShell {
  /// From this width on two languages stand side by side.
  static let widthForTwo = 100

  /// Whether both languages are spoken and there is room for them side by side.
  private var speaksSideBySide: Bool { language == .both && width >= LessonShell.widthForTwo }

  /// Columns of one language's text.
  private var columns: Int { speaksSideBySide ? (width - 3) / 2 : width }

  /// Two texts: side by side where the width allows, one after the other elsewhere.
  private func both(_ english: [StyledText], _ chinese: [StyledText]) -> [StyledText] {
    guard speaksSideBySide else { return english + chinese }
    return (0..<max(english.count, chinese.count)).map { place in
      let left = place < english.count ? english[place] : StyledText()
      let right = place < chinese.count ? chinese[place] : StyledText()
      return (left.padded(to: columns) + StyledText(" │ ", .dim) + right).trimmed
    }
  }

  /// A phrase in each language that is spoken.
  func say(_ phrase: LessonPhrase) -> [StyledText] {
    let texts = phrase.said(in: language).map { $0.wrapped(to: columns, hanging: 2) }
    // What is the same in both languages is said once.
    return texts.count == 2 ? both(texts[0], texts[1]) : texts.flatMap { $0 }
  }

  /// A text's paragraphs in each language that is spoken.
  func paragraphs(_ text: Bilingual, indent: Int = 0) -> [StyledText] {
    func laidOut(_ texts: [String]) -> [StyledText] {
      texts.flatMap { StyledText($0).wrapped(to: columns - indent) }
    }
    switch language {
    case .english: return laidOut(text.english)
    case .chinese: return laidOut(text.chinese)
    case .both: return both(laidOut(text.english), laidOut(text.chinese))
    }
  }

  /// A lesson's title in each language that is spoken, on one line.
  func title(of lesson: Lesson) -> String {
    let title = Title(of: lesson)
    return switch language {
    case .english: title.english
    case .chinese: title.chinese
    case .both: title.english + " · " + title.chinese
    }
  }

  /// The step's header, text, question and goals, and what can be done now.
  func task(of run: LessonRun, _ verdict: Verdict?) -> [StyledText] {
    var lines = say(
      .header(
        number: run.number, Title(of: run.lesson), step: run.index + 1, of: run.lesson.steps.count))
    lines += paragraphs(run.step.text)
    if let question = run.step.question { lines += asked(question) }
    if let verdict { lines += goals(verdict) }
    return lines + limits(of: run) + say(.next(run.nextCommands))
  }

  private func asked(_ question: LessonStep.Question) -> [StyledText] {
    switch question {
    case .hit(let x, let y): return say(.askHit("\(x), \(y)"))
    case .chain(let name): return say(.askChain(name))
    case .received(let method): return say(.askReceived(method))
    case .choice(let choices, _):
      let lines = choices.enumerated().flatMap { place, choice in
        // Room for the number in each of the columns.
        paragraphs(choice, indent: 5).enumerated().map { number, line in
          StyledText(number == 0 ? "  \(place + 1)  " : "     ", .number) + line
        }
      }
      return lines + say(.askChoice)
    }
  }

  /// The goals with their live state.
  func goals(_ verdict: Verdict) -> [StyledText] {
    var lines: [StyledText] = []
    for state in verdict.goals { lines += goal(state) }
    for case .changed(let path, let old, let new) in verdict.changes {
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
    case .same(let view, let commands): return say(.same(view, after: commands, state.shortfall))
    case .tapped(let x, let y): return say(.tapped("\(x) \(y)", isMet: state.shortfall == nil))
    case .expect(let text):
      let name = String(text.dropFirst("expect ".count))
      switch state.shortfall {
      case nil: return say(.goal(name, isMet: true))
      case .expectation(_, _, let found, let because):
        return say(.goalNow(name, found: found, because: because))
      case .error(let english, let chinese)?:
        return say(.goalError(name, english: english, chinese: chinese))
      case let other?: return say(.goalNow(name, found: other.reason, because: []))
      }
    }
  }

  /// All lessons by part, with what is done, and what comes next.
  func menu() -> [StyledText] {
    var lines = say(.menu)
    let following = course.lessons.first { progress.done(in: $0) < $0.steps.count }
    for (title, lessons) in course.lessonsByPart {
      if !title.isEmpty {
        let done = lessons.filter { progress.done(in: $0) == $0.steps.count }.count
        let state = LessonPhrase.partDone(done, of: lessons.count).said(in: language).first ?? ""
        lines += (StyledText(line(of: title), .heading) + "  " + state).wrapped(to: width)
      }
      lines += lessons.map { entry($0, isNext: $0.id == following?.id) }
    }
    if course.lesson(LessonShell.reviewID) == nil {
      let head = StyledText("             ") + StyledText("review".padded(to: 20) + " ", .keyword)
      lines += say(.menuReview).map { (head + $0).cut(to: width) }.prefix(1)
    }
    var commands: [String] = []
    if hasOpenReview || interrupted != nil || parked != nil { commands.append("resume") }
    if let following { commands.append("lesson \(following.id)") }
    return lines + say(.next(commands.isEmpty ? ["progress"] : commands))
  }

  /// What stands in the menu for a lesson: its state first, so that a narrow terminal cuts only the title.
  private func entry(_ lesson: Lesson, isNext: Bool) -> StyledText {
    let done = progress.done(in: lesson)
    let phrase: LessonPhrase? =
      done > 0 ? .menuDone(done, of: lesson.steps.count) : isNext ? .menuNext : nil
    let state = phrase.flatMap { $0.said(in: language).first } ?? StyledText()
    let number = (lesson.number < 10 ? "0" : "") + "\(lesson.number)"
    let head =
      StyledText("  ") + state.styled(done > 0 ? .hit : .asked).padded(to: 6)
      + StyledText(" \(number)  ", .number)
    return (head + StyledText(lesson.id.padded(to: 20) + " ", .keyword) + StyledText(title(of: lesson)))
      .cut(to: width).trimmed
  }

  /// A text on one line in the languages that are spoken.
  private func line(of text: Bilingual) -> String {
    switch language {
    case .english: text.english.joined(separator: " ")
    case .chinese: text.chinese.joined()
    case .both: text.english.joined(separator: " ") + " · " + text.chinese.joined()
    }
  }

  func progressLines() -> [StyledText] {
    let begun = course.lessons.filter { progress.done(in: $0) > 0 }
    let lines = begun.map { lesson in
      StyledText("  \(lesson.id.padded(to: 20)) ", .keyword)
        + StyledText("\(progress.done(in: lesson))/\(lesson.steps.count)", .number)
    }
    let exercise = progress.review == nil ? [] : reviewScore().map { StyledText("  ") + $0 }
    return lines.isEmpty && exercise.isEmpty ? say(.noProgress) : lines + exercise
  }
}
