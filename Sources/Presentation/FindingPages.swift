import Drawing
import Geometry
import Messaging
import SceneModel
import Session

// Answers to questions: reach, convert, inside, diff, pipeline.

extension Teller {
  // MARK: reach

  func reachPage(_ reach: Reach) -> Page {
    let view = name(reach.view)
    guard !scene.bounds(of: reach.view).isEmpty, reach.samples > 0 else {
      return Page(lines: [finding(.reachNoArea(view))])
    }
    let shares = NumberText.percents([reach.own] + reach.takers.map(\.samples), of: reach.samples)
    var lines = [finding(.reach(view, percent: shares[0]))]
    if reach.below > 0 {
      let share = reach.below == reach.own ? shares[0] : NumberText.percent(reach.below, of: reach.samples)
      lines.append("  " + finding(.reachBelow(percent: share)))
    }
    for (taker, percent) in zip(reach.takers, shares.dropFirst()) {
      let text =
        taker.view.map { finding(.reachTakes(name($0), percent: percent)) }
        ?? finding(.reachNobody) + " \(percent, .number)"
      lines.append("  " + text)
    }
    return Page(lines: wrap(lines))
  }

  // MARK: convert, inside

  func conversionPage(_ steps: [ConversionStep], _ box: Rect?) -> Page {
    var lines: [StyledText] = []
    for (before, after) in zip(steps, steps.dropFirst()) { lines.append(conversionLine(before, after)) }
    if let end = steps.last {
      lines.append(
        "\(NumberText.of(end.point), .hit)" + scene(.inParent(end.view.map(name) ?? finding(.screen).plain)))
    }
    if let box { lines.append(finding(.boundingBox(Numbers.text(box)))) }
    return Page(lines: wrap(lines))
  }

  private func conversionLine(_ before: ConversionStep, _ after: ConversionStep) -> StyledText {
    let from = before.view.map(name) ?? finding(.screen).plain
    let to = after.view.map(name) ?? finding(.screen).plain
    // Up when the later view holds the earlier one, or is the screen.
    let isUp = after.view == nil || before.view.map { scene.superview(of: $0) == after.view } == true
    guard let inner = isUp ? before.view : after.view else { return "" }
    let arithmetic: String
    if scene.pose(of: inner) != .identity {
      arithmetic =
        "\(NumberText.of(before.point)) \(finding(.throughTransform).plain) = \(NumberText.of(after.point))"
    } else {
      let origin = NumberText.of(scene.bounds(of: inner).origin)
      let frame = NumberText.of(scene.frame(of: inner).origin)
      // A bounds origin of zero, as almost all views have, would only lengthen the line.
      let scrolled = scene.bounds(of: inner).origin != .zero
      let sum =
        isUp
        ? (scrolled ? "- bounds.origin \(origin) " : "") + "+ frame.origin \(frame)"
        : "- frame.origin \(frame)" + (scrolled ? " + bounds.origin \(origin)" : "")
      arithmetic = "\(NumberText.of(before.point)) \(sum) = \(NumberText.of(after.point))"
    }
    return finding(
      isUp
        ? .conversionUp(from: from, to: to, arithmetic: arithmetic)
        : .conversionDown(from: from, to: to, arithmetic: arithmetic))
  }

  func insidePage(_ view: ObjectID, _ point: Point, _ isInside: Bool) -> Page {
    let bounds = Numbers.text(scene.bounds(of: view))
    let place = NumberText.of(point)
    var line = finding(
      isInside
        ? .inside(name(view), point: place, bounds: bounds)
        : .notInside(name(view), point: place, bounds: bounds))
    if scene.hasMethod("pointInside", of: view) { line += " (" + finding(.decidedByCode(name(view))) + ")" }
    return Page(lines: wrap(line))
  }

  // MARK: diff

  func differencePage(_ difference: Difference) -> Page {
    var lines =
      difference.added.map { finding(.added($0)) } + difference.removed.map { finding(.removed($0)) }
    lines += difference.changes.map { change in
      "\(change.object, .name).\(change.property): \(change.old, .number) -> \(change.new, .number)"
    }
    let nobody = finding(.nobody).plain
    lines += difference.owners.map { owner in
      finding(
        .ownerChanged(old: owner.old ?? nobody, new: owner.new ?? nobody, area: NumberText.frame(owner.area)))
    }
    return Page(lines: lines.isEmpty ? [finding(.nothingChanged)] : wrap(lines))
  }

  // MARK: pipeline

  func pipelinePage() -> Page {
    guard let last = session.event else { return Page() }
    var reached: Set<Stage> = []
    for step in last.trace.steps { if case .stage(let stage) = step.kind { reached.insert(stage) } }
    guard !reached.isEmpty else { return Page(lines: wrap(finding(.pipelineOnlyHit))) }
    var table = Table([.right, .left, .wrapped], indent: 2)
    for (place, stage) in Stage.allCases.enumerated() {
      let text = words.explanation(stage)
      let isReached = reached.contains(stage)
      table.append(
        "\(place + 1, .dim)", words.title(stage).styled(isReached ? .asked : .dim),
        isReached ? text : finding(.skipped).styled(.dim))
    }
    return Page(
      lines: wrap(finding(.pipelineTitle(last.command)).styled(.heading)) + table.lines(within: width))
  }
}
