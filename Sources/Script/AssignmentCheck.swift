/// Looks whether constants without a value get one before they are read, once on each way: `let x: CGFloat`, then
/// `if wide { x = 4 } else { x = 2 }`.
///
/// Each constant is, at each place, perhaps not assigned yet, perhaps assigned, both where ways meet, or neither
/// where no way leads. What Swift takes is taken, so code that compiles is never refused.
struct AssignmentCheck {
  /// How a constant may be at a place.
  private struct Ways: OptionSet {
    let rawValue: UInt8
    static let open = Ways(rawValue: 1)
    static let given = Ways(rawValue: 2)
  }

  /// What a `break` or `continue` goes to.
  private struct Target {
    let label: String?
    let isLoop: Bool
    var broken: [Ways]
    var continued: [Ways]
  }

  /// The constants by their names; nil for a name that means something else in its scope.
  private var scopes: [[String: Int?]] = [[:]]
  /// How each constant is at the present place.
  private var ways: [Ways] = []
  private var names: [String] = []
  private var targets: [Target] = []
  private var label: String?
  /// Constants of code around a closure, which it may read and not assign.
  private var outer: Set<String> = []

  /// Refuses code that gives a constant two values, or reads one that has none.
  static func check(_ block: Block) throws(Mistake) { try check(block, outer: []) }

  private static func check(_ block: Block, outer: Set<String>) throws(Mistake) {
    var check = AssignmentCheck()
    check.outer = outer
    try check.visit(block)
  }

  // MARK: Scopes

  private mutating func visit(_ block: Block) throws(Mistake) {
    scopes.append([:])
    for statement in block.statements { try visit(statement) }
    scopes.removeLast()
  }

