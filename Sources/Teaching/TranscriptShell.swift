import Drawing
import Exporting
import Presentation
import Session

/// What one line that was typed shows.
public struct Response: Hashable, Sendable {
  /// The lines on standard output.
  public var output: [String]
  /// The lines on standard error.
  public var messages: [String]
  /// The exit status that a script with this line alone would end with.
  public var status: Int

  /// Makes a response; without arguments, a silent one.
  public init(output: [String] = [], messages: [String] = [], status: Int = 0) {
    self.output = output
    self.messages = messages
    self.status = status
  }
}

/// Whoever answers the lines of a transcript: a shell without a terminal.
public protocol Respondent: Sendable {
  /// Runs a line and tells what it shows.
  mutating func respond(to text: String) -> Response
  /// Runs an expectation on a copy; what it says when it does not hold, else nil.
  func refuted(_ expectation: String) -> [String]?
}

/// The shell of transcripts: the same session and the same words as the program's, without a terminal.
public struct TranscriptShell: Respondent {
  private var shell: LessonShell
  private var presenter: Presenter

  /// Opens a shell with an empty scene.
  ///
  /// - Parameters:
  ///   - settings: How it looks.
  ///   - files: What `run`, `load` and `save` reach.
  ///   - course: The lessons that can be opened; its progress is kept in memory.
  public init(_ settings: Transcript.Settings, files: any Files, course: Course) {
    let language = Language(rawValue: settings.language) ?? .english
    presenter = Presenter(language: language, look: Look(width: settings.width))
    shell = LessonShell(
      course: course, session: .equipped(files: files, language: language),
      progress: ProgressFile(storage: MemoryStorage(), path: "progress"),
      language: language, width: settings.width)
  }

  /// Runs a line.
  public mutating func respond(to text: String) -> Response {
    var response = Response()
    for part in shell.run(text) {
      switch part {
      case .reply(let reply):
        if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
          presenter.language = language
        }
        response.output += presenter.page(for: reply, in: shell.session).lines.map(\.plain)
        response.messages += presenter.messages(for: reply, from: .transcript, in: shell.session).map(\.plain)
        if !reply.isFine { response.status = 1 }
      case .shown(let moment):
        response.output += presenter.page(for: moment.reply, in: moment.session).lines.map(\.plain)
      case .text(let lines): response.output += lines.map(\.plain)
      case .refusal(let lines):
        response.messages += lines.map(\.plain)
        response.status = 1
      }
    }
    return response
  }

  /// Runs an expectation on a copy.
  public func refuted(_ expectation: String) -> [String]? {
    var trial = shell.session
    guard let reply = trial.run(expectation), !reply.isFine else { return nil }
    return presenter.messages(for: reply, from: .transcript, in: trial).map(\.plain)
  }
}
