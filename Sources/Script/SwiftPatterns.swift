// Types and patterns of Swift.

extension SwiftParser {
  // MARK: Types

  /// A type, with everything behind it that belongs to it.
  mutating func type() throws(Mistake) -> TypeReference {
    try enter()
    defer { leave() }
    let start = current.range
    while isSymbol("@") || current.text.hasPrefix("@") || isWord("inout") || isWord("some") || isWord("any") {
      stream.advance()
    }
    var type = try simpleType()
    while true {
      if isSymbol("?") || isSymbol("??"), !current.spaceBefore {
        stream.advance()
        type.optionality = .optional
      } else if isSymbol("!"), !current.spaceBefore {
        stream.advance()
        type.optionality = .forced
      } else if isSymbol("."), stream.peek(1).isAnyWord {
        stream.advance()
        type.name += ".\(current.text)"
        stream.advance()
      } else if isSymbol("&"), stream.peek(1).isAnyWord {
        // A composition is its first part here: nobody tests for the others.
        stream.advance()
        _ = try simpleType()
      } else {
        break
      }
    }
    if isSymbol("->") || (isWord("throws") && stream.peek(1).isSymbol("->")) {
      _ = acceptWord("throws")
      stream.advance()
      let answer = try self.type()
      let parts = type.name == "()" ? type.arguments : [type]
      type = TypeReference("->", arguments: parts + [answer])
    }
    type.range = start.through(stream.last)
    return type
  }

  private mutating func simpleType() throws(Mistake) -> TypeReference {
    let token = current
    if token.isSymbol("[") {
      stream.advance()
      var arguments = [try type()]
      if accept(":") { arguments.append(try type()) }
      try close("]", .list, at: token.range)
      return TypeReference(arguments.count == 1 ? "Array" : "Dictionary", arguments: arguments)
    }
    if token.isSymbol("(") { return try tupleType() }
    guard token.isAnyWord, !SwiftParser.reserved.contains(token.text) else { throw expected(.type) }
    stream.advance()
    var type = TypeReference(token.text)
    if isSymbol("<"), !current.spaceBefore {
      let opening = current.range
      stream.advance()
      repeat { type.arguments.append(try self.type()) } while accept(",")
      try close(">", .generics, at: opening)
    }
    return type
  }

  private mutating func tupleType() throws(Mistake) -> TypeReference {
    let opening = current.range
    stream.advance()
    var type = TypeReference("()")
    while !isSymbol(")") {
      var label: String?
      if current.isAnyWord, stream.peek(1).isSymbol(":") {
        label = current.text == "_" ? nil : current.text
        stream.advance()
        stream.advance()
      } else if current.isAnyWord, stream.peek(1).isAnyWord, stream.peek(2).isSymbol(":") {
        for _ in 0..<3 { stream.advance() }
      }
      type.arguments.append(try self.type())
      type.labels.append(label)
      if !accept(",") { break }
    }
    try close(")", .parenthesis, at: opening)
    if type.labels.allSatisfy({ $0 == nil }) { type.labels = [] }
    // `(UIView)` is `UIView`, unless an arrow follows.
    if type.arguments.count == 1, !isSymbol("->") { return type.arguments[0] }
    return type
  }

  // MARK: Patterns

  /// What stands behind `let`, `var` and `for`: a name, `_`, or a tuple of these.
  mutating func bindingPattern(isVariable: Bool = false) throws(Mistake) -> Pattern {
    try enter()
    defer { leave() }
    let token = current
    if token.isSymbol("(") {
      stream.advance()
      var parts: [Pattern] = []
      while !isSymbol(")") {
        if current.isAnyWord, stream.peek(1).isSymbol(":") {
          stream.advance()
          stream.advance()
        }
        parts.append(try bindingPattern(isVariable: isVariable))
        if !accept(",") { break }
      }
      try close(")", .parenthesis, at: token.range)
      if parts.count == 1 { return parts[0] }
      return Pattern(.tuple(parts), range: token.range.through(stream.last))
    }
    guard token.isAnyWord, token.kind == .quotedWord || !SwiftParser.reserved.contains(token.text) else {
      throw expected(.name)
    }
    stream.advance()
    let isAny = token.text == "_"
    return Pattern(
      isAny ? .any : .name(token.text), range: token.range, isVariable: isVariable && !isAny)
  }

