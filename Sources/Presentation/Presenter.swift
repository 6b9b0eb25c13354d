import CommandLanguage
import Drawing
import Session

/// Turns replies into pages and problems into messages, in the languages and for the look of an output.
///
/// Pure: the same reply in the same session always gives the same page.
public struct Presenter: Sendable {
  /// The languages.
  public var language: Language
  /// What the output can show.
  public var look: Look
  /// Whether a person is at a prompt: then expectations that hold say so, and a `next:` line tells what is
  /// useful now.
  public var isInteractive: Bool

  /// Makes a presenter.
  public init(language: Language = .english, look: Look = .plain, isInteractive: Bool = false) {
    self.language = language
    self.look = look
    self.isInteractive = isInteractive
  }

  /// What standard output shows of a reply; for a command that failed, what a script did before it failed.
  ///
  /// `session` is the session right after the command: a page tells of the scene as it is then.
  public func page(for reply: Reply, in session: Session) -> Page {
    var page: Page?
    for teller in tellers(in: session) {
      let own: Page
      switch reply.result {
      case .success(let outcome): own = teller.page(for: outcome, of: reply)
      case .failure: own = teller.earlierPage(reply.earlier)
      }
      page = page?.merged(with: own) ?? own
    }
    return page ?? Page()
  }

  /// What a newcomer sees first, at the prompt.
  public func welcome(in session: Session) -> Page {
    tellers(in: session).map { $0.welcomePage() }.reduce(Page(), +)
  }

  /// That a killed shell has left a scene of so many commands.
  public func left(commands: Int, in session: Session) -> Page {
    tellers(in: session).map { $0.leftPage(commands: commands) }.reduce(Page(), +)
  }

  /// The question whether a file may be written over.
  public static func mayReplace(_ path: String, language: Language) -> String {
    language.words[0].say(HelpPhrase.mayReplace(path: path)).plain.visible
  }

  /// What is wrong with a file, in a sentence that names it.
  public static func sentence(_ trouble: FileTrouble, path: String, language: Language = .english) -> String {
    language.words[0].sentence(trouble, path: path).plain.visible
  }

  /// That the scene is no longer kept for the case that the shell is killed, and why.
  public func unkept(_ reason: String, in session: Session) -> [StyledText] {
    tellers(in: session).flatMap { $0.wrap($0.help(.unkept(reason: reason))) }
  }

  /// What standard error shows of a reply; nothing for a command that did what it should.
  public func messages(for reply: Reply, from origin: Origin = .prompt, in session: Session) -> [StyledText] {
    guard case .failure(let problem) = reply.result else { return [] }
    return messages(for: problem, text: reply.command, from: origin, in: session)
  }

  /// What standard error shows of a problem with a command's text.
  public func messages(
    for problem: Problem, text: String, from origin: Origin = .prompt, in session: Session
  ) -> [StyledText] {
    Report(problem, text: text, from: origin).lines(tellers(in: session))
  }

  /// Where a command came from, by which its errors are headed.
  public enum Origin: Hashable, Sendable {
    /// The prompt: `error: ...`.
    case prompt
    /// A line of a file, from 1: `FILE:LINE: error: ...`.
    case file(String, line: Int)
    /// A transcript: `LINE:COLUMN: error: ...`, the place within the command's own text.
    case transcript
  }

  func tellers(in session: Session) -> [Teller] {
    language.words.map { Teller(words: $0, session: session, look: look, isInteractive: isInteractive) }
  }
}

extension Presenter {
  /// All that a problem says, a text a language: what `expect error` looks into.
  public static func sentences(for problem: Problem, in session: Session) -> [String] {
    [Language.english, .chinese].map { language in
      let tellers = Presenter(language: language).tellers(in: session)
      return Report(problem, text: "", from: .prompt).sentences(tellers).joined(separator: "\n")
    }
  }
}

extension Session {
  /// Opens a session whose errors are told in words, so that `expect error` finds them in every language.
  public static func spoken(files: any Files = NoFiles()) -> Session {
    Session(files: files, sentences: { Presenter.sentences(for: $0, in: $1) })
  }
}
