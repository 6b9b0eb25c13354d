import Drawing
import Messaging
import SceneModel
import Session

@testable import Presentation

/// A sample of everything that can be said; a test keeps the lists whole.
enum Samples {
  static let errors: [ErrorPhrase] = [
    .noEvent, .noSuchStep(9, count: 3), .nothingToUndo, .undoForgotten(limit: 200), .redoForgotten,
    .tooLong(limit: 4_000_000), .nothingToFix(hasChanged: true),
    .nothingToFix(hasChanged: false),
    .noSuchFix(3, count: 2), .noSuchFix(3, count: 0), .askWhy, .nothingToRedo, .nothingLeft,
    .scriptsTooDeep(limit: 16),
    .noSuchTopic("x", near: "y"),
    .methodNotOfObject(method: "hitTest", object: "vc", className: "UIViewController"),
    .noSuchMethod("x", near: nil), .noSuchPreset("x", method: "hitTest", admissible: ["nil"]), .noValue("x"),
    .noFunction("x"), .bareCode, .giveCode(["hitTest"]), .noOverride("A", method: nil),
    .noSuchControlEvent("x", near: nil), .helpFor("add"), .write("tap 5 5"), .needsShell,
    .isObject("A", isView: true), .isObject("A", isView: false), .termsAndCommands,
    .usage("add NAME"), .oneOf(["a", "b"]), .tapFirst, .valueForms, .functionForm,
    .calls("A.hitTest > B.hitTest"), .expected("A"), .actual("B"), .took("A"), .blocked("A", .hidden),
    .blocked("A", .interactionDisabled), .blocked("A", .transparent), .blocked("A", .animating),
    .blocked("A", .outside), .blocked("A", .itself), .blocked("A", .override),
  ]

  static let scene: [ScenePhrase] = [
    .inParent("A"), .detached, .removed(["A"], others: ["B"]), .moved("A", parent: "B", index: 0, count: 2),
    .reordered("A", isInFront: true, parent: "B"), .renamed(old: "A", new: "B"),
    .hidden("A", isHidden: true, isWindow: false), .hidden("A", isHidden: false, isWindow: true),
    .controller("c", className: "UIViewController", view: "A", parent: "vc", window: "window"),
    .presented("c", by: "vc", window: "window"), .dismissed("c"), .undone("add A"), .redone("add A"), .reset,
    .cleared, .saved(path: "f", lines: 2), .loaded(path: "f", objects: 7), .recovered(commands: 4, failed: 0),
    .recovered(commands: 4, failed: 1), .stillDown(finger: 2), .forgotten, .ran(path: "f", commands: 3),
    .exported(format: "svg", path: "f", lines: 2),
    .firstResponder("A"), .firstResponder(nil), .noRecognizers, .recognizerRemoved("t"), .noActions("B"),
    .responds("vc", ["save"]), .ignoring(depth: 0), .ignoring(depth: 2), .on, .requires, .togetherWith, .off,
    .defaultIs("13"), .values("13|12"), .held, .language,
  ]

  static let events: [EventPhrase] = [
    .hit("A", at: "1"), .hitNothing(at: "1"), .gotTap("A", at: "1"), .gotTouch("A", at: "1"),
    .nobodyGot(at: "1"),
    .handled("A"), .nobodyHandled, .received("A", "touchesBegan"), .way("touchesBegan", "A > B"),
    .dropped("touchesBegan"), .fired("B", "touchDown"), .sent("save", to: "vc"), .foundNobody("save"),
    .recognizer("t", "possible -> recognized"), .printed("x"), .printedBy("A", "x"), .selected("cell"),
    .changed("A.hidden"), .edited, .firstResponder(window: "window", old: nil, new: "A"), .note("x"),
    .passed(seconds: "1", clock: "2"), .nothingHappened, .goesOn("tap 1 1"), .more(3), .yes, .no,
    .outside(bounds: "0 0 1 1"), .noInverse, .noInverseAbove("A"), .notFinite, .byCode,
    .finger(1, .began, at: "1"),
    .finger(1, .moved, at: "1"),
    .finger(1, .stationary, at: "1"), .finger(1, .ended, at: "1"), .finger(1, .cancelled, at: "1"),
    .clock("1"),
    .asked("t", method: "shouldBegin", other: "u", answer: true), .line("A", 1, "x"), .stageReached("x"),

    .touches("1, 2"), .trace(command: "tap 1 1", steps: 4), .step(1, of: 4),
  ]

