import Geometry
import SceneModel

/// What a search found, and why.
public struct Verdict: Equatable, Sendable {
  /// The view; nil when the view asked is no candidate and nothing below it is (R36).
  public let view: ObjectID?
  /// Why.
  public let reason: Reason

  /// Makes a verdict.
  public init(_ view: ObjectID?, _ reason: Reason) {
    self.view = view
    self.reason = reason
  }
}

/// `hitTest(_:with:)`: the front-most view below the receiver, or itself, that a point belongs to.
public struct HitTest: Message {
  /// The point, in the receiver's coordinates.
  public var point: Point
  /// Whether an event is handed over; code may look at it (R34).
  public var hasEvent: Bool

  /// Searches at a point.
  public init(_ point: Point, hasEvent: Bool = true) {
    self.point = point
    self.hasEvent = hasEvent
  }

  /// The method.
  public var selector: Selector { .hitTest }

  /// UIKit's search (R23).
  public func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Verdict {
    if app.scene.hitTestingCodeCount == 0 {
      return app.isRecording
        ? app.recordedHitTest(receiver, at: point) : app.scene.silentHitTest(receiver, at: point)
    }
    return try app.search(receiver, at: point, hasEvent: hasEvent)
  }

  /// The point and the event.
  public var arguments: ShortList<Argument> { ShortList(.point(point), hasEvent ? .event : .none) }

  /// Any view will do, or nil (R36).
  public func answer(from value: Argument) -> Verdict? {
    switch value {
    case .none: Verdict(nil, .override)
    case .object(let id): Verdict(id, .override)
    default: nil
    }
  }

  /// A view or nil.
  public var wantedAnswer: AnswerKind { .view }

  /// The call.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .hitTest(receiver, point)
  }

  /// The answer, as a step of its own.
  public func answered(
    _ answer: Verdict, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation
  ) {
    app.record(.hitTestResult(receiver, answer.view, answer.reason))
    if overridden, let view = answer.view, !app.scene.isDescendant(view, of: receiver) {
      app.note(.redirected(from: receiver, to: view))
    }
  }
}

/// A view whose subviews are being asked.
private struct Level {
  let view: ObjectID
  let point: Point
  /// The next subview to ask, -1 when all were.
  var next: Int32
  /// The subviews still to be asked, the next one last: a copy, kept only where code could change the tree.
  var waiting: [ObjectID]?

  mutating func takeNext(in scene: Scene) -> ObjectID? {
    if waiting != nil { return waiting?.popLast() }
    guard next >= 0 else { return nil }
    defer { next = scene.placements[Int(next)].previous }
    return ObjectID(next)
  }
}

extension Simulation {
  /// UIKit's search below a view, from the front, depth first (R23).
  ///
  /// It is a loop with a list of levels, not a recursion, so a tree of 100,000 levels fits. Only for a view with
  /// code of its own does the message take the road through ``send(_:to:)`` again.
  mutating func search(_ root: ObjectID, at start: Point, hasEvent: Bool) throws(Fault) -> Verdict {
    let mayChange = scene.hitTestingCodeCount > 0
    let entry = depth
    defer { depth = entry }
    var levels: [Level] = []
    var asked = root
    var point = start
    while true {
      var verdict = try ownVerdict(of: asked, at: point, hasEvent: hasEvent)
      if verdict == nil {
        levels.append(
          Level(
            view: asked, point: point, next: scene.placements[asked.place].lastChild,
            waiting: mayChange ? scene.subviews(of: asked) : nil))
      }
      asking: while true {
        if let answer = verdict {
          if levels.isEmpty { return answer }
          depth -= 1
          record(.hitTestResult(asked, answer.view, answer.reason))
          verdict = nil
          if answer.view != nil {
            // The first answer is the superview's answer too.
            asked = levels.removeLast().view
            verdict = Verdict(answer.view, .subview)
            continue
          }
        }
        let last = levels.count - 1
        guard let subview = levels[last].takeNext(in: scene) else {
          // No subview answered: the view itself.
          asked = levels.removeLast().view
          verdict = Verdict(asked, .itself)
          continue
        }
        // A singular transform leads nowhere, and NaN lies in no bounds (R17, R30).
        let local = scene.toLocal(levels[last].point, of: subview) ?? Point(.nan, .nan)
        if scene.placements[subview.place].flags.contains(.overridesHitTest) {
          if let found = try send(HitTest(local, hasEvent: hasEvent), to: subview).view {
            asked = levels.removeLast().view
            verdict = Verdict(found, .subview)
          }
          continue
        }
        record(.hitTest(subview, local))
        depth += 1
        asked = subview
        point = local
        break asking
      }
    }
  }

  /// What a view answers before any subview is asked; nil when they are to be asked, or it has none.
  private mutating func ownVerdict(of view: ObjectID, at point: Point, hasEvent: Bool) throws(Fault)
    -> Verdict?
  {
    let placement = scene.placements[view.place]
    if let reason = placement.refusal { return Verdict(nil, reason) }
    let isInside: Bool
    if placement.flags.contains(.overridesInside) {
      isInside = try send(PointInside(point, hasEvent: hasEvent), to: view)
    } else {
      isInside = placement.contains(point)
      record(.pointInside(view, point, inside: isInside, overridden: false))
    }
    if !isInside { return Verdict(nil, .outside) }
    return scene.placements[view.place].lastChild < 0 ? Verdict(view, .itself) : nil
  }
}

extension Placement {
  /// Why `hitTest` says nil without looking at the point (R23); nil when it looks.
  public var refusal: Reason? {
    if takesTouches { return nil }
    if !flags.isDisjoint(with: [.hidden, .removed]) { return .hidden }
    if flags.contains(.interactionDisabled) { return .interactionDisabled }
    return isTransparent ? .transparent : .animating
  }
}
