import CommandLanguage
import Drawing
import Importing
import Messaging
import SceneModel
import Script
import Session

/// Everything that must be said, as facts in and text out: one type a language, and no sentence anywhere else.
///
/// What is said is an enum each, so that a language that forgets something does not compile.
protocol Words: PictureWords {
  // MARK: Errors

  /// What is wrong with a line.
  func sentence(_ fact: Misreading.Fact) -> StyledText
  /// What to do about a line; nil when the sentence says it.
  func advice(_ fact: Misreading.Fact) -> StyledText?
  /// What UIKit or the scene does not allow.
  func sentence(_ refusal: Refusal) -> StyledText
  /// What to do about a refusal; nil when the sentence says it.
  func advice(_ refusal: Refusal) -> StyledText?
  /// Why an event was not carried to its end.
  func sentence(_ cause: Fault.Cause, _ name: (ObjectID) -> String) -> StyledText
  /// Why code failed.
  func sentence(_ fault: CodeFault) -> StyledText
  /// What to do about code that failed; nil when the sentence says it.
  func advice(_ fault: CodeFault) -> StyledText?
  /// What is wrong with pasted code.
  func sentence(_ fact: Mistake.Fact) -> StyledText
  /// What to do about pasted code; nil when the sentence says it.
  func advice(_ mistake: Mistake) -> StyledText?
  /// What is wrong with a file.
  func sentence(_ trouble: FileTrouble, path: String) -> StyledText
  /// Which expectation does not hold.
  func sentence(_ shortfall: Shortfall, because: StyledText?) -> StyledText
  /// All other problems.
  func say(_ phrase: ErrorPhrase) -> StyledText

  // MARK: Results

  /// What a change of the scene did.
  func say(_ phrase: ScenePhrase) -> StyledText
  /// What happened in an event.
  func say(_ phrase: EventPhrase) -> StyledText
  /// What looking at objects shows.
  func say(_ phrase: LookPhrase) -> StyledText
  /// What searching, asking and comparing found.
  func say(_ phrase: FindingPhrase) -> StyledText
  /// What help says.
  func say(_ phrase: HelpPhrase) -> StyledText
  /// What code was given, and needs.
  func say(_ phrase: CodePhrase) -> StyledText
  /// What an import answers.
  func say(_ phrase: ImportPhrase) -> StyledText
  /// Why a text cannot be imported.
  func sentence(_ failure: ImportFailure, path: String) -> StyledText
  /// What to do about a text that cannot be imported; nil when the sentence says it.
  func advice(_ failure: ImportFailure) -> StyledText?
  /// That nothing was pasted where a text should follow.
  var nothingPasted: StyledText { get }
  /// Why a search said nothing, with the value that decided.
  func refusal(_ reason: Reason, value: String) -> StyledText
  /// Why a search answered a view.
  func answer(_ reason: Reason, isLeaf: Bool) -> StyledText
  /// Why one responder comes after another.
  func link(_ reason: LinkReason, after name: String) -> StyledText
  /// Something worth knowing.
  func note(_ note: Note, _ name: (ObjectID) -> String) -> StyledText
  /// The name of a stage of an event's way.
  func title(_ stage: Stage) -> StyledText
  /// What a stage is and does.
  func explanation(_ stage: Stage) -> StyledText
  /// What an option is about.
  func meaning(_ option: Option) -> StyledText
  /// One sentence on what a command does; nil where only the table has one.
  func summary(ofCommand name: String) -> StyledText?
  /// The title of a chapter of the reference.
  func title(ofSection section: String) -> StyledText
  /// A remark of the table on a command.
  func remark(_ text: String) -> StyledText
  /// An explanation of a term; nil for one that is not explained.
  func topic(_ topic: Topic) -> StyledText
}

