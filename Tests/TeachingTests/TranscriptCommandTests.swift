import Testing

@testable import Teaching

@Suite("taptrace test")
struct TranscriptCommandTests {
  private func test(_ files: [String: String], _ arguments: String..., isCI: Bool = false)
    -> (lines: [String], status: Int, files: [String: String])
  {
    let storage = MemoryStorage(files)
    let result = TranscriptCommand(parrotsOver: storage, isCI: isCI).test(arguments)
    return (result.lines, result.status, storage.texts)
  }

  @Test("finds transcripts in folders and passes when all is as written")
  func passes() {
    let result = test([
      "transcripts/a/one.transcript": ">  say a\n|  a\n=  expect 1 said\n",
      "transcripts/two.transcript": ">  fail x\n!  x\n?  1\n", "transcripts/notes.txt": "no transcript",
    ])
    #expect(result.lines == ["2 files, 2 commands, 1 pins: all as written"])
    #expect(result.status == 0)
  }

  @Test(
    "tells every failure of a file: place, command, what was expected, what is so, and how to run it again")
  func failures() {
    let result = test(
      ["t/a.transcript": ">  say abc\n|  abd\n\n>  fail x\n!  x\n>  quiet\n|  loud\n=  expect 9 said\n"], "t")
    #expect(
      result.lines == [
        "t/a.transcript:1: say abc", "- |  abd", "+ |  abc", "  first difference: column 3",
        "  again: taptrace test t/a.transcript",
        "t/a.transcript:4: fail x", "+ ?  1", "  again: taptrace test t/a.transcript",
        "t/a.transcript:6: quiet", "- |  loud", "  again: taptrace test t/a.transcript",
        "t/a.transcript:8: = expect 9 said", "+ error: 3 said", "  again: taptrace test t/a.transcript",
        "1 file, 3 commands, 1 pins: 1 failed",
      ])
    #expect(result.status == 1)
  }

  @Test("accepts new output: only lines that differ change, and an empty command is filled in")
  func update() {
    let before = """
      #  phase one
      >  say a/b/c
      |  a
      # between
      |  x
      |  c

      >  fail y
      #  the end
      =  expect 2 said
      """
    let result = test(["a.transcript": before + "\n"], "a.transcript", "--update")
    #expect(
      result.files["a.transcript"] == """
        #  phase one
        >  say a/b/c
        |  a
        # between
        |  b
        |  c

        >  fail y
        !  y
        ?  1
        #  the end
        =  expect 2 said

        """)
    #expect(result.status == 0)
    #expect(result.lines.contains("a.transcript: updated, 3 lines in, 1 out"))
    #expect(result.lines.contains("+ |  b"))
    let again = test(result.files, "a.transcript")
    #expect(again.status == 0)
  }

  @Test(
    "accepts nothing where a pin fails, where changes meet, and on a build server",
    arguments: [
      (">  say a\n=  expect 7 said\n", false), (">  say a\n<<<<<<< x\n", false), (">  say a\n", true),
    ])
  func refusals(text: String, isCI: Bool) {
    let result = test(["a.transcript": text], "a.transcript", "--update", isCI: isCI)
    #expect(result.status == 1)
    #expect(result.files["a.transcript"] == text)
  }

  @Test(
    "fails where nothing is checked",
    arguments: [
      (["transcripts/a.transcript": "#  only words\n"], [], "nothing is typed here"),
      (["transcripts/x.txt": ""], [], "no transcript was found"),
      (["transcripts/a.transcript": ">  count\n|  1\n"], ["--filter", "zzz"], "contains 'zzz'"),
      (["a.tap": "# nothing\n"], ["a.tap"], "nothing is typed here"),
      (["a.md": "text\n"], ["a.md"], "no block is fenced"), ([:], ["nowhere"], "no such file"),
    ] as [([String: String], [String], String)])
  func nothing(files: [String: String], arguments: [String], says: String) {
    let result = TranscriptCommand(parrotsOver: MemoryStorage(files)).test(arguments)
    #expect(result.status == 1)
    #expect(result.lines.contains { $0.contains(says) })
  }

  @Test("gives the same answer in any order and with any number of jobs")
  func order() {
    var files: [String: String] = [:]
    for number in 0..<23 { files["t/\(number).transcript"] = ">  count\n|  \(number % 3)\n" }
    let plain = TranscriptCommand(parrotsOver: MemoryStorage(files)).test(["t", "--jobs", "1"])
    for arguments in [["t", "--jobs=7"], ["t", "--shuffle"], ["t", "--shuffle", "9", "--jobs", "3"]] {
      let other = TranscriptCommand(parrotsOver: MemoryStorage(files)).test(arguments)
      #expect(other.lines == plain.lines)
    }
    #expect(Set(TranscriptCommand.order(23, shuffledBy: 1)) == Set(0..<23))
    #expect(TranscriptCommand.order(23, shuffledBy: 1) != TranscriptCommand.order(23, shuffledBy: nil))
    #expect(TranscriptCommand.order(23, shuffledBy: 1) != TranscriptCommand.order(23, shuffledBy: 2))
  }

  @Test("runs scripts: a command that fails must be followed by its expectation")
  func scripts() {
    #expect(test(["a.tap": "say x\nfail y\nexpect error \"y\"\n"], "a.tap").status == 0)
    let failing = test(["a.tap": "say x\nfail y\nsay z\n"], "a.tap")
    #expect(failing.status == 1)
    #expect(failing.lines.first == "a.tap:2: y")
  }

  @Test("updates the blocks of a document in place")
  func documents() {
    let result = test(["a.md": "words\n```taptrace\ntaptrace> say b\nold\n```\nmore\n"], "a.md", "--update")
    #expect(result.files["a.md"] == "words\n```taptrace\ntaptrace> say b\nb\n```\nmore\n")
  }

  @Test("refuses arguments that it does not know with status 2")
  func misuse() {
    #expect(test([:], "--upgrade").status == 2)
    #expect(test([:], "--jobs", "0").status == 2)
  }
}
