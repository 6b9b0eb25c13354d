import CommandLanguage
import Drawing
import SceneModel
import Session

// What the lesson commands do.

extension Session {
  /// The commands that build the present scene; none for a new one.
  var rebuilding: [String] {
    guard scene != Scene() else { return [] }
    return Script.commands(in: SceneScript.text(of: scene)).map(\.text)
  }
}

extension LessonShell {
  mutating func perform(_ request: LessonRequest, _ line: String) -> [LessonPart] {
    switch request {
    case .open(nil): return [.text(menu())]
    case .open(let word?): return open(word)
    case .read(let word): return read(word)
    case .notes(let path): return notes(to: path)
    case .record(let path): return record(to: path)
    case .stopRecording: return stopRecording()
    case .resume: return resume()
    case .play: return play()
    case .leave: return leave()
    case .progress: return [.text(progressLines())]
    case .forget(let id): return forget(id)
    case .export(let path): return export(to: path)
    case .takeOver(let path): return takeOver(from: path)
    case .next where review != nil: return next()
    case .task where review != nil: return reviewTask()
    case .skip where review != nil, .solution where review != nil:
      return review?.isDone == true ? next() : answerReview(nil, line)
    case .answer(let words) where review != nil: return answerReview(words, line)
    case .hint where review != nil: return [.text(say(.noMoreHints))]
    case .next, .task, .hint, .solution, .skip, .answer:
      guard let run = lesson else { return [.refusal(say(.noLesson))] }
      switch request {
      case .next: return next()
      case .task: return entered(run, shownAgain(run))
      case .hint: return hint(run, line)
      case .solution(let showing): return solution(run, showing, line)
      case .skip: return skip(run)
      case .answer(let words): return answer(words, run, line)
      default: return []
      }
    }
  }

  // MARK: Opening

  private func read(_ word: String) -> [LessonPart] {
    guard let found = course.lesson(word) else {
      return [.refusal(say(.noSuchLesson(word, near: course.nearest(to: word))))]
    }
    return [.text(laidOut(reading(found)))]
  }

  /// Lines of Markdown; paragraphs give way to a narrow terminal, sessions are as wide as they were made.
  private func laidOut(_ lines: [String]) -> [StyledText] {
    var isInSession = false
    return lines.flatMap { line in
      if line.hasPrefix("```") { isInSession.toggle() }
      return line.isEmpty || isInSession || line.hasPrefix("```")
        ? [StyledText(line)] : StyledText(line).wrapped(to: max(width, 40))
    }
  }

  private func notes(to path: String?) -> [LessonPart] {
    guard !progress.done.isEmpty else { return [.text(say(.noProgress))] }
    let lines = notes()
    guard let path else { return [.text(laidOut(lines))] }
    do {
      try session.files.write(lines.map { $0 + "\n" }.joined(), to: path)
      return [.text(say(.notesWritten(path)))]
    } catch {
      return [trouble(error, path)]
    }
  }

  private mutating func open(_ word: String) -> [LessonPart] {
    let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if word == LessonShell.reviewID, course.lesson(word) == nil { return perform(.go(seed: nil)) }
    guard let found = course.lesson(parts[0]) else {
      return [.refusal(say(.noSuchLesson(word, near: course.nearest(to: word))))]
    }
    var index = 0
    if parts.count > 1, !parts[1].isEmpty {
      guard let number = Int(parts[1]), found.steps.indices.contains(number - 1) else {
        return [.refusal(say(.noSuchStep(parts[1], count: found.steps.count)))]
      }
      index = number - 1
    }
    return open(found, at: index)
  }

  /// Opens a lesson at a step: its scene, its text, its goals.
  mutating func open(_ found: Lesson, at index: Int) -> [LessonPart] {
    let start: (session: Session, shown: [Moment])
    do {
      start = try found.stage(of: index)
    } catch {
      return [.refusal(say(.damaged(error.description)))]
    }
    enter(start.session)
    let run = LessonRun(found, at: index, from: session)
    lesson = run
    parked = nil
    review = nil
    progress.place = .init(lesson: found.id, step: found.steps[index].name)
    write()
    return entered(run, shownFirst(run, start.shown))
  }

  /// Puts a lesson's session in the place of the learner's own, which is kept.
  mutating func enter(_ start: Session) {
    if own == nil {
      own = session
      progress.own = session.rebuilding
    }
    var start = start
    start.takeSurroundings(of: session)
    session = start
  }

  /// Brings the learner's own session back.
  mutating func comeHome() {
    if let own { session = own }
    own = nil
    progress.own = []
  }

  mutating func next() -> [LessonPart] {
    if let run = review {
      guard run.isDone else { return [.refusal(say(.notAnswered))] }
      return ask(run.state)
    }
    guard let run = lesson else { return [.refusal(say(.noLesson))] }
    guard run.isDone || !run.step.isExercise else { return [.refusal(say(.notDone))] }
    if !run.step.isExercise { progress.finish(run.step.name, of: run.lesson.id) }
    return advance(from: run)
  }

