import Drawing
import Geometry
import Presentation
import SceneModel
import Session

/// Pictures that stand alone: the screen, one step of an event, an event that moves.
struct PictureFile {
  private let session: Session
  private let language: Language
  private let words: ExportWords

  init(_ session: Session, _ language: Language) {
    self.session = session
    self.language = language
    words = ExportWords(language)
  }

  /// The screen as it is.
  func scene() -> String {
    let screen = session.screen
    let area = screen.isNull || screen.isEmpty || !screen.isFinite ? Rect(0, 0, 320, 480) : screen
    let sketch = Sketch(session.scene, area: area)
    return Frame(area: area, caption: []).document(
      title: words.say(.sceneTitle), description: description(of: session.scene), sketch.markup)
  }

  /// The screen at a step of the last event.
  func step(_ wanted: Int?) throws(Problem) -> String {
    guard let event = session.event else { throw Problem(.noEvent) }
    let count = event.trace.steps.count
    if let wanted, wanted > count { throw Problem(.noSuchStep(wanted, count: count)) }
    let film = Film(of: session, columns: 100, rows: nil, language: language)
    guard let film else { throw Problem(.noEvent) }
    let frame = wanted ?? film.decider ?? count
    let moment = film.moment(at: frame)
    let sketch = Sketch(film.scene(at: frame), area: film.area)
    let said = [moment.headline.plain] + moment.details.map(\.plain)
    return Frame(area: film.area, caption: said).document(
      title: "\(event.command) · \(words.say(.step(frame, of: count)))",
      description: said.joined(separator: " "), Overlay(moment.marks, on: sketch).picture)
  }

  /// How many frames a moving picture has at most.
  private static let mostFrames = 240

  /// The last event, frame after frame, for ever; where motion is unwelcome, its deciding frame alone.
  func animation() throws(Problem) -> String {
    guard let event = session.event else { throw Problem(.noEvent) }
    let story = Story(session)
    let told = Array(story.frames.filter { $0.number == 0 || $0.english.line != nil }.prefix(Self.mostFrames))
    guard let still = story.still ?? told.last else { throw Problem(.noEvent) }
    var starts: [Double] = []
    var total = 0.0
    for frame in told {
      starts.append(total)
      total += frame.duration
    }
    // The end stays for a moment before it begins again.
    total += 1.5
    func span(_ name: String, from start: Double, to end: Double) -> String {
      let from = short(start / total * 100)
      let to = short(min(100, end / total * 100))
      let before = start > 0 ? "0%{visibility:hidden}" : ""
      let after = end < total ? "\(to)%{visibility:hidden}" : ""
      return "@keyframes \(name){\(before)\(from)%{visibility:visible}\(after)}\n"
        + ".\(name){animation:\(name) \(short(total))s step-end infinite}\n"
    }
    var style = ""
    var body = ""
    for (number, sketch) in story.sketches.enumerated() {
      // A state may come back: one group for each time it is shown.
      var place = 0
      var run = 0
      while place < told.count {
        guard told[place].version == number else {
          place += 1
          continue
        }
        let first = place
        while place < told.count, told[place].version == number { place += 1 }
        let name = "v\(number)r\(run)"
        style += span(name, from: starts[first], to: place < told.count ? starts[place] : total)
        let isStill = still.version == number && run == 0
        body += "<g class=\"f \(name)\(isStill ? " still" : "")\">\(sketch.markup)</g>\n"
        run += 1
      }
    }
    for (place, frame) in told.enumerated() {
      let name = "f\(frame.number)"
      style += span(name, from: starts[place], to: place + 1 < told.count ? starts[place + 1] : total)
      let moment = frame.moment(language)
      body += "<g class=\"f \(name)\(frame.number == still.number ? " still" : "")\">"
      let overlay = Overlay(moment.marks, on: story.sketches[frame.version])
      body += overlay.outlines + overlay.signs
      body += Frame(area: story.area, caption: caption(moment)).captionMarkup
      body += "</g>\n"
    }
    style +=
      ".f{visibility:hidden}\n@media(prefers-reduced-motion:reduce){.f{animation:none}.still{visibility:visible}}"
    let most = told.map { caption($0.moment(language)).count }.max() ?? 1
    return Frame(area: story.area, caption: Array(repeating: "", count: most)).document(
      title: event.command, description: caption(still.moment(language)).joined(separator: " "),
      "<style>\n\(style)\n</style>\n" + body)
  }

  private func caption(_ moment: FilmMoment) -> [String] {
    [moment.headline.plain] + moment.details.prefix(2).map(\.plain)
  }

  private func description(of scene: Scene) -> String {
    let names = scene.windowsInOrder.flatMap { scene.subtree(of: $0) }.prefix(60).map { scene.name(of: $0) }
    return names.joined(separator: ", ")
  }

  /// The paper around a screen, with lines of text below it.
  struct Frame {
    let area: Rect
    let caption: [String]

    private static let margin = 18.0
    private static let lineHeight = 17.0

    private var width: Double { max(area.width, 300) + 2 * Frame.margin }
    private var lines: [String] {
      let columns = Int((width - 2 * Frame.margin) / 6.7)
      return caption.enumerated().flatMap { place, text in
        text.isEmpty
          ? [""]
          : StyledText(text).wrapped(to: columns).map { (place == 0 ? "" : "\u{1}") + $0.plain }
      }
    }
    private var height: Double {
      let extra = caption.isEmpty ? 0 : Double(lines.count) * Frame.lineHeight + 8
      return area.height + 2 * Frame.margin + extra
    }

    var captionMarkup: String {
      var y = area.maxY + Frame.margin + 12
      var text = ""
      for line in lines {
        let isMore = line.hasPrefix("\u{1}")
        let said = isMore ? String(line.dropFirst()) : line
        if !said.isEmpty {
          text +=
            "<text class=\"\(isMore ? "more" : "say")\" x=\"\(short(area.minX))\" y=\"\(short(y))\""
            + " xml:space=\"preserve\">\(said.xml)</text>"
        }
        y += Frame.lineHeight
      }
      return text
    }

    func document(title: String, description: String, _ body: String) -> String {
      let left = area.minX - Frame.margin
      let top = area.minY - Frame.margin
      return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(short([left, top, width, height]))" width="\(short(width))" height="\(short(height))" role="img">
        <title>\(title.xml)</title>
        <desc>\(description.xml)</desc>
        \(PictureStyle.alone)<rect class="page" x="\(short(left))" y="\(short(top))" width="\(short(width))" height="\(short(height))"/>
        <rect class="screen" x="\(short(area.minX))" y="\(short(area.minY))" width="\(short(area.width))" height="\(short(area.height))" rx="4"/>
        \(body)\(captionMarkup)
        </svg>

        """
    }
  }
}
