/// Where something stands in the text of a command.
public struct Place: Hashable, Sendable {
  /// The line within the command, from 1; more than 1 only inside code in braces.
  public var row: Int
  /// The column within that line, from 1, counted in characters (not in bytes or terminal cells).
  public var column: Int
  /// How many characters are meant, at least 1.
  public var length: Int
  /// The same position counted in characters from the start of the command's text, from 0.
  public var offset: Int

  /// Makes a place from its parts.
  public init(row: Int = 1, column: Int, length: Int = 1, offset: Int? = nil) {
    self.row = row
    self.column = column
    self.length = length
    self.offset = offset ?? column - 1
  }

  /// Cuts the line that holds this place into what a caret line needs.
  ///
  /// A terminal measures `before` and `marked` with its own width table, so that a caret also stands right
  /// under wide characters and tabs.
  public func excerpt(of text: String) -> Excerpt {
    let rows = Source(text).rows
    let line = rows.indices.contains(row - 1) ? rows[row - 1] : []
    let start = min(max(column - 1, 0), line.count)
    let end = min(start + max(length, 1), line.count)
    return Excerpt(
      line: String(line), before: String(line[..<(line.startIndex + start)]),
      marked: String(line[(line.startIndex + start)..<(line.startIndex + end)]))
  }
}

/// One line of a command with a part of it marked.
public struct Excerpt: Hashable, Sendable {
  /// The whole line, without its line end.
  public var line: String
  /// What stands before the marked part.
  public var before: String
  /// The marked part; empty when the mark stands after the line's end.
  public var marked: String
}

/// The text of a command, as characters, and what can be said of it without knowing any command.
struct Source: Sendable {
  let characters: [Character]
  /// Where the lines begin: places are asked for at every word that does not fit.
  private let lineStarts: [Int]

  /// Line ends become `\n`: "\r\n" is one character in Swift, so no offset changes.
  init(_ text: String) {
    var characters = text.map { $0 == "\r\n" ? "\n" : $0 }
    if characters.contains(where: \.hidesSign) {
      characters = characters.flatMap { $0.hidesSign ? $0.unicodeScalars.map { Character($0) } : [$0] }
    }
    self.characters = characters
    lineStarts = [0] + characters.indices.filter { characters[$0] == "\n" }.map { $0 + 1 }
  }

  var count: Int { characters.count }

  var rows: [ArraySlice<Character>] {
    characters.split(separator: "\n", omittingEmptySubsequences: false)
  }

  subscript(offset: Int) -> Character? {
    offset >= 0 && offset < characters.count ? characters[offset] : nil
  }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  func place(_ offset: Int, length: Int = 1) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(row: low + 1, column: offset - lineStarts[low] + 1, length: max(length, 1), offset: offset)
  }

  func misreading(_ fact: Misreading.Fact, at offset: Int, length: Int = 1) -> Misreading {
    Misreading(fact, at: place(offset, length: length))
  }

  /// Whether the text at `offset` is exactly this.
  func has(_ text: String, at offset: Int) -> Bool {
    var index = offset
    for character in text {
      guard self[index] == character else { return false }
      index += 1
    }
    return true
  }

  func endOfLine(from offset: Int) -> Int {
    var index = offset
    while index < count, characters[index] != "\n" { index += 1 }
    return index
  }

  /// Whether a comment starts here: `#` at a line's start or after a space.
  ///
  /// `#selector(`, `#available(` and `#unavailable(` are Swift expressions and begin none.
  func startsComment(at offset: Int) -> Bool {
    guard self[offset] == "#" else { return false }
    if let before = self[offset - 1], before != "\n", !before.isSpace, before != "\u{FEFF}" { return false }
    return !["#selector(", "#available(", "#unavailable("].contains { has($0, at: offset) }
  }

  /// Refuses text that no keyboard makes: it would break the output of whoever shows it again.
  func checkCharacters() throws(Misreading) {
    for (offset, character) in characters.enumerated() {
      for scalar in character.unicodeScalars {
        switch scalar.value {
        case 9, 10: continue
        case 0, 0xFFFD: throw misreading(.notText, at: offset)
        case 0..<0x20, 0x7F..<0xA0: throw misreading(.controlCharacter(scalar.value), at: offset)
        default: continue
        }
      }
    }
  }
}

extension Character {
  /// Separates words; line ends do not.
  var isSpace: Bool { self == " " || self == "\t" || (isWhitespace && !isNewline) }

  /// Whether an accent behind a sign of the language, or a sign of Arabic numbers in front, makes one character of
  /// both: each stands alone then, as a text may begin and end with any.
  fileprivate var hidesSign: Bool {
    utf8.count > 1 && unicodeScalars.contains { "\"\\'{};/ \t\n".unicodeScalars.contains($0) }
  }

  var startsName: Bool { self == "_" || (isLetter && hiddenScalar == nil) }

  var continuesName: Bool {
    startsName || (unicodeScalars.first?.properties.generalCategory == .decimalNumber && hiddenScalar == nil)
  }

  /// A scalar that shows nothing or turns the direction of the text: two names that look alike would differ.
  ///
  /// The two joiners are letters' business in Persian and Indian scripts, so they may stay.
  var hiddenScalar: UInt32? {
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return scalar.value
      case .format where scalar.value != 0x200C && scalar.value != 0x200D: return scalar.value
      default: continue
      }
    }
    return nil
  }
}
