// Expressions of the tree; `Tree.swift` says what a tree is.

/// One expression.
public struct Expression: Hashable, Sendable {
  /// What it says.
  public let kind: Kind
  /// Where it stands in the pasted text, its parentheses not included.
  public var range: SourceRange
  /// How many nodes lie on the longest way down, this one included.
  let height: Int

  /// Makes an expression.
  public init(_ kind: Kind, range: SourceRange = .none) {
    self.kind = kind
    self.range = range
    height = 1 + kind.heightBelow
  }

  /// Compares what is said and ignores the places.
  public static func == (a: Expression, b: Expression) -> Bool { a.kind == b.kind }
  /// Hashes what is said and ignores the places.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The kinds of expressions.
  public indirect enum Kind: Hashable, Sendable {
    // MARK: Values

    /// `44`, `0.5`, `0x1F`, `1.f`, `3u`.
    case number(NumberLiteral)
    /// `true`, `false`, `YES`, `NO` …
    case boolean(Bool)
    /// `nil`, `NULL`, `Nil`.
    case nothing
    /// `"a \(b)"`, `@"a"`, and C's `"a"`.
    case string([StringPart])
    /// `[a, b]`, `@[a, b]`, and the braces of a C array.
    case array([Expression])
    /// `[a: b]`, `@{a: b}`; an empty one is `[:]`.
    case dictionary([KeyedValue])
    /// `(a, b)`, `(view: v, distance: d)`; never of one part.
    case tuple([Argument])
    /// A closure or a block.
    case closure(Closure)
    /// `#selector(T.handle(_:))` and `@selector(handle:)`, with what stands between the parentheses.
    case selector(String)
    /// `#function`, `__func__`, `__FUNCTION__`, `__PRETTY_FUNCTION__`, `_cmd`: the name of the running method.
    case currentMethod
    /// `@available(…)` as an expression: always true.
    case availability(String)

    // MARK: Names

    /// `self`.
    case selfReference
    /// `super`; stands only as the base of a member.
    case superReference
    /// A bare name: local, parameter, member of self, outlet, function, class, global constant.
    ///
    /// Objective-C's constants of structs are members by now (`CGRectZero` is `CGRect.zero`); constants of
    /// enumerations keep their names (`UIEventTypeTouches`, `NSEnumerationReverse`).
    /// `_name` stays as written: see `propertyName(of:)`.
    case name(String)
    /// `.hover`: a member of a type that the context knows.
    case implicitMember(String)
    /// `T.self`, `[T class]`: a class as a value. `[self class]` is the call `type(of: self)`.
    case type(TypeReference)
    /// `base.name`, also `base->name`, and Objective-C messages that read a property (`[v subviews]`).
    ///
    /// A tuple's part by number has the number as its name.
    case member(Expression, String)
    /// `base[index]`, also `[list objectAtIndex:i]`.
    case element(Expression, [Expression])

    // MARK: Calls

    /// A function call, a method call (the callee is a `member`), an initializer (the callee is a `name`).
    case call(Call)

    // MARK: Optionals

    /// The reach of `?.`: as a whole nil as soon as an `optionalUnwrap` inside of it meets nil.
    ///
    /// Also the target of an assignment, which then does nothing.
    case optionalChain(Expression)
    /// The `a?` of `a?.b`; always somewhere inside of an `optionalChain`.
    case optionalUnwrap(Expression)
    /// `a!`.
    case forceUnwrap(Expression)

    // MARK: Operators

    /// `!a`, `-a`, `+a`, `~a`, `&a`, `*a`.
    case unary(UnaryOperator, Expression)
    /// `a + b` …; `&&`, `||` and `??` look at the right side only when they need to.
    case binary(BinaryOperator, Expression, Expression)
    /// `a ? b : c`; without a middle `a ?: c`, in which a is evaluated once.
    case conditional(Expression, then: Expression?, else: Expression)
    /// `a = b`, and with an operator `a += b`; in Objective-C its value is what was assigned.
    case assign(Expression, BinaryOperator?, Expression)
    /// `++a`, `a++`, `--a`, `a--`; its value is the new one when written in front, else the old one.
    case increment(Expression, by: Int, isPrefix: Bool)
    /// `a is T`, `a as T`, `a as? T`, `a as! T`, `(T)a`.
    case cast(Expression, TypeReference, CastKind)
  }
}

/// A number as it was written.
public struct NumberLiteral: Hashable, Sendable {
  /// Its value.
  public var value: Double
  /// Whether it is written as an integer (`44`, not `44.0` and not `44.f`).
  public var isInteger: Bool
  /// How it was written, without the suffixes of C.
  public var text: String

  /// The whole number that it is, also beyond what a Double holds; nil when it is none.
  public var counted: Int? {
    let digits = text.filter { $0 != "_" }
    if digits.first != "0", digits.allSatisfy({ $0.isASCII && $0.isNumber }), let exact = Int(digits) {
      return exact
    }
    return Int(exactly: value)
  }

  /// Makes a literal.
  public init(_ value: Double, isInteger: Bool, text: String) {
    self.value = value
    self.isInteger = isInteger
    self.text = text
  }
}

/// A piece of a string literal.
public enum StringPart: Hashable, Sendable {
  /// Characters, with their escapes resolved.
  case text(String)
  /// `\( … )`.
  case value(Expression)
}

