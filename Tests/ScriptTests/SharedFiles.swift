import Foundation
import Testing

/// Cases and articles that may lie beside the project; tests on them are skipped where they do not.
enum SharedFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared")

  static func texts(in name: String, suffix: String) -> [(name: String, text: String)] {
    let folder = folder.appending(path: name)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(suffix) }.sorted().compactMap { file in
      (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)).map { (file, $0) }
    }
  }

  /// The articles.
  static let seeds = texts(in: "seeds", suffix: ".txt")

  /// One override of a case.
  struct Override: CustomTestStringConvertible, Sendable {
    var file: String
    var line: Int
    /// The METHOD, where the command names one.
    var method: String?
    var code: String
    var testDescription: String { "\(file):\(line)" }
  }

  /// Every override with code in the cases.
  static let overrides: [Override] = texts(in: "cases", suffix: ".tap").flatMap { file, text in
    var found: [Override] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var number = 0
    while let line = lines.popFirst() {
      number += 1
      guard line.hasPrefix("override ") else { continue }
      let start = number
      if line.hasSuffix("{") {
        var code = ""
        while let next = lines.popFirst(), next != "}" {
          code += next + "\n"
          number += 1
        }
        number += 1
        found.append(Override(file: file, line: start, code: code))
      } else if let equals = line.range(of: " = ") {
        let method = line[..<equals.lowerBound].split(separator: " ").last.map(String.init)
        found.append(
          Override(file: file, line: start, method: method, code: String(line[equals.upperBound...])))
      }
    }
    return found
  }
}
