import Drawing
import Geometry
import Messaging
import SceneModel
import Session

// who, why and fix: each view asked, what it said, what decided, and what would mend it.

extension Teller {
  func whoPage(_ point: Point, _ entries: [WhoEntry]) -> Page {
    guard !entries.isEmpty else { return Page(lines: [finding(.nobodyThere)]) }
    let title = finding(.whoTitle(NumberText.of(point))).styled(.heading)
    return Page(lines: wrap(title) + verdictTable(entries))
  }

  /// So many views in a row that merely lie elsewhere are told as one line.
  private static let mostElsewhere = 4

  /// A line a view; `decider` marks the one that decided, `winsTouch` tells whether the view that was found keeps
  /// the touch.
  private func verdictTable(_ entries: [WhoEntry], decider: ObjectID? = nil, winsTouch: Bool = true)
    -> [StyledText]
  {
    var table = Table([.left, .left, .wrapped], indent: 2)
    var place = 0
    while place < entries.count {
      let run = entries[place...].prefix { $0.isElsewhere && $0.view != decider }.count
      if run > Teller.mostElsewhere {
        table.append(StyledText("…", .dim), "", finding(.outsideSiblings(run)).styled(.dim))
        place += run
        continue
      }
      let entry = entries[place]
      var text = verdict(entry, winsTouch)
      if entry.view == decider { text += "  " + finding(.decides).styled(.asked) }
      table.append(
        "\(name(entry.view), .name)",
        "\(entry.point.map { $0.isFinite ? NumberText.of($0) : "-" } ?? "-", .number)", text)
      place += 1
    }
    return table.lines(within: width)
  }

  private func verdict(_ entry: WhoEntry, _ winsTouch: Bool) -> StyledText {
    switch entry.verdict {
    case .won: finding(winsTouch ? .won : .found).styled(.hit)
    case .below(let winner): finding(.below(name(winner)))
    case .gave(let other): finding(.gave(name(other)))
    case .refused(.outside):
      finding(.refused(refusal(entry.view, .outside) + range(entry.point, entry.view)))
    case .refused(let reason): finding(.refused(refusal(entry.view, reason)))
    case .neverAsked(let winner): finding(.neverAsked(by: name(winner)))
    // What an ancestor said stands in a line of its own, unless it was not asked either.
    case .cutOff(let ancestor, .hidden) where scene.kind(of: ancestor) == .window:
      finding(.cutOff(by: name(ancestor), refusal(ancestor, .hidden)))
    case .cutOff(let ancestor, _): finding(.cutOff(by: name(ancestor), ""))
    }
  }

  private func refusal(_ view: ObjectID, _ reason: Reason) -> StyledText {
    switch reason {
    case .transparent:
      words.refusal(reason, value: Numbers.text(Double(scene.placements[view.place].opacity), decimals: 6))
    case .outside where !scene.hasMethod("pointInside", of: view) && scene.flatView(above: view) != nil:
      noInverse(view)
    case .outside where !scene.hasMethod("pointInside", of: view):
      words.refusal(reason, value: Numbers.text(scene.bounds(of: view)))
    default: words.refusal(reason, value: "")
    }
  }

  private func noInverse(_ view: ObjectID) -> StyledText {
    guard let flat = scene.flatView(above: view), flat != view else {
      let pose = scene.pose(of: view)
      return finding(.noInverse(isScaledToNothing: pose.scaleX == 0 || pose.scaleY == 0))
    }
    return finding(.noInverseAbove(name(flat)))
  }

  /// The comparison that failed: `: y 20 is not in 0..<10`.
  private func range(_ point: Point?, _ view: ObjectID) -> StyledText {
    guard let point, point.isFinite, !scene.hasMethod("pointInside", of: view) else { return "" }
    let bounds = scene.bounds(of: view)
    func range(_ low: Double, _ high: Double) -> String { "\(Numbers.text(low))..<\(Numbers.text(high))" }
    if point.x < bounds.minX || point.x >= bounds.maxX {
      return finding(
        .outsideRange(axis: "x", value: Numbers.text(point.x), range: range(bounds.minX, bounds.maxX)))
    }
    guard point.y < bounds.minY || point.y >= bounds.maxY else { return "" }
    return finding(
      .outsideRange(axis: "y", value: Numbers.text(point.y), range: range(bounds.minY, bounds.maxY)))
  }

  // MARK: why

