import CommandLanguage
import Session
import Testing

@testable import Teaching

/// Makes every lesson wrong in one place after the other: lint must notice each.
@Suite("In every lesson lint notices")
struct LessonMutationTests {
  private static let nothing = [ScriptCommand(text: "tree", line: 1)]

  private func faults(_ lesson: Lesson, _ step: Int, from start: Session) -> [LessonFault] {
    var findings = LessonLint.Findings()
    LessonProof(lesson, Glossary(terms: [])).run(step: step, from: start, &findings)
    return findings.faults
  }

  /// The steps that have goals.
  private func exercises(_ lesson: Lesson) -> [Int] {
    lesson.steps.indices.filter { !lesson.steps[$0].goals.isEmpty }
  }

  @Test(
    "a solution, an accepted answer and a wrong answer that were changed",
    arguments: ProjectFiles.course.lessons)
  func answers(lesson: Lesson) throws {
    for index in exercises(lesson) {
      let start = try lesson.session(atStartOf: index)
      var wrong = lesson
      wrong.steps[index].solution = LessonMutationTests.nothing
      #expect(!faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): an empty solution")
      for (place, reject) in lesson.steps[index].rejected.enumerated() {
        wrong = lesson
        wrong.steps[index].solution = reject.commands
        #expect(
          !faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): a wrong answer as solution")
        wrong = lesson
        wrong.steps[index].rejected = [reject]
        wrong.steps[index].accepted = []
        wrong.steps[index].rejected[0].reason += " not"
        #expect(!faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): reason \(place + 1)")
        wrong.steps[index].rejected[0] = reject
        wrong.steps[index].rejected[0].commands = lesson.steps[index].solution
        #expect(
          !faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): right answer \(place + 1)")
      }
      for place in lesson.steps[index].accepted.indices {
        wrong = lesson
        wrong.steps[index].rejected = []
        wrong.steps[index].accepted = [LessonMutationTests.nothing]
        #expect(
          !faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): accepted \(place + 1)")
      }
    }
  }

  @Test(
    "a goal that was changed, is missing, or holds from the start", arguments: ProjectFiles.course.lessons)
  func goals(lesson: Lesson) throws {
    for index in exercises(lesson) {
      let start = try lesson.session(atStartOf: index)
      var bare = lesson
      bare.steps[index].accepted = []
      bare.steps[index].rejected = []
      for place in bare.steps[index].goals.indices {
        var wrong = bare
        wrong.steps[index].goals[place] = mutated(bare.steps[index].goals[place])
        #expect(!faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): goal \(place + 1)")
      }
      var wrong = bare
      wrong.steps[index].goals = [.expect("expect prop window.hidden off")]
      #expect(!faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): met from the start")
      wrong.steps[index].goals = []
      #expect(!faults(wrong, index, from: start).isEmpty, "\(lesson.id).\(index + 1): no goal")
    }
  }

  /// Another goal, which the solution does not meet.
  private func mutated(_ goal: LessonStep.Goal) -> LessonStep.Goal {
    switch goal {
    case .tapped(let x, let y): return .tapped(x: y + "1", y: x)
    case .same: return .same("nobodyOfThisName", after: [])
    case .expect(let text):
      let words = text.split(separator: " ").map(String.init)
      // The same form about something else, and where that cannot be made wrong, something that is never so.
      if words.count > 2, words[1] == "hit", words[2] != "window" {
        return .expect((words[..<2] + ["window"] + words[3...]).joined(separator: " "))
      }
      return .expect("expect prop window.hidden on")
    }
  }

  @Test("a hint or another text that was changed", arguments: ProjectFiles.course.lessons)
  func texts(lesson: Lesson) throws {
    for (index, step) in lesson.steps.enumerated() {
      func isNoticed(_ change: (inout LessonStep) -> Void) -> Bool {
        var wrong = lesson
        change(&wrong.steps[index])
        var findings = LessonLint.Findings()
        LessonProof(wrong, Glossary(terms: [])).readings(step: index, &findings)
        return !findings.faults.isEmpty
      }
      #expect(!isNoticed { _ in })
      #expect(isNoticed { $0.text.chinese = [] })
      #expect(isNoticed { $0.text.english[0] += " Really." })
      for place in step.hints.indices {
        #expect(isNoticed { $0.hints[place].chinese = [] }, "\(lesson.id).\(index + 1)")
        #expect(isNoticed { $0.hints[place].english = ["something else"] }, "\(lesson.id).\(index + 1)")
        if place + 1 < step.hints.count, let answer = step.solution.first(where: { $0.text.contains(" ") }) {
          #expect(
            isNoticed {
              $0.hints[place].english = [answer.text]
              $0.translated = $0.englishMark
            }, "\(lesson.id).\(index + 1): a hint that tells '\(answer.text)'")
        }
      }
      if !step.goals.isEmpty { #expect(isNoticed { $0.hints = [] }) }
    }
  }
}
