import Presentation
import Session
import Testing

@testable import Teaching

@Suite("Lessons as Markdown")
struct ReadingTests {
  /// What `taptrace test` says of a document.
  private func failures(_ text: String, course: Course) -> [String] {
    let files = MemoryStorage(["a.md": text])
    return TranscriptCommand(files: files) { TranscriptShell($0, files: $1, course: course) }
      .failures(ofFile: "a.md")
  }

  @Test(
    "a lesson is read with the session of someone who does it, which holds when it is checked",
    arguments: Language.allCases)
  func read(language: Language) {
    var shell = Kinds.shell()
    shell.language = language
    let text = shell.type("lesson kinds --read")
    #expect(text.hasPrefix(language == .chinese ? "# 各种步骤" : "# All kinds of steps"))
    #expect(text.contains("taptrace> override A pointInside subviews\n"))
    #expect(text.contains("taptrace> expect hit B at 120 80\n"))
    #expect(text.contains("continued"))
    #expect(failures(text, course: Kinds.course).isEmpty, "\(failures(text, course: Kinds.course))")
  }

  @Test("every lesson of the project can be read and checked")
  func all() {
    var shell = LessonShell(
      course: ProjectFiles.course, session: .spoken(),
      progress: ProgressFile(storage: MemoryStorage(), path: "p"))
    for lesson in ProjectFiles.course.lessons {
      let said = failures(shell.type("lesson \(lesson.id) --read"), course: ProjectFiles.course)
      #expect(said.isEmpty, "\(lesson.id): \(said)")
    }
  }

  @Test("a block that goes on has the session of the one before; others begin anew")
  func continued() {
    let text = """
      ```taptrace
      taptrace> add A frame 0 0 50 50
      A: UIView (0 0; 50 50) in view
      ```
      ```taptrace continued
      taptrace> hit 10 10 in A
      A is hit at (10, 10) in A
      ```
      """
    #expect(!failures(text.replacing(" continued", with: ""), course: Kinds.course).isEmpty)
    let said = failures(text, course: Kinds.course)
    #expect(!said.contains { $0.contains("no object is called A") })
  }

  @Test("notes tell what was done and learnt, and hold when they are checked")
  func notes() throws {
    let storage = MemoryStorage()
    var shell = Kinds.shell(storage)
    #expect(shell.type("notes").contains("No step is done yet"))
    shell.type(
      "lesson 1.2", "B", "lesson 1.6", "hint", "set S alpha 0.5", "override A hitTest overflow",
      "notes mine.md")
    let text = try storage.read("mine.md")
    #expect(text.hasPrefix("# What I did and learnt\n"))
    #expect(text.contains("Bounds decide.") && text.contains("taptrace> override A hitTest overflow"))
    #expect(failures(text, course: Kinds.course).isEmpty, "\(failures(text, course: Kinds.course))")
    // They outlive the shell, and a lesson that is forgotten leaves them.
    var later = Kinds.shell(storage)
    #expect(later.type("notes").contains("taptrace> override A hitTest overflow"))
    later.type("progress forget kinds")
    #expect(later.type("notes").contains("No step is done yet"))
  }
}

@Suite("Recording")
struct RecorderTests {
  private func failures(_ text: String) -> [String] {
    let files = MemoryStorage(["a.transcript": text])
    return TranscriptCommand(files: files) { TranscriptShell($0, files: $1, course: Kinds.course) }
      .failures(ofFile: "a.transcript")
  }

  @Test("writes a transcript that holds, with what led there and the words written out")
  func holds() throws {
    let storage = MemoryStorage()
    var shell = Kinds.shell(storage)
    shell.session.abbreviations = .accepted
    shell.type(
      "add A frame 0 0 50 50", "hide A", "record bug.transcript", "sho A", "tap Q", "less 1.6", "hint",
      "hide S")
    let text = try storage.read("bug.transcript")
    #expect(text.contains(">  hide A\n") && text.contains(">  show A\n") && text.contains(">  lesson 1.6\n"))
    #expect(text.contains("!  1:5: error: no object is called Q\n?  1\n"))
    #expect(failures(text).isEmpty, "\(failures(text))")
    #expect(shell.type("record off").contains("bug.transcript"))
    shell.type("hide B")
    #expect(try storage.read("bug.transcript") == text)
    #expect(shell.type("record off").contains("nothing is being recorded"))
  }

  @Test("begun within a lesson leads there, one's own scene first")
  func lesson() throws {
    let storage = MemoryStorage()
    var shell = Kinds.shell(storage)
    shell.type("add mine frame 0 0 50 50", "lesson 1.6", "hide S", "record in.transcript", "leave", "list")
    let text = try storage.read("in.transcript")
    #expect(text.contains("mine"))
    #expect(failures(text).isEmpty, "\(failures(text))")
  }
}

