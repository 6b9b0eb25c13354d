import Geometry
import Messaging
import SceneModel

extension RecognizerPhase {
  /// Whether a recognizer may go from one state to another (R86).
  public func canBecome(_ next: RecognizerPhase, isDiscrete: Bool = false) -> Bool {
    switch (self, next) {
    case (.possible, .ended), (.possible, .failed): true
    case (.possible, .began): !isDiscrete
    case (.began, .changed), (.began, .ended), (.began, .cancelled): !isDiscrete
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): !isDiscrete
    default: false
    }
  }
}

extension Simulation {
  /// Carries out what recognizers have decided, until nothing is left to decide: failures and changes of those
  /// that have begun first, then those that are ready, the deeper one first (R92 to R96).
  mutating func resolve() throws(Fault) {
    guard !input.isResolving else { return }
    input.isResolving = true
    while try resolveNext() {}
    input.isResolving = false
  }

  /// Carries out one decision; false when there is none.
  private mutating func resolveNext() throws(Fault) -> Bool {
    for run in input.recognizers where run.wanted != nil && (run.isActive || run.wanted == .failed) {
      guard let wanted = run.wanted else { continue }
      try go(run.id, to: wanted)
      return true
    }
    for run in inOrderOfRecognising() {
      if try isRuledOut(run) {
        try go(run.id, to: .failed)
        return true
      }
      if try isWaiting(run) { continue }
      try recognise(run)
      return true
    }
    return false
  }

  /// Those that are ready to leave possible, in the order of deciding (R93).
  private mutating func inOrderOfRecognising() -> [RecognizerRun] {
    let ready = input.recognizers.filter { run in
      run.phase == .possible && (run.wanted == .began || run.wanted == .ended)
    }
    func taps(_ run: RecognizerRun) -> Int {
      scene.recognizer(run.id).map { $0.kind == .tap ? $0.taps : 0 } ?? 0
    }
    // A single tap fires again at the second lift of a double tap, before that prevents it; or it does not (R92).
    guard ready.contains(where: { taps($0) > 1 }), ready.contains(where: { taps($0) == 1 }) else {
      return ready
    }
    let several = ready.filter { taps($0) > 1 }
    // One that waits for the double tap does not fire before it anyhow.
    let isFree = ready.contains { run in
      let required = (scene.recognizer(run.id)?.requires ?? []) + run.requirements
      return taps(run) == 1 && !several.contains { required.contains($0.id) }
    }
    if isFree { note(.undocumented(.singleTapAgain)) }
    let order = scene.options[.singleTapAgain] == "yes" ? 1 : -1
    return ready.enumerated().sorted { left, right in
      (-left.element.depth, order * taps(left.element), left.offset)
        < (-right.element.depth, order * taps(right.element), right.offset)
    }.map(\.element)
  }

  private func share(_ run: RecognizerRun, _ other: RecognizerRun) -> Bool {
    run.id != other.id && run.touches.contains { other.touches.contains($0) }
  }

  // MARK: Waiting (R95)

  /// Those whose failure a recognizer waits for: what was set, and what the delegates of both say, each asked once
  /// a try.
  private mutating func requirements(of id: ObjectID) throws(Fault) -> [ObjectID] {
    guard let run = input.run(of: id) else { return [] }
    for other in input.recognizers where share(run, other) && !run.asked.contains(other.id) {
      let requires = try send(PairQuestion(.shouldRequireFailure, other.id), to: id)
      let isRequired = try send(PairQuestion(.shouldBeRequiredToFail, id), to: other.id)
      change(id) { run in
        run.asked.append(other.id)
        if requires || isRequired { run.requirements.append(other.id) }
      }
    }
    return (scene.recognizer(id)?.requires ?? []) + (input.run(of: id)?.requirements ?? [])
  }

  /// Asks the delegates of recognizers that have got new touches who waits for whom, before the view is told (R97).
  mutating func askForRequirements() throws(Fault) {
    guard input.recognizers.count > 1 else { return }
    for run in input.recognizers where run.phase == .possible { _ = try requirements(of: run.id) }
  }

  /// Whether one that it waits for has not decided yet; one that takes no part in its touches does not count.
  private mutating func isWaiting(_ run: RecognizerRun) throws(Fault) -> Bool {
    for id in try requirements(of: run.id) {
      if let other = input.run(of: id), other.phase == .possible, share(run, other), isEnabled(id) {
        return true
      }
    }
    return false
  }

