/// The files that `run`, `load` and `save` reach: the disk in the program, a dictionary in tests and lessons.
public protocol Files: Sendable {
  /// The text of a file.
  func read(_ path: String) throws(FileTrouble) -> String
  /// Writes a text, whole or not at all.
  func write(_ text: String, to path: String) throws(FileTrouble)
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
