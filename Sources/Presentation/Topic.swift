/// The terms that `explain` explains, by the words under which a person asks for them.
public enum Topic: String, Sendable, CaseIterable {
  /// The search for the view under a finger.
  case hitTest
  /// Whether a point is inside a view.
  case pointInside
  /// Who gets what nobody handles.
  case responderChain
  /// The next responder.
  case next
  /// Who gets events without a place.
  case firstResponder
  /// One finger's touch.
  case touch
  /// The event that holds the touches.
  case event
  /// Objects that make gestures of touches.
  case gesture
  /// A control, its events and actions.
  case control
  /// A control's target and action.
  case action
  /// A scroll view's touches.
  case scroll
  /// A view's place in its superview.
  case frame
  /// A view's own coordinates.
  case bounds
  /// Drawing only within the bounds.
  case clips
  /// The order of drawing.
  case z
  /// Transparency.
  case alpha
  /// The switch for touches.
  case interaction
  /// The order of windows.
  case window
  /// Code in UIKit's place.
  case override
  /// An event's way.
  case pipeline

  /// The topic of a word, its case and spaces aside; UIKit's own names are known, too.
  public init?(word: String) {
    let plain = word.lowercased().filter { $0.isLetter }
    if let known = Topic.allCases.first(where: { $0.rawValue.lowercased() == plain }) {
      self = known
      return
    }
    guard let other = Topic.others[plain] else { return nil }
    self = other
  }

  private static let others: [String: Topic] = [
    "hit": .hitTest, "hittesting": .hitTest, "命中测试": .hitTest, "pointinsidewithevent": .pointInside,
    "point": .pointInside, "inside": .pointInside, "chain": .responderChain, "responder": .responderChain,
    "响应者链": .responderChain, "nextresponder": .next, "第一响应者": .firstResponder, "uitouch": .touch,
    "touches": .touch, "触摸": .touch, "uievent": .event, "事件": .event, "gestures": .gesture,
    "gesturerecognizer": .gesture, "uigesturerecognizer": .gesture, "recognizer": .gesture,
    "手势": .gesture, "手势识别器": .gesture, "uicontrol": .control, "控件": .control, "targetaction": .action,
    "uiscrollview": .scroll, "scrollview": .scroll, "滚动视图": .scroll, "clipstobounds": .clips,
    "zposition": .z, "layerzposition": .z, "isuserinteractionenabled": .interaction,
    "userinteractionenabled": .interaction, "uiwindow": .window, "windows": .window, "窗口": .window,
    "overrides": .override, "重写": .override, "runloop": .pipeline,
  ]
}
