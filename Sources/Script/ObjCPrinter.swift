/// Prints a tree as Objective-C.
///
/// Longer than other files: each kind of node has its lines here, as in `SwiftPrinter.swift`, to be read side by side.
struct ObjCPrinter: LinePrinting {
  let indentation: Int
  /// Whether the tree was read from Swift.
  var isTranslation = false
  /// Where bare names stand that are members of `self`.
  var own: Set<SourceRange> = []
  /// The types of locals, as far as they show.
  var locals: [String: TypeReference] = [:]
  /// The helpers that were pasted along.
  var helpers: [MethodDeclaration] = []
  /// What is changed for the caller, and so is a pointer in C.
  var pointers: Set<String> = []
  /// The value that a function of C is about, where Swift extends its type.
  var subject: Subject?

  /// What was `self` in an extension of values.
  struct Subject {
    let name: String
    let owner: Member.Owner
    let type: TypeReference
  }

  init(indentation: Int, isTranslation: Bool = false) {
    self.indentation = indentation
    self.isTranslation = isTranslation
  }

  // MARK: Methods

  func method(_ method: MethodDeclaration) -> String {
    guard isTranslation else { return code(of: method) }
    var printer = self
    printer.own = NameAnalysis.ownNames(in: method)
    printer.noteTypes(of: method)
    printer.pointers = Set(method.parameters.filter(\.isInout).map(\.name))
    if method.extended != nil { return printer.function(of: method) }
    return printer.code(of: method)
  }

  private func code(of method: MethodDeclaration) -> String {
    var header = "- (\(result(of: method)))"
    let facts = method.entry?.facts
    let pieces = (facts?.selector ?? selector(of: method)).split(separator: ":").map(String.init)
    if method.parameters.isEmpty {
      header += pieces.first ?? method.name
    } else {
      header += method.parameters.indices.map { index in
        let parameter = method.parameters[index]
        let type = isTranslation ? facts.map { ObjCPrinter.types[$0.types[index]] ?? "id" } : nil
        let typeText = type ?? typeText(of: parameter)
        return "\(index < pieces.count ? pieces[index] : ""):(\(typeText.trimmed))\(parameter.name)"
      }.joined(separator: " ")
    }
    return ([header + " {"] + indented(body(of: method)) + ["}"]).joined(separator: "\n")
  }

  /// A Swift body of one expression answers it without saying so.
  func body(of method: MethodDeclaration) -> [String] {
    let answersNothing = method.entry.map { $0.answer == .nothing } ?? (method.result == nil)
    if isTranslation, !answersNothing, let answer = method.body.implicitAnswer {
      return ["return \(text(answer));"]
    }
    return lines(method.body.statements)
  }

  private static let types: [String: String] = [
    "CGPoint": "CGPoint", "UIEvent?": "UIEvent *", "UIEvent": "UIEvent *",
    "Set<UITouch>": "NSSet<UITouch *> *",
    "Set<UIPress>": "NSSet<UIPress *> *", "UIPressesEvent?": "UIPressesEvent *", "UITouch": "UITouch *",
    "UITouch?": "UITouch *", "UIView": "UIView *", "UIGestureRecognizer": "UIGestureRecognizer *",
    "UIEvent.EventSubtype": "UIEventSubtype",
  ]

  private func result(of method: MethodDeclaration) -> String {
    switch method.entry?.answer {
    case .view: "UIView *"
    case .boolean: "BOOL"
    case .responder: "UIResponder *"
    case .nothing: "void"
    case nil: resultText(of: method)
    }
  }

  func selector(of method: MethodDeclaration) -> String {
    selector(method.name, method.parameters.map(\.label))
  }

  /// A selector for a function that has none: `area(of:in:)` is `areaOf:in:`.
  private func selector(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    let head = first.map { name + $0.prefix(1).uppercased() + $0.dropFirst() } ?? name
    return ([head] + labels.dropFirst().map { $0 ?? "" }).map { "\($0):" }.joined()
  }

  // MARK: Types

