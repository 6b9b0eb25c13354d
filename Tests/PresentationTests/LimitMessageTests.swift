import Messaging
import SceneModel
import Session
import Testing

@testable import Presentation

@Suite("Messages that name limits")
struct LimitMessageTests {
  @Test("the limit itself is named, in both languages", arguments: [Language.english, .chinese])
  func named(language: Language) {
    let problems: [(Problem, String)] = [
      (Problem(.refusal(.tooManyObjects(limit: Scene.objectLimit))), "2000000"),
      (Problem(.fault(Fault(.traceTooLong(limit: Recorder.limit)))), "4000000"),
      (Problem(.fault(Fault(.tooDeep(limit: 1_000)))), "1000"), (Problem(.undoForgotten(limit: 200)), "200"),
      (Problem(.tooLong(limit: Session.lengthLimit)), "\(Session.lengthLimit)"),
      (Problem(.scriptsTooDeep(limit: 16)), "16"),
    ]
    for (problem, limit) in problems {
      let lines = Presenter(language: language).messages(for: problem, text: "", in: Session()).map(\.plain)
      let text = lines.joined(separator: " ").filter { !", _\u{202F}\u{2009}".contains($0) }
      #expect(text.contains(limit), "\(lines)")
    }
  }
}
