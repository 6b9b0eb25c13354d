import CommandLanguage
import Messaging
import Session

/// The checks of one lesson.
struct LessonProof {
  private let lesson: Lesson
  private let glossary: Glossary

  init(_ lesson: Lesson, _ glossary: Glossary) {
    self.lesson = lesson
    self.glossary = glossary
  }

  func run(_ findings: inout LessonLint.Findings) {
    head(&findings)
    for index in lesson.steps.indices { run(step: index, &findings) }
  }

  /// The checks of one step; what it begins with can be given where it is known.
  func run(step index: Int, from start: Session? = nil, _ findings: inout LessonLint.Findings) {
    readings(step: index, &findings)
    do {
      try exercise(index, start, &findings)
    } catch {
      findings.checks += 1
      findings.faults.append(error)
    }
  }

  /// The checks of what a step's texts say, which need no session.
  func readings(step index: Int, _ findings: inout LessonLint.Findings) {
    texts(of: lesson.steps[index], &findings)
    hints(of: lesson.steps[index], &findings)
  }

  private func head(_ findings: inout LessonLint.Findings) {
    let path = lesson.path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let number = (lesson.number < 10 ? "0" : "") + "\(lesson.number)"
    findings.check(
      lesson.number > 0 && name == "\(number)-\(lesson.id).lesson", path, 1,
      "the file of the lesson '\(lesson.id)' is to be called 'NN-\(lesson.id).lesson'")
    findings.check(
      !lesson.title.english.isEmpty && !lesson.title.chinese.isEmpty, path, 1, "the title lacks a language")
    for fault in glossary.faults(of: lesson.title) { findings.check(false, path, 1, fault) }
    findings.check(
      lesson.steps.contains(where: \.isExercise), path, 1, "nothing is asked and nothing is to be done")
  }

  // MARK: Texts

  private func texts(of step: LessonStep, _ findings: inout LessonLint.Findings) {
    let (path, line) = (lesson.path, step.line)
    findings.check(
      !step.text.english.isEmpty && !step.text.chinese.isEmpty, path, line, "the text lacks a language")
    var pairs = step.hints + [step.done, step.banReason]
    if case .choice(let choices, _)? = step.question { pairs += choices }
    for pair in pairs where !pair.isEmpty {
      findings.check(
        !pair.english.isEmpty && !pair.chinese.isEmpty, path, line,
        "'\((pair.english + pair.chinese).first ?? "")' lacks a language")
    }
    findings.check(
      step.banned.isEmpty || !step.banReason.isEmpty, path, line, "'ban.en' and 'ban.zh' are to say why")
    findings.check(
      step.translated == step.englishMark, path, line,
      step.translated == nil
        ? "'zh-of \(step.englishMark)' is missing"
        : "the English text is another than the one that was translated: look at the Chinese, then write 'zh-of \(step.englishMark)'"
    )
    let all = Bilingual(english: step.englishTexts, chinese: step.chineseTexts)
    let off = glossary.faults(of: all)
    findings.checks += glossary.terms.count
    for fault in off { findings.faults.append(LessonFault(path: path, line: line, text: fault)) }
  }

  /// A hint before the last must not hold the solution's words: two neighbouring ones give it away.
  private func hints(of step: LessonStep, _ findings: inout LessonLint.Findings) {
    findings.check(
      step.goals.isEmpty || !step.hints.isEmpty, lesson.path, step.line, "there is no hint")
    let pairs = step.solution.flatMap { command -> [String] in
      let words = command.text.split { $0.isWhitespace || "(){}".contains($0) }.map(String.init)
      guard words.count > 2 else { return words.count == 2 ? [words.joined(separator: " ")] : [] }
      return (1..<words.count - 1).map { words[$0] + " " + words[$0 + 1] } + [command.text]
    }.filter { $0.contains(where: \.isLetter) }
    for hint in step.hints.dropLast() {
      for text in hint.english + hint.chinese {
        let told = pairs.first { text.contains($0) }
        findings.check(
          told == nil, lesson.path, step.line, "a hint before the last tells the solution: '\(told ?? "")'")
      }
    }
  }

  // MARK: Exercises

  private func exercise(
    _ index: Int, _ known: Session?, _ findings: inout LessonLint.Findings
  ) throws(LessonFault) {
    let step = lesson.steps[index]
    let start: Session
    if let known { start = known } else { start = try lesson.session(atStartOf: index) }
    findings.checks += 1
    let faults = findings.faults.count
    if step.question != nil {
      question(step, start, &findings)
      return
    }
    guard !step.goals.isEmpty else {
      let isPage = step.solution.isEmpty && step.accepted.isEmpty && step.rejected.isEmpty
      findings.check(isPage, lesson.path, step.line, "a solution needs a 'goal' that it meets")
      return
    }
    limits(step, start, &findings)
    let judge = Judge(lesson, step: index, from: start)
    findings.check(
      judge.firstShortfall(of: start) != nil, lesson.path, step.line, "the start already meets the goals")
    findings.check(!step.solution.isEmpty, lesson.path, step.line, "there is no 'solution'")
    check(step.solution, of: step, judge, start, "the solution", step.line, &findings)
    for (place, answer) in step.accepted.enumerated() {
      check(
        answer, of: step, judge, start, "the accepted answer \(place + 1)", answer.first?.line ?? step.line,
        &findings)
    }
    try parts(of: step, judge, start, &findings)
    for reject in step.rejected { try self.reject(reject, index, judge, start, &findings) }
    // Where the solution is wrong, its end is, too.
    if findings.faults.count == faults { skip(index, judge, &findings) }
  }