  /// A type with its stars, and a blank behind it unless a star is the last.
  func type(_ type: TypeReference) -> String {
    var name = type.name
    switch name {
    case "Bool": name = "BOOL"
    case "Int" where isTranslation: name = "NSInteger"
    case "Double" where isTranslation: name = "double"
    case "Array": name = "NSArray"
    case "Set": name = "NSSet"
    case "String": name = "NSString"
    case "Any", "()", "->": name = "id"
    default: break
    }
    if !type.arguments.isEmpty, name != "id" {
      name += "<\(type.arguments.map { self.type($0).trimmed }.joined(separator: ", "))>"
    }
    let isObject = ObjCPrinter.isObject(name)
    let stars = type.pointers + (isObject ? 1 : 0)
    return name + " " + String(repeating: "*", count: stars)
  }

  /// Whether a star belongs behind a name: enumerations and references of C have none.
  private static func isObject(_ name: String) -> Bool {
    if ObjCNames.fields[name] != nil || NumberKind(typeName: name) != nil { return false }
    if ["BOOL", "id", "Class", "void", "SEL", "instancetype", "CGPathRef"].contains(name) { return false }
    let endings = [
      "Ref", "Type", "Phase", "State", "Options", "Mode", "Style", "Direction", "Result", "Subtype", "Events",
      "Alignment", "Block", "Handler",
    ]
    return !endings.contains { name.hasSuffix($0) }
  }

  // MARK: Statements

  func lines(_ statements: [Statement]) -> [String] { statements.flatMap(lines) }

  private func braced(_ head: String, _ body: Block, _ tail: String = "}") -> [String] {
    [head.isEmpty ? "{" : head + " {"] + indented(lines(body.statements)) + [tail]
  }

  func lines(_ statement: Statement) -> [String] {
    switch statement.kind {
    case .declare(let bindings, _): return declarations(bindings)
    case .expression(let expression): return [statementText(expression) + ";"]
    case .ifElse(let conditions, let then, let otherwise):
      return hoisted(conditions) + ifLines(conditions, then, otherwise)
    case .guardElse(let conditions, let body):
      return hoisted(conditions) + braced("if (!(\(text(conditions))))", body)
    case .forIn(let pattern, _, let sequence, let filter, let body)
    where isTranslation && counted(pattern, sequence) != nil:
      var inner = lines(body.statements)
      if let filter { inner = ["if (!(\(text(filter)))) {"] + indented(["continue;"]) + ["}"] + inner }
      return ["for (\(counted(pattern, sequence) ?? "")) {"] + indented(inner) + ["}"]
    case .forIn(let pattern, let type, let sequence, let filter, let body):
      var name = pattern.names.first ?? "_"
      if let type { name = self.type(type) + name } else if isTranslation { name = "UIView *" + name }
      var inner = lines(body.statements)
      if let filter { inner = ["if (!(\(text(filter)))) {"] + indented(["continue;"]) + ["}"] + inner }
      return ["for (\(name) in \(text(sequence))) {"] + indented(inner) + ["}"]
    case .loop(let start, let condition, let step, let body):
      let first = start.map { lines($0).joined(separator: " ") } ?? ";"
      let steps = step.map { text($0) }.joined(separator: ", ")
      return braced("for (\(first) \(condition.map { text($0) } ?? ""); \(steps))", body)
    case .whileLoop(let conditions, let body): return braced("while (\(text(conditions)))", body)
    case .repeatWhile(let body, let condition): return braced("do", body, "} while (\(text(condition)));")
    case .switchCase(let subject, let cases):
      return ["switch (\(text(subject))) {"] + cases.flatMap(lines) + ["}"]
    case .returnValue(let value): return [value.map { "return \(text($0));" } ?? "return;"]
    case .breakOut: return ["break;"]
    case .continueLoop: return ["continue;"]
    case .fallThrough: return []
    case .block(let block): return braced("", block)
    case .labeled(_, let inner): return lines(inner)
    }
  }

