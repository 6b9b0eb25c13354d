import Geometry
import SceneModel

/// A scene in motion: the one road by which messages reach objects, and the recorder that watches it.
///
/// Everything in UIKit that a learner wants to see is a message, so nothing else notes what happens: `send` for
/// messages, `change` for the scene, `note`, `print` and `record` for what the events layer adds.
public struct Simulation: Sendable {
  /// The objects.
  public var scene: Scene
  /// What the fingers and the clock do.
  public var input: Input
  /// What happened so far.
  public internal(set) var recorder: Recorder
  /// Whether steps are kept; maps, explanations and measurements do without.
  public let isRecording: Bool
  /// The code that stands in the place of UIKit's methods.
  public var bodies: [MethodKey: any MethodBody]
  /// How many more steps code may take.
  public var budget: Int = Simulation.stepLimit
  /// How many helpers and closures of code call one another at present, over all methods that are running.
  public var nesting = 0
  var depth: Int32 = 0
  /// The calls of code that are running.
  public private(set) var path: [Fault.Call] = []

  /// How often one object's method may be running at once.
  public static let reentryLimit = 64
  /// How many calls of code may run within one another.
  public static let depthLimit = 1_000
  /// How many steps code may take in one event.
  public static let stepLimit = 100_000

  /// Sets a scene in motion; an event that is going on continues its recording.
  public init(
    scene: Scene, input: Input = Input(), bodies: [MethodKey: any MethodBody] = [:], isRecording: Bool = true,
    continuing recorder: Recorder = Recorder()
  ) {
    self.recorder = recorder
    self.scene = scene
    self.input = input
    self.bodies = bodies
    self.isRecording = isRecording
  }

  // MARK: The road

  /// Delivers a message: to the code that stands in the method's place, or to UIKit's own.
  @discardableResult
  public mutating func send<M: Message>(_ message: M, to receiver: ObjectID) throws(Fault) -> M.Answer {
    var step: Int?
    if isRecording, let kind = message.sent(to: receiver, in: &recorder) {
      step = recorder.append(kind, depth: depth)
      try checkLength()
    }
    depth += 1
    defer { depth -= 1 }
    let answer: M.Answer
    var isOverridden = false
    if scene.placements[receiver.place].flags.contains(.overridesAny),
      let body = bodies[MethodKey(receiver, message.selector)]
    {
      isOverridden = true
      answer = try run(body, message, for: receiver)
    } else {
      answer = try message.builtIn(for: receiver, in: &self)
    }
    if isRecording {
      depth -= 1
      message.answered(answer, by: receiver, overridden: isOverridden, step: step, in: &self)
      depth += 1
    }
    return answer
  }

  /// What `super` does inside of code: UIKit's own method, with no message of its own in the trace.
  @discardableResult
  public mutating func sendSuper<M: Message>(_ message: M, to receiver: ObjectID) throws(Fault) -> M.Answer {
    try message.builtIn(for: receiver, in: &self)
  }

  private mutating func run<M: Message>(
    _ body: any MethodBody, _ message: M, for receiver: ObjectID
  ) throws(Fault) -> M.Answer {
    let call = Fault.Call(receiver, message.selector)
    guard path.count < Simulation.depthLimit else {
      throw Fault(.tooDeep(limit: Simulation.depthLimit), path: path)
    }
    // Only a deep path can hold many calls of one method, so shallow ones are not counted.
    if path.count >= Simulation.reentryLimit,
      path.lazy.filter({ $0 == call }).count >= Simulation.reentryLimit
    {
      throw Fault(.reentered(receiver, message.selector, limit: Simulation.reentryLimit), path: path)
    }
    path.append(call)
    let value = try body.answer(message.selector, message.arguments, for: receiver, in: &self)
    guard fits(value, message.wantedAnswer), let answer = message.answer(from: value) else {
      throw Fault(
        .wrongAnswer(receiver, message.selector, wanted: message.wantedAnswer, found: describe(value)),
        path: path)
    }
    path.removeLast()
    return answer
  }

  /// Whether an object that code answered can be what is asked for: only views are hit (R38), and recognizers
  /// stand in no chain (R83).
  private func fits(_ value: Argument, _ wanted: AnswerKind) -> Bool {
    guard case .object(let id) = value else { return true }
    guard scene.isAlive(id) else { return false }
    switch wanted {
    case .view: return scene.kind(of: id).isView
    case .responder: return scene.kind(of: id).isResponder
    case .bool, .none: return true
    }
  }

  private func describe(_ value: Argument) -> String {
    switch value {
    case .none: "nil"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number: "a number"
    case .point: "a point"
    case .object(let id): scene.isAlive(id) ? scene.className(of: id) : "a removed object"
    case .touches: "touches"
    case .touch: "a touch"
    case .event: "an event"
    case .text: "a text"
    case .other(let what): what
    }
  }

  // MARK: Watching

