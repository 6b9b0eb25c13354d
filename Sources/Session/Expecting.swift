import CommandLanguage
import Geometry
import Messaging
import SceneModel

// What `expect` compares: never begins an event, never changes the world.

extension Session {
  func check(_ expectancy: Expectancy) throws(Problem) -> Outcome {
    if let shortfall = try shortfall(of: expectancy) { throw Problem(.shortfall(shortfall)) }
    return .held
  }

  /// What is missing; nil when the expectation holds.
  private func shortfall(of expectancy: Expectancy) throws(Problem) -> Shortfall? {
    switch expectancy {
    case .hit(let name, let point): return try checkHit(name, at: point)
    case .inside(let name, let point, let wanted):
      let view = try view(name)
      let isInside = try silently { app throws(Fault) in try app.send(PointInside(point), to: view) }
      return isInside == wanted
        ? nil
        : Shortfall(.inside(name.text), expected: wanted ? "yes" : "no", actual: isInside ? "yes" : "no")
    case .calls(let items):
      let wanted = try items.map { item throws(Problem) in
        let (view, selector) = try method(item)
        return "\(lab.scene.name(of: view)).\(selector)"
      }
      let actual = trace?.hitTestCalls.map { "\(name($0.view)).\($0.selector.rawValue)" } ?? []
      return compare(.calls, wanted, actual)
    case .visits(let names):
      let wanted = try names.map { name throws(Problem) in lab.scene.name(of: try view(name)) }
      return compare(.visits, wanted, trace?.visited.map(name) ?? [])
    case .chain(let start, let names):
      let first = try responder(start)
      let wanted = try names.map { name throws(Problem) in lab.scene.name(of: try responder(name)) }
      let links = try silently { app throws(Fault) in try app.chain(from: first) }
      return compare(.chain(start.text), wanted, links.map { name($0.responder) })
    case .received(let call, let wanted, let never):
      let (object, selector) = try method(call)
      guard let known = Selector(rawValue: selector) else { return nil }
      let count = trace?.count(of: known, at: object) ?? 0
      return compareCount(.received(call.text), count, wanted, never)
    case .order(let items): return try checkOrder(items)
    case .handled(let name):
      let wanted =
        try name.map { name throws(Problem) in lab.scene.name(of: try responder(name)) } ?? "nobody"
      let actual = trace?.handler.map(self.name) ?? "nobody"
      return wanted == actual ? nil : Shortfall(.handled, expected: wanted, actual: actual)
    case .gesture(let name, let wanted):
      let id = try recognizer(name)
      let state = trace?.state(of: id) ?? .possible
      let isSame = "\(state)" == wanted || (state == .ended && wanted == "recognized")
      let word =
        state == .ended && lab.scene.recognizer(id)?.kind.isDiscrete == true ? "recognized" : "\(state)"
      return isSame ? nil : Shortfall(.gesture(name.text), expected: wanted, actual: word)
    case .fired(let event, let wanted, let never):
      let control = try control(event.owner ?? event.member)
      let member = try controlEvent(event.member)
      let count = trace?.count(ofEvent: member, at: control) ?? 0
      return compareCount(.fired(event.text), count, wanted, never)
    case .selected(let name, let wanted):
      let cell = try view(name)
      let isSelected = trace?.selected(cell) ?? false
      return isSelected == wanted
        ? nil
        : Shortfall(.selected(name.text), expected: wanted ? "yes" : "no", actual: isSelected ? "yes" : "no")
    case .action(let selector, let name):
      let wanted =
        try name.map { name throws(Problem) in lab.scene.name(of: try responder(name)) } ?? "nobody"
      let actual = trace?.target(ofAction: selector.text).map(self.name) ?? "nobody"
      return wanted == actual ? nil : Shortfall(.action(selector.text), expected: wanted, actual: actual)
    case .property(let name, let words): return try checkProperty(name, words)
    case .convert(let point, let source, let target, let wanted):
      let from = try view(source)
      let to = try view(target)
      guard let actual = lab.scene.convert(point, from: from, to: to) else {
        throw Problem(.refusal(.unrelated(source.text, target.text)), at: target.place)
      }
      return near(actual.x, wanted.x) && near(actual.y, wanted.y)
        ? nil : Shortfall(.convert, expected: Numbers.text(wanted), actual: Numbers.text(actual))
    case .printed(let text):
      let lines = trace?.printed ?? []
      return lines.contains { $0.contains(text) }
        ? nil
        : Shortfall(
          .printed, expected: "\"\(text)\"",
          actual: lines.isEmpty ? "nothing" : lines.map { "\"\($0)\"" }.joined(separator: ", "))
    case .error(let text):
      let said = lastProblem ?? []
      return said.contains { $0.contains(text) }
        ? nil : Shortfall(.error, expected: "\"\(text)\"", actual: said.first.map { "\"\($0)\"" } ?? "none")
    case .firstResponder(let name):
      let wanted = try name.map { name throws(Problem) in lab.scene.name(of: try responder(name)) } ?? "none"
      let actual = lab.scene.firstResponder.map(self.name) ?? "none"
      return wanted == actual ? nil : Shortfall(.firstResponder, expected: wanted, actual: actual)
    }
  }

