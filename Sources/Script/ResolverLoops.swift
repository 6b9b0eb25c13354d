import Geometry
import Messaging
import SceneModel

extension Resolver {
  // MARK: Loops

  mutating func forIn(
    _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?, _ body: Block, at range: SourceRange
  ) throws(Mistake) -> Run {
    let own = takeLabel()
    let code = try expression(sequence, wanting: nil)
    let element = shape(of: sequence).element
    let isSwift = isSwift
    openScope()
    defer { closeScope() }
    let bind = try self.pattern(pattern, .loop, shape: pattern.isCase ? .plain : element)
    var test: Test?
    if let filter { test = try self.condition(filter) }
    let run = try block(body)
    var names: [(String, Variable)] = []
    for name in pattern.names { if let local = local(name) { names.append((name, local.variable)) } }
    let (line, holds) = (line(of: range, names: names), test)
    return { machine, app throws(Fault) in
      let value = try code(&machine, &app)
      if value.isNone {
        if isSwift { throw machine.nilUsed(sequence.range, in: app) }
        return .next
      }
      guard let items = machine.items(value) else {
        throw machine.wrongKind(value, wanted: "a list", at: sequence.range, in: app)
      }
      for item in items {
        let step = try machine.begin(line, in: &app)
        guard try bind(item, &machine, &app) else { continue }
        machine.end(step, line, in: &app)
        if let holds, try !holds(&machine, &app) { continue }
        let flow = try run(&machine, &app)
        if let out = Resolver.leaving(flow, own) { return out }
        if Resolver.ends(flow, own) { break }
      }
      return .next
    }
  }

  mutating func loop(
    _ start: Statement?, _ condition: Expression?, _ step: [Expression], _ body: Block, at range: SourceRange
  ) throws(Mistake) -> Run {
    let own = takeLabel()
    var first: Run?
    if let start { first = try statement(start) }
    var check: Test?
    if let condition { check = try self.condition(condition) }
    let (begin, test) = (first, check)
    let names = mentioned(in: [condition].compactMap { $0 })
    var steps: [Code] = []
    for expression in step { steps.append(try self.expression(expression, wanting: nil)) }
    let run = try block(body)
    let (all, line) = (steps, line(of: range, names: names))
    return { machine, app throws(Fault) in
      if let begin { _ = try begin(&machine, &app) }
      while true {
        let step = try machine.begin(line, in: &app)
        let holds = try test?(&machine, &app) ?? true
        machine.end(step, line, verdict: holds, in: &app)
        guard holds else { return .next }
        let flow = try run(&machine, &app)
        if let out = Resolver.leaving(flow, own) { return out }
        if Resolver.ends(flow, own) { return .next }
        for code in all { _ = try code(&machine, &app) }
      }
    }
  }

  mutating func whileLoop(_ conditions: [Condition], _ body: Block, at range: SourceRange)
    throws(Mistake)
    -> Run
  {
    let own = takeLabel()
    openScope()
    defer { closeScope() }
    let (test, names) = try self.conditions(conditions)
    let run = try block(body)
    let line = line(of: range, names: names)
    return { machine, app throws(Fault) in
      while true {
        let step = try machine.begin(line, in: &app)
        let holds = try test(&machine, &app)
        machine.end(step, line, verdict: holds, in: &app)
        guard holds else { return .next }
        let flow = try run(&machine, &app)
        if let out = Resolver.leaving(flow, own) { return out }
        if Resolver.ends(flow, own) { return .next }
      }
    }
  }

  mutating func repeatWhile(_ body: Block, _ condition: Expression, at range: SourceRange)
    throws(Mistake)
    -> Run
  {
    let own = takeLabel()
    let run = try block(body)
    let test = try self.condition(condition)
    let names = mentioned(in: [condition])
    let line = line(of: condition.range, names: names)
    return { machine, app throws(Fault) in
      while true {
        let flow = try run(&machine, &app)
        if let out = Resolver.leaving(flow, own) { return out }
        if Resolver.ends(flow, own) { return .next }
        let step = try machine.begin(line, in: &app)
        let holds = try test(&machine, &app)
        machine.end(step, line, verdict: holds, in: &app)
        if !holds { return .next }
      }
    }
  }

  /// The number of the label before a loop, which is the loop's own.
  mutating func takeLabel() -> Int {
    defer { pendingLabel = 0 }
    return pendingLabel
  }

  /// How a loop that is left by a statement inside of it is left itself; nil when it is not.
  static func leaving(_ flow: Flow, _ own: Int) -> Flow? {
    switch flow {
    case .leave: .leave
    case .exit(let number) where number != 0 && number != own: flow
    case .again(let number) where number != 0 && number != own: flow
    default: nil
    }
  }

  static func ends(_ flow: Flow, _ own: Int) -> Bool {
    if case .exit = flow { return true }
    return false
  }
}
