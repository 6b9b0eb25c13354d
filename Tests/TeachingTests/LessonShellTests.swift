import Drawing
import Presentation
import Session
import Testing

@testable import Teaching

@Suite("A shell with lessons")
struct LessonShellTests {
  private func shell(_ storage: MemoryStorage = MemoryStorage()) -> LessonShell {
    LessonShell(
      course: ProjectFiles.course, session: .spoken(files: storage),
      progress: ProgressFile(storage: storage, path: "state/progress"))
  }

  /// What lines show, replies left out.
  private func texts(_ parts: [LessonPart]) -> String {
    parts.map { part in
      switch part {
      case .reply, .shown: ""
      case .text(let lines), .refusal(let lines): lines.map { $0.plain + "\n" }.joined()
      }
    }.joined()
  }

  /// How often something was done, from wherever.
  private final class Count: @unchecked Sendable {
    var value = 0
  }

  @Test("lessons are read when somebody asks for one, and not by those who only build and tap")
  func lazyCourse() throws {
    let count = Count()
    let storage = MemoryStorage()
    var shell = LessonShell(
      readingCourse: {
        count.value += 1
        return ProjectFiles.course
      }, session: .spoken(files: storage), progress: ProgressFile(storage: storage, path: "state/progress"))
    #expect(shell.greeting.isEmpty)
    _ = shell.run("add A frame 0 0 10 10")
    _ = shell.run("hit 5 5")
    #expect(count.value == 0)
    #expect(texts(shell.run("lesson first-tap")) != "")
    #expect(count.value > 0)
  }

  @Test("a lesson without a name is told as unknown", arguments: [".", "..", ".2"])
  func dots(word: String) {
    var shell = shell()
    #expect(texts(shell.run("lesson \(word)")).contains("error"))
    #expect(shell.lesson == nil)
    // A dot without a step behind it means the first one.
    #expect(!texts(shell.run("lesson first-tap.")).contains("error"))
    #expect(shell.lesson != nil)
  }

  @Test("what a step's preparation shows by looking stands above its text, and what its events said does not")
  func drawings() throws {
    var shell = shell()
    let parts = shell.run("lesson first-tap")
    #expect(parts.count == 2)
    guard case .shown(let moment) = parts[0], case .success(.picture) = moment.reply.result,
      case .text = parts[1]
    else {
      Issue.record("\(parts)")
      return
    }
    #expect(moment.session.scene.object(named: "ok") != nil)
    let asked = shell.run("lesson responders.2")
    #expect(asked.allSatisfy { if case .text = $0 { true } else { false } }, "its tap is what it asks about")
  }

  @discardableResult
  private func type(_ lines: String..., in shell: inout LessonShell) -> String {
    var last = ""
    for line in lines { last = texts(shell.run(line)) }
    return last
  }

  @Test("judges on copies: the learner's event and scene stay as they are")
  func copies() {
    var shell = shell()
    type("lesson 04.5", "tap 30 50", in: &shell)
    #expect(shell.session.event?.command == "tap 30 50")
    #expect(texts(shell.run("set B interaction off")).contains("now A, because B has interaction off"))
    #expect(shell.session.event?.command == "tap 30 50")
    #expect(shell.lesson?.isDone == false)
    type("set B interaction on", "set E interaction off", in: &shell)
    #expect(shell.lesson?.isDone == true)
  }

  @Test("resumes a killed shell at the exact command")
  func killed() {
    let storage = MemoryStorage()
    var first = shell(storage)
    type(
      "lesson 14.2", "set bar alpha 0.5", "hint", "override bar pointInside {\n  return true\n}", in: &first)
    var second = shell(storage)
    #expect(second.interrupted?.lesson.id == "tab-bar-centre" && second.interrupted?.step == 1)
    type("resume", in: &second)
    #expect(second.session.scene == first.session.scene)
    #expect(second.lesson?.hintsGiven == 1 && second.number == "14.2")
    #expect(second.progress == first.progress)
    type("undo", "undo", in: &second)
    #expect(second.session.valueText(of: "bar.alpha") == "1")
  }

  @Test("comes back from free play to exactly where it was")
  func freePlay() {
    var shell = shell()
    type("lesson 04.5", "hint", "set D alpha 0.5", in: &shell)
    let before = shell.session.scene
    type("play", "remove A", in: &shell)
    #expect(shell.number == nil)
    type("resume", in: &shell)
    #expect(shell.session.scene == before && shell.lesson?.hintsGiven == 1)
  }

