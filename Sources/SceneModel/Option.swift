/// A choice where UIKit says nothing, differs between releases, or would crowd a drawing.
public enum Option: String, CaseIterable, Sendable {
  /// The release whose responder chain is followed: from 13 on a window's next is its scene (R55).
  case ios
  /// Whether UITransitionView and UIDropShadowView stand between a window and its root view (R45, R52).
  case wrappers
  /// How often UIKit searches at each touch-down (R33).
  case passes
  /// How far a finger may move in a tap, in points (R99).
  case tapMovement
  /// How long a tap may last, in seconds (R99).
  case tapDuration
  /// How long the next tap may keep one waiting, in seconds (R99).
  case tapInterval
  /// How far a pan must move before it begins, in points (R101).
  case panThreshold
  /// How far a swipe must go, in points (R102).
  case swipeDistance
  /// How long a swipe may take, in seconds (R102).
  case swipeDuration
  /// How much two fingers must spread or close before a pinch begins, in points (R103).
  case pinchThreshold
  /// How far two fingers must turn before a rotation begins, in degrees (R103).
  case rotationThreshold
  /// How near to its edge an edge pan must begin, in points (R104).
  case edgeZone
  /// How far outside a control still counts as inside while it tracks, in points (R118).
  case slop
  /// How long a scroll view holds a touch back, in seconds (R126).
  case contentDelay
  /// Whether a recognizer's action comes before or after the view's touchesCancelled (R89).
  case actionOrder
  /// Which of two equal recognizers on one view wins (R93).
  case sameViewTie
  /// What a disabled control does with a touch (R120).
  case disabledControl
  /// Whether a disabled button still refuses an ancestor's tap (R120).
  case disabledVeto
  /// How controllers are presented, which decides a presented one's next responder (R51).
  case presentation
  /// What becomes of a touch whose view is removed (R74).
  case removedView
  /// Whether a single tap fires again at the second lift of a double tap (R92).
  case singleTapAgain
  /// Whether a recognizer's own view is asked gestureRecognizerShouldBegin when another was hit (R96).
  case containerShouldBegin
  /// Whether an empty scroll view keeps touches or passes them on (R131).
  case scrollTouches
  /// Who gets a shake when there is no first responder (R136).
  case shake
  /// Whether canPerformAction asks the next responder when the object does not respond (R140).
  case canPerformAction
  /// What a control sends when the finger crosses its border (R117).
  case crossing
  /// Who wins when a long press, pan or swipe of an ancestor meets a button (R105).
  case ancestorOverButton
  /// Which window a redirected touch belongs to (R46).
  case touchWindow
  /// How a view that got both taps of a double tap hears that they are cancelled (R113).
  case doubleTapCancels
  /// Whether an inner scroll view at its end gives way to the one around it (R129).
  case nestedScroll
  /// Whether a scroll view glides on after the lift (R130).
  case deceleration
  /// In whose points code finds itself that converts to nil outside of any window (R19).
  case looseConvert
  /// What the intersection of two rectangles is that only share an edge (R13).
  case touchingEdges
  /// What a frame sets under a rotation, which Apple leaves undefined (R4).
  case rotatedFrame
  /// Whether a scroll view has multipleTouchEnabled from the start (R143).
  case scrollMultitouch
  /// Whether a table can become first responder (R143).
  case tableFirstResponder
  /// Whether a scroll view pans when its content is no larger than itself.
  case bounce
  /// What an imported tree stands for: UIKit's views, or what assistive technology is told of the screen.
  case source

