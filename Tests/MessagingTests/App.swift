import Geometry
import Messaging
import SceneModel

/// Code for tests: a closure in the place of a method.
final class Code: MethodBody {
  typealias Body =
    @Sendable (_ arguments: ShortList<Argument>, _ receiver: ObjectID, _ app: inout Simulation) throws(Fault)
    -> Argument

  let body: Body

  init(body: @escaping Body) { self.body = body }

  func answer(
    _ selector: Selector, _ arguments: ShortList<Argument>, for receiver: ObjectID, in app: inout Simulation
  ) throws(Fault) -> Argument {
    try body(arguments, receiver, &app)
  }
}

/// A scene with code, and short words for tests.
struct App {
  var scene = Scene()
  var bodies: [MethodKey: any MethodBody] = [:]

  /// Makes a view in front of its siblings.
  @discardableResult
  mutating func add(
    _ name: String, to parent: String = "view", _ frame: Rect, class className: String = "UIView"
  ) throws -> ObjectID {
    let id = try scene.makeView(name, class: className)
    try scene.setFrame(frame, of: id)
    try scene.insert(id, into: try scene.require(parent))
    return id
  }

  mutating func set(_ name: String, _ property: Property, _ value: PropertyValue) throws {
    try scene.set(property, of: scene.require(name), to: value)
  }

  /// Puts a closure in a method's place.
  mutating func override(_ name: String, _ selector: Selector, _ body: @escaping Code.Body) throws {
    let id = try scene.require(name)
    scene.setMethod(MethodSource(method: selector.rawValue, text: "", form: .statements), of: id)
    bodies[MethodKey(id, selector)] = Code(body: body)
  }

  func simulation(recording: Bool = true) -> Simulation {
    Simulation(scene: scene, bodies: bodies, isRecording: recording)
  }

  /// The name of the view at a point of the screen.
  func hit(_ x: Double, _ y: Double) throws -> String? {
    var app = simulation()
    let found = try app.findView(at: Point(x, y))
    var silent = simulation(recording: false)
    let quiet = try silent.findView(at: Point(x, y))
    precondition(quiet == found && silent.stepCount == 0, "the silent search differs")
    return scene.name(of: found.view)
  }

  /// The search at a point of the screen, line by line, one indentation a depth.
  func trace(_ x: Double, _ y: Double) throws -> [String] {
    var app = simulation()
    _ = try app.findView(at: Point(x, y))
    return lines(app.recorder)
  }

  func lines(_ recorder: Recorder) -> [String] {
    recorder.steps.map { step in
      String(repeating: " ", count: Int(step.depth)) + line(step.kind, recorder)
    }
  }

  func line(_ kind: Step.Kind, _ recorder: Recorder) -> String {
    switch kind {
    case .hitTest(let view, let point): "\(scene.name(of: view)).hitTest \(text(point))"
    case .hitTestResult(let view, let result, let reason):
      "\(scene.name(of: view)) -> \(scene.name(of: result) ?? "nil") \(reason.word)"
    case .pointInside(let view, _, let inside, let overridden):
      "\(scene.name(of: view)).pointInside \(inside ? "yes" : "no")\(overridden ? " override" : "")"
    case .note(let place): "note \(recorder.notes[Int(place)])"
    case .change(let place): "change \(recorder.changes[Int(place)])"
    case .print(_, let text): "print \(recorder.texts[Int(text)])"
    default: "\(kind)"
    }
  }

  private func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

  private func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// The names of the responder chain from an object.
  func chain(_ name: String) throws -> [String] {
    var app = simulation()
    return try app.chain(from: scene.require(name)).map { scene.name(of: $0.responder) }
  }
}

extension Simulation {
  /// UIKit's own hitTest from inside of code.
  mutating func superHitTest(_ point: Point, _ receiver: ObjectID) throws(Fault) -> ObjectID? {
    try sendSuper(HitTest(point), to: receiver).view
  }
}

extension ShortList<Argument> {
  /// The point that was handed over.
  var point: Point {
    if case .point(let point) = first { return point }
    return Point(.nan, .nan)
  }
}

extension Argument {
  init(_ view: ObjectID?) { self = view.map { .object($0) } ?? .none }
}

/// The fault with which something ends, or nil.
func fault(_ body: () throws -> Void) -> Fault? {
  do {
    try body()
    return nil
  } catch {
    return error as? Fault
  }
}
