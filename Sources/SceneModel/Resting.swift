extension Scene {
  /// Lets the views take touches again that an animation keeps from it (R32): nothing moves any more.
  public mutating func endAnimations() {
    for place in placements.indices where placements[place].flags.contains(.animating) {
      placements[place].flags.remove(.animating)
    }
  }
}
