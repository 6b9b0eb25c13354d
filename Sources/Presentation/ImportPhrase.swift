import Importing

/// What an import answers.
enum ImportPhrase: Sendable, Hashable {
  /// The first line: what was imported, with its counts.
  case imported(path: String, format: ImportFormat, variants: [String], part: String, counts: ImportCounts)
  case used
  case ignored
  case warning
  case unknown
  /// ` (line 3)`, ` (lines 3, 4, …)`; whether there are more than those.
  case lines([Int], more: Bool)
  /// `line 3: `, before a fact.
  case atLine(Int)
  case moreOfKind(Int)
  case otherLines
  /// Which views were scrolled, and how far.
  case scrolled([ScrolledView])
  case fact(ImportFact)
  // Files with several screens
  case parts(path: String, count: Int)
  case partViews(Int)
  case partInitial
  case choosePart(path: String, id: String)
  // Where an object comes from
  case origin(id: String, line: Int, className: String)
  case assumed([String])
  case noOrigin
  // What answers rest on
  case restsOn(String, words: [String])
  case mayOverride([String])
  case hasOwnCode([String])
  case unknownFrames([String], more: Int)
  case accessibilityBanner
  case covering(at: String)
  case bestGuess(String)
  case nothingCovers(at: String)
}

/// The counts of the first line.
struct ImportCounts: Sendable, Hashable {
  var views: Int
  var windows: Int
  var depth: Int
  var controllers: Int
  var joined: Int
  var recognizers: Int
  var actions: Int

  init(_ report: ImportReport) {
    views = report.views
    windows = report.windows
    depth = report.depth
    controllers = report.controllers
    joined = report.joined
    recognizers = report.recognizers
    actions = report.actions
  }
}

extension ImportFormat {
  /// The tools' own name of it, the same in every language.
  var toolName: String {
    switch self {
    case .dump: "recursiveDescription"
    case .controllers: "_printHierarchy"
    case .chain: "nextResponder"
    case .ib: "Interface Builder"
    case .sentry: "view-hierarchy.json"
    case .earlgrey: "EarlGrey"
    case .detox: "Detox"
    case .accessibility: "accessibility"
    }
  }
}
