import CommandLanguage
import Drawing
import Presentation
import SceneModel
import Session

/// What a line in a shell with lessons shows, piece by piece.
public enum LessonPart: Sendable {
  /// A command's reply, to be shown as everywhere.
  case reply(Reply)
  /// What a step's preparation shows, with the session as it was then: a drawing above the step's text.
  case shown(Moment)
  /// Lines of a lesson, laid out for the shell's width.
  case text([StyledText])
  /// Why a lesson command was not done; for standard error.
  case refusal([StyledText])
}

/// A session with lessons around it: lesson commands are taken first, everything else goes to the session, and
/// then the goals are judged again.
///
/// A value, as its session is: to leave a lesson for a while is to keep a copy.
public struct LessonShell: Sendable {
  /// The lessons.
  public var course: Course { readCourse() }
  /// The session: the learner's own, or that of the open lesson.
  public internal(set) var session: Session
  /// The languages in which lessons are told.
  public var language: Language
  /// Columns of a line.
  public var width: Int
  /// Lines of the screen on which a step is to fit; nil where there is no screen.
  public var height: Int?
  /// The lesson that is open; nil outside, and while it is left for free play.
  public internal(set) var lesson: LessonRun?
  /// What was done.
  public internal(set) var progress: Progress

  /// Reads the lessons, or has them.
  private let readCourse: @Sendable () -> Course
  let file: ProgressFile
  /// The progress when it was read or kept last: what differs was done here.
  private var kept: Progress
  /// The learner's own session while a lesson's stands in its place; nil outside of lessons.
  var own: Session?
  /// The lesson that was left, with its session.
  var parked: (run: LessonRun, session: Session)?
  /// The question of the endless exercise that is open or was answered.
  var review: ReviewRun?
  /// The files into which what is typed is recorded.
  var recorders: [Recorder] = []
  /// Why progress could not be kept, until it was told.
  private var untold: FileTrouble?
  private var isUnkept = false
  /// Whether lines are done again that were kept: then nothing is written.
  var isReplaying = false

  /// Keeps the breakpoints that were set while a film played.
  public mutating func keep(breakpoints: Set<ObjectID>) { session.breakpoints = breakpoints }

  /// Makes a shell around a session.
  public init(
    course: Course, session: Session, progress file: ProgressFile, language: Language = .english,
    width: Int = 80
  ) {
    self.init(
      readingCourse: { course }, session: session, progress: file, language: language, width: width)
  }

  /// Makes a shell around a session, with lessons that are read when somebody asks for one: most shells never do.
  ///
  /// The function is called each time, so it has to keep what it read.
  public init(
    readingCourse: @escaping @Sendable () -> Course, session: Session, progress file: ProgressFile,
    language: Language = .english, width: Int = 80
  ) {
    readCourse = readingCourse
    self.session = session
    self.file = file
    self.language = language
    self.width = width
    kept = file.read()
    progress = kept
  }

  /// Whether the session is the learner's own, and not that of a lesson.
  public var isAtHome: Bool { own == nil }

  /// Whether a lesson's scene is played with, outside of its steps.
  public var isPlaying: Bool { own != nil && lesson == nil && review == nil }

  /// What is said at the start: where a lesson was left.
  public var greeting: [StyledText] {
    if hasOpenReview { return say(.interruptedReview) }
    return interrupted.map { say(.interrupted($0.lesson.number(ofStep: $0.step))) } ?? []
  }

  /// The step at which a lesson is open, for the prompt: `04.2`.
  public var number: String? {
    lesson?.number ?? review.map { "review \($0.isDone ? $0.state.number - 1 : $0.state.number)" }
  }

  /// The lesson and step at which a shell was killed or left, which `resume` opens again; nil when there is none.
  public var interrupted: (lesson: Lesson, step: Int)? {
    guard lesson == nil, let place = progress.place, let lesson = course.lesson(place.lesson),
      let index = lesson.steps.firstIndex(where: { $0.name == place.step })
    else { return nil }
    return (lesson, index)
  }

