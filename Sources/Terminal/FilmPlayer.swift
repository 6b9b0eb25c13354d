/// Plays frames in place: a block of lines is reserved once below what is on the screen, and each frame is one write.
///
/// The other screen of the terminal is never used, so the last frame stays and what stood above can be scrolled to.
public struct FilmPlayer {
  /// How playing ended.
  public enum Ending: Equatable, Sendable {
    /// It ran to its end.
    case finished
    /// `q`, Escape or Space at the end: the last frame is shown.
    case quit
    /// Ctrl-C, at this frame.
    case interrupted(at: Int)
    /// A key that the caller wanted for itself, at this frame.
    case left(by: Key, at: Int)
    /// A signal asks to leave; after saving, `dieBySignal` does so.
    case terminated(Int32)
    /// Nobody sees it any more.
    case closed
  }

  /// What is to happen at a key that the player has no use for.
  public enum Answer: Equatable, Sendable {
    /// Nothing.
    case ignore
    /// The frame is drawn again, since something else that it shows has changed.
    case redraw
    /// Another frame is shown, and playing pauses there.
    case show(Int)
    /// Playing ends.
    case leave
  }

  /// The frame that decides, for the key `d`.
  public var decider: Int?
  /// Whether playing begins with a pause.
  public var startsPaused = false
  /// Told of keys that the player has no use for, with the frame that is shown; by default they do nothing.
  public var otherKey: (Key, Int) -> Answer = { _, _ in .ignore }

  /// Whether playing pauses by itself when it comes to a frame, as at a breakpoint.
  public var stops: (Int) -> Bool = { _ in false }

  private let console: Console

  /// A player on this terminal.
  public init(_ console: Console) { self.console = console }

  /// Plays frames, and returns when they are over or a key ends them.
  ///
  /// - Parameters:
  ///   - count: how many frames there are.
  ///   - speed: how many times faster than intended.
  ///   - duration: how long a frame stays, in seconds at speed 1.
  ///   - render: the frame's lines, separated by line feeds: of the same number for every frame at one size, one fewer
  ///     than the screen has rows at most, and cut at its right edge.
  public func play(
    count: Int, speed: Double = 1, duration: (Int) -> Double,
    render: (Playback, TerminalSize) -> String
  ) -> Ending {
    guard count > 0 else { return .finished }
    let keys = KeyReader(input: console.input, output: console.output)
    keys.begin()
    defer { keys.end() }

    var playback = Playback(count: count, speed: speed > 0 ? speed : 1, isPaused: startsPaused)
    var block = FrameBlock()
    do {
      try draw(playback, in: &block, render)
      while true {
        let time = playback.isPaused ? nil : max(0, duration(playback.frame)) / playback.speed
        let ending = try wait(time, &playback, &block, keys, render)
        guard let ending else { continue }
        if ending == .quit { try draw(playback, in: &block, render) }
        try console.output.write(block.leaving())
        return ending
      }
    } catch {
      return .closed
    }
  }

  /// Shows one frame until its time is over or something happens to it; nil when playing goes on.
  private func wait(
    _ seconds: Double?, _ playback: inout Playback, _ block: inout FrameBlock, _ keys: KeyReader,
    _ render: (Playback, TerminalSize) -> String
  ) throws(WriteFailure) -> Ending? {
    let end = seconds.map { MonotonicClock.now + $0 }
    while true {
      var effect = Playback.Effect.none
      switch keys.next(within: end.map { $0 - MonotonicClock.now }) {
      case .timeout:
        effect = playback.elapse()
        if effect == .leave { return .finished }
        if stops(playback.frame) { _ = playback.show(playback.frame) }
      case .key(let key):
        effect = playback.press(key, decider: decider)
        if effect == .leave { return .quit }
        if effect == .other {
          switch otherKey(key, playback.frame) {
          case .ignore: effect = .none
          case .redraw: effect = .draw
          case .show(let frame): effect = playback.show(frame)
          case .leave: return .left(by: key, at: playback.frame)
          }
        }
      case .resized:
        try console.output.write(block.clearing())
        effect = .draw
      case .continued:
        // What the shell wrote meanwhile stays; a new block begins below it.
        block = FrameBlock()
        effect = .draw
      case .interrupted: return .interrupted(at: playback.frame)
      case .terminated(let signal): return .terminated(signal)
      case .closed: return .closed
      }
      if effect == .draw {
        try draw(playback, in: &block, render)
        return nil
      }
    }
  }

  private func draw(
    _ playback: Playback, in block: inout FrameBlock, _ render: (Playback, TerminalSize) -> String
  ) throws(WriteFailure) {
    let size = console.size
    try console.output.write(block.drawing(render(playback, size), rows: size.rows))
  }
}

/// The rows that a film has reserved, and the bytes that draw a frame over the one before.
struct FrameBlock {
  /// How many rows are reserved; the cursor rests in the last of them.
  private(set) var height = 0

  /// The bytes that show this frame in place of the one before.
  mutating func drawing(_ frame: String, rows: Int) -> String {
    var lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    // More rows than the screen has cannot be drawn over, so what has no room is left out.
    lines = Array(lines.prefix(max(1, rows - 1)))
    var bytes = ""
    if lines.count > height {
      // Line feeds at the lower edge push the screen up: only they make room.
      bytes += String(repeating: "\r\n", count: lines.count - max(height, 1))
      height = lines.count
    }
    bytes += top
    for index in 0..<height {
      if index > 0 { bytes += "\r\n" }
      bytes += (index < lines.count ? lines[index] : "") + "\u{1B}[0m\u{1B}[K"
    }
    return bytes
  }

  /// The bytes that wipe the block, so that the next frame finds its room afresh.
  mutating func clearing() -> String {
    defer { height = 0 }
    return height == 0 ? "" : top + "\u{1B}[J"
  }

  /// The bytes that put the cursor below the block.
  func leaving() -> String { height == 0 ? "" : "\r\n" }

  private var top: String { height > 1 ? "\r\u{1B}[\(height - 1)A" : "\r" }
}
