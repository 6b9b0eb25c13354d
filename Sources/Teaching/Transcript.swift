import CommandLanguage

/// A session as it was typed and shown: one file, or one block of a document.
public struct Transcript: Hashable, Sendable {
  /// How its lines are written.
  public enum Dialect: Sendable {
    /// Each line is typed by its first character, as in `*.transcript`.
    case marked
    /// A prompt stands before what was typed, and all else is what was shown, as in a document.
    case prompted
  }

  /// How the session looks.
  public struct Settings: Hashable, Sendable {
    /// Whether it goes on with the session of the block before it.
    public var isContinued = false
    /// Columns of a line.
    public var width = 80
    /// The language: `en`, `zh-Hans` or `both`.
    public var language = "en"

    /// The defaults: 80 columns, English.
    public init() {}
  }

  /// Where a line was shown.
  public enum Channel: Int, Sendable {
    /// Standard output, `|`.
    case output
    /// Standard error, `!`.
    case messages
    /// The exit status, `?`.
    case status

    /// The mark at a line's start.
    var mark: String {
      switch self {
      case .output: "|"
      case .messages: "!"
      case .status: "?"
      }
    }
  }

  /// A line that was shown, with its invisible characters written out.
  public struct Shown: Hashable, Sendable {
    /// Where it was shown.
    public var channel: Channel
    /// The text.
    public var text: String
    /// The line of the file, from 1; 0 for a line that stands in no file.
    public var line = 0
  }

  /// A command that was typed, and what came of it.
  public struct Typed: Hashable, Sendable {
    /// The line of the file on which it begins, from 1.
    public var line: Int
    /// The line on which it ends: more than `line` when a brace goes on.
    public var lastLine: Int
    /// The text, as typed.
    public var text: String
    /// What was shown.
    public var shown: [Shown]
  }

  /// What stands in a transcript, besides comments.
  public enum Entry: Hashable, Sendable {
    /// A command.
    case typed(Typed)
    /// An expectation that new output may never change.
    case pin(line: Int, String)
  }

  /// The path by which the file was found.
  public var path: String
  /// How it is written.
  public var dialect: Dialect
  /// How the session looks.
  public var settings: Settings
  /// Commands and pins, in order.
  public var entries: [Entry]

  /// How many commands it types.
  public var typedCount: Int {
    entries.reduce(0) { count, entry in
      if case .typed(let typed) = entry, !typed.text.allSatisfy(\.isWhitespace) { count + 1 } else { count }
    }
  }
}

/// What is wrong with a transcript's file.
public struct TranscriptFault: Error, Hashable, Sendable {
  /// The line of the file, from 1.
  public var line: Int
  /// What is wrong and what to do.
  public var text: String
}

extension Transcript {
  /// Reads a `*.transcript`.
  public static func read(_ text: String, path: String) throws(TranscriptFault) -> Transcript {
    var reader = MarkedReader(path: path)
    for (place, line) in text.fileLines.enumerated() { try reader.take(line, number: place + 1) }
    return try reader.finish()
  }

  /// Whether a line is one that a version control system leaves where two changes meet.
  static func isConflictMark(_ line: String) -> Bool {
    ["<<<<<<< ", ">>>>>>> ", "||||||| "].contains { line.hasPrefix($0) } || line == "======="
  }

  /// The text of a line behind its mark: up to two blanks set it off.
  static func body(of line: String) -> String {
    var rest = line.dropFirst()
    if rest.first == " " { rest.removeFirst() }
    if rest.first == " " { rest.removeFirst() }
    return String(rest)
  }
}

/// Reads the marked dialect, line by line.
private struct MarkedReader {
  let path: String
  var settings = Transcript.Settings()
  var entries: [Transcript.Entry] = []
  /// The command that is being read.
  var typed: Transcript.Typed?
  /// Whether that command goes on.
  var entry = EntryReader()

