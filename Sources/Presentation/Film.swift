import Drawing
import Geometry
import Messaging
import SceneModel
import Session

/// An event as frames: the screen beside the calls, step by step, then the responder chain link by link.
///
/// Frame 0 is the moment before the event, frame k the moment after its k-th step; each link of the chain has a
/// frame after that. Nothing is drawn before it is asked for.
public struct Film: Sendable {
  /// What happened.
  let trace: Trace
  /// The command with which the event began.
  let command: String
  /// The responder chain from the view that was hit; empty without a second act.
  let chain: [ChainLink]
  private(set) var words: any Words
  /// Another language, in which the captions are said as well.
  var alsoIn: (any Words)?
  /// The frames' size.
  public var size: (columns: Int, rows: Int) { (layout.columns, layout.rows) }
  /// How many frames there are.
  public let count: Int
  /// The frame that shows the deciding step; nil when nothing was searched for.
  public let decider: Int?

  let index: FilmIndex
  private(set) var layout: FilmLayout

  /// Makes a film of a trace.
  /// - Parameters:
  ///   - chain: The responders of the second act.
  ///   - columns: The frames' width.
  ///   - rows: The most rows of a frame; nil for as many as the picture asks for.
  public init(
    of trace: Trace, command: String = "", chain: [ChainLink] = [], columns: Int = 100, rows: Int? = nil,
    language: Language = .english
  ) {
    self.init(
      of: trace, command: command, chain: chain, columns: columns, rows: rows,
      words: language.words.first ?? EnglishWords())
    alsoIn = language.words.dropFirst().first
  }

  init(
    of trace: Trace, command: String, chain: [ChainLink] = [], columns: Int, rows: Int?, words: any Words
  ) {
    self.trace = trace
    self.command = command
    self.chain = chain
    self.words = words
    index = FilmIndex(trace)
    layout = FilmLayout(area: index.area, columns: columns, rows: rows)
    count = 1 + trace.steps.count + chain.count
    decider = trace.decider.map { $0 + 1 }
  }

  /// Makes a film of a session's last event; nil when there is none.
  public init?(of session: Session, columns: Int, rows: Int?, language: Language = .english) {
    guard let event = session.event, let past = session.asEventLeftIt else { return nil }
    self.init(
      of: event.trace, command: event.command, chain: (try? past.chain()) ?? [], columns: columns, rows: rows,
      language: language)
  }

  /// The same film with frames of another size.
  public func resized(columns: Int, rows: Int?) -> Film {
    var film = self
    film.layout = FilmLayout(area: index.area, columns: columns, rows: rows)
    return film
  }

  /// The step of the trace, counted from 1, at which a frame stands; nil in the second act.
  public func step(at frame: Int) -> Int? { frame <= trace.steps.count ? max(0, frame) : nil }

  /// The view or responder that a frame is about.
  public func subject(at frame: Int) -> ObjectID? {
    let frame = kept(frame)
    if let link = link(at: frame) { return chain[link].responder }
    return frame == 0 ? nil : trace.steps[frame - 1].subject
  }

  /// Whether a frame shows a view saying no.
  public func isRefusal(_ frame: Int) -> Bool {
    guard (1...max(1, trace.steps.count)).contains(frame), frame <= trace.steps.count else { return false }
    return trace.steps[frame - 1].isRefusal
  }

  /// Whether a frame shows an object being called.
  public func isCall(_ frame: Int) -> Bool {
    guard frame > 0, frame <= trace.steps.count else { return false }
    return trace.steps[frame - 1].callee != nil
  }

  /// An object's name.
  func name(of id: ObjectID) -> String { index.scene(after: trace.steps.count).knownName(of: id) }

  /// The view that an object is or stands for; nil for none.
  func view(of id: ObjectID) -> ObjectID? { view(of: id, index.scene(after: trace.steps.count)) }

  /// How deep in the search or in code a frame is.
  public func depth(at frame: Int) -> Int {
    let frame = kept(frame)
    return frame == 0 || frame > trace.steps.count ? 0 : Int(trace.steps[frame - 1].depth)
  }

  /// How long a frame stays, in seconds at normal speed.
  public func duration(at frame: Int) -> Double {
    let frame = kept(frame)
    let own: Double
    if frame == 0 {
      own = 0.8
    } else if frame > trace.steps.count {
      own = 0.6
    } else if frame == decider {
      own = 1.6
    } else {
      own = trace.steps[frame - 1].duration
    }
    // Long events run faster, so that no film takes much more than a minute.
    return own * min(1, 120 / Double(max(count, 1)))
  }

  /// What happens in a frame, in a sentence.
  public func caption(at frame: Int) -> StyledText { caption(kept(frame)).headline }

