/// Walks code once and lists what it uses and does not define, each with what it seems to be.
///
/// Scopes are real: a local hides a member of the view, and a name that is bound from a free one
/// (`if let a = outlet`) tells by its own use what the free one is.
public struct NameAnalysis {
  let known: KnownNames
  var helpers: Set<String> = []
  var scopes: [[String: Local]] = []
  /// All locals so far, for suggestions.
  var declared: [(name: String, range: SourceRange)] = []
  var report = NameReport()
  /// Where bare names stand that are members of `self`.
  var own: Set<SourceRange> = []
  /// Where the report has what it has.
  var places = ReportPlaces()
  var language = Language.swift
  /// The kind that `return` answers; nil in a closure.
  var answer: ValueKind?
  /// Free names of which some use needs a value.
  var needed: Set<String> = []
  /// Free names that are written.
  var written: Set<String> = []

  struct Local {
    /// The free name that it was bound from.
    var origin: String?
    /// The place of the call in the report whose answer it holds.
    var call: Int?
    /// Whether it holds an object of a framework's class that is nothing but a name here.
    var isOpaque = false
  }

  private init(_ known: KnownNames) {
    self.known = known
  }

  /// What the methods and helpers of a paste leave open.
  public static func report(on paste: Paste, known: KnownNames) -> NameReport {
    report(on: paste.overrides, helpers: paste.helpers, known: known)
  }

  /// What some methods leave open, with helpers that they may call.
  public static func report(
    on methods: [MethodDeclaration], helpers: [MethodDeclaration] = [], known: KnownNames
  ) -> NameReport {
    var analysis = NameAnalysis(known)
    analysis.helpers = Set(helpers.map(\.name))
    for method in methods + helpers { analysis.visit(method) }
    return analysis.finished()
  }

  /// Where bare names of a method stand that are members of `self`, and not locals.
  static func ownNames(in method: MethodDeclaration) -> Set<SourceRange> {
    var analysis = NameAnalysis(.anywhere)
    analysis.visit(method)
    return analysis.own
  }

  func finished() -> NameReport {
    var report = report
    for index in report.names.indices {
      let name = report.names[index].name
      if needed.contains(name) { continue }
      if written.contains(name) {
        report.names[index].need = .written
      } else if report.names[index].need == .value {
        report.names[index].need = .absent
      }
    }
    return report
  }

  // MARK: Methods and scopes

  mutating func visit(_ method: MethodDeclaration) {
    language = method.language
    answer =
      switch method.entry?.answer {
      case .view, .responder: .view
      case .boolean: .boolean
      case .nothing: .unknown
      case nil: method.result.flatMap(ValueKind.init) ?? .unknown
      }
    inScope { analysis in
      if let owner = method.extended.flatMap(Member.Owner.init(extending:)) {
        analysis.scopes[analysis.scopes.count - 1]["self"] = Local()
        for member in Members.all where member.owner == owner {
          analysis.scopes[analysis.scopes.count - 1][member.name] = Local()
        }
      }
      for parameter in method.parameters { analysis.declare(parameter.name, at: method.range) }
      if let value = method.body.implicitAnswer, analysis.language == .swift, method.entry?.answer != .nothing
      {
        analysis.visit(value, as: analysis.answer ?? .unknown)
      } else {
        analysis.visit(method.body.statements)
      }
    }
  }

  mutating func inScope(_ body: (inout NameAnalysis) -> Void) {
    scopes.append([:])
    body(&self)
    scopes.removeLast()
  }

  mutating func declare(_ name: String, at range: SourceRange, from origin: String? = nil) {
    guard !scopes.isEmpty, name != "_" else { return }
    scopes[scopes.count - 1][name] = Local(origin: origin)
    declared.append((name, range))
  }

  mutating func declare(_ pattern: Pattern, from origin: String? = nil) {
    switch pattern.kind {
    case .name(let name): declare(name, at: pattern.range, from: origin)
    case .asType(let inner, _), .optional(let inner): declare(inner, from: origin)
    case .tuple(let parts), .payload(_, let parts): for part in parts { declare(part) }
    case .expression(let value): visit(value)
    case .any, .isType: break
    }
    if case .asType(_, let type) = pattern.kind { visit(type) }
    if case .isType(let type) = pattern.kind { visit(type) }
  }

