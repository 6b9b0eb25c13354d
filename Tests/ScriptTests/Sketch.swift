@testable import Script

/// An expression with every operation in parentheses, so that a test shows what binds to what.
func sketch(_ expression: Expression) -> String {
  func list(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + sketch($0.value) }.joined(separator: ", ")
  }
  switch expression.kind {
  case .number(let number): return number.isInteger ? String(Int(number.value)) : "\(number.value)"
  case .boolean(let value): return "\(value)"
  case .nothing: return "nil"
  case .string(let parts):
    return "\""
      + parts.map { part in
        switch part {
        case .text(let text): text
        case .value(let value): "<\(sketch(value))>"
        }
      }.joined() + "\""
  case .array(let elements): return "[\(elements.map(sketch).joined(separator: ", "))]"
  case .dictionary(let entries):
    return "[\(entries.map { "\(sketch($0.key)): \(sketch($0.value))" }.joined(separator: ", "))]"
  case .tuple(let parts): return "tuple(\(list(parts)))"
  case .closure(let closure):
    let names = closure.parameters.map(\.name).joined(separator: ",")
    return "{\(names)| \(sketch(closure.body))}"
  case .selector(let text): return "#\(text)"
  case .currentMethod: return "#function"
  case .availability(let text): return "available(\(text))"
  case .selfReference: return "self"
  case .superReference: return "super"
  case .name(let name): return name
  case .implicitMember(let name): return ".\(name)"
  case .type(let type): return "\(type.name).self"
  case .member(let base, let name): return "\(sketch(base)).\(name)"
  case .element(let base, let indices):
    return "\(sketch(base))[\(indices.map(sketch).joined(separator: ", "))]"
  case .call(let call): return "\(sketch(call.callee))(\(list(call.arguments)))"
  case .optionalChain(let inner): return "<\(sketch(inner))>"
  case .optionalUnwrap(let inner): return "\(sketch(inner))?"
  case .forceUnwrap(let inner): return "\(sketch(inner))!"
  case .unary(let operation, let inner): return "(\(operation.rawValue)\(sketch(inner)))"
  case .binary(let operation, let left, let right):
    return "(\(sketch(left)) \(operation.rawValue) \(sketch(right)))"
  case .conditional(let condition, let then, let otherwise):
    return "(\(sketch(condition)) ? \(then.map(sketch) ?? "") : \(sketch(otherwise)))"
  case .assign(let target, let operation, let value):
    return "(\(sketch(target)) \(operation?.rawValue ?? "")= \(sketch(value)))"
  case .increment(let counter, let step, let isPrefix):
    let mark = step > 0 ? "++" : "--"
    return isPrefix ? "(\(mark)\(sketch(counter)))" : "(\(sketch(counter))\(mark))"
  case .cast(let value, let type, let kind): return "(\(sketch(value)) \(kind.rawValue) \(sketch(type)))"
  }
}

func sketch(_ type: TypeReference) -> String {
  let arguments = type.arguments.isEmpty ? "" : "<\(type.arguments.map(sketch).joined(separator: ", "))>"
  let mark = type.optionality == .optional ? "?" : type.optionality == .forced ? "!" : ""
  return type.name + arguments + mark + String(repeating: "*", count: type.pointers)
}

func sketch(_ pattern: Pattern) -> String {
  switch pattern.kind {
  case .name(let name): "let \(name)"
  case .any: "_"
  case .tuple(let parts): "(\(parts.map(sketch).joined(separator: ", ")))"
  case .expression(let value): sketch(value)
  case .isType(let type): "is \(sketch(type))"
  case .asType(let inner, let type): "\(sketch(inner)) as \(sketch(type))"
  case .optional(let inner): "\(sketch(inner))?"
  case .payload(let name, let parts): ".\(name)(\(parts.map(sketch).joined(separator: ", ")))"
  }
}

func sketch(_ conditions: [Condition]) -> String {
  conditions.map { condition in
    switch condition.kind {
    case .expression(let value): sketch(value)
    case .binding(let pattern, _, let value, _): "\(sketch(pattern)) = \(sketch(value))"
    case .match(let pattern, let value): "case \(sketch(pattern)) = \(sketch(value))"
    case .availability(let text, let isNegated): "\(isNegated ? "un" : "")available(\(text))"
    }
  }.joined(separator: ", ")
}

func sketch(_ block: Block) -> String { block.statements.map(sketch).joined(separator: "; ") }

/// A statement in one line.
func sketch(_ statement: Statement) -> String {
  switch statement.kind {
  case .declare(let bindings, let isConstant):
    return (isConstant ? "let " : "var ")
      + bindings.map { binding in
        let name = sketch(binding.pattern).replacing("let ", with: "")
        return name + (binding.type.map { ": \(sketch($0))" } ?? "")
          + (binding.value.map { " = \(sketch($0))" } ?? "")
      }.joined(separator: ", ")
  case .expression(let value): return sketch(value)
  case .ifElse(let conditions, let then, let otherwise):
    return "if \(sketch(conditions)) {\(sketch(then))}" + (otherwise.map { " else {\(sketch($0))}" } ?? "")
  case .guardElse(let conditions, let body): return "guard \(sketch(conditions)) else {\(sketch(body))}"
  case .forIn(let pattern, _, let sequence, let filter, let body):
    return "for \(sketch(pattern)) in \(sketch(sequence))" + (filter.map { " where \(sketch($0))" } ?? "")
      + " {\(sketch(body))}"
  case .loop(let start, let condition, let step, let body):
    let steps = step.map(sketch).joined(separator: ", ")
    return "for (\(start.map(sketch) ?? ""); \(condition.map(sketch) ?? ""); \(steps)) {\(sketch(body))}"
  case .whileLoop(let conditions, let body): return "while \(sketch(conditions)) {\(sketch(body))}"
  case .repeatWhile(let body, let condition): return "repeat {\(sketch(body))} while \(sketch(condition))"
  case .switchCase(let subject, let cases):
    let texts = cases.map { one in
      let labels = one.labels.map { label in
        sketch(label.pattern) + (label.filter.map { " where \(sketch($0))" } ?? "")
      }
      return "\(one.isDefault ? "default" : labels.joined(separator: ", ")): \(sketch(one.body))"
    }
    return "switch \(sketch(subject)) {\(texts.joined(separator: " | "))}"
  case .returnValue(let value): return value.map { "return \(sketch($0))" } ?? "return"
  case .breakOut(let label): return label.map { "break \($0)" } ?? "break"
  case .continueLoop(let label): return label.map { "continue \($0)" } ?? "continue"
  case .fallThrough: return "fallthrough"
  case .block(let block): return "{\(sketch(block))}"
  case .labeled(let label, let inner): return "\(label): \(sketch(inner))"
  }
}

/// Reads statements of one language.
func read(_ text: String, _ language: Language) throws(Mistake) -> [Statement] {
  let source = Source(text)
  let stream = TokenStream(source, language, 0..<source.bytes.count)
  if language == .swift {
    var parser = SwiftParser(stream)
    return try parser.wholeBody()
  }
  var parser = ObjCParser(stream)
  return try parser.wholeBody()
}
