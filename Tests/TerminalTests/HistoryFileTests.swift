import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The history file")
struct HistoryFileTests {
  @Test(
    "an entry comes back as it was written",
    arguments: [
      "tap 1 2", "override A {\n  yes\n}", "a\n\nb", "tap 按钮", "# a comment", "#1 looks like a time",
    ])
  func roundTrip(entry: String) {
    let text =
      HistoryFile.encoded("first", at: 1) + HistoryFile.encoded(entry, at: 2)
      + HistoryFile.encoded("last", at: 3)
    #expect(HistoryFile.entries(in: text) == ["first", entry, "last"])
  }

  @Test("a line that could be taken for a time is kept as a comment of the entry")
  func time() {
    #expect(HistoryFile.entries(in: HistoryFile.encoded("a {\n#12\n}", at: 5)) == ["a {\n #12\n}"])
  }

  @Test("the place follows XDG_STATE_HOME, then HOME; a relative one does not count")
  func place() {
    func path(_ variables: [String: String]) -> String? { HistoryFile { variables[$0] }?.path }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/taptrace/history")
    #expect(path(["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/taptrace/history")
    #expect(path(["XDG_STATE_HOME": ""]) == nil)
  }

  @Test("folders are made for their owner alone, and a file that others may read is closed to them")
  func modes() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/a/b/history")
    try file.append("one", at: 1)
    var about = stat()
    #expect(stat(folder.path + "/a", &about) == 0 && about.st_mode & 0o777 == 0o700)
    #expect(stat(file.path, &about) == 0 && about.st_mode & 0o777 == 0o600)
    chmod(file.path, 0o644)
    try file.append("two", at: 2)
    #expect(stat(file.path, &about) == 0 && about.st_mode & 0o777 == 0o600)
    #expect(file.load() == ["one", "two"])
  }

  @Test("it is shortened to its limit once it is well above, and the youngest stay")
  func trim() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history", limit: 10)
    for number in 1...30 { try file.append("entry number \(number)", at: 1_700_000_000 + number) }
    #expect(file.load() == (21...30).map { "entry number \($0)" })
    try file.trim()
    try file.append("after", at: 2)
    #expect(
      HistoryFile(path: file.path, limit: 99).load() == (21...30).map { "entry number \($0)" } + ["after"])
    var about = stat()
    #expect(stat(file.path, &about) == 0 && about.st_mode & 0o777 == 0o600)
  }

  @Test("many writers at once, some of whom shorten the file, lose nothing of each other")
  func concurrent() async throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history", limit: 200)
    for number in 1...250 { try file.append("old \(number)", at: number) }
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            try? file.append("w\(writer) n\(number)", at: number)
            try? file.trim()
          }
        }
      }
    }
    let entries = HistoryFile(path: file.path, limit: 9999).load()
    for writer in 0..<4 {
      #expect(entries.filter { $0.hasPrefix("w\(writer) ") } == (0..<25).map { "w\(writer) n\($0)" })
    }
  }

  @Test(
    "what cannot be written is told, with the system's reason", .enabled(if: access("/dev/full", F_OK) == 0))
  func failures() {
    #expect(throws: WriteFailure.failed(ENOTDIR)) {
      try HistoryFile(path: "/dev/null/history").append("x", at: 1)
    }
    #expect(throws: WriteFailure.failed(ENOSPC)) { try HistoryFile(path: "/dev/full").append("x", at: 1) }
    #expect(HistoryFile(path: "/dev/null/history").load().isEmpty)
  }
}
