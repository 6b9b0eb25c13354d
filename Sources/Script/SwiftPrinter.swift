/// Prints a tree as Swift.
///
/// Longer than other files: each kind of node has its lines here, as in `ObjCPrinter.swift`, to be read side by side.
struct SwiftPrinter: LinePrinting {
  let indentation: Int
  /// Whether the tree was read from Objective-C.
  var isTranslation = false
  /// Locals of Objective-C that hold objects, and are conditions by being there.
  private var objects: Set<String> = []

  init(indentation: Int, isTranslation: Bool = false) {
    self.indentation = indentation
    self.isTranslation = isTranslation
  }

  // MARK: Methods

  func method(_ method: MethodDeclaration) -> String {
    guard isTranslation else { return code(of: method) }
    var printer = self
    printer.objects = method.body.objectNames
    return printer.code(of: method)
  }

  private func code(of method: MethodDeclaration) -> String {
    var header = method.entry == nil ? "" : "override "
    if method.entry?.owner == .recognizer { header = "" }
    let result = result(of: method)
    if method.isMutating { header += "mutating " }
    if method.form == .property {
      header += "var \(method.name): \(result ?? "Any?")"
    } else {
      let facts = method.entry?.facts
      let parameters = method.parameters.indices.map { index in
        let parameter = method.parameters[index]
        let label = facts?.labels?[index] ?? parameter.label ?? "_"
        let type = isTranslation ? facts?.types[index] : nil
        return self.parameter(parameter, label: label, type: type)
      }
      header += "func \(method.name)(\(parameters.joined(separator: ", ")))"
      if let result { header += " -> \(result)" }
    }
    return ([header + " {"] + indented(lines(method.body.statements)) + ["}"]).joined(separator: "\n")
  }

  /// `by side: inout CGFloat = 10`.
  private func parameter(_ parameter: Parameter, label: String, type known: String? = nil) -> String {
    var text = label == parameter.name ? "\(label): " : "\(label) \(parameter.name): "
    // A pointer of C to a value is what may be changed here.
    let isPointer = isTranslation && (parameter.type?.pointers ?? 0) > 0
    if parameter.isInout || isPointer { text += "inout " }
    text += known ?? parameter.type.map { self.type($0) } ?? "Any"
    if let standard = parameter.standard.first { text += " = \(self.text(standard))" }
    return text
  }

  /// A function within a method, as it was declared.
  private func function(_ bindings: [Binding]) -> [String]? {
    guard bindings.count == 1, case .name(let name) = bindings[0].pattern.kind,
      case .closure(let closure)? = bindings[0].value?.kind, closure.isFunction
    else { return nil }
    let parameters = closure.parameters.map { parameter($0, label: $0.label ?? "_") }
    var head = "func \(self.name(name))(\(parameters.joined(separator: ", ")))"
    if let result = closure.result { head += " -> \(type(result))" }
    return braced(head, closure.body)
  }

  private func result(of method: MethodDeclaration) -> String? {
    if let type = method.result, !isTranslation || method.entry == nil { return self.type(type) }
    return switch method.entry?.answer {
    case .view: "UIView?"
    case .boolean: "Bool"
    case .responder: "UIResponder?"
    case .nothing, nil: nil
    }
  }

  // MARK: Types

  func type(_ type: TypeReference) -> String {
    var text: String
    switch type.name {
    case "Array" where type.arguments.count == 1: text = "[\(self.type(type.arguments[0]))]"
    case "Dictionary" where type.arguments.count == 2:
      text = "[\(self.type(type.arguments[0])): \(self.type(type.arguments[1]))]"
    case "()":
      let parts = type.arguments.indices.map { index in
        let label = index < type.labels.count ? type.labels[index] : nil
        return (label.map { "\($0): " } ?? "") + self.type(type.arguments[index])
      }
      text = "(\(parts.joined(separator: ", ")))"
    case "->":
      let parts = type.arguments.map(self.type)
      text = "(\(parts.dropLast().joined(separator: ", "))) -> \(parts.last ?? "Void")"
      if type.optionality != .none { text = "(\(text))" }
    default:
      text = isTranslation ? translated(type) : type.name
      if !type.arguments.isEmpty, !isTranslation {
        text += "<\(type.arguments.map(self.type).joined(separator: ", "))>"
      }
    }
    return text + (type.optionality == .optional ? "?" : type.optionality == .forced ? "!" : "")
  }

