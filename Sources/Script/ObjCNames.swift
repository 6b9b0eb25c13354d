// How Objective-C's names map onto Swift's. Only what is the same thing under another name stands here:
//
// - messages (`convertPoint:toView:` is `convert(_:to:)`), UIKit's and every entry's;
// - properties, as `view.hidden` and as `[view isHidden]` (`isHidden`), and setters (`setHidden:` assigns);
// - constructors (`[UIBezierPath bezierPathWithRect:]`, `CGPointMake`, `[[T alloc] initWithFrame:]`);
// - C functions of geometry (`CGRectContainsPoint(r, p)` is `r.contains(p)`, `CGRectGetMinX(r)` is `r.minX`),
//   and of arithmetic (`fabs` is `abs`, `MAX` is `max`);
// - constants of structs (`CGRectZero` is `CGRect.zero`, `M_PI` is `CGFloat.pi`).
//
// Everything else keeps its name: app-specific messages, `enumerateObjects…` with their `*stop`,
// `reverseObjectEnumerator`, `nextObject`, `indexOfObject:` (which answers NSNotFound), `CGPathContainsPoint`,
// `NSLog`, `NSStringFrom…`, and constants of enumerations.

/// The tables of names.
enum ObjCNames {
  // MARK: Properties

  /// Objective-C's property names that Swift spells otherwise.
  static let properties: [String: String] = [
    "hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled", "enabled": "isEnabled",
    "selected": "isSelected", "highlighted": "isHighlighted",
    "multipleTouchEnabled": "isMultipleTouchEnabled",
    "exclusiveTouch": "isExclusiveTouch", "opaque": "isOpaque", "scrollEnabled": "isScrollEnabled",
    "pagingEnabled": "isPagingEnabled", "dragging": "isDragging", "decelerating": "isDecelerating",
    "tracking": "isTracking", "zooming": "isZooming", "touchInside": "isTouchInside", "editing": "isEditing",
    "firstResponder": "isFirstResponder", "nextResponder": "next", "anyObject": "first",
    "firstObject": "first",
    "lastObject": "last", "CGPath": "cgPath", "empty": "isEmpty", "on": "isOn", "animating": "isAnimating",
    "CGRectValue": "cgRectValue", "CGPointValue": "cgPointValue", "CGSizeValue": "cgSizeValue",
    "UIEdgeInsetsValue": "uiEdgeInsetsValue", "CGAffineTransformValue": "cgAffineTransformValue",
    "allKeys": "keys", "allValues": "values",
    "viewLoaded": "isViewLoaded", "doubleSided": "isDoubleSided",
    "directionalLockEnabled": "isDirectionalLockEnabled",
  ]

  /// Properties that a message without arguments reads.
  static let propertyNames: Set<String> = [
    "bounds", "frame", "center", "transform", "alpha", "subviews", "superview", "window", "layer", "tag",
    "count",
    "length", "gestureRecognizers", "view", "state", "type", "subtype", "phase", "tapCount", "timestamp",
    "force",
    "maximumPossibleForce", "allTouches", "allObjects", "contentOffset", "contentSize", "contentInset",
    "delegate",
    "rootViewController", "clipsToBounds", "backgroundColor", "text", "zPosition", "position", "sublayers",
    "superlayer", "description", "origin", "size", "path", "name", "value", "keyWindow", "windows",
  ]

  /// Methods without arguments: reading such a name with a dot calls it all the same.
  static let nullaryMethods: [String: String] = [
    "presentationLayer": "presentation", "modelLayer": "model", "removeFromSuperview": "removeFromSuperview",
    "removeFromSuperlayer": "removeFromSuperlayer", "setNeedsLayout": "setNeedsLayout",
    "setNeedsDisplay": "setNeedsDisplay", "layoutIfNeeded": "layoutIfNeeded",
    "layoutSubviews": "layoutSubviews",
    "becomeFirstResponder": "becomeFirstResponder", "resignFirstResponder": "resignFirstResponder",
    "nextObject": "nextObject", "reverseObjectEnumerator": "reverseObjectEnumerator",
    "objectEnumerator": "objectEnumerator", "closePath": "close", "removeAllPoints": "removeAllPoints",
    "bezierPathByReversingPath": "reversing", "removeAllObjects": "removeAll",
    "removeLastObject": "removeLast",
    "uppercaseString": "uppercased", "lowercaseString": "lowercased",
    "copy": "copy", "mutableCopy": "copy", "sizeToFit": "sizeToFit", "reloadData": "reloadData",
    "updateConstraintsIfNeeded": "updateConstraintsIfNeeded",
    "setNeedsUpdateConstraints": "setNeedsUpdateConstraints",
    "invalidateIntrinsicContentSize": "invalidateIntrinsicContentSize",
  ]

