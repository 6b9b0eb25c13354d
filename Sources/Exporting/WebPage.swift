import Drawing
import Geometry
import Presentation
import SceneModel
import Session

/// The player as one page for a browser: no network, both languages, and a readable list where scripts are off.
struct WebPage {
  private let session: Session
  private let language: Language
  private let story: Story
  private let map: MapFile
  private let english = ExportWords(.english)
  private let chinese = ExportWords(.chinese)

  init(_ session: Session, _ language: Language) {
    self.session = session
    self.language = language == .chinese ? .chinese : .english
    story = Story(session)
    map = MapFile(session, of: nil, self.language)
  }

  var text: String {
    let title = session.event?.command ?? english.say(.sceneTitle)
    let isChinese = language == .chinese
    return """
      <!DOCTYPE html>
      <html lang="\(isChinese ? "zh-Hans" : "en")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <meta name="generator" content="taptrace">
      <link rel="icon" href="data:,">
      <title>\(ExportWords(language).say(.pageTitle(oneLine(title))).xml)</title>
      <style>
      \(WebStyle.text)
      \(map.style)
      \(MapFile.edge)
      </style>
      </head>
      <body>
      <header>
      <h1>\(oneLine(title).xml)</h1>
      <div class="choices">
      <fieldset class="choice"><legend class="hidden">\(both(.language))</legend>
      <input type="radio" name="lang" id="lang-en"\(isChinese ? "" : " checked")><label for="lang-en" lang="en">English</label>
      <input type="radio" name="lang" id="lang-zh"\(isChinese ? " checked" : "")><label for="lang-zh" lang="zh-Hans">中文</label>
      </fieldset>
      <fieldset class="choice scripted"><legend class="hidden">\(both(.theme))</legend>
      <input type="radio" name="theme" id="theme-auto" checked><label for="theme-auto">\(both(.themeAuto))</label>
      <input type="radio" name="theme" id="theme-light"><label for="theme-light">\(both(.themeLight))</label>
      <input type="radio" name="theme" id="theme-dark"><label for="theme-dark">\(both(.themeDark))</label>
      </fieldset>
      </div>
      </header>
      <main>
      <section class="stage" aria-label="taptrace">
      \(stage)
      \(controls)
      \(say)
      </section>
      <div class="side">
      \(log)
      \(chain)
      \(touchMap)
      </div>
      </main>
      <footer><p>\(both(.madeBy))</p></footer>
      \(whys)
      \(data)
      <script>
      \(WebScript.text)
      </script>
      </body>
      </html>

      """
  }

  private func oneLine(_ command: String) -> String {
    command.split(separator: "\n").first.map(String.init) ?? command
  }

  // MARK: Languages

  private func both(_ phrase: ExportPhrase) -> String {
    pair(english.say(phrase).xml, chinese.say(phrase).xml)
  }

  /// Both languages, of which the style shows one; what is the same in both stands once.
  private func pair(_ english: String, _ chinese: String) -> String {
    english == chinese
      ? english : "<span lang=\"en\">\(english)</span><span lang=\"zh-Hans\">\(chinese)</span>"
  }

  private func pair(_ english: StyledText, _ chinese: StyledText) -> String {
    pair(WebPage.html(english), WebPage.html(chinese))
  }

  /// Styled text as HTML: each role a class.
  static func html(_ text: StyledText) -> String {
    text.spans.map { span in
      let name: String? =
        switch span.style.role {
        case .name: "name"
        case .number: "number"
        case .hit: "hit"
        case .miss, .warning, .error: "miss"
        case .asked: "asked"
        case .dim: "dim"
        case .keyword: "key"
        case .plain, .heading, .accent: nil
        }
      return name.map { "<span class=\"\($0)\">\(span.text.xml)</span>" } ?? span.text.xml
    }.joined()
  }

  // MARK: The stage

