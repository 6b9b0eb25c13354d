import Geometry
import SceneModel
import Testing

@testable import Importing

@Suite("Real files", .enabled(if: Samples.root != nil))
struct SampleTests {
  /// What each file that cannot be used says.
  static let refusals: [String: ImportFailure.Fact] = [
    "detox-xml/01.xml": .xml(.lessThan(attribute: "height")),
    "detox-xml/02.xml": .xml(.lessThan(attribute: "height")),
    "ib/113.xib": .otherPlatform("macOS"), "ib/114.storyboard": .otherPlatform("macOS"),
    "ib/116.storyboard": .otherPlatform("watchOS"), "ib/118.xib": .oldArchive, "ib/119.xib": .oldArchive,
  ]

  @Test(
    "each is imported, the same every time, or refused for the reason in the index",
    arguments: Samples.all.map(\.path))
  func imports(path: String) throws {
    let text = try Samples.read(path)
    if let fact = SampleTests.refusals[path] {
      #expect(try failure(text).fact == fact)
      return
    }
    switch try Importer.read(text) {
    case .scene(let scene):
      #expect(scene.scene.checkInvariants() == [])
      #expect(try Importer.read(text) == .scene(scene))
    case .parts(let parts):
      #expect(parts.count > 1)
      for part in parts {
        do {
          let scene = try imported(text, part: part.id)
          #expect(scene.scene.checkInvariants() == [])
          #expect(try imported(text, part: part.id) == scene)
        } catch let failure as ImportFailure {
          // Controllers that other code gives their views.
          #expect(failure.fact == .noViews && part.views == 0, "\(path) \(part.id)")
        }
      }
    }
  }

  @Test("dumps have as many views as lines with a frame", arguments: Samples.paths("dump/"))
  func dumpCounts(path: String) throws {
    let text = try Samples.read(path)
    let lines = text.split(separator: "\n").count { $0.contains("frame = (") }
    #expect(try imported(text).report.views == lines)
  }

  @Test(
    "trees of elements have as many as their files tell",
    arguments: Samples.paths("appium-xml/") + Samples.paths("json/"))
  func elementCounts(path: String) throws {
    let text = try Samples.read(path)
    let count: Int
    if path.hasSuffix(".xml") {
      count = text.split(separator: "<XCUIElementType", omittingEmptySubsequences: false).count - 1
    } else {
      count = pieces(text, "\"type\"")
    }
    #expect(try imported(text).report.views == count)
  }

  private func pieces(_ text: String, _ word: String) -> Int {
    var count = 0
    var rest = Substring(text)
    while let place = rest.firstRange(of: word) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }

  @Test(
    "worked questions have their worked answers",
    arguments: [
      ("dump/45.txt", nil, "0x11cc1e820", 5, 5, "0x11cc1e820"),
      ("dump/45.txt", nil, "0x11cc1e820", 50, 3, "0x11ca04440"),
      ("ib/095.xib", nil, "sek-4Y-GoT", 40, 10, "fqM-N4-jNd"),
      ("ib/095.xib", nil, "sek-4Y-GoT", 20, 10, "D46-aN-352"),
      ("ib/001.storyboard", "Nr7-Ef-umm", "Nr7-Ef-umm", 100, 220, "QqM-lB-aCp"),
      ("ib/001.storyboard", "Nr7-Ef-umm", "Nr7-Ef-umm", 100, 170, "Nr7-Ef-umm"),
      ("ib/001.storyboard", "Nr7-Ef-umm", "Nr7-Ef-umm", 20, 310, "IQH-0R-Yn9"),
      ("ib/099.storyboard", "Sgm-Wo-lho", "Sgm-Wo-lho", 400, 10, "ypz-s2-KJB"),
      ("ib/006.storyboard", "V25-VZ-0aj", "V25-VZ-0aj", 100, 50, "V25-VZ-0aj"),
      ("ib/004.storyboard", "kNe-zV-9ha", "kNe-zV-9ha", 20, 90, "kNe-zV-9ha"),
    ] as [(String, String?, String, Double, Double, String)])
  func questions(path: String, part: String?, root: String, x: Double, y: Double, answer: String) throws {
    let scene = try imported(try Samples.read(path), part: part)
    #expect(try scene.hit(x, y, in: root) == answer)
  }

