import CommandLanguage
import Geometry
import Importing
import Messaging
import SceneModel
import Script

/// What a command did or shows, as facts; other layers put it into words and pictures.
public enum Outcome: Equatable, Sendable {
  /// Nothing to tell.
  case silent
  /// A view or window was made.
  case added(ObjectID)
  /// Objects were removed: those named, and all that went with them.
  case removed([String], all: [String])
  /// A view has another superview or place.
  case moved(ObjectID)
  /// A view went in front of its siblings or behind them.
  case reordered(ObjectID, toFront: Bool)
  /// An object has another name.
  case renamed(ObjectID, old: String)
  /// Properties were set; their new values are in the scene.
  case properties(ObjectID, [Property])
  /// Views were hidden or shown.
  case hidden([ObjectID], Bool)
  /// A controller was made or changed.
  case controller(ObjectID)
  /// A controller was presented.
  case presented(ObjectID, by: ObjectID)
  /// A controller was dismissed.
  case dismissed(ObjectID)
  /// Options with their values.
  case options([Option])
  /// Changes were taken back: the commands that made them, the latest first.
  case undone([String])
  /// Changes were made again.
  case redone([String])
  /// The scene is what it was at the start.
  case reset
  /// The scene is new.
  case cleared
  /// The scene was written to a file.
  case saved(path: String, lines: Int)
  /// The scene or the last event was exported.
  case exported(Exported)
  /// A scene was read from a file.
  case loaded(path: String, objects: Int)
  /// The scene of a killed shell is back, by so many of its commands; so many failed.
  case recovered(commands: Int, failed: Int)
  /// What a killed shell left was dropped.
  case forgotten
  /// A scene was made of what another tool wrote.
  case imported(path: String, ImportReport)
  /// The screens of a file that holds several; the scene is as before.
  case importParts(path: String, [ImportPart])
  /// Where an imported object comes from.
  case origin(ObjectID)
  /// A script was run: its replies, each with the session right after it.
  case ran(path: String, [Moment])
  /// Code was given for methods; `needs` are the names that it still needs.
  case overridden(ObjectID, ReadOverride)
  /// The code of an object, a text a method.
  case code(ObjectID, [CodeListing])
  /// Code was taken away.
  case restored(ObjectID, [String])
  /// Bound names.
  case bindings([NamedValue], [FunctionSource])
  /// A name was bound.
  case bound(NamedValue)
  /// A helper function was declared.
  case defined(FunctionSource)
  /// What the code of objects still needs.
  case needs([ObjectNeeds])
  /// Remarks on an object's code.
  case review(ObjectID, [ReviewFinding])
  /// An event ran: the session's last event tells it. `isNew` unless it went on with an earlier one; `from` is
  /// the step with which this command's part begins.
  case event(isNew: Bool, from: Int)
  /// The first responder.
  case firstResponder(ObjectID?)
  /// Recognizers with their settings and states.
  case recognizers([ObjectID])
  /// A recognizer was removed.
  case recognizerRemoved(String)
  /// The actions of a control.
  case actions(ObjectID)
  /// The selectors to which an object responds.
  case responds(ObjectID)
  /// Events are ignored, so deep.
  case ignoring(depth: Int)
  /// The hierarchy below views, or below all windows.
  case tree([ObjectID], TreeLimit)
  /// The objects in which a text was found.
  case found(String, [ObjectID])
  /// The objects whose calls stop a film.
  case breakpoints([ObjectID])
  /// The screen as a drawing.
  case picture
  /// An object's properties.
  case info(ObjectID)
  /// All objects.
  case list
  /// A responder chain.
  case chain([ChainLink])
  /// The last event, whole.
  case trace
  /// The last event, animated again.
  case replay(speed: Double?)
  /// The last event at a step.
  case step(Int)
  /// Why a view got the touch or not.
  case why(Diagnosis)
  /// What `why` offered was done: the commands, and what the question would be answered now.
  case fixed([String], Diagnosis)
  /// Every view at a point, in the order of asking.
  case who(Point, [WhoEntry])
  /// How much of a view can be reached.
  case reach(Reach)
  /// Who owns which part of the screen, or what one view owns.
  case map(ObjectID?)
  /// A conversion, view by view; a rectangle has four corners and a box around them.
  case conversion([ConversionStep], Rect?)
  /// pointInside of a view.
  case inside(ObjectID, Point, Bool)
  /// What the last change did.
  case difference(Difference)
  /// The way of the last event.
  case pipeline
  /// A term, explained.
  case topic(String?)
  /// Help on a command, on a topic, or on everything.
  case help(String?)
  /// The commands so far.
  case history([String])
  /// Examples to type.
  case examples
  /// Another language for the front end's own words: `en`, `zh-Hans` or `both`.
  case language(String)
  /// The front end is to leave.
  case exit
  /// An expectation holds.
  case held

  /// Whether an event ran, or a part of one.
  public var isEvent: Bool { if case .event = self { true } else { false } }
}

/// The reply to one command.
public struct Reply: Equatable, Sendable {
  /// The line of its script on which the command began; nil at a prompt.
  public let line: Int?
  /// The command as it was written.
  public let command: String
  /// What came of it.
  public let result: Result<Outcome, Problem>
  /// What a script did before one of its commands failed: each reply with the session right after it.
  public let earlier: [Moment]

  /// Makes a reply.
  public init(line: Int?, command: String, result: Result<Outcome, Problem>, earlier: [Moment] = []) {
    self.line = line
    self.command = command
    self.result = result
    self.earlier = earlier
  }

  /// Whether the command did what it should.
  public var isFine: Bool { if case .success = result { true } else { false } }
}

/// A reply with the session as it was right after the command: what a page of an earlier moment is made from.
public struct Moment: Equatable, Sendable {
  /// The reply.
  public let reply: Reply
  /// The session after it.
  public let session: Session

  /// Makes a moment.
  public init(_ reply: Reply, _ session: Session) {
    self.reply = reply
    self.session = session
  }

  /// Moments are the same when what was replied is.
  public static func == (left: Moment, right: Moment) -> Bool { left.reply == right.reply }
}

/// A piece of code to show.
public struct CodeListing: Equatable, Sendable {
  /// The methods in it, by the command language's names.
  public let methods: [String]
  /// The text.
  public let text: String

  /// Makes a listing.
  public init(methods: [String], text: String) {
    self.methods = methods
    self.text = text
  }
}

/// What the code of one object still needs.
public struct ObjectNeeds: Equatable, Sendable {
  /// The object.
  public let object: ObjectID
  /// The names that it needs.
  public let names: [NeededName]

  /// Makes it.
  public init(object: ObjectID, names: [NeededName]) {
    self.object = object
    self.names = names
  }
}