  private var stage: String {
    let margin = 14.0
    let area = story.area
    let box = short([
      area.minX - margin, area.minY - margin, area.width + 2 * margin, area.height + 2 * margin,
    ])
    let still = story.still
    var text = """
      <figure>
      <svg id="screen" viewBox="\(box)" role="img" aria-labelledby="screen-title" style="--w:\(short(area.width + 2 * margin));--h:\(short(area.height + 2 * margin))">
      <title id="screen-title">\(english.say(.screen)) · \(chinese.say(.screen))</title>
      <rect class="screen" x="\(short(area.minX))" y="\(short(area.minY))" width="\(short(area.width))" height="\(short(area.height))" rx="4"/>

      """
    func versions(_ layer: (Sketch) -> String) -> String {
      story.sketches.enumerated().map { number, sketch in
        "<g class=\"version\" data-version=\"\(number)\"\(number == still?.version ?? 0 ? "" : " hidden")>\n"
          + layer(sketch) + "</g>\n"
      }.joined()
    }
    let overlay = still.map { Overlay($0.marks, on: story.sketches[$0.version]) }
    text += versions(\.boxes) + "<g id=\"outlines\">\(overlay?.outlines ?? "")</g>\n"
    text += versions(\.names) + "<g id=\"overlay\">\(overlay?.signs ?? "")</g>\n</svg>\n</figure>\n"
    return text
  }

  private var controls: String {
    guard !story.frames.isEmpty else { return "" }
    func button(_ id: String, _ icon: String, _ phrase: ExportPhrase, _ key: String) -> String {
      "<button type=\"button\" id=\"\(id)\" aria-keyshortcuts=\"\(key.xml)\" title=\"\(key.xml)\"><svg viewBox=\"0 0 24 24\""
        + " aria-hidden=\"true\">\(icon)</svg><span class=\"hidden\">\(both(phrase))</span></button>\n"
    }
    return """
      <div class="controls scripted" role="toolbar" aria-label="Player">
      <input type="range" id="seek" min="0" max="\(story.frames.count - 1)" value="0" aria-label="Step">
      <div class="buttons">
      \(button("first", "<path d=\"M6 5v14M19 5 9 12l10 7z\"/>", .first, "g"))\
      \(button("back", "<path d=\"M16 5 6 12l10 7z\"/>", .back, "p"))\
      \(button("play", "<path class=\"start\" d=\"M7 4v16l13-8z\"/><path class=\"stop\" d=\"M7 5v14M17 5v14\"/>", .play, "Space"))\
      \(button("next", "<path d=\"M8 5l10 7-10 7z\"/>", .next, "n"))\
      \(button("last", "<path d=\"M18 5v14M5 5l10 7-10 7z\"/>", .last, "G"))\
      </div><div class="buttons">
      <button type="button" id="decider" class="worded" aria-keyshortcuts="d" title="d">\(both(.decider))</button>
      <button type="button" id="ask" class="worded" aria-keyshortcuts="w" title="w" aria-expanded="false" aria-controls="why">\(both(.whyButton))</button>
      <span class="speed"><button type="button" id="slower" aria-keyshortcuts="[" title="["><span aria-hidden="true">−</span><span class="hidden">\(both(.slower))</span></button><output id="speed" aria-live="polite">1×</output><button type="button" id="faster" aria-keyshortcuts="]" title="]"><span aria-hidden="true">+</span><span class="hidden">\(both(.faster))</span></button></span>
      </div>
      </div>
      """
  }

  private var say: String {
    guard !story.frames.isEmpty else { return "<p class=\"say\">\(both(.noEvent))</p>" }
    let still = story.still
    let position = still.map { "\($0.number) / \(story.frames.count - 1)" } ?? ""
    return """
      <div class="now">
      <p id="position">\(position)</p>
      <div id="say" aria-live="polite" aria-atomic="true">\(still.map(caption) ?? "")</div>
      <div id="why" hidden tabindex="-1"></div>
      </div>
      <p class="keys scripted">\(both(.keysText))</p>
      """
  }

  private func caption(_ frame: Story.Frame) -> String {
    var text = "<p class=\"headline\">\(pair(frame.english.headline, frame.chinese.headline))</p>"
    for (en, zh) in zip(frame.english.details, frame.chinese.details) {
      text += "<p class=\"detail\">\(pair(en, zh))</p>"
    }
    return text
  }

