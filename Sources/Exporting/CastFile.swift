import Drawing
import Presentation
import Session

/// The player as a recording that asciinema plays, with a marker at each step and no time of day.
struct CastFile {
  let text: String

  /// The width of the recording, in columns.
  private static let columns = 100
  /// The most rows of the recording.
  private static let rows = 36
  /// How many frames are recorded at most.
  private static let mostFrames = 2_000

  init(_ session: Session, version: Int, _ language: Language) throws(Problem) {
    guard
      let film = Film(
        of: session, columns: CastFile.columns, rows: CastFile.rows, language: language)
    else { throw Problem(.noEvent) }
    let size = film.size
    let look = Look(
      colors: .indexed, width: size.columns, height: size.rows + 1, animation: .allowed, background: .dark)
    let ansi = ANSI(look)
    var lines = [CastFile.header(version, size.columns, size.rows + 1, film.title)]
    var clock = 0.0
    var last = 0.0
    func event(_ code: String, _ data: String) {
      // Version 2 counts from the beginning, version 3 from the event before.
      let time = version == 2 ? clock : clock - last
      last = clock
      lines.append(
        "[\(Numbers.text(time, decimals: 3)), \"\(code)\", \(JSON.string(data).text)]")
    }
    var before: Canvas?
    for frame in 0..<min(film.count, CastFile.mostFrames) {
      let canvas = film.canvas(at: frame)
      if frame > 0 {
        let label = film.step(at: frame).map { "\($0) · " } ?? ""
        event("m", label + film.caption(at: frame).plain)
      }
      if let before {
        let update = ansi.update(from: before, to: canvas)
        if !update.isEmpty { event("o", update) }
      } else {
        event("o", ANSI.hideCursor + "\u{1B}[2J\u{1B}[H" + ansi.frame(canvas))
      }
      before = canvas
      clock += film.duration(at: frame)
    }
    clock += 1.5
    event("o", ansi.leave(rows: size.rows) + ANSI.showCursor)
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func header(_ version: Int, _ columns: Int, _ rows: Int, _ title: String) -> String {
    let number = { (value: Int) in JSON.number(Double(value)) }
    if version == 3 {
      return JSON.object([
        ("version", number(3)),
        ("term", .object([("cols", number(columns)), ("rows", number(rows)), ("type", "xterm-256color")])),
        ("title", .string(title)),
      ]).text
    }
    return JSON.object([
      ("version", number(2)), ("width", number(columns)), ("height", number(rows)), ("title", .string(title)),
      ("env", .object([("TERM", "xterm-256color")])),
    ]).text
  }
}

/// The scene and its last event by the contract of `--json`.
enum TraceFile {
  static func text(of session: Session) -> String {
    let presenter = Presenter()
    var members: [(String, JSON)] = [
      ("command", session.event.map { .string($0.command) } ?? .null)
    ]
    if case .object(let event) = presenter.eventJSON(of: session) { members += event }
    members.append(("objects", presenter.objectsJSON(of: session)))
    return JSON.object(members).text + "\n"
  }
}
