import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that runs in a terminal of its own, with someone at the keys who looks before typing.
///
/// Nothing here waits for a time: each step waits until the screen shows what it must, and fails when it never does.
final class PseudoTerminal {
  /// How a program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  struct NotShown: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var screen: Screen
  /// Every byte that the program wrote.
  private(set) var output: [UInt8] = []
  let process: pid_t
  private var main: Int32
  /// Kept open, so that the terminal's settings can be asked for after the program has gone.
  private let other: Int32
  private var hasEnded = false
  /// The terminal's settings before the program began.
  let settingsBefore: [UInt32]

  /// Starts a program that stands beside the test bundle, or at this absolute path.
  init(
    _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) throws {
    screen = Screen(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var (main, other): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&main, &other, nil, nil, &size) == 0, ttyname_r(other, &name, name.count) == 0 else {
      throw NotShown(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    _ = fcntl(main, F_SETFD, FD_CLOEXEC)
    _ = fcntl(other, F_SETFD, FD_CLOEXEC)
    self.main = main
    self.other = other
    let terminal = name
    settingsBefore = Self.settings(of: other)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The leader of a new session gets the first terminal that it opens as its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSIGDEF and POSIX_SPAWN_SETSIGMASK: whatever the test runner ignores or blocks.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))

    var variables = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "INPUTRC": "/dev/null"]
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables.merge(environment) { $1 }
    let path = program.hasPrefix("/") ? program : Self.folder + "/" + program
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, path, &actions, &attributes, &arguments, &settings)
    self.process = process
    guard problem == 0 else { throw NotShown(description: "\(path): \(String(cString: strerror(problem)))") }
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    if main >= 0 { close(main) }
    close(other)
  }

  /// Takes the terminal away, as a window that is closed does.
  func hangUp() {
    close(main)
    main = -1
  }

  /// The folder of built programs: the one that the test bundle lies in.
  static let folder: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    guard let end = bundle.lastIndex(of: "/") else { return "." }
    return String(bundle[..<end])
  }()

  // MARK: Keys

  /// Types these keys.
  func type(_ keys: String) {
    var bytes = Array(keys.utf8)
    while !bytes.isEmpty {
      let count = write(main, bytes, bytes.count)
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      if count > 0 { bytes.removeFirst(count) }
    }
  }

  /// Pastes text as a terminal does that was asked to put brackets around it.
  func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Makes the terminal larger or smaller.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(process, signal) }

  // MARK: Looking

  /// Waits until the screen is as the condition wants it.
  func wait(
    for what: String, seconds: Int = 20, until condition: (Screen) -> Bool
  ) throws {
    let end = time(nil) + seconds
    while !condition(screen) {
      guard time(nil) <= end, takeOutput() else {
        throw NotShown(description: "never seen: \(what)\n--- the screen:\n\(screen.text)")
      }
    }
  }

  /// Waits until this text has been shown.
  func wait(for text: String) throws { try wait(for: "'\(text)'") { $0.text.contains(text) } }

  /// Waits until the line with the cursor is this.
  func wait(forLine line: String) throws {
    try wait(for: "the line '\(line)'") { $0.currentLine == line }
  }

  /// Waits until the program has ended.
  func waitForEnd(seconds: Int = 20) throws -> Ending {
    let end = time(nil) + seconds
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard time(nil) <= end else {
        throw NotShown(description: "the program does not end\n--- the screen:\n\(screen.text)")
      }
      _ = takeOutput()
    }
    hasEnded = true
    while takeOutput(milliseconds: 0) {}
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }

  /// Waits until the program stands still after Ctrl-Z.
  func waitForStop() throws {
    var status: Int32 = 0
    let end = time(nil) + 20
    while waitpid(process, &status, WNOHANG | WUNTRACED) == 0 {
      guard time(nil) <= end else { throw NotShown(description: "the program does not stop") }
      _ = takeOutput()
    }
    #expect(status & 0xFF == 0x7F, "stopped")
    while takeOutput(milliseconds: 0) {}
  }

  /// The text of everything that the program wrote, control sequences included.
  var written: String { String(decoding: output, as: UTF8.self) }

  /// The terminal's present settings, to be compared.
  var settings: [UInt32] { Self.settings(of: other) }

  private static func settings(of terminal: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt32($0) }
  }

  /// Takes in what the program has written, for a moment; false when there was nothing, or never will be.
  private func takeOutput(milliseconds: Int32 = 50) -> Bool {
    guard main >= 0 else {
      usleep(useconds_t(milliseconds * 1000))
      return milliseconds > 0
    }
    var entry = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return milliseconds > 0 }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(main, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    output.append(contentsOf: bytes[..<count])
    screen.feed(bytes[..<count])
    return true
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/taptrace-tests-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw PseudoTerminal.NotShown(description: "no temporary folder")
    }
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    guard let folder = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { remove(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }
}