  func whyPage(_ diagnosis: Diagnosis) -> Page {
    var lines = wrap(title(of: diagnosis).styled(.heading))
    var reason = finding(.because(cause(diagnosis)))
    if let step = diagnosis.step { reason += finding(.decidingStep(step)).styled(.dim) }
    lines += wrap(reason)
    lines += verdictTable(
      diagnosis.entries, decider: diagnosis.cause == .gotIt ? nil : decider(diagnosis),
      winsTouch: diagnosis.winner != diagnosis.target || diagnosis.cause == .gotIt)
    lines += wrap(sent(diagnosis)) + wrap(temptations(diagnosis)) + wrap(cautions(of: diagnosis))
    guard diagnosis.cause != .gotIt else { return Page(lines: lines) }
    guard !diagnosis.remedies.isEmpty else { return Page(lines: lines + wrap(finding(.noRemedy))) }
    lines += wrap(finding(.remedies(name(diagnosis.target))))
    for (place, remedy) in diagnosis.remedies.enumerated() {
      for (row, command) in remedy.commands.enumerated() {
        lines.append((row == 0 ? "  \(place + 1, .dim) " : "    ") + StyledText(command, .keyword))
      }
      lines += sides(remedy)
    }
    return Page(lines: lines + wrap("  " + finding(.fixHint).styled(.dim)))
  }

  private func title(of diagnosis: Diagnosis) -> StyledText {
    let (target, point) = (name(diagnosis.target), NumberText.of(diagnosis.point))
    if diagnosis.cause == .gotIt { return finding(.whyWon(target, at: point)) }
    guard let winner = diagnosis.winner else { return finding(.whyNobody(target, at: point)) }
    if winner == diagnosis.target { return finding(.whyHit(target, at: point)) }
    guard scene.kind(of: diagnosis.target).isView else { return finding(.whyNotResponder(target, at: point)) }
    return finding(.whyLost(target, at: point, winner: name(winner)))
  }

  /// The view whose answer decided.
  private func decider(_ diagnosis: Diagnosis) -> ObjectID? {
    switch diagnosis.cause {
    case .refused(let view, _), .covered(let view, _), .window(let view, _), .code(let view, _),
      .subview(let view), .cameUp(let view), .handled(let view, _), .scrolled(let view), .exclusive(let view):
      view
    case .cancelled(let recognizer): scene.recognizer(recognizer)?.view
    case .disabled, .ownCode, .secondFinger: diagnosis.target
    default: nil
    }
  }

  /// What a control that gets the touch makes of it.
  private func sent(_ diagnosis: Diagnosis) -> [StyledText] {
    guard diagnosis.cause == .gotIt, !diagnosis.sent.events.isEmpty else { return [] }
    var events: [String] = []
    for event in diagnosis.sent.events where !events.contains(event) { events.append(event) }
    let target = name(diagnosis.target)
    return [
      diagnosis.sent.actions.isEmpty
        ? finding(.sendsToNobody(target, events: events))
        : finding(.sends(target, events: events, actions: diagnosis.sent.actions))
    ]
  }

  private func cause(_ diagnosis: Diagnosis) -> StyledText {
    let target = name(diagnosis.target)
    switch diagnosis.cause {
    case .gotIt: return finding(.causeGotIt(target))
    case .subview(let view): return finding(.causeSubview(name(view), of: target))
    case .refused(let view, let reason): return refusalCause(view, reason, target: diagnosis.target)
    case .covered(let cover, let took):
      var text = finding(.causeCovered(by: name(cover), took: name(took), target: target))
      if let controller = scene.controller(of: cover), let presenter = scene.presenter(of: controller) {
        text += finding(.coverIsPresented(name(controller), by: name(presenter)))
      }
      return scene.isUnseen(cover) ? text + finding(.coverIsClear(name(cover))) : text
    case .window(let window, let took):
      let text = finding(.causeWindow(name(window), took: name(took)))
      return scene.isUnseen(took) ? text + finding(.coverIsClear(name(took))) : text
    case .code(let view, let answered):
      return finding(.causeCode(of: name(view), answered: answered.map(name)))
    case .detached: return finding(.causeDetached(target))
    case .hiddenWindow(let window): return finding(.causeHiddenWindow(name(window)))
    case .unreached: return finding(.causeUnreached(target))
    default: return eventCause(diagnosis)
    }
  }

