import Geometry
import Messaging
import PeerFloor
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `bench peers FOLDER [TREE...]`: measures the program's searches and those in C on the trees of the comparison, and
/// leaves trees and answers in the folder for the others.
///
/// Prints a line for each tree and search: the tree, its views, the search, nanoseconds a hit, bytes a view. The line
/// `built` has nanoseconds to build a view, and the bytes that it takes in memory with all that is not hot.
func comparePeers(folder: String, only: [String]) throws {
  // Where a peer takes milliseconds a hit, fewer points have to do, the same ones for all.
  let trees: [(name: String, points: Int, make: () throws -> Tree)] = [
    ("toy", 1024, Tree.letters), ("screen", 1024, { try Tree.screen() }),
    ("wide", 64, { try Tree.wide(100_000) }), ("levels", 64, { try Tree.deep(1_000) }),
    ("deep", 64, { try Tree.deep(100_000) }), ("million", 1024, Tree.million),
  ]
  for (name, points, make) in trees where only.isEmpty || only.contains(name) {
    let (start, before) = (nanoseconds(), residentBytes())
    let tree = try make()
    let (built, size) = (nanoseconds() - start, residentBytes() - before)
    let neutral = NeutralTree(tree, name: name, points: points)
    let views = Double(neutral.parents.count)
    line(neutral, "built: taptrace", built / views, size / views)
    try comparePeers(tree, neutral, folder: folder)
  }
}

private func line(_ tree: NeutralTree, _ name: String, _ time: Double, _ size: Double) {
  let numbers = [column(time, 0, decimals: 2), column(size, 0, decimals: 0)]
  print(([tree.name, "\(tree.parents.count)", name] + numbers).joined(separator: "\t"))
}

private func comparePeers(_ tree: Tree, _ neutral: NeutralTree, folder: String) throws {
  let name = neutral.name
  neutral.write(to: folder)
  let floor = CFloor(neutral)
  defer { floor.free() }
  let plain = Plain(tree.scene, root: tree.window)
  defer { plain.free() }
  let scene = tree.scene
  let points = neutral.points

  let answers = points.map { point in scene.silentHitView(at: point).map { neutral.numbers[$0.place] } ?? -1 }
  neutral.write(answers: answers, to: folder)
  for (number, point) in points.enumerated() {
    let others = [
      floor_plain_hit(floor.plain, point.x, point.y), floor_lists_hit(floor.lists, point.x, point.y),
      floor_flat_hit(floor.flat, point.x, point.y),
    ]
    guard others.allSatisfy({ $0 == answers[number] }) else {
      fatalError("\(name), \(point.x) \(point.y): \(answers[number]) here, \(others) in C")
    }
    // A long trace each: a few will do where a hit takes long.
    if scene.idCount > 10_000, number >= 100 { continue }
    var simulation = Simulation(scene: scene)
    let found = try simulation.findView(at: point).view.map { neutral.numbers[$0.place] } ?? -1
    guard found == answers[number] else { fatalError("\(name), \(point.x) \(point.y): \(found) recorded") }
  }

  var running = Simulation(scene: scene)
  var searcher = Searcher(scene)
  let start = nanoseconds()
  searcher.makeIndex()
  let indexed = nanoseconds() - start
  for (number, point) in points.enumerated() {
    let found = searcher.hitView(at: point).map { neutral.numbers[$0.place] } ?? -1
    guard found == answers[number] else { fatalError("\(name), \(point.x) \(point.y): \(found) looked up") }
  }
  let times = measurePasses(
    over: points,
    [
      { floor_plain_hit(floor.plain, $0.x, $0.y) },
      { floor_lists_hit(floor.lists, $0.x, $0.y) },
      { floor_flat_hit(floor.flat, $0.x, $0.y) },
      { plain.hit($0.x, $0.y) },
      { scene.silentHitView(at: $0)?.index ?? -1 },
      { point in
        running.forgetSteps()
        return (try? running.findView(at: point))?.view?.index ?? -1
      },
      { searcher.hitView(at: $0)?.index ?? -1 },
    ])
  let views = neutral.parents.count
  let sizes = [floor_plain_bytes(floor.plain), floor_lists_bytes(floor.lists), floor_flat_bytes(floor.flat)]
    .map { Double($0) / Double(views) }
  let placement = Double(MemoryLayout<Placement>.stride + MemoryLayout<Gate>.stride)
  let rows = [
    ("C", sizes[0]), ("C, lists indexed", sizes[1]), ("C, screen indexed", sizes[2]),
    ("Swift, unchecked", Double(Plain.bytes)), ("taptrace, silent", placement),
    ("taptrace, recorded", placement),
    ("taptrace, indexed", placement + Double(searcher.indexBytes) / Double(views)),
  ]
  line(neutral, "index: taptrace", indexed / Double(views), Double(searcher.indexBytes) / Double(views))
  for (row, time) in zip(rows, times) { line(neutral, row.0, time, row.1) }
}

/// The nanoseconds a hit takes, for several searches in turn: the best of many passes over all points.
///
/// Whole passes, since some points take a thousand times as long as others.
private func measurePasses(over points: [Point], _ searches: [(Point) -> Int32]) -> [Double] {
  func pass(_ search: (Point) -> Int32, _ repeats: Int) -> Double {
    let start = nanoseconds()
    for _ in 0..<repeats {
      for point in points { sink(search(point)) }
    }
    return (nanoseconds() - start) / Double(repeats * points.count)
  }
  let repeats = searches.map { max(1, Int(4e6 / (pass($0, 1) * Double(points.count)))) }
  var best = [Double](repeating: .infinity, count: searches.count)
  let start = nanoseconds()
  var rounds = 0
  while rounds < 5 || (rounds < 60 && nanoseconds() - start < 10e9) {
    rounds += 1
    for place in searches.indices { best[place] = min(best[place], pass(searches[place], repeats[place])) }
  }
  return best
}

/// The searches in C.
private struct CFloor {
  let plain: OpaquePointer
  let lists: OpaquePointer
  let flat: OpaquePointer

  init(_ tree: NeutralTree) {
    let frames = tree.frames.map {
      floor_frame(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
    }
    (plain, lists, flat) = tree.parents.withUnsafeBufferPointer { parents in
      frames.withUnsafeBufferPointer { frames in
        tree.off.withUnsafeBufferPointer { off in
          let views = floor_views(
            count: Int32(parents.count), parents: parents.baseAddress, frames: frames.baseAddress,
            off: off.baseAddress)
          return (floor_plain_make(views), floor_lists_make(views), floor_flat_make(views))
        }
      }
    }
  }

  func free() {
    floor_plain_free(plain)
    floor_lists_free(lists)
    floor_flat_free(flat)
  }
}

/// Does the comparison and ends, if the arguments ask for it.
func comparePeersIfAsked() throws {
  let arguments = CommandLine.arguments
  guard arguments.count >= 3, arguments[1] == "peers" else { return }
  try comparePeers(folder: arguments[2], only: Array(arguments[3...]))
  exit(0)
}
