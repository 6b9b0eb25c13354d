extension Unicode.Scalar {
  /// The columns that this scalar takes by itself: 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth scalars take 2; marks, joiners, selectors and controls 0; ambiguous ones 1.
  public var columns: Int {
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1
    }
    // Vowels and finals of conjoining Hangul join the initial that stands before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    case .format: return Self.isVisibleFormat(self) ? 1 : 0
    default: return WidthTable.isWide(value) ? 2 : 1
    }
  }

  /// Whether a scalar of the category "format" has a shape of its own: Arabic, Syriac and Kaithi number signs.
  static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}

extension Character {
  /// The columns that this character takes on a terminal: 0, 1 or 2.
  ///
  /// A cluster is as wide as its parts together, at most 2; an emoji selector makes it 2. A control character
  /// takes none: show it with ``Swift/String/visible`` first.
  public var columns: Int {
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    let scalars = unicodeScalars
    var total = 0
    for scalar in scalars {
      if scalar.value == 0xFE0F, let first = scalars.first, first.properties.isEmoji { return 2 }
      total += scalar.columns
    }
    return min(total, 2)
  }

  /// Whether the terminal may disagree about the width: clusters that some draw in parts.
  var hasUncertainWidth: Bool {
    if isASCII { return false }
    let scalars = unicodeScalars
    return scalars.count > 1 || scalars.first.map { $0.properties.isEmoji } == true
  }
}

/// Where text stands in a wider field.
public enum Alignment: Sendable, Hashable {
  /// At the left, blanks after it.
  case left
  /// At the right, blanks before it.
  case right
  /// In the middle; an odd blank goes after it.
  case center

  func blanks(_ total: Int) -> (before: Int, after: Int) {
    switch self {
    case .left: (0, max(0, total))
    case .right: (max(0, total), 0)
    case .center: (max(0, total) / 2, max(0, total) - max(0, total) / 2)
    }
  }
}

/// Which end of a text is kept when it is too long.
public enum KeptEnd: Sendable, Hashable {
  /// The beginning: `longna…`.
  case start
  /// The end: `…ngname`.
  case end
}

extension String {
  /// The columns of the text on one line; of several lines, those of the widest.
  public var columns: Int {
    var widest = 0
    var current = 0
    for character in self {
      if character.isNewline {
        widest = max(widest, current)
        current = 0
      } else {
        current += character.columns
      }
    }
    return max(widest, current)
  }

  /// The text filled up with blanks to a number of columns; longer text stays as it is.
  public func padded(to width: Int, _ alignment: Alignment = .left) -> String {
    let (before, after) = alignment.blanks(width - columns)
    return String(repeating: " ", count: before) + self + String(repeating: " ", count: after)
  }

  /// The text cut to at most a number of columns, with `…` where something is missing.
  public func cut(to width: Int, keeping end: KeptEnd = .start) -> String {
    StyledText(raw: self, .plain).cut(to: width, keeping: end).plain
  }

  /// The text as lines of at most so many columns; see ``StyledText/wrapped(to:hanging:)``.
  public func wrapped(to width: Int, hanging: Int = 0) -> [String] {
    StyledText(raw: self, .plain).wrapped(to: width, hanging: hanging).map(\.plain)
  }

  /// The text with each tab replaced by blanks up to the next stop.
  public func expandingTabs(every stop: Int = 4) -> String {
    guard contains("\t") else { return self }
    var result = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let count = max(1, stop) - column % max(1, stop)
        result += String(repeating: " ", count: count)
        column += count
      } else {
        result.append(character)
        column = character.isNewline ? 0 : column + character.columns
      }
    }
    return result
  }
}
