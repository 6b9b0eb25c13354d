import CommandLanguage

/// The commands in groups, each with a table of its own.
///
/// A program that runs one command should not make all eighty: making them is half of its start. The words of each
/// group stand here once more, so that no table is made to look one up; a test holds them to the tables.
enum CommandGroup: Int, CaseIterable, Sendable {
  case scene, code, tap, event, look, expect, importing, session, export

  /// The group's commands.
  var commands: [Command<Request>] {
    switch self {
    case .scene: Request.sceneCommands
    case .code: Request.codeCommands
    case .tap: Request.tapCommands
    case .event: Request.eventCommands
    case .look: Request.lookCommands
    case .expect: Request.expectCommands
    case .importing: Request.importCommands
    case .session: Request.sessionCommands
    case .export: Request.exportCommands
    }
  }

  /// The words with which its commands begin, separated by spaces.
  var words: StaticString {
    switch self {
    case .scene:
      "add remove move detach front back rename set toggle hide show window controller present dismiss option"
    case .code: "override restore let def needs review"
    case .tap: "hit tap"
    case .event:
      "touch drag swipe longpress pinch rotate wait animate ignore interrupt shake remote press key gesture ungesture action respond firstresponder"
    case .look:
      "tree find picture info list chain trace replay step break why who reach map convert inside diff pipeline explain"
    case .expect: "expect"
    case .export: "export"
    case .importing: "import origin"
    case .session: "undo redo fix reset new save load run help ? history lang exit quit examples"
    }
  }

  /// The group of a command's word, as it is written.
  static func of(_ word: Substring) -> CommandGroup? {
    allCases.first { group in
      "\(group.words)".split(separator: " ").contains(word)
    }
  }

  /// The group's own table.
  var table: CommandTable<Request> {
    switch self {
    case .scene: Tables.scene
    case .code: Tables.code
    case .tap: Tables.tap
    case .event: Tables.event
    case .look: Tables.look
    case .expect: Tables.expect
    case .importing: Tables.importing
    case .session: Tables.session
    case .export: Tables.export
    }
  }

  private enum Tables {
    static let scene = make(.scene)
    static let code = make(.code)
    static let tap = make(.tap)
    static let event = make(.event)
    static let look = make(.look)
    static let expect = make(.expect)
    static let importing = make(.importing)
    static let session = make(.session)
    static let export = make(.export)

    private static func make(_ group: CommandGroup) -> CommandTable<Request> {
      CommandTable(group.commands, friends: Session.falseFriends)
    }
  }
}

extension Session {
  /// Reads one command, with its group's table where its word is a whole one, else with all of them.
  static func request(
    from text: String, abbreviations: CommandTable<Request>.Abbreviation = .refused
  ) throws(Misreading) -> Request? {
    if CommandLanguage.Script.isPaste(text) {
      return try pasteRequest(from: text, abbreviations: abbreviations)
    }
    return try request(ofLine: text, abbreviations: abbreviations)
  }

  static func request(
    ofLine text: String, abbreviations: CommandTable<Request>.Abbreviation
  ) throws(Misreading) -> Request? {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let word = start.prefix { $0.isASCII && $0.isLetter || $0 == "?" }
    if let group = CommandGroup.of(word) { return try group.table.request(from: text) }
    return try table.request(from: text, abbreviations: abbreviations)
  }
}
