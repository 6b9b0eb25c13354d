import CommandLanguage
import Importing
import Messaging
import SceneModel

// Bringing in what other tools wrote: what the commands look like, and below it what they do.

private let section = "Importing"

/// A file to be imported.
public struct ImportRequest: Sendable, Equatable {
  /// The file; `-` for what follows the command.
  public var path: String
  /// The format, by its word; found out from the text when left out.
  public var format: Name?
  /// The screen, of a file that holds several.
  public var part: String?
  /// The text, once it was read: doing it again never reads another.
  public var text: String?

  /// Makes a request.
  public init(path: String, format: Name? = nil, part: String? = nil, text: String? = nil) {
    self.path = path
    self.format = format
    self.part = part
    self.text = text
  }
}

private enum OriginPart: Sendable {
  case id(String)
  case line(Int)
  case className(String)
  case assumed([Assumptions])
}

extension SlotKind {
  /// A format that can be imported.
  public static let format: SlotKind = "format"
}

extension Request {
  static let importCommands: [Command<Request>] = [
    Command(
      "import", "Replaces the scene by a screen that Xcode, a debugger or a test wrote; can be undone.",
      section: section,
      examples: [
        "import dump.txt", "import Main.storyboard", "import Main.storyboard scene BYZ-38-t0r",
        "import source.xml as accessibility", "import -",
      ],
      forms: [
        .form(
          .file("FILE"),
          .optional(
            .after(
              "as",
              .choice(
                "FORMAT", .format,
                ImportFormat.allCases.map { .literal($0.rawValue, Name($0.rawValue)) }))),
          .optional(Parameter<String>.after("scene", .text("ID")))
        ) { .session(.bring(ImportRequest(path: $0, format: $1, part: $2))) }
      ]),
    Command(
      "origin", "Shows or notes where an imported object comes from, and what its source did not tell.",
      section: section,
      examples: [
        "origin B",
        "origin B id \"0x7f8c1d30\" line 12 class \"MyApp.LoginButton\" assumed interaction enabled",
      ],
      forms: [
        .form(
          .object(),
          Parameter<[OriginPart]>.anyOrder([
            .after("id", Parameter<String>.text("ID").map { .id($0) }),
            .after("line", Parameter<Int>.integer("N", in: 0...1_000_000_000).map { .line($0) }),
            .after("class", Parameter<String>.text("CLASS").map { .className($0) }),
            .after(
              "assumed",
              Parameter<[Assumptions]>.oneOrMore(
                .choice(Assumptions.words.map { .literal($0.word, $0.fact) })
              ).map { .assumed($0) }),
          ])
        ) { name, parts in
          guard !parts.isEmpty else { return .scene(.origin(name, nil)) }
          var origin = Origin()
          for part in parts {
            switch part {
            case .id(let id): origin.id = id
            case .line(let line): origin.line = line
            case .className(let name): origin.className = name
            case .assumed(let facts): origin.assumed = facts.reduce([]) { $0.union($1) }
            }
          }
          return .scene(.origin(name, origin))
        }
      ]),
  ]
}

extension Session {
  /// Reads `import - …` with the lines that follow it: the rest is no command.
  static func pasteRequest(
    from text: String, abbreviations: CommandTable<Request>.Abbreviation
  ) throws(Misreading) -> Request? {
    let end = text.firstIndex(where: \.isNewline) ?? text.endIndex
    let head = String(text[..<end])
    guard case .session(.bring(var own))? = try request(ofLine: head, abbreviations: abbreviations) else {
      return try request(ofLine: head, abbreviations: abbreviations)
    }
    own.text = end < text.endIndex ? String(text[text.index(after: end)...]) : ""
    return .session(.bring(own))
  }

  /// Imports, with a place in the history where the scene is another one afterwards.
  mutating func bring(_ request: ImportRequest, _ text: String) throws(Problem) -> Outcome {
    var own = request
    own.text = try contents(of: request)
    let copy = lab
    let outcome = try bring(own)
    guard case .imported = outcome else { return outcome }
    beforeChange = copy.scene
    history.append(
      .init(
        before: copy, request: .session(.bring(own)), text: String(text.prefix { !$0.isNewline }),
        changesScene: true))
    return outcome
  }

  private func contents(of request: ImportRequest) throws(Problem) -> String {
    if let text = request.text {
      // What was kept of a file is read again as it was: only a paste is bare.
      guard request.path != "-" || text.contains(where: { !$0.isWhitespace }) else {
        throw Problem(.nothingPasted)
      }
      return text
    }
    if request.path == "-" { throw Problem(.nothingPasted) }
    do {
      return try finding(request.path) { path throws(FileTrouble) in try files.read(path) }
    } catch {
      throw problem(with: request.path, error)
    }
  }

  /// What other tools write is known by its name and its first bytes: it is told what to bring instead.
  private func problem(with path: String, _ trouble: FileTrouble) -> Problem {
    switch trouble {
    case .directory:
      guard let tool = ForeignTool.of(bundle: path) else { break }
      return Problem(.importing(path: path, ImportFailure(.foreign(tool))))
    case .notText:
      var bytes = files.beginning(of: path)
      if bytes.isEmpty, !scriptFolder.isEmpty { bytes = files.beginning(of: scriptFolder + path) }
      let tool = ForeignTool.of(bytes: bytes, path: path)
      return Problem(.importing(path: path, ImportFailure(tool.map { .foreign($0) } ?? .notText)))
    case .tooLarge(let limit):
      return Problem(.importing(path: path, ImportFailure(.tooLarge(limit: limit))))
    default: break
    }
    return Problem(.file(path: path, trouble))
  }

  /// Imports; a failure leaves everything as it was.
  mutating func bring(_ request: ImportRequest) throws(Problem) -> Outcome {
    let text = try contents(of: request)
    let format = request.format.flatMap { ImportFormat(rawValue: $0.text) }
    let result: ImportResult
    do {
      result = try Importer.read(text, as: format, part: request.part)
    } catch {
      throw Problem(.importing(path: request.path, error))
    }
    switch result {
    case .parts(let parts): return .importParts(path: request.path, parts)
    case .scene(let imported):
      replaceScene(imported.scene)
      return .imported(path: request.path, imported.report)
    }
  }
}
