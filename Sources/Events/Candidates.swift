import Geometry
import Messaging
import SceneModel

extension Simulation {
  /// The recognizers that a new touch may reach: the enabled ones of the hit view and of all its superviews, the
  /// window included, the first to decide first (R83, R93).
  func candidates(for view: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    for ancestor in scene.ancestry(of: view) {
      let own = scene.recognizers(of: ancestor).filter(isEnabled)
      result += scene.options[.sameViewTie] == "last" ? own.reversed() : own
    }
    return result
  }

  /// Whether a recognizer gets touches at all (R85).
  func isEnabled(_ id: ObjectID) -> Bool {
    guard scene.isAlive(id), let settings = scene.recognizer(id), settings.isEnabled else { return false }
    // A scroll view that must not scroll has its pan switched off.
    return settings.scrollView.map { scene.isAlive($0) && !scene.hasFlag(.scrollDisabled, $0) } ?? true
  }

  /// Gives the changes of an event to the recognizers, each of them once a phase (R79).
  mutating func tellRecognizers(of touches: [Touch]) throws(Fault) {
    for touch in touches where touch.phase == .began { try askDelegates(about: touch) }
    var order: [ObjectID] = []
    for touch in touches {
      for id in input.touch(touch.id)?.recognizers ?? [] where !order.contains(id) { order.append(id) }
    }
    if touches.count > 1 { order = inOrderOfDeciding(order) }
    for id in order where isEnabled(id) {
      join(id, touches.filter { $0.phase == .began && input.touch($0.id)?.recognizers.contains(id) ?? false })
      follow(id)
      for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
        guard let run = input.run(of: id) else { break }
        let list = touches.filter { $0.phase == phase && run.fingers.contains($0.id) }.map(\.id)
        guard !list.isEmpty else { continue }
        if phase == .ended || phase == .cancelled {
          change(id) { run in run.fingers.removeAll { list.contains($0) } }
        }
        if !run.isFinal { try send(TouchesMessage(phase.selector, list), to: id) }
      }
      concludeWithoutFingers(id, isCancelled: touches.contains { $0.phase == .cancelled })
    }
  }

  /// Asks the delegates of all candidates whether they want the touch (R84).
  private mutating func askDelegates(about touch: Touch) throws(Fault) {
    var wanted: [ObjectID] = []
    for id in touch.recognizers where isEnabled(id) {
      if try send(ShouldReceive(touch.id), to: id) { wanted.append(id) }
    }
    change(touch: touch.id) { $0.recognizers = wanted }
  }

  /// Sorts recognizers: those of deeper views first, on one view in the order of deciding (R93).
  private func inOrderOfDeciding(_ ids: [ObjectID]) -> [ObjectID] {
    ids.map { (id: $0, rank: rank(of: $0)) }.sorted { $0.rank < $1.rank }.map(\.id)
  }

  private func rank(of id: ObjectID) -> (depth: Int, place: Int, id: ObjectID) {
    guard let view = scene.recognizer(id)?.view else { return (0, 0, id) }
    let own = scene.recognizers(of: view)
    let place = own.firstIndex(of: id) ?? 0
    let isLastFirst = scene.options[.sameViewTie] == "last"
    return (-scene.ancestry(of: view).count, isLastFirst ? own.count - place : place, id)
  }

  /// Adds new touches to those that a recognizer follows.
  private mutating func join(_ id: ObjectID, _ touches: [Touch]) {
    guard let settings = scene.recognizer(id) else { return }
    for touch in touches {
      if let run = input.run(of: id) {
        guard accepts(run, settings) else { continue }
      } else {
        let rank = rank(of: id)
        let run = RecognizerRun(
          id, depth: -rank.depth, place: rank.place, time: input.time, at: touch.location)
        let next = input.recognizers.firstIndex { other in
          (-other.depth, other.place, other.id) > rank
        }
        input.recognizers.insert(run, at: next ?? input.recognizers.count)
      }
      change(id) { run in
        run.touches.append(touch.id)
        run.fingers.append(touch.id)
        run.mostFingers = max(run.mostFingers, run.fingers.count)
      }
    }
  }

  /// Whether a recognizer at work takes one more finger.
  private func accepts(_ run: RecognizerRun, _ settings: RecognizerState) -> Bool {
    // One that is ready and waits for others takes no new touch (R113), nor does one that is over.
    if run.isFinal || (run.phase == .possible && run.wanted != nil) { return false }
    switch settings.kind {
    case .pinch, .rotation: return run.fingers.count < 2 && !run.isActive
    case .longpress, .edgepan: return !run.isActive
    case .tap, .pan, .swipe, .custom: return true
    }
  }

  /// Changes a recognizer at work.
  mutating func change(_ id: ObjectID, _ change: (inout RecognizerRun) -> Void) {
    guard let place = input.recognizers.firstIndex(where: { $0.id == id }) else { return }
    change(&input.recognizers[place])
  }

  /// Brings up to date where a recognizer's fingers are, and how fast they go.
  private mutating func follow(_ id: ObjectID) {
    guard let run = input.run(of: id) else { return }
    let fingers = run.fingers.compactMap { input.touch($0) }
    guard !fingers.isEmpty else { return }
    let count = Double(fingers.count)
    let sum = fingers.reduce(Point.zero) { $0 + $1.location }
    let moved = fingers.reduce(Point.zero) { $0 + ($1.location - $1.previousLocation) }
    let way = Point(moved.x / count, moved.y / count)
    let isTap = scene.recognizer(id)?.kind == .tap
    let mayMove = fingers.count >= (scene.recognizer(id)?.touches ?? 1)
    let time = input.time
    change(id) { run in
      // A tap is where its first tap was (R98).
      if !isTap || run.taps == 0 { run.location = Point(sum.x / count, sum.y / count) }
      guard mayMove else { return }
      run.translation = run.translation + way
      run.distance = run.distance + way
      if way != .zero {
        let seconds = time - run.moveTime
        if seconds > 0 { run.velocity = Point(way.x / seconds, way.y / seconds) }
        run.moveTime = time
      }
    }
  }

  /// A recognizer without fingers that has not decided will never do so: UIKit's fail, and one whose code leaves
  /// it open is ended by the touches being over.
  private mutating func concludeWithoutFingers(_ id: ObjectID, isCancelled: Bool) {
    guard let run = input.run(of: id), run.fingers.isEmpty, run.wanted == nil else { return }
    if run.isActive { return want(isCancelled ? .cancelled : .ended, id) }
    if run.phase == .possible, !input.timers.contains(where: { $0.recognizer == id }) { want(.failed, id) }
  }

  /// Notes into which state a recognizer wants to go.
  mutating func want(_ phase: RecognizerPhase, _ id: ObjectID) {
    change(id) { run in
      guard !run.isFinal else { return }
      run.wanted = phase
    }
  }
}

extension TouchPhase {
  /// The method that tells of it.
  var selector: Selector {
    switch self {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
