// Calls and members as Objective-C writes them.

extension ObjCPrinter {
  func receiver(_ base: Expression) -> String { text(base, .prefix) }

  /// Objective-C's name of a method without arguments.
  func nullary(_ name: String) -> String {
    switch name {
    case "presentation": "presentationLayer"
    case "reversed": "reverseObjectEnumerator"
    case "close": "closePath"
    case "removeAll": "removeAllObjects"
    case "removeLast": "removeLastObject"
    case "model": "modelLayer"
    default: name
    }
  }

  func member(_ base: Expression, _ name: String) -> String {
    if case .name(let type) = base.kind {
      if let constant = ObjCNames.constantName(of: type, name) { return constant }
      switch (type, name) {
      case ("UIScreen", "main"): return "UIScreen.mainScreen"
      case ("UIApplication", "shared"): return "UIApplication.sharedApplication"
      case ("UIDevice", "current"): return "UIDevice.currentDevice"
      default: break
      }
    }
    if isTranslation, let helper = extensionHelper(name, of: base, isProperty: true) {
      return "\(functionName(of: helper))(\(receiverText(base, of: helper)))"
    }
    if isTranslation, let part = part(of: base, name) { return part }
    // A set has no first object.
    if name == "first", case .name(let list) = base.kind, ["touches", "presses", "allTouches"].contains(list)
    {
      return "\(list).anyObject"
    }
    let name = ObjCNames.objectiveCName(ofProperty: name) ?? name
    if case .cast = base.kind { return "(\(text(base))).\(name)" }
    return "\(text(base, .postfix)).\(name)"
  }

  func call(_ call: Call) -> String {
    let values = call.arguments.map(\.value)
    if let text = helperCall(call) { return text }
    if let original = call.original, let text = asWritten(call, original, values) { return text }
    switch call.callee.kind {
    case .name(let name):
      // A method of the value that is extended: `insetBy(dx: 1, dy: 1)`.
      if let subject, locals[name] == nil,
        Members.methods(named: name, labels: call.labels).contains(where: { $0.owner == subject.owner })
      {
        return message(to: Expression(.selfReference), name, call, values)
      }
      if own.contains(call.callee.range) {
        let receiver = Expression(.selfReference)
        return values.isEmpty ? "[self \(nullary(name))]" : message(to: receiver, name, call, values)
      }
      return function(name, call, values)
    case .member(let base, let name):
      if values.isEmpty {
        // What is no message that the reader knows was a block that is called.
        let known = nullary(name)
        let isMessage = ObjCNames.nullaryMethods[known] != nil || isTranslation
        return isMessage ? "[\(receiver(base)) \(known)]" : "\(text(base, .postfix)).\(known)()"
      }
      return message(to: base, name, call, values)
    default: return "\(text(call.callee, .postfix))(\(list(values)))"
    }
  }

  /// A call under the name that it was read by.
  private func asWritten(_ call: Call, _ original: String, _ values: [Expression]) -> String? {
    let parts = original.split(separator: " ").map(String.init)
    if parts.count == 2 { return sent(parts[1], to: parts[0], values) }
    if original.hasSuffix(":") {
      if case .member(let base, _) = call.callee.kind { return sent(original, to: receiver(base), values) }
      return sent(original, to: "[\(text(call.callee)) alloc]", values)
    }
    guard case .member(let base, _) = call.callee.kind else { return "\(original)(\(list(values)))" }
    if ObjCNames.nullaryMethods[original] != nil { return "[\(receiver(base)) \(original)]" }
    return "\(original)(\(list([base] + values)))"
  }

  /// `[receiver a:x b:y, more]`.
  func sent(_ selector: String, to receiver: String, _ values: [Expression]) -> String {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard !values.isEmpty else { return "[\(receiver) \(pieces[0])]" }
    let named = zip(pieces, values).map { "\($0):\(text($1, .conditional))" }
    let more = values.dropFirst(pieces.count - 1)
    let selectorText = named.prefix(pieces.count - 1).joined(separator: " ")
    return "[\(receiver) \(selectorText)\(more.map { ", \(text($0, .conditional))" }.joined())]"
  }

