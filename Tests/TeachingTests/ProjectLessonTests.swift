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