  mutating func take(_ line: String, number: Int) throws(TranscriptFault) {
    if Transcript.isConflictMark(line) {
      throw TranscriptFault(line: number, text: "two changes meet here; decide which one holds")
    }
    if entry.isOpen, line.first != ">" {
      throw TranscriptFault(
        line: number, text: "the brace of the command above is still open; go on with a '>' line")
    }
    switch line.first {
    case nil, "#": return
    case ">" where entry.isOpen:
      let text = Transcript.body(of: line)
      entry.take(text)
      typed?.text += "\n" + text
      typed?.lastLine = number
    case ">":
      close()
      let text = Transcript.body(of: line)
      entry.take(text)
      typed = Transcript.Typed(line: number, lastLine: number, text: text, shown: [])
    case "|": try show(.output, line, number)
    case "!": try show(.messages, line, number)
    case "?": try show(.status, line, number)
    case "=":
      close()
      let text = Transcript.body(of: line)
      guard text.hasPrefix("expect ") else {
        throw TranscriptFault(line: number, text: "a pin is an expectation: '=  expect ...'")
      }
      entries.append(.pin(line: number, text))
    case "%": try set(line, number)
    default:
      throw TranscriptFault(
        line: number,
        text: "a line begins with '#', '%%', '>', '|', '!', '=' or '?', not with '\(line.prefix(1))'")
    }
  }

  mutating func finish() throws(TranscriptFault) -> Transcript {
    if let typed, entry.isOpen {
      throw TranscriptFault(line: typed.line, text: "a brace of this command is never closed")
    }
    close()
    return Transcript(path: path, dialect: .marked, settings: settings, entries: entries)
  }

  private mutating func close() {
    if let typed { entries.append(.typed(typed)) }
    (typed, entry) = (nil, EntryReader())
  }

  private mutating func show(_ channel: Transcript.Channel, _ line: String, _ number: Int)
    throws(TranscriptFault)
  {
    guard typed != nil else {
      throw TranscriptFault(line: number, text: "'\(channel.mark)' stands under no '>' line")
    }
    let text = Transcript.body(of: line)
    if channel == .status, Int(text) == nil {
      throw TranscriptFault(line: number, text: "'?' takes the exit status, a number")
    }
    typed?.shown.append(Transcript.Shown(channel: channel, text: text, line: number))
  }

  private mutating func set(_ line: String, _ number: Int) throws(TranscriptFault) {
    guard line.hasPrefix("%%") else {
      throw TranscriptFault(line: number, text: "settings begin with '%%'")
    }
    guard entries.isEmpty, typed == nil else {
      throw TranscriptFault(line: number, text: "settings stand before the first command")
    }
    try settings.read(line.dropFirst(2).split(separator: " ").map(String.init), line: number)
  }
}

extension Transcript.Settings {
  /// Reads `width N`, `lang L` and, in documents, `continued`.
  mutating func read(_ words: [String], line: Int) throws(TranscriptFault) {
    var rest = words[...]
    while let name = rest.popFirst() {
      switch name {
      case "width":
        guard let value = rest.popFirst(), let width = Int(value), (20...1000).contains(width) else {
          throw TranscriptFault(line: line, text: "'width' takes a number of columns from 20 to 1000")
        }
        self.width = width
      case "lang":
        guard let value = rest.popFirst(), ["en", "zh-Hans", "both"].contains(value) else {
          throw TranscriptFault(line: line, text: "'lang' takes en, zh-Hans or both")
        }
        language = value
      case "continued": isContinued = true
      default:
        throw TranscriptFault(
          line: line, text: "no setting is called '\(name)'; there are width, lang and continued")
      }
    }
  }
}

extension String {
  /// The lines of a file; a line feed at the end begins no line of its own.
  var fileLines: [String] {
    // "\r\n" is one character in Swift.
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text with what cannot be seen written out: blanks at the end as `\s`, tabs as `\t`, escapes as `\e`.
  ///
  /// A backslash that could be mistaken for one of these is doubled, so that no two texts look the same.
  var writtenOut: String {
    var result = ""
    let characters = Array(unicodeScalars)
    var end = characters.count
    while end > 0, characters[end - 1] == " " { end -= 1 }
    for (place, scalar) in characters[..<end].enumerated() {
      switch scalar {
      case "\t": result += "\\t"
      case "\u{1B}": result += "\\e"
      case "\\" where place + 1 < characters.count && "ste\\ ".unicodeScalars.contains(characters[place + 1]):
        result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + String(repeating: "\\s", count: characters.count - end)
  }
}
