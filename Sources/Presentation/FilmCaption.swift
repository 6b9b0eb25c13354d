import Drawing
import Geometry
import Messaging
import SceneModel
import Session

/// What a frame says: a sentence, and the numbers behind it.
struct FilmCaption: Sendable {
  var headline: StyledText
  var details: [StyledText] = []
}

extension Film {
  func caption(_ frame: Int) -> FilmCaption {
    let scene = index.scene(after: min(frame, trace.steps.count))
    if let link = link(at: frame) { return caption(ofLink: link, scene) }
    guard frame > 0 else { return FilmCaption(headline: words.say(PicturePhrase.begins(command))) }
    return caption(ofStep: frame - 1, scene)
  }

  private func caption(ofLink place: Int, _ scene: Scene) -> FilmCaption {
    let link = chain[place]
    let before = place > 0 ? scene.knownName(of: chain[place - 1].responder) : ""
    return FilmCaption(
      headline: words.say(PicturePhrase.responder(scene.knownName(of: link.responder), isFirst: place == 0)),
      details: place == 0 ? [] : [words.link(link.reason, after: before)])
  }

  private func caption(ofStep place: Int, _ scene: Scene) -> FilmCaption {
    let step = trace.steps[place]
    func name(_ id: ObjectID) -> String { scene.knownName(of: id) }
    switch step.kind {
    case .hitTest(let view, let point):
      return FilmCaption(
        headline: words.say(PicturePhrase.asks(name(view))), details: [way(of: point, to: view, scene)])
    case .pointInside(let view, let point, let isInside, let isByCode):
      let phrase: PicturePhrase =
        isByCode
        ? .insideByCode(name(view), isInside) : isInside ? .isInside(name(view)) : .isOutside(name(view))
      return FilmCaption(
        headline: words.say(phrase), details: isByCode ? [] : comparison(point, scene.bounds(of: view)))
    case .hitTestResult(let view, nil, let reason):
      return FilmCaption(
        headline: words.say(PicturePhrase.answersNil(name(view))),
        details: [words.refusal(reason, value: value(of: reason, view, scene))])
    case .hitTestResult(let view, let found?, let reason):
      let phrase: PicturePhrase =
        found == view ? .answersItself(name(view)) : .answers(name(view), name(found))
      let isLeaf = scene.placements[view.place].firstChild < 0
      return FilmCaption(
        headline: words.say(phrase), details: [words.answer(reason, isLeaf: isLeaf)])
    case .touch(let responder, let selector, _):
      return FilmCaption(headline: words.say(PicturePhrase.receives(name(responder), selector.rawValue)))
    case .forward(let from, let to, let selector):
      let link = scene.nextResponder(of: from)
      let reason = link?.responder == to ? link?.reason ?? .override : .override
      return FilmCaption(
        headline: words.say(PicturePhrase.passes(name(from), to: name(to), selector.rawValue)),
        details: [words.link(reason, after: name(from))])
    case .dropped(let selector):
      return FilmCaption(headline: words.say(PicturePhrase.dropped(selector.rawValue)))
    case .stage(let stage):
      return FilmCaption(headline: words.title(stage), details: [words.explanation(stage)])
    default: return FilmCaption(headline: line(of: step, scene))
    }
  }

  /// The value that decided a refusal.
  private func value(of reason: Reason, _ view: ObjectID, _ scene: Scene) -> String {
    switch reason {
    case .transparent: Numbers.text(Double(scene.placements[view.place].opacity), decimals: 6)
    case .outside where !scene.hasMethod("pointInside", of: view): Numbers.text(scene.bounds(of: view))
    default: ""
    }
  }

  /// `A (60, 60) → B (20, 20)`: the point in the superview's coordinates and in the view's own.
  private func way(of point: Point, to view: ObjectID, _ scene: Scene) -> StyledText {
    let own: StyledText = "\(scene.knownName(of: view), .name) \(NumberText.of(point), .number)"
    guard let parent = scene.superview(of: view), !point.x.isNaN else { return own }
    let outer = scene.toSuperview(point, of: view)
    return "\(scene.knownName(of: parent), .name) \(NumberText.of(outer), .number) → " + own
  }

