import CommandLanguage
import Events
import Geometry
import Messaging
import SceneModel

/// What a line asks for, in groups: reading a line makes one of these, and nothing has happened yet.
public enum Request: Sendable, Equatable {
  /// Changes the scene.
  case scene(SceneRequest)
  /// Gives or takes code.
  case code(CodeRequest)
  /// Sends an event, or sets up what events meet.
  case event(EventCommand)
  /// Looks at something.
  case look(LookRequest)
  /// Expects something.
  case expect(Expectancy)
  /// Is about the session itself.
  case session(SessionRequest)
  /// Several of them as one change.
  case all([Request])
}

/// A property with the value to set.
public struct Assignment: Sendable, Equatable {
  /// The property.
  public let property: Property
  /// The value.
  public let value: PropertyValue

  /// Makes an assignment.
  public init(_ property: Property, _ value: PropertyValue) {
    self.property = property
    self.value = value
  }
}

/// Where a view goes among its siblings, by name.
public enum Placing: Sendable, Equatable {
  /// A place counted from the back.
  case index(Int)
  /// Directly in front of a sibling.
  case above(Name)
  /// Directly behind a sibling.
  case below(Name)
}

/// Changes of the scene.
public enum SceneRequest: Sendable, Equatable {
  /// Makes a view.
  case add(Addition)
  /// Removes objects.
  case remove([Name])
  /// Moves a view to another superview.
  case move(Name, to: Name, Placing?)
  /// Takes a view out of its superview.
  case detach(Name)
  /// Brings a view in front of its siblings.
  case front(Name)
  /// Sends a view behind its siblings.
  case back(Name)
  /// Gives an object another name.
  case rename(Name, Name)
  /// Sets properties.
  case set(Name, [Assignment])
  /// Turns a switch around.
  case toggle(Name, Property)
  /// Hides or shows views.
  case setHidden([Name], Bool)
  /// Makes a window.
  case window(WindowAddition)
  /// Makes a controller, or gives one a view or a parent.
  case controller(Name, view: Name?, parent: Name?, class: Name?)
  /// Presents a controller.
  case present(Name, from: Name)
  /// Notes that a controller is presented whose view stands in its place already.
  case presentInPlace(Name, from: Name)
  /// Dismisses a presented controller.
  case dismiss(Name)
  /// Shows all options, shows one, or sets one.
  case option(Name?, String?)
  /// Shows or notes where an imported object comes from.
  case origin(Name, Origin?)
}

/// A view to be made.
public struct Addition: Sendable, Equatable {
  /// Its name.
  public var name: Name
  /// The superview; the window's root view when left out.
  public var parent: Name?
  /// Its frame.
  public var frame: Rect
  /// Its class, `NAME` or `NAME:BASE`.
  public var className: Name?
  /// Its place among the siblings; in front when left out.
  public var placing: Placing?
  /// More properties, in the order of writing.
  public var assignments: [Assignment] = []
}

/// A window to be made.
public struct WindowAddition: Sendable, Equatable {
  /// Its name.
  public var name: Name
  /// Its frame on the screen.
  public var frame: Rect
  /// Its level.
  public var level = 0.0
  /// Whether it stays hidden.
  public var isHidden = false
  /// Whether it becomes key.
  public var isKey = false
  /// Its class.
  public var className: Name?
}

/// Code of a person's own.
public enum CodeRequest: Sendable, Equatable {
  /// Whole methods, pasted.
  case paste(Name, Code)
  /// The statements of one method.
  case statements(Name, method: Name, Code)
  /// One expression for one method.
  case expression(Name, method: Name, Code)
  /// A ready-made rule.
  case preset(Name, method: Name, words: String)
  /// Shows the code of an object, in a language or as given.
  case show(Name, CodeLanguage)
  /// Takes code away.
  case restore(Name, method: Name?)
  /// Shows all bound names.
  case bindings
  /// Binds a name.
  case bind(DottedName, Code)
  /// Declares a helper function.
  case define(Code)
  /// Shows what code still needs.
  case needs(Name?)
  /// Looks at code with a teacher's eyes.
  case review(Name)
}

/// In which language code is shown.
public enum CodeLanguage: Sendable, Equatable {
  /// As it was given.
  case asGiven
  /// In Swift.
  case swift
  /// In Objective-C.
  case objectiveC
}

/// A point, of the screen or of a view.
public struct Spot: Sendable, Equatable {
  /// The point.
  public var point: Point
  /// The view in whose coordinates it is; the screen when left out.
  public var view: Name?

  /// Makes a spot.
  public init(_ point: Point, in view: Name? = nil) {
    self.point = point
    self.view = view
  }
}

