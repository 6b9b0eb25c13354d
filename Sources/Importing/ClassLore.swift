import SceneModel

/// What is known of classes by their names.
enum ClassLore {
  /// The last component of a name, without modules and without what the compiler adds.
  static func shortName(_ full: String) -> String {
    if full.utf8.starts(with: "_Tt".utf8), let name = demangled(full) { return name }
    var name = Substring(full)
    if let angle = name.firstIndex(of: "<") { name = name[..<angle] }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return String(name)
  }

  /// The last plain name in a mangled one: lengths stand before names, generic arguments come after.
  private static func demangled(_ full: String) -> String? {
    let bytes = Array(full.utf8)
    var place = 3
    var last: String?
    let isGeneric = place < bytes.count && bytes[place] == UInt8(ascii: "G")
    while place < bytes.count {
      guard bytes[place].isDigit else {
        // Generic arguments follow the name of the type.
        if isGeneric, last != nil, bytes[place] == UInt8(ascii: "G") || bytes[place] == UInt8(ascii: "V") {
          break
        }
        place += 1
        continue
      }
      var length = 0
      while place < bytes.count, bytes[place].isDigit, length < 10_000 {
        length = length * 10 + Int(bytes[place] - 48)
        place += 1
      }
      guard length > 0, place + length <= bytes.count else { break }
      let name = bytes[place..<place + length]
      // A private discriminator is no name: `33_863CCF9D…`.
      if name.first?.isDigit == false, !(name.first == 95 && length > 30) {
        last = String(decoding: name, as: UTF8.self)
      }
      place += length
    }
    return last
  }

  /// UIKit's own classes that a scene knows.
  static let known: Set<String> = Set(ViewClass.builtIn.map(\.name))
  /// Those of them that are views.
  static let views: Set<String> = {
    var views: Set<String> = ["UIView"]
    for viewClass in ViewClass.builtIn {
      if let base = viewClass.base, views.contains(base) { views.insert(viewClass.name) }
    }
    return views
  }()

  /// Superclasses of UIKit's other classes, where they matter to touches.
  static let bases: [String: String] = [
    "UIButtonLabel": "UILabel", "UITableViewLabel": "UILabel", "UITextFieldLabel": "UILabel",
    "UISegmentLabel": "UILabel", "UITabBarButtonLabel": "UILabel", "UISearchBarTextFieldLabel": "UILabel",
    "UIDateLabel": "UILabel", "_UITextFieldRoundedRectBackgroundViewNeue": "UIImageView",
    "UIRoundedRectButton": "UIButton", "UINavigationButton": "UIButton", "_UIModernBarButton": "UIButton",
    "UIToolbarTextButton": "UIButton", "_UIButtonBarButton": "UIControl", "UITabBarButton": "UIControl",
    "UIToolbarButton": "UIControl", "UITableViewCellEditControl": "UIControl",
    "UITableViewCellDeleteConfirmationControl": "UIControl", "UISearchBarTextField": "UITextField",
    "_UITextFieldClearButton": "UIButton", "UITableViewCellReorderControl": "UIControl",
    "UITableViewHeaderFooterView": "UIView", "UISwitchModernVisualElement": "UIView",
    "UICollectionViewListCell": "UICollectionViewCell", "UISegment": "UIImageView",
    "UITableViewCellContentView": "UIView", "_UITableViewHeaderFooterContentView": "UIView",
    "UIWebView": "UIView", "MKMapView": "UIView", "UIWebBrowserView": "UIView",
    "WKScrollView": "UIScrollView",
    "UIWebScrollView": "UIScrollView", "_UIWebViewScrollView": "UIScrollView",
    "WKChildScrollView": "UIScrollView", "_UIQueuingScrollView": "UIScrollView",
    "UITextEffectsWindow": "UIWindow", "UIRemoteKeyboardWindow": "UIWindow", "UIStatusBarWindow": "UIWindow",
    "UIInputSetContainerView": "UIView", "UIInputSetHostView": "UIView", "UILayoutContainerView": "UIView",
    "_UIVisualEffectContentView": "UIView", "UISearchBarBackground": "UIImageView",
    "_UIBarBackground": "UIView", "_UINavigationBarBackground": "UIImageView",
    "UICalloutBar": "UIView", "UITransitionView": "UIView", "UIImageView": "UIView",
  ]

