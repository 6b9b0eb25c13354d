// Walking a tree, parts in the order in which they run.

extension Expression {
  /// The expressions directly inside, closures' bodies not included.
  var parts: [Expression] {
    switch kind {
    case .number, .boolean, .nothing, .selector, .currentMethod, .availability, .selfReference,
      .superReference,
      .name, .implicitMember, .type, .closure:
      []
    case .string(let parts): parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let parts): parts.map(\.value)
    case .member(let base, _): [base]
    case .element(let base, let indices): [base] + indices
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner), .unary(_, let inner),
      .increment(let inner, _, _), .cast(let inner, _, _):
      [inner]
    case .binary(_, let left, let right): [left, right]
    case .assign(let target, _, let value): [value, target]
    case .conditional(let condition, let then, let otherwise):
      [condition] + (then.map { [$0] } ?? []) + [otherwise]
    }
  }

  /// Calls a function with this expression and everything inside, closures included.
  func walk(_ visit: (Expression) -> Void) {
    visit(self)
    for part in parts { part.walk(visit) }
    if case .closure(let closure) = kind { closure.body.walk(visit) }
  }
}

extension Block {
  /// Calls a function with every expression inside.
  func walk(_ visit: (Expression) -> Void) {
    for statement in statements {
      for expression in statement.expressions { expression.walk(visit) }
      for block in statement.blocks { block.walk(visit) }
    }
  }

  /// Calls a function with every statement inside, those of closures left out.
  func eachStatement(_ visit: (Statement) -> Void) {
    for statement in statements {
      visit(statement)
      for block in statement.blocks { block.eachStatement(visit) }
    }
  }

  /// Every name that stands for something outside or is called as a member.
  var usedNames: Set<String> {
    var names: Set<String> = []
    walk { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name): names.formUnion([name, propertyName(of: name)])
      default: break
      }
    }
    return names
  }
}

extension Block {
  /// The locals that are declared as objects of Objective-C.
  var objectNames: Set<String> {
    var names: Set<String> = []
    for statement in statements {
      if case .declare(let bindings, _) = statement.kind {
        for binding in bindings where binding.type.map({ ObjCParser.isObject($0) }) ?? false {
          names.formUnion(binding.pattern.names)
        }
      }
      if case .forIn(let pattern, let type?, _, _, _) = statement.kind, ObjCParser.isObject(type) {
        names.formUnion(pattern.names)
      }
      for block in statement.blocks { names.formUnion(block.objectNames) }
    }
    return names
  }
}

extension Statement {
  /// The expressions directly inside, those of patterns and conditions included.
  var expressions: [Expression] {
    switch kind {
    case .declare(let bindings, _): bindings.compactMap(\.value)
    case .expression(let expression): [expression]
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _), .whileLoop(let conditions, _):
      conditions.flatMap(\.expressions)
    case .forIn(let pattern, _, let sequence, let filter, _):
      [sequence] + pattern.expressions + (filter.map { [$0] } ?? [])
    case .loop(_, let condition, let step, _): (condition.map { [$0] } ?? []) + step
    case .repeatWhile(_, let condition): [condition]
    case .switchCase(let subject, let cases):
      [subject]
        + cases.flatMap { one in
          one.labels.flatMap { $0.pattern.expressions + ($0.filter.map { [$0] } ?? []) }
        }
    case .returnValue(let value): value.map { [$0] } ?? []
    case .breakOut, .continueLoop, .fallThrough, .block, .labeled: []
    }
  }

  /// The blocks directly inside; a statement alone counts as one.
  var blocks: [Block] {
    switch kind {
    case .ifElse(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
    case .guardElse(_, let body), .whileLoop(_, let body), .forIn(_, _, _, _, let body),
      .repeatWhile(let body, _),
      .block(let body):
      [body]
    case .loop(let start, _, _, let body): (start.map { [Block([$0])] } ?? []) + [body]
    case .switchCase(_, let cases): cases.map(\.body)
    case .labeled(_, let statement): [Block([statement])]
    case .declare, .expression, .returnValue, .breakOut, .continueLoop, .fallThrough: []
    }
  }
}

extension Condition {
  var expressions: [Expression] {
    switch kind {
    case .expression(let value), .binding(_, _, let value, _): [value]
    case .match(let pattern, let value): [value] + pattern.expressions
    case .availability: []
    }
  }
}

extension Pattern {
  var expressions: [Expression] {
    switch kind {
    case .name, .any, .isType: []
    case .tuple(let parts), .payload(_, let parts): parts.flatMap(\.expressions)
    case .expression(let value): [value]
    case .asType(let inner, _), .optional(let inner): inner.expressions
    }
  }
}
