import CommandLanguage
import Geometry
import Messaging
import SceneModel
import Session

extension Presenter {
  /// A reply as one line of JSON, without its line feed.
  public func json(for reply: Reply, in session: Session) -> String {
    var members: [(String, JSON)] = [
      ("line", reply.line.map { JSON($0) } ?? .null), ("command", .string(reply.command)),
      ("ok", .bool(reply.isFine)),
    ]
    switch reply.result {
    case .success(let outcome): members.append(("result", JSONPage(session: session).result(of: outcome)))
    case .failure(let problem): members.append(("error", error(problem, reply.command, session)))
    }
    return JSON.object(members).text
  }

  private func error(_ problem: Problem, _ text: String, _ session: Session) -> JSON {
    let tellers = tellers(in: session)
    let report = Report(problem, text: text, from: .prompt)
    var members: [(String, JSON)] = [
      ("message", .string(tellers.map { $0.sentence(for: problem).plain }.joined(separator: "\n"))),
      ("column", report.place.map { JSON($0.column) } ?? .null),
    ]
    if let place = report.place {
      members += [("row", JSON(place.row)), ("length", JSON(place.length))]
    }
    if case .file(let path, let line) = report.origin {
      members += [("file", .string(path)), ("fileLine", JSON(line))]
    }
    let details = tellers.flatMap { $0.details(of: problem, text: text) }.map(\.plain)
    if !details.isEmpty { members.append(("details", JSON(details))) }
    return .object(members)
  }
}

/// Outcomes as JSON: facts alone, the same in every language.
struct JSONPage {
  let session: Session
  var scene: Scene { session.scene }