  /// A trace has an end, though what a built-in search says is told whole.
  @inline(__always)
  func checkLength(with more: Int = 0) throws(Fault) {
    if recorder.steps.count + more > Recorder.limit {
      throw Fault(.traceTooLong(limit: Recorder.limit), path: path)
    }
  }

  /// Adds a step of the events layer: a stage, a finger, a recognizer's state, a control event.
  ///
  /// - Returns: By what it can be amended.
  @discardableResult
  public mutating func record(_ kind: @autoclosure () -> Step.Kind) -> Int? {
    guard isRecording else { return nil }
    return recorder.append(kind(), depth: depth)
  }

  /// Keeps a text for a step.
  public mutating func keep(_ text: String) -> Int32 { isRecording ? recorder.keep(text) : 0 }

  /// Keeps a list of touches for a step.
  public mutating func keep(_ touches: [TouchID]) -> Int32 { isRecording ? recorder.keep(touches) : 0 }

  /// Prints a line, as an override or an action does.
  public mutating func print(_ text: String, from owner: ObjectID?) {
    guard isRecording else { return }
    let place = recorder.keep(text)
    _ = recorder.append(.print(owner, text: place), depth: depth)
  }

  /// Adds a fact to know; the same one is told once an event.
  public mutating func note(_ note: Note) {
    guard isRecording, !recorder.notes.contains(note) else { return }
    let place = recorder.keep(note)
    _ = recorder.append(.note(place), depth: depth)
  }

  /// Sets a property while an event runs.
  ///
  /// What is noted makes the same scene to the last bit when it is set again: for a frame and a transform, which
  /// are read back from other numbers, that is what was asked for.
  public mutating func set(_ property: Property, of id: ObjectID, to value: PropertyValue) throws(Fault) {
    let isDerived = property == .frame || property == .transform
    // Apple leaves a frame under a transform undefined; how it comes out under a rotation is not even seen (R4).
    if property == .frame, scene.pose(of: id).rotation != 0 { note(.undocumented(.rotatedFrame)) }
    let old = scene.value(of: property, id)
    let (bounds, center, pose) = (scene.bounds(of: id), scene.center(of: id), scene.pose(of: id))
    do {
      try scene.set(property, of: id, to: value)
    } catch {
      throw Fault(.refused(error), path: path)
    }
    guard let old, let new = scene.value(of: property, id) else { return }
    let moved =
      isDerived
      && (bounds != scene.bounds(of: id) || center != scene.center(of: id) || pose != scene.pose(of: id))
    guard old != new || moved else { return }
    observe(.property(id, property, old: old, new: isDerived ? value : new))
  }

  /// Moves a view in the tree while an event runs; nil takes it out of its superview.
  public mutating func move(_ view: ObjectID, into parent: ObjectID?, at position: Position = .front)
    throws(Fault)
  {
    let old = scene.location(of: view)
    if let parent {
      do {
        try scene.insert(view, into: parent, at: position)
      } catch {
        throw Fault(.refused(error), path: path)
      }
    } else {
      scene.detach(view)
    }
    let new = scene.location(of: view)
    if old != new { observe(.moved(view, from: old, to: new)) }
  }

  /// Stores a value in a property of code's own while an event runs.
  public mutating func store(_ value: StoredValue, as name: String, of owner: ObjectID?) {
    let old = scene.binding(name, of: owner)
    scene.bind(name, of: owner, to: value)
    if old != value { observe(.stored(owner: owner, name: name, old: old, new: value)) }
  }

  /// Makes a responder a window's first one, or nobody (R134).
  public mutating func setFirstResponder(_ responder: ObjectID?, of window: ObjectID) {
    let old = scene.firstResponder(of: window)
    scene.setFirstResponder(responder, of: window)
    if old != responder { observe(.firstResponder(window: window, old: old, new: responder)) }
  }

  /// Takes the scene as it is for the one from which the recording goes on: a command changed it in between.
  public mutating func sceneWasEdited() {
    if isRecording, recorder.replaceLastEdit(by: scene) { return }
    observe(.edited(scene))
  }

  private mutating func observe(_ change: SceneChange) {
    guard isRecording else { return }
    let place = recorder.keep(change)
    _ = recorder.append(.change(place), depth: depth)
  }

  /// Runs something one level deeper in the trace, as code inside of a method is.
  public mutating func nested<T>(_ body: (inout Simulation) throws(Fault) -> T) throws(Fault) -> T {
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Forgets what was recorded, for one who sends event after event and looks at each: the memory is used again.
  public mutating func forgetSteps() { recorder.removeAll() }

  /// How many steps there are so far.
  public var stepCount: Int { recorder.steps.count }

  /// Changes a step that was noted before its outcome was known, by what ``record(_:)`` answered.
  public mutating func amend(_ step: Int, _ kind: Step.Kind) { recorder.steps.amend(step, kind) }
}
