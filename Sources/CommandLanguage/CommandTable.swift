/// All commands of the language: reads lines, finds commands, and serves help and completion.
public struct CommandTable<Request: Sendable>: Sendable {
  /// Whether the beginning of a command's word will do.
  public enum Abbreviation: Sendable {
    /// The word must be whole, as in scripts.
    case refused
    /// A beginning that fits one command only is that command, as at the prompt.
    case accepted
  }

  /// The commands, in the order of the reference.
  public let commands: [Command<Request>]
  /// Words of other languages for the same things, in lower case, and ours.
  public let friends: [String: String]
  private let indices: [String: Int]

  /// Makes a table; of two commands with the same word the first is found.
  public init(_ commands: [Command<Request>], friends: [String: String] = [:]) {
    self.commands = commands
    self.friends = friends
    var indices: [String: Int] = [:]
    for (index, command) in commands.enumerated() {
      for word in [command.name] + command.aliases where indices[word.lowercased()] == nil {
        indices[word.lowercased()] = index
      }
    }
    self.indices = indices
  }

  /// The command that begins with this word, in any case.
  public func command(named word: String) -> Command<Request>? {
    indices[word.lowercased()].map { commands[$0] }
  }

  /// Reads one command; nil when there is nothing but spaces and comments.
  ///
  /// Reading is pure: the same text always gives the same request or the same misreading.
  public func request(
    from text: String, abbreviations: Abbreviation = .refused
  ) throws(Misreading) -> Request? {
    let source = Source(text)
    try source.checkCharacters()
    var reader = Reader(source, at: source.startOfCommand)
    guard let first = try reader.peek() else { return nil }
    guard let command = try command(at: first, in: source, abbreviations) else { return nil }
    reader.skip(first)
    return try command.request(from: &reader, friends: friends)
  }

  private func command(
    at first: Lexeme, in source: Source, _ abbreviations: Abbreviation
  ) throws(Misreading) -> Command<Request>? {
    if first.kind == .bare {
      if let command = command(named: first.text) { return command }
      if abbreviations == .accepted {
        let found = commands(abbreviatedAs: first.text)
        if found.count == 1 { return found[0] }
        if found.count > 1 {
          throw source.misreading(
            .ambiguousCommand(first.text, candidates: found.map(\.name)), at: first.range.lowerBound,
            length: first.range.count)
        }
      }
    }
    let words = commands.flatMap { [$0.name] + $0.aliases }
    let near = first.isWord ? Nearest.word(to: first.text, among: words, friends: friends) : nil
    throw source.misreading(
      .unknownCommand(source.text(first.range), near: near), at: first.range.lowerBound,
      length: first.range.count)
  }

  /// The commands of which one word begins so, in the table's order.
  func commands(abbreviatedAs prefix: String) -> [Command<Request>] {
    let prefix = prefix.lowercased()
    guard !prefix.isEmpty else { return [] }
    return commands.filter { command in
      ([command.name] + command.aliases).contains { $0.lowercased().hasPrefix(prefix) }
    }
  }
}

extension Source {
  /// Where the first command begins: after empty lines, comments and a byte order mark.
  var startOfCommand: Int {
    var index = self[0] == "\u{FEFF}" ? 1 : 0
    while true {
      index = skippingSpaces(from: index)
      guard self[index] == "\n" else { return index }
      index += 1
    }
  }
}

extension Reader {
  /// Steps over a word that was looked at.
  mutating func skip(_ lexeme: Lexeme) { self = Reader(source, at: lexeme.range.upperBound) }
}
