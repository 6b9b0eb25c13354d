import Drawing
import Geometry
import SceneModel
import Session

/// A screen as SVG: the views as nested boxes, and above them all the names, each where it is free.
///
/// What an event does to the views is drawn over it (``Overlay``), so a sketch serves many frames.
struct Sketch: Sendable {
  /// The boxes.
  private(set) var boxes = ""
  /// The names.
  private(set) var names = ""
  /// The corners of each view that is drawn, in points of the screen.
  private(set) var corners: [ObjectID: [Point]] = [:]
  /// Where each name stands, in points of the screen.
  private(set) var labels: [ObjectID: Rect] = [:]

  private let scene: Scene
  private let area: Rect
  private let prefix: String
  private var drawn: [(view: ObjectID, box: Rect, isDashed: Bool, alpha: Double)] = []
  /// Where the views' own texts stand, roughly.
  private var writing: [Rect] = []

  /// Room for the mark beside a name.
  static let markRoom = 13.0

  /// Draws a scene.
  ///
  /// - Parameter prefix: What sets the ids of this sketch apart from others of the same document.
  init(_ scene: Scene, area: Rect, prefix: String = "") {
    self.scene = scene
    self.area = area
    self.prefix = prefix
    drawBoxes()
    placeNames()
  }

  /// The markup: boxes, then names.
  var markup: String { boxes + names }

  // MARK: Boxes

  private enum Task {
    case view(ObjectID, toScreen: AffineTransform, isDashed: Bool, alpha: Double)
    case text(String)
  }

  private mutating func drawBoxes() {
    // A list of tasks in place of recursion: trees may be very deep.
    var tasks: [Task] = scene.windowsFrontToBack.filter { !scene.hasFlag(.hidden, $0) }.map {
      .view($0, toScreen: scene.toSuperviewTransform(of: $0), isDashed: false, alpha: 1)
    }
    while let task = tasks.popLast() {
      switch task {
      case .text(let text): boxes += text
      case .view(let id, let toScreen, let isDashed, let alpha):
        tasks += draw(id, toScreen, isDashed, alpha).reversed()
      }
    }
  }

