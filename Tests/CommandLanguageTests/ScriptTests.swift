import Testing

@testable import CommandLanguage

@Suite("Cutting texts into commands")
struct ScriptTests {
  static let scripts: [(String, [ScriptCommand])] = [
    ("", []),
    ("\n\n  \n# a\n", []),
    ("a\nb", [.init(text: "a", line: 1), .init(text: "b", line: 2)]),
    ("\u{FEFF}a\r\n\r\n  b # c \r\n", [.init(text: "a", line: 1), .init(text: "  b # c", line: 3)]),
    ("a {\n # b\n}\nc", [.init(text: "a {\n # b\n}", line: 1), .init(text: "c", line: 4)]),
    ("a \"{\"\nb", [.init(text: "a \"{\"", line: 1), .init(text: "b", line: 2)]),
    ("a # {\nb", [.init(text: "a # {", line: 1), .init(text: "b", line: 2)]),
    ("a #selector(x) {\nb\n}", [.init(text: "a #selector(x) {\nb\n}", line: 1)]),
    ("a \"x\\\nb", [.init(text: "a \"x\\", line: 1), .init(text: "b", line: 2)]),
    ("a; b", [.init(text: "a; b", line: 1)]),
    ("a\n\nb {\nc", [.init(text: "a", line: 1), .init(text: "b {\nc", line: 3)]),
  ]

  @Test("lines are commands, except inside braces", arguments: scripts)
  func commands(_ text: String, _ commands: [ScriptCommand]) {
    #expect(Script.commands(in: text) == commands)
  }

  @Test("after -c a semicolon outside braces, quotes and comments separates too")
  func semicolons() {
    let commands = Script.commands(
      in: "a; b \"x;y\";; c { d; e }\nf # g; h\ni", endingAt: .newlineOrSemicolon)
    #expect(commands.map(\.text) == ["a", "b \"x;y\"", "c { d; e }", "f # g; h", "i"])
    #expect(commands.map(\.line) == [1, 1, 1, 2, 3])
  }

  @Test("an error in a block of code has the line of the file")
  func lines() throws {
    let command = try #require(Script.commands(in: "a\nb {\n c\n").last)
    #expect(command.line(of: Place(row: 2, column: 1)) == 3)
  }

  @Test("a brace that stays open is told by the line on which it was opened")
  func unclosed() throws {
    let command = try #require(
      Script.commands(in: "hit 1 2\n\noverride a hitTest {\n if x {\n }\nhit 1 2\n").last)
    #expect(command.line == 3)
    do {
      _ = try table.request(from: command.text)
      Issue.record("was read")
    } catch {
      #expect(error.fact == .unclosedBrace)
      #expect(command.line(of: error.place) == 3)
      #expect(error.place.column == 20)
    }
  }

  @Test(
    "the prompt asks for more while a brace is open",
    arguments: [
      ("a", false), ("a {", true), ("a { }", false), ("a { \"}\"", true), ("a { // }", true),
      ("a \"{", false),
      ("a # {", false), ("a { }\nb {", true), ("a { { }", true), ("a }", false), ("", false),
      ("a { \"\"\"\n } ", true), ("a { \"\"\"\n } \n\"\"\" }", false),
    ])
  func needsMore(_ text: String, _ expected: Bool) {
    #expect(Script.needsMore(text) == expected)
  }

  @Test(
    "an accent that sits on a sign of the language does not hide it",
    arguments: [
      ("say \"\u{301}{\"", false), ("say \"a\u{600}\" {", true), ("a {\u{301}", true),
      ("a { \u{600}}", false),
    ])
  func accents(_ text: String, _ expected: Bool) {
    #expect(Script.needsMore(text) == expected)
  }

  @Test(
    "braces in strings, characters and comments do not count",
    arguments: [
      "{ \"}\" }", "{ @\"}\" }", "{ '}' }", "{ '\\'' '}' }", "{ // }\n }", "{ /* } /* } */ } */ }",
      "{ \"\\\"}\" }", "{ \"\\(f(\"}\"))}\" }", "{ \"\\(a.map { $0 }) }\" }", "{ #\"\"}\"# }", "{ #\"\\\"# }",
      "{ #\"\\#(f(\")}\"))}\"# }", "{ \"\"\"\n } \" \" }\n \"\"\" }", "{ ##\"}\"#}\"## }", "{ \"\" }",
      "{ # }",
      "{ don't }", "{ \"unclosed\n }", "{ \"\\(unclosed\n }", "{ a \\ }", "{ \"a\\\n}", "{ '\n }",
      "{ #pragma mark - }", "{ {}{{}} }", "{ \"\"\"a\" }", "{ /}", "{ ^(id a) { [b c:@\"\\\\\"]; } }",
    ])
  func blocks(_ code: String) {
    let source = Source(code + " } rest")
    #expect(source.closingBrace(of: 0) == code.count - 1)
  }

  @Test(
    "a block that never closes has no end",
    arguments: ["{", "{ /* }", "{ \"\"\"\n }", "{ { }", "{ \"}", "{ // }"])
  func open(_ code: String) {
    #expect(Source(code).closingBrace(of: 0) == nil)
  }
}
