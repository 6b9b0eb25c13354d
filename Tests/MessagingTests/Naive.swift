import Geometry
import SceneModel

/// The rules once more, as one would write them on a slate: trees of objects, recursion, plain formulas.
///
/// It shares nothing with the program but names, so that both can only agree by being right.
final class NaiveView {
  enum InsideCode: CaseIterable { case yes, no, grown }
  enum HitCode: CaseIterable { case none, itself, passThrough, redirected }

  let name: String
  var center = (x: 0.0, y: 0.0)
  var bounds = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)
  var anchor = (x: 0.5, y: 0.5)
  var degrees = 0.0
  var scale = (x: 1.0, y: 1.0)
  var move = (x: 0.0, y: 0.0)
  var isHidden = false
  var takesTouches = true
  var alpha = 1.0
  var insideCode: InsideCode?
  var hitCode: HitCode?
  unowned var superview: NaiveView?
  var subviews: [NaiveView] = []

  init(_ name: String) { self.name = name }

  /// R1, downwards: undo the move, the turn and the scale about the anchor; nil where the scale is 0.
  func toLocal(_ x: Double, _ y: Double) -> (Double, Double)? {
    guard scale.x != 0, scale.y != 0 else { return nil }
    let dx = x - center.x - move.x
    let dy = y - center.y - move.y
    let (sine, cosine) = turn
    let unturnedX = dx * cosine + dy * sine
    let unturnedY = dy * cosine - dx * sine
    return (
      unturnedX / scale.x + bounds.x + anchor.x * bounds.width,
      unturnedY / scale.y + bounds.y + anchor.y * bounds.height
    )
  }

  /// R1, upwards: scale, turn and move about the anchor.
  func toSuperview(_ x: Double, _ y: Double) -> (Double, Double) {
    let dx = (x - bounds.x - anchor.x * bounds.width) * scale.x
    let dy = (y - bounds.y - anchor.y * bounds.height) * scale.y
    let (sine, cosine) = turn
    return (center.x + move.x + dx * cosine - dy * sine, center.y + move.y + dx * sine + dy * cosine)
  }

  /// Sine and cosine by the series: near enough for points that lie on no edge.
  private var turn: (Double, Double) {
    switch degrees {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    default:
      let angle = degrees * 0.017453292519943295
      var (sine, cosine, term) = (0.0, 0.0, 1.0)
      for power in 0..<60 {
        switch power % 4 {
        case 0: cosine += term
        case 1: sine += term
        case 2: cosine -= term
        default: sine -= term
        }
        term = term * angle / Double(power + 1)
      }
      return (sine, cosine)
    }
  }
}

/// A search that writes down what it asks.
struct NaiveSearch {
  enum Line: Equatable {
    case hitTest(String, Double, Double)
    case inside(String, Bool)
    case result(String, String?)
  }

  var lines: [Line] = []
  /// Where a redirecting hitTest leads.
  var redirection: NaiveView?

  /// R23, with what code says.
  mutating func hitTest(_ view: NaiveView, _ x: Double, _ y: Double) -> NaiveView? {
    lines.append(.hitTest(view.name, x, y))
    let found: NaiveView?
    switch view.hitCode {
    case .none?: found = nil
    case .itself?: found = view
    case .redirected?: found = redirection
    case .passThrough?:
      let inner = superHitTest(view, x, y)
      found = inner === view ? nil : inner
    case nil: found = superHitTest(view, x, y)
    }
    lines.append(.result(view.name, found?.name))
    return found
  }

  private mutating func superHitTest(_ view: NaiveView, _ x: Double, _ y: Double) -> NaiveView? {
    if !view.takesTouches || view.isHidden || Double(Float(view.alpha)) < 0.01 { return nil }
    if !pointInside(view, x, y) { return nil }
    for subview in view.subviews.reversed() {
      let (localX, localY) = subview.toLocal(x, y) ?? (.nan, .nan)
      if let found = hitTest(subview, localX, localY) { return found }
    }
    return view
  }

  private mutating func pointInside(_ view: NaiveView, _ x: Double, _ y: Double) -> Bool {
    let grow = view.insideCode == .grown ? 10.0 : 0
    var isInside =
      view.bounds.x - grow <= x && x < view.bounds.x + view.bounds.width + grow && view.bounds.y - grow <= y
      && y < view.bounds.y + view.bounds.height + grow
    if view.bounds.width + 2 * grow == 0 || view.bounds.height + 2 * grow == 0 { isInside = false }
    if view.insideCode == .yes { isInside = true }
    if view.insideCode == .no { isInside = false }
    lines.append(.inside(view.name, isInside))
    return isInside
  }
}
