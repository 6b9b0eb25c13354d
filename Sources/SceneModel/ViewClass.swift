/// A class of UIKit, or a subclass that the scene declares with `as NAME:BASE`.
public struct ViewClass: Equatable, Sendable {
  /// The class's name.
  public let name: String
  /// The superclass's name; nil for NSObject.
  public let base: String?

  /// Makes a class.
  public init(_ name: String, _ base: String?) {
    self.name = name
    self.base = base
  }

  /// The classes that a scene knows from the start, superclasses first.
  ///
  /// A class has no private subviews here: what was not added is not there, so a switch or a cell is hit itself
  /// (compare R39).
  public static let builtIn: [ViewClass] =
    responders + views + controls + scrollViews + controllers + recognizers

  private static let responders = [
    ViewClass("NSObject", nil), ViewClass("UIResponder", "NSObject"), ViewClass("UIView", "UIResponder"),
    ViewClass("UIScene", "UIResponder"), ViewClass("UIWindowScene", "UIScene"),
    ViewClass("UIApplication", "UIResponder"), ViewClass("AppDelegate", "UIResponder"),
    ViewClass("UIViewController", "UIResponder"),
  ]
  private static let views = [
    ViewClass("UIWindow", "UIView"), ViewClass("UILabel", "UIView"), ViewClass("UIImageView", "UIView"),
    ViewClass("UIStackView", "UIView"), ViewClass("UIVisualEffectView", "UIView"),
    ViewClass("UITabBar", "UIView"), ViewClass("UINavigationBar", "UIView"), ViewClass("UIToolbar", "UIView"),
    ViewClass("UISearchBar", "UIView"), ViewClass("UITableViewCell", "UIView"),
    ViewClass("UICollectionReusableView", "UIView"),
    ViewClass("UICollectionViewCell", "UICollectionReusableView"), ViewClass("UIPickerView", "UIView"),
    ViewClass("UIActivityIndicatorView", "UIView"), ViewClass("UIProgressView", "UIView"),
    ViewClass("WKWebView", "UIView"), ViewClass("UITransitionView", "UIView"),
    ViewClass("UIDropShadowView", "UIView"),
  ]
  private static let controls = [
    ViewClass("UIControl", "UIView"), ViewClass("UIButton", "UIControl"), ViewClass("UISwitch", "UIControl"),
    ViewClass("UISlider", "UIControl"), ViewClass("UIStepper", "UIControl"),
    ViewClass("UISegmentedControl", "UIControl"), ViewClass("UIPageControl", "UIControl"),
    ViewClass("UITextField", "UIControl"), ViewClass("UIDatePicker", "UIControl"),
    ViewClass("UIRefreshControl", "UIControl"),
  ]
  private static let scrollViews = [
    ViewClass("UIScrollView", "UIView"), ViewClass("UITableView", "UIScrollView"),
    ViewClass("UICollectionView", "UIScrollView"), ViewClass("UITextView", "UIScrollView"),
  ]
  private static let controllers = [
    ViewClass("UINavigationController", "UIViewController"),
    ViewClass("UITabBarController", "UIViewController"),
    ViewClass("UITableViewController", "UIViewController"),
    ViewClass("UIPageViewController", "UIViewController"),
  ]
  private static let recognizers = [
    ViewClass("UIGestureRecognizer", "NSObject"),
    ViewClass("UITapGestureRecognizer", "UIGestureRecognizer"),
    ViewClass("UILongPressGestureRecognizer", "UIGestureRecognizer"),
    ViewClass("UIPanGestureRecognizer", "UIGestureRecognizer"),
    ViewClass("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer"),
    ViewClass("UISwipeGestureRecognizer", "UIGestureRecognizer"),
    ViewClass("UIPinchGestureRecognizer", "UIGestureRecognizer"),
    ViewClass("UIRotationGestureRecognizer", "UIGestureRecognizer"),
  ]

}

/// What a class and its subclasses are from the start.
struct ClassTraits: OptionSet, Equatable, Sendable {
  let rawValue: UInt8

  static let view = ClassTraits(rawValue: 1)
  static let window = ClassTraits(rawValue: 2)
  static let scrollView = ClassTraits(rawValue: 4)
  /// Takes no touches until told to (R143).
  static let withoutInteraction = ClassTraits(rawValue: 8)
  /// Clips from the start (R143).
  static let clips = ClassTraits(rawValue: 16)
  /// Can become first responder (R135, R143).
  static let firstResponder = ClassTraits(rawValue: 32)
}

extension ClassTraits {
  /// What a class adds to its superclass.
  init(ownOf name: String) {
    switch name {
    case "UIView": self = .view
    case "UIWindow": self = .window
    case "UIScrollView": self = [.scrollView, .clips]
    case "UILabel", "UIImageView": self = .withoutInteraction
    case "UITextField": self = [.clips, .firstResponder]
    case "UITextView", "UITableView", "WKWebView": self = .firstResponder
    default: self = []
    }
  }
}

extension Scene {
  /// Whether an object's class lets it become first responder when no code says otherwise (R135).
  public func canBecomeFirstResponder(_ id: ObjectID) -> Bool {
    // A table's answer is known from recent systems alone (R143).
    if isKind(id, of: "UITableView"), options[.tableFirstResponder] == "no" { return false }
    return traits(of: id).contains(.firstResponder)
  }
}
