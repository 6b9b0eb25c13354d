import Drawing
import Geometry
import Messaging
import Presentation
import SceneModel
import Session

/// What pictures cost, in milliseconds: a map of a screen at 80 by 40 cells, and a frame of a film of many views.
func reportPictures() throws {
  print(column("ms a picture", 32), "        time")
  let screen = Session(scene: try Tree.screen().scene)
  let turned = Session(scene: try Tree.screen(turned: true).scene)
  let many = try film(of: Tree.wide(10_000))
  let steps = max(1, many.count - 1)
  let times = measure(
    rounds: 7,
    [
      { _ in Int32(truncatingIfNeeded: MapPicture(of: screen, columns: 80, rows: 40).zones.count) },
      { _ in Int32(truncatingIfNeeded: MapPicture(of: turned, columns: 80, rows: 40).zones.count) },
      { number in Int32(truncatingIfNeeded: many.canvas(at: number * 997 % steps).width) },
    ])
  for (name, time) in zip(
    ["map, 400 views, 80 x 40", "map, 400 views, turned", "frame, 10,000 views"], times)
  {
    print(column(name, 32), column(time / 1e6, 12, decimals: 2))
  }
}

/// A film of a search through a tree.
private func film(of tree: Tree) throws -> Film {
  var app = Simulation(scene: tree.scene)
  _ = try app.findView(at: tree.points[0])
  return Film(of: Trace(before: tree.scene, recording: app.recorder), command: "hit", columns: 100, rows: 40)
}
