// Statements of Swift.

extension SwiftParser {
  /// Statements up to the brace that closes them, the next `case`, or the end.
  mutating func statements() throws(Mistake) -> [Statement] {
    var statements: [Statement] = []
    while true {
      while accept(";") {}
      if isAtEndOfStatements { return statements }
      statements.append(try statement())
      guard isSymbol(";") || current.newlineBefore || isAtEndOfStatements else { throw expected(.separator) }
    }
  }

  var isAtEndOfStatements: Bool {
    current.kind == .end || isSymbol("}") || isWord("case") || isWord("default") || current.text == "@unknown"
  }

  /// Statements between braces.
  mutating func block() throws(Mistake) -> Block {
    let opening = current.range
    guard isSymbol("{") else { throw expected(.symbol("{")) }
    try enter()
    defer { leave() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    stream.advance()
    let statements = try self.statements()
    try close("}", .block, at: opening)
    return Block(statements, range: opening.through(stream.last))
  }

  mutating func statement() throws(Mistake) -> Statement {
    try skipAttributes()
    if current.kind == .word {
      switch current.text {
      case "let", "var", "weak", "unowned", "lazy", "static", "final", "func":
        return try declarationStatement()
      case "if": return try ifStatement()
      case "guard": return try guardStatement()
      case "for": return try forStatement()
      case "while", "repeat": return try whileStatement()
      case "switch": return try switchStatement()
      case "do": return try doStatement()
      case "return", "break", "continue", "fallthrough", "else": return try jump()
      default: if let labeled = try labeledStatement() { return labeled }
      }
    }
    return try expressionStatement()
  }

  mutating func skipAttributes() throws(Mistake) {
    while current.kind == .word, current.text.hasPrefix("@") {
      stream.advance()
      if isSymbol("("), !current.spaceBefore { _ = try rawArguments() }
    }
  }

  mutating func labeledStatement() throws(Mistake) -> Statement? {
    let label = current
    guard stream.peek(1).isSymbol(":"),
      ["for", "while", "repeat", "if", "switch", "do"].contains(stream.peek(2).text)
    else { return nil }
    stream.advance()
    stream.advance()
    let inner = try statement()
    return try statementNode(.labeled(label.text, inner), from: label.range)
  }

  mutating func declarationStatement() throws(Mistake) -> Statement {
    let start = current.range
    switch current.text {
    case "func": return try localFunction()
    case "let", "var": return try declaration(from: start)
    default:
      guard ["let", "var"].contains(stream.peek(1).text) else { return try expressionStatement() }
      stream.advance()
      return try declaration(from: start)
    }
  }

  mutating func guardStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let conditions = try conditions()
    try expectWord("else")
    let body = try block()
    return try statementNode(.guardElse(conditions, body), from: start)
  }

  mutating func whileStatement() throws(Mistake) -> Statement {
    let start = current.range
    let isRepeat = isWord("repeat")
    stream.advance()
    if isRepeat {
      let body = try block()
      try expectWord("while")
      let condition = try expression()
      return try statementNode(.repeatWhile(body, condition), from: start)
    }
    let conditions = try conditions()
    let body = try block()
    return try statementNode(.whileLoop(conditions, body), from: start)
  }

