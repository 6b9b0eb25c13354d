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
    if let opening = source.bytes[bracket..<line.upperBound].firstIndex(of: 60) {
      view = source.description(at: opening, limit: line.upperBound).key
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
