// What a value seems to be, by the company it keeps.

extension ValueKind {
  /// The kind of a declared type; nil when it tells nothing.
  init?(_ type: TypeReference) {
    if type.number != nil {
      self = .number
      return
    }
    switch type.name {
    case "Bool": self = .boolean
    case "CGPoint": self = .point
    case "CGSize": self = .size
    case "CGRect": self = .rect
    case "UIEdgeInsets": self = .insets
    case "String", "NSString": self = .text
    case "Array", "Set", "NSArray", "NSMutableArray", "NSSet":
      // What other lists hold, only `let` in brackets can say.
      guard let element = type.arguments.first else {
        self = .views
        return
      }
      switch ValueKind(element) {
      case .view?, nil: self = .views
      default: self = .unknown
      }
    case "Dictionary", "NSDictionary", "NSMutableDictionary": self = .dictionary
    case "->": self = .closure
    case "UIEvent", "UITouch", "NSEnumerator", "UIBezierPath", "CALayer": return nil
    default:
      if type.name.hasSuffix("Recognizer") {
        self = .recognizer
      } else if type.name.hasPrefix("UI"), !["Phase", "Type", "State"].contains(where: type.name.hasSuffix) {
        self = .view
      } else {
        return nil
      }
    }
  }

  /// The kind of what has a member.
  init(having member: String) {
    switch member {
    case "x", "y": self = .point
    case "width", "height": self = .size
    case "origin", "size", "minX", "midX", "maxX", "minY", "midY", "maxY", "isNull", "standardized":
      self = .rect
    case "top", "left", "bottom", "right": self = .insets
    case "count", "first", "last", "isEmpty", "indices": self = .views
    case "keys", "values": self = .dictionary
    case "state", "numberOfTouches": self = .recognizer
    case "frame", "bounds", "center", "transform", "isHidden", "alpha", "isUserInteractionEnabled",
      "superview",
      "subviews", "window", "layer", "tag", "isEnabled", "isSelected", "isHighlighted", "gestureRecognizers",
      "contentOffset", "contentSize", "contentInset", "clipsToBounds", "rootViewController":
      self = .view
    default: self = .unknown
    }
  }

  /// The kind that a known member of UIKit has.
  init(ofMember name: String) {
    switch name {
    case "alpha", "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "count", "tag",
      "top", "left", "bottom", "right", "tapCount", "timestamp", "force":
      self = .number
    case "isHidden", "isUserInteractionEnabled", "isEnabled", "isSelected", "isHighlighted", "clipsToBounds",
      "isEmpty":
      self = .boolean
    case "bounds", "frame": self = .rect
    case "center", "origin", "contentOffset": self = .point
    case "size", "contentSize": self = .size
    case "superview", "window", "view": self = .view
    case "subviews": self = .views
    case "state", "type", "phase": self = .symbol
    default: self = .unknown
    }
  }

  /// The kind of what a known method is sent to.
  init(receiving method: String, _ call: Call) {
    switch method {
    case "hitTest", "point", "convert", "isDescendant", "addSubview", "bringSubviewToFront",
      "sendSubviewToBack",
      "removeFromSuperview", "viewWithTag", "endEditing", "setNeedsLayout", "setNeedsDisplay",
      "layoutIfNeeded",
      "becomeFirstResponder", "resignFirstResponder", "sendActions":
      self = .view
    case "insetBy", "inset", "offsetBy", "union", "intersection", "intersects": self = .rect
    case "contains":
      // A list holds views, a rectangle holds points.
      let value = call.arguments.first?.value.kind
      if call.original == "containsObject:" || call.labels == ["where"]
        || call.arguments.first?.isTrailing == true
      {
        self = .views
      } else if call.original == "CGRectContainsPoint" {
        self = .rect
      } else if case .name(let name)? = value, name.lowercased().hasSuffix("point") || name == "p" {
        self = .rect
      } else {
        self = .unknown
      }
    case "reversed", "filter", "map", "compactMap", "forEach", "sorted", "enumerated",
      "reverseObjectEnumerator",
      "objectEnumerator", "enumerateObjects", "append", "removeAll", "allSatisfy":
      self = .views
    case "removeValue", "updateValue": self = .dictionary
    case "velocity", "translation": self = .recognizer
    default: self = .unknown
    }
  }

  /// The kind of an argument of a known call.
  init(ofArgument index: Int, _ label: String?, of call: Call, _ name: String) {
    switch (name, label) {
    case ("convert", "to"), ("convert", "from"), ("location", "in"), ("previousLocation", "in"),
      ("velocity", "in"),
      ("translation", "in"), ("isDescendant", _), ("addSubview", _), ("bringSubviewToFront", _),
      ("sendSubviewToBack", _), ("insertSubview", nil):
      self = .view
    case ("hitTest", nil), ("point", "inside"): self = .point
    case ("inset", "by"): self = .insets
    case ("insetBy", _), ("offsetBy", _), ("CGPoint", _), ("CGSize", _), ("UIEdgeInsets", _), ("max", _),
      ("min", _),
      ("abs", _), ("hypot", _), ("sqrt", _), ("pow", _), ("translatedBy", _), ("scaledBy", _), ("CGFloat", _):
      self = .number
    case ("CGRect", "origin"): self = .point
    case ("CGRect", "size"): self = .size
    case ("CGRect", _): self = .number
    default: self = .unknown
    }
  }

  /// The kind that a known call answers.
  init(answeredBy call: Call) {
    switch call.name {
    case "hitTest": self = .view
    case "point" where call.labels.first == "inside": self = .boolean
    case "contains", "isKind", "isMember", "isDescendant", "intersects", "responds": self = .boolean
    case "insetBy", "inset", "offsetBy", "CGRect": self = .rect
    case "location", "previousLocation", "translation", "velocity", "CGPoint": self = .point
    case "CGSize": self = .size
    case "UIEdgeInsets": self = .insets
    case "max", "min", "abs", "hypot", "sqrt", "CGFloat", "Int", "Double": self = .number
    default: self = .unknown
    }
  }
}
