import Drawing
import Geometry
import SceneModel

/// Which view is seen at each cell's middle, whoever gets the touch there.
///
/// The picture rounds edges to cells; here each middle is tested as hit-testing tests it, so that a map never
/// blames an edge on rounding.
struct PictureSight: Sendable {
  /// The front-most visible view at each cell; nil for none.
  private(set) var seen: [ObjectID?]
  /// The visible views with the boxes that hold what can be seen of them, from back to front.
  private(set) var visible: [(view: ObjectID, box: Rect)] = []

  init(_ scene: Scene, _ scale: PictureScale) {
    seen = Array(repeating: nil, count: scale.columns * scale.rows)
    let layout = PictureLayout(scene, scale)
    let screen = Region(x: 0, y: 0, width: scale.columns, height: scale.rows)
    var toLocal: [Int: AffineTransform] = [:]
    func contains(_ point: Point, _ index: Int) -> Bool {
      let plate = layout.plates[index]
      guard let inverse = toLocal[index] ?? plate.toScreen.inverse else { return false }
      toLocal[index] = inverse
      return scene.placements[plate.id.place].contains(inverse.apply(point))
    }
    for (index, plate) in layout.plates.enumerated() where plate.sort == .solid || plate.sort == .glass {
      let corners = scene.bounds(of: plate.id).corners.map { plate.toScreen.apply($0) }
      let box = Rect.bounding(corners).intersection(scale.area)
      // What is clear on purpose lets what is behind it be seen.
      guard !box.isEmpty, !scene.isClear(plate.id) else { continue }
      var isSeen = false
      let cells = plate.region.inset(by: -1).intersection(screen)
      for y in cells.y..<cells.bottom {
        for x in cells.x..<cells.right {
          let middle = scale.middle(x: x, y: y)
          guard contains(middle, index) else { continue }
          var clipper = plate.clipper
          while clipper >= 0, contains(middle, clipper) { clipper = layout.plates[clipper].clipper }
          guard clipper < 0 else { continue }
          seen[y * scale.columns + x] = plate.id
          isSeen = true
        }
      }
      // A view too small for a cell has no middle in it, but a finger could still meet it.
      if isSeen || !plate.visible.isEmpty { visible.append((plate.id, box)) }
    }
  }
}
