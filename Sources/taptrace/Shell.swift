import CommandLanguage
import Drawing
import Presentation
import Session
import Terminal

/// The interactive shell: a line, its reply, the next line.
struct Shell {
  private let options: Options
  private let console: Console
  private var session: Session
  private var presenter: Presenter

  init(_ options: Options, _ console: Console, session: Session? = nil) {
    self.options = options
    self.console = console
    self.session = session ?? Session.spoken(files: DiskFiles())
    self.session.abbreviations = .accepted
    presenter = Presenter(language: options.spoken, look: options.look(on: console), isInteractive: true)
  }

  /// Runs until the person leaves; the exit status.
  func run() throws(WriteFailure) -> Int32 {
    var shell = self
    return try shell.loop()
  }

  private mutating func loop() throws(WriteFailure) -> Int32 {
    let editor = LineEditor(console, keepsHistory: options.keepsHistory)
    editor.needsMore = { CommandLanguage.Script.needsMore($0) }
    try show(presenter.welcome(in: session))
    while true {
      let session = session
      editor.complete = { Shell.completion(of: $0, at: $1, in: session) }
      let entry = editor.read(prompt: prompt)
      // The window may have changed while the line was typed.
      presenter.look = options.look(on: console)
      switch entry {
      case .entry(let text): if try !answer(text) { return 0 }
      case .interrupted: continue
      case .endOfInput:
        try console.output.write("\n")
        return 0
      case .terminated(let signal): dieBySignal(signal)
      }
      if let problem = editor.historyProblem { try console.error.write(problem + "\n") }
    }
  }

  private var prompt: String {
    presenter.look.colors == .none ? "taptrace> " : ANSI(presenter.look).text(StyledText("taptrace> ", .heading))
  }

  /// Answers an entry, which may hold several commands; false when the person leaves.
  private mutating func answer(_ entry: String) throws(WriteFailure) -> Bool {
    for command in CommandLanguage.Script.commands(in: entry) {
      guard let reply = session.run(command.text) else { continue }
      if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
        presenter.language = language
      }
      if case .success(.exit) = reply.result { return false }
      try show(reply)
      // What was pasted behind a command that failed was meant for another state.
      guard reply.isFine else { break }
    }
    return true
  }

  private mutating func show(_ reply: Reply) throws(WriteFailure) {
    let messages = presenter.messages(for: reply, in: session)
    if !messages.isEmpty { try console.error.write(ANSI(presenter.look).lines(messages)) }
    try play(reply)
    try show(presenter.page(for: reply, in: session))
  }

  private func show(_ page: Page) throws(WriteFailure) {
    guard !page.isEmpty else { return }
    try console.output.write(ANSI(presenter.look).bytes(of: page))
  }

  /// Plays the film of an event, where films can be seen.
  private mutating func play(_ reply: Reply) throws(WriteFailure) {
  }

  private static func completion(of text: String, at cursor: Int, in session: Session) -> Terminal.Completion {
    let found = session.completion(of: text, at: cursor)
    let wantsFile = found.expected.contains { if case .slot(let slot) = $0 { slot.kind == .file } else { false } }
    return Terminal.Completion(
      found.candidates.map { Terminal.Completion.Candidate($0.text, $0.note, suffix: $0.spaceFollows ? " " : nil) },
      from: found.start, includesFiles: wantsFile, hint: found.hint)
  }
}
