import CommandLanguage
import Geometry
import Messaging
import SceneModel
import Script
import Session

// Events and answers to questions as JSON; the names of fields and kinds are a contract.

extension JSONPage {
  // MARK: Events

  func event(from start: Int) -> JSON {
    guard let last = session.event else { return .object([("hit", .null), ("trace", .array([]))]) }
    let steps = last.trace.steps
    return .object([
      ("hit", name(last.hit ?? nil)),
      ("trace", .array(steps.indices.dropFirst(start).map { step(steps[$0], $0, last.trace) })),
    ])
  }

  private func step(_ step: Step, _ place: Int, _ trace: Trace) -> JSON {
    let (kind, members) = fields(of: step.kind, trace)
    return .object(
      [("seq", JSON(place + 1)), ("depth", JSON(Int(step.depth))), ("kind", .string(kind))] + members)
  }

  private func fields(of kind: Step.Kind, _ trace: Trace) -> (String, [(String, JSON)]) {
    switch kind {
    case .hitTest(let view, let at): return ("hitTest", [("view", name(view)), ("point", point(at))])
    case .hitTestResult(let view, let found, let reason):
      // The list of reasons is closed; an animated view is one whose interaction is off meanwhile (R32).
      let word = reason == .animating ? Reason.interactionDisabled.word : reason.word
      let more: [(String, JSON)] = reason == .animating ? [("animating", true)] : []
      return (
        "hitTestResult", [("view", name(view)), ("result", name(found)), ("reason", .string(word))] + more
      )
    case .pointInside(let view, let at, let isInside, let overridden):
      return (
        "pointInside",
        [
          ("view", name(view)), ("point", point(at)), ("inside", .bool(isInside)),
          ("override", .bool(overridden)),
        ]
      )
    case .touch(let responder, let method, let list):
      return (
        "touch",
        [
          ("responder", name(responder)), ("method", .string(method.rawValue)),
          ("touches", .array(trace.touches(list).map { JSON(Int($0.number)) })),
        ]
      )
    case .forward(let from, let to, let method):
      return ("forward", [("from", name(from)), ("to", name(to)), ("method", .string(method.rawValue))])
    case .dropped(let method): return ("dropped", [("method", .string(method.rawValue))])
    case .gesture(let recognizer, let from, let to):
      return (
        "gesture", [("name", name(recognizer)), ("from", .string("\(from)")), ("to", .string("\(to)"))]
      )
    case .control(let control, let place):
      return ("control", [("view", name(control)), ("event", .string(trace.text(place)))])
    case .action(let sender, let selector, let target):
      return (
        "action",
        [("selector", .string(trace.text(selector))), ("target", name(target)), ("sender", name(sender))]
      )
    case .asked(let object, let method, let other, let answer):
      return (
        "asked",
        [
          ("object", name(object)), ("method", .string(method.rawValue)), ("other", name(other)),
          ("answer", .bool(answer)),
        ]
      )
    case .selected(let cell): return ("selected", [("view", name(cell))])
    case .print(let owner, let place):
      return ("print", [("text", .string(trace.text(place))), ("object", name(owner))])
    case .stage(let stage): return ("stage", [("name", .string("\(stage)"))])
    case .finger(let touch, let phase, let at):
      return (
        "finger", [("touch", JSON(Int(touch.number))), ("phase", .string("\(phase)")), ("point", point(at))]
      )
    case .change(let place): return ("change", change(trace.change(place)))
    case .line(let object, let line, let place):
      return (
        "line", [("object", name(object)), ("line", JSON(Int(line))), ("text", .string(trace.text(place)))]
      )
    case .note(let place): return ("note", note(trace.note(place)))
    case .clock(let seconds): return ("clock", [("time", .number(seconds))])
    }
  }

  private func change(_ change: SceneChange) -> [(String, JSON)] {
    switch change {
    case .property(let id, let property, let old, let new):
      return [
        ("object", name(id)), ("property", .string(property.rawValue)), ("old", value(old)),
        ("new", value(new)),
      ]
    case .moved(let id, let old, let new):
      func place(_ location: SceneChange.Location?) -> JSON {
        location.map { .object([("superview", name($0.parent)), ("index", JSON($0.index))]) } ?? .null
      }
      return [("object", name(id)), ("property", "superview"), ("old", place(old)), ("new", place(new))]
    case .stored(let owner, let key, let old, let new):
      func text(_ value: StoredValue?) -> JSON { JSON(value.map { LetValue.text(of: $0, in: scene) }) }
      return [("object", name(owner)), ("property", .string(key)), ("old", text(old)), ("new", text(new))]
    case .firstResponder(let window, let old, let new):
      return [
        ("object", name(window)), ("property", "firstResponder"), ("old", name(old)), ("new", name(new)),
      ]
    case .edited: return [("object", .null), ("property", "scene")]
    }
  }

