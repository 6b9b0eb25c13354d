// How high a tree is. Nodes keep their height, so that readers can refuse what nobody could walk within a
// thread's stack: a chain of a thousand `+` is a thousand levels deep without a single bracket.

extension Expression.Kind {
  /// The greatest height among the parts.
  var heightBelow: Int {
    switch self {
    case .number, .boolean, .nothing, .selector, .currentMethod, .availability, .selfReference,
      .superReference,
      .name, .implicitMember, .type:
      0
    case .string(let parts):
      parts.reduce(0) { if case .value(let value) = $1 { max($0, value.height) } else { $0 } }
    case .array(let elements): elements.greatestHeight
    case .dictionary(let entries): entries.reduce(0) { max($0, $1.key.height, $1.value.height) }
    case .tuple(let parts): parts.reduce(0) { max($0, $1.value.height) }
    case .closure(let closure): closure.body.height
    case .member(let base, _): base.height
    case .element(let base, let indices): max(base.height, indices.greatestHeight)
    case .call(let call): call.arguments.reduce(call.callee.height) { max($0, $1.value.height) }
    case .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner), .unary(_, let inner),
      .increment(let inner, _, _), .cast(let inner, _, _):
      inner.height
    case .binary(_, let left, let right), .assign(let left, _, let right): max(left.height, right.height)
    case .conditional(let condition, let then, let otherwise):
      max(condition.height, then?.height ?? 0, otherwise.height)
    }
  }
}

extension Statement.Kind {
  /// The greatest height among the parts.
  var heightBelow: Int {
    switch self {
    case .declare(let bindings, _): bindings.reduce(0) { max($0, $1.value?.height ?? 0) }
    case .expression(let expression), .returnValue(let expression?): expression.height
    case .ifElse(let conditions, let then, let otherwise):
      max(conditions.greatestHeight, then.height, otherwise?.height ?? 0)
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body):
      max(conditions.greatestHeight, body.height)
    case .forIn(let pattern, _, let sequence, let filter, let body):
      max(pattern.height, sequence.height, filter?.height ?? 0, body.height)
    case .loop(let start, let condition, let step, let body):
      max(start?.height ?? 0, condition?.height ?? 0, step.greatestHeight, body.height)
    case .repeatWhile(let body, let condition): max(body.height, condition.height)
    case .switchCase(let subject, let cases):
      cases.reduce(subject.height) { highest, one in
        one.labels.reduce(max(highest, one.body.height)) {
          max($0, $1.pattern.height, $1.filter?.height ?? 0)
        }
      }
    case .block(let block): block.height
    case .labeled(_, let statement): statement.height
    case .returnValue(nil), .breakOut, .continueLoop, .fallThrough: 0
    }
  }
}

extension Condition {
  var height: Int {
    switch kind {
    case .expression(let expression): expression.height
    case .binding(_, _, let value, _): value.height
    case .match(let pattern, let value): max(pattern.height, value.height)
    case .availability: 0
    }
  }
}

extension Pattern {
  var height: Int {
    switch kind {
    case .name, .any, .isType: 1
    case .tuple(let parts), .payload(_, let parts): 1 + (parts.map(\.height).max() ?? 0)
    case .expression(let expression): expression.height
    case .asType(let inner, _), .optional(let inner): 1 + inner.height
    }
  }
}

extension [Expression] {
  fileprivate var greatestHeight: Int { reduce(0) { Swift.max($0, $1.height) } }
}

extension [Condition] {
  fileprivate var greatestHeight: Int { reduce(0) { Swift.max($0, $1.height) } }
}
