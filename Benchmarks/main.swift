import Geometry
import Messaging
import SceneModel

/// One tree's line: nanoseconds a hit, plain, silent, looked up and recorded.
func report(_ tree: Tree) throws {
  let scene = tree.scene
  let points = tree.points
  let plain = Plain(scene, root: tree.window)
  defer { plain.free() }
  for point in points {
    let found = scene.silentHitView(at: point)
    var simulation = Simulation(scene: scene)
    guard found?.index ?? -1 == plain.hit(point.x, point.y) || tree.name.hasSuffix("turned"),
      try simulation.findView(at: point).view == found
    else { fatalError("the searches disagree in \(tree.name) at \(point)") }
    if scene.idCount > 10_000 { break }
  }
  var searcher = Searcher(scene)
  let start = nanoseconds()
  searcher.makeIndex()
  let built = nanoseconds() - start
  guard
    points.prefix(scene.idCount > 10_000 ? 20 : 1024).allSatisfy({
      searcher.hitView(at: $0) == scene.silentHitView(at: $0)
    })
  else { fatalError("the index disagrees in \(tree.name)") }
  var running = Simulation(scene: scene)
  var steps = 0
  let times = measure([
    { plain.hit(points[$0 & 1023].x, points[$0 & 1023].y) },
    { scene.silentHitView(at: points[$0 & 1023])?.index ?? -1 },
    { number in
      running.forgetSteps()
      return (try? running.findView(at: points[number & 1023]))?.view?.index ?? -1
    },
    { searcher.hitView(at: points[$0 & 1023])?.index ?? -1 },
    { _ in Int32(truncatingIfNeeded: Simulation(scene: scene).stepCount) },
  ])
  for point in points.prefix(100) {
    var simulation = Simulation(scene: scene)
    _ = try simulation.findView(at: point)
    steps += simulation.stepCount
  }
  let (floor, silent, recorded) = (times[0], times[1], times[2])
  print(
    column(tree.name, 20), column(floor, 12), column(silent, 12), column(recorded, 12),
    column(silent / floor, 7, decimals: 2), column(recorded / silent, 7, decimals: 2),
    column(times[3], 8), column(built / Double(scene.idCount), 8, decimals: 0),
    column(Double(steps) / 100, 8, decimals: 0), column(times[4], 8, decimals: 0))
}

try comparePeersIfAsked()

/// Parts that were asked for by name (`bench code imports`), or all.
let wanted = CommandLine.arguments.dropFirst()
let parts: [(name: String, report: () throws -> Void)] = [
  ("imports", reportImports), ("code", reportCode), ("drags", reportDrags), ("pictures", reportPictures),
  ("screen", reportScreen), ("trees", reportTrees),
]
for name in wanted where !parts.contains(where: { $0.name == name }) {
  print(
    "no part is called \(name); there are \(parts.map(\.name).joined(separator: ", ")), or peers with a folder"
  )
}
for part in parts where wanted.isEmpty || wanted.contains(part.name) { try part.report() }

/// What a hit costs in trees of all shapes.
func reportTrees() throws {
  print(
    column("\nns a hit", 21),
    "       plain       silent     recorded  silent/ recorded/ indexed    made   steps   event")
  print(column("", 20), "                                          plain   silent           a view")
  try report(Tree.letters())
  try report(Tree.screen())
  try report(Tree.screen(turned: true))
  try report(Tree.wide(100_000))
  try report(Tree.deep(100_000))

  let before = residentBytes()
  let start = nanoseconds()
  let million = try Tree.million()
  let built = nanoseconds() - start
  let bytes = residentBytes() - before
  try report(million)
  let views = Double(million.scene.idCount)
  print("a million views: built in \(column(built / views, 0)) ns, \(column(bytes / views, 0)) bytes a view")
  print(
    "a placement has \(MemoryLayout<Placement>.stride) bytes, its gate \(MemoryLayout<Gate>.stride),",
    "a step \(MemoryLayout<Step>.stride)")
}
