import Geometry
import Messaging
import SceneModel

extension Resolver {
  // MARK: Switch

  mutating func switchCase(_ subject: Expression, _ cases: [SwitchCase], at range: SourceRange)
    throws(Mistake) -> Run
  {
    let own = takeLabel()
    let code = try expression(subject, wanting: nil)
    let shape = shape(of: subject)
    let isSwift = isSwift
    var tests: [[Reader]] = []
    var runs: [Run] = []
    var defaultPlace: Int?
    for (place, one) in cases.enumerated() {
      if one.isDefault { defaultPlace = place }
      if isSwift { openScope() }
      var labels: [Reader] = []
      for label in one.labels {
        let match = try pattern(label.pattern, shape: shape)
        var filter: Test?
        if let wanted = label.filter { filter = try condition(wanted) }
        labels.append(Resolver.label(match, filter))
      }
      tests.append(labels)
      // In C the cases share one scope.
      runs.append(try isSwift ? block(one.body) : statements(one.body.statements))
      if isSwift { closeScope() }
    }
    let (allTests, allRuns, fallback) = (tests, runs, defaultPlace)
    let line = line(of: range, names: mentioned(in: [subject]))
    return { machine, app throws(Fault) in
      let step = try machine.begin(line, in: &app)
      let value = try code(&machine, &app)
      machine.end(step, line, in: &app)
      var chosen = fallback
      search: for (place, labels) in allTests.enumerated() {
        for label in labels {
          if case .bool(true) = try label(value, &machine, &app) {
            chosen = place
            break search
          }
        }
      }
      guard var place = chosen else { return .next }
      while place < allRuns.count {
        let flow = try allRuns[place](&machine, &app)
        switch flow {
        case .leave, .again: return flow
        case .exit(let number): return number == 0 || number == own ? .next : flow
        case .fall: break
        case .next: if isSwift { return .next }
        }
        place += 1
      }
      return .next
    }
  }

  private static func label(
    _ match: @escaping Match,
    _ filter: Test?
  ) -> Reader {
    { value, machine, app throws(Fault) in
      guard try match(value, &machine, &app) else { return .bool(false) }
      return .bool(try filter?(&machine, &app) ?? true)
    }
  }

  // MARK: Patterns

  /// Reads a pattern: what says whether a value matches, and binds its names.
  mutating func pattern(
    _ pattern: Pattern, _ constancy: Constancy = .condition, isValue: Bool = false,
    shape: TextShape = .plain
  ) throws(Mistake) -> Match {
    switch pattern.kind {
    case .any: return { _, _, _ throws(Fault) in true }
    case .name(let name):
      let variable = declare(
        name, pattern.isVariable ? .variable : constancy, isValue: isValue, shape: shape)
      return { value, machine, _ throws(Fault) in
        machine.declare(variable, as: value)
        return true
      }
    case .tuple(let parts):
      var matches: [Match] = []
      var shapes = parts.map { _ in TextShape.plain }
      if case .tuple(let known) = shape, known.count == parts.count { shapes = known }
      for (part, shape) in zip(parts, shapes) {
        matches.append(try self.pattern(part, constancy, shape: shape))
      }
      let all = matches
      return { value, machine, app throws(Fault) in
        guard case .tuple(let tuple) = value, tuple.values.count == all.count else { return false }
        for (match, part) in zip(all, tuple.values) where try !match(part, &machine, &app) { return false }
        return true
      }
    case .expression(let expression):
      let code = try compared(expression)
      return { value, machine, app throws(Fault) in
        let wanted = try code(&machine, &app)
        if case .range(let range) = wanted, let number = value.asNumber { return range.contains(number) }
        if case .symbol(let name) = wanted, let found = value.enumerationCase { return found.name == name }
        return Value.areEqual(value, wanted)
      }
    case .isType(let type):
      return { value, machine, app throws(Fault) in machine.isKind(value, named: type.name, in: &app) }
    case .asType(let inner, let type):
      let bind = try self.pattern(inner, constancy)
      return { value, machine, app throws(Fault) in
        guard machine.isKind(value, named: type.name, in: &app) else { return false }
        return try bind(value, &machine, &app)
      }
    case .payload(let name, let parts): return try payload(name, parts)
    case .optional(let inner):
      let bind = try self.pattern(inner, constancy, shape: shape.unwrapped)
      return { value, machine, app throws(Fault) in
        if value.isNone { return false }
        return try bind(value, &machine, &app)
      }
    }
  }
}