  private var trace: Trace? { event?.trace }

  /// The name of an object, which the last event may have known by another one than the scene does.
  private func name(_ id: ObjectID) -> String {
    // What was made before the event may have been undone since.
    guard id.place >= lab.scene.idCount, let before = trace?.before, id.place < before.idCount else {
      return lab.scene.name(of: id)
    }
    return before.name(of: id)
  }

  private func checkHit(_ name: Name?, at point: Point?) throws(Problem) -> Shortfall? {
    let wanted = try name.map { name throws(Problem) in try view(name) }
    let actual: ObjectID?
    if let point {
      actual = try hitView(at: point)
    } else {
      actual = event?.hit ?? nil
    }
    if actual == wanted { return nil }
    var because: [Blocker] = []
    if let wanted, let spot = point ?? lastPoint { because = blockers(of: wanted, at: spot) }
    return Shortfall(
      .hit(at: point.map { Numbers.text($0) }), expected: wanted.map(self.name) ?? "nothing",
      actual: actual.map(self.name) ?? "nothing", because: because)
  }

  private func checkOrder(_ items: [DottedName]) throws(Problem) -> Shortfall? {
    var wanted: [(ObjectID, String)] = []
    for item in items {
      let owner = item.owner ?? item.member
      let id = try object(owner)
      try checkOrderItem(item.member, of: id)
      wanted.append((id, item.member.text))
    }
    guard let trace else {
      return Shortfall(.order, expected: items.map(\.text).joined(separator: " "), actual: "nothing")
    }
    var next = 0
    for step in trace.steps where next < wanted.count {
      if trace.step(step, is: wanted[next].1, at: wanted[next].0) { next += 1 }
    }
    if next == wanted.count { return nil }
    let found = items.prefix(next).map(\.text).joined(separator: " ")
    return Shortfall(
      .order, expected: items.map(\.text).joined(separator: " "), actual: found.isEmpty ? "nothing" : found)
  }

  private func checkOrderItem(_ word: Name, of id: ObjectID) throws(Problem) {
    let states = RecognizerPhase.allCases.map { "\($0)" } + ["recognized"]
    if lab.scene.kind(of: id) == .recognizer, states.contains(word.text) { return }
    let known = Selector.allCases.map(\.rawValue) + ControlEvents.names
    guard known.contains(word.text) else {
      throw Problem(.noSuchMethod(word.text, near: Nearest.word(to: word.text, among: known)), at: word.place)
    }
  }

