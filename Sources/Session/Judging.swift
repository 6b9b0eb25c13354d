import CommandLanguage
import Geometry
import Messaging
import SceneModel

// What a judge of lessons asks a session, without an event and without a change.

extension Session {
  /// Makes the present scene the start, to which `reset` goes back, and forgets what led to it.
  public mutating func beginHere() {
    start = lab.scene
    history = History()
    commands = []
    lastProblem = nil
    beforeChange = nil
  }

  /// What a view's own `pointInside` and `hitTest` answer for a point of the screen.
  public func answers(of view: ObjectID, at point: Point) throws(Problem) -> (isInside: Bool, hit: ObjectID?)
  {
    guard let local = lab.scene.fromScreen(point, to: view) else { return (false, nil) }
    let isInside = try silently { app throws(Fault) in try app.send(PointInside(local), to: view) }
    let hit = try silently { app throws(Fault) in
      app.input.event = .touches
      return try app.send(HitTest(local), to: view)
    }
    return (isInside, hit.view)
  }

  /// The value of `NAME.PROPERTY` as text; nil where there is none.
  public func valueText(of path: String) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let id = lab.scene.object(named: parts[0]),
      let property = Property(rawValue: parts[1])
    else { return nil }
    return lab.scene.value(of: property, id).map { Numbers.text($0) }
  }

  /// Whether the last event began with a tap at a point.
  public func wasTapped(at point: Point) -> Bool {
    guard let event, let request = try? Session.table.request(from: event.command, abbreviations: .accepted),
      let last = lastPoint
    else { return false }
    switch request {
    case .event(.tap), .event(.tapView):
      return (last.x - point.x).magnitude <= 0.5 && (last.y - point.y).magnitude <= 0.5
    default: return false
    }
  }
}
