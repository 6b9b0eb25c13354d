import Messaging
import SceneModel

/// What the questions about recognizers have in common: yes or no, and a step that shows what code said.
protocol GestureQuestion: Message where Answer == Bool {
  /// What it is about, for the trace.
  var subject: ObjectID? { get }
}

extension GestureQuestion {
  /// Only what differs from UIKit's usual answer shows, once it is there.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? { nil }

  /// Shows what code said, and a refusal of UIKit's own.
  public func answered(
    _ answer: Bool, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation
  ) {
    let isRefusal = selector == .gestureShouldBegin && !answer
    if overridden || isRefusal { app.record(.asked(receiver, selector, other: subject, answer: answer)) }
  }
}

/// `gestureRecognizerShouldBegin(_:)` of a view (R96).
public struct GestureShouldBegin: GestureQuestion {
  /// The recognizer that is about to leave possible.
  public let recognizer: ObjectID

  /// Asks a view about a recognizer.
  public init(_ recognizer: ObjectID) { self.recognizer = recognizer }

  var subject: ObjectID? { recognizer }
  /// The method.
  public var selector: Selector { .gestureShouldBegin }
  /// The recognizer.
  public var arguments: ShortList<Argument> { [.object(recognizer)] }

  /// Some controls refuse recognizers of their ancestors (R105).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool {
    !app.vetoes(receiver, recognizer)
  }
}

/// `gestureRecognizer(_:shouldReceive:)` of a recognizer's delegate (R84).
public struct ShouldReceive: GestureQuestion {
  /// The touch.
  public let touch: TouchID

  /// Asks a recognizer's delegate about a touch.
  public init(_ touch: TouchID) { self.touch = touch }

  var subject: ObjectID? { nil }
  /// The method.
  public var selector: Selector { .shouldReceive }
  /// The touch.
  public var arguments: ShortList<Argument> { [.touch(touch)] }

  /// Without a delegate it receives every touch.
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool { true }
}

/// `gestureRecognizerShouldBegin(_:)` of a recognizer's delegate (R96).
public struct ShouldBegin: GestureQuestion {
  /// Asks a recognizer's delegate.
  public init() {}

  var subject: ObjectID? { nil }
  /// The method.
  public var selector: Selector { .shouldBegin }
  /// Nothing but the recognizer itself.
  public var arguments: ShortList<Argument> { [] }

  /// Without a delegate it begins.
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool { true }
}

/// What a recognizer or its delegate says of another recognizer: whether both may recognise (R94), which of them has
/// to fail first (R95), and which prevents which: `canPrevent(_:)`, `canBePrevented(by:)` (R88, R92).
public struct PairQuestion: GestureQuestion {
  /// Which question.
  public let selector: Selector
  /// The other recognizer.
  public let other: ObjectID

  /// Asks about another recognizer.
  public init(_ selector: Selector, _ other: ObjectID) {
    self.selector = selector
    self.other = other
  }

  var subject: ObjectID? { other }
  /// The other recognizer.
  public var arguments: ShortList<Argument> { [.object(other)] }

  /// Without a delegate two recognise at once only where `gesture ... with ...` has set so (R94), and none has to wait;
  /// each prevents the other, except that a tap never prevents another tap that needs more taps (R92).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Bool {
    switch selector {
    case .shouldRecognizeSimultaneously:
      return app.scene.recognizer(receiver)?.simultaneous.contains(other) ?? false
    case .canPrevent:
      guard let own = app.scene.recognizer(receiver), let second = app.scene.recognizer(other) else {
        return true
      }
      return !(own.kind == .tap && second.kind == .tap && second.taps > own.taps)
    case .canBePrevented: return true
    default: return false
    }
  }
}

/// `reset()` of a recognizer: it is over, and its next touches are the first of a new try (R86, R88).
public struct Reset: Message {
  /// Tells a recognizer that it is over.
  public init() {}

  /// The method.
  public var selector: Selector { .reset }

  /// UIKit's own has nothing that shows.
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) {}

  /// Nothing is handed over.
  public var arguments: ShortList<Argument> { [] }

  /// The call.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .touch(receiver, selector, list: -1)
  }
}

extension Simulation {
  /// The classes that refuse a single tap of an ancestor (R105).
  private static let refusingTaps = [
    "UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]
  /// The classes that refuse pans and swipes along their track (R105).
  private static let refusingSlides = ["UISlider", "UISwitch"]

  /// Whether a control refuses a recognizer that sits on an ancestor (R105); controls of one's own do not (R106).
  mutating func vetoes(_ view: ObjectID, _ recognizer: ObjectID) -> Bool {
    guard let settings = scene.recognizer(recognizer), settings.view != view,
      scene.kind(of: view) == .view, scene.isKind(view, of: "UIControl")
    else { return false }
    var refuses = false
    switch settings.kind {
    case .tap:
      refuses =
        settings.taps == 1 && settings.touches == 1
        && Simulation.refusingTaps.contains { scene.isKind(view, of: $0) }
    case .swipe:
      refuses =
        !settings.direction.isDisjoint(with: [.left, .right])
        && Simulation.refusingSlides.contains { scene.isKind(view, of: $0) }
    case .pan, .edgepan:
      let way = input.run(of: recognizer)?.translation ?? .zero
      refuses =
        way.x.magnitude >= way.y.magnitude
        && Simulation.refusingSlides.contains { scene.isKind(view, of: $0) }
    case .longpress, .pinch, .rotation, .custom: break
    }
    if !refuses, settings.kind != .tap, settings.scrollView == nil, scene.isKind(view, of: "UIButton") {
      // By absence from Apple's list the ancestor's recognizer wins (R105).
      note(.undocumented(.ancestorOverButton))
      refuses = scene.options[.ancestorOverButton] == "button"
    }
    if refuses, scene.hasFlag(.disabled, view) {
      note(.undocumented(.disabledVeto))
      return scene.options[.disabledVeto] == "on"
    }
    return refuses
  }
}
