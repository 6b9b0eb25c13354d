import Geometry

extension Value {
  /// The corners that a UIRectCorner names, in the order of a path's outline; nil for anything else.
  var corners: [Bool]? {
    let names: [String]
    switch self {
    case .symbol(let name): names = [name]
    case .list(let list):
      names = list.items.flatMap { item -> [String] in
        switch item {
        case .symbol(let name): [name]
        case .list(let inner): inner.items.compactMap { if case .symbol(let name) = $0 { name } else { nil } }
        default: []
        }
      }
    default: return nil
    }
    if names.contains("allCorners") { return [true, true, true, true] }
    return ["bottomRight", "bottomLeft", "topLeft", "topRight"].map(names.contains)
  }
}

extension Path {
  /// A rectangle of which some corners are quarter circles: bottom right, bottom left, top left, top right.
  init(roundedRect rect: Rect, _ corners: [Bool], radiusX: Double, radiusY: Double) {
    self.init(roundedRect: rect, radiusX: radiusX, radiusY: radiusY)
    guard corners.count == 4, corners.contains(false), let outline = outlines.first, outline.count > 4 else {
      return
    }
    let box = rect.standardized
    let sharp = [
      Point(box.maxX, box.maxY), Point(box.minX, box.maxY), Point(box.minX, box.minY),
      Point(box.maxX, box.minY),
    ]
    let quarter = outline.count / 4
    let points = (0..<4).flatMap { place in
      corners[place] ? Array(outline[place * quarter..<(place + 1) * quarter]) : [sharp[place]]
    }
    self.init(outlines: [points], isOpen: false)
  }

  /// The same outlines the other way round.
  var reversed: Path {
    var path = Path(outlines: outlines.reversed().map { $0.reversed() }, isOpen: false)
    path.usesEvenOddRule = usesEvenOddRule
    return path
  }
}
