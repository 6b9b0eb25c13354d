import Drawing
import Presentation
import Session

@testable import Teaching

/// A lesson with every kind of step, for tests that need one.
enum Kinds {
  static let text = """
    lesson 1
    id      kinds
    title.en | All kinds of steps
    title.zh | 各种步骤

    [scene]
    add A frame 0 0 100 100
    add B to A frame 60 60 80 40
    add S frame 0 200 100 100 as UIButton

    [step page]
    en | This page is only to be read.
    zh | 这一页只需要读。
    zh-of page

    [step hit]
    en | Who gets the point (120, 80)?
    zh | 点 (120, 80) 会落到谁身上？
    ask hit 120 80
    done.en | B sticks out of A.
    done.zh | B 伸出了 A。
    zh-of hit

    [step chain]
    en | Where does an event go from B?
    zh | 事件从 B 开始往哪里走？
    ask chain B
    zh-of chain

    [step received]
    run override A touchesBegan handle
    run tap 80 80
    en | A has code of its own. Who was asked?
    zh | A 有自己的代码。谁收到了？
    ask received touchesBegan
    zh-of received

    [step choice]
    en | Which is right?
    zh | 哪个是对的？
    ask choice
    choice.en | the first
    choice.zh | 第一个
    choice.en | the second
    choice.zh | 第二个
    answer 2
    zh-of choice

    [step mend]
    en | Give B the point (120, 80).
    zh | 让 B 得到点 (120, 80)。
    goal expect hit B at 120 80
    keep A.frame B.frame
    ban remove move
    ban.en | Both stay.
    ban.zh | 两个都要留下。
    hint.en | Who says no?
    hint.zh | 谁说了“不”？
    hint.en | override A pointInside subviews
    hint.zh | override A pointInside subviews
    solution override A pointInside subviews
    accept override A hitTest overflow
    reject set A clips off => hit 120 80: B wanted, view found
    reject set A frame 0 0 200 200 => keep A.frame: 0 0 100 100 wanted, 0 0 200 200 found
    par 1
    done.en | Bounds decide.
    done.zh | 由 bounds 决定。
    zh-of mend

    [step same]
    en | Let S take what lies up to 10 points beside it.
    zh | 让 S 周围 10 点以内也归 S。
    goal same S
    goal same S after hide S
    hint.en | override S pointInside inset -10
    hint.zh | override S pointInside inset -10
    solution override S pointInside inset -10
    accept override S pointInside = bounds.insetBy(dx: -10, dy: -10).contains(point)
    zh-of same

    [step make]
    en | Make N, then touch its middle.
    zh | 创建 N，再点击它的中心。
    goal expect hit N at 250 50
    goal tapped 250 50
    hint.en | add N frame 200 0 100 100
    hint.zh | add N frame 200 0 100 100
    solution add N frame 200 0 100 100
    solution tap 250 50
    reject add N frame 200 0 100 100 => tapped 250 50: no tap found
    par 2
    zh-of make

    """

  /// The lesson, its translations marked as those of the present English text.
  static let lesson: Lesson = {
    var (lesson, faults) = Lesson.read(text, path: "lessons/01-kinds.lesson")
    for index in lesson.steps.indices { lesson.steps[index].translated = lesson.steps[index].englishMark }
    return faults.isEmpty ? lesson : Lesson(path: faults.map(\.description).joined(separator: "\n"))
  }()

  static let course = Course(lessons: [lesson])

  static func shell(_ storage: MemoryStorage = MemoryStorage()) -> LessonShell {
    LessonShell(
      course: course, session: .spoken(files: storage),
      progress: ProgressFile(storage: storage, path: "state/progress"))
  }
}

extension LessonShell {
  /// Runs lines; what the last one shows, replies left out.
  @discardableResult
  mutating func type(_ lines: String...) -> String {
    var last = ""
    for line in lines { last = LessonShell.texts(run(line)) }
    return last
  }

  /// What parts show, replies left out.
  static func texts(_ parts: [LessonPart]) -> String {
    parts.map { part in
      switch part {
      case .reply, .shown: ""
      case .text(let lines), .refusal(let lines): lines.map { $0.plain + "\n" }.joined()
      }
    }.joined()
  }
}
