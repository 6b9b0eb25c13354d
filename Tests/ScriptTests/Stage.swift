import Geometry
import Messaging
import SceneModel
import Testing

@testable import Script

/// A scene with code, built by hand.
struct Stage {
  var scene = Scene()

  subscript(_ name: String) -> ObjectID {
    guard let id = scene.object(named: name) else {
      Issue.record("there is no \(name)")
      return ObjectID(Int32(0))
    }
    return id
  }

  @discardableResult
  mutating func add(
    _ name: String, in parent: String = "view", _ frame: Rect, class className: String = "UIView"
  ) throws -> ObjectID {
    let id = try scene.makeView(name, class: className)
    try scene.insert(id, into: self[parent])
    try scene.setFrame(frame, of: id)
    return id
  }

  mutating func `let`(_ name: String, _ value: StoredValue, of owner: String? = nil) {
    scene.bind(name, of: owner.map { self[$0] }, to: value)
  }

  mutating func def(_ name: String, _ parameters: String..., as expression: String) {
    scene.define(FunctionSource(name: name, parameters: parameters, expression: expression))
  }

  /// Gives an object code.
  @discardableResult
  mutating func override(_ name: String, _ input: OverrideInput) throws -> ReadOverride {
    let read = try OverrideReader.read(input, for: self[name], in: scene)
    for source in read.sources { scene.setMethod(source, of: self[name]) }
    return read
  }

  /// Gives an object pasted methods.
  @discardableResult
  mutating func paste(_ name: String, _ text: String) throws -> ReadOverride {
    try override(name, .paste(text))
  }

  /// The scene set in motion with all its code.
  func simulation(isRecording: Bool = true) -> Simulation {
    var bodies: [MethodKey: any MethodBody] = [:]
    for id in scene.objectsWithMethods {
      for source in scene.methods(of: id) {
        guard let selector = Messaging.Selector(rawValue: source.method) else { continue }
        bodies[MethodKey(id, selector)] = OverrideReader.body(for: source, of: id)
      }
    }
    return Simulation(scene: scene, bodies: bodies, isRecording: isRecording)
  }

  /// The name of the view under a point of the screen.
  func hit(_ x: Double, _ y: Double) throws -> String? {
    var app = simulation()
    return scene.name(of: try app.findView(at: Point(x, y)).view)
  }

  /// Whether a view says that a point of its own lies inside.
  func inside(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
    var app = simulation()
    return try app.send(PointInside(Point(x, y)), to: self[name])
  }

  /// What code printed while a point was looked for.
  func printed(_ x: Double, _ y: Double) throws -> [String] {
    var app = simulation()
    _ = try app.findView(at: Point(x, y))
    return app.lines
  }

  /// The failure of a search.
  func fault(_ x: Double = 10, _ y: Double = 10) throws -> Fault {
    var app = simulation()
    do {
      _ = try app.findView(at: Point(x, y))
    } catch {
      return error
    }
    throw Missing()
  }

  /// The failure of code in a search.
  func codeFault(_ x: Double = 10, _ y: Double = 10) throws -> CodeFault {
    guard case .code(let fault) = try fault(x, y).cause else { throw Missing() }
    return fault
  }

  struct Missing: Error {}
}

extension Simulation {
  /// What was printed.
  var lines: [String] {
    recorder.steps.compactMap {
      if case .print(_, let text) = $0.kind { recorder.texts[Int(text)] } else { nil }
    }
  }

  /// The lines that ran, with what they saw.
  var ran: [String] {
    recorder.steps.compactMap {
      if case .line(_, let line, let text) = $0.kind { "\(line): \(recorder.texts[Int(text)])" } else { nil }
    }
  }
}

/// Runs statements as the body of A's hitTest, and tells what they print.
func printed(
  _ statements: String, objectiveC: Bool = false, _ prepare: (inout Stage) throws -> Void = { _ in }
) throws -> [String] {
  var stage = Stage()
  try stage.add("A", Rect(10, 20, 100, 80))
  try stage.add("B", in: "A", Rect(10, 10, 40, 40), class: "UIButton")
  try stage.add("C", in: "A", Rect(30, 30, 40, 40))
  try prepare(&stage)
  let text =
    objectiveC
    ? "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n\(statements)\nreturn nil; }"
    : "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n\(statements)\nreturn nil }"
  try stage.paste("A", text)
  return try stage.printed(30, 40)
}