  private func constant(_ name: String) -> Int? {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found }
    }
    return nil
  }

  private mutating func hide(_ pattern: Pattern) {
    for name in pattern.names { scopes[scopes.count - 1][name] = .some(nil) }
  }

  /// Where two ways meet.
  private static func joined(_ a: [Ways], _ b: [Ways]) -> [Ways] {
    (0..<max(a.count, b.count)).map { place in
      (place < a.count ? a[place] : []).union(place < b.count ? b[place] : [])
    }
  }

  private mutating func leave() { ways = ways.map { _ in [] } }

  // MARK: Statements

  private mutating func visit(_ statement: Statement) throws(Mistake) {
    let own = label
    label = nil
    switch statement.kind {
    case .declare(let bindings, let isConstant):
      for binding in bindings {
        if let value = binding.value { try read(value) }
        hide(binding.pattern)
        if isConstant, binding.value == nil, case .name(let name) = binding.pattern.kind {
          scopes[scopes.count - 1][name] = ways.count
          // Where no way leads, none is open.
          ways.append(.open)
          names.append(name)
        }
      }
    case .expression(let expression): try visit(expression)
    case .ifElse(let conditions, let then, let otherwise):
      scopes.append([:])
      try visit(conditions)
      let before = ways
      try visit(then)
      scopes.removeLast()
      let after = ways
      ways = before
      if let otherwise { try visit(otherwise) }
      ways = AssignmentCheck.joined(after, ways)
    case .guardElse(let conditions, let body):
      let outer = scopes
      try visit(conditions)
      let (inner, before) = (scopes, ways)
      scopes = outer
      try visit(body)
      scopes = inner
      ways = AssignmentCheck.joined(before, ways)
    case .forIn(let pattern, _, let sequence, let filter, let body):
      try read(sequence)
      scopes.append([:])
      hide(pattern)
      if let filter { try read(filter) }
      try loop(own, mayEnd: true) { (check) throws(Mistake) in try check.visit(body) }
      scopes.removeLast()
    case .loop(let start, let condition, let step, let body):
      scopes.append([:])
      if let start { try visit(start) }
      try loop(own, mayEnd: condition != nil) { (check) throws(Mistake) in
        if let condition { try check.read(condition) }
        try check.visit(body)
        for expression in step { try check.visit(expression) }
      }
      scopes.removeLast()
    case .whileLoop(let conditions, let body):
      scopes.append([:])
      var isEndless = false
      if conditions.count == 1, case .expression(let value) = conditions[0].kind {
        isEndless = value.kind == .boolean(true)
      }
      try visit(conditions)
      try loop(own, mayEnd: !isEndless) { (check) throws(Mistake) in try check.visit(body) }
      scopes.removeLast()
    case .repeatWhile(let body, let condition):
      let before = ways
      targets.append(Target(label: own, isLoop: true, broken: [], continued: []))
      try visit(body)
      guard let target = targets.popLast() else { return }
      ways = AssignmentCheck.joined(ways, target.continued)
      try refuseRepeats(from: before, to: ways, at: body.range)
      try read(condition)
      if condition.kind == .boolean(true) { leave() }
      ways = AssignmentCheck.joined(ways, target.broken)
    case .switchCase(let subject, let cases): try visit(subject, cases, own)
    case .returnValue(let value):
      if let value { try read(value) }
      leave()
    case .breakOut(let label):
      if let place = target(label, isLoop: false) {
        targets[place].broken = AssignmentCheck.joined(targets[place].broken, ways)
      }
      leave()
    case .continueLoop(let label):
      if let place = target(label, isLoop: true) {
        targets[place].continued = AssignmentCheck.joined(targets[place].continued, ways)
      }
      leave()
    case .fallThrough: break
    case .block(let block): try visit(block)
    case .labeled(let label, let inner):
      switch inner.kind {
      case .forIn, .loop, .whileLoop, .repeatWhile, .switchCase:
        self.label = label
        try visit(inner)
      default:
        targets.append(Target(label: label, isLoop: false, broken: [], continued: []))
        try visit(inner)
        if let target = targets.popLast() { ways = AssignmentCheck.joined(ways, target.broken) }
      }
    }
  }

  private func target(_ label: String?, isLoop: Bool) -> Int? {
    guard let label else { return targets.lastIndex { isLoop ? $0.isLoop : $0.label == nil || $0.isLoop } }
    return targets.lastIndex { $0.label == label }
  }

  /// A loop: what its body does may have been done before, or not at all.
  private mutating func loop(
    _ label: String?, mayEnd: Bool, _ body: (inout AssignmentCheck) throws(Mistake) -> Void
  ) throws(Mistake) {
    let before = ways
    targets.append(Target(label: label, isLoop: true, broken: [], continued: []))
    try body(&self)
    guard let target = targets.popLast() else { return }
    let again = AssignmentCheck.joined(ways, target.continued)
    try refuseRepeats(from: before, to: again, at: .none)
    ways = AssignmentCheck.joined(mayEnd ? AssignmentCheck.joined(before, again) : [], target.broken)
    while ways.count < names.count { ways.append([]) }
  }

  /// The places of the last assignments, for the mistake of one in a loop.
  private var assigned: [Int: SourceRange] = [:]

  private func refuseRepeats(from before: [Ways], to after: [Ways], at range: SourceRange) throws(Mistake) {
    for place in before.indices where place < after.count {
      if after[place].contains(.given), before[place] == .open {
        throw Mistake(.assignedTwice(names[place]), at: assigned[place] ?? range)
      }
    }
  }

  private mutating func visit(_ subject: Expression, _ cases: [SwitchCase], _ label: String?) throws(Mistake)
  {
    try read(subject)
    let before = ways
    targets.append(Target(label: label, isLoop: true, broken: [], continued: []))
    var after: [Ways] = []
    var fallen: [Ways] = []
    for one in cases {
      ways = AssignmentCheck.joined(before, fallen)
      scopes.append([:])
      for value in one.labels {
        hide(value.pattern)
        for expression in value.pattern.expressions { try read(expression) }
        if let filter = value.filter { try read(filter) }
      }
      try visit(one.body)
      scopes.removeLast()
      if case .fallThrough? = one.body.statements.last?.kind {
        fallen = ways
      } else {
        fallen = []
        after = AssignmentCheck.joined(after, ways)
      }
    }
    guard let target = targets.popLast() else { return }
    // `continue` in a switch means the loop around it.
    if let loop = targets.lastIndex(where: \.isLoop) {
      targets[loop].continued = AssignmentCheck.joined(targets[loop].continued, target.continued)
    }
    ways = AssignmentCheck.joined(after, target.broken)
    while ways.count < names.count { ways.append([]) }
  }

  private mutating func visit(_ conditions: [Condition]) throws(Mistake) {
    for condition in conditions {
      for expression in condition.expressions { try read(expression) }
      switch condition.kind {
      case .binding(let pattern, _, _, _), .match(let pattern, _): hide(pattern)
      case .expression, .availability: break
      }
    }
  }

  // MARK: Expressions

  /// An expression as a statement.
  private mutating func visit(_ expression: Expression) throws(Mistake) {
    guard case .assign(let target, let operation, let value) = expression.kind else {
      try read(expression)
      if case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
        ["fatalError", "preconditionFailure", "abort", "exit"].contains(name)
      {
        leave()
      }
      return
    }
    try read(value)
    if operation == nil, case .name(let name) = target.kind {
      try assign(name, at: target.range)
    } else if operation == nil, case .tuple(let parts) = target.kind {
      for part in parts {
        if case .name(let name) = part.value.kind {
          try assign(name, at: part.value.range)
        } else {
          try read(part.value)
        }
      }
    } else {
      try read(target)
    }
  }

  private mutating func assign(_ name: String, at range: SourceRange) throws(Mistake) {
    guard let place = constant(name) else {
      if outer.contains(name), !isHidden(name) {
        throw Mistake(.constant(name, .constant, .assign), at: range)
      }
      return
    }
    if ways[place].contains(.given) { throw Mistake(.assignedTwice(name), at: range) }
    assigned[place] = range
    if !ways[place].isEmpty { ways[place] = .given }
  }

  private func isHidden(_ name: String) -> Bool { scopes.contains { $0[name] != nil } }

  private func read(_ expression: Expression) throws(Mistake) {
    switch expression.kind {
    case .name(let name):
      if let place = constant(name), ways[place].contains(.open) {
        throw Mistake(.usedUnassigned(name), at: expression.range)
      }
    case .closure(let closure):
      var known = outer.union(names)
      for parameter in closure.parameters { known.remove(parameter.name) }
      try AssignmentCheck.check(closure.body, outer: known)
    default: for part in expression.parts { try read(part) }
    }
  }
}
