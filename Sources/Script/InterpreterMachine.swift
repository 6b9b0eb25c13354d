import Geometry
import Messaging
import SceneModel

/// One expression, ready to run.
typealias Code = @Sendable (inout Machine, inout Simulation) throws(Fault) -> Value
/// One statement, ready to run.
typealias Run = @Sendable (inout Machine, inout Simulation) throws(Fault) -> Flow

/// Where to go on after a statement.
enum Flow: Equatable {
  /// With the next one.
  case next
  /// Out of the method; the answer lies in the machine.
  case leave
  /// Out of a loop or a switch; the number of its label, 0 for the innermost.
  case exit(Int)
  /// To a loop's next round; the number of its label, 0 for the innermost.
  case again(Int)
  /// Into the next case of a switch.
  case fall
}

/// A body ready to run: of a method, a helper or a closure.
///
/// Immutable, and shared by all its calls.
final class Routine: Sendable {
  /// How many places its variables need.
  let frameSize: Int
  /// The places of its parameters, in order, and whether a parameter lies in the heap.
  let parameters: [Variable]
  /// For each captured variable its place in the frame around it and its place in its own.
  let captures: [(outer: Int, inner: Int)]
  /// The statements; a body of one expression answers through the machine as well.
  let run: Run
  /// The name by which it is called, for errors and traces.
  let name: String

  init(
    name: String, frameSize: Int, parameters: [Variable], captures: [(outer: Int, inner: Int)] = [],
    run: @escaping Run
  ) {
    self.name = name
    self.frameSize = frameSize
    self.parameters = parameters
    self.captures = captures
    self.run = run
  }
}

/// Where a variable lies.
struct Variable: Sendable {
  /// The place in the frame.
  var place: Int
  /// Whether the frame only names a place in the heap, since closures share the variable.
  var isShared: Bool
  /// The kind of number that its declared type says.
  var number: NumberKind?
  /// Whether it is another routine's variable as long as the call lasts (`inout`).
  var isInout = false
}

/// All that belongs to one paste while it runs.
///
/// Immutable, and shared by all its methods.
final class Unit: Sendable {
  /// The text, for errors.
  let source: Source
  /// The helpers pasted along, by name.
  let helpers: [String: Helper]
  /// The names that are neither of the code's own nor UIKit's: the scene must know them before it runs.
  let needs: [Need]

  init(source: Source, helpers: [String: Helper] = [:], needs: [Need] = []) {
    self.source = source
    self.helpers = helpers
    self.needs = needs
  }

  /// A helper: its code, and whether it is called with parentheses.
  struct Helper: Sendable {
    let routine: Routine
    let isProperty: Bool
  }
}

/// A run of one method: its variables, and what they share with closures.
struct Machine {
  /// The paste whose code runs.
  var unit: Unit
  /// Which method runs, for errors.
  let selector: Messaging.Selector
  /// `self`.
  var receiver: ObjectID
  /// The variables of all routines that are running, the innermost last.
  var stack: ValueStack
  /// Where the variables of the innermost routine begin.
  var base = 0
  /// The variables that closures share.
  var heap: [Value] = []
  /// What `return` said.
  var result: Value = .none
  /// The statement that said it.
  var answerRange = SourceRange.none
  /// The functions of `def` that were read beforehand.
  var functions: [String: ReadFunction] = [:]
  /// What was printed without an end of its line.
  var output = ""

  @inline(__always)
  init(unit: Unit, selector: Messaging.Selector, receiver: ObjectID, frameSize: Int) {
    self.unit = unit
    self.selector = selector
    self.receiver = receiver
    stack = ValueStack(count: frameSize)
  }

  // MARK: Variables

  func load(_ variable: Variable) -> Value {
    let value = stack[base + variable.place]
    guard variable.isShared, case .pointer(let place) = value else { return value }
    return heap[place]
  }

  mutating func store(_ value: Value, in variable: Variable) {
    if variable.isShared, case .pointer(let place) = stack[base + variable.place] {
      heap[place] = value
    } else {
      stack[base + variable.place] = value
    }
  }

  /// Begins a variable's life with a value; a shared one gets a new place, so each round of a loop has its own.
  mutating func declare(_ variable: Variable, as value: Value) {
    if variable.isInout, case .pointer = value {
      stack[base + variable.place] = value
    } else if variable.isShared {
      heap.append(value)
      stack[base + variable.place] = .pointer(heap.count - 1)
    } else {
      stack[base + variable.place] = value
    }
  }

  /// A new place in the heap.
  mutating func allocate(_ value: Value) -> Int {
    heap.append(value)
    return heap.count - 1
  }

  // MARK: Calls of code's own

  /// How deep helpers and closures may call one another, over all methods that are running.
  ///
  /// Their calls need the stack of this process. What a fault leaves counted ends with its event.
  static let nestingLimit = 200

  /// Calls a helper or a closure with arguments; missing ones are nil.
  mutating func call(
    _ routine: Routine, _ arguments: ShortList<Value>, captures: [Int] = [],
    receiver newReceiver: ObjectID? = nil,
    in app: inout Simulation
  ) throws(Fault) -> Value {
    let outer = (base, receiver)
    try open(routine, arguments, captures, newReceiver, in: &app)
    _ = try routine.run(&self, &app)
    close(outer, in: &app)
    let answer = result
    result = .none
    return answer
  }

