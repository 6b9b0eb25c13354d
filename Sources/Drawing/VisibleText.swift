extension String {
  /// The text with everything that cannot be seen written out, so that it cannot steer a terminal or deceive.
  ///
  /// Controls become `\e`, `\t`, `\n`, `\r` or `\u{…}`; so do bidirectional controls, zero-width characters,
  /// blanks other than the common and the ideographic one, private and unassigned scalars, and marks without
  /// a letter to stand on. Joiners and selectors stay where scripts and emoji need them. Backslashes stay.
  public var visible: String { madeVisible(keepingLineFeeds: false) }

  /// As ``visible``, but line breaks stay, as line feeds.
  public var visibleLines: String { madeVisible(keepingLineFeeds: true) }

  private func madeVisible(keepingLineFeeds: Bool) -> String {
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) || (keepingLineFeeds && $0 == 0x0A) }
    if isPlain { return self }
    var source = Array(unicodeScalars)
    if keepingLineFeeds {
      source = source.indices.compactMap { index in
        let next = index + 1 < source.count ? source[index + 1] : nil
        return source[index] == "\r" && next == "\n" ? nil : source[index]
      }
    }
    var result = String.UnicodeScalarView()
    // What stands before, if it was kept: marks, joiners and selectors need it.
    var base: Unicode.Scalar?
    for index in source.indices {
      let scalar = source[index]
      let next = index + 1 < source.count ? source[index + 1] : nil
      if keepingLineFeeds && scalar == "\n" {
        result.append(scalar)
        base = nil
      } else if scalar.isVisible(after: base, before: next) {
        result.append(scalar)
        base = scalar
      } else {
        result.append(contentsOf: scalar.escape.unicodeScalars)
        base = nil
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The scalar written out: `\e`, `\t`, `\n`, `\r`, or `\u{…}` with its hexadecimal value.
  var escape: String {
    switch self {
    case "\u{1B}": "\\e"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether the scalar shows between two others; `before` is nil at a start and after something written out.
  func isVisible(after before: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    if isASCII { return (0x20..<0x7F).contains(value) }
    switch value {
    case 0x200D where joinsEmoji(before, next): return true
    case 0x200C, 0x200D: return Self.needsJoiners(before) && Self.needsJoiners(next)
    case 0xFE0E, 0xFE0F: return before?.properties.isEmoji == true
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return before?.properties.isIdeographic == true
    default: break
    }
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
    case .format: return Self.isVisibleFormat(self)
    case .spaceSeparator: return value == 0x3000
    case .nonspacingMark, .enclosingMark, .spacingMark:
      guard let before else { return false }
      return !before.properties.isWhitespace
    default: return true
    }
  }

  private func joinsEmoji(_ before: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let before, let next, !next.isASCII else { return false }
    let follows = before.value == 0xFE0F || (before.properties.isEmoji && !before.isASCII)
    return follows && next.properties.isEmoji
  }

  /// Whether a scalar belongs to the scripts in which joiners choose letter forms: Arabic to Sinhala.
  private static func needsJoiners(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return (0x600...0xDFF).contains(scalar.value)
  }
}
