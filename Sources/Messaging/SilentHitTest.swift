import Geometry
import SceneModel

extension Scene {
  /// The same search as UIKit's, for scenes without hit-testing code and for answers without a trace.
  ///
  /// Maps and explanations ask thousands of times, so this walk follows the links alone: no list of levels, no
  /// message, no reference. A property test holds it to the answers of the search that tells the rule.
  public func silentHitTest(_ root: ObjectID, at start: Point) -> Verdict {
    placements.withUnsafeBufferPointer { views in
      var current = root.place
      var point = start
      // Down: into the first front-most subview that has the point, as long as there is one.
      if let refusal = views[current].refusal { return Verdict(nil, refusal) }
      if !views[current].contains(point) { return Verdict(nil, .outside) }
      while true {
        var child = views[current].lastChild
        var found = -1
        while child >= 0 {
          let place = Int(child)
          if views[place].flags.isDisjoint(with: .refusing), Double(views[place].opacity) >= 0.01 {
            if views[place].flags.contains(.transformed) {
              if let local = inverse(at: place)?.apply(point), views[place].contains(local) {
                point = local
                found = place
                break
              }
            } else {
              let local = point + views[place].shift
              if views[place].contains(local) {
                point = local
                found = place
                break
              }
            }
          }
          child = views[place].previous
        }
        // A view that has the point always answers, if only itself: nothing is ever searched twice.
        guard found >= 0 else {
          let answer = ObjectID(current)
          return Verdict(answer, answer == root ? .itself : .subview)
        }
        current = found
      }
    }
  }

  /// The view under a point of the screen, from the front-most window; for scenes without hit-testing code.
  public func silentHitView(at screen: Point) -> ObjectID? {
    for window in windowsFrontToBack where !hasFlag(.hidden, window) {
      guard let point = toLocal(screen, of: window) else { continue }
      if let view = silentHitTest(window, at: point).view { return view }
    }
    return nil
  }
}
