import Drawing
import Session

// What the lesson commands do.

extension LessonShell {
  mutating func perform(_ request: LessonRequest, _ line: String) -> [LessonPart] {
    switch request {
    case .open(nil): return [.text(menu())]
    case .open(let word?): return open(word)
    case .resume: return resume()
    case .play: return play()
    case .progress: return [.text(progressLines())]
    case .forget(let id): return forget(id)
    case .export(let path): return export(to: path)
    case .takeOver(let path): return takeOver(from: path)
    case .next, .task, .hint, .solution, .skip, .answer:
      guard let run = lesson else { return [.refusal(say(.noLesson))] }
      switch request {
      case .next: return next()
      case .task: return [.text(task(of: run))]
      case .hint: return hint(run, line)
      case .solution(let runs): return solution(run, runs: runs, line)
      case .skip: return skip(run)
      case .answer(let words): return answer(words, run, line)
      default: return []
      }
    }
  }

  // MARK: Opening

  private mutating func open(_ word: String) -> [LessonPart] {
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    guard let found = course.lesson(parts[0]) else {
      return [.refusal(say(.noSuchLesson(word, near: course.nearest(to: word))))]
    }
    var index = 0
    if parts.count > 1 {
      guard let number = Int(parts[1]), found.steps.indices.contains(number - 1) else {
        return [.refusal(say(.noSuchStep(parts[1], count: found.steps.count)))]
      }
      index = number - 1
    }
    return open(found, at: index)
  }

  /// Opens a lesson at a step: its scene, its text, its goals.
  mutating func open(_ found: Lesson, at index: Int) -> [LessonPart] {
    let start: Session
    do {
      start = try enter(found, at: index)
    } catch {
      return [.refusal(say(.damaged(error.description)))]
    }
    let run = LessonRun(found, at: index, from: start)
    lesson = run
    parked = nil
    progress.place = .init(lesson: found.id, step: found.steps[index].name)
    write()
    return [.text(task(of: run))]
  }

  /// Brings the session to a step's start; files and habits of the shell stay.
  private mutating func enter(_ found: Lesson, at index: Int) throws(LessonFault) -> Session {
    var start = try found.session(atStartOf: index)
    start.files = session.files
    start.abbreviations = session.abbreviations
    session = start
    return start
  }

  mutating func next() -> [LessonPart] {
    guard let run = lesson else { return [.refusal(say(.noLesson))] }
    guard run.isDone || !run.step.isExercise else { return [.refusal(say(.notDone))] }
    if !run.step.isExercise { progress.finish(run.step.name, of: run.lesson.id) }
    return advance(from: run)
  }

  /// On to the next step, or out of the lesson after the last.
  private mutating func advance(from run: LessonRun) -> [LessonPart] {
    let index = run.index + 1
    guard index < run.lesson.steps.count else {
      lesson = nil
      progress.place = nil
      write()
      let following = course.lesson(after: run.lesson).map { "lesson \($0.id)" } ?? "lesson"
      return [
        .text(titles(of: run.lesson).flatMap { say(.lessonDone($0)) } + say(.next([following, "progress"])))
      ]
    }
    // The learner's own answer makes room for the lesson's.
    let isOwn = (try? run.lesson.session(atEndOf: run.index)).map { $0.scene != session.scene } ?? false
    let parts = open(run.lesson, at: index)
    return isOwn && run.step.goals.isEmpty == false ? [.text(say(.ownScene))] + parts : parts
  }

  private mutating func skip(_ run: LessonRun) -> [LessonPart] {
    if run.index + 1 == run.lesson.steps.count, let end = try? run.lesson.session(atEndOf: run.index) {
      session = end
    }
    return [.text(say(.skipped))] + advance(from: run)
  }

  // MARK: Leaving and coming back

  private mutating func play() -> [LessonPart] {
    guard let run = lesson else { return [.refusal(say(.noLesson))] }
    parked = (run, session)
    lesson = nil
    return [.text(say(.playing))]
  }

  private mutating func resume() -> [LessonPart] {
    if let (run, kept) = parked {
      lesson = run
      session = kept
      parked = nil
      return [.text(say(.resumed(run.number)) + task(of: run))]
    }
    if lesson != nil { return [.refusal(say(.notPlaying))] }
    guard let (found, index) = interrupted, let journal = progress.place?.journal else {
      return [.refusal(say(.nothingToResume))]
    }
    isReplaying = true
    let opened = open(found, at: index)
    for line in journal { _ = run(line) }
    isReplaying = false
    write()
    guard let run = lesson else { return opened }
    return [.text(say(.resumed(run.number)) + task(of: run))]
  }

  // MARK: Help on the way

  private mutating func hint(_ run: LessonRun, _ line: String) -> [LessonPart] {
    guard run.step.isExercise, !run.isDone else { return [.refusal(say(.noMoreHints))] }
    let own = run.stateHint(in: session)
    // The rung that is made from the state comes first, and only where the state has something to say.
    let offset = run.hintsGiven == 0 && own.isEmpty ? 1 : 0
    let place = run.hintsGiven + offset
    let count = run.step.hints.count + 1
    guard place < count else { return [.text(say(.noMoreHints))] }
    lesson?.hintsGiven = place + 1
    keep(line)
    let body = place == 0 ? own.flatMap { say($0) } : paragraphs(run.step.hints[place - 1])
    return [.text(say(.hint(place + 1, of: count)) + body)]
  }

  private mutating func solution(_ run: LessonRun, runs: Bool, _ line: String) -> [LessonPart] {
    if run.step.question != nil {
      let right = run.step.rightAnswer(in: session)?.joined(separator: " ") ?? "nothing"
      return [.text(say(.answerIs(right)) + say(.next(run.nextCommands)))]
    }
    guard !run.step.solution.isEmpty else { return [.text(say(.noSolution))] }
    guard runs else {
      let commands = run.step.solution.flatMap { $0.text.fileLines.map { StyledText("  " + $0, .keyword) } }
      return [.text(say(.solution) + commands)]
    }
    keep(line)
    var parts: [LessonPart] = []
    for command in run.step.solution {
      guard let reply = session.run(command.text) else { continue }
      parts.append(.reply(reply))
      lesson?.commandsUsed += 1
    }
    return parts + judged()
  }

  // MARK: Answering

  private mutating func answer(_ words: [String], _ run: LessonRun, _ line: String) -> [LessonPart] {
    guard let question = run.step.question else { return [.refusal(say(.noQuestion))] }
    guard !run.isDone else { return [.refusal(say(.alreadyAnswered))] }
    let given = words.flatMap { $0.split { ",，、".contains($0) }.map(String.init) }
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
    case .received: ["trace"]
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

  private func trouble(_ trouble: FileTrouble, _ path: String) -> LessonPart {
    .reply(Reply(line: nil, command: path, result: .failure(Problem(.file(path: path, trouble)))))
  }
}
