/// A stretch of the pasted text, in UTF-8 offsets from its beginning.
public struct SourceRange: Hashable, Sendable {
  /// The first byte.
  public var start: Int
  /// Behind the last byte.
  public var end: Int

  /// Makes a range.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range of what stands nowhere, as in code that was made and not pasted.
  public static let none = SourceRange(0, 0)

  /// The range from this one's start to the other's end.
  public func through(_ other: SourceRange) -> SourceRange { SourceRange(start, max(end, other.end)) }
}
