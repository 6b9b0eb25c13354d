import Testing

@testable import Teaching

/// Every transcript of the project, a case a file.
@Suite("Transcripts of the project")
struct ProjectTranscriptTests {
  static let paths = (try? ProjectFiles.transcripts.find("transcripts")) ?? []
  static let documents: [String] = {
    let folders = [("", "README.md")] + ((try? ProjectFiles().names(in: "docs")) ?? []).map { ("docs/", $0) }
    return folders.map { $0.0 + $0.1 }.filter { path in
      path.hasSuffix(".md") && ((try? ProjectFiles().read(path)) ?? "").contains("```taptrace")
    }
  }()

  @Test("exist")
  func exist() {
    #expect(!ProjectTranscriptTests.paths.isEmpty)
  }

  @Test("show what they say", arguments: paths)
  func transcript(path: String) {
    let failures = ProjectFiles.transcripts.failures(ofFile: path)
    #expect(failures.isEmpty, "\n\(failures.joined(separator: "\n"))")
  }

  @Test("in documents show what they say", arguments: documents)
  func document(path: String) {
    let failures = ProjectFiles.transcripts.failures(ofFile: path)
    #expect(failures.isEmpty, "\n\(failures.joined(separator: "\n"))")
  }

  @Test("accept new output", .enabled(if: ProjectFiles.mayWrite))
  func update() {
    let result = ProjectFiles.transcripts.test(["transcripts", "--update"])
    print(result.lines.joined(separator: "\n"))
  }
}
