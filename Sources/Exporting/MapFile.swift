import Drawing
import Geometry
import Presentation
import SceneModel
import Session

/// The touch map: a colour for each view that gets touches, with its name on it, and what the colours mean below.
struct MapFile {
  private let session: Session
  private var words: ExportWords
  private let regions: TouchRegions
  private let area: Rect
  private let subject: ObjectID?

  init(_ session: Session, of subject: ObjectID?, _ language: Language) {
    self.session = session
    self.subject = subject
    words = ExportWords(language)
    let screen = session.screen
    area = screen.isNull || screen.isEmpty || !screen.isFinite ? Rect(0, 0, 320, 480) : screen
    regions = TouchRegions(session, area: area, subject: subject)
  }

  /// How many views the legend names.
  private static let mostRows = 24

  private var rows: [(view: ObjectID, share: Double)] { Array(regions.shares.prefix(MapFile.mostRows)) }

  private var notes: [String] {
    var notes: [String] = []
    if regions.isSampled { notes.append(words.say(.sampled)) }
    if !regions.mismatches.isEmpty {
      notes.append(words.say(.hatched))
      for mismatch in regions.mismatches.prefix(6) {
        let taker = mismatch.taker.map { session.scene.name(of: $0) } ?? words.say(.nobody)
        notes.append(
          "  " + words.say(.seenElsewhere(seen: session.scene.name(of: mismatch.seen), taken: taker)))
      }
    }
    return notes
  }

  /// The colours of the regions, light and dark; they repeat, and names tell them apart.
  private static let hues = [
    ("#9cc9f5", "#17456f"), ("#f6c98f", "#6b4308"), ("#a5dcc3", "#0e5a43"), ("#d9c2ec", "#4d3267"),
    ("#f3e08d", "#5f5208"), ("#f2b3a2", "#6e2a18"), ("#b9c6d8", "#374556"), ("#d4e5a8", "#41541a"),
  ]

  /// The rules that colour the regions.
  var style: String {
    var light = ""
    var dark = ""
    for (number, row) in regions.shares.enumerated() {
      let hue = MapFile.hues[number % MapFile.hues.count]
      light += "--r\(row.view.place):\(hue.0);"
      dark += "--r\(row.view.place):\(hue.1);"
    }
    let fills = regions.shares.map { ".r\($0.view.place){fill:var(--r\($0.view.place))}" }.joined()
    return MapFile.colours(light, dark) + ".r{fill:var(--card);stroke:none}\(fills)"
  }

  private static func colours(_ light: String, _ dark: String) -> String {
    ".touchmap{\(light)}@media(prefers-color-scheme:dark){:root:not([data-theme=light]) .touchmap{\(dark)}}"
      + ":root[data-theme=dark] .touchmap{\(dark)}"
  }

  /// The regions with hatching and names, for a picture of the screen.
  var markup: String {
    var text = "<defs><pattern id=\"hatch\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\""
    text += " patternTransform=\"rotate(45)\"><rect width=\"2.4\" height=\"7\" style=\"fill:var(--hatch)\"/>"
    text += "</pattern></defs>\n\(regions.markup)"
    if !regions.hatched.isEmpty {
      text += "<path d=\"\(regions.hatched)\" fill=\"url(#hatch)\" style=\"stroke:var(--hatch)\"/>\n"
    }
    text += edges
    for (view, _) in rows {
      guard let spot = regions.spots[view] else { continue }
      let name = session.scene.name(of: view)
      let width = Double(name.visible.columns) * 5.5 + 8
      let x = max(area.minX + 1, min(spot.x - width / 2, area.maxX - width - 1))
      let y = max(area.minY + 1, min(spot.y - 6.5, area.maxY - 14))
      text +=
        "<g class=\"n\" transform=\"translate(\(short([x, y])))\"><rect width=\"\(short(width))\" height=\"13\""
        + " rx=\"3\"/><text x=\"4\" y=\"9.7\">\(name.xml)</text></g>\n"
    }
    return text
  }

  /// Thin outlines of the views, so that equal neighbours can be told apart.
  private var edges: String {
    let sketch = Sketch(session.scene, area: area)
    return regions.shares.compactMap { sketch.corners[$0.view] }.map { corners in
      let points = corners.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
      return "<polygon points=\"\(points)\" class=\"edge\"/>\n"
    }.joined()
  }

  /// The legend as rows of HTML.
  func legend(_ words: ExportWords) -> String {
    var text = "<ul class=\"legend\">\n"
    for (view, share) in rows {
      text += "<li><span class=\"swatch\" style=\"background:var(--r\(view.place))\"></span>"
      text +=
        "<b>\(session.scene.name(of: view).xml)</b> <span class=\"share\">\(percent(share))</span></li>\n"
    }
    return text + "</ul>\n"
  }

  /// The remarks below the map.
  func remarks(_ words: ExportWords) -> [String] {
    var own = self
    own.words = words
    return own.notes
  }

  private func percent(_ share: Double) -> String {
    let value = (share * 1000).rounded() / 10
    return value == 0 ? "<0.1%" : "\(Numbers.text(value, decimals: 1))%"
  }

  var areaBox: Rect { area }

  /// The picture.
  var text: String {
    let margin = 18.0
    let width = max(area.width, 300) + 2 * margin
    var below = ""
    var y = area.maxY + margin + 10
    let columnWidth = (width - 2 * margin) / 2
    for (place, row) in rows.enumerated() {
      let x = area.minX + Double(place % 2) * columnWidth
      let name = session.scene.name(of: row.view)
      below +=
        "<rect class=\"r r\(row.view.place) swatch\" x=\"\(short(x))\" y=\"\(short(y - 9))\" width=\"12\" height=\"12\""
        + " rx=\"2\"/><text class=\"say\" x=\"\(short(x + 18))\" y=\"\(short(y + 1))\">\(name.xml)"
        + "<tspan class=\"more\" dx=\"6\">\(percent(row.share).xml)</tspan></text>\n"
      if place % 2 == 1 || place == rows.count - 1 { y += 19 }
    }
    let columns = Int((width - 2 * margin) / 6.7)
    for note in notes {
      for line in StyledText(note).wrapped(to: columns, hanging: 2) {
        below +=
          "<text class=\"more\" x=\"\(short(area.minX))\" y=\"\(short(y + 2))\" xml:space=\"preserve\">"
          + "\(line.plain.xml)</text>\n"
        y += 16
      }
    }
    let height = y + 6 - area.minY + margin
    let (left, top) = (area.minX - margin, area.minY - margin)
    let title = words.say(.mapTitle(subject.map { session.scene.name(of: $0) }))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="touchmap" viewBox="\(short([left, top, width, height]))" width="\(short(width))" height="\(short(height))" role="img">
      <title>\(title.xml)</title>
      \(PictureStyle.alone)<style>\(style)
      \(MapFile.edge)</style>
      <rect class="page" x="\(short(left))" y="\(short(top))" width="\(short(width))" height="\(short(height))"/>
      <rect class="screen" x="\(short(area.minX))" y="\(short(area.minY))" width="\(short(area.width))" height="\(short(area.height))"/>
      \(markup)\(below)</svg>

      """
  }

  /// The rule for outlines.
  static let edge =
    ".edge{fill:none;stroke:var(--line);stroke-width:.7;vector-effect:non-scaling-stroke}rect.swatch{stroke:var(--line)}"
}
