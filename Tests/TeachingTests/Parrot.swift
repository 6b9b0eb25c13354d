import Session

@testable import Teaching

/// A shell that says what it is told: `say TEXT`, `fail TEXT`, `count`; other lines are silent.
struct Parrot: Respondent {
  var said = 0

  mutating func respond(to text: String) -> Response {
    said += 1
    if text.hasPrefix("say ") {
      return Response(output: text.dropFirst(4).split(separator: "/").map(String.init))
    }
    if text.hasPrefix("fail ") { return Response(messages: [String(text.dropFirst(5))], status: 1) }
    if text == "count" { return Response(output: ["\(said)"]) }
    return Response()
  }

  func refuted(_ expectation: String) -> [String]? {
    expectation == "expect \(said) said" ? nil : ["error: \(said) said"]
  }
}

extension TranscriptCommand {
  /// The command over files in memory, answered by parrots.
  init(parrotsOver files: MemoryStorage, isCI: Bool = false) {
    self.init(files: files, isCI: isCI) { _, _ in Parrot() }
  }
}
