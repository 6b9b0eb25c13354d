import Session
import Testing

@testable import Teaching

/// Progress as text: what is written is read as it was.
@Suite("Progress as text")
struct ProgressTextTests {
  private func holds(_ text: String) throws {
    let progress = try #require(Progress(text: "taptrace progress 1\n" + text))
    #expect(Progress(text: progress.text) == progress, "\(progress.text)")
  }

  @Test(
    "is read as it was written, whatever stood in the file",
    arguments: [
      // What the fuzzer has found: an empty line among the kept ones.
      "done f\u{FFFD}\u{0}\u{0}\u{0}-t tap est \n{> return nil\n> }\nat abcde-tap-bhe wre\n> hide C\n> \n{> return nil5\n",
      "own\n> add A {\n> \n>\n", "own\n> add A {\n>\n> }\n> hide A", "own\n> a {\nown\n> b\n", "done a b\r",
      "done a b\r\r",
      "own\n> hide A\r", "own\n> a\rb\n> \u{301}x\n>\u{301}\n",
      "did a b\n> import -\n> <UIView>\n> \n> hide A\n",
      "did a b\n> import -\n> <UIView>\n", "at a b\n> x\nat c d\n> y\n> \t\n",
      "did a b\ndid a b\n> x\ndid a b\n> y\n",
      "own\n> \u{85}\n> a\u{2028}\n", "review 1 2 3 4 5 6 7\nreview 1\n", "own\nown x\n> y\n",
    ])
  func atRest(text: String) throws { try holds(text) }

  @Test("is read as it was written, whatever a fuzzer would make of it", arguments: 0..<60)
  func random(seed: UInt64) throws {
    let pieces = [
      "done", "did", "own", "at", "review", "> ", ">", "\n", "\n", "\n", "\n> ", "{", "}", " ", " ", "a", "b",
      "\r", "\r\n",
      "\u{301}", "\u{0}", "import -", "\"", "/*", "*/", "1", "\t", "\u{FFFD}",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var text = ""
    for _ in 0..<80 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      text += pieces[Int(state >> 33) % pieces.count]
    }
    try holds(text)
  }

  @Test("a command of several lines comes back whole, a pasted dump with its end")
  func entries() throws {
    var progress = Progress()
    progress.own = ["override A {\n\n}", "import -\n<UIView: 0x1>\n", "hide A"]
    #expect(Progress(text: progress.text) == progress)
  }
}

/// Files of which one cannot be read.
private final class OddStorage: Storage, @unchecked Sendable {
  let trouble: FileTrouble
  init(_ trouble: FileTrouble) { self.trouble = trouble }
  func read(_ path: String) throws(FileTrouble) -> String { throw trouble }
  func write(_ text: String, to path: String) throws(FileTrouble) { throw trouble }
  func names(in directory: String) throws(FileTrouble) -> [String] { throw .absent }
  func remove(_ path: String) throws(FileTrouble) {}
}

@Suite("What lint and test say of files that cannot be read")
struct UnreadableTests {
  @Test(
    "that a file is no text, too large or protected is said; that it is not there only where it is not",
    arguments: [
      (FileTrouble.notText, "is no text"), (.tooLarge(limit: 9), "larger than 9 bytes"),
      (.denied, "may not be read"),
      (.absent, "no such file"),
    ])
  func told(trouble: FileTrouble, says: String) {
    for path in ["x", "x.lesson"] {
      let lint = LessonLint(files: OddStorage(trouble)).lint([path])
      #expect(lint.status == 1)
      #expect(lint.lines.contains { $0.contains(says) && $0.contains(path) }, "\(lint.lines)")
    }
    let test = TranscriptCommand(files: OddStorage(trouble)) {
      TranscriptShell($0, files: $1, course: .embedded)
    }
    .test(["x.transcript"])
    #expect(test.status == 1)
    #expect(test.lines.contains { $0.contains(says) && $0.contains("x.transcript") }, "\(test.lines)")
  }
}
