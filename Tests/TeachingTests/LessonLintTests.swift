import Testing

@testable import Teaching

/// Damages a lesson of the project in one place each: lint must notice.
@Suite("taptrace lint notices")
struct LessonLintTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    var name: String
    var old: String
    var new: String
    var says: String
    var testDescription: String { name }
  }

  private static let file = "lessons/04-abcde-tap-e.lesson"

  static let damages: [Damage] = [
    Damage(
      name: "a wrong solution", old: "solution set E interaction off", new: "solution set D interaction off",
      says: "the solution does not meet the goals"),
    Damage(
      name: "a solution that cannot be played", old: "solution set E interaction off",
      new: "solution set Q interaction off", says: "no object is called Q"),
    Damage(
      name: "a goal that holds from the start", old: "goal expect hit B at 220 160",
      new: "goal expect hit E at 220 160", says: "the start already meets the goals"),
    Damage(
      name: "a goal that cannot be judged", old: "goal expect hit B at 220 160",
      new: "goal expect hit Q at 220 160", says: "does not meet the goals: error: no object is called Q"),
    Damage(
      name: "a hint that tells the solution too early", old: "hint.en | When does B itself get a touch?",
      new: "hint.en | Say E interaction off.", says: "tells the solution"),
    Damage(
      name: "an accepted answer that is wrong", old: "accept toggle E interaction",
      new: "accept toggle D interaction", says: "the accepted answer 1 does not meet"),
    Damage(
      name: "a wrong answer that is right", old: "reject set B interaction off =>",
      new: "reject set E interaction off =>", says: "it meets the goals"),
    Damage(
      name: "a wrong answer that fails otherwise", old: "B wanted, A found", new: "B wanted, C found",
      says: "is to fail with"),
    Damage(
      name: "a forbidden command in an answer", old: "accept toggle E interaction", new: "accept remove E",
      says: "which the step forbids"),
    Damage(
      name: "a kept property that the solution changes", old: "keep E.hidden",
      new: "keep E.interaction E.hidden", says: "keep E.interaction"),
    Damage(
      name: "a text without Chinese", old: "zh | E 的 hitTest 返回了 E。那么 B 和 A 的 hitTest 返回什么？\n", new: "",
      says: "lacks a language"),
    Damage(
      name: "a stale translation", old: "en | E's hitTest returned E.", new: "en | E's hitTest gave E.",
      says: "look at the Chinese"),
    Damage(
      name: "a word that the glossary avoids", old: "zh | 视图层级是", new: "zh | 子控件的层级是", says: "is to be '子视图'"),
    Damage(
      name: "an id that is not its file's", old: "id      abcde-tap-e", new: "id      abcde",
      says: "is to be called"),
    Damage(
      name: "a par that is not the solution's",
      old: "reject hide E => keep E.hidden: off wanted, on found\npar 1", new: "par 2", says: "'par 2'"),
    Damage(
      name: "a solution of which one command alone will do", old: "solution set E interaction off",
      new: "solution set D alpha 0.5\nsolution set E interaction off", says: "alone already meets"),
    Damage(
      name: "a scene that cannot be built", old: "add D to B frame", new: "add D to Q frame",
      says: "no object is called Q"),
    Damage(
      name: "a lesson to do before it that is not there", old: "needs   abcde-tap-b",
      new: "needs   abcde-tap-b abcde-tap-q", says: "it needs 'abcde-tap-q', and no other lesson has that id"),
    Damage(
      name: "a lesson that needs itself", old: "needs   abcde-tap-b", new: "needs   abcde-tap-e",
      says: "it needs 'abcde-tap-e'"),
    Damage(
      name: "a first word that is none", old: "ask hit 220 160", new: "aks hit 220 160",
      says: "Did you mean 'ask'?"),
  ]

  /// Checks the lesson alone, with the one that it needs beside it.
  private func lint(_ text: String) -> (lines: [String], status: Int) {
    var texts = [LessonLintTests.file: text, "lessons/03-abcde-tap-b.lesson": "id abcde-tap-b"]
    texts["lessons/glossary.tsv"] = try? ProjectFiles().read("lessons/glossary.tsv")
    return LessonLint(files: MemoryStorage(texts)).lint([LessonLintTests.file])
  }

  @Test("what is damaged", arguments: damages)
  func damage(_ damage: Damage) throws {
    let text = try ProjectFiles().read(LessonLintTests.file)
    try #require(text.contains(damage.old))
    let result = lint(text.replacing(damage.old, with: damage.new, maxReplacements: 1))
    #expect(result.status == 1)
    #expect(result.lines.contains { $0.contains(damage.says) }, "\(result.lines)")
  }

  @Test("nothing in a lesson that is whole, and says how much was checked")
  func whole() throws {
    let result = lint(try ProjectFiles().read(LessonLintTests.file))
    #expect(result.status == 0)
    #expect(result.lines.last?.hasSuffix("checks: all hold") == true)
  }

  @Test("that nothing was checked")
  func nothing() {
    #expect(LessonLint(files: MemoryStorage(["lessons/a.txt": ""])).lint([]).status == 1)
    #expect(LessonLint(files: MemoryStorage()).lint(["nowhere"]).status == 1)
    #expect(LessonLint(files: MemoryStorage()).lint(["--fix"]).status == 2)
    let text = "lesson 1\nid a\ntitle.en | a\ntitle.zh | a\n[step a]\nen | a\nzh | a\nzh-of x\n"
    let result = LessonLint(files: MemoryStorage(["lessons/01-a.lesson": text])).lint([])
    #expect(result.lines.contains { $0.contains("nothing is asked") })
  }

  @Test("two lessons of one id")
  func twice() throws {
    let text = try ProjectFiles().read(LessonLintTests.file)
    let files = MemoryStorage([LessonLintTests.file: text, "lessons/05-abcde-tap-e.lesson": text])
    let result = LessonLint(files: files).lint([])
    #expect(result.lines.contains { $0.contains("another lesson has the id 'abcde-tap-e'") })
  }
}