  /// What stands behind `case`.
  mutating func pattern() throws(Mistake) -> Pattern {
    try enter()
    defer { leave() }
    let start = current.range
    var pattern = try simplePattern()
    if isSymbol("?"), !current.spaceBefore {
      stream.advance()
      pattern = Pattern(.optional(pattern), range: start.through(stream.last))
    }
    if acceptWord("as") {
      let type = try type()
      pattern = Pattern(.asType(pattern, type), range: start.through(stream.last))
    }
    return pattern
  }

  private mutating func simplePattern() throws(Mistake) -> Pattern {
    let token = current
    if isWord("let") || isWord("var") {
      let isVariable = isWord("var")
      stream.advance()
      if isSymbol("."), stream.peek(2).isSymbol("(") {
        return try payloadPattern(bindsNames: true, isVariable: isVariable)
      }
      return try bindingPattern(isVariable: isVariable)
    }
    if acceptWord("is") { return Pattern(.isType(try type()), range: token.range.through(stream.last)) }
    if acceptWord("_") { return Pattern(.any, range: token.range) }
    if token.isSymbol("("), isTuplePattern {
      stream.advance()
      var parts: [Pattern] = []
      while !isSymbol(")") {
        parts.append(try pattern())
        if !accept(",") { break }
      }
      try close(")", .parenthesis, at: token.range)
      return Pattern(.tuple(parts), range: token.range.through(stream.last))
    }
    if token.isSymbol("."), stream.peek(2).isSymbol("("), !stream.peek(2).spaceBefore, hasBinding(at: 2) {
      return try payloadPattern(bindsNames: false)
    }
    // `Mode.dragging(let start)`
    if token.isAnyWord, stream.peek(1).isSymbol("."), stream.peek(3).isSymbol("("),
      !stream.peek(3).spaceBefore, hasBinding(at: 3)
    {
      stream.advance()
      return try payloadPattern(bindsNames: false)
    }
    let value = try expression()
    // `case let x as T` is a cast of the name; `case self as T` is a pattern of its own.
    if case .cast(let inner, let type, .upcast) = value.kind {
      return Pattern(.asType(Pattern(.expression(inner), range: inner.range), type), range: value.range)
    }
    if case .tuple(let parts) = value.kind {
      return Pattern(
        .tuple(parts.map { Pattern(.expression($0.value), range: $0.value.range) }), range: value.range)
    }
    return Pattern(.expression(value), range: value.range)
  }

  /// `.some(let x)`, `.dragging(from: let start)`.
  private mutating func payloadPattern(bindsNames: Bool, isVariable: Bool = false) throws(Mistake)
    -> Pattern
  {
    let start = current.range
    stream.advance()
    let name = current.text
    guard current.isAnyWord else { throw expected(.name) }
    stream.advance()
    let opening = current.range
    try expect("(")
    var parts: [Pattern] = []
    while !isSymbol(")") {
      if current.isAnyWord, stream.peek(1).isSymbol(":") {
        stream.advance()
        stream.advance()
      }
      parts.append(bindsNames ? try bindingPattern(isVariable: isVariable) : try pattern())
      if !accept(",") { break }
    }
    try close(")", .parenthesis, at: opening)
    let range = start.through(stream.last)
    if name == "some", parts.count == 1 { return Pattern(.optional(parts[0]), range: range) }
    return Pattern(.payload(name, parts), range: range)
  }

  /// Whether the parentheses that come next hold what only a pattern can hold.
  private var isTuplePattern: Bool { hasBinding(at: 0) }

  private func hasBinding(at offset: Int) -> Bool {
    guard let closing = stream.closing(offset) else { return false }
    return (offset + 1..<closing).contains { position in
      let token = stream.peek(position)
      // `(.began?, true)`
      if token.isSymbol("?"), [",", ")"].contains(stream.peek(position + 1).text) { return true }
      return ["_", "let", "var", "is"].contains(token.text) && token.kind == .word
        && ["(", ","].contains(stream.peek(position - 1).text)
    }
  }
}
