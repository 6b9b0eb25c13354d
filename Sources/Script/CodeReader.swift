/// What was read from a paste.
public struct Paste: Sendable {
  /// The text it was read from.
  public var source: Source
  /// The methods that take the place of UIKit's, in the order of the text.
  public var methods: [MethodDeclaration]
  /// Methods and computed properties that those call, directly or by one another.
  public var helpers: [MethodDeclaration]
  /// What is worth saying.
  public var notes: [PasteNote]
  /// What the properties seem to be that the paste declares and does not give a plain value.
  public var declared: [String: ValueKind] = [:]
  /// The types of the properties that the paste declares.
  var declaredTypes: [String: TypeReference] = [:]

  /// The methods that count: the last one of each entry.
  public var overrides: [MethodDeclaration] {
    var seen: Set<Entry> = []
    return methods.reversed().filter { $0.entry.map { seen.insert($0).inserted } ?? false }.reversed()
  }
}

/// Reads what a person pastes or types as an override.
public enum CodeReader {
  /// Reads whole methods: one, several, a class around them, or an article.
  ///
  /// - Parameters:
  ///   - text: The text between the braces of the command, as it was pasted.
  ///   - owner: Whether the receiver is a recognizer, whose delegate's methods are meant then.
  /// - Throws: The first mistake: `S4` when there is no method that takes the place of one of UIKit's.
  public static func methods(in text: String, owner: Entry.Owner = .responder) throws(Mistake) -> Paste {
    try checkLength(text)
    let source = Source(text)
    let finder = try MethodFinder(source)
    var paste = Paste(source: source, methods: [], helpers: [], notes: [])
    var others: [MethodFinder.Found] = []
    var replacements: [(PasteNote.Replacement, offset: Int)] = []
    for found in finder.found {
      guard found.extended == nil, let entry = found.header.entry(for: owner) else {
        if found.extended == nil, found.header.isAppKit {
          let start = source.pastedOffset(found.header.start)
          throw Mistake(
            .appKit(found.header.writtenName),
            at: SourceRange(start, source.pastedOffset(found.header.bodyStart)))
        }
        others.append(found)
        continue
      }
      let (method, read) = try declaration(found, entry: entry, in: source)
      guard let method else { continue }
      paste.methods.append(method)
      replacements += found.header.replacements.filter { $0.offset < method.body.range.start } + read
    }
    if paste.methods.isEmpty {
      if let mistake = finder.headerMistake { throw mistake }
      if others.isEmpty, let (sign, range) = ForeignSigns.cPlusPlus(in: source, 0..<source.bytes.count) {
        throw Mistake(.cPlusPlus(sign), at: range)
      }
      let ignored = others.map { ignoredMethod($0, in: source) }
      let range = others.first.map {
        SourceRange(source.pastedOffset($0.header.start), source.pastedOffset($0.header.bodyStart))
      }
      throw Mistake(.noEntry(others: ignored), at: range ?? .none)
    }
    takeHelpers(from: others, into: &paste)
    takeConstants(outside: finder.found.map(\.body), into: &paste)
    paste.notes = notes(on: paste, replacements) + paste.notes
    let remains = PasteRemains(source, outside: finder.found.map { whole($0, in: source) })
    if let first = remains.lines.first {
      paste.notes.append(PasteNote(.leftOut(remains.stretches), line: first))
    }
    return paste
  }

  /// Reads the statements of one method's body, Swift unless they clearly are Objective-C.
  ///
  /// Parameters have the names of `Entry.parameterNames`.
  public static func statements(_ text: String, for entry: Entry) throws(Mistake) -> Paste {
    try checkLength(text)
    let source = Source(text)
    var swift = SwiftParser(TokenStream(source, .swift, 0..<source.bytes.count))
    do {
      let statements = try swift.wholeBody()
      if !looksLikeObjectiveC(source, ["YES", "NO", "NULL"]) {
        return paste(source, statements, .swift, entry, swift.stream.replacements)
      }
    } catch {
      // Whether Objective-C reads it decides; whose mistake is told, what it looks like.
      var objectiveC = ObjCParser(TokenStream(source, .objectiveC, 0..<source.bytes.count))
      do {
        let statements = try objectiveC.wholeBody()
        return paste(source, statements, .objectiveC, entry, objectiveC.stream.replacements)
      } catch let other {
        if let (sign, range) = ForeignSigns.cPlusPlus(in: source, 0..<source.bytes.count) {
          throw Mistake(.cPlusPlus(sign), at: range)
        }
        throw looksLikeObjectiveC(source, ["YES", "NO", "NULL", "@"]) || hasMessage(source) ? other : error
      }
    }
    var objectiveC = ObjCParser(TokenStream(source, .objectiveC, 0..<source.bytes.count))
    return paste(source, try objectiveC.wholeBody(), .objectiveC, entry, objectiveC.stream.replacements)
  }

