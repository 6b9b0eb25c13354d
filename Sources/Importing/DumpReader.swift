import Geometry
import SceneModel

/// Reads `recursiveDescription` in all its variants, EarlGrey's text, and responder chains, a description a line.
struct DumpReader {
  let source: ImportText
  var tree: ImportedTree
  /// Whether depth is told by indentation, since the bars were lost.
  private var isIndented = false
  /// The nodes that are open, with their depths.
  private var open: [(depth: Int, place: Int)] = []
  /// Lines that are no descriptions.
  private var noise: [Int] = []
  private var memory = FieldMemory()
  private var layers = 0
  private var isFragment = false
  private var layerLines = 0
  private var unlayered = 0
  private var unlayeredNodes: [Int] = []
  /// Controllers that were printed before their views.
  private var named: [(node: Int, className: String, key: String)] = []
  /// Objects of a responder chain that are no views.
  private var others: [(description: DumpDescription, line: Int, after: Int)] = []
  private var hierarchy = HierarchyReader()
  private var places: [String: Int] = [:]
  /// Whether several descriptions stood on one line.
  private var isFlattened = false
  /// The line of the last view or controller, from 0.
  private var lastRecord = -1
  /// How many bytes may still be read a second time, to join lines that one text was broken into.
  private var joinable = ImportLimit.bytes

  init(_ source: ImportText, _ format: ImportFormat) {
    self.source = source
    tree = ImportedTree(format)
    tree.report.variants = source.variants
  }

  /// Reads all lines.
  mutating func read() throws(ImportFailure) -> ImportedTree {
    findIndentation()
    // Growing by doubling would hold a large tree twice.
    let expected = min(ImportLimit.nodes, source.lineCount)
    tree.nodes.reserveCapacity(expected)
    places.reserveCapacity(expected)
    var number = 0
    while number < source.lineCount {
      let line = source.line(number)
      if hierarchy.read(line, number: number + 1, of: source) {
        if hierarchy.isCut { tree.report.warn(.endsEarly, line: number + 1) }
        lastRecord = number
        number += 1
        continue
      }
      guard let start = source.start(onLine: number), !isCutController(number) else {
        noteNoise(number)
        number += 1
        continue
      }
      lastRecord = number
      number = try read(start, onLine: number)
    }
    noteCutEnd()
    try finish()
    return tree
  }

  /// Whether the text ends on this line in the middle of a controller's.
  private func isCutController(_ number: Int) -> Bool {
    guard number == source.lineCount - 1, source.bytes.last != 10, lastRecord >= 0,
      hierarchy.controllers.last?.line == lastRecord + 1
    else { return false }
    return source.find("; ", in: source.line(number)) == nil
  }

  // MARK: Lines

  /// Reads the descriptions that begin on a line, over as many lines as the last takes; the number of the next line.
  private mutating func read(_ start: DumpStart, onLine number: Int) throws(ImportFailure) -> Int {
    var start = start
    let end = source.line(number).upperBound
    while let other = source.nextStart(in: start.place + 1..<end) {
      let own = source.description(at: start.place, limit: other.place)
      // What closes behind the next one holds it: its text looks like a view.
      guard own.isClosed else { break }
      try use(own, start, until: other.place, line: number + 1)
      isFlattened = true
      start = other
    }
    return try readLast(start, onLine: number)
  }

  private mutating func readLast(_ start: DumpStart, onLine number: Int) throws(ImportFailure) -> Int {
    let line = source.line(number)
    var description = source.description(at: start.place, limit: line.upperBound)
    var next = number + 1
    if !description.isClosed, next < source.lineCount {
      // A text with line feeds: the description goes on until the next one begins.
      var end = next
      while end < source.lineCount, end - next < 200, joinable > 0,
        source.start(onLine: end, strictly: true) == nil
      {
        joinable -= source.line(end).count + 1
        end += 1
      }
      if end > next, joinable > 0 {
        joinable -= source.line(end - 1).upperBound - start.place
        let whole = source.description(at: start.place, limit: source.line(end - 1).upperBound)
        if whole.isClosed {
          description = whole
          next = source.lineNumber(of: whole.end - 1)
        }
      }
    }
    try use(description, start, until: source.line(next - 1).upperBound, line: number + 1)
    return next
  }

  private mutating func use(
    _ description: DumpDescription, _ start: DumpStart, until end: Int, line: Int
  ) throws(ImportFailure) {
    let tail = description.end..<max(description.end, end)
    if description.isClosed, source.find("(layer)", in: tail) != nil {
      layers += 1
    } else {
      try build(description, start, tail: tail, line: line)
    }
  }

