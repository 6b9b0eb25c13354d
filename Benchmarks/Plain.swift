import Geometry
import SceneModel

/// The same walk as C would do it: one array a field, raw pointers, no checks, no transforms.
///
/// It is the lower bound beside which the program's own searches are measured.
struct Plain {
  private let left: UnsafeMutablePointer<Double>
  private let top: UnsafeMutablePointer<Double>
  private let right: UnsafeMutablePointer<Double>
  private let bottom: UnsafeMutablePointer<Double>
  private let shiftX: UnsafeMutablePointer<Double>
  private let shiftY: UnsafeMutablePointer<Double>
  private let alpha: UnsafeMutablePointer<Float>
  private let off: UnsafeMutablePointer<UInt8>
  private let last: UnsafeMutablePointer<Int32>
  private let previous: UnsafeMutablePointer<Int32>
  private let root: Int

  /// How many bytes it reads of a view.
  static let bytes =
    6 * MemoryLayout<Double>.stride + MemoryLayout<Float>.stride + 1 + 2 * MemoryLayout<Int32>.stride

  /// Copies a scene's views.
  init(_ scene: Scene, root: ObjectID) {
    let count = scene.placements.count
    func array<T>(_ value: (Placement) -> T) -> UnsafeMutablePointer<T> {
      let made = UnsafeMutablePointer<T>.allocate(capacity: count)
      for place in 0..<count { (made + place).initialize(to: value(scene.placements[place])) }
      return made
    }
    left = array { $0.bounds.origin.x }
    top = array { $0.bounds.origin.y }
    right = array { $0.bounds.origin.x + $0.bounds.size.width }
    bottom = array { $0.bounds.origin.y + $0.bounds.size.height }
    shiftX = array { $0.shift.x }
    shiftY = array { $0.shift.y }
    alpha = array { $0.opacity }
    off = array { $0.flags.isDisjoint(with: [.hidden, .interactionDisabled, .animating]) ? 0 : 1 }
    last = array { $0.lastChild }
    previous = array { $0.previous }
    self.root = root.place
  }

  /// Gives the arrays back.
  func free() {
    for array in [left, top, right, bottom, shiftX, shiftY] { array.deallocate() }
    alpha.deallocate()
    off.deallocate()
    last.deallocate()
    previous.deallocate()
  }

  /// The view at a point; -1 for none.
  func hit(_ x: Double, _ y: Double) -> Int32 {
    var x = x + shiftX[root]
    var y = y + shiftY[root]
    guard off[root] == 0, alpha[root] >= 0.01, x >= left[root], x < right[root], y >= top[root],
      y < bottom[root]
    else { return -1 }
    var current = root
    while true {
      var child = Int(last[current])
      while child >= 0 {
        if off[child] == 0, alpha[child] >= 0.01 {
          let localX = x + shiftX[child]
          let localY = y + shiftY[child]
          if localX >= left[child], localX < right[child], localY >= top[child], localY < bottom[child] {
            x = localX
            y = localY
            break
          }
        }
        child = Int(previous[child])
      }
      if child < 0 { return Int32(current) }
      current = child
    }
  }
}