  private func question(_ step: LessonStep, _ start: Session, _ findings: inout LessonLint.Findings) {
    let (path, line) = (lesson.path, step.line)
    if case .received(let method)? = step.question {
      findings.check(
        Selector(rawValue: method) != nil, path, line, "no method is called '\(method)' in 'ask received'")
    }
    findings.check(step.rightAnswer(in: start) != nil, path, line, "the question has no answer here")
    findings.check(step.goals.isEmpty, path, line, "a step has a question or goals, not both")
    findings.check(
      step.solution.isEmpty && step.accepted.isEmpty && step.rejected.isEmpty && step.par == nil, path, line,
      "a question is answered by the engine: 'solution', 'accept', 'reject' and 'par' go with goals")
    findings.check(
      step.kept.isEmpty && step.banned.isEmpty, path, line,
      "'keep' and 'ban' go with goals, not with a question")
  }

  /// What is to be kept is there, and what is forbidden can be typed.
  private func limits(_ step: LessonStep, _ start: Session, _ findings: inout LessonLint.Findings) {
    for path in step.kept {
      findings.check(
        start.valueText(of: path) != nil, lesson.path, step.line,
        "'keep \(path)': there is no such property here")
    }
    for word in step.banned {
      findings.check(
        Session.table.command(named: word) != nil, lesson.path, step.line,
        "'ban \(word)': there is no such command")
    }
  }

  private func check(
    _ answer: [ScriptCommand], of step: LessonStep, _ judge: Judge, _ start: Session, _ name: String,
    _ line: Int,
    _ findings: inout LessonLint.Findings
  ) {
    var session = start
    if let banned = banned(in: answer, step) {
      findings.check(false, lesson.path, line, "\(name) uses '\(banned)', which the step forbids")
    }
    do {
      try lesson.play(answer, in: &session)
    } catch {
      findings.check(false, lesson.path, error.line, "\(name) cannot be played: \(error.text)")
      return
    }
    let shortfall = judge.firstShortfall(of: session)
    findings.check(
      shortfall == nil, lesson.path, line, "\(name) does not meet the goals: \(shortfall?.reason ?? "")")
    if let par = step.par, name == "the solution" {
      findings.check(
        answer.count == par, lesson.path, line, "'par \(par)', but the solution has \(answer.count) commands")
    }
  }

  private func banned(in answer: [ScriptCommand], _ step: LessonStep) -> String? {
    for command in answer {
      let word = command.text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      if let banned = step.forbids(word, beginnings: false) { return banned }
    }
    return nil
  }

  /// One command alone of a solution of several must not do.
  private func parts(
    of step: LessonStep, _ judge: Judge, _ start: Session, _ findings: inout LessonLint.Findings
  ) throws(LessonFault) {
    guard step.solution.count > 1 else { return }
    for command in step.solution {
      var session = start
      // A command that needs those before it proves that they are needed.
      guard let reply = session.run(command.text), reply.isFine else { continue }
      findings.check(
        judge.firstShortfall(of: session) != nil, lesson.path, command.line,
        "'\(command.text)' alone already meets the goals")
    }
  }

  private func reject(
    _ reject: LessonStep.Reject, _ index: Int, _ judge: Judge, _ start: Session,
    _ findings: inout LessonLint.Findings
  ) throws(LessonFault) {
    let step = lesson.steps[index]
    let found: String
    if let banned = banned(in: reject.commands, step) {
      found = GoalShortfall.banned(banned).reason
    } else {
      var session = start
      try lesson.play(reject.commands, in: &session)
      let shortfall = judge.firstShortfall(of: session)
      found = shortfall?.reason ?? "it meets the goals"
      if shortfall != nil {
        let hint = LessonRun(lesson, at: index, from: start, judge: judge).stateHint(in: session)
        findings.check(
          !hint.isEmpty, lesson.path, reject.line,
          "the engine has no hint for this wrong answer: use another goal")
      }
    }
    findings.check(
      found == reject.reason, lesson.path, reject.line,
      "the wrong answer is to fail with '\(reject.reason)', but: \(found)")
  }

  /// Leaving a step with `skip` leads to what the solution leads to.
  private func skip(_ index: Int, _ judge: Judge, _ findings: inout LessonLint.Findings) {
    let course = Course(lessons: [lesson])
    var shell = LessonShell(
      course: course, session: .spoken(), progress: ProgressFile(storage: MemoryStorage(), path: "progress"))
    _ = shell.open(lesson, at: index)
    _ = shell.run("skip")
    if index + 1 < lesson.steps.count {
      findings.check(
        shell.lesson?.index == index + 1, lesson.path, lesson.steps[index].line,
        "'skip' does not lead to the next step")
      // What the next step prepares may undo a goal; the step's own end must not.
      let end = try? lesson.session(atEndOf: index)
      findings.check(
        end.map { judge.firstShortfall(of: $0) == nil } ?? false, lesson.path, lesson.steps[index].line,
        "skipping leads to a scene that does not meet the goals")
    } else {
      findings.check(
        judge.firstShortfall(of: shell.session) == nil, lesson.path, lesson.steps[index].line,
        "skipping leads to a scene that does not meet the goals")
    }
  }
}
