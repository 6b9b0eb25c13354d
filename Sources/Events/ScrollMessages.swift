import Messaging
import SceneModel

/// `touchesShouldBegin(_:with:in:)` of a scroll view: whether its content gets touches at all (R126).
public struct TouchesShouldBegin: ShownQuestion {
  /// The touches.
  public let touches: [TouchID]
  /// The view of the content.
  public let view: ObjectID

  /// Asks a scroll view about touches of its content.
  public init(_ touches: [TouchID], in view: ObjectID) {
    self.touches = touches
    self.view = view
  }

  var subject: ObjectID? { view }

  /// The method.
  public var selector: Selector { .touchesShouldBegin }

  /// The content gets them.
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool { true }

  /// The touches, the event and the view.
  public var arguments: ShortList<Argument> { [.touches(touches), .event, .object(view)] }
}

/// `touchesShouldCancel(in:)` of a scroll view: whether scrolling may take a touch from its content (R127).
public struct TouchesShouldCancel: ShownQuestion {
  /// The view of the content.
  public let view: ObjectID

  /// Asks a scroll view about a view of its content.
  public init(in view: ObjectID) { self.view = view }

  var subject: ObjectID? { view }

  /// The method.
  public var selector: Selector { .touchesShouldCancel }

  /// From all but controls.
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool {
    !(app.scene.kind(of: view) == .view && app.scene.isKind(view, of: "UIControl"))
  }

  /// The view.
  public var arguments: ShortList<Argument> { [.object(view)] }
}
