import CommandLanguage
import Events
import Geometry
import Messaging
import SceneModel
import Script

/// A session: the one engine behind the shell, scripts, transcripts and lessons.
///
/// It is a value. Lines go in, replies come out; nothing is printed, and the only way to a file is `files`.
public struct Session: Sendable {
  /// The world.
  public internal(set) var lab: Lab
  /// The last event, as expectations and looking use it.
  public internal(set) var event: LastEvent?
  /// The step of the last event at which the player stands.
  public internal(set) var position = 0
  /// The objects whose calls stop a film, and to which `step to break` goes.
  public var breakpoints: Set<ObjectID> = []
  /// The files that commands reach.
  public var files: any Files
  /// Whether the beginning of a command's word will do, as at a prompt.
  public var abbreviations: CommandTable<Request>.Abbreviation = .refused
  /// What a problem says, in every language: `expect error` looks for its text there.
  public var sentences: @Sendable (Problem, Session) -> [String]
  /// Makes the texts of exports; without it there are none.
  public var exporter: Exporter?
  /// The language in which exports speak: `en`, `zh-Hans` or `both`.
  public var language = "en"

  /// What has to be kept of the last command, so that a shell that is killed loses nothing.
  public internal(set) var keeping = Keeping.nothing
  /// How many commands there were of which something has to be kept.
  public internal(set) var keptCommands = 0
  /// What the last command has done in other commands' words: a script's, those of a fix, or those of a killed shell.
  var scriptKept: KeptCommands?

  var history = History()
  /// The scene at the script's or lesson's start, to which `reset` goes back.
  var start: Scene
  /// The commands so far, as they were written.
  public internal(set) var commands: [String] = []
  /// What the command before said when it failed.
  var lastProblem: [String]?
  /// What `why` said last, and of which scene: `fix` applies what was offered.
  var lastDiagnosis: (answer: Diagnosis, scene: Scene)?
  /// The scene before the last change, for `diff`.
  var beforeChange: Scene?
  /// How many ids there were when the last event's objects were undone; 0 where none of them were.
  var idsOfEvent = 0
  /// Whether commands have changed the scene since the last event's end, so that it goes on in another one.
  var isEdited = false
  /// How deep scripts run one another.
  var scriptDepth = 0
  /// The folder of the script that runs, with a slash; empty for what is typed.
  ///
  /// Files that are not where the program was started are looked for there.
  public var scriptFolder = ""

  /// Opens a session.
  public init(
    scene: Scene = Scene(), files: any Files = NoFiles(),
    sentences: @escaping @Sendable (Problem, Session) -> [String] = { problem, _ in ["\(problem.cause)"] }
  ) {
    lab = Lab(scene: scene)
    start = scene
    self.files = files
    self.sentences = sentences
  }

  /// The objects.
  public var scene: Scene { lab.scene }

  /// The table of all commands.
  public static let table = CommandTable(
    CommandGroup.allCases.flatMap(\.commands), friends: Session.falseFriends)

  /// Words of UIKit and of other tools for what is called otherwise here.
  static let falseFriends: [String: String] = [
    "visible": "show", "isvisible": "show", "unhide": "show", "ishidden": "hidden", "delete": "remove",
    "rm": "remove", "ls": "list", "print": "picture", "draw": "picture", "opacity": "alpha",
    "userinteractionenabled": "interaction", "isuserinteractionenabled": "interaction",
    "contentoffset": "offset", "contentsize": "content", "clipstobounds": "clips", "zposition": "z",
    "rotation": "rotate", "rotated": "rotate", "backgroundcolor": "color", "background": "color",
    "isenabled": "enabled", "multipletouchenabled": "multitouch", "ismultipletouchenabled": "multitouch",
    "exclusivetouch": "exclusive", "isexclusivetouch": "exclusive", "hittest": "hit", "click": "tap",
    "press": "press", "addsubview": "add", "removefromsuperview": "remove", "bringtofront": "front",
    "sendtoback": "back", "transform": "transform", "title": "text", "label": "text", "windowlevel": "level",
    "anchorpoint": "anchor", "quit": "exit", "man": "help", "sleep": "wait", "assert": "expect",
  ]

  // MARK: Running

