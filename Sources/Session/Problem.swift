import CommandLanguage
import Importing
import Messaging
import SceneModel
import Script

/// Why a command failed, as facts, and where in its line.
public struct Problem: Error, Equatable, Sendable {
  /// What is wrong.
  public let cause: Cause
  /// Where in the command's text; nil when it is about no one place.
  public let place: Place?

  /// Makes a problem.
  public init(_ cause: Cause, at place: Place? = nil) {
    self.cause = cause
    self.place = place
  }

  /// A line that is not of the language.
  public init(_ misreading: Misreading) { self.init(.misreading(misreading), at: misreading.place) }

  /// The causes, by the layer that found them.
  public enum Cause: Equatable, Sendable {
    /// The line is not of the language.
    case misreading(Misreading)
    /// UIKit, or the scene, does not allow it.
    case refusal(Refusal)
    /// Code cannot be read; the text is what was given, in which the mistake has its place.
    case mistake(Mistake, in: String)
    /// An event could not be carried to its end.
    case fault(Fault)
    /// An expectation does not hold.
    case shortfall(Shortfall)
    /// A file could not be read or written.
    case file(path: String, FileTrouble)
    /// A line of a script that was run failed.
    indirect case script(path: String, line: Int, text: String, Problem)
    /// There is no event to look at.
    case noEvent
    /// There is no such step in the last event.
    case noSuchStep(Int, count: Int)
    /// Nothing has been offered that could be done: `why` comes first, and the scene must be as it was then.
    case nothingToFix(hasChanged: Bool)
    /// `why` offered fewer changes than that.
    case noSuchFix(Int, count: Int)
    /// There is nothing to undo, or less than that.
    case nothingToUndo
    /// What came before is no longer kept: so many changes are, and fewer of large scenes.
    case undoForgotten(limit: Int)
    /// Redo has no more, though more was taken back.
    case redoForgotten
    /// The command is longer than this many bytes.
    case tooLong(limit: Int)
    /// There is nothing to redo.
    case nothingToRedo
    /// No killed shell has left a scene.
    case nothingLeft
    /// Scripts run one another too deeply.
    case scriptsTooDeep(limit: Int)
    /// There is no term or command of that name to explain.
    case noSuchTopic(String, near: String?)
    /// The method cannot be given to that object.
    case methodNotOfObject(method: String, object: String, class: String)
    /// The word names no method.
    case noSuchMethod(String, near: String?)
    /// The words are no preset of the method.
    case noSuchPreset(String, method: String, admissible: [String])
    /// The value of a `let` cannot be read.
    case noValue(String)
    /// Code where a command should stand; the methods in it that can be overridden.
    case bareCode(methods: [String])
    /// The words are no helper function: `NAME(PARAMS) = EXPRESSION` is.
    case noFunction(String)
    /// There is no override to take away or to show.
    case noOverride(String, method: String?)
    /// No event of that name is sent by controls.
    case noSuchControlEvent(String, near: String?)
    /// A text cannot be imported.
    case importing(path: String, ImportFailure)
    /// A text is to be pasted where nothing more follows.
    case nothingPasted
  }
}

/// What can be wrong with a file.
public enum FileTrouble: Error, Equatable, Sendable {
  /// It is not there.
  case absent
  /// It is a directory.
  case directory
  /// It may not be read or written.
  case denied
  /// It is no text.
  case notText
  /// It cannot be written, because this folder is not there.
  case noFolder(String)
  /// It may not be written: it, or its folder, is protected.
  case unwritable
  /// There is no room left to write it.
  case full
  /// It is larger than what is read.
  case tooLarge(limit: Int)
  /// It is there already, and would be lost.
  case exists
  /// It is there already, and a person wants to keep it.
  case kept
  /// Safe mode keeps to the files that were given as arguments.
  case forbidden
  /// The system's own word for it.
  case system(String)
}

/// What an expectation wanted, and what is so.
public struct Shortfall: Equatable, Sendable {
  /// What was looked at.
  public enum Subject: Equatable, Sendable {
    /// The view that was hit, `at` a point or by the last event.
    case hit(at: String?)
    /// A view's pointInside.
    case inside(String)
    /// The hit-test calls.
    case calls
    /// The views whose hitTest was called.
    case visits
    /// A responder chain.
    case chain(String)
    /// How often a method was called.
    case received(String)
    /// The order of calls.
    case order
    /// The responder that handled the touch.
    case handled
    /// A recognizer's state.
    case gesture(String)
    /// How often a control event was sent.
    case fired(String)
    /// Whether a cell was selected.
    case selected(String)
    /// Which responder an action reached.
    case action(String)
    /// A property's value.
    case property(String)
    /// A converted point.
    case convert
    /// What was printed.
    case printed
    /// The error of the command before.
    case error
    /// The first responder.
    case firstResponder
  }
  /// What was looked at.
  public let subject: Subject
  /// What was expected.
  public let expected: String
  /// What is so.
  public let actual: String
  /// Why it is so, where the engine can say.
  public let because: [Blocker]

  /// Makes a shortfall.
  public init(_ subject: Subject, expected: String, actual: String, because: [Blocker] = []) {
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.because = because
  }
}
