import CommandLanguage

/// A term that `explain` explains.
public struct Topic: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The word under which it stands.
  public let word: String
  /// Other words under which a person asks for it, UIKit's own and Chinese ones among them.
  public let others: [String]
  /// Commands to type, in a new scene.
  public let example: [String]
  /// The id of the lesson that teaches it.
  public let lesson: String

  init(_ word: String, also others: [String], example: [String], lesson: String) {
    self.word = word
    self.others = others
    self.example = example
    self.lesson = lesson
  }

  /// All terms, in the order of the course.
  public static var allCases: [Topic] { table }

  /// The word.
  public var description: String { word }

  /// The topic of a word, its case, spaces and punctuation aside; UIKit's own names are known, too.
  public init?(word: String) {
    let plain = Topic.plain(word)
    guard !plain.isEmpty,
      let known = Topic.table.first(where: { Topic.plain($0.word) == plain })
        ?? Topic.table.first(where: { $0.others.contains { Topic.plain($0) == plain } })
    else { return nil }
    self = known
  }

  /// The term whose word is nearest to a misspelt one.
  public static func nearest(to word: String) -> String? {
    let plain = plain(word)
    var words: [(plain: String, topic: Topic)] = []
    for topic in table { words += ([topic.word] + topic.others).map { (Topic.plain($0), topic) } }
    if let near = Nearest.word(to: plain, among: words.map(\.plain)),
      let found = words.first(where: { $0.plain == near })
    {
      return found.topic.word
    }
    // A part of a longer name is near as well.
    guard plain.count > 2 else { return nil }
    return words.first { $0.plain.contains(plain) }?.topic.word
  }

  private static func plain(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