  static let looks: [LookPhrase] =
    [
      .hiddenFlag, .interactionOff, .disabled, .key, .overrides("hitTest"), .gestures("t"),
      .controllerOf("vc"),
      .isFirstResponder, .emptyTree,
      .columnProperty,
      .columnUIKit, .columnValue, .columnDefault, .yesDefault, .notDefault, .superview("A"), .noSuperview,
      .subviews(["A", "B"]), .window("window"), .controller("vc"), .view("A"), .parent("vc"),
      .children(["c"]),
      .presenter("vc"), .presented("c"), .rootOf("window"), .selectors(["save"]), .screenFrame("1"),
      .chain("A"), .chainEnd, .below(1), .below(3), .alike(4, first: "a", last: "b"), .treeShown(3, of: 9),
      .foundNothing("x"), .foundIn("a > b"), .foundMore(3), .breakpoints(["A"]), .noBreakpoints,
    ] + ObjectKind.allCases.map { .kind($0) }

  static let findings: [FindingPhrase] = [
    .whoTitle("1"), .nobodyThere, .won, .below("A"), .gave("A"), .refused("x"), .neverAsked(by: "A"),
    .cutOff(by: "A", "x"), .whyWon("A", at: "1"), .whyLost("A", at: "1", winner: "B"),
    .whyNobody("A", at: "1"),
    .because("x"), .causeGotIt("A"), .causeSubview("A", of: "B"), .causeRefused("A", "x"),
    .causeCovered(by: "A", took: "A", target: "B"), .causeCovered(by: "A", took: "C", target: "B"),
    .causeWindow("w", took: "w"), .causeWindow("w", took: "A"), .causeCode(of: "A", answered: nil),
    .causeCode(of: "A", answered: "B"), .causeDetached("A"), .causeHiddenWindow("w"), .causeUnreached("A"),
    .clipsNoHelp("A"), .zNoHelp("A"), .remedies("A"), .noRemedy, .reach("A", percent: "1%"),
    .reachBelow(percent: "1%"), .reachNobody, .reachTakes("A", percent: "1%"), .reachNoArea("A"),
    .conversionUp(from: "A", to: "B", arithmetic: "1"), .conversionDown(from: "A", to: "B", arithmetic: "1"),
    .throughTransform, .screen, .boundingBox("1"), .inside("A", point: "1", bounds: "2"),
    .notInside("A", point: "1", bounds: "2"), .decidedByCode("A"), .nothingChanged, .added("A"),
    .removed("A"),
    .ownerChanged(old: "A", new: "B", area: "1"), .nobody, .skipped, .pipelineOnlyHit,
    .pipelineTitle("tap 1 1"), .causeNoSize("A", bounds: "0 0 0 0"), .causeAbove("A", "x"),
    .causeInert("A", className: "UILabel"),
    .causeCancelled(by: "t", className: "UITapGestureRecognizer", of: "A", target: "B"),
    .causeScrolled(by: "s", target: "B"), .causeDisabled("B"), .causeHandled(by: "A", hit: "A", target: "B"),
    .causeHandled(by: "C", hit: "A", target: "B"), .causeCameUp(from: "A", target: "B", isControl: false),
    .causeCameUp(from: "A", target: "B", isControl: true), .causeNotInChain("vc", of: nil),
    .causeNotInChain("vc", of: "A"), .causeOwnCode("B", method: "touchesBegan"), .causeSecondFinger("B"),
    .causeExclusive("A"), .causeIgnoring, .causeInterrupted("B"), .causeUndelivered("B"), .coverIsClear("A"),
    .coverIsPresented("c", by: "vc"),
    .whyHit("B", at: "1"), .whyNotResponder("vc", at: "1"), .found, .decides, .decidingStep(3),
    .sends("B", events: ["touchDown"], actions: ["vc.save"]), .sendsToNobody("B", events: ["touchDown"]),
    .enabledNoHelp("B"), .frontNoHelp("B"), .ownNoHelp("B", above: "A"),
    .noInverse(isScaledToNothing: true), .noInverse(isScaledToNothing: false), .noInverseAbove("A"),
    .outsideRange(axis: "x", value: "1", range: "2..<3"), .alsoMoves(new: "A", old: "B", percent: "1%"),
    .alsoMore(2), .fixHint, .outsideSiblings(7), .fixed("front A"), .notFixed("B"),
  ]

