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
  /// The lines with which steps were done last, by `LESSON STEP`.
  public private(set) var ways: [String: [String]] = [:]
  /// How far the endless exercise is; nil before its first question.
  public var review: ReviewState?
  /// Where the person is; nil when no lesson is open.
  public var place: Place?
  /// The commands that build the person's own scene, which a lesson has taken the place of.
  public var own: [String] = []

  /// Nothing done yet.
  public init() {}

  /// The steps of a lesson that are done.
  public func done(in lesson: Lesson) -> Int {
    lesson.steps.filter { done[lesson.id]?.contains($0.name) == true }.count
  }

  /// Whether a step is done.
  public func has(_ step: String, of lesson: String) -> Bool { done[lesson]?.contains(step) == true }

  /// Notes that a step is done, and the lines with which.
  public mutating func finish(_ step: String, of lesson: String, by lines: [String] = []) {
    done[lesson, default: []].insert(step)
    ways["\(lesson) \(step)"] = lines.isEmpty ? nil : lines
  }

  /// The lines with which a step was done last.
  public func way(through step: String, of lesson: String) -> [String] { ways["\(lesson) \(step)"] ?? [] }

  /// Forgets what was done in a lesson.
  public mutating func forget(_ lesson: String) {
    done[lesson] = nil
    for key in ways.keys.filter({ $0.hasPrefix(lesson + " ") }) { ways[key] = nil }
    if place?.lesson == lesson { place = nil }
  }

  /// Takes over what was done elsewhere; how many steps were new.
  public mutating func takeOver(_ other: Progress) -> Int {
    var count = 0
    for (lesson, steps) in other.done {
      count += steps.subtracting(done[lesson] ?? []).count
      done[lesson, default: []].formUnion(steps)
    }
    if review == nil { review = other.review }
    for (key, lines) in other.ways where ways[key] == nil { ways[key] = lines }
    return count
  }

  /// What was done here since some earlier state, done to what another shell has kept meanwhile.
  func merged(onto theirs: Progress, since base: Progress) -> Progress {
    var result = theirs
    for lesson in Set(done.keys).union(base.done.keys) {
      let (ours, old) = (done[lesson] ?? [], base.done[lesson] ?? [])
      let steps = (theirs.done[lesson] ?? []).subtracting(old.subtracting(ours)).union(ours.subtracting(old))
      result.done[lesson] = steps.isEmpty ? nil : steps
    }
    for key in Set(ways.keys).union(base.ways.keys) where ways[key] != base.ways[key] {
      result.ways[key] = ways[key]
    }
    if review != base.review { result.review = review }
    if place != base.place { result.place = place }
    if own != base.own { result.own = own }
    return result
  }

  /// Takes over which steps are done, and how; where the person is stays as it is.
  mutating func takeSteps(of other: Progress) { (done, ways) = (other.done, other.ways) }

  // MARK: Text

  private static let heading = "taptrace progress 1"

  /// The progress as text: a heading, `done LESSON STEP...` lines, and `did LESSON STEP`, `own` and `at LESSON STEP`
  /// with the lines that belong to each below.
  public var text: String {
    var lines = [Progress.heading]
    for lesson in done.keys.sorted() {
      lines.append("done \(lesson) \((done[lesson] ?? []).sorted().joined(separator: " "))")
    }
    func add(_ heading: String, _ entries: [String]) {
      lines.append(heading)
      for entry in entries { lines += entry.allLines.map { "> \($0)" } }
    }
    for key in ways.keys.sorted() { add("did \(key)", ways[key] ?? []) }
    if let review { lines.append("review \(review.words.joined(separator: " "))") }
    if !own.isEmpty { add("own", own) }
    if let place { add("at \(place.lesson) \(place.step)", place.journal) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads progress; nil when the text is none.
  ///
  /// Lines of later versions are left out.
  public init?(text: String) {
    // A return at a line's end would be read as a part of that end once the line is written again.
    let lines = text.fileLines.map { line in
      String(line[..<(line.lastIndex { $0 != "\r" }.map(line.index(after:)) ?? line.startIndex)])
    }
    guard lines.first == Progress.heading else { return nil }
    var target = Owner.none
    var below: [String] = []
    for line in lines.dropFirst() {
      // By scalars: a mark that joins the space would else hide it.
      if line.unicodeScalars.first == ">" {
        below.append(String(line.unicodeScalars.dropFirst(2)))
        continue
      }
      append(below, to: target)
      (target, below) = (.none, [])
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "done" where words.count > 2: done[words[1], default: []].formUnion(words.dropFirst(2))
      case "did" where words.count == 3: target = .way("\(words[1]) \(words[2])")
      case "review": review = ReviewState(words: Array(words.dropFirst()))
      case "own" where words.count == 1: target = .own
      case "at" where words.count == 3:
        place = Place(lesson: words[1], step: words[2])
        target = .place
      default: continue
      }
    }
    append(below, to: target)
  }

  /// To what the lines below a heading belong.
  private enum Owner {
    case none
    case way(String)
    case own
    case place
  }

  private mutating func append(_ lines: [String], to owner: Owner) {
    let entries = Progress.entries(of: lines)
    guard !entries.isEmpty else { return }
    switch owner {
    case .none: break
    case .way(let key): ways[key, default: []] += entries
    case .own: own += entries
    case .place: place?.journal += entries
    }
  }

  /// The commands of the lines below a heading: one with an open brace goes on in the next line.
  ///
  /// An empty line between commands is none, and one whose end is missing would take in what is kept behind it later.
  private static func entries(of lines: [String]) -> [String] {
    var entries: [String] = []
    var entry: [String] = []
    var reader = EntryReader()
    for line in lines where !entry.isEmpty || line.contains(where: { !$0.isWhitespace }) {
      reader.take(line)
      entry.append(line)
      guard !reader.isOpen else { continue }
      entries.append(entry.joined(separator: "\n"))
      (entry, reader) = ([], EntryReader())
    }
    return entries
  }
}

extension String {
  /// The lines of an entry, also an empty last one: with it ends what is pasted behind `import -`.
  fileprivate var allLines: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
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

  /// Keeps the progress, together with what other shells have kept since this one looked last.
  ///
  /// A file that holds something else is put aside, so that keeping progress does not destroy it.
  ///
  /// - Parameters:
  ///   - progress: what to keep; the steps that others did are added to it.
  ///   - base: what it was when it was read or kept last.
  /// - Returns: why it could not be kept, where it could not.
  public func write(_ progress: inout Progress, since base: inout Progress) -> FileTrouble? {
    var merged = progress
    let old = base
    do {
      try storage.exclusively(path) { () throws(FileTrouble) in
        var text: String?
        do throws(FileTrouble) {
          text = try storage.read(path)
        } catch {
          // What could not be read for the moment must not be written over.
          if case .system = error { throw error }
        }
        if let text, !text.isEmpty {
          if let theirs = Progress(text: text) {
            merged = progress.merged(onto: theirs, since: old)
          } else {
            try storage.write(text, to: path + ".old")
          }
        }
        try storage.write(merged.text, to: path)
      }
    } catch {
      return error
    }
    progress.takeSteps(of: merged)
    base = progress
    return nil
  }
}
