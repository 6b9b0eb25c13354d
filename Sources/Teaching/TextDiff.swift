/// What differs between two texts, line by line.
public struct TextDiff: Hashable, Sendable {
  /// What became of one line.
  public enum Line: Hashable, Sendable {
    /// It stands in both texts; the places count from 0.
    case kept(old: Int, new: Int)
    /// It stands in the old text only.
    case removed(old: Int)
    /// It stands in the new text only.
    case added(new: Int)
  }

  /// The lines of both texts, in order; removed lines come before those that were added in their place.
  public let lines: [Line]

  /// Compares two texts.
  public init(from old: [String], to new: [String]) {
    lines = TextDiff.compare(old, new)
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { lines.allSatisfy { if case .kept = $0 { true } else { false } } }

  /// The first column, from 1 and in characters, in which two lines differ; nil when they are the same.
  public static func firstDifferingColumn(_ first: String, _ second: String) -> Int? {
    if first == second { return nil }
    return zip(first, second).prefix { $0 == $1 }.count + 1
  }

  /// The old line and the new one that first differ, each nil where its text has ended.
  public func firstDifference(in old: [String], _ new: [String]) -> (old: String?, new: String?)? {
    let place = zip(old, new).prefix { $0 == $1 }.count
    if place == old.count, place == new.count { return nil }
    return (place < old.count ? old[place] : nil, place < new.count ? new[place] : nil)
  }

  // MARK: Comparing

  /// Tables larger than this are not worth their time: what lies between the equal ends counts as replaced.
  private static let largestTable = 4_000_000

  private static func compare(_ old: [String], _ new: [String]) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let head = (0..<start).map { Line.kept(old: $0, new: $0) }
    let tail = (0..<(old.count - oldEnd)).map { Line.kept(old: oldEnd + $0, new: newEnd + $0) }
    return head + middle(old, start..<oldEnd, new, start..<newEnd) + tail
  }

  /// The longest common part of two ranges, by the usual table.
  private static func middle(
    _ old: [String], _ oldRange: Range<Int>, _ new: [String], _ newRange: Range<Int>
  ) -> [Line] {
    let (height, width) = (oldRange.count, newRange.count)
    guard height > 0, width > 0, height * width <= largestTable else {
      return oldRange.map { .removed(old: $0) } + newRange.map { .added(new: $0) }
    }
    var table = [[Int]](repeating: [Int](repeating: 0, count: width + 1), count: height + 1)
    for row in (0..<height).reversed() {
      for column in (0..<width).reversed() {
        table[row][column] =
          old[oldRange.lowerBound + row] == new[newRange.lowerBound + column]
          ? table[row + 1][column + 1] + 1 : max(table[row + 1][column], table[row][column + 1])
      }
    }
    var lines: [Line] = []
    var (row, column) = (0, 0)
    while row < height || column < width {
      let (oldPlace, newPlace) = (oldRange.lowerBound + row, newRange.lowerBound + column)
      if row < height, column < width, old[oldPlace] == new[newPlace] {
        lines.append(.kept(old: oldPlace, new: newPlace))
        row += 1
        column += 1
      } else if row < height, column == width || table[row + 1][column] >= table[row][column + 1] {
        lines.append(.removed(old: oldPlace))
        row += 1
      } else {
        lines.append(.added(new: newPlace))
        column += 1
      }
    }
    return lines
  }
}