  /// How long a command may be, in bytes.
  public static let lengthLimit = 4 << 20

  /// Runs one command; nothing when the text holds none.
  ///
  /// A command that fails leaves everything as it was.
  public mutating func run(_ text: String, line: Int? = nil) -> Reply? {
    // Only code can nest calls: all else needs no deep stack.
    if DeepStack.isHere || lab.scene.objectsWithMethods.isEmpty { return runHere(text, line) }
    return withUnsafeMutablePointer(to: &self) { session in
      DeepStack.run { session.pointee.runHere(text, line) }
    }
  }

  private mutating func runHere(_ text: String, _ line: Int?) -> Reply? {
    keeping = .nothing
    // What is pasted behind `import -` is a file, and bounded as files are.
    if text.utf8.count > Session.lengthLimit, !CommandLanguage.Script.isPaste(text) {
      return fail(Problem(.tooLong(limit: Session.lengthLimit)), String(text.prefix(100)), line)
    }
    let request: Request
    do {
      guard let read = try Session.request(from: text, abbreviations: abbreviations) else { return nil }
      request = read
      if let problem = bareCode(text, nil) { return fail(problem, text, line) }
    } catch {
      return fail(bareCode(text, error) ?? Problem(error), text, line)
    }
    commands.append(String(text.prefix { !CommandLanguage.Script.isPaste(text) || !$0.isNewline }))
    scriptKept = nil
    let reply = perform(request, text: text, line: line)
    // A script that fails half-way has still done its first half.
    keeping = reply.isFine || scriptKept != nil ? keeping(of: request) : .nothing
    scriptKept = nil
    if keeping != .nothing { keptCommands += 1 }
    return reply
  }

  /// Does what a request asks for.
  public mutating func perform(_ request: Request, text: String, line: Int? = nil) -> Reply {
    if case .session(let own) = request { return performOwn(own, request, text, line) }
    if request.changesScene == false { return look(request, text, line) }
    let wasChange = beforeChange
    let copy = history.wantsCopy(of: lab, before: request) ? lab : nil
    let (oldEvent, oldPosition) = (event, position)
    let idCount = lab.scene.idCount
    do {
      let steps = event?.trace.recording.changes.count ?? 0
      let outcome = try execute(request)
      if request.changesScene == true, !outcome.isEvent { try tellEventOfChange() }
      if case .event(isNew: true, _) = outcome { idsOfEvent = 0 }
      // An id that is given a second time would make the last event speak of the wrong object.
      if idCount < idsOfEvent, lab.scene.idCount > idCount { (event, position, idsOfEvent) = (nil, 0, 0) }
      var changed = request.changesScene ?? false
      if request.changesScene == nil, case .event(let isNew, _) = outcome {
        changed = (event?.trace.recording.changes.count ?? 0) > (isNew ? 0 : steps)
      }
      if changed, let copy { beforeChange = copy.scene }
      history.append(.init(before: copy, request: request, text: text, changesScene: changed))
      lastProblem = nil
      return Reply(line: line, command: text, result: .success(outcome))
    } catch {
      // Back to where it was: the copy, or, for a large scene, what led here done again.
      let told = error
      if let copy { lab = copy } else { rebuild() }
      (event, position, beforeChange) = (oldEvent, oldPosition, wasChange)
      return fail(told, text, line)
    }
  }

  private mutating func fail(_ problem: Problem, _ text: String, _ line: Int?) -> Reply {
    lastProblem = sentences(problem, self)
    return Reply(line: line, command: text, result: .failure(problem))
  }

  private mutating func look(_ request: Request, _ text: String, _ line: Int?) -> Reply {
    do {
      let outcome = try execute(request)
      if case .expect = request {} else { lastProblem = nil }
      if case .why(let answer) = outcome { lastDiagnosis = (answer, lab.scene) }
      return Reply(line: line, command: text, result: .success(outcome))
    } catch {
      return fail(error, text, line)
    }
  }