  /// Whether a question of the exercise was open when the shell was killed or left.
  var hasOpenReview: Bool {
    lesson == nil && review == nil && progress.place?.lesson == LessonShell.reviewID
      && course.lesson(LessonShell.reviewID) == nil && progress.review != nil
  }

  // MARK: Running

  /// Runs a line.
  public mutating func run(_ line: String) -> [LessonPart] {
    let (records, written) = (!recorders.isEmpty, writtenOut(line))
    var parts = respond(to: line)
    // What begins to be recorded, or ends, is no part of it.
    if records, !recorders.isEmpty, !isReplaying { parts += recordLine(written) }
    if let trouble = untold {
      parts.append(.refusal(say(.unkept)))
      parts.append(self.trouble(trouble, file.path))
      untold = nil
    }
    return parts
  }

  private mutating func respond(to line: String) -> [LessonPart] {
    if line.allSatisfy(\.isWhitespace) {
      return (lesson?.isDone ?? review?.isDone) == true ? next() : []
    }
    let first = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    if let request = reviewRequest(line) { return perform(request) }
    if let own = lessonLine(line, first) {
      if let id = LessonShell.wordToRead(own) { return perform(.read(id), own) }
      do {
        guard let request = try LessonRequest.table.request(from: own) else { return [] }
        return perform(request, own)
      } catch {
        return [.reply(Reply(line: nil, command: line, result: .failure(Problem(error))))]
      }
    }
    if let (isAlone, lines) = help(for: line) { return (isAlone ? [] : command(line)) + [.text(lines)] }
    if let words = answerWords(line) { return perform(.answer(words), line) }
    if isTooEarly(first) { return [.refusal(say(.guessFirst))] }
    if let banned = bannedWord(first) { return [.refusal(say(.banned(banned)) + banReason)] }
    return command(line)
  }

  /// The id in `lesson ID --read`.
  private static func wordToRead(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 3, ["lesson", "lessons"].contains(words[0].lowercased()) else { return nil }
    return words[2] == "--read" ? words[1] : words[1] == "--read" ? words[2] : nil
  }

  /// A line that is a command of lessons, its word written out; nil for all else.
  private func lessonLine(_ line: String, _ first: String) -> String? {
    if LessonRequest.table.command(named: first) != nil { return line }
    // At a prompt a beginning will do that fits no other command, and no object that answers a question.
    guard session.abbreviations == .accepted, answerWords(line) == nil,
      Session.table.command(named: first) == nil
    else { return nil }
    let start = first.lowercased()
    let fitting = { (name: String) in name.lowercased().hasPrefix(start) }
    let mine = LessonRequest.table.commands.map(\.name).filter(fitting)
    let others = Session.table.commands.flatMap { [$0.name] + $0.aliases }.filter(fitting)
    guard mine.count == 1, others.isEmpty, let place = line.range(of: first) else { return nil }
    return line.replacingSubrange(place, with: mine[0])
  }

  /// The words of a line that is an answer to the open question: names of objects, or a number.
  func answerWords(_ line: String) -> [String]? {
    if let review, !review.isDone {
      let words = line.split { " ,，、>\t".contains($0) }.map(String.init)
      return review.question.takes(words) ? words : nil
    }
    guard let lesson, !lesson.isDone, let question = lesson.step.question else { return nil }
    let words = line.split { " ,，、>\t".contains($0) }.map(String.init)
    if case .choice = question { return words.count == 1 && Int(words[0]) != nil ? words : nil }
    let known = words.allSatisfy {
      ["nothing", "nobody"].contains($0) || session.scene.object(named: $0) != nil
    }
    return known && !words.isEmpty ? words : nil
  }

  /// The forbidden command that a word stands for: the command itself, another word for it, or its beginning.
  private func bannedWord(_ word: String) -> String? {
    guard let lesson, !lesson.isDone else { return nil }
    return lesson.step.forbids(word, beginnings: session.abbreviations == .accepted)
  }

