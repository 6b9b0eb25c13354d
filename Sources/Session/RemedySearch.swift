import Geometry
import Messaging
import SceneModel

// Explanation by experiment: every change that `why` offers was tried on a copy and gave the view the touch.

extension Session {
  /// How many changes are offered at most.
  static let mostRemedies = 6
  /// How many copies are tried for one question.
  private static let mostTrials = 400
  /// How many changes one offer may be made of.
  private static let deepest = 5

  /// The changes that give a responder the touch, the smallest first: fewer commands before more, what a property
  /// does before code, and what changes less of the screen besides before what changes more.
  func remedies(for target: ObjectID, _ probe: Probe, cause: Diagnosis.Cause) -> [Remedy] {
    let hit = try? hitView(at: probe.point)
    var found: [Trial] = []
    let singles = candidates(for: target, at: probe.point, hit: hit ?? nil)
    for command in singles.prefix(Session.mostTrials) {
      guard let trial = attempt([command], on: self, probe, target, instead: cause) else { continue }
      if trial.gives(target, instead: cause) { found.append(trial) }
    }
    if found.isEmpty { found = combinations(for: target, probe, cause: cause) }
    return ranked(found, target)
  }

  /// Whether some commands give a responder the touch, tried on a copy.
  func works(_ commands: [String], for target: ObjectID, _ probe: Probe, instead cause: Diagnosis.Cause)
    -> Bool
  {
    attempt(commands, on: self, probe, target, instead: cause)?.gives(target, instead: cause) ?? false
  }

  /// A copy on which something was tried.
  private struct Trial {
    let commands: [String]
    let session: Session
    let cause: Diagnosis.Cause

    /// Whether it is as it should be: hit, or, for one that waits further up the chain, at least called.
    func gives(_ target: ObjectID, instead old: Diagnosis.Cause) -> Bool {
      if cause == .gotIt { return true }
      guard case .handled = old, case .cameUp = cause else { return false }
      return !session.scene.isKind(target, of: "UIControl")
    }
  }

  /// Tries some commands on a copy; where only what mends a cause is wanted, the event is sent where it can have been.
  private func attempt(
    _ commands: [String], on session: Session, _ probe: Probe, _ target: ObjectID,
    instead old: Diagnosis.Cause? = nil
  ) -> Trial? {
    var trial = session
    for command in commands {
      guard let request = try? Session.request(from: command) else { return nil }
      guard (try? trial.execute(request)) != nil else { return nil }
    }
    trial.lab.input = trial.lab.input.resting
    trial.lab.refreshCode()
    guard let search = try? trial.searchTrace(at: probe.point) else { return nil }
    let again = Probe(lab: trial.lab, parts: probe.parts, point: probe.point, isLastEvent: false)
    // What the search does not find needs no event, unless the touch may come up the chain; and that is no more than
    // it did before, but where somebody on the way kept it. A long event in a deep tree takes its time.
    let isView = trial.scene.kind(of: target).isView
    let wasKept = if case .handled? = old { true } else { old == nil }
    let needsEvent =
      search.winner.map {
        $0 == target || !isView || wasKept && trial.scene.isDescendant($0, of: target)
      } ?? false
    let cause = trial.cause(of: target, search, needsEvent ? trial.trace(of: again) : nil)
    return Trial(commands: commands, session: trial, cause: cause)
  }

  /// Several changes together: what still stands in the way is mended cause by cause.
  private func combinations(for target: ObjectID, _ probe: Probe, cause: Diagnosis.Cause) -> [Trial] {
    var level = [Trial(commands: [], session: self, cause: cause)]
    var trials = 0
    for _ in 0..<Session.deepest {
      var (found, next): ([Trial], [Trial]) = ([], [])
      for known in level {
        let hit = (try? known.session.hitView(at: probe.point)) ?? nil
        let steps = known.session.mending(known.cause, of: target, at: probe.point, hit: hit)
        for command in steps where !known.commands.contains(command) && trials < Session.mostTrials {
          trials += 1
          guard let trial = attempt([command], on: known.session, probe, target) else { continue }
          // A step that leaves the same cause leads nowhere.
          guard trial.cause != known.cause else { continue }
          let whole = Trial(
            commands: known.commands + [command], session: trial.session, cause: trial.cause)
          if whole.gives(target, instead: cause) { found.append(whole) } else { next.append(whole) }
        }
      }
      if !found.isEmpty { return found }
      level = Array(next.prefix(12))
    }
    return []
  }

