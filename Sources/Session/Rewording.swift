import CommandLanguage

// Lines as people write them who come from other tools, and as they are written here.

extension Session {
  /// The words of the shell that are no commands of a session: those of lessons.
  ///
  /// A script that holds one is told where it belongs; a test keeps the list what the lessons' own table says.
  public static let shellWords: Set<String> = [
    "lesson", "lessons", "next", "task", "hint", "solution", "skip", "answer", "play", "leave", "resume",
    "notes", "record", "progress",
  ]

  /// The same line as the language writes it, where a habit from elsewhere made it unreadable: `tap (5, 5)` is
  /// `tap 5 5`, and `why B 5 5` is `why B at 5 5`.
  ///
  /// What is offered can be read; nil where nothing that was tried can.
  public static func rewording(of text: String) -> String? {
    // Code and texts have commas and parentheses of their own.
    guard text.utf8.count < 400, !text.contains(where: { "{}\"#".contains($0) || $0.isNewline }) else {
      return nil
    }
    let plain = words(of: text)
    let bare = words(of: String(text.map { ",;()=".contains($0) ? " " : $0 }))
    for words in [plain, bare] {
      for way in [withoutChange, withAt, withFrame, withoutPreposition, withoutDot] {
        guard let line = way(words), line != plain else { continue }
        let joined = line.joined(separator: " ")
        if (try? request(from: joined)) ?? nil != nil { return joined }
      }
    }
    return nil
  }

  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func withoutChange(_ words: [String]) -> [String]? { words }

  /// `why B 5 5`: the point stands behind `at`.
  private static func withAt(_ words: [String]) -> [String]? {
    guard words.count >= 3, words.suffix(2).allSatisfy({ Double($0) != nil }) else { return nil }
    return Array(words.dropLast(2)) + ["at"] + words.suffix(2)
  }

  /// `add B 10 10 80 40`: the four numbers are a frame.
  private static func withFrame(_ words: [String]) -> [String]? {
    guard let first = words.firstIndex(where: { Double($0) != nil }), words.count >= first + 4 else {
      return nil
    }
    return Array(words[..<first]) + ["frame"] + words[first...]
  }

  /// `tap on B`, `hit at 5 5`: what is touched stands right behind the command.
  private static func withoutPreposition(_ words: [String]) -> [String]? {
    guard words.count >= 3, ["on", "at"].contains(words[1].lowercased()) else { return nil }
    return [words[0]] + words[2...]
  }

  /// `set B.alpha = 0.5`: the property is a word of its own.
  private static func withoutDot(_ words: [String]) -> [String]? {
    guard words.count >= 2, words[0].lowercased() == "set", let dot = words[1].lastIndex(of: ".") else {
      return nil
    }
    return [words[0], String(words[1][..<dot]), String(words[1][words[1].index(after: dot)...])] + words[2...]
  }
}
