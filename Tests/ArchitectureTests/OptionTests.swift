import Foundation
import SceneModel
import Testing

@Suite("Options")
struct OptionTests {
  /// All tests and transcripts, as one text.
  static let texts: String = {
    let files =
      Project.files(in: "Tests", ending: ".swift") + Project.files(in: "transcripts", ending: ".transcript")
    return files.filter { !$0.contains("ArchitectureTests") }.compactMap { try? Project.text($0) }.joined()
  }()

  @Test("every value of every choice that UIKit leaves open is tested", arguments: Option.allCases)
  func tested(option: Option) {
    // The default is what all other tests run with.
    let values = option.values.isEmpty ? [""] : option.values.filter { $0 != option.defaultValue }
    for value in values {
      let ways = [
        "option \(option.rawValue) \(value)", ".\(option.rawValue), to: \"\(value)",
        "\(option.rawValue), \"\(value)",
      ]
      #expect(ways.contains { OptionTests.texts.contains($0) }, "\(option.rawValue) \(value)")
    }
  }
}
