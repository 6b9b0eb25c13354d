/// One command of a script, as it was written.
public struct ScriptCommand: Hashable, Sendable {
  /// The text without its line end; more than one line when code in braces goes on.
  public var text: String
  /// The line of the file on which it begins, from 1.
  public var line: Int

  /// Makes a command from its text and the line on which it begins.
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }

  /// The line of the file on which a place in this command stands, from 1.
  public func line(of place: Place) -> Int { line + place.row - 1 }
}

/// Cuts texts into commands.
public enum Script {
  /// What ends a command besides the end of the text.
  public enum Separator: Sendable {
    /// A line end, as in files and at the prompt.
    case newline
    /// A line end or a `;`, as after `-c`.
    case newlineOrSemicolon
  }

  /// The commands of a text, in order; empty lines and lines that only hold a comment are left out.
  ///
  /// Separators inside braces and quotes do not count. A byte order mark is skipped and "\r\n" is a line end.
  /// When a brace stays open, the last command goes to the end of the text, and reading it says where.
  public static func commands(in text: String, endingAt separator: Separator = .newline) -> [ScriptCommand] {
    let source = Source(
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text)
    var commands: [ScriptCommand] = []
    var line = 1
    var start = 0
    while start < source.count {
      let end =
        source.endOfPaste(from: start)
        ?? source.extent(from: start, semicolons: separator == .newlineOrSemicolon).end
      if source.hasWords(in: start..<end) {
        // What stands before a semicolon's next command is no part of it, so that columns count from its word.
        let isAfterSemicolon = start > 0 && source.characters[start - 1] == ";"
        let first = isAfterSemicolon ? source.skippingSpaces(from: start) : start
        commands.append(ScriptCommand(text: source.text(first..<end).trimmingTrailingSpaces, line: line))
      }
      for index in start..<min(end + 1, source.count) where source.characters[index] == "\n" { line += 1 }
      start = end + 1
    }
    return commands
  }

  /// Whether the text ends inside an open brace, so that the prompt should ask for another line.
  public static func needsMore(_ text: String) -> Bool {
    let source = Source(text)
    var start = 0
    while start < source.count {
      if let end = source.endOfPaste(from: start) {
        if end >= source.count { return !source.endsWithBlankLine }
        start = end + 1
        continue
      }
      let extent = source.extent(from: start, semicolons: false)
      if extent.openBrace != nil { return true }
      start = extent.end + 1
    }
    return false
  }
}

extension Script {
  /// Whether a command takes the lines that follow it, up to an empty one: `import -`.
  public static func isPaste(_ text: some StringProtocol) -> Bool {
    guard text.utf8.first(where: { $0 != 32 && $0 != 9 }).map({ $0 | 32 }) == UInt8(ascii: "i") else {
      return false
    }
    let words = text.prefix { !$0.isNewline }.split(whereSeparator: \.isSpace)
    return words.count >= 2 && words[0].lowercased() == "import" && words[1] == "-"
  }
}

extension Source {
  /// Where a command ends that takes the lines behind it: at an empty line or the end of the text; nil for another.
  fileprivate func endOfPaste(from start: Int) -> Int? {
    let first = start..<endOfLine(from: start)
    guard count > first.lowerBound, Script.isPaste(text(first)) else { return nil }
    var line = first.upperBound + 1
    while line < count {
      let end = endOfLine(from: line)
      if (line..<end).allSatisfy({ characters[$0].isWhitespace }) { return line }
      line = end + 1
    }
    return count
  }

  /// Whether the last line is empty.
  fileprivate var endsWithBlankLine: Bool {
    guard let last = characters.lastIndex(of: "\n") else { return false }
    return characters[(last + 1)...].allSatisfy(\.isWhitespace)
  }

  /// How far a command goes that begins at `start`.
  struct Extent {
    /// The offset of what ends it, a separator or the end of the text.
    var end: Int
    /// Where its comment starts, or `end`.
    var contentEnd: Int
    /// The offset of a brace that is never closed.
    var openBrace: Int?
  }

  /// Walks over quotes, code in braces and comments to the end of a command.
  ///
  /// Splitting a file and taking the raw rest of a line both use it, so they cannot disagree.
  func extent(from start: Int, semicolons: Bool) -> Extent {
    var index = start
    while index < count {
      switch characters[index] {
      case "\n": return Extent(end: index, contentEnd: index)
      case ";" where semicolons: return Extent(end: index, contentEnd: index)
      case "\"": index = endOfQuote(from: index) ?? endOfLine(from: index)
      case "{":
        guard let close = closingBrace(of: index) else {
          return Extent(end: count, contentEnd: count, openBrace: index)
        }
        index = close + 1
      case "#" where startsComment(at: index):
        return Extent(end: endOfLine(from: index), contentEnd: index)
      default: index += 1
      }
    }
    return Extent(end: count, contentEnd: count)
  }

  /// The offset after the quote that closes the one at `start`, or nil when its line ends first.
  func endOfQuote(from start: Int) -> Int? {
    var index = start + 1
    while let character = self[index], character != "\n" {
      if character == "\"" { return index + 1 }
      index += character == "\\" && self[index + 1] != "\n" ? 2 : 1
    }
    return nil
  }

  fileprivate func hasWords(in range: Range<Int>) -> Bool {
    guard let first = range.first(where: { !characters[$0].isSpace }) else { return false }
    return !startsComment(at: first)
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isSpace { end = index(before: end) }
    return String(self[..<end])
  }
}