  static let help: [HelpPhrase] = [
    .intro, .usage, .examples, .notes, .alsoCalled("x"), .unambiguous, .noHistory, .next, .manualTitle,
    .manualIntro, .topics, .topicTry, .topicLesson("x"),
    .exampleOverlap, .exampleBounds, .exampleChain,
    .exampleGesture, .exampleOverride, .welcome, .welcomeScene, .welcomeLessons, .welcomeTry, .welcomeHelp,
    .welcomeLeft(commands: 4), .unkept(reason: "r"), .mayReplace(path: "f"),
  ]

  static let code: [CodePhrase] = [
    .taken("A", methods: "hitTest"), .restored("A", methods: "hitTest"), .noBindings, .nothingNeeded,
    .nothingToRemark("A"), .helpers("f"), .needsCount(2), .kind(.view), .lines("3"), .runsOnceKnown("A"),
    .meantName("I", near: "i", line: 3),
    .onlyLogged("f", lines: "3"), .readAs("x -> y"), .entities(2), .ignoredMethod("f", line: 3),
    .leftOut(lines: "1-3, 7", isOne: false),
    .repeatedMethod("hitTest", lines: "1, 5"), .remarkAt(method: "hitTest", line: 3), .loopFromBack,
    .pointNotConverted("B"), .ownFrame, .noSuper("touchesBegan(_:with:)"), .insetMayShrink, .unreachable,
    .decidesAt("1 2", now: "A", mended: "B"),
  ]

  static let notes: [Note] = [
    .undocumented(.slop), .unrecognizedSelector("save", ObjectID(3)), .ignored, .nobodyHit,
    .secondFinger(ObjectID(3)), .exclusive(ObjectID(3)), .redirected(from: ObjectID(3), to: ObjectID(4)),
    .loggedCall(ObjectID(3), "f"), .chainCircle(ObjectID(3)),
    .unknownClass(ObjectID(3), "Cell"), .unboundIsNil(ObjectID(3), "x"),
  ]

  /// Everything, as both languages say it, under a name for a failing test.
  static var all: [(name: String, english: StyledText, chinese: StyledText)] {
    let (english, chinese) = (EnglishWords(), ChineseWords())
    let name: (ObjectID) -> String = { "#\($0.index)" }
    var all: [(String, StyledText, StyledText)] = []
    all += errors.map { ("\($0)", english.say($0), chinese.say($0)) }
    all += scene.map { ("\($0)", english.say($0), chinese.say($0)) }
    all += events.map { ("\($0)", english.say($0), chinese.say($0)) }
    all += looks.map { ("\($0)", english.say($0), chinese.say($0)) }
    all += findings.map { ("\($0)", english.say($0), chinese.say($0)) }
    all += help.map { ("\($0)", english.say($0), chinese.say($0)) }
    all += code.map { ("\($0)", english.say($0), chinese.say($0)) }
    all += notes.map { ("\($0)", english.note($0, name), chinese.note($0, name)) }
    all += Stage.allCases.map { ("\($0)", english.title($0), chinese.title($0)) }
    all += Stage.allCases.map { ("\($0)", english.explanation($0), chinese.explanation($0)) }
    all += Option.allCases.map { ("\($0)", english.meaning($0), chinese.meaning($0)) }
    all += Topic.allCases.map { ("\($0)", english.topic($0), chinese.topic($0)) }
    all += LinkReason.allCases.map { ("\($0)", english.link($0, after: "A"), chinese.link($0, after: "A")) }
    all += Reason.allCases.map { ("\($0)", english.refusal($0, value: "1"), chinese.refusal($0, value: "1")) }
    all += Reason.allCases.map {
      ("\($0)", english.answer($0, isLeaf: true), chinese.answer($0, isLeaf: true))
    }
    return all
  }
}
