import Geometry

/// One step of a conversion: a point, and the view in whose coordinates it is.
public struct ConversionStep: Equatable, Sendable {
  /// The view in whose points `point` is; nil for the screen.
  public let view: ObjectID?
  /// The point.
  public let point: Point

  /// Makes a step.
  public init(view: ObjectID?, point: Point) {
    self.view = view
    self.point = point
  }
}

extension Scene {
  /// A point of one view as another's, through their nearest common ancestor (convert(_:to:), R18).
  ///
  /// Between windows the way leads over the screen (R20). Nil when the views have no root in common and are not
  /// both in windows, or when a transform on the way down has no inverse.
  public func convert(_ point: Point, from source: ObjectID, to target: ObjectID) -> Point? {
    conversion(of: point, from: source, to: target)?.last?.point
  }

  /// The same, with every view on the way.
  public func conversion(of point: Point, from source: ObjectID, to target: ObjectID) -> [ConversionStep]? {
    var steps = [ConversionStep(view: source, point: point)]
    if source == target { return steps }
    let down = ancestry(of: target)
    var places: [ObjectID: Int] = [:]
    for (place, view) in down.enumerated() { places[view] = place }
    var current = source
    var here = point
    while places[current] == nil {
      here = toSuperview(here, of: current)
      if let parent = superview(of: current) {
        current = parent
        steps.append(ConversionStep(view: parent, point: here))
        continue
      }
      // At a root: only windows have the screen in common.
      guard kind(of: current) == .window, let root = down.last, kind(of: root) == .window else { return nil }
      steps.append(ConversionStep(view: nil, point: here))
      guard let inside = toLocal(here, of: root) else { return nil }
      here = inside
      current = root
      steps.append(ConversionStep(view: root, point: here))
    }
    guard var place = places[current] else { return nil }
    while place > 0 {
      place -= 1
      guard let inside = toLocal(here, of: down[place]) else { return nil }
      here = inside
      steps.append(ConversionStep(view: down[place], point: here))
    }
    return steps
  }

  /// A rectangle of one view as another's: the box around its converted corners (R21).
  public func convert(_ rect: Rect, from source: ObjectID, to target: ObjectID) -> Rect? {
    guard !rect.isNull else { return .null }
    var corners: [Point] = []
    for corner in rect.corners {
      guard let point = convert(corner, from: source, to: target) else { return nil }
      corners.append(point)
    }
    return Rect.bounding(corners)
  }

  /// A view's point on the screen; for a detached view, in its root's superview coordinates (R19).
  public func toScreen(_ point: Point, of id: ObjectID) -> Point {
    var current = id
    var here = toSuperview(point, of: current)
    while let parent = superview(of: current) {
      current = parent
      here = toSuperview(here, of: current)
    }
    return here
  }

  /// A point of the screen as the view's own; nil when a transform has no inverse.
  public func fromScreen(_ point: Point, to id: ObjectID) -> Point? {
    var here = point
    for view in ancestry(of: id).reversed() {
      guard let inside = toLocal(here, of: view) else { return nil }
      here = inside
    }
    return here
  }

  /// The view itself, or the nearest of its superviews, whose transform has no inverse, so that no point of the screen
  /// is a point of it (R30); nil where all have one.
  public func flatView(above id: ObjectID) -> ObjectID? {
    ancestry(of: id).first { placements[$0.place].flags.contains(.singular) }
  }

  /// A point in window coordinates, which is what a conversion to nil gives (R19).
  ///
  /// For a view outside any window the root's own coordinates are taken: UIKit does not say.
  public func toWindow(_ point: Point, of id: ObjectID) -> Point {
    convert(point, from: id, to: root(of: id)) ?? point
  }

  /// The reverse of ``toWindow(_:of:)``.
  public func fromWindow(_ point: Point, to id: ObjectID) -> Point? {
    convert(point, from: root(of: id), to: id)
  }
}
