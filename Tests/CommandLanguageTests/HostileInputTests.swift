import Testing

@testable import CommandLanguage

/// Numbers that look random and are the same on every run (SplitMix64).
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(sides))
  }
}

@Suite("Hostile input: no crash, no hang, places inside the text")
struct HostileInputTests {
  /// Reads, splits and completes; every place that is told must lie within the text or right after it.
  private func survive(_ text: String) {
    let count = text.count
    for command in Script.commands(in: text, endingAt: .newlineOrSemicolon) {
      do {
        _ = try table.request(from: command.text, abbreviations: .accepted)
      } catch {
        #expect(error.place.offset >= 0 && error.place.offset <= command.text.count)
        #expect(error.place.column >= 1 && error.place.row >= 1 && error.place.length >= 1)
        _ = error.place.excerpt(of: command.text)
      }
    }
    _ = Script.needsMore(text)
    let completion = table.completion(of: text, at: count / 2, names: CompletionTests.names)
    #expect(completion.start >= 0 && completion.start + completion.prefix.count <= count)
  }

  @Test("bytes of any kind", arguments: 0..<8)
  func bytes(_ seed: Int) {
    var dice = Dice(state: UInt64(seed))
    for _ in 0..<150 {
      let bytes = (0..<dice.roll(80)).map { _ in UInt8(dice.roll(256)) }
      survive(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("pieces of the language in any order", arguments: 0..<8)
  func pieces(_ seed: Int) {
    let pieces =
      table.commands.flatMap { $0.examples.flatMap { $0.split(separator: " ").map(String.init) } }
      + [
        "{", "}", "\"", "\\", "'", "#", "\n", "\r\n", ";", ",", "=", "->", "(", ")", "\"\"\"", "/*", "//",
        "\\(",
      ]
      + ["\u{301}", "\u{200D}", "按", "-", ".", "..", "\u{FEFF}", "\t"]
    var dice = Dice(state: UInt64(1000 + seed))
    for _ in 0..<150 {
      let count = dice.roll(20)
      let words = (0..<count).map { _ in pieces[dice.roll(pieces.count)] }
      survive(words.joined(separator: dice.roll(3) == 0 ? "" : " "))
    }
  }

  @Test("every example, cut off and damaged at every place")
  func damaged() {
    for example in table.commands.flatMap(\.examples) {
      for cut in 0...example.count {
        survive(String(example.prefix(cut)))
        survive(String(example.prefix(cut)) + "\"" + example.dropFirst(cut))
        survive(String(example.prefix(cut)) + "{" + example.dropFirst(cut))
      }
    }
  }

  @Test(
    "a great deal of the same",
    arguments: [
      "{", "}", "\"", "'", "#", "(", "\\(", "\"\\(", "/*", "#\"", "a.", "-", "set box alpha 1 ", ",", "'\\",
      "\n",
    ])
  func long(_ piece: String) {
    let text = String(repeating: piece, count: 4000)
    survive(text)
    survive("override a hitTest {" + text)
    survive("override a hitTest = " + text)
    survive("set box " + String(repeating: "hidden ", count: 500) + text)
  }
}
