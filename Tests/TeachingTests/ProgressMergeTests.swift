import CommandLanguage
import Session
import Testing

@testable import Teaching

/// What shells that live at the same time make of the one file of progress.
@Suite("Progress of several shells")
struct ProgressMergeTests {
  private let storage = MemoryStorage()

  private func shell() -> LessonShell {
    LessonShell(
      course: .embedded, session: .equipped(), progress: ProgressFile(storage: storage, path: "progress"))
  }

  private var kept: Progress { ProgressFile(storage: storage, path: "progress").read() }

  /// Does the first step of a lesson, as its solution has it.
  private func finish(_ number: Int, in shell: inout LessonShell) throws -> (lesson: Lesson, step: String) {
    let lesson = try #require(shell.course.lesson("\(number)"))
    _ = shell.run("lesson \(number)")
    let index = try #require(lesson.steps.firstIndex { $0.isExercise })
    _ = shell.run("lesson \(number).\(index + 1)")
    _ = shell.run("solution run")
    #expect(shell.lesson?.isDone == true)
    return (lesson, lesson.steps[index].name)
  }

  @Test("each keeps what the others did, however long ago it looked")
  func severalShells() throws {
    var shells = (0..<4).map { _ in shell() }
    var done: [(lesson: Lesson, step: String)] = []
    for index in shells.indices { done.append(try finish(3 + index, in: &shells[index])) }
    // Lines that the first ones keep now come from before the others were done.
    for index in shells.indices { _ = shells[index].run("hide view") }
    for (lesson, step) in done { #expect(kept.has(step, of: lesson.id), "\(lesson.id)") }
    #expect(!kept.ways.isEmpty)
  }

  @Test("what one forgets is not brought back by another that knew it")
  func forgotten() throws {
    var first = shell()
    let (lesson, step) = try finish(3, in: &first)
    var second = shell()
    _ = second.run("lesson 4")
    _ = first.run("progress forget \(lesson.id)")
    _ = second.run("hide view")
    #expect(!kept.has(step, of: lesson.id))
  }

  @Test("the place of a shell with a lesson stays, whatever one without a lesson keeps")
  func places() throws {
    var other = shell()
    var learner = shell()
    _ = learner.run("lesson 3.1")
    let place = try #require(kept.place)
    _ = other.run("progress forget abcde-tap-b")
    #expect(kept.place?.lesson == place.lesson)
    #expect(kept.place?.step == place.step)
  }

  @Test("a file that is no progress is put aside, not written over")
  func strange() throws {
    try storage.write("my diary\n", to: "progress")
    var shell = shell()
    _ = shell.run("lesson 3.1")
    #expect(try storage.read("progress.old") == "my diary\n")
    #expect(kept.place != nil)
  }
}
