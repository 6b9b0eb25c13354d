import Geometry
import SceneModel

/// One thing that one object can ask of another, or tell it.
///
/// A file holds one UIKit method: what is handed over, what is answered, what UIKit itself does, and how it
/// shows in a trace.
public protocol Message: Sendable {
  /// What the receiver answers.
  associatedtype Answer: Sendable

  /// Which method it is.
  var selector: Selector { get }

  /// What UIKit does when no code stands in its place.
  func builtIn(for receiver: ObjectID, in app: inout Simulation) throws(Fault) -> Answer

  /// What is handed to code, in the order of UIKit's parameters.
  var arguments: ShortList<Argument> { get }

  /// What code answered, as an answer; nil when it is of another sort.
  func answer(from value: Argument) -> Answer?

  /// What kind of answer code must give, for an error: `true or false`, `a view or nil`.
  var wantedAnswer: AnswerKind { get }

  /// The step by which a trace shows that it was sent; nil when it does not show.
  func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind?

  /// Completes the trace once the answer is there; `step` is the place of the step that `sent` gave.
  func answered(
    _ answer: Answer, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation)
}

/// Most methods of responders answer nothing.
extension Message where Answer == Void {
  /// There is no answer.
  public func answer(from value: Argument) -> Void? { () }

  /// There is no answer.
  public var wantedAnswer: AnswerKind { .none }

  /// Nothing to complete.
  public func answered(
    _ answer: Void, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation
  ) {}
}

/// Questions are answered with yes or no.
extension Message where Answer == Bool {
  /// Yes or no.
  public func answer(from value: Argument) -> Bool? {
    if case .bool(let isTrue) = value { return isTrue }
    return nil
  }

  /// Yes or no.
  public var wantedAnswer: AnswerKind { .bool }
}

/// The sorts of answers.
public enum AnswerKind: Sendable {
  /// A view or nil.
  case view
  /// A responder or nil.
  case responder
  /// Yes or no.
  case bool
  /// Nothing.
  case none
}

/// A value on its way between UIKit and code.
public enum Argument: Equatable, Sendable {
  /// Nil, or nothing.
  case none
  /// Yes or no.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A point.
  case point(Point)
  /// An object of the scene.
  case object(ObjectID)
  /// The set of touches of a call.
  case touches([TouchID])
  /// One touch.
  case touch(TouchID)
  /// The event that is being delivered.
  case event
  /// Text: a motion's or a press's name.
  case text(String)
  /// Something that is none of these; what it is, for an error.
  case other(String)
}

/// Code that stands in the place of a UIKit method.
///
/// Declared here and written in a higher layer: a message finds it at run time, the only call that rises.
/// A class, so that the road of messages takes one reference a call.
public protocol MethodBody: AnyObject, Sendable {
  /// Runs the code for one call. The code asks other objects through `app`, as UIKit's own code does.
  func answer(
    _ selector: Selector, _ arguments: ShortList<Argument>, for receiver: ObjectID, in app: inout Simulation
  ) throws(Fault) -> Argument
}

/// Names one method of one object.
public struct MethodKey: Hashable, Sendable {
  /// The object.
  public let receiver: ObjectID
  /// The method.
  public let selector: Selector

  /// Makes a key.
  public init(_ receiver: ObjectID, _ selector: Selector) {
    self.receiver = receiver
    self.selector = selector
  }

  /// As one number, since every message to an object with code looks one up: by default the method's name would be hashed
  /// letter by letter.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Int(receiver.index) << 8 | Int(selector.place))
  }
}
