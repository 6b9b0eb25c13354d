import CommandLanguage

/// The transcripts in a document: its blocks fenced with three backquotes and the word `taptrace`.
///
/// A block holds a session as a reader sees it, `taptrace> ` before each command, or is written as a `*.transcript`.
/// Each is a session of its own. Behind the word may stand settings: `taptrace width 60 lang zh-Hans`; with
/// `continued` a block goes on with the session of the one before it.
enum TranscriptDocument {
  /// Reads all blocks of a document.
  static func read(_ text: String, path: String) throws(TranscriptFault) -> [Transcript] {
    var transcripts: [Transcript] = []
    var block: (start: Int, settings: [String], lines: [String])?
    var isInOtherBlock = false
    for (place, line) in text.fileLines.enumerated() {
      if let open = block {
        if line.hasPrefix("```") {
          transcripts.append(try transcript(open.lines, after: open.start, open.settings, path))
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if isInOtherBlock {
        if line.hasPrefix("```") { isInOtherBlock = false }
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        if words.first == "taptrace" {
          block = (place + 1, Array(words.dropFirst()), [])
        } else {
          isInOtherBlock = true
        }
      }
    }
    if let block { throw TranscriptFault(line: block.start, text: "this block is never closed") }
    return transcripts
  }

  private static func transcript(
    _ lines: [String], after start: Int, _ settings: [String], _ path: String
  ) throws(TranscriptFault) -> Transcript {
    var result: Transcript
    if lines.first(where: { !$0.isEmpty })?.hasPrefix(prompt) == true {
      result = try prompted(lines, after: start, path)
    } else {
      // Empty lines in front keep the numbers right.
      let padding = String(repeating: "\n", count: start)
      result = try Transcript.read(padding + lines.joined(separator: "\n"), path: path)
    }
    try result.settings.read(settings, line: start)
    return result
  }

  private static let prompt = "taptrace>"
  private static let morePrompt = "...>"

  private static func prompted(
    _ lines: [String], after start: Int, _ path: String
  ) throws(TranscriptFault) -> Transcript {
    var result = Transcript(path: path, dialect: .prompted, settings: .init(), entries: [])
    var typed: Transcript.Typed?
    var entry = EntryReader()
    func close() {
      guard var done = typed else { return }
      // Blank lines before the next prompt are the document's, not the session's.
      while done.shown.last?.text.isEmpty == true { done.shown.removeLast() }
      result.entries.append(.typed(done))
      (typed, entry) = (nil, EntryReader())
    }
    for (place, line) in lines.enumerated() {
      let number = start + place + 1
      if Transcript.isConflictMark(line) {
        throw TranscriptFault(line: number, text: "two changes meet here; decide which one holds")
      }
      if line.hasPrefix(prompt) {
        close()
        let text = body(line, after: prompt)
        entry.take(text)
        typed = .init(line: number, lastLine: number, text: text, shown: [])
      } else if line.hasPrefix(morePrompt), entry.isOpen {
        let text = body(line, after: morePrompt)
        entry.take(text)
        typed?.text += "\n" + text
        typed?.lastLine = number
      } else if typed != nil {
        typed?.shown.append(.init(channel: .output, text: line, line: number))
      } else if !line.isEmpty {
        throw TranscriptFault(line: number, text: "the block begins with '\(prompt) '")
      }
    }
    close()
    return result
  }

  private static func body(_ line: String, after prompt: String) -> String {
    let rest = line.dropFirst(prompt.count)
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }
}
