// Readline's variables are C globals. They are used on one thread and in this file only.
@preconcurrency import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The readline library, as far as it is used: its callback interface, which leaves the waiting to us.
enum Readline {
  /// How a line ended.
  enum Ending {
    case line(String)
    case endOfInput
  }

  /// Set when Enter or Ctrl-D ends the line that is being edited.
  nonisolated(unsafe) private(set) static var ending: Ending?
  /// Asked at each Tab, with the line and the cursor as a character offset in it.
  nonisolated(unsafe) static var complete: ((_ line: String, _ cursor: Int) -> Completion)?

  nonisolated(unsafe) private static var output = Descriptor.output
  nonisolated(unsafe) private static var size: () -> TerminalSize = { .assumed }
  nonisolated(unsafe) private static var lastCompletion = Completion()
  nonisolated(unsafe) private static var hasStarted = false

  /// Prepares the library once.
  static func start(drawingOn descriptor: Descriptor, size measure: @escaping () -> TerminalSize) {
    output = descriptor
    size = measure
    guard !hasStarted else { return }
    hasStarted = true
    Locale.moveToUTF8()
    // Both keep the pointer, so these strings are never freed.
    rl_readline_name = UnsafePointer(strdup("taptrace"))
    rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    // It would set LINES and COLUMNS for programs started from here, and then they could not follow a resize.
    rl_change_environment = 0
    rl_instream = stdin
    rl_outstream = descriptor == .output ? stdout : stderr
    // Set before the person's own inputrc is read, so that it has the last word.
    rl_variable_bind("show-all-if-ambiguous", "on")
    rl_variable_bind("enable-bracketed-paste", "on")
    rl_sort_completion_matches = 0
    rl_attempted_completion_function = { word, start, end in
      Readline.matches(for: word, start: Int(start), end: Int(end))
    }
    rl_completion_display_matches_hook = { _, _, _ in Readline.showMatches() }
    rl_getc_function = { _ in Readline.readByte() }
  }

  // MARK: A line

  /// Shows the prompt and begins a line.
  static func begin(prompt: String) {
    ending = nil
    rl_callback_handler_install(prompt) { line in
      if let line {
        Readline.ending = .line(String(cString: line))
        free(line)
      } else {
        Readline.ending = .endOfInput
      }
      // Without this the prompt would be shown again before anyone has read the line.
      rl_callback_handler_remove()
    }
  }

  /// Lets it take in the key that waits.
  static func readKey() { rl_callback_read_char() }

  /// Gives the line up, wherever the cursor and whatever state it is in (a search, a half-typed key sequence).
  static func dropLine(showing mark: String) {
    rl_callback_sigcleanup()
    rl_free_line_state()
    rl_point = rl_end
    rl_redisplay()
    fflush(rl_outstream)
    try? output.write(mark)
    rl_replace_line("", 0)
    rl_callback_handler_remove()
  }

  /// Takes on the terminal's new size.
  static func resize() { rl_resize_terminal() }

  /// Gives the terminal back for a while.
  static func suspend() {
    rl_deprep_terminal()
    fflush(rl_outstream)
  }

  /// Takes the terminal again, and shows the line as it was.
  static func resume() {
    // Somebody may have changed the terminal although we were not asked (SIGSTOP), so begin by giving it back.
    rl_deprep_terminal()
    rl_prep_terminal(1)
    rl_resize_terminal()
    rl_forced_update_display()
  }

  // MARK: History

  /// Adds earlier entries behind those that are known, and moves to the end.
  static func addHistory(_ entries: some Sequence<String>) {
    for entry in entries { add_history(entry) }
    using_history()
  }

  // MARK: Keys

  /// A byte from the terminal, or the end of input.
  ///
  /// Readline asks for more on its own account in the middle of a pasted block or a wide character; a signal has to
  /// get us out of there, so this waits for both.
  private static func readByte() -> Int32 {
    while true {
      var entries = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, 2, -1) >= 0 || errno == EINTR else { return EOF }
      if entries[1].revents != 0 { Signals.drain() }
      if Signals.isPending(SIGINT) || Signals.pendingEnd != nil { return EOF }
      guard entries[0].revents != 0 else { continue }
      var byte: UInt8 = 0
      let count = read(0, &byte, 1)
      if count == 1 { return Int32(byte) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      return EOF
    }
  }

  // MARK: Completion

  /// Readline's list of matches: first what replaces the word, then the choices; nil for none.
  private static func matches(
    for word: UnsafePointer<CChar>?, start: Int, end: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // Nothing of ours means nothing at all, unless file names are asked for below.
    rl_attempted_completion_over = 1
    guard let complete, let word, let buffer = rl_line_buffer else { return nil }
    let line = String(cString: buffer)
    let before = String(decoding: line.utf8.prefix(Int(rl_point)), as: UTF8.self)
    let wordStart = String(decoding: line.utf8.prefix(start), as: UTF8.self).count
    var completion = complete(line, before.count)
    // The word that is replaced may begin later than readline's, which knows spaces only.
    let typed = String(cString: word)
    let kept = String(typed.prefix(max(0, (completion.start ?? wordStart) - wordStart)))
    if completion.includesFiles { addFiles(to: &completion, typed: String(typed.dropFirst(kept.count))) }
    lastCompletion = completion

    guard !completion.candidates.isEmpty else {
      if let hint = completion.hint { show([hint]) }
      return nil
    }
    var texts = completion.candidates.map { kept + $0.text }
    if texts.count == 1 {
      let suffix = completion.candidates[0].suffix?.asciiValue ?? 0
      rl_completion_append_character = Int32(suffix)
    } else {
      let shared = sharedBeginning(of: texts)
      // What was typed is never shortened, whatever the candidates have in common.
      texts.insert(shared.utf8.count >= typed.utf8.count ? shared : typed, at: 0)
    }
    // Readline frees the list and its strings.
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(
      OpaquePointer(calloc(texts.count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)))
    guard let list else { return nil }
    for (index, text) in texts.enumerated() { list[index] = strdup(text) }
    return list
  }

  /// Adds the names of files that begin as typed; a folder's name ends in a slash and is gone on with.
  private static func addFiles(to completion: inout Completion, typed: String) {
    var state: Int32 = 0
    while let found = rl_filename_completion_function(typed, state) {
      state = 1
      let name = String(cString: found)
      free(found)
      var about = stat()
      let isFolder = stat(name, &about) == 0 && about.st_mode & S_IFMT == S_IFDIR
      completion.candidates.append(.init(isFolder ? name + "/" : name, suffix: isFolder ? nil : " "))
    }
    completion.candidates.sort { $0.text < $1.text }
  }

  private static func showMatches() { show(lastCompletion.listing(size())) }

  /// Shows lines below the one that is being edited, and that one again below them.
  private static func show(_ lines: [String]) {
    rl_crlf()
    fflush(rl_outstream)
    try? output.write(lines.map { $0 + "\n" }.joined())
    rl_forced_update_display()
  }
}
