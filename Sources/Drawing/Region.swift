/// A rectangle of cells; column 0 is at the left, row 0 at the top.
///
/// Coordinates are kept within ±2³⁰, so that a view of any size can be asked for and no sum overflows.
public struct Region: Hashable, Sendable {
  /// The leftmost column.
  public let x: Int
  /// The topmost row.
  public let y: Int
  /// Columns; never negative.
  public let width: Int
  /// Rows; never negative.
  public let height: Int

  private static let most = 1 << 30

  /// Creates a region; negative sizes count as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = min(max(x, -Self.most), Self.most)
    self.y = min(max(y, -Self.most), Self.most)
    self.width = min(max(width, 0), 2 * Self.most)
    self.height = min(max(height, 0), 2 * Self.most)
  }

  /// Creates a region from its edges; `right` and `bottom` lie outside.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    let (left, top) = (min(max(left, -Self.most), Self.most), min(max(top, -Self.most), Self.most))
    let (right, bottom) = (min(max(right, -Self.most), Self.most), min(max(bottom, -Self.most), Self.most))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The first column right of the region.
  public var right: Int { x + width }
  /// The first row below the region.
  public var bottom: Int { y + height }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a cell lies in the region.
  public func contains(x: Int, y: Int) -> Bool {
    (self.x..<right).contains(x) && (self.y..<bottom).contains(y)
  }

  /// The cells that lie in both regions.
  public func intersection(_ other: Region) -> Region {
    Region(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The region made smaller on each side; negative numbers make it larger.
  public func inset(by cells: Int) -> Region {
    let cells = min(max(cells, -Self.most), Self.most)
    return Region(x: x + cells, y: y + cells, width: width - 2 * cells, height: height - 2 * cells)
  }

  /// The region moved.
  public func offset(x dx: Int, y dy: Int) -> Region {
    let most = Self.most
    return Region(
      x: x + min(max(dx, -most), most), y: y + min(max(dy, -most), most), width: width, height: height)
  }
}
