import Geometry
import SceneModel

/// Makes a view of a description's fields.
struct DumpNodeReader {
  let source: ImportText
  var node: ImportedNode
  let line: Int
  private(set) var hasLayer = false
  private var scrolls = false
  private var seen = DumpFieldSet()
  /// Where the tallies of the fields stand.
  private(set) var memory: FieldMemory

  init(source: ImportText, node: ImportedNode, line: Int, memory: FieldMemory) {
    self.source = source
    self.node = node
    self.line = line
    self.memory = memory
  }

  mutating func read(
    _ description: DumpDescription, tail: Range<Int>, into report: inout ImportReport
  ) throws(ImportFailure) {
    for (name, value) in description.fields { try read(name, value, &report) }
    if node.frame == nil, let frame = try categoryFrame(in: tail) {
      node.frame = frame
      report.used.add("frame", line: line)
    }
    if let text = description.text {
      node.text = String(source.text(text).prefix(200))
      if description.cut != nil { report.used.add("text", line: line) }
    }
    if let cut = description.cut { readCut(cut, &report) }
    if node.frame == nil {
      node.assumed.insert(.frame)
      if description.cut == nil { report.warn(.noFrame(view: node.shown), line: line) }
    }
  }

  private func isYes(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    return source.bytes[first] | 32 == UInt8(ascii: "y") || source.bytes[first] == UInt8(ascii: "1")
  }

  private mutating func read(
    _ name: Range<Int>, _ value: Range<Int>, _ report: inout ImportReport
  ) throws(ImportFailure) {
    guard let (field, place) = DumpField.of(source.bytes[name]) else {
      if name.count > 0, name.count <= 60 { report.unknown.add(source.text(name), line: line) }
      return
    }
    let word = field.rawValue
    seen.insert(at: place)
    switch field {
    case .baseClass:
      node.base = source.text(value)
    case .frame:
      // A later one belongs to something else that is described here.
      guard node.frame == nil else { return }
      node.frame = try rect(value, "frame")
    case .transform: readTransform(value, &report)
    case .text: break
    case .clipsToBounds: if isYes(value) { node.flags.insert(.clips) }
    case .hidden: if value.isEmpty || isYes(value) { node.flags.insert(.hidden) }
    case .alpha: readAlpha(value, &report)
    case .userInteractionEnabled, .uie: if !isYes(value) { node.flags.insert(.interactionOff) }
    case .disabled: node.flags.insert(.disabled)
    case .tag:
      if let tag = source.number(at: value.lowerBound, value.upperBound)?.value,
        tag.magnitude <= Double(ImportLimit.tag)
      {
        node.tag = Int(tag)
      } else {
        report.warn(.limited(field: "tag", view: node.shown), line: line)
      }
    case .gestureRecognizers:
      node.flags.insert(.gestures)
      node.assumed.insert(.gestures)
      report.ignored.add("gestureRecognizers-kind", line: line)
    case .contentOffset:
      scrolls = true
      if let point = source.numbers(in: value, limit: 2), point.count == 2 {
        node.offset = Point(
          limited(point[0], "contentOffset", &report), limited(point[1], "contentOffset", &report))
        if node.offset != .zero { report.offsets.append(ScrolledView(view: node.shown, offset: node.offset)) }
      }
    case .contentSize:
      scrolls = true
      if let size = source.numbers(in: value, limit: 2), size.count == 2 {
        node.content = Size(
          limited(size[0], "contentSize", &report), limited(size[1], "contentSize", &report))
      }
    case .animations:
      report.warn(.animated(view: node.shown), line: line)
      report.ignored.add(word, line: line)
      return
    case .axID:
      let text = unquoted(value)
      if !text.isEmpty { node.handle = text }
    case .axLabel:
      if node.text == nil {
        let text = unquoted(value)
        if !text.isEmpty { node.text = String(text.prefix(200)) }
      }
    case .layer:
      hasLayer = true
      report.ignored.add(word, line: line, at: &memory.layer)
      return
    default:
      report.ignored.add(word, line: line, at: &memory[place])
      return
    }
    report.used.add(word, line: line, at: &memory[place])
  }

  private func unquoted(_ value: Range<Int>) -> String {
    var value = value
    while let first = value.first, source.bytes[first] == 39 || source.bytes[first] == 34 {
      value = first + 1..<value.upperBound
    }
    while let last = value.last, source.bytes[last] == 39 || source.bytes[last] == 34 {
      value = value.lowerBound..<last
    }
    let text = source.text(value)
    return text == "(null)" || text == "nil" ? "" : text
  }

  // MARK: Numbers