  private func translated(_ type: TypeReference) -> String {
    if type.number == .integer { return "Int" }
    switch type.name {
    case "float", "double": return "Double"
    case "id": return "Any?"
    case "NSString": return "String"
    case "NSArray", "NSMutableArray": return "[\(type.arguments.first.map(self.type) ?? "Any")]"
    case "NSSet": return "Set<\(type.arguments.first.map(self.type) ?? "AnyHashable")>"
    default: return type.name
    }
  }

  // MARK: Statements

  func lines(_ statements: [Statement]) -> [String] { statements.flatMap(lines) }

  private func braced(_ head: String, _ body: Block, _ tail: String = "}") -> [String] {
    [head.isEmpty ? "{" : head + " {"] + indented(lines(body.statements)) + [tail]
  }

  func lines(_ statement: Statement) -> [String] {
    switch statement.kind {
    case .declare(let bindings, let isConstant):
      return function(bindings) ?? [declaration(bindings, isConstant: isConstant)]
    case .expression(let expression): return [statementText(expression)]
    case .ifElse(let conditions, let then, let otherwise): return ifLines(conditions, then, otherwise)
    case .guardElse(let conditions, let body): return braced("guard \(text(conditions)) else", body)
    case .forIn(let pattern, let type, let sequence, let filter, let body):
      var head = "for \(loopPattern(pattern))"
      if let type, !isTranslation { head += ": \(self.type(type))" }
      head += " in \(conditionText(sequence))"
      if let filter { head += " where \(conditionText(filter))" }
      return braced(head, body)
    case .loop(let start, let condition, let step, let body): return loop(start, condition, step, body)
    case .whileLoop(let conditions, let body): return braced("while \(text(conditions))", body)
    case .repeatWhile(let body, let condition): return braced("repeat", body, "} while \(text(condition))")
    case .switchCase(let subject, let cases):
      return ["switch \(conditionText(subject)) {"] + cases.flatMap(lines) + ["}"]
    case .returnValue(let value): return [value.map { "return \(text($0))" } ?? "return"]
    case .breakOut(let label): return [label.map { "break \($0)" } ?? "break"]
    case .continueLoop(let label): return [label.map { "continue \($0)" } ?? "continue"]
    case .fallThrough: return ["fallthrough"]
    case .block(let block): return braced("do", block)
    case .labeled(let label, let inner):
      var lines = lines(inner)
      if !lines.isEmpty { lines[0] = "\(label): \(lines[0])" }
      return lines
    }
  }

  private func statementText(_ expression: Expression) -> String {
    if case .increment(let counter, let step, _) = expression.kind {
      return "\(text(counter)) \(step > 0 ? "+=" : "-=") 1"
    }
    return text(expression)
  }

  private func declaration(_ bindings: [Binding], isConstant: Bool) -> String {
    let parts = bindings.map { binding in
      var part = pattern(binding.pattern)
      if let type = binding.type, !isTranslation || binding.value == nil || type.number == .floating {
        part += ": \(self.type(type))"
        if isTranslation, binding.value == nil, type.number == nil, !part.hasSuffix("?"),
          ObjCNames.fields[type.name] == nil
        {
          part += "?"
        }
      }
      if let value = binding.value { part += " = \(text(value))" }
      return part
    }
    return (isConstant ? "let " : "var ") + parts.joined(separator: ", ")
  }

  private func ifLines(_ conditions: [Condition], _ then: Block, _ otherwise: Block?) -> [String] {
    let head = "if \(text(conditions))"
    guard let otherwise else { return braced(head, then) }
    if otherwise.statements.count == 1,
      case .ifElse(let inner, let innerThen, let rest) = otherwise.statements[0].kind
    {
      var lines = ifLines(inner, innerThen, rest)
      lines[0] = "} else \(lines[0])"
      return braced(head, then).dropLast() + lines
    }
    return braced(head, then).dropLast() + braced("} else", otherwise)
  }

