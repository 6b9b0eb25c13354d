// `if` and `switch` as values, from Swift 5.9 on.

extension SwiftParser {
  /// An `if` or `switch` that stands where a value does: a closure that is called at once, whose branches
  /// return what they say.
  mutating func branches() throws(Mistake) -> Expression {
    let start = current.range
    try enter()
    defer { leave() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    let statement = isWord("if") ? try ifStatement() : try switchStatement()
    guard let answering = statement.answering else {
      throw unsupported("\(SwiftParser.word(of: statement)) as a value", at: start)
    }
    let closure = try node(.closure(Closure(body: Block([answering], range: statement.range))), from: start)
    return try node(.call(Call(closure)), from: start)
  }

  private static func word(of statement: Statement) -> String {
    if case .switchCase = statement.kind { "switch" } else { "if" }
  }
}

extension Statement {
  /// The statement with each branch's one expression returned; nil when a branch is anything else.
  var answering: Statement? {
    switch kind {
    case .ifElse(let conditions, let then, let otherwise?):
      guard let then = then.answering, let otherwise = otherwise.answering else { return nil }
      return Statement(.ifElse(conditions, then: then, else: otherwise), range: range)
    case .switchCase(let subject, let cases):
      var answering: [SwitchCase] = []
      for one in cases {
        guard let body = one.body.answering else { return nil }
        answering.append(SwitchCase(one.labels, body))
      }
      return Statement(.switchCase(subject, answering), range: range)
    case .expression(let value):
      if case .assign = value.kind { return nil }
      return Statement(.returnValue(value), range: range)
    default: return nil
    }
  }
}

extension Block {
  /// The block with its one expression, or the expressions of its branches, returned; nil for any other.
  var answering: Block? {
    guard statements.count == 1, let statement = statements[0].answering else { return nil }
    return Block([statement], range: range)
  }

  /// The body as it answers: with an `if` or `switch` alone in it whose branches are values, these are
  /// returned.
  var withAnswers: Block {
    guard statements.count == 1 else { return self }
    switch statements[0].kind {
    case .ifElse, .switchCase: return answering ?? self
    default: return self
    }
  }
}