/// Events, and what they meet.
public enum EventCommand: Sendable, Equatable {
  /// Hit-testing alone.
  case hit(Spot)
  /// Hit-testing alone, for a pointer above the screen.
  case hover(Spot)
  /// The main thread is busy.
  case block(Double)
  /// A tap at a spot.
  case tap(Spot, times: Int, fingers: Int)
  /// A tap at a view's center.
  case tapView(Name, times: Int, fingers: Int)
  /// Fingers, step by step, in one event.
  case touch([FingerMove])
  /// A drag.
  case drag(from: Point, to: Point, steps: Int, over: Double)
  /// A swipe.
  case swipe(Sides, Point)
  /// A long press.
  case longPress(Point, for: Double)
  /// A pinch.
  case pinch(Point, scale: Double)
  /// A rotation, in degrees.
  case rotate(Point, by: Double)
  /// Time passes.
  case wait(Double)
  /// A view animation.
  case animate(Name, [Assignment], over: Double, allowsInteraction: Bool)
  /// beginIgnoringInteractionEvents, or its end.
  case ignoreEvents(Bool)
  /// The system takes over.
  case interrupt
  /// A shake.
  case shake
  /// A remote control's button.
  case remote(String)
  /// A hardware button.
  case press(String)
  /// A key of a keyboard.
  case key(String)
  /// Makes, shows (nil, false) or resigns (nil, true) the first responder.
  case firstResponder(Name?, resign: Bool)
  /// Lists the recognizers.
  case gestures
  /// Makes a recognizer, or changes one.
  case gesture(Name, GestureChange)
  /// Removes a recognizer.
  case ungesture(Name)
  /// Adds, or without a target takes away, an action of a control.
  case action(Name, event: Name, ActionWords)
  /// Declares that an object responds to a selector.
  case respond(Name, selector: Name)
}

/// Where an action goes, in words.
public enum ActionWords: Sendable, Equatable {
  /// To nobody: the event alone is listed.
  case none
  /// To an object's selector.
  case target(DottedName)
  /// Prints a line.
  case print(String)
}

/// What `gesture` does.
public enum GestureChange: Sendable, Equatable {
  /// Makes a recognizer.
  case make(kind: RecognizerKind, view: Name, [GestureSetting])
  /// Moves it to another view.
  case attach(Name)
  /// Makes it wait for another's failure.
  case requires(Name)
  /// Lets it recognise together with another.
  case with(Name)
  /// Enables or disables it.
  case enable(Bool)
  /// Gives it an action.
  case action(ActionWords)
  /// Changes settings.
  case settings([GestureSetting])
}

/// A setting of a recognizer.
public enum GestureSetting: Sendable, Equatable {
  /// numberOfTapsRequired.
  case taps(Int)
  /// numberOfTouchesRequired.
  case touches(Int)
  /// A pan's maximumNumberOfTouches.
  case maximum(Int)
  /// minimumPressDuration in seconds.
  case minimum(Double)
  /// A swipe's directions.
  case direction(Sides)
  /// A screen-edge pan's edges.
  case edges(Sides)
  /// cancelsTouchesInView.
  case cancels(Bool)
  /// delaysTouchesBegan.
  case delaysBegan(Bool)
  /// delaysTouchesEnded.
  case delaysEnded(Bool)
}

/// Looking.
public enum LookRequest: Sendable, Equatable {
  /// The hierarchy as text.
  case tree(Name?, TreeLimit)
  /// The objects whose names, classes or texts hold some letters.
  case find(String)
  /// Shows the breakpoints, or sets and clears them: nil for all.
  case breakpoint(Name?, isOn: Bool?)
  /// The screen as a drawing.
  case picture
  /// One object's properties.
  case info(Name)
  /// Everything by name.
  case list
  /// The responder chain.
  case chain(Name?)
  /// The last event, whole.
  case trace
  /// The last event, animated again.
  case replay(speed: Double?)
  /// Steps through the last event.
  case step(StepMove)
  /// Why a responder got the touch or not.
  case why(Name?, at: Point?)
  /// Every view at a point, in the order of asking.
  case who(Point)
  /// How much of a view can be reached.
  case reach(Name)
  /// The screen by the view that each point would hit.
  case map(Name?)
  /// A point or rectangle of one view as another's.
  case convert(Rect, isRect: Bool, from: Name, to: Name)
  /// pointInside alone.
  case inside(Name, Point)
  /// What the last change did.
  case diff
  /// The way of the last event.
  case pipeline
  /// A term explained.
  case explain(String?)
}

/// How much of a tree is shown.
public enum TreeLimit: Sendable, Equatable {
  /// All of it, unless it is large: then views that are alike, and deep ones, are folded.
  case automatic
  /// So many levels below the first.
  case depth(Int)
  /// Every view.
  case all
}

/// Moves within the last event.
public enum StepMove: Sendable, Equatable {
  /// On by some steps.
  case forward(Int)
  /// Back by some steps.
  case back(Int)
  /// To a step.
  case to(Int)
  /// To the step that decided.
  case decider
  /// To the moment before the first step.
  case first
  /// To the end.
  case last
  /// To the end of the call that runs.
  case out
  /// To the next view that says no.
  case refusal
  /// To the next call of an object with a breakpoint.
  case stop
}

/// The session itself.
public enum SessionRequest: Sendable, Equatable {
  /// Takes back changes.
  case undo(Int)
  /// Makes them again.
  case redo(Int)
  /// Back to the start of the script or lesson.
  case reset
  /// A new scene.
  case new
  /// Writes the scene as a script.
  case save(String)
  /// Makes the change that `why` offered last, by its number.
  case fix(Int)
  /// Replaces the scene by a saved one.
  case load(String)
  /// Runs a script.
  case run(String)
  /// Brings back the scene of a shell that was killed.
  case recover
  /// Drops what a shell that was killed has left.
  case forgetLeft
  /// Writes the scene or the last event in another format.
  case export(ExportRequest)
  /// Replaces the scene by what a file of another tool tells.
  case bring(ImportRequest)
  /// Help on everything, a command or a topic.
  case help(String?)
  /// The commands so far.
  case history
  /// Examples to type.
  case examples
  /// Another language for the shell's own words.
  case language(String)
  /// Leaves.
  case exit
}
