import CommandLanguage
import Drawing
import Messaging
import SceneModel
import Script
import Session

/// A problem as lines: what is so, where, and what to do.
struct Report {
  let problem: Problem
  let text: String
  let origin: Presenter.Origin

  init(_ problem: Problem, text: String, from origin: Presenter.Origin) {
    var (problem, text, origin) = (problem, text, origin)
    // A script that was run: its own line is the place.
    while case .script(let path, let line, let own, let inner) = problem.cause {
      (problem, text, origin) = (inner, own, .file(path, line: line))
    }
    self.problem = Problem(problem.cause.shortened, at: problem.place)
    self.text = text
    self.origin = origin
  }

  /// The lines for standard error.
  func lines(_ tellers: [Teller]) -> [StyledText] {
    guard let first = tellers.first else { return [] }
    var lines: [StyledText] = []
    for teller in tellers {
      let headline = heading + .errorMark + teller.sentence(for: problem)
      // Tools look for a heading with file and line on one line.
      if case .prompt = origin { lines += teller.wrap(headline) } else { lines.append(headline) }
    }
    var pointed = excerpt(within: first.width - 2).map { [$0.line, $0.carets] } ?? []
    if case .transcript = origin, place != nil { pointed = [] }
    var details = tellers.flatMap { $0.details(of: problem, text: text) }
    // The first piece of advice stands beside the caret where there is room.
    if let carets = pointed.last, tellers.count == 1, let advice = details.first,
      carets.columns + 1 + advice.columns <= first.width - 2
    {
      pointed[pointed.count - 1] = carets + " " + advice
      details.removeFirst()
    }
    lines += pointed.map { "  " + $0 }
    for detail in details { lines += first.wrap("  " + detail, hanging: 4) }
    return lines
  }

  /// The lines without a place, for `expect error`.
  func sentences(_ tellers: [Teller]) -> [String] {
    tellers.flatMap { [$0.sentence(for: problem).plain] + $0.details(of: problem, text: text).map(\.plain) }
  }

  /// The place in the command's text; of a mistake in code, that of the mistake.
  var place: Place? {
    guard case .mistake(let mistake, let code) = problem.cause else { return problem.place }
    guard let start = problem.place else { return nil }
    let source = Source(code)
    let (line, column) = source.position(of: mistake.range.start)
    let length = source.text(of: mistake.range).prefix { !$0.isNewline }.count
    return Place(
      row: start.row + line - 1, column: line == 1 ? start.column + column - 1 : column,
      length: max(1, length))
  }

  private var heading: StyledText {
    switch origin {
    case .prompt: return ""
    case .file(let path, let line): return "\(path):\(line + (place?.row ?? 1) - 1): "
    case .transcript:
      guard let place else { return "" }
      return "\(place.row):\(place.column): "
    }
  }

  /// The line with the place, and carets under it.
  private func excerpt(within width: Int) -> (line: StyledText, carets: StyledText)? {
    if case .fault(let fault) = problem.cause, case .code(let code) = fault.cause, !code.sourceLine.isEmpty {
      let place = Place(column: max(1, code.column), length: max(1, code.length))
      return Report.marked(place.excerpt(of: code.sourceLine), within: width)
    }
    if case .mistake(let mistake, let code) = problem.cause, problem.place == nil {
      // A preset's or another text that does not stand in the command.
      let source = Source(code)
      let (line, column) = source.position(of: mistake.range.start)
      guard !source.text(ofLine: line).isEmpty else { return nil }
      let length = source.text(of: mistake.range).prefix { !$0.isNewline }.count
      return Report.marked(
        Place(column: column, length: max(1, length)).excerpt(of: source.text(ofLine: line)), within: width)
    }
    guard let place, !text.isEmpty else { return nil }
    return Report.marked(place.excerpt(of: text), within: width)
  }

  /// A line with carets right under the marked part, also behind wide characters and tabs; a long line is cut
  /// so that the mark is seen.
  static func marked(_ excerpt: Excerpt, within width: Int) -> (line: StyledText, carets: StyledText) {
    func shown(_ text: String) -> String { text.expandingTabs().visible }
    let before = shown(excerpt.before)
    let marked = String(shown(excerpt.before + excerpt.marked).dropFirst(before.count))
    let whole = shown(excerpt.line)
    let rest = String(whole.dropFirst(before.count))
    let room = max(width, 20)
    let length = max(1, marked.columns)
    if whole.columns <= room || before.columns + min(length, room / 2) < room {
      let carets = String(repeating: "^", count: max(1, min(length, room - before.columns - 1)))
      return (StyledText(whole.cut(to: room)), .blanks(before.columns) + StyledText(carets, .error))
    }
    let head = before.cut(to: room / 2, keeping: .end)
    let tail = rest.cut(to: room - head.columns)
    let carets = String(repeating: "^", count: min(length, room - head.columns))
    return (StyledText(head + tail), .blanks(head.columns) + StyledText(carets, .error))
  }
}

extension StyledText {
  /// The word by which tools and people find an error, in every language.
  fileprivate static let errorMark = StyledText("error", .error) + ": "
}