  /// Lets a closure change its first argument, as `reduce(into:)` does.
  mutating func change(
    _ value: inout Value, with closure: ClosureValue, _ item: Value, in app: inout Simulation
  ) throws(Fault) {
    let outer = (base, receiver)
    try open(closure.routine, [value, item], closure.captures, closure.receiver, in: &app)
    _ = try closure.routine.run(&self, &app)
    if let first = closure.routine.parameters.first { value = load(first) }
    close(outer, in: &app)
    result = .none
  }

  /// Calls a closure with one argument, without a list of arguments in between: searches do so all the time.
  mutating func call(_ closure: ClosureValue, with argument: Value, in app: inout Simulation) throws(Fault)
    -> Value
  {
    let outer = (base, receiver)
    let routine = closure.routine
    try open(routine, closure.captures, closure.receiver, in: &app)
    if routine.parameters.count > 1, case .tuple(let tuple) = argument,
      tuple.values.count == routine.parameters.count
    {
      // A tuple's parts for a closure that takes as many: `zip(a, b).map { $0 + $1 }`.
      for place in routine.parameters.indices {
        declare(routine.parameters[place], as: tuple.values[place])
      }
    } else {
      for place in routine.parameters.indices {
        declare(routine.parameters[place], as: place == 0 ? argument : .unset)
      }
    }
    _ = try routine.run(&self, &app)
    close(outer, in: &app)
    let answer = result
    result = .none
    return answer
  }

  /// Makes room for a routine's variables, and puts its arguments there.
  private mutating func open(
    _ routine: Routine, _ arguments: ShortList<Value>, _ captures: [Int], _ newReceiver: ObjectID?,
    in app: inout Simulation
  ) throws(Fault) {
    try open(routine, captures, newReceiver, in: &app)
    for place in routine.parameters.indices {
      declare(routine.parameters[place], as: place < arguments.count ? arguments[place] : .unset)
    }
  }

  private mutating func open(
    _ routine: Routine, _ captures: [Int], _ newReceiver: ObjectID?, in app: inout Simulation
  ) throws(Fault) {
    try spend(in: &app)
    guard app.nesting < Machine.nestingLimit else {
      throw Fault(.tooDeep(limit: Machine.nestingLimit), path: app.path)
    }
    app.nesting += 1
    base = stack.count
    if let newReceiver { receiver = newReceiver }
    stack.open(routine.frameSize)
    for place in routine.captures.indices where place < captures.count {
      stack[base + routine.captures[place].inner] = .pointer(captures[place])
    }
    result = .none
  }

  private mutating func close(_ outer: (base: Int, receiver: ObjectID), in app: inout Simulation) {
    stack.close(to: base)
    base = outer.base
    receiver = outer.receiver
    app.nesting -= 1
  }

  /// Calls a closure.
  mutating func call(_ closure: ClosureValue, _ arguments: ShortList<Value>, in app: inout Simulation)
    throws(Fault)
    -> Value
  {
    try call(
      closure.routine, arguments, captures: closure.captures, receiver: closure.receiver, in: &app)
  }

  // MARK: The budget

  /// Takes one step off what the event may still take.
  func spend(in app: inout Simulation) throws(Fault) {
    app.budget -= 1
    if app.budget < 0 {
      throw Fault(.outOfSteps(receiver, selector, limit: Simulation.stepLimit), path: app.path)
    }
  }

  /// Takes the steps that work on many things costs, so that a loop cannot fill the memory.
  func charge(_ steps: Int, in app: inout Simulation) throws(Fault) {
    guard steps > 0 else { return }
    app.budget -= steps
    if app.budget < 0 {
      throw Fault(.outOfSteps(receiver, selector, limit: Simulation.stepLimit), path: app.path)
    }
  }

  /// Compares two values, and charges for what was looked at: long lists in a loop would take no end otherwise.
  func areEqual(_ left: Value, _ right: Value, in app: inout Simulation) throws(Fault) -> Bool {
    var room = Value.comparisonLimit
    let same = Value.areEqual(left, right, depth: 0, room: &room)
    try charge((Value.comparisonLimit - room) / 16, in: &app)
    return same
  }

  /// What a value costs that was just made.
  func charge(for value: Value, in app: inout Simulation) throws(Fault) {
    switch value {
    case .string(let text): try charge(text.utf8.count / 64, in: &app)
    case .list(let list): try charge(list.items.count / 16, in: &app)
    default: break
    }
  }

  // MARK: Faults

  /// A failure at a place of the code.
  func fault(
    _ code: String, _ details: [String], at range: SourceRange, remedy: String = "", in app: Simulation
  ) -> Fault {
    let (line, column) = unit.source.position(of: range.start)
    let text = unit.source.text(ofLine: line)
    let length = unit.source.text(of: range).prefix { !$0.isNewline }.count
    return Fault(
      .code(
        CodeFault(
          code: code, details: details, owner: receiver, method: selector.rawValue, line: line,
          column: column,
          length: max(1, length), sourceLine: text, remedy: remedy)), path: app.path)
  }

  /// R1: a nil was used where Swift does not allow it.
  func nilUsed(_ range: SourceRange, in app: Simulation) -> Fault {
    fault("R1", [text(range)], at: range, in: app)
  }

  /// N4: a value of another kind than is wanted.
  func wrongKind(_ value: Value, wanted: String, at range: SourceRange, in app: Simulation) -> Fault {
    fault("N4", [text(range), value.kindName(in: app.scene), wanted], at: range, in: app)
  }

  /// The text of a range.
  func text(_ range: SourceRange) -> String { unit.source.text(of: range) }
}
