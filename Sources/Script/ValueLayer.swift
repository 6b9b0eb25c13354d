import Geometry
import Messaging
import SceneModel

/// Where a layer is: the model's numbers, or those of a moment of an animation.
struct LayerGeometry {
  var bounds: Rect
  var position: Point
  var anchor: Point
  var transform: AffineTransform
  var alpha: Double

  /// From the layer's points to its superlayer's (R1).
  var toSuperlayer: AffineTransform {
    let local = Point(
      bounds.origin.x + anchor.x * bounds.size.width, bounds.origin.y + anchor.y * bounds.size.height)
    return AffineTransform.translation(-local.x, -local.y).then(transform)
      .then(.translation(position.x, position.y))
  }

  var frame: Rect { toSuperlayer.apply(bounds) }
}

extension LayerValue {
  /// The layer's geometry; an animation moves what is seen evenly from its old to its new value (R31).
  func geometry(in app: Simulation) -> LayerGeometry {
    let scene = app.scene
    var result = LayerGeometry(
      bounds: scene.bounds(of: view), position: scene.center(of: view), anchor: scene.anchor(of: view),
      transform: scene.transform(of: view), alpha: Double(scene.placements[view.place].opacity))
    guard isPresentation else { return result }
    for animation in app.input.animations where animation.view == view && app.input.time < animation.end {
      let part = animation.duration > 0 ? (app.input.time - animation.start) / animation.duration : 1
      let (from, to) = (animation.from.numbers, animation.to.numbers)
      guard from.count == to.count else { continue }
      let numbers = zip(from, to).map { $0 + ($1 - $0) * max(0, min(1, part)) }
      result.take(animation.property, numbers)
    }
    return result
  }

  /// CALayer's hitTest: the point is one of the superlayer, and only what is drawn counts.
  func hitTest(_ point: Point, in app: Simulation, depth: Int = 0) -> LayerValue? {
    guard !app.scene.hasFlag(.hidden, view), depth < 500 else { return nil }
    let geometry = geometry(in: app)
    guard let local = geometry.toSuperlayer.inverse?.apply(point) else { return nil }
    let isInside = geometry.bounds.contains(local)
    if app.scene.hasFlag(.clips, view), !isInside { return nil }
    for subview in app.scene.subviews(of: view).reversed() {
      let sublayer = LayerValue(view: subview, isPresentation: isPresentation)
      if let found = sublayer.hitTest(local, in: app, depth: depth + 1) { return found }
    }
    return isInside ? self : nil
  }
}

extension LayerGeometry {
  /// Takes a property's numbers of a moment.
  fileprivate mutating func take(_ property: Property, _ numbers: [Double]) {
    switch (property, numbers.count) {
    case (.frame, 4):
      let rect = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
      bounds.size = transform.isIdentity ? rect.size : bounds.size
      position = Point(rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      if !transform.isIdentity { position = position + (rect.origin - frame.origin) }
    case (.bounds, 4): bounds = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    case (.center, 2): position = Point(numbers[0], numbers[1])
    case (.offset, 2): bounds.origin = Point(numbers[0], numbers[1])
    case (.alpha, 1): alpha = numbers[0]
    case (.transform, 6):
      transform = AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case (.rotate, 1):
      var pose = Pose(transform)
      pose.rotation = numbers[0]
      transform = pose.transform
    case (.scale, 2):
      var pose = Pose(transform)
      pose.scaleX = numbers[0]
      pose.scaleY = numbers[1]
      transform = pose.transform
    case (.translate, 2):
      transform.tx = numbers[0]
      transform.ty = numbers[1]
    default: break
    }
  }
}
