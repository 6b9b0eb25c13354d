import CommandLanguage

/// A text in both languages.
public struct Bilingual: Hashable, Sendable {
  /// The paragraphs in English.
  public var english: [String]
  /// The paragraphs in Chinese.
  public var chinese: [String]

  /// Makes a text; without arguments, an empty one.
  public init(english: [String] = [], chinese: [String] = []) {
    self.english = english
    self.chinese = chinese
  }

  /// Whether there is no text in any language.
  public var isEmpty: Bool { english.isEmpty && chinese.isEmpty }
}

/// A lesson: a scene, and steps in which something is predicted, built or mended.
public struct Lesson: Hashable, Sendable {
  /// The name by which it is opened.
  public var id = ""
  /// The number in its file's name, by which the course is ordered.
  public var number = 0
  /// The path of its file.
  public var path: String
  /// The lessons that are good to know before: a recommendation, nothing is locked.
  public var needs: [String] = []
  /// The articles that it mirrors.
  public var sources: [String] = []
  /// The title.
  public var title = Bilingual()
  /// The commands that build the scene.
  public var scene: [ScriptCommand] = []
  /// The steps, in order.
  public var steps: [LessonStep] = []
}

/// A step of a lesson.
public struct LessonStep: Hashable, Sendable {
  /// A question, answered before the answer can be seen.
  public enum Question: Hashable, Sendable {
    /// Who gets a touch at a point.
    case hit(x: String, y: String)
    /// What the responder chain from an object is.
    case chain(String)
    /// Who receives a method in the last event, in order.
    case received(String)
    /// Which of several sentences is right, counted from 1.
    case choice([Bilingual], answer: Int)
  }

  /// Something to reach.
  public enum Goal: Hashable, Sendable {
    /// An expectation holds.
    case expect(String)
    /// A view's `pointInside` and `hitTest` agree with the solution's at every point of the screen, also `after`
    /// commands that are done on copies of both.
    case same(String, after: [String])
    /// The last event was a tap at a point.
    case tapped(x: String, y: String)
  }

  /// A wrong answer that was thought of.
  public struct Reject: Hashable, Sendable {
    /// The line of the file.
    public var line: Int
    /// The commands.
    public var commands: [ScriptCommand]
    /// Why it is wrong, as the judge says it.
    public var reason: String
  }

  /// Its name.
  public var name: String
  /// The line of the file on which it begins.
  public var line: Int
  /// The commands that are done for the learner before the text.
  public var preparation: [ScriptCommand] = []
  /// What the learner reads.
  public var text = Bilingual()
  /// What is asked.
  public var question: Question?
  /// What is to be reached, all of it.
  public var goals: [Goal] = []
  /// Properties, `NAME.PROPERTY`, that must stay what they were at the step's start.
  public var kept: [String] = []
  /// Commands that must not be used.
  public var banned: [String] = []
  /// Why they must not.
  public var banReason = Bilingual()
  /// Hints, from the gentlest to the plainest.
  public var hints: [Bilingual] = []
  /// The commands of a right answer.
  public var solution: [ScriptCommand] = []
  /// Other right answers.
  public var accepted: [[ScriptCommand]] = []
  /// Wrong answers.
  public var rejected: [Reject] = []
  /// How few commands will do.
  public var par: Int?
  /// What is said when it is done.
  public var done = Bilingual()
  /// The mark of the English text from which the Chinese was made.
  public var translated: String?

  /// All English texts of the step, from which its mark is made.
  var englishTexts: [String] {
    var choices: [Bilingual] = []
    if case .choice(let all, _) = question { choices = all }
    return text.english + choices.flatMap(\.english) + banReason.english + hints.flatMap(\.english)
      + done.english
  }

  /// All Chinese texts of the step.
  var chineseTexts: [String] {
    var choices: [Bilingual] = []
    if case .choice(let all, _) = question { choices = all }
    return text.chinese + choices.flatMap(\.chinese) + banReason.chinese + hints.flatMap(\.chinese)
      + done.chinese
  }

  /// The mark of the present English text: six hexadecimal digits that change with it.
  public var englishMark: String {
    // FNV-1a: short, and the same on every machine.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in englishTexts.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String((hash ^ (hash >> 24)) & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Whether there is something to do or to answer.
  public var isExercise: Bool { question != nil || !goals.isEmpty }
}

/// What is wrong with a lesson's file.
public struct LessonFault: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong and what to do.
  public var text: String

  /// The fault as one line: `PATH:LINE: text`.
  public var description: String { "\(path):\(line): \(text)" }
}
