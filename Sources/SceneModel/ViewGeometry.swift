import Geometry

extension Scene {
  // MARK: Reading

  /// A view's bounds, in its own points (R1).
  public func bounds(of id: ObjectID) -> Rect { placements[id.place].bounds }

  /// A view's center: where its anchor point lies, in the superview's points (R1).
  public func center(of id: ObjectID) -> Point { details[id.place].center }

  /// A view's anchor point, in units of its bounds (R7).
  public func anchor(of id: ObjectID) -> Point { details[id.place].anchor }

  /// A view's rotation, scale and move.
  public func pose(of id: ObjectID) -> Pose {
    let index = placements[id.place].spatial
    return index < 0 ? .identity : spatials[Int(index)].pose
  }

  /// A view's transform.
  public func transform(of id: ObjectID) -> AffineTransform { pose(of: id).transform }

  /// A view's frame: the smallest upright rectangle around its transformed bounds (R2).
  public func frame(of id: ObjectID) -> Rect {
    let placement = placements[id.place]
    guard placement.flags.contains(.transformed) else {
      let detail = details[id.place]
      let size = placement.bounds.size
      return Rect(
        detail.center.x - detail.anchor.x * size.width, detail.center.y - detail.anchor.y * size.height,
        size.width, size.height)
    }
    return spatials[Int(placement.spatial)].toSuperview.apply(placement.bounds)
  }

  // MARK: Writing

  /// Sets the frame: the bounds' size and the center, never the bounds' origin (R3).
  ///
  /// With a transform the bounds are those whose transformed box has the wanted size, as `CALayer.setFrame`
  /// finds them; Apple leaves that undefined (R4).
  public mutating func setFrame(_ frame: Rect, of id: ObjectID) throws(Refusal) {
    guard frame.isFinite else { throw .invalidGeometry(property: "frame", of: name(of: id)) }
    try change("frame", of: id) { $0.setFrameUnchecked(frame.standardized, of: id) }
  }

  mutating func setFrameUnchecked(_ frame: Rect, of id: ObjectID) {
    let anchor = details[id.place].anchor
    let pose = pose(of: id)
    var size = frame.size
    if pose.rotation != 0, options[.rotatedFrame] == "bounds" {
      // Apple leaves it undefined (R4): by option the size becomes the bounds', about the frame's middle.
      placements[id.place].bounds.size = size
      details[id.place].center = frame.center
      return updateShift(of: id)
    }
    if pose != .identity {
      let transform = pose.transform
      let (a, b, c, d) = (
        transform.a.magnitude, transform.b.magnitude, transform.c.magnitude, transform.d.magnitude
      )
      // The box of a w x h view is (a·w + c·h, b·w + d·h): solve for w and h where that is possible.
      let determinant = a * d - b * c
      if determinant.magnitude > 1e-9 {
        let width = (d * frame.width - c * frame.height) / determinant
        let height = (a * frame.height - b * frame.width) / determinant
        if width >= 0, height >= 0 { size = Size(width, height) }
      }
    }
    placements[id.place].bounds.size = size
    if pose == .identity {
      details[id.place].center = Point(
        frame.origin.x + anchor.x * size.width, frame.origin.y + anchor.y * size.height)
      updateShift(of: id)
    } else {
      updateShift(of: id)
      let now = self.frame(of: id)
      details[id.place].center = details[id.place].center + (frame.origin - now.origin)
      updateShift(of: id)
    }
  }

  /// Sets the bounds; the center stays, so the frame grows about the anchor point (R5).
  public mutating func setBounds(_ bounds: Rect, of id: ObjectID) throws(Refusal) {
    guard bounds.isFinite else { throw .invalidGeometry(property: "bounds", of: name(of: id)) }
    try change("bounds", of: id) { scene in
      scene.placements[id.place].bounds = bounds.standardized
      scene.updateShift(of: id)
    }
  }

  /// Sets the bounds' origin, a scroll view's contentOffset: subviews seem to move the other way (R6, R125).
  public mutating func setOffset(_ offset: Point, of id: ObjectID) throws(Refusal) {
    guard offset.isFinite else { throw .invalidGeometry(property: "offset", of: name(of: id)) }
    try change("offset", of: id) { scene in
      scene.placements[id.place].bounds.origin = offset
      scene.updateShift(of: id)
    }
  }

  /// Sets the center.
  public mutating func setCenter(_ center: Point, of id: ObjectID) throws(Refusal) {
    guard center.isFinite else { throw .invalidGeometry(property: "center", of: name(of: id)) }
    try change("center", of: id) { scene in
      scene.details[id.place].center = center
      scene.updateShift(of: id)
    }
  }

