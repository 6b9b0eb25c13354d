import Drawing
import Messaging
import Presentation
import Session

/// Everything that lessons say, as facts; the sentences stand below, a language each.
///
/// Names, commands and properties are the same in every language.
enum LessonPhrase: Sendable, Hashable {
  case header(number: String, Title, step: Int, of: Int)
  case askHit(String)
  case askChain(String)
  case askReceived(String)
  case askChoice
  case goal(String, isMet: Bool)
  case goalNow(String, found: String, because: [GoalShortfall.Because])
  case goalError(String, english: String, chinese: String)
  case either(english: String, chinese: String)
  case same(String, after: [String], GoalShortfall?)
  case differs(String, point: String, wanted: ViewAnswer, found: ViewAnswer)
  case tapped(String, isMet: Bool)
  case keep([String])
  case changed(String, old: String, new: String)
  case ban([String])
  case banned(String)
  case right(String)
  case wrong(String, right: String)
  case unknownAnswer(String)
  case alreadyAnswered
  case stepDone(used: Int, par: Int?)
  case lessonDone(Title)
  case lessonEnd(Title, open: [String])
  case home
  case left
  case interrupted(String)
  case hint(Int, of: Int)
  case noMoreHints
  case blocked(GoalShortfall.Because, point: String)
  case look(String)
  case candidates([String], point: String)
  case solution
  case noSolution
  case answerIs(String)
  case skipped
  case ownScene
  case notDone
  case noQuestion
  case noLesson
  case noSuchLesson(String, near: String?)
  case noSuchStep(String, count: Int)
  case playing
  case notPlaying
  case resumed(String)
  case nothingToResume
  case menu
  case menuDone(Int, of: Int)
  case menuNext
  case menuReview
  case partDone(Int, of: Int)
  case recommended([String])
  case noProgress
  case forgotten(String)
  case exported(String)
  case imported(Int)
  case badProgress(String)
  case reviewHeader(Int, level: Int, score: Int, streak: Int)
  case reviewScore(score: Int, streak: Int, best: Int, answered: Int, level: Int)
  case askOrder(String)
  case askChainToWindow(String)
  case askMoved(String)
  case askFires(String)
  case guessFirst
  case notAnswered
  case interruptedReview
  case unkept
  case readHit(String)
  case readChain(String)
  case readReceived(String)
  case notesTitle
  case notesWritten(String)
  case recording(String)
  case recorded(String)
  case notRecording
  case next([String])
  case damaged(String)
}

/// A title in both languages.
struct Title: Sendable, Hashable {
  var english: String
  var chinese: String
}

extension LessonPhrase {
  /// The phrase in each language that is spoken.
  func said(in language: Language) -> [StyledText] {
    switch language {
    case .english: [english]
    case .chinese: [chinese]
    case .both: english == chinese ? [english] : [english, chinese]
    }
  }

  private func box(_ isMet: Bool) -> StyledText {
    isMet ? StyledText("[x] ", .hit) : StyledText("[ ] ", .asked)
  }

  private func list(_ words: [String], _ style: Style = .keyword) -> StyledText {
    words.map { StyledText($0, style) }.joined(separator: ", ")
  }