  func note(_ note: Note) -> [(String, JSON)] {
    switch note {
    case .undocumented(let option):
      [("name", "undocumented"), ("rule", JSON(option.rule)), ("option", .string(option.rawValue))]
    case .unrecognizedSelector(let selector, let target):
      [("name", "unrecognizedSelector"), ("selector", .string(selector)), ("object", name(target))]
    case .ignored: [("name", "ignored")]
    case .queued: [("name", "queued")]
    case .nobodyHit: [("name", "nobodyHit")]
    case .secondFinger(let view): [("name", "secondFinger"), ("object", name(view))]
    case .exclusive(let view): [("name", "exclusive"), ("object", name(view))]
    case .redirected(let view, let target):
      [("name", "redirected"), ("object", name(view)), ("target", name(target))]
    case .loggedCall(let object, let call):
      [("name", "loggedCall"), ("object", name(object)), ("call", .string(call))]
    case .unknownClass(let object, let type):
      [("name", "unknownClass"), ("object", name(object)), ("class", .string(type))]
    case .unboundIsNil(let object, let unbound):
      [("name", "unboundIsNil"), ("object", name(object)), ("unbound", .string(unbound))]
    case .chainCircle(let responder): [("name", "chainCircle"), ("object", name(responder))]
    }
  }

  func pipeline() -> JSON {
    var reached: Set<Stage> = []
    for step in session.event?.trace.steps ?? StepList() {
      if case .stage(let stage) = step.kind { reached.insert(stage) }
    }
    return .object([
      (
        "stages",
        .array(
          Stage.allCases.map {
            .object([("name", .string("\($0)")), ("reached", .bool(reached.contains($0)))])
          })
      )
    ])
  }

  // MARK: Questions

  func entry(_ entry: WhoEntry) -> JSON {
    var members: [(String, JSON)] = [("view", name(entry.view)), ("point", entry.point.map(point) ?? .null)]
    switch entry.verdict {
    case .won: members += [("verdict", "won")]
    case .below(let winner): members += [("verdict", "below"), ("hit", name(winner))]
    case .gave(let other): members += [("verdict", "gave"), ("hit", name(other))]
    case .refused(let reason): members += [("verdict", "refused"), ("reason", .string(reason.word))]
    case .neverAsked(let winner): members += [("verdict", "neverAsked"), ("answeredBy", name(winner))]
    case .cutOff(let ancestor, let reason):
      members += [("verdict", "cutOff"), ("by", name(ancestor)), ("reason", .string(reason.word))]
    }
    return .object(members)
  }

  func why(_ diagnosis: Diagnosis) -> JSON {
    .object([
      ("view", name(diagnosis.target)), ("point", point(diagnosis.point)), ("hit", name(diagnosis.winner)),
      ("cause", cause(diagnosis.cause)), ("views", .array(diagnosis.entries.map(entry))),
      ("step", diagnosis.step.map { JSON($0) } ?? .null), ("events", JSON(diagnosis.sent.events)),
      ("actions", JSON(diagnosis.sent.actions)),
      ("remedies", .array(diagnosis.remedies.map { JSON($0.commands) })),
      (
        "changes",
        .array(
          diagnosis.remedies.map { remedy in
            .array(
              remedy.sides.map { side in
                .object([("old", name(side.old)), ("new", name(side.new)), ("share", .number(side.share))])
              })
          })
      ),
    ])
  }

  private func cause(_ cause: Diagnosis.Cause) -> JSON {
    switch cause {
    case .gotIt: .object([("kind", "gotIt")])
    case .subview(let view): .object([("kind", "subview"), ("view", name(view))])
    case .refused(let view, let reason):
      .object([("kind", "refused"), ("view", name(view)), ("reason", .string(reason.word))])
    case .covered(let cover, let took):
      .object([("kind", "covered"), ("view", name(cover)), ("took", name(took))])
    case .window(let window, let took):
      .object([("kind", "window"), ("view", name(window)), ("took", name(took))])
    case .code(let view, let answered):
      .object([("kind", "code"), ("view", name(view)), ("answered", name(answered))])
    case .detached: .object([("kind", "detached")])
    case .hiddenWindow(let window): .object([("kind", "hiddenWindow"), ("view", name(window))])
    case .unreached: .object([("kind", "unreached")])
    case .cameUp(let view): .object([("kind", "cameUp"), ("view", name(view))])
    case .handled(let responder, let hit):
      .object([("kind", "handled"), ("responder", name(responder)), ("hit", name(hit))])
    case .notInChain(let hit): .object([("kind", "notInChain"), ("hit", name(hit))])
    case .cancelled(let recognizer): .object([("kind", "cancelled"), ("recognizer", name(recognizer))])
    case .scrolled(let view): .object([("kind", "scrolled"), ("view", name(view))])
    case .disabled: .object([("kind", "disabled")])
    case .ownCode(let method): .object([("kind", "ownCode"), ("method", .string(method))])
    case .secondFinger: .object([("kind", "secondFinger")])
    case .exclusive(let view): .object([("kind", "exclusive"), ("view", name(view))])
    case .ignoring: .object([("kind", "ignoring")])
    case .interrupted: .object([("kind", "interrupted")])
    case .undelivered: .object([("kind", "undelivered")])
    }
  }