  /// A transform as SVG writes it.
  static func attribute(_ t: AffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return t.tx == 0 && t.ty == 0 ? "" : " transform=\"translate(\(short([t.tx, t.ty])))\""
    }
    return
      " transform=\"matrix(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { Numbers.text($0, decimals: 6) }.joined(separator: " ")))\""
  }

  private mutating func draw(
    _ id: ObjectID, _ toScreen: AffineTransform, _ isInHidden: Bool, _ alphaAbove: Double
  ) -> [Task] {
    let bounds = scene.bounds(of: id)
    let isDashed = isInHidden || (scene.hasFlag(.hidden, id) && scene.kind(of: id) != .window)
    let own = Double(scene.placements[id.place].opacity)
    let corners = bounds.corners.map { toScreen.apply($0) }
    self.corners[id] = corners
    drawn.append((id, Rect.bounding(corners), isDashed, own))
    var classes = "v " + Family(id, scene).rawValue
    if isDashed { classes += " gone" }
    if own < 0.01 { classes += " faint" }
    // What cannot be seen in the app can still be made out here.
    let opacity = own < 1 && !isDashed ? " opacity=\"\(short(max(own, 0.14)))\"" : ""
    boxes += "<g class=\"\(classes)\"\(Sketch.attribute(scene.toSuperviewTransform(of: id)))\(opacity)>"
    boxes +=
      "<rect class=\"b\" x=\"\(short(bounds.minX))\" y=\"\(short(bounds.minY))\""
      + " width=\"\(short(bounds.width))\" height=\"\(short(bounds.height))\"\(radius(id, bounds))\(fill(id))/>"
    let written = text(of: id, in: bounds)
    boxes += written.markup
    if let box = written.box { writing.append(toScreen.apply(box)) }
    let subviews = scene.drawnSubviews(of: id)
    guard !subviews.isEmpty else {
      boxes += "</g>\n"
      return []
    }
    var tasks: [Task] = []
    var end = "</g>\n"
    if scene.hasFlag(.clips, id) {
      let name = "\(prefix)c\(id.place)"
      boxes +=
        "<clipPath id=\"\(name)\"><rect x=\"\(short(bounds.minX))\" y=\"\(short(bounds.minY))\""
        + " width=\"\(short(bounds.width))\" height=\"\(short(bounds.height))\"/></clipPath>"
        + "<g clip-path=\"url(#\(name))\">\n"
      end = "</g></g>\n"
    } else {
      boxes += "\n"
    }
    for subview in subviews {
      let step = scene.toSuperviewTransform(of: subview)
      tasks.append(
        .view(subview, toScreen: step.then(toScreen), isDashed: isDashed, alpha: alphaAbove * own))
    }
    return tasks + [.text(end)]
  }

  private func radius(_ id: ObjectID, _ bounds: Rect) -> String {
    switch Family(id, scene) {
    case .control: " rx=\"\(short(min(8, bounds.height / 4, bounds.width / 4)))\""
    case .window, .label: ""
    default: " rx=\"\(short(min(3, bounds.height / 4, bounds.width / 4)))\""
    }
  }

  private func fill(_ id: ObjectID) -> String {
    guard case .text(let name)? = scene.value(of: .color, id), !name.isEmpty else { return "" }
    return NamedColor.hex(name).map { " style=\"fill:\($0)\"" } ?? ""
  }

  private func text(of id: ObjectID, in bounds: Rect) -> (markup: String, box: Rect?) {
    guard case .text(let text)? = scene.value(of: .text, id), !text.isEmpty, bounds.width > 0 else {
      return ("", nil)
    }
    let columns = Double(max(1, text.visible.columns))
    let size = min(13, bounds.height * 0.6, bounds.width / columns / 0.58)
    guard size >= 4 else { return ("", nil) }
    let width = columns * size * 0.56
    return (
      "<text class=\"t\" x=\"\(short(bounds.midX))\" y=\"\(short(bounds.midY + size * 0.35))\""
        + " font-size=\"\(short(size))\">\(text.xml)</text>",
      Rect(bounds.midX - width / 2, bounds.midY - size / 2, width, size)
    )
  }

  // MARK: Names

  private mutating func placeNames() {
    // Many names would be a grey mass: of a crowd only views with room for theirs are named.
    let isCrowd = drawn.count > 800
    var taken: [Rect] = []
    for (place, item) in drawn.enumerated() {
      let name = title(item.view, item.isDashed, item.alpha)
      let size = Size(Double(name.visible.columns) * 5.5 + 8, 13)
      if isCrowd, item.box.width < size.width || item.box.height < size.height { continue }
      let front = isCrowd ? [] : drawn[(place + 1)...].map(\.box)
      let spot = spot(for: size, in: item.box, taken, front)
      taken.append(Rect(spot.minX, spot.minY, spot.width + Sketch.markRoom, spot.height))
      labels[item.view] = spot
      names +=
        "<g class=\"n\(item.isDashed ? " gone" : "")\" transform=\"translate(\(short([spot.minX, spot.minY])))\">"
        + "<rect width=\"\(short(size.width))\" height=\"13\" rx=\"3\"/>"
        + "<text x=\"4\" y=\"9.7\">\(name.xml)</text></g>\n"
    }
  }

  private func title(_ id: ObjectID, _ isDashed: Bool, _ alpha: Double) -> String {
    var title = scene.name(of: id)
    if scene.hasFlag(.interactionDisabled, id) { title += " ⊘" }
    if alpha < 1 { title += " α\(Numbers.text(alpha, decimals: 3))" }
    return title
  }

  /// The best place for a name: in the view's own corner if that is free, else where it covers least.
  private func spot(for size: Size, in box: Rect, _ taken: [Rect], _ front: [Rect]) -> Rect {
    let seen = box.intersection(area)
    let room = seen.isNull || seen.isEmpty ? box : seen
    let (left, top) = (room.minX + 2, room.minY + 2)
    let (right, bottom) = (room.maxX - size.width - 2, room.maxY - size.height - 2)
    let places = [
      Point(left, top), Point(right, top), Point(left, bottom), Point(right, bottom),
      Point(room.midX - size.width / 2, top), Point(room.midX - size.width / 2, bottom),
      Point(left, top + 15), Point(left, top + 30), Point(room.midX - size.width / 2, room.midY - 6.5),
      Point(left, room.minY - size.height - 1), Point(left, room.maxY + 1),
    ]
    var best = Rect(left, top, size.width, size.height)
    var least = Double.infinity
    for (number, place) in places.enumerated() {
      let x = max(area.minX + 1, min(place.x, area.maxX - size.width - Sketch.markRoom))
      let y = max(area.minY + 1, min(place.y, area.maxY - size.height - 1))
      let spot = Rect(x, y, size.width, size.height)
      let withMark = Rect(x, y, size.width + Sketch.markRoom, size.height)
      var cost = Double(number) * 3
      for other in taken { cost += overlap(withMark, other) * 20 }
      for other in front { cost += overlap(spot, other) }
      for text in writing { cost += overlap(withMark, text) * 4 }
      if cost < least { (best, least) = (spot, cost) }
      if cost == 0 { break }
    }
    return best
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Double {
    let common = a.intersection(b)
    return common.isNull ? 0 : common.width * common.height
  }
}

/// What sort of view it is, for its looks.
enum Family: String, Sendable {
  case window, control, label, image, scroll, bar, plain

  init(_ id: ObjectID, _ scene: Scene) {
    let tests: [(String, Family)] = [
      ("UIWindow", .window), ("UIControl", .control), ("UILabel", .label), ("UIImageView", .image),
      ("UIScrollView", .scroll), ("UITabBar", .bar), ("UINavigationBar", .bar), ("UIToolbar", .bar),
      ("UITableViewCell", .bar), ("UICollectionViewCell", .bar),
    ]
    self = tests.first { scene.isKind(id, of: $0.0) }?.1 ?? .plain
  }
}

/// The colours that UIKit has names for.
enum NamedColor {
  private static let known: [String: String] = [
    "black": "#000000", "darkgray": "#555555", "lightgray": "#aaaaaa", "white": "#ffffff", "gray": "#808080",
    "grey": "#808080", "red": "#ff3b30", "green": "#34c759", "blue": "#007aff", "cyan": "#32ade6",
    "yellow": "#ffcc00", "magenta": "#d633b5", "orange": "#ff9500", "purple": "#af52de", "brown": "#a2845e",
    "pink": "#ff2d55", "teal": "#30b0c7", "indigo": "#5856d6", "mint": "#00c7be", "clear": "none",
  ]

  /// The colour's value; nil for a word that is none.
  static func hex(_ name: String) -> String? {
    var word = name.lowercased()
    if word.hasPrefix("system") { word = String(word.dropFirst(6)) }
    if word.hasSuffix("color") { word = String(word.dropLast(5)) }
    return known[word]
  }
}
