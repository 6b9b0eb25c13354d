/// The terms of the lessons in both languages, and the translations to avoid.
///
/// A file of lines with tabs: the English term, the Chinese one, and those to avoid, separated by blanks. `#`
/// starts a comment.
public struct Glossary: Sendable {
  /// One term.
  public struct Term: Hashable, Sendable {
    /// The English term, in small letters.
    public var english: String
    /// The Chinese term.
    public var chinese: String
    /// Chinese words that are not to stand for it.
    public var avoided: [String]
  }

  /// The terms.
  public let terms: [Term]

  /// Reads a glossary; lines that are none are told.
  public static func read(_ text: String, path: String) -> (glossary: Glossary, faults: [LessonFault]) {
    var terms: [Term] = []
    var faults: [LessonFault] = []
    for (place, line) in text.fileLines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmed)
      guard columns.count >= 2, !columns[0].isEmpty, !columns[1].isEmpty else {
        faults.append(
          LessonFault(path: path, line: place + 1, text: "a term is 'ENGLISH<tab>CHINESE<tab>AVOIDED...'"))
        continue
      }
      if terms.contains(where: { $0.english == columns[0].lowercased() }) {
        faults.append(LessonFault(path: path, line: place + 1, text: "the term '\(columns[0])' stands twice"))
      }
      let avoided = columns.dropFirst(2).flatMap { $0.split(separator: " ").map(String.init) }
      terms.append(Term(english: columns[0].lowercased(), chinese: columns[1], avoided: avoided))
    }
    return (Glossary(terms: terms), faults)
  }

  /// What is off in a text: avoided words, and terms of the English text that the Chinese one does not have.
  ///
  /// A Chinese text may keep the English word, as programmers do.
  public func faults(of text: Bilingual) -> [String] {
    let english = text.english.joined(separator: " ").lowercased()
    let chinese = text.chinese.joined()
    var found: [String] = []
    for term in terms {
      for word in term.avoided where chinese.contains(word) {
        found.append("'\(word)' is to be '\(term.chinese)' (glossary: \(term.english))")
      }
      if !chinese.isEmpty, Glossary.has(term.english, in: english), !chinese.contains(term.chinese),
        !chinese.lowercased().contains(term.english)
      {
        found.append("'\(term.english)' is to be '\(term.chinese)' in the Chinese text")
      }
    }
    return found
  }

  /// Whether a text has a term as words of its own, in the singular or plural.
  private static func has(_ term: String, in text: String) -> Bool {
    let (term, text) = (Array(term), Array(text))
    guard term.count <= text.count else { return false }
    for start in 0...(text.count - term.count) where Array(text[start..<start + term.count]) == term {
      let before = start > 0 ? text[start - 1] : " "
      var end = start + term.count
      if end < text.count, text[end] == "s" { end += 1 }
      let after = end < text.count ? text[end] : " "
      if !before.isLetter, !after.isLetter { return true }
    }
    return false
  }
}
