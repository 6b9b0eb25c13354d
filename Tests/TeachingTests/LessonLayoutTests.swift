import Drawing
import Presentation
import Session
import Testing

@testable import Teaching

@Suite("A lesson's drawing and its text")
struct LessonLayoutTests {
  private static func shell(_ width: Int, _ height: Int?, _ language: Language = .english) -> LessonShell {
    let storage = MemoryStorage()
    var shell = LessonShell(
      course: ProjectFiles.course, session: .spoken(files: storage),
      progress: ProgressFile(storage: storage, path: "state/progress"), language: language, width: width)
    shell.height = height
    return shell
  }

  /// The lines that a screen shows of some parts.
  private func lines(_ parts: [LessonPart], _ width: Int, _ height: Int) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .text(let lines), .refusal(let lines): lines.map(\.plain)
      case .shown(let moment):
        Presenter(look: .init(width: width, height: height)).page(for: moment.reply, in: moment.session)
          .lines.map(\.plain)
      case .reply: []
      }
    }
  }

  static let screens = [(80, 24), (60, 20), (120, 40), (100, 30)]

  @Test("stand on one screen at the steps that draw", arguments: screens)
  func together(_ width: Int, _ height: Int) {
    for (place, lesson) in ProjectFiles.course.lessons.enumerated() {
      var shell = LessonLayoutTests.shell(width, height, place % 2 == 0 ? .english : .chinese)
      let shown = lines(shell.run("lesson \(lesson.number)"), width, height)
      guard shown.contains(where: { $0.hasPrefix("┌") }) else { continue }
      #expect(shown.count <= height - 2, "\(lesson.id): \(shown.count)")
      #expect(shown.allSatisfy { $0.columns <= width }, "\(lesson.id)")
      #expect(shown.contains { $0.contains(lesson.number(ofStep: 0)) })
    }
  }

  @Test("the text stands beside the drawing where it does not fit below, and below where it does")
  func beside() {
    var small = LessonLayoutTests.shell(80, 24)
    let narrow = lines(small.run("lesson outside-the-parent"), 80, 24)
    #expect(narrow[0].hasPrefix("┌─window") && narrow[0].contains("lesson 07.1"))
    var large = LessonLayoutTests.shell(80, 60)
    let tall = lines(large.run("lesson outside-the-parent"), 80, 60)
    #expect(tall.contains { $0.hasPrefix("lesson 07.1") })
  }

  @Test("a pipe gets what the step's preparation shows, and no more")
  func pipe() {
    var shell = LessonLayoutTests.shell(80, nil)
    let first = shell.run("lesson outside-the-parent")
    #expect(first.count == 2)
    if case .shown = first[0] {} else { Issue.record("no drawing") }
    #expect(shell.run("lesson outside-the-parent.2").count == 1)
  }

  @Test("a step that is come back to draws the scene as it is now", arguments: [nil, 24])
  func comingBack(height: Int?) {
    var shell = LessonLayoutTests.shell(80, height)
    _ = shell.run("lesson outside-the-parent.3")
    _ = shell.run("add extra to view frame 0 0 150 100")
    _ = shell.run("leave")
    let back = lines(shell.run("resume"), 80, height ?? 60)
    #expect(back.contains { $0.contains("─extra─") }, "\(back)")
    #expect(back.contains { $0.contains("07.3") })
    _ = shell.run("hide extra")
    _ = shell.run("rename extra other")
    #expect(lines(shell.run("task"), 80, height ?? 60).contains { $0.contains("other") })
  }

  @Test("so does one in a shell that was killed")
  func killed() {
    let storage = MemoryStorage()
    func shell() -> LessonShell {
      LessonShell(
        course: ProjectFiles.course, session: .spoken(files: storage),
        progress: ProgressFile(storage: storage, path: "state/progress"))
    }
    var first = shell()
    _ = first.run("lesson outside-the-parent")
    var second = shell()
    let parts = second.run("resume")
    #expect(lines(parts, 80, 60).contains { $0.hasPrefix("┌─window") })
  }

  @Test("a question of the exercise stands beside its drawing", arguments: screens)
  func exercise(_ width: Int, _ height: Int) {
    for seed in 1...12 {
      var shell = LessonLayoutTests.shell(width, height)
      let shown = lines(shell.run("review \(seed)"), width, height)
      #expect(shown.contains { $0.hasPrefix("┌") } && shown.count <= height - 2)
    }
  }

  @Test("a lesson's progress is seen in the list at every width", arguments: [40, 60, 80])
  func menu(width: Int) throws {
    var shell = LessonLayoutTests.shell(width, 24)
    _ = shell.run("lesson outside-the-parent")
    _ = shell.run("view")
    let list = lines(shell.run("lesson"), width, 24)
    let entry = try #require(list.first { $0.contains("outside-the-parent") })
    #expect(entry.contains("1/7") && entry.columns <= width, "\(entry)")
  }
}
