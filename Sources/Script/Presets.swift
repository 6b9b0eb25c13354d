import Messaging
import SceneModel

/// The ready-made rules of the `override` command: each is the Swift code that it stands for.
public enum Presets {
  /// A rule that can be named instead of written.
  public struct Preset: Sendable {
    /// The word.
    public let word: String
    /// Its arguments, as one would write them down.
    public let arguments: String
    /// What it does.
    public let summary: String
  }

  /// The rules for a method.
  public static func of(_ entry: Entry) -> [Preset] {
    switch entry {
    case .pointInside:
      [
        Preset(word: "yes", arguments: "", summary: "every point belongs to it"),
        Preset(word: "no", arguments: "", summary: "no point belongs to it"),
        Preset(
          word: "inset", arguments: "DX [DY]", summary: "the bounds moved inwards; negative numbers grow"),
        Preset(word: "circle", arguments: "", summary: "the largest circle around the middle"),
        Preset(word: "subviews", arguments: "", summary: "wherever some subview says that it has the point"),
      ]
    case .hitTest:
      [
        Preset(word: "nil", arguments: "", summary: "never hit, nor anything in it"),
        Preset(word: "self", arguments: "", summary: "always itself"),
        Preset(word: "passthrough", arguments: "", summary: "its subviews, but never itself"),
        Preset(word: "overflow", arguments: "", summary: "its subviews also where they lie outside of it"),
        Preset(word: "forward", arguments: "VIEW", summary: "whatever another view finds"),
      ]
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      [
        Preset(word: "handle", arguments: "", summary: "keeps the touches"),
        Preset(word: "pass", arguments: "", summary: "hands them to the next responder"),
      ]
    default:
      entry.answer == .boolean
        ? [
          Preset(word: "yes", arguments: "", summary: "always yes"),
          Preset(word: "no", arguments: "", summary: "always no"),
        ] : []
    }
  }

  /// The code of a rule with its arguments.
  static func code(_ entry: Entry, _ words: String, in scene: Scene) throws(Mistake) -> String {
    let parts = words.split(separator: " ").map(String.init)
    let word = parts.first ?? ""
    let arguments = Array(parts.dropFirst())
    let range = SourceRange(0, words.utf8.count)
    guard of(entry).contains(where: { $0.word == word }) else {
      let near = nearest(to: word, among: of(entry).map(\.word))
      throw Mistake(.unknownName(word), at: SourceRange(0, word.utf8.count), suggestion: near)
    }
    let wanted = word == "inset" ? 1...2 : word == "forward" ? 1...1 : 0...0
    guard wanted.contains(arguments.count) else {
      throw Mistake(
        arguments.count < wanted.lowerBound
          ? .expected(.expression, found: "") : .expected(.end, found: arguments[wanted.upperBound]),
        at: range)
    }
    switch (entry, word) {
    case (.hitTest, "nil"): return "return nil"
    case (.hitTest, "self"): return "return self"
    case (.hitTest, "passthrough"):
      return """
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
        """
    case (.hitTest, "overflow"):
      return """
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        if let found = super.hitTest(point, with: event) { return found }
        for subview in subviews.reversed() {
          if let found = subview.hitTest(convert(point, to: subview), with: event) { return found }
        }
        return nil
        """
    case (.hitTest, _):
      guard Scene.isName(arguments[0]) else { throw Mistake(.unknownName(arguments[0]), at: range) }
      return "return \(arguments[0]).hitTest(convert(point, to: \(arguments[0])), with: event)"
    case (.pointInside, "inset"):
      for argument in arguments {
        guard let number = Double(argument), number.isFinite else {
          throw Mistake(.badNumber(argument), at: range)
        }
      }
      return
        "return bounds.insetBy(dx: \(arguments[0]), dy: \(arguments[arguments.count - 1])).contains(point)"
    case (.pointInside, "circle"):
      return """
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        """
    case (.pointInside, "subviews"):
      return """
        for subview in subviews {
          if subview.point(inside: convert(point, to: subview), with: event) { return true }
        }
        return false
        """
    case (_, "handle"): return "// The touches stay here: super is not called."
    case (_, "pass"):
      return "super.\(entry.swiftName)(touches, with: event)"
    default: return word == "yes" ? "return true" : "return false"
    }
  }
}
