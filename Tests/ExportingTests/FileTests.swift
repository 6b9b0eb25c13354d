import Foundation
import Presentation
import SceneModel
import Session
import Testing

@testable import Exporting

@Suite("Recordings, diagrams, traces")
struct FileTests {
  private func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("the page of many taps in a deep tree is made while one waits")
  func deepPage() throws {
    var script = ""
    for number in 0..<60 {
      script += "add n\(number) to \(number == 0 ? "view" : "n\(number - 1)") frame 1 1 300 400\n"
    }
    let session = try session(script + "tap 100 200 times 20")
    // Of this thread alone: other tests run beside it.
    let start = seconds()
    #expect(try export("html -", session).contains("id=\"why-"))
    #expect(seconds() - start < 40)
  }

  @Test("a recording has a header without a time, frames in order, and a marker a step", arguments: [2, 3])
  func cast(version: Int) throws {
    let session = try session(busyScene + "\ntap 90 70")
    let text = try export("cast - v\(version)", session)
    let lines = text.split(separator: "\n").map { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as Any
    }
    let header = try #require(lines.first as? [String: Any])
    #expect(header["version"] as? Int == version)
    #expect(header["timestamp"] == nil)
    let size = version == 2 ? header : try #require(header["term"] as? [String: Any])
    #expect((size[version == 2 ? "width" : "cols"] as? Int ?? 0) > 60)
    let events = lines.dropFirst().compactMap { $0 as? [Any] }
    #expect(events.count == lines.count - 1)
    var clock = 0.0
    for event in events {
      let time = try #require(event.first as? Double)
      if version == 2 { #expect(time >= clock) } else { #expect(time >= 0) }
      clock = time
    }
    let film = try #require(Film(of: session, columns: 100, rows: 36))
    #expect(events.filter { $0[1] as? String == "m" }.count == film.count - 1)
    #expect((events.last?[2] as? String)?.hasSuffix("\u{1B}[?25h") == true)
  }

  @Test("a tree diagram names each view once, with its superview, and escapes what people wrote")
  func tree() throws {
    let text = try export("mermaid -", session(busyScene))
    #expect(text.hasPrefix("flowchart TD\n"))
    let scene = try session(busyScene).scene
    for id in scene.objects where scene.kind(of: id).isView {
      #expect(text.contains("  o\(id.place)[\"\(scene.name(of: id))<br/>"))
      if let parent = scene.superview(of: id) {
        #expect(text.contains("  o\(parent.place) --> o\(id.place)\n"))
      }
    }
    #expect("a\"b<c>[d];#".mermaid == "a#34;b#60;c#62;#91;d#93;#59;#35;")
  }

  @Test("a sequence diagram tells the calls, and every one of its lines is of the language")
  func sequence() throws {
    let text = try export("mermaid - sequence", session(busyScene + "\ntap 90 70"))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "sequenceDiagram")
    #expect(text.contains("hitTest 90 70"))
    #expect(text.contains("it's #34;done#34; #60;/script#62;"))
    for line in lines.dropFirst() {
      let pattern = #"^(  participant \w+ as .+|  \w+(->>|-->>|-\))\w+: .+|  Note over \w+: .+)$"#
      #expect(line.range(of: pattern, options: .regularExpression) != nil, "\(line)")
    }
  }

  /// The values of an attribute.
  static func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: "\(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("json holds the contract's trace and the objects")
  func json() throws {
    let session = try session(busyScene + "\ntap 90 70")
    let text = try export("json -", session)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["hit"] as? String == "B")
    #expect(object["command"] as? String == "tap 90 70")
    #expect((object["trace"] as? [[String: Any]])?.count == session.event?.trace.steps.count)
    #expect((object["objects"] as? [[String: Any]])?.count == session.scene.objects.count)
    let empty = try export("json -", try ExportingTests.session(""))
    #expect(empty.hasPrefix("{\"command\":null,\"hit\":null,\"trace\":[],"))
  }

  private static let tools = ["/usr/bin/asciinema", "/usr/bin/script"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test("asciinema plays the recording", .enabled(if: tools))
  func plays() throws {
    let text = try export("cast -", session(busyScene + "\nhit 90 70"))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("taptrace-\(getpid()).cast")
    try text.write(to: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: path) }
    let process = Process()
    // It wants a terminal, which `script` lends it.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qec", "asciinema cat '\(path.path)'", "/dev/null"]
    process.environment = [
      "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "HOME": "/tmp",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let shown = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(shown.contains("hit 90 70"))
  }
}

@Suite("The page")
struct WebPageTests {
  private static let page = Result { try export("html -", session(busyScene + "\ntap 90 70")) }

  @Test("it asks for nothing from anywhere")
  func alone() throws {
    let page = try WebPageTests.page.get()
    #expect(page.contains("default-src 'none'"))
    for word in ["http:", "https:", "src=", "@import", "url(http", "fetch(", "XMLHttpRequest"] {
      let inner = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!inner.contains(word), "\(word)")
    }
  }

  @Test("without scripts every step can be read, in both languages")
  func readable() throws {
    let page = try WebPageTests.page.get()
    let session = try session(busyScene + "\ntap 90 70")
    let steps = try #require(session.event?.trace.steps.count)
    for step in 0...steps { #expect(page.contains("<li value=\"\(step)\"")) }
    #expect(page.contains("<span lang=\"en\">") && page.contains("<span lang=\"zh-Hans\">"))
    #expect(page.contains("html:has(#lang-zh:checked) span[lang=en]"))
    // The responder chain and the map stand there, too.
    #expect(page.contains("id=\"chain\"") && page.contains("class=\"legend\""))
  }

  @Test("what people wrote cannot end the script or begin a tag")
  func escaped() throws {
    let page = try WebPageTests.page.get()
    #expect(page.components(separatedBy: "</script>").count - 1 == 2)
    #expect(page.contains("&lt;/script&gt;"))
    #expect(page.components(separatedBy: "<script").count - 1 == 2)
  }

  @Test("every id stands once, and every label is for an id that is there")
  func ids() throws {
    let page = try WebPageTests.page.get()
    let ids = FileTests.values(of: " id", in: page)
    #expect(Set(ids).count == ids.count)
    for name in ["for", "aria-labelledby", "aria-controls"] {
      for id in FileTests.values(of: name, in: page) { #expect(ids.contains(id), "\(id)") }
    }
  }

  @Test("a scene without an event has a page, too")
  func noEvent() throws {
    let page = try export("html -", session(busyScene))
    #expect(page.contains("Nothing was tapped yet") && page.contains("class=\"legend\""))
    #expect(!page.contains("id=\"seek\""))
  }

  @Test("a search through many views makes a page that a mail can carry")
  func size() throws {
    var lines: [String] = []
    for row in 0..<12 {
      for column in 0..<12 { lines.append("add v\(row)x\(column) frame \(column * 16) \(row * 24) 14 20") }
    }
    let page = try export("html -", session(lines.joined(separator: "\n") + "\ntap 5 5"))
    #expect(page.utf8.count < 1_200_000, "\(page.utf8.count)")
  }
}
