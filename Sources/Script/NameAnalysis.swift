/// Walks code once and lists what it uses and does not define, each with what it seems to be.
///
/// Scopes are real: a local hides a member of the view, and a name that is bound from a free one
/// (`if let a = outlet`) tells by its own use what the free one is.
public struct NameAnalysis {
  let known: KnownNames
  var helpers: Set<String> = []
  private var scopes: [[String: Local]] = []
  /// All locals so far, for suggestions.
  var declared: [(name: String, range: SourceRange)] = []
  var report = NameReport()
  /// Where the report has what it has.
  var places = ReportPlaces()
  var language = Language.swift
  /// The kind that `return` answers; nil in a closure.
  private var answer: ValueKind?
  /// Free names of which some use needs a value.
  var needed: Set<String> = []
  /// Free names that are written.
  private var written: Set<String> = []

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

  private func finished() -> NameReport {
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

  private mutating func visit(_ method: MethodDeclaration) {
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

  private mutating func inScope(_ body: (inout NameAnalysis) -> Void) {
    scopes.append([:])
    body(&self)
    scopes.removeLast()
  }

  private mutating func declare(_ name: String, at range: SourceRange, from origin: String? = nil) {
    guard !scopes.isEmpty, name != "_" else { return }
    scopes[scopes.count - 1][name] = Local(origin: origin)
    declared.append((name, range))
  }

  private mutating func declare(_ pattern: Pattern, from origin: String? = nil) {
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

  private mutating func visit(_ block: Block) { inScope { $0.visit(block.statements) } }

  private mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .declare(let bindings, _):
      for binding in bindings {
        let kind = binding.type.flatMap(ValueKind.init) ?? .unknown
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

  private mutating func visit(_ conditions: [Condition]) {
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
  private func noted(_ value: Expression) -> Int? {
    switch value.kind {
    case .call: places.callsByRange[value.range]
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): noted(inner)
    default: nil
    }
  }

  /// The free name that a value is, if it is nothing else.
  private func origin(of value: Expression) -> String? {
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
  private mutating func visitDropped(_ expression: Expression) {
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

  private mutating func assign(_ target: Expression, _ operation: BinaryOperator?, _ value: Expression) {
    let kind = operation == nil ? kind(of: value) : .number
    visit(value, as: operation == nil ? self.kind(of: target) : .number)
    if operation == nil, let name = freeName(target) {
      note(name, as: kind, at: target.range, isRead: false)
      written.insert(name)
    } else {
      visit(target, as: kind)
    }
  }

  private mutating func visit(_ expression: Expression, as kind: ValueKind = .unknown) {
    if let name = freeName(expression) {
      note(name, as: kind, at: expression.range)
      return
    }
    switch expression.kind {
    case .name(let name):
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
      visit(base, as: .views)
      for index in indices { visit(index, as: .number) }
    default: for part in expression.parts { visit(part) }
    }
  }

  /// The base of `?.`: what is asked of it has no answer when it is nil, and that may do.
  private mutating func visitOptional(_ inner: Expression, as kind: ValueKind) {
    guard let name = freeName(inner) else { return visit(inner, as: kind) }
    note(name, as: kind, at: inner.range, isRead: kind != .unknown)
  }

  private mutating func visitMember(
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

  private func isClassConstant(_ base: Expression) -> Bool { SwiftParser.typeName(base) != nil }

  private mutating func visit(_ closure: Closure) {
    let outer = answer
    answer = nil
    inScope { analysis in
      for parameter in closure.parameters { analysis.declare(parameter.name, at: closure.body.range) }
      for index in 0..<4 { analysis.scopes[analysis.scopes.count - 1]["$\(index)"] = Local() }
      analysis.visit(closure.body.statements)
    }
    answer = outer
  }

  private mutating func visit(
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

  // MARK: Calls

  private mutating func visit(_ call: Call, at range: SourceRange, as kind: ValueKind, isDropped: Bool) {
    var callee = call.callee
    var isOptional = false
    if case .optionalUnwrap(let inner) = callee.kind {
      callee = inner
      isOptional = true
    }
    if case .forceUnwrap(let inner) = callee.kind { callee = inner }
    switch callee.kind {
    case .name(let name):
      if local(name) != nil {
        refineLocal(name)
      } else if !isKnownCallee(name), !(isOptional && isDropped) {
        note(call, name, receiver: nil, at: range, as: kind, isDropped: isDropped || isOptional)
      }
    case .member(let base, let name) where base.kind == .selfReference || base.kind == .superReference:
      if !isKnownCallee(name), base.kind == .selfReference, !(isOptional && isDropped) {
        note(call, name, receiver: nil, at: range, as: kind, isDropped: isDropped || isOptional)
      }
    case .member(let base, let name):
      visit(base, of: call, name)
      if !known.isMember(name), !helpers.contains(name) {
        note(
          call, name, receiver: receiverName(base), at: range, as: kind,
          isDropped: isDropped || isOptionalBase(base) || isOpaqueClass(base))
      }
    default: visit(callee)
    }
    for (index, argument) in call.arguments.enumerated() {
      visit(argument.value, as: ValueKind(ofArgument: index, argument.label, of: call, call.name ?? ""))
    }
  }

  /// The base of a method call.
  private mutating func visit(_ base: Expression, of call: Call, _ name: String) {
    let kind = known.isMember(name) ? ValueKind(receiving: name, call) : .unknown
    if case .optionalUnwrap(let inner) = base.kind, let free = freeName(inner) {
      note(free, as: kind, at: inner.range, isRead: kind != .unknown)
    } else {
      visit(base, as: kind)
    }
  }

  private func isOptionalBase(_ base: Expression) -> Bool {
    if case .optionalUnwrap(let inner) = base.kind { return freeName(inner) != nil }
    return false
  }

  /// Whether a call asks a framework's class, or an object of one, for something that the scene cannot hold.
  private func isOpaqueClass(_ base: Expression) -> Bool {
    switch base.kind {
    case .name(let type):
      if let local = local(type) { return local.isOpaque }
      return NameLooks.isOpaque(type)
    case .type(let type): return NameLooks.isOpaque(type.name)
    case .member(let inner, let name): return !known.isMember(name) && isOpaqueClass(inner)
    case .call(let call):
      if case .member(let inner, let name) = call.callee.kind {
        return !known.isMember(name) && isOpaqueClass(inner)
      }
      return isOpaqueClass(call.callee)
    case .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _):
      return isOpaqueClass(inner)
    default: return false
    }
  }

  private func receiverName(_ base: Expression) -> String? {
    if case .optionalUnwrap(let inner) = base.kind { return freeName(inner) }
    return freeName(base)
  }

  private func isKnownCallee(_ name: String) -> Bool {
    known.isFunction(name) || known.isType(name) || known.isOwnMember(name) || helpers.contains(name)
  }

  private mutating func refineLocal(_ name: String) {
    if let origin = local(name)?.origin { refine(origin, .closure) }
  }

  private mutating func note(
    _ call: Call, _ name: String, receiver: String?, at range: SourceRange, as kind: ValueKind,
    isDropped: Bool
  ) {
    let labels = call.labels
    let signature =
      language == .swift || labels.isEmpty
      ? "\(name)(\(labels.map { "\($0):" }.joined()))"
      : ([name] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { "\($0):" }.joined()
    var kind = kind
    let views = ["View", "Button", "Label", "Cell", "Control", "Window"]
    if kind == .unknown, receiver == nil, name.first?.isUppercase == true,
      views.contains(where: name.hasSuffix)
    {
      kind = .view
    }
    let key = "\(receiver ?? "") \(signature)"
    if let index = places.calls[key] {
      places.callsByRange[range] = index
      report.calls[index].ranges.append(range)
      report.calls[index].needsValue = report.calls[index].needsValue || !isDropped
      if report.calls[index].kind == .unknown { report.calls[index].kind = kind }
    } else {
      places.calls[key] = report.calls.count
      places.callsByRange[range] = report.calls.count
      report.calls.append(
        FreeCall(
          name: name, signature: signature, labels: labels, receiver: receiver, needsValue: !isDropped,
          kind: kind,
          ranges: [range]))
    }
  }

  private mutating func visit(_ type: TypeReference) {
    let isPlain = known.isType(type.name) || type.name.first?.isLetter != true && type.name.first != "_"
    if !isPlain, type.number == nil, places.classes.insert(type.name).inserted {
      report.classes.append(
        FreeName(name: type.name, kind: .unknown, need: .symbol, ranges: [type.range]))
    }
  }
}
