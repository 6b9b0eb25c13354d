#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Something that ends waiting at a terminal.
public enum TerminalEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The terminal has another size.
  case resized
  /// Ctrl-C.
  case interrupted
  /// The program was stopped and goes on, so the screen has to be drawn afresh.
  case continued
  /// A signal asks to leave.
  case terminated(Int32)
  /// The time that was given is over.
  case timeout
  /// The terminal is gone.
  case closed
}

/// Reads single keys from a terminal, without Enter and without showing them.
///
/// It is a class because it stands for a terminal's state: from `begin` to `end` keys are not shown and the cursor is
/// hidden, and the guard brings both back on every other way out.
final class KeyReader {
  private let input: Descriptor
  private let output: Descriptor
  private let readsKeys: Bool
  private var decoder = KeyDecoder()
  private var waiting: ArraySlice<Key> = []
  private var settings = termios()

  /// Cursor and wrapping off, so that a block can be drawn over itself line by line.
  private static let drawing = "\u{1B}[?25l\u{1B}[?7l"
  private static let plain = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h"

  /// How long an Escape may stand alone before it is the key itself, in milliseconds.
  private static let escapeDelay: Int32 = 50

  /// A reader for this terminal; where input is no terminal there are signals and no keys.
  init(input: Descriptor, output: Descriptor) {
    self.input = input
    self.output = output
    // A job in the background must not take keys from the shell that is in front.
    readsKeys = input.isTerminal && tcgetpgrp(input.number) == getpgrp()
  }

  func begin() {
    Signals.begin()
    enter()
  }

  func end() {
    leave()
    Signals.end()
  }

  private func enter() {
    TerminalGuard.arm(input: readsKeys ? input : output, output: output)
    if readsKeys {
      tcgetattr(input.number, &settings)
      var raw = settings
      // Signals stay on: Ctrl-C and Ctrl-Z are signals here as everywhere else.
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
      raw.c_iflag &= ~tcflag_t(IXON)
      // Keys that were typed ahead are kept, before and after.
      tcsetattr(input.number, TCSADRAIN, &raw)
    }
    try? output.write(Self.drawing)
  }

  private func leave() {
    try? output.write(Self.plain)
    if readsKeys { tcsetattr(input.number, TCSADRAIN, &settings) }
    TerminalGuard.disarm()
  }

  /// Waits for a key, a signal, or the end of the time.
  func next(within seconds: Double?) -> TerminalEvent {
    let end = seconds.map { MonotonicClock.now + $0 }
    while true {
      if let event = signalled() { return event }
      if let key = waiting.popFirst() { return .key(key) }
      var left: Int32 = -1
      if let end {
        let milliseconds = ((end - MonotonicClock.now) * 1000).rounded(.up)
        if milliseconds <= 0 { return .timeout }
        left = Int32(min(milliseconds, 3_600_000))
      }
      let limit = decoder.isWaiting ? (left < 0 ? Self.escapeDelay : min(left, Self.escapeDelay)) : left
      var entries = [pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0)]
      if readsKeys { entries.append(pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&entries, nfds_t(entries.count), limit)
      if entries[0].revents != 0 { Signals.drain() }
      if count == 0 && decoder.isWaiting { waiting = decoder.flush()[...] }
      guard count > 0, readsKeys, entries[1].revents != 0 else { continue }
      // One byte at a time: what is typed after the key that ends this is for whoever reads next.
      var byte: UInt8 = 0
      let taken = read(input.number, &byte, 1)
      if taken == 0 || (taken < 0 && errno != EINTR && errno != EAGAIN) { return .closed }
      if taken > 0 { waiting = decoder.take(CollectionOfOne(byte))[...] }
    }
  }

  private func signalled() -> TerminalEvent? {
    if let signal = Signals.pendingEnd { return .terminated(signal) }
    if Signals.take(SIGINT) {
      waiting = []
      return .interrupted
    }
    if Signals.take(SIGTSTP) {
      leave()
      try? output.write("\n")
      Signals.stop()
      enter()
      return .continued
    }
    if Signals.take(SIGCONT) {
      leave()
      enter()
      return .continued
    }
    return Signals.take(SIGWINCH) ? .resized : nil
  }
}

/// The time that passes, for pacing; it never goes back.
enum MonotonicClock {
  /// Seconds since some moment in the past.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