  /// Ends of names from which a superclass is guessed, the longest first.
  private static let endings: [(StaticString, String)] = [
    ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
    ("CollectionView", "UICollectionView"), ("SegmentedControl", "UISegmentedControl"),
    ("TableView", "UITableView"), ("ImageView", "UIImageView"), ("ScrollView", "UIScrollView"),
    ("StackView", "UIStackView"), ("TextField", "UITextField"), ("TextView", "UITextView"),
    ("PageControl", "UIPageControl"), ("Control", "UIControl"), ("Button", "UIButton"),
    ("Switch", "UISwitch"), ("Slider", "UISlider"), ("Stepper", "UIStepper"), ("Label", "UILabel"),
  ]

  /// The nearest class that a scene knows, and whether it was guessed from the name.
  static func base(of full: String, told: String?, scrolls: Bool) -> (name: String, isGuess: Bool) {
    let short = shortName(full)
    if views.contains(short), short != "UIWindow", full == short { return (short, false) }
    if let told {
      let own = shortName(told)
      if views.contains(own), own != "UIWindow" { return (own, false) }
      if let base = bases[own], base != "UIWindow" { return (base, false) }
    }
    if full == short, let base = bases[short], base != "UIWindow" {
      return (scrolls && base == "UIView" ? "UIScrollView" : base, false)
    }
    // UIKit's private views are plain ones but for those above; the app's own are named after what they are.
    if !isPrivate(short) {
      for (ending, base) in endings where hasSuffix(short, ending) {
        if base == "UIScrollView" || base == "UITableView" || base == "UICollectionView", !scrolls {
          continue
        }
        return (base, true)
      }
    }
    return (scrolls ? "UIScrollView" : "UIView", scrolls && told == nil)
  }

  private static func hasSuffix(_ text: String, _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    let own = text.utf8
    guard own.count >= count else { return false }
    return ending.withUTF8Buffer { own.suffix(count).elementsEqual($0) }
  }

  /// Whether the name is one of Apple's.
  static func isPrivate(_ short: String) -> Bool {
    let bytes = Array(short.utf8.prefix(3))
    guard let first = bytes.first else { return false }
    if first == 95 { return true }
    return bytes.count > 2 && bytes[0] == 85 && bytes[1] == 73 && bytes[2] >= 65 && bytes[2] <= 90
  }

  /// Whether the class is a window's.
  static func isWindow(_ full: String, told: String?) -> Bool {
    let short = shortName(full)
    return short.hasSuffix("Window") || told.map { shortName($0) } == "UIWindow"
  }

  /// Classes of UIKit and of frameworks that are known to answer hitTest or pointInside in their own way.
  private static let overriding: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISwitch", "UISlider", "UITransitionView",
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "_UITouchPassthroughView", "_UINavigationBarContentView",
    "UIInputSetContainerView", "UIInputSetHostView", "UICalloutBar", "UIEditingOverlayGestureView",
    "_UIToolbarContentView", "_UIButtonBarStackView", "UIPickerView", "UIDatePicker", "WKContentView",
    "FlutterView", "UIStatusBarWindow",
  ]

  /// Whether the class is known to override hit-testing.
  static func overridesHitTesting(_ full: String) -> Bool {
    let short = shortName(full)
    if overriding.contains(short) { return true }
    return short.hasPrefix("_UIHostingView") || (short.hasPrefix("RCT") && short.hasSuffix("View"))
  }

  static func isController(_ full: String) -> Bool { shortName(full).hasSuffix("Controller") }
}
