import Geometry
import Messaging
import SceneModel

/// What asks whether something holds.
typealias Test = @Sendable (inout Machine, inout Simulation) throws(Fault) -> Bool
/// What asks whether a value matches, and binds names to its parts.
typealias Match = @Sendable (Value, inout Machine, inout Simulation) throws(Fault) -> Bool

extension Resolver {
  // MARK: Blocks

  /// Reads the statements of a block in a scope of their own.
  mutating func block(_ block: Block) throws(Mistake) -> Run {
    openScope()
    defer { closeScope() }
    return try statements(block.statements)
  }

  mutating func statements(_ statements: [Statement]) throws(Mistake) -> Run {
    var runs: [Run] = []
    for statement in statements { runs.append(try self.statement(statement)) }
    let all = runs
    if all.count == 1 { return all[0] }
    return { machine, app throws(Fault) in
      for run in all {
        let flow = try run(&machine, &app)
        if flow != .next { return flow }
      }
      return .next
    }
  }

  // MARK: Statements

  mutating func statement(_ statement: Statement) throws(Mistake) -> Run {
    let range = statement.range
    switch statement.kind {
    case .declare(let bindings, let isConstant):
      return try declaration(bindings, isConstant: isConstant && isSwift, at: range)
    case .expression(let expression): return try dropped(expression, at: range)
    case .ifElse(let conditions, let then, let otherwise):
      return try ifElse(conditions, then, otherwise, at: range)
    case .guardElse(let conditions, let body): return try guardElse(conditions, body, at: range)
    case .forIn(let pattern, _, let sequence, let filter, let body):
      return try forIn(pattern, sequence, filter, body, at: range)
    case .loop(let start, let condition, let step, let body):
      openScope()
      defer { closeScope() }
      return try loop(start, condition, step, body, at: range)
    case .whileLoop(let conditions, let body): return try whileLoop(conditions, body, at: range)
    case .repeatWhile(let body, let condition): return try repeatWhile(body, condition, at: range)
    case .switchCase(let subject, let cases): return try switchCase(subject, cases, at: range)
    case .returnValue(let value): return try returning(value, at: range)
    case .breakOut(let label):
      let number = labelNumber(label)
      return { _, _ throws(Fault) in .exit(number) }
    case .continueLoop(let label):
      let number = labelNumber(label)
      return { _, _ throws(Fault) in .again(number) }
    case .fallThrough: return { _, _ throws(Fault) in .fall }
    case .block(let block): return try self.block(block)
    case .labeled(let label, let inner): return try labeled(label, inner)
    }
  }

  private func labelNumber(_ label: String?) -> Int {
    guard let label, let place = labels.lastIndex(of: label) else { return 0 }
    return place + 1
  }

  private mutating func labeled(_ label: String, _ inner: Statement) throws(Mistake) -> Run {
    labels.append(label)
    let number = labels.count
    defer { labels.removeLast() }
    // The loop itself takes `continue label` for its own; what leaves it by name ends here.
    pendingLabel = number
    let run = try statement(inner)
    pendingLabel = 0
    return { machine, app throws(Fault) in
      let flow = try run(&machine, &app)
      return flow == .exit(number) ? .next : flow
    }
  }

  private mutating func dropped(_ expression: Expression, at range: SourceRange) throws(Mistake) -> Run {
    let code: Code
    var names: [(String, Variable)] = []
    switch expression.kind {
    case .call(let call): code = try self.call(call, at: expression.range, isDropped: true)
    case .assign(let target, _, _):
      code = try self.expression(expression, wanting: nil)
      names = mentioned(in: [target])
    case .increment(let target, _, _):
      code = try self.expression(expression, wanting: nil)
      names = mentioned(in: [target])
    default: code = try self.expression(expression, wanting: nil)
    }
    let line = line(of: range, names: names)
    return { machine, app throws(Fault) in
      let step = try machine.begin(line, in: &app)
      _ = try code(&machine, &app)
      machine.end(step, line, in: &app)
      return .next
    }
  }

