import Geometry
import Messaging
import Presentation
import SceneModel
import Session

/// Why a goal is not reached, as facts.
public enum GoalShortfall: Hashable, Sendable {
  /// An expectation does not hold: what was looked at, what was wanted, what is so, and who decided it.
  case expectation(subject: String, wanted: String, found: String, because: [Because])
  /// The expectation itself cannot be judged, for instance because an object is not there yet; why, in both
  /// languages.
  case error(english: String, chinese: String)
  /// A view's own answer at a point of the screen differs from the solution's.
  case differs(view: String, point: String, wanted: ViewAnswer, found: ViewAnswer)
  /// The last event was no tap at the point.
  case notTapped(point: String)
  /// A property had to stay what it was.
  case changed(String, old: String, new: String)
  /// A command had to be left alone.
  case banned(String)

  /// A view that decided, and how; nil when it took the touch.
  public struct Because: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// Its reason.
    public var reason: Reason?
  }

  /// The reason as a lesson's `reject` line writes it: the same in every language.
  public var reason: String {
    switch self {
    case .expectation(let subject, let wanted, let found, _): "\(subject): \(wanted) wanted, \(found) found"
    case .error(let text, _): "error: \(text)"
    case .differs(let view, let point, let wanted, let found):
      "same \(view) at \(point): \(wanted.words) wanted, \(found.words) found"
    case .notTapped(let point): "tapped \(point): no tap found"
    case .changed(let property, let old, let new): "keep \(property): \(old) wanted, \(new) found"
    case .banned(let word): "ban \(word)"
    }
  }
}

extension ViewAnswer {
  /// The answer in the words of a lesson's file: `inside B`.
  var words: String { hasFailed ? "error" : (isInside ? "inside " : "outside ") + (hit ?? "nothing") }
}

/// How one goal stands.
public struct GoalState: Hashable, Sendable {
  /// The goal.
  public var goal: LessonStep.Goal
  /// What is missing; nil when it is reached.
  public var shortfall: GoalShortfall?
}

/// How a step stands: looked at once, then read as often as needed.
public struct Verdict: Hashable, Sendable {
  /// Every goal.
  public var goals: [GoalState]
  /// What had to be kept and was changed.
  public var changes: [GoalShortfall]

  /// The first thing that is missing; nil when the step is solved.
  public var firstShortfall: GoalShortfall? { goals.lazy.compactMap(\.shortfall).first ?? changes.first }
}

/// Judges a session against a step: on copies, so that nothing that is judged changes.
public struct Judge: Sendable {
  private let step: LessonStep
  /// The session at the step's start.
  let start: Session
  /// The session in which the solution stands.
  private let solved: Session?

  /// Makes a judge of a step.
  public init(_ lesson: Lesson, step index: Int, from start: Session) {
    step = lesson.steps[index]
    self.start = start
    let compares = step.goals.contains { if case .same = $0 { true } else { false } }
    solved = compares ? try? lesson.session(atEndOf: index) : nil
  }

  /// How every goal stands.
  public func verdict(on session: Session) -> Verdict {
    Verdict(
      goals: step.goals.map { GoalState(goal: $0, shortfall: shortfall(of: $0, in: session)) },
      changes: changes(in: session))
  }

  /// What had to be kept and was changed.
  private func changes(in session: Session) -> [GoalShortfall] {
    step.kept.compactMap { path in
      let (old, new) = (start.valueText(of: path) ?? "nothing", session.valueText(of: path) ?? "nothing")
      return old == new ? nil : .changed(path, old: old, new: new)
    }
  }

  /// The first thing that is missing; nil when the step is solved.
  public func firstShortfall(of session: Session) -> GoalShortfall? {
    // What is cheap to look at first; comparing a view at every point only where all else holds.
    for goal in step.goals where !goal.isComparison {
      if let shortfall = shortfall(of: goal, in: session) { return shortfall }
    }
    for goal in step.goals where goal.isComparison {
      if let shortfall = shortfall(of: goal, in: session) { return shortfall }
    }
    return changes(in: session).first
  }

  // MARK: One goal

