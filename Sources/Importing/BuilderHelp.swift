import Geometry
import SceneModel

/// The size of a view that a transform turns, where the box around it does not tell it.
enum TurnedSize {
  /// The size under a turn of 45 degrees and its like, of a square; nil where `setFrame` finds it itself.
  static func size(of frame: Rect, under t: AffineTransform) -> Size? {
    let (a, b, c, d) = (t.a.magnitude, t.b.magnitude, t.c.magnitude, t.d.magnitude)
    guard t.inverse != nil, (a * d - b * c).magnitude <= 1e-9 * max(a * d, b * c) else { return nil }
    guard a + c > 0, b + d > 0 else { return nil }
    return Size(frame.width / (a + c), frame.height / (b + d))
  }
}

extension Scene {
  /// Whether a text is a selector as Interface Builder writes them: `save`, `save:`, `save:forEvent:`.
  static func isSelector(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, isName(String(first)) else { return false }
    return parts.dropFirst().allSatisfy { $0.isEmpty || isName(String($0)) }
  }
}

extension ClassLore {
  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
    "UIPageViewController",
  ]

  /// The nearest class of controllers that a scene knows.
  static func controllerBase(of full: String, told: String?) -> String {
    if controllers.contains(full) { return full }
    if let told, controllers.contains(told) { return told }
    return "UIViewController"
  }
}

extension String {
  /// The text without anything that could steer a terminal or deceive, and without the mark of lost characters, which
  /// scripts refuse: such scalars are written out.
  var madePlain: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: result += "\n"
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB,
        0x061C, 0xFFFD:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
