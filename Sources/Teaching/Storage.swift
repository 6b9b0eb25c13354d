import Presentation
import Session

/// The files that transcripts, lessons and progress reach: the disk in the program, a dictionary in tests.
public protocol Storage: Files {
  /// The names in a directory, sorted; those of directories end in `/`.
  func names(in directory: String) throws(FileTrouble) -> [String]
  /// Takes a file away; nothing happens when it is not there.
  func remove(_ path: String) throws(FileTrouble)
  /// Does something with a file while no other process does.
  func exclusively(_ path: String, _ body: () throws(FileTrouble) -> Void) throws(FileTrouble)
}

extension Storage {
  /// Nobody else is there.
  public func exclusively(_ path: String, _ body: () throws(FileTrouble) -> Void) throws(FileTrouble) {
    try body()
  }
}

/// Files in memory: what a transcript, a lesson or a test writes never reaches the disk.
///
/// A class, because copies of a session share their files as processes share a disk. Whoever makes one uses it
/// on one thread at a time; no two sessions of a test run share one.
public final class MemoryStorage: Storage, @unchecked Sendable {
  /// The texts by path.
  public private(set) var texts: [String: String]

  /// Makes files from texts by path.
  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// The text of a file.
  public func read(_ path: String) throws(FileTrouble) -> String {
    guard let text = texts[path] else { throw (isDirectory(path) ? .directory : .absent) }
    return text
  }

  /// Writes a text.
  public func write(_ text: String, to path: String) throws(FileTrouble) {
    if path.hasSuffix("/") || isDirectory(path) { throw .directory }
    texts[path] = text
  }

  /// The names in a directory, sorted; those of directories end in `/`.
  public func names(in directory: String) throws(FileTrouble) -> [String] {
    let start =
      directory.isEmpty || directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    var names: Set<String> = []
    for path in texts.keys where path.hasPrefix(start) && path != start {
      let rest = path.dropFirst(start.count)
      if let slash = rest.firstIndex(of: "/") {
        names.insert(String(rest[...slash]))
      } else {
        names.insert(String(rest))
      }
    }
    if names.isEmpty, !start.isEmpty { throw .absent }
    return names.sorted()
  }

  /// Takes a file away.
  public func remove(_ path: String) throws(FileTrouble) { texts[path] = nil }

  private func isDirectory(_ path: String) -> Bool {
    let start = path.hasSuffix("/") ? path : path + "/"
    return texts.keys.contains { $0.hasPrefix(start) }
  }
}

extension FileTrouble {
  /// What `taptrace test` and `taptrace lint` say of a path that they were given.
  func told(of path: String) -> String {
    self == .absent ? "\(path): no such file or directory" : Presenter.sentence(self, path: path)
  }
}