  private mutating func returning(_ value: Expression?, at range: SourceRange) throws(Mistake) -> Run {
    let line = line(of: range)
    guard let value else {
      return { machine, app throws(Fault) in
        let step = try machine.begin(line, in: &app)
        machine.end(step, line, in: &app)
        machine.result = .none
        machine.answerRange = range
        return .leave
      }
    }
    let code = try expression(value, wanting: nil)
    return { machine, app throws(Fault) in
      let step = try machine.begin(line, in: &app)
      let answer = try code(&machine, &app)
      machine.end(step, line, answer: answer, in: &app)
      machine.result = answer
      machine.answerRange = range
      return .leave
    }
  }

  private typealias Effect = @Sendable (inout Machine, inout Simulation) throws(Fault) -> Void

  private mutating func declaration(_ bindings: [Binding], isConstant: Bool, at range: SourceRange)
    throws(Mistake) -> Run
  {
    let constancy = isConstant ? Constancy.constant : .variable
    var runs: [Effect] = []
    var names: [(String, Variable)] = []
    for binding in bindings {
      guard case .name(let name) = binding.pattern.kind else {
        let start = try startValue(of: binding)
        let known = binding.type == nil ? binding.value.map { shape(of: $0) } : TextShape(binding.type)
        let bind = try pattern(binding.pattern, constancy, shape: known ?? .plain)
        for name in binding.pattern.names {
          if let local = local(name) { names.append((name, local.variable)) }
        }
        runs.append(Resolver.binding(start, by: bind))
        continue
      }
      // A closure may call itself by the name it gets; any other value sees what the name meant before.
      if case .closure? = binding.value?.kind {
        let variable = declare(name, type: binding.type, constancy)
        note(function: name, binding.value)
        runs.append(Resolver.declaring(variable, early: try startValue(of: binding)))
      } else {
        let start = try startValue(of: binding)
        var measured: NumberKind?
        if let value = binding.value { measured = kind(of: value) }
        let isOpen = isConstant && binding.value == nil
        let isValue = isValue(binding.type, binding.value)
        let known = binding.type == nil ? binding.value.map { shape(of: $0) } : nil
        let variable = declare(
          name, type: binding.type, kind: measured, isOpen ? .awaiting : constancy, isValue: isValue,
          shape: known)
        names.append((name, variable))
        runs.append(Resolver.declaring(variable, start))
      }
    }
    let (all, line) = (runs, line(of: range, names: names))
    return { machine, app throws(Fault) in
      let step = try machine.begin(line, in: &app)
      for run in all { try run(&machine, &app) }
      machine.end(step, line, in: &app)
      return .next
    }
  }

  /// Notes what a function within the method takes and answers.
  private mutating func note(function name: String, _ value: Expression?) {
    guard case .closure(let closure)? = value?.kind else { return }
    let last = frames.count - 1
    guard let scope = frames[last].scopes.indices.last else { return }
    if !closure.parameters.isEmpty { frames[last].scopes[scope][name]?.parameters = closure.parameters }
    frames[last].scopes[scope][name]?.result = closure.result
  }

  private static func declaring(_ variable: Variable, _ start: @escaping Code) -> Effect {
    { machine, app throws(Fault) in
      let made = try start(&machine, &app)
      machine.declare(variable, as: made)
    }
  }

  private static func declaring(_ variable: Variable, early start: @escaping Code) -> Effect {
    { machine, app throws(Fault) in
      machine.declare(variable, as: .unset)
      let made = try start(&machine, &app)
      machine.store(made, in: variable)
    }
  }

  private static func binding(
    _ start: @escaping Code,
    by bind: @escaping Match
  ) -> Effect {
    { machine, app throws(Fault) in
      let made = try start(&machine, &app)
      _ = try bind(made, &machine, &app)
    }
  }