  /// C's `for`: counting up and down as Swift counts, when it was read from C.
  private func loop(_ start: Statement?, _ condition: Expression?, _ step: [Expression], _ body: Block)
    -> [String]
  {
    if isTranslation, let head = counting(start, condition, step) { return braced(head, body) }
    let first = start.map { lines($0).joined(separator: " ") } ?? ""
    let head =
      "for \(first); \(condition.map(conditionText) ?? ""); \(step.map(statementText).joined(separator: ", "))"
    return braced(head, body)
  }

  private func counting(_ start: Statement?, _ condition: Expression?, _ step: [Expression]) -> String? {
    guard case .declare(let bindings, _)? = start?.kind, bindings.count == 1, let first = bindings[0].value,
      case .name(let counter) = bindings[0].pattern.kind, step.count == 1,
      case .increment(let stepped, let by, _) = step[0].kind, stepped.kind == .name(counter),
      case .binary(let operation, let left, let limit)? = condition?.kind, left.kind == .name(counter)
    else { return nil }
    switch (operation, by) {
    case (.less, 1): return "for \(name(counter)) in \(text(first, .addition))..<\(text(limit, .addition))"
    case (.greaterOrEqual, -1), (.lessOrEqual, 1):
      return "for \(name(counter)) in stride(from: \(text(first)), through: \(text(limit)), by: \(by))"
    case (.greater, -1):
      return "for \(name(counter)) in stride(from: \(text(first)), to: \(text(limit)), by: -1)"
    default: return nil
    }
  }

  private func lines(_ one: SwitchCase) -> [String] {
    let labels = one.labels.map { label in
      pattern(label.pattern, afterCase: true) + (label.filter.map { " where \(text($0))" } ?? "")
    }
    let head = one.isDefault ? "default:" : "case \(labels.joined(separator: ", ")):"
    let body = lines(one.body.statements)
    // C goes on into the next case where Swift wants to be told.
    return [head] + indented(body.isEmpty ? [isTranslation ? "fallthrough" : "break"] : body)
  }

  // MARK: Conditions and patterns

  private func text(_ conditions: [Condition]) -> String { conditions.map(text).joined(separator: ", ") }

  private func text(_ condition: Condition) -> String {
    switch condition.kind {
    case .expression(let value):
      if isTranslation, case .assign(let target, nil, let value) = value.kind,
        case .name(let name) = target.kind
      {
        return "let \(self.name(name)) = \(conditionText(value))"
      }
      return conditionText(truth(of: value))
    case .binding(let pattern, let type, let value, let isConstant):
      let typeText = type.map { ": \(self.type($0))" } ?? ""
      return "\(isConstant ? "let" : "var") \(self.pattern(pattern))\(typeText) = \(conditionText(value))"
    case .match(let pattern, let value):
      return "case \(self.pattern(pattern, afterCase: true)) = \(conditionText(value))"
    case .availability(let text, let isNegated):
      return "\(isNegated ? "#unavailable" : "#available")(\(text))"
    }
  }

  /// A condition of C as Swift asks it: an object is compared with nil.
  private func truth(of expression: Expression) -> Expression {
    guard isTranslation else { return expression }
    func isObject(_ expression: Expression) -> Bool {
      if case .name(let name) = expression.kind { objects.contains(name) } else { false }
    }
    switch expression.kind {
    case .name where isObject(expression):
      return Expression(.binary(.notEqual, expression, Expression(.nothing)))
    case .unary(.not, let inner) where isObject(inner):
      return Expression(.binary(.equal, inner, Expression(.nothing)))
    case .binary(let operation, let left, let right) where operation == .and || operation == .or:
      return Expression(.binary(operation, truth(of: left), truth(of: right)))
    default: return expression
    }
  }

  /// An expression before a `{`: one that takes a closure behind it stands in parentheses.
  private func conditionText(_ expression: Expression) -> String {
    var takesClosure = false
    expression.walk { inner in
      switch inner.kind {
      case .call(let call): takesClosure = takesClosure || call.arguments.contains(where: \.isTrailing)
      default: break
      }
    }
    if case .closure = expression.kind { takesClosure = true }
    return takesClosure ? "(\(text(expression)))" : text(expression)
  }

