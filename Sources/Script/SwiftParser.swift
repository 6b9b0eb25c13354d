/// Reads Swift, from version 2 on, as overrides use it.
///
/// Expressions stand here, loosest first; statements in `SwiftStatements.swift`, patterns and types in
/// `SwiftPatterns.swift`, values in `SwiftValues.swift`. Operators are read by climbing their precedences, so a chain takes no stack.
struct SwiftParser: TokenReading {
  var stream: TokenStream
  /// Whether a `{` behind a value is a closure that it is called with; never in a condition.
  var allowsTrailingClosure = true
  /// Whether the header is in Swift 2, where `view.hidden` is `isHidden`.
  var isSwift2 = false

  init(_ stream: TokenStream, isSwift2: Bool = false) {
    self.stream = stream
    self.isSwift2 = isSwift2
  }

  // MARK: Operators

  /// Words that begin or belong to a statement and are no values.
  static let reserved: Set<String> = [
    "let", "var", "func", "if", "else", "guard", "for", "in", "while", "repeat", "switch", "case", "default",
    "return", "break", "continue", "fallthrough", "where", "is", "as", "do", "catch", "import", "class",
    "struct",
    "enum", "extension", "protocol", "defer", "throw", "try", "await",
  ]

  /// Words of the language that are not supported, wherever they stand.
  static let unsupportedWords: Set<String> = [
    "try", "await", "throw", "defer", "catch", "import", "class", "struct", "enum", "extension", "protocol",
    "typealias", "#keyPath", "#column", "#colorLiteral", "#imageLiteral",
  ]

  private enum Precedence {
    static let or = 1
    static let and = 2
    static let comparison = 3
    static let coalesce = 4
    static let cast = 5
    static let range = 6
    static let addition = 7
    static let multiplication = 8
    static let shift = 9
  }

  private static func precedence(of operation: BinaryOperator) -> Int {
    switch operation {
    case .or: Precedence.or
    case .and: Precedence.and
    case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater, .greaterOrEqual:
      Precedence.comparison
    case .coalesce: Precedence.coalesce
    case .halfOpenRange, .closedRange: Precedence.range
    case .add, .subtract, .bitOr, .bitXor, .wrappingAdd, .wrappingSubtract: Precedence.addition
    case .multiply, .divide, .remainder, .bitAnd, .wrappingMultiply: Precedence.multiplication
    case .shiftLeft, .shiftRight, .maskedShiftLeft, .maskedShiftRight: Precedence.shift
    }
  }

  /// A value, with `? :` and everything that binds tighter.
  mutating func expression() throws(Mistake) -> Expression {
    try enter()
    defer { leave() }
    let start = current.range
    let value = try binary(atLeast: 0)
    return isSymbol("?") && startsTernary ? try ternary(value, from: start) : value
  }

  mutating func ternary(_ condition: Expression, from start: SourceRange) throws(Mistake)
    -> Expression
  {
    stream.advance()
    let then = try expression()
    try expect(":")
    let otherwise = try expression()
    return try node(.conditional(condition, then: then, else: otherwise), from: start)
  }

  /// Whether the `?` that comes next asks: with blanks around it, or between two values without any.
  var startsTernary: Bool {
    let next = stream.peek(1)
    if current.spaceBefore { return true }
    switch next.kind {
    case .word, .quotedWord, .number, .string: return true
    default: return false
    }
  }

  mutating func binary(atLeast minimum: Int) throws(Mistake) -> Expression {
    let start = current.range
    let left = try prefix()
    guard current.kind == .word || current.kind == .symbol else { return left }
    return try binary(from: left, at: start, atLeast: minimum)
  }

  /// Goes on behind the first operand.
  mutating func binary(
    from first: Expression, at start: SourceRange, atLeast minimum: Int
  ) throws(Mistake) -> Expression {
    var left = first
    while true {
      if current.kind == .word, current.text == "is" || current.text == "as", minimum <= Precedence.cast {
        left = try cast(left, from: start)
        continue
      }
      if isSymbol("~="), minimum <= Precedence.comparison {
        left = try matched(left, from: start)
        continue
      }
      guard let operation = binaryOperator() else { return left }
      let precedence = SwiftParser.precedence(of: operation)
      guard precedence >= minimum else { return left }
      stream.advance()
      let right: Expression
      if operation == .coalesce {
        try enter()
        defer { leave() }
        right = try binary(atLeast: precedence)
      } else {
        right = try binary(atLeast: precedence + 1)
      }
      left = try node(.binary(operation, left, right), from: start)
    }
  }

  /// The upper bound of a range.
  mutating func operandOfRange() throws(Mistake) -> Expression { try binary(atLeast: Precedence.addition) }