  private var english: StyledText {
    switch self {
    case .header(let number, let title, let step, let count):
      return StyledText("lesson \(number)", .heading) + "  \(title.english)"
        + StyledText("  (step \(step) of \(count))", .dim)
    case .askHit(let point):
      return "Who gets a touch at (\(point, .number))? Answer with a name, or: \("nothing", .keyword)"
    case .askChain(let name):
      return "What is the responder chain from \(name, .name)? Answer with the names, \(name, .name) first."
    case .askReceived(let method):
      return
        "Who receives \(method, .keyword), in which order? Answer with the names, or: \("nobody", .keyword)"
    case .askChoice: return "Answer with the number."
    case .goal(let text, let isMet): return box(isMet) + StyledText(text)
    case .goalNow(let text, let found, let because):
      let reasons = because.map(LessonPhrase.english).joined(separator: ", ")
      return box(false) + "\(text): now \(found, .name)" + (because.isEmpty ? "" : ", because " + reasons)
    case .goalError(let text, let english, _): return box(false) + "\(text): \(english)"
    case .either(let english, _): return StyledText(english)
    case .same(let view, let commands, let shortfall):
      let after = commands.isEmpty ? "" : " after " + list(commands)
      let goal = box(shortfall == nil) + "\(view, .name) answers every point as it should" + after
      return shortfall.map { goal + ": " + LessonPhrase.english($0) } ?? goal
    case .differs(let view, let point, let wanted, let found):
      return LessonPhrase.english(.differs(view: view, point: point, wanted: wanted, found: found))
    case .tapped(let point, let isMet): return box(isMet) + "a tap at \(point, .number)"
    case .keep(let paths): return "keep: " + list(paths)
    case .changed(let path, let old, let new):
      return box(false) + "\(path, .keyword) must stay \(old, .number); now \(new, .number)"
    case .ban(let words): return "without: " + list(words)
    case .banned(let word): return "error: this step is to be done without '\(word, .keyword)'"
    case .right(let answer): return StyledText("right", .hit) + ": \(answer, .name)"
    case .wrong(let answer, let right):
      return StyledText("no", .miss) + ": not \(answer, .name), but \(right, .name)"
    case .unknownAnswer(let word): return "error: '\(word)' is no answer here"
    case .alreadyAnswered: return "error: this question is answered; \("next", .keyword) goes on"
    case .stepDone(let used, let par?):
      return StyledText("done", .hit) + " with \(commands(used)); \(par, .number) will do"
    case .stepDone(let used, nil): return StyledText("done", .hit) + " with \(commands(used))"
    case .lessonDone(let title): return StyledText("The lesson '\(title.english)' is done.", .heading)
    case .lessonEnd(let title, let open):
      return "That was the last step of '\(title.english)'. Still open: " + list(open)
    case .home: return StyledText("Your own scene is back.", .dim)
    case .left: return "Your own scene is back. \("resume", .keyword) goes on with the lesson."
    case .interrupted(let number):
      return "You were in lesson \(number, .number). \("resume", .keyword) goes on exactly there."
    case .hint(let number, let count): return StyledText("hint \(number) of \(count):", .heading)
    case .noMoreHints: return "There are no more hints. \("solution", .keyword) shows an answer."
    case .blocked(let because, let point):
      return LessonPhrase.english(because) + " at (\(point, .number))."
    case .look(let command): return "Look at it with: \(command, .keyword)"
    case .candidates(let names, let point):
      return "These hold the point (\(point, .number)): " + list(names, .name)
    case .solution: return "One answer (\("solution run", .keyword) plays it):"
    case .noSolution: return "Here is nothing to solve; \("next", .keyword) goes on."
    case .answerIs(let answer): return "The answer: \(answer, .name)"
    case .skipped: return "Skipped; the scene is as the step leaves it."
    case .ownScene: return StyledText("(each step begins with the lesson's own scene)", .dim)
    case .notDone:
      return
        "error: this step is not done yet; \("hint", .keyword), \("solution", .keyword) or \("skip", .keyword)"
    case .noQuestion: return "error: nothing is asked here"
    case .noLesson: return "error: no lesson is open; \("lesson", .keyword) lists them"
    case .noSuchLesson(let word, let near):
      return "error: there is no lesson '\(word)'" + (near.map { ". Did you mean '\($0, .keyword)'?" } ?? "")
    case .noSuchStep(let word, let count): return "error: '\(word)' is no step; there are \(count)"
    case .playing:
      return "Free play: nothing is judged. \("resume", .keyword) brings you back to exactly where you were."
    case .notPlaying: return "error: the lesson is not interrupted"
    case .resumed(let number): return "Back in lesson \(number, .number)."
    case .nothingToResume: return "error: there is nothing to resume; \("lesson", .keyword) lists the lessons"
    case .menu: return StyledText("Lessons", .heading)
    case .menuDone(let done, let count): return done == count ? "done" : "\(done)/\(count)"
    case .menuNext: return "next"
    case .menuReview: return "Questions without end, ever harder"
    case .partDone(let done, let count): return StyledText("\(done) of \(count) done", .dim)
    case .recommended(let ids): return "good to know before: " + list(ids)
    case .noProgress: return "No step is done yet."
    case .forgotten(let id): return "Forgotten: \(id, .keyword)"
    case .exported(let path): return "Progress is written to \(path)."
    case .imported(let count): return "\(count) steps were taken over."
    case .badProgress(let reason): return "error: \(reason)"
    case .reviewHeader(let number, let level, let score, let streak):
      return StyledText("review \(number)", .heading)
        + StyledText("  level \(level) · score \(score) · streak \(streak)", .dim)
    case .reviewScore(let score, let streak, let best, let answered, let level):
      return
        "score \(score, .number) · streak \(streak, .number), best \(best, .number) · \(answered, .number) answered · level \(level, .number)"
    case .askOrder(let point):
      return "Which views below \("view", .name) does hit-testing ask at (\(point, .number)), in which order?"
    case .askChainToWindow(let name):
      return "What is the responder chain from \(name, .name), itself first, up to \("window", .name)?"
    case .askMoved(let event):
      return
        "\(event, .keyword): who gets \("touchesMoved", .keyword), in which order? Names, or: \("nobody", .keyword)"
    case .askFires(let event):
      return
        "\(event, .keyword): does \("b", .name) send \("touchUpInside", .keyword)? \("yes", .keyword) or \("no", .keyword)"
    case .guessFirst: return "error: first your guess; afterwards everything can be looked at"
    case .notAnswered: return "error: answer first, or \("skip", .keyword)"
    case .interruptedReview:
      return "A question of the exercise is open. \("resume", .keyword) goes on with it."
    case .unkept: return "error: your progress cannot be kept; the lesson goes on without:"
    case .readHit(let point): return "Who gets a touch at (\(point, .number))?"
    case .readChain(let name): return "What is the responder chain from \(name, .name)?"
    case .readReceived(let method): return "Who receives \(method, .keyword), in which order?"
    case .notesTitle: return "What I did and learnt"
    case .notesWritten(let path):
      return "The notes are written to \(path, .name); \("taptrace test", .keyword) checks them."
    case .recording(let path):
      return "What you type now is recorded in \(path, .name). \("record off", .keyword) ends it."
    case .recorded(let path):
      return "Recorded: \(path, .name). \("taptrace test \(path)", .keyword) checks it."
    case .notRecording: return "error: nothing is being recorded; \("record FILE", .keyword) begins"
    case .next(let commands): return StyledText("next: ", .dim) + list(commands)
    case .damaged(let text): return "error: the lesson cannot go on: \(text)"
    }
  }

