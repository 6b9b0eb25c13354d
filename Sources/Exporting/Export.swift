import Presentation
import SceneModel
import Session

/// The scene and its last event in the formats of other programs.
///
/// Pure: the same session always gives the same text.
public enum Export {
  /// The text of an export.
  ///
  /// - Throws: A problem where the format needs an event and there is none, or a name is unknown.
  public static func text(of request: ExportRequest, in session: Session) throws(Problem) -> String {
    let language = Language(rawValue: session.language) ?? .english
    switch request.form {
    case .script: return SceneScript.text(of: session.scene)
    case .json: return TraceFile.text(of: session)
    case .svg(.scene): return PictureFile(session, language).scene()
    case .svg(.step(let step)): return try PictureFile(session, language).step(step)
    case .svg(.animation): return try PictureFile(session, language).animation()
    case .svg(.map(let name)):
      let view = try name.map { name throws(Problem) in try session.exportedView(name) }
      return MapFile(session, of: view, language).text
    case .html: return WebPage(session, language).text
    case .cast(let version): return try CastFile(session, version: version, language).text
    case .mermaid(.tree): return MermaidFile.tree(of: session.scene)
    case .mermaid(.sequence): return try MermaidFile.sequence(of: session)
    case .swift: return SwiftFile(session.scene).text
    case .objc: return ObjectiveCFile(session.scene).text
    }
  }
}

extension Session {
  /// Opens a session that speaks, and can export what it holds.
  public static func equipped(files: any Files = NoFiles(), language: Language = .english) -> Session {
    var session = Session.spoken(files: files)
    session.language = language.rawValue
    session.exporter = { request, session throws(Problem) in try Export.text(of: request, in: session) }
    return session
  }
}
