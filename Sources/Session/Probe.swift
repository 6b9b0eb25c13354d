import Events
import Geometry
import Messaging
import SceneModel

/// What is sent once more when it is asked why: the last event, or a tap where there was none.
struct Probe: Sendable {
  /// The world before it.
  var lab: Lab
  /// What is sent, part by part.
  let parts: [EventRequest]
  /// The point of the screen at which it searches.
  let point: Point
  /// Whether it is the last event in the very scene in which that one happened, so that its steps are the same.
  let isLastEvent: Bool
}

extension Session {
  /// What to send for a question about a point, or about the last event.
  func probe(at wanted: Point?, of target: ObjectID) -> Probe {
    var resting = lab
    resting.input = lab.input.resting
    if let event, event.isRepeatable, let searched = lastPoint,
      wanted.map({ $0.distance(to: searched) < 1e-6 }) ?? true
    {
      // The same event means the same scene to begin with, unless that was changed since.
      // An event that goes on after a command may meet a view that was not there when it began.
      let isSame =
        event.trace.before.isAlive(target) && event.trace.scene(after: event.trace.steps.count) == lab.scene
      if isSame { resting.scene = event.trace.before }
      resting.refreshCode()
      return Probe(lab: resting, parts: event.parts, point: searched, isLastEvent: isSame)
    }
    let searched = event?.hit == nil ? nil : lastPoint
    let center = lab.scene.kind(of: target).isView ? lab.scene.bounds(of: target).center : .zero
    let point =
      wanted ?? searched
      ?? (lab.scene.kind(of: target).isView ? lab.scene.toScreen(center, of: target) : .zero)
    return Probe(lab: resting, parts: [.tap(at: point)], point: point, isLastEvent: false)
  }

  /// Sends the event of a probe on a copy; nil where code fails.
  func trace(of probe: Probe) -> Trace? {
    var app = probe.lab.simulation()
    do {
      for part in probe.parts { try app.perform(part) }
    } catch {
      return nil
    }
    return Trace(before: probe.lab.scene, recording: app.recorder)
  }
}

extension Input {
  /// The same moment with all fingers lifted: the clock goes on, and so does what no finger began.
  var resting: Input {
    var input = Input()
    input.time = time
    input.ignoreDepth = ignoreDepth
    input.animations = animations
    input.timers = timers.filter { timer in
      if case .animation = timer.kind { true } else { false }
    }
    return input
  }
}

// MARK: What became of a touch that found its view

extension Session {
  /// What became of a touch after it had found a view: the view got it, or what kept it from that.
  func delivery(to target: ObjectID, in trace: Trace) -> Diagnosis.Cause {
    let scene = trace.sceneOfCommands(before: trace.steps.count)
    let isControl = scene.isKind(target, of: "UIControl")
    var (began, isCancelled) = (false, false)
    var fired: [String] = []
    var recognizer: ObjectID?
    var taker: ObjectID?
    var cause: Diagnosis.Cause?
    for step in trace.steps {
      switch step.kind {
      case .touch(target, .touchesBegan, _): began = true
      case .touch(target, .touchesCancelled, _):
        isCancelled = true
        taker = taker ?? recognizer
      case .gesture(let id, _, let phase) where phase == .began || phase == .ended:
        if takes(id, from: target, scene) { recognizer = recognizer ?? id }
      case .control(target, let name): fired.append(trace.text(name))
      case .selected(target): return .gotIt
      case .note(let place):
        switch trace.note(place) {
        case .ignored: cause = .ignoring
        case .secondFinger(target): cause = .secondFinger
        case .exclusive(let view): cause = .exclusive(view)
        default: break
        }
      default: break
      }
    }
    if let cause, !began { return cause }
    if isControl {
      if !fired.isEmpty, !fired.contains("touchCancel") { return .gotIt }
      if scene.hasFlag(.disabled, target) { return .disabled }
    }
    if let taker = isCancelled ? taker : began ? nil : recognizer {
      return taken(by: taker, from: target, isControl, scene)
    }
    if isCancelled { return .interrupted }
    guard isControl || !began else { return .gotIt }
    if let method = scene.methods(of: target).first(where: {
      $0.method != "hitTest" && $0.method != "pointInside"
    }
    ) {
      return .ownCode(method.method)
    }
    return .undelivered
  }

  private func taken(by recognizer: ObjectID, from target: ObjectID, _ isControl: Bool, _ scene: Scene)
    -> Diagnosis.Cause
  {
    let view = scene.recognizer(recognizer)?.view
    // A view's own recognizer works for it; only a control is robbed of its events by it (R112).
    if view == target, !isControl { return .gotIt }
    if let scrollView = scene.recognizer(recognizer)?.scrollView { return .scrolled(by: scrollView) }
    return .cancelled(by: recognizer)
  }

  /// Whether a recognizer that recognizes takes touches from a view (R89).
  private func takes(_ recognizer: ObjectID, from view: ObjectID, _ scene: Scene) -> Bool {
    guard let state = scene.recognizer(recognizer), state.cancelsTouchesInView, let own = state.view else {
      return false
    }
    return scene.isDescendant(view, of: own)
  }

  /// What became of a touch that found another view, for a responder further up its chain.
  func arrival(at target: ObjectID, from hit: ObjectID, in trace: Trace) -> Diagnosis.Cause {
    if trace.count(of: .touchesBegan, at: target) > 0 { return .cameUp(from: hit) }
    for step in trace.steps {
      if case .note(let place) = step.kind, trace.note(place) == .ignored { return .ignoring }
    }
    // Without a call nobody had it: a recognizer took it, or it was never delivered.
    guard trace.count(of: .touchesBegan, at: hit) > 0 else {
      let cause = delivery(to: hit, in: trace)
      return cause == .gotIt ? .subview(hit) : cause
    }
    return trace.handler.map { .handled(by: $0, hit: hit) } ?? .subview(hit)
  }
}
