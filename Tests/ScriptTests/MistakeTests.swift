import Testing

@testable import Script

private func mistake(_ text: String, _ language: Language) -> Mistake? {
  do {
    _ = try read(text, language)
    return nil
  } catch {
    return error
  }
}

@Suite("What is wrong, and where")
struct MistakeTests {
  /// The place is marked with ⟨ in the text.
  @Test(
    "the first mistake is told with its place",
    arguments: [
      (Language.swift, "let a = ⟨", Mistake.Fact.expected(.expression, found: "")),
      (.swift, "let a = ⟨)", .expected(.expression, found: ")")),
      (.swift, "a ⟨b", .expected(.separator, found: "b")),
      (.swift, "if a ⟨b { }", .expected(.symbol("{"), found: "b")),
      (.swift, "guard a ⟨{ return }", .expected(.symbol("else"), found: "{")),
      (.swift, "for a ⟨of b { }", .expected(.symbol("in"), found: "of")),
      (.swift, "for ⟨3 in b { }", .expected(.name, found: "3")),
      (.swift, "let a: ⟨= 3", .expected(.type, found: "=")),
      (.swift, "switch a { ⟨b() }", .expected(.caseLabel, found: "b")),
      (.swift, "a.⟨3x", .badNumber("3x")), (.swift, "⟨3 = a", .notAssignable),
      (.swift, "⟨f() = a", .notAssignable),
      (.swift, "a(⟨", .unclosed(")", .call, opened: SourceRange(1, 2), found: "")),
      (.swift, "a(b\n⟨c", .unclosed(")", .call, opened: SourceRange(1, 2), found: "c")),
      (.swift, "[a, b⟨;", .unclosed("]", .list, opened: SourceRange(0, 1), found: ";")),
      (.swift, "if a { b()⟨", .unclosed("}", .block, opened: SourceRange(5, 6), found: "")),
      (.swift, "print(⟨\"abc)", .unterminatedString), (.swift, "a ⟨/* b", .unterminatedComment),
      (.swift, "⟨defer { }", .unsupported("defer")), (.swift, "let a = ⟨try b()", .unsupported("try")),
      (.swift, "⟨await b()", .unsupported("await")), (.swift, "do { } ⟨catch { }", .unsupported("catch")),
      (.swift, "let a = ⟨if b { f(); 1 } else { 2 }", .unsupported("if as a value")),
      (.swift, "let a = b ? c⟨", .expected(.symbol(":"), found: "")),
      (.swift, "⟨case", .expected(.end, found: "case")),
      (.objectiveC, "a = b⟨", .expected(.symbol(";"), found: "")),
      (.objectiveC, "a = b\n⟨c = d;", .expected(.symbol(";"), found: "c")),
      (.objectiveC, "[a b⟨;", .unclosed("]", .message, opened: SourceRange(0, 1), found: ";")),
      (.objectiveC, "[self.a⟨]", .expected(.name, found: "]")),
      (.objectiveC, "if ⟨a { }", .expected(.symbol("("), found: "a")),
      (.objectiveC, "if (a ⟨{ }", .unclosed(")", .parenthesis, opened: SourceRange(3, 4), found: "{")),
      (.objectiveC, "⟨@synchronized(a) { }", .unsupported("@synchronized")),
      (.objectiveC, "⟨dispatch_async(a, b);", .unsupported("dispatch_async")),
      (.objectiveC, "a = ⟨static_cast<UIView *>(b);", .unsupported("static_cast")),
      (.objectiveC, "a = ⟨@\"b;", .unterminatedString), (.objectiveC, "⟨3 = a;", .notAssignable),
      (.objectiveC, "a = ⟨08;", .badNumber("08")),
    ])
  func places(_ language: Language, _ marked: String, _ fact: Mistake.Fact) throws {
    let parts = marked.split(separator: "⟨", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    let found = try #require(mistake(text, language))
    #expect(found.fact == fact)
    // At the end of the text the place is the end, or where the last line ends.
    #expect(found.range.start >= parts[0].trimmingEnd.utf8.count && found.range.start <= parts[0].utf8.count)
  }

  @Test("groups have the codes that documentation uses")
  func codes() {
    #expect(mistake("a(", .swift)?.code == .s1)
    #expect(mistake("defer { }", .swift)?.code == .s2)
  }

  @Test("an excerpt shows the line with carets below, columns count characters and carets cells")
  func excerpts() throws {
    let text = "let 名字 = 1\n\tlet b = (名字 ; 2\n"
    let source = Source(text)
    let found = try #require(mistake(text, .swift))
    let excerpt = source.excerpt(at: found.range)
    #expect(
      excerpt == Source.Excerpt(line: 2, column: 14, text: "\tlet b = (名字 ; 2", carets: "\t              ^"))
  }
}

extension Substring {
  fileprivate var trimmingEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
