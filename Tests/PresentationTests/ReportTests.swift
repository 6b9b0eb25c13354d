import CommandLanguage
import Drawing
import Script
import Session
import Testing

@testable import Presentation

@Suite("Errors")
struct ReportTests {
  static let errors: [(command: String, lines: String)] = [
    ("set Q hidden on", "error: no object is called Q\n  set Q hidden on\n      ^"),
    (
      "add X frame 1 2 ten 3",
      "error: expected a number for W, not 'ten'\n  add X frame 1 2 ten 3\n                  ^^^ help add shows how it is written"
    ),
    (
      "set A hiden",
      "error: no property is called 'hiden'; did you mean hidden?\n  set A hiden\n        ^^^^^"
    ),
    ("hideA", "error: unknown command 'hideA'; did you mean hide?\n  hideA\n  ^^^^^"),
    (
      "B",
      "error: unknown command 'B'\n  B\n  ^ that is a view: tap B touches it, info B tells about it"
    ),
    ("vc", "error: unknown command 'vc'\n  vc\n  ^^ that is an object: info vc tells about it"),
    ("frobnicate", "error: unknown command 'frobnicate'\n  frobnicate\n  ^^^^^^^^^^ help lists all commands"),
    (
      "tap",
      "error: expected a number for X or a view, but the line ends\n  tap\n     ^ help tap shows how it is written"
    ),
    (
      "tap 5,5", "error: expected a number for Y, not ','\n  tap 5,5\n       ^ write it so: tap 5 5"
    ),
    (
      "tap (5, 5)",
      "error: expected a number for X or a view, not '('\n  tap (5, 5)\n      ^ write it so: tap 5 5"
    ),
    (
      "why B 5 5",
      "error: '5' is too much here\n  why B 5 5\n        ^ write it so: why B at 5 5"
    ),
    ("why 5 5", "error: '5' is too much here\n  why 5 5\n      ^ write it so: why at 5 5"),
    (
      "set A hidden maybe",
      "error: expected on or off or a property, not 'maybe'\n  set A hidden maybe\n               ^^^^^ usage: set NAME PROPERTY..."
    ),
    (
      "lesson 3",
      "error: unknown command 'lesson'\n  lesson 3\n  ^^^^^^\n  this is a command of lessons, which need the shell: start taptrace lesson"
    ),
    (
      "explain frobnication",
      "error: there is nothing to explain by the name 'frobnication'\n  explain lists the terms, help the commands"
    ),
    (
      "add nothing frame 0 0 9 9",
      "error: no object can be called nothing\n  add nothing frame 0 0 9 9\n      ^^^^^^^\n  commands and code have a meaning for that word of their own: take another name"
    ),
    ("hit 1 2 3", "error: '3' is too much here\n  hit 1 2 3\n          ^ what may follow: 'in'"),
    ("trace", "error: there is no event yet to look at\n  make one: tap X Y or hit X Y"),
    ("move A to B", "error: A cannot be put into B, which stands inside it\n  move A to B\n       ^"),
    (
      "add A frame 0 0 1 1",
      "error: the name A is taken\n  add A frame 0 0 1 1\n      ^ take another name, or rename or remove the one that has it"
    ),
    ("remove app", "error: app cannot be removed: the rest depends on it\n  remove app\n         ^^^"),
    ("touch up", "error: finger 1 is not down"),
    ("redo", "error: there is nothing left to redo"),
    ("load x", "error: there is no file x"),
    (
      "let x = 1 2",
      "error: '1 2' is no value\n  let x = 1 2\n          ^^^\n  a value is a number, yes or no, point X Y, size W H, rect X Y W H, insets T L\n    B R, transform A B C D TX TY, \"text\", .symbol, nil, a name, or views A B"
    ),
    ("expect hit B at 1 1", "error: the hit view at 1 1 is view, not B, because A.pointInside said no"),
    ("expect received B.touchesBegan", "error: B.touchesBegan was called never, expected at least once"),
    (
      "expect chain B = A",
      "error: the responder chain from B is not the expected one\n  expected: A\n  actual: B A view vc window scene app delegate"
    ),
  ]

  @Test("say what is so, where, and what to do", arguments: errors)
  func english(_ error: (command: String, lines: String)) {
    var shell = Shell(scene: overflow)
    #expect(shell.type(error.command).joined(separator: "\n") == error.lines)
  }

  @Test("stand in Chinese, too", arguments: errors)
  func chinese(_ error: (command: String, lines: String)) throws {
    var shell = Shell(scene: overflow, language: .chinese)
    let first = try #require(shell.type(error.command).first)
    #expect(first.hasPrefix("error: "))
    #expect(first.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(first)")
  }

