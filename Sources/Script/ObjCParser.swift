/// Reads Objective-C as overrides use it, and makes Swift-shaped nodes from it (`ObjCNames`).
///
/// Expressions stand here, loosest first; statements and declarations in `ObjCStatements.swift`, types in
/// `ObjCTypes.swift`. Longer than other files: the levels of expressions call one another.
struct ObjCParser: TokenReading {
  var stream: TokenStream

  init(_ stream: TokenStream) {
    self.stream = stream
  }

  /// Words that begin or belong to a statement and are no values.
  static let reserved: Set<String> = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "return", "break", "continue", "goto",
    "static", "const", "struct", "enum", "typedef", "union",
  ]

  // MARK: Operators

  private static func precedence(of operation: BinaryOperator) -> Int {
    switch operation {
    case .or: 1
    case .and: 2
    case .bitOr: 3
    case .bitXor: 4
    case .bitAnd: 5
    case .equal, .notEqual: 6
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 7
    case .shiftLeft, .shiftRight: 8
    case .add, .subtract: 9
    case .multiply, .divide, .remainder: 10
    case .identical, .notIdentical, .coalesce, .halfOpenRange, .closedRange, .wrappingAdd, .wrappingSubtract,
      .wrappingMultiply, .maskedShiftLeft, .maskedShiftRight:
      0
    }
  }

  private static let assignments: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder, "|=": .bitOr,
    "&=": .bitAnd, "^=": .bitXor, "<<=": .shiftLeft, ">>=": .shiftRight,
  ]

  /// A value, assignments included.
  mutating func expression() throws(Mistake) -> Expression {
    try enter()
    defer { leave() }
    let start = current.range
    let target = try conditional()
    let operation = ObjCParser.assignments[current.text]
    guard current.kind == .symbol, isSymbol("=") || operation != nil else { return target }
    guard target.isAssignable else { throw Mistake(.notAssignable, at: target.range) }
    stream.advance()
    let value = try expression()
    return try node(.assign(target, operation, value), from: start)
  }

  mutating func conditional() throws(Mistake) -> Expression {
    let start = current.range
    let value = try binary(atLeast: 1)
    return isSymbol("?") ? try ternary(value, from: start) : value
  }

  private mutating func ternary(_ condition: Expression, from start: SourceRange) throws(Mistake)
    -> Expression
  {
    stream.advance()
    try enter()
    defer { leave() }
    let then = isSymbol(":") ? nil : try expression()
    try expect(":")
    let otherwise = try conditional()
    return try node(.conditional(condition, then: then, else: otherwise), from: start)
  }

  private mutating func binary(atLeast minimum: Int) throws(Mistake) -> Expression {
    let start = current.range
    var left = try prefix()
    while current.kind == .symbol, let operation = BinaryOperator(rawValue: current.text) {
      let precedence = ObjCParser.precedence(of: operation)
      guard precedence >= minimum else { break }
      stream.advance()
      let right = try binary(atLeast: precedence + 1)
      if operation == .divide, let counted = ObjCParser.counted(left, right) {
        left = try node(.member(counted, "count"), from: start)
      } else {
        left = try node(.binary(operation, left, right), from: start)
      }
    }
    return left
  }

  /// `sizeof(a) / sizeof(a[0])` is how C counts an array.
  private static func counted(_ left: Expression, _ right: Expression) -> Expression? {
    func measured(_ expression: Expression) -> Expression? {
      guard case .call(let call) = expression.kind, call.callee.kind == .name("sizeof") else { return nil }
      return call.arguments.first?.value
    }
    guard let list = measured(left), let part = measured(right) else { return nil }
    switch part.kind {
    case .element(let base, _) where base == list: return list
    case .unary(.dereference, let base) where base == list: return list
    case .type: return list
    default: return nil
    }
  }

  mutating func prefix() throws(Mistake) -> Expression {
    if isWord("sizeof") { return try size() }
    if isSymbol("(") { return try castOrParenthesized() }
    let isOperator = current.kind == .symbol && ObjCParser.prefixOperators.contains(current.text)
    return isOperator ? try prefixOperation() : try postfix()
  }

  private static let prefixOperators: Set<String> = ["!", "-", "+", "~", "&", "*", "++", "--"]

  private mutating func castOrParenthesized() throws(Mistake) -> Expression {
    let start = current.range
    guard let type = castType() else { return try postfix() }
    if isSymbol("{") {
      let value = try initializer(of: type)
      return try suffixes(of: value, from: start)
    }
    try enter()
    defer { leave() }
    let operand = try prefix()
    return try node(.cast(operand, type, .c), from: start)
  }

  private mutating func prefixOperation() throws(Mistake) -> Expression {
    let token = current
    let operation: UnaryOperator
    switch token.text {
    case "!": operation = .not
    case "-": operation = .minus
    case "+": operation = .plus
    case "~": operation = .complement
    case "&": operation = .addressOf
    case "++", "--":
      try enter()
      defer { leave() }
      stream.advance()
      let operand = try prefix()
      guard operand.isAssignable else { throw Mistake(.notAssignable, at: operand.range) }
      return try node(.increment(operand, by: token.text == "++" ? 1 : -1, isPrefix: true), from: token.range)
    default: operation = .dereference
    }
    try enter()
    defer { leave() }
    stream.advance()
    let operand = try prefix()
    return try node(.unary(operation, operand), from: token.range)
  }

  private mutating func size() throws(Mistake) -> Expression {
    let start = current.range
    stream.advance()
    let argument: Expression
    if isSymbol("("), let type = castType(needsOperand: false) {
      argument = Expression(.type(type), range: type.range)
    } else {
      try enter()
      defer { leave() }
      argument = try prefix()
    }
    let callee = Expression(.name("sizeof"), range: start)
    return try node(.call(Call(callee, [Argument(nil, argument)])), from: start)
  }

  // MARK: Members and calls

  private mutating func postfix() throws(Mistake) -> Expression {
    let start = current.range
    let value = try primary()
    return current.kind == .symbol ? try suffixes(of: value, from: start) : value
  }

  /// Members, calls and marks behind a value.
  private mutating func suffixes(of first: Expression, from start: SourceRange) throws(Mistake) -> Expression
  {
    var value = first
    while current.kind == .symbol {
      let token = current
      switch token.text {
      case ".":
        stream.advance()
        guard current.isAnyWord else { throw expected(.name) }
        let name = current.text
        stream.advance()
        value = try node(ObjCNames.message(to: value, [name], [], at: stream.last), from: start)
      case "->":
        stream.advance()
        guard current.isAnyWord else { throw expected(.name) }
        let name = propertyName(of: current.text)
        stream.advance()
        value = try node(.member(value, name), from: start)
      case "(":
        value = try call(value, from: start)
      case "[":
        stream.advance()
        let index = try expression()
        try close("]", .index, at: token.range)
        value = try node(.element(value, [index]), from: start)
      case "++", "--":
        guard value.isAssignable else { throw Mistake(.notAssignable, at: value.range) }
        stream.advance()
        value = try node(.increment(value, by: token.text == "++" ? 1 : -1, isPrefix: false), from: start)
      default: return value
      }
    }
    return value
  }

  private mutating func call(_ callee: Expression, from start: SourceRange) throws(Mistake) -> Expression {
    let arguments = try self.arguments()
    if case .name(let name) = callee.kind,
      let kind = ObjCNames.function(name, arguments, at: callee.range)
    {
      return try node(kind, from: start)
    }
    return try node(.call(Call(callee, arguments)), from: start)
  }

  private mutating func arguments() throws(Mistake) -> [Argument] {
    let opening = current.range
    stream.advance()
    var arguments: [Argument] = []
    while !isSymbol(")"), current.kind != .end {
      arguments.append(Argument(nil, try expression()))
      if !accept(",") { break }
    }
    try close(")", .call, at: opening)
    return arguments
  }

  /// `[receiver selector]`, `[receiver a:x b:y, more]`.
  private mutating func message() throws(Mistake) -> Expression {
    let opening = current.range
    try enter()
    defer { leave() }
    stream.advance()
    let receiver = try prefix()
    let selectorStart = current.range
    guard current.isAnyWord || isSymbol(":") else {
      if current.kind == .end { try close("]", .message, at: opening) }
      throw expected(.name)
    }
    var pieces: [String] = []
    var arguments: [Expression] = []
    repeat {
      var piece = ""
      if current.isAnyWord {
        piece = current.text
        stream.advance()
      }
      pieces.append(piece)
      if pieces.count == 1, !isSymbol(":") { break }
      try expect(":")
      arguments.append(try expression())
      while accept(",") { arguments.append(try expression()) }
    } while isSymbol(":") || (current.isAnyWord && stream.peek(1).isSymbol(":"))
    let range = selectorStart.through(stream.last)
    try close("]", .message, at: opening)
    if pieces.count > 1, arguments.count > pieces.count {
      throw unsupported("a selector with a list of arguments", at: range)
    }
    return try node(ObjCNames.message(to: receiver, pieces, arguments, at: range), from: opening)
  }

  // MARK: Values

  private mutating func primary() throws(Mistake) -> Expression {
    switch current.kind {
    case .symbol: return try bracketed()
    case .string: return try string()
    case .word, .quotedWord: return try word()
    case .number: return try number()
    case .unknown, .end: throw expected(.expression)
    }
  }

  private mutating func number() throws(Mistake) -> Expression {
    let start = current.range
    guard let number = current.number else { throw expected(.expression) }
    stream.advance()
    return try node(.number(number), from: start)
  }

  private mutating func bracketed() throws(Mistake) -> Expression {
    switch current.text {
    case "(": return stream.peek(1).isSymbol("{") ? try statementsAsValue() : try parenthesizedValue()
    case "[": return try message()
    case "^": return try blockLiteral()
    case "@": return try boxed()
    case "{": throw unsupported("{ … } as a value", at: current.range)
    default: throw expected(.expression)
    }
  }

  /// `({ …; value; })`: a closure that is called at once, and answers its last statement.
  private mutating func statementsAsValue() throws(Mistake) -> Expression {
    let opening = current.range
    stream.advance()
    let body = try block()
    try close(")", .parenthesis, at: opening)
    var leaves = false
    body.eachStatement { if case .returnValue = $0.kind { leaves = true } }
    guard !leaves, let last = body.statements.last, case .expression(let value) = last.kind else {
      throw unsupported("({ … })", at: opening)
    }
    let answer = Statement(.returnValue(value), range: last.range)
    let closure = Closure(body: Block(body.statements.dropLast() + [answer], range: body.range))
    return try node(.call(Call(try node(.closure(closure), from: opening))), from: opening)
  }

  private mutating func parenthesizedValue() throws(Mistake) -> Expression {
    let opening = current.range
    stream.advance()
    let value = try expression()
    try close(")", .parenthesis, at: opening)
    return value
  }

  private mutating func string() throws(Mistake) -> Expression {
    let start = current.range
    var text = ""
    // Strings in a row are one.
    while current.kind == .string {
      for case .text(let part) in current.parts { text += part }
      stream.advance()
    }
    return try node(.string([.text(text)]), from: start)
  }

  private mutating func word() throws(Mistake) -> Expression {
    let token = current
    guard !ObjCParser.reserved.contains(token.text) else { throw expected(.expression) }
    stream.advance()
    let kind: Expression.Kind
    switch token.text {
    case "YES", "TRUE", "true", "@YES": kind = .boolean(true)
    case "NO", "FALSE", "false", "@NO": kind = .boolean(false)
    case "nil", "NULL", "Nil": kind = .nothing
    case "self": kind = .selfReference
    case "super": kind = .superReference
    case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__", "_cmd": kind = .currentMethod
    case "__LINE__":
      let line = stream.source.line(of: token.range.start)
      kind = .number(NumberLiteral(Double(line), isInteger: true, text: "\(line)"))
    case "__FILE__": kind = .string([.text("pasted code")])
    case "@selector": kind = .selector(try rawArguments())
    case "@available": kind = .availability(try rawArguments())
    default:
      if let construct = ObjCParser.unsupported(token.text, before: current) {
        throw unsupported(construct, at: token.range)
      }
      kind = ObjCNames.constant(token.text) ?? .name(token.text)
    }
    return try node(kind, from: token.range)
  }

  /// The construct that a word begins, if it is one that is not supported.
  private static func unsupported(_ word: String, before next: Token) -> String? {
    if word.hasPrefix("objc_") { return word.hasSuffix("etAssociatedObject") ? nil : word }
    if word.hasPrefix("@") || word.hasPrefix("dispatch_") { return word }
    if next.isSymbol("<"), word.hasSuffix("_cast") { return word }
    return ["malloc", "free", "asm", "goto"].contains(word) ? word : nil
  }

  /// `@[…]`, `@(…)`, `@5`.
  private mutating func boxed() throws(Mistake) -> Expression {
    let start = current.range
    stream.advance()
    let token = current
    if token.kind == .number || token.isSymbol("-") {
      try enter()
      defer { leave() }
      return try prefix()
    }
    if token.isSymbol("(") {
      stream.advance()
      let value = try expression()
      try close(")", .parenthesis, at: token.range)
      return value
    }
    if token.isSymbol("{") { return try dictionary(from: start) }
    guard token.isSymbol("[") else { throw expected(.expression) }
    stream.advance()
    var elements: [Expression] = []
    while !isSymbol("]"), current.kind != .end {
      elements.append(try expression())
      if !accept(",") { break }
    }
    try close("]", .list, at: token.range)
    return try node(.array(elements), from: start)
  }

  /// `@{ key: value }`, from its brace on.
  private mutating func dictionary(from start: SourceRange) throws(Mistake) -> Expression {
    let opening = current.range
    try enter()
    defer { leave() }
    stream.advance()
    var entries: [KeyedValue] = []
    while !isSymbol("}"), current.kind != .end {
      let key = try expression()
      try expect(":")
      entries.append(KeyedValue(key, try expression()))
      if !accept(",") { break }
    }
    try close("}", .list, at: opening)
    return try node(.dictionary(entries), from: start)
  }

  /// `^(T a, T b) { … }`.
  private mutating func blockLiteral() throws(Mistake) -> Expression {
    let start = current.range
    try enter()
    defer { leave() }
    stream.advance()
    if !isSymbol("("), !isSymbol("{") { _ = type() }
    var parameters: [Parameter] = []
    if isSymbol("(") {
      let opening = current.range
      stream.advance()
      while !isSymbol(")") {
        guard let type = type() else { throw expected(.type) }
        if type.name == "void", isSymbol(")") { break }
        guard current.isAnyWord else { throw expected(.name) }
        parameters.append(Parameter(name: current.text, type: type))
        stream.advance()
        if !accept(",") { break }
      }
      try close(")", .parenthesis, at: opening)
    }
    let body = try block()
    return try node(.closure(Closure(parameters: parameters, body: body)), from: start)
  }

  // MARK: Initializers in braces

  /// `{x, y}` for a struct or an array; the next token is the brace.
  mutating func initializer(of type: TypeReference) throws(Mistake) -> Expression {
    let opening = current.range
    try enter()
    defer { leave() }
    stream.advance()
    let fields = ObjCNames.fields[type.name] ?? []
    let element = type.name == "Array" ? type.arguments.first : nil
    var values: [Expression] = []
    var named: [String: Expression] = [:]
    while !isSymbol("}") {
      var field = values.count < fields.count ? fields[values.count] : nil
      if isSymbol("."), stream.peek(1).isAnyWord, stream.peek(2).isSymbol("=") {
        field = fields.first { $0.label == stream.peek(1).text }
        for _ in 0..<3 { stream.advance() }
      }
      let value: Expression
      if isSymbol("{") {
        guard let inner = element ?? field?.type.map({ TypeReference($0) }) else {
          throw expected(.expression)
        }
        value = try initializer(of: inner)
      } else {
        value = try expression()
      }
      if let field { named[field.label] = value }
      values.append(value)
      if !accept(",") { break }
    }
    try close("}", .block, at: opening)
    if element != nil { return try node(.array(values), from: opening) }
    guard !fields.isEmpty else {
      throw unsupported("\(type.name) = { … }", at: opening.through(stream.last))
    }
    let callee = Expression(.name(type.name), range: opening)
    // `CGRect r = {0, 0, 10, 10}` leaves the inner braces out.
    if type.name == "CGRect", values.count > 2 {
      let labels = ["x", "y", "width", "height"]
      let numbers = values + (values.count..<4).map { _ in ObjCParser.zero(at: opening) }
      return try node(.call(Call(callee, zip(labels, numbers).map { Argument($0, $1) })), from: opening)
    }
    // What is left out is zero.
    let arguments = fields.map { field in
      Argument(
        field.label,
        named[field.label] ?? field.type.map { type in
          Expression(.member(Expression(.name(type), range: opening), "zero"), range: opening)
        } ?? ObjCParser.zero(at: opening))
    }
    return try node(.call(Call(callee, arguments)), from: opening)
  }

  static func zero(at range: SourceRange) -> Expression {
    Expression(.number(NumberLiteral(0, isInteger: true, text: "0")), range: range)
  }
}
