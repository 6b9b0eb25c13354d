import CommandLanguage
import Messaging
import SceneModel

// Commands about the session itself: its history, its files, help.

private let section = "The session"

extension Request {
  static let sessionCommands: [Command<Request>] = [
    Command(
      "undo", "Takes the last change of the scene back.", section: section, examples: ["undo", "undo 3"],
      forms: [.form(.optional(.integer("N", in: 1...1000), default: 1)) { .session(.undo($0)) }]),
    Command(
      "redo", "Makes a change again that was taken back.", section: section, examples: ["redo"],
      forms: [.form(.optional(.integer("N", in: 1...1000), default: 1)) { .session(.redo($0)) }]),
    Command(
      "fix", "Makes a change that why has offered, by its number.", section: section,
      examples: ["fix", "fix 2"],
      forms: [.form(.optional(.integer("N", in: 1...100), default: 1)) { .session(.fix($0)) }]),
    Command(
      "reset", "Goes back to the start of the lesson or script; can be undone.", section: section,
      examples: ["reset"], forms: [.constant(.session(.reset))]),
    Command(
      "new", "Begins with an empty scene; can be undone.", section: section, examples: ["new"],
      forms: [.constant(.session(.new))]),
    Command(
      "save", "Writes the scene to a file, as a script that rebuilds it.", section: section,
      examples: ["save scene.tap"], forms: [.form(.file("FILE")) { .session(.save($0)) }]),
    Command(
      "load", "Replaces the scene by a saved one; can be undone.", section: section,
      examples: ["load scene.tap"], forms: [.form(.file("FILE")) { .session(.load($0)) }]),
    Command(
      "run", "Runs the commands of a script in this scene.", section: section, examples: ["run scene.tap"],
      forms: [.form(.file("FILE")) { .session(.run($0)) }]),
    Command(
      "recover", "Brings back the scene of a shell that was killed, or drops it; can be undone.",
      section: section, examples: ["recover", "recover forget"],
      forms: [
        .constant(.session(.recover)), .literal("forget", .session(.forgetLeft)),
      ]),
    Command(
      "help", aliases: ["?"], "Explains a command, or lists them all.", section: section,
      examples: ["help", "help add", "help override"],
      forms: [.form(.optional(.text("COMMAND", .command))) { .session(.help($0)) }]),
    Command(
      "history", "Lists the commands so far.", section: section, examples: ["history"],
      forms: [.constant(.session(.history))]),
    Command(
      "lang", "Chooses the language of the shell's own words.", section: section,
      examples: ["lang en", "lang zh-Hans", "lang both"],
      forms: [
        .choice(["en", "zh-Hans", "both"].map { .literal($0, .session(.language($0))) })
      ]),
    Command(
      "exit", aliases: ["quit"], "Leaves the shell, or ends the script.", section: section,
      examples: ["exit"],
      forms: [.constant(.session(.exit))]),
    Command(
      "examples", "Shows examples to type.", section: section, examples: ["examples"],
      forms: [.constant(.session(.examples))]),
  ]
}

extension Session {
  /// How deep scripts may run one another.
  static let scriptLimit = 16

  mutating func performOwn(_ own: SessionRequest, _ request: Request, _ text: String, _ line: Int?) -> Reply {
    var moments: [Moment] = []
    do {
      let outcome: Outcome
      switch own {
      case .undo(let count): outcome = try undo(count)
      case .redo(let count): outcome = try redo(count)
      case .run(let path): outcome = try runScript(path, &moments)
      case .fix(let number): return try fix(number, text, line)
      case .bring(let own): outcome = try bring(own, text)
      case .reset, .new, .load, .recover:
        let copy = lab
        beforeChange = lab.scene
        outcome = try performAgain(own)
        history.append(.init(before: copy, request: request, text: text, changesScene: true))
      default: outcome = try performAgain(own)
      }
      lastProblem = nil
      return Reply(line: line, command: text, result: .success(outcome))
    } catch {
      lastProblem = sentences(error, self)
      return Reply(line: line, command: text, result: .failure(error), earlier: moments)
    }
  }