  /// Does a request of the world, without history.
  mutating func execute(_ request: Request) throws(Problem) -> Outcome {
    switch request {
    case .scene(let request): return try perform(request)
    case .code(let request):
      let outcome = try perform(request)
      lab.refreshCode()
      return outcome
    case .event(let request):
      lab.refreshCode()
      return try perform(request)
    case .look(let request):
      lab.refreshCode()
      return try perform(request)
    case .expect(let expectancy):
      lab.refreshCode()
      return try check(expectancy)
    case .session(let request): return try performAgain(request)
    case .all(let requests):
      var outcome = Outcome.silent
      for request in requests { outcome = try execute(request) }
      return outcome
    }
  }

  /// The world as the history tells it.
  private mutating func rebuild() {
    guard let state = history.state(at: history.done.count) else { return }
    restore(state.base, again: state.again)
  }

  mutating func restore(_ base: Lab, again: [Request]) {
    lab = base
    for request in again {
      let outcome = try? execute(request)
      if request.changesScene == true, outcome?.isEvent == false { try? tellEventOfChange() }
    }
  }

  // MARK: Names

  /// The object of a name, or a problem with the nearest one.
  func object(_ name: Name) throws(Problem) -> ObjectID {
    if let id = lab.scene.object(named: name.text) { return id }
    let near = Nearest.word(to: name.text, among: lab.scene.sortedNames)
    throw Problem(.refusal(.noSuchObject(name.text, near: near)), at: name.place)
  }

  /// The view or window of a name.
  func view(_ name: Name) throws(Problem) -> ObjectID {
    let id = try object(name)
    guard lab.scene.kind(of: id).isView else { throw wrongKind(name, id, "UIView") }
    return id
  }

  /// The controller of a name.
  func controller(_ name: Name) throws(Problem) -> ObjectID {
    let id = try object(name)
    guard lab.scene.kind(of: id) == .controller else { throw wrongKind(name, id, "UIViewController") }
    return id
  }

  /// The recognizer of a name.
  func recognizer(_ name: Name) throws(Problem) -> ObjectID {
    let id = try object(name)
    guard lab.scene.kind(of: id) == .recognizer else { throw wrongKind(name, id, "UIGestureRecognizer") }
    return id
  }

  /// The responder of a name.
  func responder(_ name: Name) throws(Problem) -> ObjectID {
    let id = try object(name)
    guard lab.scene.kind(of: id).isResponder else { throw wrongKind(name, id, "UIResponder") }
    return id
  }

  /// The control of a name.
  func control(_ name: Name) throws(Problem) -> ObjectID {
    let id = try object(name)
    guard lab.scene.isKind(id, of: "UIControl") else { throw wrongKind(name, id, "UIControl") }
    return id
  }

  func wrongKind(_ name: Name, _ id: ObjectID, _ wanted: String) -> Problem {
    Problem(.refusal(.wrongKind(name.text, is: lab.scene.className(of: id), wanted: wanted)), at: name.place)
  }

  /// Changes the scene; a refusal becomes a problem at a name's place.
  mutating func refusable(
    at name: Name?, _ change: (inout Scene) throws(Refusal) -> Void
  ) throws(Problem) {
    do {
      try change(&lab.scene)
    } catch {
      throw Problem(.refusal(error), at: name?.place)
    }
  }
}

/// The last event, as expectations see it.
public struct LastEvent: Equatable, Sendable {
  /// What happened.
  public let trace: Trace
  /// The command with which it began.
  public let command: String
  /// What was sent, part by part; empty for a search alone.
  let parts: [EventRequest]
  /// Whether sending the parts again is the same event: no command changed the scene in between.
  let isWhole: Bool

  /// Makes it.
  public init(trace: Trace, command: String) {
    self.init(trace: trace, command: command, parts: [], isWhole: true)
  }

  init(trace: Trace, command: String, parts: [EventRequest], isWhole: Bool) {
    self.trace = trace
    self.command = command
    self.parts = parts
    self.isWhole = isWhole
  }

  /// Whether it can be sent once more: fingers were down, and nothing but them happened.
  var isRepeatable: Bool { isWhole && !parts.isEmpty && hit != nil }

  /// What the last search from the screen found: nil for no search at all.
  public var hit: ObjectID?? {
    var found: ObjectID??
    for step in trace.steps where step.depth == 0 {
      if case .hitTestResult(_, let view, _) = step.kind { found = .some(view) }
    }
    return found
  }
}