  /// Reads a body of one expression, in Swift.
  ///
  /// Parameters have the names of `Entry.parameterNames`.
  public static func expression(_ text: String, for entry: Entry) throws(Mistake) -> Paste {
    let source = Source(text)
    var parser = SwiftParser(TokenStream(source, .swift, 0..<source.bytes.count))
    let statements = try parser.wholeBody()
    guard statements.count == 1, case .expression = statements[0].kind else {
      throw Mistake(.expected(.expression, found: ""), at: statements.first?.range ?? .none)
    }
    return paste(source, statements, .swift, entry, parser.stream.replacements)
  }

  /// Reads the function of a `def` command: `area(item) = item.bounds`, `linkAtPoint:(p) = nil`, `isOn = true`.
  public static func definition(_ text: String) throws(Mistake) -> (
    source: Source, function: MethodDeclaration
  ) {
    let source = Source(text)
    var parser = SwiftParser(TokenStream(source, .swift, 0..<source.bytes.count))
    let function = try parser.definition()
    return (source, function)
  }

  private static func checkLength(_ text: String) throws(Mistake) {
    guard text.utf8.count > Limit.length else { return }
    throw Mistake(.tooLong(limit: Limit.length), at: .none)
  }

  // MARK: Methods

  private static func declaration(
    _ found: MethodFinder.Found, entry: Entry?, in source: Source
  ) throws(Mistake) -> (MethodDeclaration?, [(PasteNote.Replacement, offset: Int)]) {
    let header = found.header
    let stream = TokenStream(source, header.language, found.body)
    let body: Block?
    if header.language == .objectiveC {
      var parser = ObjCParser(stream)
      do {
        body = try parser.block()
      } catch {
        if let (sign, range) = ForeignSigns.cPlusPlus(in: source, found.body) {
          throw Mistake(.cPlusPlus(sign), at: range)
        }
        throw error
      }
    } else {
      var parser = SwiftParser(stream, isSwift2: entry.map(header.isSwift2) ?? false)
      body = header.labels == nil ? try parser.getter() : try parser.block()
    }
    guard var body else { return (nil, []) }
    if header.language == .swift, entry.map({ $0.answer != .nothing }) ?? (header.result != nil) {
      body = body.withAnswers
    }
    let isProperty =
      header.labels == nil
      || (header.language == .objectiveC && header.parameters.isEmpty && header.result != nil)
    let start = firstByte(of: header, in: source)
    var method = MethodDeclaration(
      name: entry?.swiftName ?? header.name, entry: entry,
      form: entry.map { $0.swiftLabels == nil } ?? isProperty ? .property : .method,
      language: header.language,
      parameters: header.parameters, result: header.result, body: body,
      range: SourceRange(source.pastedOffset(start), source.pastedOffset(found.body.upperBound)))
    method.extended = found.extended
    method.extensionClause = found.clause
    method.isMutating = found.extended != nil && modifiers(found, source).contains("mutating")
    return (method, stream.replacements)
  }

  /// Where the modifiers in front of a Swift header begin, in the same line.
  static func firstByte(of header: MethodHeader, in source: Source) -> Int {
    guard header.language == .swift else { return header.start }
    var start = header.start
    while start > 0 {
      let byte = source.bytes[start - 1]
      let belongs =
        Lexer.continuesName(Unicode.Scalar(byte)) || [0x20, 0x09, 0x40, 0x28, 0x29].contains(byte)
      if !belongs || byte >= 0x80 { break }
      start -= 1
    }
    while start < header.start, source.bytes[start] == 0x20 || source.bytes[start] == 0x09 { start += 1 }
    return start
  }

  private static func ignoredMethod(_ found: MethodFinder.Found, in source: Source) -> IgnoredMethod {
    IgnoredMethod(
      name: found.header.writtenName, line: source.line(of: source.pastedOffset(found.header.start)))
  }

  /// Methods that the entries use become helpers; the others, and those that cannot be read, are noted.
  private static func takeHelpers(from others: [MethodFinder.Found], into paste: inout Paste) {
    var waiting = others
    var used = Set(paste.methods.flatMap { $0.body.usedNames })
    var went = true
    while went {
      went = false
      for (index, found) in waiting.enumerated().reversed()
      where !found.header.isOfClass && used.contains(found.header.name)
        && !keepsElsewhere(found, paste.source) && !isOfType(found, paste.source)
      {
        guard let (helper, _) = try? declaration(found, entry: nil, in: paste.source), let helper else {
          continue
        }
        waiting.remove(at: index)
        paste.helpers.append(helper)
        used.formUnion(helper.body.usedNames)
        went = true
      }
    }
    paste.helpers.sort { $0.range.start < $1.range.start }
    paste.notes += waiting.map { found in
      let method = ignoredMethod(found, in: paste.source)
      return PasteNote(.ignored(method), line: method.line)
    }
  }