  private var chinese: StyledText {
    switch self {
    case .header(let number, let title, let step, let count):
      return StyledText("lesson \(number)", .heading) + "  \(title.chinese)"
        + StyledText("（第 \(step) 步，共 \(count) 步）", .dim)
    case .askHit(let point): return "点 (\(point, .number)) 的触摸会落到谁身上？请输入名字，或 \("nothing", .keyword)"
    case .askChain(let name): return "从 \(name, .name) 开始的响应者链是什么？请依次输入名字，\(name, .name) 在最前。"
    case .askReceived(let method): return "谁会收到 \(method, .keyword)？请按先后输入名字，或 \("nobody", .keyword)"
    case .askChoice: return "请输入编号。"
    case .goal(let text, let isMet): return box(isMet) + StyledText(text)
    case .goalNow(let text, let found, let because):
      let reasons = because.map(LessonPhrase.chinese).joined(separator: "，")
      return box(false) + "\(text)：现在是 \(found, .name)" + (because.isEmpty ? "" : "，因为 " + reasons)
    case .goalError(let text, _, let chinese): return box(false) + "\(text)：\(chinese)"
    case .either(_, let chinese): return StyledText(chinese)
    case .same(let view, let commands, let shortfall):
      let after = commands.isEmpty ? "" : "在 " + list(commands) + " 之后，"
      let goal = box(shortfall == nil) + after + "\(view, .name) 对每一点的回答都正确"
      return shortfall.map { goal + "：" + LessonPhrase.chinese($0) } ?? goal
    case .differs(let view, let point, let wanted, let found):
      return LessonPhrase.chinese(.differs(view: view, point: point, wanted: wanted, found: found))
    case .tapped(let point, let isMet): return box(isMet) + "点击 \(point, .number)"
    case .keep(let paths): return "保持不变：" + list(paths)
    case .changed(let path, let old, let new):
      return box(false) + "\(path, .keyword) 应保持 \(old, .number)，现在是 \(new, .number)"
    case .ban(let words): return "不要使用：" + list(words)
    case .banned(let word): return "error: 这一步不要使用“\(word, .keyword)”"
    case .right(let answer): return StyledText("正确", .hit) + "：\(answer, .name)"
    case .wrong(let answer, let right):
      return StyledText("不对", .miss) + "：不是 \(answer, .name)，而是 \(right, .name)"
    case .unknownAnswer(let word): return "error: “\(word)”不是这里的答案"
    case .alreadyAnswered: return "error: 这个问题已经回答过了，输入 \("next", .keyword) 继续"
    case .stepDone(let used, let par?):
      return StyledText("完成", .hit) + "，用了 \(used, .number) 条命令，最少 \(par, .number) 条"
    case .stepDone(let used, nil): return StyledText("完成", .hit) + "，用了 \(used, .number) 条命令"
    case .lessonDone(let title): return StyledText("《\(title.chinese)》学完了。", .heading)
    case .lessonEnd(let title, let open):
      return "《\(title.chinese)》到此结束，还没有完成的步骤：" + list(open)
    case .home: return StyledText("回到了你自己的场景。", .dim)
    case .left: return "回到了你自己的场景。\("resume", .keyword) 可以继续这一课。"
    case .interrupted(let number):
      return "上次学到 lesson \(number, .number)，\("resume", .keyword) 会回到离开时的那条命令。"
    case .hint(let number, let count): return StyledText("提示 \(number)/\(count)：", .heading)
    case .noMoreHints: return "没有更多提示了。\("solution", .keyword) 会给出一个答案。"
    case .blocked(let because, let point):
      return "在点 (\(point, .number))，" + LessonPhrase.chinese(because) + "。"
    case .look(let command): return "可以这样查看：\(command, .keyword)"
    case .candidates(let names, let point): return "包含点 (\(point, .number)) 的视图：" + list(names, .name)
    case .solution: return "一个答案（\("solution run", .keyword) 可直接执行）："
    case .noSolution: return "这里没有要解决的问题，输入 \("next", .keyword) 继续。"
    case .answerIs(let answer): return "答案：\(answer, .name)"
    case .skipped: return "已跳过，场景是这一步完成后的样子。"
    case .ownScene: return StyledText("（每一步都从课程自己的场景开始）", .dim)
    case .notDone:
      return "error: 这一步还没有完成，可以用 \("hint", .keyword)、\("solution", .keyword) 或 \("skip", .keyword)"
    case .noQuestion: return "error: 这里没有提问"
    case .noLesson: return "error: 没有打开课程，\("lesson", .keyword) 会列出所有课程"
    case .noSuchLesson(let word, let near):
      return "error: 没有课程“\(word)”" + (near.map { "。是不是“\($0, .keyword)”？" } ?? "")
    case .noSuchStep(let word, let count): return "error: “\(word)”不是步骤，共有 \(count) 步"
    case .playing: return "自由练习：不再检查。\("resume", .keyword) 会回到刚才的位置。"
    case .notPlaying: return "error: 课程没有中断"
    case .resumed(let number): return "回到 lesson \(number, .number)。"
    case .nothingToResume: return "error: 没有可以继续的内容，\("lesson", .keyword) 会列出所有课程"
    case .menu: return StyledText("课程", .heading)
    case .menuDone(let done, let count): return done == count ? "完成" : "\(done)/\(count)"
    case .menuNext: return "下一课"
    case .menuReview: return "没有尽头的练习题，越来越难"
    case .partDone(let done, let count): return StyledText("完成 \(done)/\(count)", .dim)
    case .recommended(let ids): return "建议先学：" + list(ids)
    case .noProgress: return "还没有完成任何一步。"
    case .forgotten(let id): return "已清除进度：\(id, .keyword)"
    case .exported(let path): return "进度已写入 \(path)。"
    case .imported(let count): return "导入了 \(count) 步。"
    case .badProgress(let reason): return "error: \(reason)"
    case .reviewHeader(let number, let level, let score, let streak):
      return StyledText("review \(number)", .heading)
        + StyledText("  难度 \(level) · 得分 \(score) · 连对 \(streak)", .dim)
    case .reviewScore(let score, let streak, let best, let answered, let level):
      return
        "得分 \(score, .number) · 连对 \(streak, .number)，最多 \(best, .number) · 答过 \(answered, .number) 题 · 难度 \(level, .number)"
    case .askOrder(let point): return "在点 (\(point, .number))，命中测试会依次询问 \("view", .name) 之下的哪些视图？"
    case .askChainToWindow(let name):
      return "从 \(name, .name) 自己开始，直到 \("window", .name)，响应者链是什么？"
    case .askMoved(let event):
      return "\(event, .keyword)：谁会依次收到 \("touchesMoved", .keyword)？请输入名字，或 \("nobody", .keyword)"
    case .askFires(let event):
      return
        "\(event, .keyword)：\("b", .name) 会发送 \("touchUpInside", .keyword) 吗？请输入 \("yes", .keyword) 或 \("no", .keyword)"
    case .guessFirst: return "error: 先猜答案，之后随便看"
    case .notAnswered: return "error: 请先回答，或用 \("skip", .keyword) 跳过"
    case .interruptedReview: return "有一道练习题还没有答完，\("resume", .keyword) 可以继续。"
    case .unkept: return "error: 进度无法保存，课程照常进行："
    case .readHit(let point): return "点 (\(point, .number)) 的触摸会落到谁身上？"
    case .readChain(let name): return "从 \(name, .name) 开始的响应者链是什么？"
    case .readReceived(let method): return "谁会依次收到 \(method, .keyword)？"
    case .notesTitle: return "我做过和学到的"
    case .notesWritten(let path): return "笔记已写入 \(path, .name)，可以用 \("taptrace test", .keyword) 检查。"
    case .recording(let path): return "从现在起，输入会记录到 \(path, .name)，\("record off", .keyword) 停止记录。"
    case .recorded(let path): return "已记录：\(path, .name)，可以用 \("taptrace test \(path)", .keyword) 检查。"
    case .notRecording: return "error: 现在没有在记录，\("record FILE", .keyword) 开始记录"
    case .next(let commands): return StyledText("接下来：", .dim) + list(commands)
    case .damaged(let text): return "error: 课程无法继续：\(text)"
    }
  }

