import CommandLanguage
import Geometry
import Presentation
import SceneModel
import Session

/// A lesson that is open at a step: what the learner has done there, as a value.
public struct LessonRun: Sendable {
  /// The lesson.
  public let lesson: Lesson
  /// The step, from 0.
  public let index: Int
  /// How many hints were given.
  public internal(set) var hintsGiven = 0
  /// Whether the step is done, or its question answered.
  public internal(set) var isDone = false
  /// How many commands changed the scene.
  public internal(set) var commandsUsed = 0
  /// How many they were before each `reset`, so that undoing it counts them again.
  var usedBeforeReset: [Int] = []
  /// Whether the first hint is made from the state; nil before the first.
  var hasStateHint: Bool?
  /// How many commands of the solution were played.
  var solutionPlace = 0
  /// The judge of this step.
  public let judge: Judge

  /// Opens a lesson at a step, with the session at its start.
  init(_ lesson: Lesson, at index: Int, from start: Session, judge: Judge? = nil) {
    self.lesson = lesson
    self.index = index
    self.judge = judge ?? Judge(lesson, step: index, from: start)
  }

  /// The step.
  public var step: LessonStep { lesson.steps[index] }

  /// The number by which a fault can be reported: `04.2`.
  public var number: String { lesson.number(ofStep: index) }

  /// The commands that are useful now.
  var nextCommands: [String] {
    if isDone || !step.isExercise { return ["next"] }
    if step.question != nil { return ["answer ...", "hint", "skip"] }
    return ["hint", "solution", "skip"]
  }

  /// What the first hint says: made from the present state, not written by anybody.
  func stateHint(in session: Session) -> [LessonPhrase] {
    if case .hit(let x, let y)? = step.question { return candidates(x, y, in: session) }
    guard let shortfall = judge.firstShortfall(of: session) else { return [] }
    switch shortfall {
    case .expectation(let subject, let wanted, _, let because):
      return hint(on: subject, wanted: wanted, because: because, in: session)
    case .differs(let view, let point, let wanted, let found):
      return [.differs(view, point: point, wanted: wanted, found: found), .look("who \(point)")]
    case .notTapped: return [.look("picture")]
    case .changed(let path, let old, let new): return [.changed(path, old: old, new: new), .look("undo")]
    case .error(let english, let chinese): return [.either(english: english, chinese: chinese)]
    case .banned: return []
    }
  }

  private func hint(
    on subject: String, wanted: String, because: [GoalShortfall.Because], in session: Session
  ) -> [LessonPhrase] {
    let words = subject.split(separator: " ").map(String.init)
    switch words.first {
    case "hit":
      let point = words.dropFirst().joined(separator: " ")
      let place = point.isEmpty ? session.lastPoint.map { Numbers.text($0) } : point
      guard let place else { return [.look("tree")] }
      let spoken = place.split(separator: " ").joined(separator: ", ")
      let blocked = because.first.map { [LessonPhrase.blocked($0, point: spoken)] } ?? []
      return blocked + [.look(wanted == "nothing" ? "who \(place)" : "why \(wanted) at \(place)")]
    case "chain": return [.look("chain \(words.last ?? "")")]
    case "prop", "inside":
      return [.look("info \(words.last?.split(separator: ".").first.map(String.init) ?? "")")]
    case "firstresponder": return [.look("firstresponder")]
    default: return [.look(session.event == nil ? "tree" : "trace")]
    }
  }

  /// The views that hold a point, in the order of the tree: so much can be seen without knowing the answer.
  private func candidates(_ x: String, _ y: String, in session: Session) -> [LessonPhrase] {
    var trial = session
    guard case .success(.who(_, let entries))? = trial.run("who \(x) \(y)")?.result else { return [] }
    let holding = Set(
      entries.filter { entry in entry.point.map { session.scene.bounds(of: entry.view).contains($0) } ?? false
      }
      .map(\.view))
    let names = session.scene.objects.filter(holding.contains).map { session.scene.name(of: $0) }
    return names.isEmpty ? [] : [.candidates(names, point: "\(x), \(y)")]
  }
}