  func name(_ id: ObjectID) -> String { scene.knownName(of: id) }
  func name(_ id: ObjectID?) -> JSON { id.map { .string(name($0)) } ?? .null }
  func names(_ ids: [ObjectID]) -> JSON { .array(ids.map { .string(name($0)) }) }
  func point(_ point: Point) -> JSON { .array([.number(point.x), .number(point.y)]) }
  func rect(_ rect: Rect) -> JSON {
    .array([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { .number($0) })
  }

  func value(_ value: PropertyValue) -> JSON {
    switch value {
    case .bool(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    default: .array(value.numbers.map { .number($0) })
    }
  }

  func result(of outcome: Outcome) -> JSON {
    switch outcome {
    case .language(let language): .object([("language", .string(language))])
    case .silent, .exit, .held, .reset, .cleared, .picture, .examples, .forgotten: .object([])
    case .added(let id): object(id)
    case .removed(let names, let all): .object([("removed", JSON(names)), ("all", JSON(all))])
    case .moved(let id):
      .object([
        ("name", name(id)), ("superview", name(scene.superview(of: id))),
        ("index", JSON(scene.index(of: id))),
      ])
    case .reordered(let id, let isInFront):
      .object([("name", name(id)), ("front", .bool(isInFront)), ("index", JSON(scene.index(of: id)))])
    case .renamed(let id, let old): .object([("name", name(id)), ("old", .string(old))])
    case .properties(let id, let properties):
      .object([("name", name(id)), ("properties", self.properties(id, properties))])
    case .hidden(let ids, let isHidden): .object([("views", names(ids)), ("hidden", .bool(isHidden))])
    case .controller(let id): controller(id)
    case .presented(let id, let presenter): .object([("name", name(id)), ("presenter", name(presenter))])
    case .dismissed(let id): .object([("name", name(id))])
    case .options(let options):
      .object([("options", .object(options.map { ($0.rawValue, .string(scene.options[$0])) }))])
    case .undone(let commands), .redone(let commands), .history(let commands):
      .object([("commands", JSON(commands))])
    case .saved(let path, let lines): .object([("path", .string(path)), ("lines", JSON(lines))])
    case .exported(let export):
      .object([
        ("format", .string(export.format)), ("path", JSON(export.path)), ("lines", JSON(export.lines)),
        ("text", JSON(export.text)),
      ])
    case .loaded(let path, let objects): .object([("path", .string(path)), ("objects", JSON(objects))])
    case .recovered(let commands, let failed):
      .object([("commands", JSON(commands)), ("failed", JSON(failed))])
    case .imported(let path, let report): imported(path, report)
    case .importParts(let path, let parts): importParts(path, parts)
    case .origin(let id): origin(id)
    case .ran(let path, let replies): .object([("path", .string(path)), ("commands", JSON(replies.count))])
    case .event(_, let start): event(from: start)
    case .trace: event(from: 0)
    case .replay(let speed): with(event(from: 0), "speed", .number(speed ?? 1))
    case .firstResponder(let id): .object([("firstResponder", name(id))])
    case .recognizers(let ids): .object([("recognizers", .array(ids.map(recognizer)))])
    case .recognizerRemoved(let name): .object([("removed", JSON([name]))])
    case .actions(let id): .object([("name", name(id)), ("actions", actions(of: id))])
    case .responds(let id): .object([("name", name(id)), ("selectors", JSON(scene.selectors(of: id)))])
    case .ignoring(let depth): .object([("depth", JSON(depth))])
    case .overridden, .code, .restored, .bindings, .bound, .defined, .needs, .review: code(outcome)
    case .tree, .found, .breakpoints, .info, .list, .chain, .step, .why, .fixed, .who, .reach, .map,
      .conversion, .inside,
      .difference,
      .pipeline,
      .topic, .help:
      look(outcome)
    }
  }

  private func look(_ outcome: Outcome) -> JSON {
    switch outcome {
    case .found(let text, let ids):
      .object([("text", .string(text)), ("objects", .array(ids.map(entry)))])
    case .breakpoints(let ids): .object([("breakpoints", names(ids))])
    case .tree(let roots, _): .object([("views", .array(roots.map(tree)))])
    case .info(let id): object(id)
    case .list: .object([("objects", .array(scene.objects.map(entry)))])
    case .chain(let links):
      .object([
        (
          "chain",
          .array(
            links.map {
              .object([("responder", name($0.responder)), ("reason", .string($0.reason.rawValue))])
            })
        ),
        ("notes", .array(chainNotes(links, in: scene).map { .object(note($0)) })),
      ])
    case .step(let position):
      .object([("position", JSON(position)), ("count", JSON(session.event?.trace.steps.count ?? 0))])
    case .why(let diagnosis): why(diagnosis)
    case .fixed(let commands, let answer):
      .object([("commands", JSON(commands)), ("works", .bool(answer.cause == .gotIt))])
    case .who(let spot, let entries):
      .object([("point", point(spot)), ("views", .array(entries.map(entry)))])
    case .reach(let reach):
      .object([
        ("view", name(reach.view)), ("samples", JSON(reach.samples)), ("own", JSON(reach.own)),
        ("below", JSON(reach.below)),
        (
          "takers",
          .array(reach.takers.map { .object([("view", name($0.view)), ("samples", JSON($0.samples))]) })
        ),
      ])
    case .map(let view): map(view)
    case .conversion(let steps, let box):
      .object([
        ("steps", .array(steps.map { .object([("view", name($0.view)), ("point", point($0.point))]) })),
        ("point", steps.last.map { point($0.point) } ?? .null), ("rect", box.map(rect) ?? .null),
      ])
    case .inside(let view, let spot, let isInside):
      .object([("view", name(view)), ("point", point(spot)), ("inside", .bool(isInside))])
    case .difference(let difference): self.difference(difference)
    case .pipeline: pipeline()
    case .topic(let word): topic(word)
    case .help(let topic): help(topic)
    default: .object([])
    }
  }

  func with(_ object: JSON, _ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = object else { return object }
    return .object(members + [(key, value)])
  }

  // MARK: Objects

  func entry(_ id: ObjectID) -> JSON {
    var members: [(String, JSON)] = [
      ("name", name(id)), ("kind", .string("\(scene.kind(of: id))")),
      ("class", .string(scene.className(of: id))),
    ]
    if scene.kind(of: id).isView {
      members += [("frame", rect(scene.frame(of: id))), ("superview", name(scene.superview(of: id)))]
    }
    return .object(members)
  }

  private func object(_ id: ObjectID) -> JSON {
    switch scene.kind(of: id) {
    case .controller: return controller(id)
    case .recognizer: return recognizer(id)
    default: break
    }
    var result = entry(id)
    if scene.kind(of: id).isView {
      result = with(result, "subviews", names(scene.subviews(of: id)))
      result = with(result, "properties", properties(id, Property.allCases))
      result = with(result, "recognizers", names(scene.recognizers(of: id)))
      result = with(result, "controller", name(scene.controller(of: id)))
    }
    return with(result, "overrides", JSON(scene.methods(of: id).map(\.method)))
  }

  private func properties(_ id: ObjectID, _ list: [Property]) -> JSON {
    .object(
      list.compactMap { property in scene.value(of: property, id).map { (property.rawValue, value($0)) } })
  }

  private func tree(_ root: ObjectID) -> JSON {
    // Without recursion: trees may be very deep. Subtrees are built from the last view of the list to the first.
    var built: [ObjectID: JSON] = [:]
    for view in scene.subtree(of: root).reversed() {
      let below = scene.subviews(of: view).compactMap { built.removeValue(forKey: $0) }
      built[view] = with(entry(view), "subviews", .array(below))
    }
    return built[root] ?? .null
  }

  private func controller(_ id: ObjectID) -> JSON {
    .object([
      ("name", name(id)), ("kind", "controller"), ("class", .string(scene.className(of: id))),
      ("view", name(scene.view(of: id))), ("parent", name(scene.parent(of: id))),
      ("presenter", name(scene.presenter(of: id))), ("overrides", JSON(scene.methods(of: id).map(\.method))),
    ])
  }

  private func recognizer(_ id: ObjectID) -> JSON {
    guard let state = scene.recognizer(id) else { return .null }
    return .object([
      ("name", name(id)), ("kind", "recognizer"), ("class", .string(scene.className(of: id))),
      ("view", name(state.view)), ("state", .string("\(session.lab.input.state(of: id))")),
      ("enabled", .bool(state.isEnabled)), ("taps", JSON(state.taps)), ("touches", JSON(state.touches)),
      ("maximum", state.maximum.map { JSON($0) } ?? .null), ("minimum", .number(state.minimum)),
      ("direction", JSON(state.direction.names)),
      ("edges", JSON(state.edges.names)), ("cancels", .bool(state.cancelsTouchesInView)),
      ("delaysBegan", .bool(state.delaysTouchesBegan)), ("delaysEnded", .bool(state.delaysTouchesEnded)),
      ("requires", names(state.requires)), ("with", names(state.simultaneous)),
    ])
  }

  private func actions(of control: ObjectID) -> JSON {
    .array(
      scene.actions.filter { $0.control == control }.map { action in
        let event: (String, JSON) = ("event", .string(action.event))
        return switch action.target {
        case .object(let id): .object([event, ("selector", .string(action.selector)), ("target", name(id))])
        case .firstResponder: .object([event, ("selector", .string(action.selector)), ("target", .null)])
        case .print(let text): .object([event, ("print", .string(text))])
        }
      })
  }
}