  /// What a variable holds at first.
  private mutating func startValue(of binding: Binding) throws(Mistake) -> Code {
    let type = binding.type
    guard let value = binding.value else {
      var start = Value.none
      if let type {
        if !isSwift { start = Value.zero(of: type) } else if type.optionality == .none { start = .unset }
      } else if isSwift {
        start = .unset
      }
      let first = start
      return { _, _ throws(Fault) in first }
    }
    let code = try expression(value, wanting: type?.number)
    guard let type else { return code }
    return { machine, app throws(Fault) in
      Resolver.labelled(try code(&machine, &app).coerced(to: type), as: type)
    }
  }

  /// A tuple gets the labels of its declared type.
  static func labelled(_ value: Value, as type: TypeReference) -> Value {
    guard case .tuple(var tuple) = value, type.labels.count == tuple.values.count else { return value }
    tuple.labels = type.labels
    return .tuple(tuple)
  }

  // MARK: Conditions

  /// Reads a list of conditions; what they bind is known from here on.
  mutating func conditions(_ conditions: [Condition]) throws(Mistake) -> (Test, [(String, Variable)]) {
    var tests: [Test] = []
    var names: [(String, Variable)] = []
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression):
        names += mentioned(in: [expression])
        tests.append(try self.condition(expression))
      case .binding(let pattern, let type, let value, let isConstant):
        let code = try expression(value, wanting: type?.number)
        let known = type == nil ? shape(of: value).unwrapped : TextShape(type)
        let bind = try self.pattern(
          pattern, isConstant ? .condition : .variable, isValue: isValue(type, value), shape: known)
        for name in pattern.names { if let local = local(name) { names.append((name, local.variable)) } }
        let test: Test = { machine, app throws(Fault) in
          let found = try code(&machine, &app)
          if found.isNone { return false }
          return try bind(type.map { found.coerced(to: $0) } ?? found, &machine, &app)
        }
        tests.append(test)
      case .match(let pattern, let value):
        let code = try compared(value)
        let match = try self.pattern(pattern, shape: shape(of: value))
        let test: Test = { machine, app throws(Fault) in
          let found = try code(&machine, &app)
          return try match(found, &machine, &app)
        }
        tests.append(test)
      case .availability(_, let isNegated):
        let test: Test = { _, _ throws(Fault) in !isNegated }
        tests.append(test)
      }
    }
    let all = tests
    if all.count == 1 { return (all[0], names) }
    return (
      { machine, app throws(Fault) in
        for test in all where try !test(&machine, &app) { return false }
        return true
      }, names
    )
  }

  mutating func ifElse(
    _ conditions: [Condition], _ then: Block, _ otherwise: Block?, at range: SourceRange
  )
    throws(Mistake) -> Run
  {
    openScope()
    let (test, names) = try self.conditions(conditions)
    let yes = try block(then)
    closeScope()
    let line = line(of: range, names: names)
    var no: Run?
    if let otherwise { no = try block(otherwise) }
    return Resolver.branch(test, yes, no, line)
  }

  private static func branch(_ test: @escaping Test, _ yes: @escaping Run, _ no: Run?, _ line: Line) -> Run {
    { machine, app throws(Fault) in
      let step = try machine.begin(line, in: &app)
      let holds = try test(&machine, &app)
      machine.end(step, line, verdict: holds, in: &app)
      if holds { return try yes(&machine, &app) }
      return try no?(&machine, &app) ?? .next
    }
  }

  private mutating func guardElse(_ conditions: [Condition], _ body: Block, at range: SourceRange)
    throws(Mistake)
    -> Run
  {
    let otherwise = try block(body)
    let (test, names) = try self.conditions(conditions)
    let line = line(of: range, names: names)
    return { machine, app throws(Fault) in
      let step = try machine.begin(line, in: &app)
      let holds = try test(&machine, &app)
      machine.end(step, line, verdict: holds, in: &app)
      return holds ? .next : try otherwise(&machine, &app)
    }
  }
}
