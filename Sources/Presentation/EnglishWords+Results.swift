import Drawing
import Messaging
import SceneModel

// Changes of the scene and events, in English.

extension EnglishWords {
  func say(_ phrase: ScenePhrase) -> StyledText {
    switch phrase {
    case .inParent(let parent): " in \(parent, .name)"
    case .detached: " in no superview"
    case .removed(let names, let others):
      "removed " + list(names, "and", style: .name)
        + (others.isEmpty ? "" : "; with it went " + list(others, "and", style: .name))
    case .moved(let name, let parent, let index, let count):
      "\(name, .name) is in \(parent, .name) now, at \(index, .number) of \(count, .number)"
    case .reordered(let name, let isInFront, let parent):
      "\(name, .name) is " + (isInFront ? "in front of" : "behind")
        + (parent.map { " its siblings in \($0, .name)" } ?? " the windows of its level")
    case .renamed(let old, let new): "\(old, .name) is called \(new, .name) now"
    case .hidden(let name, true, _): "\(name, .name) is hidden"
    case .hidden(let name, false, let isWindow):
      isWindow ? "\(name, .name) is shown, in front of its level" : "\(name, .name) is shown"
    case .controller(let name, let className, let view, let parent, let window):
      "\(name, .name): \(className)" + (view.map { " of \($0, .name)" } ?? ", no view")
        + (parent.map { ", child of \($0, .name)" } ?? "")
        + (window.map { ", root of \($0, .name)" } ?? "")
    case .presented(let name, let presenter, let window):
      "\(name, .name) is presented by \(presenter, .name)"
        + (window.map { ": its view is in front in \($0, .name)" } ?? "")
    case .dismissed(let name): "\(name, .name) is dismissed: its view is in no window"
    case .undone(let command): "undone: \(command, .keyword)"
    case .redone(let command): "done again: \(command, .keyword)"
    case .reset: "back at the start"
    case .cleared: "a new scene"
    case .saved(let path, let lines): "saved \(path, .name): " + count(lines, "line", "lines")
    case .exported(let format, let path, let lines):
      "exported \(format, .keyword) to \(path, .name): " + count(lines, "line", "lines")
    case .loaded(let path, let objects): "loaded \(path, .name): " + count(objects, "object", "objects")
    case .recovered(let commands, 0): "the scene is back, by " + count(commands, "command", "commands")
    case .recovered(let commands, let failed):
      "the scene is back, by " + count(commands, "command", "commands") + "; "
        + count(failed, "command", "commands") + " failed"
    case .stillDown(let finger):
      "finger \(finger, .number) is still down: \("touch \(finger) up", .keyword) lifts it"
    case .forgotten: "what the killed shell left is dropped"
    case .ran(let path, let commands): "ran \(path, .name): " + count(commands, "command", "commands")
    case .firstResponder(let name?): "\(name, .name) is the first responder"
    case .firstResponder(nil): "there is no first responder"
    case .noRecognizers: "there are no gesture recognizers"
    case .recognizerRemoved(let name): "removed the recognizer \(name, .name)"
    case .noActions(let name): "\(name, .name) has no actions"
    case .responds(let name, let selectors):
      "\(name, .name) responds to " + list(selectors, "and")
    case .ignoring(0): "events are delivered again"
    case .ignoring(let depth): "events are ignored" + (depth > 1 ? ", \(depth, .number) deep" : "")
    case .on: "on"
    case .requires: "waits for the failure of"
    case .togetherWith: "together with"
    case .off: "off"
    case .defaultIs(let value): "; default \(value, .number)"
    case .values(let values): "; one of \(values, .keyword)"
    case .held: "ok"
    case .language: "the language is English"
    }
  }