  private func refusalCause(_ view: ObjectID, _ reason: Reason, target: ObjectID) -> StyledText {
    guard view != target else { return finding(.causeRefused(name(view), refusal(view, reason))) }
    if reason == .interactionDisabled,
      let inert = ["UILabel", "UIImageView"].first(where: {
        scene.isKind(view, of: $0)
      })
    {
      return finding(.causeInert(name(view), className: inert))
    }
    let bounds = scene.bounds(of: view)
    if reason == .outside, bounds.width <= 0 || bounds.height <= 0, !scene.hasMethod("pointInside", of: view)
    {
      return finding(.causeNoSize(name(view), bounds: Numbers.text(bounds)))
    }
    return finding(.causeAbove(name(view), refusal(view, reason)))
  }

  private func eventCause(_ diagnosis: Diagnosis) -> StyledText {
    let target = name(diagnosis.target)
    switch diagnosis.cause {
    case .cameUp(let hit):
      return finding(
        .causeCameUp(
          from: name(hit), target: target, isControl: scene.isKind(diagnosis.target, of: "UIControl")))
    case .handled(let handler, let hit):
      return finding(.causeHandled(by: name(handler), hit: name(hit), target: target))
    case .notInChain(let hit): return finding(.causeNotInChain(target, of: hit.map(name)))
    case .cancelled(let recognizer):
      let view = scene.recognizer(recognizer)?.view
      return finding(
        .causeCancelled(
          by: name(recognizer), className: scene.className(of: recognizer), of: view.map(name), target: target
        ))
    case .scrolled(let view): return finding(.causeScrolled(by: name(view), target: target))
    case .disabled: return finding(.causeDisabled(target))
    case .ownCode(let method): return finding(.causeOwnCode(target, method: method))
    case .secondFinger: return finding(.causeSecondFinger(target))
    case .exclusive(let view): return finding(.causeExclusive(name(view)))
    case .ignoring: return finding(.causeIgnoring)
    case .interrupted: return finding(.causeInterrupted(target))
    default: return finding(.causeUndelivered(target))
    }
  }

  /// What people try in vain, told only where it could tempt.
  private func temptations(_ diagnosis: Diagnosis) -> [StyledText] {
    let target = diagnosis.target
    switch diagnosis.cause {
    case .refused(let view, .outside) where view != target && scene.flatView(above: view) == nil:
      return [finding(.clipsNoHelp(name(view)))]
    case .refused(let view, _) where view != target:
      return [finding(.ownNoHelp(name(target), above: name(view)))]
    case .covered:
      let path = scene.ancestry(of: target)
      let raised = path.first { scene.zPosition(of: $0) != 0 } ?? target
      return [finding(.zNoHelp(name(raised)))]
    case .cancelled: return [finding(.frontNoHelp(name(target)))]
    case .disabled: return [finding(.enabledNoHelp(name(target)))]
    default: return []
    }
  }

  private static let mostSides = 2

  /// What else a change would do to the screen.
  private func sides(_ remedy: Remedy) -> [StyledText] {
    let nobody = finding(.nobody).plain
    var lines = remedy.sides.prefix(Teller.mostSides).map { side in
      finding(
        .alsoMoves(
          new: side.new.map(name) ?? nobody, old: side.old.map(name) ?? nobody,
          percent: NumberText.percent(Int((side.share * 10_000).rounded()), of: 10_000)))
    }
    let rest = remedy.sides.count - Teller.mostSides
    if rest > 0 { lines.append(finding(.alsoMore(rest))) }
    return lines.flatMap { wrap("      " + $0.styled(.dim), hanging: 8) }
  }

  // MARK: fix

  func fixedPage(_ commands: [String], _ answer: Diagnosis) -> Page {
    let (target, point) = (name(answer.target), NumberText.of(answer.point))
    return Page(
      lines: wrap(commands.map { finding(.fixed($0)) })
        + wrap(answer.cause == .gotIt ? finding(.whyWon(target, at: point)) : finding(.notFixed(target))))
  }
}

extension WhoEntry {
  /// Whether the view merely lies elsewhere.
  fileprivate var isElsewhere: Bool { verdict == .refused(.outside) && point != nil }
}

extension Scene {
  /// Whether nothing of a view itself is seen, though touches find it.
  func isUnseen(_ view: ObjectID) -> Bool {
    isClear(view) || Double(placements[view.place].opacity) < 0.02
  }
}
