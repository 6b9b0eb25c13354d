import Events
import Geometry
import Messaging
import SceneModel
import Testing

@testable import Script

/// Every method with a body of the five articles, cut out and pasted alone as it stands there.
@Suite("Methods of the articles") struct SeedMethodsTests {
  /// One method of an article.
  struct Snippet: CustomTestStringConvertible, Sendable {
    var article: String
    var line: Int
    var entry: Entry
    var text: String
    var testDescription: String { "\(article):\(line)" }
  }

  static let snippets: [Snippet] = SharedFiles.seeds.flatMap { name, text -> [Snippet] in
    guard let paste = try? CodeReader.methods(in: text) else { return [] }
    return paste.methods.compactMap { method in
      method.entry.map {
        Snippet(
          article: String(name.prefix(3)), line: paste.source.line(of: method.range.start), entry: $0,
          text: paste.source.text(of: method.range))
      }
    }
  }

  /// A bar with a button inside, and a bubble that stands out above it: what the articles' apps look like.
  private func stage() throws -> Stage {
    var stage = Stage()
    try stage.add("Bar", Rect(0, 300, 320, 100), class: "UIView")
    try stage.add("Inside", in: "Bar", Rect(10, 10, 60, 60), class: "UIButton")
    try stage.add("Bubble", in: "Bar", Rect(120, -40, 80, 80), class: "UIButton")
    return stage
  }

  @Test(.enabled(if: !SharedFiles.seeds.isEmpty))
  func `fourteen methods have a body, and none of them is of the article without code`() {
    #expect(Self.snippets.count == 14)
    #expect(!Self.snippets.contains { $0.article == "002" })
  }

  @Test(.enabled(if: !SharedFiles.seeds.isEmpty), arguments: snippets)
  func `each runs as it stands, once the outlets it names are there`(_ snippet: Snippet) throws {
    var stage = try stage()
    let read = try stage.paste("Bar", snippet.text)
    #expect(read.language == .objectiveC)
    #expect(read.sources.map(\.method) == [snippet.entry.rawValue])

    // One article's index is spelt `I` where the loop's variable is `i`.
    if snippet.text.contains("subviews[I]") {
      let need = try #require(read.needs.first)
      #expect(read.needs.count == 1)
      #expect(need.name == "I" && need.suggestion == "i")
      let lines = snippet.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(need.lines == [try #require(lines.firstIndex { $0.contains("[I]") }) + 1])
      #expect(need.suggestionLine == (try #require(lines.firstIndex { $0.contains("NSInteger i") }) + 1))
      let fault = try stage.codeFault(40, 340)
      #expect(fault.code == "N1" && fault.line == need.lines[0])
      #expect(fault.details == ["I", "i", String(need.suggestionLine ?? 0)])
      return
    }

    for need in read.needs {
      #expect(need.kind == .view && !need.isFunction)
      stage.let(need.name, .object(stage["Bubble"]), of: "Bar")
    }
    var app = stage.simulation()
    switch snippet.entry {
    case .hitTest, .pointInside:
      _ = try app.findView(at: Point(160, 280))
      _ = try app.findView(at: Point(40, 340))
      _ = try app.findView(at: Point(300, 380))
      #expect(!app.ran.isEmpty)
    default:
      try app.perform(.touch([FingerMove(1, .down(Point(300, 380)))]))
      try app.perform(.touch([FingerMove(1, .move(Point(250, 390)))]))
      try app.perform(.touch([FingerMove(1, .up(nil))]))
      #expect(!app.ran.isEmpty)
    }
  }

  @Test(.enabled(if: !SharedFiles.seeds.isEmpty), arguments: snippets.filter { $0.entry == .hitTest })
  func `a hit test of an article finds the button inside`(_ snippet: Snippet) throws {
    guard !snippet.text.contains("subviews[I]") else { return }
    var stage = try stage()
    let read = try stage.paste("Bar", snippet.text)
    for need in read.needs { stage.let(need.name, .object(stage["Bubble"]), of: "Bar") }
    #expect(try stage.hit(40, 340) == "Inside")
  }

  @Test(.enabled(if: !SharedFiles.seeds.isEmpty))
  func `the article's tab bars give the touch to the button that stands out of them`() throws {
    for snippet in Self.snippets where snippet.article == "000" && !snippet.text.contains("subviews[I]") {
      var stage = try stage()
      let read = try stage.paste("Bar", snippet.text)
      for need in read.needs { stage.let(need.name, .object(stage["Bubble"]), of: "Bar") }
      #expect(try stage.hit(160, 280) == "Bubble", "line \(snippet.line)")
    }
  }
}
