import Session
import Teaching
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The disk: scripts, scenes, transcripts, lessons and progress.
struct DiskFiles: Storage {
  /// The largest file that is read, in bytes.
  static let limit = 64 << 20

  func read(_ path: String) throws(FileTrouble) -> String {
    let bytes = try DiskFiles.bytes(of: path)
    // A zero byte is in no text, and String would take the rest for one.
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText
    }
    return text
  }

  func beginning(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return Array(buffer.prefix(max(0, count)))
  }

  private static func bytes(of path: String) throws(FileTrouble) -> [UInt8] {
    // Opening a pipe that nobody writes to would wait, and Ctrl-C could not end it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .directory }
    if status.st_size > limit { throw .tooLarge(limit: limit) }
    return try contents(of: descriptor, expecting: Int(status.st_size))
  }

  /// All that can be read from a descriptor.
  static func contents(of descriptor: Int32, expecting size: Int = 0) throws(FileTrouble) -> [UInt8] {
    var bytes: [UInt8] = []
    // Growing by doubling would take twice the room of a large file.
    if size > 0 { bytes.reserveCapacity(min(size, limit) + 1) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      try waitUntilReadable(descriptor)
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw trouble(errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  /// Waits until there is something to read, or the end of it, or a person who gives up.
  private static func waitUntilReadable(_ descriptor: Int32) throws(FileTrouble) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&entry, 1, 200)
      // What is there is read: a Ctrl-C that was meant for something else must not hide a file.
      if count > 0 || count < 0 && errno != EINTR { return }
      if Signals.isInterrupted { throw .system(String(cString: strerror(EINTR))) }
    }
  }

  func write(_ text: String, to path: String) throws(FileTrouble) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw .directory }
    // A device or a pipe must not be replaced by a file.
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      return try DiskFiles.put(text, into: path, flags: O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    }
    // The state folder is made; other folders are there, or the write says that they are not.
    if let slash = path.lastIndex(of: "/"), path[..<slash].hasSuffix("/taptrace") {
      StateFolder.make(String(path[..<slash]))
    }
    // Written beside and renamed: whatever happens in between, the old file or the new one is there, whole. A link
    // stays a link: what it leads to is written.
    var target = path
    if isThere, let real = realpath(path, nil) {
      target = String(cString: real)
      free(real)
    }
    let temporary = target + ".\(getpid()).tmp"
    // A process of the same number may have been killed between writing and renaming.
    unlink(temporary)
    do throws(FileTrouble) {
      try DiskFiles.put(text, into: temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
      if isThere { chmod(temporary, status.st_mode & 0o7777) }
      if rename(temporary, target) != 0 { throw DiskFiles.troubleWriting(target, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Whether there is a file at this path that writing would take away; a device or an empty file is none.
  func hasContents(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  private static func put(_ text: String, into path: String, flags: Int32) throws(FileTrouble) {
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw troubleWriting(path, errno) }
    defer { close(descriptor) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, 200)
        if Signals.isInterrupted { throw .system(String(cString: strerror(EINTR))) }
        continue
      }
      guard count >= 0 else { throw troubleWriting(path, errno) }
      bytes = bytes.dropFirst(count)
    }
    // Devices and pipes cannot be synced, which is no fault.
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw troubleWriting(path, errno) }
  }

  func names(in directory: String) throws(FileTrouble) -> [String] {
    guard let handle = opendir(directory.isEmpty ? "." : directory) else { throw DiskFiles.trouble(errno) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      let isFolder = stat(directory + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      names.append(isFolder ? name + "/" : name)
    }
    return names.sorted()
  }

  func remove(_ path: String) throws(FileTrouble) {
    if unlink(path) != 0, errno != ENOENT { throw DiskFiles.trouble(errno) }
  }

  /// Does something with a file while no other process does; the lock is on its folder, since files are replaced.
  func exclusively(_ path: String, _ body: () throws(FileTrouble) -> Void) throws(FileTrouble) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    if folder.hasSuffix("/taptrace") { StateFolder.make(folder) }
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // What cannot be locked cannot be written either, and that is told then.
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    try body()
  }

  /// What keeps a file from being written, told so that a person knows what to mend.
  static func troubleWriting(_ path: String, _ code: Int32) -> FileTrouble {
    switch code {
    case ENOENT, ENOTDIR: .noFolder(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
    case EACCES, EPERM, EROFS: .unwritable
    case ENOSPC, EDQUOT, EFBIG: .full
    case ENXIO: .system("nobody reads from this pipe")
    default: trouble(code)
    }
  }

  static func trouble(_ code: Int32) -> FileTrouble {
    switch code {
    case ENOENT, ENOTDIR: .absent
    case EISDIR: .directory
    case EACCES, EPERM, EROFS: .denied
    default: .system(String(cString: strerror(code)))
    }
  }
}
