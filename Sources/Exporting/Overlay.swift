import Geometry
import Presentation
import SceneModel

/// What a moment of an event draws over the views: who is asked, what they said, where the fingers are.
struct Overlay: Sendable {
  private let sketch: Sketch
  private let marks: PictureMarks

  init(_ marks: PictureMarks, on sketch: Sketch) {
    self.marks = marks
    self.sketch = sketch
  }

  private var verdicts: [(ObjectID, PictureMarks.Verdict)] {
    marks.verdicts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The outlines, which lie under the names.
  var outlines: String {
    verdicts.map { outline($0, Overlay.word($1)) }.joined()
      + (marks.asked.map { outline($0, "asked") } ?? "")
  }

  /// The signs beside the names, and the fingers.
  var signs: String {
    verdicts.map { sign($0, $1) }.joined() + marks.fingers.map(finger).joined()
  }

  /// A sketch with all of it.
  var picture: String { sketch.boxes + outlines + sketch.names + signs }

  static func word(_ verdict: PictureMarks.Verdict) -> String {
    switch verdict {
    case .no: "no"
    case .yes: "yes"
    case .hit: "hit"
    }
  }

  private func outline(_ view: ObjectID, _ word: String) -> String {
    guard let corners = sketch.corners[view] else { return "" }
    return "<polygon class=\"o \(word)\" points=\"\(points(corners))\"/>"
  }

  private func points(_ points: [Point]) -> String {
    points.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
  }

  private func sign(_ view: ObjectID, _ verdict: PictureMarks.Verdict) -> String {
    guard let label = sketch.labels[view] else { return "" }
    let (word, path) = (Overlay.word(verdict), Overlay.signs[Overlay.word(verdict)] ?? "")
    return "<g class=\"s \(word)\" transform=\"translate(\(short([label.maxX + 6.5, label.midY])))\">"
      + "<circle r=\"5.5\"/>\(path)</g>"
  }

  /// The signs as paths: fonts lack them, or draw them as pictures.
  static let signs: [String: String] = [
    "no": "<path d=\"M-2.2-2.2 2.2 2.2M2.2-2.2-2.2 2.2\"/>", "yes": "<path d=\"M-2.6 .2-.8 2 2.6-2\"/>",
    "hit": "<circle class=\"dot\" r=\"2.2\"/>",
  ]

  private func finger(_ finger: PictureMarks.Finger) -> String {
    var text = ""
    if !finger.trail.isEmpty {
      text += "<polyline class=\"trail\" points=\"\(points(finger.trail + [finger.place]))\"/>"
    }
    return text + "<g class=\"finger\(finger.isDown ? "" : " up")\" transform=\"translate("
      + "\(short([finger.place.x, finger.place.y])))\">\(Overlay.fingerShape)</g>"
  }

  /// A fingertip with its exact point.
  static let fingerShape =
    "<circle class=\"halo\" r=\"15\"/><circle class=\"tip\" r=\"9\"/>"
    + "<path d=\"M-4 0H4M0-4V4\"/>"
}

/// The looks of pictures, on light and on dark paper.
enum PictureStyle {
  /// The colours as CSS variables.
  static let light =
    "--paper:#fff;--card:#f6f8fa;--ink:#1f2328;--soft:#59636e;--rule:#d1d9e0;--line:#7d8794;--chip:#ffffff;"
    + "--plain:#5b7a9d1f;--control:#0a69da2e;--label:#8b698c1c;--image:#00865726;--scroll:#3e9b8f24;"
    + "--bar:#7a6ff02b;--asked:#6c28cf;--yes:#00734a;--no:#b84300;--hit:#00734a;--glow:#00865733;"
    + "--finger:#cf2e6b;--hatch:#b8430055;--on:#fff;--name:#004382;--number:#74527a;--key:#004382;"
  /// The same for dark paper.
  static let dark =
    "--paper:#0d1117;--card:#151b23;--ink:#e6edf3;--soft:#9aa5b1;--rule:#2f3742;--line:#76808c;--chip:#161c24;"
    + "--plain:#8fb3d922;--control:#4493f83d;--label:#c49ac926;--image:#3ecf9a2b;--scroll:#5cc9bb2b;"
    + "--bar:#a99dff30;--asked:#ffe289;--yes:#3fcf9f;--no:#fcab01;--hit:#3fcf9f;--glow:#3fcf9f33;"
    + "--finger:#ff6fa5;--hatch:#fcab0166;--on:#0d1117;--name:#79eeff;--number:#d3a2d9;--key:#b7a3ff;"

  /// The rules for everything that is drawn.
  static let rules = """
    .screen{fill:var(--paper);stroke:var(--rule);stroke-width:1.5}
    .b{fill:var(--plain);stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
    .window>.b{fill:none;stroke:none}
    .control>.b{fill:var(--control)}.label>.b{fill:var(--label);stroke-dasharray:1 2}
    .image>.b{fill:var(--image)}.scroll>.b{fill:var(--scroll)}.bar>.b{fill:var(--bar)}
    .gone>.b{fill:none;stroke-dasharray:5 4;opacity:.75}.faint>.b{stroke-dasharray:1 4}
    .gone>.t{opacity:.45}
    .t{fill:var(--ink);text-anchor:middle;font-family:system-ui,-apple-system,"Segoe UI","Noto Sans CJK SC","PingFang SC",sans-serif}
    .n rect{fill:var(--chip);opacity:.9;stroke:var(--rule);stroke-width:.6}
    .n text{fill:var(--ink);font:500 9px ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Noto Sans CJK SC",monospace}
    .n.gone{opacity:.65}
    .o{fill:none;stroke-width:2;stroke-linejoin:round;vector-effect:non-scaling-stroke}
    .o.no{stroke:var(--no);stroke-dasharray:6 4}.o.yes{stroke:var(--yes)}
    .o.hit{stroke:var(--hit);stroke-width:3;fill:var(--glow)}
    .o.asked{stroke:var(--asked);stroke-width:4.5;opacity:.9}
    .s circle{stroke:var(--paper);stroke-width:1}.s path{fill:none;stroke:var(--on);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    .s.no circle{fill:var(--no)}.s.yes circle{fill:var(--yes)}.s.hit circle{fill:var(--hit)}
    .s .dot{fill:var(--on)!important;stroke:none!important}
    .halo{fill:var(--finger);opacity:.16}.tip{fill:none;stroke:var(--finger);stroke-width:2}
    .finger path{stroke:var(--finger);stroke-width:1.6;stroke-linecap:round}.finger.up{opacity:.55}
    .finger.up .tip{stroke-dasharray:3 3}
    .trail{fill:none;stroke:var(--finger);stroke-width:2;stroke-dasharray:1 5;stroke-linecap:round;opacity:.8}
    """

  /// The style of a picture that stands alone.
  static let alone =
    "<style>svg{\(light)}\n@media(prefers-color-scheme:dark){svg{\(dark)}}\n\(rules)\n"
    + ".say{fill:var(--ink);font:600 13px system-ui,-apple-system,\"Segoe UI\",\"Noto Sans CJK SC\",sans-serif}\n"
    + ".more{fill:var(--soft);font:400 11px ui-monospace,\"SF Mono\",Menlo,Consolas,\"DejaVu Sans Mono\",\"Noto Sans CJK SC\",monospace}\n"
    + ".page{fill:var(--card)}</style>\n"
}