  /// Swift's name of an Objective-C property, when it is another one.
  static func swiftName(ofProperty name: String) -> String? { properties[name] }

  /// Objective-C's name of a Swift property, when it is another one.
  static func objectiveCName(ofProperty name: String) -> String? { reversedProperties[name] }

  private static let reversedProperties: [String: String] = {
    var names: [String: String] = [:]
    for (objectiveC, swift) in properties where objectiveC != "anyObject" { names[swift] = objectiveC }
    return names
  }()

  // MARK: Messages

  /// What a message or constructor is in Swift: a base name and its labels, `_` for none.
  struct Signature: Hashable {
    var name: String
    var labels: [String]

    /// Reads `convert(_:to:)`.
    init(_ text: String) {
      let parts = text.split(separator: "(", maxSplits: 1)
      name = String(parts[0])
      labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
    }
  }

  /// Messages by selector.
  static let messages: [String: Signature] = {
    var table: [String: Signature] = [:]
    for (selector, signature) in messageNames { table[selector] = Signature(signature) }
    for entry in Entry.allCases where entry.swiftLabels != nil {
      table[entry.selector] = Signature(entry.swiftSignature)
    }
    return table
  }()

  private static let messageNames: [String: String] = [
    "convertPoint:toView:": "convert(_:to:)", "convertPoint:fromView:": "convert(_:from:)",
    "convertRect:toView:": "convert(_:to:)", "convertRect:fromView:": "convert(_:from:)",
    "convertPoint:toLayer:": "convert(_:to:)", "convertPoint:fromLayer:": "convert(_:from:)",
    "convertRect:toLayer:": "convert(_:to:)", "convertRect:fromLayer:": "convert(_:from:)",
    "convertPoint:toCoordinateSpace:": "convert(_:to:)",
    "convertPoint:fromCoordinateSpace:": "convert(_:from:)",
    "convertRect:toCoordinateSpace:": "convert(_:to:)",
    "convertRect:fromCoordinateSpace:": "convert(_:from:)",
    "convertPoint:toWindow:": "convert(_:to:)", "convertPoint:fromWindow:": "convert(_:from:)",
    "locationInView:": "location(in:)", "previousLocationInView:": "previousLocation(in:)",
    "preciseLocationInView:": "preciseLocation(in:)",
    "precisePreviousLocationInView:": "precisePreviousLocation(in:)",
    "translationInView:": "translation(in:)", "velocityInView:": "velocity(in:)",
    "setTranslation:inView:": "setTranslation(_:in:)", "locationOfTouch:inView:": "location(ofTouch:in:)",
    "isDescendantOfView:": "isDescendant(of:)", "isKindOfClass:": "isKind(of:)",
    "isMemberOfClass:": "isMember(of:)", "respondsToSelector:": "responds(to:)",
    "conformsToProtocol:": "conforms(to:)", "timeIntervalSinceDate:": "timeIntervalSince(_:)",
    "performSelector:": "perform(_:)",
    "performSelector:withObject:": "perform(_:with:)", "isEqualToString:": "isEqual(_:)",
    "touchesForView:": "touches(for:)", "touchesForWindow:": "touches(for:)",
    "touchesForGestureRecognizer:": "touches(for:)", "containsPoint:": "contains(_:)",
    "containsObject:": "contains(_:)", "enumerateObjectsUsingBlock:": "enumerateObjects(_:)",
    "enumerateObjectsWithOptions:usingBlock:": "enumerateObjects(options:using:)",
    "indexOfObject:": "indexOfObject(_:)",
    "bringSubviewToFront:": "bringSubviewToFront(_:)", "sendSubviewToBack:": "sendSubviewToBack(_:)",
    "insertSubview:atIndex:": "insertSubview(_:at:)",
    "insertSubview:aboveSubview:": "insertSubview(_:aboveSubview:)",
    "insertSubview:belowSubview:": "insertSubview(_:belowSubview:)",
    "sendActionsForControlEvents:": "sendActions(for:)", "sendAction:to:forEvent:": "sendAction(_:to:for:)",
    "addTarget:action:forControlEvents:": "addTarget(_:action:for:)", "addObject:": "append(_:)",
    "componentsJoinedByString:": "joined(separator:)", "stringByAppendingString:": "appending(_:)",
    "addObjectsFromArray:": "append(contentsOf:)", "insertObject:atIndex:": "insert(_:at:)",
    "removeObjectForKey:": "removeValue(forKey:)", "removeObjectAtIndex:": "remove(at:)",
    "removeObject:": "remove(_:)", "containsString:": "contains(_:)",
    "isSubclassOfClass:": "isSubclass(of:)", "setAffineTransform:": "setAffineTransform(_:)",
    "moveToPoint:": "move(to:)", "addLineToPoint:": "addLine(to:)", "appendPath:": "append(_:)",
    "addArcWithCenter:radius:startAngle:endAngle:clockwise:":
      "addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
    "addQuadCurveToPoint:controlPoint:": "addQuadCurve(to:controlPoint:)",
    "addCurveToPoint:controlPoint1:controlPoint2:": "addCurve(to:controlPoint1:controlPoint2:)",
    "applyTransform:": "apply(_:)", "pointInside:": "point(inside:)", "sizeThatFits:": "sizeThatFits(_:)",
    "setContentOffset:animated:": "setContentOffset(_:animated:)",
    "indexPathForRowAtPoint:": "indexPathForRow(at:)", "indexPathForItemAtPoint:": "indexPathForItem(at:)",
    "cellForRowAtIndexPath:": "cellForRow(at:)", "requireGestureRecognizerToFail:": "require(toFail:)",
  ]

