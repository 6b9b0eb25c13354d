/// Finds the stored properties and constants that stand in a paste beside its methods, where their first value
/// is plain: a number, a text, a size.
///
/// `static let minimumSize = CGSize(width: 44, height: 44)`, `static CGFloat const kSlop = 12.f;`,
/// `#define SLOP 12`. What stands in another method's body is none; a value that is made of other things is
/// asked for, as any name of the app is.
struct PastedConstants {
  private let source: Source
  /// The constants, in order.
  private(set) var found: [MethodDeclaration] = []
  /// The kinds of the properties whose types are written.
  private(set) var declared: [String: ValueKind] = [:]
  /// The types of Swift's properties, where they are written.
  private(set) var types: [String: TypeReference] = [:]
  /// Enumerations that stand in the paste.
  private var enumerations: Set<String> = []

  /// How far a declaration may reach.
  private static let reach = 400

  /// Looks through a whole text, except the bodies of methods.
  init(_ source: Source, outside bodies: [Range<Int>]) {
    self.source = source
    scan(bodies)
  }

  private func byte(_ index: Int) -> UInt8 { index < source.bytes.count ? source.bytes[index] : 0 }

  private mutating func scan(_ bodies: [Range<Int>]) {
    let ends = Dictionary(bodies.map { ($0.lowerBound, $0.upperBound) }) { $1 }
    // Whether each open brace is a type's: only what stands in types or in none is a property.
    var open: [Bool] = []
    var opensType = false
    var index = 0
    while index < source.bytes.count {
      if let end = ends[index] {
        index = end
        continue
      }
      switch byte(index) {
      case UInt8(ascii: "{"):
        open.append(opensType)
        opensType = false
      case UInt8(ascii: "}"): _ = open.popLast()
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"):
        while index < source.bytes.count, byte(index) != 0x0A { index += 1 }
      case UInt8(ascii: "#"):
        if let constant = macro(at: index) { found.append(constant) }
      case let first where Lexer.startsName(Unicode.Scalar(first)) || first == UInt8(ascii: "@"):
        let start = index
        if first == UInt8(ascii: "@") { index += 1 }
        while Lexer.continuesName(Unicode.Scalar(byte(index))), index < source.bytes.count { index += 1 }
        let word = String(decoding: source.bytes[start..<index], as: UTF8.self)
        if word == "enum", let name = wordBehind(index) { enumerations.insert(name) }
        if ["class", "struct", "enum", "extension", "actor"].contains(word) { opensType = true }
        if open.allSatisfy({ $0 }) {
          if word == "let" || word == "var", var constant = swift(at: start) {
            constant.isConstant = word == "let"
            found.append(constant)
          }
          if word == "@property" { objectiveCProperty(at: start) }
          if word == "static" || word == "const", let constant = objectiveC(at: start) {
            found.append(constant)
          }
        }
        continue
      default: break
      }
      index += 1
    }
  }

  private func stream(_ language: Language, _ start: Int) -> TokenStream {
    TokenStream(source, language, start..<min(source.bytes.count, start + PastedConstants.reach))
  }

  private mutating func swift(at start: Int) -> MethodDeclaration? {
    var parser = SwiftParser(stream(.swift, start))
    parser.stream.advance()
    guard parser.current.isAnyWord else { return nil }
    let name = parser.current.text
    parser.stream.advance()
    var type: TypeReference?
    do {
      if parser.accept(":") { type = try parser.type() }
      types[propertyName(of: name)] = type
      note(name, type)
      guard parser.accept("=") else { return nil }
      let value = try parser.expression()
      let next = parser.current
      guard next.newlineBefore || next.kind == .end || [";", "}", "{", ","].contains(next.text) else {
        return nil
      }
      if case .array(let items) = value.kind, items.isEmpty {
        // A list of views is filled by the app; any other begins as it says.
        guard let type, ValueKind(type) == .unknown else { return nil }
      }
      return constant(name, value, type, .swift)
    } catch {
      return nil
    }
  }

  /// The word behind a place, blanks between.
  private func wordBehind(_ start: Int) -> String? {
    var index = start
    while byte(index) == 0x20 { index += 1 }
    let first = index
    while index < source.bytes.count, Lexer.continuesName(Unicode.Scalar(byte(index))) { index += 1 }
    return index > first ? String(decoding: source.bytes[first..<index], as: UTF8.self) : nil
  }

