import Drawing
import Session

// The explanations of terms, in English, by the word of the term.

extension EnglishWords {
  func topic(_ topic: Topic) -> StyledText { StyledText(Self.topics[topic.word] ?? "") }

  static let topics: [String: String] = [
    "hitTest":
      "Hit-testing finds the view for a touch. UIKit calls hitTest(_:with:) of the front-most window; a view answers nil when it is hidden, has interaction off, is nearly transparent or when its pointInside says no. Else it asks its subviews from front to back, and the first answer that is not nil is its own; when all say nil, the answer is the view itself.",
    "pointInside":
      "point(inside:with:) tells whether a point, in the view's own coordinates, lies in its bounds; the right and bottom edges are outside. A view whose superview says no is never asked.",
    "hitView":
      "The hit view is what hit-testing found for a finger that comes down. It gets the touch first, and keeps it until the finger is lifted, wherever that goes.",
    "view":
      "A UIView draws a rectangle, holds subviews, and is a responder, too. For touches it matters where its bounds are, in which order its subviews stand, and its three switches: hidden, alpha and interaction.",
    "superview":
      "The superview is the view that holds another one. It is asked first in hit-testing, and what it refuses its subviews never hear of. It has nothing to do with super, which is the code of the class above.",
    "subviews":
      "The array subviews goes from back to front: its last element lies on top and is asked first. bringSubviewToFront and sendSubviewToBack change that order, and with it who gets the touch where siblings overlap.",
    "backtracking":
      "The search goes down into one subview after the other. Where a whole branch answers nil it comes back and tries the next sibling; an answer is handed up unchanged through every level.",
    "outside":
      "A subview may be drawn outside of its superview, but cannot be touched there: the superview's pointInside says no, and nobody asks further. It is the fourth cause of a view that takes no touches.",
    "hotArea":
      "The hot area is where a view takes touches. It is the bounds unless pointInside says otherwise: insetting the bounds by a negative number makes a small button easier to hit, as long as the superview holds the point, too.",
    "passThrough":
      "A view that lets touches through answers nil where hit-testing would find itself, and keeps what its subviews find. Turning interaction off would cut its subviews off as well.",
    "raisedButton":
      "A button that sticks out of its bar is dead in the part outside. The bar has to override hitTest or pointInside: convert the point to the button, ask the button itself, and leave the rest to super.",
    "frame":
      "frame is the box around a view in its superview's coordinates. With a transform it is not the view's own size any more, and it should not be set then.",
    "bounds":
      "bounds is a view's own coordinate system: its size, and the point that stands at its upper left corner. Hit-testing compares points with bounds, never with frame.",
    "convert":
      "convert(_:to:) and convert(_:from:) carry a point from one view's coordinates to another's. Before a subview is asked, the point has to be converted to it; forgetting that is the commonest mistake in a hitTest of one's own.",
    "transform":
      "A transform scales, turns and moves a view about its anchor. Hit-testing turns the point instead of the view: it is converted into the view's own coordinates, where the bounds are as straight as before.",
    "contentOffset":
      "contentOffset is another word for the origin of a scroll view's bounds. Scrolling moves no subview: it changes the point that stands at the upper left corner.",
    "hidden":
      "A hidden view answers nil in hitTest at once, and with it all that it holds. Its subviews need not be hidden themselves.",
    "alpha":
      "A view with alpha below 0.01, and all below it, gets no touches. 0.01 itself counts as below, since a Float cannot hold it exactly. A view whose background is clear still takes touches.",
    "interaction":
      "isUserInteractionEnabled off takes a view and all below it out of hit-testing. UILabel and UIImageView begin so: a button within an image view is dead until the image view is switched on.",
    "animation":
      "While UIView animates a view it takes no touches, unless the option allowUserInteraction is given. The model already has the last value, so even then hit-testing looks where the view will be, not where it is seen.",
    "clips":
      "clipsToBounds cuts what is drawn outside the bounds. Touches outside are lost with it or without it.",
    "zPosition":
      "layer.zPosition changes which view is drawn in front. Touches follow the order of subviews and do not look at it, so a view may be seen in front and still lose every tap.",
    "layer":
      "A CALayer draws for its view and knows nothing of touches: it is no responder. Corner radius, mask and zPosition change the picture and leave hit-testing as it was.",
    "override":
      "To override a method is to put one's own code in the place of UIKit's. In this shell every object can have code of its own, in Swift or Objective-C, and ready-made rules are kept as the code that they stand for.",
    "super":
      "super is the class's own behaviour, which an override has taken the place of. In hitTest it is the whole search below the view; in touchesBegan it hands the touch to the next responder. What does not call it loses that.",
    "window":
      "A UIWindow is the view at the root of the tree, and the first to be asked. It sends each event on to the recognizers and to the hit view. Windows are searched from the front: higher levels first, within a level the one shown last.",
    "windowLevel":
      "windowLevel sorts windows, before the time at which they were shown does. A window of a high level that covers the screen takes every touch, even where nothing of it can be seen.",
    "keyWindow":
      "The key window gets keys and other events without a place. For touches it does not matter which window is key: the front-most visible one that takes the point has it.",
    "windowScene":
      "Since iOS 13 a UIWindowScene stands between window and application: it is the window's next responder. It is one instance of an app's interface, of which an iPad can show several.",
    "application":
      "UIApplication takes events from the queue and sends each to its window with sendEvent. In the responder chain it comes nearly last; only its delegate may follow.",
    "appDelegate":
      "The application's delegate ends the responder chain, if it is a UIResponder itself and no view or controller of the chain. After it nobody is left, and the event is dropped.",
    "viewController":
      "A UIViewController is the next responder of its own view, before that view's superview. After the controller the chain goes on at the view's superview; a root controller's next responder is the window.",
    "presented":
      "A presented controller's next responder is the controller that presented it. Its view lies in front in the same window and takes the touches meanwhile.",
    "responder":
      "A UIResponder can answer events: views, controllers, windows, scenes, the application and its delegate are responders. Layers, gesture recognizers and plain objects are none.",
    "responderChain":
      "Whoever does not handle an event passes it to its next responder: from a view to the controller that owns it or else to its superview, on to the window, its scene, the application and the delegate. What nobody handles is dropped.",
    "next":
      "next is the responder that gets what this one does not handle. The default of touchesBegan calls the same method of next; code that does not call super stops it there.",
    "dropped":
      "An event that came to the end of the responder chain without being handled is dropped. That is no error: most touches on empty ground end so.",
    "firstResponder":
      "The first responder gets the events that have no place on the screen: keys, shakes, remote controls. becomeFirstResponder makes one, if its canBecomeFirstResponder says yes.",
    "touch":
      "A UITouch is one finger from its going down to its lift, always the same object. Its view is found once, by hit-testing, and stays the same wherever the finger goes.",
    "phase":
      "phase tells where a touch stands: began, moved, stationary, ended or cancelled. Each change of it reaches the view as one of the four touches methods; stationary has none.",
    "tapCount":
      "tapCount says how often a finger came down here in quick succession: 1, then 2 for the second tap of a double tap. It is the touch's own count and needs no recognizer.",
    "previousLocation":
      "location(in:) is where the finger is now, previousLocation(in:) where it was at the event before. Their difference is how far to move a view that follows the finger.",
    "touchesBegan":
      "touchesBegan(_:with:) is sent to the hit view when a finger comes down. Its default passes the touch up the responder chain; whoever overrides it without super keeps it.",
    "touchesMoved":
      "touchesMoved(_:with:) is sent when a finger that is down has moved. It goes to the view that was hit at the start, also when the finger has left it.",
    "touchesEnded":
      "touchesEnded(_:with:) is sent when the finger is lifted. After touchesBegan a view gets exactly one of touchesEnded and touchesCancelled.",
    "touchesCancelled":
      "touchesCancelled(_:with:) comes instead of touchesEnded when the system takes a touch away: an incoming call, a recognizer that recognised, a scroll view that scrolls. What was begun should be taken back.",
    "multitouch":
      "isMultipleTouchEnabled is off by default: a view then gets only the first finger that lies on it, and does not hear of further ones. Other views take their own fingers meanwhile.",
    "exclusiveTouch":
      "A view with isExclusiveTouch keeps other views of its window from taking touches while it has one, and takes none itself while they have one. It hinders two buttons from being pressed at once.",
    "event":
      "A UIEvent holds all touches of a moment. While fingers are down it is the same object that comes again and again; type and subtype tell motion and remote control from touches.",
    "sendEvent":
      "UIApplication.sendEvent gives an event to its window, and UIWindow.sendEvent to the recognizers and the hit view. It is the last place through which every touch of an app must pass.",
    "pipeline":
      "An event goes from the glass through driver, event server and mach port to the app, there through thread, run loop and queue to UIApplication.sendEvent, UIWindow.sendEvent, the recognizers, the hit view and the responder chain.",
    "IOKit":
      "IOKit is the layer of drivers. It makes an IOHIDEvent of what the glass measured and hands it to the event server; apps never see this kind of event.",
    "SpringBoard":
      "SpringBoard is the home screen's app. It decides which app is in front; older descriptions let it hand on the touches as well, which is the work of backboardd since iOS 6.",
    "backboardd":
      "backboardd is the system's event server since iOS 6. It takes IOHIDEvents from the drivers, asks which process is meant, and sends them there through a mach port.",
    "machPort":
      "A mach port is the kernel's letter box between processes. An app waits at one for events; what arrives wakes a run loop.",
    "runLoop":
      "A run loop lets a thread sleep until a source has work, a timer fires or somebody wakes it. The main thread's run loop handles one event, then the timers and redrawing, and sleeps again.",
    "source1":
      "A Source1 is a run loop source that listens at a mach port: a message there wakes the thread by itself. Touches enter the app through one, on the thread that fetches events.",
    "source0":
      "A Source0 holds work, but wakes nobody: somebody has to mark it and to wake the thread. The event-fetch thread does that to the main thread, which then makes UIEvents.",
    "eventFetchThread":
      "Apps have a thread of their own, com.apple.uikit.eventfetch-thread, that waits at the mach port. It queues what comes, and signals the main thread's Source0.",
    "eventQueue":
      "Events wait in the application's queue and leave it in the order in which they came. A main thread that is busy keeps them waiting, which is felt as an app that hangs.",
    "gestureEnvironment":
      "UIGestureEnvironment is a private object of UIKit that brings touches to all recognizers and settles their dependencies, before the views get the touches. Its name shows in backtraces of recognizers' actions.",
    "gesture":
      "A gesture recognizer gets the touches of its view and of all views below it, before the view does. It is no responder: it watches, and may take the touches away when it recognises.",
    "gestureState":
      "A recognizer begins as possible. A tap goes on to recognized or failed; a pan, a pinch and others go through began and changed to ended or cancelled. Each state sends the action once.",
    "tapRecognizer":
      "A tap recognizer waits for fingers that come down and up again near the same place. On a superview it hears taps on subviews, too, but a button below it keeps its own tap.",
    "panRecognizer":
      "A pan recognizer begins once a finger has moved about ten points. A scroll view owns one: that is how it scrolls, and why it takes the touch from its content.",
    "longPress":
      "A long-press recognizer begins when a finger has rested for its minimum time, half a second by default, and has not moved far. It is continuous: lifting the finger ends it.",
    "cancelsTouches":
      "cancelsTouchesInView, on by default, makes UIKit cancel the view's touches at the moment of recognition: the view gets touchesCancelled instead of touchesEnded. Off, both go on side by side.",
    "delaysTouches":
      "With delaysTouchesBegan the view hears nothing until the recognizer has failed. delaysTouchesEnded, on by default, holds back only touchesEnded, so that it can still be cancelled.",
    "requireToFail":
      "require(toFail:) lets one recognizer wait until another has failed. It is how a single tap waits for a double tap, at the price of a short delay.",
    "simultaneous":
      "By default one recognizer that recognises makes the others fail. Its delegate can allow two to recognise together, refuse a touch before it is seen, or refuse to begin.",
    "control":
      "A control tracks a touch that hit it, and makes control events of it: touchDown, touchUpInside, touchDragExit and others. A touch that comes up the chain from a subview is not tracked.",
    "button":
      "A UIButton is a control that sends touchUpInside when the finger that pressed it is lifted over it or close by. It takes its touches like every view: hidden, alpha, interaction and the superview's bounds hold for it, too.",
    "touchUpInside":
      "touchUpInside is sent when the finger is lifted inside of the control; about 70 points around it still count as inside while it is tracked. Further away it is touchUpOutside.",
    "action":
      "For a control event each target gets its action. A nil target stands for the first of the responder chain that responds to it, beginning at the control.",
    "isEnabled":
      "A control with isEnabled off is still hit and still hides what lies behind it; it only sends no events. To let touches through it has to be hidden or lose its interaction.",
    "scroll":
      "A scroll view holds a touch back for 0.15 s: when the finger moves it scrolls, else the content gets the touch. When it scrolls later the content's touch is cancelled.",
    "delaysContentTouches":
      "delaysContentTouches makes the scroll view wait before its content hears of a finger; off, buttons light up at once. canCancelContentTouches lets it take the touch back when it scrolls.",
    "tableView":
      "A table view is a scroll view that selects the row under a tap. A tap recognizer on the table, or one around it, may take that selection away by cancelling the touch.",
    "motion":
      "A shake is a motion event. It has no place, so nobody is hit-tested: it goes to the first responder and from there up the chain.",
    "remoteControl":
      "Remote-control events come from headphones and the lock screen: play, pause, next track. They go to the first responder as events without a place. Newer apps use MPRemoteCommandCenter instead.",
    "press":
      "A UIPress is a press of a button that is no touch: on a remote, a game controller or a keyboard. pressesBegan and its kin go to the first responder, and up the chain like touches.",
    "ignoringEvents":
      "beginIgnoringInteractionEvents makes the whole application deaf until it was ended as often as it was begun. A missing end leaves an app in which nothing can be pressed.",
  ]
}
