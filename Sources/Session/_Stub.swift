import Events
import Geometry
import Messaging
import SceneModel
import Script

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
    throw Mistake(.noEntry(others: []), at: .none)
  }
  static func body(for: MethodSource, of: ObjectID) -> (any MethodBody)? { nil }
  static func needs(of: ObjectID, in: Scene) -> [NeededName] { [] }
  static func review(of: ObjectID, in: Scene) -> [ReviewRemark] { [] }
  static func listings(of: [MethodSource], in: CodeLanguage) -> [CodeListing] { [] }
  static func check(_ f: FunctionSource) throws(Mistake) {}
}
