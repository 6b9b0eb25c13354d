import Testing

@testable import Script

@Suite("Reading whole pastes")
struct CodeReaderTests {
  @Test(
    "every override of the cases parses", .enabled(if: !SharedFiles.overrides.isEmpty),
    arguments: SharedFiles.overrides)
  func readsCases(_ one: SharedFiles.Override) throws {
    do {
      if let method = one.method {
        let entry = try #require(Entry(rawValue: method))
        _ = try CodeReader.expression(one.code, for: entry)
      } else {
        let paste = try CodeReader.methods(in: one.code)
        #expect(!paste.methods.isEmpty)
        #expect(paste.notes.isEmpty)
      }
    } catch let mistake as Mistake {
      let place = Source(one.code).excerpt(at: mistake.range)
      Issue.record("\(mistake.fact)\n\(place.text)\n\(place.carets)")
    }
  }

  @Test("all methods with a body are found in the five articles", .enabled(if: !SharedFiles.seeds.isEmpty))
  func readsArticles() throws {
    var found: [String: [String]] = [:]
    for (name, text) in SharedFiles.seeds {
      do {
        let paste = try CodeReader.methods(in: text)
        found[String(name.prefix(3))] = paste.methods.map {
          "\($0.name) \(paste.source.line(of: $0.range.start))"
        }
        #expect(paste.methods.allSatisfy { $0.language == .objectiveC })
      } catch {
        // This one only names methods.
        #expect(name.hasPrefix("002"))
        #expect(error.code == .s4)
      }
    }
    #expect(
      found == [
        "000": ["hitTest 110", "hitTest 163", "hitTest 192"],
        "001": ["hitTest 98", "point 134", "hitTest 174", "touchesMoved 188"],
        "003": ["touchesBegan 128"],
        "004": [
          "hitTest 49", "point 57", "touchesBegan 65", "touchesMoved 70", "touchesEnded 75", "hitTest 123",
        ],
      ])
  }
}
