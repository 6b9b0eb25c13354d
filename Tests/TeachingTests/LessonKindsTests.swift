import Drawing
import Presentation
import SceneModel
import Session
import Testing

@testable import Teaching

@Suite("Kinds of steps")
struct LessonKindsTests {
  private func open(_ step: String) -> LessonShell {
    var shell = Kinds.shell()
    shell.type("lesson \(step)")
    return shell
  }

  @Test("the lesson with every kind of step is proved")
  func proved() {
    var findings = LessonLint.Findings()
    LessonProof(Kinds.lesson, Glossary(terms: [])).run(&findings)
    #expect(findings.faults.isEmpty, "\(findings.faults.map(\.description))")
  }

  @Test("a page is read, questions are answered by bare names, by numbers and by 'nobody'")
  func questions() {
    var shell = open("1")
    #expect(shell.number == "01.1")
    shell.type("next")
    #expect(shell.type("view").contains("right: view"))
    shell.type("next")
    #expect(shell.type("B A, view、vc > window scene app delegate").contains("right"))
    shell.type("next")
    #expect(shell.type("B A").contains("right: B A"))
    shell.type("next")
    #expect(shell.type("1").contains("not 1, but 2"))
    #expect(shell.progress.done(in: Kinds.lesson) == 5)
  }

  @Test("'solution run' answers a question, too")
  func solvedQuestion() {
    var shell = open("1.3")
    #expect(shell.type("solution run").contains("right: B A view"))
    #expect(shell.lesson?.isDone == true)
  }

  @Test(
    "a forbidden command is refused by any of its words, by its beginning, and in a script; nothing has changed",
    arguments: ["remove B", "REMOVE B", "remov B", "run away.tap"])
  func banned(line: String) {
    let storage = MemoryStorage(["away.tap": "hide S\nremove B\n"])
    var shell = Kinds.shell(storage)
    shell.session.abbreviations = .accepted
    shell.type("lesson 1.6")
    let scene = shell.session.scene
    #expect(shell.type(line).contains("without 'remove'"))
    #expect(shell.session.scene == scene)
  }

  @Test("an unmet goal says what is so and why; one that speaks of what is not there yet says that")
  func live() {
    var shell = open("1.6")
    #expect(shell.type("task").contains("[ ] hit B at 120 80: now view, because A.pointInside said no"))
    #expect(
      shell.type("set A frame 0 0 200 200").contains("[ ] A.frame must stay 0 0 100 100; now 0 0 200 200"))
    shell.type("lesson 1.8", "lang zh-Hans")
    #expect(shell.type("task").contains("[ ] hit N at 250 50：没有名为 N 的对象"))
  }

  @Test("commands are counted, undone ones are not, and undoing 'reset' counts them again")
  func par() {
    var shell = open("1.6")
    shell.type("hide S", "show S")
    #expect(shell.lesson?.commandsUsed == 2)
    shell.type("undo")
    #expect(shell.lesson?.commandsUsed == 1)
    shell.type("reset")
    #expect(shell.lesson?.commandsUsed == 0)
    shell.type("undo")
    #expect(shell.lesson?.commandsUsed == 1)
  }

  @Test("a solution is played from the step's start, at once or command by command")
  func solution() {
    var shell = open("1.8")
    shell.type("remove S", "solution step")
    #expect(shell.session.scene.object(named: "S") != nil)
    #expect(shell.lesson?.isDone == false)
    shell.type("solution step")
    #expect(shell.lesson?.isDone == true)
    var other = open("1.8")
    other.type("remove S")
    #expect(other.type("solution run").contains("done with 2 commands; 2 will do"))
  }

  @Test("'skip' at the last step shows its end; the lesson then names the steps that are open")
  func skipLast() {
    var shell = open("1.8")
    shell.type("skip")
    #expect(shell.session.scene.object(named: "N") != nil)
    #expect(shell.type("next").contains("Still open: 01.1, 01.2"))
  }
}

@Suite("Leaving a lesson")
struct LessonLeavingTests {
  @Test("brings one's own scene and its history back")
  func home() {
    var shell = Kinds.shell()
    shell.type("add mine frame 0 0 50 50", "tap mine", "lesson 1.6")
    #expect(shell.session.scene.object(named: "mine") == nil)
    #expect(shell.type("leave").contains("Your own scene is back"))
    #expect(shell.session.event?.command == "tap mine")
    shell.type("undo")
    #expect(shell.session.scene == Scene())
  }

  @Test("by its end, by another lesson and by free play, too")
  func ways() {
    var shell = Kinds.shell()
    shell.type("add mine frame 0 0 50 50", "lesson 1.8", "play", "remove S", "lesson 1.8", "solution run")
    #expect(shell.type("next").contains("Your own scene is back"))
    #expect(shell.session.scene.object(named: "mine") != nil)
    #expect(shell.own == nil && shell.progress.own.isEmpty)
  }

  @Test("'resume' comes back to exactly where it was, and one's own scene waits again")
  func resume() {
    var shell = Kinds.shell()
    shell.type("lesson 1.6", "hint", "hide S", "leave", "add later frame 0 0 10 10")
    shell.type("resume")
    #expect(shell.session.valueText(of: "S.hidden") == "on")
    #expect(shell.lesson?.hintsGiven == 1)
    shell.type("leave")
    #expect(shell.session.scene.object(named: "later") != nil)
  }

  @Test("a killed shell has one's own scene, too, and what was typed in the lesson")
  func killed() {
    let storage = MemoryStorage()
    var shell = Kinds.shell(storage)
    shell.type("add mine frame 0 0 50 50", "lesson 1.6", "hide S", "lang zh-Hans", "hint", "solution step")
    var next = Kinds.shell(storage)
    next.type("resume")
    #expect(
      next.session.scene == shell.session.scene
        && next.session.commands == ["hide S", "reset", "override A pointInside subviews"])
    #expect(next.lesson?.hintsGiven == 1 && next.lesson?.isDone == true)
    #expect(next.language == .english, "the language is the person's, not the step's")
    next.type("leave")
    #expect(next.session.scene.object(named: "mine") != nil)
  }

  @Test("outside of lessons is refused")
  func outside() {
    var shell = Kinds.shell()
    #expect(shell.type("leave").contains("no lesson is open"))
  }
}

@Suite("Two languages")
struct LessonBothTests {
  @Test(
    "stand side by side where the width allows, one after the other elsewhere", arguments: [60, 99, 100, 120])
  func both(width: Int) {
    var shell = Kinds.shell()
    shell.language = .both
    shell.width = width
    let lines = shell.type("lesson 1.5").split(separator: "\n").map(String.init)
    let together = lines.contains { $0.contains("Which is right?") && $0.contains("哪个是对的？") }
    #expect(together == (width >= 100))
    #expect(lines.contains { $0.contains("哪个是对的？") })
    for line in lines { #expect(line.columns <= width, "\(line)") }
  }
}
