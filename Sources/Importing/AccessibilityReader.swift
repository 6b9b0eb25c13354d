import Geometry
import SceneModel

/// Reads what assistive technology is told of a screen, from Appium, WebDriverAgent, XCUITest, idb, AXe or Maestro.
///
/// All of them tell elements with rectangles of the screen; a superview's coordinates are made of them. None tells
/// what UIKit would hit: the scene says so by an option, and taps list what covers a point.
struct AccessibilityReader {
  /// One element of any of the formats.
  struct Element {
    var type = "Other"
    var identifier: String?
    var label: String?
    var value: String?
    var frame: Rect?
    var isEnabled = true
    var line = 0
    var depth = 1
    /// What the tool itself found out about touches.
    var verdict: String?
  }

  private var tree = ImportedTree(.accessibility)
  /// The rectangles on the screen, by places.
  private var frames: [Rect] = []
  private var open: [(depth: Int, place: Int)] = []
  /// The screen's size, where the source tells it.
  private var screen: Size?

  init() {}

  mutating func read(_ source: ImportText) throws(ImportFailure) -> ImportedTree {
    tree.report.variants = source.variants
    let first = source.bytes.first { !$0.isSpace } ?? 0
    let isMarkup = source.contains("<XCUIElementType")
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "["), !isMarkup {
      try readJSON(try JSONDocument(source))
    } else if first == UInt8(ascii: "{"), let page = AccessibilityReader.page(in: source) {
      // WebDriverAgent's server wraps the page in an answer, as a string.
      tree.report.variants.append("WebDriverAgent")
      try readXML(try XMLDocument(page, lenientEnd: true))
    } else if source.contains("<XCUIElementType") || source.contains("<AppiumAUT")
      || source.contains("<hierarchy")
    {
      try readXML(try XMLDocument(source, lenientEnd: true))
    } else {
      try readDescription(source)
    }
    guard !tree.nodes.isEmpty else { throw ImportFailure(.noViews) }
    guard tree.nodes.contains(where: { !$0.assumed.contains(.frame) }) else {
      throw ImportFailure(.noFrames, line: Int(tree.nodes[0].line))
    }
    tree.report.warn(.accessibility)
    try arrange()
    return tree
  }

  mutating func noteVariant(_ name: String) { tree.report.variants.append(name) }

  /// The page that an answer of WebDriverAgent's server holds; nil where it is something else.
  private static func page(in source: ImportText) -> ImportText? {
    guard let document = try? JSONDocument(source), document.isObject(0),
      let text = document.string(document.member(0, "value"), limit: 1 << 24),
      text.contains("<XCUIElementType")
    else { return nil }
    return ImportText(text)
  }

  /// Notes a line that is no element.
  mutating func noteLine(_ line: Int) { tree.report.ignored.add("(lines)", line: line) }

  mutating func noteAnother(_ line: Int) { tree.report.warn(.anotherTree, line: line) }

  mutating func noteCutEnd(_ line: Int) { tree.report.warn(.endsEarly, line: line) }

  mutating func append(_ element: Element) throws(ImportFailure) { try add(element) }

  // MARK: Elements

  private mutating func add(_ element: Element) throws(ImportFailure) {
    while let top = open.last, top.depth >= element.depth { open.removeLast() }
    guard open.count < ImportLimit.depth else {
      throw ImportFailure(.tooDeep(limit: ImportLimit.depth), line: element.line)
    }
    var node = ImportedNode()
    node.line = Int32(clamping: element.line)
    node.className = AccessibilityReader.className(of: element.type)
    node.handle = element.identifier ?? element.label.flatMap { $0.count <= 40 ? $0 : nil }
    node.key = element.identifier ?? ""
    node.text = (element.label ?? element.value).map { String($0.prefix(200)) }
    if !element.isEnabled { node.flags.insert(.disabled) }
    let parent = open.last?.place
    node.parent = Int32(parent ?? -1)
    let screen = element.frame ?? parent.map { frames[$0] } ?? .zero
    if let frame = element.frame {
      let origin = parent.map { frames[$0].origin } ?? .zero
      node.frame = Rect(origin: frame.origin - origin, size: frame.size).limited
      tree.report.used.add("frame", line: element.line)
    } else {
      node.frame = Rect(origin: .zero, size: screen.size)
      node.assumed.insert(.frame)
      // An application has none; all else should.
      if parent != nil { tree.report.warn(.noFrame(view: node.shown), line: element.line) }
    }
    if let verdict = element.verdict {
      tree.report.warn(.toldBySource(view: node.shown, verdict: verdict), line: element.line)
    }
    let place = try tree.append(node)
    frames.append(screen)
    open.append((element.depth, place))
    tree.report.depth = max(tree.report.depth, open.count)
  }

  /// XCUITest's name of a type: `AXButton` and `button` are its Button.
  private static func className(of type: String) -> String {
    if type.hasPrefix("XCUIElementType") || type.hasPrefix("UI") { return type }
    let word = type.hasPrefix("AX") && type.utf8.count > 2 ? type.dropFirst(2) : Substring(type)
    return "XCUIElementType" + word.prefix(1).uppercased() + word.dropFirst()
  }

  /// One window over all roots; an application without a frame fills it.
  private mutating func arrange() throws(ImportFailure) {
    let roots = tree.roots
    var box = Rect(origin: .zero, size: screen ?? .zero)
    for (place, frame) in frames.enumerated()
    where tree.nodes[place].frame != nil && !tree.nodes[place].assumed.contains(.frame) {
      box = Rect(0, 0, max(box.maxX, frame.maxX), max(box.maxY, frame.maxY))
    }
    for root in roots where tree.nodes[root].assumed.contains(.frame) {
      tree.nodes[root].frame = Rect(origin: .zero, size: box.limited.size)
    }
    var window = ImportedNode()
    window.className = "UIWindow"
    window.frame = box.limited
    window.flags = .window
    window.isAdded = true
    let place = try tree.append(window)
    for root in roots { tree.nodes[root].parent = Int32(place) }
  }

  // MARK: XML

  private mutating func readXML(_ document: XMLDocument) throws(ImportFailure) {
    tree.report.variants.append("Appium")
    if let line = document.cutLine { tree.report.warn(.endsEarly, line: line) }
    if let line = document.secondLine { tree.report.warn(.anotherTree, line: line) }
    if let line = document.outsideLine { noteLine(line) }
    var stack: [(element: Int, depth: Int)] = document.roots.reversed().map { (Int($0), 1) }
    while let (own, depth) = stack.popLast() {
      let name = document.name(own)
      let isWrapper = name == "AppiumAUT" || name == "hierarchy"
      if !isWrapper {
        var element = Element()
        element.type = document.attribute(own, "type") ?? name
        element.identifier = document.attribute(own, "name").flatMap { $0.isEmpty ? nil : $0 }
        element.label = document.attribute(own, "label").flatMap { $0.isEmpty ? nil : $0 }
        element.value = document.attribute(own, "value")
        element.line = document.line(own)
        element.depth = depth
        element.isEnabled = !document.attribute(own, "enabled", is: "false")
        if document.attribute(own, "hittable", is: "false") { element.verdict = "hittable=false" }
        element.frame = try frame(of: own, in: document)
        try add(element)
        for attribute in document.allAttributes(own) where !AccessibilityReader.known.contains(attribute.name)
        {
          tree.report.unknown.add(attribute.name, line: document.line(own))
        }
      }
      stack += document.children(own).reversed().map { ($0, isWrapper ? depth : depth + 1) }
    }
  }

  private static let known: Set<String> = [
    "type", "value", "name", "label", "enabled", "visible", "accessible", "x", "y", "width", "height",
    "index",
    "hittable", "focused", "placeholderValue", "nativeFrame", "nativeAccessibilityElement", "traits",
    "minValue",
    "maxValue", "customActions", "bundleId", "processId", "valid", "dom", "hint", "path",
  ]

  private func frame(of element: Int, in document: XMLDocument) throws(ImportFailure) -> Rect? {
    let line = document.line(element)
    var numbers: [Double?] = []
    for name in ["x", "y", "width", "height"] as [StaticString] {
      guard let text = document.attribute(element, name) else {
        numbers.append(nil)
        continue
      }
      guard let value = Double(text) else {
        throw ImportFailure(.notANumber(field: "\(name)", value: String(text.prefix(40))), line: line)
      }
      numbers.append(value)
    }
    // Tools that drop attributes drop zeros.
    guard numbers[2] != nil || numbers[3] != nil else { return nil }
    return try FrameReader.frame(
      x: numbers[0] ?? 0, y: numbers[1] ?? 0, width: numbers[2] ?? 0, height: numbers[3] ?? 0, line: line)
  }

  // MARK: JSON

  private mutating func readJSON(_ document: JSONDocument) throws(ImportFailure) {
    var roots = [0]
    // Wrappers of servers and tools.
    for _ in 0..<4 {
      guard roots.count == 1, document.isObject(roots[0]) else { break }
      let root = roots[0]
      let members = [
        document.member(root, "value"), document.member(root, "tree"), document.member(root, "elements"),
        document.member(root, "roots"), document.member(root, "nodes"), document.member(root, "hierarchy"),
      ]
      if let inner = members.lazy.compactMap({ $0 }).first(where: {
        document.isObject($0) || document.isArray($0)
      }) {
        roots = document.isArray(inner) ? document.children(inner) : [inner]
      } else {
        break
      }
    }
    if roots == [0], document.isArray(0) { roots = document.children(0) }
    tree.report.variants.append(roots.count > 1 ? "JSON, flat" : "JSON")
    if let screen = document.member(0, "screen"), let width = document.number(screen, "width"),
      let height = document.number(screen, "height"), width > 0, height > 0, width < 10_000, height < 10_000
    {
      self.screen = Size(width, height)
    }
    var stack = roots.reversed().map { (value: $0, depth: 1) }
    while let (value, depth) = stack.popLast() {
      guard document.isObject(value) else { continue }
      let own = document.member(value, "axElement") ?? value
      guard document.isObject(own) else { continue }
      try add(try element(own, depth, in: document))
      guard let children = document.member(own, "children") else { continue }
      stack += document.children(children).reversed().map { (value: $0, depth: depth + 1) }
    }
  }

  private func element(_ own: Int, _ depth: Int, in document: JSONDocument) throws(ImportFailure) -> Element {
    var element = Element()
    element.depth = depth
    element.line = document.line(own)
    element.type =
      document.string(own, "type") ?? document.string(own, "role") ?? document.string(own, "AXType")
      ?? document.string(own, "class")
      ?? document.string(own, "elementType").map { "Type" + $0 } ?? "Other"
    element.identifier =
      document.string(own, "AXUniqueId") ?? document.string(own, "identifier")
      ?? document.string(own, "rawIdentifier") ?? document.string(own, "AXIdentifier")
      ?? document.string(own, "name") ?? document.string(own, "id")
    element.label =
      document.string(own, "AXLabel") ?? document.string(own, "label") ?? document.string(own, "title")
    if let label = element.label, label.allSatisfy(\.isWhitespace) { element.label = nil }
    element.value = document.string(own, "AXValue") ?? document.string(own, "value")
    let isEnabled =
      document.bool(own, "enabled") ?? document.bool(own, "isEnabled") ?? document.bool(own, "AXEnabled")
    element.isEnabled = isEnabled != false
    if let touch = document.member(own, "interactable"), let status = document.string(touch, "status") {
      if status != "actionable" { element.verdict = "interactable: \(status)" }
    } else if let cover = document.string(own, "occluded_by") {
      element.verdict = "occluded by \(cover)"
    }
    element.frame = try frame(own, in: document)
    return element
  }

  private func frame(_ own: Int, in document: JSONDocument) throws(ImportFailure) -> Rect? {
    let line = document.line(own)
    var candidates = [document.member(own, "frame"), document.member(own, "rect")]
    // Calabash tells the screen's coordinates in `rect`, and the superview's in `frame`.
    if let rect = candidates[1], document.member(rect, "center_x") != nil { candidates.reverse() }
    for rect in candidates {
      guard let rect, document.isObject(rect) else { continue }
      let origin = document.member(rect, "origin") ?? rect
      let size = document.member(rect, "size") ?? rect
      if let frame = try FrameReader.frame(
        x: document.number(origin, "x") ?? document.number(origin, "X"),
        y: document.number(origin, "y") ?? document.number(origin, "Y"),
        width: document.number(size, "width") ?? document.number(size, "Width"),
        height: document.number(size, "height") ?? document.number(size, "Height"), line: line)
      {
        return frame
      }
    }
    for text in [document.string(own, "AXFrame"), document.string(own, "frame")] {
      guard let text else { continue }
      let source = ImportText(text)
      if let numbers = source.numbers(in: 0..<source.bytes.count, limit: 4), numbers.count == 4 {
        return try FrameReader.frame(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], line: line)
      }
    }
    return nil
  }
}