  /// On to the next step, or out of the lesson after the last.
  private mutating func advance(from run: LessonRun) -> [LessonPart] {
    let index = run.index + 1
    guard index < run.lesson.steps.count else { return end(run) }
    // The learner's own answer makes room for the lesson's.
    let isOwn = (try? run.lesson.session(atEndOf: run.index)).map { $0.scene != session.scene } ?? false
    let parts = open(run.lesson, at: index)
    return isOwn && run.step.goals.isEmpty == false ? [.text(say(.ownScene))] + parts : parts
  }

  /// Out of the lesson after its last step.
  private mutating func end(_ run: LessonRun) -> [LessonPart] {
    let hadScene = own.map { $0.scene != Scene() } ?? false
    lesson = nil
    progress.place = nil
    comeHome()
    write()
    let open = run.lesson.steps.indices.filter { !progress.has(run.lesson.steps[$0].name, of: run.lesson.id) }
    let title = Title(of: run.lesson)
    var lines =
      open.isEmpty
      ? say(.lessonDone(title))
      : say(.lessonEnd(title, open: open.map { run.lesson.number(ofStep: $0) }))
    if hadScene { lines += say(.home) }
    let following = course.lesson(after: run.lesson).map { "lesson \($0.id)" } ?? "lesson"
    return [.text(lines + say(.next([following, "progress"])))]
  }

  private mutating func skip(_ run: LessonRun) -> [LessonPart] {
    guard run.index + 1 == run.lesson.steps.count, !run.isDone,
      let end = try? run.lesson.session(atEndOf: run.index)
    else { return [.text(say(.skipped))] + advance(from: run) }
    // After the last step there is nothing that would show its end: it is stayed in.
    enter(end)
    lesson?.isDone = true
    return [.text(say(.skipped) + say(.next(["next"])))]
  }

  // MARK: Leaving and coming back

  private mutating func play() -> [LessonPart] {
    guard let run = lesson else { return [.refusal(say(.noLesson))] }
    parked = (run, session)
    lesson = nil
    return [.text(say(.playing))]
  }

  private mutating func leave() -> [LessonPart] {
    if let run = lesson { parked = (run, session) }
    guard own != nil else { return [.refusal(say(.noLesson))] }
    let wasReview = review != nil
    lesson = nil
    if wasReview {
      review = nil
      progress.place = nil
    }
    comeHome()
    write()
    return [.text(say(wasReview ? .home : .left))]
  }

  private mutating func resume() -> [LessonPart] {
    if let (run, kept) = parked {
      enter(kept)
      lesson = run
      parked = nil
      write()
      return entered(run, shownAgain(run), saying: .resumed(run.number))
    }
    if lesson != nil || review != nil { return [.refusal(say(.notPlaying))] }
    if hasOpenReview { return resumeReview() }
    guard let (found, index) = interrupted, let journal = progress.place?.journal else {
      return [.refusal(say(.nothingToResume))]
    }
    isReplaying = true
    // The scene that was one's own when the lesson took its place, unless there is a newer one.
    if session.scene == Scene() { for line in progress.own { _ = session.run(line) } }
    let language = language
    let opened = open(found, at: index)
    for line in journal { _ = run(line) }
    self.language = language
    isReplaying = false
    write()
    guard let run = lesson else { return opened }
    return entered(run, shownAgain(run), saying: .resumed(run.number))
  }

  private mutating func resumeReview() -> [LessonPart] {
    guard let kept = progress.review, let place = progress.place else { return [] }
    let journal = place.journal
    isReplaying = true
    if session.scene == Scene() { for line in progress.own { _ = session.run(line) } }
    // An answer moves the state on: the question is that of the state before.
    let isAnswered = place.step != "\(kept.number)"
    var parts = ask(kept)
    if !isAnswered {
      for line in journal { _ = run(line) }
      parts = reviewTask()
    }
    isReplaying = false
    write()
    return parts
  }

  // MARK: Help on the way

  private mutating func hint(_ run: LessonRun, _ line: String) -> [LessonPart] {
    guard run.step.isExercise, !run.isDone else { return [.refusal(say(.noMoreHints))] }
    // The rung that is made from the state comes first, and only where the state has something to say.
    let made = run.hintsGiven == 0 ? run.stateHint(in: session) : []
    let hasOwn = run.hasStateHint ?? !made.isEmpty
    let count = run.step.hints.count + (hasOwn ? 1 : 0)
    let place = run.hintsGiven
    guard place < count else { return [.text(say(.noMoreHints))] }
    lesson?.hasStateHint = hasOwn
    lesson?.hintsGiven = place + 1
    keep(line)
    let body =
      hasOwn && place == 0
      ? made.flatMap { say($0) } : paragraphs(run.step.hints[place - (hasOwn ? 1 : 0)])
    return [.text(say(.hint(place + 1, of: count)) + body)]
  }