  /// A message whose answer is dropped, or any other expression.
  private func statementText(_ expression: Expression) -> String {
    if case .call(let call) = expression.kind, let text = helperCall(call) { return text }
    if case .call(let call) = expression.kind, call.arguments.isEmpty,
      case .member(let base, let name) = call.callee.kind
    {
      return "[\(receiver(base)) \(call.original ?? nullary(name))]"
    }
    return text(expression)
  }

  /// One line where the bindings share their type, as C allows it, else a line each.
  private func declarations(_ bindings: [Binding]) -> [String] {
    let type = bindings[0].type
    guard bindings.count > 1, let type, type.name != "Array", type.name != "->",
      bindings.allSatisfy({ $0.type == type })
    else { return bindings.map { declaration($0) + ";" } }
    let stars = self.type(type).drop { $0 != "*" }
    let rest = bindings.dropFirst().map { binding in
      "\(stars)\(binding.pattern.names.first ?? "_")" + (binding.value.map { " = \(text($0))" } ?? "")
    }
    return ["\(([declaration(bindings[0])] + rest).joined(separator: ", "));"]
  }

  private func declaration(_ binding: Binding) -> String {
    let name = binding.pattern.names.first ?? "_"
    if let type = binding.type, type.name == "Array", let element = type.arguments.first,
      case .array(let elements)? = binding.value?.kind, !isTranslation
    {
      return "\(self.type(element))\(name)[] = {\(elements.map { text($0) }.joined(separator: ", "))}"
    }
    if binding.type?.name == "->", !isTranslation {
      return "void (^\(name))(void)" + (binding.value.map { " = \(text($0))" } ?? "")
    }
    let type = binding.type ?? binding.value.map(guessedType) ?? TypeReference("id")
    return self.type(type) + name + (binding.value.map { " = \(text($0))" } ?? "")
  }

  /// Swift's bindings in a condition, as declarations before it.
  private func hoisted(_ conditions: [Condition]) -> [String] {
    conditions.compactMap { condition in
      guard case .binding(let pattern, let type, let value, _) = condition.kind else { return nil }
      return declaration(Binding(pattern, type: type, value: value)) + ";"
    }
  }

  private func text(_ conditions: [Condition]) -> String {
    let least: Tightness = conditions.count > 1 ? .and : .assignment
    return conditions.map { condition in
      switch condition.kind {
      case .expression(let value): text(value, least)
      case .binding(let pattern, let type, let value, _):
        (isTranslation && isStruct(type ?? guessedType(of: value)) ? ObjCPrinter.doubt : "")
          + (pattern.names.first ?? "YES")
      case .match(_, let value): (isTranslation ? ObjCPrinter.doubt : "") + text(value, least)
      case .availability(let text, let isNegated): "\(isNegated ? "!" : "")@available(\(text))"
      }
    }.joined(separator: " && ")
  }

  private func ifLines(_ conditions: [Condition], _ then: Block, _ otherwise: Block?) -> [String] {
    let head = "if (\(text(conditions)))"
    guard let otherwise else { return braced(head, then) }
    if otherwise.statements.count == 1,
      case .ifElse(let inner, let innerThen, let rest) = otherwise.statements[0].kind,
      hoisted(inner).isEmpty
    {
      var lines = ifLines(inner, innerThen, rest)
      lines[0] = "} else \(lines[0])"
      return braced(head, then).dropLast() + lines
    }
    return braced(head, then).dropLast() + braced("} else", otherwise)
  }

  private func lines(_ one: SwitchCase) -> [String] {
    var heads = one.labels.map { label in
      if case .expression(let value) = label.pattern.kind {
        return "case \(isTranslation && !isConstant(value) ? ObjCPrinter.doubt : "")\(text(value)):"
      }
      return "case \(label.pattern.names.first ?? "0"):"
    }
    if one.isDefault { heads = ["default:"] }
    var inner = lines(one.body.statements)
    if isTranslation { inner.append("break;") }
    return heads + indented(inner)
  }

  // MARK: Expressions

