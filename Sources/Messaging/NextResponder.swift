import SceneModel

/// Why one responder comes after another (R50 to R55).
public enum LinkReason: String, Sendable, CaseIterable {
  /// The first of the chain.
  case start
  /// The view controller that owns the view.
  case controllerOfView
  /// The superview.
  case superview
  /// The superview of the controller's view.
  case superviewOfControllersView
  /// The controller that presents it.
  case presenter
  /// The window's scene (iOS 13 and later).
  case windowScene
  /// The application.
  case application
  /// The application's delegate.
  case delegate
  /// Code says so (R57).
  case override
}

/// One responder of a chain.
public struct ChainLink: Equatable, Sendable {
  /// The responder.
  public let responder: ObjectID
  /// Why it comes after the one before.
  public let reason: LinkReason

  /// Makes a link.
  public init(_ responder: ObjectID, _ reason: LinkReason) {
    self.responder = responder
    self.reason = reason
  }
}

/// `next`: the responder to which an unhandled event goes.
public struct NextResponder: Message {
  /// Asks for the next responder.
  public init() {}

  /// The method.
  public var selector: Selector { .next }

  /// UIKit's order (R50 to R56).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> ChainLink? {
    if app.isRecording, app.scene.kind(of: receiver) == .controller, app.scene.presenter(of: receiver) != nil
    {
      app.note(.undocumented(.presentation))
    }
    return app.scene.nextResponder(of: receiver)
  }

  /// Nothing is handed over.
  public var arguments: ShortList<Argument> { [] }

  /// A responder or nil.
  public func answer(from value: Argument) -> ChainLink?? {
    switch value {
    case .none: .some(nil)
    case .object(let id): .some(ChainLink(id, .override))
    default: nil
    }
  }

  /// A responder or nil.
  public var wantedAnswer: AnswerKind { .responder }

  /// Asking for the next responder shows in what follows from it.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? { nil }

  /// Nothing to complete.
  public func answered(
    _ answer: ChainLink?, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation
  ) {}
}

extension Scene {
  /// UIKit's own `next` of a responder (R50 to R56).
  public func nextResponder(of id: ObjectID) -> ChainLink? {
    switch kind(of: id) {
    case .window:
      // R55: since iOS 13 the scene, before it the application.
      if options[.ios] != "12", let scene = windowScene { return ChainLink(scene, .windowScene) }
      return application.map { ChainLink($0, .application) }
    case .view:
      // R50: the controller that owns it, else the superview.
      if let controller = controller(of: id) { return ChainLink(controller, .controllerOfView) }
      return superview(of: id).map { ChainLink($0, .superview) }
    case .controller:
      // R51: a controller presented full screen goes on with its presenter.
      if let presenter = presenter(of: id), options[.presentation] == "fullScreen" {
        return ChainLink(presenter, .presenter)
      }
      return view(of: id).flatMap { superview(of: $0) }.map { ChainLink($0, .superviewOfControllersView) }
    case .windowScene: return application.map { ChainLink($0, .application) }
    case .application: return delegate.map { ChainLink($0, .delegate) }
    case .delegate, .recognizer: return nil
    }
  }
}

extension Simulation {
  /// A responder and all that come after it, as `next` tells, code included (R52, R57).
  ///
  /// A chain that comes back to one of its own responders ends there with a note: a real app would hang.
  public mutating func chain(from start: ObjectID) throws(Fault) -> [ChainLink] {
    var links = [ChainLink(start, .start)]
    var seen: Set<ObjectID> = [start]
    var current = start
    while let next = try send(NextResponder(), to: current) {
      guard seen.insert(next.responder).inserted else {
        note(.chainCircle(next.responder))
        break
      }
      links.append(next)
      current = next.responder
    }
    return links
  }
}