  // MARK: Lists

  private var log: String {
    guard !story.frames.isEmpty else { return "" }
    var text =
      "<section class=\"panel\" aria-labelledby=\"log-title\"><h2 id=\"log-title\">\(both(.log))</h2>\n<ol id=\"log\">\n"
    for frame in story.frames where frame.english.link == nil {
      let isStage = frame.english.line == nil
      let line =
        isStage
        ? pair(frame.english.headline, frame.chinese.headline)
        : pair(frame.english.line ?? "", frame.chinese.line ?? "")
      var classes: [String] = []
      if frame.number == story.decider { classes.append("decides") }
      if frame.english.isRefusal { classes.append("refuses") }
      let mark =
        frame.number == story.decider ? " <em class=\"badge\">\(both(.deciding))</em>" : ""
      let depth = min(frame.english.depth, 14)
      // Without scripts both stand below each other, and one is enough.
      let isSame = (frame.english.line?.plain ?? "").hasSuffix(frame.english.headline.plain)
      text +=
        "<li value=\"\(frame.number)\"\(classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"")>"
        + "<button type=\"button\" data-frame=\"\(frame.number)\" style=\"--depth:\(depth)\">"
        + "<span class=\"line\">\(line)\(mark)</span></button>"
        + "<div class=\"told\(isSame ? " same" : "")\">\(caption(frame))</div></li>\n"
    }
    if story.leftOut > 0 { text += "<li class=\"rest\">\(both(.leftOut(story.leftOut)))</li>\n" }
    return text + "</ol></section>\n"
  }

  private var chain: String {
    guard let en = story.english, let zh = story.chinese, !en.responders.isEmpty else { return "" }
    let links = Dictionary(
      story.frames.compactMap { frame in frame.english.link.map { ($0, frame.number) } },
      uniquingKeysWith: { first, _ in first })
    var text =
      "<section class=\"panel\" aria-labelledby=\"chain-title\"><h2 id=\"chain-title\">\(both(.chain))</h2>\n<ol id=\"chain\">\n"
    for (place, (one, other)) in zip(en.responders, zh.responders).enumerated() {
      let frame = links[place].map { " data-frame=\"\($0)\"" } ?? " disabled"
      text +=
        "<li><button type=\"button\"\(frame)><b>\(one.name.xml)</b> <span class=\"dim\">\(one.className.xml)</span></button>"
      if !one.reason.isEmpty { text += "<p class=\"reason\">\(pair(one.reason, other.reason))</p>" }
      text += "</li>\n"
    }
    return text + "</ol></section>\n"
  }

  private var touchMap: String {
    let box = map.areaBox
    let remarks = zip(map.remarks(english), map.remarks(chinese)).map {
      "<p class=\"remark\">\(pair($0.xml, $1.xml))</p>"
    }
    return """
      <section class="panel touchmap" aria-labelledby="map-title"><h2 id="map-title">\(both(.map))</h2>
      <div class="mapbox">
      <svg viewBox="\(short([box.minX - 1, box.minY - 1, box.width + 2, box.height + 2]))" role="img" aria-labelledby="map-title" style="--w:\(short(box.width));--h:\(short(box.height))">
      <rect class="screen" x="\(short(box.minX))" y="\(short(box.minY))" width="\(short(box.width))" height="\(short(box.height))"/>
      \(map.markup)</svg>
      <div>
      \(map.legend(english))\(remarks.joined(separator: "\n"))
      </div>
      </div></section>
      """
  }

  // MARK: Why

  /// How many views are explained: each explanation tries changes, which takes its time in a large scene.
  private var mostWhys: Int { session.scene.idCount > 150 ? 4 : 16 }
  /// How many lines an explanation has at most.
  private static let mostLines = 40

