#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks a person for entries: lines with editing, completion and history, and as many of them as an open brace wants.
///
/// There is one terminal and one readline in a process, so there is one editor: it is a class because it stands for
/// those, and it belongs to one thread.
public final class LineEditor {
  /// What came of asking.
  public enum Outcome: Equatable, Sendable {
    /// An entry, perhaps of several lines.
    case entry(String)
    /// Ctrl-C: what was typed is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfInput
    /// A signal asks to leave; after saving, `dieBySignal` does so.
    case terminated(Int32)
  }

  /// What may stand at the cursor, given the entry so far and the cursor as a character offset in it.
  public var complete: ((_ entry: String, _ cursor: Int) -> Completion)?
  /// Begins an entry: what comes back is told the entry's lines in turn, and says of each whether it wants another.
  ///
  /// Told line by line, since to read a pasted method of thousands of lines again at each of them would take for ever.
  public var beginEntry: () -> (_ line: Substring) -> Bool = { { _ in false } }
  /// Which file the last entry could not be kept in, and why; told for the first such entry only.
  public private(set) var historyProblem: String?

  private let console: Console
  private let screen: Descriptor
  private let history: HistoryFile?
  private var hasLoadedHistory = false
  private var hasToldProblem = false
  private var lastEntry: String?
  /// Lines of a pasted block that have not been handed out.
  private var waiting: ArraySlice<Substring> = []
  /// Lines of the entry that is being typed.
  private var partial: [Substring] = []
  /// Says of each line of that entry whether it wants another.
  private var isOpen: (Substring) -> Bool = { _ in false }

  /// Makes the editor for this terminal.
  ///
  /// - Parameters:
  ///   - console: a terminal that is interactive.
  ///   - keepsHistory: whether entries are read from and written to the history file.
  public init(_ console: Console, keepsHistory: Bool = true) {
    self.console = console
    screen = console.output.isTerminal ? console.output : console.error
    history = keepsHistory ? HistoryFile(variable: Console.variable) : nil
    Signals.begin()
    Readline.start(drawingOn: screen, size: { console.size })
  }

  deinit { Signals.end() }

  /// Asks for an entry.
  ///
  /// A pasted block is handed out entry by entry, each shown behind the prompt, before anything is asked for again.
  ///
  /// - Parameters:
  ///   - prompt: what stands before the first line; control sequences in it are taken care of.
  ///   - continuation: what stands before further lines of the same entry.
  public func read(prompt: String, continuation: String = "...> ") -> Outcome {
    // A Ctrl-C that came while the last command ran was meant for that.
    if Signals.take(SIGINT) { waiting = [] }
    partial = []
    historyProblem = nil
    while true {
      if let signal = Signals.pendingEnd { return .terminated(signal) }
      if let entry = takeWaiting() {
        if isBlock { echo(entry, prompt: prompt, continuation: continuation) }
        return finish(entry)
      }
      switch line(prompt: partial.isEmpty ? prompt : continuation) {
      case .entry(let line):
        waiting = line.split(separator: "\n", omittingEmptySubsequences: false)[...]
        isBlock = false
        isBlock = partial.isEmpty && holdsSeveralEntries()
      case .endOfInput where !partial.isEmpty:
        // The reader of the entry can say what is missing, and it can be called back and mended.
        return finish(joined(partial))
      case let other:
        waiting = []
        return other
      }
    }
  }

  // MARK: Entries

  /// Whether the lines that wait were pasted and make more than one entry.
  private var isBlock = false

  /// Moves lines that wait into the entry until it is whole; nil when it needs more than there is.
  private func takeWaiting() -> String? {
    while let line = waiting.popFirst() {
      if partial.isEmpty { isOpen = beginEntry() }
      partial.append(line)
      if !isOpen(line) {
        let entry = joined(partial)
        partial = []
        // The line end behind a pasted block is no entry of its own.
        if waiting.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { waiting = [] }
        return entry
      }
    }
    return nil
  }

  private func holdsSeveralEntries() -> Bool {
    let isOpen = beginEntry()
    guard let end = waiting.firstIndex(where: { !isOpen($0) }) else { return false }
    return waiting[(end + 1)...].contains { $0.contains { !$0.isWhitespace } }
  }

  private func joined(_ lines: [Substring]) -> String { lines.joined(separator: "\n") }

  private func echo(_ entry: String, prompt: String, continuation: String) {
    // What was pasted may hold more than text; readline has shown it in its own way.
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
    try? screen.write(prompt + lines.joined(separator: "\n" + continuation) + "\n")
  }

  /// Keeps an entry in the history and hands it out.
  private func finish(_ entry: String) -> Outcome {
    guard entry.contains(where: { !$0.isWhitespace }), entry != lastEntry else { return .entry(entry) }
    loadHistory()
    lastEntry = entry
    Readline.addHistory([entry])
    do { try history?.append(entry) } catch {
      if !hasToldProblem { historyProblem = "\(history?.path ?? ""): \(error.reason)" }
      hasToldProblem = true
    }
    return .entry(entry)
  }

  /// Reads the history file, at the first key and not before: the first prompt need not wait for it.
  private func loadHistory() {
    guard !hasLoadedHistory else { return }
    hasLoadedHistory = true
    guard let history else { return }
    let entries = history.load()
    lastEntry = entries.last
    Readline.addHistory(entries)
    try? history.trim()
  }

  // MARK: A line

  private func line(prompt: String) -> Outcome {
    if let complete {
      let partial = partial
      Readline.complete = { line, cursor in
        let before = partial.isEmpty ? "" : partial.joined(separator: "\n") + "\n"
        var completion = complete(before + line, before.count + cursor)
        completion.start = completion.start.map { max(0, $0 - before.count) }
        return completion
      }
    }
    defer { Readline.complete = nil }

    TerminalGuard.arm(input: console.input, output: screen)
    defer { TerminalGuard.disarm() }
    Readline.begin(prompt: markingInvisible(prompt))
    while true {
      var entries = [
        pollfd(fd: console.input.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&entries, 2, -1)
      if entries[1].revents != 0 { Signals.drain() }
      if let outcome = answerSignals() { return outcome }
      guard entries[0].revents != 0 else { continue }
      loadHistory()
      Readline.readKey()
      // A signal may have ended what readline was doing; then it is no end of input.
      if let outcome = answerSignals() { return outcome }
      switch Readline.ending {
      case .line(let line): return .entry(line)
      case .endOfInput:
        try? screen.write("\n")
        return .endOfInput
      case nil: break
      }
    }
  }

  private func answerSignals() -> Outcome? {
    if let signal = Signals.pendingEnd {
      Readline.dropLine(showing: "\n")
      return .terminated(signal)
    }
    if Signals.take(SIGINT) {
      Readline.dropLine(showing: "^C\n")
      return .interrupted
    }
    if Signals.take(SIGTSTP) {
      Readline.suspend()
      Signals.stop()
      Readline.resume()
    } else if Signals.take(SIGCONT) {
      Readline.resume()
    }
    if Signals.take(SIGWINCH) { Readline.resize() }
    return nil
  }
}

/// Puts control sequences between the marks by which readline knows that they take no room.
func markingInvisible(_ prompt: String) -> String {
  var marked = ""
  var rest = prompt[...]
  while let escape = rest.firstIndex(of: "\u{1B}") {
    marked += rest[..<escape]
    let end = rest[escape...].firstIndex { $0.isLetter } ?? rest.index(before: rest.endIndex)
    marked += "\u{01}" + rest[escape...end] + "\u{02}"
    rest = rest[rest.index(after: end)...]
  }
  return marked + rest
}
