import Geometry
import Messaging
import SceneModel

/// What a view's own `pointInside` and `hitTest` answer for a point of the screen.
public struct ViewAnswer: Hashable, Sendable {
  /// What `pointInside` says.
  public var isInside: Bool
  /// The name of what `hitTest` found; nil for nothing.
  public var hit: String?
  /// Whether code failed, or took too long.
  public var hasFailed: Bool

  /// Makes an answer.
  public init(isInside: Bool, hit: String? = nil, hasFailed: Bool = false) {
    self.isInside = isInside
    self.hit = hit
    self.hasFailed = hasFailed
  }
}

/// Asks one view at many points, each in the same world: what its code changes on the way is not kept.
public struct ViewProbe {
  /// How many steps code may take over all points: three hundred times what one event may.
  public static let stepLimit = 300 * Simulation.stepLimit

  private let view: ObjectID
  private let scene: Scene
  private let app: Simulation
  private var left = ViewProbe.stepLimit

  /// Makes a probe of a view; nil where there is no view of that name.
  public init?(_ session: Session, view name: String) {
    var session = session
    session.lab.refreshCode()
    scene = session.lab.scene
    guard let id = scene.object(named: name), scene.kind(of: id).isView else { return nil }
    view = id
    var app = session.lab.simulation(isRecording: false)
    app.input.event = .touches
    self.app = app
  }

  /// The answer at a point of the screen.
  ///
  /// Whoever asks at many points stands on a ``DeepStack``, since code may nest calls.
  public mutating func answer(at point: Point) -> ViewAnswer {
    guard left > 0, let local = scene.fromScreen(point, to: view) else {
      return ViewAnswer(isInside: false, hasFailed: left <= 0)
    }
    var one = app
    let granted = min(Simulation.stepLimit, left)
    one.budget = granted
    defer { left -= granted - max(0, one.budget) }
    do {
      let isInside = try one.send(PointInside(local), to: view)
      let hit = try one.send(HitTest(local), to: view).view
      return ViewAnswer(isInside: isInside, hit: scene.name(of: hit))
    } catch {
      return ViewAnswer(isInside: false, hasFailed: true)
    }
  }
}