  /// `range ~= value` asks the range whether it contains the value.
  mutating func matched(_ range: Expression, from start: SourceRange) throws(Mistake) -> Expression {
    try enter()
    defer { leave() }
    stream.advance()
    let value = try binary(atLeast: Precedence.coalesce)
    let callee = Expression(.member(range, "contains"), range: range.range)
    return try node(.call(Call(callee, [Argument(nil, value)])), from: start)
  }

  /// The operator that comes next, if it stands between two operands: blanks on both sides or on none.
  func binaryOperator() -> BinaryOperator? {
    let token = current
    guard token.kind == .symbol, let operation = BinaryOperator(rawValue: token.text) else { return nil }
    if token.spaceBefore, !token.spaceAfter,
      operation == .subtract || operation == .add || operation == .bitAnd
    {
      return nil
    }
    return operation
  }

  mutating func cast(_ value: Expression, from start: SourceRange) throws(Mistake) -> Expression {
    let isTest = current.text == "is"
    stream.advance()
    var kind = isTest ? CastKind.test : .upcast
    if !isTest, !current.spaceBefore {
      if accept("?") { kind = .optional } else if accept("!") { kind = .forced }
    }
    let type = try type()
    return try node(.cast(value, type, kind), from: start)
  }

  mutating func prefix() throws(Mistake) -> Expression {
    let isOperator = current.kind == .symbol && SwiftParser.prefixOperators.contains(current.text)
    return isOperator ? try prefixOperation() : try postfix()
  }

  private static let prefixOperators: Set<String> = ["!", "-", "+", "~", "&", "++", "--", "...", "..<"]

