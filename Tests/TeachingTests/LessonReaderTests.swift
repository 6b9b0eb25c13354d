import Testing

@testable import Teaching

@Suite("Reading a lesson")
struct LessonReaderTests {
  static let small = """
    lesson 1
    id small
    needs other another
    title.en | Small
    title.zh | 小
    # a comment
    [scene]
    add A frame 0 0 100 100
    override A pointInside {
      return true
    }
    [step guess]
    run tap 5 5
    en | Guess.
    zh | 猜。
    ask choice
    choice.en | one
    choice.zh | 一
    choice.en | two
    choice.zh | 二
    answer 2
    [step do]
    en | Do.
    zh | 做。
    goal expect hit view at 5 5
    goal same A
    goal tapped 5 5
    keep A.frame
    ban remove add
    ban.en | no
    ban.zh | 不
    hint.en | h
    hint.zh | 提示
    solution override A {
      - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return NO; }
    }
    solution tap 5 5
    accept hide A; tap 5 5
    reject set A alpha 1 => hit 5 5: view wanted, A found
    par 2
    done.en | done
    done.zh | 完成
    zh-of abc123
    """

  @Test("types every line by its first word, both languages side by side")
  func whole() throws {
    let (lesson, faults) = Lesson.read(LessonReaderTests.small, path: "lessons/07-small.lesson")
    #expect(faults.isEmpty)
    #expect(lesson.id == "small" && lesson.number == 7 && lesson.needs == ["other", "another"])
    #expect(lesson.title == Bilingual(english: ["Small"], chinese: ["小"]))
    #expect(lesson.scene.count == 2 && lesson.scene[1].line == 9)
    try #require(lesson.steps.count == 2)
    guard case .choice(let choices, let answer)? = lesson.steps[0].question else {
      return #expect(Bool(false))
    }
    #expect(choices.map(\.chinese) == [["一"], ["二"]] && answer == 2)
    let step = lesson.steps[1]
    #expect(
      step.goals == [.expect("expect hit view at 5 5"), .same("A", after: []), .tapped(x: "5", y: "5")])
    #expect(step.kept == ["A.frame"] && step.banned == ["remove", "add"] && step.par == 2)
    #expect(step.solution.count == 2 && step.solution[1].line == 37)
    #expect(step.accepted.map { $0.map(\.text) } == [["hide A", "tap 5 5"]])
    #expect(step.rejected.first?.reason == "hit 5 5: view wanted, A found")
    #expect(step.translated == "abc123")
  }

  @Test("a screen that is pasted in a step ends with an empty line")
  func pasted() throws {
    let (lesson, faults) = Lesson.read(
      """
      lesson 1
      id small
      title.en | Small
      title.zh | 小
      [step do]
      run import -
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIView: 0x2; frame = (0 0; 320 480)>

      run tap 5 5
      en | Do.
      zh | 做。
      """, path: "lessons/07-small.lesson")
    #expect(faults.isEmpty)
    let preparation = try #require(lesson.steps.first).preparation
    #expect(preparation.map(\.line) == [6, 10] && preparation.last?.text == "tap 5 5")
  }

  @Test("a brace that is never closed is said where it opens")
  func unclosed() {
    let (_, faults) = Lesson.read(
      LessonReaderTests.small.replacing("  return true\n}", with: "  return true"),
      path: "lessons/07-small.lesson")
    #expect(faults.first.map { $0.line == 9 && $0.text == "a brace is opened here and never closed" } == true)
  }

  @Test(
    "says on which line what is wrong, with the nearest known word",
    arguments: [
      ("par 2", "pra 2", 40, "Did you mean 'par'?"),
      ("title.en |", "title.fr |", 4, "begins with 'title.fr'"),
      ("ask choice", "ask who", 16, "ask hit X Y"), ("answer 2", "answer 3", 12, "an 'answer' from 1 to 2"),
      ("goal same A", "goal A", 26, "goal same V"), ("[step do]", "[step guess]", 22, "two steps"),
      ("[step do]", "[part]", 22, "'[step NAME]'"), ("par 2", "par x", 40, "a number"),
      ("en | Do.", "en Do.", 23, "'|' starts the text"), ("id small", "id Small", 2, "small letters"),
      ("lesson 1", "lesson 2", 1, "version 1"), (" => hit 5 5: view wanted, A found", "", 39, "says why"),
      ("hint.en | h\n", "", 32, "below its 'hint.en'"),
    ])
  func faults(old: String, new: String, line: Int, says: String) {
    let text = LessonReaderTests.small.replacing(old, with: new, maxReplacements: 1)
    let faults = Lesson.read(text, path: "p").faults
    #expect(faults.contains { $0.line == line && $0.text.contains(says) }, "\(faults)")
  }

  @Test("marks the English text so that a stale translation is noticed")
  func marks() {
    var step = LessonStep(name: "a", line: 1)
    step.text.english = ["one"]
    let mark = step.englishMark
    #expect(mark.count == 6)
    step.text.chinese = ["一"]
    #expect(step.englishMark == mark)
    step.done.english = ["two"]
    #expect(step.englishMark != mark)
  }
}