  /// Notes what a property's type tells.
  private mutating func note(_ name: String, _ type: TypeReference?) {
    guard let type else { return }
    if let kind = ValueKind(type), kind != .unknown {
      declared[propertyName(of: name)] = kind
    } else if enumerations.contains(type.name) {
      declared[propertyName(of: name)] = .symbol
    }
  }

  /// Notes `@property (nonatomic) CGRect name;`.
  private mutating func objectiveCProperty(at start: Int) {
    var parser = ObjCParser(stream(.objectiveC, start))
    parser.stream.advance()
    if parser.isSymbol("("), let length = parser.stream.closing(0) {
      for _ in 0...length { parser.stream.advance() }
    }
    guard let type = parser.type() else { return }
    while parser.accept("*") {}
    guard parser.current.isAnyWord, parser.stream.peek(1).isSymbol(";") else { return }
    let isTruth = type.name == "BOOL" || type.name == "bool"
    note(parser.current.text, isTruth ? TypeReference("Bool") : type)
    if let swift = ObjCNames.swiftName(ofProperty: parser.current.text) {
      note(swift, isTruth ? TypeReference("Bool") : type)
    }
  }

  /// Reads `static const CGFloat name = value;` and `static CGFloat const name = value;`.
  private func objectiveC(at start: Int) -> MethodDeclaration? {
    var parser = ObjCParser(stream(.objectiveC, start))
    while ["static", "const", "inline"].contains(parser.current.text) { parser.stream.advance() }
    guard let type = parser.type() else { return nil }
    while parser.accept("const") || parser.acceptWord("const") || parser.accept("*") {}
    guard parser.current.isAnyWord, parser.stream.peek(1).isSymbol("=") else { return nil }
    let name = parser.current.text
    parser.stream.advance()
    parser.stream.advance()
    guard let value = try? parser.expression(), parser.isSymbol(";") else { return nil }
    return constant(name, value, type, .objectiveC)
  }

  /// Reads `#define NAME value`, to the end of its line.
  private func macro(at start: Int) -> MethodDeclaration? {
    let directive = Array("#define ".utf8)
    guard source.bytes[start...].starts(with: directive) else { return nil }
    var end = start
    while end < source.bytes.count, byte(end) != 0x0A, byte(end) != 0x0D { end += 1 }
    var parser = ObjCParser(TokenStream(source, .objectiveC, start + directive.count..<end))
    guard parser.current.isAnyWord, !parser.stream.peek(1).isSymbol("(") || parser.stream.peek(1).spaceBefore
    else { return nil }
    let name = parser.current.text
    parser.stream.advance()
    guard parser.current.kind != .end, let value = try? parser.expression(), parser.current.kind == .end
    else {
      return nil
    }
    return constant(name, value, nil, .objectiveC)
  }

  private func constant(_ name: String, _ value: Expression, _ type: TypeReference?, _ language: Language)
    -> MethodDeclaration?
  {
    guard value.isPlain else { return nil }
    // `let slop: CGFloat = 8` is measured.
    var value = value
    if let number = type?.number, case .number(let literal) = value.kind, number == .floating {
      value = Expression(
        .number(NumberLiteral(literal.value, isInteger: false, text: literal.text)), range: value.range)
    }
    let answer = Statement(.returnValue(value), range: value.range)
    return MethodDeclaration(
      name: name, form: .property, language: language, result: type,
      body: Block([answer], range: value.range), range: value.range)
  }
}

extension Expression {
  /// Whether it is made of literals, constants of geometry and arithmetic alone.
  fileprivate var isPlain: Bool {
    switch kind {
    case .number, .boolean: true
    case .array(let items): items.allSatisfy(\.isPlain)
    case .dictionary(let entries): entries.allSatisfy { $0.key.isPlain && $0.value.isPlain }
    case .implicitMember(let name): ["zero", "null"].contains(name)
    case .string(let parts): parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .unary(.minus, let inner), .unary(.not, let inner): inner.isPlain
    case .binary(let operation, let left, let right):
      [.add, .subtract, .multiply, .divide].contains(operation) && left.isPlain && right.isPlain
    case .member(let base, let name):
      if case .name(let type) = base.kind {
        ["zero", "null", "infinite", "identity", "pi"].contains(name) && NameLooks.isFrameworkType(type)
      } else {
        false
      }
    case .call(let call):
      if case .name(let type) = call.callee.kind {
        ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGFloat", "Double", "CGVector"].contains(type)
          && call.arguments.allSatisfy(\.value.isPlain)
      } else {
        false
      }
    default: false
    }
  }
}
