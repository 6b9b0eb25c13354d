/// Rows of styled text whose columns stand under each other.
public struct Table: Sendable {
  /// What happens to a text that is wider than its column may be.
  public enum Overflow: Sendable {
    /// The column stays as wide as its widest text.
    case keep
    /// It is cut, with `…`.
    case cut
    /// It goes on in the next line.
    case wrap
  }

  /// A column.
  public struct Column: Sendable {
    /// Where text stands in it.
    public var alignment: Alignment
    /// What happens when lines would get too wide.
    public var overflow: Overflow
    /// Its title; nil if it has none.
    public var title: StyledText?

    /// Creates a column.
    public init(_ alignment: Alignment = .left, overflow: Overflow = .keep, title: StyledText? = nil) {
      self.alignment = alignment
      self.overflow = overflow
      self.title = title
    }

    /// A column with its text at the left.
    public static let left = Column()
    /// A column with its text at the right.
    public static let right = Column(.right)
    /// A column whose text is cut when lines get too wide.
    public static let cut = Column(overflow: .cut)
    /// A column whose text is wrapped when lines get too wide.
    public static let wrapped = Column(overflow: .wrap)
  }

  /// The columns.
  public let columns: [Column]
  /// Blanks between columns.
  public var gap: Int
  /// Blanks before each line.
  public var indent: Int
  /// The rows; each has as many texts as there are columns.
  public private(set) var rows: [[StyledText]] = []

  /// Creates a table without rows.
  public init(_ columns: [Column], gap: Int = 2, indent: Int = 0) {
    self.columns = columns
    self.gap = max(0, gap)
    self.indent = max(0, indent)
  }

  /// Adds a row; missing texts are empty, and texts beyond the last column are dropped.
  public mutating func append(_ row: [StyledText]) {
    rows.append(columns.indices.map { $0 < row.count ? row[$0] : StyledText() })
  }

  /// Adds a row.
  public mutating func append(_ row: StyledText...) { append(row) }

  /// The table as lines, without blanks at their ends.
  ///
  /// When lines would be wider than `width`, columns that may be cut or wrapped give way, the widest first.
  public func lines(within width: Int? = nil) -> [StyledText] {
    let widths = widths(within: width)
    var result: [StyledText] = []
    if columns.contains(where: { $0.title != nil }) {
      let titles = columns.map { ($0.title ?? StyledText()).styled(.heading) }
      result += lines(of: titles, widths)
    }
    for row in rows { result += lines(of: row, widths) }
    return result
  }

  private func widths(within limit: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      max(columns[index].title?.columns ?? 0, rows.map { $0[index].columns }.max() ?? 0)
    }
    guard let limit else { return widths }
    let least = 4
    var excess = widths.reduce(0, +) + gap * max(0, columns.count - 1) + indent - limit
    while excess > 0 {
      let soft = columns.indices.filter { columns[$0].overflow != .keep && widths[$0] > least }
      guard let widest = soft.max(by: { widths[$0] < widths[$1] }) else { break }
      let second = soft.filter { $0 != widest }.map { widths[$0] }.max() ?? least
      let step = min(excess, max(1, widths[widest] - max(second, least)))
      widths[widest] -= step
      excess -= step
    }
    return widths
  }

  private func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let cells: [[StyledText]] = columns.indices.map { index in
      switch columns[index].overflow {
      case .keep: row[index].lines
      case .cut: row[index].lines.map { $0.cut(to: widths[index]) }
      case .wrap: row[index].wrapped(to: widths[index])
      }
    }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let parts = columns.indices.map { index in
        (line < cells[index].count ? cells[index][line] : StyledText())
          .padded(to: widths[index], columns[index].alignment)
      }
      return (StyledText.blanks(indent) + parts.joined(separator: .blanks(gap))).trimmed
    }
  }
}
