import CommandLanguage
import Geometry
import Messaging
import SceneModel

// Commands that look: they change nothing.

private let section = "Looking"

private let treeLimit: Parameter<TreeLimit> = .choice([
  .literal("all", .all), .after("depth", Parameter<Int>.integer("N", in: 0...100_000).map { .depth($0) }),
])

extension Request {
  static let lookCommands: [Command<Request>] = [
    Command(
      "tree", "Shows the hierarchy as text; of a large one, what is alike or deep is folded.",
      section: section,
      examples: ["tree", "tree A", "tree depth 2", "tree A all"],
      forms: [treeLimit.map { .look(.tree(nil, $0)) }]
        + [
          .form(.optional(.view()), .optional(treeLimit, default: .automatic)) { .look(.tree($0, $1)) }
        ]),
    Command(
      "find", "Finds objects by a part of their name, class or text.", section: section,
      examples: ["find btn", "find UILabel", "find \"Sign in\""],
      forms: [.form(.text("TEXT", .object)) { .look(.find($0)) }]),
    Command(
      "picture", "Shows the screen as a drawing.", section: section, examples: ["picture"],
      forms: [.constant(.look(.picture))]),
    Command(
      "info", "Shows one object's properties.", section: section, examples: ["info A"],
      forms: [.form(.object()) { .look(.info($0)) }]),
    Command(
      "list", "Lists everything by name.", section: section, examples: ["list"],
      forms: [.constant(.look(.list))]),
    Command(
      "chain", "Shows the responder chain, with the reason for each link.", section: section,
      examples: ["chain B", "chain"],
      forms: [.form(.optional(.name("NAME", .responder))) { .look(.chain($0)) }]),
    Command(
      "trace", "Shows the last event whole.", section: section, examples: ["trace"],
      forms: [.constant(.look(.trace))]),
    Command(
      "replay", "Animates the last event again.", section: section, examples: ["replay", "replay speed 2"],
      forms: [
        .form(.optional(Parameter<Double>.after("speed", .number("X", in: 0.05...100)))) {
          .look(.replay(speed: $0))
        }
      ]),
    Command(
      "step", "Shows the last event one step at a time.", section: section,
      examples: [
        "step", "step 3", "step back", "step to 5", "step to decider", "step to refusal", "step to break",
        "step out", "step to first", "step to last",
      ],
      forms: [
        .after(
          "back",
          Parameter<Int>.optional(.integer("N", in: 1...1_000_000), default: 1).map {
            .look(.step(.back($0)))
          }),
        .after(
          "to",
          .choice([
            .literal("decider", .look(.step(.decider))), .literal("refusal", .look(.step(.refusal))),
            .literal("break", .look(.step(.stop))), .literal("first", .look(.step(.first))),
            .literal("last", .look(.step(.last))),
            Parameter<Int>.integer("N", in: 0...10_000_000).map { .look(.step(.to($0))) },
          ])),
        .literal("out", .look(.step(.out))),
        .form(.optional(.integer("N", in: 1...1_000_000), default: 1)) { .look(.step(.forward($0))) },
      ]),
    Command(
      "break", "Lets films stop where an object is called; alone, lists where they do.", section: section,
      examples: ["break B", "break", "break B off", "break off"],
      forms: [
        .literal("off", .look(.breakpoint(nil, isOn: false))),
        .form(.object(), .optional(.onOff, default: true)) { .look(.breakpoint($0, isOn: $1)) },
        .constant(.look(.breakpoint(nil, isOn: nil))),
      ]),
    Command(
      "why", "Explains why a view did or did not get the touch, and what would mend it.", section: section,
      examples: ["why B", "why B at 120 80", "why at 120 80", "why"],
      forms: [
        Parameter<Point>.after("at", .point()).map { .look(.why(nil, at: $0)) },
        .form(
          .optional(.name("NAME", .responder)), .optional(Parameter<Point>.after("at", .point()))
        ) { .look(.why($0, at: $1)) },
      ]),
    Command(
      "who", "Lists every view at a point, in the order of asking.", section: section,
      examples: ["who 60 60"],
      forms: [.form(.point()) { .look(.who($0)) }]),
    Command(
      "reach", "Tells how much of a view a finger can reach, and who takes the rest.", section: section,
      examples: ["reach B"], forms: [.form(.view()) { .look(.reach($0)) }]),
    Command(
      "map", "Shows the screen by the view that each point would hit.", section: section,
      examples: ["map", "map B"], forms: [.form(.optional(.view())) { .look(.map($0)) }]),
    Command(
      "convert", "Converts a point or rectangle from one view to another, step by step.", section: section,
      examples: ["convert 5 5 from B to A", "convert 0 0 20 20 from B to window"],
      forms: [
        .form(.rect, .after("from", .view("VIEW")), .after("to", .view("VIEW"))) {
          .look(.convert($0, isRect: true, from: $1, to: $2))
        },
        .form(.point(), .after("from", .view("VIEW")), .after("to", .view("VIEW"))) {
          .look(.convert(Rect(origin: $0, size: .zero), isRect: false, from: $1, to: $2))
        },
      ]),
    Command(
      "inside", "Asks one view's pointInside, in its own coordinates.", section: section,
      examples: ["inside B 5 5"], forms: [.form(.view("VIEW"), .point()) { .look(.inside($0, $1)) }]),
    Command(
      "diff", "Shows what the last change did, and which points changed owner.", section: section,
      examples: ["diff"], forms: [.constant(.look(.diff))]),
    Command(
      "pipeline", "Shows the last event's way from the glass to the responder.", section: section,
      examples: ["pipeline"], forms: [.constant(.look(.pipeline))]),
    Command(
      "explain", "Explains a term.", section: section,
      examples: ["explain", "explain hitTest", "explain run loop"],
      forms: [.form(.optional(.rest("TOPIC", .topic))) { .look(.explain($0)) }]),
  ]
}

