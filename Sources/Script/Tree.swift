// One syntax tree for both languages.
//
// A tree says the same thing whichever language it was read from, so members and functions have one name
// each: Swift's. `[v convertPoint:p toView:w]` and `v.convert(p, to: w)` are the same node; `view.hidden` is
// the member `isHidden`; `CGRectContainsPoint(r, p)` is `r.contains(p)`. Only pure renamings are done (the
// tables stand in `ObjCNames.swift`). Where the languages differ in meaning, the node is what was written and
// the method's `language` tells how to run it:
//
// - a message or member of nil: an error in Swift, nil or zero in Objective-C;
// - `5 / 2`: Swift literals take the other side's kind, C divides integers as integers;
// - `==` on objects: identity in Objective-C; UIKit's views compare so in Swift too;
// - a condition: Bool in Swift, anything that is not nil or zero in Objective-C;
// - a case of a `switch` goes on into the next one in Objective-C, unless it breaks;
// - a variable without a value: not yet set in Swift (nil for an optional type), zero or nil in
//   Objective-C;
// - a body of one expression answers it in Swift only (`Block.implicitAnswer`).
//
// What exists in one language alone has a node of its own: `optionalChain`, `optionalUnwrap`, `forceUnwrap`,
// `guard`, conditions with `let` (Swift); `increment`, `assign` inside of expressions, `loop`, `.dereference`,
// `.addressOf`, C casts, a conditional without a middle (Objective-C).
//
// Equality of nodes compares what is said and ignores where it stands.

/// The two languages that overrides are written in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// Swift, from version 2 on.
  case swift
  /// Objective-C.
  case objectiveC
}

/// A list of statements between braces, or one statement where Objective-C allows it alone.
public struct Block: Hashable, Sendable {
  /// The statements, in order; `#if` is already resolved to the branch that is taken.
  public let statements: [Statement]
  /// From the opening brace to behind the closing one.
  public var range: SourceRange
  /// How many nodes lie on the longest way down, this one included.
  let height: Int

  /// Makes a block.
  public init(_ statements: [Statement], range: SourceRange = .none) {
    self.statements = statements
    self.range = range
    height = 1 + (statements.map(\.height).max() ?? 0)
  }

  /// The expression that a Swift body of one expression answers without the word `return`.
  ///
  /// Nil when there are more statements, or when the one statement is an assignment or no expression.
  public var implicitAnswer: Expression? {
    guard statements.count == 1, case .expression(let expression) = statements[0].kind else { return nil }
    if case .assign = expression.kind { return nil }
    return expression
  }

  /// Compares the statements and ignores the places.
  public static func == (a: Block, b: Block) -> Bool { a.statements == b.statements }
  /// Hashes the statements and ignores the places.
  public func hash(into hasher: inout Hasher) { hasher.combine(statements) }
}

/// One statement.
public struct Statement: Hashable, Sendable {
  /// What it says.
  public let kind: Kind
  /// Where it stands in the pasted text.
  public var range: SourceRange
  /// How many nodes lie on the longest way down, this one included.
  let height: Int

  /// Makes a statement.
  public init(_ kind: Kind, range: SourceRange = .none) {
    self.kind = kind
    self.range = range
    height = 1 + kind.heightBelow
  }

  /// Compares what is said and ignores the places.
  public static func == (a: Statement, b: Statement) -> Bool { a.kind == b.kind }
  /// Hashes what is said and ignores the places.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The kinds of statements.
  public indirect enum Kind: Hashable, Sendable {
    /// `let a = 1, b = 2`, `var x: CGFloat`, `CGPoint p = …, q;`.
    ///
    /// Objective-C declarations are variables, also `const` ones.
    case declare([Binding], isConstant: Bool)
    /// An expression whose value is dropped; assignments are expressions (`Expression.Kind.assign`).
    case expression(Expression)
    /// `if`; an `else if` is an else block that holds exactly the inner `if`.
    case ifElse([Condition], then: Block, else: Block?)
    /// `guard`; its block must leave the scope, and its bindings stay visible behind it.
    case guardElse([Condition], Block)
    /// `for pattern in sequence where filter { … }`, and Objective-C's fast enumeration.
    case forIn(Pattern, type: TypeReference?, Expression, where: Expression?, Block)
    /// Objective-C's `for (start; condition; step)`; without a condition it goes on until it is left.
    case loop(start: Statement?, condition: Expression?, step: [Expression], Block)
    /// `while`.
    case whileLoop([Condition], Block)
    /// `repeat { … } while condition`, `do { … } while (condition);`.
    case repeatWhile(Block, Expression)
    /// `switch`; in Objective-C cases fall through, in Swift they do not.
    case switchCase(Expression, [SwitchCase])
    /// `return`, with its value.
    case returnValue(Expression?)
    /// `break`, with the label of the statement it leaves.
    case breakOut(label: String?)
    /// `continue`, with the label of the loop it goes on with.
    case continueLoop(label: String?)
    /// Swift's `fallthrough`.
    case fallThrough
    /// A scope of its own: a bare block in Objective-C, `do { … }` in Swift.
    case block(Block)
    /// `outer: for …`; the inner statement is a loop, an `if` or a `switch`.
    case labeled(String, Statement)
  }
}