  private func loopPattern(_ pattern: Pattern) -> String {
    switch pattern.kind {
    case .name, .any, .tuple: self.pattern(pattern)
    default: "case \(self.pattern(pattern, afterCase: true))"
    }
  }

  private func pattern(_ pattern: Pattern, afterCase: Bool = false) -> String {
    switch pattern.kind {
    case .name(let name):
      (afterCase || pattern.isVariable ? (pattern.isVariable ? "var " : "let ") : "")
        + self.name(name, isBinding: true)
    case .any: "_"
    case .tuple(let parts):
      "(\(parts.map { self.pattern($0, afterCase: afterCase) }.joined(separator: ", ")))"
    case .expression(let value): text(value)
    case .isType(let type): "is \(self.type(type))"
    case .asType(let inner, let type): "\(self.pattern(inner, afterCase: afterCase)) as \(self.type(type))"
    case .optional(let inner): ".some(\(self.pattern(inner, afterCase: afterCase)))"
    case .payload(let name, let parts):
      ".\(name)(\(parts.map { self.pattern($0, afterCase: true) }.joined(separator: ", ")))"
    }
  }

  private func name(_ name: String, isBinding: Bool = false) -> String {
    let isKeyword =
      SwiftParser.reserved.contains(name) || (!isBinding && ["true", "false", "nil"].contains(name))
    return isKeyword ? "`\(name)`" : name
  }

  // MARK: Expressions

  func text(_ expression: Expression, _ least: Tightness = .assignment) -> String {
    let (text, tightness) = printed(expression)
    return tightness < least ? "(\(text))" : text
  }

  /// The base of a member, call or subscript.
  private func base(_ expression: Expression) -> String {
    // A chain ends where its parentheses do.
    if case .optionalChain = expression.kind { return "(\(text(expression)))" }
    return text(expression, .postfix)
  }

  private static func tightness(_ operation: BinaryOperator) -> Tightness {
    switch operation {
    case .or: .or
    case .and: .and
    case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater, .greaterOrEqual:
      .comparison
    case .coalesce: .coalesce
    case .halfOpenRange, .closedRange: .range
    case .add, .subtract, .bitOr, .bitXor, .wrappingAdd, .wrappingSubtract: .addition
    case .multiply, .divide, .remainder, .bitAnd, .wrappingMultiply: .multiplication
    case .shiftLeft, .shiftRight, .maskedShiftLeft, .maskedShiftRight: .shift
    }
  }