  /// Constructors by class and selector.
  static let constructors: [String: Signature] = [
    "UIBezierPath bezierPath": Signature("UIBezierPath()"),
    "UIBezierPath bezierPathWithRect:": Signature("UIBezierPath(rect:)"),
    "UIBezierPath bezierPathWithOvalInRect:": Signature("UIBezierPath(ovalIn:)"),
    "UIBezierPath bezierPathWithRoundedRect:cornerRadius:": Signature(
      "UIBezierPath(roundedRect:cornerRadius:)"),
    "UIBezierPath bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:":
      Signature("UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)"),
    "UIBezierPath bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:":
      Signature("UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)"),
    "UIBezierPath bezierPathWithCGPath:": Signature("UIBezierPath(cgPath:)"),
    "NSDate date": Signature("Date"),
    "NSString stringWithFormat:": Signature("String(format:)"),
    "NSValue valueWithCGPoint:": Signature("NSValue(cgPoint:)"),
    "NSValue valueWithCGRect:": Signature("NSValue(cgRect:)"),
    "NSValue valueWithCGSize:": Signature("NSValue(cgSize:)"),
    "NSValue valueWithUIEdgeInsets:": Signature("NSValue(uiEdgeInsets:)"),
    "NSValue valueWithCGAffineTransform:": Signature("NSValue(cgAffineTransform:)"),
    "NSMutableArray array": Signature("Array()"), "NSArray array": Signature("Array()"),
    "NSMutableArray arrayWithArray:": Signature("Array(_:)"),
    "NSArray arrayWithArray:": Signature("Array(_:)"),
  ]

  // MARK: C functions

  /// What becomes of a C function's call.
  enum Function {
    /// `f(a)` is `a.name`.
    case property(String)
    /// `f(a, b, c)` is `a.name(_: b, label: c)`.
    case method(Signature)
    /// `f(a, b)` is `T(label: a, label: b)`, or the function of another name.
    case function(Signature)
    /// `f(a, b)` is `a == b`.
    case equality
  }

  /// C functions by name; those of arithmetic have no labels and take what they get.
  static let functions: [String: Function] = {
    var table: [String: Function] = [
      "CGRectIsEmpty": .property("isEmpty"), "CGRectIsNull": .property("isNull"),
      "CGRectIsInfinite": .property("isInfinite"), "CGRectStandardize": .property("standardized"),
      "CGRectIntegral": .property("integral"), "CGPathIsEmpty": .property("isEmpty"),
      "CGAffineTransformIsIdentity": .property("isIdentity"),
    ]
    for part in ["MinX", "MidX", "MaxX", "MinY", "MidY", "MaxY", "Width", "Height"] {
      table["CGRectGet\(part)"] = .property(part.prefix(1).lowercased() + part.dropFirst())
    }
    for type in [
      "CGRectEqualToRect", "CGPointEqualToPoint", "CGSizeEqualToSize", "UIEdgeInsetsEqualToEdgeInsets",
      "UIOffsetEqualToOffset", "CGAffineTransformEqualToTransform",
    ] {
      table[type] = .equality
    }
    for (name, signature) in methodNames { table[name] = .method(Signature(signature)) }
    for (name, signature) in functionNames { table[name] = .function(Signature(signature)) }
    for name in [
      "sqrt", "floor", "ceil", "round", "pow", "hypot", "sin", "cos", "tan", "atan", "atan2", "trunc",
    ] {
      table["\(name)f"] = .function(Signature(name))
    }
    return table
  }()

