import CommandLanguage
import Drawing
import SceneModel
import Script
import Session

// Code that was given, shown and taken away.

extension Teller {
  func codePage(for outcome: Outcome) -> Page {
    switch outcome {
    case .restored(let id, let methods):
      lines(code(.restored(name(id), methods: methods.joined(separator: " "))))
    case .overridden(let id, let read): overriddenPage(id, read)
    case .needs(let objects): needsPage(objects)
    case .review(let id, let remarks): reviewPage(id, remarks)
    case .code(_, let listings): Page(lines: listings.flatMap { StyledText($0.text).lines })
    case .bindings(let values, let functions):
      values.isEmpty && functions.isEmpty
        ? lines(code(.noBindings)) : lines(values.map(bindingLine) + functions.map(functionLine))
    case .bound(let value): lines(bindingLine(value))
    case .defined(let function): lines(functionLine(function))
    default: Page()
    }
  }

  // MARK: override

  private func overriddenPage(_ id: ObjectID, _ read: ReadOverride) -> Page {
    var lines = [code(.taken(name(id), methods: read.methods.joined(separator: " ")))]
    if !read.helpers.isEmpty { lines.append(code(.helpers(read.helpers.joined(separator: ", ")))) }
    lines += read.notes.map(noteLine)
    var page = Page(lines: wrap(lines))
    if !read.needs.isEmpty {
      page = page + Page(lines: wrap(code(.needsCount(read.needs.count))) + needsTable(read.needs))
      page = page + Page(lines: wrap(code(.runsOnceKnown(name(id)))))
    }
    let logged = read.ignoredCalls.map { code(.onlyLogged($0.name, lines: rows($0.lines))) }
    return page + Page(lines: wrap(logged))
  }

  private func noteLine(_ note: PasteNote) -> StyledText {
    switch note.fact {
    case .repaired(let pairs):
      code(.readAs(pairs.map { "\($0.pasted) -> \($0.read)" }.joined(separator: "  ")))
    case .entities(let count): code(.entities(count))
    case .ignored(let method): code(.ignoredMethod(method.name, line: method.line))
    case .leftOut(let stretches):
      code(
        .leftOut(
          lines: stretches.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ", "), isOne: stretches.map(\.count) == [1]))
    case .repeated(let entry, let lines): code(.repeatedMethod(entry.commandName, lines: rows(lines)))
    }
  }

  private func rows(_ lines: [Int]) -> String { lines.map(String.init).joined(separator: ", ") }

  private func needsPage(_ objects: [ObjectNeeds]) -> Page {
    let open = objects.filter { !$0.names.isEmpty }
    guard !open.isEmpty else { return lines(code(.nothingNeeded)) }
    return Page(
      lines: open.flatMap { own in wrap("\(name(own.object), .name):") + needsTable(own.names) })
  }

  /// The names, what they seem to be, where they stand, and what to type.
  private func needsTable(_ names: [NeededName]) -> [StyledText] {
    var table = Table([.left, .left, .left, .wrapped], indent: 2)
    for need in names {
      table.append(
        "\(need.name, .name)", code(.kind(need.kind)), code(.lines(rows(need.lines))),
        StyledText(need.remedy, .keyword))
    }
    let meant = names.compactMap { need in
      need.suggestion.map { code(.meantName(need.name, near: $0, line: need.suggestionLine)) }
    }
    return table.lines(within: width) + wrap(meant)
  }

  private func reviewPage(_ id: ObjectID, _ findings: [ReviewFinding]) -> Page {
    guard !findings.isEmpty else { return lines(code(.nothingToRemark(name(id)))) }
    return Page(
      lines: findings.flatMap { finding -> [StyledText] in
        let remark = finding.remark
        let place = Place(column: max(1, remark.column), length: max(1, remark.length))
        let (line, carets) = Report.marked(place.excerpt(of: remark.sourceLine), within: width - 2)
        return wrap(code(.remarkAt(method: remark.method, line: remark.line)) + text(of: remark.fact))
          + ["  " + line, "  " + carets]
          + (finding.example.map { wrap("  " + exampleLine($0), hanging: 4) } ?? [])
      })
  }

  private var nobodyName: String { finding(.nobody).plain }

  private func exampleLine(_ example: ReviewFinding.Example) -> StyledText {
    code(
      .decidesAt(
        Numbers.text(example.point), now: example.now.map(name) ?? nobodyName,
        mended: example.mended.map(name) ?? nobodyName))
  }

  private func text(of fact: ReviewRemark.Fact) -> StyledText {
    switch fact {
    case .loopFromBack: code(.loopFromBack)
    case .pointNotConverted(let view): code(.pointNotConverted(view))
    case .ownFrame: code(.ownFrame)
    case .noSuper(let entry): code(.noSuper(entry.swiftSignature))
    case .insetMayShrink: code(.insetMayShrink)
    case .unreachable: code(.unreachable)
    }
  }

  func bindingLine(_ value: NamedValue) -> StyledText {
    let owner = value.owner.map { name($0) + "." } ?? ""
    return "let \(owner + value.name, .name) = \(LetValue.text(of: value.value, in: scene), .number)"
  }

  func functionLine(_ function: FunctionSource) -> StyledText {
    "def \(function.name, .name)(\(function.parameters.joined(separator: ", "))) = \(function.expression)"
  }
}
