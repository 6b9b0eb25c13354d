import Events
import Geometry
import Messaging
import SceneModel
import Script

public enum EventRequest {
  case tap(at: Point, times: Int, fingers: Int), touch([FingerMove]), drag(
    from: Point, to: Point, steps: Int, over: Double), swipe(Sides, from: Point), longPress(
      at: Point, for: Double), pinch(at: Point, scale: Double), rotate(at: Point, degrees: Double), wait(
      Double), animate(ObjectID, [(Property, PropertyValue)], over: Double, allowsInteraction: Bool),
    ignoreEvents(Bool), interrupt, shake, remote(String), press(String), key(String), firstResponder(
      ObjectID?)
}
public struct FingerMove { init(_ s: FingerStep) {} }
extension Simulation {
  func startsNewEvent(_ r: EventRequest) -> Bool { true }
  mutating func perform(_ r: EventRequest) throws(Fault) {}
}
public struct ReadOverride: Equatable, Sendable { let sources: [MethodSource] }
public struct NeededName: Equatable, Sendable {}
public struct ReviewRemark: Equatable, Sendable {}
enum OverrideInput {
  case paste(String), statements(method: String, String), expression(method: String, String), preset(
    method: String, String)
  var text: String { "" }
}
enum OverrideReader {
  static func read(_ i: OverrideInput, for: ObjectID, in: Scene) throws(Mistake) -> ReadOverride {
    fatalError()
  }
  static func body(for: MethodSource, of: ObjectID) -> (any MethodBody)? { nil }
  static func needs(of: ObjectID, in: Scene) -> [NeededName] { [] }
  static func review(of: ObjectID, in: Scene) -> [ReviewRemark] { [] }
  static func listings(of: [MethodSource], in: CodeLanguage) -> [CodeListing] { [] }
  static func check(_ f: FunctionSource) throws(Mistake) {}
}
