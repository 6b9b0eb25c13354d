import CommandLanguage
import Messaging
import RandomCommands
import SceneModel
import Testing

@testable import Session

/// What must hold whatever is typed, tried with commands that nobody would think of.
///
/// A seed that fails names itself: the same lines come again with `random-commands SEED COUNT 5`.
@Suite("Random commands")
struct RandomCommandsTests {
  static let seeds: Range<UInt64> = 0..<6
  static let count = 80

  private func lines(_ seed: UInt64, _ reach: RandomCommands.Reach = [.files, .extremes]) -> [String] {
    Array(RandomCommands(seed: seed, reach: reach).prefix(Self.count))
  }

  private func files() -> MemoryFiles { MemoryFiles(RandomCommands.files) }

  /// What a scene is, apart from its ids.
  private func portrait(_ session: Session) -> String { SceneScript.text(of: session.scene) }

  /// A scene in which nothing moves: that a view is being animated is the clock's, and in no saved scene.
  private func resting(_ scene: Scene) -> Scene {
    var scene = scene
    scene.endAnimations()
    return scene
  }

  @Test("every command leaves a sound scene, and a failing one the scene as it was", arguments: seeds)
  func soundAndWhole(seed: UInt64) {
    var session = Session(files: files())
    for line in lines(seed) {
      let before = session
      guard let reply = session.run(line) else { continue }
      let faults = session.scene.checkInvariants()
      #expect(faults.isEmpty, "seed \(seed): \(line): \(faults)")
      // A script that fails half-way has done its first half.
      guard case .failure(let problem) = reply.result, !line.lowercased().hasPrefix("run") else { continue }
      #expect(session.scene == before.scene, "seed \(seed): \(line): \(problem)")
      #expect(session.lab.input == before.lab.input, "seed \(seed): \(line): \(problem)")
      #expect(session.event == before.event, "seed \(seed): \(line): \(problem)")
      #expect(session.history.done.count == before.history.done.count, "seed \(seed): \(line)")
      #expect(session.history.undone.count == before.history.undone.count, "seed \(seed): \(line)")
    }
  }

  @Test("undo then redo is the identity, wherever one stands", arguments: seeds)
  func undoThenRedo(seed: UInt64) {
    let files = files()
    var session = Session(files: files)
    for (place, line) in lines(seed).enumerated() {
      _ = session.run(line)
      guard place % 5 == 0 else { continue }
      let back = 1 + place % 4
      var other = session
      guard case .success(.undone(let texts))? = other.run("undo \(back)")?.result else { continue }
      // Whatever stood in the files then may be gone by now.
      let kept = files.texts
      files.texts = [:]
      _ = other.run("redo \(texts.count)")
      files.texts = kept
      #expect(other.scene == resting(session.scene), "seed \(seed), behind \(line): \(texts)")
      #expect(other.history.done.count(where: \.changesScene) >= texts.count)
    }
  }

