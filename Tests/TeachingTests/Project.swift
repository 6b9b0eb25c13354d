import Foundation
import Session

@testable import Teaching

/// The project's own files, wherever the tests are started.
struct ProjectFiles: Storage {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether tests may rewrite what is generated: `TAPTRACE_WRITE=1 swift test`, never on a build server.
  static var mayWrite: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["TAPTRACE_WRITE"] != nil && environment["CI"] == nil
  }

  private func url(_ path: String) -> URL { ProjectFiles.root.appendingPathComponent(path) }

  func read(_ path: String) throws(FileTrouble) -> String {
    guard let data = FileManager.default.contents(atPath: url(path).path) else { throw .absent }
    guard let text = String(data: data, encoding: .utf8) else { throw .notText }
    return text
  }

  func write(_ text: String, to path: String) throws(FileTrouble) {
    do {
      try Data(text.utf8).write(to: url(path))
    } catch {
      throw .denied
    }
  }

  func names(in directory: String) throws(FileTrouble) -> [String] {
    let manager = FileManager.default
    var isDirectory: ObjCBool = false
    guard manager.fileExists(atPath: url(directory).path, isDirectory: &isDirectory), isDirectory.boolValue,
      let names = try? manager.contentsOfDirectory(atPath: url(directory).path)
    else { throw .absent }
    return names.map { name in
      var isFolder: ObjCBool = false
      _ = manager.fileExists(atPath: url(directory + "/" + name).path, isDirectory: &isFolder)
      return isFolder.boolValue ? name + "/" : name
    }.sorted()
  }

  func remove(_ path: String) throws(FileTrouble) { throw .denied }

  /// The lessons of this checkout.
  static let course = (try? Course(folder: "lessons", in: ProjectFiles())) ?? Course([])

  /// `taptrace test` over this checkout.
  static let transcripts = TranscriptCommand(files: ProjectFiles(), isCI: !mayWrite) {
    TranscriptShell($0, files: $1, course: course)
  }
}