  /// A frame.
  public func canvas(at frame: Int) -> Canvas {
    let frame = kept(frame)
    let scene = index.scene(after: min(frame, trace.steps.count))
    let picture = ScreenPicture(
      of: scene, columns: layout.picture.width, rows: layout.picture.height, marks: marks(at: frame, scene))
    var canvas = Canvas(width: layout.columns, height: layout.rows)
    drawTitle(frame, on: &canvas)
    canvas.blit(picture.canvas, x: layout.picture.x, y: layout.picture.y)
    drawCaption(frame, on: &canvas)
    if frame > trace.steps.count {
      drawChain(frame, on: &canvas)
    } else {
      drawLog(frame, picture.hasNumbers ? 1 : 0, on: &canvas)
    }
    drawNumbers(picture, on: &canvas)
    return canvas
  }

  func kept(_ frame: Int) -> Int { min(max(0, frame), count - 1) }

  /// The link of the chain that a frame shows.
  func link(at frame: Int) -> Int? { frame > trace.steps.count ? frame - trace.steps.count - 1 : nil }

  // MARK: Parts of a frame

  private func drawTitle(_ frame: Int, on canvas: inout Canvas) {
    let position: StyledText =
      link(at: frame).map { "\(words.say(PicturePhrase.chain)) \($0 + 1, .number)/\(chain.count, .number)" }
      ?? words.say(PicturePhrase.step(frame, of: trace.steps.count))
    let title = StyledText(command, .heading).lines[0]
    let bar = min(24, max(0, layout.columns / 4))
    let room = layout.columns - position.columns - bar - 4
    canvas.put(title.cut(to: max(0, room)), x: 0, y: 0)
    canvas.put(position, x: layout.columns - bar - 2 - position.columns, y: 0)
    let done = count > 1 ? bar * frame / (count - 1) : bar
    canvas.put(
      StyledText(String(repeating: "━", count: done), .asked)
        + StyledText(String(repeating: "─", count: bar - done), .dim), x: layout.columns - bar, y: 0)
  }

  private func drawCaption(_ frame: Int, on canvas: inout Canvas) {
    let caption = caption(frame)
    let room = layout.caption
    var lines = caption.headline.wrapped(to: room.width)
    if let alsoIn {
      lines += saying(alsoIn).caption(frame).headline.styled(.dim).wrapped(to: room.width)
    }
    if lines.count > room.height { lines = Array(lines.prefix(room.height)) }
    for detail in caption.details where lines.count < room.height {
      lines += detail.wrapped(to: room.width, hanging: 2).prefix(room.height - lines.count)
    }
    for (row, line) in lines.enumerated() { canvas.put(line, x: room.x, y: room.y + row, clip: room) }
  }

  private func saying(_ other: any Words) -> Film {
    var film = self
    film.words = other
    return film
  }

  private func drawLog(_ frame: Int, _ reserved: Int, on canvas: inout Canvas) {
    guard layout.log.height > 1 else { return }
    let scene = index.scene(after: frame)
    let bottom = layout.log.bottom - reserved
    let below = drawStates(frame, scene, bottom: drawCode(frame, bottom: bottom, on: &canvas), on: &canvas)
    let room = Region(x: layout.log.x, y: layout.log.y, width: layout.log.width, height: below - layout.log.y)
    drawRule(words.say(PicturePhrase.calls), room, on: &canvas)
    var lines: [StyledText] = []
    var step = frame
    while step > 0, lines.count < room.height - 1 {
      if let line = logLine(step - 1, scene) { lines.append(marked(line, step == frame, room.width)) }
      step -= 1
    }
    for (row, line) in lines.reversed().enumerated() {
      canvas.put(line, x: room.x, y: room.y + 1 + row, clip: room)
    }
  }

  /// The code that runs, at the foot of the log; answers the row above which there is room for more.
  private func drawCode(_ frame: Int, bottom: Int, on canvas: inout Canvas) -> Int {
    let room = layout.log
    let height = bottom - room.y
    guard height >= 7, let code = code(at: frame) else { return bottom }
    let rows = min(code.shown.count, (height - 2) / 2)
    let top = bottom - rows - 1
    drawRule(
      "\(name(of: code.owner), .name).\(code.method)",
      Region(x: room.x, y: top, width: room.width, height: rows + 1), on: &canvas)
    for (row, line) in codeLines(code, rows: rows, width: room.width).enumerated() {
      canvas.put(line, x: room.x, y: top + 1 + row, clip: room)
    }
    return top
  }