  private func checkProperty(_ name: DottedName, _ words: [String]) throws(Problem) -> Shortfall? {
    let owner = name.owner ?? name.member
    let id = try object(owner)
    guard let property = Property(rawValue: name.member.text) else {
      let near = Nearest.word(
        to: name.member.text, among: Property.allCases.map(\.rawValue), friends: Session.falseFriends)
      throw Problem(
        Misreading(
          .unknownEntry(
            .property, name.member.text, near: near, admissible: Property.allCases.map(\.rawValue)),
          at: name.member.place ?? Place(column: 1)))
    }
    guard let value = lab.scene.value(of: property, id) else {
      throw Problem(
        .refusal(.noSuchProperty(property.rawValue, of: owner.text, class: lab.scene.className(of: id))),
        at: name.member.place)
    }
    if words.isEmpty, property.shape != .flag {
      let end = (name.member.place?.offset ?? 0) + name.member.text.count
      throw Problem(
        Misreading(
          .expected([.slot(Slot("VALUE", .text, .text))], found: nil, near: nil),
          at: Place(column: end + 1, offset: end)))
    }
    let isSame: Bool
    switch value {
    case .bool(let isOn):
      let word = words.first?.lowercased() ?? "on"
      isSame = words.count <= 1 && (isOn ? ["on", "yes", "true"] : ["off", "no", "false"]).contains(word)
    case .text(let text): isSame = words.joined(separator: " ") == text
    default:
      var numbers = value.numbers
      let wanted = words.compactMap(Double.init)
      if property == .scale, wanted.count == 1, numbers.count == 2, near(numbers[0], numbers[1]) {
        numbers = [numbers[0]]
      }
      isSame =
        wanted.count == words.count && wanted.count == numbers.count
        && zip(wanted, numbers).allSatisfy { near($0, $1) }
    }
    return isSame
      ? nil
      : Shortfall(.property(name.text), expected: words.joined(separator: " "), actual: Numbers.text(value))
  }

  /// Numbers are the same within 0.001.
  private func near(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 0.001 }

  private func compare(_ subject: Shortfall.Subject, _ wanted: [String], _ actual: [String]) -> Shortfall? {
    if wanted == actual { return nil }
    return Shortfall(
      subject, expected: wanted.isEmpty ? "nothing" : wanted.joined(separator: " "),
      actual: actual.isEmpty ? "nothing" : actual.joined(separator: " "))
  }

  private func compareCount(
    _ subject: Shortfall.Subject, _ count: Int, _ wanted: Int?, _ never: Bool
  ) -> Shortfall? {
    if never { return count == 0 ? nil : Shortfall(subject, expected: "0", actual: "\(count)") }
    if let wanted {
      return count == wanted ? nil : Shortfall(subject, expected: "\(wanted)", actual: "\(count)")
    }
    return count > 0 ? nil : Shortfall(subject, expected: "1+", actual: "0")
  }

  /// The object and method of `NAME.METHOD`.
  private func method(_ call: DottedName) throws(Problem) -> (ObjectID, String) {
    let id = try object(call.owner ?? call.member)
    let known = Selector.allCases.map(\.rawValue)
    guard known.contains(call.member.text) else {
      throw Problem(
        .noSuchMethod(call.member.text, near: Nearest.word(to: call.member.text, among: known)),
        at: call.member.place)
    }
    return (id, call.member.text)
  }

  /// A control event's name.
  func controlEvent(_ name: Name) throws(Problem) -> String {
    guard let known = ControlEvents.names.first(where: { $0.lowercased() == name.text.lowercased() }) else {
      throw Problem(
        .noSuchControlEvent(name.text, near: Nearest.word(to: name.text, among: ControlEvents.names)),
        at: name.place)
    }
    return known
  }

  /// Asks something on a copy, without a trace.
  func silently<T>(_ question: (inout Simulation) throws(Fault) -> T) throws(Problem) -> T {
    var app = lab.simulation(isRecording: false)
    func answer() -> Result<T, Problem> {
      do {
        return .success(try question(&app))
      } catch {
        return .failure(Problem(.fault(error)))
      }
    }
    // Pages and goals ask from outside of a command, where no deep stack may be yet.
    return try (lab.scene.objectsWithMethods.isEmpty ? answer() : DeepStack.run { answer() }).get()
  }

  /// The view that a touch at a point of the screen would hit.
  public func hitView(at point: Point) throws(Problem) -> ObjectID? {
    if lab.scene.hitTestingCodeCount == 0 { return lab.scene.silentHitView(at: point) }
    return try silently { app throws(Fault) in
      app.input.event = .touches
      return try app.findView(at: point).view
    }
  }

  /// The point of the screen at which the last event searched.
  public var lastPoint: Point? {
    guard let trace = event?.trace else { return nil }
    for (place, step) in trace.steps.enumerated().reversed() where step.depth == 0 {
      if case .hitTest(let view, let point) = step.kind {
        return trace.sceneOfCommands(before: place).toScreen(point, of: view)
      }
    }
    return nil
  }
}
