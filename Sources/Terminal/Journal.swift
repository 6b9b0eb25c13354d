#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a shell has been told, kept on disk as it is told, so that a shell that is killed loses nothing.
///
/// Each shell has a file of its own in the state folder, a script of commands, which it holds under a lock while it
/// lives and takes away when it leaves. A file that nobody holds is therefore what a killed shell left behind. A
/// class, because it stands for an open file; it belongs to one thread.
public final class Journal {
  /// The folder of all journals.
  let folder: String
  /// The largest journal, in bytes.
  let limit: Int
  private var path: String?
  private var descriptor: Int32 = -1
  private var size = 0
  /// The size at which the journal was last rewritten, and so the least that it can be.
  private var sizeAtStart = 0
  private var hasGivenUp = false

  /// Journals in the state folder; nil where there is none.
  public convenience init?() {
    guard let state = StateFolder.path() else { return nil }
    self.init(folder: state + "/journals")
  }

  /// Journals in this folder.
  init(folder: String, limit: Int = 8 << 20) {
    self.folder = folder
    self.limit = limit
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What shells that were killed have left in the same folder.
  public var left: LeftJournals { LeftJournals(folder: folder, limit: limit) }

  // MARK: Keeping

  /// Whether nothing has been kept yet.
  public var isEmpty: Bool { descriptor < 0 }
  /// Whether all commands stand in it, none of them replaced by a scene or by others.
  public private(set) var isWhole = true
  /// Whether it has grown so long that the scene itself is the shorter thing to keep.
  public var isLong: Bool { size > max(1 << 18, 4 * sizeAtStart) }
  /// Whether there is room for few more commands.
  public var isNearlyFull: Bool { size > limit / 4 * 3 && size > sizeAtStart + limit / 8 }

  /// Keeps a command, or others in its place (no history then); why that cannot be done is told once.
  public func keep(_ command: String, isHistory: Bool = true) throws(WriteFailure) {
    guard !hasGivenUp else { return }
    if !isHistory { isWhole = false }
    do throws(WriteFailure) {
      if descriptor < 0 { try begin() }
      let text = command + "\n"
      guard size + text.utf8.count <= limit else { throw WriteFailure.failed(EFBIG) }
      try Descriptor(descriptor).write(text)
      size += text.utf8.count
    } catch {
      giveUp()
      throw error
    }
  }

  /// Keeps a script in place of all that was kept so far: old or new, a crash leaves one of them whole.
  public func restart(with script: String) throws(WriteFailure) {
    guard !hasGivenUp else { return }
    do throws(WriteFailure) {
      if descriptor < 0 { try begin() }
      guard script.utf8.count <= limit, let path else { throw WriteFailure.failed(EFBIG) }
      let fresh = folder + "/.\(getpid())"
      let new = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
      guard new >= 0 else { throw WriteFailure.failed(errno) }
      do throws(WriteFailure) {
        // Locked before it has the journal's name: at no moment does it look like one that was left.
        guard flock(new, LOCK_EX | LOCK_NB) == 0 else { throw WriteFailure.failed(errno) }
        try Descriptor(new).write(script)
        guard rename(fresh, path) == 0 else { throw WriteFailure.failed(errno) }
      } catch {
        unlink(fresh)
        close(new)
        throw error
      }
      close(descriptor)
      descriptor = new
      size = script.utf8.count
      sizeAtStart = size
      isWhole = false
    } catch {
      giveUp()
      throw error
    }
  }

  /// Takes the journal away: the shell is left as it should be, and nothing has to be brought back.
  public func finish() {
    if let path { unlink(path) }
    if descriptor >= 0 { close(descriptor) }
    (path, descriptor, isWhole) = (nil, -1, true)
  }

  /// Keeps what is written, and writes no more: a full disk is told once and not at each command.
  private func giveUp() { hasGivenUp = true }

  private func begin() throws(WriteFailure) {
    StateFolder.make(folder)
    // A process of the same number may have left one behind.
    for attempt in 0..<100 {
      let name = folder + "/\(getpid())" + (attempt == 0 ? "" : ".\(attempt)")
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw .failed(errno) }
      // Another shell may have found it before it was locked, and taken it for one that was left.
      guard flock(file, LOCK_EX | LOCK_NB) == 0, Descriptor(file).isFile(at: name) else {
        close(file)
        continue
      }
      (path, descriptor, size, sizeAtStart) = (name, file, 0, 0)
      return
    }
    throw .failed(EEXIST)
  }
}

/// The journals that killed shells have left behind.
public struct LeftJournals: Sendable {
  /// The folder of all journals.
  let folder: String
  /// How much of one is read, in bytes.
  let limit: Int
  /// How many are kept, the newest ones.
  static let kept = 10

  /// The name and the script of what the shell that was killed last has left; nil when none was.
  ///
  /// The file is not read beyond the limit, and shells that live are left alone.
  public func newest() -> (name: String, script: String)? {
    for name in leftNames() {
      if let text = withLeft(name, { Descriptor($0).text(upTo: limit) }), !text.isEmpty {
        return (name, text)
      }
    }
    return nil
  }

  /// Takes one of them away.
  public func remove(_ name: String) { _ = withLeft(name) { _ in unlink(folder + "/" + name) } }

  /// The names of journals that nobody holds, the newest first; what is too old is taken away.
  private func leftNames() -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var found: [(name: String, time: Int, nanoseconds: Int)] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // A rewrite that a crash cut short; the journal that it was to replace is there, whole.
      if name.first == ".", let process = pid_t(name.dropFirst()), kill(process, 0) != 0 {
        unlink(folder + "/" + name)
      }
      var about = stat()
      guard name.first != ".", lstat(folder + "/" + name, &about) == 0, about.st_mode & S_IFMT == S_IFREG,
        about.st_uid == getuid(), withLeft(name, { $0 > 0 }) == true
      else { continue }
      if about.st_size == 0 {
        remove(name)
      } else {
        found.append((name, about.st_mtim.tv_sec, about.st_mtim.tv_nsec))
      }
    }
    found.sort { ($0.time, $0.nanoseconds, $0.name) > ($1.time, $1.nanoseconds, $1.name) }
    for (name, _, _) in found.dropFirst(LeftJournals.kept) { remove(name) }
    return found.prefix(LeftJournals.kept).map(\.name)
  }

  /// Does something with a journal that nobody holds, while holding it; nil when somebody does.
  private func withLeft<Value>(_ name: String, _ body: (Int32) -> Value) -> Value? {
    let file = open(folder + "/" + name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return body(file)
  }
}