  /// What recognizers and controls have come to, above the code.
  private func drawStates(_ frame: Int, _ scene: Scene, bottom: Int, on canvas: inout Canvas) -> Int {
    let room = layout.log
    let states = states(at: frame, scene)
    guard !states.isEmpty, bottom - room.y >= 6 else { return bottom }
    let lines = states.joined(separator: StyledText(" · ", .dim)).wrapped(to: room.width)
    let rows = min(lines.count, max(1, (bottom - room.y) / 4))
    let top = bottom - rows - 1
    drawRule(
      words.say(PicturePhrase.states), Region(x: room.x, y: top, width: room.width, height: rows + 1),
      on: &canvas)
    for (row, line) in lines.suffix(rows).enumerated() {
      canvas.put(line, x: room.x, y: top + 1 + row, clip: room)
    }
    return top
  }

  private func drawChain(_ frame: Int, on canvas: inout Canvas) {
    let room = layout.log
    guard room.height > 1, let current = link(at: frame) else { return }
    drawRule(words.say(PicturePhrase.chain), room, on: &canvas)
    let scene = index.scene(after: trace.steps.count)
    // The last links that fit; of a long chain, the first ones leave the frame.
    let first = max(0, current - (room.height - 2))
    for place in first...current {
      let link = chain[place]
      let line: StyledText =
        (place == 0 ? "● " : "↑ ") + "\(scene.knownName(of: link.responder), .name)"
        + StyledText("  \(scene.className(of: link.responder))", .dim)
      canvas.put(
        marked(line, place == current, room.width), x: room.x, y: room.y + 1 + place - first, clip: room)
    }
  }

  /// Names that found no room in the picture, in the last line of the log.
  private func drawNumbers(_ picture: ScreenPicture, on canvas: inout Canvas) {
    let names = picture.notes.filter { if case .number = $0 { true } else { false } }
    let room = layout.log
    guard picture.hasNumbers, room.height > 2 else { return }
    let line = names.map { $0.text(words) }.joined(separator: StyledText(" · ", .dim))
    canvas.fill(Region(x: room.x, y: room.bottom - 1, width: room.width, height: 1))
    canvas.put(line.cut(to: room.width), x: room.x, y: room.bottom - 1, clip: room)
  }

  private func drawRule(_ title: StyledText, _ room: Region, on canvas: inout Canvas) {
    canvas.drawLine(x: room.x, y: room.y, length: room.width, along: .horizontal, style: .dim)
    canvas.put(StyledText(" ") + title + StyledText(" "), x: room.x + 1, y: room.y, clip: room)
  }

  private func marked(_ line: StyledText, _ isCurrent: Bool, _ width: Int) -> StyledText {
    let text = (StyledText(isCurrent ? "▶ " : "  ", .asked) + line).cut(to: width)
    return isCurrent ? text.restyled { $0.bold } : text
  }
}

/// Where the parts of a frame stand.
struct FilmLayout: Equatable, Sendable {
  let columns: Int
  let rows: Int
  /// The screen's drawing.
  let picture: Region
  /// The sentence, and the numbers that belong to it.
  let caption: Region
  /// The calls or the chain.
  let log: Region

  /// From this width on the calls stand beside the picture.
  static let wide = 80

  init(area: Rect, columns: Int, rows: Int?) {
    let columns = min(max(columns, 24), 200)
    self.columns = columns
    let most = rows.map { max($0, 8) } ?? 48
    let top = 2
    if columns >= Self.wide {
      let width = columns >= 140 ? 60 : columns >= 100 ? 46 : 40
      let scale = PictureScale(area, columns: width, rows: most - top)
      picture = Region(x: 0, y: top, width: scale.columns, height: scale.rows)
      self.rows = rows == nil ? top + max(scale.rows, 16) : min(most, top + max(scale.rows, 16))
      let left = scale.columns + 2
      caption = Region(x: left, y: top, width: columns - left, height: min(6, self.rows - top))
      let start = caption.bottom + 1
      log = Region(x: left, y: start, width: columns - left, height: max(0, self.rows - start))
    } else {
      // Below each other: the picture gets what the sentence and a few calls leave.
      let below = most >= 24 ? 4 + 6 : 4 + 3
      let scale = PictureScale(area, columns: min(columns, 60), rows: max(4, most - top - below))
      picture = Region(
        x: (columns - scale.columns) / 2, y: top, width: scale.columns, height: scale.rows)
      self.rows = min(most, picture.bottom + below)
      caption = Region(x: 0, y: picture.bottom, width: columns, height: min(4, self.rows - picture.bottom))
      log = Region(x: 0, y: caption.bottom, width: columns, height: max(0, self.rows - caption.bottom))
    }
  }
}
