import Testing

@testable import Teaching

@Suite("The lessons within the program")
struct EmbeddedLessonsTests {
  private static let path = "Sources/Teaching/EmbeddedLessons.swift"

  /// The source file that holds the lessons of a folder.
  static func source(of files: [(path: String, text: String)]) -> String {
    var lines = [
      "// Made from lessons/ by Tests/TeachingTests/EmbeddedLessonsTests.swift, not by hand:",
      "// TAPTRACE_WRITE=1 swift test --filter EmbeddedLessonsTests",
      "// swift-format-ignore-file", "", "extension Course {",
      "  /// The copy of the lessons within the program, so that it teaches wherever it stands alone.",
      "  public static var embedded: Course { Course(embeddedFiles) }", "",
      "  private static let embeddedFiles: [(path: String, text: String)] = [",
    ]
    for file in files {
      lines += ["    (", "      \"\(file.path)\",", "      ##\"\"\""]
      lines += file.text.fileLines.map { $0.isEmpty ? "" : "      " + $0 }
      lines += ["", "      \"\"\"##", "    ),"]
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  @Test("are those of the folder lessons")
  func same() throws {
    let storage = ProjectFiles()
    let paths = try Course.sources(of: "lessons", in: storage)
    let wanted = EmbeddedLessonsTests.source(of: try paths.map { ($0, try storage.read($0)) })
    if ProjectFiles.mayWrite, try storage.read(EmbeddedLessonsTests.path) != wanted {
      try storage.write(wanted, to: EmbeddedLessonsTests.path)
    }
    #expect(
      try storage.read(EmbeddedLessonsTests.path) == wanted,
      "write it anew: TAPTRACE_WRITE=1 swift test --filter EmbeddedLessonsTests")
  }

  @Test("can be read")
  func readable() {
    #expect(Course.embedded.faults.isEmpty)
    #expect(!Course.embedded.lessons.isEmpty)
  }
}
