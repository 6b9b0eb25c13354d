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
    if scene.hitTestingCodeCount == 0 {
      // Nothing changes the windows meanwhile, so their list need not be held.
      for number in 0..<scene.windowsFrontToBack.count {
        let window = scene.windowsFrontToBack[number]
        if let found = try search(window, at: screen, hasEvent: hasEvent) { return found }
      }
    } else {
      for window in scene.windowsFrontToBack {
        if let found = try search(window, at: screen, hasEvent: hasEvent) { return found }
      }
    }
    return Found(view: nil, window: nil)
  }

  @inline(__always)
  private mutating func search(_ window: ObjectID, at screen: Point, hasEvent: Bool) throws(Fault) -> Found? {
    if scene.placements[window.place].flags.contains(.hidden) { return nil }
    let local = scene.toLocal(screen, of: window) ?? Point(.nan, .nan)
    // Where no code is asked, a trace shows the same without a message.
    let verdict =
      isRecording && scene.hitTestingCodeCount == 0
      ? try recordedSearch(window, at: local) : try send(HitTest(local, hasEvent: hasEvent), to: window)
    guard let view = verdict.view else { return nil }
    return Found(view: view, window: window)
  }
}