  private var banReason: [StyledText] { lesson.map { paragraphs($0.step.banReason) } ?? [] }

  /// Runs a command of the session and judges again.
  private mutating func command(_ line: String) -> [LessonPart] {
    let before = session
    guard let reply = session.run(line) else { return [] }
    if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
      self.language = language
    }
    if review != nil, reply.isFine { keep(line, reply) }
    guard lesson != nil, reply.isFine else { return [.reply(reply)] }
    // A script may hold what the step is to be done without.
    for text in session.commands.dropFirst(before.commands.count) {
      let word = text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      if let banned = bannedWord(word) {
        session = before
        return [.refusal(say(.banned(banned)) + banReason)]
      }
    }
    let changed = session.scene != before.scene || session.event != before.event
    count(reply, changed)
    keep(line, reply)
    guard changed else { return [.reply(reply)] }
    return [.reply(reply)] + judged()
  }

  private mutating func count(_ reply: Reply, _ changed: Bool) {
    guard var run = lesson else { return }
    switch reply.result {
    case .success(.undone(let commands)):
      for text in commands.reversed() {
        if text.trimmed.lowercased() == "reset", let used = run.usedBeforeReset.popLast() {
          run.commandsUsed = used
        } else {
          run.commandsUsed = max(0, run.commandsUsed - 1)
        }
      }
    case .success(.redone(let commands)): run.commandsUsed += commands.count
    case .success(.reset):
      run.usedBeforeReset.append(run.commandsUsed)
      run.commandsUsed = 0
    default: if changed { run.commandsUsed += 1 }
    }
    lesson = run
  }

  /// The goals as they stand now; all reached means that the step is done.
  mutating func judged() -> [LessonPart] {
    guard let run = lesson, !run.isDone, !run.step.goals.isEmpty else { return [] }
    let verdict = run.judge.verdict(on: session)
    guard verdict.firstShortfall == nil else {
      return [.text(goals(verdict) + say(.next(run.nextCommands)))]
    }
    return finished(say(.stepDone(used: run.commandsUsed, par: run.step.par)))
  }

  /// The step is done: what is said, and what comes next.
  mutating func finished(_ lines: [StyledText]) -> [LessonPart] {
    lesson?.isDone = true
    guard let run = lesson else { return [] }
    progress.finish(run.step.name, of: run.lesson.id, by: progress.place?.journal ?? [])
    write()
    return [.text(lines + paragraphs(run.step.done) + say(.next(["next"])))]
  }

  // MARK: Keeping

  /// Keeps an accepted line at once, so that a killed shell resumes behind it.
  mutating func keep(_ line: String, _ reply: Reply? = nil) {
    // A language is the person's, not the step's.
    if case .success(.language)? = reply?.result { return }
    progress.place?.journal.append(line)
    write()
  }

  /// Keeps the progress; that it cannot be kept is told once, and ends nothing.
  mutating func write() {
    guard !isReplaying, let trouble = file.write(&progress, since: &kept), !isUnkept else { return }
    (untold, isUnkept) = (trouble, true)
  }
}

extension LessonStep {
  /// The command of `ban` that a word stands for: the command itself, another word for it, or its beginning.
  func forbids(_ word: String, beginnings: Bool) -> String? {
    guard !banned.isEmpty else { return nil }
    let word = word.lowercased()
    var name = Session.table.command(named: word)?.name
    if name == nil, beginnings {
      let fitting = Session.table.commands.filter { command in
        ([command.name] + command.aliases).contains { $0.lowercased().hasPrefix(word) }
      }
      name = fitting.count == 1 ? fitting[0].name : nil
    }
    return banned.first { ban in
      ban.lowercased() == word || Session.table.command(named: ban)?.name == name && name != nil
    }
  }
}

extension String {
  /// The first place of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingSubrange(_ range: Range<String.Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
