import Foundation
import Testing

@Suite("What the site is made of")
struct SiteTests {
  /// The rows of a table of the site, without remarks.
  private func rows(_ name: String) throws -> [[String]] {
    try Project.text("scripts/site/\(name)").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test("every lesson has its line in both languages, in the order of the course")
  func lessons() throws {
    let ids = try Project.files(in: "lessons", ending: ".lesson").map { path in
      try #require(
        try Project.text(path).split(separator: "\n").first { $0.hasPrefix("id ") }?
          .split(separator: " ").last.map(String.init))
    }
    let rows = try rows("lessons.tsv")
    #expect(rows.map { $0[0] } == ids, "scripts/site/lessons.tsv tells each lesson in a line")
    for row in rows {
      try #require(row.count == 3, "\(row[0])")
      #expect(row[1].hasSuffix(".") && row[2].hasSuffix("。"), "\(row[0])")
      #expect(row[2].unicodeScalars.contains { $0.value > 0x4E00 }, "\(row[0])")
    }
  }

  @Test("every document is a page with a place, a name in both languages and a description")
  func documents() throws {
    let rows = try rows("pages.tsv")
    let named = Set(rows.map { $0[0] })
    for path in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + Project.files(in: "docs", ending: ".md") {
      #expect(named.contains(path), "scripts/site/pages.tsv does not name \(path)")
    }
    #expect(Set(rows.map { $0[1] }).count == rows.count)
    for row in rows {
      try #require(row.count == 6, "\(row[0])")
      #expect(
        ["guides", "reference", "project"].contains(row[2]) && row.allSatisfy { !$0.isEmpty }, "\(row[0])")
    }
  }
}
