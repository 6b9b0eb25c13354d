import CommandLanguage
import Exporting
import Presentation
import RandomCommands
import Session
import Teaching

// What reads whole files: lessons, transcripts, progress; and what writes JSON.

extension Target {
  /// Reads a lesson, checks it, and takes it as a learner does who knows nothing.
  static func lesson(_ text: String) {
    let path = "a.lesson"
    _ = LessonLint(files: MemoryStorage([path: text])).lint([path])
    let course = Course([(path, text)])
    guard let lesson = course.lessons.first else { return }
    var shell = LessonShell(
      course: course, session: .equipped(), progress: ProgressFile(storage: MemoryStorage(), path: "p"))
    for line in ["lesson", "lesson \(lesson.number)", "lesson \(lesson.id) --read"] { show(line, &shell) }
    for _ in lesson.steps.prefix(8) {
      for line in ["task", "tap 5 5", "nothing", "hint", "solution", "solution run", "skip", ""] {
        show(line, &shell)
      }
    }
    for line in ["resume", "notes", "progress", "leave"] { show(line, &shell) }
  }

  /// Reads a transcript, runs it, and accepts what it shows: then it must be as written.
  static func transcript(_ text: String) {
    for path in ["a.transcript", "a.md"] {
      let storage = MemoryStorage([path: text])
      let command = TranscriptCommand(files: storage) {
        TranscriptShell($0, files: $1, course: .embedded)
      }
      _ = command.test([path])
      let (lines, _) = command.test(["--update", path])
      guard lines.contains(where: { $0.hasPrefix("\(path): updated") }) else { continue }
      precondition(command.test([path]).status == 0, "what was accepted is not as written")
    }
  }

  /// Reads progress, and opens what it says was left.
  static func progress(_ text: String) {
    guard let progress = Progress(text: text) else { return }
    precondition(Progress(text: progress.text) == progress, "progress that is written is read as another")
    var shell = LessonShell(
      course: .embedded, session: .equipped(),
      progress: ProgressFile(storage: MemoryStorage(["p": text]), path: "p"))
    for line in ["resume", "progress", "notes", "hide view", "next", "leave", "review"] { show(line, &shell) }
  }

  /// Runs lines, and reads the JSON that is written of each.
  static func json(ofCommands text: String) {
    var session = Session.equipped(files: MemoryStorage(RandomCommands.files))
    let presenter = Presenter()
    for command in CommandLanguage.Script.commands(in: text).prefix(40) {
      guard let reply = session.run(command.text, line: command.line) else { continue }
      let line = presenter.json(for: reply, in: session)
      var reader = JSONReader(line)
      precondition(reader.isWhole, "no JSON: \(line.prefix(300))")
    }
  }

  /// Random commands from a seed that the text decides, with lines of the text among them.
  static func random(_ text: String) {
    let seed = text.utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    var lines = CommandLanguage.Script.commands(in: text).prefix(20).map(\.text)[...]
    var shell = LessonShell(
      course: .embedded, session: .equipped(files: MemoryStorage(RandomCommands.files)),
      progress: ProgressFile(storage: MemoryStorage(), path: "p"))
    for line in RandomCommands(seed: seed, reach: [.files, .lessons]).prefix(40) {
      show(line, &shell)
      if let own = lines.popFirst() { show(own, &shell) }
      precondition(shell.session.scene.checkInvariants().isEmpty, "an unsound scene")
    }
  }

  private static func show(_ line: String, _ shell: inout LessonShell) {
    let presenter = Presenter()
    for part in shell.run(line) {
      switch part {
      case .reply(let reply):
        _ = presenter.page(for: reply, in: shell.session).lines.map(\.plain)
        _ = presenter.messages(for: reply, in: shell.session).map(\.plain)
        _ = presenter.json(for: reply, in: shell.session)
      case .shown(let moment): _ = presenter.page(for: moment.reply, in: moment.session)
      case .text(let lines), .refusal(let lines): _ = lines.map(\.plain)
      }
    }
  }
}

/// Reads JSON, strictly and for no other purpose than to see whether it is any.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether the text is one value, and nothing else.
  var isWhole: Bool {
    mutating get {
      place = 0
      return value(depth: 0) && place == bytes.count
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    place += count
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    guard depth < 10_000, place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: "{"):
      return list("{", "}", depth) { $0.string() && $0.take(":") && $0.value(depth: $1) }
    case UInt8(ascii: "["): return list("[", "]", depth) { $0.value(depth: $1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return take("true")
    case UInt8(ascii: "f"): return take("false")
    case UInt8(ascii: "n"): return take("null")
    default: return number()
    }
  }

  private mutating func list(
    _ start: StaticString, _ end: StaticString, _ depth: Int, _ element: (inout JSONReader, Int) -> Bool
  ) -> Bool {
    guard take(start) else { return false }
    if take(end) { return true }
    repeat { guard element(&self, depth + 1) else { return false } } while take(",")
    return take(end)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard place < bytes.count else { return false }
        let kind = bytes[place]
        place += 1
        if kind == UInt8(ascii: "u") {
          guard place + 4 <= bytes.count,
            bytes[place..<place + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
          else { return false }
          place += 4
        } else if !"\"\\/bfnrt".utf8.contains(kind) {
          return false
        }
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func number() -> Bool {
    let start = place
    _ = take("-")
    func digits(_ reader: inout JSONReader) -> Bool {
      let first = reader.place
      while reader.place < reader.bytes.count, (0x30...0x39).contains(reader.bytes[reader.place]) {
        reader.place += 1
      }
      return reader.place > first
    }
    let whole = place
    guard digits(&self) else { return false }
    if bytes[whole] == 0x30, place > whole + 1 { return false }
    if take("."), !digits(&self) { return false }
    return place > start
  }
}
