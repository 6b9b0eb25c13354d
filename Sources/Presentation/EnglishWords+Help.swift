import Drawing
import Script

// Help and the explanations of terms, in English.

extension EnglishWords {
  func say(_ phrase: HelpPhrase) -> StyledText {
    switch phrase {
    case .intro: "\("help COMMAND", .keyword) explains one of these; names in capitals are placeholders."
    case .usage: "usage"
    case .examples: "examples"
    case .notes: "notes"
    case .alsoCalled(let names): "also called \(names, .keyword)"
    case .unambiguous:
      "at the prompt the beginning of a command's word is enough when it fits one command only"
    case .noHistory: "no commands so far"
    case .next: "next: "
    case .manualTitle: "The commands"
    case .manualIntro:
      "Made from the table of commands. Words in capitals are placeholders, `[ ]` may be left out, `|` is a choice, `...` repeats."
    case .topics: "explain knows: "
    case .noTopic(let word): "there is nothing to explain by the name '\(word)'"
    case .exampleOverlap: "two views that overlap: the one in front is asked first"
    case .exampleBounds: "a button that sticks out of its superview, and what mends it"
    case .exampleChain: "a touch that nobody handles"
    case .exampleGesture: "a tap recognizer on a superview, and a button"
    case .exampleOverride: "a view that lets touches through"
    case .welcome: "taptrace shows how iOS delivers touches: which view is hit, and who answers."
    case .welcomeScene: "There is a window of 320 by 480 points with an empty \("view", .name). Build on it:"
    case .welcomeTry: "Tap it, and watch the search; then ask why:"
    case .welcomeLessons: "Guided lessons: "
    case .welcomeLeft(let commands):
      "A shell was killed with a scene of " + count(commands, "command", "commands") + ". To go on with it: "
    case .mayReplace(let path): "\(path, .name) is there already. Write over it? [y/N] "
    case .unkept(let reason):
      "The scene is no longer kept for the case that the shell is killed (\(reason)). Use: \("save", .keyword)"
    case .welcomeHelp: "All commands, examples, and the way out: "
    }
  }

  func say(_ phrase: CodePhrase) -> StyledText {
    switch phrase {
    case .taken(let name, let methods): "\(name, .name) overrides \(methods, .keyword)"
    case .helpers(let names): "with it came the helpers \(names, .name)"
    case .needsCount(let number): "it uses " + count(number, "name", "names") + " of its app:"
    case .kind(let kind): StyledText(word(kind))
    case .lines(let lines): "line \(lines, .number)"
    case .meantName(let name, let near, let line):
      "\(name, .name) is not known here" + meant(near, line: line.map(String.init))
    case .runsOnceKnown(let name): "running the code of \(name, .name) is an error until these are known"
    case .onlyLogged(let call, let lines):
      "\(call, .name) (line \(lines, .number)) is only logged: it is not UIKit's"
    case .readAs(let pairs): "note: read as plain characters: \(pairs)"
    case .entities(let number): "note: " + count(number, "HTML entity was", "HTML entities were") + " decoded"
    case .ignoredMethod(let method, let line):
      "note: \(method, .keyword) (line \(line, .number)) is not run here"
    case .repeatedMethod(let method, let lines):
      "note: \(method, .keyword) stands more than once (lines \(lines, .number)); the last one counts"
    case .remarkAt(let method, let line): "\(method, .keyword), line \(line, .number): "
    case .loopFromBack:
      "subviews are in order from back to front, so this loop asks a view behind before those in front of it; use reversed()"
    case .pointNotConverted(let view):
      "the point is in this view's coordinates; convert it to those of \(view, .name) first, with convert(_:to:)"
    case .ownFrame: "frame is in the superview's coordinates, the point in this view's own; bounds is meant"
    case .noSuper(let method): "super.\(method) is not called, so nothing goes on up the responder chain"
    case .insetMayShrink:
      "a view larger than the wanted size gets a smaller touch area by this inset; limit it with max or min"
    case .unreachable: "this is never reached"
    case .decidesAt(let point, let now, let mended):
      "for instance at \(point, .number): \(now, .name) gets the touch, and with this mended \(mended, .name) would"
    case .restored(let name, let methods): "\(name, .name) no longer overrides \(methods, .keyword)"
    case .noBindings: "no names are bound"
    case .nothingNeeded: "nothing is needed: all names are known"
    case .nothingToRemark(let name): "nothing to remark on the overrides of \(name, .name)"
    }
  }

