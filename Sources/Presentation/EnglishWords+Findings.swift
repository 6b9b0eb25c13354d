import Drawing

// What searching, asking and comparing found, in English.

extension EnglishWords {
  func say(_ phrase: FindingPhrase) -> StyledText {
    switch phrase {
    case .whoTitle(let point): "at \(point, .number), in the order of asking:"
    case .nobodyThere: "no view is there"
    case .won: "won: it gets the touch"
    case .below(let name): "yes: \(name, .name) below it gets the touch"
    case .gave(let name): "its code gave the touch to \(name, .name)"
    case .refused(let reason): "no: " + reason
    case .neverAsked(let name): "never asked: \(name, .name) answered first"
    case .cutOff(let name, let reason):
      reason.isEmpty
        ? "never asked: \(name, .name) said no" : "never asked: \(name, .name) said no (" + reason + ")"
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
    case .causeNoSize(let name, let bounds):
      "\(name, .name).hitTest said nil, so nothing in it is asked: its bounds \(bounds, .number) have no area, and no point is inside"
    case .causeAbove(let name, let reason):
      "\(name, .name).hitTest said nil, so nothing in it is asked: " + reason
    case .causeInert(let name, let className):
      "\(name, .name) is a \(className), for which isUserInteractionEnabled is off unless switched on, so nothing in it is asked"
    case .causeCancelled(let recognizer, let className, let view, let target):
      "\(recognizer, .name) (\(className)\(view.map { " on " + $0 } ?? "")) recognized and took the touch away from \(target, .name): its cancelsTouchesInView is on"
    case .causeScrolled(let view, let target):
      "the scroll view \(view, .name) began to scroll and took the touch away from \(target, .name)"
    case .causeDisabled(let name):
      "\(name, .name) is disabled: isEnabled is off, so it is hit like any view and sends no control event"
    case .causeHandled(let handler, let hit, let target):
      handler == hit
        ? "\(hit, .name) was hit and handled the touch, so it did not come up the responder chain to \(target, .name)"
        : "\(hit, .name) was hit, and \(handler, .name) handled the touch before it came up the responder chain to \(target, .name)"
    case .causeCameUp(let hit, let target, false):
      "\(hit, .name) below it was hit; \(target, .name) gets the touch as the next responder only"
    case .causeCameUp(let hit, let target, true):
      "\(hit, .name) below it was hit, and the control \(target, .name) tracks only a touch that hit itself"
    case .causeNotInChain(let name, nil): "no view was hit, so no responder chain led to \(name, .name)"
    case .causeNotInChain(let name, let hit?):
      "\(hit, .name) was hit, and \(name, .name) is not in its responder chain"
    case .causeOwnCode(let name, let method):
      "the \(method, .keyword) of \(name, .name) keeps the touch from UIKit's own, so no control event is sent"
    case .causeSecondFinger(let name):
      "another finger was on \(name, .name), which takes one at a time: isMultipleTouchEnabled is off"
    case .causeExclusive(let name): "\(name, .name) has exclusive touch, and other views get none meanwhile"
    case .causeIgnoring: "beginIgnoringInteractionEvents is in force, so nobody gets a touch"
    case .causeInterrupted(let name): "the system took the touch away from \(name, .name)"
    case .causeUndelivered(let name): "\(name, .name) was found, but nothing came of it"
    case .coverIsClear(let name): "; \(name, .name) is clear, so it is not seen"
    case .coverIsPresented(let controller, let presenter):
      "; it is the view of \(controller, .name), which \(presenter, .name) presents"
    case .whyHit(let name, let point):
      "\(name, .name) is hit at \(point, .number), but the touch has no effect on it"
    case .whyNotResponder(let name, let point):
      "\(name, .name) does not get the touch at \(point, .number)"
    case .found: "hit: the search found it"
    case .decides: "<- this decides"
    case .decidingStep(let number): " (step \(number, .number) of the event)"
    case .sends(let name, let events, let actions):
      "\(name, .name) sends " + list(events, "and") + ", which leads to " + list(actions, "and")
    case .sendsToNobody(let name, let events):
      "\(name, .name) sends " + list(events, "and") + "; no action is set for it"
    case .enabledNoHelp(let name):
      "sending \(name, .name) back or to the front changes nothing: hit-testing does not ask isEnabled"
    case .frontNoHelp(let name):
      "bringing \(name, .name) to the front changes nothing: recognizers of all views above the one that is hit get the touch"
    case .ownNoHelp(let name, let above):
      "nothing that is set on \(name, .name) itself helps while \(above, .name) says nil"
    case .noInverse(let isScaledToNothing):
      "its transform cannot be inverted" + (isScaledToNothing ? " (scale 0)" : "")
        + ", so no point of the screen reaches it"
    case .noInverseAbove(let name):
      "the transform of \(name, .name) above it cannot be inverted, so no point of the screen reaches it"
    case .outsideRange(let axis, let value, let range):
      ": \(axis) \(value, .number) is not in \(range, .number)"
    case .alsoMoves(let new, let old, let percent):
      "also gives \(percent, .number) of the screen to \(new, .name) instead of \(old, .name)"
    case .alsoMore(let count): "and changes \(count, .number) more parts"
    case .fixHint: "make one with: \("fix N", .keyword)"
    case .outsideSiblings(let count): "no, \(count, .number) views: the point is outside the bounds of each"
    case .fixed(let command): "did: \(command, .keyword)"
    case .notFixed(let name): "\(name, .name) still does not get the touch"
    }
  }
}
