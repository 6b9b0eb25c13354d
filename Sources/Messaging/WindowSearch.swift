import Geometry
import SceneModel

/// What a search over the windows found.
public struct Found: Equatable, Sendable {
  /// The view; nil when every window said no (R44).
  public let view: ObjectID?
  /// The window whose search found it.
  public let window: ObjectID?

  /// Makes a finding.
  public init(view: ObjectID?, window: ObjectID?) {
    self.view = view
    self.window = window
  }
}

extension Simulation {
  /// Searches all visible windows, the front-most first, until one answers (R40, R42); the key window does not
  /// count (R41).
  public mutating func findView(at screen: Point, hasEvent: Bool = true) throws(Fault) -> Found {
    for window in scene.windowsFrontToBack {
      if scene.hasFlag(.hidden, window) { continue }
      let local = scene.toLocal(screen, of: window) ?? Point(.nan, .nan)
      if let view = try send(HitTest(local, hasEvent: hasEvent), to: window).view {
        return Found(view: view, window: window)
      }
    }
    return Found(view: nil, window: nil)
  }
}
