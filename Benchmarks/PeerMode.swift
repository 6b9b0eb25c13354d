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
/// Prints a line for each tree and search: the tree, its views, the search, nanoseconds a hit, bytes a view.
func comparePeers(folder: String, only: [String]) throws {
  let trees: [(name: String, make: () throws -> Tree)] = [
    ("toy", Tree.letters), ("screen", { try Tree.screen() }), ("wide", { try Tree.wide(100_000) }),
    ("deep", { try Tree.deep(100_000) }), ("million", Tree.million),
  ]
  for (name, make) in trees where only.isEmpty || only.contains(name) {
    try comparePeers(try make(), name: name, folder: folder)
  }
}

private func comparePeers(_ tree: Tree, name: String, folder: String) throws {
  let neutral = NeutralTree(tree, name: name)
  neutral.write(to: folder)
  let floor = CFloor(neutral)
  defer { floor.free() }
  let plain = Plain(tree.scene, root: tree.window)
  defer { plain.free() }
  let scene = tree.scene
  let points = tree.points

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

  let times = measure([
    { floor_plain_hit(floor.plain, points[$0 & 1023].x, points[$0 & 1023].y) },
    { floor_lists_hit(floor.lists, points[$0 & 1023].x, points[$0 & 1023].y) },
    { floor_flat_hit(floor.flat, points[$0 & 1023].x, points[$0 & 1023].y) },
    { plain.hit(points[$0 & 1023].x, points[$0 & 1023].y) },
    { scene.silentHitView(at: points[$0 & 1023])?.index ?? -1 },
    { number in
      var simulation = Simulation(scene: scene)
      return (try? simulation.findView(at: points[number & 1023]))?.view?.index ?? -1
    },
  ])
  let views = neutral.parents.count
  let sizes = [floor_plain_bytes(floor.plain), floor_lists_bytes(floor.lists), floor_flat_bytes(floor.flat)]
    .map { Double($0) / Double(views) }
  let placement = Double(MemoryLayout<Placement>.stride)
  let rows = [
    ("C", sizes[0]), ("C, lists indexed", sizes[1]), ("C, screen indexed", sizes[2]),
    ("Swift, unchecked", placement), ("taptrace, silent", placement), ("taptrace, recorded", placement),
  ]
  for (row, time) in zip(rows, times) {
    print("\(name)\t\(views)\t\(row.0)\t\(column(time, 0, decimals: 2))\t\(column(row.1, 0, decimals: 0))")
  }
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
