import Geometry
import Messaging
import SceneModel

// What code reads of touches and recognizers.

extension Simulation {
  /// Where a touch is, in a view's coordinates as the view stands now; with nil in its window's (R63).
  public func location(of touch: TouchID, in view: ObjectID?) -> Point? {
    guard let touch = input.touch(touch) else { return nil }
    return place(touch.location, in: view, or: touch.window)
  }

  /// Where a touch was at the event before, with the view's present geometry (R63).
  public func previousLocation(of touch: TouchID, in view: ObjectID?) -> Point? {
    guard let touch = input.touch(touch) else { return nil }
    return place(touch.previousLocation, in: view, or: touch.window)
  }

  /// A point of the screen in a view, or else in a window, or else on the screen.
  private func place(_ point: Point, in view: ObjectID?, or window: ObjectID?) -> Point? {
    guard let target = view ?? window, scene.isAlive(target) else { return point }
    return scene.fromScreen(point, to: target)
  }

  /// The touches of the present event that belong to a view (touches(for:), R66).
  public func touches(of view: ObjectID) -> [Touch] { input.allTouches.filter { $0.view == view } }

  /// The touches of the present event in a window.
  public func touches(in window: ObjectID) -> [Touch] { input.allTouches.filter { $0.window == window } }

  /// Where a recognizer is: the middle of its fingers, or the place of the first tap (R98).
  public func location(ofRecognizer id: ObjectID, in view: ObjectID?) -> Point? {
    guard let run = input.run(of: id) else { return nil }
    return place(run.location, in: view, or: scene.recognizer(id)?.view.flatMap { scene.window(of: $0) })
  }

  /// Where one of a recognizer's fingers is (location(ofTouch:in:)).
  public func location(ofTouch place: Int, ofRecognizer id: ObjectID, in view: ObjectID?) -> Point? {
    guard let run = input.run(of: id) else { return nil }
    let ids = run.fingers.isEmpty ? run.touches : run.fingers
    guard ids.indices.contains(place) else { return nil }
    return location(of: ids[place], in: view)
  }

  /// How many fingers a recognizer has (numberOfTouches); once they are lifted, how many it had.
  public func numberOfTouches(ofRecognizer id: ObjectID) -> Int {
    guard let run = input.run(of: id) else { return 0 }
    if !run.fingers.isEmpty { return run.fingers.count }
    guard let settings = scene.recognizer(id), settings.kind == .tap else { return run.mostFingers }
    return run.taps > 0 ? settings.touches : run.mostFingers
  }

  /// How far a pan has moved, as a vector of a view's coordinates (R101).
  public func translation(of id: ObjectID, in view: ObjectID?) -> Point {
    guard let run = input.run(of: id) else { return .zero }
    return vector(run.distance, at: run.location, in: view)
  }

  /// How fast a pan moves, in points of a view's coordinates a second (R101).
  public func velocity(of id: ObjectID, in view: ObjectID?) -> Point {
    guard let run = input.run(of: id) else { return .zero }
    return vector(run.velocity, at: run.location, in: view)
  }

  /// A vector of the screen as one of a view's; a scrolled view's origin plays no part in it.
  private func vector(_ way: Point, at point: Point, in view: ObjectID?) -> Point {
    guard let view, scene.isAlive(view), let end = scene.fromScreen(point, to: view),
      let start = scene.fromScreen(point - way, to: view)
    else { return way }
    return end - start
  }

  /// Sets how far a pan has moved, in a view's coordinates; its velocity begins anew (R101).
  public mutating func setTranslation(_ way: Point, of id: ObjectID, in view: ObjectID?) {
    var screen = way
    if let view, scene.isAlive(view) {
      screen = scene.toScreen(way, of: view) - scene.toScreen(.zero, of: view)
    }
    change(id) { run in
      run.distance = screen
      run.velocity = .zero
    }
  }

  /// Sets a pinch's scale; what follows counts from it (R103).
  public mutating func setScale(_ scale: Double, of id: ObjectID) {
    change(id) { run in
      guard scale > 0, scale.isFinite else { return }
      run.baseDistance *= run.scale / scale
      run.scale = scale
      run.changeRate = 0
    }
  }

  /// Sets a rotation in radians; what follows counts from it (R103).
  public mutating func setRotation(_ rotation: Double, of id: ObjectID) {
    change(id) { run in
      guard rotation.isFinite else { return }
      run.rotation = rotation
      run.changeRate = 0
    }
  }
}
