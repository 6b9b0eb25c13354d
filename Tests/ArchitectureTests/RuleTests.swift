import Foundation
import Testing

@Suite("Rules of UIKit")
struct RuleTests {
  /// The numbers that tests name, as `R12`, in a test's title or beside it.
  static func tested() throws -> Set<Int> {
    var numbers: Set<Int> = []
    for file in Project.files(in: "Tests", ending: ".swift") where !file.contains("ArchitectureTests") {
      numbers.formUnion(numbersIn(try Project.text(file)))
    }
    for file in Project.files(in: "transcripts", ending: ".transcript") {
      numbers.formUnion(numbersIn(try Project.text(file)))
    }
    return numbers
  }

  static func numbersIn(_ text: String) -> Set<Int> {
    var numbers: Set<Int> = []
    var previous: Character = " "
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "R", !previous.isLetter, !previous.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits) { numbers.insert(number) }
      }
      previous = character
    }
    return numbers
  }

  @Test("every rule has a test that bears its number")
  func complete() throws {
    let missing = Set(1...143).subtracting(try RuleTests.tested()).sorted()
    #expect(missing.isEmpty, "rules without a test: \(missing.map { "R\($0)" }.joined(separator: " "))")
  }

  @Test("no code speaks of a rule that does not exist")
  func known() throws {
    for file in Project.files(in: "Sources", ending: ".swift") {
      let strange = RuleTests.numbersIn(try Project.text(file)).filter { !(1...143).contains($0) }
      #expect(strange.isEmpty, "\(file): \(strange.sorted())")
    }
  }
}
