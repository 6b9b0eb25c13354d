import Drawing
import SceneModel
import Session

/// What a film being played knows beyond its frames: breakpoints, where to jump, and the line of its state.
///
/// Pure: the terminal keeps the place, the speed and the time, tells of the keys that it has no use for itself, and
/// shows what ``text(at:speed:isPaused:)`` gives. The keys: `m` next no, `o` out of the present call, `b`
/// breakpoint on the view that is asked, `w` why.
public struct Player: Sendable {
  /// What a key leads to.
  public enum Effect: Equatable, Sendable {
    /// Nothing.
    case none
    /// The same frame, drawn again.
    case redraw
    /// Another frame, at which playing pauses.
    case show(Int)
    /// Playing ends, and it is told why an object got the touch or not.
    case why(ObjectID)
  }

  /// The film.
  public private(set) var film: Film
  /// What the terminal can show.
  public private(set) var look: Look
  /// The objects whose calls stop a running film.
  public private(set) var breakpoints: Set<ObjectID> = []

  /// Puts a film in; its frames get the look's size, and a line below them the state.
  public init(_ film: Film, look: Look, breakpoints: Set<ObjectID> = []) {
    self.film = film
    self.look = look
    self.breakpoints = breakpoints
    resize(columns: look.width, rows: look.height)
  }

  /// Makes the frames fit a screen of another size.
  public mutating func resize(columns: Int, rows: Int?) {
    look.width = columns
    look.height = rows
    // One row is for the state, one stays for the line below the block.
    film = film.resized(columns: columns, rows: rows.map { max(8, $0 - 2) })
  }

  /// A key that does not move the film by itself was pressed at a frame.
  public mutating func press(_ key: Character, at frame: Int) -> Effect {
    switch key {
    case "m": return jump(from: frame) { film.isRefusal($0) }
    case "o":
      let depth = film.depth(at: frame)
      return jump(from: frame) { film.depth(at: $0) < depth }
    case "b":
      guard let subject = film.subject(at: frame) else { return .none }
      if breakpoints.remove(subject) == nil { breakpoints.insert(subject) }
      return .redraw
    case "w": return film.subject(at: frame).flatMap { film.view(of: $0) }.map { .why($0) } ?? .none
    default: return .none
    }
  }

  private func jump(from frame: Int, to isWanted: (Int) -> Bool) -> Effect {
    guard frame + 1 < film.count, let next = (frame + 1..<film.count).first(where: isWanted) else {
      return .none
    }
    return .show(next)
  }

  /// Whether a film that runs stops at a frame: an object with a breakpoint is called.
  public func stops(at frame: Int) -> Bool {
    guard !breakpoints.isEmpty, film.isCall(frame), let subject = film.subject(at: frame) else {
      return false
    }
    return breakpoints.contains(subject)
  }

  /// A frame, and below it the state and the keys.
  public func canvas(at frame: Int, speed: Double, isPaused: Bool) -> Canvas {
    let picture = film.canvas(at: frame)
    var canvas = Canvas(width: picture.width, height: picture.height + 1)
    canvas.blit(picture, x: 0, y: 0)
    let isAtEnd = frame >= film.count - 1
    var state: StyledText =
      isAtEnd
      ? film.words.say(PicturePhrase.ended) : isPaused ? film.words.say(PicturePhrase.paused) : "▶"
    state = state.styled(.heading) + " \(Numbers.text(speed, decimals: 3), .number)×"
    let names = breakpoints.sorted().map { film.name(of: $0) }
    if !names.isEmpty {
      state += StyledText(" · ") + film.words.say(PicturePhrase.breakpoint(names.joined(separator: " ")))
    }
    let room = canvas.width - state.columns - 2
    let line = state + StyledText("  ") + keys(within: room).styled(.dim)
    canvas.put(line.cut(to: canvas.width), x: 0, y: canvas.height - 1)
    return canvas
  }

  /// The keys, the most useful first, as many as there is room for; the last one leads out and is always told.
  private func keys(within room: Int) -> StyledText {
    let all = film.words.say(PicturePhrase.keys).plain.split(separator: "|").map(String.init)
    guard let last = all.last else { return "" }
    var text = last
    for count in all.indices.dropLast() {
      let longer = (all[...count] + [last]).joined(separator: " · ")
      if longer.columns > room { break }
      text = longer
    }
    return StyledText(text)
  }

  /// The same as lines for the terminal, each with a line feed at its end.
  public func text(at frame: Int, speed: Double, isPaused: Bool) -> String {
    ANSI(look).picture(canvas(at: frame, speed: speed, isPaused: isPaused))
  }
}
