import Geometry

/// A property's value, as commands write and read it.
public enum PropertyValue: Equatable, Sendable {
  /// On or off.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// Two numbers: a point.
  case point(Point)
  /// Two numbers: a size.
  case size(Size)
  /// Four numbers.
  case rect(Rect)
  /// Six numbers.
  case transform(AffineTransform)
  /// Text.
  case text(String)

  /// The numbers in it, in the order of writing.
  public var numbers: [Double] {
    switch self {
    case .bool, .text: []
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    }
  }
}

/// What sort of values a property takes.
public enum PropertyShape: Equatable, Sendable {
  /// `on` or `off`; no value means on.
  case flag
  /// A number.
  case number
  /// A whole number.
  case integer
  /// X and Y.
  case point
  /// W and H.
  case size
  /// One number for both axes, or two.
  case scale
  /// X, Y, W and H.
  case rect
  /// A, B, C, D, TX and TY.
  case transform
  /// Text in quotes.
  case text
  /// A word.
  case word
}

/// The properties of views that commands set, show, expect and save: one table for all of them.
public enum Property: String, CaseIterable, Sendable {
  /// The box around the view, in its superview's points (R2, R3).
  case frame
  /// The view's own coordinate system (R5, R6).
  case bounds
  /// Where the anchor point lies in the superview (R1).
  case center
  /// The origin of the bounds, contentOffset of a scroll view (R125).
  case offset
  /// isHidden (R25).
  case hidden
  /// alpha, kept within 0 and 1 as a 32-bit number (R24).
  case alpha
  /// isUserInteractionEnabled (R25).
  case interaction
  /// clipsToBounds, which is about drawing (R29).
  case clips
  /// isMultipleTouchEnabled (R67).
  case multitouch
  /// isExclusiveTouch (R68).
  case exclusive
  /// isEnabled of a control (R120).
  case enabled
  /// isSelected of a control (R119).
  case selected
  /// isHighlighted of a control (R119).
  case highlighted
  /// The rotation in degrees, clockwise on the screen (R1).
  case rotate
  /// The scale along both axes (R1).
  case scale
  /// The move in points, after scale and rotation (R1).
  case translate
  /// The whole transform as code may make it, with a shear.
  case transform
  /// layer.anchorPoint (R7).
  case anchor
  /// layer.zPosition, which touches do not look at (R29).
  case z
  /// tag.
  case tag
  /// The text that it shows.
  case text
  /// backgroundColor's name.
  case color
  /// contentSize of a scroll view (R125).
  case content
  /// isScrollEnabled of a scroll view.
  case scroll
  /// isPagingEnabled of a scroll view.
  case paging
  /// delaysContentTouches of a scroll view (R126).
  case delays
  /// canCancelContentTouches of a scroll view (R127).
  case cancels
  /// What a switch, slider, stepper, segmented or page control shows: 0 or 1 of a switch, 0 to 1 of a slider, 0 to
  /// 100 of a stepper, the selected segment or -1, the page.
  case value
  /// How many segments a segmented control has, or how many pages a page control; 0 when that is left open.
  case segments
  /// windowLevel of a window (R40).
  case level
  /// Whether a window is the key one (R41).
  case key

  /// What values it takes.
  public var shape: PropertyShape {
    switch self {
    case .frame, .bounds: .rect
    case .center, .offset, .translate, .anchor: .point
    case .content: .size
    case .scale: .scale
    case .transform: .transform
    case .alpha, .rotate, .z, .level, .value: .number
    case .tag, .segments: .integer
    case .text: .text
    case .color: .word
    case .hidden, .interaction, .clips, .multitouch, .exclusive, .enabled, .selected, .highlighted, .scroll,
      .paging, .delays, .cancels, .key:
      .flag
    }
  }

  /// UIKit's own name of it.
  public var uikitName: String {
    switch self {
    case .frame: "frame"
    case .bounds: "bounds"
    case .center: "center"
    case .offset: "contentOffset"
    case .hidden: "isHidden"
    case .alpha: "alpha"
    case .interaction: "isUserInteractionEnabled"
    case .clips: "clipsToBounds"
    case .multitouch: "isMultipleTouchEnabled"
    case .exclusive: "isExclusiveTouch"
    case .enabled: "isEnabled"
    case .selected: "isSelected"
    case .highlighted: "isHighlighted"
    case .rotate, .scale, .translate, .transform: "transform"
    case .anchor: "layer.anchorPoint"
    case .z: "layer.zPosition"
    case .tag: "tag"
    case .text: "text"
    case .color: "backgroundColor"
    case .content: "contentSize"
    case .scroll: "isScrollEnabled"
    case .paging: "isPagingEnabled"
    case .delays: "delaysContentTouches"
    case .cancels: "canCancelContentTouches"
    case .value: "value"
    case .segments: "numberOfSegments"
    case .level: "windowLevel"
    case .key: "isKeyWindow"
    }
  }

