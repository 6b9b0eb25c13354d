import Testing

@testable import Teaching

@Suite("Lessons of the project")
struct ProjectLessonTests {
  static let paths = ((try? ProjectFiles().names(in: "lessons")) ?? []).filter { $0.hasSuffix(".lesson") }.map
  {
    "lessons/" + $0
  }

  @Test("are proved", arguments: paths)
  func proved(path: String) {
    let result = LessonLint(files: ProjectFiles()).lint([path])
    #expect(result.status == 0, "\n\(result.lines.joined(separator: "\n"))")
  }

  @Test("are proved together")
  func together() {
    let result = LessonLint(files: ProjectFiles()).lint([])
    #expect(result.status == 0, "\n\(result.lines.joined(separator: "\n"))")
  }
}

@Suite("The guide for authors")
struct LessonGuideTests {
  @Test("has a template that is proved as every lesson is")
  func template() throws {
    let guide = try ProjectFiles().read("docs/LESSONS.md").fileLines
    let start = try #require(guide.firstIndex(of: "```lesson"))
    let end = try #require(guide[(start + 1)...].firstIndex(of: "```"))
    let files = MemoryStorage([
      "lessons/01-template.lesson": guide[(start + 1)..<end].map { $0 + "\n" }.joined(),
      "lessons/glossary.tsv": try ProjectFiles().read("lessons/glossary.tsv"),
    ])
    let result = LessonLint(files: files).lint([])
    #expect(result.status == 0, "\(result.lines)")
  }
}