extension Teller {
  /// What is so.
  func sentence(for problem: Problem) -> StyledText {
    switch problem.cause {
    case .misreading(let misreading): words.sentence(misreading.fact)
    case .refusal(let refusal): words.sentence(refusal)
    case .mistake(let mistake, _): words.sentence(mistake.fact)
    case .fault(let fault): words.sentence(fault.cause, name)
    case .shortfall(let shortfall): words.sentence(shortfall, because: because(shortfall))
    case .file(let path, let trouble): words.sentence(trouble, path: path)
    case .script(_, _, _, let inner): sentence(for: inner)
    case .noEvent: error(.noEvent)
    case .noSuchStep(let step, let count): error(.noSuchStep(step, count: count))
    case .nothingToFix(let hasChanged): error(.nothingToFix(hasChanged: hasChanged))
    case .noSuchFix(let number, let count): error(.noSuchFix(number, count: count))
    case .nothingToUndo: error(.nothingToUndo)
    case .undoForgotten(let limit): error(.undoForgotten(limit: limit))
    case .redoForgotten: error(.redoForgotten)
    case .tooLong(let limit): error(.tooLong(limit: limit))
    case .nothingToRedo: error(.nothingToRedo)
    case .nothingLeft: error(.nothingLeft)
    case .scriptsTooDeep(let limit): error(.scriptsTooDeep(limit: limit))
    case .noSuchTopic(let word, let near): error(.noSuchTopic(word, near: near))
    case .methodNotOfObject(let method, let object, let className):
      error(.methodNotOfObject(method: method, object: object, className: className))
    case .noSuchMethod(let word, let near): error(.noSuchMethod(word, near: near))
    case .noSuchPreset(let words, let method, let admissible):
      error(.noSuchPreset(words, method: method, admissible: admissible))
    case .noValue(let text): error(.noValue(text))
    case .bareCode: error(.bareCode)
    case .noFunction(let text): error(.noFunction(text))
    case .noOverride(let name, let method): error(.noOverride(name, method: method))
    case .noSuchControlEvent(let word, let near): error(.noSuchControlEvent(word, near: near))
    case .importing(let path, let failure): words.sentence(failure, path: path)
    case .nothingPasted: words.nothingPasted
    }
  }

  private func because(_ shortfall: Shortfall) -> StyledText? {
    shortfall.because.first.map { blocker in
      blocker.reason.map { error(.blocked(name(blocker.view), $0)) } ?? error(.took(name(blocker.view)))
    }
  }

  /// What to do, and what else is to know.
  func details(of problem: Problem, text: String) -> [StyledText] {
    switch problem.cause {
    case .misreading(let misreading):
      [rewording(of: misreading, text) ?? words.advice(misreading.fact) ?? usage(for: misreading, text)]
        .compactMap { $0 }
    case .refusal(let refusal): [words.advice(refusal)].compactMap { $0 }
    case .mistake(let mistake, _): [words.advice(mistake)].compactMap { $0 }
    case .fault(let fault): details(of: fault)
    case .shortfall(let shortfall): details(of: shortfall)
    case .script(_, _, _, let inner): details(of: inner, text: text)
    case .noEvent: [error(.tapFirst)]
    case .noSuchTopic(_, nil): [error(.termsAndCommands)]
    case .nothingToFix: [error(.askWhy)]
    case .noSuchPreset(_, _, let admissible): admissible.isEmpty ? [] : [error(.oneOf(admissible))]
    case .noValue: [error(.valueForms)]
    case .bareCode(let methods): [error(.giveCode(methods))]
    case .noFunction: [error(.functionForm)]
    case .noSuchMethod(_, nil): [error(.oneOf(Messaging.Selector.allCases.map(\.rawValue)))]
    case .noSuchControlEvent(_, nil): [error(.oneOf(ControlEvents.names))]
    case .importing(_, let failure): [words.advice(failure)].compactMap { $0 }
    default: []
    }
  }

  private func details(of fault: Fault) -> [StyledText] {
    var details: [StyledText] = []
    if case .code(let code) = fault.cause { details += [words.advice(code)].compactMap { $0 } }
    if case .refused(let refusal) = fault.cause { details += [words.advice(refusal)].compactMap { $0 } }
    if fault.path.count > 1 {
      var calls = fault.path.map { "\(name($0.receiver)).\($0.selector.rawValue)" }
      if calls.count > 6 { calls = calls.prefix(3) + ["…"] + calls.suffix(2) }
      details.append(error(.calls(calls.joined(separator: " > "))))
    }
    return details
  }

  private func details(of shortfall: Shortfall) -> [StyledText] {
    switch shortfall.subject {
    case .calls, .visits, .chain, .order:
      [error(.expected(shortfall.expected)), error(.actual(shortfall.actual))]
    case .printed, .error: [error(.actual(shortfall.actual))]
    default: []
    }
  }

  /// The line as it is written here; of a word that is no command, what it is.
  private func rewording(of misreading: Misreading, _ text: String) -> StyledText? {
    if case .unknownCommand(let word, _) = misreading.fact {
      // A name alone: what was meant to be done with it?
      if let object = scene.object(named: word) {
        return error(.isObject(word, isView: scene.kind(of: object) == .view))
      }
      return Session.shellWords.contains(word.lowercased()) ? error(.needsShell) : nil
    }
    return Session.rewording(of: text).map { error(.write($0)) }
  }

  /// How the command is written, where one line says it.
  private func usage(for misreading: Misreading, _ text: String) -> StyledText? {
    switch misreading.fact {
    case .expected, .extra, .repeatedOption: break
    default: return nil
    }
    guard let word = text.split(whereSeparator: \.isWhitespace).first,
      let command = Session.table.command(named: String(word))
    else { return nil }
    guard command.usage.count == 1, let usage = command.usage.first, usage.columns + 12 <= width else {
      return error(.helpFor(command.name))
    }
    return error(.usage(usage))
  }
}
