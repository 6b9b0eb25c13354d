import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test("the changelog's newest version is the program's")
  func version() throws {
    let changelog = try Project.text("CHANGELOG.md")
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = heading.dropFirst(3).prefix { $0 != " " }
    #expect(try Project.text("Sources/taptrace/Program.swift").contains("version = \"\(version)\""))
  }

  @Test("every relative link of the documents leads to a file")
  func links() throws {
    let documents =
      ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + Project.files(in: "docs", ending: ".md")
    for document in documents {
      let folder = Project.root.appendingPathComponent(document).deletingLastPathComponent()
      for part in try Project.text(document).components(separatedBy: "](").dropFirst() {
        let target = part.prefix { $0 != ")" && $0 != "#" }
        guard !target.isEmpty, !target.hasPrefix("http") else { continue }
        let path = folder.appendingPathComponent(String(target)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(document): \(target)")
      }
    }
  }

  @Test("long files say why in their first comment")
  func lengths() throws {
    for file in Project.files(in: "Sources", ending: ".swift") {
      let lines = try Project.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.count > 420 else { continue }
      #expect(lines[0].hasPrefix("//"), "\(file) has \(lines.count) lines and no reason")
    }
  }
}
