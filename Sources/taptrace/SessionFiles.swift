import Session
import Terminal

/// The files that a session's commands reach: the disk, within what the person who started the program allows.
///
/// Scripts, scenes and lessons come from anywhere, so they write over nothing unless that was asked for, and in safe
/// mode they write nothing and read only what was named as an argument. A class, because copies of a session share
/// what was written; a session and its copies belong to one thread at a time.
final class SessionFiles: Files, @unchecked Sendable {
  private let disk = DiskFiles()
  private let isSafe: Bool
  private let replaces: Bool
  private let given: Set<String>
  private let left: LeftJournals?
  /// Asks a person whether a file may be written over; nil where nobody can be asked.
  private let mayReplace: ((_ path: String) -> Bool)?
  /// What was written in this run, and so may be written again.
  private var written: Set<String> = []

  init(
    _ options: Options, left: LeftJournals? = nil, mayReplace: ((_ path: String) -> Bool)? = nil
  ) {
    isSafe = options.isSafe
    replaces = options.replaces
    // A lone dash is standard input, and no file of that name.
    given = Set(options.files).subtracting(["-"])
    self.left = left
    self.mayReplace = mayReplace
  }

  func read(_ path: String) throws(FileTrouble) -> String {
    if isSafe, !given.contains(path) { throw .forbidden }
    return try disk.read(path)
  }

  func beginning(of path: String) -> [UInt8] {
    isSafe && !given.contains(path) ? [] : disk.beginning(of: path)
  }

  func write(_ text: String, to path: String) throws(FileTrouble) {
    if isSafe { throw .forbidden }
    if !replaces, !written.contains(path), disk.hasContents(path) {
      guard let mayReplace else { throw .exists }
      guard mayReplace(path) else { throw .kept }
    }
    try disk.write(text, to: path)
    written.insert(path)
  }

  func leftBehind() -> LeftScene? { left?.newest().map { LeftScene(name: $0.name, script: $0.script) } }

  func forget(_ scene: LeftScene) { left?.remove(scene.name) }
}
