import CommandLanguage
import Geometry
import SceneModel
import Session
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
      try roundTrip(scene, path)
    case .parts(let parts):
      #expect(parts.count > 1)
      for part in parts {
        do {
          let scene = try imported(text, part: part.id)
          #expect(scene.scene.checkInvariants() == [])
          #expect(try imported(text, part: part.id) == scene)
          try roundTrip(scene, path)
        } catch let failure as ImportFailure {
          // Controllers that other code gives their views.
          #expect(failure.fact == .noViews && part.views == 0, "\(path) \(part.id)")
        }
      }
    }
  }

  /// A saved import is a script that makes the same scene.
  private func roundTrip(_ imported: ImportedScene, _ path: String) throws {
    let script = SceneScript.text(of: imported.scene)
    var session = Session()
    for command in CommandLanguage.Script.commands(in: script) {
      let reply = session.run(command.text, line: command.line)
      #expect(reply?.isFine != false, "\(path): \(command.text)")
    }
    #expect(SceneScript.text(of: session.scene) == script, "\(path)")
  }

  @Test("dumps have as many views as lines with a frame", arguments: Samples.paths("dump/"))
  func dumpCounts(path: String) throws {
    let text = try Samples.read(path)
    let lines = text.split(separator: "\n").count { $0.contains("frame = (") }
    #expect(try imported(text).report.views == lines)
  }

  @Test(
    "screens of Interface Builder have as many views as a count by other means finds",
    arguments: Samples.paths("ib/"))
  func screenCounts(path: String) throws {
    guard SampleTests.refusals[path] == nil else { return }
    let text = try Samples.read(path)
    let screens = IndependentCount(text).screens
    #expect(!screens.isEmpty)
    for screen in screens {
      if screen.views == 0 {
        #expect(try failure(text, part: screen.id).fact == .noViews)
      } else {
        #expect(try imported(text, part: screen.id).report.views == screen.views, "\(path) \(screen.id)")
      }
    }
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
      ("ib/099.storyboard", "Sgm-Wo-lho", "Sgm-Wo-lho", 400, 500, "gSI-9K-1Ti"),
      ("ib/099.storyboard", "Sgm-Wo-lho", "Sgm-Wo-lho", 400, 10, "ypz-s2-KJB"),
      ("ib/006.storyboard", "V25-VZ-0aj", "V25-VZ-0aj", 100, 50, "V25-VZ-0aj"),
      ("ib/004.storyboard", "kNe-zV-9ha", "kNe-zV-9ha", 20, 90, "kNe-zV-9ha"),
    ] as [(String, String?, String, Double, Double, String)])
  func questions(path: String, part: String?, root: String, x: Double, y: Double, answer: String) throws {
    let scene = try imported(try Samples.read(path), part: part)
    #expect(try scene.hit(x, y, in: root) == answer)
  }

  /// A cut in the middle of a line, or a changed copy, never gives another answer without saying so.
  @Test("cuts never change an answer silently", arguments: Samples.paths("dump/") + Samples.paths("vc/"))
  func cuts(path: String) throws {
    let text = try Samples.read(path)
    for copy in [nil, DumpReaderTests.Copy.html, .log, .tabs] {
      let own = copy?.of(text) ?? text
      let whole = try imported(own)
      let bytes = Array(own.utf8)
      let points = places(in: whole)
      let expected = points.map { answer(whole, $0) }
      for number in 1..<200 {
        let place = bytes.count * number / 200
        // A cut behind a whole line is a dump of fewer views.
        if place == 0 || bytes[place] == 10 || bytes[place - 1] == 10 { continue }
        guard case .scene(let cut)? = try? Importer.read(String(decoding: bytes[..<place], as: UTF8.self))
        else { continue }
        if cut.kinds.contains("truncated") || cut.kinds.contains("endsEarly") { continue }
        #expect(
          points.map { answer(cut, $0) } == expected, "\(path) \(copy.map { "\($0)" } ?? "") cut at \(place)")
        // A controller's line is whole behind its view's bracket.
        let end = bytes[..<place].last { $0 != 32 }
        if end == UInt8(ascii: ">") || end == UInt8(ascii: ";") { continue }
        #expect(
          cut.report.controllers == whole.report.controllers,
          "\(path) \(copy.map { "\($0)" } ?? "") cut at \(place)")
      }
    }
  }

  /// A grid over the screen, and the middles of the views.
  private func places(in scene: ImportedScene) -> [Point] {
    guard let window = scene.scene.windowsInOrder.first else { return [] }
    let box = scene.scene.frame(of: window)
    var result = (0..<64).map {
      Point(
        box.minX + box.width * (Double($0 % 8) + 0.5) / 8, box.minY + box.height * (Double($0 / 8) + 0.5) / 8)
    }
    for view in scene.scene.subtree(of: window).prefix(60) {
      result.append(scene.scene.toScreen(scene.scene.bounds(of: view).center, of: view))
    }
    return result
  }

  @Test(
    "cut XML and JSON is refused or says so",
    arguments: Samples.paths("ib/") + Samples.paths("json/") + Samples.paths("appium-xml/"))
  func cutMarkup(path: String) throws {
    guard SampleTests.refusals[path] == nil else { return }
    let bytes = Array(try Samples.read(path).utf8)
    let end = bytes.lastIndex { ![10, 13, 32].contains($0) } ?? 0
    // Each cut reads what stands before it: of the large files fewer, but where the environment asks for all.
    let count = bytes.count > Cuts.large && !Environment.has("TAPTRACE_ALL_CUTS") ? 40 : 200
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
    "CRLF, a byte order mark, tabs and HTML change nothing of XML and JSON",
    arguments: Samples.paths("ib/") + Samples.paths("json/") + Samples.paths("appium-xml/"))
  func markupCopies(path: String) throws {
    guard SampleTests.refusals[path] == nil else { return }
    let text = try Samples.read(path)
    let isSmall = text.utf8.count <= Cuts.large
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let tabs = lines.map { line in
      let indent = line.prefix { $0 == " " }.count
      return String(repeating: "\t", count: indent / 4) + line.dropFirst(indent / 4 * 4)
    }.joined(separator: "\n")
    let html = text.map { character -> String in
      switch character {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
    let own = try Importer.read(text)
    for (copy, changed) in [
      ("CRLF", DumpReaderTests.Copy.crlf.of(text)), ("mark", DumpReaderTests.Copy.mark.of(text)),
      ("tabs", tabs),
      ("HTML", html),
    ] where isSmall || copy == "HTML" {
      switch (own, try Importer.read(changed)) {
      case (.scene(let left), .scene(let right)): #expect(left.sketch == right.sketch, "\(path) \(copy)")
      case (.parts(let left), .parts(let right)):
        #expect(left.map(\.views) == right.map(\.views), "\(path) \(copy)")
      default: throw Unexpected("\(path) \(copy)")
      }
    }
  }

  private func answer(_ scene: ImportedScene, _ point: Point) -> String {
    guard let view = scene.scene.silentHitView(at: point) else { return "nothing" }
    return scene.scene.origin(of: view).map { "\($0.line)" } ?? "window"
  }
}

enum Cuts {
  /// From how many bytes on a file counts as large.
  static let large = 16_000
}
