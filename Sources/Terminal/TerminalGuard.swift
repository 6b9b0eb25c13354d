#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Gives the terminal back as it was found, on every way out.
///
/// Whoever changes the terminal arms the guard first; the guard then holds in plain memory all that is needed, so
/// that even the handler of a crash can use it: it calls nothing but `tcsetattr` and `write`.
public enum TerminalGuard {
  private struct Plan {
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var settings = termios()
    var message: UnsafeMutablePointer<CChar>?
    var advice: UnsafeMutablePointer<CChar>?
  }

  nonisolated(unsafe) private static let plan: UnsafeMutablePointer<Plan> = {
    let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    plan.initialize(to: Plan())
    atexit { TerminalGuard.restore() }
    return plan
  }()
  nonisolated(unsafe) private static let earlier: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  /// Styles off, lines wrap, the cursor shows, pasting is plain.
  static let sane: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?2004l"

  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// Remembers the terminal's present settings; until `disarm` they come back on every way out.
  static func arm(input: Descriptor, output: Descriptor) {
    guard !plan.pointee.isArmed else { return }
    guard tcgetattr(input.number, &plan.pointee.settings) == 0 else { return }
    plan.pointee.input = input.number
    plan.pointee.output = output.isTerminal ? output.number : -1
    plan.pointee.isArmed = true
  }

  /// Forgets them: the terminal has been given back in the ordinary way.
  static func disarm() { plan.pointee.isArmed = false }

  /// Gives the terminal back at once; safe in a signal handler.
  static func restore() {
    guard plan.pointee.isArmed else { return }
    plan.pointee.isArmed = false
    tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.settings)
    guard plan.pointee.output >= 0 else { return }
    write(plan.pointee.output, sane.utf8Start, sane.utf8CodeUnitCount)
  }

  /// Makes a crash readable: the terminal is restored, and one line on standard error tells what happened.
  ///
  /// A static executable has no backtrace of its own, so without this a crash would print nothing at all. Afterwards
  /// the signal takes its course (a backtrace where the runtime has one, and the status that tells of a signal).
  ///
  /// - Parameters:
  ///   - program: the name to blame.
  ///   - advice: what a person can do now, in one sentence.
  public static func watchForCrashes(of program: String, advice: String) {
    plan.pointee.message = strdup("\n\(program) crashed (")
    plan.pointee.advice = strdup("). This is a fault of \(program), not of what you typed. \(advice)\n")
    prepareThread()
    for signal in crashes {
      earlier[Int(signal)] = setHandler(signal, crashed, flags: Int32(bitPattern: UInt32(SA_ONSTACK)))
    }
  }

  /// Gives the calling thread a second stack, so that even an overflow of its own can be reported.
  ///
  /// Each thread needs its own: call this first on a thread that runs deep.
  public static func prepareThread() {
    let size = 65536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static let crashed: SignalHandler = { signal in
    // Were we in the background, changing the terminal would only stop us.
    setHandler(SIGTTOU, SIG_IGN)
    restore()
    if let message = plan.pointee.message, let advice = plan.pointee.advice {
      write(2, message, strlen(message))
      let name = signalName(signal)
      write(2, name.utf8Start, name.utf8CodeUnitCount)
      write(2, advice, strlen(advice))
    }
    // It is blocked until this handler returns, and then meets whoever was responsible before us.
    sigaction(signal, &earlier[Int(signal)], nil)
    raise(signal)
  }

  private static func signalName(_ signal: Int32) -> StaticString {
    switch signal {
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGFPE: "SIGFPE"
    default: "a signal"
    }
  }
}