@Suite("The parts of the course")
struct CoursePartTests {
  @Test("stand in the menu with what is done and what is next; lessons of no part come last")
  func menu() {
    let parts = CoursePart.read("# c\nOne\t一\tkinds\nTwo\t二\tnone\n", path: "parts.tsv").parts
    var other = Kinds.lesson
    (other.id, other.number) = ("other", 2)
    let course = Course(lessons: [Kinds.lesson, other], parts: parts)
    var shell = LessonShell(
      course: course, session: .spoken(), progress: ProgressFile(storage: MemoryStorage(), path: "p"))
    let text = shell.type("lesson")
    #expect(text.contains("One  0 of 1 done\n  next   01  kinds"))
    #expect(!text.contains("Two"))
    #expect(text.contains("         02  other"))
    #expect(text.hasSuffix("next: lesson kinds\n"))
  }

  @Test("lines that are none, and ids that stand twice, are told")
  func faults() {
    let faults = CoursePart.read("One\t一\na\tb\tx x\n", path: "parts.tsv").faults
    #expect(faults.map(\.line) == [1, 2])
  }

  @Test("a lesson that stands in no part is a fault of the course")
  func lint() throws {
    let files = MemoryStorage([
      "l/01-kinds.lesson": Kinds.text, "l/parts.tsv": "One\t一\tother\n",
    ])
    let lines = LessonLint(files: files).lint(["l"]).lines
    #expect(lines.contains { $0.contains("stands in no part of l/parts.tsv") })
  }
}

@Suite("Terms that are explained")
struct TopicTests {
  static let lessons = [
    "first-tap", "two-questions", "abcde-tap-b", "abcde-tap-e", "front-to-back", "dead-views",
    "outside-the-parent",
    "coordinates", "write-hittest", "point-inside", "super-or-not", "window-only", "tab-bar-overflow",
    "tab-bar-centre", "beyond-bounds", "popup-button", "hot-area", "responders", "chain",
    "super-and-superview",
    "controllers", "one-finger", "two-fingers", "cancelled", "from-glass-to-view", "other-events",
    "gesture-first",
    "cancels-touches", "button-events", "button-with-tap", "tap-on-superview", "double-or-single",
    "scroll-view",
    "dead-button", "see-through-overlay", "second-window", "review",
  ]

  @Test("are some eighty, found by each of their words, and name lessons of the catalogue")
  func words() {
    #expect(Topic.allCases.count >= 60)
    #expect(Set(Topic.allCases.map(\.word)).count == Topic.allCases.count)
    for topic in Topic.allCases {
      #expect(TopicTests.lessons.contains(topic.lesson), "\(topic)")
      #expect(Topic(word: topic.word) == topic)
      for word in topic.others { #expect(Topic(word: word) != nil, "\(word)") }
    }
  }

  @Test("have a lesson that exists, as soon as the course is whole")
  func existing() {
    let ids = ProjectFiles.course.lessons.map(\.id)
    guard ids.count > 35 else { return }
    for topic in Topic.allCases { #expect(ids.contains(topic.lesson), "\(topic): \(topic.lesson)") }
  }

  @Test("have two or three sentences in both languages, and an example that runs", arguments: Topic.allCases)
  func whole(topic: Topic) {
    var session = Session.spoken()
    #expect(!topic.example.isEmpty)
    for command in topic.example {
      let reply = session.run(command)
      #expect(reply?.isFine == true, "\(command)")
    }
    guard let reply = session.run("explain \(topic.word)") else { return }
    let english = Presenter(language: .english).page(for: reply, in: session).lines.map(\.plain)
    let chinese = Presenter(language: .chinese).page(for: reply, in: session).lines.map(\.plain)
    let end = { (lines: [String], mark: String) in lines.firstIndex { $0.hasPrefix(mark) } ?? 0 }
    let texts = (
      english[..<end(english, "Try")].joined(separator: " "), chinese[..<end(chinese, "试一试")].joined()
    )
    #expect(texts.0.filter { ".:;?".contains($0) }.count >= 2, "\(texts.0)")
    #expect(texts.1.contains("。") && texts.1.unicodeScalars.contains { $0.value > 0x4E00 })
  }

  @Test(
    "are found by words that are nearly right",
    arguments: [
      ("hitest", "hitTest"), ("respondr chain", "responderChain"), ("touchs", "touch"),
      ("gesturerec", "gesture"),
    ])
  func near(word: String, topic: String) {
    #expect(Topic(word: word) == nil)
    #expect(Topic.nearest(to: word) == topic)
  }
}
