#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

typealias SignalHandler = @convention(c) (Int32) -> Void

/// Sets what happens at a signal, and returns what happened before.
@discardableResult
func setHandler(_ signal: Int32, _ handler: SignalHandler?, flags: Int32 = Int32(SA_RESTART)) -> sigaction {
  var action = sigaction()
  #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
  #else
    action.__sigaction_u.__sa_handler = handler
  #endif
  sigemptyset(&action.sa_mask)
  action.sa_flags = flags
  var earlier = sigaction()
  sigaction(signal, &action, &earlier)
  return earlier
}

/// Dies by this signal, as its sender expects to see, once everything has been put in order.
public func dieBySignal(_ signal: Int32) -> Never {
  setHandler(signal, SIG_DFL)
  var only = sigset_t()
  sigemptyset(&only)
  sigaddset(&only, signal)
  sigprocmask(SIG_UNBLOCK, &only, nil)
  kill(getpid(), signal)
  exit(128 + signal)
}

/// Turns signals into something that a loop can wait for, together with keys.
///
/// A handler may do almost nothing, so ours sets a flag and writes a byte to a pipe; whoever waits polls that pipe
/// beside the terminal and then asks which flags are set. Flags live in memory of their own, because a handler
/// must not meet Swift's exclusivity checks or first-use initialisation.
public enum Signals {
  /// The signals that are watched while an editor or a player is about.
  static let watched = ends + [SIGINT, SIGWINCH, SIGTSTP, SIGCONT]
  /// The signals that ask to leave; Ctrl-\ is one of them, and must not leave a terminal that shows no keys.
  static let ends = [SIGTERM, SIGHUP, SIGQUIT]
  private static let limit = 65

  nonisolated(unsafe) private static let flags: UnsafeMutablePointer<Int32> = {
    let flags = UnsafeMutablePointer<Int32>.allocate(capacity: limit + 2)
    flags.initialize(repeating: 0, count: limit + 2)
    flags[limit] = -1
    flags[limit + 1] = -1
    return flags
  }()
  nonisolated(unsafe) private static var earlier: [(Int32, sigaction)] = []
  nonisolated(unsafe) private static var watchers = 0

  /// The end of the pipe that becomes readable at a signal.
  static var wakeDescriptor: Int32 { flags[limit] }

  /// Begins to watch; pairs of `begin` and `end` nest.
  public static func begin() {
    watchers += 1
    guard watchers == 1 else { return }
    openPipe()
    for signal in watched {
      flags[Int(signal)] = 0
      earlier.append((signal, setHandler(signal, note)))
    }
  }

  /// Ends watching, and what happened at the signals before happens again.
  public static func end() {
    watchers -= 1
    guard watchers == 0 else { return }
    for (signal, action) in earlier {
      var action = action
      sigaction(signal, &action, nil)
    }
    earlier = []
  }

  /// Whether Ctrl-C was pressed and nobody has answered it yet; long work may ask this to stop early.
  public static var isInterrupted: Bool { isPending(SIGINT) }

  /// Whether a signal has arrived that nobody has taken yet.
  static func isPending(_ signal: Int32) -> Bool { flags[Int(signal)] != 0 }

  /// Answers a signal: true when it had arrived.
  static func take(_ signal: Int32) -> Bool {
    guard flags[Int(signal)] != 0 else { return false }
    flags[Int(signal)] = 0
    return true
  }

  /// The signal that asks to leave, if one has arrived.
  static var pendingEnd: Int32? { ends.first(where: isPending) }

  /// Empties the pipe; the flags stay until they are taken.
  static func drain() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(wakeDescriptor, &bytes, 16) > 0 {}
  }

  /// Stops this process as Ctrl-Z does, and returns when it is continued.
  static func stop() {
    setHandler(SIGTSTP, SIG_DFL)
    kill(getpid(), SIGTSTP)
    // Here the process stands still. Only later does it go on:
    setHandler(SIGTSTP, note)
    flags[Int(SIGTSTP)] = 0
    flags[Int(SIGCONT)] = 0
  }

  private static func openPipe() {
    guard wakeDescriptor < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    flags[limit] = ends[0]
    flags[limit + 1] = ends[1]
  }

  private static let note: SignalHandler = { signal in
    let before = errno
    // A second request to end, while the first still waits for an answer, means that the program hangs.
    if flags[Int(signal)] != 0
      && (signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT)
    {
      TerminalGuard.restore()
      setHandler(signal, SIG_DFL)
      kill(getpid(), signal)
    }
    flags[Int(signal)] = 1
    var byte: UInt8 = 0
    write(flags[limit + 1], &byte, 1)
    errno = before
  }
}
