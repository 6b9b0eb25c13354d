import Drawing
import Geometry
import Messaging
import SceneModel
import Session

// What an event did, in a few lines; `trace` tells it whole.

extension Teller {
  /// How many lines of a search `hit` shows.
  private static let searchLines = 120

  func eventPage(isNew: Bool, from start: Int, command: String) -> Page {
    guard let last = session.event else { return Page() }
    let steps = Array(last.trace.steps[min(start, last.trace.steps.count)...])
    if isNew, isAccessibility, let page = coveringPage(last) { return page }
    if isNew, !steps.isEmpty, steps.allSatisfy(\.isOfSearch) { return searchPage(last) }
    var lines: [StyledText] = []
    var summary = EventSummary(self, last.trace, from: start)
    let told = summary.lines(isTap: last.command.lowercased().hasPrefix("tap"))
    if !isNew, !told.isEmpty { lines.append(event(.goesOn(last.command)).styled(.dim)) }
    lines += told
    if lines.isEmpty { lines = [event(.nothingHappened)] }
    if isNew { lines += cautionLines(in: last.trace) }
    return Page(lines: wrap(lines))
  }

  /// `hit`: who is found, and the search.
  private func searchPage(_ last: LastEvent) -> Page {
    let summary = EventSummary(self, last.trace, from: 0)
    var log = TraceLog(self, last.trace)
    return Page(
      lines: wrap(summary.hits(.hit)) + log.lines(to: last.trace.steps.count, limit: Teller.searchLines)
        + wrap(cautionLines(in: last.trace)))
  }

  func tracePage() -> Page {
    guard let last = session.event else { return Page() }
    var log = TraceLog(self, last.trace)
    let title = event(.trace(command: last.command, steps: last.trace.steps.count)).styled(.heading)
    return Page(lines: wrap(title) + log.lines(to: last.trace.steps.count))
  }

  /// The responder chain of the view that was hit, with which a film ends.
  func secondAct() -> Page {
    guard let past = session.asEventLeftIt, let links = try? past.chain() else { return Page() }
    return Teller(words: words, session: past, look: look, isInteractive: isInteractive).chainPage(links)
  }

  /// One step of the last event, with the one before.
  func stepPage(_ position: Int) -> Page {
    guard let trace = session.event?.trace else { return Page() }
    // At a prompt with room for it the step is a frame of the film, stood still; where nothing may move, or is
    // read aloud, lines say it all.
    if isInteractive, look.animation == .allowed, look.height.map({ $0 >= 16 }) ?? false,
      let picture = stepPicture(at: position)
    {
      return Page([.picture(picture)])
    }
    var log = TraceLog(self, trace, from: max(0, position - 2))
    return Page(
      lines: wrap(event(.step(position, of: trace.steps.count)).styled(.heading))
        + log.lines(to: position))
  }
}

extension Step {
  /// Whether it belongs to a search rather than to an event that is sent.
  var isOfSearch: Bool {
    switch kind {
    case .hitTest, .hitTestResult, .pointInside, .print, .change, .line, .note: true
    default: false
    }
  }
}

extension SceneChange {
  /// Whether others tell it: the command that made it, or the control events with which a control lights up.
  fileprivate var isToldElsewhere: Bool {
    switch self {
    case .edited, .property(_, .highlighted, _, _): true
    default: false
    }
  }
}

/// What is worth telling of a part of an event, gathered from its steps.
struct EventSummary {
  private let teller: Teller
  private let trace: Trace
  private let steps: Slice<StepList>
  private var log: TraceLog

  enum Found { case hit, touch, tap }

  init(_ teller: Teller, _ trace: Trace, from start: Int) {
    self.teller = teller
    self.trace = trace
    steps = trace.steps[min(start, trace.steps.count)...]
    log = TraceLog(teller, trace, from: min(start, trace.steps.count))
  }

  mutating func lines(isTap: Bool) -> [StyledText] {
    var lines = hits(isTap ? .tap : .touch)
    lines += handled
    lines += ways
    lines += recognizers
    lines += rest()
    if lines.isEmpty { lines += clock }
    return lines
  }

  /// Who was found, a line for each point.
  func hits(_ kind: Found) -> [StyledText] {
    var found: [(point: Point, view: ObjectID?)] = []
    var scene = trace.sceneOfCommands(before: steps.startIndex)
    for step in steps where step.depth == 0 {
      switch step.kind {
      case .change(let place):
        if case .edited(let edited) = trace.change(place) { scene = edited }
      case .hitTest(let view, let point):
        let screen = scene.toScreen(point, of: view)
        // The same point again: the next window, or UIKit's second search.
        if found.last.map({ $0.point.distance(to: screen) < 1e-6 }) != true { found.append((screen, nil)) }
      case .hitTestResult(_, let view?, _): if !found.isEmpty { found[found.count - 1].view = view }
      default: break
      }
    }
    return found.map { found in
      let point = NumberText.of(found.point)
      guard let view = found.view else {
        return teller.event(kind == .hit ? .hitNothing(at: point) : .nobodyGot(at: point))
      }
      switch kind {
      case .hit: return teller.event(.hit(name(view), at: point))
      case .touch: return teller.event(.gotTouch(name(view), at: point))
      case .tap: return teller.event(.gotTap(name(view), at: point))
      }
    }
  }

