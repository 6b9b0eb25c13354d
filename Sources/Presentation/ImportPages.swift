import Drawing
import Geometry
import Importing
import Messaging
import SceneModel
import Session

// What an import answers: what was used, ignored, guessed, cut off, and what is not known.

extension Teller {
  private func importing(_ phrase: ImportPhrase) -> StyledText { words.say(phrase) }

  func importPage(_ path: String, _ report: ImportReport) -> Page {
    let title = importing(
      .imported(
        path: path.visible, format: report.format, variants: report.variants, part: report.part.visible,
        counts: ImportCounts(report)))
    var table = Table([.left, .wrapped], indent: 1)
    if !report.used.all.isEmpty {
      table.append(importing(.used), tallies(report.used, offsets: report.offsets))
    }
    if !report.ignored.all.isEmpty {
      table.append(importing(.ignored), tallies(report.ignored, linesOf: "(lines)"))
    }
    for warning in report.warnings {
      for item in warning.items {
        let place = item.line > 0 ? importing(.atLine(item.line)) : ""
        table.append(importing(.warning).styled(.miss), place + importing(.fact(item.fact)))
      }
      let rest = warning.count - warning.items.count
      if rest > 0 { table.append(importing(.warning).styled(.miss), importing(.moreOfKind(rest))) }
    }
    if !report.unknown.all.isEmpty {
      table.append(importing(.unknown), tallies(report.unknown, linesOf: nil))
    }
    return Page(lines: wrap(title.styled(.heading)) + table.lines(within: width))
  }

  /// `frame 41, hidden 2`; with the lines of one of them, or of all where none is named.
  private func tallies(
    _ tallies: Tallies, linesOf name: String? = "", offsets: [ScrolledView] = []
  ) -> StyledText {
    tallies.all.prefix(40).map { tally in
      let isOther = tally.name == "(lines)"
      let word = isOther ? importing(.otherLines) : StyledText(tally.name.visible)
      let text = word + " \(tally.count, .number)"
      if tally.name == "contentOffset", !offsets.isEmpty { return text + importing(.scrolled(offsets)) }
      guard name == nil || name == tally.name else { return text }
      return text + importing(.lines(tally.lines, more: tally.count > tally.lines.count))
    }.joined(separator: ", ")
  }

  func importPartsPage(_ path: String, _ parts: [ImportPart]) -> Page {
    var table = Table([.left, .left, .left, .wrapped], indent: 2)
    for part in parts.prefix(200) {
      table.append(
        "\(part.id.visible, .name)", StyledText(part.className.visible), importing(.partViews(part.views)),
        StyledText(part.title.visible) + (part.isInitial ? "  " + importing(.partInitial) : ""))
    }
    let chosen = parts.first(where: \.isInitial) ?? parts.first { $0.views > 0 } ?? parts.first
    let file = path.contains(" ") ? "\"\(path.visible)\"" : path.visible
    return Page(
      lines: wrap(importing(.parts(path: path.visible, count: parts.count)).styled(.heading))
        + table.lines(within: width)
        + wrap(importing(.choosePart(path: file, id: chosen?.id.visible ?? "ID"))))
  }

  // MARK: Where an object comes from

  func originLines(_ id: ObjectID) -> [StyledText] {
    guard let origin = scene.origin(of: id) else { return [] }
    var lines: [StyledText] = []
    if !origin.id.isEmpty || origin.line > 0 || !origin.className.isEmpty {
      lines.append(
        importing(
          .origin(id: origin.id.visible, line: origin.line, className: origin.className.visible)))
    }
    if !origin.assumed.isEmpty { lines.append(importing(.assumed(origin.assumed.words))) }
    return lines
  }

  func originPage(_ id: ObjectID) -> Page {
    let lines = originLines(id)
    let rest = lines.isEmpty ? [importing(.noOrigin)] : lines
    return Page(lines: wrap(["\(name(id), .name)"] + rest.map { "  " + $0 }))
  }

  // MARK: What an answer rests on

  /// Whether the scene is what assistive technology is told, so that nothing is known of UIKit's hit view.
  var isAccessibility: Bool { scene.options[.source] == "accessibility" }

