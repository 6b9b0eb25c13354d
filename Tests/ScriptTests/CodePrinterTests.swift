import Testing

@testable import Script

@Suite("Printing code")
struct CodePrinterTests {
  @Test(
    "an override of the cases reads back as it was printed", .enabled(if: !SharedFiles.overrides.isEmpty),
    arguments: SharedFiles.overrides.filter { $0.method == nil }, [2, 4])
  func readsBack(_ one: SharedFiles.Override, indentation: Int) throws {
    for method in try CodeReader.methods(in: one.code).methods {
      let text = CodePrinter(method.language, indentation: indentation).text(of: method)
      let again = try CodeReader.methods(in: text).methods
      #expect(again.count == 1)
      #expect(again.first?.body == method.body, "\(text)")
      #expect(again.first?.entry == method.entry)
      #expect(again.first?.parameters.map(\.name) == method.parameters.map(\.name))
      // Printing what was printed changes nothing.
      if let second = again.first {
        #expect(CodePrinter(method.language, indentation: indentation).text(of: second) == text)
      }
    }
  }

  @Test(
    "a translation of an override of the cases can be read", .enabled(if: !SharedFiles.overrides.isEmpty),
    arguments: SharedFiles.overrides.filter { $0.method == nil })
  func translates(_ one: SharedFiles.Override) throws {
    for method in try CodeReader.methods(in: one.code).methods {
      let other: Language = method.language == .swift ? .objectiveC : .swift
      let text = CodePrinter(other).text(of: method)
      // What has no words in the other language is never shown.
      if text.contains(ObjCPrinter.doubt) { continue }
      do {
        let again = try CodeReader.methods(in: text)
        #expect(again.methods.first?.entry == method.entry)
        #expect(again.methods.first?.language == other)
      } catch {
        let place = Source(text).excerpt(at: error.range)
        Issue.record("\(error.fact)\n\(text)\n\(place.text)\n\(place.carets)")
      }
    }
  }

  @Test("what a message to nil answers in Objective-C is said in Swift")
  func nilMessages() {
    let code =
      "let found = super.hitTest(point, with: event)\nreturn found.isKind(of: UIControl.self) ? found : nil"
    #expect(
      NilMessages.spelledOut(in: code, [])
        == "let found = super.hitTest(point, with: event)\nreturn (found?.isKind(of: UIControl.self) ?? false) ? found : nil"
    )

  }
}
