import Geometry
import Testing

@testable import Script

/// Texts with which a fuzzer, or a hostile reader, once made the interpreter crash or hang.
@Suite struct FuzzFindingsTests {
  @Test func `steps that are too small to move a Double end`() throws {
    let lines = try printed(
      "for i in stride(from: Int.max - 1, through: Int.max, by: 1) { print(i) }\nprint(\"end\")")
    #expect(lines.last == "end")
  }

  @Test(arguments: [
    "stride(from: Int.max, through: Int.min, by: Int.min)", "stride(from: 0, through: Int.max, by: Int.max)",
  ])
  func `steps at the end of what fits do not crash`(_ steps: String) throws {
    #expect(try printed("print(\(steps).count > 0)") == ["true"])
  }

  @Test func `steps keep their last number`() throws {
    #expect(try printed("print(stride(from: 0, through: 6, by: 3).count)") == ["3"])
    #expect(try printed("print(stride(from: 0, to: 6, by: 3).count)") == ["2"])
    #expect(try printed("print(stride(from: 0, through: -5, by: -2).count)") == ["3"])
    #expect(try printed("print(stride(from: 3, to: 0, by: 1).count)") == ["0"])
  }

  @Test func `wide lists in lists are shown only as far as anybody reads`() throws {
    let lines = try printed(
      "var l: [Any] = [1]\nfor _ in 0..<9 { l = [l, l, l, l, l, l, l, l, l, l] }\nprint(\"\\(l)\".hasSuffix(\"]\"))"
    )
    #expect(lines == ["true"])
  }

  @Test func `wide lists in lists are compared in no time`() throws {
    let lines = try printed(
      "var l: [Any] = [1]\nfor _ in 0..<12 { l = [l, l, l, l, l, l, l, l, l, l] }\nprint(l == l, [[1], [2]] == [[1], [2]])"
    )
    #expect(lines == ["false true"])
  }

  @Test(arguments: [
    ("0222222222222222222222222222222", "222222222222222222222222222222"), ("017", "17"), ("0b11", "3"),
  ])
  func `numbers with a zero in front are printed, whatever their size`(_ number: String, _ printed: String)
    throws
  {
    let paste = try CodeReader.statements("let a = \(number)", for: .hitTest)
    let method = try #require(paste.methods.first)
    #expect(CodePrinter(.objectiveC).text(of: method).contains(" = \(printed);"))
  }

  @Test func `a mistake in a closure within blocks is told as any other`() {
    #expect(throws: Mistake.self) {
      _ = try printed(
        "func visit(_ n: Int) {}\nif true { if true { if true { [1].forEach { _ in visit(&0) } } } }")
    }
  }
}