  /// Whether one that it waits for has recognized, or another that keeps it from recognising (R92, R95).
  private mutating func isRuledOut(_ run: RecognizerRun) throws(Fault) -> Bool {
    let required = try requirements(of: run.id)
    for other in input.recognizers where share(run, other) && (other.isActive || other.phase == .ended) {
      if required.contains(other.id) { return true }
      if try prevents(other, run) { return true }
    }
    return false
  }

  /// Whether a recognizer that recognizes keeps another from it: unless the subclass of either says no (R88), or the
  /// delegate of either lets both recognise (R92, R94).
  private mutating func prevents(_ run: RecognizerRun, _ other: RecognizerRun) throws(Fault) -> Bool {
    guard try send(PairQuestion(.canPrevent, other.id), to: run.id) else { return false }
    guard try send(PairQuestion(.canBePrevented, run.id), to: other.id) else { return false }
    return try !isSimultaneous(run, other)
  }

  /// Whether the delegate of either lets both recognise (R94).
  private mutating func isSimultaneous(_ run: RecognizerRun, _ other: RecognizerRun) throws(Fault) -> Bool {
    if try send(PairQuestion(.shouldRecognizeSimultaneously, other.id), to: run.id) { return true }
    return try send(PairQuestion(.shouldRecognizeSimultaneously, run.id), to: other.id)
  }

  // MARK: Recognising

  /// A recognizer leaves possible, unless somebody objects (R96, R97).
  private mutating func recognise(_ run: RecognizerRun) throws(Fault) {
    guard let wanted = run.wanted else { return }
    guard try mayBegin(run) else { return try go(run.id, to: .failed) }
    var prevented: [ObjectID] = []
    var beaten: [ObjectID] = []
    for other in input.recognizers where other.phase == .possible && share(run, other) {
      // One that waits for the failure of this one can never recognise now, whoever allows both (R95).
      let waits =
        other.requirements.contains(run.id)
        || scene.recognizer(other.id)?.requires.contains(run.id) ?? false
      if waits {
        prevented.append(other.id)
      } else if try prevents(run, other) {
        prevented.append(other.id)
        beaten.append(other.id)
      }
    }
    guard input.run(of: run.id)?.phase == .possible else { return }
    noteOrder(run, beaten)
    transition(run.id, to: wanted)
    if scene.options[.actionOrder] != "actionFirst" { try takeFromViews() }
    for id in prevented where input.run(of: id)?.phase == .possible { transition(id, to: .failed) }
    try scroll(with: run.id)
    try sendActions(of: run.id)
    // One whose fingers are up already, since it had to wait, is over at once.
    if let now = input.run(of: run.id), now.isActive, now.fingers.isEmpty, now.wanted == nil {
      want(.ended, run.id)
    }
  }

  /// Tells where the order of things rests on what Apple does not say.
  private mutating func noteOrder(_ run: RecognizerRun, _ beaten: [ObjectID]) {
    guard let settings = scene.recognizer(run.id) else { return }
    let isTie = beaten.contains { id in
      input.run(of: id)?.wanted != nil && scene.recognizer(id)?.view == settings.view
    }
    if isTie { note(.undocumented(.sameViewTie)) }
    let takes =
      settings.cancelsTouchesInView && run.touches.contains { input.touch($0)?.delivery == .began }
    if takes, !settings.actions.isEmpty { note(.undocumented(.actionOrder)) }
  }

  /// Asks whether a recognizer may leave possible: the hit view, then the recognizer's own, then its delegate
  /// (R96).
  private mutating func mayBegin(_ run: RecognizerRun) throws(Fault) -> Bool {
    guard let settings = scene.recognizer(run.id), try mayScroll(run) else { return false }
    var asked: [ObjectID] = []
    // The hit view is asked only when the recognizer would take the touch from it.
    for id in run.touches where settings.cancelsTouchesInView {
      guard let view = input.touch(id)?.view, scene.isAlive(view), !asked.contains(view) else { continue }
      asked.append(view)
      guard try send(GestureShouldBegin(run.id), to: view) else { return false }
    }
    if let own = settings.view, !asked.contains(own), input.touch(run.touches.first)?.view != own {
      if scene.hasMethod(Selector.gestureShouldBegin.rawValue, of: own) {
        note(.undocumented(.containerShouldBegin))
      }
      if scene.options[.containerShouldBegin] == "yes" {
        guard try send(GestureShouldBegin(run.id), to: own) else { return false }
      }
    }
    return try send(ShouldBegin(), to: run.id)
  }