  private func limited(_ value: Double, _ field: String, _ report: inout ImportReport) -> Double {
    guard !(value.magnitude <= ImportLimit.coordinate) else { return value == 0 ? 0 : value }
    report.warn(
      value.isNaN ? .notANumber(field: field, view: node.shown) : .limited(field: field, view: node.shown),
      line: line)
    if value.isNaN { return 0 }
    return value > 0 ? ImportLimit.coordinate : -ImportLimit.coordinate
  }

  private func rect(_ value: Range<Int>, _ field: String) throws(ImportFailure) -> Rect? {
    guard let numbers = source.numbers(in: value, limit: 4), numbers.count == 4 else { return nil }
    guard numbers.allSatisfy(\.isFinite) else { throw ImportFailure(.notFinite(field: field), line: line) }
    let own = numbers.map { min(max($0, -ImportLimit.coordinate), ImportLimit.coordinate) + 0 }
    return Rect(own[0], own[1], own[2], own[3])
  }

  /// `<UIView: 0x..>Frame: (0.0, 64.0, 320.0, 504.0)`, as some categories print it.
  private func categoryFrame(in tail: Range<Int>) throws(ImportFailure) -> Rect? {
    guard let word = source.find("rame", in: tail),
      let open = source.bytes[word..<tail.upperBound].firstIndex(of: 40),
      let close = source.bytes[open..<tail.upperBound].firstIndex(of: 41)
    else { return nil }
    return try rect(open..<close, "frame")
  }

  private mutating func readAlpha(_ value: Range<Int>, _ report: inout ImportReport) {
    guard let alpha = source.number(at: value.lowerBound, value.upperBound)?.value, !alpha.isNaN else {
      report.warn(.notANumber(field: "alpha", view: node.shown), line: line)
      return
    }
    node.alpha = min(1, max(0, alpha))
  }

  private mutating func readTransform(_ value: Range<Int>, _ report: inout ImportReport) {
    guard let t = source.numbers(in: value, limit: 6), t.count == 6 else {
      report.unknown.add("transform", line: line)
      return
    }
    let transform = AffineTransform(
      a: t[0] + 0, b: t[1] + 0, c: t[2] + 0, d: t[3] + 0, tx: t[4] + 0, ty: t[5] + 0)
    let isSound = t.allSatisfy { $0.isFinite && $0.magnitude <= ImportLimit.coordinate }
    if !isSound || transform.inverse == nil {
      report.warn(.flattened(view: node.shown), line: line)
      node.transform = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    } else {
      node.transform = transform
    }
  }

  // MARK: What was cut off

  /// Completes a field of which only the beginning is there, where it can have one value alone.
  private mutating func readCut(_ cut: Range<Int>, _ report: inout ImportReport) {
    var end = cut.lowerBound
    while end < cut.upperBound, source.bytes[end].isLetter { end += 1 }
    let word = source.text(cut.lowerBound..<end)
    let candidates = word.utf8.count < 2 ? [] : DumpField.allCases.filter { $0.rawValue.hasPrefix(word) }
    let last = seen.isEmpty ? "class" : (word.isEmpty ? "a field" : word)
    if candidates == [.userInteractionEnabled] {
      node.flags.insert(.interactionOff)
      seen.insert(.userInteractionEnabled)
    } else if candidates == [.hidden] {
      node.flags.insert(.hidden)
      seen.insert(.hidden)
    } else if candidates == [.clipsToBounds] {
      node.flags.insert(.clips)
    } else if candidates == [.transform] {
      // The frame that is told is the box around a turned view: without the turn nobody knows where it lies.
      node.frame = nil
      node.assumed.insert(.frame)
    }
    report.warn(.truncated(view: node.shown, after: last), line: line)
    if hasLayer || (!candidates.isEmpty && candidates.allSatisfy { $0 == .layer || $0 == .layout }) {
      // The flags stand before the layer; only what scroll views add is missing.
      node.assumed.insert(.offset)
      return
    }
    if !seen.contains(.hidden) { node.assumed.insert(.hidden) }
    if !seen.contains(.alpha) { node.assumed.insert(.alpha) }
    if !seen.contains(.userInteractionEnabled) { node.assumed.insert(.interaction) }
    node.assumed.formUnion([.offset, .gestures])
  }
}

/// Where the tallies of fields stand in a report.
struct FieldMemory: Sendable {
  private var places: [Int] = []
  /// The tally of the layers, which every view has.
  var layer = -1

  subscript(place: Int) -> Int {
    get { place < places.count ? places[place] : -1 }
    set {
      if places.isEmpty { places = Array(repeating: -1, count: DumpField.allCases.count) }
      places[place] = newValue
    }
  }
}
