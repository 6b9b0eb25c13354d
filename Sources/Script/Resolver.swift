import Geometry
import Messaging
import SceneModel

/// Turns a tree into closures that run it: every name is found once, when the code is read.
///
/// Locals become places in a frame, members entries of the table, constants values. What depends on the scene
/// (properties that `let` gives, objects by name, helpers of `def`) is looked up by name when it runs, so that
/// code stays valid while the scene changes. Objects are found by their name at that moment: renaming one
/// leaves code that names it in need of a `let`, as a saved scene would be when it is loaded again.
struct Resolver {
  let source: Source
  var language: Language
  /// The method that the code takes the place of; nil for a helper.
  var entry: Entry?
  /// Routines that are being read, the innermost last.
  var frames: [Frame] = [Frame()]
  /// Names that occur in closures, or whose address is taken: their variables are shared.
  var shared: Set<String> = []
  /// The helpers pasted along, by key, and whether they are properties.
  var helpers: [String: Bool] = [:]
  /// The names of those helpers that extend types of values.
  var extensions: Set<String> = []
  /// The names of those that may change the value that they extend.
  var mutating: Set<String> = []
  /// The helpers that are stored constants.
  var constants: Set<String> = []
  /// The parameters of those helpers that are called with parentheses, by name.
  var signatures: [String: [Parameter]] = [:]
  /// What helpers answer, by name.
  var results: [String: TypeReference] = [:]
  /// The types of the properties that the paste declares.
  var declaredTypes: [String: TypeReference] = [:]
  /// Whether parameters of the closure that is read next may be changed, as those of `reduce(into:)`.
  var closureMayChange = false
  /// The type of values that the helper extends which is being read.
  var extended: Member.Owner?
  /// The labels of statements around the present one; a label's number is its place from 1.
  var labels: [String] = []
  /// The number of the label directly before the statement that is being read; 0 for none.
  var pendingLabel = 0

  init(source: Source, language: Language) {
    self.source = source
    self.language = language
  }

  var isSwift: Bool { language == .swift }

  /// A routine that is being read.
  struct Frame {
    var scopes: [[String: Local]] = [[:]]
    var size = 0
    var captures: [(name: String, outer: Int, inner: Int)] = []
  }

  /// A variable that a name stands for.
  struct Local {
    var variable: Variable
    var type: TypeReference?
    var constancy = Constancy.variable
    /// Whether it surely holds a value that is copied.
    var isValue = false
    /// What its text depends on.
    var shape = TextShape.plain
    /// The parameters of the function that it holds, if that is known.
    var parameters: [Parameter]?
    /// What that function answers.
    var result: TypeReference?
  }

  /// Takes over the helpers of a paste.
  mutating func take(_ helpers: [MethodDeclaration]) {
    for helper in helpers {
      self.helpers[helper.key] = helper.form == .property
      if helper.extended != nil { extensions.insert(helper.name) }
      if helper.isMutating { mutating.insert(helper.name) }
      if helper.isConstant { constants.insert(helper.name) }
      if helper.form == .method { signatures[helper.name] = helper.parameters }
      results[helper.name] = helper.result
    }
  }

  // MARK: Scopes

  /// Opens a scope; a mistake before it is closed ends the reading anyhow.
  mutating func openScope() { frames[frames.count - 1].scopes.append([:]) }

  /// Closes the innermost scope.
  mutating func closeScope() { frames[frames.count - 1].scopes.removeLast() }

  /// Makes a variable known from here on.
  mutating func declare(
    _ name: String, type: TypeReference? = nil, kind: NumberKind? = nil, _ constancy: Constancy = .variable,
    isValue: Bool = false, shape: TextShape? = nil
  ) -> Variable {
    let last = frames.count - 1
    let variable = Variable(
      place: frames[last].size, isShared: shared.contains(name), number: type?.number ?? kind)
    frames[last].size += 1
    if name != "_" {
      frames[last].scopes[frames[last].scopes.count - 1][name] = Local(
        variable: variable, type: type, constancy: isSwift ? constancy : .variable, isValue: isValue,
        shape: shape ?? (isSwift ? TextShape(type) : .plain))
    }
    return variable
  }