  mutating func prefixOperation() throws(Mistake) -> Expression {
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
      return try node(.increment(operand, by: token.text == "++" ? 1 : -1, isPrefix: true), from: token.range)
    default: return try openRange()
    }
    try enter()
    defer { leave() }
    stream.advance()
    let operand = try prefix()
    return try node(.unary(operation, operand), from: token.range)
  }

  // MARK: Members and calls

  mutating func postfix() throws(Mistake) -> Expression {
    let start = current.range
    let value = try primary()
    return current.kind == .symbol ? try suffixes(of: value, from: start) : value
  }

  /// Members, calls and marks behind a value.
  mutating func suffixes(of first: Expression, from start: SourceRange) throws(Mistake) -> Expression {
    var value = first
    var isChain = false
    while true {
      let token = current
      guard token.kind == .symbol else { break }
      switch token.text {
      case ".":
        value = try member(of: value, from: start)
        continue
      case "?" where continuesChain:
        isChain = true
        value = try marked(.optionalUnwrap(value), from: start)
        continue
      case "!" where !token.spaceBefore:
        value = try marked(.forceUnwrap(value), from: start)
        continue
      case "(" where !token.newlineBefore:
        value = try call(value, from: start)
        continue
      case "[" where !token.newlineBefore:
        value = try element(of: value, from: start)
        continue
      case "{" where allowsTrailingClosure && !token.newlineBefore && mayTakeClosure(value):
        value = try call(value, from: start)
        continue
      case "++" where !token.spaceBefore, "--" where !token.spaceBefore:
        value = try marked(.increment(value, by: token.text == "++" ? 1 : -1, isPrefix: false), from: start)
        continue
      case "..." where endsOpenRange:
        value = try openRange(from: value, at: start)
        continue
      default: break
      }
      break
    }
    return isChain ? try node(.optionalChain(value), from: start) : value
  }

  /// A value with the mark behind it, which comes next.
  mutating func marked(_ kind: Expression.Kind, from start: SourceRange) throws(Mistake) -> Expression {
    stream.advance()
    return try node(kind, from: start)
  }

  /// Whether the `?` that comes next belongs to a chain: it touches the value, and a member or call follows.
  var continuesChain: Bool {
    let next = stream.peek(1)
    guard !current.spaceBefore, next.kind == .symbol else { return false }
    switch next.text {
    case ".": return !next.spaceBefore || next.newlineBefore
    case "(", "[", "!", "?": return !next.spaceBefore
    default: return false
    }
  }

  func mayTakeClosure(_ value: Expression) -> Bool {
    switch value.kind {
    case .name, .member, .implicitMember, .optionalUnwrap: true
    // `f(a) { }` is read with its call, so a call here has its closures already.
    default: false
    }
  }

  mutating func member(of base: Expression, from start: SourceRange) throws(Mistake) -> Expression {
    stream.advance()
    let token = current
    guard token.isAnyWord || token.kind == .number else { throw expected(.name) }
    stream.advance()
    if token.isWord("self") {
      guard let type = SwiftParser.typeName(base) else { return base }
      return try node(.type(TypeReference(type, range: base.range)), from: start)
    }
    var name = token.text
    if isSwift2 {
      if isSymbol("(") {
        name = ["reverse": "reversed", "enumerate": "enumerated"][name] ?? name
      } else if let modern = ObjCNames.swiftName(ofProperty: name) {
        name = modern
      }
    }
    return try node(.member(base, name), from: start)
  }

  /// `Foo` and `Foo.Bar`, if an expression is nothing but such a name.
  static func typeName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name.first { $0 != "_" }?.isUppercase == true ? name : nil
    case .member(let base, let name) where name.first?.isUppercase == true:
      typeName(base).map { "\($0).\(name)" }
    default: nil
    }
  }

  mutating func element(of base: Expression, from start: SourceRange) throws(Mistake) -> Expression {
    let opening = current.range
    stream.advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    var indices: [Expression] = []
    repeat {
      if current.isAnyWord, stream.peek(1).isSymbol(":") {
        stream.advance()
        stream.advance()
      }
      indices.append(try expression())
    } while accept(",")
    try close("]", .index, at: opening)
    return try node(.element(base, indices), from: start)
  }

  /// A call, from its `(` or its closure on.
  mutating func call(_ callee: Expression, from start: SourceRange) throws(Mistake) -> Expression {
    var arguments: [Argument] = []
    let outer = allowsTrailingClosure
    if isSymbol("(") { arguments = try self.arguments(.call) }
    allowsTrailingClosure = outer
    if allowsTrailingClosure, isSymbol("{"), !current.newlineBefore {
      arguments.append(Argument(nil, try closure(), isTrailing: true))
      while current.isAnyWord, stream.peek(1).isSymbol(":"), stream.peek(2).isSymbol("{"),
        !current.newlineBefore
      {
        let label = current.text
        stream.advance()
        stream.advance()
        arguments.append(Argument(label, try closure()))
      }
    }
    return try finished(callee, arguments, from: start)
  }

  func finished(
    _ callee: Expression, _ arguments: [Argument], from start: SourceRange
  ) throws(Mistake) -> Expression {
    // `[UIView]()` is an empty list, `[UIView](views)` a list of them, `T.init(…)` is `T(…)`.
    if case .array(let elements) = callee.kind, elements.count == 1 {
      let list = arguments.filter { $0.label == "arrayLiteral" || ($0.label == nil && !$0.isTrailing) }
      if arguments.isEmpty { return try node(.array([]), from: start) }
      if arguments[0].label == "arrayLiteral", list.count == arguments.count {
        return try node(.array(arguments.map(\.value)), from: start)
      }
      if arguments[0].label != nil || list.count == 1, SwiftParser.isTypeLike(elements[0]) {
        return try node(
          .call(Call(Expression(.name("Array"), range: callee.range), arguments)), from: start)
      }
    }
    if case .dictionary(let entries) = callee.kind, arguments.isEmpty, entries.count == 1 {
      return try node(.dictionary([]), from: start)
    }
    var callee = callee
    if case .member(let base, "init") = callee.kind, SwiftParser.typeName(base) != nil { callee = base }
    return try node(ObjCNames.swiftCall(Call(callee, arguments)), from: start)
  }

  /// Whether an expression looks like the name of a type: `UIView`, `Layout.Item`, `[Int]`.
  static func isTypeLike(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let inner): inner.count == 1 && isTypeLike(inner[0])
    case .optionalUnwrap(let inner): isTypeLike(inner)
    default: typeName(expression) != nil
    }
  }

  /// Arguments between parentheses, or the parts of a tuple.
  mutating func arguments(_ opened: Mistake.Opened) throws(Mistake) -> [Argument] {
    let opening = current.range
    stream.advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    var arguments: [Argument] = []
    while !isSymbol(")"), current.kind != .end {
      let label = argumentLabel()
      let value = isOperatorFunction ? try operatorFunction() : try expression()
      arguments.append(Argument(label, value))
      if !accept(",") { break }
    }
    try close(")", opened, at: opening)
    return arguments
  }

  mutating func argumentLabel() -> String? {
    guard current.isAnyWord, stream.peek(1).isSymbol(":") else { return nil }
    let label = current.text
    stream.advance()
    stream.advance()
    return label
  }

  /// Whether an operator stands alone as an argument.
  var isOperatorFunction: Bool {
    current.kind == .symbol && BinaryOperator(rawValue: current.text) != nil && stream.peek(1).kind == .symbol
      && [",", ")"].contains(stream.peek(1).text)
  }

  /// `>` alone as an argument is the closure `{ $0 > $1 }`.
  mutating func operatorFunction() throws(Mistake) -> Expression {
    let token = current
    guard let operation = BinaryOperator(rawValue: token.text) else { throw expected(.expression) }
    stream.advance()
    let body = Expression(
      .binary(
        operation, Expression(.name("$0"), range: token.range), Expression(.name("$1"), range: token.range)),
      range: token.range)
    let block = Block([Statement(.expression(body), range: token.range)], range: token.range)
    return try node(.closure(Closure(body: block)), from: token.range)
  }
}
