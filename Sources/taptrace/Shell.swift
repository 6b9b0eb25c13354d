import CommandLanguage
import Drawing
import Exporting
import Presentation
import SceneModel
import Session
import Teaching
import Terminal

/// The interactive shell: a line, its reply, the next line; lessons around it.
struct Shell {
  private let options: Options
  private let console: Console
  private var lessons: LessonShell
  private var presenter: Presenter
  private let courseTrouble: FileTrouble?
  /// What the person's own scene was told, for the case that the shell is killed.
  private let journal: Journal?
  /// What a lesson's scene was told that is played with.
  private let playJournal: Journal?
  /// How many commands of the person's own session the journal stands for.
  private var journaled = 0

  init(_ options: Options, _ console: Console, session: Session? = nil) {
    self.options = options
    self.console = console
    journal = console.isInteractive && options.keepsOwnFiles ? Journal() : nil
    playJournal = journal == nil ? nil : Journal()
    var own = session ?? Session.equipped(language: options.spoken)
    let language = options.spoken
    own.files = SessionFiles(
      options, left: journal?.left,
      mayReplace: console.isInteractive
        ? { console.confirm(Presenter.mayReplace($0, language: language)) } : nil)
    if console.isInteractive { own.abbreviations = .accepted }
    let look = options.look(on: console)
    presenter = Presenter(language: options.spoken, look: look, isInteractive: console.isInteractive)
    var course: @Sendable () -> Course = { Course.embedded }
    var trouble: FileTrouble?
    do {
      course = try Classroom.courseWhenAsked(options)
    } catch {
      trouble = error
    }
    courseTrouble = trouble
    lessons = LessonShell(
      readingCourse: course, session: own, progress: Classroom.progress(options), language: options.spoken,
      width: look.width)
    lessons.height = look.height
  }

  /// Runs until the person leaves, beginning with a line that nobody typed; the exit status.
  func run(first line: String? = nil) throws(WriteFailure) -> Int32 {
    var shell = self
    do {
      return try shell.loop(first: line)
    } catch {
      // A terminal that has gone cannot be written to either; what was kept stays for the next shell.
      console.dieIfTerminalIsGone()
      throw error
    }
  }

  /// Runs some lines, without a terminal.
  func run(lines: [String]) throws(WriteFailure) -> Int32 {
    if let courseTrouble {
      return try Classroom.complain(options.lessons ?? "lessons", courseTrouble, options, console)
    }
    var shell = self
    for line in lines { _ = try shell.answer(line) }
    return shell.hasFailed ? 1 : 0
  }

  private var hasFailed = false

  private mutating func loop(first line: String?) throws(WriteFailure) -> Int32 {
    if let courseTrouble {
      return try Classroom.complain(options.lessons ?? "lessons", courseTrouble, options, console)
    }
    try configure()
    journaled = lessons.session.keptCommands
    let editor = LineEditor(console, keepsHistory: options.keepsOwnFiles)
    editor.beginEntry = {
      var reader = EntryReader()
      return { line in
        reader.take(line)
        return reader.isOpen
      }
    }
    if let line {
      _ = try answer(line)
    } else {
      try show(presenter.welcome(in: lessons.session))
    }
    try console.output.write(ANSI(presenter.look).lines(lessons.greeting))
    if let left = journal?.left.newest() {
      let commands = CommandLanguage.Script.commands(in: left.script).count
      try show(presenter.left(commands: commands, in: lessons.session))
    }
    while true {
      let known = lessons
      let findsFiles = !options.isSafe
      editor.complete = { Shell.completion(of: $0, at: $1, in: known, findsFiles) }
      let entry = editor.read(prompt: prompt)
      // The window may have changed while the line was typed.
      presenter.look = options.look(on: console)
      (lessons.width, lessons.height) = (presenter.look.width, presenter.look.height)
      switch entry {
      case .entry(let text):
        if try !answer(text) {
          finish()
          return 0
        }
      case .interrupted: continue
      case .endOfInput:
        // No Ctrl-D: the person did not leave, and the next shell offers to go on.
        console.dieIfTerminalIsGone()
        finish()
        return 0
      case .terminated(let signal): dieBySignal(signal)
      }
      if let problem = editor.historyProblem { try console.error.write(problem.visible + "\n") }
    }
  }

