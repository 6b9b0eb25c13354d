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
    }
  }

  func say(_ phrase: FindingPhrase) -> StyledText {
    switch phrase {
    case .whoTitle(let point): "at \(point, .number), in the order of asking:"
    case .nobodyThere: "no view is there"
    case .won: "won: it gets the touch"
    case .below(let name): "yes: \(name, .name) below it gets the touch"
    case .gave(let name): "its code gave the touch to \(name, .name)"
    case .refused(let reason): "no: " + reason
    case .neverAsked(let name): "never asked: \(name, .name) answered first"
    case .cutOff(let name, let reason): "never asked: \(name, .name) said no (" + reason + ")"
    case .whyWon(let name, let point): "\(name, .name) gets the touch at \(point, .number)"
    case .whyLost(let name, let point, let winner):
      "\(winner, .name) gets the touch at \(point, .number), not \(name, .name)"
    case .whyNobody(let name, let point):
      "nobody gets the touch at \(point, .number), so \(name, .name) does not"
    case .because(let cause): "because " + cause
    case .causeGotIt(let name): "every view above said yes, and none in front of \(name, .name) answered"
    case .causeSubview(let name, let view):
      "\(name, .name) is a subview of \(view, .name), and subviews are asked first"
    case .causeRefused(let name, let reason): "\(name, .name).hitTest said nil: " + reason
    case .causeCovered(let cover, let took, let target):
      cover == took
        ? "\(cover, .name) stands in front of \(target, .name) and answered first"
        : "\(cover, .name) stands in front of \(target, .name), and \(took, .name) in it answered first"
    case .causeWindow(let window, let took):
      window == took
        ? "the window \(window, .name) in front answered first"
        : "the window \(window, .name) in front was asked first, and \(took, .name) in it answered"
    case .causeCode(let view, nil): "the code of \(view, .name) answered nil"
    case .causeCode(let view, let answered?): "the code of \(view, .name) answered \(answered, .name)"
    case .causeDetached(let name): "\(name, .name) stands in no window"
    case .causeHiddenWindow(let name): "its window \(name, .name) is hidden, so it was not asked"
    case .causeUnreached(let name): "\(name, .name) was not asked"
    case .clipsNoHelp(let name):
      "clipsToBounds of \(name, .name) would change nothing: it is about drawing, touches look at bounds"
    case .zNoHelp(let name):
      "layer.zPosition of \(name, .name) changes nothing: it is about drawing, touches follow the order of subviews"
    case .remedies(let name): "what gives the touch to \(name, .name), each tried on a copy of the scene:"
    case .noRemedy: "no single change that was tried gives it the touch"
    case .reach(let name, let percent): "a finger reaches \(percent, .number) of \(name, .name)"
    case .reachBelow(let percent): "of it, its subviews get \(percent, .number)"
    case .reachNobody: "nobody gets"
    case .reachTakes(let name, let percent): "\(name, .name) takes \(percent, .number)"
    case .reachNoArea(let name): "\(name, .name) has no area"
    case .conversionUp(let from, let to, let arithmetic):
      "\(from, .name) -> \(to, .name), up: \(arithmetic, .number)"
    case .conversionDown(let from, let to, let arithmetic):
      "\(from, .name) -> \(to, .name), down: \(arithmetic, .number)"
    case .throughTransform: "through its transform"
    case .screen: "screen"
    case .boundingBox(let rect): "the box around the four corners: \(rect, .number)"
    case .inside(let name, let point, let bounds):
      "\(point, .number) is inside \(name, .name): bounds are \(bounds, .number)"
    case .notInside(let name, let point, let bounds):
      "\(point, .number) is not inside \(name, .name): bounds are \(bounds, .number)"
    case .decidedByCode(let name): "the code of \(name, .name) decided"
    case .nothingChanged: "nothing changed"
    case .added(let name): "added \(name, .name)"
    case .removed(let name): "removed \(name, .name)"
    case .ownerChanged(let old, let new, let area):
      "touches within \(area, .number) go to \(new, .name), no longer to \(old, .name)"
    case .nobody: "nobody"
    case .skipped: "skipped"
    case .pipelineOnlyHit: "hit only searches: no event was sent, so no stage was passed"
    case .pipelineTitle(let command): "the way of: \(command, .keyword)"
    }
  }
}
