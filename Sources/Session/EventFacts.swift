import Messaging
import SceneModel

// What can be read off a trace: one reader for expectations, explanations and pictures.

extension Step {
  /// Whether a view says no.
  public var isRefusal: Bool { if case .hitTestResult(_, nil, _) = kind { true } else { false } }

  /// The object that is called, where a film may stop; nil for what is no call.
  public var callee: ObjectID? {
    switch kind {
    case .hitTest(let id, _), .touch(let id, _, _), .asked(let id, _, _, _): id
    case .action(let sender, _, let target): target ?? sender
    default: nil
    }
  }
}

extension Trace {
  /// The hit-test calls, in order: the view and the method.
  public var hitTestCalls: [(view: ObjectID, selector: Selector)] {
    steps.compactMap { step in
      switch step.kind {
      case .hitTest(let view, _): (view, .hitTest)
      case .pointInside(let view, _, _, _): (view, .pointInside)
      default: nil
      }
    }
  }

  /// The views whose hitTest was called, each once, in the order of first call.
  public var visited: [ObjectID] {
    var seen: Set<ObjectID> = []
    return steps.compactMap { step in
      guard case .hitTest(let view, _) = step.kind, seen.insert(view).inserted else { return nil }
      return view
    }
  }

  /// How often an object's method was called.
  public func count(of selector: Selector, at object: ObjectID) -> Int {
    steps.lazy.filter { step in
      switch step.kind {
      case .hitTest(let view, _): view == object && selector == .hitTest
      case .pointInside(let view, _, _, _): view == object && selector == .pointInside
      case .touch(let responder, let method, _): responder == object && method == selector
      case .asked(let responder, let method, _, _): responder == object && method == selector
      default: false
      }
    }.count
  }

  /// How often a control sent an event.
  public func count(ofEvent name: String, at control: ObjectID) -> Int {
    steps.lazy.filter { step in
      if case .control(control, let place) = step.kind { text(place) == name } else { false }
    }.count
  }

  /// Whether a step is the call, control event or recognizer state of a name.
  func step(_ step: Step, is name: String, at object: ObjectID) -> Bool {
    switch step.kind {
    case .hitTest(let view, _): view == object && name == Selector.hitTest.rawValue
    case .pointInside(let view, _, _, _): view == object && name == Selector.pointInside.rawValue
    case .touch(let responder, let method, _): responder == object && method.rawValue == name
    case .asked(let responder, let method, _, _): responder == object && method.rawValue == name
    case .control(let control, let place): control == object && text(place) == name
    case .gesture(let recognizer, _, let to):
      recognizer == object && (to == .ended ? name == "ended" || name == "recognized" : "\(to)" == name)
    default: false
    }
  }

  /// A recognizer's last state; possible when it took no part or has not decided.
  public func state(of recognizer: ObjectID) -> RecognizerPhase {
    var state = RecognizerPhase.possible
    for step in steps {
      if case .gesture(recognizer, _, let to) = step.kind, to != .possible { state = to }
    }
    return state
  }

  /// The responder at which touches stopped; recognizers, which get them first, do not count.
  public var handler: ObjectID? { touchHandler }

  /// Whether a table or collection view selected a cell.
  public func selected(_ cell: ObjectID) -> Bool {
    steps.contains { $0.kind == .selected(cell) }
  }

  /// The last target that a selector reached; nil when it was never sent or found nobody.
  public func target(ofAction selector: String) -> ObjectID? {
    var target: ObjectID?
    for step in steps {
      if case .action(_, let place, let found) = step.kind, text(place) == selector { target = found }
    }
    return target
  }

  /// The lines that were printed.
  public var printed: [String] {
    steps.compactMap { if case .print(_, let place) = $0.kind { text(place) } else { nil } }
  }

  /// The step whose answer decided the last search: the one in which the hit view answered for itself, or code
  /// answered for it; nil when there was no search.
  public var decider: Int? {
    var decider: Int?
    var start = 0
    for (place, step) in steps.enumerated() {
      switch step.kind {
      case .hitTest where step.depth == 0: start = place
      case .hitTestResult(_, let found, _) where step.depth == 0:
        decider =
          steps[start...place].firstIndex { inner in
            guard case .hitTestResult(_, let view, let reason) = inner.kind, view == found else {
              return false
            }
            return reason != .subview && (view != nil || inner == step)
          } ?? place
      default: break
      }
    }
    return decider
  }
}
