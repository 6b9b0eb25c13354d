import Testing

@testable import Teaching

@Suite("Reading a transcript")
struct TranscriptTests {
  private func typed(_ text: String) throws -> [Transcript.Typed] {
    try Transcript.read(text, path: "t").entries.compactMap { entry in
      if case .typed(let typed) = entry { typed } else { nil }
    }
  }

  @Test("types each line by its first character")
  func marks() throws {
    let transcript = try Transcript.read(
      """
      #  a comment
      %% width 60 lang zh-Hans

      >  say a
      |  a
      !  b
      ?  1
      =  expect hit view
      """, path: "t")
    #expect(transcript.settings.width == 60)
    #expect(transcript.settings.language == "zh-Hans")
    #expect(transcript.entries.count == 2)
    guard case .typed(let typed) = transcript.entries[0] else { return #expect(Bool(false)) }
    #expect(typed.text == "say a" && typed.line == 4)
    #expect(typed.shown.map(\.visible) == ["|  a", "!  b", "?  1"])
    #expect(typed.shown.map(\.line) == [5, 6, 7])
    #expect(transcript.entries[1] == .pin(line: 8, "expect hit view"))
  }

  @Test("goes on with a command while its brace is open, indentation kept")
  func braces() throws {
    let commands = try typed(">  override A pointInside {\n>      return true\n>  }\n|  done\n>  say b\n")
    #expect(commands.map(\.text) == ["override A pointInside {\n    return true\n}", "say b"])
    #expect(commands[0].line == 1 && commands[0].lastLine == 3)
    #expect(commands[0].shown.map(\.text) == ["done"])
  }

  @Test("reads files with the line ends of other systems")
  func returns() throws {
    #expect(try typed(">  say a\r\n|  a\r\n").map(\.text) == ["say a"])
  }

  @Test(
    "says on which line a file is no transcript",
    arguments: [
      ("|  a\n", 1, "stands under no"), (">  a\nabc\n", 2, "begins with"),
      (">  a {\n|  b\n", 2, "still open"),
      (">  a {\n", 1, "never closed"), ("=  tap 1 1\n", 1, "a pin is an expectation"),
      (">  a\n?  x\n", 2, "a number"), (">  a\n%% width 60\n", 2, "before the first command"),
      ("%% width 5\n", 1, "from 20 to 1000"), ("%% lang de\n", 1, "en, zh-Hans or both"),
      ("%% colour on\n", 1, "no setting is called 'colour'"), (">  a\n<<<<<<< mine\n", 2, "two changes meet"),
      (">  a\n=======\n", 2, "two changes meet"),
    ])
  func faults(text: String, line: Int, says: String) {
    #expect {
      try Transcript.read(text, path: "t")
    } throws: { error in
      guard let fault = error as? TranscriptFault else { return false }
      return fault.line == line && fault.text.contains(says)
    }
  }

  @Test(
    "writes out what cannot be seen",
    arguments: [
      ("a  ", "a\\s\\s"), ("\ta", "\\ta"), ("\u{1B}[1m", "\\e[1m"), ("  a", "  a"), ("", ""),
      ("  ", "\\s\\s"),
      ("a\\s", "a\\\\s"), ("a\\n", "a\\n"), ("a\\ ", "a\\\\\\s"),
    ])
  func invisible(text: String, written: String) {
    #expect(text.writtenOut == written)
  }
}

@Suite("Transcripts in a document")
struct TranscriptDocumentTests {
  @Test("are its fenced blocks, each a session, with the lines of the document")
  func blocks() throws {
    let transcripts = try TranscriptDocument.read(
      """
      # Title
      ```taptrace width 60
      taptrace> say a/b
      a
      b

      taptrace> f {
      ...> x
      ...> }
      ```
      ```swift
      taptrace> say no
      ```
      ```taptrace
      >  say c
      |  c
      ```
      """, path: "README.md")
    try #require(transcripts.count == 2)
    #expect(transcripts[0].dialect == .prompted && transcripts[0].settings.width == 60)
    guard case .typed(let first) = transcripts[0].entries[0],
      case .typed(let second) = transcripts[0].entries[1],
      case .typed(let third) = transcripts[1].entries[0]
    else { return #expect(Bool(false)) }
    #expect(first.line == 3 && first.shown.map(\.text) == ["a", "b"])
    #expect(second.text == "f {\nx\n}" && second.line == 7 && second.lastLine == 9)
    #expect(third.line == 15 && third.shown.map(\.line) == [16])
  }

  @Test("must be closed")
  func open() {
    #expect(throws: TranscriptFault(line: 2, text: "this block is never closed")) {
      try TranscriptDocument.read("a\n```taptrace\ntaptrace> x\n", path: "t.md")
    }
  }
}
