import SceneModel

/// What an import comes to: a scene, or the parts of a file to choose from.
public enum ImportResult: Equatable, Sendable {
  /// A scene.
  case scene(ImportedScene)
  /// The file holds several screens.
  case parts([ImportPart])
}

/// A screen of a file that holds several.
public struct ImportPart: Equatable, Sendable {
  /// What it is called in the file, to be named in the command.
  public let id: String
  /// What a person calls it: a title, a class.
  public let title: String
  /// The class of its controller or view.
  public let className: String
  /// How many views it holds.
  public let views: Int
  /// Its line, from 1.
  public let line: Int
  /// Whether it is the first that the app shows.
  public let isInitial: Bool
}

/// Reads what developers can get out of an app or a project.
public enum Importer {
  /// Makes a scene of a text.
  ///
  /// - Parameters:
  ///   - text: the whole of it.
  ///   - format: what it is; found out from the text when left out.
  ///   - part: which screen of a file that holds several.
  /// - Throws: what is wrong, with the line.
  public static func read(
    _ text: String, as format: ImportFormat? = nil, part: String? = nil
  ) throws(ImportFailure) -> ImportResult {
    guard text.utf8.count <= ImportLimit.bytes else {
      throw ImportFailure(.tooLarge(limit: ImportLimit.bytes))
    }
    if text.utf8.count > ImportLimit.lines,
      text.utf8.count(where: { $0 == 10 || $0 == 13 }) > ImportLimit.lines
    {
      throw ImportFailure(.tooManyLines(limit: ImportLimit.lines))
    }
    var source = ImportText(text)
    if let zero = source.bytes.firstIndex(of: 0) {
      throw ImportFailure(.notText, line: source.lineNumber(of: zero))
    }
    guard source.bytes.contains(where: { !$0.isSpace }) else { throw ImportFailure(.empty) }
    Detection.decode(&source)
    var found = Detection.format(of: source)
    if let format {
      switch found {
      case .refused(let failure): throw failure
      case .format(let own) where own.family == format.family: found = .format(own)
      case .format(let own): throw ImportFailure(.otherFormat(own))
      case nil: found = .format(format)
      }
    }
    switch found {
    case nil: throw ImportFailure(.unrecognized(tried: ImportFormat.allCases))
    case .refused(let failure): throw failure
    case .format(let format): return try read(source, format, part)
    }
  }

  private static func read(
    _ source: ImportText, _ format: ImportFormat, _ part: String?
  ) throws(ImportFailure) -> ImportResult {
    let tree: ImportedTree
    switch format {
    case .dump, .controllers, .chain, .earlgrey:
      var reader = DumpReader(source, format == .controllers || format == .chain ? .dump : format)
      tree = try reader.read()
    case .ib:
      var reader = try IBReader(source)
      guard let own = try reader.read(part) else { return .parts(reader.parts) }
      var builder = SceneBuilder(own)
      return .scene(try builder.build())
    case .sentry:
      var reader = try SentryReader(source)
      tree = try reader.read()
    case .detox:
      var reader = try DetoxReader(source)
      tree = try reader.read()
    case .accessibility:
      var reader = AccessibilityReader()
      tree = try reader.read(source)
    }
    if part != nil { throw ImportFailure(.onlyOnePart) }
    var builder = SceneBuilder(tree)
    return .scene(try builder.build())
  }
}

extension ImportFormat {
  /// Formats that one reader reads.
  var family: ImportFormat {
    switch self {
    case .controllers, .chain: .dump
    default: self
    }
  }
}
