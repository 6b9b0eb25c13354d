/// A part of the course: lessons that belong together.
public struct CoursePart: Hashable, Sendable {
  /// Its title.
  public var title: Bilingual
  /// The ids of its lessons.
  public var lessons: [String]

  /// The name of the file that names the parts, beside the lessons.
  public static let fileName = "parts.tsv"

  /// Reads the parts: lines with tabs, the English title, the Chinese one, and the ids, separated by blanks.
  ///
  /// Lines that are none are told, and ids that stand twice.
  public static func read(_ text: String, path: String) -> (parts: [CoursePart], faults: [LessonFault]) {
    var parts: [CoursePart] = []
    var faults: [LessonFault] = []
    var seen: Set<String> = []
    for (place, line) in text.fileLines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmed)
      guard columns.count == 3, columns.allSatisfy({ !$0.isEmpty }) else {
        faults.append(
          LessonFault(path: path, line: place + 1, text: "a part is 'ENGLISH<tab>CHINESE<tab>ID ID...'"))
        continue
      }
      let ids = columns[2].split(separator: " ").map(String.init)
      for id in ids where !seen.insert(id).inserted {
        faults.append(LessonFault(path: path, line: place + 1, text: "'\(id)' stands in two places"))
      }
      parts.append(CoursePart(title: Bilingual(english: [columns[0]], chinese: [columns[1]]), lessons: ids))
    }
    return (parts, faults)
  }
}
