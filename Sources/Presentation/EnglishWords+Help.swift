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
    case .topicTry: "Try:"
    case .topicLesson(let id): "Its lesson: \("lesson \(id)", .keyword)"
    case .exampleOverlap: "two views that overlap: the one in front is asked first"
    case .exampleBounds: "a button that sticks out of its superview, and what mends it"
    case .exampleChain: "a touch that nobody handles"
    case .exampleGesture: "a tap recognizer on a superview, and a button"
    case .exampleOverride: "a view that lets touches through"
    case .welcome: "taptrace shows how iOS delivers touches: which view is hit, and who answers."
    case .welcomeScene: "Or build something in the empty \("view", .name) of a window of 320 by 480 points:"
    case .welcomeTry: "Tap it, and watch the search; then ask why:"
    case .welcomeLessons: "New here? About thirty short lessons show it, step by step: "
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
    case .leftOut(let lines, let isOne):
      "note: " + (isOne ? "line " : "lines ") + "\(lines, .number) " + (isOne ? "is" : "are")
        + " not code and "
        + (isOne ? "was" : "were") + " left out"
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
    case .dictionary: "a dictionary"
    case .unknown: "any value"
    }
  }

  func summary(ofCommand name: String) -> StyledText? { nil }

  func title(ofSection section: String) -> StyledText { StyledText(section) }

  func remark(_ text: String) -> StyledText { StyledText(text) }
}