  private func message(to base: Expression, _ name: String, _ call: Call, _ values: [Expression]) -> String {
    let signature = ObjCNames.Signature("\(name)(\(call.labels.map { "\($0):" }.joined()))")
    if name == "contains", isTranslation, call.labels == ["_"] { return contains(base, values) }
    if name == "sendActions", isTranslation, case .implicitMember(let event) = values[0].kind {
      let constant = "UIControlEvent" + event.prefix(1).uppercased() + event.dropFirst()
      return "[\(receiver(base)) sendActionsForControlEvents:\(constant)]"
    }
    if isTranslation, let function = ObjCNames.function(for: signature) {
      return "\(function)(\(list([base] + values)))"
    }
    let known = isTranslation ? ObjCNames.selectors(for: signature) : []
    let selector = known.first ?? defaultSelector(name, call.arguments.map(\.label))
    return sent(selector, to: receiver(base), values)
  }

  private func defaultSelector(_ name: String, _ labels: [String?]) -> String {
    let first = labels.first ?? nil
    let head = first.map { name + $0.prefix(1).uppercased() + $0.dropFirst() } ?? name
    return ([head] + labels.dropFirst().map { $0 ?? "" }).map { "\($0):" }.joined()
  }

  private func function(_ name: String, _ call: Call, _ values: [Expression]) -> String {
    if isTranslation, ["String", "Array", "Set", "Dictionary", "zip", "stride"].contains(name),
      call.labels.first != "format"
    {
      return doubtful("\(name)(\(list(values)))")
    }
    let isType = name.first?.isUppercase == true
    let signature = ObjCNames.Signature("\(name)(\(call.labels.map { "\($0):" }.joined()))")
    if name == "type", call.labels == ["of"] { return "[\(receiver(values[0])) class]" }
    if name == "CGRect", call.labels == ["origin", "size"] { return "(CGRect){\(list(values))}" }
    if let maker = ObjCNames.maker(for: signature) { return "\(maker)(\(list(values)))" }
    if let constructor = ObjCNames.constructor(for: signature) {
      let parts = constructor.split(separator: " ").map(String.init)
      return sent(parts[1], to: parts[0], values)
    }
    if ObjCNames.fields[name].map({ $0.map(\.label) }) == call.labels { return "(\(name)){\(list(values))}" }
    if isType, values.isEmpty { return "[[\(name) alloc] init]" }
    if isType, call.arguments.allSatisfy({ $0.label != nil }), !name.hasPrefix("NS"), !name.hasPrefix("CG") {
      let labels = call.labels
      let first = "initWith" + labels[0].prefix(1).uppercased() + labels[0].dropFirst()
      return sent(([first] + labels.dropFirst()).map { "\($0):" }.joined(), to: "[\(name) alloc]", values)
    }
    if isTranslation { return translated(name, call, values) }
    return "\(name)(\(list(values)))"
  }
}

extension ObjCNames {
  /// The selectors that become a signature, points before rectangles.
  static func selectors(for signature: Signature) -> [String] {
    messages.filter { $0.value == signature }.map(\.key).sorted { ($0.count, $0) < ($1.count, $1) }
      .sorted { $0.hasPrefix("convertPoint") && !$1.hasPrefix("convertPoint") }
      .filter { !$0.hasSuffix("toLayer:") && !$0.hasSuffix("Layer:") }
  }

  /// The C function that becomes a method with a signature.
  static func function(for signature: Signature) -> String? {
    functions.filter { if case .method(signature) = $0.value { true } else { false } }.map(\.key).min()
  }

  /// The C function that becomes an initializer with a signature.
  static func maker(for signature: Signature) -> String? {
    guard !signature.labels.isEmpty else { return nil }
    return functions.filter { if case .function(signature) = $0.value { true } else { false } }.map(\.key)
      .min()
  }

  /// The class and selector that become an initializer with a signature.
  static func constructor(for signature: Signature) -> String? {
    constructors.filter { $0.value == signature }.map(\.key).max()
  }
}
