import Geometry
import Messaging
import SceneModel

/// What is found out about a trace once, so that each frame is quick to draw.
struct FilmIndex: Sendable {
  /// The steps that begin a search through the windows, in order.
  private(set) var searches: [Int] = []
  /// For each search, the step after its last answer.
  private(set) var searchEnds: [Int] = []
  /// The steps at which a finger is somewhere.
  private(set) var fingers: [Int] = []
  /// The steps that change a recognizer's state, or send a control event.
  private(set) var states: [Int] = []
  /// The part of the screen that all frames show.
  private(set) var area: Rect
  /// The steps that change the scene.
  private var changes: [Int] = []
  /// Scenes along the way, one after every `stride` changes.
  private var scenes: [Scene]
  private var stride: Int
  private let trace: Trace

  /// How many scenes are kept.
  private static let mostScenes = 16

  init(_ trace: Trace) {
    self.trace = trace
    area = trace.before.pictureArea
    scenes = [trace.before]
    stride = 1
    read()
    keepScenes()
  }

  private mutating func read() {
    var isOpen = false
    for (place, step) in trace.steps.enumerated() {
      switch step.kind {
      case .hitTest where step.depth == 0:
        // The next window is asked in the same search.
        if isOpen {
          searchEnds[searchEnds.count - 1] = place + 1
        } else {
          searches.append(place)
          searchEnds.append(place + 1)
        }
        isOpen = true
      case .hitTestResult(_, let found, _) where step.depth == 0:
        if isOpen { searchEnds[searchEnds.count - 1] = place + 1 }
        isOpen = found == nil
      case .finger:
        fingers.append(place)
        isOpen = false
      case .change: changes.append(place)
      case .gesture, .control: states.append(place)
      case .touch, .stage: isOpen = false
      default: break
      }
    }
  }

  private mutating func keepScenes() {
    stride = max(1, (changes.count + Self.mostScenes - 1) / Self.mostScenes)
    var scene = trace.before
    for (number, place) in changes.enumerated() {
      apply(place, to: &scene)
      if (number + 1) % stride == 0 {
        scenes.append(scene)
        area = area.union(scene.pictureArea)
      }
    }
  }

  private func apply(_ place: Int, to scene: inout Scene) {
    if case .change(let change) = trace.steps[place].kind { scene.apply(trace.change(change)) }
  }

  /// The scene after some of the steps, from the nearest one that was kept.
  func scene(after count: Int) -> Scene {
    let done = Self.number(of: changes, below: count)
    let kept = min(done / stride, scenes.count - 1)
    var scene = scenes[kept]
    for place in changes[(kept * stride)..<done] { apply(place, to: &scene) }
    return scene
  }

  /// The search that has begun last before a step.
  func search(before count: Int) -> (start: Int, end: Int)? {
    let number = Self.number(of: searches, below: count)
    return number == 0 ? nil : (searches[number - 1], searchEnds[number - 1])
  }

  /// The places of fingers before a step.
  func fingers(before count: Int) -> ArraySlice<Int> {
    fingers.prefix(Self.number(of: fingers, below: count))
  }

  /// The changes of states before a step.
  func states(before count: Int) -> ArraySlice<Int> { states.prefix(Self.number(of: states, below: count)) }

  /// How many of sorted numbers lie below another.
  private static func number(of sorted: [Int], below limit: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Step {
  /// The object that a step is about.
  var subject: ObjectID? {
    switch kind {
    case .hitTest(let id, _), .hitTestResult(let id, _, _), .pointInside(let id, _, _, _),
      .touch(let id, _, _),
      .gesture(let id, _, _), .control(let id, _), .asked(let id, _, _, _), .selected(let id),
      .line(let id, _, _):
      id
    case .forward(_, let id, _): id
    case .action(let sender, _, let target): target ?? sender
    case .print(let owner, _): owner
    case .dropped, .stage, .finger, .change, .note, .clock: nil
    }
  }

  /// How long its frame stays, in seconds.
  var duration: Double {
    switch kind {
    case .clock: 0.02
    case .finger(_, .moved, _), .finger(_, .stationary, _): 0.12
    case .finger: 0.4
    case .stage: 0.08
    case .change: 0.2
    case .hitTest, .pointInside: 0.35
    case .hitTestResult: 0.45
    default: 0.45
    }
  }
}