  @Test("a saved scene is a script that rebuilds it, and is hit in the same places", arguments: seeds)
  func saveThenLoad(seed: UInt64) throws {
    let files = files()
    var session = Session(files: files)
    for (place, line) in lines(seed).enumerated() {
      _ = session.run(line)
      guard place % 10 == 9 else { continue }
      let script = portrait(session)
      var copy = session
      (copy.lab, copy.event) = (Lab(scene: resting(session.scene)), nil)
      files.texts["kept.tap"] = script
      var loaded = Session(files: files)
      let reply = loaded.run("load kept.tap")
      #expect(
        reply?.isFine == true, "seed \(seed), behind \(line): \(String(describing: reply?.result))\n\(script)"
      )
      #expect(portrait(loaded) == script, "seed \(seed), behind \(line)")
      for (x, y) in [(5, 5), (100, 100), (160, 240), (250, 60), (40, 400)] {
        for way in ["hit", "tap"] {
          _ = copy.run("\(way) \(x) \(y)")
          _ = loaded.run("\(way) \(x) \(y)")
          let (one, other) = (copy.event?.hit ?? nil, loaded.event?.hit ?? nil)
          #expect(
            one.map { copy.scene.name(of: $0) } == other.map { loaded.scene.name(of: $0) },
            "seed \(seed), behind \(line): \(way) \(x) \(y)\n\(script)")
        }
      }
      #expect(portrait(loaded) == portrait(copy), "seed \(seed), behind \(line)")
    }
  }

  @Test("a trace folds to the scene that is there", arguments: seeds)
  func traceFolds(seed: UInt64) {
    var session = Session(files: files())
    for line in lines(seed) {
      guard case .success(.event(let isNew, _))? = session.run(line)?.result, let event = session.event
      else { continue }
      let folded = event.trace.scene(after: event.trace.steps.count)
      #expect(resting(folded) == resting(session.scene), "seed \(seed): \(line), new: \(isNew)")
    }
  }

  @Test("what a shell keeps brings the scene back after a kill, and goes on as before", arguments: seeds)
  func keptIsEnough(seed: UInt64) {
    let files = files()
    var session = Session(files: files)
    session.abbreviations = .accepted
    var journal = MemoryJournal()
    let lines = lines(seed)
    for (place, line) in lines.enumerated() {
      journal.run(line, in: &session)
      guard place % 7 == 6 else { continue }
      var next = Session(files: LeftBehind(journal.text, files))
      next.abbreviations = .accepted
      var again = MemoryJournal()
      again.run("recover", in: &next)
      #expect(portrait(next) == portrait(session), "seed \(seed), behind \(line)")
      // Fingers, clocks and what is to come are there, too; what was kept of the first shell's undo is not.
      var other = session
      for line in lines[(place + 1)...].prefix(5)
      where !["undo", "redo", "fix", "reset"].contains(where: line.hasPrefix) {
        _ = other.run(line)
        again.run(line, in: &next)
      }
      #expect(portrait(next) == portrait(other), "seed \(seed), after recover behind \(line)")
      var third = Session(files: LeftBehind(again.text, files))
      _ = third.run("recover")
      #expect(portrait(third) == portrait(next), "seed \(seed), killed twice behind \(line)")
    }
  }

  @Test("of scenes with detached views nothing is lost, at whatever moment", arguments: 0..<4)
  func detached(seed: UInt64) throws {
    let files = MemoryFiles(RandomCommands.files)
    var session = Session(files: files)
    var journal = MemoryJournal()
    var dice = Dice(seed)
    for line in RandomCommands(seed: seed &+ 7_000, reach: [.files]).prefix(40) {
      journal.run(line, in: &session)
      // Views are taken out of their superviews, as no random line does it often enough, and windows go.
      let names = session.scene.sortedNames.filter {
        session.scene.object(named: $0).map { session.scene.kind(of: $0) == .view } ?? false
      }
      let name = names.isEmpty ? "view" : names[dice.roll(names.count)]
      switch dice.roll(6) {
      case 0, 1: journal.run("detach \(name)", in: &session)
      case 2:
        journal.run(
          "override \(name) hitTest {\nsubviews.last?.removeFromSuperview()\nreturn self\n}", in: &session)
      case 3: journal.run("run broken.tap", in: &session)
      case 4 where dice.roll(4) == 0: journal.run("remove window", in: &session)
      default: break
      }
      var next = Session(files: LeftBehind(journal.text, files))
      _ = next.run("recover")
      #expect(portrait(next) == portrait(session), "seed \(seed), behind \(line)")
      files.texts["kept.tap"] = portrait(session)
      var loaded = Session(files: files)
      let reply = loaded.run("load kept.tap")
      #expect(reply?.isFine == true, "seed \(seed), behind \(line)")
      #expect(portrait(loaded) == portrait(session), "seed \(seed), behind \(line)")
      #expect(
        session.scene.sortedNames.filter { session.scene.superviewName(of: $0) == nil }
          == loaded.scene.sortedNames.filter { loaded.scene.superviewName(of: $0) == nil })
    }
  }
}

extension Scene {
  fileprivate func superviewName(of name: String) -> String? {
    object(named: name).flatMap { kind(of: $0).isView ? superview(of: $0) : nil }.map { self.name(of: $0) }
  }
}

/// What a shell would keep on its disk.
struct MemoryJournal {
  private(set) var text = ""
  private var isWhole = true

  /// Runs a line, and keeps what it leaves to be kept.
  mutating func run(_ line: String, in session: inout Session) {
    let before = text.isEmpty ? session.scene : nil
    let count = session.keptCommands
    _ = session.run(line)
    guard session.keptCommands != count else { return }
    for step in session.journalSteps(for: line, from: before, isWhole: isWhole) {
      switch step {
      case .append(let commands, let isHistory):
        text += commands + "\n"
        isWhole = isWhole && isHistory
      case .restart(let script): (text, isWhole) = (script, false)
      }
    }
  }
}

/// A disk with nothing but what a killed shell left.
final class LeftBehind: Files, @unchecked Sendable {
  private let script: String
  private let others: (any Files)?

  init(_ script: String, _ others: (any Files)? = nil) { (self.script, self.others) = (script, others) }

  func read(_ path: String) throws(FileTrouble) -> String {
    guard let others else { throw .absent }
    return try others.read(path)
  }
  func write(_ text: String, to path: String) throws(FileTrouble) { throw .denied }
  func leftBehind() -> LeftScene? { LeftScene(name: "1", script: script) }
}
