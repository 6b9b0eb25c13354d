import Session
import Testing

@testable import Teaching

@Suite("The endless exercise")
struct ReviewTests {
  /// A state at a number and a level.
  private func state(_ seed: UInt64, _ number: Int, _ level: Int) -> ReviewState {
    var state = ReviewState(seed: seed)
    (state.number, state.level) = (number, level)
    return state
  }

  @Test("asks the same for the same seed, and something else for another")
  func seeds() {
    let asked = { (seed: UInt64) in
      (1...10).map { number in
        let question = ReviewQuestion(self.state(seed, number, 3))
        return question.scene + [question.subject] + question.right
      }
    }
    #expect(asked(7) == asked(7))
    #expect(asked(7) != asked(8))
  }

  @Test("shows every kind among the first five, each with a right answer that it takes", arguments: 1...6)
  func kinds(level: Int) {
    var seen: Set<ReviewState.Kind> = []
    for number in 1...5 {
      let question = ReviewQuestion(state(11, number, level))
      seen.insert(question.kind)
      #expect(question.takes(question.right), "\(question.right)")
      #expect(question.isRight(question.right))
      #expect(!question.isRight(["window", "app"]))
    }
    #expect(seen.count == 5)
  }

  @Test("the answers of a kind differ from question to question")
  func variety() {
    for (place, kind) in ReviewState.Kind.allCases.enumerated() {
      let answers = Set((1...30).map { ReviewQuestion(state(UInt64($0), place + 1, 4)).right })
      #expect(answers.count >= (kind == .fires ? 2 : 5), "\(kind)")
    }
  }

  @Test("rises with success, falls back with a miss, and dwells on what was missed")
  func difficulty() {
    var state = ReviewState(seed: 3)
    for _ in 0..<4 { state.take(isRight: true) }
    #expect(state.level == 3 && state.score == 1 + 1 + 2 + 2 && state.streak == 4 && state.best == 4)
    let missed = state.kind
    state.take(isRight: false)
    #expect(state.level == 2 && state.streak == 0 && state.best == 4 && state.score == 6)
    state.number = 6
    var count = 0
    for _ in 0..<200 {
      if state.kind == missed { count += 1 }
      state.number += 1
    }
    #expect(count > 60, "a fifth would be chance")
    #expect(ReviewState(words: state.words) == state)
    #expect(ReviewState(words: ["x"]) == nil)
  }

  @Test("harder questions have larger scenes")
  func levels() {
    let lines = { (level: Int) in
      (1...12).map { ReviewQuestion(self.state(UInt64($0), 1, level)).scene.count }.reduce(0, +)
    }
    #expect(lines(6) > lines(1) + 24)
  }
}

@Suite("The exercise in the shell")
struct ReviewShellTests {
  @Test("'review' begins it, 'review NAME' is still about code, also within a question")
  func words() {
    var shell = Kinds.shell()
    shell.type("add A frame 0 0 50 50", "override A pointInside yes")
    let reply = shell.run("review A")
    guard case .reply(let remarks)? = reply.first else {
      Issue.record("no reply")
      return
    }
    #expect(remarks.isFine)
    #expect(shell.type("review").contains("next: answer"))
    #expect(shell.number == "review 1")
    #expect(shell.type("leave").contains("Your own scene is back"))
    #expect(shell.session.scene.object(named: "A") != nil)
  }

  @Test("takes the guess before anything can be looked at, keeps score, and goes on")
  func play() {
    var shell = Kinds.shell()
    shell.type("review 5")
    #expect(shell.type("hit 10 10").contains("first your guess"))
    #expect(shell.type("set A hidden on").contains("first your guess"))
    #expect(shell.type("next").contains("answer first"))
    let right = shell.review?.question.right.joined(separator: " ") ?? ""
    #expect(shell.type(right).contains("score 1 · streak 1, best 1 · 1 answered"))
    #expect(shell.type("answer \(right)").contains("is answered"))
    shell.type("next")
    #expect(shell.number == "review 2")
    #expect(shell.type("skip").contains("score 1 · streak 0, best 1 · 2 answered"))
    #expect(shell.type("review score").contains("2 answered"))
  }

  @Test("a killed shell goes on with the same question and the same score")
  func killed() {
    let storage = MemoryStorage()
    var first = Kinds.shell(storage)
    first.type(
      "add mine frame 0 0 5 5", "review 9", first.review?.question.right.joined(separator: " ") ?? "")
    let right = first.review?.question.right.joined(separator: " ") ?? ""
    first.type(right, "next", "tree")
    var second = Kinds.shell(storage)
    #expect(second.greeting.first?.plain.contains("resume") == true)
    second.type("resume")
    #expect(second.review?.question.scene == first.review?.question.scene)
    #expect(second.progress.review == first.progress.review && second.progress.place == first.progress.place)
    second.type("leave")
    #expect(second.session.scene.object(named: "mine") != nil)
    #expect(second.progress.place == nil)
  }

  @Test("is told in Chinese, too")
  func chinese() {
    var shell = Kinds.shell()
    shell.language = .chinese
    let text = shell.type("review 1")
    #expect(text.contains("难度") || text.contains("请输入"))
    #expect(!text.contains("Answer"))
  }
}
