import CommandLanguage
import Drawing
import Exporting
import Presentation
import Session
import Terminal

/// Runs scripts and commands that were not typed at a prompt.
struct Batch {
  private let options: Options
  private let console: Console
  private let presenter: Presenter
  private let ansi: ANSI
  private let messages: ANSI

  init(_ options: Options, _ console: Console) {
    self.options = options
    self.console = console
    let look = options.look(on: console)
    presenter = Presenter(language: options.spoken, look: look)
    ansi = ANSI(look)
    var errorLook = look
    if !console.error.isTerminal, options.color != .always { errorLook.colors = .none }
    messages = ANSI(errorLook)
  }

  /// Runs script files, each in a scene of its own; `-` is standard input.
  func run(_ files: [String]) throws(WriteFailure) -> Int32 {
    var status: Int32 = 0
    var last: Session?
    for file in files {
      var session = Session.equipped(files: SessionFiles(options), language: options.spoken)
      let text: String
      do {
        text = file == "-" ? try standardInput() : try DiskFiles().read(file)
      } catch {
        try tell(Problem(.file(path: file, error)), text: "", from: .prompt, session)
        status = 2
        if options.keepsGoing { continue }
        return status
      }
      if file != "-" { session.scriptFolder = Session.folder(of: file) }
      let own = try run(
        CommandLanguage.Script.commands(in: text), from: file == "-" ? "<stdin>" : file, in: &session)
      if own != 0 {
        if status == 0 { status = own }
        if !options.keepsGoing { return status }
      }
      session.scriptFolder = ""
      last = session
    }
    if options.staysOpen, let last { return try Shell(options, console, session: last).run() }
    return status
  }

  /// Runs a command that nobody typed, and in its scene those of standard input.
  func run(first line: String) throws(WriteFailure) -> Int32 {
    var session = Session.spoken(files: SessionFiles(options))
    // What is pasted behind `import -` is all of standard input.
    if CommandLanguage.Script.isPaste(line) {
      let text = (try? standardInput()) ?? ""
      return try run([ScriptCommand(text: line + "\n" + text, line: 1)], from: "import", in: &session)
    }
    let status = try run([ScriptCommand(text: line, line: 1)], from: "import", in: &session)
    guard status == 0 || options.keepsGoing, let text = try? standardInput() else { return status }
    let rest = try run(CommandLanguage.Script.commands(in: text), from: "<stdin>", in: &session)
    return max(status, rest)
  }

  /// Runs the commands of `-c`.
  func run(commands: String) throws(WriteFailure) -> Int32 {
    var session = Session.equipped(files: SessionFiles(options), language: options.spoken)
    let all = CommandLanguage.Script.commands(in: commands, endingAt: .newlineOrSemicolon)
    let status = try run(all, from: "-c", in: &session)
    if options.staysOpen, status == 0 { return try Shell(options, console, session: session).run() }
    return status
  }

  private func standardInput() throws(FileTrouble) -> String {
    let bytes = try DiskFiles.contents(of: console.input.number)
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    return text
  }

  private func run(
    _ commands: [ScriptCommand], from name: String, in session: inout Session
  ) throws(WriteFailure) -> Int32 {
    var status: Int32 = 0
    var presenter = presenter
    for (place, command) in commands.enumerated() {
      guard let reply = session.run(command.text, line: command.line) else { continue }
      if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
        presenter.language = language
      }
      if options.json {
        try console.output.write(presenter.json(for: reply, in: session) + "\n")
      } else {
        try write(presenter.page(for: reply, in: session))
      }
      if case .success(.exit) = reply.result { break }
      guard case .failure = reply.result else { continue }
      if place + 1 < commands.count, Session.expectsError(commands[place + 1].text) { continue }
      status = 1
      if !options.json {
        let lines = presenter.messages(for: reply, from: .file(name, line: command.line), in: session)
        try console.error.write(messages.lines(lines))
      }
      if !options.keepsGoing { break }
    }
    return status
  }

  private func write(_ page: Page) throws(WriteFailure) {
    guard !page.isEmpty else { return }
    try console.output.write(ansi.bytes(of: page))
  }

  private func tell(
    _ problem: Problem, text: String, from origin: Presenter.Origin, _ session: Session
  ) throws(WriteFailure) {
    let lines = presenter.messages(for: problem, text: text, from: origin, in: session)
    try console.error.write(messages.lines(lines))
  }
}

extension ANSI {
  /// A page's bytes, a line feed after each line.
  func bytes(of page: Page) -> String {
    page.blocks.map { block in
      switch block {
      case .lines(let lines): self.lines(lines)
      case .picture(let canvas): picture(canvas)
      }
    }.joined()
  }
}
