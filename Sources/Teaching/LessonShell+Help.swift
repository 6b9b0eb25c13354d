import CommandLanguage
import Drawing
import Presentation
import Session

// What `help` and the Tab key know of lessons, beside the commands of the session.

extension LessonShell {
  /// What completion offers in a shell with lessons: the session's words and the lessons' own.
  public func completion(of text: String, at cursor: Int? = nil) -> Completion {
    var found = session.completion(of: text, at: cursor)
    let own = LessonRequest.table.completion(of: text, at: cursor) { kind, _ in
      kind == .text ? course.lessons.map { Candidate($0.id, note: title(of: $0), kind: kind) } : []
    }
    let word = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if word.count == 2, word[0].lowercased() == "explain", cursor == nil || cursor == text.count {
      let fitting = Topic.allCases.filter { $0.word.lowercased().hasPrefix(word[1].lowercased()) }
      found.candidates = fitting.map { Candidate($0.word, kind: .topic) }
      return found
    }
    // Behind a word that only one of the tables knows the other has nothing to say.
    if own.candidates.isEmpty { return found }
    if found.candidates.isEmpty { found.start = own.start }
    found.candidates += own.candidates.filter { candidate in
      !found.candidates.contains { $0.text == candidate.text }
    }
    return found
  }

  /// The lessons' part of `help`, which follows the session's, or help on one of their commands, which stands alone;
  /// nil for a line that asks for neither.
  func help(for line: String) -> (isAlone: Bool, lines: [StyledText])? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased(), first == "help" || first == "?" else { return nil }
    let languages: [Language] = language == .both ? [.english, .chinese] : [language]
    if words.count == 1 {
      let lines = languages.flatMap { language -> [StyledText] in
        var table = Table([.left, .wrapped], indent: 2)
        for command in LessonRequest.table.commands {
          table.append(StyledText(command.name, .keyword), StyledText(summary(of: command, in: language)))
        }
        for command in LessonRequest.exercise.commands {
          table.append(
            StyledText(command.name, .keyword),
            StyledText(language == .chinese ? LessonShell.chineseExercise : command.summary))
        }
        return [StyledText(language == .chinese ? "课程" : "Lessons", .heading)] + table.lines(within: width)
      }
      return (false, lines)
    }
    if words.count == 2, words[1].lowercased() == "review",
      let command = LessonRequest.exercise.commands.first
    {
      let lines = languages.flatMap {
        StyledText($0 == .chinese ? LessonShell.chineseExercise : command.summary).wrapped(to: width)
      }
      return (false, lines + command.examples.map { "  " + StyledText($0, .dim) })
    }
    guard words.count == 2, let command = LessonRequest.table.command(named: words[1]) else { return nil }
    let lines =
      languages.flatMap { StyledText(summary(of: command, in: $0)).wrapped(to: width) }
      + command.usage.map { "  " + StyledText($0, .keyword) }
      + command.examples.map { "  " + StyledText($0, .dim) }
    return (true, lines)
  }

  private func summary(of command: Command<LessonRequest>, in language: Language) -> String {
    language == .chinese ? LessonShell.chineseSummaries[command.name] ?? command.summary : command.summary
  }

  /// What the exercise does, in Chinese.
  static let chineseExercise = "在新的场景上一题接一题地提问，越来越难。"

  /// What the commands do, in Chinese.
  static let chineseSummaries = [
    "lesson": "列出课程，或打开其中一课。", "next": "进入下一步。", "task": "再次显示当前步骤。", "hint": "给出下一条提示。",
    "solution": "显示答案，或直接执行，也可以逐条执行。", "skip": "跳过这一步，视同完成。", "answer": "回答问题；直接输入名字也可以。",
    "play": "暂停课程，在它的场景里自由练习。", "leave": "离开课程，回到自己的场景。", "resume": "回到离开时的位置。",
    "notes": "用 Markdown 显示做过和学到的内容，或写入文件。",
    "record": "把输入记录成 transcript，可以用 taptrace test 检查；off 停止记录。",
    "progress": "显示进度；也可以导出、导入或清除。",
  ]
}
