import Drawing
import Geometry
import Messaging
import SceneModel
import Session

/// The steps of an event as an indented log, a line a step: the same facts as a picture, for eyes and ears.
struct TraceLog {
  let teller: Teller
  let trace: Trace
  /// The scene as it is before the next step.
  private var scene: Scene
  private var position: Int

  init(_ teller: Teller, _ trace: Trace, from start: Int = 0) {
    self.teller = teller
    self.trace = trace
    scene = trace.scene(after: start)
    position = start
  }

  /// The lines of the steps up to `end`; of more than `limit`, the first ones and how many there are besides.
  mutating func lines(to end: Int, limit: Int = .max) -> [StyledText] {
    var lines: [StyledText] = []
    while position < end {
      if lines.count >= limit {
        lines.append(teller.event(.more(end - position)))
        break
      }
      let step = trace.steps[position]
      lines += indented(text(of: step), depth: Int(step.depth))
      if case .change(let place) = step.kind { scene.apply(trace.change(place)) }
      position += 1
    }
    return lines
  }

  /// A step as text, without its indentation.
  mutating func text(of step: Step) -> StyledText {
    switch step.kind {
    case .hitTest(let view, let point): "\(name(view), .name).hitTest \(NumberText.of(point), .number)"
    case .hitTestResult(let view, let found, let reason): result(view, found, reason)
    case .pointInside(let view, let point, let isInside, let overridden):
      "\(name(view), .name).pointInside \(NumberText.of(point), .number) -> "
        + inside(view, point, isInside, overridden)
    case .touch(let responder, let method, let list):
      "\(name(responder), .asked).\(method.rawValue)" + touches(list)
    case .forward(let from, let to, let method):
      teller.event(.way(method.rawValue, "\(name(from)) -> \(name(to))"))
    case .dropped(let method): teller.event(.dropped(method.rawValue))
    case .gesture(let recognizer, let from, let to):
      teller.event(.recognizer(name(recognizer), state(from, recognizer) + " -> " + state(to, recognizer)))
    case .control(let control, let place): teller.event(.fired(name(control), trace.text(place)))
    case .action(_, let selector, let target?): teller.event(.sent(trace.text(selector), to: name(target)))
    case .action(_, let selector, nil): teller.event(.foundNobody(trace.text(selector)))
    case .asked(let object, let method, let other, let answer):
      teller.event(.asked(name(object), method: method.rawValue, other: other.map(name), answer: answer))
    case .selected(let cell): teller.event(.selected(name(cell)))
    case .print(let owner?, let place): teller.event(.printedBy(name(owner), trace.text(place)))
    case .print(nil, let place): teller.event(.printed(trace.text(place)))
    case .stage(let stage): teller.event(.stageReached(teller.words.title(stage)))
    case .finger(let touch, let phase, let point):
      teller.event(.finger(Int(touch.number), phase, at: NumberText.of(point)))
    case .change(let place): change(trace.change(place))
    case .line(let owner, let line, let place):
      teller.event(.line(name(owner), Int(line), trace.text(place)))
    case .note(let place): teller.event(.note(teller.words.note(trace.note(place), name)))
    case .clock(let seconds): teller.event(.clock(NumberText.of(seconds)))
    }
  }

  // MARK: Parts of a line

  private func name(_ id: ObjectID) -> String {
    id.place < trace.before.idCount ? trace.before.knownName(of: id) : teller.name(id)
  }

  private func state(_ phase: RecognizerPhase, _ recognizer: ObjectID) -> String {
    let isDiscrete = trace.before.recognizer(recognizer)?.kind.isDiscrete ?? false
    return phase == .ended && isDiscrete ? "recognized" : "\(phase)"
  }

  private func touches(_ list: Int32) -> StyledText {
    let touches = trace.touches(list)
    guard touches.count > 1 else { return "" }
    return " (" + teller.event(.touches(touches.map { "\($0.number)" }.joined(separator: ", "))) + ")"
  }

  private func result(_ view: ObjectID, _ found: ObjectID?, _ reason: Reason) -> StyledText {
    let head: StyledText = "\(name(view), .name).hitTest -> "
    guard let found else {
      // Of a point outside, the line before tells the bounds.
      let alpha = view.place < scene.idCount ? Double(scene.placements[view.place].opacity) : 1
      let value = reason == .transparent ? Numbers.text(alpha, decimals: 6) : ""
      return head + "\("nil", .miss): " + teller.words.refusal(reason, value: value)
    }
    let isLeaf = view.place < scene.idCount && scene.subviewCount(of: view) == 0
    return head + "\(name(found), .hit): " + teller.words.answer(reason, isLeaf: isLeaf)
  }

  private func inside(_ view: ObjectID, _ point: Point, _ isInside: Bool, _ overridden: Bool) -> StyledText {
    if overridden {
      return teller.event(isInside ? .yes : .no) + " (" + teller.event(.byCode) + ")"
    }
    if isInside { return teller.event(.yes) }
    if !point.isFinite { return teller.event(nowhere(view)) }
    return teller.event(.outside(bounds: Numbers.text(scene.bounds(of: view))))
  }

  /// Why a point that is not finite is inside nothing: a transform on the way led nowhere, or code made it up (R17, R30).
  private func nowhere(_ view: ObjectID) -> EventPhrase {
    guard view.place < scene.idCount, let flat = scene.flatView(above: view) else { return .notFinite }
    return flat == view ? .noInverse : .noInverseAbove(name(flat))
  }

  func change(_ change: SceneChange) -> StyledText {
    switch change {
    case .property(let id, let property, let old, let new):
      teller.event(
        .changed("\(name(id)).\(property.rawValue): \(Numbers.text(old)) -> \(Numbers.text(new))"))
    case .moved(let id, let old, let new):
      teller.event(.changed("\(name(id)).superview: \(place(old)) -> \(place(new))"))
    case .stored(let owner, let key, let old, let new):
      teller.event(
        .changed("\(owner.map { name($0) + "." } ?? "")\(key): \(value(old)) -> \(value(new))"))
    case .firstResponder(let window, let old, let new):
      teller.event(.firstResponder(window: name(window), old: old.map(name), new: new.map(name)))
    case .edited: teller.event(.edited)
    }
  }

  private func place(_ location: SceneChange.Location?) -> String {
    location.map { "\(name($0.parent))[\($0.index)]" } ?? "nil"
  }

  private func value(_ value: StoredValue?) -> String {
    value.map { LetValue.text(of: $0, in: teller.scene) } ?? "nil"
  }

  /// Indented by two blanks a level; what lies deeper than there is room for tells its depth.
  private func indented(_ text: StyledText, depth: Int) -> [StyledText] {
    let deepest = max(4, (teller.width - 48) / 2)
    let level = min(depth, deepest)
    let mark: StyledText = depth > deepest ? "\("…\(depth)", .dim) " : ""
    return teller.wrap(.blanks(2 * level) + mark + text, hanging: 2 * level + 4)
  }
}
