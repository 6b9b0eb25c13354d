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
  /// Changes that give the view the touch, each tried on a copy, the smallest first.
  public let remedies: [Remedy]
}

/// A change that was tried and works.
public struct Remedy: Equatable, Sendable {
  /// The commands to type.
  public let commands: [String]

  /// Makes a remedy.
  public init(_ commands: [String]) { self.commands = commands }
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

  /// Why a view gets a touch at a point, or does not, with changes that would mend it.
  func diagnose(_ target: ObjectID, at point: Point) throws(Problem) -> Diagnosis {
    let trace = try searchTrace(at: point)
    let cause = cause(of: target, in: trace)
    let path = Set(lab.scene.ancestry(of: target))
    let entries = try who(at: point).filter { entry in
      path.contains(entry.view) || entry.view == trace.winner
        || lab.scene.superview(of: entry.view).map { path.contains($0) } == true
        || lab.scene.kind(of: entry.view) == .window
    }
    return Diagnosis(
      target: target, point: point, winner: trace.winner, entries: entries, cause: cause,
      remedies: cause == .gotIt ? [] : remedies(for: target, at: point, cause: cause))
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
}
