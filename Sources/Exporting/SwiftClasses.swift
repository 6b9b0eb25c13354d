import Geometry
import SceneModel
import Script
import Session

/// The classes of an exported Swift file: those of the app, and those that log.
struct SwiftClasses {
  private let plan: SourcePlan
  private let names: SwiftNames
  private var scene: Scene { plan.scene }

  init(_ plan: SourcePlan, _ names: SwiftNames) {
    self.plan = plan
    self.names = names
  }

  // MARK: Classes of the app

  /// The app's own classes.
  var declared: [String] {
    plan.appClasses.map { "class \($0.name): \($0.base ?? "NSObject") {}" }
      + plan.inventedClasses.map {
        "/// Code asks for this class, and nothing in the scene is one.\nclass \($0): UIView {}"
      }
  }

  var constants: [String] {
    plan.constants.map { group in
      let lines = group.values.map { value -> String in
        let name = SwiftNames.escaped(value.name)
        if value.value == nil, isReceiver("\(group.name).\(value.name)") {
          return "  static let \(name) = Missing()"
        }
        return "  static let \(name): \(type(of: value, in: "")) = \(literal(value))"
      }
      return "@MainActor\nenum \(SwiftNames.escaped(group.name)) {\n\(lines.joined(separator: "\n"))\n}"
    }
  }

  var unknownMembers: String? {
    let lines = plan.unknownMembers.filter { Scene.isName($0.name) }.map {
      "  var \(SwiftNames.escaped($0.name)): \(SwiftClasses.type(of: $0.kind)) { \(SwiftClasses.zero(of: $0.kind)) }"
    }
    guard !lines.isEmpty else { return nil }
    return
      "// Members that code uses and that the scene says nothing of.\nextension NSObject {\n\(lines.joined(separator: "\n"))\n}"
  }

  // MARK: Objects with something of their own

  /// The class with an object's own code, properties and actions.
  func own(_ id: ObjectID) -> String {
    guard let own = plan.own[id], let name = names.ownClass[id] else { return "" }
    let kind = scene.kind(of: id)
    var base = plan.uikitClass(of: id)
    var remark = ""
    switch kind {
    case .recognizer where scene.recognizer(id)?.kind != .custom:
      base = "NSObject, UIGestureRecognizerDelegate"
    case .application: remark = "/// Goes into main.swift as the class of the application.\n"
    case .delegate:
      base = "UIResponder, UIApplicationDelegate"
      remark = "/// Goes in the place of the app's delegate.\n"
    case .windowScene: remark = "/// UIKit makes the scene by itself: these are for reading.\n"
    default: break
    }
    let isDelegate = own.methods.contains { $0.entry.owner == .recognizer }
    if kind.isView, isDelegate { base += ", UIGestureRecognizerDelegate" }
    let objects = objects(of: own)
    let methods = own.methods.map { $0.exported(in: .swift, objects: objects, values: []) }
    let helpers = helpers(own).filter { $0.extended == nil }
    let code = (methods + helpers.map(\.text)).joined(separator: "\n")
    var parts: [String] = []
    let outlets = own.outlets.map { outlet(outlet: $0, code) }
    if !outlets.isEmpty { parts.append(outlets.joined(separator: "\n")) }
    parts += methods
    parts += helpers.map { helper in
      helper.text
    }
    parts += own.missing.compactMap { missing($0, in: own) }
    parts += own.selectors.map(action)
    if let recognizer = scene.recognizer(id), !recognizer.simultaneous.isEmpty,
      !own.methods.contains(where: { $0.entry == .shouldRecognizeSimultaneously })
    {
      parts.append(SwiftClasses.simultaneous)
    }
    for outlet in own.outlets {
      let target = SwiftNames.escaped(outlet.declared)
      parts = parts.map { part in
        var part = SourcePlan.rename("_" + outlet.name, to: target, in: part)
        part = SourcePlan.rename(outlet.name, to: target, in: part)
        return part
      }
    }
    let body = parts.map(SwiftClasses.indented).joined(separator: "\n\n")
    return "\(remark)class \(name): \(base) {\n\(body)\n}"
  }

