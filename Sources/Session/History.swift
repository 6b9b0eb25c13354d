import SceneModel

/// What can be undone and redone.
///
/// A scene is a value, so a snapshot is a copy; but copying a scene of 100,000 views at every command would make
/// building it quadratic. Small scenes are kept at every command. Of large ones a copy is kept now and then, and
/// an earlier state is found by doing again what came after the copy: commands give the same result every time.
struct History: Sendable {
  /// One command that was done.
  struct Entry: Sendable {
    /// The world before it; nil where it is found by doing the earlier commands again.
    var before: Lab?
    /// The command.
    let request: Request
    /// The command as it was written.
    let text: String
    /// Whether it changed the scene, so that `undo` counts it.
    let changesScene: Bool
    /// The world behind it, kept once it was taken back; nil where doing it again gives the same.
    var after: Lab?
  }

  private(set) var done: [Entry] = []
  /// What was taken back; kept over commands that are being done again.
  private(set) var keptUndone = Undone()
  /// How many of the entries that were done are changes.
  private(set) var changes = 0
  /// How many objects the kept copies hold in all.
  private(set) var weight = 0
  /// Whether changes were forgotten, for want of room.
  private(set) var hasForgotten = false

  /// How many objects a scene may have to be copied at every command.
  static let smallScene = 500
  /// How many changes can be undone.
  static let limit = 200
  /// How many objects the copies may hold in all; the newest copy stays, however large it is.
  static let objectLimit = 2_000_000
  /// How many objects they may hold here: tests need no millions.
  var objectLimit = History.objectLimit

  /// Whether a copy of the world is to be kept before the next command.
  func wantsCopy(of lab: Lab, before request: Request) -> Bool {
    let size = lab.scene.idCount
    if size <= History.smallScene || done.isEmpty || request.readsFiles { return true }
    // What was read once need not be read again.
    if done.last?.request.readsFiles == true { return true }
    var since = 0
    for entry in done.reversed() {
      if entry.before != nil { break }
      since += 1
    }
    return since >= size / 50
  }

  mutating func append(_ entry: Entry) {
    done.append(entry)
    if entry.changesScene {
      changes += 1
      keptUndone = Undone()
    }
    weight += entry.before?.scene.idCount ?? 0
    trim()
  }

  /// Forgets what is too far back, or too large; the first entry always has its copy.
  private mutating func trim() {
    var cut = 0
    if changes > 2 * History.limit || done.count > 8 * History.limit {
      var excess = max(changes - History.limit, done.count - 4 * History.limit)
      while excess > 0, cut < done.count {
        if done[cut].changesScene || done.count - cut > 4 * History.limit { excess -= 1 }
        cut += 1
      }
      while cut > 0, cut < done.count, done[cut].before == nil { cut -= 1 }
    }
    if weight > objectLimit {
      var (place, rest) = (0, weight)
      while rest > objectLimit,
        let next = done[(place + 1)...].firstIndex(where: { $0.before != nil })
      {
        rest -= done[place].before?.scene.idCount ?? 0
        place = next
      }
      cut = max(cut, place)
    }
    guard cut > 0 else { return }
    forget(0..<min(cut, done.count))
    hasForgotten = true
  }

  private mutating func forget(_ places: Range<Int>) {
    for place in places {
      if done[place].changesScene { changes -= 1 }
      weight -= done[place].before?.scene.idCount ?? 0
    }
    done.removeSubrange(places)
  }

  /// Takes the last change back: the entries from it on, and the copy from which to do others again.
  ///
  /// What the world was until now is kept for `redo` where the change cannot be done again: an event met fingers that
  /// are gone by then, a file may be another one. Small scenes are kept anyhow.
  mutating func takeLastChange(from lab: Lab) -> (entry: Entry, base: Lab, again: [Request])? {
    guard let place = done.lastIndex(where: \.changesScene) else { return nil }
    guard let state = state(at: place) else { return nil }
    var entry = done[place]
    if lab.scene.idCount <= History.smallScene || entry.request.readsFiles
      || entry.request.changesScene == nil
    {
      entry.after = lab
    }
    forget(place..<done.count)
    keptUndone.append(entry, objectLimit: objectLimit)
    return (entry, state.base, state.again)
  }

  /// The changes that were taken back, the last one last.
  var undone: [Entry] { keptUndone.entries }
  /// How many objects the copies hold that `redo` needs.
  var undoneWeight: Int { keptUndone.weight }
  /// Whether changes that were taken back were forgotten, for want of room.
  var hasForgottenUndone: Bool { keptUndone.hasForgotten }

  /// The last change that was taken back.
  mutating func takeUndone() -> Entry? { keptUndone.popLast() }

  /// Sets what was taken back at another moment.
  mutating func restoreUndone(_ kept: Undone) { keptUndone = kept }

  /// Changes that were taken back.
  struct Undone: Sendable {
    fileprivate var entries: [Entry] = []
    fileprivate var weight = 0
    fileprivate var hasForgotten = false

    /// Takes one more, and forgets others where their copies grow too large.
    ///
    /// Those go first that `redo` would come to last; the next one stays, however large it is.
    fileprivate mutating func append(_ entry: Entry, objectLimit: Int) {
      entries.append(entry)
      weight += entry.after?.scene.idCount ?? 0
      var cut = 0
      while weight > objectLimit, cut + 1 < entries.count {
        weight -= entries[cut].after?.scene.idCount ?? 0
        cut += 1
      }
      guard cut > 0 else { return }
      entries.removeFirst(cut)
      hasForgotten = true
    }

    fileprivate mutating func popLast() -> Entry? {
      guard let entry = entries.popLast() else { return nil }
      weight -= entry.after?.scene.idCount ?? 0
      return entry
    }
  }

  /// The world before an entry: a copy and what to do again.
  func state(at place: Int) -> (base: Lab, again: [Request])? {
    var start = place
    while start >= 0 {
      if start < done.count, let base = done[start].before {
        return (base, done[start..<place].map(\.request))
      }
      start -= 1
    }
    return nil
  }
}

extension Request {
  /// Whether doing it again could read another file than the first time.
  var readsFiles: Bool {
    switch self {
    case .session(.load), .session(.run), .session(.reset), .session(.new), .session(.recover),
      .session(.bring):
      true
    default: false
    }
  }

  /// Whether it changes the scene; nil for events, which do when their code does.
  var changesScene: Bool? {
    switch self {
    case .scene(.option(_, nil)), .scene(.origin(_, nil)): false
    case .scene: true
    case .code(.show), .code(.bindings), .code(.needs), .code(.review): false
    case .code: true
    case .event(.gestures), .event(.firstResponder(nil, resign: false)): false
    case .event(.gesture), .event(.ungesture), .event(.respond), .event(.animate): true
    case .event(.action(_, _, let words)): words != .none
    case .event: nil
    case .look, .expect: false
    case .session(.load), .session(.reset), .session(.new), .session(.recover),
      .session(.bring):
      true
    case .session: false
    case .all: true
    }
  }
}
