/// The names of UIKit's colours.
enum UIKitColor {
  private static let plain: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange",
    "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow",
    "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemGray",
    "systemBackground",
    "label",
  ]

  /// UIKit's name of a colour; nil when it has none.
  static func name(_ word: String) -> String? { plain.first { $0.lowercased() == word.lowercased() } }
}

/// The names of UIKit's control events.
enum UIKitEvent {
  private static let known: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "menuActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allTouchEvents",
    "allEditingEvents", "allEvents",
  ]

  /// UIKit's name of an event.
  static func name(_ word: String) -> String { known.contains(word) ? word : "allEvents" }
}

extension String {
  /// The text on one line of a comment.
  var visibleLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
