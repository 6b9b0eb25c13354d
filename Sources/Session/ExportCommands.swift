import CommandLanguage
import SceneModel

// What can be taken out of a session: for an editor, a browser, a terminal, Xcode.

private let section = "The session"

/// What `export` asks for.
public struct ExportRequest: Sendable, Equatable {
  /// The formats, with what each leaves to choose.
  public enum Form: Sendable, Equatable {
    /// The scene as a script that rebuilds it.
    case script
    /// The scene and the last event by the contract of `--json`.
    case json
    /// A picture.
    case svg(Picture)
    /// A page with the player.
    case html
    /// A recording of the player for a terminal, of asciicast version 2 or 3.
    case cast(version: Int)
    /// A diagram.
    case mermaid(Diagram)
    /// A view controller in Swift.
    case swift
    /// A view controller in Objective-C.
    case objc

    /// The word of the command.
    public var word: String {
      switch self {
      case .script: "script"
      case .json: "json"
      case .svg: "svg"
      case .html: "html"
      case .cast: "cast"
      case .mermaid: "mermaid"
      case .swift: "swift"
      case .objc: "objc"
      }
    }
  }

  /// What an SVG shows.
  public enum Picture: Sendable, Equatable {
    /// The screen.
    case scene
    /// The screen at a step of the last event; nil for the step that decided.
    case step(Int?)
    /// The last event, moving.
    case animation
    /// Who gets a touch, for the whole screen or for one view.
    case map(Name?)
  }

  /// What a diagram shows.
  public enum Diagram: Sendable, Equatable {
    /// The views.
    case tree
    /// The calls of the last event.
    case sequence
  }

  /// The format.
  public var form: Form
  /// The file; `-` for the session's own output.
  public var path: String

  /// Makes a request.
  public init(_ form: Form, to path: String) {
    self.form = form
    self.path = path
  }
}

/// Something that was exported.
public struct Exported: Sendable, Equatable {
  /// The format's word.
  public let format: String
  /// The file; nil where the text itself is the answer.
  public let path: String?
  /// How many lines the text has.
  public let lines: Int
  /// The text; nil where a file has it.
  public let text: String?

  /// Makes the facts of an export.
  public init(format: String, path: String?, lines: Int, text: String?) {
    self.format = format
    self.path = path
    self.lines = lines
    self.text = text
  }
}

/// Makes the text of an export, or says why there is none.
///
/// The texts need sentences and pictures, which stand above the session: whoever opens it hands one over.
public typealias Exporter = @Sendable (ExportRequest, Session) throws(Problem) -> String

extension Request {
  static let exportCommands: [Command<Request>] = [
    Command(
      "export", "Writes the scene or the last event to a file, to be shown elsewhere.", section: section,
      examples: [
        "export html lesson.html", "export svg scene.svg", "export svg tap.svg step",
        "export svg map.svg map",
        "export cast tap.cast", "export mermaid - sequence", "export swift Scene.swift",
      ],
      notes: [
        "`-` in place of a file shows the text here.",
        "`html` is one file for a browser, with the player in it; `cast` plays in asciinema; `swift` and `objc` are a view controller for Xcode that logs each call.",
      ],
      forms: [
        .after("script", to(.script)), .after("json", to(.json)), .after("html", to(.html)),
        .after("swift", to(.swift)), .after("objc", to(.objc)),
        .after(
          "svg",
          .form(.file("FILE"), .optional(picture, default: .scene)) {
            .session(.export(.init(.svg($1), to: $0)))
          }),
        .after(
          "cast",
          .form(.file("FILE"), .optional(.oneOf(["v2": 2, "v3": 3]), default: 2)) {
            .session(.export(.init(.cast(version: $1), to: $0)))
          }),
        .after(
          "mermaid",
          .form(.file("FILE"), .optional(.oneOf(["tree": .tree, "sequence": .sequence]), default: .tree)) {
            .session(.export(.init(.mermaid($1), to: $0)))
          }),
      ])
  ]

  private static func to(_ form: ExportRequest.Form) -> Parameter<Request> {
    Parameter<String>.file("FILE").map { .session(.export(.init(form, to: $0))) }
  }

  private static var picture: Parameter<ExportRequest.Picture> {
    .choice([
      .literal("scene", .scene), .literal("animation", .animation),
      .after("step", Parameter<Int?>.optional(.integer("N", in: 0...10_000_000)).map { .step($0) }),
      .after("map", Parameter<Name?>.optional(.view()).map { .map($0) }),
    ])
  }
}

extension Session {
  /// Makes the text and puts it where it belongs.
  func export(_ request: ExportRequest) throws(Problem) -> Outcome {
    guard let exporter else { throw Problem(.file(path: request.path, .denied)) }
    let text = try exporter(request, self)
    let lines = text.utf8.lazy.filter { $0 == 0x0A }.count
    guard request.path != "-" else {
      return .exported(Exported(format: request.form.word, path: nil, lines: lines, text: text))
    }
    do {
      try files.write(text, to: request.path)
    } catch {
      throw Problem(.file(path: request.path, error))
    }
    return .exported(Exported(format: request.form.word, path: request.path, lines: lines, text: nil))
  }

  /// The view of an export's name.
  public func exportedView(_ name: Name) throws(Problem) -> ObjectID { try view(name) }

  /// Takes over what belongs to the shell around a session rather than to its scene: files, language, habits.
  public mutating func takeSurroundings(of other: Session) {
    files = other.files
    abbreviations = other.abbreviations
    exporter = other.exporter
    language = other.language
  }
}