  /// A delegate that only lets recognizers recognise together.
  static let simultaneous = """
    /// The recognizers with which it may recognise together.
    var companions: [UIGestureRecognizer] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      companions.contains { $0 === other }
    }
    """

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }

  private func objects(of own: SourcePlan.Own) -> Set<String> {
    Set(own.outlets.filter { $0.object != nil || $0.value == .null }.map(\.name))
  }

  private func helpers(_ own: SourcePlan.Own) -> [MethodOutline.HelperText] {
    plan.helpers(of: own, in: .swift, objects: objects(of: own))
  }

  /// What code adds to types of values.
  var extensions: String? {
    let helpers = plan.valueHelpers(helpers)
    guard !helpers.isEmpty else { return nil }
    return "// What code adds to values.\n" + MethodOutline.extensions(helpers).joined(separator: "\n\n")
  }

  private func outlet(outlet: SourcePlan.Outlet, _ code: String) -> String {
    let name = SwiftNames.escaped(outlet.name)
    if let object = outlet.object { return "weak var \(name): \(names.type(of: object))!" }
    if outlet.value == nil, isReceiver(outlet.name) { return "var \(name): Missing! = Missing()" }
    let type = type(of: outlet, in: code)
    if outlet.value == nil {
      return "/// To be filled in: the scene does not say what it is.\nvar \(name): \(type)\(optional(type))"
    }
    if outlet.value == .null { return "var \(name): \(type)\(optional(type))" }
    let mayBeNil = Translation.isOptional(outlet.name, in: code)
    return "var \(name): \(type)\(mayBeNil ? "?" : "") = \(literal(outlet, in: code))"
  }

  private func optional(_ type: String) -> String { type.hasSuffix("?") ? "" : "!" }

  /// Whether messages that UIKit does not know are sent to a name.
  private func isReceiver(_ name: String) -> Bool {
    plan.own.values.contains { $0.missing.contains { $0.call.receiver == name } }
  }

  // MARK: Types and values

  private func type(of outlet: SourcePlan.Outlet, in code: String) -> String {
    switch outlet.value {
    case .number(_, let isInteger): isInteger && isCounted(outlet.name, code) ? "Int" : "CGFloat"
    case .bool: "Bool"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .insets: "UIEdgeInsets"
    case .text: "String"
    case .symbol: "String"
    case .object(let id): names.type(of: id)
    case .objects: "[UIView]"
    case .list(let items): SwiftClasses.elements(items).map { "[\($0)]" } ?? "[Any]"
    case .dictionary: "[AnyHashable: Any]"
    case .path: "UIBezierPath"
    case .null, nil: SwiftClasses.type(of: outlet.kind)
    }
  }

  /// Whether a number stands beside something that is counted.
  private func isCounted(_ name: String, _ code: String) -> Bool {
    ["tag", "count", "index"].contains { word in
      ["==", "!=", "<", ">", "<=", ">="].contains { sign in
        code.contains("\(word) \(sign) \(name)") || code.contains("\(name) \(sign) \(word)")
          || code.contains("\(word) \(sign) self.\(name)")
      }
    } || code.contains("[\(name)]") || code.contains("% \(name)")
  }

  static func type(of kind: ValueKind) -> String {
    switch kind {
    case .view: "UIView"
    case .recognizer: "UIGestureRecognizer"
    case .number: "CGFloat"
    case .boolean: "Bool"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .insets: "UIEdgeInsets"
    case .views: "[UIView]"
    case .text, .symbol: "String"
    case .dictionary: "[AnyHashable: Any]"
    case .closure: "(() -> Void)?"
    case .unknown: "UIView"
    }
  }

  static func zero(of kind: ValueKind) -> String {
    switch kind {
    case .number: "0"
    case .boolean: "false"
    case .point, .size, .rect, .insets: ".zero"
    case .views: "[]"
    case .text, .symbol: "\"\""
    case .dictionary: "[:]"
    case .closure: "nil"
    case .view, .recognizer, .unknown: "\(type(of: kind))()"
    }
  }

  /// What all the values of a list are.
  private static func elements(_ items: [StoredValue]) -> String? {
    func all(_ fits: (StoredValue) -> Bool) -> Bool { !items.isEmpty && items.allSatisfy(fits) }
    if all({ if case .number = $0 { true } else { false } }) { return "CGFloat" }
    if all({ if case .text = $0 { true } else { false } }) { return "String" }
    if all({ if case .point = $0 { true } else { false } }) { return "CGPoint" }
    if all({ if case .rect = $0 { true } else { false } }) { return "CGRect" }
    return nil
  }

  private func literal(_ outlet: SourcePlan.Outlet, in code: String = "") -> String {
    outlet.value.flatMap(SwiftClasses.literal) ?? SwiftClasses.zero(of: outlet.kind)
  }

  /// A value as code; nil for objects, which are filled in where the scene is built.
  private static func literal(_ value: StoredValue) -> String? {
    func list(_ labels: [String], _ values: [Double]) -> String {
      zip(labels, values).map { "\($0): \(SwiftNames.number($1))" }.joined(separator: ", ")
    }
    switch value {
    case .number(let number, _): return SwiftNames.number(number)
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .point(let point): return "CGPoint(\(list(["x", "y"], [point.x, point.y])))"
    case .size(let size): return "CGSize(\(list(["width", "height"], [size.width, size.height])))"
    case .rect(let rect): return SwiftClasses.rect(rect)
    case .insets(let insets):
      let numbers = [insets.top, insets.left, insets.bottom, insets.right]
      return "UIEdgeInsets(\(list(["top", "left", "bottom", "right"], numbers)))"
    case .text(let text), .symbol(let text): return SwiftNames.quoted(text)
    case .objects: return "[]"
    case .list(let items): return "[\(items.compactMap(literal).joined(separator: ", "))]"
    case .dictionary(let keys, let values):
      let entries = zip(keys, values).compactMap { key, value -> String? in
        guard let key = literal(key), let value = literal(value) else { return nil }
        return "\(key): \(value)"
      }
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    case .path(let path): return "Paths.make(\(SwiftClasses.corners(path)))"
    case .object, .null: return nil
    }
  }

  /// A path's outlines as lists of corners.
  private static func corners(_ path: Path) -> String {
    let outlines = path.outlines.map { outline in
      "["
        + outline.map { "CGPoint(x: \(SwiftNames.number($0.x)), y: \(SwiftNames.number($0.y)))" }.joined(
          separator: ", ") + "]"
    }
    return "[\(outlines.joined(separator: ", "))]"
  }

  static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(SwiftNames.number(rect.origin.x)), y: \(SwiftNames.number(rect.origin.y)), "
      + "width: \(SwiftNames.number(rect.size.width)), height: \(SwiftNames.number(rect.size.height)))"
  }

  // MARK: Functions

  private func missing(_ missing: SourcePlan.Missing, in own: SourcePlan.Own) -> String? {
    let call = missing.call
    // What is sent to an unknown object goes nowhere, and needs no declaration.
    if call.receiver != nil { return nil }
    guard Scene.isName(call.name) else { return nil }
    let outline = missing.function.flatMap { OverrideReader.outline(of: $0) }
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let parameters = call.labels.enumerated().map { place, label -> String in
      let known = outline.flatMap { place < $0.parameters.count ? $0.parameters[place] : nil }
      let name = known?.name ?? (place < letters.count ? letters[place] : "p\(place)")
      let type = known.map { SwiftClasses.type(of: $0.kind) } ?? "Any?"
      return "\(label == name ? "" : label == "_" ? "_ " : label + " ")\(name): \(type)"
    }
    let head = "func \(SwiftNames.escaped(call.name))(\(parameters.joined(separator: ", ")))"
    if let outline {
      let answer = SwiftClasses.type(of: call.kind) + ([.view, .unknown].contains(call.kind) ? "?" : "")
      return "\(head) -> \(answer) {\n  \(outline.text(in: .swift))\n}"
    }
    guard call.needsValue else { return "\(head) {\n  Log.line(\(SwiftNames.quoted(call.signature)))\n}" }
    let isObject = [.view, .unknown, .recognizer].contains(call.kind)
    return "/// To be filled in: the scene does not say what it answers.\n\(head) -> "
      + "\(SwiftClasses.type(of: call.kind))\(isObject ? "?" : "") {\n"
      + "  \(isObject ? "nil" : SwiftClasses.zero(of: call.kind))\n}"
  }

  /// A method for an action.
  private func action(_ selector: String) -> String {
    let name = SwiftNames.selector(selector)
    let pieces = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let count = name.filter { $0 == ":" }.count
    let parameters = ["_ sender: Any?", "_ event: UIEvent?", "_ more: Any?"].prefix(count)
    let base = pieces.first.map(SourcePlan.escapedSelectorPart) ?? "act"
    return "@objc(\(name)) func \(SwiftNames.escaped(base))(\(parameters.joined(separator: ", "))) {\n"
      + "  Log.line(\(SwiftNames.quoted(name)))\n}"
  }

  // MARK: Classes that log

  /// A class that logs what its superclass is asked.
  static func logging(_ name: String, of base: String, isView: Bool, isControl: Bool) -> String {
    var members: [String] = []
    if isView {
      members.append(
        """
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          Log.hitTest(self, point) { super.hitTest(point, with: event) }
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          Log.pointInside(self, point) { super.point(inside: point, with: event) }
        }
        """)
    }
    for method in ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"] {
      members.append(
        """
        override func \(method)(_ touches: Set<UITouch>, with event: UIEvent?) {
          Log.call(self, "\(method)") { super.\(method)(touches, with: event) }
        }
        """)
    }
    if isControl {
      members.append(
        """
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          Log.call(self, "sendAction \\(action)") { super.sendAction(action, to: target, for: event) }
        }
        """)
    }
    let body = members.map(indented).joined(separator: "\n\n")
    return "final class \(name): \(base) {\n\(body)\n}"
  }
}

extension SourcePlan {
  /// The first part of a selector as a method's name.
  static func escapedSelectorPart(_ part: String) -> String {
    Scene.isName(part) ? part : "act"
  }
}