  /// Brings a recognizer into a state and sends what follows from it.
  private mutating func go(_ id: ObjectID, to phase: RecognizerPhase) throws(Fault) {
    let before = input.run(of: id)
    guard let before,
      before.phase.canBecome(phase, isDiscrete: scene.recognizer(id)?.kind.isDiscrete ?? false)
    else {
      return change(id) { $0.wanted = nil }
    }
    transition(id, to: phase)
    // Failure is told to nobody (R86).
    guard phase != .failed else { return }
    try scroll(with: id)
    try sendActions(of: id)
  }

  /// Changes the state and notes it.
  private mutating func transition(_ id: ObjectID, to phase: RecognizerPhase) {
    guard let from = input.run(of: id)?.phase else { return }
    change(id) { run in
      run.phase = phase
      run.wanted = nil
    }
    stopTimers(of: id)
    record(.gesture(id, from: from, to: phase))
  }

  /// Sends a recognizer's actions, all of them, in the order of adding (R87).
  private mutating func sendActions(of id: ObjectID) throws(Fault) {
    guard scene.isAlive(id) else { return }
    for action in scene.recognizer(id)?.actions ?? [] {
      switch action {
      case .print(let text): print(text, from: id)
      case .send(let selector, let target): sendAction(selector, to: target, from: id)
      }
    }
  }

  /// Sets a recognizer's state from code, as a subclass of UIGestureRecognizer does (R88).
  ///
  /// Answers false, and changes nothing, when UIKit allows no such transition (R86).
  @discardableResult
  public mutating func setState(_ phase: RecognizerPhase, of recognizer: ObjectID) throws(Fault) -> Bool {
    guard let run = input.run(of: recognizer) else { return false }
    // Within one event a state that was only asked for counts as reached, so code may go on from there.
    let from = run.wanted ?? run.phase
    let isDiscrete = scene.recognizer(recognizer)?.kind.isDiscrete ?? false
    guard from.canBecome(phase, isDiscrete: isDiscrete) else { return false }
    if run.phase == .possible, run.wanted == .began, phase == .changed { return true }
    want(run.phase == .possible && phase == .cancelled ? .failed : phase, recognizer)
    if input.changed.isEmpty, !input.isResolving { try settle() }
    return true
  }

  /// `ignore(_:for:)`: a recognizer lets a touch go, so it will not take it from the view either (R88).
  public mutating func ignore(_ touch: TouchID, by recognizer: ObjectID) {
    change(recognizer) { run in
      run.touches.removeAll { $0 == touch }
      run.fingers.removeAll { $0 == touch }
    }
    change(touch: touch) { $0.recognizers.removeAll { $0 == recognizer } }
  }

  // MARK: Reset

  /// Resets those that are over: they ignore the touches that are still down (R86).
  mutating func finishRecognizers() throws(Fault) {
    for run in input.recognizers where run.isFinal {
      stopTimers(of: run.id)
      if scene.isAlive(run.id), scene.hasMethod(Selector.reset.rawValue, of: run.id) {
        try send(Reset(), to: run.id)
      }
    }
    input.recognizers.removeAll { $0.isFinal }
  }

  /// After a change of the scene: recognizers that were switched off or removed, or whose view has left its window,
  /// give up (R85).
  mutating func changeOfScene() throws(Fault) {
    dropLostFirstResponders()
    let lost = input.recognizers.filter { run in
      !isEnabled(run.id) || scene.recognizer(run.id)?.view.map { scene.window(of: $0) == nil } ?? true
    }
    guard !lost.isEmpty else { return }
    input.event = .touches
    for run in lost {
      if !scene.isAlive(run.id) {
        stopTimers(of: run.id)
        input.recognizers.removeAll { $0.id == run.id }
      } else {
        want(run.isActive ? .cancelled : .failed, run.id)
      }
    }
    try settle()
    try finishRecognizers()
    forgetWhatIsOver()
  }
}

extension Input {
  /// The touch of an id, if there is one.
  fileprivate func touch(_ id: TouchID?) -> Touch? { id.flatMap { touch($0) } }
}