  @Test("skips without the checker, resets so that it can be undone, and forgets")
  func ways() {
    var shell = shell()
    type("lesson 04.4", "skip", "hide B", "reset", in: &shell)
    #expect(shell.session.valueText(of: "B.hidden") == "off")
    type("undo", in: &shell)
    #expect(shell.session.valueText(of: "B.hidden") == "on")
    #expect(shell.progress.done.isEmpty)
    type("skip", in: &shell)
    #expect(shell.lesson?.isDone == true)
    type("next", in: &shell)
    #expect(shell.lesson == nil)
    type("lesson 04.1", "E", in: &shell)
    #expect(shell.progress.done == ["abcde-tap-e": ["predict"]])
    type("progress forget abcde-tap-e", in: &shell)
    #expect(shell.progress.done.isEmpty)
  }

  @Test("gives the first hint from the present state")
  func ladder() {
    var shell = shell()
    type("lesson 14.2", in: &shell)
    #expect(type("hint", in: &shell).contains("bar.pointInside said no"))
    var other = self.shell()
    type("lesson 14.2", "set bar interaction off", in: &other)
    #expect(type("hint", in: &other).contains("bar has interaction off"))
  }

  @Test("accepts any right implementation by its answers, and tells where another one differs")
  func same() {
    var shell = shell()
    type("lesson 14.4", in: &shell)
    let wrong =
      "override bar hitTest { let q = convert(point, to: badge); return badge.hitTest(q, with: event) ?? self }"
    #expect(!type(wrong, in: &shell).isEmpty && shell.lesson?.isDone == false)
    type(
      "override bar hitTest = super.hitTest(point, with: event) ?? centerBtn.hitTest(convert(point, to: centerBtn), with: event)",
      in: &shell)
    #expect(shell.lesson?.isDone == true)
  }

  @Test("changes the language in the middle of a step and loses nothing")
  func languages() {
    var shell = shell()
    type("lesson 04.5", "hint", "lang zh-Hans", in: &shell)
    #expect(type("task", in: &shell).contains("让同一次点击"))
    #expect(type("hint", in: &shell).contains("提示 2/4"))
    type("lang both", in: &shell)
    let both = type("task", in: &shell)
    #expect(both.contains("让同一次点击") && both.contains("Make the same tap"))
  }

  @Test("wraps by display width: a wide character takes two columns", arguments: [30, 60])
  func width(columns: Int) {
    var shell = shell()
    shell.language = .both
    shell.width = columns
    for line in ["lesson", "lesson 14.2", "hint", "hint", "hint", "skip", "feed", "progress"] {
      for line in texts(shell.run(line)).split(separator: "\n") {
        #expect(String(line).columns <= columns, "\(line)")
      }
    }
  }

  @Test("takes progress from one machine to another")
  func transfer() {
    let storage = MemoryStorage()
    var first = shell(storage)
    type("lesson 3", "B", "progress export mine.progress", in: &first)
    var second = shell()
    second.session.files = storage
    #expect(type("progress import mine.progress", in: &second).contains("1 steps"))
    #expect(second.progress.done == ["abcde-tap-b": ["predict"]])
  }

  @Test("keeps progress as text that can be read again")
  func text() throws {
    var progress = Progress()
    progress.finish("b", of: "two")
    progress.finish("a", of: "two")
    progress.place = .init(lesson: "one", step: "s", journal: ["tap 1 1", "override A {\n  x\n}", "hint"])
    #expect(
      progress.text
        == "taptrace progress 1\ndone two a b\nat one s\n> tap 1 1\n> override A {\n>   x\n> }\n> hint\n")
    #expect(Progress(text: progress.text) == progress)
    #expect(Progress(text: "something else\n") == nil)
  }
}

@Suite("Finding the lessons")
struct CourseTests {
  private func lesson(_ id: String) -> String { "lesson 1\nid \(id)\n[step a]\nen | a\nzh | a\n" }

  @Test("asks the option, the environment, the installation, the checkout, then the program itself")
  func order() throws {
    let files = MemoryStorage([
      "o/01-o.lesson": lesson("o"), "e/01-e.lesson": lesson("e"),
      "/opt/bin/../share/taptrace/lessons/01-p.lesson": lesson("p"),
      "lessons/01-c.lesson": lesson("c"),
    ])
    func first(_ option: String?, _ environment: String?, _ program: String?) throws -> String? {
      try Course.find(option: option, environment: environment, program: program, in: files).lessons.first?.id
    }
    #expect(try first("o", "e", "/opt/bin/taptrace") == "o")
    #expect(try first(nil, "e", "/opt/bin/taptrace") == "e")
    #expect(try first(nil, "", "/opt/bin/taptrace") == "p")
    #expect(try first(nil, nil, "/usr/bin/taptrace") == "c")
    #expect(throws: FileTrouble.absent) { try first("nowhere", nil, nil) }
    #expect(try Course.find(in: MemoryStorage()).lessons.map(\.id) == Course.embedded.lessons.map(\.id))
  }
}
