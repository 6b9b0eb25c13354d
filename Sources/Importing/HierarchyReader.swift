/// Collects the lines of `_printHierarchy` in a text: controllers, their states and their views.
struct HierarchyReader {
  /// A line of it.
  struct Entry {
    var className: String
    var key: String
    /// The address of its view; empty when the view is not loaded or the addresses were taken out.
    var view: String
    var line: Int
    /// The place of the controller above.
    var parent: Int?
    /// Whether that one presents it.
    var isPresented: Bool
  }
  private(set) var controllers: [Entry] = []
  /// Whether the last line that was taken ends in the middle.
  private(set) var isCut = false
  private var open: [(depth: Int, place: Int)] = []

  /// Takes a line that is one of it; whether it was.
  mutating func read(_ line: Range<Int>, number: Int, of source: ImportText) -> Bool {
    guard line.count > 12, controllers.count < ImportLimit.nodes,
      let state = source.find(", state: ", in: line),
      let bracket = source.find("view:", in: state..<line.upperBound)
    else { return false }
    guard let place = source.bytes[line].firstIndex(of: 60), place < state else { return false }
    var depth = 0
    var isPresented = false
    for byte in source.bytes[line.lowerBound..<place] {
      if byte == 124 || byte == 43 { depth += 1 }
      isPresented = byte == 43 || (isPresented && byte == 32)
    }
    let own = source.description(at: place, limit: state)
    var view = ""
    var end = bracket + 5
    isCut = false
    if let opening = source.bytes[end..<line.upperBound].firstIndex(of: 60) {
      let told = source.description(at: opening, limit: line.upperBound)
      // Half an address is another one.
      if told.isClosed { view = told.key } else { isCut = true }
      end = told.end
    } else if let close = source.find("(view not loaded)", in: end..<line.upperBound) {
      end = close + 17
    } else {
      isCut = true
    }
    // What follows on the last line is whole, or the text ends in the middle of it.
    if number == source.lineCount, source.bytes.last != 10 {
      var rest = source.text(source.skipBlanks(end, line.upperBound)..<line.upperBound)
      if rest.hasPrefix("not in the window") { rest.removeFirst(17) }
      while let last = rest.last, "\"`') ".contains(last) { rest.removeLast() }
      if !rest.isEmpty, !(rest.hasPrefix(", presented with: <") && rest.hasSuffix(">")) { isCut = true }
    }
    while let top = open.last, top.depth >= depth { open.removeLast() }
    controllers.append(
      Entry(
        className: own.className, key: own.key, view: view, line: number, parent: open.last?.place,
        isPresented: isPresented))
    open.append((depth, controllers.count - 1))
    return true
  }
}
