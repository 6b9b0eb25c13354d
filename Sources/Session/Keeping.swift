import CommandLanguage
import Messaging
import SceneModel

/// What a shell has to keep of a command, to be able to do it again.
public enum Keeping: Sendable, Equatable {
  /// Nothing: it failed, or it only looked.
  case nothing
  /// The command: it does the same again.
  case command
  /// Other commands than what was typed, on the scene that is named, or else on what was kept before; and whether
  /// `undo` takes them back one by one, as it will when they are done again.
  case commands(after: Scene?, [String], isHistory: Bool)
  /// The scene: the command read a file, which may be another one later, or did what was said before it.
  case scene
  /// The command, where all commands before it are kept too; else the scene, for it goes back in them.
  case commandOrScene
}

/// What a script's commands leave to be kept: those that did something, on the scene that the last of them to read a
/// file has made.
struct KeptCommands {
  private(set) var base: Scene?
  private(set) var lines: [String] = []
  /// Whether each of them can be undone.
  var isHistory = true

  /// Adds what a command has done, of which this is to be kept.
  mutating func add(_ keeping: Keeping, _ text: String, _ scene: @autoclosure () -> Scene) {
    switch keeping {
    case .nothing: break
    case .command: lines.append(text)
    case .commands(let after?, let own, let isHistory):
      (base, lines, self.isHistory) = (after, own, isHistory)
    case .commands(nil, let own, let isHistory):
      lines += own
      self.isHistory = self.isHistory && isHistory
    case .scene, .commandOrScene: (base, lines) = (scene(), [])
    }
  }
}

/// What a journal takes: a script of commands that grows, or begins anew.
public enum JournalStep: Sendable, Equatable {
  /// Commands behind those that stand there; and whether `undo` goes back in them as it does in the session.
  case append(String, isHistory: Bool)
  /// A script in place of all that stands there.
  case restart(String)
}

extension Request {
  /// What has to be kept of it once it is done.
  var keeping: Keeping {
    switch self {
    case .session(.undo), .session(.redo): .commandOrScene
    case .session(.fix): .scene
    case .look, .expect: .nothing
    default: readsFiles ? .scene : changesScene == false ? .nothing : .command
    }
  }
}

extension Session {
  /// Whether the scene says all that later commands depend on: no finger is down and no clock runs.
  public var isAtRest: Bool { lab.input.isAtRest(tapsCountFor: lab.scene.options.number(.tapInterval)) }

  /// The scene once all fingers are gone: as it is where none is down, else as an interruption leaves it.
  ///
  /// A scene alone cannot say that a finger is down, and a view that waits for its lift would wait for ever.
  public var sceneWithoutFingers: Scene {
    guard !isAtRest else { return scene }
    var copy = self
    let reply = copy.run("interrupt")
    return reply?.isFine == true ? copy.scene : scene
  }

  /// What a journal is to take of the last command, so that its scene can be built again.
  ///
  /// - Parameters:
  ///   - text: the command as it was typed; without it the scene itself is kept.
  ///   - before: the scene before, where nothing is kept yet: scripts before -i, the configuration or a lesson may have
  ///     made it, and these are no commands of it.
  ///   - isWhole: whether `undo` goes back in the journal as it does here: no command was replaced by a scene or by others.
  ///   - isLong: whether a scene is the shorter thing to keep.
  public func journalSteps(
    for text: String?, from before: Scene?, isWhole: Bool, isLong: Bool = false
  ) -> [JournalStep] {
    var keeping = text == nil ? .scene : keeping
    if keeping == .commandOrScene { keeping = isWhole && before == nil ? .command : .scene }
    if isLong { keeping = .scene }
    var steps: [JournalStep] = []
    if let before, keeping != .scene, before != Scene() {
      steps.append(.restart(SceneScript.text(of: before)))
    }
    switch keeping {
    case .nothing: return []
    case .scene, .commandOrScene: return [.restart(SceneScript.text(of: sceneWithoutFingers))]
    case .command: steps.append(.append(text ?? "", isHistory: true))
    case .commands(let base, let lines, let isHistory):
      if let base { steps.append(.restart(SceneScript.text(of: base))) }
      if !lines.isEmpty { steps.append(.append(lines.joined(separator: "\n"), isHistory: isHistory)) }
    }
    return steps
  }

  /// What has to be kept of a request that was done.
  ///
  /// A scene says nothing of fingers: while one is down the commands themselves are kept.
  func keeping(of request: Request) -> Keeping {
    let plain = request.keeping
    guard plain == .scene, !isAtRest, let scriptKept else { return plain }
    return .commands(after: scriptKept.base, scriptKept.lines, isHistory: scriptKept.isHistory)
  }
}

extension Input {
  /// Whether nothing is going on that a later command could meet.
  func isAtRest(tapsCountFor interval: Double) -> Bool {
    touches.isEmpty && queue.isEmpty && blockedUntil == nil && ignoreDepth == 0 && recognizers.isEmpty
      && controls.isEmpty && scrollViews.isEmpty && animations.isEmpty && timers.isEmpty
      && lapsedFingers.isEmpty && taps.allSatisfy { time - $0.time > interval + 1e-6 }
  }
}