/// One entry of a dictionary.
public struct KeyedValue: Hashable, Sendable {
  /// The key.
  public var key: Expression
  /// The value.
  public var value: Expression

  /// Makes an entry.
  public init(_ key: Expression, _ value: Expression) {
    self.key = key
    self.value = value
  }
}

/// One argument of a call, or one part of a tuple.
public struct Argument: Hashable, Sendable {
  /// The label in front of it.
  public var label: String?
  /// Its value.
  public var value: Expression
  /// Whether it is a closure that stands behind the parentheses: its label does not count then.
  public var isTrailing: Bool

  /// Makes an argument.
  public init(_ label: String? = nil, _ value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A call.
public struct Call: Hashable, Sendable {
  /// What is called: a `name`, a `member`, an `implicitMember`, or any value that may be a closure.
  ///
  /// `CGPoint.init(x:y:)` and `[[T alloc] init]` call the name of the type. An optional call `f?()` calls an
  /// `optionalUnwrap`.
  public var callee: Expression
  /// What is handed over, in order.
  public var arguments: [Argument]
  /// The Objective-C selector or C function that this was read from, when it has another name in Swift.
  ///
  /// For messages and for printing only, and no part of equality.
  public var original: String?

  /// Makes a call.
  public init(_ callee: Expression, _ arguments: [Argument] = [], original: String? = nil) {
    self.callee = callee
    self.arguments = arguments
    self.original = original
  }

  /// The labels, `_` where there is none, as in `convert(_:to:)`.
  public var labels: [String] { arguments.map { $0.isTrailing ? "_" : $0.label ?? "_" } }

  /// The last name of what is called (`convert`, `CGPoint`); nil when a value without a name is called.
  public var name: String? {
    var callee = callee
    if case .optionalUnwrap(let inner) = callee.kind { callee = inner }
    if case .forceUnwrap(let inner) = callee.kind { callee = inner }
    return switch callee.kind {
    case .name(let name), .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  /// Compares what is called with what, and not how it was written.
  public static func == (a: Call, b: Call) -> Bool { a.callee == b.callee && a.arguments == b.arguments }
  /// Hashes what is called with what.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(callee)
    hasher.combine(arguments)
  }
}

/// A closure or a block.
public struct Closure: Hashable, Sendable {
  /// Its parameters; empty for one that uses `$0`, `$1`.
  public var parameters: [Parameter]
  /// Names in its capture list; they are read where the closure is made, as if declared there.
  public var captures: [String]
  /// What it answers, where a function within a method says so.
  public var result: TypeReference?
  /// Whether it is such a function (`func f() { … }`), and no closure.
  public var isFunction = false
  /// Its statements.
  public var body: Block

  /// Makes a closure.
  public init(
    parameters: [Parameter] = [], captures: [String] = [], result: TypeReference? = nil, body: Block
  ) {
    self.parameters = parameters
    self.captures = captures
    self.result = result
    self.body = body
  }
}

/// One parameter of a method, a helper function or a closure.
public struct Parameter: Hashable, Sendable {
  /// The label a caller writes; nil for `_`.
  public var label: String?
  /// The name inside of the body; `_` when it has none.
  public var name: String
  /// Its type, where written.
  public var type: TypeReference?
  /// What it is when a call leaves it out.
  public var standard: [Expression]
  /// Whether what the body makes of it is the caller's variable's new value (`inout`).
  public var isInout: Bool
  /// Whether the body may change it for itself, as Swift 2's `var` parameters.
  public var isVariable = false

  /// Makes a parameter.
  public init(
    label: String? = nil, name: String, type: TypeReference? = nil, standard: Expression? = nil,
    isInout: Bool = false
  ) {
    self.isInout = isInout
    self.standard = standard.map { [$0] } ?? []
    self.label = label
    self.name = name
    self.type = type
  }
}

/// The operators with one operand.
public enum UnaryOperator: String, Hashable, Sendable {
  /// `!a`; in Objective-C also the test for nil and zero.
  case not = "!"
  /// `-a`
  case minus = "-"
  /// `+a`
  case plus = "+"
  /// `~a`
  case complement = "~"
  /// `&a`: Swift's inout argument, C's address.
  case addressOf = "&"
  /// `*a`: what a pointer leads to; the target of `*stop = YES`.
  case dereference = "*"
}

/// The operators with two operands.
public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  /// Arithmetic.
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  /// Comparison.
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  /// Logic; the right side is looked at only when needed.
  case and = "&&"
  case or = "||"
  /// `a ?? b`.
  case coalesce = "??"
  /// `a..<b`
  case halfOpenRange = "..<"
  /// `a...b`
  case closedRange = "..."
  /// Bits.
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  /// Swift's operators that wrap around where others end the program.
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case maskedShiftLeft = "&<<"
  case maskedShiftRight = "&>>"
}

/// The ways to look at a value as another type.
public enum CastKind: String, Hashable, Sendable {
  /// `a is T`: true or false.
  case test = "is"
  /// `a as T`: changes nothing.
  case upcast = "as"
  /// `a as? T`: nil when it is none.
  case optional = "as?"
  /// `a as! T`: an error when it is none.
  case forced = "as!"
  /// `(T)a`: numbers are converted (`(int)2.7` is 2), objects stay what they are.
  case c = "c"
}