  /// The views that steps are about, in the order of their first step.
  private var subjects: [ObjectID] {
    var seen: Set<ObjectID> = []
    var list: [ObjectID] = []
    for frame in story.frames {
      guard let id = frame.english.marks.asked ?? frame.english.subject, seen.insert(id).inserted,
        session.scene.isAlive(id), session.scene.kind(of: id).isView
      else { continue }
      list.append(id)
    }
    return Array(list.prefix(mostWhys))
  }

  private var whys: String {
    guard session.event?.hit != nil else { return "" }
    var text = ""
    for id in subjects {
      var copy = session
      guard let reply = copy.run("why \(session.scene.name(of: id))"), reply.isFine else { continue }
      let pages = [Language.english, .chinese].map { language in
        let lines = Presenter(language: language, look: Look(width: 46)).page(for: reply, in: copy).lines
        return
          (lines.prefix(WebPage.mostLines).map(WebPage.html)
          + (lines.count > WebPage.mostLines ? ["…"] : [])).joined(separator: "\n")
      }
      text += "<template id=\"why-\(id.place)\"><pre>\(pair(pages[0], pages[1]))</pre></template>\n"
    }
    return text
  }

  // MARK: What the script reads

  private var data: String {
    guard !story.frames.isEmpty else { return "" }
    var before: [ObjectID: PictureMarks.Verdict] = [:]
    let frames = story.frames.map { frame -> JSON in
      let marks = frame.marks
      var members: [(String, JSON)] = [
        ("v", .number(Double(frame.version))), ("d", .number((frame.duration * 1000).rounded())),
      ]
      if let asked = marks.asked { members.append(("a", .number(Double(asked.place)))) }
      if let subject = frame.english.marks.asked ?? frame.english.subject {
        members.append(("s", .number(Double(subject.place))))
      }
      // Only what is new, where nothing is taken back: a long search would fill the page otherwise.
      let isMore = before.keys.allSatisfy { marks.verdicts[$0] != nil }
      let changed = marks.verdicts.filter { !isMore || before[$0.key] != $0.value }
      if !isMore || !changed.isEmpty {
        let verdicts = changed.sorted { $0.key < $1.key }.map {
          ("\($0.key.place)", JSON.string(Overlay.word($0.value)))
        }
        members.append((isMore ? "x" : "m", .object(verdicts)))
      }
      before = marks.verdicts
      if !marks.fingers.isEmpty {
        members.append(
          (
            "f",
            .array(
              marks.fingers.map { finger in
                .object([
                  ("p", point(finger.place)), ("t", .array(finger.trail.map(point))),
                  ("u", .bool(!finger.isDown)),
                ])
              })
          ))
      }
      if frame.english.link != nil { members.append(("c", .string(caption(frame)))) }
      return .object(members)
    }
    let sketches = story.sketches.map { sketch -> JSON in
      .object(
        sketch.corners.sorted { $0.key < $1.key }.map { id, corners in
          var shape: [JSON] = [
            .string(corners.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " "))
          ]
          if let label = sketch.labels[id] { shape += [number(label.maxX + 6.5), number(label.midY)] }
          return ("\(id.place)", .array(shape))
        })
    }
    let film = JSON.object([
      ("frames", .array(frames)), ("shapes", .array(sketches)),
      ("decider", story.decider.map { .number(Double($0)) } ?? .null),
      ("start", .number(Double(story.still?.number ?? 0))),
      ("finger", .string(Overlay.fingerShape)),
      ("signs", .object(Overlay.signs.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
      (
        "words",
        .object([
          ("en", words(english)), ("zh-Hans", words(chinese)),
        ])
      ),
    ])
    return "<script type=\"application/json\" id=\"film\">\(film.text.scriptJSON)</script>"
  }

  private func words(_ words: ExportWords) -> JSON {
    let phrases: [(String, ExportPhrase)] = [
      ("play", .play), ("pause", .pause), ("step", .frame), ("player", .player), ("nothing", .nothingAsked),
    ]
    return .object(phrases.map { ($0.0, .string(words.say($0.1))) })
  }

  private func point(_ point: Point) -> JSON { .array([number(point.x), number(point.y)]) }

  private func number(_ value: Double) -> JSON { .number((value * 1000).rounded() / 1000) }
}