  /// Constants and stored properties with a plain first value become helpers, where the code names them and
  /// does not declare them itself.
  private static func takeConstants(outside bodies: [Range<Int>], into paste: inout Paste) {
    let report = NameAnalysis.report(on: paste, known: .anywhere)
    // `Layout.slop` names the constant `slop` of a type.
    let free = Set(report.names.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name })
    let constants = PastedConstants(paste.source, outside: bodies)
    paste.declared = constants.declared
    paste.declaredTypes = constants.types
    guard !free.isEmpty else { return }
    for constant in constants.found {
      let name = propertyName(of: constant.name)
      guard free.contains(name), !paste.helpers.contains(where: { $0.name == name }) else { continue }
      var constant = constant
      constant.name = name
      paste.helpers.append(constant)
    }
  }

  /// Whether a getter reads what nothing in the scene keeps: the property itself is asked for then.
  private static func keepsElsewhere(_ found: MethodFinder.Found, _ source: Source) -> Bool {
    guard found.header.parameters.isEmpty else { return false }
    let stream = TokenStream(source, found.header.language, found.body)
    var index = 0
    while stream.peek(index).kind != .end {
      if stream.peek(index).isWord("objc_getAssociatedObject") { return true }
      index += 1
    }
    return false
  }

  /// Whether a method of an extension belongs to the type and not to its values: it is no helper.
  private static func isOfType(_ found: MethodFinder.Found, _ source: Source) -> Bool {
    found.extended != nil && modifiers(found, source).contains("static")
  }

  /// The words in front of a Swift header.
  private static func modifiers(_ found: MethodFinder.Found, _ source: Source) -> [String] {
    let start = firstByte(of: found.header, in: source)
    return String(decoding: source.bytes[start..<found.header.start], as: UTF8.self).split(separator: " ")
      .map(String.init)
  }

  // MARK: Bodies without a header

  private static func paste(
    _ source: Source, _ statements: [Statement], _ language: Language, _ entry: Entry,
    _ replacements: [(PasteNote.Replacement, offset: Int)]
  ) -> Paste {
    let whole = SourceRange(0, source.pasted.utf8.count)
    let facts = entry.facts
    let labels = facts.labels ?? []
    let parameters = facts.parameters.indices.map { index in
      let type = facts.types[index]
      return Parameter(
        label: labels[index] == "_" ? nil : labels[index], name: facts.parameters[index],
        type: TypeReference(
          type.hasSuffix("?") ? String(type.dropLast()) : type,
          optionality: type.hasSuffix("?") ? .optional : .none))
    }
    let method = MethodDeclaration(
      name: facts.name, entry: entry, form: facts.labels == nil ? .property : .method, language: language,
      parameters: parameters, body: Block(statements, range: whole), range: whole)
    var paste = Paste(source: source, methods: [method], helpers: [], notes: [])
    paste.notes = notes(on: paste, replacements)
    return paste
  }

  private static func looksLikeObjectiveC(_ source: Source, _ signs: Set<String>) -> Bool {
    var lexer = Lexer(source, .objectiveC)
    while let token = try? lexer.next(), token.kind != .end {
      if signs.contains(token.text), token.kind == .word { return true }
      if signs.contains("@"), token.kind == .string, source.bytes[token.endOffset - 1] == UInt8(ascii: "\""),
        source.text(of: token.range).hasPrefix("@")
      {
        return true
      }
    }
    return false
  }

  /// Whether a bracket holds two words in a row, as only a message does.
  private static func hasMessage(_ source: Source) -> Bool {
    let stream = TokenStream(source, .objectiveC, 0..<source.bytes.count)
    var index = 0
    while stream.peek(index).kind != .end {
      if stream.peek(index).isSymbol("["), stream.peek(index + 1).isAnyWord, stream.peek(index + 2).isAnyWord
      {
        return true
      }
      index += 1
    }
    return false
  }

  // MARK: Notes

  private static func notes(on paste: Paste, _ replacements: [(PasteNote.Replacement, offset: Int)])
    -> [PasteNote]
  {
    var notes: [PasteNote] = []
    var seen: [PasteNote.Replacement] = []
    for (replacement, _) in replacements where !seen.contains(replacement) { seen.append(replacement) }
    if let first = replacements.map(\.offset).min() {
      notes.append(PasteNote(.repaired(seen), line: paste.source.line(of: first)))
    }
    let entities = paste.source.entities.filter { entity in
      paste.methods.contains { $0.range.contains(entity.start) }
    }
    if let first = entities.first {
      notes.append(PasteNote(.entities(entities.count), line: paste.source.line(of: first.start)))
    }
    for entry in Entry.allCases {
      let lines = paste.methods.filter { $0.entry == entry }.map { paste.source.line(of: $0.range.start) }
      if lines.count > 1 {
        notes.append(PasteNote(.repeated(entry, lines: lines), line: lines[lines.count - 1]))
      }
    }
    return notes
  }
}