  func local(_ name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  // MARK: Statements

  mutating func visit(_ block: Block) { inScope { $0.visit(block.statements) } }

  mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .declare(let bindings, _):
      for binding in bindings {
        let kind = binding.type.flatMap(ValueKind.init) ?? .unknown
        // A function may call itself by the name it gets.
        if case .closure? = binding.value?.kind { declare(binding.pattern) }
        if let value = binding.value { visit(value, as: kind) }
        let isOpaque = binding.value.map(isOpaqueClass) ?? false
        declare(binding.pattern, from: binding.value.flatMap(origin))
        if case .name(let name) = binding.pattern.kind {
          if isOpaque { scopes[scopes.count - 1][name] = Local(isOpaque: true) }
          let call = binding.value.flatMap(noted)
          scopes[scopes.count - 1][name]?.call = call
        }
      }
    case .expression(let expression): visitDropped(expression)
    case .ifElse(let conditions, let then, let otherwise):
      inScope { analysis in
        analysis.visit(conditions)
        analysis.visit(then)
      }
      if let otherwise { visit(otherwise) }
    case .guardElse(let conditions, let body):
      // The block cannot see the bindings, what follows can.
      let outer = scopes
      visit(conditions)
      let inner = scopes
      scopes = outer
      visit(body)
      scopes = inner
    case .forIn(let pattern, _, let sequence, let filter, let body):
      visit(sequence, as: .views)
      inScope { analysis in
        analysis.declare(pattern)
        if let filter { analysis.visit(filter, as: .boolean) }
        analysis.visit(body)
      }
    case .loop(let start, let condition, let step, let body):
      inScope { analysis in
        if let start { analysis.visit(start) }
        if let condition { analysis.visit(condition, as: .boolean) }
        for expression in step { analysis.visitDropped(expression) }
        analysis.visit(body)
      }
    case .whileLoop(let conditions, let body):
      inScope { analysis in
        analysis.visit(conditions)
        analysis.visit(body)
      }
    case .repeatWhile(let body, let condition):
      visit(body)
      visit(condition, as: .boolean)
    case .switchCase(let subject, let cases):
      let hasNumbers = cases.contains { one in
        one.labels.contains {
          if case .expression(let value) = $0.pattern.kind { kind(of: value) == .number } else { false }
        }
      }
      let hasSymbols = cases.contains { one in one.labels.contains { $0.pattern.isCase } }
      visit(subject, as: hasNumbers ? .number : hasSymbols ? .symbol : .unknown)
      for one in cases {
        inScope { analysis in
          for label in one.labels {
            if case .expression(let value) = label.pattern.kind {
              analysis.visit(value, as: hasNumbers ? .number : .symbol)
            } else {
              analysis.declare(label.pattern)
            }
            if let filter = label.filter { analysis.visit(filter, as: .boolean) }
          }
          analysis.visit(one.body)
        }
      }
    case .returnValue(let value): if let value { visit(value, as: answer ?? .unknown) }
    case .block(let block): visit(block)
    case .labeled(_, let inner): visit(inner)
    case .breakOut, .continueLoop, .fallThrough: break
    }
  }

  mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let value):
        // In C a condition may be an object or a number as well.
        visit(value, as: language == .swift ? .boolean : .unknown)
      case .binding(let pattern, let type, let value, _):
        visit(value, as: type.flatMap(ValueKind.init) ?? .unknown)
        declare(pattern, from: origin(of: value))
        let call = noted(value)
        if case .name(let name) = pattern.kind { scopes[scopes.count - 1][name]?.call = call }
      case .match(let pattern, let value):
        visit(value)
        declare(pattern)
      case .availability: break
      }
    }
  }

  /// The place in the report of the call that a value is.
  func noted(_ value: Expression) -> Int? {
    switch value.kind {
    case .call: places.callsByRange[value.range]
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): noted(inner)
    default: nil
    }
  }

  /// The free name that a value is, if it is nothing else.
  func origin(of value: Expression) -> String? {
    switch value.kind {
    case .name(let name):
      if let local = local(name) { return local.origin }
      return isFree(name) ? propertyName(of: name) : nil
    case .member: return dottedName(value)
    case .cast(let inner, _, _), .optionalChain(let inner), .forceUnwrap(let inner): return origin(of: inner)
    default: return nil
    }
  }

  // MARK: Expressions

  /// A statement's expression, whose value nobody uses.
  mutating func visitDropped(_ expression: Expression) {
    switch expression.kind {
    case .optionalChain(let inner): visitDropped(inner)
    case .call(let call): visit(call, at: expression.range, as: .unknown, isDropped: true)
    case .assign(let target, nil, let value) where target.kind == .name("_"): visitDropped(value)
    case .assign(let target, let operation, let value): assign(target, operation, value)
    case .conditional(let condition, let then, let otherwise):
      visit(condition, as: .boolean)
      if let then { visitDropped(then) }
      visitDropped(otherwise)
    default: visit(expression)
    }
  }

  mutating func assign(_ target: Expression, _ operation: BinaryOperator?, _ value: Expression) {
    let kind = operation == nil ? kind(of: value) : .number
    visit(value, as: operation == nil ? self.kind(of: target) : .number)
    if operation == nil, let name = freeName(target) {
      note(name, as: kind, at: target.range, isRead: false)
      written.insert(name)
    } else {
      visit(target, as: kind)
    }
  }

  mutating func visit(_ expression: Expression, as kind: ValueKind = .unknown) {
    if let name = freeName(expression) {
      note(name, as: kind, at: expression.range)
      return
    }
    switch expression.kind {
    case .name(let name):
      if local(name) == nil, known.isOwnMember(name) { own.insert(expression.range) }
      if kind != .unknown {
        if let origin = local(name)?.origin { refine(origin, kind) }
        if let call = local(name)?.call, report.calls[call].kind == .unknown {
          report.calls[call].kind = kind
        }
      }
      if local(name) == nil, !known.isType(name), name.first?.isUppercase == true, known.isFunction(name) {
        return
      }
    case .member(let base, let name): visitMember(base, name, at: expression.range, as: kind)
    case .call(let call): visit(call, at: expression.range, as: kind, isDropped: false)
    case .closure(let closure): visit(closure)
    case .optionalChain(let inner), .forceUnwrap(let inner): visit(inner, as: kind)
    case .optionalUnwrap(let inner): visitOptional(inner, as: kind)
    case .unary(let operation, let inner):
      visit(
        inner,
        as: operation == .not
          ? (language == .swift ? .boolean : .unknown) : operation == .minus ? .number : kind)
    case .binary(let operation, let left, let right): visit(operation, left, right, as: kind)
    case .conditional(let condition, let then, let otherwise):
      visit(condition, as: then == nil ? kind : language == .swift ? .boolean : .unknown)
      if let then { visit(then, as: kind) }
      visit(otherwise, as: kind)
    case .assign(let target, let operation, let value): assign(target, operation, value)
    case .increment(let counter, _, _): visit(counter, as: .number)
    case .cast(let value, let type, let cast):
      visit(type)
      visit(value, as: cast == .test ? .unknown : ValueKind(type) ?? kind)
    case .type(let type): visit(type)
    case .element(let base, let indices):
      visit(base, as: indices.first.map(isKey) == true ? .dictionary : .views)
      for index in indices { visit(index, as: .number) }
    default: for part in expression.parts { visit(part) }
    }
  }

  /// Whether what stands in brackets is a key, and no place in a list.
  private func isKey(_ index: Expression) -> Bool {
    switch index.kind {
    case .string, .selfReference: true
    case .name(let name): ["touch", "key", "view", "identifier"].contains { name.lowercased().hasSuffix($0) }
    case .call(let call): call.name == "ObjectIdentifier"
    default: false
    }
  }

  /// The base of `?.`: what is asked of it has no answer when it is nil, and that may do.
  mutating func visitOptional(_ inner: Expression, as kind: ValueKind) {
    guard let name = freeName(inner) else { return visit(inner, as: kind) }
    note(name, as: kind, at: inner.range, isRead: kind != .unknown)
  }

  mutating func visitMember(
    _ base: Expression, _ name: String, at range: SourceRange, as kind: ValueKind
  ) {
    // A constant that was pasted along with its type.
    if helpers.contains(name), SwiftParser.typeName(base) != nil { return }
    let baseKind = ValueKind(having: name)
    let isKnown = known.isMember(name) || name.first?.isNumber == true || base.kind == .superReference
    visit(base, as: isKnown ? baseKind : .unknown)
    if isKnown || isClassConstant(base) || base.kind == .selfReference { return }
    let text = CodePrinter(language).text(of: base)
    if let index = places.members["\(text).\(name)"] {
      report.members[index].ranges.append(range)
    } else {
      places.members["\(text).\(name)"] = report.members.count
      report.members.append(FreeMember(name: name, base: text, kind: kind, ranges: [range]))
    }
  }

  func isClassConstant(_ base: Expression) -> Bool { SwiftParser.typeName(base) != nil }

  mutating func visit(_ closure: Closure) {
    let outer = answer
    answer = nil
    inScope { analysis in
      for parameter in closure.parameters { analysis.declare(parameter.name, at: closure.body.range) }
      for index in 0..<4 { analysis.scopes[analysis.scopes.count - 1]["$\(index)"] = Local() }
      analysis.visit(closure.body.statements)
    }
    answer = outer
  }

  mutating func visit(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, as kind: ValueKind
  ) {
    switch operation {
    case .and, .or:
      let asked: ValueKind = language == .swift ? .boolean : .unknown
      visit(left, as: asked)
      visit(right, as: asked)
    case .equal, .notEqual, .identical, .notIdentical:
      let isObject = operation == .identical || operation == .notIdentical
      let leftKind = self.kind(of: left)
      let rightKind = self.kind(of: right)
      visit(left, as: isObject ? .view : isConstantName(left) || isConstantName(right) ? .symbol : rightKind)
      visit(right, as: isObject ? .view : isConstantName(right) ? .symbol : leftKind)
    case .coalesce:
      let default_ = self.kind(of: right)
      visit(left, as: kind == .unknown ? default_ : kind)
      visit(right, as: kind)
    default:
      visit(left, as: .number)
      visit(right, as: .number)
    }
  }
}
