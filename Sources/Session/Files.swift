/// The files that `run`, `load` and `save` reach: the disk in the program, a dictionary in tests and lessons.
public protocol Files: Sendable {
  /// The text of a file.
  func read(_ path: String) throws(FileTrouble) -> String
  /// The first bytes of a file, by which one that is no text is known; none where it cannot be read.
  func beginning(of path: String) -> [UInt8]
  /// Writes a text, whole or not at all.
  func write(_ text: String, to path: String) throws(FileTrouble)
  /// What the shell that was killed last has left; nil when none was.
  func leftBehind() -> LeftScene?
  /// Takes it away.
  func forget(_ left: LeftScene)
}

extension Files {
  /// Only text is at hand.
  public func beginning(of path: String) -> [UInt8] { [] }
  /// No shell has left anything.
  public func leftBehind() -> LeftScene? { nil }
  /// There is nothing to take away.
  public func forget(_ left: LeftScene) {}
}

/// What a shell that was killed has left.
public struct LeftScene: Sendable, Hashable {
  /// Where it is kept.
  public let name: String
  /// The commands that led to its scene.
  public let script: String

  /// Makes it.
  public init(name: String, script: String) {
    self.name = name
    self.script = script
  }
}

/// No files at all: lessons and in-process tests reach none.
public struct NoFiles: Files {
  /// Makes it.
  public init() {}

  /// Nothing can be read.
  public func read(_ path: String) throws(FileTrouble) -> String { throw .absent }

  /// Nothing can be written.
  public func write(_ text: String, to path: String) throws(FileTrouble) { throw .denied }
}

/// The same files for a scene that is loaded, which reads others and writes none.
struct ReadOnlyFiles: Files {
  private let files: any Files

  init(_ files: any Files) { self.files = files }

  func read(_ path: String) throws(FileTrouble) -> String { try files.read(path) }
  func beginning(of path: String) -> [UInt8] { files.beginning(of: path) }
  func write(_ text: String, to path: String) throws(FileTrouble) { throw .denied }
}
