import Testing

@testable import Teaching

@Suite("The difference of two texts")
struct TextDiffTests {
  /// A diff as letters: kept, removed, added lines.
  private func sketch(_ old: String, _ new: String) -> String {
    let (old, new) = (old.map { String($0) }, new.map { String($0) })
    return TextDiff(from: old, to: new).lines.map { line in
      switch line {
      case .kept(let place, _): old[place]
      case .removed(let place): "-" + old[place]
      case .added(let place): "+" + new[place]
      }
    }.joined(separator: " ")
  }

  @Test(
    "keeps the longest common part and puts removed lines before added ones",
    arguments: [
      ("", "", ""), ("abc", "abc", "a b c"), ("", "ab", "+a +b"), ("ab", "", "-a -b"),
      ("abc", "axc", "a -b +x c"), ("abcd", "acbd", "a -b c +b d"), ("aab", "ab", "a -a b"),
      ("xaby", "pabq", "-x +p a b -y +q"),
    ])
  func lines(old: String, new: String, expected: String) {
    #expect(sketch(old, new) == expected)
  }

  @Test("from it, either text can be made again")
  func bothTexts() {
    let alphabet = ["a", "b"]
    var texts: [[String]] = [[]]
    for _ in 0..<4 { texts += texts.flatMap { text in alphabet.map { text + [$0] } } }
    for old in texts.prefix(40) {
      for new in texts.suffix(40) {
        let diff = TextDiff(from: old, to: new)
        let olds = diff.lines.compactMap { line -> String? in
          switch line {
          case .kept(let place, _), .removed(let place): old[place]
          case .added: nil
          }
        }
        let news = diff.lines.compactMap { line -> String? in
          switch line {
          case .kept(_, let place), .added(let place): new[place]
          case .removed: nil
          }
        }
        #expect(olds == old && news == new)
        #expect(diff.isEmpty == (old == new))
      }
    }
  }

  @Test("names the first column that differs, in characters")
  func columns() {
    #expect(TextDiff.firstDifferingColumn("abc", "abd") == 3)
    #expect(TextDiff.firstDifferingColumn("abc", "ab") == 3)
    #expect(TextDiff.firstDifferingColumn("视图", "视野") == 2)
    #expect(TextDiff.firstDifferingColumn("abc", "abc") == nil)
  }
}