  private static let methodNames: [String: String] = [
    "CGRectContainsPoint": "contains(_:)", "CGRectContainsRect": "contains(_:)",
    "CGRectIntersectsRect": "intersects(_:)", "CGRectInset": "insetBy(dx:dy:)",
    "CGRectOffset": "offsetBy(dx:dy:)", "CGRectUnion": "union(_:)", "CGRectIntersection": "intersection(_:)",
    "UIEdgeInsetsInsetRect": "inset(by:)", "CGPointApplyAffineTransform": "applying(_:)",
    "CGRectApplyAffineTransform": "applying(_:)", "CGSizeApplyAffineTransform": "applying(_:)",
    "CGAffineTransformTranslate": "translatedBy(x:y:)", "CGAffineTransformScale": "scaledBy(x:y:)",
    "CGAffineTransformRotate": "rotated(by:)", "CGAffineTransformConcat": "concatenating(_:)",
    "CGAffineTransformInvert": "inverted()",
  ]

  private static let functionNames: [String: String] = [
    "CGPointMake": "CGPoint(x:y:)", "CGSizeMake": "CGSize(width:height:)", "CGVectorMake": "CGVector(dx:dy:)",
    "CGRectMake": "CGRect(x:y:width:height:)", "UIEdgeInsetsMake": "UIEdgeInsets(top:left:bottom:right:)",
    "UIOffsetMake": "UIOffset(horizontal:vertical:)", "NSMakeRange": "NSRange(location:length:)",
    "CGAffineTransformMake": "CGAffineTransform(a:b:c:d:tx:ty:)",
    "CGAffineTransformMakeTranslation": "CGAffineTransform(translationX:y:)",
    "CGAffineTransformMakeScale": "CGAffineTransform(scaleX:y:)",
    "CGAffineTransformMakeRotation": "CGAffineTransform(rotationAngle:)", "fabs": "abs", "fabsf": "abs",
    "ABS": "abs",
    "MAX": "max", "MIN": "min", "fmax": "max", "fmin": "min", "fmaxf": "max", "fminf": "min",
  ]

  // MARK: Constants

  private static let constants: [String: (String, String)] = [
    "CGRectZero": ("CGRect", "zero"), "CGRectNull": ("CGRect", "null"),
    "CGRectInfinite": ("CGRect", "infinite"),
    "CGPointZero": ("CGPoint", "zero"), "CGSizeZero": ("CGSize", "zero"),
    "UIOffsetZero": ("UIOffset", "zero"),
    "UIEdgeInsetsZero": ("UIEdgeInsets", "zero"), "CGVectorZero": ("CGVector", "zero"),
    "CGAffineTransformIdentity": ("CGAffineTransform", "identity"), "M_PI": ("CGFloat", "pi"),
    "CGFLOAT_MAX": ("CGFloat", "greatestFiniteMagnitude"), "DBL_MAX": ("CGFloat", "greatestFiniteMagnitude"),
    "FLT_MAX": ("CGFloat", "greatestFiniteMagnitude"), "MAXFLOAT": ("CGFloat", "greatestFiniteMagnitude"),
    "CGFLOAT_MIN": ("CGFloat", "leastNormalMagnitude"), "NSIntegerMax": ("Int", "max"),
    "INT_MAX": ("Int", "max"),
    "NSUIntegerMax": ("Int", "max"),
  ]

  /// A constant of C as the member it is in Swift.
  static func constant(_ name: String) -> Expression.Kind? {
    constants[name].map { .member(Expression(.name($0.0)), $0.1) }
  }

  /// The constant of C that a Swift member is.
  static func constantName(of type: String, _ member: String) -> String? {
    constants.filter { $0.value == (type, member) }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
  }

  /// The fields of a struct, in the order of a C initializer in braces.
  static let fields: [String: [(label: String, type: String?)]] = [
    "CGPoint": [("x", nil), ("y", nil)], "CGSize": [("width", nil), ("height", nil)],
    "CGVector": [("dx", nil), ("dy", nil)], "CGRect": [("origin", "CGPoint"), ("size", "CGSize")],
    "UIEdgeInsets": [("top", nil), ("left", nil), ("bottom", nil), ("right", nil)],
    "UIOffset": [("horizontal", nil), ("vertical", nil)], "NSRange": [("location", nil), ("length", nil)],
    "CGAffineTransform": [("a", nil), ("b", nil), ("c", nil), ("d", nil), ("tx", nil), ("ty", nil)],
  ]
}