/// Problems without an enum of their own.
enum ErrorPhrase: Sendable, Hashable {
  case noEvent
  case noSuchStep(Int, count: Int)
  case nothingToUndo
  case undoForgotten(limit: Int)
  case redoForgotten
  case tooLong(limit: Int)
  case nothingToFix(hasChanged: Bool)
  case noSuchFix(Int, count: Int)
  case askWhy
  case nothingToRedo
  case nothingLeft
  case scriptsTooDeep(limit: Int)
  case noSuchTopic(String, near: String?)
  case methodNotOfObject(method: String, object: String, className: String)
  case noSuchMethod(String, near: String?)
  case noSuchPreset(String, method: String, admissible: [String])
  case noValue(String)
  case noFunction(String)
  case bareCode
  case giveCode([String])
  case noOverride(String, method: String?)
  case noSuchControlEvent(String, near: String?)
  // What to do
  case helpFor(String)
  case write(String)
  case needsShell
  case isObject(String, isView: Bool)
  case termsAndCommands
  case usage(String)
  case oneOf([String])
  case tapFirst
  case valueForms
  case functionForm
  case calls(String)
  case expected(String)
  case actual(String)
  // Why a view did not get what was expected
  case took(String)
  case blocked(String, Reason)
}

/// Changes of the scene.
enum ScenePhrase: Sendable, Hashable {
  /// ` in PARENT`, behind a view's own line.
  case inParent(String)
  case detached
  case removed([String], others: [String])
  case moved(String, parent: String, index: Int, count: Int)
  case reordered(String, isInFront: Bool, parent: String?)
  case renamed(old: String, new: String)
  case hidden(String, isHidden: Bool, isWindow: Bool)
  case controller(String, className: String, view: String?, parent: String?, window: String?)
  case presented(String, by: String, window: String?)
  case dismissed(String)
  case undone(String)
  case redone(String)
  case reset
  case cleared
  case saved(path: String, lines: Int)
  case exported(format: String, path: String, lines: Int)
  case loaded(path: String, objects: Int)
  case recovered(commands: Int, failed: Int)
  case stillDown(finger: Int)
  case forgotten
  case ran(path: String, commands: Int)
  case firstResponder(String?)
  case noRecognizers
  case recognizerRemoved(String)
  case noActions(String)
  case responds(String, [String])
  case ignoring(depth: Int)
  case on
  case requires
  case togetherWith
  case off
  case defaultIs(String)
  case values(String)
  case held
  case language
}

/// What happened in an event.
enum EventPhrase: Sendable, Hashable {
  case hit(String, at: String)
  case hitNothing(at: String)
  case gotTap(String, at: String)
  case gotTouch(String, at: String)
  case nobodyGot(at: String)
  case handled(String)
  case nobodyHandled
  case received(String, String)
  case way(String, String)
  case dropped(String)
  case fired(String, String)
  case sent(String, to: String)
  case foundNobody(String)
  case recognizer(String, String)
  case printed(String)
  case printedBy(String, String)
  case selected(String)
  case changed(String)
  case edited
  case firstResponder(window: String, old: String?, new: String?)
  case note(StyledText)
  case passed(seconds: String, clock: String)
  case nothingHappened
  case goesOn(String)
  case more(Int)
  case yes
  case no
  case outside(bounds: String)
  case noInverse
  case noInverseAbove(String)
  case notFinite
  case byCode
  case finger(Int, TouchPhase, at: String)
  case clock(String)
  case asked(String, method: String, other: String?, answer: Bool)
  case line(String, Int, String)
  case stageReached(StyledText)
  case touches(String)
  case trace(command: String, steps: Int)
  case step(Int, of: Int)
}

/// What looking at objects shows.
enum LookPhrase: Sendable, Hashable {
  case hiddenFlag
  case interactionOff
  case disabled
  case key
  case overrides(String)
  case gestures(String)
  case controllerOf(String)
  case isFirstResponder
  case emptyTree
  case kind(ObjectKind)
  case columnProperty
  case columnUIKit
  case columnValue
  case columnDefault
  case yesDefault
  case notDefault
  case superview(String)
  case noSuperview
  case subviews([String])
  case window(String)
  case controller(String)
  case view(String)
  case parent(String)
  case children([String])
  case presenter(String)
  case presented(String)
  case rootOf(String)
  case selectors([String])
  case screenFrame(String)
  case chain(String)
  case chainEnd
  case below(Int)
  case alike(Int, first: String, last: String)
  case treeShown(Int, of: Int)
  case foundNothing(String)
  case foundIn(String)
  case foundMore(Int)
  case breakpoints([String])
  case noBreakpoints
}