  private mutating func solution(
    _ run: LessonRun, _ showing: LessonRequest.Showing, _ line: String
  ) -> [LessonPart] {
    if run.step.question != nil {
      let right = run.step.rightAnswer(in: session) ?? ["nothing"]
      if showing != .text, !run.isDone { return answer(right, run, "answer " + right.joined(separator: " ")) }
      return [.text(say(.answerIs(right.joined(separator: " "))) + say(.next(run.nextCommands)))]
    }
    let commands = run.step.solution
    guard !commands.isEmpty else { return [.text(say(.noSolution))] }
    guard showing != .text else {
      let shown = commands.flatMap { command in
        command.text.fileLines.flatMap { StyledText("  " + $0, .keyword).wrapped(to: width, hanging: 6) }
      }
      return [.text(say(.solution) + shown)]
    }
    keep(line)
    var parts: [LessonPart] = []
    // It is made for the step's own scene; what the learner did to it can be had back with undo.
    if run.solutionPlace == 0 || run.solutionPlace >= commands.count {
      lesson?.solutionPlace = 0
      if session.scene != run.judge.start.scene, let reply = session.run("reset") {
        parts.append(.reply(reply))
        lesson?.usedBeforeReset.append(run.commandsUsed)
        lesson?.commandsUsed = 0
      }
    }
    let start = lesson?.solutionPlace ?? 0
    for command in commands[start..<(showing == .step ? start + 1 : commands.count)] {
      guard let reply = session.run(command.text) else { continue }
      if showing == .step {
        parts.append(.text([StyledText("> ", .dim) + StyledText(command.text, .keyword)]))
      }
      parts.append(.reply(reply))
      lesson?.solutionPlace += 1
      lesson?.commandsUsed += 1
    }
    return parts + judged()
  }

  // MARK: Answering

  private mutating func answer(_ words: [String], _ run: LessonRun, _ line: String) -> [LessonPart] {
    guard let question = run.step.question else { return [.refusal(say(.noQuestion))] }
    guard !run.isDone else { return [.refusal(say(.alreadyAnswered))] }
    let given = words.flatMap { $0.split { ",，、>".contains($0) }.map(String.init) }
    if let strange = strangeWord(in: given, question) { return [.refusal(say(.unknownAnswer(strange)))] }
    guard let right = run.step.rightAnswer(in: session) else { return [.refusal(say(.noQuestion))] }
    keep(line)
    let normal = given.map { ["nobody", "nothing"].contains($0) ? right.first ?? $0 : $0 }
    let saysNone = given == ["nobody"] || given == ["nothing"]
    let isNone = right == ["nobody"] || right == ["nothing"]
    if saysNone == isNone, normal == right {
      return finished(say(.right(shown(right, question))))
    }
    // A wrong guess opens the trace at the step that decides.
    var parts: [LessonPart] = [.text(say(.wrong(shown(given, question), right: shown(right, question))))]
    if case .received = question, let event = session.event {
      // The event as its command showed it: who handled it, and along which way.
      parts.append(
        .reply(Reply(line: nil, command: event.command, result: .success(.event(isNew: false, from: 0)))))
    }
    for command in proof(of: question) {
      if let reply = session.run(command), reply.isFine { parts.append(.reply(reply)) }
    }
    return parts + finished([])
  }

  private func strangeWord(in words: [String], _ question: LessonStep.Question) -> String? {
    switch question {
    case .choice(let choices, _):
      guard words.count == 1, let number = Int(words[0]), choices.indices.contains(number - 1) else {
        return words.joined(separator: " ")
      }
      return nil
    case .hit where words.count != 1: return words.joined(separator: " ")
    default:
      return words.first { !["nothing", "nobody"].contains($0) && session.scene.object(named: $0) == nil }
    }
  }

  private func shown(_ words: [String], _ question: LessonStep.Question) -> String {
    words.joined(separator: " ")
  }

  /// The commands that show why the right answer is right.
  private func proof(of question: LessonStep.Question) -> [String] {
    switch question {
    case .hit(let x, let y): ["hit \(x) \(y)", "step to decider"]
    case .chain(let name): ["chain \(name)"]
    case .received: []
    case .choice: []
    }
  }

  // MARK: Progress

  private mutating func forget(_ id: String) -> [LessonPart] {
    guard let found = course.lesson(id) else {
      return [.refusal(say(.noSuchLesson(id, near: course.nearest(to: id))))]
    }
    progress.forget(found.id)
    if let lesson, lesson.lesson.id == found.id {
      progress.place = .init(lesson: found.id, step: lesson.step.name)
    }
    write()
    return [.text(say(.forgotten(found.id)))]
  }

  private func export(to path: String) -> [LessonPart] {
    do {
      try session.files.write(progress.text, to: path)
      return [.text(say(.exported(path)))]
    } catch {
      return [trouble(error, path)]
    }
  }

  private mutating func takeOver(from path: String) -> [LessonPart] {
    do {
      guard let other = Progress(text: try session.files.read(path)) else { throw FileTrouble.notText }
      let count = progress.takeOver(other)
      write()
      return [.text(say(.imported(count)))]
    } catch let trouble as FileTrouble {
      return [self.trouble(trouble, path)]
    } catch {
      return []
    }
  }

  func trouble(_ trouble: FileTrouble, _ path: String) -> LessonPart {
    .reply(Reply(line: nil, command: path, result: .failure(Problem(.file(path: path, trouble)))))
  }
}
