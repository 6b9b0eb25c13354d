// Conditions of Swift, and the statements that ask them: branches and loops.

extension SwiftParser {
  // MARK: Conditions

  mutating func conditions() throws(Mistake) -> [Condition] {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = outer }
    var conditions: [Condition] = []
    repeat {
      conditions.append(try condition())
      // Swift 2 put a further condition behind `where`.
      if acceptWord("where") {
        let value = try expression()
        conditions.append(Condition(.expression(value), range: value.range))
      }
    } while accept(",")
    return conditions
  }

  mutating func condition() throws(Mistake) -> Condition {
    if current.kind == .word {
      switch current.text {
      case "let", "var": return try bindingCondition()
      case "case": return try matchCondition()
      case "#available", "#unavailable": return try availabilityCondition()
      default: break
      }
    }
    let start = current.range
    let value = try expression()
    return Condition(.expression(value), range: start.through(stream.last))
  }

  mutating func bindingCondition() throws(Mistake) -> Condition {
    let token = current
    stream.advance()
    let pattern = try bindingPattern()
    let type = accept(":") ? try self.type() : nil
    let value: Expression
    if accept("=") {
      value = try expression()
    } else if case .name(let name) = pattern.kind {
      value = Expression(name == "self" ? .selfReference : .name(name), range: pattern.range)
    } else {
      throw expected(.symbol("="))
    }
    return Condition(
      .binding(pattern, type: type, value, isConstant: token.text == "let"),
      range: token.range.through(stream.last))
  }

  mutating func matchCondition() throws(Mistake) -> Condition {
    let start = current.range
    stream.advance()
    let pattern = try pattern()
    try expect("=")
    let value = try expression()
    return Condition(.match(pattern, value), range: start.through(stream.last))
  }

  mutating func availabilityCondition() throws(Mistake) -> Condition {
    let token = current
    stream.advance()
    let text = try rawArguments()
    return Condition(
      .availability(text, isNegated: token.text == "#unavailable"), range: token.range.through(stream.last))
  }

  // MARK: Branches and loops

  mutating func ifStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let conditions = try conditions()
    let then = try block()
    var otherwise: Block?
    if acceptWord("else") {
      if isWord("if") {
        try enter()
        defer { leave() }
        let inner = try ifStatement()
        otherwise = Block([inner], range: inner.range)
      } else {
        otherwise = try block()
      }
    }
    return try statementNode(.ifElse(conditions, then: then, else: otherwise), from: start)
  }

  mutating func forStatement() throws(Mistake) -> Statement {
    let start = current.range
    stream.advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = outer }
    if isWord("var"), isCLoop { return try cLoop(from: start) }
    let pattern: Pattern
    var type: TypeReference?
    if acceptWord("case") {
      pattern = try self.pattern()
    } else {
      let isVariable = isWord("var")
      if isWord("let") || isVariable { stream.advance() }
      pattern = try bindingPattern(isVariable: isVariable)
      if accept(":") { type = try self.type() }
    }
    try expectWord("in")
    let sequence = try expression()
    let filter = acceptWord("where") ? try expression() : nil
    let body = try block()
    return try statementNode(.forIn(pattern, type: type, sequence, where: filter, body), from: start)
  }

  /// Swift 2's `for var i = 0; i < n; i++ { … }`.
  var isCLoop: Bool {
    var offset = 0
    while true {
      let token = stream.peek(offset)
      if token.isSymbol(";") { return true }
      if token.kind == .end || token.isSymbol("{") || token.isWord("in") { return false }
      offset += 1
    }
  }

  mutating func cLoop(from start: SourceRange) throws(Mistake) -> Statement {
    let first = try declaration(from: current.range)
    try expect(";")
    let condition = isSymbol(";") ? nil : try expression()
    try expect(";")
    var steps: [Expression] = []
    while !isSymbol("{") {
      guard case .expression(let step) = try expressionStatement().kind else { break }
      steps.append(step)
      if !accept(",") { break }
    }
    let body = try block()
    return try statementNode(.loop(start: first, condition: condition, step: steps, body), from: start)
  }

  mutating func switchStatement() throws(Mistake) -> Statement {
    let start = current.range
    try enter()
    defer { leave() }
    stream.advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    let subject = try expression()
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    let opening = current.range
    try expect("{")
    var cases: [SwitchCase] = []
    while !isSymbol("}") {
      let caseStart = current.range
      if current.text == "@unknown" { stream.advance() }
      var labels: [SwitchCase.Label] = []
      if acceptWord("case") {
        repeat {
          let pattern = try pattern()
          labels.append(SwitchCase.Label(pattern, where: acceptWord("where") ? try expression() : nil))
        } while accept(",")
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
