import Messaging

extension Simulation {
  /// The main thread is busy for some seconds: what the fingers do meanwhile waits in the queue (R81).
  mutating func block(_ seconds: Double) {
    guard seconds > 0 else { return }
    input.blockedUntil = max(input.blockedUntil ?? 0, input.time + seconds)
  }

  /// When the event that is delivered happened (R61).
  var eventTime: Double { input.happened ?? input.time }

  /// The fingers that are down on the glass, whether the app knows of it or not.
  var fingersDown: Set<Int> {
    var down = Set(input.touches.lazy.filter { !$0.isOver }.map(\.finger))
    for move in input.queue.lazy.flatMap(\.moves) {
      switch move.kind {
      case .down: down.insert(move.finger)
      case .up, .cancel: down.remove(move.finger)
      case .move: break
      }
    }
    return down
  }

  /// The fingers that are on the glass while the system has taken their touches away, or will have.
  var fingersLapsed: Set<Int> {
    var lapsed = Set(input.lapsedFingers)
    for move in input.queue.lazy.flatMap(\.moves) {
      switch move.kind {
      case .cancel: lapsed.insert(move.finger)
      case .down, .up: lapsed.remove(move.finger)
      case .move: break
      }
    }
    return lapsed
  }

  /// Puts an event into the queue while the main thread is busy; moves that follow moves of the same fingers become
  /// one event (R77, R81).
  mutating func enqueue(_ moves: [FingerMove]) {
    recordWayToApp()
    note(.queued)
    if let last = input.queue.last, (last.moves + moves).allSatisfy(\.isMove),
      Set(last.moves.map(\.finger)) == Set(moves.map(\.finger))
    {
      input.queue[input.queue.count - 1] = QueuedEvent(time: input.time, last.moves + moves)
    } else {
      input.queue.append(QueuedEvent(time: input.time, moves))
    }
  }

  /// The main thread is free again: the events of the queue are delivered, the oldest first, each with its own time
  /// (R61, R81).
  mutating func unblock() throws(Fault) {
    input.blockedUntil = nil
    let queue = input.queue
    input.queue = []
    for event in queue {
      input.happened = event.time
      try deliver(event.moves)
      input.happened = nil
    }
  }
}
