import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// UIView.animate, evenly: the model has the new values at once (R31), what is seen goes there by the clock, and
  /// unless allowUserInteraction is given the view takes no touches until the end (R32).
  mutating func animate(
    _ view: ObjectID, _ goals: [AnimatedValue], over duration: Double, allowsInteraction: Bool
  ) throws(Fault) {
    let seen = presentationScene
    for goal in goals {
      let from = seen.value(of: goal.property, view)
      try set(goal.property, of: view, to: goal.value)
      input.animations.removeAll { $0.view == view && $0.property == goal.property }
      guard duration > 0, let from, let to = scene.value(of: goal.property, view) else { continue }
      input.animations.append(
        Animation(
          view: view, property: goal.property, from: from, to: to, start: input.time, duration: duration,
          allowsInteraction: allowsInteraction))
    }
    if duration > 0 { start(.animation(view), after: duration) }
    updateInteraction(of: view)
  }

  /// Forgets the animations of a view that are over.
  mutating func endAnimations(of view: ObjectID) {
    input.animations.removeAll { $0.view == view && $0.end <= input.time + Simulation.tolerance }
    if scene.isAlive(view) { updateInteraction(of: view) }
  }

  private mutating func updateInteraction(of view: ObjectID) {
    let blocks = input.animations.contains { $0.view == view && !$0.allowsInteraction }
    scene.setFlag(.animating, blocks, of: view)
  }

  /// The scene as it is seen at this moment of the running animations: what the presentation layers hold.
  public var presentationScene: Scene {
    guard !input.animations.isEmpty else { return scene }
    var seen = scene
    for animation in input.animations where seen.isAlive(animation.view) {
      try? seen.set(animation.property, of: animation.view, to: animation.value(at: input.time))
    }
    return seen
  }

  /// A property's value as it is seen at this moment.
  public func presentationValue(of property: Property, _ view: ObjectID) -> PropertyValue? {
    presentationScene.value(of: property, view)
  }
}

extension Animation {
  /// The value at a moment; before the beginning the first, after the end the last.
  public func value(at time: Double) -> PropertyValue {
    let part = duration > 0 ? min(1, max(0, (time - start) / duration)) : 1
    func mix(_ a: Double, _ b: Double) -> Double { part == 1 ? b : a + (b - a) * part }
    switch (from, to) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(Point(mix(a.x, b.x), mix(a.y, b.y)))
    case (.size(let a), .size(let b)): return .size(Size(mix(a.width, b.width), mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        Rect(
          mix(a.origin.x, b.origin.x), mix(a.origin.y, b.origin.y), mix(a.size.width, b.size.width),
          mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(
        AffineTransform(
          a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
          ty: mix(a.ty, b.ty)))
    default:
      // What has no values in between, such as a switch, is at its end at once.
      return to
    }
  }
}