  private mutating func noteNoise(_ number: Int) {
    let line = source.line(number)
    let start = source.skipBlanks(line.lowerBound, line.upperBound)
    guard start < line.upperBound else { return }
    // Brackets of an array, a closing quote, a prompt: nothing of a view.
    let hasWords = source.bytes[start..<line.upperBound].contains { $0.isLetter || $0.isDigit || $0 == 124 }
    if hasWords { noise.append(number + 1) }
  }

  /// Whether the text stops in the middle of a line: of bars, of a controller's, of what a log puts in front.
  private mutating func noteCutEnd() {
    let number = source.lineCount - 1
    guard let end = source.bytes.last, end != 10, lastRecord >= 0, number > lastRecord else { return }
    let line = source.line(number)
    let isNoise = noise.last == number + 1
    let isBlank = source.bytes[line].allSatisfy { $0.isBlank }
    // What a log puts in front begins as it does on the last record's line.
    let record = source.line(lastRecord)
    let preamble = source.bytes[record].prefix { $0 != 60 && $0 != 124 }
    let same = min(8, line.count, preamble.count)
    let isLogged = same > 0 && source.bytes[line].prefix(same).elementsEqual(preamble.prefix(same))
    var isCut = isBlank || isNoise && isLogged && line.count <= preamble.count + 2
    // Bars, and behind them the beginning of a description, perhaps escaped.
    let start = source.bytes[line].prefix { $0 != 60 && $0 != 124 && $0 != 38 }
    if isNoise, isLogged || start.allSatisfy({ $0.isBlank || $0 == 58 || $0 == 43 }) {
      let rest = source.bytes[start.endIndex..<line.upperBound].drop {
        $0.isBlank || $0 == 124 || $0 == 58 || $0 == 43
      }
      if rest.isEmpty ? start.endIndex < line.upperBound : rest.first == 60 || rest.first == 38 {
        isCut = true
      }
    }
    guard isCut else { return }
    if isNoise { noise.removeLast() }
    tree.report.warn(.endsEarly, line: number + 1)
  }

  /// Whether no line has a bar and some are indented: then the indentation tells the depth.
  private mutating func findIndentation() {
    var indented = false
    var seen = 0
    for number in 0..<source.lineCount {
      guard let start = source.start(onLine: number) else { continue }
      if start.depth > 0 { return }
      if start.indent > 0 { indented = true }
      seen += 1
      if seen > 200 { break }
    }
    isIndented = indented && seen > 1
  }

  // MARK: Views

  private mutating func build(
    _ description: DumpDescription, _ start: DumpStart, tail: Range<Int>, line: Int
  ) throws(ImportFailure) {
    if isOther(description) {
      others.append((description, line, tree.nodes.count - 1))
      return
    }
    var node = ImportedNode()
    node.line = Int32(clamping: line)
    node.className = description.className
    node.key = description.key.utf8.contains(46) ? "" : description.key
    var fields = DumpNodeReader(source: source, node: node, line: line, memory: memory)
    memory = FieldMemory()
    try fields.read(description, tail: tail, into: &tree.report)
    node = fields.node
    memory = fields.memory
    let place = try attach(node, depth: isIndented ? start.indent : start.depth, line: line)
    if fields.hasLayer {
      layerLines += 1
    } else if description.isClosed {
      unlayered += 1
      unlayeredNodes.append(place)
    }
    if !node.key.isEmpty, places[node.key] == nil { places[node.key] = place }
    if let controller = start.controller {
      named.append((place, controller.className, controller.key))
    }
  }

  /// Controllers, the application and its delegate, which a responder chain names between the views.
  private func isOther(_ description: DumpDescription) -> Bool {
    guard description.fields.isEmpty, description.cut == nil else { return false }
    let short = ClassLore.shortName(description.className)
    return ClassLore.isController(short) || short == "UIApplication" || short.hasSuffix("Application")
      || short.hasSuffix("Delegate") || short.hasSuffix("Scene")
  }

