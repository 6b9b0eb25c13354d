#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of earlier entries, shared by all shells of a person.
///
/// Each entry stands below a line `#SECONDS` that says when it was typed, and may have several lines of its own. It is
/// written in one piece behind what others have written, under a lock, so two shells lose nothing of each other.
struct HistoryFile: Sendable {
  /// Where it lies.
  let path: String
  /// How many entries are kept.
  let limit: Int

  /// The person's own file, in the state folder; nil where there is none.
  init?(limit: Int = 10_000, variable: (String) -> String?) {
    guard let folder = StateFolder.path(variable: variable) else { return nil }
    self.init(path: folder + "/history", limit: limit)
  }

  /// A file at this place.
  init(path: String, limit: Int = 10_000) {
    self.path = path
    self.limit = limit
  }

  // MARK: Text

  /// The entry as the file holds it.
  static func encoded(_ entry: String, at seconds: Int) -> String {
    // A comment that looks like a time would end the entry; behind a space it is a comment still.
    let lines = lines(of: entry).map { isTime($0) ? " " + $0 : String($0) }
    return "#\(seconds)\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The entries that a file's text holds, oldest first.
  static func entries(in text: String) -> [String] {
    var entries: [String] = []
    var current: [Substring] = []
    func flush(_ entries: inout [String], _ current: inout [Substring]) {
      if !current.isEmpty { entries.append(current.joined(separator: "\n")) }
      current = []
    }
    for line in lines(of: text) {
      if isTime(line) { flush(&entries, &current) } else { current.append(line) }
    }
    if current.last?.isEmpty == true { current.removeLast() }
    flush(&entries, &current)
    return entries
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func isTime(_ line: Substring) -> Bool {
    line.utf8.first == UInt8(ascii: "#") && line.utf8.count > 1
      && line.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  // MARK: File

  /// The entries, oldest first and at most as many as are kept; none where there is no file.
  func load() -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return Self.entries(in: Descriptor(file).text()).suffix(limit)
  }

  /// Writes an entry behind all others.
  func append(_ entry: String, at seconds: Int = time(nil)) throws(WriteFailure) {
    if let end = path.lastIndex(of: "/") { StateFolder.make(String(path[..<end])) }
    try withLockedFile { file throws(WriteFailure) in
      try Descriptor(file).write(Self.encoded(entry, at: seconds))
    }
  }

  /// Shortens the file when it has grown well beyond the limit.
  ///
  /// The new file takes the old one's place in one step, so a crash leaves one or the other.
  func trim() throws(WriteFailure) {
    var about = stat()
    // No entry is shorter than its time and a letter, so a small file need not be read.
    guard stat(path, &about) == 0, Int(about.st_size) > limit * 14 else { return }
    try withLockedFile { file throws(WriteFailure) in
      let text = Descriptor(file).text()
      let lines = Self.lines(of: text)
      let starts = lines.indices.filter { Self.isTime(lines[$0]) }
      guard starts.count > limit + limit / 10 else { return }
      let kept = lines[starts[starts.count - limit]...].joined(separator: "\n")
      let fresh = path + ".new"
      let new = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard new >= 0 else { throw .failed(errno) }
      defer { close(new) }
      try Descriptor(new).write(kept)
      guard rename(fresh, path) == 0 else { throw .failed(errno) }
    }
  }

  /// Opens the file for its owner alone, and keeps others from writing meanwhile.
  private func withLockedFile(_ body: (Int32) throws(WriteFailure) -> Void) throws(WriteFailure) {
    while true {
      let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw .failed(errno) }
      defer { close(file) }
      while flock(file, LOCK_EX) != 0 {
        guard errno == EINTR else { throw .failed(errno) }
      }
      var ours = stat()
      guard fstat(file, &ours) == 0 else { throw .failed(errno) }
      // While we waited, another shell may have put a shorter file in this one's place.
      guard Descriptor(file).isFile(at: path) else { continue }
      // A device or a pipe that somebody named as the history belongs to everybody.
      if ours.st_mode & 0o077 != 0, ours.st_mode & S_IFMT == S_IFREG { fchmod(file, 0o600) }
      return try body(file)
    }
  }
}
