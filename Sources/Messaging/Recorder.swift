import SceneModel

/// Something to know besides the steps: a fact with its particulars, which other layers put into words.
public enum Note: Equatable, Sendable {
  /// The answer rests on a rule that Apple does not document (an option's).
  case undocumented(Option)
  /// An action went to an object that does not respond to it: a real app would crash.
  case unrecognizedSelector(String, ObjectID)
  /// A touch was dropped because events are ignored (R47).
  case ignored
  /// An event waits in the queue, since the main thread is busy (R81).
  case queued
  /// No view was found for a touch, so nobody gets it (R44).
  case nobodyHit
  /// A touch is not delivered to its view: another finger is there and multiple touch is off (R67).
  case secondFinger(ObjectID)
  /// A touch is not delivered because of an exclusive view (R68).
  case exclusive(ObjectID)
  /// The answer of a hitTest override lies outside its own subtree.
  case redirected(from: ObjectID, to: ObjectID)
  /// A call of the app's own that is not UIKit's was only logged.
  case loggedCall(ObjectID, String)
  /// Code tests for a class that the scene does not know, which matches nothing.
  case unknownClass(ObjectID, String)
  /// A name that nobody bound stands before a question mark in code, so it counts as nil.
  case unboundIsNil(ObjectID, String)
  /// A chain of responders came back to where it was, which hangs a real app (R57).
  case chainCircle(ObjectID)
}

/// What happened in one event, while it happens.
public struct Recorder: Equatable, Sendable {
  /// The steps.
  public internal(set) var steps = StepList()
  /// The texts to which steps refer.
  public private(set) var texts: [String] = []
  /// The lists of touches to which steps refer.
  public private(set) var lists: [[TouchID]] = []
  /// The changes of the scene to which steps refer.
  public private(set) var changes: [SceneChange] = []
  /// The notes to which steps refer.
  public private(set) var notes: [Note] = []

  /// An empty recording.
  public init() {}

  /// How many steps an event may have.
  public static let limit = 4_000_000

  /// Keeps a text and answers its place; the same text twice in a row is kept once.
  public mutating func keep(_ text: String) -> Int32 {
    if texts.last != text { texts.append(text) }
    return Int32(texts.count - 1)
  }

  /// Keeps a list of touches and answers its place.
  public mutating func keep(_ list: [TouchID]) -> Int32 {
    if lists.last != list || lists.isEmpty { lists.append(list) }
    return Int32(lists.count - 1)
  }

  mutating func keep(_ change: SceneChange) -> Int32 {
    changes.append(change)
    return Int32(changes.count - 1)
  }

  /// Whether the last step is an edit by a command: one that follows at once takes its place, for nothing saw the
  /// scene in between, and every edit keeps a whole one.
  mutating func replaceLastEdit(by scene: Scene) -> Bool {
    guard case .change(let place)? = steps.lastEntry?.kind, case .edited = changes[Int(place)] else {
      return false
    }
    changes[Int(place)] = .edited(scene)
    return true
  }

  mutating func keep(_ note: Note) -> Int32 {
    notes.append(note)
    return Int32(notes.count - 1)
  }

  /// Forgets everything but the memory it had.
  mutating func removeAll() {
    steps.removeAll()
    if !texts.isEmpty { texts.removeAll(keepingCapacity: true) }
    if !lists.isEmpty { lists.removeAll(keepingCapacity: true) }
    if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
    if !notes.isEmpty { notes.removeAll(keepingCapacity: true) }
  }

  /// Hands the steps over to one who writes many, and has them back soon: two owners would copy them.
  mutating func takeSteps() -> StepList {
    var taken = StepList()
    swap(&taken, &steps)
    return taken
  }

  /// Adds a step; the place of its entry, by which it can be amended.
  mutating func append(_ kind: Step.Kind, depth: Int32) -> Int {
    steps.append(Step(depth: depth, kind: kind))
  }
}

/// A finished event: what the scene was, and all that happened.
public struct Trace: Equatable, Sendable {
  /// The scene when the event began.
  public let before: Scene
  /// What happened.
  public let recording: Recorder

  /// Makes a trace.
  public init(before: Scene, recording: Recorder) {
    self.before = before
    self.recording = recording
  }

  /// The steps.
  public var steps: StepList { recording.steps }

  /// A text of a step.
  public func text(_ place: Int32) -> String { recording.texts[Int(place)] }

  /// The touches of a step.
  public func touches(_ place: Int32) -> [TouchID] { place < 0 ? [] : recording.lists[Int(place)] }

  /// A change of a step.
  public func change(_ place: Int32) -> SceneChange { recording.changes[Int(place)] }

  /// A note of a step.
  public func note(_ place: Int32) -> Note { recording.notes[Int(place)] }

  /// The scene as commands left it last before a step, without what the event itself has changed since.
  ///
  /// It holds every object that the step can speak of, and ``before`` does not: a command may have made some.
  public func sceneOfCommands(before step: Int) -> Scene {
    for step in steps.prefix(step).reversed() {
      if case .change(let place) = step.kind, case .edited(let scene) = change(place) { return scene }
    }
    return before
  }

  /// The scene after some of the steps: what it was, and the changes up to there.
  public func scene(after count: Int) -> Scene {
    var scene = before
    for step in steps.prefix(count) {
      if case .change(let place) = step.kind { scene.apply(change(place)) }
    }
    return scene
  }
}