  /// Makes a parameter known; one that is `inout` shares the caller's variable.
  mutating func declare(_ parameter: Parameter, mayChange: Bool = false) -> Variable {
    if parameter.isInout { shared.insert(parameter.name) }
    let isVariable = mayChange || parameter.isInout || parameter.isVariable
    var variable = declare(
      parameter.name, type: parameter.type, isVariable ? .variable : .parameter,
      isValue: isValue(parameter.type, nil))
    variable.isInout = parameter.isInout
    return variable
  }

  /// The variable of a name; one of a routine around this one is captured on the way.
  mutating func local(_ name: String) -> Local? { local(name, in: frames.count - 1) }

  private mutating func local(_ name: String, in depth: Int) -> Local? {
    for scope in frames[depth].scopes.reversed() {
      if let found = scope[name] { return found }
    }
    guard depth > 0, let outer = local(name, in: depth - 1) else { return nil }
    let inner = Variable(place: frames[depth].size, isShared: true, number: outer.variable.number)
    frames[depth].size += 1
    frames[depth].captures.append((name, outer.variable.place, inner.place))
    var captured = outer
    captured.variable = inner
    frames[depth].scopes[0][name] = captured
    return captured
  }

  // MARK: Routines

  /// Reads a method or a helper.
  mutating func routine(of method: MethodDeclaration) throws(Mistake) -> Routine {
    language = method.language
    entry = method.entry
    extended = nil
    frames = [Frame()]
    labels = []
    shared = SharedNames.names(in: method.body)
    var parameters: [Variable] = []
    if let extended = method.extended {
      parameters.append(declareSelf(of: extended, isMutating: method.isMutating))
    }
    if isSwift { try AssignmentCheck.check(method.body) }
    for parameter in method.parameters { parameters.append(declare(parameter)) }
    let standards = try self.standards(
      of: method.parameters, in: Array(parameters.suffix(method.parameters.count)))
    let rest = Resolver.answering(
      method.entry == nil ? method.result : nil,
      try body(method.body, answers: method.entry.map { $0.answer != .nothing } ?? true))
    return Routine(
      name: method.name, frameSize: frames[0].size, parameters: parameters,
      run: Resolver.run(rest, after: standards))
  }

  /// What fills in the arguments that a call leaves out; nil when no parameter has a value for that.
  private mutating func standards(of parameters: [Parameter], in variables: [Variable]) throws(Mistake)
    -> Run?
  {
    var codes: [(Variable, Code)] = []
    for (parameter, variable) in zip(parameters, variables) {
      guard let standard = parameter.standard.first else { continue }
      codes.append((variable, try expression(standard, wanting: variable.number)))
    }
    if codes.isEmpty { return nil }
    let all = codes
    return { machine, app throws(Fault) in
      for (variable, code) in all {
        if case .unset = machine.load(variable) { machine.store(try code(&machine, &app), in: variable) }
      }
      return .next
    }
  }

  private static func run(_ rest: @escaping Run, after first: Run?) -> Run {
    guard let first else { return rest }
    return { machine, app throws(Fault) in
      _ = try first(&machine, &app)
      return try rest(&machine, &app)
    }
  }

  /// A body whose answer gets the declared type: `return 5` of a CGFloat is measured, `.zero` what the type says.
  private static func answering(_ type: TypeReference?, _ body: @escaping Run) -> Run {
    guard let type, type.number != nil || ObjCNames.fields[type.name] != nil || !type.labels.isEmpty else {
      return body
    }
    return { machine, app throws(Fault) in
      let flow = try body(&machine, &app)
      machine.result = labelled(machine.result.coerced(to: type), as: type)
      return flow
    }
  }

