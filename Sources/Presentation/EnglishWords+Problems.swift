import Drawing
import Messaging
import Session

// Expectations that fail, and the other problems, in English.

extension EnglishWords {
  func sentence(_ shortfall: Shortfall, because: StyledText?) -> StyledText {
    let (expected, actual) = (shortfall.expected, shortfall.actual)
    let reason = because.map { ", because " + $0 } ?? ""
    switch shortfall.subject {
    case .hit(let point):
      return "the hit view" + (point.map { " at \($0, .number)" } ?? "")
        + " is \(actual, .name), not \(expected, .name)" + reason
    case .inside(let view):
      return "\(view, .name).pointInside says \(actual, .keyword), not \(expected, .keyword)"
    case .calls: return "the hit-test calls are not the expected ones"
    case .visits: return "the views that were asked are not the expected ones"
    case .chain(let name): return "the responder chain from \(name, .name) is not the expected one"
    case .received(let call): return counted("\(call, .name) was called", shortfall)
    case .order: return "these calls did not happen in this order"
    case .handled: return "the touch was handled by \(actual, .name), not by \(expected, .name)"
    case .gesture(let name): return "\(name, .name) is \(actual, .keyword), not \(expected, .keyword)"
    case .fired(let event): return counted("\(event, .name) went out", shortfall)
    case .selected(let cell):
      return expected == "yes" ? "\(cell, .name) was not selected" : "\(cell, .name) was selected"
    case .action(let selector): return "\(selector, .name) reached \(actual, .name), not \(expected, .name)"
    case .property(let name): return "\(name, .name) is \(actual, .number), not \(expected, .number)"
    case .convert: return "the converted point is \(actual, .number), not \(expected, .number)"
    case .printed: return "no line was printed that contains \(expected)"
    case .error: return "the command before gave no error that contains \(expected)"
    case .firstResponder: return "the first responder is \(actual, .name), not \(expected, .name)"
    }
  }

  private func counted(_ subject: StyledText, _ shortfall: Shortfall) -> StyledText {
    let times: StyledText = shortfall.actual == "1" ? " once" : " \(shortfall.actual, .number) times"
    switch shortfall.expected {
    case "1+": return subject + " never, expected at least once"
    case "0": return subject + times + ", expected never"
    case "1": return subject + times + ", expected once"
    default: return subject + times + ", expected \(shortfall.expected, .number) times"
    }
  }

  func say(_ phrase: ErrorPhrase) -> StyledText {
    switch phrase {
    case .noEvent: "there is no event yet to look at"
    case .noSuchStep(let step, let count):
      "there is no step \(step, .number): the event has \(count, .number)"
    case .nothingToFix(false): "nothing has been offered yet"
    case .nothingToFix(true): "the scene is not what it was when why was asked"
    case .noSuchFix(let number, let count):
      count == 0 ? "why offered no change" : "why offered \(count, .number), there is no \(number, .number)"
    case .askWhy: "ask first: \("why NAME at X Y", .keyword)"
    case .nothingToUndo: "there is nothing left to undo"
    case .undoForgotten(let limit):
      "undo goes no further back: the last \(limit, .number) changes are kept, of large scenes fewer; \("save FILE", .keyword) keeps a scene"
    case .tooLong(let limit):
      "the command is longer than \(limit, .number) bytes; make several of it, or bind what is long with \("let", .keyword)"
    case .redoForgotten:
      "redo goes no further: of large scenes few changes are kept that were taken back"
    case .nothingToRedo: "there is nothing left to redo"
    case .nothingLeft: "no killed shell has left a scene"
    case .scriptsTooDeep(let limit):
      "scripts run one another more than \(limit, .number) deep; does one run itself?"
    case .noSuchTopic(let word, let near): "there is nothing to explain by the name '\(word)'" + meant(near)
    case .methodNotOfObject(let method, let object, let className):
      "\(object, .name) is a \(className), which has no method \(method)"
    case .noSuchMethod(let word, let near): "no method is called '\(word)'" + meant(near)
    case .noSuchPreset(let words, let method, let admissible):
      admissible.isEmpty ? "\(method) has no presets" : "\(method) has no preset '\(words)'"
    case .noValue(let text): "'\(text)' is no value"
    case .bareCode: "this is code, and no command"
    case .giveCode(let methods):
      "give it to a view: \("override NAME {", .keyword), the code as it stands, \("}", .keyword)"
        + (methods.isEmpty ? "" : "; \(methods.joined(separator: " "), .keyword) is in it")
    case .noFunction(let text): "'\(text)' declares no function"
    case .noOverride(let name, nil): "\(name, .name) has no overrides"
    case .noOverride(let name, let method?): "\(name, .name) does not override \(method)"
    case .noSuchControlEvent(let word, let near): "no control event is called '\(word)'" + meant(near)
    case .helpFor(let command): "\("help \(command)", .keyword) shows how it is written"
    case .write(let line): "write it so: \(line, .keyword)"
    case .needsShell:
      "this is a command of lessons, which need the shell: start \("taptrace lesson", .keyword)"
    case .isObject(let name, true):
      "that is a view: \("tap \(name)", .keyword) touches it, \("info \(name)", .keyword) tells about it"
    case .isObject(let name, false): "that is an object: \("info \(name)", .keyword) tells about it"
    case .termsAndCommands: "\("explain", .keyword) lists the terms, \("help", .keyword) the commands"
    case .usage(let usage): "usage: \(usage, .keyword)"
    case .oneOf(let words): "one of: \(words.joined(separator: ", "), .keyword)"
    case .tapFirst: "make one: \("tap X Y", .keyword) or \("hit X Y", .keyword)"
    case .valueForms:
      "a value is a number, yes or no, point X Y, size W H, rect X Y W H, insets T L B R, transform A B C D TX TY, \"text\", .symbol, nil, a name, or views A B"
    case .functionForm: "write \("def NAME(PARAMS) = EXPRESSION", .keyword)"
    case .calls(let path): "calls: \(path, .name)"
    case .expected(let text): "expected: \(text, .name)"
    case .actual(let text): "actual: \(text, .name)"
    case .took(let name): "\(name, .name) took the touch"
    case .blocked(let name, let reason):
      switch reason {
      case .hidden: "\(name, .name) is hidden"
      case .interactionDisabled: "isUserInteractionEnabled of \(name, .name) is off"
      case .transparent: "alpha of \(name, .name) is below 0.01"
      case .animating: "\(name, .name) is being animated"
      case .outside: "\(name, .name).pointInside said no"
      case .subview, .itself: "\(name, .name) answered"
      case .override: "the code of \(name, .name) decided so"
      }
    }
  }
}
