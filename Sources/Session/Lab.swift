import Messaging
import SceneModel
import Script

/// The world of a session as one value: the objects, what the fingers and the clock do, and the code that runs.
public struct Lab: Sendable {
  /// The objects.
  public internal(set) var scene: Scene
  /// What the fingers and the clock do.
  public internal(set) var input: Input
  /// The code of the scene's overrides, read once: a cache beside the scene, which keeps the text.
  var bodies: [MethodKey: any MethodBody] = [:]
  private var sources: [MethodKey: MethodSource] = [:]
  private var functions: [FunctionSource] = []

  /// A world with a scene in which nothing is going on.
  public init(scene: Scene = Scene()) {
    self.scene = scene
    input = Input()
  }

  /// Brings the code that runs in step with the text that the scene keeps.
  mutating func refreshCode() {
    var wanted: [MethodKey: MethodSource] = [:]
    for object in scene.objectsWithMethods {
      for source in scene.methods(of: object) {
        guard let selector = Selector(rawValue: source.method) else { continue }
        wanted[MethodKey(object, selector)] = source
      }
    }
    if functions != scene.functions {
      functions = scene.functions
      sources = [:]
    }
    guard wanted != sources else { return }
    for key in sources.keys where wanted[key] == nil { bodies[key] = nil }
    for (key, source) in wanted where sources[key] != source {
      bodies[key] = OverrideReader.body(for: source, of: key.receiver, functions: functions)
    }
    sources = wanted
  }

  /// Lets go of all fingers and ends all animations, at once and as if they had never been; the clock stays.
  mutating func rest() {
    let time = input.time
    input = Input()
    input.time = time
    scene.endAnimations()
  }

  /// The world set in motion, recording or silent.
  func simulation(isRecording: Bool = true, continuing recorder: Recorder = Recorder()) -> Simulation {
    Simulation(
      scene: scene, input: input, bodies: bodies, isRecording: isRecording, continuing: recorder)
  }
}
