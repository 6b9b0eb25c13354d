import Testing

@testable import CommandLanguage

@Suite("Usage, and the soundness of tables")
struct SyntaxTests {
  @Test(
    "a usage line says what is optional, chosen and repeated",
    arguments: [
      (
        "add",
        [
          "add NAME [to PARENT] frame X Y W H [at INDEX|above SIBLING|below SIBLING] [as CLASS] [PROPERTY...]"
        ]
      ),
      ("set", ["set NAME PROPERTY..."]),
      ("window", ["window NAME frame X Y W H [level N] [hidden] [key]"]),
      ("tap", ["tap (X Y [in VIEW]|VIEW) [times N]"]),
      ("list", ["list"]),
      ("def", ["def NAME([PARAM[, PARAM]...]) = EXPRESSION"]),
      (
        "override",
        [
          "override NAME { BODY }", "override NAME METHOD { STATEMENTS }",
          "override NAME METHOD = EXPRESSION",
          "override NAME METHOD PRESET", "override NAME",
        ]
      ),
      (
        "gesture",
        [
          "gesture NAME KIND on VIEW [taps N] [cancels [on|off]]",
          "gesture NAME (requires OTHER|-> print T|-> TARGET.SELECTOR|on|off)",
        ]
      ),
    ])
  func usage(_ name: String, _ lines: [String]) {
    #expect(table.command(named: name)?.usage == lines)
  }

  @Test("a group that repeats stands in parentheses")
  func groups() {
    let pair: [Syntax] = [.word("a"), .slot(Slot("N", .number, .number))]
    #expect(Syntax.usage(of: [.repeated(pair, separator: nil)]) == "(a N)...")
    #expect(Syntax.usage(of: [.choice([pair, [.word("b")]])]) == "a N|b")
  }

  @Test("a sound table has no faults")
  func sound() {
    #expect(table.faults().isEmpty)
  }

  @Test("faults of a table are found")
  func faults() {
    let name: Parameter<Int> = .form(.name("NAME", "view")) { _ in 1 }
    let unsound = CommandTable<Int>([
      Command("a", aliases: ["B"], "", section: "", examples: ["a 3", "b"], forms: [.constant(1)]),
      Command("b", "", section: "", examples: ["b x", "c"], forms: [.choice([name, .literal("none", 2)])]),
      Command("c", "", section: "", examples: [], forms: [.form(.oneOrMore(.flag("x"))) { $0.count }]),
    ])
    let extra = Misreading(.extra("3", near: nil, instead: []), at: Place(column: 3))
    let x = Misreading(.extra("x", near: nil, instead: []), at: Place(column: 3))
    #expect(
      unsound.faults() == [
        .misreadExample("a 3", extra), .duplicateWord("b"), .misreadExample("b x", x),
        .foreignExample("c", command: "b"), .hiddenKeyword("none", command: "b"), .noExample(command: "c"),
        .emptyRepetition(command: "c"),
      ])
  }
}