  /// The class that has it first.
  public var ownerClass: String {
    switch self {
    case .enabled, .selected, .highlighted, .value, .segments: "UIControl"
    case .content, .scroll, .paging, .delays, .cancels: "UIScrollView"
    case .level, .key: "UIWindow"
    default: "UIView"
    }
  }

  /// The flag behind a switch, and whether the flag says that the switch is off.
  var flag: (ViewFlags, inverted: Bool)? {
    switch self {
    case .hidden: (.hidden, false)
    case .interaction: (.interactionDisabled, true)
    case .clips: (.clips, false)
    case .multitouch: (.multipleTouch, false)
    case .exclusive: (.exclusiveTouch, false)
    case .enabled: (.disabled, true)
    case .selected: (.selected, false)
    case .highlighted: (.highlighted, false)
    case .scroll: (.scrollDisabled, true)
    case .paging: (.paging, false)
    case .delays: (.noContentDelay, true)
    case .cancels: (.keepsContentTouches, true)
    default: nil
    }
  }
}

/// The properties that few views set.
struct Extras: Equatable, Sendable {
  var z = 0.0
  var tag = 0
  var text: String?
  var color: String?
  var content = Size.zero
  var value: Double?
  var segments = 0

  var isDefault: Bool { self == Extras() }
}

extension Scene {
  /// Whether an object has a property.
  public func has(_ property: Property, _ id: ObjectID) -> Bool {
    guard kind(of: id).isView else { return false }
    if property == .text || property == .enabled, isKind(id, of: "UILabel") { return true }
    switch property {
    case .value: return Scene.classesWithValue.contains { isKind(id, of: $0) }
    case .segments: return Scene.classesWithSegments.contains { isKind(id, of: $0) }
    default: return isKind(id, of: property.ownerClass)
    }
  }

  private static let classesWithSegments = ["UISegmentedControl", "UIPageControl"]
  private static let classesWithValue = classesWithSegments + ["UISwitch", "UISlider", "UIStepper"]

  /// A control's state as UIControl.State counts it: normal 0, highlighted 1, disabled 2, selected 4 (R119).
  public func controlState(of id: ObjectID) -> Int {
    [(ViewFlags.highlighted, 1), (.disabled, 2), (.selected, 4)].reduce(0) { state, part in
      hasFlag(part.0, id) ? state + part.1 : state
    }
  }

  /// The values that a control can have: no segment is -1 (noSegment).
  public func valueRange(of id: ObjectID) -> ClosedRange<Double> {
    if isKind(id, of: "UISwitch") || isKind(id, of: "UISlider") { return 0...1 }
    if isKind(id, of: "UIStepper") { return 0...100 }
    let count = Double(extras[id]?.segments ?? 0)
    return isKind(id, of: "UISegmentedControl") ? -1...max(-1, count - 1) : 0...max(0, count - 1)
  }

  /// A property's value; nil when the object does not have it.
  public func value(of property: Property, _ id: ObjectID) -> PropertyValue? {
    guard has(property, id) else { return nil }
    if let (flag, inverted) = property.flag { return .bool(hasFlag(flag, id) != inverted) }
    switch property {
    case .frame: return .rect(frame(of: id))
    case .bounds: return .rect(bounds(of: id))
    case .center: return .point(center(of: id))
    case .offset: return .point(bounds(of: id).origin)
    case .alpha: return .number(Double(placements[id.place].opacity))
    case .rotate: return .number(pose(of: id).rotation)
    case .scale:
      let pose = pose(of: id)
      return .point(Point(pose.scaleX, pose.scaleY))
    case .translate:
      let pose = pose(of: id)
      return .point(Point(pose.translateX, pose.translateY))
    case .transform: return .transform(transform(of: id))
    case .anchor: return .point(anchor(of: id))
    case .z: return .number(extras[id]?.z ?? 0)
    case .tag: return .number(Double(extras[id]?.tag ?? 0))
    case .text: return .text(extras[id]?.text ?? "")
    case .color: return .text(extras[id]?.color ?? "")
    case .content: return .size(extras[id]?.content ?? .zero)
    case .value: return extras[id]?.value.map { .number($0) } ?? defaultValue(of: .value, id)
    case .segments: return .number(Double(extras[id]?.segments ?? 0))
    case .level: return .number(level(of: id))
    case .key: return .bool(keyWindow == id)
    default: return nil
    }
  }