  /// What covers the point of an event, instead of what UIKit would hit.
  func coveringPage(_ last: LastEvent) -> Page? {
    var place: Point?
    for step in last.trace.steps {
      if case .hitTest(let window, let point) = step.kind, scene.isAlive(window) {
        place = scene.toScreen(point, of: window)
        break
      }
    }
    guard let place else { return nil }
    let covering = covering(place)
    let point = NumberText.of(place)
    var lines = [importing(.accessibilityBanner).styled(.heading)]
    guard !covering.isEmpty else { return Page(lines: wrap(lines + [importing(.nothingCovers(at: point))])) }
    lines.append(importing(.covering(at: point)))
    lines += covering.prefix(12).map { "  " + line(of: $0) }
    if covering.count > 12 { lines.append("  …") }
    let named = covering.first { view in
      scene.origin(of: view).map { !$0.id.isEmpty } ?? false || scene.value(of: .text, view) != .text("")
    }
    lines.append(importing(.bestGuess(name(named ?? covering[0]))).styled(.hit))
    return Page(lines: wrap(lines))
  }

  /// The elements whose rectangle holds a point of the screen, the innermost first, the later of siblings first.
  private func covering(_ point: Point) -> [ObjectID] {
    var found: [(view: ObjectID, depth: Int)] = []
    for window in scene.windowsInOrder {
      for view in scene.subtree(of: window).dropFirst() {
        guard let local = scene.fromScreen(point, to: view), scene.bounds(of: view).contains(local) else {
          continue
        }
        found.append((view, scene.ancestry(of: view).count))
      }
    }
    return found.enumerated().sorted {
      ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset)
    }.map(\.element.view)
  }

  /// What is not known of the views that a search asked, where it could change the answer.
  func cautions(in trace: Trace) -> [StyledText] {
    guard scene.hasOrigins else { return [] }
    if isAccessibility { return [importing(.accessibilityBanner)] }
    var asked: [ObjectID] = []
    var inside: Set<ObjectID> = []
    var winner: ObjectID?
    for step in trace.steps {
      switch step.kind {
      case .hitTest(let view, _): asked.append(view)
      case .pointInside(let view, _, inside: true, _): inside.insert(view)
      case .hitTestResult(let view, let found, _):
        if found == view { winner = view }
        if found != nil { inside.insert(view) }
      default: break
      }
    }
    return cautions(about: asked, holding: inside, winner: winner)
  }

  private func cautions(
    about asked: [ObjectID], holding inside: Set<ObjectID>, winner: ObjectID?
  ) -> [StyledText] {
    var lines: [StyledText] = []
    var overriding: [String] = []
    var coded: [String] = []
    var unplaced: [ObjectID] = []
    var seen: Set<ObjectID> = []
    var told = 0
    for view in asked where scene.isAlive(view) && seen.insert(view).inserted {
      let assumed = scene.assumptions(of: view)
      if assumed.contains(.frame) { unplaced.append(view) }
      guard inside.contains(view) else { continue }
      let className = scene.className(of: view)
      if assumed.contains(.hitTest), !overriding.contains(className) { overriding.append(className) }
      if assumed.contains(.code), !coded.contains(className) { coded.append(className) }
      var facts = assumed.intersection([.hidden, .alpha, .interaction, .offset, .level])
      // What becomes of a touch that arrives.
      if view == winner { facts.formUnion(assumed.intersection([.enabled, .gestures])) }
      if !facts.isEmpty, told < 3 {
        lines.append(importing(.restsOn(name(view), words: facts.words)))
        told += 1
      }
    }
    if !unplaced.isEmpty {
      lines.append(
        importing(.unknownFrames(names(Array(unplaced.prefix(4))), more: max(0, unplaced.count - 4))))
    }
    if !overriding.isEmpty { lines.append(importing(.mayOverride(Array(overriding.prefix(4))))) }
    if !coded.isEmpty { lines.append(importing(.hasOwnCode(Array(coded.prefix(4))))) }
    return lines
  }

  /// What an explanation rests on: the views of its table are those that were asked.
  func cautions(of diagnosis: Diagnosis) -> [StyledText] {
    guard scene.hasOrigins else { return [] }
    if isAccessibility { return [words.say(EventPhrase.note(importing(.accessibilityBanner)))] }
    var inside: Set<ObjectID> = []
    for entry in diagnosis.entries {
      guard let point = entry.point, scene.bounds(of: entry.view).contains(point) else { continue }
      inside.insert(entry.view)
    }
    return cautions(
      about: diagnosis.entries.map(\.view) + [diagnosis.target], holding: inside.union([diagnosis.target]),
      winner: diagnosis.winner
    ).map { words.say(EventPhrase.note($0)) }
  }

  /// The notes under the page of an event.
  func cautionLines(in trace: Trace?) -> [StyledText] {
    guard let trace else { return [] }
    return cautions(in: trace).map { words.say(EventPhrase.note($0)) }
  }
}