  /// Reads a body: in Swift one of a single expression answers it.
  mutating func body(_ block: Block, answers: Bool) throws(Mistake) -> Run {
    if isSwift, answers, let expression = block.implicitAnswer {
      let code = try self.expression(expression, wanting: nil)
      let line = self.line(of: block.statements[0].range)
      return { machine, app throws(Fault) in
        let step = try machine.begin(line, in: &app)
        machine.result = try code(&machine, &app)
        machine.answerRange = expression.range
        machine.end(step, line, answer: machine.result, in: &app)
        return .leave
      }
    }
    return try self.block(block)
  }

  /// Reads a closure.
  mutating func closure(_ closure: Closure) throws(Mistake) -> Code {
    frames.append(Frame())
    // Also after a mistake: the blocks around it close their own scopes.
    defer { frames.removeLast() }
    let mayChange = closureMayChange
    closureMayChange = false
    let outerLabels = labels
    labels = []
    defer { labels = outerLabels }
    var parameters: [Variable] = []
    if closure.parameters.isEmpty {
      // `$0`, `$1`, … are declared as far as they occur.
      let count = SharedNames.dollarCount(in: closure.body)
      for number in 0..<count {
        parameters.append(declare("$\(number)", mayChange && number == 0 ? .variable : .parameter))
      }
    } else {
      for (place, parameter) in closure.parameters.enumerated() {
        parameters.append(declare(parameter, mayChange: mayChange && place == 0))
      }
    }
    let standards = try self.standards(of: closure.parameters, in: parameters)
    let run = Resolver.run(
      Resolver.answering(closure.result, try body(closure.body, answers: true)), after: standards)
    let frame = frames[frames.count - 1]
    let routine = Routine(
      name: "closure", frameSize: frame.size, parameters: parameters,
      captures: frame.captures.map { ($0.outer, $0.inner) }, run: run)
    let places = frame.captures.map(\.outer)
    return { machine, _ throws(Fault) in
      var captures: [Int] = []
      for place in places {
        if case .pointer(let shared) = machine.stack[machine.base + place] {
          captures.append(shared)
        } else {
          // Named in the closure before it is declared around it.
          captures.append(machine.allocate(.unset))
        }
      }
      return .closure(ClosureValue(routine: routine, captures: captures, receiver: machine.receiver))
    }
  }

  // MARK: Lines

  /// What a trace shows of a statement.
  func line(of range: SourceRange, names: [(String, Variable)] = []) -> Line {
    Line(number: Int32(source.line(of: range.start)), names: names)
  }

  /// The locals that an expression mentions, in order, for the trace.
  mutating func mentioned(in expressions: [Expression]) -> [(String, Variable)] {
    var seen: [(String, Variable)] = []
    for name in SharedNames.mentions(in: expressions).prefix(4) {
      if let local = local(name) { seen.append((name, local.variable)) }
    }
    return seen
  }
}

/// A line of code as a trace shows it.
struct Line: Sendable {
  /// The line, from 1.
  let number: Int32
  /// The variables whose values are shown.
  let names: [(String, Variable)]
}

extension Machine {
  /// Takes a step, and notes that a line begins to run; its values are filled in by ``end``.
  func begin(_ line: Line, in app: inout Simulation) throws(Fault) -> Int? {
    try spend(in: &app)
    guard app.isRecording, line.number > 0 else { return nil }
    let text = app.keep("")
    return app.record(.line(receiver, line.number, text: text))
  }

  /// Fills in the values that a line saw.
  func end(_ step: Int?, _ line: Line, answer: Value? = nil, verdict: Bool? = nil, in app: inout Simulation) {
    guard let step else { return }
    var parts: [String] = []
    for (name, variable) in line.names { parts.append("\(name) = \(load(variable).shortText(in: app))") }
    var text = parts.joined(separator: ", ")
    if let answer { text += (text.isEmpty ? "" : "; ") + "answers \(answer.shortText(in: app))" }
    if let verdict { text += (text.isEmpty ? "" : "; ") + (verdict ? "true" : "false") }
    guard !text.isEmpty else { return }
    let place = app.keep(text)
    app.amend(step, .line(receiver, line.number, text: place))
  }
}