  // MARK: The smallest first

  private func ranked(_ trials: [Trial], _ target: ObjectID) -> [Remedy] {
    let area = screen
    guard !area.isNull, !area.isEmpty else {
      return trials.prefix(Session.mostRemedies).map { Remedy($0.commands) }
    }
    // Code in the search makes each point dear.
    let (columns, rows) = lab.scene.hitTestingCodeCount > 0 ? (20, 30) : (40, 60)
    let before = owners(columns: columns, rows: rows, in: area)
    let ranked = trials.prefix(24).enumerated().map { place, trial in
      let after = trial.session.owners(columns: columns, rows: rows, in: area)
      let remedy = Remedy(trial.commands, sides: sides(before, after, but: target))
      // What only code or hiding something does, comes after what a property does.
      let weight = trial.commands.count { $0.hasPrefix("override ") || $0.hasPrefix("hide ") }
      return (remedy, weight, place)
    }
    return ranked.sorted { left, right in
      if left.0.commands.count != right.0.commands.count {
        return left.0.commands.count < right.0.commands.count
      }
      if left.1 != right.1 { return left.1 < right.1 }
      if left.0.cost != right.0.cost { return left.0.cost < right.0.cost }
      return left.2 < right.2
    }.prefix(Session.mostRemedies).map(\.0)
  }

  /// What changes owner between two grids, besides what the view in question gets.
  private func sides(_ before: [ObjectID?], _ after: [ObjectID?], but target: ObjectID) -> [Remedy.Side] {
    struct Pair: Hashable {
      let old: ObjectID?
      let new: ObjectID?
    }
    var counts: [Pair: Int] = [:]
    for (old, new) in zip(before, after) where old != new && new != target {
      counts[Pair(old: old, new: new), default: 0] += 1
    }
    return counts.map {
      Remedy.Side(old: $0.key.old, new: $0.key.new, share: Double($0.value) / Double(before.count))
    }
    .sorted { left, right in
      (right.share, left.new?.index ?? -1, left.old?.index ?? -1)
        < (left.share, right.new?.index ?? -1, right.old?.index ?? -1)
    }
  }
}

// MARK: fix

extension Session {
  /// Makes a change that `why` offered, as one change that `undo` takes back.
  mutating func fix(_ number: Int, _ text: String, _ line: Int?) throws(Problem) -> Reply {
    guard let last = lastDiagnosis else { throw Problem(.nothingToFix(hasChanged: false)) }
    guard last.scene == lab.scene else { throw Problem(.nothingToFix(hasChanged: true)) }
    let offers = last.answer.remedies
    guard number <= offers.count else { throw Problem(.noSuchFix(number, count: offers.count)) }
    let commands = offers[number - 1].commands
    let requests = commands.compactMap { try? Session.request(from: $0) }
    // The same question, with the change made where the question was asked: an event may have moved things since.
    let probe = probe(at: last.answer.point, of: last.answer.target)
    var there = self
    there.lab = probe.lab
    let before = self
    let reply = perform(.all(requests), text: text, line: line)
    guard reply.isFine else { return reply }
    do {
      for request in requests { _ = try there.execute(request) }
      there.lab.input = there.lab.input.resting
      there.lab.refreshCode()
      let again = Probe(lab: there.lab, parts: probe.parts, point: probe.point, isLastEvent: false)
      let answer = try diagnose(last.answer.target, again, wantsRemedies: false)
      var kept = KeptCommands()
      for command in commands { kept.add(.command, command, scene) }
      kept.isHistory = false
      scriptKept = kept
      return Reply(line: line, command: text, result: .success(.fixed(commands, answer)))
    } catch {
      // What cannot be shown to help is not kept.
      self = before
      throw error
    }
  }
}
