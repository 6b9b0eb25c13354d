import Drawing
import Messaging
import SceneModel

// The stages of an event and the options, in English.

extension EnglishWords {
  func title(_ stage: Stage) -> StyledText {
    switch stage {
    case .sensor: "sensor"
    case .driver: "driver"
    case .eventServer: "event server"
    case .machPort: "mach port"
    case .fetchThread: "event-fetch thread"
    case .runLoop: "main run loop"
    case .event: "UIEvent"
    case .hitTest: "hit-testing"
    case .applicationSendEvent: "UIApplication.sendEvent"
    case .windowSendEvent: "UIWindow.sendEvent"
    case .recognizers: "gesture recognizers"
    case .view: "hit view"
    case .responderChain: "responder chain"
    case .firstResponder: "first responder"
    }
  }

  func explanation(_ stage: Stage) -> StyledText {
    switch stage {
    case .sensor: "the finger changes the charge of the glass"
    case .driver: "IOKit's driver makes an IOHIDEvent of it"
    case .eventServer: "backboardd (SpringBoard before) decides which process is in front"
    case .machPort: "a message carries the event to that app"
    case .fetchThread:
      "com.apple.uikit.eventfetch-thread wakes (Source1), stores it and signals the main run loop"
    case .runLoop: "Source0 on the main thread takes it from the queue"
    case .event: "its touches are made or brought up to date"
    case .hitTest: "the windows are searched for the view of each touch that began"
    case .applicationSendEvent: "the application hands the event to its windows"
    case .windowSendEvent: "the window hands it to recognizers and views"
    case .recognizers: "they get the touches before the view"
    case .view: "its touchesBegan, touchesMoved, touchesEnded or touchesCancelled is called"
    case .responderChain: "what the view does not handle goes to the next responder"
    case .firstResponder: "an event without a place on the screen goes to it"
    }
  }

  func meaning(_ option: Option) -> StyledText {
    switch option {
    case .ios: "the release whose responder chain is followed: from 13 on a window's next is its scene"
    case .wrappers: "UITransitionView and UIDropShadowView between window and root view"
    case .passes: "how often UIKit searches at each touch-down"
    case .tapMovement: "how far a finger may move in a tap, in points"
    case .tapDuration: "how long a tap may last, in seconds"
    case .tapInterval: "how long to wait for the next tap, in seconds"
    case .panThreshold: "how far a pan moves before it begins, in points"
    case .swipeDistance: "how far a swipe goes, in points"
    case .swipeDuration: "how long a swipe may take, in seconds"
    case .pinchThreshold: "how much two fingers spread before a pinch begins, in points"
    case .rotationThreshold: "how far two fingers turn before a rotation begins, in degrees"
    case .edgeZone: "how near to its edge an edge pan begins, in points"
    case .slop: "how far outside a tracking control still counts as inside, in points"
    case .contentDelay: "how long a scroll view holds a touch back, in seconds"
    case .actionOrder: "a recognizer's action comes before or after the view's touchesCancelled"
    case .sameViewTie: "which of two equal recognizers on one view wins"
    case .disabledControl: "what a disabled control does with a touch"
    case .disabledVeto: "whether a disabled button still refuses an ancestor's tap"
    case .presentation: "how controllers are presented, which decides what follows them in the chain"
    case .removedView: "what becomes of a touch whose view is removed"
    case .singleTapAgain: "whether a single tap fires again at the second lift of a double tap"
    case .containerShouldBegin:
      "whether a recognizer's view is asked gestureRecognizerShouldBegin when another was hit"
    case .scrollTouches: "whether an empty scroll view keeps touches"
    case .shake: "who gets a shake without a first responder"
    case .canPerformAction: "whether canPerformAction also asks the next responder"
    case .crossing: "what a control sends when the finger crosses its border"
    case .ancestorOverButton: "who wins when an ancestor's long press, pan or swipe meets a button"
    case .touchWindow: "which window a redirected touch belongs to"
    case .doubleTapCancels: "whether both taps of a double tap are cancelled in one call"
    case .nestedScroll: "whether an inner scroll view at its end gives way to the outer one"
    case .deceleration: "whether a scroll view glides on after the lift"
    case .looseConvert: "whose points convert to nil means outside of any window"
    case .touchingEdges: "what two rectangles that share an edge have in common"
    case .rotatedFrame: "what a frame sets under a rotation: the box around it, or the bounds"
    case .scrollMultitouch: "whether a scroll view has isMultipleTouchEnabled from the start"
    case .tableFirstResponder: "whether a table can become first responder"
    case .bounce: "whether a scroll view pans when its content is no larger than itself"
    case .source:
      "what an imported tree stands for: UIKit's views, or what assistive technology is told of the screen"
    }
  }
}
