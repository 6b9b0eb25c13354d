import Foundation
import Testing

@Suite("What the lessons cover")
struct CoverageTests {
  /// The lessons that the course is to hold, in their order.
  static let catalogue = [
    "first-tap", "two-questions", "abcde-tap-b", "abcde-tap-e", "front-to-back", "dead-views",
    "outside-the-parent", "coordinates", "write-hittest", "point-inside", "super-or-not", "window-only",
    "tab-bar-overflow", "tab-bar-centre", "beyond-bounds", "popup-button", "hot-area",
    "responders", "chain", "super-and-superview", "controllers", "one-finger", "two-fingers", "cancelled",
    "from-glass-to-view", "other-events",
    "gesture-first", "cancels-touches", "button-events", "button-with-tap", "tap-on-superview",
    "double-or-single", "scroll-view",
    "dead-button", "see-through-overlay", "second-window",
  ]

  /// A step that the page names: `first-tap.2`.
  struct Mention: Hashable {
    var id: String
    var step: Int
  }

  /// The rows of the tables, cell by cell, without their heads.
  static func rows() throws -> [[String]] {
    try Project.text("docs/COVERAGE.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.first != "claim" && $0.first != "lesson" && $0.first != "---" }
  }

  /// The steps in a text; only what stands between backquotes can be one.
  static func mentions(in text: String) -> [Mention] {
    let quoted = text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return quoted.compactMap { word in
      let parts = word.split(separator: ".").map(String.init)
      guard parts.count == 2, let step = Int(parts[1]) else { return nil }
      return Mention(id: parts[0], step: step)
    }
  }

  /// How many steps a lesson has; nil when there is no file of it.
  static func steps(of id: String) throws -> Int? {
    let files = Project.files(in: "lessons", ending: "-\(id).lesson").filter {
      $0.dropFirst("lessons/".count).drop(while: \.isNumber) == "-\(id).lesson"
    }
    guard let file = files.first else { return nil }
    return try Project.text(file).split(separator: "\n").count { $0.hasPrefix("[step ") }
  }

  @Test("every step that the page names exists")
  func steps() throws {
    for mention in CoverageTests.mentions(in: try Project.text("docs/COVERAGE.md")) {
      #expect(CoverageTests.catalogue.contains(mention.id), "\(mention.id) is not in the catalogue")
      let count = try CoverageTests.steps(of: mention.id) ?? 0
      #expect((1...max(1, count)).contains(mention.step) && count > 0, "\(mention.id).\(mention.step)")
    }
  }

  @Test("every lesson of the catalogue is named, and its file bears its number", arguments: catalogue)
  func named(id: String) throws {
    let named = Set(CoverageTests.mentions(in: try Project.text("docs/COVERAGE.md")).map(\.id))
    #expect(named.contains(id))
    let place = try #require(CoverageTests.catalogue.firstIndex(of: id)) + 1
    let file = "lessons/\(place < 10 ? "0" : "")\(place)-\(id).lesson"
    #expect(FileManager.default.fileExists(atPath: Project.root.appendingPathComponent(file).path), "\(file)")
  }

  @Test("every claim has a step, a verdict and, where it does not simply hold, a rule")
  func verdicts() throws {
    let known = ["holds", "more exactly", "dated", "corrected", "advice"]
    let claims = try CoverageTests.rows().filter { $0.count == 4 }
    #expect(claims.count > 100)
    for claim in claims {
      #expect(known.contains(claim[1]), "\(claim[0]): \(claim[1])")
      #expect(!CoverageTests.mentions(in: claim[2]).isEmpty, "\(claim[0])")
      let rules = RuleTests.numbersIn(claim[3])
      #expect(!rules.isEmpty || claim[1] == "holds", "\(claim[0])")
      #expect(rules.allSatisfy { (1...143).contains($0) }, "\(claim[3])")
    }
  }

  @Test("every lesson mirrors an article or goes beyond them, and every article has its table")
  func articles() throws {
    let page = try Project.text("docs/COVERAGE.md")
    for article in ["000", "001", "002", "003", "004"] {
      #expect(page.contains("\n## \(article): "), "\(article)")
    }
  }
}
