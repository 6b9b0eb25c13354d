import CommandLanguage
import Foundation
import Presentation
import SceneModel
import Session
import Testing

@testable import Exporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Files of a test, in memory.
final class MemoryFiles: Files, @unchecked Sendable {
  private let lock = NSLock()
  private var contents: [String: String] = [:]

  var texts: [String: String] { lock.withLock { contents } }

  func read(_ path: String) throws(FileTrouble) -> String {
    guard let text = texts[path] else { throw .absent }
    return text
  }

  func write(_ text: String, to path: String) throws(FileTrouble) {
    if path.hasPrefix("/forbidden") { throw .denied }
    lock.withLock { contents[path] = text }
  }
}

/// A session after some commands, each of which must work.
func session(_ script: String, files: any Files = MemoryFiles(), language: Language = .english) throws
  -> Session
{
  var session = Session.equipped(files: files, language: language)
  for command in CommandLanguage.Script.commands(in: script) {
    guard let reply = session.run(command.text, line: command.line) else { continue }
    if case .failure(let problem) = reply.result {
      Issue.record("\(command.text): \(Presenter.sentences(for: problem, in: session))")
    }
  }
  return session
}

/// What an export gives.
func export(_ words: String, _ session: Session) throws -> String {
  var copy = session
  let answer = copy.run("export \(words)")
  let reply = try #require(answer)
  guard case .success(.exported(let export)) = reply.result, let text = export.text else {
    Issue.record("export \(words): \(reply.result)")
    return ""
  }
  return text
}

/// A screen with a bit of everything.
let busyScene = """
  add A frame 20 20 280 200
  add B to A frame 20 20 100 60 as UIButton text "Buy & <now>"
  add C to A frame 150 20 110 160 clips
  add D to C frame 10 100 190 40 as UIButton
  add E frame 60 260 200 160 rotate 6 alpha 0.5
  add F to E frame 20 20 100 40 as UIButton
  add 按钮 to E frame 120 90 60 40 hidden
  add S frame 10 430 300 40 as UIScrollView content 300 300 offset 0 20
  add L to S frame 0 30 80 20 as UILabel text "标签"
  gesture t tap on A
  action B touchUpInside -> print "it's \\"done\\" </script>"
  """

/// The formats with all that can be chosen.
let allForms = [
  "script -", "json -", "svg -", "svg - scene", "svg - step", "svg - step 3", "svg - animation", "svg - map",
  "svg - map A", "html -", "cast -", "cast - v3", "mermaid -", "mermaid - sequence", "swift -", "objc -",
]

/// Whether a text is well-formed XML; what is wrong, else nil.
func xmlFault(_ text: String) -> String? {
  let parser = XMLParser(data: Data(text.utf8))
  if parser.parse() { return nil }
  return "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "?")"
}

/// The shared cases, one script each; none where they are absent.
let sharedCases: [(name: String, text: String)] = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/cases")
  let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  return names.filter { $0.hasSuffix(".tap") }.compactMap { name in
    guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
      return nil
    }
    return (name, text)
  }
}()

/// The scene at the end of a shared case, whatever fails on the way.
func scene(of text: String) -> Scene {
  var session = Session.equipped()
  for command in CommandLanguage.Script.commands(in: text) { _ = session.run(command.text) }
  return session.scene
}