  /// Sets a property, as UIKit's setter does.
  public mutating func set(_ property: Property, of id: ObjectID, to value: PropertyValue) throws(Refusal) {
    guard has(property, id) else {
      throw .noSuchProperty(property.rawValue, of: name(of: id), class: className(of: id))
    }
    guard value.numbers.allSatisfy(\.isFinite) else {
      throw .invalidGeometry(property: property.rawValue, of: name(of: id))
    }
    switch (property, value) {
    case (.hidden, .bool(let isOn)): setHidden(isOn, of: id)
    case (.key, .bool(let isOn)):
      if isOn { makeKey(id) } else if keyWindow == id { resignKey() }
    case (_, .bool(let isOn)):
      guard let (flag, inverted) = property.flag else { throw mismatch(property, value) }
      setFlag(flag, isOn != inverted, of: id)
    case (.frame, .rect(let rect)): try setFrame(rect, of: id)
    case (.bounds, .rect(let rect)): try setBounds(rect, of: id)
    case (.center, .point(let point)): try setCenter(point, of: id)
    case (.offset, .point(let point)): try setOffset(point, of: id)
    case (.anchor, .point(let point)): try setAnchor(point, of: id)
    case (.alpha, .number(let alpha)): placements[id.place].opacity = Float(min(1, max(0, alpha)))
    case (.rotate, .number(let degrees)): try change(poseOf: id) { $0.rotation = degrees }
    case (.scale, .number(let factor)): try set(.scale, of: id, to: .point(Point(factor, factor)))
    case (.scale, .point(let factors)):
      try change(poseOf: id) {
        $0.scaleX = factors.x
        $0.scaleY = factors.y
      }
    case (.translate, .point(let way)):
      try change(poseOf: id) {
        $0.translateX = way.x
        $0.translateY = way.y
      }
    case (.transform, .transform(let transform)): try setTransform(transform, of: id)
    case (.z, .number(let z)): change(extrasOf: id) { $0.z = z }
    case (.tag, .number(let tag)):
      guard tag == tag.rounded(), tag.magnitude < 1e15 else { throw mismatch(property, value) }
      change(extrasOf: id) { $0.tag = Int(tag) }
    case (.text, .text(let text)): change(extrasOf: id) { $0.text = text.isEmpty ? nil : text }
    case (.color, .text(let color)): change(extrasOf: id) { $0.color = color.isEmpty ? nil : color }
    case (.content, .size(let size)): change(extrasOf: id) { $0.content = size }
    case (.value, .number(let number)):
      let range = valueRange(of: id)
      let isWhole = !isKind(id, of: "UISlider") && !isKind(id, of: "UIStepper")
      let kept = min(max(isWhole ? number.rounded() : number, range.lowerBound), range.upperBound)
      let isDefault = defaultValue(of: .value, id) == .number(kept)
      change(extrasOf: id) { $0.value = isDefault ? nil : kept }
    case (.segments, .number(let count)):
      guard count == count.rounded(), (0...100).contains(count) else { throw mismatch(property, value) }
      change(extrasOf: id) { $0.segments = Int(count) }
      if let shown = self.value(of: .value, id) { try set(.value, of: id, to: shown) }
    case (.level, .number(let level)): try setLevel(level, of: id)
    default: throw mismatch(property, value)
    }
  }

  private func mismatch(_ property: Property, _ value: PropertyValue) -> Refusal {
    .badValue(property: property.rawValue, wanted: "\(property.shape)", found: "\(value)")
  }

  private mutating func change(poseOf id: ObjectID, _ change: (inout Pose) -> Void) throws(Refusal) {
    var pose = pose(of: id)
    change(&pose)
    try setPose(pose, of: id)
  }

  private mutating func change(extrasOf id: ObjectID, _ change: (inout Extras) -> Void) {
    var own = extras[id] ?? Extras()
    change(&own)
    extras[id] = own.isDefault ? nil : own
  }

  /// Whether some view has a zPosition of its own, so that siblings are drawn in another order than they are asked.
  public var hasZPositions: Bool { extras.values.contains { $0.z != 0 } }

  /// A view's layer.zPosition, which orders drawing and never the search (R29).
  public func zPosition(of id: ObjectID) -> Double { value(of: .z, id)?.numbers.first ?? 0 }

  /// The subviews of a view as they are drawn, the rearmost first: by zPosition, and by their order where that is the
  /// same (R29).
  public func drawnSubviews(of id: ObjectID) -> [ObjectID] {
    let subviews = subviews(of: id)
    let heights = subviews.map { zPosition(of: $0) }
    guard heights.contains(where: { $0 != 0 }) else { return subviews }
    return subviews.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { subviews[$0] }
  }

  /// The value that a property has in a fresh object of the same class.
  public func defaultValue(of property: Property, _ id: ObjectID) -> PropertyValue? {
    guard has(property, id) else { return nil }
    switch property {
    case .interaction: return .bool(!traits(of: id).contains(.withoutInteraction))
    case .clips: return .bool(traits(of: id).contains(.clips))
    case .enabled, .scroll, .delays, .cancels: return .bool(true)
    case .multitouch:
      return .bool(traits(of: id).contains(.scrollView) && options[.scrollMultitouch] == "on")
    case .hidden, .exclusive, .selected, .highlighted, .paging, .key: return .bool(false)
    case .alpha: return .number(1)
    case .rotate, .z, .tag, .level, .segments: return .number(0)
    case .value: return .number(isKind(id, of: "UISegmentedControl") ? -1 : 0)
    case .scale: return .point(Point(1, 1))
    case .translate, .offset: return .point(.zero)
    case .transform: return .transform(.identity)
    case .anchor: return .point(Point(0.5, 0.5))
    case .text, .color: return .text("")
    case .content: return .size(.zero)
    case .frame, .bounds, .center: return nil
    }
  }
}
