/// The header of a method that was found in a paste, and where its body lies.
struct MethodHeader {
  var language: Language
  /// Swift's base name, or the first piece of a selector.
  var name: String
  /// Swift's labels, `_` for none; the selector's other pieces behind a `_`; nil for a property.
  var labels: [String]?
  /// How its own language writes the name: `drawRect:`, `layoutSubviews()`.
  var writtenName: String
  var parameters: [Parameter]
  var result: TypeReference?
  /// `+ (T)f`, `static func`: never one of UIKit's entries.
  var isOfClass = false
  /// The first byte, in the decoded text.
  var start: Int
  /// The byte of the opening brace, in the decoded text.
  var bodyStart: Int
  /// Characters of the header that were read as others.
  var replacements: [(PasteNote.Replacement, offset: Int)]

  /// How far a header may reach.
  private static let reach = 800

  /// Reads a header of Objective-C at a `-` or `+`; nil when there is none with a body.
  static func objectiveC(in source: Source, at start: Int) -> MethodHeader? {
    var parser = ObjCParser(stream(source, .objectiveC, start))
    let isOfClass = parser.isSymbol("+")
    parser.stream.advance()
    guard let result = parser.typeInParentheses(), parser.current.isAnyWord else { return nil }
    var pieces: [String] = []
    var parameters: [Parameter] = []
    while parser.current.isAnyWord {
      pieces.append(parser.current.text)
      parser.stream.advance()
      guard parser.accept(":") else { break }
      let type = parser.isSymbol("(") ? parser.typeInParentheses() : nil
      while ObjCParser.qualifiers.contains(parser.current.text) { parser.stream.advance() }
      guard parser.current.isAnyWord else { return nil }
      let label = pieces.count == 1 ? nil : pieces.last
      parameters.append(Parameter(label: label, name: parser.current.text, type: type))
      parser.stream.advance()
      if !parser.current.isAnyWord || !parser.stream.peek(1).isSymbol(":") { break }
    }
    // `NS_AVAILABLE_IOS(9_0)`, `__attribute__((…))` and a stray semicolon may stand before the body.
    while parser.current.isAnyWord,
      parser.current.text.utf8.first.map({ $0 == 0x5F || (0x41...0x5A).contains($0) }) ?? false
    {
      parser.stream.advance()
      if parser.isSymbol("("), let length = parser.stream.closing(0) {
        for _ in 0...length { parser.stream.advance() }
      }
    }
    while parser.accept(";") {}
    guard parser.isSymbol("{") else { return nil }
    let selector = parameters.isEmpty ? pieces[0] : pieces.map { "\($0):" }.joined()
    return MethodHeader(
      language: .objectiveC, name: pieces[0],
      labels: parameters.isEmpty ? [] : ["_"] + pieces.dropFirst(),
      writtenName: selector, parameters: parameters, result: result.name == "void" ? nil : result,
      isOfClass: isOfClass, start: start, bodyStart: parser.current.endOffset - 1,
      replacements: parser.stream.replacements)
  }

  /// Reads a header of Swift at `func` or `var`; nil when there is none with a body.
  ///
  /// - Throws: A mistake in the header of a method that is named like an entry.
  static func swift(in source: Source, at start: Int) throws(Mistake) -> MethodHeader? {
    var parser = SwiftParser(stream(source, .swift, start))
    let isProperty = parser.isWord("var")
    parser.stream.advance()
    guard parser.current.isAnyWord else { return nil }
    let name = parser.current.text
    parser.stream.advance()
    var parameters: [Parameter] = []
    var result: TypeReference?
    do {
      if isProperty {
        guard parser.accept(":") else { return nil }
        result = try parser.type()
      } else {
        guard parser.isSymbol("(") || parser.isSymbol("<") else { return nil }
        (parameters, result) = try parser.signature()
      }
    } catch {
      // Prose may talk about a method; a misspelt header says so by what follows.
      let names = Entry.allCases.map(\.swiftName)
      if !isProperty, names.contains(name), parser.current.kind != .end { throw error }
      return nil
    }
    while parser.accept(";") {}
    guard parser.isSymbol("{") else { return nil }
    let labels = parameters.map { $0.label ?? "_" }
    return MethodHeader(
      language: .swift, name: name, labels: isProperty ? nil : labels,
      writtenName: isProperty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))", parameters: parameters,
      result: result.flatMap { $0.name == "Void" ? nil : $0 }, start: start,
      bodyStart: parser.current.endOffset - 1, replacements: parser.stream.replacements)
  }

  private static func stream(_ source: Source, _ language: Language, _ start: Int) -> TokenStream {
    TokenStream(source, language, start..<min(source.bytes.count, start + reach))
  }

  /// Which of UIKit's methods it is the header of.
  func entry(for owner: Entry.Owner) -> Entry? {
    if isOfClass { return nil }
    if language == .objectiveC { return Entry(selector: writtenName, owner: owner) }
    return Entry(swiftName: name, labels: labels, owner: owner)
  }

  /// Whether it is written in Swift 2's spelling of an entry.
  func isSwift2(_ entry: Entry) -> Bool {
    language == .swift && (name != entry.swiftName || labels != entry.swiftLabels)
  }

  /// Whether it is the hit test of AppKit, which takes one argument.
  var isAppKit: Bool {
    if result?.name == "NSView"
      || parameters.contains(where: { $0.type?.name == "NSPoint" || $0.type?.name == "NSEvent" })
    {
      return ["hitTest", "mouse", "mouseDown", "mouseUp", "mouseDragged"].contains(name)
    }
    return name == "hitTest" && parameters.count == 1 && result?.name != "CALayer"
      && parameters[0].type?.name == "CGPoint"
  }
}

extension ObjCParser {
  /// `(T *)`, with its parentheses.
  mutating func typeInParentheses() -> TypeReference? {
    guard isSymbol("("), let length = stream.closing(0) else { return nil }
    let end = stream.index + length
    stream.advance()
    let type = self.type()
    stream.index = end
    stream.advance()
    return type
  }
}
