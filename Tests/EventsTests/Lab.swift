import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// Code for a test: what it does, and what it answers.
final class Body: MethodBody {
  let run: @Sendable (Selector, ShortList<Argument>, ObjectID, inout Simulation) throws(Fault) -> Argument

  init(
    run:
      @escaping @Sendable (Selector, ShortList<Argument>, ObjectID, inout Simulation) throws(Fault) ->
      Argument
  ) {
    self.run = run
  }

  func answer(
    _ selector: Selector, _ arguments: ShortList<Argument>, for receiver: ObjectID, in app: inout Simulation
  ) throws(Fault) -> Argument {
    try run(selector, arguments, receiver, &app)
  }
}

/// A scene in which a test builds a few views, sends events and reads what happened.
struct Lab {
  var scene = Scene()
  var input = Input()
  var bodies: [MethodKey: any MethodBody] = [:]
  var recorder = Recorder()
  var before = Scene()

  /// Adds a view to another, by default to the root view.
  @discardableResult
  mutating func add(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, to parent: String = "view",
    as className: String = "UIView", base: String? = nil
  ) throws -> ObjectID {
    if let base { try scene.declareClass(className, base: base) }
    let view = try scene.makeView(name, class: className)
    try scene.setFrame(Rect(x, y, width, height), of: view)
    try scene.insert(view, into: scene.require(parent))
    return view
  }

  /// Sets a property.
  mutating func set(_ name: String, _ property: Property, _ value: PropertyValue) throws {
    try scene.set(property, of: scene.require(name), to: value)
  }

  /// Adds a recognizer.
  @discardableResult
  mutating func gesture(
    _ name: String, _ kind: RecognizerKind, on view: String,
    _ change: (inout RecognizerState) -> Void = { _ in }
  ) throws -> ObjectID {
    var settings = RecognizerState(kind)
    settings.actions = [.print(name)]
    change(&settings)
    return try scene.makeRecognizer(name, settings, on: scene.require(view))
  }

  /// Gives an object code for a method.
  mutating func override(
    _ name: String, _ selector: Selector,
    _ run: @escaping @Sendable (ShortList<Argument>, ObjectID, inout Simulation) throws(Fault) -> Argument
  ) throws {
    let id = try scene.require(name)
    scene.setMethod(MethodSource(method: selector.rawValue, text: "", form: .expression), of: id)
    bodies[MethodKey(id, selector)] = Body {
      (_, arguments, receiver, app) throws(Fault) in try run(arguments, receiver, &app)
    }
  }

  /// Gives an object code that keeps a method to itself, or answers a value.
  mutating func override(_ name: String, _ selector: Selector, answering answer: Argument = .none) throws {
    try override(name, selector) { (_, _, _) throws(Fault) in answer }
  }

  /// Makes something happen; a request that begins a new event begins a new recording.
  mutating func perform(_ request: EventRequest) throws {
    var app = Simulation(scene: scene, input: input, bodies: bodies, continuing: recorder)
    if app.startsNewEvent(request) {
      before = scene
      app = Simulation(scene: scene, input: input, bodies: bodies)
    }
    try app.perform(request)
    scene = app.scene
    input = app.input
    recorder = app.recorder
  }

  mutating func tap(_ x: Double, _ y: Double, times: Int = 1, fingers: Int = 1) throws {
    try perform(.tap(at: Point(x, y), times: times, fingers: fingers))
  }

  mutating func down(_ x: Double, _ y: Double, finger: Int = 1) throws {
    try perform(.touch([FingerMove(finger, .down(Point(x, y)))]))
  }

  mutating func move(_ x: Double, _ y: Double, finger: Int = 1) throws {
    try perform(.touch([FingerMove(finger, .move(Point(x, y)))]))
  }

  mutating func up(finger: Int = 1) throws { try perform(.touch([FingerMove(finger, .up(nil))])) }

  mutating func wait(_ seconds: Double) throws { try perform(.wait(seconds)) }

  mutating func drag(
    _ x: Double, _ y: Double, to x2: Double, _ y2: Double, steps: Int = 10, over duration: Double = 0.5
  ) throws {
    try perform(.drag(from: Point(x, y), to: Point(x2, y2), steps: steps, over: duration))
  }

  /// The trace of the last event.
  var trace: Trace { Trace(before: before, recording: recorder) }

  /// What happened in the last event, as short words: `a.touchesBegan`, `t:began`, `b!touchDown`, `"print"`.
  ///
  /// With names, only what concerns these objects.
  func log(_ names: String...) -> [String] {
    words.filter { names.isEmpty || $0.0.map(names.contains) ?? true }.map(\.1)
  }

  private func called(_ id: ObjectID) -> String { scene.name(of: id) }

  private var words: [(String?, String)] {
    trace.steps.compactMap { step -> (String?, String)? in
      switch step.kind {
      case .touch(let id, let selector, let list):
        let name = called(id)
        let count = trace.touches(list).count
        return (name, "\(name).\(selector.rawValue)" + (count > 1 ? "(\(count))" : ""))
      case .gesture(let id, _, let phase): return (called(id), "\(called(id)):\(phase)")
      case .control(let id, let name): return (called(id), "\(called(id))!\(trace.text(name))")
      case .asked(let id, let selector, _, let answer):
        return (called(id), "\(called(id))?\(selector.rawValue)" + (answer ? "" : "=no"))
      case .action(_, let selector, let target):
        return (nil, "\(trace.text(selector))->\(scene.name(of: target) ?? "nobody")")
      case .print(_, let text): return (nil, "\"\(trace.text(text))\"")
      case .selected(let id): return (nil, "selected \(called(id))")
      case .dropped(let selector): return (nil, "dropped \(selector.rawValue)")
      default: return nil
      }
    }
  }

  /// Only what one object received, sent or decided.
  func log(of name: String) -> [String] { words.filter { $0.0 == name }.map(\.1) }

  /// The last state of a recognizer in the last event.
  func state(_ name: String) -> RecognizerPhase {
    var last = RecognizerPhase.possible
    for case .gesture(let id, _, let phase) in trace.steps.map(\.kind) where id == scene.object(named: name) {
      last = phase
    }
    return last
  }

  /// How often a line was printed.
  func printed(_ text: String) -> Int {
    trace.steps.count { step in
      if case .print(_, let place) = step.kind { return trace.text(place) == text }
      return false
    }
  }

  /// Whether a fact was noted.
  func noted(_ note: Note) -> Bool { recorder.notes.contains(note) }

  /// The responder at which the touches stopped.
  var handler: String? { scene.name(of: trace.touchHandler) }
}

// MARK: Labs that several suites begin with

extension Lab {
  /// Plain views one below the other, which keep their touches unless they are told not to.
  static func views(_ names: String..., keeping: Bool = true) throws -> Lab {
    var lab = Lab()
    for (place, name) in names.enumerated() {
      try lab.add(name, 20, 20 + Double(place) * 120, 280, 100)
      for method in [Selector.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled] where keeping {
        try lab.override(name, method)
      }
    }
    return lab
  }

  /// One control, by the name `b`.
  static func control(_ className: String = "UIButton", base: String? = nil) throws -> Lab {
    var lab = Lab()
    try lab.add("b", 100, 100, 100, 44, as: className, base: base)
    return lab
  }

  /// The control events of `b`.
  var controlEvents: [String] {
    log(of: "b").filter { $0.hasPrefix("b!") }.map { String($0.dropFirst(2)) }
  }
}