/// What searching, asking and comparing found.
enum FindingPhrase: Sendable, Hashable {
  // who
  case whoTitle(String)
  case nobodyThere
  case won
  case below(String)
  case gave(String)
  case refused(StyledText)
  case neverAsked(by: String)
  case cutOff(by: String, StyledText)
  // why
  case whyWon(String, at: String)
  case whyLost(String, at: String, winner: String)
  case whyNobody(String, at: String)
  case because(StyledText)
  case causeGotIt(String)
  case causeSubview(String, of: String)
  case causeRefused(String, StyledText)
  case causeCovered(by: String, took: String, target: String)
  case causeWindow(String, took: String)
  case causeCode(of: String, answered: String?)
  case causeDetached(String)
  case causeHiddenWindow(String)
  case causeUnreached(String)
  case causeNoSize(String, bounds: String)
  case causeAbove(String, StyledText)
  case causeInert(String, className: String)
  case causeCancelled(by: String, className: String, of: String?, target: String)
  case causeScrolled(by: String, target: String)
  case causeDisabled(String)
  case causeHandled(by: String, hit: String, target: String)
  case causeCameUp(from: String, target: String, isControl: Bool)
  case causeNotInChain(String, of: String?)
  case causeOwnCode(String, method: String)
  case causeSecondFinger(String)
  case causeExclusive(String)
  case causeIgnoring
  case causeInterrupted(String)
  case causeUndelivered(String)
  case coverIsClear(String)
  case coverIsPresented(String, by: String)
  case whyHit(String, at: String)
  case whyNotResponder(String, at: String)
  case found
  case decides
  case decidingStep(Int)
  case sends(String, events: [String], actions: [String])
  case sendsToNobody(String, events: [String])
  case enabledNoHelp(String)
  case frontNoHelp(String)
  case ownNoHelp(String, above: String)
  case noInverse(isScaledToNothing: Bool)
  case noInverseAbove(String)
  case outsideRange(axis: String, value: String, range: String)
  case alsoMoves(new: String, old: String, percent: String)
  case alsoMore(Int)
  case fixHint
  case outsideSiblings(Int)
  case fixed(String)
  case notFixed(String)
  case clipsNoHelp(String)
  case zNoHelp(String)
  case remedies(String)
  case noRemedy
  // reach
  case reach(String, percent: String)
  case reachBelow(percent: String)
  case reachNobody
  case reachTakes(String, percent: String)
  case reachNoArea(String)
  // conversions
  case conversionUp(from: String, to: String, arithmetic: String)
  case conversionDown(from: String, to: String, arithmetic: String)
  case throughTransform
  case screen
  case boundingBox(String)
  case inside(String, point: String, bounds: String)
  case notInside(String, point: String, bounds: String)
  case decidedByCode(String)
  // diff
  case nothingChanged
  case added(String)
  case removed(String)
  case ownerChanged(old: String, new: String, area: String)
  case nobody
  // pipeline
  case skipped
  case pipelineOnlyHit
  case pipelineTitle(String)
}

/// Code that was given, and what it needs.
enum CodePhrase: Sendable, Hashable {
  case taken(String, methods: String)
  case helpers(String)
  case needsCount(Int)
  case kind(ValueKind)
  case lines(String)
  case meantName(String, near: String, line: Int?)
  case runsOnceKnown(String)
  case onlyLogged(String, lines: String)
  case readAs(String)
  case entities(Int)
  case ignoredMethod(String, line: Int)
  case leftOut(lines: String, isOne: Bool)
  case repeatedMethod(String, lines: String)
  case remarkAt(method: String, line: Int)
  case loopFromBack
  case pointNotConverted(String)
  case ownFrame
  case noSuper(String)
  case insetMayShrink
  case unreachable
  case decidesAt(String, now: String, mended: String)
  case restored(String, methods: String)
  case noBindings
  case nothingNeeded
  case nothingToRemark(String)
}

/// What help says.
enum HelpPhrase: Sendable, Hashable {
  case intro
  case usage
  case examples
  case notes
  case alsoCalled(String)
  case unambiguous
  case noHistory
  case next
  case manualTitle
  case manualIntro
  case topics
  case topicTry
  case topicLesson(String)
  case exampleOverlap
  case exampleBounds
  case exampleChain
  case exampleGesture
  case exampleOverride
  case welcome
  case welcomeScene
  case welcomeLessons
  case welcomeTry
  case welcomeHelp
  case welcomeLeft(commands: Int)
  case unkept(reason: String)
  case mayReplace(path: String)
}