  func text(_ expression: Expression, _ least: Tightness = .assignment) -> String {
    let (text, tightness) = printed(expression)
    return tightness < least ? "(\(text))" : text
  }

  private static func tightness(_ operation: BinaryOperator) -> Tightness {
    switch operation {
    case .or: .or
    case .and: .and
    case .bitOr: .bitOr
    case .bitXor: .bitXor
    case .bitAnd: .bitAnd
    case .equal, .notEqual, .identical, .notIdentical: .comparison
    case .less, .lessOrEqual, .greater, .greaterOrEqual: .order
    case .coalesce, .halfOpenRange, .closedRange: .conditional
    case .shiftLeft, .shiftRight, .maskedShiftLeft, .maskedShiftRight: .shiftC
    case .add, .subtract, .wrappingAdd, .wrappingSubtract: .addition
    case .multiply, .divide, .remainder, .wrappingMultiply: .multiplication
    }
  }

  func list(_ expressions: [Expression]) -> String {
    expressions.map { text($0, .conditional) }.joined(separator: ", ")
  }

  private func printed(_ expression: Expression) -> (String, Tightness) {
    switch expression.kind {
    case .number(let number): return (literal(number), .primary)
    case .boolean(let value): return (value ? "YES" : "NO", .primary)
    case .nothing: return ("nil", .primary)
    case .string(let parts): return (string(parts), .primary)
    case .array(let elements): return ("@[\(list(elements))]", .primary)
    case .dictionary(let entries):
      let pairs = entries.map { "\(text($0.key, .conditional)): \(text($0.value, .conditional))" }
      return ("@{\(pairs.joined(separator: ", "))}", .primary)
    case .tuple(let parts): return (doubtful("@[\(list(parts.map(\.value)))]"), .primary)
    case .closure(let closure): return (self.closure(closure), .primary)
    case .selector(let text): return ("@selector(\(text))", .primary)
    case .currentMethod: return ("__func__", .primary)
    case .availability(let text): return ("@available(\(text))", .primary)
    case .selfReference: return subjectText
    case .superReference: return ("super", .primary)
    case .name(let name): return named(name, at: expression.range)
    case .implicitMember(let name): return (doubtful(name), .primary)
    case .type(let type): return ("[\(type.name) class]", .primary)
    case .member(let base, let name): return (member(base, name), .postfix)
    case .element(let base, let indices): return ("\(text(base, .postfix))[\(list(indices))]", .postfix)
    case .call(let call): return (self.call(call), .postfix)
    case .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner): return printed(inner)
    case .unary(.addressOf, let inner) where isTranslation: return (address(of: inner), .prefix)
    case .unary(let operation, let inner):
      let operand = text(inner, .prefix)
      let isDoubled = operand.hasPrefix(operation.rawValue) && operation != .not
      return (operation.rawValue + (isDoubled ? "(\(operand))" : operand), .prefix)
    case .binary(let operation, let left, let right): return printed(operation, left, right)
    case .conditional(let condition, let then, let otherwise): return printed(condition, then, otherwise)
    case .assign(let target, let operation, let value):
      return ("\(text(target, .prefix)) \(operation?.rawValue ?? "")= \(text(value))", .assignment)
    case .increment(let counter, let step, let isPrefix):
      let mark = step > 0 ? "++" : "--"
      return isPrefix
        ? ("\(mark)\(text(counter, .prefix))", .prefix) : ("\(text(counter, .postfix))\(mark)", .postfix)
    case .cast(let value, let type, let kind): return printed(value, type, kind)
    }
  }

  // Kinds with much in them stand in functions of their own: the frame of the one above counts at each level.

  private func printed(_ operation: BinaryOperator, _ left: Expression, _ right: Expression)
    -> (String, Tightness)
  {
    if operation == .coalesce {
      if isTranslation, [left, right].contains(where: { ObjCNames.fields[guessedType(of: $0).name] != nil }) {
        return (doubtful("0"), .conditional)
      }
      return ("\(text(left, .or)) ?: \(text(right, .conditional))", .conditional)
    }
    if let equality = structEquality(operation, left, right) { return equality }
    if isTranslation, let constant = constants(operation, left, right) { return (constant, .comparison) }
    let tightness = ObjCPrinter.tightness(operation)
    let symbol = operation == .identical ? "==" : operation == .notIdentical ? "!=" : operation.rawValue
    return ("\(text(left, tightness)) \(symbol) \(text(right, tightness.tighter))", tightness)
  }

  private func printed(_ condition: Expression, _ then: Expression?, _ otherwise: Expression)
    -> (String, Tightness)
  {
    guard let then else {
      return ("\(text(condition, .or)) ?: \(text(otherwise, .conditional))", .conditional)
    }
    return ("\(text(condition, .or)) ? \(text(then)) : \(text(otherwise, .conditional))", .conditional)
  }

  private func printed(_ value: Expression, _ type: TypeReference, _ kind: CastKind) -> (String, Tightness) {
    switch kind {
    case .test: return ("[\(text(value, .postfix)) isKindOfClass:[\(type.name) class]]", .postfix)
    case .optional:
      let object = text(value, .postfix)
      return (
        "[\(object) isKindOfClass:[\(type.name) class]] ? (\(self.type(type).trimmed))\(object) : nil",
        .conditional
      )
    default: return ("(\(self.type(type).trimmed))\(text(value, .prefix))", .prefix)
    }
  }

  private func named(_ name: String, at range: SourceRange) -> (String, Tightness) {
    if isTranslation, let known = helperName(name) { return known }
    guard own.contains(range) else { return (name, .primary) }
    return (member(Expression(.selfReference), name), .postfix)
  }

  private func literal(_ number: NumberLiteral) -> String {
    let text = digits(number)
    guard number.isInteger, text.hasPrefix("0"), text.count > 1, !text.hasPrefix("0x") else { return text }
    return number.counted.map(String.init) ?? text
  }

  /// Structs are not compared with `==` in C.
  private func structEquality(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> (String, Tightness)? {
    guard operation == .equal || operation == .notEqual else { return nil }
    let functions = [
      "CGRect": "CGRectEqualToRect", "CGPoint": "CGPointEqualToPoint", "CGSize": "CGSizeEqualToSize",
      "UIEdgeInsets": "UIEdgeInsetsEqualToEdgeInsets",
    ]
    let type =
      [left, right].compactMap { side -> String? in
        switch side.kind {
        case .member(let base, _): if case .name(let name) = base.kind { name } else { nil }
        case .call(let call): call.name
        default: nil
        }
      }.compactMap { functions[$0] }.first
      ?? (isTranslation
        ? [left, right].compactMap { functions[guessedType(of: $0).name] }.first : nil)
    guard let type else { return nil }
    let text = "\(type)(\(list([left, right])))"
    return operation == .equal ? (text, .postfix) : ("!\(text)", .prefix)
  }

  private func string(_ parts: [StringPart]) -> String {
    var values: [Expression] = []
    let format = parts.map { part in
      switch part {
      case .text(let text): return escaped(text)
      case .value(let value):
        values.append(value)
        return "%@"
      }
    }.joined()
    return values.isEmpty
      ? "@\"\(format)\"" : "[NSString stringWithFormat:@\"\(format)\", \(boxed(values))]"
  }

  private func closure(_ closure: Closure) -> String {
    if isTranslation, closure.parameters.contains(where: \.isInout) { return ObjCPrinter.doubt }
    let parameters = closure.parameters.map { parameter in
      (parameter.type.map { type($0) } ?? "id ") + parameter.name
    }
    let head = parameters.isEmpty ? "^" : "^(\(parameters.joined(separator: ", ")))"
    if isTranslation, let answer = closure.body.implicitAnswer {
      return "\(head) { return \(text(answer)); }"
    }
    return braced(head, closure.body).joined(separator: "\n")
  }
}

extension String {
  /// Without the blank at its end.
  var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
