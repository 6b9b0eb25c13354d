import Events
import Geometry
import Messaging
import SceneModel

extension Members {
  /// The messages of events, sent to another responder: they take the one road and show in the trace.
  static let ofResponders: [Member] = touches + placeless + questions

  private static let touches: [Member] = [
    Messaging.Selector.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
  ].map { selector in
    Member(
      .responder, selector.rawValue, ["_", "with"], objc: "\(selector.rawValue):withEvent:", .nothing,
      "tells it of touches",
      .method { value, arguments, _, app, _ throws(Fault) in
        guard let id = value.asObject else { return .none }
        try app.send(TouchesMessage(selector, arguments[0].asTouches), to: id)
        return .none
      })
  }

  private static let placeless: [Member] = [
    Messaging.Selector.motionBegan, .motionEnded, .motionCancelled, .pressesBegan, .pressesChanged,
    .pressesEnded, .pressesCancelled,
  ].map { selector in
    Member(
      .responder, selector.rawValue, ["_", "with"], objc: "\(selector.rawValue):withEvent:", .nothing,
      "tells it of an event without a place",
      .method { value, _, _, app, _ throws(Fault) in
        guard let id = value.asObject else { return .none }
        try app.send(PlacelessMessage(selector, name: app.input.eventName), to: id)
        return .none
      })
  }

  private static let questions: [Member] =
    [Messaging.Selector.canBecomeFirstResponder, .canResignFirstResponder].map { selector in
      Member(
        .responder, selector.rawValue, .bool, "whether it may become first responder, or stop being it",
        .property(
          { value, _, app, _ throws(Fault) in
            guard let id = value.asObject else { return .bool(false) }
            return .bool(try app.send(FirstResponderQuestion(selector), to: id))
          }, nil))
    } + [
      Member(
        .view, "gestureRecognizerShouldBegin", ["_"], objc: "gestureRecognizerShouldBegin:", .bool,
        "whether a recognizer may begin on it",
        .method { value, arguments, _, app, _ throws(Fault) in
          guard let id = value.asObject, let recognizer = arguments[0].asObject else { return .bool(true) }
          return .bool(try app.send(GestureShouldBegin(recognizer), to: id))
        }),
      .read(
        .control, "state", .integer,
        "normal 0, highlighted 1, disabled 2 and selected 4, added up"
      ) { .integer($1.controlState(of: $0)) },
      Member(
        .control, "isTracking", objc: "tracking", .bool, "whether the control follows a touch",
        .property(
          { value, _, app, _ throws(Fault) in
            .bool(value.asObject.map { app.input.isTracking($0) } ?? false)
          }, nil)),
      Member(
        .control, "isTouchInside", objc: "touchInside", .bool, "whether the touch that it follows is inside",
        .property(
          { value, _, app, _ throws(Fault) in
            .bool(value.asObject.map { app.input.isTouchInside($0) } ?? false)
          }, nil)),
    ]
}
