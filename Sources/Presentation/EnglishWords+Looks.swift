import Drawing
import SceneModel

// What looking shows, in English.

extension EnglishWords {
  func say(_ phrase: LookPhrase) -> StyledText {
    switch phrase {
    case .hiddenFlag: "hidden"
    case .interactionOff: "interaction off"
    case .disabled: "disabled"
    case .key: "key"
    case .overrides(let methods): "override \(methods, .keyword)"
    case .gestures(let names): "gestures \(names, .name)"
    case .controllerOf(let name): "view of \(name, .name)"
    case .isFirstResponder: "first responder"
    case .emptyTree: "there are no views"
    case .kind(let kind):
      switch kind {
      case .view: "views"
      case .window: "windows"
      case .controller: "view controllers"
      case .windowScene: "window scenes"
      case .application: "the application"
      case .delegate: "the application's delegate"
      case .recognizer: "gesture recognizers"
      }
    case .columnProperty: "property"
    case .columnUIKit: "in UIKit"
    case .columnValue: "value"
    case .columnDefault: "default"
    case .yesDefault: "yes"
    case .notDefault: "changed"
    case .superview(let name): "superview \(name, .name)"
    case .noSuperview: "no superview"
    case .subviews(let names): "subviews, from back to front: " + list(names, "and", style: .name)
    case .window(let name): "window \(name, .name)"
    case .controller(let name): "view controller \(name, .name)"
    case .view(let name): "view \(name, .name)"
    case .parent(let name): "parent \(name, .name)"
    case .children(let names): "children: " + list(names, "and", style: .name)
    case .presenter(let name): "presented by \(name, .name)"
    case .presented(let name): "presents \(name, .name)"
    case .rootOf(let name): "root view controller of \(name, .name)"
    case .selectors(let names): "responds to: " + list(names, "and")
    case .screenFrame(let frame): "on the screen \(frame, .number)"
    case .chain(let name): "responder chain from \(name, .name)"
    case .chainEnd: "nobody follows: an unhandled event is dropped"
    case .below(let count): count == 1 ? "… 1 view below" : "… \(count, .number) views below"
    case .alike(let count, let first, let last):
      "… \(count, .number) more like it: \(first, .name) to \(last, .name)"
    case .treeShown(let shown, let total):
      "\(shown, .number) of \(total, .number) views; more: \("tree NAME", .keyword), \("find TEXT", .keyword), \("tree all", .keyword)"
    case .foundNothing(let text): "no name, class or text holds \"\(text)\""
    case .foundIn(let path): "in \(path)"
    case .foundMore(let count): "and \(count, .number) more"
    case .breakpoints(let names):
      "films stop where one of these is called: " + list(names, "and", style: .name)
    case .noBreakpoints: "films stop nowhere"
    }
  }
}
