import Geometry
import Messaging
import SceneModel

/// Reads overrides, and makes from what the scene keeps the code that runs.
public enum OverrideReader {
  // MARK: Reading

  /// Reads code for an object.
  ///
  /// - Throws: The first mistake in the text.
  public static func read(_ input: OverrideInput, for id: ObjectID, in scene: Scene) throws(Mistake)
    -> ReadOverride
  {
    let owner: Entry.Owner = scene.kind(of: id) == .recognizer ? .recognizer : .responder
    let paste: Paste
    let sources: [MethodSource]
    switch input {
    case .paste(let text):
      do {
        paste = try CodeReader.methods(in: text, owner: owner)
      } catch {
        guard case .noEntry(others: []) = error.fact, owner == .responder,
          let entry = CodeReader.likelyEntry(ofStatements: text)
        else { throw error }
        let words = text.split(whereSeparator: \.isWhitespace)
        let isShort = text.utf8.count < 60 && !text.contains(where: \.isNewline)
        let body = isShort ? words.joined(separator: " ") : "..."
        throw Mistake(
          .bareStatements("override \(scene.name(of: id)) \(entry.commandName) { \(body) }"), at: error.range)
      }
      sources = methods(of: paste, text)
    case .statements(let method, let text):
      let wanted = try entry(method)
      do {
        paste = try CodeReader.statements(text, for: wanted)
        sources = [MethodSource(method: method, text: text, form: .statements)]
      } catch {
        // Many people put the whole method where its statements belong.
        guard let whole = try? CodeReader.methods(in: text, owner: owner),
          whole.overrides.contains(where: { $0.entry == wanted })
        else { throw error }
        paste = whole
        sources = methods(of: whole, text)
      }
    case .expression(let method, let text):
      paste = try CodeReader.expression(text, for: try entry(method))
      sources = [MethodSource(method: method, text: text, form: .expression)]
    case .preset(let method, let words):
      let code = try Presets.code(try entry(method), words, in: scene)
      paste = try CodeReader.statements(code, for: try entry(method))
      sources = [MethodSource(method: method, text: code, form: .preset(words))]
    }
    // What cannot run is refused now, and not when it is touched.
    for method in paste.overrides { _ = try body(of: method, in: paste) }
    let report = NameAnalysis.report(on: paste, known: .of(id, in: scene))
    return ReadOverride(
      sources: sources, helpers: paste.helpers.map(\.name), language: paste.methods.first?.language ?? .swift,
      lineCount: paste.source.pasted.split(separator: "\n", omittingEmptySubsequences: false).count,
      notes: paste.notes, needs: needs(report, in: paste, of: id, in: scene),
      ignoredCalls: report.calls.filter { !$0.needsValue }.map { call in
        NeededName(
          name: call.signature, isFunction: true, lines: lines(call.ranges, in: paste), kind: call.kind,
          suggestion: nil, suggestionLine: nil, remedy: "")
      },
      unknownClasses: report.classes.map { type in
        NeededName(
          name: type.name, isFunction: false, lines: lines(type.ranges, in: paste), kind: .unknown,
          suggestion: nil, suggestionLine: nil, remedy: "")
      })
  }

  private static func methods(of paste: Paste, _ text: String) -> [MethodSource] {
    paste.overrides.compactMap { method in
      method.entry.map { MethodSource(method: $0.commandName, text: text, form: .paste) }
    }
  }

