import SceneModel

/// A method of the scene's code with all that it leans on, for those who write it down elsewhere.
public struct MethodOutline: Sendable {
  /// Which of UIKit's methods it takes the place of.
  public let entry: Entry
  /// The language in which it was written.
  public let written: Language
  /// What it uses and does not define.
  public let report: NameReport
  /// The methods that were pasted along.
  public var helpers: [String] { helperMethods.map(\.name) }

  /// The helpers that answer a question.
  var questions: Set<String> {
    Set(helperMethods.filter { ["Bool", "BOOL", "bool"].contains($0.result?.name) }.map(\.name))
  }

  /// The variables that blocks may change.
  private let blockVariables: [String]
  private let method: MethodDeclaration
  private let helperMethods: [MethodDeclaration]

  init(
    _ method: MethodDeclaration, entry: Entry, helpers: [MethodDeclaration], report: NameReport,
    from text: String
  ) {
    self.entry = entry
    written = method.language
    self.report = report
    blockVariables = text.ranges(of: "__block ").compactMap { found in
      let words = text[found.upperBound...].prefix { $0 != "=" && $0 != ";" }
      return words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init)
    }
    var method = method
    if method.language == .swift {
      // Pastes from the days of Swift 2 have other types in their headers.
      for place in method.parameters.indices where place < entry.facts.types.count {
        method.parameters[place].type = TypeReference(swift: entry.facts.types[place])
      }
      method.result = nil
    }
    self.method = method
    helperMethods = helpers
  }

  /// The method in a language, as it was written or translated.
  public func text(in language: Language) -> String {
    let text = CodePrinter(language, indentation: 2).text(of: method, with: helperMethods)
    guard language == .objectiveC, written == .objectiveC else { return text }
    // The tree does not keep the word that lets a block change a variable.
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for name in blockVariables {
      if let place = lines.firstIndex(where: { $0.contains("*\(name) = ") || $0.contains(" \(name) = ") }) {
        let blanks = lines[place].prefix { $0 == " " }
        lines[place] = blanks + "__block " + lines[place].dropFirst(blanks.count)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// UIKit's own behaviour in the place of the method, with the method as it was written in a remark.
  public func placeholder(in language: Language) -> String {
    let names = method.parameters.map(\.name)
    let facts = entry.facts
    let isDelegate = entry.owner == .recognizer
    let head = text(in: language).split(separator: "\n").first.map(String.init) ?? "{"
    let body: String
    switch language {
    case .swift:
      if isDelegate {
        body = "true"
      } else if let labels = facts.labels {
        let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
        body = "super.\(facts.name)(\(arguments.joined(separator: ", ")))"
      } else {
        body = "super.\(facts.name)"
      }
    case .objectiveC:
      let pieces = facts.selector.split(separator: ":").map(String.init)
      let call =
        names.isEmpty
        ? facts.selector : zip(pieces, names).map { "\($0):\($1)" }.joined(separator: " ")
      let value = isDelegate ? "YES" : "[super \(call)]"
      body = (facts.answer == .nothing ? "" : "return ") + value + ";"
    }
    let original = text(in: written).split(separator: "\n", omittingEmptySubsequences: false).map {
      "//   \($0)"
    }
    let other = written == .swift ? "Swift" : "Objective-C"
    return
      (["// Written in \(other), and not to be translated word for word. UIKit's own answer stands in for:"]
      + original + [head, "  " + body, "}"]).joined(separator: "\n")
  }

  /// A helper as code.
  public struct HelperText: Sendable {
    /// Its name.
    public let name: String
    /// What it extends: `CGRect`; nil for a method of the object itself.
    public let extended: String?
    /// The code.
    public let text: String
  }

  /// The helpers in a language.
  ///
  /// Those that extend a type of values are functions in Objective-C.
  public func helperTexts(in language: Language) -> [HelperText] {
    helperMethods.map { helper in
      HelperText(
        name: helper.name,
        extended: helper.extended.map { type in
          type + (helper.extensionClause.map { " \($0)" } ?? "")
        },
        text: CodePrinter(language, indentation: 2).text(of: helper, with: helperMethods))
    }
  }
}

extension MethodOutline {
  /// Extensions of Swift around helpers, one for each type.
  public static func extensions(_ helpers: [HelperText]) -> [String] {
    var types: [String] = []
    for helper in helpers { if let type = helper.extended, !types.contains(type) { types.append(type) } }
    return types.map { type in
      let inner = helpers.filter { $0.extended == type }.map { helper in
        helper.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
          .joined(separator: "\n")
      }
      return "extension \(type) {\n\(inner.joined(separator: "\n\n"))\n}"
    }
  }
}

/// A helper function of the scene with what its parameters and its answer seem to be.
public struct FunctionOutline: Sendable {
  /// The parameters with their kinds.
  public let parameters: [(name: String, kind: ValueKind)]
  private let expression: Expression

  init(parameters: [(name: String, kind: ValueKind)], expression: Expression) {
    self.parameters = parameters
    self.expression = expression
  }

  /// The expression in a language.
  public func text(in language: Language) -> String { CodePrinter(language).text(of: expression) }
}

extension OverrideReader {
  /// Whether UIKit's values have a member of that name.
  public static func isMember(_ name: String) -> Bool { Members.isKnown(name) }

  /// A method of an object with what it leans on; nil for a text that cannot be read.
  public static func outline(of source: MethodSource, of id: ObjectID, in scene: Scene) -> MethodOutline? {
    guard let entry = Entry(rawValue: source.method),
      let (paste, method) = try? parsed(source, owner: owner(of: id, in: scene))
    else { return nil }
    let report = NameAnalysis.report(on: [method], helpers: paste.helpers, known: .of(id, in: scene))
    return MethodOutline(method, entry: entry, helpers: paste.helpers, report: report, from: source.text)
  }

  /// A helper function with what it leans on; nil for a text that cannot be read.
  public static func outline(of function: FunctionSource) -> FunctionOutline? {
    let source = Source(function.expression)
    var parser = SwiftParser(TokenStream(source, .swift, 0..<source.bytes.count))
    guard let statements = try? parser.wholeBody(), statements.count == 1,
      case .expression(let expression) = statements[0].kind
    else { return nil }
    // Without parameters, their names are free, and so their use tells what they are.
    let method = MethodDeclaration(
      name: function.name, language: .swift, body: Block(statements, range: .none), range: .none)
    let report = NameAnalysis.report(on: [method], known: .anywhere)
    let parameters = function.parameters.map { name in
      (name, report.names.first { $0.name == name }?.kind ?? .view)
    }
    return FunctionOutline(parameters: parameters, expression: expression)
  }
}

extension TypeReference {
  /// A type of the table of methods: `UIEvent?`, `Set<UITouch>`.
  fileprivate init(swift text: String) {
    let isOptional = text.hasSuffix("?")
    let bare = isOptional ? String(text.dropLast()) : text
    if let open = bare.firstIndex(of: "<"), bare.hasSuffix(">") {
      let inner = bare[bare.index(after: open)...].dropLast()
      self.init(String(bare[..<open]), arguments: [TypeReference(swift: String(inner))])
    } else {
      self.init(bare)
    }
    if isOptional { optionality = .optional }
  }
}
