// Statements and declarations of Objective-C.

extension ObjCParser {
  /// Statements up to the brace that closes them, the next `case`, or the end.
  mutating func statements() throws(Mistake) -> [Statement] {
    var statements: [Statement] = []
    while true {
      while accept(";") {}
      if current.kind == .end || isSymbol("}") || isWord("case") || isWord("default") { return statements }
      statements.append(try statement())
    }
  }

  /// Statements between braces.
  mutating func block() throws(Mistake) -> Block {
    let opening = current.range
    guard isSymbol("{") else { throw expected(.symbol("{")) }
    try enter()
    defer { leave() }
    stream.advance()
    let statements = try self.statements()
    try close("}", .block, at: opening)
    return Block(statements, range: opening.through(stream.last))
  }

  /// A block, or one statement without braces.
  private mutating func body() throws(Mistake) -> Block {
    if isSymbol("{") { return try block() }
    let start = current.range
    if accept(";") { return Block([], range: start) }
    try enter()
    defer { leave() }
    let statement = try statement()
    return Block([statement], range: statement.range)
  }

  mutating func statement() throws(Mistake) -> Statement {
    if isSymbol("{") || isWord("@autoreleasepool") { return try blockStatement() }
    switch current.kind == .word ? current.text : "" {
    case "if": return try ifStatement()
    case "for": return try forStatement()
    case "while": return try whileStatement()
    case "do": return try doStatement()
    case "switch": return try switchStatement()
    case "return", "break", "continue": return try jump()
    default: return try simpleStatement()
    }
  }

  private mutating func blockStatement() throws(Mistake) -> Statement {
    let start = current.range
    _ = acceptWord("@autoreleasepool")
    let block = try block()
    return try statementNode(.block(block), from: start)
  }

