import Geometry
import Messaging
import SceneModel

/// Code for an object's methods as a person gives it.
public enum OverrideInput: Equatable, Sendable {
  /// One or several whole methods, as they stand in a source file.
  case paste(String)
  /// The statements of one method's body.
  case statements(method: String, String)
  /// One expression, in Swift.
  case expression(method: String, String)
  /// A ready-made rule with its arguments: `inset -10`.
  case preset(method: String, String)

  /// The text that mistakes and their places speak of.
  public var text: String {
    switch self {
    case .paste(let text), .statements(_, let text), .expression(_, let text), .preset(_, let text): text
    }
  }
}

/// What was read from an override, and what it still needs.
public struct ReadOverride: Equatable, Sendable {
  /// The sources that the scene keeps, one a method.
  public let sources: [MethodSource]
  /// The methods' names in the command language, in the order of the text.
  public var methods: [String] { sources.map(\.method) }
  /// The helpers that were pasted along.
  public let helpers: [String]
  /// The language of the first method.
  public let language: Language
  /// How many lines the text has.
  public let lineCount: Int
  /// What is worth saying about the text.
  public let notes: [PasteNote]
  /// The names that the scene does not tell yet: until it does, running the code is an error that names them.
  public let needs: [NeededName]
  /// Calls of functions that nobody knows and whose answers are not used: they are only noted.
  public let ignoredCalls: [NeededName]
  /// Classes in tests and casts that the scene does not know: nothing is one of them.
  public let unknownClasses: [NeededName]
}

/// A name that code uses and that the scene does not tell.
public struct NeededName: Equatable, Sendable {
  /// The name, or an unknown function's with its labels; it may have dots.
  public let name: String
  /// Whether it is called as a function.
  public let isFunction: Bool
  /// The lines in which it stands.
  public let lines: [Int]
  /// What it seems to be, from the way it is used.
  public let kind: ValueKind
  /// What was probably meant, when a known name is near.
  public let suggestion: String?
  /// The line in which the suggested name is declared, when it is a local one.
  public let suggestionLine: Int?
  /// What to type, with `?` for the value: `let A.slop = ?`, `def area(a) = ?`; empty where nothing helps.
  public let remedy: String
}

/// A function of `def`, ready to run.
struct ReadFunction: Sendable {
  let source: FunctionSource
  let unit: Unit
  let routine: Routine
}

/// Code in the place of a method, ready to run.
///
/// A class, so that the road of messages copies one reference a call.
final class OverrideBody: MethodBody {
  let unit: Unit
  let routine: Routine
  let language: Language
  /// What must be answered; kept, since it is asked at every call.
  let wanted: Entry.Answer
  /// How many arguments UIKit's method has, when it is a delegate's; its first is the recognizer itself.
  let delegateArguments: Int
  /// The functions of `def` that were there when the code was read.
  let functions: [String: ReadFunction]

  init(
    unit: Unit, routine: Routine, language: Language, wanted: Entry.Answer, delegateArguments: Int,
    functions: [String: ReadFunction] = [:]
  ) {
    self.functions = functions
    self.unit = unit
    self.routine = routine
    self.language = language
    self.wanted = wanted
    self.delegateArguments = delegateArguments
  }

  func answer(
    _ selector: Messaging.Selector, _ arguments: ShortList<Messaging.Argument>, for receiver: ObjectID,
    in app: inout Simulation
  ) throws(Fault) -> Messaging.Argument {
    var machine = Machine(unit: unit, selector: selector, receiver: receiver, frameSize: routine.frameSize)
    machine.functions = functions
    if !unit.needs.isEmpty { try machine.checkNeeds(in: app) }
    var place = 0
    if arguments.count < delegateArguments {
      bind(.object(receiver), at: &place, in: &machine)
    }
    for number in arguments.indices { bind(Value(arguments[number], selector), at: &place, in: &machine) }
    let flow = try routine.run(&machine, &app)
    if !machine.output.isEmpty { try machine.print("", in: &app) }
    return try machine.answer(as: wanted, language, hasAnswered: flow == .leave, in: app)
  }

  private func bind(_ value: Value, at place: inout Int, in machine: inout Machine) {
    if place < routine.parameters.count { machine.declare(routine.parameters[place], as: value) }
    place += 1
  }
}

extension Value {
  /// What a message hands over.
  init(_ argument: Messaging.Argument, _ selector: Messaging.Selector) {
    switch argument {
    case .none: self = .none
    case .bool(let isTrue): self = .bool(isTrue)
    case .number(let number): self = .number(number)
    case .point(let point): self = .point(point)
    case .object(let id): self = .object(id)
    case .touches(let touches): self = .list(ListValue(touches.map { .touch($0) }, isSet: true))
    case .touch(let id): self = .touch(id)
    case .event: self = .event
    case .text(let text):
      switch selector {
      case .motionBegan, .motionEnded, .motionCancelled:
        self = .symbol("motion" + text.prefix(1).uppercased() + text.dropFirst())
      case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
        self = .list(ListValue([.symbol(text)], isSet: true))
      default: self = .string(text)
      }
    case .other(let text): self = .string(text)
    }
  }
}

extension Machine {
  /// N1: fails before anything ran when the scene does not know all names.
  func checkNeeds(in app: Simulation) throws(Fault) {
    let open = unit.needs.filter { !isMet($0, in: app.scene) }
    guard let first = open.first else { return }
    let remedies = open.map { OverrideReader.remedy(for: $0, of: receiver, in: app.scene) }
    let code = first.isFunction && open.count == 1 ? "N3" : "N1"
    var details = [open.map(\.name).joined(separator: ", ")]
    if open.count == 1, let suggestion = first.suggestion {
      details.append(suggestion)
      if let place = first.suggested { details.append(String(unit.source.line(of: place.start))) }
    }
    throw fault(code, details, at: first.range, remedy: remedies.joined(separator: "; "), in: app)
  }

  /// The answer as the method's message takes it; R3 when it is of another sort.
  func answer(as wanted: Entry.Answer, _ language: Language, hasAnswered: Bool, in app: Simulation)
    throws(Fault)
    -> Messaging.Argument
  {
    guard wanted != .nothing else { return .none }
    let isSwift = language == .swift
    if !hasAnswered, isSwift { throw wrongAnswer("nothing", wanted, in: app) }
    switch (wanted, result) {
    case (.boolean, .bool(let isTrue)): return .bool(isTrue)
    // In C every value is a BOOL.
    case (.boolean, _) where !isSwift: return .bool(result.isTruthy)
    case (.view, .none), (.responder, .none), (.view, .unset), (.responder, .unset): return .none
    case (.view, .object(let id)) where app.scene.isAlive(id) && app.scene.kind(of: id).isView:
      return .object(id)
    case (.responder, .object(let id)) where app.scene.isAlive(id) && app.scene.kind(of: id).isResponder:
      return .object(id)
    default: throw wrongAnswer(result.kindName(in: app.scene), wanted, in: app)
    }
  }

  private func wrongAnswer(_ found: String, _ answer: Entry.Answer, in app: Simulation) -> Fault {
    let wanted =
      switch answer {
      case .boolean: "true or false"
      case .view: "a view or nil"
      case .responder: "a responder or nil"
      case .nothing: "nothing"
      }
    return fault("R3", [found, wanted], at: answerRange, in: app)
  }
}