  private func shortfall(of goal: LessonStep.Goal, in session: Session) -> GoalShortfall? {
    switch goal {
    case .expect(let text):
      var trial = session
      guard let reply = trial.run(text), case .failure(let problem) = reply.result else { return nil }
      guard case .shortfall(let shortfall) = problem.cause else { return .error(problem, in: trial) }
      return .expectation(
        subject: shortfall.subject.words, wanted: shortfall.expected, found: shortfall.actual,
        because: shortfall.because.map { .init(view: session.scene.name(of: $0.view), reason: $0.reason) })
    case .same(let name, let commands): return difference(of: name, after: commands, in: session)
    case .tapped(let x, let y):
      guard let x = Double(x), let y = Double(y) else {
        return .error(english: "\(x) \(y)", chinese: "\(x) \(y)")
      }
      let point = Point(x, y)
      return session.wasTapped(at: point) ? nil : .notTapped(point: Numbers.text(point))
    }
  }

  /// The first point at which a view answers otherwise than the solution's, both after the same commands.
  private func difference(of name: String, after commands: [String], in session: Session) -> GoalShortfall? {
    guard var solved else { return .error(english: name, chinese: name) }
    var session = session
    for command in commands {
      _ = solved.run(command)
      if case .failure(let problem)? = session.run(command)?.result { return .error(problem, in: session) }
    }
    for side in [session, solved] {
      var trial = side
      if case .failure(let problem)? = trial.run("inside \(name) 0 0")?.result,
        side.scene.object(named: name).map({ !side.scene.kind(of: $0).isView }) ?? true
      {
        return .error(problem, in: trial)
      }
    }
    return SameAnswers.difference(of: name, in: session, with: solved).map {
      .differs(view: name, point: Numbers.text($0.point), wanted: $0.wanted, found: $0.found)
    }
  }
}

extension LessonStep.Goal {
  /// Whether it compares a view at many points.
  var isComparison: Bool { if case .same = self { true } else { false } }
}

extension GoalShortfall {
  /// An expectation that cannot be judged.
  static func error(_ problem: Problem, in session: Session) -> GoalShortfall {
    let texts = Presenter.sentences(for: problem, in: session).map { $0.fileLines.first ?? "" }
    return .error(english: texts.first ?? "", chinese: texts.last ?? "")
  }
}

extension Shortfall.Subject {
  /// What was looked at, as the command language names it.
  fileprivate var words: String {
    switch self {
    case .hit(let point): point.map { "hit \($0)" } ?? "hit"
    case .inside(let view): "inside \(view)"
    case .calls: "calls"
    case .visits: "visits"
    case .chain(let name): "chain \(name)"
    case .received(let call): "received \(call)"
    case .order: "order"
    case .handled: "handled"
    case .gesture(let name): "gesture \(name)"
    case .fired(let event): "fired \(event)"
    case .selected(let name): "selected \(name)"
    case .action(let selector): "action \(selector)"
    case .property(let path): "prop \(path)"
    case .convert: "convert"
    case .printed: "printed"
    case .error: "error"
    case .firstResponder: "firstresponder"
    }
  }
}

/// What is right, where a step asks.
extension LessonStep {
  /// The right answer in the state of a session; nil when there is none to ask for.
  public func rightAnswer(in session: Session) -> [String]? {
    switch question {
    case nil: return nil
    case .hit(let x, let y)?:
      guard let x = Double(x), let y = Double(y),
        let hit = try? session.hitView(at: Point(x, y)) as ObjectID??
      else { return nil }
      return [hit.map { session.scene.name(of: $0) } ?? "nothing"]
    case .chain(let name)?:
      var trial = session
      guard case .success(.chain(let links))? = trial.run("chain \(name)")?.result else { return nil }
      return links.map { session.scene.name(of: $0.responder) }
    case .received(let method)?:
      guard let trace = session.event?.trace else { return nil }
      var names: [String] = []
      for step in trace.steps {
        guard case .touch(let responder, let called, _) = step.kind, called.rawValue == method else {
          continue
        }
        let name = session.scene.name(of: responder)
        if !names.contains(name) { names.append(name) }
      }
      return names.isEmpty ? ["nobody"] : names
    case .choice(_, let answer)?: return ["\(answer)"]
    }
  }
}