  private mutating func attach(_ node: ImportedNode, depth: Int, line: Int) throws(ImportFailure) -> Int {
    var node = node
    while let top = open.last, top.depth >= depth { open.removeLast() }
    if let top = open.last {
      node.parent = Int32(top.place)
      if !isIndented, depth > top.depth + 1 {
        tree.report.warn(
          .depthJump(from: top.depth, to: depth, attachedTo: Int(tree.nodes[top.place].line)), line: line)
      }
    } else if depth > 0, tree.nodes.isEmpty, !isIndented {
      tree.report.warn(.headless(depth: depth), line: line)
      isFragment = true
    }
    guard open.count < ImportLimit.depth else {
      throw ImportFailure(.tooDeep(limit: ImportLimit.depth), line: line)
    }
    let place = try tree.append(node)
    open.append((depth, place))
    tree.report.depth = max(tree.report.depth, open.count)
    return place
  }

  // MARK: The whole

  private mutating func finish() throws(ImportFailure) {
    if tree.nodes.isEmpty {
      guard !hierarchy.controllers.isEmpty else {
        throw ImportFailure(source.contains("AMBIGUOUS LAYOUT") ? .layoutTrace : .noViews)
      }
      tree.report.format = .controllers
    } else if tree.nodes.allSatisfy({ $0.assumed.contains(.frame) }), tree.nodes.count > 1 || layerLines == 0
    {
      throw ImportFailure(
        source.contains("*<") || source.contains("•") ? .layoutTrace : .noFrames,
        line: Int(tree.nodes.first?.line ?? 0))
    }
    noteLines()
    readChain()
    try join()
    try Roots.arrange(&tree, isFragment: isFragment)
  }

  private mutating func noteLines() {
    if layers > 0 { tree.report.ignored.add("(layer)", line: 0, count: layers) }
    for line in noise.prefix(10_000) { tree.report.ignored.add("(lines)", line: line) }
    if isIndented { tree.report.warn(.indentation) }
    if isFlattened { tree.report.variants.append("one line") }
    // Somebody left out what follows the frame: flags may be missing on every such line.
    if unlayered > 0, tree.report.format == .dump {
      tree.report.warn(.shortened(lines: unlayered))
      for place in unlayeredNodes { tree.nodes[place].assumed.formUnion([.hidden, .alpha, .interaction]) }
    }
  }

  /// A responder chain, a description a line: each view stands in the next one.
  private mutating func readChain() {
    let roots = tree.roots
    guard roots.count > 1, roots.count == tree.nodes.count, !others.isEmpty else { return }
    tree.report.format = .chain
    // The tree wants superviews first.
    let count = tree.nodes.count
    tree.nodes.reverse()
    for place in tree.nodes.indices { tree.nodes[place].parent = Int32(place - 1) }
    places = [:]
    for (place, node) in tree.nodes.enumerated() where !node.key.isEmpty { places[node.key] = place }
    tree.report.depth = count
    for other in others where ClassLore.isController(other.description.className) && other.after >= 0 {
      named.append((count - 1 - other.after, other.description.className, other.description.key))
    }
  }

  /// Gives views their controllers, by the addresses that both texts print.
  private mutating func join() throws(ImportFailure) {
    var owners: Set<Int> = []
    var known: Set<String> = []
    var index: [Int: Int] = [:]
    for (place, controller) in hierarchy.controllers.enumerated() {
      var own = ImportedController()
      (own.key, own.className, own.line) = (controller.key, controller.className, controller.line)
      if !controller.view.isEmpty, let view = places[controller.view], owners.insert(view).inserted {
        own.view = view
        tree.report.joined += 1
      }
      if let parent = controller.parent, let at = index[parent] {
        if controller.isPresented {
          own.presenter = at
          tree.report.warn(
            .presented(
              controller: ClassLore.shortName(own.className),
              by: ClassLore.shortName(tree.controllers[at].className)), line: own.line)
        } else {
          own.parent = at
        }
      }
      index[place] = tree.controllers.count
      if !own.key.isEmpty { known.insert(own.key) }
      tree.controllers.append(own)
    }
    for (node, className, key) in named where !known.contains(key) {
      guard owners.insert(node).inserted else { continue }
      var own = ImportedController()
      (own.key, own.className, own.view) = (key, className, node)
      own.line = Int(tree.nodes[node].line)
      tree.report.joined += 1
      tree.controllers.append(own)
    }
    if tree.report.format != .controllers {
      let lost = tree.controllers.filter { $0.view == nil }.map { ClassLore.shortName($0.className) }
      if !lost.isEmpty { tree.report.warn(.unjoined(controllers: lost)) }
    }
    tree.report.controllers = tree.controllers.count
    if tree.controllers.count > ImportLimit.nodes { throw ImportFailure(.tooMany(limit: ImportLimit.nodes)) }
  }
}