  /// Sets the anchor point; the center keeps its numbers, so the frame moves (R7).
  public mutating func setAnchor(_ anchor: Point, of id: ObjectID) throws(Refusal) {
    guard anchor.isFinite else { throw .invalidGeometry(property: "anchor", of: name(of: id)) }
    try change("anchor", of: id) { scene in
      scene.details[id.place].anchor = anchor
      scene.updateShift(of: id)
    }
  }

  /// Sets rotation, scale and move.
  public mutating func setPose(_ pose: Pose, of id: ObjectID) throws(Refusal) {
    guard pose.transform.isFinite else { throw .invalidGeometry(property: "transform", of: name(of: id)) }
    try change("transform", of: id) { $0.setPoseUnchecked(pose, of: id) }
  }

  private mutating func setPoseUnchecked(_ pose: Pose, of id: ObjectID) {
    let index = placements[id.place].spatial
    if pose == .identity {
      // The slot is kept for the next transform: ids are small, and a view that turned once turns again.
      if index >= 0 { spatials[Int(index)].pose = .identity }
    } else if index >= 0 {
      spatials[Int(index)].pose = pose
    } else {
      placements[id.place].spatial = Int32(spatials.count)
      spatials.append(Spatial(pose: pose))
    }
    updateShift(of: id)
  }

  /// Sets the transform that code has made.
  public mutating func setTransform(_ transform: AffineTransform, of id: ObjectID) throws(Refusal) {
    guard transform.isFinite else { throw .invalidGeometry(property: "transform", of: name(of: id)) }
    try setPose(Pose(transform), of: id)
  }

  /// Changes a view's geometry, unless numbers that are finite themselves lead to a frame that is not: Core
  /// Animation would refuse that as well (R17).
  private mutating func change(_ property: String, of id: ObjectID, _ change: (inout Scene) -> Void)
    throws(Refusal)
  {
    let (placement, detail, count) = (placements[id.place], details[id.place], spatials.count)
    let spatial = placement.spatial >= 0 ? spatials[Int(placement.spatial)] : nil
    change(&self)
    let bounds = placements[id.place].bounds
    let frame = frame(of: id)
    if frame.isFinite, frame.maxX.isFinite, frame.maxY.isFinite, bounds.maxX.isFinite, bounds.maxY.isFinite {
      return
    }
    placements[id.place] = placement
    details[id.place] = detail
    if let spatial { spatials[Int(placement.spatial)] = spatial }
    spatials.removeSubrange(count...)
    throw .invalidGeometry(property: property, of: name(of: id))
  }

  /// Brings the cached ways to and from the superview up to date (R1).
  private mutating func updateShift(of id: ObjectID) {
    let detail = details[id.place]
    var placement = placements[id.place]
    let local = Point(
      placement.bounds.origin.x + detail.anchor.x * placement.bounds.size.width,
      placement.bounds.origin.y + detail.anchor.y * placement.bounds.size.height)
    placement.shift = local - detail.center
    placement.flags.remove([.transformed, .singular])
    if placement.spatial >= 0 {
      let index = Int(placement.spatial)
      let pose = spatials[index].pose
      let forward = AffineTransform.translation(-local.x, -local.y).then(pose.transform)
        .then(.translation(detail.center.x, detail.center.y))
      spatials[index].toSuperview = forward
      spatials[index].toLocal = forward.inverse
      if pose != .identity { placement.flags.insert(.transformed) }
      if forward.inverse == nil { placement.flags.insert(.singular) }
    }
    placements[id.place] = placement
  }

  // MARK: From one view to the next

  /// A superview's point as the view's own; nil when the transform has no inverse (R1, R30).
  @inlinable
  public func toLocal(_ point: Point, of id: ObjectID) -> Point? {
    guard placements[id.place].flags.contains(.transformed) else { return point + placements[id.place].shift }
    return inverse(at: id.place)?.apply(point)
  }

  /// A view's point as its superview's (R1).
  public func toSuperview(_ point: Point, of id: ObjectID) -> Point {
    let placement = placements[id.place]
    guard placement.flags.contains(.transformed) else { return point - placement.shift }
    return spatials[Int(placement.spatial)].toSuperview.apply(point)
  }

  /// The map from a view's points to its superview's (R1).
  public func toSuperviewTransform(of id: ObjectID) -> AffineTransform {
    let placement = placements[id.place]
    guard placement.flags.contains(.transformed) else {
      return .translation(-placement.shift.x, -placement.shift.y)
    }
    return spatials[Int(placement.spatial)].toSuperview
  }

  /// The transform behind ``toLocal(_:of:)`` for a transformed view at an arena place; hit-testing's inner loop.
  public func inverse(at place: Int) -> AffineTransform? { spatials[Int(placements[place].spatial)].toLocal }
}
