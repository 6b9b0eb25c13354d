import Geometry
import Messaging
import SceneModel

/// A view that stood between a touch and the view that was meant.
public struct Blocker: Equatable, Sendable {
  /// The view that said no, or that took the touch.
  public let view: ObjectID
  /// Why it said no; nil when it took the touch.
  public let reason: Reason?

  /// Makes a blocker.
  public init(_ view: ObjectID, _ reason: Reason?) {
    self.view = view
    self.reason = reason
  }
}

/// What one view had to do with a point.
public struct WhoEntry: Equatable, Sendable {
  /// The verdicts.
  public enum Verdict: Equatable, Sendable {
    /// It got the touch.
    case won
    /// A view below it got the touch.
    case below(ObjectID)
    /// Its code answered another view.
    case gave(ObjectID)
    /// It said no.
    case refused(Reason)
    /// It was never asked, because this view's answer came first.
    case neverAsked(answeredBy: ObjectID)
    /// It was never asked, because this ancestor had said no already.
    case cutOff(by: ObjectID, Reason)
  }
  /// The view.
  public let view: ObjectID
  /// The point in its own coordinates; nil when a transform leads nowhere.
  public let point: Point?
  /// The verdict.
  public let verdict: Verdict
}

/// Why a view got a touch, or did not.
public struct Diagnosis: Equatable, Sendable {
  /// The deciding cause.
  public enum Cause: Equatable, Sendable {
    /// It got the touch.
    case gotIt
    /// A subview of its own got it.
    case subview(ObjectID)
    /// It, or an ancestor, said no.
    case refused(ObjectID, Reason)
    /// A view in front of it, or of an ancestor, answered first; the last is who got the touch.
    case covered(by: ObjectID, took: ObjectID)
    /// A window in front answered first.
    case window(ObjectID, took: ObjectID)
    /// The code of an ancestor, or its own, decided otherwise; nil when it answered nothing.
    case code(of: ObjectID, answered: ObjectID?)
    /// It stands in no window.
    case detached
    /// Its window is hidden.
    case hiddenWindow(ObjectID)
    /// The touch found a view below it and came up the responder chain to it; a control makes nothing of that.
    case cameUp(from: ObjectID)
    /// A responder before it in the chain of the view that was hit kept the touch.
    case handled(by: ObjectID, hit: ObjectID)
    /// It is not in the responder chain of the view that was hit; nil for no view.
    case notInChain(of: ObjectID?)
    /// It was hit, and a recognizer took the touch from it.
    case cancelled(by: ObjectID)
    /// It was hit, and the pan of a scroll view took the touch from it.
    case scrolled(by: ObjectID)
    /// It was hit, and is a control that is disabled.
    case disabled
    /// It was hit, and its own code of another method kept the touch from having an effect.
    case ownCode(String)
    /// It was hit by a second finger, and takes one at a time.
    case secondFinger
    /// It was hit, but a view with exclusive touch was in the way.
    case exclusive(ObjectID)
    /// Events are ignored.
    case ignoring
    /// It was hit, and the system took the touch away.
    case interrupted
    /// It was hit, and yet nothing came of it.
    case undelivered
    /// No view got the touch, though nothing stood in the way of this one: an ancestor was never asked.
    case unreached
  }
  /// The view in question.
  public let target: ObjectID
  /// The point on the screen.
  public let point: Point
  /// Who gets a touch there.
  public let winner: ObjectID?
  /// Every view on the way, with its verdict.
  public let entries: [WhoEntry]
  /// What decided.
  public let cause: Cause
  /// The step of the last event that decided, counted from 1; nil when the question is about another event.
  public let step: Int?
  /// What it sent, being a control.
  public let sent: Sent
  /// Changes that give the view the touch, each tried on a copy, the smallest first.
  public let remedies: [Remedy]
}

/// What a control sent.
public struct Sent: Equatable, Sendable {
  /// Its control events, in order.
  public var events: [String] = []
  /// The actions to which they led: `TARGET.SELECTOR`, `nil.SELECTOR` where nobody responded, `print "..."`.
  public var actions: [String] = []

  /// Nothing.
  public init() {}
}

/// A change that was tried and works.
public struct Remedy: Equatable, Sendable {
  /// A part of the screen that gets another owner besides what was wanted.
  public struct Side: Equatable, Sendable {
    /// Who gets touches there now; nil for nobody.
    public let old: ObjectID?
    /// Who would get them; nil for nobody.
    public let new: ObjectID?
    /// How much of the screen it is, from 0 to 1.
    public let share: Double
  }

  /// The commands to type.
  public let commands: [String]
  /// What else would change owner, the greatest part first.
  public let sides: [Side]

  /// Makes a remedy.
  public init(_ commands: [String], sides: [Side] = []) {
    self.commands = commands
    self.sides = sides
  }

