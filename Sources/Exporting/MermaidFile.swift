import Messaging
import Presentation
import SceneModel
import Session

/// Diagrams that documents draw from text: the views as a tree, the calls of an event as a sequence.
enum MermaidFile {
  // MARK: The tree

  /// The windows with their views and controllers.
  static func tree(of scene: Scene) -> String {
    var lines = ["flowchart TD"]
    var hidden: [String] = []
    let detached = scene.objects.filter { scene.kind(of: $0) == .view && scene.superview(of: $0) == nil }
    for root in scene.windowsInOrder + detached {
      for view in scene.subtree(of: root) {
        lines.append("  \(id(view))[\"\(label(view, scene))\"]")
        if let parent = scene.superview(of: view) { lines.append("  \(id(parent)) --> \(id(view))") }
        if scene.hasFlag(.hidden, view) { hidden.append(id(view)) }
      }
    }
    for controller in scene.controllersInOrder {
      lines.append("  \(id(controller))([\"\(label(controller, scene))\"])")
      if let view = scene.view(of: controller) { lines.append("  \(id(controller)) -.-> \(id(view))") }
      if let parent = scene.parent(of: controller) { lines.append("  \(id(parent)) -.- \(id(controller))") }
    }
    if !hidden.isEmpty {
      lines.append("  classDef hidden stroke-dasharray: 5 5")
      lines.append("  class \(hidden.joined(separator: ",")) hidden")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func id(_ object: ObjectID) -> String { "o\(object.place)" }

  private static func label(_ id: ObjectID, _ scene: Scene) -> String {
    var text = "\(scene.name(of: id).mermaid)<br/>\(scene.className(of: id).mermaid)"
    if scene.kind(of: id).isView {
      let frame = scene.frame(of: id)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { short($0) }
      text += "<br/>\(numbers.joined(separator: " "))"
    }
    return text
  }

  // MARK: The sequence

  /// How many messages a diagram shows: more than that, nobody reads and the tools refuse.
  private static let mostMessages = 400

  /// The calls of the last event, from one object to the next.
  static func sequence(of session: Session) throws(Problem) -> String {
    guard let event = session.event else { throw Problem(.noEvent) }
    var writer = SequenceWriter(event.trace, mostMessages: mostMessages)
    for step in event.trace.steps { writer.write(step) }
    return writer.text
  }
}

private struct SequenceWriter {
  private let trace: Trace
  private let film: Film
  private let most: Int
  private var messages: [String] = []
  private var participants: [ObjectID] = []
  private var callers: [ObjectID] = []
  private var leftOut = 0

  init(_ trace: Trace, mostMessages: Int) {
    self.trace = trace
    most = mostMessages
    film = Film(of: trace)
  }

  mutating func write(_ step: Step) {
    while callers.count > Int(step.depth) { callers.removeLast() }
    switch step.kind {
    case .hitTest(let view, let point):
      send(to: view, "->>", "hitTest \(short(point.x)) \(short(point.y))")
      callers.append(view)
    case .hitTestResult(let view, let found, _):
      if callers.last == view { callers.removeLast() }
      answer(from: view, found.map { film.knownName(of: $0) } ?? "nil")
    case .pointInside(let view, _, let isInside, _):
      send(to: view, "->>", "pointInside", from: view)
      append("  \(id(view))-->>\(id(view)): \(isInside ? "yes" : "no")")
    case .touch(let responder, let method, _): send(to: responder, "->>", method.rawValue, from: nil)
    case .forward(let from, let to, let method): send(to: to, "-)", method.rawValue, from: from)
    case .dropped(let method): append("  Note over \(id(nil)): \(method.rawValue) ✗")
    case .gesture(let recognizer, _, let to):
      join(recognizer)
      append("  Note over \(id(recognizer)): \(to)")
    case .control(let control, let event):
      send(to: control, "-)", trace.text(event).mermaid, from: control)
    case .action(let sender, let selector, let target):
      let text = trace.text(selector).mermaid
      if let target {
        send(to: target, "->>", text, from: sender)
      } else {
        join(sender)
        append("  Note over \(id(sender)): \(text) → nil")
      }
    case .print(let owner, let text):
      if let owner { join(owner) }
      append("  Note over \(id(owner)): \(trace.text(text).mermaid)")
    default: break
    }
  }

  private func id(_ object: ObjectID?) -> String { object.map { "o\($0.place)" } ?? "uikit" }

  private mutating func join(_ object: ObjectID) {
    if !participants.contains(object) { participants.append(object) }
  }

  private mutating func append(_ message: String) {
    if messages.count < most { messages.append(message) } else { leftOut += 1 }
  }

  private mutating func send(to object: ObjectID, _ arrow: String, _ text: String) {
    send(to: object, arrow, text, from: callers.last)
  }

  private mutating func send(to object: ObjectID, _ arrow: String, _ text: String, from: ObjectID?) {
    if messages.count < most {
      if let from { join(from) }
      join(object)
    }
    append("  \(id(from))\(arrow)\(id(object)): \(text)")
  }

  private mutating func answer(from view: ObjectID, _ text: String) {
    append("  \(id(view))-->>\(id(callers.last)): \(text.mermaid)")
  }

  var text: String {
    var lines = ["sequenceDiagram", "  participant uikit as UIKit"]
    for object in participants {
      lines.append("  participant \(id(object)) as \(film.knownName(of: object).mermaid)")
    }
    lines += messages
    if leftOut > 0 { lines.append("  Note over uikit: +\(leftOut)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
