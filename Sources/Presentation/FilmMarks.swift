import Drawing
import Geometry
import Messaging
import SceneModel

// What a frame marks in the picture: who is asked, who said what, where the fingers are.
extension Film {
  func marks(at frame: Int, _ scene: Scene) -> PictureMarks {
    let count = min(frame, trace.steps.count)
    var marks = PictureMarks(fingers: fingers(before: count, scene))
    if let search = index.search(before: count) {
      marks.verdicts = verdicts(search, count)
      if marks.fingers.isEmpty, case .hitTest(let view, let point) = trace.steps[search.start].kind,
        scene.isAlive(view)
      {
        marks.fingers = [.init(at: scene.toScreen(point, of: view))]
      }
    }
    if let link = link(at: frame) {
      markChain(upTo: link, in: &marks, scene)
    } else if frame > 0 {
      markStep(trace.steps[frame - 1], in: &marks, scene)
    }
    marks.verdicts = marks.verdicts.filter { scene.isAlive($0.key) }
    return marks
  }

  /// What views said in the last search; when it is over, only the view that was found stays marked.
  private func verdicts(_ search: (start: Int, end: Int), _ count: Int) -> [ObjectID: PictureMarks.Verdict] {
    var verdicts: [ObjectID: PictureMarks.Verdict] = [:]
    let steps = trace.steps[search.start..<min(search.end, count)]
    for step in steps {
      switch step.kind {
      case .pointInside(let view, _, let isInside, _): verdicts[view] = isInside ? .yes : .no
      case .hitTestResult(let view, nil, _): verdicts[view] = .no
      case .hitTestResult(let view, let found?, _):
        if view != found { verdicts[view] = .yes }
        verdicts[found] = .hit
      default: break
      }
    }
    guard count > search.end else { return verdicts }
    let found: ObjectID? =
      if case .hitTestResult(_, let view, _) = trace.steps[search.end - 1].kind { view } else { nil }
    return found.map { [$0: .hit] } ?? [:]
  }

  private func markStep(_ step: Step, in marks: inout PictureMarks, _ scene: Scene) {
    guard let subject = step.subject, let view = view(of: subject, scene) else { return }
    marks.asked = view
    switch step.kind {
    case .hitTest(_, let point):
      marks.askedWord = point.isFinite ? "hitTest \(NumberText.of(point)) ?" : "hitTest ?"
    case .pointInside(_, _, let isInside, _): marks.askedWord = isInside ? "inside ✓" : "inside ✗"
    case .hitTestResult(_, nil, _): marks.askedWord = "→ nil ✗"
    case .hitTestResult(let view, let found?, _):
      marks.askedWord = found == view ? "●" : "→ \(scene.knownName(of: found).visible) ✓"
    case .touch(_, let selector, _), .forward(_, _, let selector), .asked(_, let selector, _, _):
      marks.askedWord = selector.rawValue
    default: break
    }
  }

  private func markChain(upTo link: Int, in marks: inout PictureMarks, _ scene: Scene) {
    guard let view = view(of: chain[link].responder, scene) else { return }
    marks.asked = view
    marks.askedWord = chain[link].responder == view ? "" : scene.knownName(of: chain[link].responder).visible
  }

  /// The view that stands for an object in the picture: a controller's view, a recognizer's view.
  func view(of id: ObjectID, _ scene: Scene) -> ObjectID? {
    guard scene.isAlive(id) else { return nil }
    switch scene.kind(of: id) {
    case .view, .window: return id
    case .controller: return scene.view(of: id)
    case .recognizer: return scene.recognizer(id)?.view
    default: return nil
    }
  }

  // MARK: Fingers

  private static let longestTrail = 64

  private func fingers(before count: Int, _ scene: Scene) -> [PictureMarks.Finger] {
    var fingers: [PictureMarks.Finger] = []
    for place in index.fingers(before: count).suffix(2_000) {
      guard case .finger(let touch, let phase, let point) = trace.steps[place].kind else { continue }
      let number = Int(touch.number)
      if let known = fingers.firstIndex(where: { $0.number == number }) {
        if fingers[known].place != point {
          fingers[known].trail.append(fingers[known].place)
          if fingers[known].trail.count > Self.longestTrail { fingers[known].trail.removeFirst() }
        }
        fingers[known].place = point
        fingers[known].isDown = phase != .ended && phase != .cancelled
      } else {
        // A new touch takes the place of those that are over.
        if phase == .began { fingers.removeAll { !$0.isDown } }
        fingers.append(.init(number, at: point))
      }
    }
    return fingers
  }
}
