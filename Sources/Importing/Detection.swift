/// Finds out from its words what a text is; endings of file names tell nothing.
enum Detection: Equatable {
  /// It can be read.
  case format(ImportFormat)
  /// It is known, and cannot be used.
  case refused(ImportFailure)

  static func format(of source: ImportText) -> Detection? {
    guard let first = source.bytes.firstIndex(where: { !$0.isSpace }) else { return nil }
    if source.has("bplist", at: first) || source.has("NIBArchive", at: first) {
      let tool = ForeignTool.of(bytes: Array(source.bytes[first...].prefix(1 << 20)), path: "")
      return .refused(ImportFailure(.foreign(tool ?? .propertyList), line: 1))
    }
    if let xml = markup(of: source) { return xml }
    let byte = source.bytes[first]
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), let json = json(of: source) { return json }
    let head = head(of: source)
    if source.find("Element subtree:", in: head) != nil { return .format(.accessibility) }
    if source.find("AX.frame=", in: head) != nil || source.find("|--<", in: head) != nil {
      return .format(.earlgrey)
    }
    if source.contains("frame = (") || source.contains("Frame: (") { return .format(.dump) }
    if source.contains(", state: "), source.contains("view:"), source.contains("<") {
      return .format(.controllers)
    }
    if source.contains("AMBIGUOUS LAYOUT") || source.contains("*<") || source.contains("•") {
      return .refused(ImportFailure(.layoutTrace))
    }
    if isAccessibilityText(source) { return .format(.accessibility) }
    if let tool = ForeignTool.of({ has($0, source) }) { return .refused(ImportFailure(.foreign(tool))) }
    // Descriptions without frames: the reader says what is missing.
    if (0..<min(source.lineCount, 500)).contains(where: { source.start(onLine: $0) != nil }) {
      return .format(.dump)
    }
    return nil
  }

  /// Where formats show themselves: a text is not searched to its end for each of their words.
  private static func head(of source: ImportText) -> Range<Int> { 0..<min(source.bytes.count, 1 << 18) }

  private static func markup(of source: ImportText) -> Detection? {
    let head = head(of: source)
    func has(_ word: StaticString) -> Bool { source.find(word, in: head) != nil }
    if has("<document "), has("<?xml") || has("InterfaceBuilder") { return .format(.ib) }
    if has("<archive "), has("InterfaceBuilder") { return .refused(ImportFailure(.oldArchive, line: 1)) }
    if has("<XCUIElementType") { return .format(.accessibility) }
    if let tool = ForeignTool.markup(has) { return .refused(ImportFailure(.foreign(tool), line: 1)) }
    if has("<ViewHierarchy") { return .format(.detox) }
    if has("<AppiumAUT") { return .format(.accessibility) }
    return nil
  }

  private static func json(of source: ImportText) -> Detection? {
    if source.contains("\"rendering_system\"")
      || (source.contains("\"windows\"") && source.contains("\"children\""))
    {
      return .format(.sentry)
    }
    let keys: [StaticString] = [
      "\"AXFrame\"", "\"AXLabel\"", "\"axElement\"", "\"rect\"", "\"elements\"", "\"role\"", "\"isEnabled\"",
    ]
    if keys.contains(where: { source.contains($0) }) { return .format(.accessibility) }
    return nil
  }

  /// `Button, 0x600…, {{0.0, 0.0}, {10.0, 20.0}}`, without the headings.
  private static func isAccessibilityText(_ source: ImportText) -> Bool {
    guard source.contains(", {{"), source.contains("}}") else { return false }
    return (0..<min(source.lineCount, 2_000)).contains {
      let line = source.line($0)
      return source.find(", {{", in: line) != nil && AccessibilityReader.isElement(line, of: source)
    }
  }

  /// Makes a text what it was before a web page and an interpreter's prompt changed it, where it shows signs of that.
  static func decode(_ text: inout ImportText) {
    guard let first = text.bytes.first(where: { !$0.isSpace }) else { return }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      if has("&quot;", text), !has("\"", text) { text.undoEntities() }
      return
    }
    if has("&lt;", text), !has("<?xml", text), !has("<document ", text),
      !(0..<min(text.lineCount, 2_000)).contains(where: { text.start(onLine: $0) != nil })
    {
      text.undoEntities()
    }
    if has("\\n   |", text) || has("\\n  |", text) || has("\\n<", text) || has("\\n\\xa0", text) {
      text.undoEscapes()
    }
  }

  private static func has(_ word: StaticString, _ text: ImportText) -> Bool {
    text.find(word, in: head(of: text)) != nil
  }
}