/// One name, or tuple of names, of a declaration.
public struct Binding: Hashable, Sendable {
  /// What gets the value: a name, `_`, or a tuple of these.
  public var pattern: Pattern
  /// The declared type; in Objective-C always there.
  ///
  /// It fixes a literal's kind (`CGFloat`, `Double`, `Int`), names the parts of a tuple, and says what a
  /// variable without a value holds.
  public var type: TypeReference?
  /// The value; nil when the declaration has none.
  public var value: Expression?

  /// Makes a binding.
  public init(_ pattern: Pattern, type: TypeReference? = nil, value: Expression? = nil) {
    self.pattern = pattern
    self.type = type
    self.value = value
  }
}

/// One of the comma-separated conditions of `if`, `guard` and `while`.
public struct Condition: Hashable, Sendable {
  /// What it asks.
  public var kind: Kind
  /// Where it stands in the pasted text.
  public var range: SourceRange

  /// Makes a condition.
  public init(_ kind: Kind, range: SourceRange = .none) {
    self.kind = kind
    self.range = range
  }

  /// Compares what is said and ignores the places.
  public static func == (a: Condition, b: Condition) -> Bool { a.kind == b.kind }
  /// Hashes what is said and ignores the places.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The kinds of conditions.
  public enum Kind: Hashable, Sendable {
    /// An expression that must be true; in Objective-C the only kind.
    case expression(Expression)
    /// `let x = value`: holds unless the value is nil, and binds it.
    ///
    /// The short form `if let x` has the value `x` here as well.
    case binding(Pattern, type: TypeReference?, Expression, isConstant: Bool)
    /// `case pattern = value`.
    case match(Pattern, Expression)
    /// `#available(iOS 13, *)` (true) and `#unavailable(…)` (false), with what stands between the parentheses.
    case availability(String, isNegated: Bool)
  }
}

/// What a value is taken apart by, or compared with.
public struct Pattern: Hashable, Sendable {
  /// What it matches.
  public var kind: Kind
  /// Where it stands in the pasted text.
  public var range: SourceRange
  /// Whether the name that it binds may be changed, as in `for var x in list` and `case .some(var x)`.
  ///
  /// What a declaration binds is told by the declaration.
  public var isVariable: Bool

  /// Makes a pattern.
  public init(_ kind: Kind, range: SourceRange = .none, isVariable: Bool = false) {
    self.kind = kind
    self.range = range
    self.isVariable = isVariable
  }

  /// Compares what is said and ignores the places.
  public static func == (a: Pattern, b: Pattern) -> Bool {
    a.kind == b.kind && a.isVariable == b.isVariable
  }
  /// Hashes what is said and ignores the places.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The kinds of patterns.
  public indirect enum Kind: Hashable, Sendable {
    /// Binds a name: the `x` of `let x = …`, of `for x in …`, of `case let x`.
    case name(String)
    /// `_`, which matches everything.
    case any
    /// `(a, b)`, each part matched by itself.
    case tuple([Pattern])
    /// A value to compare with (`case self:`, `case .began:`, `case 0..<5:` where a range means contains).
    case expression(Expression)
    /// `is T`.
    case isType(TypeReference)
    /// `let x as T`.
    case asType(Pattern, TypeReference)
    /// `x?` and `.some(x)`: matches what is not nil.
    case optional(Pattern)
    /// `.dragging(let start)`: a case of an enumeration with what it holds.
    case payload(String, [Pattern])
  }

  /// Every name that the pattern binds, in order.
  public var names: [String] {
    switch kind {
    case .name(let name): [name]
    case .tuple(let parts), .payload(_, let parts): parts.flatMap(\.names)
    case .asType(let inner, _), .optional(let inner): inner.names
    case .any, .expression, .isType: []
    }
  }
}

/// One `case` of a `switch`.
public struct SwitchCase: Hashable, Sendable {
  /// One pattern with its `where`.
  public struct Label: Hashable, Sendable {
    /// What the subject must match.
    public var pattern: Pattern
    /// The `where` behind it.
    public var filter: Expression?

    /// Makes a label.
    public init(_ pattern: Pattern, where filter: Expression? = nil) {
      self.pattern = pattern
      self.filter = filter
    }
  }

  /// The patterns, any of which may match; empty for `default`.
  public var labels: [Label]
  /// The statements; in Objective-C possibly none, to fall into the next case.
  public var body: Block

  /// Whether it is `default:`.
  public var isDefault: Bool { labels.isEmpty }

  /// Makes a case.
  public init(_ labels: [Label], _ body: Block) {
    self.labels = labels
    self.body = body
  }
}