extension Session {
  /// The session with its scene as the last event left it, whatever was changed since; nil without an event.
  public var asEventLeftIt: Session? {
    guard let event else { return nil }
    var past = self
    past.lab = Lab(scene: event.trace.scene(after: event.trace.steps.count))
    past.lab.refreshCode()
    return past
  }

  /// The responders from a responder, or from the view that the last event hit (R52), as the scene is now.
  public func chain(from name: Name? = nil) throws(Problem) -> [ChainLink] {
    let start: ObjectID
    if let name {
      start = try responder(name)
    } else {
      guard let hit = event?.hit ?? nil, lab.scene.isAlive(hit) else { throw Problem(.noEvent) }
      start = hit
    }
    return try silently { app throws(Fault) in try app.chain(from: start) }
  }

  mutating func perform(_ request: LookRequest) throws(Problem) -> Outcome {
    switch request {
    case .tree(let name, let limit):
      if let name { return .tree([try view(name)], limit) }
      return .tree(lab.scene.windowsInOrder + lab.scene.objects.filter { isDetachedRoot($0) }, limit)
    case .find(let text): return .found(text, find(text))
    case .breakpoint(let name, let isOn): return try breakpoint(name, isOn)
    case .picture: return .picture
    case .info(let name): return .info(try object(name))
    case .list: return .list
    case .chain(let name): return .chain(try chain(from: name))
    case .trace:
      try needEvent()
      return .trace
    case .replay(let speed):
      try needEvent()
      return .replay(speed: speed)
    case .step(let move): return try step(move)
    case .why(let name, let point): return try why(name, at: point)
    case .who(let point): return .who(point, try who(at: point))
    case .reach(let name): return .reach(try reach(of: try view(name)))
    case .map(let name):
      let subject = try name.map { name throws(Problem) in try view(name) }
      let screen = screen
      if lab.scene.hitTestingCodeCount > 0, !screen.isEmpty {
        _ = try checkedOwners(columns: 32, rows: 48, in: screen)
      }
      return .map(subject)
    case .convert(let rect, let isRect, let source, let target):
      return try convert(rect, isRect, source, target)
    case .inside(let name, let point):
      let view = try view(name)
      return .inside(
        view, point, try silently { app throws(Fault) in try app.send(PointInside(point), to: view) })
    case .diff:
      guard let beforeChange else { throw Problem(.nothingToUndo) }
      return .difference(try difference(from: beforeChange))
    case .pipeline:
      try needEvent()
      return .pipeline
    case .explain(let topic):
      if let topic, Topic(word: topic) == nil, Session.table.command(named: topic) == nil {
        throw Problem(.noSuchTopic(topic, near: Topic.nearest(to: topic)))
      }
      return .topic(topic)
    }
  }

