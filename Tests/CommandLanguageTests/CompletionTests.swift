import Testing

@testable import CommandLanguage

@Suite("Completion")
struct CompletionTests {
  static func names(_ kind: SlotKind, _ prefix: String) -> [Candidate] {
    switch kind {
    case "view", "object": ["box", "btn", "Box"].map { Candidate($0, kind: kind) }
    case "method": ["box.began", "btn.began"].map { Candidate($0, note: "touches", kind: kind) }
    case .file where prefix.hasPrefix("a/"):
      [Candidate("a/b.tap", kind: kind), Candidate("a/c", kind: kind, spaceFollows: false)]
    case .code: ["bounds", "point"].map { Candidate($0, kind: kind, spaceFollows: false) }
    default: []
    }
  }

  static let properties = ["frame", "hidden", "interaction", "clips", "alpha", "tag", "text"]

  // The mark is where the word at the cursor begins; the cursor is at the end.
  static let lines: [(String, [String])] = [
    ("|h", ["help", "hit"]),
    ("  |HI", ["hit"]),
    ("|l", ["list", "let"]),
    ("|ls", ["ls"]),
    ("|hit", ["hit"]),
    ("|zz", []),
    ("hit |", []),
    ("hit 10 20 |", ["in"]),
    ("hit 10 20 |i", ["in"]),
    ("hit 10 20 in |", ["box", "btn", "Box"]),
    ("hit 10 20 in |b", ["box", "btn"]),
    ("hi 10 20 in |bo", ["box"]),
    ("hit ten 20 |", []),
    ("set box |", properties),
    ("set box |T", ["tag", "text"]),
    ("set box hidden |", ["on", "off"] + properties),
    ("set box hidden alpha 1 |f", ["frame"]),
    ("set box text \"|", []),
    ("tap |", ["box", "btn", "Box"]),
    ("tap 1 2 |", ["in", "times"]),
    ("add box frame 0 0 1 1 |a", ["at", "above", "as", "alpha"]),
    ("add box frame 0 0 1 1 at 2 |a", ["as", "alpha"]),
    ("touch 1 down 1 2,|", ["down", "up", "cancel"]),
    ("touch 1 down 1 2, 2 |u", ["up"]),
    ("window w frame 0 0 1 1 key |", ["level", "hidden"]),
    ("window w frame 0 0 1 1 hidden key |l", ["level"]),
    ("gesture t |", ["tap", "pan", "requires", "->", "on", "off"]),
    ("gesture t -> |", ["print"]),
    ("override |bo", ["box"]),
    ("override box |", ["{", "hitTest", "pointInside"]),
    ("override box pointInside |", ["{", "=", "yes", "inset"]),
    ("override box hitTest { return |bou", ["bounds"]),
    ("override box hitTest = |", ["bounds", "point"]),
    ("override box hitTest = bounds.contains(|po", ["point"]),
    ("expect |", ["hit", "chain", "received", "not", "printed"]),
    ("expect hit |n", ["nothing"]),
    ("expect received |box.", ["box.began"]),
    ("expect chain box = box |b", ["box", "btn"]),
    ("help |ov", ["override"]),
    ("save |a/", ["a/b.tap", "a/c"]),
    ("save |a/b", ["a/b.tap"]),
    ("hit 1 2 # |", []),
    ("unknown |", []),
    ("\n# note\n|unk", []),
  ]

  @Test("offers what the grammar admits at the cursor", arguments: lines)
  func candidates(_ marked: String, _ expected: [String]) {
    let line = Marked(marked)
    let completion = table.completion(of: line.text, names: Self.names)
    #expect(completion.candidates.map(\.text) == expected)
    if !expected.isEmpty {
      #expect(completion.start == line.marks[0])
      #expect(completion.prefix == String(line.text.dropFirst(line.marks[0])))
    }
  }

  @Test("takes the text before the cursor alone")
  func cursor() {
    let completion = table.completion(of: "hit 1 2 in b and more", at: 12, names: Self.names)
    #expect(completion.candidates.map(\.text) == ["box", "btn"])
    #expect(table.completion(of: "hit", at: 99, names: Self.names).prefix == "hit")
    #expect(table.completion(of: "hit", at: -1, names: Self.names).prefix.isEmpty)
  }

  @Test("every candidate, put in, brings the line further", arguments: lines)
  func candidatesFit(_ marked: String, _ expected: [String]) {
    let line = Marked(marked)
    for word in expected where word != "{" && !line.text.contains("{") {
      let text = String(line.text.prefix(line.marks[0])) + word + " "
      do {
        _ = try table.request(from: text, abbreviations: .accepted)
      } catch {
        // The line may be unfinished, but what there is of it must be right.
        #expect(error.place.offset >= text.count - 1, "\(text): \(error)")
      }
    }
  }

  @Test("says what a candidate is and what follows it")
  func notes() {
    let words = table.completion(of: "set box ", names: Self.names).candidates
    #expect(words.first == Candidate("frame", note: "X Y W H", kind: "property"))
    let commands = table.completion(of: "li", names: Self.names).candidates
    #expect(commands == [Candidate("list", note: "Lists all.", kind: .command, spaceFollows: false)])
    let last = table.completion(of: "firstresponder n", names: Self.names).candidates
    #expect(last == [Candidate("none", kind: .keyword, spaceFollows: false)])
  }

  @Test(
    "hints at what may still follow",
    arguments: [
      ("hit", "X Y [in VIEW]"), ("hit ", "X Y [in VIEW]"), ("hit 10", "Y [in VIEW]"),
      ("hit 10 ", "Y [in VIEW]"),
      ("hit 10 20 in ", "VIEW"), ("set box al", "A [PROPERTY...]"), ("tap b", "[times N]"), ("hit x ", ""),
      ("window w frame 0 0 1 1 key ", "[level N] [hidden]"), ("list", ""), ("list ", ""),
    ])
  func hints(_ text: String, _ hint: String) {
    #expect(table.completion(of: text, names: Self.names).hint == hint)
  }

  @Test("says which placeholder is next, and whether the command may end")
  func expected() {
    let y = Slot("Y", .number, .number)
    #expect(table.completion(of: "hit 10 ", names: Self.names).expected == [.slot(y)])
    #expect(table.completion(of: "hit 10 20 ", names: Self.names).expected == [.word("in"), .end])
    #expect(
      table.completion(of: "override box ", names: Self.names).expected == [
        .slot(Slot("BODY", .code, .block)),
        .entry("METHOD", "method", admissible: ["hitTest", "pointInside"]), .end,
      ])
  }
}
