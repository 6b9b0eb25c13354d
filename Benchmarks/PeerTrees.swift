import Geometry
import Messaging
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tree as every other program may read it: its views from back to front, a superview before its subviews, the
/// window first.
struct NeutralTree {
  let name: String
  /// Where each view stands in the scene.
  private(set) var places: [Int32] = []
  /// Where a place of the scene stands here; -1 for none.
  private(set) var numbers: [Int32]
  /// The number of each view's superview, -1 for the window.
  private(set) var parents: [Int32] = []
  private(set) var frames: [Rect] = []
  /// 1 for a view that takes no touches, such as a label.
  private(set) var off: [UInt8] = []
  let points: [Point]

  init(_ tree: Tree, name: String, points count: Int) {
    self.name = name
    points = Array(tree.points.prefix(count))
    let views = tree.scene.placements
    numbers = [Int32](repeating: -1, count: views.count)
    var current = Int32(tree.window.place)
    let root = current
    while true {
      let place = Int(current)
      numbers[place] = Int32(places.count)
      places.append(current)
      let parent = views[place].parent
      parents.append(current == root || parent < 0 ? -1 : numbers[Int(parent)])
      off.append(views[place].refusal == nil ? 0 : 1)
      let size = views[place].bounds.size
      frames.append(Rect(-views[place].shift.x, -views[place].shift.y, size.width, size.height))
      if views[place].firstChild >= 0 {
        current = views[place].firstChild
        continue
      }
      while current != root, views[Int(current)].next < 0 { current = views[Int(current)].parent }
      if current == root { break }
      current = views[Int(current)].next
    }
  }

  /// Writes the points, then a line for each view: its superview's number, its frame, and 1 if it takes no touches.
  ///
  /// Numbers are the shortest that read back as the same ones.
  func write(to folder: String) {
    var text = "points \(points.count)\n"
    for point in points { text += "\(point.x) \(point.y)\n" }
    text += "views \(parents.count)\n"
    for number in parents.indices {
      let (origin, size) = (frames[number].origin, frames[number].size)
      text += "\(parents[number]) \(origin.x) \(origin.y) \(size.width) \(size.height) \(off[number])\n"
    }
    writeFile(text, to: "\(folder)/\(name).tree")
  }

  /// Writes the number of the view at each point, -1 for none.
  func write(answers: [Int32], to folder: String) {
    writeFile(answers.map { "\($0)\n" }.joined(), to: "\(folder)/\(name).answers")
  }
}

private func writeFile(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written") }
  var text = text
  let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  guard fclose(file) == 0, isWritten else { fatalError("\(path) cannot be written") }
}
