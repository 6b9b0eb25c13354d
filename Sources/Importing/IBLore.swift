import Geometry
import SceneModel

/// What is known of Interface Builder's elements.
enum IBLore {
  /// UIKit's classes of view elements.
  static let classes: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider",
    "segmentedControl": "UISegmentedControl", "stepper": "UIStepper", "pageControl": "UIPageControl",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "scrollView": "UIScrollView", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UITableViewCellContentView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionReusableView": "UICollectionReusableView",
    "collectionViewCellContentView": "UICollectionViewCellContentView", "stackView": "UIStackView",
    "containerView": "UIView", "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView",
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "searchBar": "UISearchBar",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "visualEffectView": "UIVisualEffectView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "skView": "SKView", "arskView": "ARSKView", "arscnView": "ARSCNView",
    "control": "UIControl", "window": "UIWindow", "refreshControl": "UIRefreshControl",
    "arView": "ARView", "calendarView": "UICalendarView", "colorWell": "UIColorWell",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView", "inputView": "UIInputView",
  ]

  /// Superclasses of those that a scene does not know.
  static let bases: [String: String] = ["UIColorWell": "UIControl"]

  /// Controllers, by their elements.
  static func controllerClass(_ element: String) -> String {
    switch element {
    case "viewController", "hostingController": "UIViewController"
    case "glkViewController": "GLKViewController"
    case "avPlayerViewController": "AVPlayerViewController"
    default: "UI" + element.prefix(1).uppercased() + String(element.dropFirst())
    }
  }

  static func recognizerKind(_ element: String) -> RecognizerKind? {
    switch element {
    case "tapGestureRecognizer": .tap
    case "panGestureRecognizer": .pan
    case "pinchGestureRecognizer": .pinch
    case "rotationGestureRecognizer": .rotation
    case "swipeGestureRecognizer": .swipe
    case "screenEdgePanGestureRecognizer": .edgepan
    // Xcode's own spelling.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": .longpress
    case "gestureRecognizer", "customGestureRecognizer": .custom
    default: nil
    }
  }

  /// Elements that are about drawing, layout and resources, and say nothing of touches.
  static let ignored: Set<String> = [
    "rect", "frame", "autoresizingMask", "color", "fontDescription", "state", "constraints", "constraint",
    "nil",
    "size", "point", "inset", "edgeInsets", "textInputTraits", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "connections", "action", "outlet", "outletCollection", "segue", "subviews",
    "sections", "tableViewSection", "cells", "prototypes", "accessibility", "accessibilityTraits", "bool",
    "accessibilityOverrides", "string", "attributedString", "fragment", "attributes", "font",
    "paragraphStyle",
    "viewLayoutGuide", "layoutGuides", "viewControllerLayoutGuide", "gestureRecognizers", "variation", "mask",
    "include", "exclude", "navigationItem", "barButtonItem", "tabBarItem", "items", "toolbarItems",
    "rightBarButtonItems", "leftBarButtonItems", "segments", "segment", "real", "integer", "value", "date",
    "image", "imageReference", "preferredSymbolConfiguration", "buttonConfiguration", "blurEffect",
    "vibrancyEffect", "collectionViewFlowLayout", "collectionViewLayout", "array", "extendedEdge", "rectEdge",
    "textAttributes", "toolbarAppearance", "navigationBarAppearance", "tabBarAppearance",
    "wkWebViewConfiguration",
    "audiovisualMediaTypes", "wkPreferences", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics",
    "freeformSimulatedSizeMetrics", "simulatedMetricsContainer", "standardMapConfiguration", "keyCommands",
    "keyCommand", "animations", "popoverArrowDirection", "dataDetectorType", "calendar", "timeZone", "locale",
    "gradient",
    "offsetWrapper", "url", "designables", "designable", "modalPageSheetSize", "directionalEdgeInsets",
    "barButtonItemAppearance", "shadow", "backgroundConfiguration", "menu", "command", "uiMenu",
    "sheetPresentationController", "simulatedSizeMetrics", "nsCollectionLayoutSection", "backgroundImage",
  ]

  /// The size of the canvas of a device, upright.
  static func size(ofDevice id: String, orientation: String?) -> Size {
    let sizes: [String: (Double, Double)] = [
      "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
      "retina5_9": (375, 812), "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_0": (390, 844),
      "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932), "retina6_3": (402, 874),
      "retina6_9": (440, 956), "retina5_4": (375, 812), "ipad9_7": (768, 1024), "ipad10_5": (834, 1112),
      "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
      "ipad12_9rounded": (1024, 1366), "ipad13_0rounded": (1032, 1376), "ipad8_3rounded": (744, 1133),
      "ipad10_2": (810, 1080), "appleTV": (1920, 1080),
    ]
    let (width, height) = sizes[id] ?? (375, 667)
    return orientation == "landscape" && id != "appleTV" ? Size(height, width) : Size(width, height)
  }

  /// Control events, as the command language knows them.
  static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "menuActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}
