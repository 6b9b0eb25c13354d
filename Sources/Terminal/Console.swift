#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The size of a terminal in cells.
public struct TerminalSize: Equatable, Sendable {
  /// Cells in a row.
  public var columns: Int
  /// Rows on the screen.
  public var rows: Int

  /// Names a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What is assumed where nobody knows: 80 by 24.
  public static let assumed = TerminalSize(columns: 80, rows: 24)
}

/// The terminal that the program talks to: its descriptors, its size and what it can show.
public struct Console: Sendable {
  /// Where lines and keys come from.
  public let input: Descriptor
  /// Where results go.
  public let output: Descriptor
  /// Where messages go.
  public let error: Descriptor
  /// What may be sent to `output`.
  public let capabilities: TerminalCapabilities

  /// Looks at the three standard descriptors and at the environment.
  ///
  /// From here on a reader that goes away shows as a `WriteFailure.closed`, not as a signal.
  public init(color: Choice = .auto, animation: Choice = .auto) {
    Self.openMissingDescriptors()
    // A handler that does nothing, and not SIG_IGN: programs started from here (a pager) get the default back.
    setHandler(SIGPIPE, { _ in })
    // So that a limit on the size of files (ulimit -f) is an error of writing, as a full disk is.
    setHandler(SIGXFSZ, { _ in })
    input = .input
    output = .output
    error = .error
    capabilities = TerminalCapabilities(
      isTerminal: output.isTerminal, isUTF8: Locale.isUTF8, color: color, animation: animation,
      variable: Self.variable)
  }

  /// Whether a person sits at both ends, so that lines can be edited.
  public var isInteractive: Bool { input.isTerminal && (output.isTerminal || error.isTerminal) }

  /// Whether the terminal from which lines come has gone: its window was closed, its connection lost.
  public var hasLostTerminal: Bool {
    var entry = pollfd(fd: input.number, events: 0, revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP) != 0
  }

  /// Dies as a terminal that goes asks for, where it has gone: reading and writing may tell of it before the signal.
  public func dieIfTerminalIsGone() {
    if let signal = Signals.pendingEnd { dieBySignal(signal) }
    if hasLostTerminal { dieBySignal(SIGHUP) }
  }

  /// The size: the terminal's own answer, else `COLUMNS` and `LINES`, else 80 by 24.
  public var size: TerminalSize {
    Self.size(of: [output, error, input], variable: Self.variable)
  }

  /// An environment variable's value.
  public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func size(of descriptors: [Descriptor], variable: (String) -> String?) -> TerminalSize {
    var size = TerminalSize.assumed
    if let columns = variable("COLUMNS").flatMap(Int.init), columns > 0 { size.columns = columns }
    if let rows = variable("LINES").flatMap(Int.init), rows > 0 { size.rows = rows }
    for descriptor in descriptors {
      var window = winsize()
      guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &window) == 0 else { continue }
      // A serial line or a fresh pseudo-terminal answers zero, which means that it does not know.
      if window.ws_col > 0 { size.columns = Int(window.ws_col) }
      if window.ws_row > 0 { size.rows = Int(window.ws_row) }
      break
    }
    return size
  }

  /// Fills a closed standard descriptor, so that no file opened later takes its number.
  ///
  /// Standard output is filled with something that cannot be written to, so that the loss is still noticed.
  private static func openMissingDescriptors() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // open(2) takes the lowest free number, which is this one.
      _ = open("/dev/null", number == 1 ? O_RDONLY : O_RDWR)
    }
  }
}

/// The locale's character encoding.
public enum Locale {
  /// Whether the locale's characters are UTF-8, by `LC_ALL`, `LC_CTYPE` and `LANG`.
  public static var isUTF8: Bool {
    setlocale(LC_CTYPE, "")
    let name = String(cString: nl_langinfo(nl_item(CODESET)))
    return name == "UTF-8" || name == "utf8" || name == "UTF8"
  }

  /// Moves to a UTF-8 locale where the present one is another.
  ///
  /// In any other, readline clears the screen and loses the line at the first wide character that is typed.
  /// It looks at the environment, not at the C library's state, so the variable is set.
  static func moveToUTF8() {
    if isUTF8 { return }
    let earlier = Console.variable("LC_ALL")
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] {
      setenv("LC_ALL", name, 1)
      if isUTF8 { return }
    }
    if let earlier { setenv("LC_ALL", earlier, 1) } else { unsetenv("LC_ALL") }
    setlocale(LC_CTYPE, "")
  }
}
