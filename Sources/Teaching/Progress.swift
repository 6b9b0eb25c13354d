import CommandLanguage
import Session

/// What a person has done in the lessons, and where they are.
public struct Progress: Hashable, Sendable {
  /// A place in a lesson.
  public struct Place: Hashable, Sendable {
    /// The lesson's id.
    public var lesson: String
    /// The step's name.
    public var step: String
    /// The lines that were accepted in this step, so that a killed shell resumes at the exact command.
    public var journal: [String] = []
  }

  /// The names of the steps that are done, by lesson.
  public private(set) var done: [String: Set<String>] = [:]
  /// Where the person is; nil when no lesson is open.
  public var place: Place?

  /// Nothing done yet.
  public init() {}

  /// The steps of a lesson that are done.
  public func done(in lesson: Lesson) -> Int {
    lesson.steps.filter { done[lesson.id]?.contains($0.name) == true }.count
  }

  /// Notes that a step is done.
  public mutating func finish(_ step: String, of lesson: String) { done[lesson, default: []].insert(step) }

  /// Forgets what was done in a lesson.
  public mutating func forget(_ lesson: String) {
    done[lesson] = nil
    if place?.lesson == lesson { place = nil }
  }

  /// Takes over what was done elsewhere; how many steps were new.
  public mutating func takeOver(_ other: Progress) -> Int {
    var count = 0
    for (lesson, steps) in other.done {
      count += steps.subtracting(done[lesson] ?? []).count
      done[lesson, default: []].formUnion(steps)
    }
    return count
  }

  // MARK: Text

  private static let heading = "taptrace progress 1"

  /// The progress as text: a heading, `done LESSON STEP...` lines, and `at LESSON STEP` with the journal below.
  public var text: String {
    var lines = [Progress.heading]
    for lesson in done.keys.sorted() {
      lines.append("done \(lesson) \((done[lesson] ?? []).sorted().joined(separator: " "))")
    }
    if let place {
      lines.append("at \(place.lesson) \(place.step)")
      for entry in place.journal { lines += entry.fileLines.map { "> \($0)" } }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads progress; nil when the text is none.
  ///
  /// Lines of later versions are left out.
  public init?(text: String) {
    let lines = text.fileLines
    guard lines.first == Progress.heading else { return nil }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "done" where words.count > 2: done[words[1], default: []].formUnion(words.dropFirst(2))
      case "at" where words.count == 3: place = Place(lesson: words[1], step: words[2])
      case ">":
        var text = String(line.dropFirst(2))
        if let last = place?.journal.last, Script.needsMore(last) {
          place?.journal.removeLast()
          text = last + "\n" + text
        }
        place?.journal.append(text)
      default: continue
      }
    }
  }
}

/// The file in which progress is kept.
public struct ProgressFile: Sendable {
  /// Where files are.
  public var storage: any Storage
  /// The path of the file.
  public var path: String

  /// Names the file.
  public init(storage: any Storage, path: String) {
    self.storage = storage
    self.path = path
  }

  /// The progress that is kept; none where there is no file or another one.
  public func read() -> Progress { (try? storage.read(path)).flatMap { Progress(text: $0) } ?? Progress() }

  /// Keeps the progress.
  ///
  /// A disk that is full must not end a lesson, so nothing is said where that fails.
  public func write(_ progress: Progress) { try? storage.write(progress.text, to: path) }
}
