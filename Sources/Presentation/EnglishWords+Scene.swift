import Drawing
import SceneModel

// What the scene does not allow, in English.

extension EnglishWords {
  func sentence(_ refusal: Refusal) -> StyledText {
    switch refusal {
    case .nameTaken(let name): "the name \(name, .name) is taken"
    case .notAName(let word): "'\(word)' is no name"
    case .reservedName(let word): "no object can be called \(word, .name)"
    case .noSuchObject(let name, let near): "no object is called \(name, .name)" + meant(near)
    case .noSuchClass(let name, let near): "no class is called \(name, .name)" + meant(near)
    case .wrongKind(let name, let found, let wanted): "\(name, .name) is a \(found), not a \(wanted)"
    case .intoItself(let view, let parent):
      view == parent
        ? "\(view, .name) cannot be put into itself"
        : "\(view, .name) cannot be put into \(parent, .name), which stands inside it"
    case .notASubview(let view, let parent): "\(view, .name) is no subview of \(parent, .name)"
    case .noSuchIndex(let index, let count):
      count == 0
        ? "there is no place \(index, .number): there are no subviews, so 0 is the only one"
        : "there is no place \(index, .number): the places are 0 to \(count, .number)"
    case .cannotRemove(let name): "\(name, .name) cannot be removed: the rest depends on it"
    case .invalidGeometry(let property, let name):
      "\(name, .name).\(property) would hold a value that is no finite number"
    case .noSuchProperty(let property, let name, let className):
      "\(name, .name) is a \(className), which has no property \(property)"
    case .badValue(let property, let wanted, let found): "\(property) takes \(wanted), not \(found)"
    case .readOnly(let property): "\(property) can be read, not set"
    case .noView(let controller): "\(controller, .name) has no view"
    case .hasController(let view, let controller):
      "\(view, .name) belongs to \(controller, .name) already"
    case .alreadyPresented(let name, let presenter):
      "\(name, .name) is presented by \(presenter, .name) already"
    case .notPresented(let name): "\(name, .name) is not presented"
    case .controllerCircle(let name): "\(name, .name) would contain or present itself"
    case .notInWindow(let name): "\(name, .name) is in no window"
    case .unrelated(let first, let second):
      "\(first, .name) and \(second, .name) have no view and no screen in common"
    case .requirementCircle(let names):
      "these recognizers would wait for one another for ever: "
        + list(names, "and", style: .name)
    case .noSuchRecognizerKind(let kind): "no recognizer is of the kind '\(kind)'"
    case .noSuchOption(let name, let near): "no option is called '\(name)'" + meant(near)
    case .badOption(let name, let value, let allowed):
      "the option \(name) cannot be '\(value)': it is one of \(allowed)"
    case .tooManyObjects(let limit):
      "a scene holds at most \(limit, .number) objects; remove some, or begin with \("new", .keyword)"
    case .cannotBecomeFirstResponder(let name, let reason):
      "\(name, .name) cannot become first responder: " + why(reason, name)
    case .noDefaultParent: "there is no view left that a new one would go into"
    }
  }

  private func why(_ reason: FirstResponderReason, _ name: String) -> StyledText {
    switch reason {
    case .saysNo: "its canBecomeFirstResponder says no"
    case .notInWindow: "it is in no window"
    case .otherKeepsIt(let other): "\(other, .name) does not resign"
    }
  }

  func advice(_ refusal: Refusal) -> StyledText? {
    switch refusal {
    case .nameTaken: "take another name, or rename or remove the one that has it"
    case .reservedName: "commands and code have a meaning for that word of their own: take another name"
    case .notAName: "a name is a letter or _, then letters, digits and _"
    case .noSuchOption(_, nil): "\("option", .keyword) lists them all"
    case .cannotBecomeFirstResponder(let name, .saysNo):
      "\("override \(name) canBecomeFirstResponder yes", .keyword) lets it"
    case .noDefaultParent: "name one: \("add NAME to PARENT frame X Y W H", .keyword)"
    default: nil
    }
  }
}