  private var handled: [StyledText] {
    let isTouch = steps.contains { step in
      if case .touch(_, .touchesBegan, _) = step.kind { true } else { false }
    }
    guard isTouch else { return [] }
    return [trace.handler.map { teller.event(.handled(name($0))) } ?? teller.event(.nobodyHandled)]
  }

  /// The methods that responders got, by the way that they took up the chain.
  private var ways: [StyledText] {
    struct Way: Equatable {
      var responders: [ObjectID]
      var isDropped = false
    }
    var ways: [(way: Way, methods: [(name: String, count: Int)])] = []
    var open: (way: Way, method: Messaging.Selector)?
    func close() {
      guard let (way, method) = open else { return }
      open = nil
      let place = ways.firstIndex { $0.way == way } ?? ways.count
      if place == ways.count { ways.append((way, [])) }
      if let known = ways[place].methods.firstIndex(where: { $0.name == method.rawValue }) {
        ways[place].methods[known].count += 1
      } else {
        ways[place].methods.append((method.rawValue, 1))
      }
    }
    var next: ObjectID?
    for step in steps {
      switch step.kind {
      case .touch(let responder, let method, _):
        if responder == next, open?.method == method {
          open?.way.responders.append(responder)
        } else {
          close()
          open = (Way(responders: [responder]), method)
        }
        next = nil
      case .forward(_, let to, _): next = to
      case .dropped(let method):
        if open?.method == method { open?.way.isDropped = true }
        close()
      default: break
      }
    }
    close()
    return ways.flatMap { way, methods -> [StyledText] in
      let told = methods.map { $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name }.joined(separator: ", ")
      let names = way.responders.map(name)
      let line: StyledText =
        names.count == 1
        ? teller.event(.received(names[0], told)) : teller.event(.way(told, names.joined(separator: " > ")))
      return way.isDropped
        ? [line, teller.event(.dropped(methods.map(\.name).joined(separator: ", ")))] : [line]
    }
  }

  /// The states through which recognizers went.
  private var recognizers: [StyledText] {
    var runs: [(recognizer: ObjectID, states: [(state: String, count: Int)])] = []
    for step in steps {
      guard case .gesture(let recognizer, let from, let to) = step.kind else { continue }
      let place = runs.firstIndex { $0.recognizer == recognizer } ?? runs.count
      if place == runs.count { runs.append((recognizer, [(word(from, recognizer), 1)])) }
      let state = word(to, recognizer)
      if let last = runs[place].states.indices.last, runs[place].states[last].state == state {
        runs[place].states[last].count += 1
      } else {
        runs[place].states.append((state, 1))
      }
    }
    return runs.map { run in
      let states = run.states.map { $0.count > 1 ? "\($0.state) ×\($0.count)" : $0.state }
      return teller.event(.recognizer(name(run.recognizer), states.joined(separator: " -> ")))
    }
  }

  private func word(_ phase: RecognizerPhase, _ recognizer: ObjectID) -> String {
    let isDiscrete = trace.before.recognizer(recognizer)?.kind.isDiscrete ?? false
    return phase == .ended && isDiscrete ? "recognized" : "\(phase)"
  }

  /// Control events together, then all else as it comes.
  private mutating func rest() -> [StyledText] {
    var fired: [(control: ObjectID, events: [(name: String, count: Int)])] = []
    var others: [(text: StyledText, count: Int)] = []
    for step in steps {
      switch step.kind {
      case .control(let control, let place):
        let event = trace.text(place)
        let row = fired.firstIndex { $0.control == control } ?? fired.count
        if row == fired.count { fired.append((control, [])) }
        if let known = fired[row].events.firstIndex(where: { $0.name == event }) {
          fired[row].events[known].count += 1
        } else {
          fired[row].events.append((event, 1))
        }
      case .change(let place) where trace.change(place).isToldElsewhere: break
      case .action, .print, .selected, .note, .change:
        let text = log.text(of: step)
        if let last = others.indices.last, others[last].text == text {
          others[last].count += 1
        } else {
          others.append((text, 1))
        }
      default: break
      }
    }
    let controls = fired.map { row in
      let events = row.events.map { $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name }
      return teller.event(.fired(name(row.control), events.joined(separator: ", ")))
    }
    return controls + others.map { $0.count > 1 ? $0.text + " ×\($0.count)" : $0.text }
  }

  /// How much time passed, where nothing else happened.
  private var clock: [StyledText] {
    let times = steps.compactMap { step -> Double? in
      if case .clock(let seconds) = step.kind { seconds } else { nil }
    }
    guard let end = times.last else { return [] }
    let before = trace.steps[..<steps.startIndex].reversed().lazy.compactMap { step -> Double? in
      if case .clock(let seconds) = step.kind { seconds } else { nil }
    }.first
    guard let before else { return [teller.event(.clock(NumberText.of(end)))] }
    return [teller.event(.passed(seconds: NumberText.of(end - before), clock: NumberText.of(end)))]
  }

  private func name(_ id: ObjectID) -> String {
    id.place < trace.before.idCount ? trace.before.knownName(of: id) : teller.name(id)
  }
}