  @Test("carets stand right under wide characters and behind tabs")
  func carets() {
    var shell = Shell("add 按钮 frame 0 0 10 10")
    #expect(
      shell.type("set 按钮 alpha 一半") == [
        "error: expected a number for N, not '一半'", "  set 按钮 alpha 一半",
        "                 ^^^^ usage: set NAME PROPERTY...",
      ])
    #expect(
      shell.type("set\t按扭 hidden") == [
        "error: no object is called 按扭", "  set 按扭 hidden", "      ^^^^",
      ])
  }

  @Test(
    "a word of any length is quoted by its beginning and its end",
    arguments: [
      "WORD", "tap WORD", "tap 5 WORD", "set WORD hidden", "set A WORD", "set A hidden on WORD", "add B WORD",
      "add A frame 0 0 1 1 as WORD", "option WORD", "option ios WORD", "explain WORD", "help WORD",
      "expect hit WORD", "override A WORD = 1", "override A hitTest WORD",
      "restore A WORD", "action A WORD", "let x = WORD 1", "def WORD", "load WORD", "import WORD", "fix WORD",
    ], ["x", "漢"])
  func longWords(command: String, letter: String) {
    var shell = Shell(scene: overflow)
    let word = String(repeating: letter, count: 3_000)
    for lang in ["en", "zh-Hans"] {
      _ = shell.type("lang \(lang)")
      let lines = shell.type(command.replacing("WORD", with: word))
      let isCut = lines.contains { $0.contains("…") } && lines.allSatisfy { $0.count < 400 }
      #expect(isCut, "\(lines.map { $0.prefix(100) })")
    }
  }

  @Test("a long line is cut so that the place is seen")
  func longLine() throws {
    var shell = Shell(width: 60)
    let lines = shell.type("add A frame 0 0 10 10 text \"\(String(repeating: "long ", count: 40))\" alpha x")
    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { $0.columns <= 60 })
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Array(lines[1])[column] == "x")
  }

  @Test("the heading tells the file and line, or the line and column")
  func headings() {
    var shell = Shell()
    #expect(
      shell.type("set Q hidden", from: .file("x.tap", line: 7))[0] == "x.tap:7: error: no object is called Q")
    #expect(shell.type("set Q hidden on", from: .transcript) == ["1:5: error: no object is called Q"])
    #expect(shell.type("redo", from: .transcript) == ["error: there is nothing left to redo"])
  }

  @Test("a mistake in code stands at its place in the command")
  func code() {
    let command = "override A hitTest {\n  let x = )\n}"
    let code = "\n  let x = )\n"
    let start = code.utf8.count - 2
    let mistake = Mistake(.expected(.expression, found: ")"), at: SourceRange(start, start + 1))
    let problem = Problem(.mistake(mistake, in: code), at: Place(column: 21))
    let lines = Presenter().messages(
      for: problem, text: command, from: .file("x.tap", line: 3), in: Session())
    #expect(
      lines.map(\.plain) == [
        "x.tap:4: error: expected a value, not ')'", "    let x = )", "            ^",
      ])
  }

  @Test("both languages say it one after the other, with one place")
  func both() {
    var shell = Shell(language: .both)
    #expect(
      shell.type("set Q hidden") == [
        "error: no object is called Q", "error: 没有名为 Q 的对象", "  set Q hidden", "      ^",
      ])
  }

  @Test("a script that fails tells its own line")
  func script() {
    struct One: Files {
      func read(_ path: String) throws(FileTrouble) -> String { "add A frame 0 0 1 1\nset Q hidden\n" }
      func write(_ text: String, to path: String) throws(FileTrouble) { throw .denied }
    }
    var shell = Shell()
    shell.session.files = One()
    #expect(
      shell.type("run x.tap") == [
        "A: UIView (0 0; 1 1) in view", "x.tap:2: error: no object is called Q", "  set Q hidden", "      ^",
      ])
  }

  @Test("`expect error` finds its text in every language", arguments: ["no object is called Q", "没有名为 Q"])
  func expectError(text: String) {
    var shell = Shell("set Q hidden")
    #expect(shell.type("expect error \"\(text)\"") == [])
  }
}

@Suite("Faults of code")
struct FaultTests {
  static let faults: [(code: String, english: String, chinese: String)] = [
    (
      "hitTest = 5", "error: A.hitTest, line 1: it answered a number; it must answer a view or nil",
      "error: A.hitTest 第 1 行：它返回了数字，而它必须返回视图或 nil"
    ),
    (
      "hitTest { return subviews[7] }", "error: A.hitTest, line 1: index 7 of 0: the list is empty",
      "error: A.hitTest 第 1 行：下标 7 越界，共 0 个：列表是空的"
    ),
    (
      "hitTest { if slop > other { return nil }; return self }",
      "error: A.hitTest, line 1: slop and other are not known here",
      "error: A.hitTest 第 1 行：这里不认识 slop, other"
    ),
    (
      "hitTest { return self.hitTest(point, with: event) }",
      "error: A.hitTest asked for itself again, 64 calls deep", "error: A.hitTest 又调用了它自己，已嵌套 64 层"
    ),
  ]

  @Test("are told in both languages, with the line and what to do", arguments: faults)
  func told(_ fault: (code: String, english: String, chinese: String)) {
    for (language, wanted) in [(Language.english, fault.english), (.chinese, fault.chinese)] {
      var shell = Shell("add A frame 0 0 100 100", "override A \(fault.code)", language: language, width: 100)
      #expect(shell.type("hit 5 5").first == wanted)
    }
  }

  @Test("a heading with a file and line stays on one line")
  func oneLine() {
    var shell = Shell("add A frame 0 0 100 100", "override A hitTest = 5", width: 60)
    #expect(
      shell.type("hit 5 5", from: .file("x.tap", line: 3))[0]
        == "x.tap:3: error: A.hitTest, line 1: it answered a number; it must answer a view or nil")
  }

  @Test("overrides that need names say what to type")
  func needs() {
    var shell = Shell("add A frame 0 0 100 100")
    let lines = shell.type("override A hitTest { if slop > 3 { return nil }; return self }")
    #expect(lines[0] == "A overrides hitTest")
    #expect(lines.contains("  slop  a number  line 1  let A.slop = ?"))
    #expect(shell.type("needs A").contains("  slop  a number  line 1  let A.slop = ?"))
    _ = shell.type("let A.slop = 2")
    #expect(shell.type("needs A") == ["nothing is needed: all names are known"])
  }
}
