import CommandLanguage
import Drawing
import Presentation
import Session

/// What a line in a shell with lessons shows, piece by piece.
public enum LessonPart: Sendable {
  /// A command's reply, to be shown as everywhere.
  case reply(Reply)
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
  public let course: Course
  /// The session: the learner's own, or that of the open lesson.
  public internal(set) var session: Session
  /// The languages in which lessons are told.
  public var language: Language
  /// Columns of a line.
  public var width: Int
  /// The lesson that is open; nil outside, and while it is left for free play.
  public internal(set) var lesson: LessonRun?
  /// What was done.
  public internal(set) var progress: Progress

  let file: ProgressFile
  /// The lesson that was left for free play.
  var parked: (run: LessonRun, session: Session)?
  /// Whether lines are done again that were kept: then nothing is written.
  var isReplaying = false

  /// Makes a shell around a session.
  public init(
    course: Course, session: Session, progress file: ProgressFile, language: Language = .english,
    width: Int = 80
  ) {
    self.course = course
    self.session = session
    self.file = file
    self.language = language
    self.width = width
    progress = file.read()
  }

  /// The step at which a lesson is open, for the prompt: `04.2`.
  public var number: String? { lesson?.number }

  /// The lesson and step at which a shell was killed or left, which `resume` opens again; nil when there is none.
  public var interrupted: (lesson: Lesson, step: Int)? {
    guard lesson == nil, let place = progress.place, let lesson = course.lesson(place.lesson),
      let index = lesson.steps.firstIndex(where: { $0.name == place.step })
    else { return nil }
    return (lesson, index)
  }

  // MARK: Running

  /// Runs a line.
  public mutating func run(_ line: String) -> [LessonPart] {
    if line.allSatisfy(\.isWhitespace) {
      return lesson?.isDone == true && !line.isEmpty ? next() : []
    }
    let first = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    if LessonRequest.table.command(named: first) != nil {
      do {
        guard let request = try LessonRequest.table.request(from: line) else { return [] }
        return perform(request, line)
      } catch {
        return [.reply(Reply(line: nil, command: line, result: .failure(Problem(error))))]
      }
    }
    if let (isAlone, lines) = help(for: line) { return (isAlone ? [] : command(line)) + [.text(lines)] }
    if let words = answerWords(line) { return perform(.answer(words), line) }
    if let banned = bannedWord(first) { return [.refusal(say(.banned(banned)))] }
    return command(line)
  }

  /// The words of a line that is an answer to the open question: names of objects, or a number.
  private func answerWords(_ line: String) -> [String]? {
    guard let lesson, !lesson.isDone, let question = lesson.step.question else { return nil }
    let words = line.split { $0 == " " || $0 == "," || $0 == "，" || $0 == "、" }.map(String.init)
    if case .choice = question { return words.count == 1 && Int(words[0]) != nil ? words : nil }
    let known = words.allSatisfy {
      ["nothing", "nobody"].contains($0) || session.scene.object(named: $0) != nil
    }
    return known ? words : nil
  }

  private func bannedWord(_ word: String) -> String? {
    guard let lesson, !lesson.isDone else { return nil }
    return lesson.step.banned.first { $0.lowercased() == word.lowercased() }
  }

  /// Runs a command of the session and judges again.
  private mutating func command(_ line: String) -> [LessonPart] {
    let (oldScene, oldEvent) = (session.scene, session.event)
    guard let reply = session.run(line) else { return [] }
    if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
      self.language = language
    }
    guard lesson != nil, reply.isFine else { return [.reply(reply)] }
    let changed = session.scene != oldScene || session.event != oldEvent
    count(reply, changed)
    keep(line)
    guard changed else { return [.reply(reply)] }
    return [.reply(reply)] + judged()
  }

  private mutating func count(_ reply: Reply, _ changed: Bool) {
    switch reply.result {
    case .success(.undone(let commands)):
      let used = lesson?.commandsUsed ?? 0
      lesson?.commandsUsed = max(0, used - commands.count)
    case .success(.reset): lesson?.commandsUsed = 0
    default: if changed { lesson?.commandsUsed += 1 }
    }
  }

  /// The goals as they stand now; all reached means that the step is done.
  mutating func judged() -> [LessonPart] {
    guard let run = lesson, !run.isDone, !run.step.goals.isEmpty else { return [] }
    guard run.judge.firstShortfall(of: session) == nil else {
      return [.text(goals(of: run) + say(.next(run.nextCommands)))]
    }
    return finished(say(.stepDone(used: run.commandsUsed, par: run.step.par)))
  }

  /// The step is done: what is said, and what comes next.
  mutating func finished(_ lines: [StyledText]) -> [LessonPart] {
    lesson?.isDone = true
    guard let run = lesson else { return [] }
    progress.finish(run.step.name, of: run.lesson.id)
    write()
    return [.text(lines + paragraphs(run.step.done) + say(.next(["next"])))]
  }

  // MARK: Keeping

  /// Keeps an accepted line at once, so that a killed shell resumes behind it.
  mutating func keep(_ line: String) {
    progress.place?.journal.append(line)
    write()
  }

  func write() {
    if !isReplaying { file.write(progress) }
  }
}