  private func commands(_ count: Int) -> String { count == 1 ? "1 command" : "\(count) commands" }

  /// `at (160, 420) pointInside says no where yes is right`.
  private static func english(_ shortfall: GoalShortfall) -> StyledText {
    guard case .differs(_, let point, let wanted, let found) = shortfall else {
      if case .error(let text, _) = shortfall { return StyledText(text) }
      return StyledText(shortfall.reason)
    }
    let place: StyledText = "at \(point, .number) "
    if found.hasFailed { return place + "its code fails" }
    if wanted.hit != found.hit {
      let answer =
        "hitTest answers \(found.hit ?? "nil", .name), right is \(wanted.hit ?? "nil", .name)" as StyledText
      return place + answer
    }
    return place
      + "pointInside says \(found.isInside ? "yes" : "no", .name), right is \(wanted.isInside ? "yes" : "no", .name)"
  }

  private static func chinese(_ shortfall: GoalShortfall) -> StyledText {
    guard case .differs(_, let point, let wanted, let found) = shortfall else {
      if case .error(_, let text) = shortfall { return StyledText(text) }
      return StyledText(shortfall.reason)
    }
    let place: StyledText = "在点 \(point, .number)，"
    if found.hasFailed { return place + "它的代码出错" }
    if wanted.hit != found.hit {
      return place + "hitTest 返回 \(found.hit ?? "nil", .name)，应为 \(wanted.hit ?? "nil", .name)"
    }
    return place
      + "pointInside 返回 \(found.isInside ? "yes" : "no", .name)，应为 \(wanted.isInside ? "yes" : "no", .name)"
  }

  private static func english(_ because: GoalShortfall.Because) -> StyledText {
    let view = StyledText(because.view, .name)
    return switch because.reason {
    case .hidden?: view + " is hidden"
    case .interactionDisabled?: view + " has interaction off"
    case .transparent?: view + " has an alpha below 0.01"
    case .animating?: view + " is being animated"
    case .outside?: view + ".pointInside said no"
    case .override?: view + "'s own code decided"
    case .subview?, .itself?, nil: view + " took it"
    }
  }

  private static func chinese(_ because: GoalShortfall.Because) -> StyledText {
    let view = StyledText(because.view, .name)
    return switch because.reason {
    case .hidden?: view + " 被隐藏了"
    case .interactionDisabled?: view + " 关闭了交互"
    case .transparent?: view + " 的 alpha 小于 0.01"
    case .animating?: view + " 正在做动画"
    case .outside?: view + ".pointInside 说了“不”"
    case .override?: "是 " + view + " 自己的代码决定的"
    case .subview?, .itself?, nil: view + " 先接走了"
    }
  }
}
