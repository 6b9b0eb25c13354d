import Foundation
import Testing

@testable import Script

private let none = KnownNames(
  isOwnMember: { _ in false }, isMember: { _ in true }, isFunction: { _ in false }, isType: { _ in false })

private func check(_ mistake: Mistake, in text: String) {
  #expect(mistake.range.start >= 0 && mistake.range.start <= text.utf8.count)
  #expect(mistake.range.end >= mistake.range.start && mistake.range.end <= text.utf8.count)
  _ = Source(text).excerpt(at: mistake.range)
}

/// Does all that is done with what was read.
private func use(_ paste: Paste) {
  for method in paste.methods + paste.helpers {
    _ = CodePrinter(.swift).text(of: method)
    _ = CodePrinter(.objectiveC).text(of: method)
  }
  _ = NameAnalysis.report(on: paste, known: none)
}

/// Reads whole methods.
private func readOne(_ text: String) {
  do { use(try CodeReader.methods(in: text)) } catch { check(error, in: text) }
}

/// Reads a text in every way there is.
private func readEverything(_ text: String) {
  readOne(text)
  do { use(try CodeReader.statements(text, for: .hitTest)) } catch { check(error, in: text) }
  do { use(try CodeReader.expression(text, for: .pointInside)) } catch { check(error, in: text) }
  do { _ = try CodeReader.definition(text) } catch { check(error, in: text) }
}

/// Runs something on a thread with a small stack.
private func onSmallStack(_ bytes: Int = 1024 * 1024, _ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = bytes
  thread.start()
  done.wait()
}

@Suite("Whatever is pasted, nothing crashes")
struct RobustnessTests {
  static let deep: [(String, String, String)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("!", "a", ""), ("-", "a", ""), ("{ ", "", " }"), ("f(", "1", ")"),
    ("a[", "1", "]"),
    ("a ? b : ", "c", ""), ("a ?? ", "c", ""), ("a.", "b", ""), ("a + ", "b", ""), ("a = ", "b", ""),
    ("if a { ", "", " }"),
    ("if a { } else ", "{ }", ""), ("\"\\(", "a", ")\""), ("[a ", "b", "]"), ("[[a b] ", "c", "]"),
    ("(UIView *)", "a", ""),
    ("^{ ", "", " };"), ("a.f { ", "1", " }"), ("let a: [", "T", "]"), ("let a: (", "T", ") -> U"),
    ("/* ", "", " */"),
    ("case ", "1", ""), ("switch a { case 1: ", "", " }"), ("@[", "1", "]"), ("{", "", "};"),
    ("a as ", "T", ""),
    ("for a in b { ", "", " }"), ("while (a) ", "b;", ""), ("a!", "", ""), ("a?", ".b", ""), ("++", "a", ""),
    ("*", "a", ""),
    ("#if os(iOS)\n", "a", "\n#endif"), ("let (", "a", ") = b"), ("f(a: ", "1", ")"), ("a<", "b", ">"),
    ("\\.", "a", ""),
    ("return ", "a", ""), ("do { ", "", " } while (a);"), ("sizeof(", "a", ")"), ("a ?: ", "b", ""),
    ("x: for ", "", ""),
    ("- (", "", ")"), ("func ", "a", "()"), ("{ [", "a", "] in }"), ("if case (", "a", ") = b { }"),
    ("a && ", "b", ""), ("a()", "", ""), ("a() { }", "", ""), ("a..<", "b", ""), ("a == ", "b", ""),
    ("a, ", "b", ""),
  ]

  @Test("ten thousand levels are a mistake and no overflow", arguments: deep.indices)
  func deepNesting(_ index: Int) {
    let (opening, middle, closing) = RobustnessTests.deep[index]
    onSmallStack {
      for count in [45, 60, opening.utf8.count < 4 ? 10_000 : 1_000] {
        let text =
          String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
        // The longest texts are read one way only: what is too deep for it is too deep for all.
        if count < 100 { readEverything(text) }
        readOne("- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e { return \(text); }")
        readOne("override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n\(text)\n}")
      }
    }
  }

  @Test(
    "every beginning of a case", .enabled(if: !SharedFiles.overrides.isEmpty),
    arguments: SharedFiles.overrides)
  func truncated(_ one: SharedFiles.Override) {
    let bytes = Array(one.code.utf8)
    for length in stride(from: 0, to: bytes.count, by: 3) {
      readEverything(String(decoding: bytes[..<length], as: UTF8.self))
    }
  }

  @Test(
    "random bytes in a case", .enabled(if: !SharedFiles.overrides.isEmpty), arguments: SharedFiles.overrides)
  func damaged(_ one: SharedFiles.Override) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let original = Array(one.code.utf8)
    let pieces: [String] = [
      "{", "}", "(", ")", "[", "]", "\"", "@", "#", "\\(", "//", "/*", "*/", "?", "!", ".", "..<", "&lt;",
      "“", "；", "\n",
      "\u{0}", "é", "\u{FF}", "func", "- (", "->", "^", "let ", "if ", "<", ">", ":", "::", "'", "`", "$0",
      "0x", "1e",
    ]
    for _ in 0..<60 {
      var bytes = original
      for _ in 0...next(3) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(next(256))
        default: bytes.insert(contentsOf: Array(pieces[next(pieces.count)].utf8), at: place)
        }
      }
      readEverything(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("every hundredth beginning of an article", .enabled(if: !SharedFiles.seeds.isEmpty))
  func truncatedArticles() {
    for (_, text) in SharedFiles.seeds {
      let bytes = Array(text.utf8)
      for length in stride(from: 0, to: bytes.count, by: 997) {
        readEverything(String(decoding: bytes[..<length], as: UTF8.self))
      }
    }
  }

  @Test("every byte and every pair of marks alone")
  func shortTexts() {
    let marks = (0x20..<0x7F).map { String(Unicode.Scalar(UInt8($0))) }
    for first in marks {
      readEverything(first)
      for second in marks { readEverything(first + second) }
    }
  }
}
