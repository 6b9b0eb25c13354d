import Drawing
import Presentation
import Session

// Where a drawing and the text that belongs to it stand: a question about a picture that has scrolled away cannot be
// answered, so on a screen both are shown at once, if there is any way.

extension LessonShell {
  /// A step as it is entered or come back to: what its preparation shows, and its text.
  func entered(_ run: LessonRun, _ shown: [Moment], saying first: LessonPhrase? = nil) -> [LessonPart] {
    // Judged once, however often the text is laid out.
    let hasGoals = !run.step.goals.isEmpty || !run.step.kept.isEmpty
    let verdict = hasGoals ? run.judge.verdict(on: session) : nil
    let text = { (shell: LessonShell) in (first.map { shell.say($0) } ?? []) + shell.task(of: run, verdict) }
    if shown.count == 1, let fitted = fitted(shown[0], below: text) { return [.text(fitted)] }
    return shown.map { .shown($0) } + [.text(text(self))]
  }

  /// What is shown when a step is come back to: what its preparation showed, drawings as the scene is now.
  ///
  /// A step that goes on with the drawing of an earlier one gets that: it is no longer on the screen.
  func shownAgain(_ run: LessonRun) -> [Moment] {
    let shown = (try? run.lesson.stage(of: run.index))?.shown ?? []
    if shown.isEmpty { return run.lesson.draws(before: run.index) ? [drawing].compactMap { $0 } : [] }
    return shown.map { $0.isPicture ? drawing ?? $0 : $0 }
  }

  /// What is shown when a step is entered: on a screen, where what was drawn before is soon gone, the scene always.
  ///
  /// Only two languages side by side take the room that a drawing would.
  func shownFirst(_ run: LessonRun, _ shown: [Moment]) -> [Moment] {
    guard height != nil, shown.isEmpty, language != .both, run.lesson.draws(before: run.index) else {
      return shown
    }
    return [drawing].compactMap { $0 }
  }

  /// The scene as it is now.
  private var drawing: Moment? {
    var trial = session
    return trial.run("picture").map { Moment($0, trial) }
  }

  /// Lines that are left for the prompt and for what is typed at it.
  private static let promptLines = 2
  /// The fewest columns of a text beside a drawing, and the fewest rows of a drawing.
  private static let least = (columns: 32, rows: 10)

  /// A drawing with the text above and below it, or beside it where that does not fit on the screen; nil where there is
  /// no screen, no drawing, or no way to have both.
  func fitted(
    _ moment: Moment, above: (LessonShell) -> [StyledText] = { _ in [] },
    below: (LessonShell) -> [StyledText]
  ) -> [StyledText]? {
    guard let height, moment.isPicture else { return nil }
    let room = height - LessonShell.promptLines
    let (head, foot) = (above(self), below(self))
    func page(rows: Int, columns: Int) -> [StyledText] {
      // A page leaves four lines of the screen free.
      let look = Look(width: columns, height: rows + 4)
      return Presenter(language: language, look: look).page(for: moment.reply, in: moment.session).lines
    }
    let whole = page(rows: height - 4, columns: width)
    if head.count + whole.count + foot.count <= room { return head + whole + foot }
    for rows in stride(from: room, through: LessonShell.least.rows, by: -1) {
      // What is explained below a drawing is to be no wider than that, if it fits.
      let wide = page(rows: rows, columns: width - LessonShell.least.columns - 3)
      let slim = page(rows: rows, columns: wide.first?.columns ?? 0)
      let drawn = slim.count <= room ? slim : wide
      let taken = drawn.map(\.columns).max() ?? 0
      guard drawn.count <= room, width - taken - 3 >= LessonShell.least.columns else { continue }
      var narrow = self
      narrow.width = width - taken - 3
      let text = above(narrow) + below(narrow)
      guard text.count <= room else { continue }
      return (0..<max(drawn.count, text.count)).map { row in
        let left = row < drawn.count ? drawn[row] : StyledText()
        return row < text.count ? left.padded(to: taken + 3) + text[row] : left
      }
    }
    for rows in stride(from: room, through: LessonShell.least.rows, by: -1) {
      let drawn = page(rows: rows, columns: width)
      if head.count + drawn.count + foot.count <= room { return head + drawn + foot }
    }
    return nil
  }
}

extension Lesson {
  /// Whether an earlier step drew the scene.
  fileprivate func draws(before index: Int) -> Bool {
    steps.prefix(index).contains { step in step.preparation.contains { $0.text.trimmed == "picture" } }
  }
}

extension Moment {
  /// Whether it is a drawing of the screen.
  fileprivate var isPicture: Bool {
    if case .success(.picture) = reply.result { true } else { false }
  }
}