  private static func lines(_ ranges: [SourceRange], in paste: Paste) -> [Int] {
    var lines: [Int] = []
    for range in ranges {
      let line = paste.source.line(of: range.start)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.sorted()
  }

  private static func entry(_ method: String) throws(Mistake) -> Entry {
    guard let entry = Entry(rawValue: method) else { throw Mistake(.unknownFunction(method), at: .none) }
    return entry
  }

  /// What of a report the scene does not tell yet.
  private static func needs(_ report: NameReport, in paste: Paste, of id: ObjectID, in scene: Scene)
    -> [NeededName]
  {
    let machine = Machine(unit: Unit(source: paste.source), selector: .hitTest, receiver: id, frameSize: 0)
    let names = report.needed(in: paste.overrides).map { name in
      (
        Need(name), name.ranges, paste.declared[name.name] ?? name.kind
      )
    }
    let calls = report.requiredCalls.map { call in
      (Need(call), call.ranges, call.kind)
    }
    return (names + calls).filter { !machine.isMet($0.0, in: scene) }.map { need, ranges, kind in
      NeededName(
        name: need.name, isFunction: need.isFunction, lines: lines(ranges, in: paste), kind: kind,
        suggestion: need.suggestion,
        suggestionLine: need.suggested.map { paste.source.line(of: $0.start) },
        remedy: remedy(for: need, of: id, in: scene, kind))
    }
  }

  /// What to type for a name that nobody has told.
  static func remedy(for need: Need, of id: ObjectID, in scene: Scene, _ kind: ValueKind = .unknown) -> String
  {
    let value = kind == .dictionary ? "[:]" : "?"
    if need.isFunction {
      if need.isMessage, need.parameterCount == 1 { return "def \(need.name):(a) = \(value)" }
      let letters = ["a", "b", "c", "d", "e", "f"]
      let parameters = letters.prefix(need.parameterCount).joined(separator: ", ")
      return "def \(need.name)(\(parameters)) = \(value)"
    }
    let owner = need.name.contains(".") ? "" : "\(scene.name(of: id))."
    return "let \(owner)\(need.name) = \(value)"
  }

  /// What an object's overrides still need.
  public static func needs(of id: ObjectID, in scene: Scene) -> [NeededName] {
    var result: [NeededName] = []
    for source in scene.methods(of: id) {
      guard let (paste, method) = try? parsed(source, owner: owner(of: id, in: scene)) else { continue }
      let report = NameAnalysis.report(on: [method], helpers: paste.helpers, known: .of(id, in: scene))
      for need in needs(report, in: paste, of: id, in: scene)
      where !result.contains(where: { $0.name == need.name }) {
        result.append(need)
      }
    }
    return result
  }

  static func owner(of id: ObjectID, in scene: Scene) -> Entry.Owner {
    scene.kind(of: id) == .recognizer ? .recognizer : .responder
  }

  /// A method of the scene, printed from its tree as a whole method in one of the languages; nil for a text that
  /// cannot be read.
  public static func text(of source: MethodSource, in language: Language) -> String? {
    guard let entry = Entry(rawValue: source.method),
      let (_, method) = try? parsed(source, owner: entry.owner)
    else { return nil }
    return CodePrinter(language, indentation: 2).text(of: method)
  }

  // MARK: Running

  /// The code of a method, ready to run; nil for a text that cannot be read, which `read` refuses.
  ///
  /// It depends on the text alone: values, objects and functions are looked up when it runs.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - id: Whose method it is.
  ///   - functions: The functions of `def`; those that are not among them are read anew at each call.
  public static func body(
    for source: MethodSource, of id: ObjectID, functions: [FunctionSource] = []
  ) -> (any MethodBody)? {
    guard let entry = Entry(rawValue: source.method),
      let (paste, method) = try? parsed(source, owner: entry.owner)
    else { return nil }
    var read: [String: ReadFunction] = [:]
    for function in functions {
      guard let (unit, routine) = try? routine(of: function) else { continue }
      read[function.name] = ReadFunction(source: function, unit: unit, routine: routine)
    }
    return try? body(of: method, in: paste, functions: read)
  }

  static func parsed(_ source: MethodSource, owner: Entry.Owner) throws(Mistake) -> (Paste, MethodDeclaration)
  {
    let entry = try entry(source.method)
    let paste: Paste
    switch source.form {
    case .paste: paste = try CodeReader.methods(in: source.text, owner: owner)
    case .statements, .preset: paste = try CodeReader.statements(source.text, for: entry)
    case .expression: paste = try CodeReader.expression(source.text, for: entry)
    }
    guard let method = paste.overrides.first(where: { $0.entry == entry }) else {
      throw Mistake(.noEntry(others: []), at: .none)
    }
    return (paste, method)
  }

  static func body(
    of method: MethodDeclaration, in paste: Paste, functions: [String: ReadFunction] = [:]
  ) throws(Mistake) -> OverrideBody {
    guard let entry = method.entry else { throw Mistake(.noEntry(others: []), at: method.range) }
    var resolver = Resolver(source: paste.source, language: method.language)
    resolver.take(paste.helpers)
    resolver.declaredTypes = paste.declaredTypes
    let routine = try resolver.routine(of: method)
    var helpers: [String: Unit.Helper] = [:]
    for helper in paste.helpers {
      helpers[helper.key] = Unit.Helper(
        routine: try resolver.routine(of: helper), isProperty: helper.form == .property)
    }
    let report = NameAnalysis.report(on: [method], helpers: paste.helpers, known: .anywhere)
    let needs =
      report.needed(in: [method]).map { name in
        Need(name)
      } + report.requiredCalls.map { Need($0) }
    return OverrideBody(
      unit: Unit(source: paste.source, helpers: helpers, needs: needs), routine: routine,
      language: method.language, wanted: entry.answer,
      delegateArguments: entry.owner == .recognizer ? entry.parameterNames.count : 0, functions: functions)
  }

  // MARK: Functions

  /// Looks whether the expression of a function can be read.
  public static func check(_ function: FunctionSource) throws(Mistake) { _ = try routine(of: function) }

  static func routine(of function: FunctionSource) throws(Mistake) -> (Unit, Routine) {
    let source = Source(function.expression)
    var parser = SwiftParser(TokenStream(source, .swift, 0..<source.bytes.count))
    let statements = try parser.wholeBody()
    let range = SourceRange(0, function.expression.utf8.count)
    guard statements.count == 1, case .expression = statements[0].kind else {
      throw Mistake(.expected(.expression, found: ""), at: statements.first?.range ?? range)
    }
    let method = MethodDeclaration(
      name: function.name, language: .swift, parameters: function.parameters.map { Parameter(name: $0) },
      body: Block(statements, range: range), range: range)
    var resolver = Resolver(source: source, language: .swift)
    let routine = try resolver.routine(of: method)
    return (Unit(source: source), routine)
  }
}

extension NameReport {
  /// The names without which the code cannot run.
  ///
  /// One that occurs only in calls that are ignored is not missed: `Log.shared.note(x)`. Nor is one that is
  /// given a value before it is read.
  func needed(in methods: [MethodDeclaration]) -> [FreeName] {
    var given: Set<SourceRange> = []
    for method in methods {
      method.body.walk { if case .assign(let target, nil, _) = $0.kind { given.insert(target.range) } }
    }
    let values = Set(names.filter { $0.need == .value }.map(\.name))
    let ignored = RangeSet(
      calls.filter { call in
        !call.needsValue && !Members.isKnown(call.name)
          && (call.receiver.map(values.contains) ?? true)
      }.flatMap(\.ranges))
    return required.filter { name in
      if let first = name.ranges.first, given.contains(first) { return false }
      return !name.ranges.allSatisfy(ignored.covers)
    }
  }
}

/// Some stretches of a text, which may overlap.
private struct RangeSet {
  /// Their beginnings in order, each with the farthest end of all that begin no later.
  private let ends: [(start: Int, end: Int)]

  init(_ ranges: [SourceRange]) {
    var farthest = 0
    ends = ranges.sorted { $0.start < $1.start }.map { range in
      farthest = max(farthest, range.end)
      return (range.start, farthest)
    }
  }

  /// Whether one of them holds a range as a whole.
  func covers(_ range: SourceRange) -> Bool {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle].start <= range.start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ends[low - 1].end >= range.end
  }
}