  /// How much of the screen changes owner besides what was wanted.
  public var cost: Double { sides.reduce(0) { $0 + $1.share } }
}

extension Session {
  /// The steps of a fresh search at a point of the screen, on a copy.
  func searchTrace(at point: Point) throws(Problem) -> Trace {
    var app = lab.simulation()
    app.input.event = .touches
    do {
      _ = try app.findView(at: point)
    } catch {
      throw Problem(.fault(error))
    }
    return Trace(before: lab.scene, recording: app.recorder)
  }

  /// Every view at a point: those that were asked, in the order of asking, then those that nobody asked.
  func who(at point: Point) throws(Problem) -> [WhoEntry] {
    let trace = try searchTrace(at: point)
    var answers: [ObjectID: (ObjectID?, Reason)] = [:]
    var order: [ObjectID] = []
    var asked: Set<ObjectID> = []
    for step in trace.steps {
      switch step.kind {
      case .hitTest(let view, _): if asked.insert(view).inserted { order.append(view) }
      case .hitTestResult(let view, let found, let reason): answers[view] = (found, reason)
      default: break
      }
    }
    var entries = order.map { view in
      WhoEntry(
        view: view, point: lab.scene.fromScreen(point, to: view), verdict: verdict(of: view, answers[view]))
    }
    let winner = trace.winner
    for window in lab.scene.windowsFrontToBack {
      for view in frontToBack(window) where !asked.contains(view) {
        guard let local = lab.scene.fromScreen(point, to: view), lab.scene.bounds(of: view).contains(local)
        else {
          continue
        }
        entries.append(
          WhoEntry(view: view, point: local, verdict: unasked(view, answers: answers, winner: winner)))
      }
    }
    return entries
  }

  private func verdict(of view: ObjectID, _ answer: (ObjectID?, Reason)?) -> WhoEntry.Verdict {
    guard let (found, reason) = answer else { return .refused(.override) }
    guard let found else { return .refused(reason) }
    if found == view { return .won }
    return reason == .override && !lab.scene.isDescendant(found, of: view) ? .gave(found) : .below(found)
  }

  private func unasked(
    _ view: ObjectID, answers: [ObjectID: (ObjectID?, Reason)], winner: ObjectID?
  ) -> WhoEntry.Verdict {
    for ancestor in lab.scene.ancestry(of: view).reversed() {
      if lab.scene.kind(of: ancestor) == .window, lab.scene.hasFlag(.hidden, ancestor) {
        return .cutOff(by: ancestor, .hidden)
      }
      if let (found, reason) = answers[ancestor], found == nil, ancestor != view {
        return .cutOff(by: ancestor, reason)
      }
    }
    return .neverAsked(answeredBy: winner ?? view)
  }

  private func frontToBack(_ root: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var open = [root]
    while let view = open.popLast() {
      result.append(view)
      open.append(contentsOf: lab.scene.subviews(of: view))
    }
    return result
  }

  /// What stands between a view and a touch at a point; empty when nothing does.
  func blockers(of target: ObjectID, at point: Point) -> [Blocker] {
    guard let trace = try? searchTrace(at: point) else { return [] }
    switch cause(of: target, in: trace) {
    case .gotIt, .detached, .unreached: return []
    case .subview(let view), .covered(let view, _), .window(let view, _): return [Blocker(view, nil)]
    case .refused(let view, let reason): return [Blocker(view, reason)]
    case .code(let view, _): return [Blocker(view, .override)]
    case .hiddenWindow(let window): return [Blocker(window, .hidden)]
    // What becomes of a touch that has found its view is not asked here.
    default: return []
    }
  }

  /// The first answer, from the window down, that kept a touch from a view.
  func cause(of target: ObjectID, in trace: Trace) -> Diagnosis.Cause {
    let winner = trace.winner
    if winner == target { return .gotIt }
    let scene = lab.scene
    guard let window = scene.window(of: target) else { return .detached }
    if scene.hasFlag(.hidden, window) { return .hiddenWindow(window) }
    var answers: [ObjectID: (ObjectID?, Reason)] = [:]
    var asked: [ObjectID] = []
    for step in trace.steps {
      switch step.kind {
      case .hitTest(let view, _): asked.append(view)
      case .hitTestResult(let view, let found, let reason): answers[view] = (found, reason)
      default: break
      }
    }
    for ancestor in scene.ancestry(of: target).reversed() {
      guard asked.contains(ancestor) else {
        // Somebody answered before it was its turn.
        guard let parent = scene.superview(of: ancestor) else {
          let front = asked.first { scene.kind(of: $0) == .window && answers[$0]?.0 != nil }
          return front.map { .window($0, took: winner ?? $0) } ?? .unreached
        }
        if scene.hasMethod("hitTest", of: parent) { return .code(of: parent, answered: winner) }
        if let front = scene.subviews(of: parent).last(where: { answers[$0]?.0 != nil }), let winner {
          return .covered(by: front, took: winner)
        }
        return .unreached
      }
      guard let (found, reason) = answers[ancestor], found == nil else { continue }
      if reason == .override { return .code(of: ancestor, answered: nil) }
      return .refused(ancestor, reason)
    }
    // All said yes to the search, and yet another view came out of it.
    let path = scene.ancestry(of: target)
    if let own = answers[target]?.0, own != target {
      return scene.isDescendant(own, of: target) ? .subview(own) : .code(of: target, answered: own)
    }
    if let code = path.first(where: {
      $0 != target && answers[$0]?.1 == .override && answers[$0]?.0 != target
    }) {
      return .code(of: code, answered: answers[code]?.0)
    }
    return .unreached
  }

