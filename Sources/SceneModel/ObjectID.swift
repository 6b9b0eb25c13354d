/// The identity of one object of a scene: a view, a controller, a recognizer, the application.
///
/// An id is an index into the scene's arena and is never given to another object in the life of a scene, so an
/// id that outlives its object is a weak reference.
@frozen
public struct ObjectID: Hashable, Comparable, Sendable {
  /// The place in the arena.
  public let index: Int32

  /// Makes an id from a place in the arena.
  @inlinable
  public init(_ index: Int32) { self.index = index }

  /// Makes an id from a place in the arena.
  @inlinable
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The place in the arena, for subscripts.
  @inlinable
  public var place: Int { Int(index) }

  /// The order in which the objects were made.
  @inlinable
  public static func < (left: ObjectID, right: ObjectID) -> Bool { left.index < right.index }
}

/// What sort of object an id stands for.
public enum ObjectKind: UInt8, Sendable, CaseIterable {
  /// A UIView that is no window.
  case view
  /// A UIWindow, which is a view as well (R38).
  case window
  /// A UIViewController.
  case controller
  /// The UIWindowScene.
  case windowScene
  /// The UIApplication.
  case application
  /// The application's delegate.
  case delegate
  /// A UIGestureRecognizer, which is no responder (R83).
  case recognizer

  /// Whether it takes part in hit-testing (R38).
  public var isView: Bool { self == .view || self == .window }
  /// Whether it can stand in a responder chain (R83: recognizers cannot).
  public var isResponder: Bool { self != .recognizer }
}
