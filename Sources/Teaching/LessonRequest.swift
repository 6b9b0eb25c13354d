import CommandLanguage
import Session

/// What can be asked of lessons: commands beside those of the session.
public enum LessonRequest: Sendable, Hashable {
  /// The menu, or a lesson by its id, its number, or its number and step.
  case open(String?)
  /// A lesson as Markdown, by its id or number.
  case read(String)
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
  /// What was done and learnt, as Markdown; into a file where one is named.
  case notes(String?)
  /// Records what is typed into a file.
  case record(String)
  /// Ends recording.
  case stopRecording
  /// What is done.
  case progress
  /// Forgets what was done in a lesson.
  case forget(String)
  /// Writes the progress to a file.
  case export(String)
  /// Takes over progress from a file.
  case takeOver(String)

  /// What is asked of the endless exercise.
  public enum Exercise: Sendable, Hashable {
    /// On with it, or anew from a seed.
    case go(seed: UInt64?)
    /// The score.
    case score
  }

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

  /// The exercise, whose word is also a command of the session: `review NAME`.
  static let exercise = CommandTable<Exercise>([
    Command(
      "review", "Asks one question after the other over new scenes, ever harder.", section: section,
      examples: ["review", "review 7", "review score"],
      notes: ["review NAME is another command: remarks on the code of NAME."],
      forms: [
        .choice([.literal("score", Exercise.score)]),
        .form(.optional(.integer("SEED", in: 0...Int.max))) { .go(seed: $0.map { UInt64($0) }) },
      ])
  ])

  /// The table of all lesson commands.
  public static let table = CommandTable<LessonRequest>([
    Command(
      "lesson", aliases: ["lessons"], "Lists the lessons, or opens one.", section: section,
      examples: ["lesson", "lesson abcde-tap-b", "lesson 4", "lesson 04.2", "lesson abcde-tap-b --read"],
      notes: ["With --read a lesson is shown as Markdown, with the session of someone who does all of it."],
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
      "notes", "Shows what you did and learnt as Markdown, or writes it to a file.", section: section,
      examples: ["notes", "notes mine.md"], forms: [.form(.optional(.file("FILE"))) { .notes($0) }]),
    Command(
      "record", "Records what is typed as a transcript, to be checked; off ends it.",
      section: section, examples: ["record bug.transcript", "record off"],
      forms: [
        .choice([.literal("off", LessonRequest.stopRecording)]), .form(.file("FILE")) { .record($0) },
      ]),
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
