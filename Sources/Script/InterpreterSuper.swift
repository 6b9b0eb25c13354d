import Events
import Geometry
import Messaging
import SceneModel

extension Value {
  /// The touches in it.
  var asTouches: [TouchID] {
    switch self {
    case .touch(let id): return [id]
    case .list(let list): return list.items.flatMap(\.asTouches)
    default: return []
    }
  }
}

extension Machine {
  /// What `super` does in a method: UIKit's own, of this method or of another one, with any arguments.
  mutating func callSuper(
    _ method: Messaging.Selector, _ arguments: ShortList<Value>, at range: SourceRange,
    in app: inout Simulation
  ) throws(Fault) -> Value {
    try spend(in: &app)
    let first = arguments.first ?? .none
    let hasEvent = arguments.count > 1 && !arguments[1].isNone
    switch method {
    case .hitTest:
      let point = try point(first, "super.hitTest", at: range, in: app)
      return .optional(try app.sendSuper(HitTest(point, hasEvent: hasEvent), to: receiver).view)
    case .pointInside:
      let point = try point(first, "super.point(inside:)", at: range, in: app)
      return .bool(try app.sendSuper(PointInside(point, hasEvent: hasEvent), to: receiver))
    case .next: return .optional(try app.sendSuper(NextResponder(), to: receiver)?.responder)
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      try app.sendSuper(TouchesMessage(method, first.asTouches), to: receiver)
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan, .motionEnded,
      .motionCancelled, .remoteControl:
      try app.sendSuper(PlacelessMessage(method, name: app.input.eventName), to: receiver)
    case .canBecomeFirstResponder, .canResignFirstResponder:
      return .bool(try app.sendSuper(FirstResponderQuestion(method), to: receiver))
    case .beginTracking, .continueTracking, .endTracking, .cancelTracking:
      return .bool(try app.sendSuper(TrackingMessage(method, first.asTouches.first), to: receiver))
    case .sendEvent: try app.sendSuper(SendEvent(), to: receiver)
    case .gestureShouldBegin:
      guard let recognizer = first.asObject else { return .bool(true) }
      return .bool(try app.sendSuper(GestureShouldBegin(recognizer), to: receiver))
    case .touchesShouldBegin:
      let view = try view(arguments.last ?? .none, "super.touchesShouldBegin", at: range, in: app)
      return .bool(try app.sendSuper(TouchesShouldBegin(first.asTouches, in: view), to: receiver))
    case .touchesShouldCancel:
      let view = try view(first, "super.touchesShouldCancel", at: range, in: app)
      return .bool(try app.sendSuper(TouchesShouldCancel(in: view), to: receiver))
    case .shouldBegin: return .bool(try app.sendSuper(ShouldBegin(), to: receiver))
    case .shouldReceive:
      guard let touch = arguments.last?.asTouches.first else { return .bool(true) }
      return .bool(try app.sendSuper(ShouldReceive(touch), to: receiver))
    case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail:
      guard let other = arguments.last?.asObject else { return .bool(true) }
      return .bool(try app.sendSuper(PairQuestion(method, other), to: receiver))
    case .canPrevent, .canBePrevented:
      guard let other = first.asObject else { return .bool(true) }
      return .bool(try app.sendSuper(PairQuestion(method, other), to: receiver))
    case .reset: break
    }
    return .none
  }
}