  /// The comparisons that `point(inside:with:)` makes, each with its sign.
  private func comparison(_ point: Point, _ bounds: Rect) -> [StyledText] {
    func line(_ axis: String, _ value: Double, _ low: Double, _ high: Double) -> StyledText {
      let holds = value >= low && value < high
      let numbers = "\(Numbers.text(low)) ≤ \(Numbers.text(value)) < \(Numbers.text(high))"
      let sign = holds ? StyledText(" ✓", .hit) : StyledText(" ✗", .miss)
      return "\(axis): \(numbers, .number)" + sign
    }
    return [
      line("x", point.x, bounds.minX, bounds.maxX), line("y", point.y, bounds.minY, bounds.maxY),
    ]
  }

  // MARK: The log

  /// A step as a line of the log; nil for what is no event of its own.
  func logLine(_ place: Int, _ scene: Scene) -> StyledText? {
    let step = trace.steps[place]
    if case .clock = step.kind { return nil }
    let indent = StyledText.blanks(2 * min(Int(step.depth), max(1, layout.log.width / 6)))
    return indent + line(of: step, scene)
  }

  private func line(of step: Step, _ scene: Scene) -> StyledText {
    func name(_ id: ObjectID) -> String { scene.knownName(of: id) }
    switch step.kind {
    case .hitTest(let view, let point): return "\(name(view), .name).hitTest \(NumberText.of(point), .number)"
    case .pointInside(let view, let point, let isInside, _):
      return "\(name(view), .name).pointInside \(NumberText.of(point), .number) "
        + (isInside ? StyledText("✓", .hit) : StyledText("✗", .miss))
    case .hitTestResult(let view, nil, _): return "\(name(view), .name) → nil " + StyledText("✗", .miss)
    case .hitTestResult(let view, let found?, _):
      return "\(name(view), .name) → \(name(found), .hit) " + StyledText(found == view ? "●" : "✓", .hit)
    case .touch(let responder, let selector, _): return "\(name(responder), .name).\(selector.rawValue)"
    case .forward(let from, let to, _): return "\(name(from), .name) ↳ \(name(to), .name)"
    case .dropped(let selector): return words.say(EventPhrase.dropped(selector.rawValue))
    case .gesture(let recognizer, _, let to): return "\(name(recognizer), .name): \("\(to)", .keyword)"
    case .control(let control, let event):
      return words.say(EventPhrase.fired(name(control), trace.text(event)))
    case .action(_, let selector, let target?):
      return words.say(EventPhrase.sent(trace.text(selector), to: name(target)))
    case .action(_, let selector, nil): return words.say(EventPhrase.foundNobody(trace.text(selector)))
    case .asked(let object, let selector, let other, let answer):
      return words.say(
        EventPhrase.asked(
          name(object), method: selector.rawValue, other: other.map(name), answer: answer))
    case .selected(let cell): return words.say(EventPhrase.selected(name(cell)))
    case .print(_, let text): return words.say(EventPhrase.printed(trace.text(text)))
    case .stage(let stage): return StyledText("· ", .dim) + words.title(stage)
    case .finger(let touch, let phase, let point):
      return words.say(EventPhrase.finger(Int(touch.number), phase, at: NumberText.of(point)))
    case .change(let change): return self.change(trace.change(change), scene)
    case .line(let object, let line, let text):
      return words.say(EventPhrase.line(name(object), Int(line), trace.text(text)))
    case .note(let note): return words.note(trace.note(note), name)
    case .clock(let time): return words.say(EventPhrase.clock(Numbers.text(time)))
    }
  }

  private func change(_ change: SceneChange, _ scene: Scene) -> StyledText {
    func name(_ id: ObjectID?) -> String? { id.map { scene.knownName(of: $0) } }
    switch change {
    case .property(let id, let property, _, let new):
      return words.say(
        PicturePhrase.change("\(scene.knownName(of: id)).\(property.rawValue) = \(Numbers.text(new))"))
    case .moved(let id, _, let place):
      return words.say(
        PicturePhrase.change("\(scene.knownName(of: id)) → \(name(place?.parent) ?? "nil")"))
    case .stored(let owner, let field, _, _):
      return words.say(PicturePhrase.change((name(owner).map { $0 + "." } ?? "") + field))
    case .edited: return words.say(PicturePhrase.edited)
    case .firstResponder(let window, let old, let new):
      return words.say(
        EventPhrase.firstResponder(
          window: scene.knownName(of: window), old: name(old), new: name(new)))
    }
  }
}
