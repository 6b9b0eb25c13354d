import CommandLanguage
import Drawing
import Presentation
import Session

// The endless exercise: questions over generated scenes, ever harder.

/// A question that is open, or was answered.
struct ReviewRun: Sendable {
  /// The state in which it was asked.
  var state: ReviewState
  /// The question.
  var question: ReviewQuestion
  /// Whether it was answered.
  var isDone = false
}

extension LessonShell {
  /// What `review` takes that is no object: then it is the exercise that is meant.
  ///
  /// `review NAME` stays what it is, remarks on the code of NAME.
  func reviewRequest(_ line: String) -> LessonRequest.Exercise? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.first?.lowercased() == "review" else { return nil }
    if words.count == 1 { return .go(seed: nil) }
    guard words.count == 2, session.scene.object(named: words[1]) == nil else { return nil }
    if let seed = UInt64(words[1]) { return .go(seed: seed) }
    return words[1].lowercased() == "score" ? .score : nil
  }

  /// Does what was asked of the exercise.
  mutating func perform(_ request: LessonRequest.Exercise) -> [LessonPart] {
    switch request {
    case .score: return [.text(reviewScore())]
    case .go(let seed):
      if let seed { progress.review = ReviewState(seed: seed) }
      return ask(progress.review ?? ReviewState(seed: 1))
    }
  }

  /// Asks the question of a state.
  mutating func ask(_ state: ReviewState) -> [LessonPart] {
    let question = ReviewQuestion(state)
    enter(question.session)
    lesson = nil
    parked = nil
    review = ReviewRun(state: state, question: question)
    progress.review = state
    progress.place = .init(lesson: LessonShell.reviewID, step: "\(state.number)")
    write()
    return reviewTask()
  }

  /// The id under which the exercise stands where lessons do.
  static let reviewID = "review"

  /// The question and its scene.
  func reviewTask() -> [LessonPart] {
    guard let run = review else { return [] }
    let state = run.state
    let head = { (shell: LessonShell) in
      shell.say(.reviewHeader(state.number, level: state.level, score: state.score, streak: state.streak))
        + run.question.scene.flatMap {
          ("  " + StyledText($0, .keyword)).wrapped(to: shell.width, hanging: 4)
        }
    }
    let foot = { (shell: LessonShell) in
      shell.asked(run.question) + shell.say(.next(shell.reviewCommands))
    }
    var trial = session
    guard let reply = trial.run("picture") else { return [.text(head(self) + foot(self))] }
    if let fitted = fitted(Moment(reply, trial), above: head, below: foot) { return [.text(fitted)] }
    return [.text(head(self)), .reply(reply), .text(foot(self))]
  }

  private var reviewCommands: [String] {
    review?.isDone == true ? ["next", "leave"] : ["answer ...", "skip", "leave"]
  }

  private func asked(_ question: ReviewQuestion) -> [StyledText] {
    switch question.kind {
    case .hit: say(.askHit(question.subject.split(separator: " ").joined(separator: ", ")))
    case .order: say(.askOrder(question.subject.split(separator: " ").joined(separator: ", ")))
    case .chain: say(.askChainToWindow(question.subject))
    case .moved: say(.askMoved(question.subject))
    case .fires: say(.askFires(question.subject))
    }
  }

  /// Answers the question, or gives it up with nil.
  mutating func answerReview(_ words: [String]?, _ line: String) -> [LessonPart] {
    guard var run = review else { return [.refusal(say(.noQuestion))] }
    guard !run.isDone else { return [.refusal(say(.alreadyAnswered))] }
    let given = words?.flatMap { $0.split { ",，、>".contains($0) }.map(String.init) } ?? []
    if words != nil, !run.question.takes(given) {
      return [.refusal(say(.unknownAnswer(given.joined(separator: " "))))]
    }
    let isRight = words != nil && run.question.isRight(given)
    let right = run.question.right.joined(separator: " ")
    keep(line)
    var state = run.state
    state.take(isRight: isRight)
    progress.review = state
    run.isDone = true
    run.state = state
    review = run
    write()
    var parts: [LessonPart] = [
      .text(
        words == nil
          ? say(.answerIs(right))
          : isRight ? say(.right(right)) : say(.wrong(given.joined(separator: " "), right: right)))
    ]
    if !isRight {
      for command in run.question.proof {
        if let reply = session.run(command) { parts.append(.reply(reply)) }
      }
    }
    return parts + [.text(reviewScore() + say(.next(reviewCommands)))]
  }

  /// Commands that show the scene and not the answer.
  static let openBeforeAnswer: Set<String> = [
    "picture", "tree", "info", "list", "explain", "help", "lang", "convert", "history", "exit", "option",
  ]

  /// Whether a command would give the answer away before it was tried.
  func isTooEarly(_ word: String) -> Bool {
    guard let review, !review.isDone else { return false }
    guard let name = Session.table.command(named: word)?.name else { return false }
    return !LessonShell.openBeforeAnswer.contains(name)
  }

  func reviewScore() -> [StyledText] {
    guard let state = progress.review else { return say(.noProgress) }
    return say(
      .reviewScore(
        score: state.score, streak: state.streak, best: state.best, answered: state.number - 1,
        level: state.level))
  }
}