  mutating func doStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let body = try block()
    if isWord("catch") { throw unsupported("catch", at: current.range) }
    if isWord("while") { throw unsupported("do … while", at: current.range) }
    return try statementNode(.block(body), from: start)
  }

  mutating func jump() throws(Mistake) -> Statement {
    let token = current
    if token.text == "else" { throw expected(.expression) }
    stream.advance()
    if token.text == "fallthrough" { return try statementNode(.fallThrough, from: token.range) }
    if token.text == "return" {
      let hasValue = !isSymbol(";") && !isAtEndOfStatements && !startsStatementOnNewLine
      return try statementNode(.returnValue(hasValue ? try expression() : nil), from: token.range)
    }
    var label: String?
    if current.isAnyWord, !current.newlineBefore, !isAtEndOfStatements {
      label = current.text
      stream.advance()
    }
    return try statementNode(
      token.text == "break" ? .breakOut(label: label) : .continueLoop(label: label), from: token.range)
  }

  /// Behind `return`, a word on the next line that begins a statement of its own.
  var startsStatementOnNewLine: Bool {
    current.newlineBefore && current.kind == .word
      && [
        "let", "var", "if", "guard", "for", "while", "repeat", "switch", "return", "do", "break", "continue",
      ]
      .contains(current.text)
  }

  mutating func expressionStatement() throws(Mistake) -> Statement {
    let start = current.range
    let target = try expression()
    return try expressionStatement(target, from: start)
  }

  /// Goes on behind the first expression, with what is assigned to it.
  mutating func expressionStatement(
    _ target: Expression, from start: SourceRange
  ) throws(Mistake) -> Statement {
    // Swift 2's `i++` as a statement is today's `i += 1`.
    if case .increment(let counter, let step, _) = target.kind {
      let one = Expression(.number(NumberLiteral(1, isInteger: true, text: "1")), range: target.range)
      let sum = try node(.assign(counter, step > 0 ? .add : .subtract, one), from: start)
      return try statementNode(.expression(sum), from: start)
    }
    let token = current
    guard token.kind == .symbol, token.text.hasSuffix("="),
      token.text == "="
        || BinaryOperator(rawValue: String(token.text.dropLast())) != nil,
      !["==", "!=", "<=", ">=", "===", "!=="].contains(token.text)
    else { return try statementNode(.expression(target), from: start) }
    guard target.isAssignable else { throw Mistake(.notAssignable, at: target.range) }
    stream.advance()
    let value = try expression()
    let operation = BinaryOperator(rawValue: String(token.text.dropLast()))
    let assignment = try node(.assign(target, operation, value), from: start)
    return try statementNode(.expression(assignment), from: start)
  }

  mutating func declaration(from start: SourceRange) throws(Mistake) -> Statement {
    let isConstant = current.text == "let"
    stream.advance()
    var bindings: [Binding] = []
    repeat {
      let pattern = try bindingPattern()
      let type = accept(":") ? try self.type() : nil
      let value = accept("=") ? try expression() : nil
      if isSymbol("{"), !current.newlineBefore {
        throw unsupported("a local property with a body", at: current.range)
      }
      bindings.append(Binding(pattern, type: type, value: value))
    } while accept(",")
    return try statementNode(.declare(bindings, isConstant: isConstant), from: start)
  }

  /// A function within a method is a constant that holds a closure.
  mutating func localFunction() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    guard current.isAnyWord else { throw expected(.name) }
    let name = Pattern(.name(current.text), range: current.range)
    stream.advance()
    let (parameters, result) = try signature()
    let body = try block()
    var function = Closure(parameters: parameters, result: result, body: body)
    function.isFunction = true
    let closure = try node(.closure(function), from: start)
    return try statementNode(.declare([Binding(name, value: closure)], isConstant: true), from: start)
  }

  /// Parameters and answer of a function, from its `(` on.
  mutating func signature() throws(Mistake) -> ([Parameter], TypeReference?) {
    if isSymbol("<"), let end = (0..<40).first(where: { stream.peek($0).isSymbol(">") }) {
      for _ in 0...end { stream.advance() }
    }
    let opening = current.range
    guard isSymbol("(") else { throw expected(.symbol("(")) }
    stream.advance()
    var parameters: [Parameter] = []
    while !isSymbol(")") {
      var isInout = false
      var isVariable = false
      while current.text.hasPrefix("@")
        || ((isWord("var") || isWord("let") || isWord("inout")) && stream.peek(1).isAnyWord)
      {
        isInout = isInout || isWord("inout")
        isVariable = isVariable || isWord("var")
        stream.advance()
      }
      guard current.isAnyWord else { throw expected(.name) }
      let label = current.text
      stream.advance()
      var name = label
      if current.isAnyWord {
        name = current.text
        stream.advance()
      }
      try expect(":")
      isInout = isInout || isWord("inout")
      let type = try self.type()
      if accept("...") { throw unsupported("T...", at: stream.last) }
      let standard = accept("=") ? try expression() : nil
      var parameter = Parameter(
        label: label == "_" ? nil : label, name: name, type: type, standard: standard, isInout: isInout)
      parameter.isVariable = isVariable
      parameters.append(parameter)
      if !accept(",") { break }
    }
    try close(")", .header, at: opening)
    while isWord("throws") || isWord("rethrows") || isWord("async") { stream.advance() }
    let result = accept("->") ? try type() : nil
    if acceptWord("where") {
      while !isSymbol("{"), current.kind != .end { stream.advance() }
    }
    return (parameters, result)
  }
}

extension Expression {
  /// Whether it names a place that can be written to.
  var isAssignable: Bool {
    switch kind {
    case .name, .member, .element, .unary(.dereference, _), .implicitMember, .selfReference: true
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.isAssignable
    case .optionalUnwrap(let inner): inner.isAssignable
    case .tuple(let parts): parts.allSatisfy(\.value.isAssignable)
    case .cast(let inner, _, .c): inner.isAssignable
    default: false
    }
  }
}