  /// The part of these commands that needs no history.
  mutating func performAgain(_ request: SessionRequest) throws(Problem) -> Outcome {
    switch request {
    case .reset:
      replaceScene(start)
      return .reset
    case .new:
      replaceScene(Scene())
      return .cleared
    case .load(let path):
      let objects = try load(path)
      return .loaded(path: path, objects: objects)
    case .recover:
      return try recover()
    case .forgetLeft:
      guard let left = files.leftBehind() else { throw Problem(.nothingLeft) }
      files.forget(left)
      return .forgotten
    case .save(let path):
      let script = SceneScript.text(of: lab.scene)
      do {
        try files.write(script, to: path)
      } catch {
        throw Problem(.file(path: path, error))
      }
      return .saved(
        path: path, lines: script.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
    case .help(let topic):
      if let topic, Session.table.command(named: topic) == nil {
        throw Problem(
          .noSuchTopic(topic, near: Nearest.word(to: topic, among: Session.table.commands.map(\.name))))
      }
      return .help(topic)
    case .history: return .history(Array(commands.dropLast()))
    case .examples: return .examples
    case .language(let language):
      self.language = language
      return .language(language)
    case .export(let export): return try self.export(export)
    case .exit: return .exit
    case .bring(let request): return try bring(request)
    case .undo, .redo, .run, .fix: return .silent
    }
  }

  mutating func replaceScene(_ scene: Scene) {
    let time = lab.input.time
    lab = Lab(scene: scene)
    lab.input.time = time
    event = nil
    position = 0
  }

  private mutating func undo(_ count: Int) throws(Problem) -> Outcome {
    let count = min(count, history.changes)
    guard count > 0 else {
      throw Problem(history.hasForgotten ? .undoForgotten(limit: History.limit) : .nothingToUndo)
    }
    if event != nil { idsOfEvent = max(idsOfEvent, lab.scene.idCount) }
    var texts: [String] = []
    for _ in 0..<count {
      guard let (entry, base, again) = history.takeLastChange(from: lab) else { break }
      texts.append(entry.text)
      beforeChange = lab.scene
      restore(base, again: again)
    }
    isEdited = true
    // Fingers do not go back in time: those that are down are let go.
    lab.rest()
    return .undone(texts)
  }

  private mutating func redo(_ count: Int) throws(Problem) -> Outcome {
    let count = min(count, history.undone.count)
    guard count > 0 else { throw Problem(history.hasForgottenUndone ? .redoForgotten : .nothingToRedo) }
    var texts: [String] = []
    for _ in 0..<count {
      guard let entry = history.takeUndone() else { break }
      let rest = history.keptUndone
      isEdited = true
      let copy = lab
      beforeChange = lab.scene
      texts.append(entry.text)
      do {
        if let after = entry.after {
          lab = after
          lab.input = copy.input
        } else {
          _ = try execute(entry.request)
        }
        lab.rest()
        history.append(.init(before: copy, request: entry.request, text: entry.text, changesScene: true))
      } catch {
        lab = copy
      }
      history.restoreUndone(rest)
    }
    return .redone(texts)
  }

  // MARK: Files

  private mutating func load(_ path: String) throws(Problem) -> Int {
    let (text, folder) = try script(path)
    // A scene to be loaded may be made of several files; it writes none.
    var trial = Session(files: ReadOnlyFiles(files), sentences: sentences)
    trial.scriptDepth = scriptDepth + 1
    trial.scriptFolder = folder
    for command in CommandLanguage.Script.commands(in: text) {
      guard let reply = trial.run(command.text, line: command.line) else { continue }
      if case .failure(let problem) = reply.result {
        throw Problem(.script(path: path, line: command.line, text: command.text, problem))
      }
    }
    replaceScene(trial.lab.scene)
    lab.refreshCode()
    return lab.scene.objects.count
  }

  /// Does again what a killed shell had been told.
  ///
  /// A command that fails now (its file has gone, its last line was cut) is passed over and counted: all the rest
  /// is wanted back, also a finger that is down.
  private mutating func recover() throws(Problem) -> Outcome {
    guard let left = files.leftBehind() else { throw Problem(.nothingLeft) }
    var again = Session(files: files, sentences: sentences)
    // It was typed at a prompt, where the beginnings of words will do.
    again.abbreviations = .accepted
    var (done, failed) = (0, 0)
    var kept = KeptCommands()
    kept.add(.scene, "", Scene())
    for command in CommandLanguage.Script.commands(in: left.script) {
      guard let reply = again.run(command.text, line: command.line) else { continue }
      if reply.isFine { done += 1 } else { failed += 1 }
      kept.add(again.keeping, command.text, again.scene)
    }
    (lab, event, position) = (again.lab, again.event, again.position)
    (idsOfEvent, isEdited) = (again.idsOfEvent, again.isEdited)
    lab.refreshCode()
    scriptKept = kept
    files.forget(left)
    return .recovered(commands: done, failed: failed)
  }

  private mutating func runScript(_ path: String, _ moments: inout [Moment]) throws(Problem) -> Outcome {
    let (text, folder) = try script(path)
    let outer = scriptFolder
    scriptDepth += 1
    scriptFolder = folder
    var kept = KeptCommands()
    defer {
      scriptDepth -= 1
      (scriptFolder, scriptKept) = (outer, kept)
    }
    let all = CommandLanguage.Script.commands(in: text)
    for (place, command) in all.enumerated() {
      guard let reply = run(command.text, line: command.line) else { continue }
      kept.add(keeping, command.text, scene)
      moments.append(Moment(reply, self))
      if case .success(.exit) = reply.result { break }
      if case .failure(let problem) = reply.result {
        if place + 1 < all.count, Session.expectsError(all[place + 1].text) { continue }
        // What was done so far stays done, as if it had been typed: each of it can be undone.
        throw Problem(.script(path: path, line: command.line, text: command.text, problem))
      }
    }
    return .ran(path: path, moments)
  }

  /// The text of a script that is to be run or loaded, and the folder in which it lies.
  private func script(_ path: String) throws(Problem) -> (text: String, folder: String) {
    guard scriptDepth < Session.scriptLimit else {
      throw Problem(.scriptsTooDeep(limit: Session.scriptLimit))
    }
    do {
      return try finding(path) { path throws(FileTrouble) in
        (try files.read(path), Session.folder(of: path))
      }
    } catch {
      throw Problem(.file(path: path, error))
    }
  }

  /// The folder of a path, with a slash; empty where it has none.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Reads a file by its path as it stands, or else, inside a script, beside that script.
  func finding<Value>(
    _ path: String, _ read: (String) throws(FileTrouble) -> Value
  ) throws(FileTrouble) -> Value {
    do {
      return try read(path)
    } catch {
      let isElsewhere = error == .absent || error == .forbidden
      guard isElsewhere, !scriptFolder.isEmpty, !path.hasPrefix("/") else { throw error }
      let first = error
      do {
        return try read(scriptFolder + path)
      } catch {
        throw error == .absent ? first : error
      }
    }
  }

  /// Whether a command is an `expect error`, before which a command may fail.
  public static func expectsError(_ text: String) -> Bool {
    guard let request = try? table.request(from: text), case .expect(.error) = request else { return false }
    return true
  }
}
