import Messaging
import SceneModel

extension Simulation {
  mutating func recognize(_ message: TouchesMessage, _ receiver: ObjectID) throws(Fault) {}
  func candidates(for view: ObjectID) -> [ObjectID] { [] }
  mutating func tellRecognizers(of touches: [Touch]) throws(Fault) {}
  mutating func resolve() throws(Fault) {}
  mutating func finishRecognizers() {}
  mutating func want(_ phase: RecognizerPhase, _ id: ObjectID) {}
  mutating func changeOfScene() throws(Fault) { dropLostFirstResponders() }
  mutating func keep(_ message: TouchesMessage, _ receiver: ObjectID) throws(Fault) -> Bool { true }
  mutating func delayByScrollView(_ id: TouchID, view: ObjectID) {}
  mutating func isOffered(_ touch: Touch, to view: ObjectID) throws(Fault) -> Bool { true }
}
