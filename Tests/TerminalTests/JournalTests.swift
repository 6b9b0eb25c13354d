import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The journal of a shell")
struct JournalTests {
  let folder: TemporaryFolder
  var path: String { folder.path + "/state/journals" }

  init() throws { folder = try TemporaryFolder() }

  private func journal(limit: Int = 8 << 20) -> Journal { Journal(folder: path, limit: limit) }

  @Test("what a shell keeps is left behind when it ends without leaving, and read by the next one")
  func left() throws {
    var killed: Journal? = journal()
    try killed?.keep("add A frame 0 0 10 10")
    try killed?.keep("override A {\n  yes\n}")
    let next = journal()
    #expect(next.left.newest()?.script == nil, "a shell that lives keeps its own")
    killed = nil
    #expect(next.left.newest()?.script == "add A frame 0 0 10 10\noverride A {\n  yes\n}\n")
    if let left = next.left.newest() { next.left.remove(left.name) }
    #expect(next.left.newest()?.script == nil)
  }

  @Test("a shell that is left in the ordinary way leaves nothing behind")
  func finished() throws {
    var shell: Journal? = journal()
    try shell?.keep("new")
    shell?.finish()
    shell = nil
    #expect(journal().left.newest()?.script == nil)
  }

  @Test("nothing is written before there is something to keep")
  func lazy() {
    _ = journal().left.newest()
    #expect(access(path, F_OK) != 0)
  }

  @Test("a restart puts the scene in place of the commands, and holds the new file")
  func restart() throws {
    var shell: Journal? = journal()
    try shell?.keep("add A frame 0 0 10 10")
    try shell?.restart(with: "new\nadd B frame 0 0 10 10\n")
    #expect(journal().left.newest()?.script == nil, "the new file is held as the old one was")
    try shell?.keep("hide B")
    #expect(shell?.isWhole == false, "undo would go back in commands that are not there")
    shell = nil
    #expect(journal().left.newest()?.script == "new\nadd B frame 0 0 10 10\nhide B\n")
  }

  @Test("the files are for their owner alone")
  func modes() throws {
    let shell = journal()
    try shell.keep("new")
    var about = stat()
    #expect(stat(path + "/\(getpid())", &about) == 0)
    #expect(about.st_mode & 0o777 == 0o600)
    #expect(stat(path, &about) == 0)
    #expect(about.st_mode & 0o777 == 0o700)
  }

  @Test("the limit is told once, and what was kept stays")
  func limit() throws {
    var shell: Journal? = journal(limit: 20)
    try shell?.keep("hide A")
    #expect(throws: WriteFailure.failed(EFBIG)) { try shell?.keep(String(repeating: "x", count: 20)) }
    try shell?.keep("show A")
    shell = nil
    #expect(journal().left.newest()?.script == "hide A\n")
  }

  @Test("a journal that has grown long says so, for the scene to take its place")
  func long() throws {
    let shell = journal()
    #expect(!shell.isLong)
    try shell.keep(String(repeating: "x", count: 300_000))
    #expect(shell.isLong)
    try shell.restart(with: String(repeating: "y", count: 300_000))
    #expect(!shell.isLong)
  }

  @Test("where nothing can be written the shell is told once and goes on")
  func readOnly() throws {
    let file = folder.path + "/state"
    let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
    close(descriptor)
    let shell = journal()
    #expect(throws: WriteFailure.self) { try shell.keep("new") }
    try shell.keep("new")
  }

  @Test("the newest ten are kept; empty ones and half-written ones are cleared away")
  func bounded() throws {
    mkdir(folder.path + "/state", 0o700)
    mkdir(path, 0o700)
    for number in 1...14 { try write("tap \(number) 1\n", to: "\(number)", at: number) }
    try write("", to: "90", at: 90)
    try write("cut", to: ".999999999", at: 91)
    #expect(journal().left.newest()?.script == "tap 14 1\n")
    var names: [String] = []
    let handle = try #require(opendir(path))
    while let entry = readdir(handle) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    closedir(handle)
    #expect(names.filter { $0 != "." && $0 != ".." }.sorted() == (5...14).map(String.init).sorted())
  }

  private func write(_ text: String, to name: String, at seconds: Int) throws {
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT, 0o600)
    try Descriptor(descriptor).write(text)
    close(descriptor)
    var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
    utimes(path + "/" + name, &times)
  }
}