  private func isDetachedRoot(_ id: ObjectID) -> Bool {
    lab.scene.kind(of: id) == .view && lab.scene.superview(of: id) == nil
  }

  private func needEvent() throws(Problem) {
    guard event != nil else { throw Problem(.noEvent) }
  }

  private mutating func step(_ move: StepMove) throws(Problem) -> Outcome {
    guard let trace = event?.trace else { throw Problem(.noEvent) }
    let count = trace.steps.count
    switch move {
    case .forward(let by): position = min(count, position + by)
    case .back(let by): position = max(0, position - by)
    case .to(let place):
      guard place <= count else { throw Problem(.noSuchStep(place, count: count)) }
      position = place
    case .decider: position = (trace.decider ?? count - 1) + 1
    case .first: position = 0
    case .last: position = count
    case .out:
      let depth = position > 0 ? trace.steps[position - 1].depth : 0
      position = next(in: trace) { $0.depth < depth }
    case .refusal: position = next(in: trace) { $0.isRefusal }
    case .stop: position = next(in: trace) { $0.callee.map(breakpoints.contains) ?? false }
    }
    return .step(position)
  }

  /// The position after the next step of a kind; the end where there is none.
  private func next(in trace: Trace, where isWanted: (Step) -> Bool) -> Int {
    let count = trace.steps.count
    guard position < count else { return count }
    return trace.steps[position...].firstIndex(where: isWanted).map { $0 + 1 } ?? count
  }

  private mutating func breakpoint(_ name: Name?, _ isOn: Bool?) throws(Problem) -> Outcome {
    if let name {
      let id = try object(name)
      if isOn ?? true { breakpoints.insert(id) } else { breakpoints.remove(id) }
    } else if isOn == false {
      breakpoints = []
    }
    breakpoints = breakpoints.filter { lab.scene.isAlive($0) }
    return .breakpoints(breakpoints.sorted())
  }

  /// The objects whose name, class or text holds some letters, in any case, in the order of the tree.
  private func find(_ text: String) -> [ObjectID] {
    let scene = lab.scene
    let wanted = text.lowercased()
    func matches(_ id: ObjectID) -> Bool {
      var texts = [scene.name(of: id), scene.className(of: id)]
      if scene.kind(of: id).isView, case .text(let own)? = scene.value(of: .text, id) { texts.append(own) }
      return texts.contains { $0.lowercased().contains(wanted) }
    }
    let roots = scene.windowsInOrder + scene.objects.filter { isDetachedRoot($0) }
    let views = roots.flatMap { scene.subtree(of: $0) }
    return (views + scene.objects.filter { !scene.kind(of: $0).isView }).filter(matches)
  }

  private func why(_ name: Name?, at point: Point?) throws(Problem) -> Outcome {
    let target: ObjectID
    if let name {
      target = try responder(name)
    } else {
      let spot = try point.map { point throws(Problem) in try hitView(at: point) } ?? (event?.hit ?? nil)
      guard let spot, lab.scene.isAlive(spot) else { throw Problem(.noEvent) }
      target = spot
    }
    return .why(try diagnose(target, probe(at: point, of: target)))
  }

  private func convert(_ rect: Rect, _ isRect: Bool, _ source: Name, _ target: Name) throws(Problem)
    -> Outcome
  {
    let from = try view(source)
    let to = try view(target)
    guard let steps = lab.scene.conversion(of: rect.origin, from: from, to: to) else {
      throw Problem(.refusal(.unrelated(source.text, target.text)), at: target.place)
    }
    guard isRect else { return .conversion(steps, nil) }
    return .conversion(steps, lab.scene.convert(rect.standardized, from: from, to: to))
  }
}