  func map(_ view: ObjectID?) -> JSON {
    let area = session.screen
    guard !area.isNull, !area.isEmpty else {
      return .object([("columns", 0), ("rows", 0), ("owners", .array([]))])
    }
    let (columns, rows) = (32, 48)
    let owners = session.owners(columns: columns, rows: rows, in: area)
    return .object([
      ("view", name(view)), ("area", rect(area)), ("columns", JSON(columns)), ("rows", JSON(rows)),
      ("owners", .array(owners.map(name))),
    ])
  }

  func difference(_ difference: Difference) -> JSON {
    .object([
      ("added", JSON(difference.added)), ("removed", JSON(difference.removed)),
      (
        "changes",
        .array(
          difference.changes.map {
            .object([
              ("object", .string($0.object)), ("property", .string($0.property)), ("old", .string($0.old)),
              ("new", .string($0.new)),
            ])
          })
      ),
      (
        "owners",
        .array(
          difference.owners.map {
            .object([("old", JSON($0.old)), ("new", JSON($0.new)), ("area", rect($0.area))])
          })
      ),
    ])
  }

  func topic(_ word: String?) -> JSON {
    guard let word, let topic = Topic(word: word) else {
      return .object([
        ("topic", JSON(nil as String?)), ("topics", JSON(Topic.allCases.map(\.word))),
      ])
    }
    return .object([
      ("topic", .string(topic.word)), ("example", JSON(topic.example)), ("lesson", .string(topic.lesson)),
    ])
  }

  func help(_ topic: String?) -> JSON {
    guard let topic, let command = Session.table.command(named: topic) else {
      return .object([("commands", JSON(Session.table.commands.map(\.name)))])
    }
    return .object([
      ("name", .string(command.name)), ("aliases", JSON(command.aliases)),
      ("summary", .string(command.summary)),
      ("section", .string(command.section)), ("usage", JSON(command.usage)),
      ("examples", JSON(command.examples)),
      ("notes", JSON(command.notes)),
    ])
  }

  // MARK: Code

  func code(_ outcome: Outcome) -> JSON {
    switch outcome {
    case .code(let id, let listings):
      .object([
        ("name", name(id)),
        (
          "listings",
          .array(listings.map { .object([("methods", JSON($0.methods)), ("text", .string($0.text))]) })
        ),
      ])
    case .restored(let id, let methods): .object([("name", name(id)), ("methods", JSON(methods))])
    case .overridden(let id, let read):
      .object([
        ("name", name(id)), ("methods", JSON(read.methods)), ("helpers", JSON(read.helpers)),
        ("language", .string("\(read.language)")), ("lines", JSON(read.lineCount)),
        ("needs", needs(read.needs)),
      ])
    case .needs(let objects):
      .object([
        (
          "objects",
          .array(objects.map { .object([("name", name($0.object)), ("needs", needs($0.names))]) })
        )
      ])
    case .review(let id, let remarks):
      .object([("name", name(id)), ("remarks", .array(remarks.map(finding)))])
    case .bindings(let values, let functions):
      .object([("values", .array(values.map(binding))), ("functions", .array(functions.map(function)))])
    case .bound(let value): binding(value)
    case .defined(let source): function(source)
    default: .object([])
    }
  }

  private func needs(_ names: [NeededName]) -> JSON {
    .array(
      names.map { need in
        .object([
          ("name", .string(need.name)), ("function", .bool(need.isFunction)),
          ("lines", .array(need.lines.map { JSON($0) })), ("kind", .string(need.kind.rawValue)),
          ("type", .string(need.remedy)), ("suggestion", need.suggestion.map { .string($0) } ?? .null),
        ])
      })
  }

  private func finding(_ finding: ReviewFinding) -> JSON {
    let remark = finding.remark
    let example: JSON =
      finding.example.map { example in
        .object([
          ("point", point(example.point)), ("hit", example.now.map(name) ?? .null),
          ("mended", example.mended.map(name) ?? .null),
        ])
      } ?? .null
    let kind =
      switch remark.fact {
      case .loopFromBack: "loopFromBack"
      case .pointNotConverted: "pointNotConverted"
      case .ownFrame: "ownFrame"
      case .noSuper: "noSuper"
      case .insetMayShrink: "insetMayShrink"
      case .unreachable: "unreachable"
      }
    return .object([
      ("method", .string(remark.method)), ("kind", .string(kind)), ("line", JSON(remark.line)),
      ("column", JSON(remark.column)), ("source", .string(remark.sourceLine)), ("example", example),
    ])
  }

  private func binding(_ value: NamedValue) -> JSON {
    .object([
      ("object", name(value.owner)), ("name", .string(value.name)),
      ("value", .string(LetValue.text(of: value.value, in: scene))),
    ])
  }

  private func function(_ function: FunctionSource) -> JSON {
    .object([
      ("name", .string(function.name)), ("parameters", JSON(function.parameters)),
      ("expression", .string(function.expression)),
    ])
  }
}
