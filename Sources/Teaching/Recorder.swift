import CommandLanguage
import Presentation
import Session

/// Writes what is typed as a transcript, so that a bug report is a test.
///
/// A shell of its own types every line again: what is written is what `taptrace test` will see.
struct Recorder: Sendable {
  /// The file.
  let path: String
  /// The transcript so far.
  private(set) var text: String
  private var shell: TranscriptShell

  /// Begins a transcript with the lines that lead to the present state.
  init(to path: String, course: Course, language: Language, width: Int, after lines: [String]) {
    self.path = path
    var settings = Transcript.Settings()
    settings.width = min(max(width, 20), 1000)
    settings.language = language.rawValue
    shell = TranscriptShell(settings, files: MemoryStorage(), course: course)
    text = "%% width \(settings.width) lang \(settings.language)\n"
    if !lines.isEmpty { text += "#  what led here\n" }
    for line in lines { add(line) }
    text += "#  what was recorded\n"
  }

  /// Adds a line that was typed, and what it shows.
  mutating func add(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    for part in line.fileLines { text += ">  \(part)\n" }
    for shown in Transcript.shown(shell.respond(to: line), in: .marked) { text += shown.visible + "\n" }
  }
}

extension Session {
  /// The commands so far, or, where they reach files or are very many, those that build the scene.
  fileprivate var retold: [String] {
    let words = commands.map { $0.split(whereSeparator: \.isWhitespace).first?.lowercased() ?? "" }
    let reachesFiles = words.contains { ["run", "load", "import", "recover"].contains($0) }
    return reachesFiles || commands.count > 500 ? rebuilding : commands
  }
}

extension LessonShell {
  /// Begins to record into a file.
  mutating func record(to path: String) -> [LessonPart] {
    let recorder = Recorder(
      to: path, course: course, language: language, width: width, after: linesThatLedHere)
    if let trouble = save(recorder) { return [trouble] }
    recorders.append(recorder)
    return [.text(say(.recording(path)))]
  }

  /// Ends all recordings.
  mutating func stopRecording() -> [LessonPart] {
    guard !recorders.isEmpty else { return [.refusal(say(.notRecording))] }
    let paths = recorders.map(\.path)
    recorders = []
    return [.text(paths.flatMap { say(.recorded($0)) })]
  }

  /// Adds a line to what is recorded, at once; a recording that cannot be written ends, and says so.
  mutating func recordLine(_ line: String) -> [LessonPart] {
    var parts: [LessonPart] = []
    var going: [Recorder] = []
    for recorder in recorders {
      var recorder = recorder
      recorder.add(line)
      if let trouble = save(recorder) { parts.append(trouble) } else { going.append(recorder) }
    }
    recorders = going
    return parts
  }

  private func save(_ recorder: Recorder) -> LessonPart? {
    do {
      try session.files.write(recorder.text, to: recorder.path)
      return nil
    } catch {
      return trouble(error, recorder.path)
    }
  }

  /// The lines that bring a new shell to where this one is.
  private var linesThatLedHere: [String] {
    guard let home = own else { return session.retold }
    guard let run = lesson ?? parked?.run else { return home.retold }
    var lines = home.retold + ["lesson \(run.lesson.id).\(run.index + 1)"]
    if lesson != nil { return lines + (progress.place?.journal ?? []) }
    lines += progress.place?.journal ?? []
    let played = session.commands.dropFirst(parked?.session.commands.count ?? 0)
    return lines + ["play"] + played
  }

  /// A line as a script may hold it: the command's word written out.
  func writtenOut(_ line: String) -> String {
    guard let first = line.split(whereSeparator: \.isWhitespace).first, answerWords(line) == nil else {
      return line
    }
    let word = String(first)
    guard Session.table.command(named: word) == nil, LessonRequest.table.command(named: word) == nil else {
      return line
    }
    let names =
      (Session.table.commands.map { [$0.name] + $0.aliases }
      + LessonRequest.table.commands.map { [$0.name] + $0.aliases })
      .filter { words in words.contains { $0.lowercased().hasPrefix(word.lowercased()) } }
    guard names.count == 1 else { return line }
    return line.prefix(while: \.isWhitespace) + names[0][0] + line[first.endIndex...]
  }
}