  /// Leaves in the ordinary way: nothing has to be brought back.
  private func finish() {
    journal?.finish()
    playJournal?.finish()
  }

  /// Runs the commands of the person's own configuration, silently; what fails is told and passed over.
  private mutating func configure() throws(WriteFailure) {
    guard options.readsConfiguration, !options.isSafe, let path = Classroom.configuration else { return }
    guard let text = try? DiskFiles().read(path) else { return }
    for command in CommandLanguage.Script.commands(in: text) {
      for case .reply(let reply) in lessons.run(command.text) {
        if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
          presenter.language = language
        }
        guard case .failure(let problem) = reply.result else { continue }
        let lines = presenter.messages(
          for: problem, text: command.text, from: .file(path, line: command.line), in: lessons.session)
        try console.error.write(ANSI(presenter.look).lines(lines))
      }
    }
  }

  private var prompt: String {
    let text = StyledText(lessons.number.map { "taptrace \($0)> " } ?? "taptrace> ", .heading)
    return ANSI(presenter.look).text(text)
  }

  // MARK: Answering

  /// Answers an entry, which may hold several commands; false when the person leaves.
  private mutating func answer(_ entry: String) throws(WriteFailure) -> Bool {
    let commands = CommandLanguage.Script.commands(in: entry)
    // An empty line has a meaning inside a lesson.
    for text in commands.isEmpty ? [entry] : commands.map(\.text) {
      let (wasAtHome, wasPlaying) = (lessons.isAtHome, lessons.isPlaying)
      let kept = lessons.session.keptCommands
      // A copy makes the next change of a large scene slow, so none is kept longer than it is needed.
      let before = (wasPlaying ? playJournal : journal)?.isEmpty == true ? lessons.session.scene : nil
      let parts = lessons.run(text)
      if wasPlaying, !lessons.isPlaying { playJournal?.finish() }
      if lessons.isAtHome, lessons.session.keptCommands != journaled {
        journaled = lessons.session.keptCommands
        // What resume has built again, nobody typed.
        try keep(wasAtHome ? text : nil, in: journal, from: before)
      }
      if wasPlaying, lessons.isPlaying, lessons.session.keptCommands != kept {
        try keep(text, in: playJournal, from: before)
      }
      for part in parts {
        switch part {
        case .text(let lines): try console.output.write(ANSI(presenter.look).lines(lines))
        case .shown(let moment):
          // What is useful next, the step itself says.
          var plain = presenter
          plain.isInteractive = false
          try show(plain.page(for: moment.reply, in: moment.session))
        case .refusal(let lines):
          hasFailed = true
          try console.error.write(ANSI(presenter.look).lines(lines))
        case .reply(let reply):
          if case .success(.language(let code)) = reply.result, let language = Language(rawValue: code) {
            presenter.language = language
          }
          if case .success(.exit) = reply.result { return false }
          try show(reply)
          // What was pasted behind a command that failed was meant for another state.
          guard reply.isFine else {
            hasFailed = true
            return true
          }
        }
      }
    }
    return true
  }

  /// Keeps what a command did to a scene, which was another one before where nothing is kept yet; without a text the
  /// scene itself is kept.
  private func keep(_ text: String?, in journal: Journal?, from before: Scene?) throws(WriteFailure) {
    guard let journal else { return }
    // Not while a finger is down, of which a scene knows nothing; but before there is no room left.
    let isLong = journal.isLong && (lessons.session.isAtRest || journal.isNearlyFull)
    do {
      for step in lessons.session.journalSteps(
        for: text, from: before, isWhole: journal.isWhole, isLong: isLong)
      {
        switch step {
        case .append(let commands, let isHistory): try journal.keep(commands, isHistory: isHistory)
        case .restart(let script): try journal.restart(with: script)
        }
      }
    } catch {
      // The shell goes on: what it cannot keep, it can still do.
      try console.error.write(
        ANSI(presenter.look).lines(presenter.unkept(error.reason, in: lessons.session)))
    }
  }

  private mutating func show(_ reply: Reply) throws(WriteFailure) {
    let session = lessons.session
    let messages = presenter.messages(for: reply, in: session)
    if !messages.isEmpty { try show(presenter.page(for: reply, in: session)) }
    if !messages.isEmpty { try console.error.write(ANSI(presenter.look).lines(messages)) }
    if let speed = filmSpeed(for: reply) {
      if let asked = try play(speed) { return try showWhy(asked) }
      if case .success(.replay) = reply.result { return }
    }
    if messages.isEmpty { try show(presenter.page(for: reply, in: session)) }
  }

  private func show(_ page: Page) throws(WriteFailure) {
    guard !page.isEmpty else { return }
    try console.output.write(ANSI(presenter.look).bytes(of: page))
  }

  // MARK: Films

  /// How fast a reply's film is to run; nil where there is none to see.
  private func filmSpeed(for reply: Reply) -> Double? {
    guard presenter.look.animation == .allowed, console.input.isTerminal, console.output.isTerminal,
      (presenter.look.height ?? 0) >= 16, presenter.look.width >= 40
    else { return nil }
    switch reply.result {
    case .success(.event): return options.speed
    case .success(.replay(let speed)): return speed ?? options.speed
    default: return nil
    }
  }

  /// Plays the last event; the name of an object when a person asks why.
  private mutating func play(_ speed: Double) throws(WriteFailure) -> String? {
    let look = presenter.look
    guard
      let film = Film(
        of: lessons.session, columns: look.width, rows: look.height, language: presenter.language)
    else { return nil }
    let scene = lessons.session.scene
    var player = Player(film, look: look, breakpoints: lessons.session.breakpoints)
    var asked: String?
    var screen = FilmPlayer(console)
    screen.decider = film.decider
    // One value serves the key handler, the stops and the frames, one after the other.
    withUnsafeMutablePointer(to: &player) { player in
      screen.stops = { player.pointee.stops(at: $0) }
      screen.otherKey = { key, frame in
        guard case .character(let character) = key else { return .ignore }
        switch player.pointee.press(character, at: frame) {
        case .none: return .ignore
        case .redraw: return .redraw
        case .show(let frame): return .show(frame)
        case .why(let object):
          asked = scene.name(of: object) as String
          return .leave
        }
      }
      let ending = screen.play(
        count: film.count, speed: speed, duration: { film.duration(at: $0) },
        render: { playback, size in
          if size.columns != player.pointee.look.width || size.rows != player.pointee.look.height {
            player.pointee.resize(columns: options.width ?? size.columns, rows: size.rows)
          }
          return player.pointee.text(at: playback.frame, speed: playback.speed, isPaused: playback.isPaused)
        })
      if case .terminated(let signal) = ending { dieBySignal(signal) }
    }
    lessons.keep(breakpoints: player.breakpoints)
    return asked
  }

  private mutating func showWhy(_ name: String) throws(WriteFailure) {
    _ = try answer("why \(name)")
  }

  // MARK: Completion

  private static func completion(
    of text: String, at cursor: Int, in lessons: LessonShell, _ findsFiles: Bool
  ) -> Terminal.Completion {
    let found = lessons.completion(of: text, at: cursor)
    let wantsFile =
      findsFiles
      && found.expected.contains {
        if case .slot(let slot) = $0 { slot.kind == .file } else { false }
      }
    return Terminal.Completion(
      found.candidates.map {
        Terminal.Completion.Candidate($0.text, $0.note, suffix: $0.spaceFollows ? " " : nil)
      },
      from: found.start, includesFiles: wantsFile, hint: found.hint)
  }
}