  /// The values it takes; a number when there is none.
  public var values: [String] {
    switch self {
    case .ios: ["13", "12"]
    case .wrappers: ["off", "on"]
    case .passes: ["1", "2"]
    case .actionOrder: ["actionFirst", "cancelledFirst"]
    case .sameViewTie: ["last", "first"]
    case .disabledControl: ["forwards", "keeps"]
    case .disabledVeto: ["off", "on"]
    case .presentation: ["fullScreen", "sheet"]
    case .removedView: ["cancelled", "continues"]
    case .singleTapAgain: ["yes", "no"]
    case .containerShouldBegin: ["yes", "no"]
    case .scrollTouches: ["kept", "forwarded"]
    case .shake: ["keyWindow", "nobody"]
    case .canPerformAction: ["self", "chain"]
    case .crossing: ["exitOnly", "both"]
    case .ancestorOverButton: ["recognizer", "button"]
    case .touchWindow: ["returned", "searched"]
    case .doubleTapCancels: ["together", "each"]
    case .nestedScroll: ["handOver", "inner"]
    case .deceleration: ["off", "on"]
    case .looseConvert: ["topmost", "itself"]
    case .touchingEdges: ["line", "nothing"]
    case .rotatedFrame: ["enclosing", "bounds"]
    case .scrollMultitouch: ["off", "on"]
    case .tableFirstResponder: ["yes", "no"]
    case .bounce: ["off", "on"]
    case .source: ["views", "accessibility"]
    default: []
    }
  }

  /// The value before anyone chose another.
  public var defaultValue: String {
    switch self {
    case .tapMovement: "45"
    case .tapDuration: "0.75"
    case .tapInterval: "0.35"
    case .panThreshold: "10"
    case .swipeDistance: "50"
    case .swipeDuration: "0.5"
    case .pinchThreshold: "8"
    case .rotationThreshold: "5"
    case .edgeZone: "20"
    case .slop: "70"
    case .contentDelay: "0.15"
    default: values.first ?? ""
    }
  }

  /// The rule of the semantics that it belongs to; nil where it is a matter of drawing.
  public var rule: String? {
    switch self {
    case .ios: "R55"
    case .wrappers: "R45"
    case .passes: "R33"
    case .tapMovement, .tapDuration, .tapInterval: "R99"
    case .panThreshold: "R101"
    case .swipeDistance, .swipeDuration: "R102"
    case .pinchThreshold, .rotationThreshold: "R103"
    case .edgeZone: "R104"
    case .slop: "R118"
    case .contentDelay: "R126"
    case .actionOrder: "R89"
    case .sameViewTie: "R93"
    case .disabledControl, .disabledVeto: "R120"
    case .presentation: "R51"
    case .removedView: "R74"
    case .singleTapAgain: "R92"
    case .containerShouldBegin: "R96"
    case .scrollTouches: "R131"
    case .shake: "R136"
    case .canPerformAction: "R140"
    case .crossing: "R117"
    case .ancestorOverButton: "R105"
    case .touchWindow: "R46"
    case .doubleTapCancels: "R113"
    case .nestedScroll: "R129"
    case .deceleration: "R130"
    case .looseConvert: "R19"
    case .touchingEdges: "R13"
    case .rotatedFrame: "R4"
    case .scrollMultitouch, .tableFirstResponder: "R143"
    case .bounce, .source: nil
    }
  }
}

/// The chosen values of the options.
public struct Options: Equatable, Sendable {
  private var chosen: [Option: String] = [:]

  /// All options at their defaults.
  public init() {}

  /// An option's value.
  public subscript(option: Option) -> String { chosen[option] ?? option.defaultValue }

  /// An option's value as a number; 0 for one that is no number.
  public func number(_ option: Option) -> Double { Double(self[option]) ?? 0 }

  /// Whether an option has another value than its default.
  public func isChanged(_ option: Option) -> Bool { chosen[option] != nil }

  /// Sets an option; the default clears it.
  mutating func set(_ option: Option, _ value: String) {
    chosen[option] = value == option.defaultValue ? nil : value
  }
}

extension Scene {
  /// Sets an option, and changes the scene where the option is about its objects.
  public mutating func setOption(_ option: Option, to value: String) throws(Refusal) {
    var wanted = value
    if option.values.isEmpty {
      guard let number = Double(value), number.isFinite, number >= 0, number <= 10_000 else {
        throw .badOption(option.rawValue, value: value, allowed: "0 ... 10000")
      }
    } else {
      guard let match = option.values.first(where: { $0.lowercased() == value.lowercased() }) else {
        throw .badOption(option.rawValue, value: value, allowed: option.values.joined(separator: "|"))
      }
      wanted = match
    }
    if option == .wrappers, wanted != options[.wrappers] { setWrappers(wanted == "on") }
    options.set(option, wanted)
  }
}
