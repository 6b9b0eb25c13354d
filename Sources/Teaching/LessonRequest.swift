import CommandLanguage
import Session

/// What can be asked of lessons: commands beside those of the session.
public enum LessonRequest: Sendable, Hashable {
  /// The menu, or a lesson by its id, its number, or its number and step.
  case open(String?)
  /// On to the next step.
  case next
  /// The present step's text and goals again.
  case task
  /// The next hint.
  case hint
  /// An answer: shown, played, or played one command at a time.
  case solution(Showing)
  /// On to the next step, with the scene as the present one leaves it.
  case skip
  /// Answers a question.
  case answer([String])
  /// Out of the lesson for a while, with its scene.
  case play
  /// Out of the lesson, back to the scene of one's own.
  case leave
  /// Back to exactly where the lesson was left.
  case resume
  /// What is done.
  case progress
  /// Forgets what was done in a lesson.
  case forget(String)
  /// Writes the progress to a file.
  case export(String)
  /// Takes over progress from a file.
  case takeOver(String)

  /// How a solution is shown.
  public enum Showing: Sendable, Hashable {
    /// As text.
    case text
    /// All of it is played.
    case run
    /// Its next command is played.
    case step
  }
}

extension LessonRequest {
  private static let section = "Lessons"

  /// The table of all lesson commands.
  public static let table = CommandTable<LessonRequest>([
    Command(
      "lesson", aliases: ["lessons"], "Lists the lessons, or opens one.", section: section,
      examples: ["lesson", "lesson abcde-tap-b", "lesson 4", "lesson 04.2"],
      forms: [.form(.optional(.text("ID"))) { .open($0) }]),
    Command(
      "next", "Goes on to the next step.", section: section, examples: ["next"], forms: [.constant(.next)]),
    Command(
      "task", "Shows the present step again.", section: section, examples: ["task"], forms: [.constant(.task)]
    ),
    Command(
      "hint", "Gives the next hint.", section: section, examples: ["hint"], forms: [.constant(.hint)]),
    Command(
      "solution", "Shows an answer, or plays it, at once or step by step.", section: section,
      examples: ["solution", "solution run", "solution step"],
      forms: [
        .choice([
          .literal("run", LessonRequest.solution(.run)), .literal("step", LessonRequest.solution(.step)),
        ]),
        .constant(.solution(.text)),
      ]),
    Command(
      "skip", "Leaves a step as if it were done.", section: section, examples: ["skip"],
      forms: [.constant(.skip)]),
    Command(
      "answer", "Answers a question; the bare names will do, too.", section: section,
      examples: ["answer B", "answer B A view", "answer 2", "answer nothing"],
      forms: [.form(.oneOrMore(.text("WORD"))) { .answer($0) }]),
    Command(
      "play", "Leaves the lesson for free play in its scene.", section: section, examples: ["play"],
      forms: [.constant(.play)]),
    Command(
      "leave", "Leaves the lesson and brings your own scene back.", section: section, examples: ["leave"],
      forms: [.constant(.leave)]),
    Command(
      "resume", "Goes back to exactly where the lesson was left.", section: section, examples: ["resume"],
      forms: [.constant(.resume)]),
    Command(
      "progress", "Shows what is done, forgets it, or takes it from one machine to another.",
      section: section,
      examples: [
        "progress", "progress forget abcde-tap-b", "progress export my.progress",
        "progress import my.progress",
      ],
      forms: [
        .after("forget", Parameter<String>.text("ID").map { .forget($0) }),
        .after("export", Parameter<String>.file("FILE").map { .export($0) }),
        .after("import", Parameter<String>.file("FILE").map { .takeOver($0) }),
        .constant(.progress),
      ]),
  ])
}
