import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// What UIKit's recognizers make of touches; a custom one makes nothing of them until its code does (R88).
  mutating func recognize(_ message: TouchesMessage, _ id: ObjectID) throws(Fault) {
    guard let run = input.run(of: id), let settings = scene.recognizer(id), !run.isFinal else { return }
    if message.selector == .touchesCancelled {
      return settings.kind == .custom ? () : want(run.isActive ? .cancelled : .failed, id)
    }
    switch settings.kind {
    case .tap: recognizeTap(message, run, settings)
    case .longpress: recognizePress(message, run, settings)
    case .pan, .edgepan: recognizePan(message, run, settings)
    case .swipe: recognizeSwipe(message, run, settings)
    case .pinch, .rotation: recognizePair(message, run, settings)
    case .custom: break
    }
  }

  /// How far a finger is from where it went down; the farthest of some.
  func farthest(_ ids: [TouchID]) -> Double {
    ids.compactMap { input.touch($0) }.map { $0.location.distance(to: $0.start) }.max() ?? 0
  }
}
