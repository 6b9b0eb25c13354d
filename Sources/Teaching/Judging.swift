import Geometry
import Messaging
import Presentation
import SceneModel
import Session

/// Why a goal is not reached, as facts.
public enum GoalShortfall: Hashable, Sendable {
  /// An expectation does not hold: what was looked at, what was wanted, what is so, and who decided it.
  case expectation(subject: String, wanted: String, found: String, because: [Because])
  /// The expectation itself cannot be judged; the text says why.
  case error(String)
  /// A view's own answer at a point of the screen differs from the solution's.
  case differs(view: String, point: String, wanted: String, found: String)
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
    case .error(let text): "error: \(text)"
    case .differs(let view, let point, let wanted, let found):
      "same \(view) at \(point): \(wanted) wanted, \(found) found"
    case .notTapped(let point): "tapped \(point): no tap found"
    case .changed(let property, let old, let new): "keep \(property): \(old) wanted, \(new) found"
    case .banned(let word): "ban \(word)"
    }
  }
}

/// How one goal stands.
public struct GoalState: Hashable, Sendable {
  /// The goal.
  public var goal: LessonStep.Goal
  /// What is missing; nil when it is reached.
  public var shortfall: GoalShortfall?
}

/// Judges a session against a step: on copies, so that nothing that is judged changes.
public struct Judge: Sendable {
  private let step: LessonStep
  /// The session at the step's start.
  private let start: Session
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
  public func states(of session: Session) -> [GoalState] {
    step.goals.map { GoalState(goal: $0, shortfall: shortfall(of: $0, in: session)) }
  }

  /// What had to be kept and was changed.
  public func changes(in session: Session) -> [GoalShortfall] {
    step.kept.compactMap { path in
      let (old, new) = (start.valueText(of: path) ?? "nothing", session.valueText(of: path) ?? "nothing")
      return old == new ? nil : .changed(path, old: old, new: new)
    }
  }

  /// The first thing that is missing; nil when the step is solved.
  public func firstShortfall(of session: Session) -> GoalShortfall? {
    for state in states(of: session) { if let shortfall = state.shortfall { return shortfall } }
    return changes(in: session).first
  }

  // MARK: One goal

  private func shortfall(of goal: LessonStep.Goal, in session: Session) -> GoalShortfall? {
    switch goal {
    case .expect(let text):
      var trial = session
      guard let reply = trial.run(text), case .failure(let problem) = reply.result else { return nil }
      guard case .shortfall(let shortfall) = problem.cause else {
        return .error(Presenter.sentences(for: problem, in: trial).first ?? "")
      }
      return .expectation(
        subject: shortfall.subject.words, wanted: shortfall.expected, found: shortfall.actual,
        because: shortfall.because.map { .init(view: session.scene.name(of: $0.view), reason: $0.reason) })
    case .same(let name): return difference(of: name, in: session)
    case .tapped(let x, let y):
      guard let x = Double(x), let y = Double(y) else { return .error("\(x) \(y)") }
      let point = Point(x, y)
      return session.wasTapped(at: point) ? nil : .notTapped(point: Numbers.text(point))
    }
  }

  /// The distance of the points at which two implementations are compared: small enough for every hot area that
  /// a finger can tell apart.
  private static let spacing = 4.0

  /// The first point at which a view answers otherwise than the solution's.
  private func difference(of name: String, in session: Session) -> GoalShortfall? {
    guard let solved, let theirs = solved.scene.object(named: name) else { return .error(name) }
    guard let ours = session.scene.object(named: name) else {
      return .differs(view: name, point: "0 0", wanted: name, found: "nothing")
    }
    let screen = solved.screen
    // Half a point off the whole numbers at which edges lie, so that no rounding decides.
    for y in stride(from: screen.minY + 0.5, to: screen.maxY, by: Judge.spacing) {
      for x in stride(from: screen.minX + 0.5, to: screen.maxX, by: Judge.spacing) {
        let point = Point(x, y)
        let (wanted, found) = (
          Judge.answer(solved, theirs, at: point), Judge.answer(session, ours, at: point)
        )
        if wanted != found {
          return .differs(view: name, point: Numbers.text(point), wanted: wanted, found: found)
        }
      }
    }
    return nil
  }

  private static func answer(_ session: Session, _ view: ObjectID, at point: Point) -> String {
    guard let answers = try? session.answers(of: view, at: point) else { return "error" }
    let hit = answers.hit.map { session.scene.name(of: $0) } ?? "nothing"
    return answers.isInside ? "inside \(hit)" : "outside \(hit)"
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
