/// A method of UIKit that an override can take the place of.
///
/// Its raw value is the METHOD of the `override` command.
public enum Entry: String, Hashable, Sendable, CaseIterable {
  /// `point(inside:with:)`
  case pointInside
  /// `hitTest(_:with:)`
  case hitTest
  /// The four touch messages.
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  /// The four press messages.
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  /// The three motion messages.
  case motionBegan, motionEnded, motionCancelled
  /// `remoteControlReceived(with:)`
  case remoteControl
  /// A view's `gestureRecognizerShouldBegin(_:)`
  case gestureShouldBegin
  /// The next responder.
  case next
  /// Whether it may become first responder, and may stop being it.
  case canBecomeFirstResponder, canResignFirstResponder
  /// A control's tracking.
  case beginTracking, continueTracking, endTracking, cancelTracking
  /// A scroll view's questions about its content's touches.
  case touchesShouldBegin, touchesShouldCancel
  /// `sendEvent(_:)` of windows and of the application.
  case sendEvent
  /// The answers of a recognizer's delegate.
  case shouldBegin, shouldReceive, shouldRecognizeSimultaneously, shouldRequireFailure, shouldBeRequiredToFail
  /// What a subclass of UIGestureRecognizer says of others, and its end.
  case canPrevent, canBePrevented, reset

  /// What a method must answer.
  public enum Answer: Hashable, Sendable {
    /// A view or nil.
    case view
    /// True or false.
    case boolean
    /// A responder or nil.
    case responder
    /// Nothing.
    case nothing
  }

  /// Whose method it is.
  public enum Owner: Hashable, Sendable {
    /// Views, windows, controllers, the application: whoever has the method.
    case responder
    /// The delegate of a gesture recognizer.
    case recognizer
  }

  /// All that is known of an entry.
  struct Facts {
    /// Swift's base name.
    var name: String
    /// Swift's labels, `_` for none; nil for a property.
    var labels: [String]?
    /// Objective-C's selector.
    var selector: String
    /// UIKit's parameter names.
    var parameters: [String]
    /// The types of the parameters in Swift.
    var types: [String]
    /// What it answers.
    var answer: Answer
  }

  var facts: Facts {
    func event(_ name: String, _ parameter: String, _ type: String) -> Facts {
      Facts(
        name: name, labels: ["_", "with"], selector: "\(name):withEvent:", parameters: [parameter, "event"],
        types: [type, parameter == "presses" ? "UIPressesEvent?" : "UIEvent?"], answer: .nothing)
    }
    func tracking(_ answer: Answer, _ type: String) -> Facts {
      Facts(
        name: rawValue, labels: ["_", "with"], selector: "\(rawValue)WithTouch:withEvent:",
        parameters: ["touch", "event"], types: [type, "UIEvent?"], answer: answer)
    }
    func property(_ name: String, _ selector: String, _ answer: Answer) -> Facts {
      Facts(name: name, labels: nil, selector: selector, parameters: [], types: [], answer: answer)
    }
    func delegate(_ label: String, _ selector: String, _ parameter: String, _ type: String) -> Facts {
      Facts(
        name: "gestureRecognizer", labels: ["_", label], selector: "gestureRecognizer:\(selector):",
        parameters: ["gestureRecognizer", parameter], types: ["UIGestureRecognizer", type], answer: .boolean)
    }
    switch self {
    case .pointInside:
      return Facts(
        name: "point", labels: ["inside", "with"], selector: "pointInside:withEvent:",
        parameters: ["point", "event"], types: ["CGPoint", "UIEvent?"], answer: .boolean)
    case .hitTest:
      return Facts(
        name: "hitTest", labels: ["_", "with"], selector: "hitTest:withEvent:",
        parameters: ["point", "event"],
        types: ["CGPoint", "UIEvent?"], answer: .view)
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      return event(rawValue, "touches", "Set<UITouch>")
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      return event(rawValue, "presses", "Set<UIPress>")
    case .motionBegan, .motionEnded, .motionCancelled:
      return event(rawValue, "motion", "UIEvent.EventSubtype")
    case .remoteControl:
      return Facts(
        name: "remoteControlReceived", labels: ["with"], selector: "remoteControlReceivedWithEvent:",
        parameters: ["event"], types: ["UIEvent?"], answer: .nothing)
    case .gestureShouldBegin, .shouldBegin:
      return Facts(
        name: "gestureRecognizerShouldBegin", labels: ["_"], selector: "gestureRecognizerShouldBegin:",
        parameters: ["gestureRecognizer"], types: ["UIGestureRecognizer"], answer: .boolean)
    case .next: return property("next", "nextResponder", .responder)
    case .canBecomeFirstResponder, .canResignFirstResponder: return property(rawValue, rawValue, .boolean)
    case .beginTracking, .continueTracking: return tracking(.boolean, "UITouch")
    case .endTracking: return tracking(.nothing, "UITouch?")
    case .cancelTracking:
      return Facts(
        name: "cancelTracking", labels: ["with"], selector: "cancelTrackingWithEvent:", parameters: ["event"],
        types: ["UIEvent?"], answer: .nothing)
    case .touchesShouldBegin:
      return Facts(
        name: "touchesShouldBegin", labels: ["_", "with", "in"],
        selector: "touchesShouldBegin:withEvent:inContentView:", parameters: ["touches", "event", "view"],
        types: ["Set<UITouch>", "UIEvent?", "UIView"], answer: .boolean)
    case .touchesShouldCancel:
      return Facts(
        name: "touchesShouldCancel", labels: ["in"], selector: "touchesShouldCancelInContentView:",
        parameters: ["view"], types: ["UIView"], answer: .boolean)
    case .sendEvent:
      return Facts(
        name: "sendEvent", labels: ["_"], selector: "sendEvent:", parameters: ["event"], types: ["UIEvent"],
        answer: .nothing)
    case .shouldReceive: return delegate("shouldReceive", "shouldReceiveTouch", "touch", "UITouch")
    case .shouldRecognizeSimultaneously:
      return delegate(
        "shouldRecognizeSimultaneouslyWith", "shouldRecognizeSimultaneouslyWithGestureRecognizer", "other",
        "UIGestureRecognizer")
    case .shouldRequireFailure:
      return delegate(
        "shouldRequireFailureOf", "shouldRequireFailureOfGestureRecognizer", "other", "UIGestureRecognizer")
    case .shouldBeRequiredToFail:
      return delegate(
        "shouldBeRequiredToFailBy", "shouldBeRequiredToFailByGestureRecognizer", "other",
        "UIGestureRecognizer")
    case .canPrevent:
      return Facts(
        name: "canPrevent", labels: ["_"], selector: "canPreventGestureRecognizer:", parameters: ["other"],
        types: ["UIGestureRecognizer"], answer: .boolean)
    case .canBePrevented:
      return Facts(
        name: "canBePrevented", labels: ["by"], selector: "canBePreventedByGestureRecognizer:",
        parameters: ["other"], types: ["UIGestureRecognizer"], answer: .boolean)
    case .reset:
      return Facts(name: "reset", labels: [], selector: "reset", parameters: [], types: [], answer: .nothing)
    }
  }