/// A type as it is written in a declaration, a cast or a test.
///
/// Pointer stars, qualifiers and nullability of Objective-C are dropped, as `UIView *` is Swift's `UIView`.
public struct TypeReference: Hashable, Sendable {
  /// How absence is written.
  public enum Optionality: Hashable, Sendable {
    /// `T`
    case none
    /// `T?`
    case optional
    /// `T!`
    case forced
  }

  /// The name without generic arguments: `UIView`, `CGFloat`, `Foo.Bar`.
  ///
  /// `[T]` is `Array`, `[K: V]` is `Dictionary`, a tuple is `()`, a function or block type is `->`;
  /// their parts are the arguments (a function's answer is the last).
  public var name: String
  /// Generic arguments, or the parts of a tuple.
  public var arguments: [TypeReference]
  /// The labels of a tuple's parts; as many as there are arguments, or none.
  public var labels: [String?]
  /// `?` or `!` behind it.
  public var optionality: Optionality
  /// How many stars stood behind an Objective-C type that is no object (`BOOL *stop` has one).
  public var pointers: Int
  /// Where it stands in the pasted text.
  public var range: SourceRange

  /// Makes a type.
  public init(
    _ name: String, arguments: [TypeReference] = [], labels: [String?] = [],
    optionality: Optionality = .none, pointers: Int = 0, range: SourceRange = .none
  ) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.optionality = optionality
    self.pointers = pointers
    self.range = range
  }

  /// What kind of number it is, if it is one.
  public var number: NumberKind? { pointers > 0 ? nil : NumberKind(typeName: name) }

  /// Compares what is said and ignores the places.
  public static func == (a: TypeReference, b: TypeReference) -> Bool {
    a.name == b.name && a.arguments == b.arguments && a.labels == b.labels && a.optionality == b.optionality
      && a.pointers == b.pointers
  }
  /// Hashes the name and ignores the places.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Whether a number is counted or measured.
public enum NumberKind: Hashable, Sendable {
  /// `Int`, `NSInteger`, `int`, `size_t` …: division drops the fraction.
  case integer
  /// `CGFloat`, `Double`, `float` …
  case floating

  /// The kind of a type in either language; nil for types that are no numbers.
  public init?(typeName: String) {
    switch typeName {
    case "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
      "NSUInteger", "int", "long", "short", "char", "unsigned", "signed", "size_t", "ssize_t", "int8_t",
      "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t":
      self = .integer
    case "CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval", "NSTimeInterval",
      "CFTimeInterval",
      "float", "double":
      self = .floating
    default: return nil
    }
  }
}

/// A method as code: an override, or a helper that was pasted along with it.
public struct MethodDeclaration: Hashable, Sendable {
  /// Whether it is called with parentheses.
  public enum Form: Hashable, Sendable {
    /// `func f(…)`, `- (T)f…`.
    case method
    /// `var x: T { … }`; only its getter is kept.
    case property
  }

  /// The name by which code calls it: Swift's base name, for helpers in Objective-C the selector's first part.
  public var name: String
  /// Which of UIKit's methods it takes the place of; nil for a helper.
  public var entry: Entry?
  /// Whether it is a method or a computed property.
  public var form: Form
  /// The language that its body is to be run as.
  public var language: Language
  /// Its parameters; for an entry as many as the entry has, under the names of the paste.
  public var parameters: [Parameter]
  /// What it answers; nil for nothing.
  public var result: TypeReference?
  /// Its statements.
  public var body: Block
  /// The type of values that it extends (`CGRect`), whose `self` is then a value; nil for an object's own.
  public var extended: String?
  /// What the extension demands of its type: `where Element == UIView`.
  public var extensionClause: String?
  /// Whether it may change the value that it extends (`mutating func`).
  public var isMutating = false
  /// Whether it is a stored constant (`let slop = 8`), which nothing may change.
  public var isConstant = false
  /// From its first word to its closing brace.
  public var range: SourceRange

  /// Makes a method.
  public init(
    name: String, entry: Entry? = nil, form: Form = .method, language: Language, parameters: [Parameter] = [],
    result: TypeReference? = nil, body: Block, range: SourceRange = .none
  ) {
    self.name = name
    self.entry = entry
    self.form = form
    self.language = language
    self.parameters = parameters
    self.result = result
    self.body = body
    self.range = range
  }

  /// Compares what is said and ignores the places.
  public static func == (a: MethodDeclaration, b: MethodDeclaration) -> Bool {
    a.name == b.name && a.entry == b.entry && a.form == b.form && a.language == b.language
      && a.parameters == b.parameters && a.result == b.result && a.body == b.body
  }
  /// Hashes the name and the body.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(body)
  }
}

/// The property that a name stands for when it is no local: `_name` and `name` are one property.
public func propertyName(of name: String) -> String {
  name.hasPrefix("_") && name.utf8.count > 1 && !name.hasPrefix("__") ? String(name.dropFirst()) : name
}