  /// Why a responder gets a touch, or does not, with changes that would mend it.
  func diagnose(_ target: ObjectID, _ probe: Probe, wantsRemedies: Bool = true) throws(Problem) -> Diagnosis {
    var there = self
    there.lab = probe.lab
    let search = try there.searchTrace(at: probe.point)
    let event = there.trace(of: probe)
    let cause = there.cause(of: target, search, event)
    let path = Set(there.lab.scene.ancestry(of: target))
    let entries = try there.who(at: probe.point).filter { entry in
      path.contains(entry.view) || entry.view == search.winner
        || there.lab.scene.superview(of: entry.view).map { path.contains($0) } == true
        || there.lab.scene.kind(of: entry.view) == .window
    }
    return Diagnosis(
      target: target, point: probe.point, winner: search.winner, entries: entries, cause: cause,
      step: probe.isLastEvent ? event?.step(of: cause, target: target) : nil,
      sent: event?.sent(by: target) ?? Sent(),
      remedies: cause == .gotIt || !wantsRemedies
        ? [] : there.remedies(for: target, probe, cause: cause))
  }

  /// What decided: the search first, then what became of the touch.
  func cause(of target: ObjectID, _ search: Trace, _ event: Trace?) -> Diagnosis.Cause {
    let scene = lab.scene
    guard scene.kind(of: target).isView else {
      guard let hit = search.winner, let event,
        let chain = try? silently({ app throws(Fault) in try app.chain(from: hit) }),
        chain.contains(where: { $0.responder == target })
      else { return .notInChain(of: search.winner) }
      let cause = arrival(at: target, from: hit, in: event)
      return cause == .cameUp(from: hit) ? .gotIt : cause
    }
    let cause = cause(of: target, in: search)
    guard let event else { return cause }
    switch cause {
    case .gotIt: return delivery(to: target, in: event)
    case .subview: return search.winner.map { arrival(at: target, from: $0, in: event) } ?? cause
    default: return cause
    }
  }
}

extension Trace {
  /// Who came out of the last search from the screen.
  public var winner: ObjectID? {
    var found: ObjectID?
    for step in steps where step.depth == 0 {
      if case .hitTestResult(_, let view, _) = step.kind { found = view }
    }
    return found
  }

  /// What a control sent.
  fileprivate func sent(by control: ObjectID) -> Sent {
    var sent = Sent()
    for step in steps {
      switch step.kind {
      case .control(control, let name): sent.events.append(text(name))
      case .action(control, let selector, let target):
        sent.actions.append((target.map { before.name(of: $0) + "." } ?? "nil.") + text(selector))
      case .print(control, let line): sent.actions.append("print \"\(text(line))\"")
      default: break
      }
    }
    return sent
  }

  /// The step that made a cause, counted from 1; nil where no step did.
  fileprivate func step(of cause: Diagnosis.Cause, target: ObjectID) -> Int? {
    func answer(of view: ObjectID) -> Int? {
      steps.firstIndex { if case .hitTestResult(view, _, _) = $0.kind { true } else { false } }
    }
    let place: Int? =
      switch cause {
      case .gotIt: decider
      case .refused(let view, _), .covered(let view, _), .window(let view, _), .code(let view, _):
        answer(of: view)
      case .subview(let view), .cameUp(let view): answer(of: view)
      case .cancelled(let recognizer):
        steps.firstIndex { step in
          if case .gesture(recognizer, _, let to) = step.kind { to == .began || to == .ended } else { false }
        }
      case .scrolled(let view):
        steps.firstIndex { step in
          guard case .gesture(let id, _, let to) = step.kind, to == .began || to == .ended else {
            return false
          }
          return before.recognizer(id)?.scrollView == view
        }
      case .handled(let responder, _):
        steps.firstIndex {
          if case .touch(responder, .touchesBegan, _) = $0.kind { true } else { false }
        }
      case .disabled, .ownCode:
        steps.firstIndex { if case .touch(target, .touchesBegan, _) = $0.kind { true } else { false } }
      default: nil
      }
    return place.map { $0 + 1 }
  }
}