  private func word(_ kind: ValueKind) -> String {
    switch kind {
    case .view: "a view"
    case .recognizer: "a gesture recognizer"
    case .number: "a number"
    case .boolean: "true or false"
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rectangle"
    case .insets: "insets"
    case .views: "views"
    case .text: "a text"
    case .symbol: "a symbol"
    case .closure: "a closure"
    case .unknown: "any value"
    }
  }

  func summary(ofCommand name: String) -> StyledText? { nil }

  func title(ofSection section: String) -> StyledText { StyledText(section) }

  func remark(_ text: String) -> StyledText { StyledText(text) }

  func topic(_ topic: Topic) -> StyledText {
    switch topic {
    case .hitTest:
      "Hit-testing finds the view for a touch. UIKit calls hitTest(_:with:) of the front-most window; each view answers nil when it is hidden, has interaction off, is nearly transparent (alpha below 0.01) or when its pointInside says no. Else it asks its subviews from front to back, and the first answer that is not nil is its own; when all say nil, the answer is the view itself."
    case .pointInside:
      "point(inside:with:) tells whether a point, in the view's own coordinates, lies in its bounds; the right and bottom edges are outside. A view whose superview says no is never asked."
    case .responderChain:
      "Whoever does not handle an event passes it to its next responder: from a view to the view controller that owns it or else to its superview, from the controller's view on to the window, its scene, the application and its delegate. What nobody handles is dropped."
    case .next:
      "next is the responder that gets what this one does not handle. The default of touchesBegan calls the same method of next; code that does not call super stops it there."
    case .firstResponder:
      "The first responder gets the events that have no place on the screen: keys, shakes, remote controls. becomeFirstResponder makes one, if its canBecomeFirstResponder says yes."
    case .touch:
      "A UITouch is one finger from its going down to its lift. Its view is found once, by hit-testing, and stays the same wherever the finger goes."
    case .event:
      "A UIEvent holds all touches of a moment. The same event object lives as long as fingers are down."
    case .gesture:
      "A gesture recognizer gets the touches of its view and of all views below it, before the view does. When it recognises, the view's touches are cancelled (cancelsTouchesInView)."
    case .control:
      "A control tracks a touch that hit it, and sends control events: touchDown, touchUpInside, touchDragExit and others. A touch that comes up the chain from a subview is not tracked."
    case .action:
      "For a control event each target gets its action. A nil target stands for the first of the responder chain that responds to it."
    case .scroll:
      "A scroll view holds a touch back for 0.15 s: when the finger moves it scrolls, else the content gets the touch. When it scrolls later the content's touch is cancelled."
    case .frame:
      "frame is the box around a view in its superview's coordinates; with a transform it is not the view's own size."
    case .bounds:
      "bounds is a view's own coordinate system. Its origin is what a scroll view calls contentOffset. Touches look at bounds, not at frame."
    case .clips:
      "clipsToBounds cuts what is drawn outside the bounds. Touches outside are lost with it or without."
    case .z:
      "layer.zPosition changes which view is drawn in front. Touches follow the order of subviews and do not look at it."
    case .alpha:
      "A view with alpha below 0.01, and all below it, gets no touches. 0.01 itself is below, since a Float cannot hold it."
    case .interaction:
      "isUserInteractionEnabled off takes a view and all below it out of hit-testing. UILabel and UIImageView begin so."
    case .window:
      "Windows are searched from the front: higher levels first, within a level the one shown last. Whether a window is key does not matter for touches."
    case .override:
      "override gives a view code in UIKit's place, in Swift or Objective-C; super is UIKit's own behaviour. Presets are ready-made rules."
    case .pipeline:
      "An event goes from the glass through driver, event server and mach port to the app, there through thread, run loop and queue to UIApplication.sendEvent, UIWindow.sendEvent, the recognizers, the hit view and the responder chain."
    }
  }
}
