import Testing

@testable import CommandLanguage

/// A text in which `|` marks a position; it can also mark two, the ends of a part.
struct Marked: Sendable {
  let text: String
  let marks: [Int]

  init(_ marked: String) {
    var text = ""
    var marks: [Int] = []
    for character in marked {
      if character == "|" { marks.append(text.count) } else { text.append(character) }
    }
    self.text = text
    self.marks = marks
  }
}

/// Expects that a line is misread with this fact, exactly at the marked part.
func expectMisreading(
  _ marked: String, _ fact: Misreading.Fact, at location: SourceLocation = #_sourceLocation
) {
  let line = Marked(marked)
  do {
    let request = try table.request(from: line.text)
    Issue.record("read as \(String(describing: request))", sourceLocation: location)
  } catch {
    #expect(error.fact == fact, sourceLocation: location)
    let start = line.marks.first ?? -1
    let length = max((line.marks.dropFirst().first ?? start + 1) - start, 1)
    #expect(error.place.offset == start, sourceLocation: location)
    #expect(error.place.length == length, sourceLocation: location)
  }
}