  func say(_ phrase: EventPhrase) -> StyledText {
    switch phrase {
    case .hit(let name, let point): "\(name, .hit) is hit at \(point, .number)"
    case .hitNothing(let point): "nothing is hit at \(point, .number)"
    case .gotTap(let name, let point): "\(name, .hit) got the tap at \(point, .number)"
    case .gotTouch(let name, let point): "\(name, .hit) got the touch at \(point, .number)"
    case .nobodyGot(let point): "nobody got the touch at \(point, .number)"
    case .handled(let name): "handled by \(name, .name)"
    case .nobodyHandled: "handled by nobody"
    case .received(let name, let methods): "\(name, .name) received \(methods)"
    case .way(let method, let names): "\(method) went \(names, .name)"
    case .dropped(let methods): "dropped: \(methods), since nobody is left to pass it to"
    case .fired(let name, let events): "\(name, .name) sent \(events, .keyword)"
    case .sent(let selector, let target): "action \(selector, .keyword) went to \(target, .name)"
    case .foundNobody(let selector): "action \(selector, .keyword) found nobody that responds"
    case .recognizer(let name, let states): "gesture \(name, .name): \(states)"
    case .printed(let text): "printed: \(text)"
    case .printedBy(let name, let text): "\(name, .name) printed: \(text)"
    case .selected(let name): "\(name, .name) was selected"
    case .changed(let text): "changed: \(text)"
    case .edited: "a command changed the scene"
    case .firstResponder(let window, let old, let new):
      "changed: first responder of \(window, .name): \(old ?? "none", .name) -> \(new ?? "none", .name)"
    case .note(let text): "note: " + text
    case .passed(let seconds, let clock):
      "\(seconds, .number) s passed; the clock stands at \(clock, .number) s"
    case .nothingHappened: "nothing happened"
    case .goesOn(let command): "(goes on with the event of: \(command, .keyword))"
    case .more(let count): "... and \(count, .number) more steps: \("trace", .keyword) shows them all"
    case .yes: "yes"
    case .no: "no"
    case .outside(let bounds): "no: bounds are \(bounds, .number)"
    case .noInverse: "no: the transform has no inverse, so no point is inside"
    case .noInverseAbove(let name):
      "no: the transform of \(name, .name) has no inverse, so no point comes through it"
    case .notFinite: "no: the point is not finite, and no bounds hold it"
    case .byCode: "by its code"
    case .finger(let number, let phase, let point):
      "finger \(number, .number) \(word(phase)) at \(point, .number)"
    case .clock(let seconds): "clock: \(seconds, .number) s"
    case .asked(let name, let method, let other, let answer):
      "\(name, .name).\(method)" + (other.map { " (\($0, .name))" } ?? "") + " -> " + (answer ? "yes" : "no")
    case .line(let name, let line, let text):
      "\(name, .name), line \(line, .number)" + (text.isEmpty ? "" : ": \(text)")
    case .stageReached(let title): "stage: " + title
    case .touches(let list): "touches \(list, .number)"
    case .trace(let command, let steps):
      "trace of: \(command, .keyword) (" + count(steps, "step", "steps") + ")"
    case .step(let step, let count): "step \(step, .number) of \(count, .number)"
    }
  }

  private func word(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "down"
    case .moved: "moved"
    case .stationary: "rests"
    case .ended: "up"
    case .cancelled: "cancelled"
    }
  }

  func refusal(_ reason: Reason, value: String) -> StyledText {
    switch reason {
    case .hidden: "isHidden is true"
    case .interactionDisabled: "isUserInteractionEnabled is false"
    case .transparent: "alpha is \(value, .number), below 0.01"
    case .animating: "it is being animated without allowUserInteraction"
    case .outside:
      value.isEmpty ? "pointInside said no" : "the point is outside its bounds \(value, .number)"
    case .subview, .itself: "no view was found"
    case .override: "its code says so"
    }
  }

  func answer(_ reason: Reason, isLeaf: Bool) -> StyledText {
    switch reason {
    case .subview: "found below it"
    case .itself: isLeaf ? "it has no subviews" : "no subview took the point"
    case .override: "its code says so"
    default: "it was found"
    }
  }

  func link(_ reason: LinkReason, after name: String) -> StyledText {
    switch reason {
    case .start: "the first of the chain"
    case .controllerOfView: "the view controller whose view is \(name, .name)"
    case .superview: "the superview of \(name, .name)"
    case .superviewOfControllersView: "the superview of the view of \(name, .name)"
    case .presenter: "presents \(name, .name)"
    case .windowScene: "the window scene of \(name, .name) (iOS 13 and later)"
    case .application: "the application, after \(name, .name)"
    case .delegate: "the delegate of \(name, .name), a responder"
    case .override: "the code of \(name, .name) says so"
    }
  }

  func note(_ note: Note, _ name: (ObjectID) -> String) -> StyledText {
    switch note {
    case .undocumented(let option):
      option.rule.map {
        "not documented by Apple: \($0, .keyword) (option \(option.rawValue, .keyword))"
      } ?? "simplified here (option \(option.rawValue, .keyword))"
    case .unrecognizedSelector(let selector, let target):
      "unrecognized selector \(selector, .keyword): \(name(target), .name) does not respond to it; a real app would crash"
    case .queued: "the event waits in the queue: the main thread is busy"
    case .ignored: "the touch is dropped: events are being ignored"
    case .nobodyHit: "no view was hit, so nobody gets the touch"
    case .secondFinger(let view):
      "\(name(view), .name) does not get this touch: another finger is on it and isMultipleTouchEnabled is false"
    case .exclusive(let view):
      "the touch is not delivered: isExclusiveTouch of \(name(view), .name) keeps it away"
    case .redirected(let view, let target):
      "the code of \(name(view), .name) answered \(target == view ? name(view) : name(target), .name), which does not stand below it"
    case .loggedCall(let view, let call):
      "\(name(view), .name) called \(call, .keyword), which is only noted and does nothing here"
    case .unknownClass(let view, let className):
      "the code of \(name(view), .name) tests for \(className, .keyword), a class that the scene does not know: nothing matches it"
    case .unboundIsNil(let view, let unknown):
      "\(unknown, .keyword) in the code of \(name(view), .name) is not bound: before a question mark it counts as nil"
    case .chainCircle(let responder):
      "the responder chain comes back to \(name(responder), .name): a real app would hang"
    }
  }
}
