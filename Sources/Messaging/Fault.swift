import SceneModel

/// Why an event could not be carried to its end; the scene stays as it was before the event.
public struct Fault: Error, Equatable, Sendable {
  /// What went wrong.
  public let cause: Cause
  /// The calls that were running, the outermost first.
  public let path: [Call]

  /// Makes a fault.
  public init(_ cause: Cause, path: [Call] = []) {
    self.cause = cause
    self.path = path
  }

  /// One running call.
  public struct Call: Hashable, Sendable {
    /// The object.
    public let receiver: ObjectID
    /// Its method.
    public let selector: Selector

    /// Makes a call.
    public init(_ receiver: ObjectID, _ selector: Selector) {
      self.receiver = receiver
      self.selector = selector
    }
  }

  /// The causes.
  public enum Cause: Equatable, Sendable {
    /// Code of one object's method asked for itself again too often.
    case reentered(ObjectID, Selector, limit: Int)
    /// Too many calls of code within one another.
    case tooDeep(limit: Int)
    /// Code took more steps than it may, so it would hardly ever end.
    case outOfSteps(ObjectID, Selector, limit: Int)
    /// Code answered something that the method cannot answer.
    case wrongAnswer(ObjectID, Selector, wanted: AnswerKind, found: String)
    /// Code failed.
    case code(CodeFault)
    /// The trace grew longer than it may.
    case traceTooLong(limit: Int)
    /// The event does not fit what is going on: a finger that is down already, or is not.
    case input(InputFault)
    /// The scene refused a change.
    case refused(Refusal)
  }
}

/// A failure inside of code, as facts: a code of the table in the language's manual, its particulars, and where.
public struct CodeFault: Equatable, Sendable {
  /// The code, such as `R1`.
  public let code: String
  /// The particulars, in an order that the code fixes.
  public let details: [String]
  /// The object whose code it is; nil while the code is being read.
  public let owner: ObjectID?
  /// The method.
  public let method: String
  /// The line of the text as it was given, from 1; 0 when it is not known.
  public let line: Int
  /// The column in that line, from 1.
  public let column: Int
  /// How many characters the caret spans.
  public let length: Int
  /// The line itself.
  public let sourceLine: String
  /// What to type next, or empty.
  public let remedy: String

  /// Makes a failure.
  public init(
    code: String, details: [String], owner: ObjectID?, method: String, line: Int, column: Int,
    length: Int = 1,
    sourceLine: String, remedy: String = ""
  ) {
    self.code = code
    self.details = details
    self.owner = owner
    self.method = method
    self.line = line
    self.column = column
    self.length = length
    self.sourceLine = sourceLine
    self.remedy = remedy
  }
}

/// What does not fit what the fingers are doing.
public enum InputFault: Error, Equatable, Sendable {
  /// The finger is down already.
  case fingerIsDown(Int)
  /// The finger is not down.
  case fingerIsUp(Int)
  /// The finger would change twice in one event.
  case fingerTwice(Int)
  /// More fingers than there may be.
  case tooManyFingers(limit: Int)
  /// A time that is negative, endless or longer than a day.
  case badTime(Double)
  /// A number that is out of its range.
  case outOfRange(what: String, Double, low: Double, high: Double)
}
