import Foundation
import Testing

@testable import Script

/// `docs/OVERRIDES.md` tells what the tables know, so that it cannot drift.
@Suite("The manual of overrides")
struct OverridesManualTests {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/OVERRIDES.md")

  static var tables: [(name: String, lines: [String])] {
    [("entries", entries), ("presets", presets), ("members", members), ("functions", functions)]
  }

  private static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

  private static var entries: [String] {
    ["| METHOD | Swift | Objective-C |", "| --- | --- | --- |"]
      + Entry.allCases.map { "| \(code($0.rawValue)) | \(code($0.swiftSignature)) | \(code($0.selector)) |" }
  }

  private static var presets: [String] {
    var seen: Set<String> = []
    return ["| METHOD | PRESET | what it does |", "| --- | --- | --- |"]
      + Entry.allCases.flatMap { entry in
        Presets.of(entry).map { preset in
          "| \(code(entry.rawValue)) | \(code(preset.word + (preset.arguments.isEmpty ? "" : " " + preset.arguments)))"
            + " | \(preset.summary) |"
        }
      }.filter { seen.insert($0).inserted }
  }

  private static var members: [String] {
    ["| of | Swift | Objective-C | what it is |", "| --- | --- | --- | --- |"]
      + Members.all.map { "| \($0.owner) | \(code($0.signature)) | \(code($0.objectiveC)) | \($0.summary) |" }
  }

  private static var functions: [String] {
    ["| Swift | Objective-C and C | what it is |", "| --- | --- | --- |"]
      + Builtins.all.map { "| \(code($0.signature)) | \(code($0.objectiveC)) | \($0.summary) |" }
  }

  /// The text with each table between its marks replaced by what the tables say.
  static func renewed(_ text: String) -> String {
    var lines: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "<!-- end -->" { isInside = false }
      if !isInside { lines.append(line) }
      if let table = tables.first(where: { line == "<!-- table: \($0.name) -->" }) {
        lines += [""] + table.lines + [""]
        isInside = true
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("is what the tables say; UPDATE_DOCS=1 rewrites it, and fails when it did")
  func fresh() throws {
    let text = try String(contentsOf: OverridesManualTests.path, encoding: .utf8)
    let wanted = OverridesManualTests.renewed(text)
    if text != wanted, ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try wanted.write(to: OverridesManualTests.path, atomically: true, encoding: .utf8)
    }
    #expect(
      text == wanted,
      "docs/OVERRIDES.md differs from the tables: UPDATE_DOCS=1 swift test --filter OverridesManualTests")
    for table in OverridesManualTests.tables { #expect(text.contains("<!-- table: \(table.name) -->")) }
  }

  @Test("names every code of a mistake")
  func codes() throws {
    let text = try String(contentsOf: OverridesManualTests.path, encoding: .utf8)
    for code in ["N1", "N2", "N3", "N4", "S1", "S2", "S3", "S4", "S5", "R1", "R2", "R3", "R4"] {
      #expect(text.contains("| \(code) |"))
    }
  }
}