  @Test("the embedded controller's view takes what the container view would (T23)")
  func embedded() throws {
    let scene = try imported(try Samples.read("ib/099.storyboard"), part: "Sgm-Wo-lho").scene
    let container = try #require(scene.objectsWithOrigin.first { scene.origin(of: $0)?.id == "gSI-9K-1Ti" })
    let whole = try imported(try Samples.read("ib/099.storyboard"), part: "Sgm-Wo-lho")
    let hit = try whole.hit(400, 500, in: "Sgm-Wo-lho")
    let found = try #require(scene.objectsWithOrigin.first { scene.origin(of: $0)?.id == hit })
    #expect(scene.isDescendant(found, of: container))
  }

  /// A cut in the middle of a line, or a changed copy, never gives another answer without saying so.
  @Test("cuts never change an answer silently", arguments: Samples.paths("dump/"))
  func cuts(path: String) throws {
    let text = try Samples.read(path)
    let whole = try imported(text)
    let bytes = Array(text.utf8)
    let points = stride(from: 2.0, to: 100, by: 14).flatMap { x in
      stride(from: 1.0, to: 100, by: 14).map { (x, $0) }
    }
    let expected = points.map { answer(whole, $0.0, $0.1) }
    for number in 1..<Cuts.count {
      let place = bytes.count * number / Cuts.count
      // A cut behind a whole line is a dump of fewer views.
      if place == 0 || bytes[place] == 10 || bytes[place - 1] == 10 { continue }
      guard case .scene(let cut)? = try? Importer.read(String(decoding: bytes[..<place], as: UTF8.self))
      else { continue }
      let isMarked = cut.kinds.contains("truncated") || cut.kinds.contains("endsEarly")
      if isMarked { continue }
      for (point, wanted) in zip(points, expected) {
        #expect(answer(cut, point.0, point.1) == wanted, "\(path) cut at \(place)")
      }
    }
  }

  @Test(
    "cut XML and JSON is refused or says so",
    arguments: Samples.paths("ib/") + Samples.paths("json/") + Samples.paths("appium-xml/"))
  func cutMarkup(path: String) throws {
    guard SampleTests.refusals[path] == nil else { return }
    let bytes = Array(try Samples.read(path).utf8)
    let end = bytes.lastIndex { ![10, 13, 32].contains($0) } ?? 0
    // Large files are cut at fewer places: each cut reads what stands before it.
    let count = bytes.count > 8_000 ? max(3, Cuts.count / 8) : Cuts.count / 2
    for number in 1..<count {
      let place = end * number / count
      guard let result = try? Importer.read(String(decoding: bytes[..<place], as: UTF8.self)) else {
        continue
      }
      guard case .scene(let cut) = result else { throw Unexpected("\(path) cut at \(place) lists parts") }
      #expect(cut.kinds.contains("endsEarly"), "\(path) cut at \(place)")
    }
  }

  @Test("CRLF, a byte order mark, tabs and HTML give the same tree", arguments: Samples.paths("dump/"))
  func copies(path: String) throws {
    let text = try Samples.read(path)
    let whole = try imported(text).sketch
    for copy in [DumpReaderTests.Copy.crlf, .mark, .html, .tabs, .log, .ticks] {
      #expect(try imported(copy.of(text)).sketch == whole, "\(path) \(copy)")
    }
  }

  @Test(
    "CRLF and a byte order mark change nothing of XML and JSON",
    arguments: Samples.paths("ib/1") + Samples.paths("json/") + Samples.paths("appium-xml/"))
  func markupCopies(path: String) throws {
    guard SampleTests.refusals[path] == nil else { return }
    let text = try Samples.read(path)
    for copy in [DumpReaderTests.Copy.crlf, .mark] {
      switch (try Importer.read(text), try Importer.read(copy.of(text))) {
      case (.scene(let left), .scene(let right)): #expect(left.sketch == right.sketch, "\(path) \(copy)")
      case (.parts(let left), .parts(let right)):
        #expect(left.map(\.views) == right.map(\.views), "\(path) \(copy)")
      default: throw Unexpected("\(path) \(copy)")
      }
    }
  }

  private func answer(_ scene: ImportedScene, _ x: Double, _ y: Double) -> String {
    guard let view = scene.scene.silentHitView(at: Point(x, y)) else { return "nothing" }
    return scene.scene.origin(of: view).map { "\($0.line)" } ?? "window"
  }
}

/// At how many places each file is cut: all 200 where the environment asks for them.
enum Cuts {
  static let count = Environment.has("TAPTRACE_ALL_CUTS") ? 200 : 16
}