  /// Swift's base name: `point`, `hitTest`, `next`.
  public var swiftName: String { facts.name }
  /// Swift's labels, `_` for none; nil for a computed property.
  public var swiftLabels: [String]? { facts.labels }
  /// Swift's full name: `point(inside:with:)`, `next`.
  public var swiftSignature: String {
    let facts = facts
    return facts.labels.map { "\(facts.name)(\($0.map { "\($0):" }.joined()))" } ?? facts.name
  }
  /// Objective-C's selector: `pointInside:withEvent:`.
  public var selector: String { facts.selector }
  /// The parameters under UIKit's names, for bodies that come without a header.
  public var parameterNames: [String] { facts.parameters }
  /// What it must answer.
  public var answer: Answer { facts.answer }
  /// Whose method it is.
  public var owner: Owner {
    switch self {
    case .shouldBegin, .shouldReceive, .shouldRecognizeSimultaneously, .shouldRequireFailure,
      .shouldBeRequiredToFail, .canPrevent, .canBePrevented, .reset:
      .recognizer
    default: .responder
    }
  }
  /// The METHOD of the `override` command.
  public var commandName: String { rawValue }

  /// The entry with this Swift name and these labels, in the spellings of Swift 2 as well.
  ///
  /// - Parameter labels: `_` for none; nil for a property.
  public init?(swiftName name: String, labels: [String]?, owner: Owner = .responder) {
    let found = Entry.candidates(of: owner).first { entry in
      let facts = entry.facts
      if facts.name == name, facts.labels == labels { return true }
      return Entry.swift2Spellings(of: facts).contains {
        $0.0 == name && $0.1 == labels ?? [] && labels != nil
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// The entry with this Objective-C selector.
  public init?(selector: String, owner: Owner = .responder) {
    guard let found = Entry.candidates(of: owner).first(where: { $0.selector == selector }) else {
      return nil
    }
    self = found
  }

  /// Delegates are often views or controllers themselves, so their methods count for them too; recognizers have
  /// the four methods of touches as responders have them.
  private static func candidates(of owner: Owner) -> [Entry] {
    let own = allCases.filter { $0.owner == owner }
    if owner == .recognizer { return own + [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled] }
    let notDelegates: [Entry] = [.shouldBegin, .canPrevent, .canBePrevented, .reset]
    return own + allCases.filter { $0.owner == .recognizer && !notDelegates.contains($0) }
  }

  /// `hitTest(_:withEvent:)`, `beginTrackingWithTouch(_:withEvent:)`, `func nextResponder()` …: the selector cut
  /// at its colons, the first part as the name; headers may label the first parameter with its own name.
  private static func swift2Spellings(of facts: Facts) -> [(String, [String])] {
    let parts = facts.selector.split(separator: ":").map(String.init)
    if facts.labels == nil { return [(parts[0], [])] }
    let rest = Array(parts.dropFirst())
    guard let first = facts.parameters.first else { return [] }
    return [(parts[0], ["_"] + rest), (parts[0], [first] + rest)]
  }
}
