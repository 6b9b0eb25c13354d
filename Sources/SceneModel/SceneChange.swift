import Geometry

/// One thing that changed in a scene while an event ran, so that a recording can be stepped both ways.
public enum SceneChange: Equatable, Sendable {
  /// A property was set.
  case property(ObjectID, Property, old: PropertyValue, new: PropertyValue)
  /// A view came, went or moved among its siblings; nil for no superview.
  case moved(ObjectID, from: Location?, to: Location?)
  /// A value that code stores in a property of its own.
  case stored(owner: ObjectID?, name: String, old: StoredValue?, new: StoredValue?)
  /// A window's first responder changed (R134).
  case firstResponder(window: ObjectID, old: ObjectID?, new: ObjectID?)
  /// A command changed the scene between two parts of one event: the scene as it is now.
  case edited(Scene)

  /// A place in the tree.
  public struct Location: Equatable, Sendable {
    /// The superview.
    public let parent: ObjectID
    /// The place among its subviews, 0 the rearmost.
    public let index: Int

    /// Makes a place.
    public init(parent: ObjectID, index: Int) {
      self.parent = parent
      self.index = index
    }
  }
}

extension Scene {
  /// Where a view stands.
  public func location(of id: ObjectID) -> SceneChange.Location? {
    superview(of: id).map { SceneChange.Location(parent: $0, index: index(of: id)) }
  }

  /// Makes a recorded change again.
  public mutating func apply(_ change: SceneChange) {
    switch change {
    case .property(let id, let property, _, let new): try? set(property, of: id, to: new)
    case .moved(let id, _, let place):
      guard let place else { return detach(id) }
      try? insert(id, into: place.parent, at: .index(place.index))
    case .stored(let owner, let name, _, let new):
      if let new { bind(name, of: owner, to: new) } else { unbind(name, of: owner) }
    case .firstResponder(let window, _, let new): setFirstResponder(new, of: window)
    case .edited(let scene): self = scene
    }
  }
}
