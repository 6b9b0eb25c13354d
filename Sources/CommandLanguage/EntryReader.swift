/// Takes an entry line by line, and knows behind each line whether the entry is whole.
///
/// It says of every line what ``Script/needsMore(_:)`` says of all lines up to it, without reading those again: a
/// pasted method of thousands of lines costs what it is long.
public struct EntryReader: Sendable {
  /// Whether another line is wanted.
  public private(set) var isOpen = false
  /// The code in which the last line ended; nil outside of braces.
  private var code: CodeScanner?
  /// Whether all lines belong to it up to an empty one (`import -`).
  private var isPaste = false

  /// Begins an entry.
  public init() {}

  /// Takes the next line, which has no line end.
  public mutating func take(_ line: some StringProtocol) {
    if isPaste {
      isOpen = line.contains { !$0.isWhitespace }
      isPaste = isOpen
      return
    }
    // The line end closes what ends with a line: strings, comments, the command itself.
    let source = Source(String(line) + "\n")
    var place = 0
    if var scanner = code {
      let end = scanner.closingBrace(in: source, from: 0)
      code = end == nil ? scanner : nil
      guard let end else { return }
      place = end + 1
    } else if Script.isPaste(line) {
      (isOpen, isPaste) = (true, true)
      return
    }
    while place < source.count {
      let extent = source.extent(from: place, semicolons: false)
      if let brace = extent.openBrace {
        var scanner = CodeScanner()
        _ = scanner.closingBrace(in: source, from: brace)
        (code, isOpen) = (scanner, true)
        return
      }
      place = extent.end + 1
    }
    isOpen = false
  }
}