  private func printed(_ expression: Expression) -> (String, Tightness) {
    switch expression.kind {
    case .number(let number): return (digits(number), .primary)
    case .boolean(let value): return (value ? "true" : "false", .primary)
    case .nothing: return ("nil", .primary)
    case .string(let parts): return (string(parts), .primary)
    case .array(let elements): return ("[\(elements.map { text($0) }.joined(separator: ", "))]", .primary)
    case .dictionary(let entries):
      let pairs = entries.map { "\(text($0.key)): \(text($0.value))" }
      return (pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]", .primary)
    case .tuple(let parts): return (expression.isOpenSide ? "" : "(\(arguments(parts)))", .primary)
    case .closure(let closure): return (self.closure(closure), .primary)
    case .selector(let text): return ("#selector(\(text))", .primary)
    case .currentMethod: return ("#function", .primary)
    case .availability: return ("true", .primary)
    case .selfReference: return ("self", .primary)
    case .superReference: return ("super", .primary)
    case .name(let name): return (self.name(name), .primary)
    case .implicitMember(let name): return (".\(name)", .primary)
    case .type(let type): return ("\(self.type(type)).self", .primary)
    case .member(let inner, let name): return ("\(base(inner)).\(name)", .postfix)
    case .element(let inner, let indices):
      return ("\(base(inner))[\(indices.map { text($0) }.joined(separator: ", "))]", .postfix)
    case .call(let call): return (self.call(call), .postfix)
    case .optionalChain(let inner): return (text(inner), .postfix)
    case .optionalUnwrap(let inner): return ("\(base(inner))?", .postfix)
    case .forceUnwrap(let inner): return ("\(base(inner))!", .postfix)
    case .unary(.dereference, let inner): return (text(inner, .prefix), .prefix)
    case .unary(let operation, let inner):
      let operand = text(inner, .prefix)
      let isDoubled = operand.hasPrefix(operation.rawValue) && operation != .not
      return (operation.rawValue + (isDoubled ? "(\(operand))" : operand), .prefix)
    case .binary(let operation, let left, let right):
      let tightness = SwiftPrinter.tightness(operation)
      let leftLeast = [.coalesce, .comparison].contains(tightness) ? tightness.tighter : tightness
      let rightLeast = tightness == .coalesce ? tightness : tightness.tighter
      let blank = tightness == .range ? "" : " "
      return (
        "\(text(left, leftLeast))\(blank)\(operation.rawValue)\(blank)\(text(right, rightLeast))", tightness
      )
    case .conditional(let condition, nil, let otherwise):
      return ("\(text(condition, .cast)) ?? \(text(otherwise, .coalesce))", .coalesce)
    case .conditional(let condition, let then?, let otherwise):
      return (
        "\(text(truth(of: condition), .or)) ? \(text(then)) : \(text(otherwise, .conditional))", .conditional
      )
    case .assign(let target, let operation, let value):
      return (
        "\(text(target, .prefix)) \(operation?.rawValue ?? "")= \(text(value, .conditional))", .assignment
      )
    case .increment(let counter, let step, let isPrefix):
      let mark = step > 0 ? "++" : "--"
      return isPrefix ? ("\(mark)\(text(counter, .prefix))", .prefix) : ("\(base(counter))\(mark)", .postfix)
    case .cast(let value, let type, .c):
      let name = self.type(type)
      if type.number != nil { return ("\(name)(\(text(value)))", .postfix) }
      // A cast to another class of objects is trusted in C, and said in Swift.
      let isClass = type.pointers == 0 && type.name.hasPrefix("UI") && type.name != "UIView"
      return isClass ? ("(\(text(value, .cast)) as! \(type.name))", .primary) : printed(value)
    case .cast(let value, let type, let kind):
      return ("\(text(value, .cast)) \(kind.rawValue) \(self.type(type))", .cast)
    }
  }

  private func string(_ parts: [StringPart]) -> String {
    let inner = parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .value(let value): "\\(\(text(value)))"
      }
    }
    return "\"\(inner.joined())\""
  }

  private func arguments(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")
  }

  private func call(_ call: Call) -> String {
    var callee = base(call.callee)
    // A closure that is called at once stands in parentheses, so that no line begins with a brace.
    if case .closure = call.callee.kind { callee = "(\(callee))" }
    let inner = call.arguments.prefix { !$0.isTrailing }
    let trailing = call.arguments.dropFirst(inner.count)
    var text = callee
    if trailing.isEmpty || !inner.isEmpty { text += "(\(arguments(Array(inner))))" }
    for (index, argument) in trailing.enumerated() {
      text +=
        index == 0
        ? " \(self.text(argument.value))" : " \(argument.label ?? "_"): \(self.text(argument.value))"
    }
    return text
  }

  private func closure(_ closure: Closure) -> String {
    var head = closure.captures.isEmpty ? "" : "[\(closure.captures.joined(separator: ", "))] "
    if closure.parameters.contains(where: { $0.type != nil }) && !isTranslation {
      let parts = closure.parameters.map { parameter in
        parameter.name
          + (parameter.type.map { ": \(parameter.isInout ? "inout " : "")\(type($0))" } ?? "")
      }
      head += "(\(parts.joined(separator: ", "))) "
    } else if !closure.parameters.isEmpty {
      head += closure.parameters.map(\.name).joined(separator: ", ") + " "
    }
    if !head.isEmpty { head += "in" }
    let body = lines(closure.body.statements)
    if body.count == 1, closure.body.implicitAnswer != nil, !body[0].contains("\n") {
      return "{ \(head.isEmpty ? "" : head + " ")\(body[0]) }"
    }
    return (["{" + (head.isEmpty ? "" : " " + head)] + indented(body) + ["}"]).joined(separator: "\n")
  }
}