  private mutating func whileStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let condition = try parenthesized()
    let body = try body()
    return try statementNode(.whileLoop([condition], body), from: start)
  }

  private mutating func doStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let body = try body()
    try expectWord("while")
    let condition = try parenthesized()
    try expect(";")
    guard case .expression(let value) = condition.kind else { throw expected(.expression) }
    return try statementNode(.repeatWhile(body, value), from: start)
  }

  private mutating func jump() throws(Mistake) -> Statement {
    let token = current
    stream.advance()
    let value = token.text == "return" && !isSymbol(";") ? try expression() : nil
    try expect(";")
    switch token.text {
    case "return": return try statementNode(.returnValue(value), from: token.range)
    case "break": return try statementNode(.breakOut(label: nil), from: token.range)
    default: return try statementNode(.continueLoop(label: nil), from: token.range)
    }
  }

  /// A declaration or an expression, with its semicolon.
  private mutating func simpleStatement() throws(Mistake) -> Statement {
    let token = current
    if ["@synchronized", "@try", "@throw", "goto", "typedef", "union", "asm"].contains(token.text) {
      throw unsupported(token.text, at: token.range)
    }
    if isWord("else") { throw expected(.expression) }
    // Macros that declare what a block here has anyway.
    if ["@weakify", "@strongify", "@unsafeify"].contains(token.text), stream.peek(1).isSymbol("(") {
      stream.advance()
      _ = try rawArguments()
      _ = accept(";")
      return try statementNode(.block(Block([], range: token.range)), from: token.range)
    }
    if let declaration = try declaration() {
      try expect(";")
      return try statementNode(declaration, from: token.range)
    }
    let statement = try expressionStatement()
    try expect(";")
    return statement
  }

  private mutating func expressionStatement() throws(Mistake) -> Statement {
    let start = current.range
    var expression = try expression()
    // `[self layout];` asks for no property: a message whose answer is dropped is a call.
    if case .member = expression.kind { expression = try node(.call(Call(expression)), from: start) }
    return try statementNode(.expression(expression), from: start)
  }

  private mutating func parenthesized() throws(Mistake) -> Condition {
    let opening = current.range
    try expect("(")
    let value = try expression()
    try close(")", .parenthesis, at: opening)
    return Condition(.expression(value), range: value.range)
  }

  // MARK: Declarations

  /// A declaration without its semicolon, if one comes next.
  private mutating func declaration() throws(Mistake) -> Statement.Kind? {
    let outset = stream
    guard let type = type() else { return nil }
    if isSymbol("("), stream.peek(1).isSymbol("^") {
      guard let binding = try blockVariable() else {
        stream = outset
        return nil
      }
      return .declare([binding], isConstant: false)
    }
    guard current.isAnyWord, !ObjCParser.reserved.contains(current.text),
      ["=", ";", ",", "["].contains(stream.peek(1).text), stream.peek(1).kind == .symbol
    else {
      stream = outset
      return nil
    }
    var bindings = [try declarator(type)]
    while accept(",") {
      while accept("*") {}
      guard current.isAnyWord else { throw expected(.name) }
      bindings.append(try declarator(type))
    }
    return .declare(bindings, isConstant: false)
  }

  /// A name with its value: `p = …`, `a[] = { … }`, `n`.
  private mutating func declarator(_ base: TypeReference) throws(Mistake) -> Binding {
    let name = Pattern(.name(current.text), range: current.range)
    stream.advance()
    var type = base
    var size: Expression?
    let bracket = current.range
    let isArray = accept("[")
    if isArray {
      if !isSymbol("]") { size = try conditional() }
      try close("]", .index, at: bracket)
      if isSymbol("[") { throw unsupported("a[][]", at: current.range) }
      type = TypeReference("Array", arguments: [base], range: base.range)
    }
    var value: Expression?
    if accept("=") {
      value = isSymbol("{") ? try initializer(of: type) : try expression()
    }
    if isArray { value = try array(value, of: base, size: size, at: bracket) }
    return Binding(name, type: type, value: value)
  }

  /// A C array, filled up with zeros or nils to the size that is declared.
  private func array(
    _ value: Expression?, of type: TypeReference, size: Expression?, at range: SourceRange
  ) throws(Mistake) -> Expression? {
    var elements: [Expression] = []
    if let value {
      guard case .array(let given) = value.kind else { return value }
      elements = given
    }
    if let size {
      guard case .number(let number) = size.kind, number.isInteger, number.value <= 256 else {
        throw unsupported("an array of computed size", at: size.range)
      }
      let isNumber = type.number != nil
      while elements.count < Int(number.value) {
        elements.append(isNumber ? ObjCParser.zero(at: range) : Expression(.nothing, range: range))
      }
    }
    return try node(.array(elements), from: value?.range ?? range)
  }

  /// `(^name)(T, T) = ^{ … }`.
  private mutating func blockVariable() throws(Mistake) -> Binding? {
    stream.advance()
    stream.advance()
    guard current.isAnyWord, stream.peek(1).isSymbol(")"), stream.peek(2).isSymbol("(") else { return nil }
    let name = Pattern(.name(current.text), range: current.range)
    stream.advance()
    stream.advance()
    guard let length = stream.closing(0) else { return nil }
    for _ in 0...length { stream.advance() }
    let value = accept("=") ? try expression() : nil
    return Binding(name, type: TypeReference("->", range: name.range), value: value)
  }

  // MARK: Branches and loops

  private mutating func ifStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let condition = try parenthesized()
    let then = try body()
    var otherwise: Block?
    if acceptWord("else") { otherwise = try body() }
    return try statementNode(.ifElse([condition], then: then, else: otherwise), from: start)
  }

  private mutating func forStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let opening = current.range
    try expect("(")
    if let (pattern, type) = enumeration() {
      let sequence = try expression()
      try close(")", .parenthesis, at: opening)
      let body = try body()
      return try statementNode(.forIn(pattern, type: type, sequence, where: nil, body), from: start)
    }
    var first: Statement?
    if !isSymbol(";") {
      let place = current.range
      if let declaration = try declaration() {
        first = try statementNode(declaration, from: place)
      } else {
        first = try expressionStatement()
        var others: [Statement] = []
        while accept(",") { others.append(try expressionStatement()) }
        if let start = first, !others.isEmpty {
          first = try statementNode(.block(Block([start] + others, range: place)), from: place)
        }
      }
    }
    try expect(";")
    let condition = isSymbol(";") ? nil : try expression()
    try expect(";")
    var steps: [Expression] = []
    while !isSymbol(")") {
      steps.append(try expression())
      if !accept(",") { break }
    }
    try close(")", .parenthesis, at: opening)
    let body = try body()
    return try statementNode(.loop(start: first, condition: condition, step: steps, body), from: start)
  }

  /// `T *name in`, `name in`, if that comes next.
  private mutating func enumeration() -> (Pattern, TypeReference?)? {
    let outset = stream
    var type: TypeReference?
    if !stream.peek(1).isWord("in") { type = self.type() }
    let name = current
    guard name.isAnyWord, stream.peek(1).isWord("in") else {
      stream = outset
      return nil
    }
    stream.advance()
    stream.advance()
    return (Pattern(.name(name.text), range: name.range), type)
  }

  private mutating func switchStatement() throws(Mistake) -> Statement {
    let start = current.range
    try enter()
    defer { leave() }
    stream.advance()
    guard case .expression(let subject) = try parenthesized().kind else { throw expected(.expression) }
    let opening = current.range
    try expect("{")
    var cases: [SwitchCase] = []
    while !isSymbol("}") {
      let caseStart = current.range
      var labels: [SwitchCase.Label] = []
      if acceptWord("case") {
        let value = try conditional()
        labels = [SwitchCase.Label(Pattern(.expression(value), range: value.range))]
      } else if !acceptWord("default") {
        if current.kind == .end { try close("}", .block, at: opening) }
        throw expected(.caseLabel)
      }
      try expect(":")
      let statements = try self.statements()
      cases.append(SwitchCase(labels, Block(statements, range: caseStart.through(stream.last))))
    }
    try close("}", .block, at: opening)
    return try statementNode(.switchCase(subject, cases), from: start)
  }
}
