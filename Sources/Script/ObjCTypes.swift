// Types of Objective-C: what is one can only be told by looking ahead, so reading one never fails, it only
// does not happen.

extension ObjCParser {
  /// Words that may stand around a type and change nothing here.
  static let qualifiers: Set<String> = [
    "const", "static", "volatile", "register", "extern", "inline", "nullable", "nonnull", "null_unspecified",
    "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "__kindof", "__unused",
    "__strong",
    "__weak", "__block", "__autoreleasing", "__unsafe_unretained", "__bridge", "__bridge_retained",
    "__bridge_transfer", "oneway", "inout", "out", "bycopy", "byref", "struct", "enum", "IBOutlet",
    "__attribute__",
    "NS_NOESCAPE", "NS_VALID_UNTIL_END_OF_SCOPE",
  ]

  private static let arithmetic: Set<String> = [
    "unsigned", "signed", "long", "short", "int", "char", "float", "double",
  ]

  /// Types that are no objects, so that a star behind them is a pointer.
  private static let plain: Set<String> = ["void", "BOOL", "bool", "Bool", "Boolean", "SEL", "NSRange"]

  private static func isPlain(_ name: String) -> Bool {
    plain.contains(name) || NumberKind(typeName: name) != nil || ObjCNames.fields[name] != nil
  }

  /// Whether values of a type are objects, which nil is a value of.
  static func isObject(_ type: TypeReference) -> Bool {
    type.pointers == 0 && !isPlain(type.name)
      && (type.name.hasPrefix("UI") || type.name.hasPrefix("NS") || type.name == "id")
      && !["Type", "Phase", "State", "Mode", "Options"].contains { type.name.hasSuffix($0) }
  }

  /// Whether a name alone is surely a type, as in a cast.
  static func isKnownType(_ name: String) -> Bool {
    if isPlain(name) || ["id", "Class", "instancetype", "IMP", "IBAction", "Any"].contains(name) {
      return true
    }
    let prefixes = ["NS", "UI", "CG", "CA"]
    return prefixes.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }

  private mutating func skipQualifiers() {
    while current.kind == .word, ObjCParser.qualifiers.contains(current.text) {
      let isAttribute = current.text == "__attribute__"
      stream.advance()
      if isAttribute, let length = stream.closing(0) {
        for _ in 0...length { stream.advance() }
      }
    }
  }

  /// A type with its stars, if one comes next; else nothing is read.
  mutating func type() -> TypeReference? {
    let outset = stream
    let start = current.range
    skipQualifiers()
    guard current.kind == .word, !ObjCParser.reserved.contains(current.text), !current.text.hasPrefix("@")
    else {
      stream = outset
      return nil
    }
    var name = current.text
    stream.advance()
    if ObjCParser.arithmetic.contains(name) {
      // `unsigned long long`: the first real word tells whether it is floating.
      while ObjCParser.arithmetic.contains(current.text) || isWord("const") {
        if current.text == "double" || current.text == "float" { name = current.text }
        stream.advance()
      }
    } else if ["typeof", "__typeof", "__typeof__"].contains(name) {
      guard let length = stream.closing(0), isSymbol("(") else {
        stream = outset
        return nil
      }
      for _ in 0...length { stream.advance() }
      name = "id"
    } else if name == "__auto_type" || name == "auto" {
      name = "id"
    }
    if name == "BOOL" || name == "bool" { name = "Bool" }
    let arguments = isSymbol("<") ? genericArguments() : []
    guard let arguments else {
      stream = outset
      return nil
    }
    var stars = 0
    while true {
      skipQualifiers()
      if accept("*") { stars += 1 } else { break }
    }
    let pointers = ObjCParser.isPlain(name) ? stars : max(0, stars - 1)
    return TypeReference(name, arguments: arguments, pointers: pointers, range: start.through(stream.last))
  }

  /// `<UITouch *>`, `<Foo, Bar>`; nil when it is no such list.
  private mutating func genericArguments() -> [TypeReference]? {
    var open = 0
    var offset = 0
    var names: [TypeReference] = []
    while true {
      let token = stream.peek(offset)
      guard token.kind == .word || token.kind == .symbol else { return nil }
      switch token.text {
      case "<": open += 1
      case ">": open -= 1
      case ">>": open -= 2
      case "*", ",", "(", ")", "^": break
      default:
        guard token.isAnyWord else { return nil }
        if open == 1, !ObjCParser.qualifiers.contains(token.text) { names.append(TypeReference(token.text)) }
      }
      offset += 1
      if open <= 0 { break }
      if offset > 60 { return nil }
    }
    for _ in 0..<offset { stream.advance() }
    return names
  }

  /// The type of a cast, from its `(` to behind its `)`, if one comes next.
  ///
  /// What stands between the parentheses must be a type (a known one, or any name with a star or `<…>`), and
  /// behind them something must follow that can begin an operand.
  mutating func castType(needsOperand: Bool = true) -> TypeReference? {
    let outset = stream
    stream.advance()
    let isQualified = ObjCParser.qualifiers.contains(current.text)
    let start = stream.index
    guard let type = type() else {
      stream = outset
      return nil
    }
    let hasMore = stream.index - start > 1
    // Block types are casts as well: `(void (^)(BOOL))`.
    if isSymbol("("), stream.peek(1).isSymbol("^"), let length = stream.closing(0) {
      for _ in 0...length { stream.advance() }
      if isSymbol("("), let rest = stream.closing(0) {
        for _ in 0...rest { stream.advance() }
      }
    }
    guard accept(")") else {
      stream = outset
      return nil
    }
    let isSure = hasMore || isQualified || ObjCParser.isKnownType(type.name)
    if !needsOperand, isSure { return type }
    if needsOperand, canBeginOperand(current, isSure: isSure) { return type }
    stream = outset
    return nil
  }

  private func canBeginOperand(_ token: Token, isSure: Bool) -> Bool {
    switch token.kind {
    case .word: return !ObjCParser.reserved.contains(token.text) && token.text != "in"
    case .number, .string, .quotedWord: return true
    case .symbol:
      if !isSure { return token.text == "@" }
      return ["(", "[", "@", "!", "-", "+", "~", "^", "*", "&", "{", "++", "--", "."].contains(token.text)
    case .unknown, .end: return false
    }
  }
}
