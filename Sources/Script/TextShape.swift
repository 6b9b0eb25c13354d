import Messaging

/// What is known of a value before code runs, as far as its text depends on it: Swift writes `Optional(1)` where the
/// type is optional, and values of running code do not know their types.
///
/// What is not known is plain: nothing is invented.
indirect enum TextShape: Equatable, Sendable {
  case plain
  /// May be nil.
  case optional(TextShape)
  /// A list or a set of such values.
  case list(TextShape)
  /// A dictionary with such values.
  case dictionary(TextShape)
  /// A tuple of such parts.
  case tuple([TextShape])

  /// What a declared type says.
  init(_ type: TypeReference?) {
    guard let type else {
      self = .plain
      return
    }
    var shape = TextShape.plain
    switch type.name {
    case "Array", "Set", "ArraySlice": shape = .list(TextShape(type.arguments.first))
    case "Dictionary": shape = .dictionary(TextShape(type.arguments.dropFirst().first))
    case "Optional": shape = .optional(TextShape(type.arguments.first))
    case "()": shape = .tuple(type.arguments.map { TextShape($0) })
    default: break
    }
    // What is unwrapped by itself is an optional, too, where it is shown.
    self = type.optionality == .none ? shape : .optional(shape)
  }

  /// Whether anything in it may be nil: only then the text differs.
  var hasOptional: Bool {
    switch self {
    case .plain: false
    case .optional: true
    case .list(let inner), .dictionary(let inner): inner.hasOptional
    case .tuple(let parts): parts.contains(where: \.hasOptional)
    }
  }

  /// What it is once it is known not to be nil.
  var unwrapped: TextShape { if case .optional(let inner) = self { inner } else { self } }
  /// The same, and perhaps nil: chains do not make optionals of optionals.
  var chained: TextShape { if case .optional = self { self } else { .optional(self) } }
  /// What its members are.
  var element: TextShape {
    switch self {
    case .list(let inner): inner
    case .dictionary(let inner): .tuple([.plain, inner])
    default: .plain
    }
  }
}

extension Resolver {
  /// What an expression is, as far as it shows; always plain in Objective-C.
  mutating func shape(of expression: Expression) -> TextShape {
    guard isSwift else { return .plain }
    switch expression.kind {
    case .name(let name):
      if let local = local(name) { return local.shape }
      return ownShape(propertyName(of: name))
    case .member(let base, let name): return memberShape(base, name)
    case .call(let call): return shape(of: call)
    case .optionalChain(let inner): return shape(of: inner).chained
    case .optionalUnwrap(let inner), .forceUnwrap(let inner): return shape(of: inner).unwrapped
    case .element(let base, let indices):
      switch shape(of: base) {
      case .list(let inner): return inner
      case .dictionary(let inner): return indices.count == 2 ? inner : .optional(inner)
      default: return .plain
      }
    case .binary(.coalesce, _, let right): return shape(of: right)
    case .conditional(_, let then?, let otherwise): return either(then, otherwise)
    case .cast(let value, let type, let cast):
      switch cast {
      case .optional: return .optional(TextShape(type))
      case .upcast where type.name.hasPrefix("Any"): return shape(of: value)
      case .test: return .plain
      default: return TextShape(type)
      }
    case .array(let items): return .list(items.reduce(.plain) { common($0, $1) })
    case .dictionary(let entries): return .dictionary(entries.map(\.value).reduce(.plain) { common($0, $1) })
    case .tuple(let parts):
      var shapes: [TextShape] = []
      for part in parts { shapes.append(shape(of: part.value)) }
      return .tuple(shapes)
    default: return .plain
    }
  }

  /// What a list is of which one member has been looked at: with a nil in it all are optional.
  private mutating func common(_ known: TextShape, _ item: Expression) -> TextShape {
    if case .nothing = item.kind { return known.chained }
    let own = shape(of: item)
    if case .optional = known { return own == .plain ? known : .optional(own.unwrapped) }
    return own
  }

  private mutating func either(_ then: Expression, _ otherwise: Expression) -> TextShape {
    common(common(.plain, then), otherwise)
  }

  private func ownShape(_ name: String) -> TextShape {
    if let type = declaredTypes[name] { return TextShape(type) }
    if helpers[name] != nil { return TextShape(results[name]) }
    return TextShape.optionalProperties.contains(name) ? .optional(.plain) : .plain
  }

  private mutating func memberShape(_ base: Expression, _ name: String) -> TextShape {
    if case .selfReference = base.kind, extended == nil { return ownShape(propertyName(of: name)) }
    let owner = shape(of: base).unwrapped
    switch (owner, name) {
    case (.tuple(let parts), _):
      if let place = Int(name), parts.indices.contains(place) { return parts[place] }
      return .plain
    case (.list(let inner), "first"), (.list(let inner), "last"): return .optional(inner)
    case (.dictionary(let inner), "values"): return .list(inner)
    default: break
    }
    if extensions.contains(name) { return TextShape(results[name]) }
    return TextShape.optionalProperties.contains(name) ? .optional(.plain) : .plain
  }

  private mutating func shape(of call: Call) -> TextShape {
    guard let name = call.name else { return .plain }
    switch call.callee.kind {
    case .name:
      if let local = local(name), !isOwnMethod(name, call) { return TextShape(local.result) }
      if helpers[name] == false { return TextShape(results[name]) }
      if ["Int", "Double", "CGFloat", "Float"].contains(name), call.labels == ["_"],
        case .string = call.arguments[0].value.kind
      {
        return .optional(.plain)
      }
    case .member(let base, _):
      if ["map", "flatMap"].contains(name), call.labels == ["_"],
        case .optional = shape(of: base)
      {
        return .optional(.plain)
      }
      if extensions.contains(name) || helpers[name] == false { return TextShape(results[name]) }
      if let inner = elementOfSearch(base, name) { return .optional(inner) }
      if case .list = shape(of: base),
        ["reversed", "filter", "sorted", "dropFirst", "dropLast"].contains(name)
      {
        return shape(of: base)
      }
    default: break
    }
    let signature = "\(name)(\(call.labels.map { "\($0):" }.joined()))"
    return TextShape.optionalMethods.contains(signature) ? .optional(.plain) : .plain
  }

  /// What a search through a list finds.
  private mutating func elementOfSearch(_ base: Expression, _ name: String) -> TextShape? {
    let searches = ["first", "last", "min", "max", "popLast", "randomElement", "removeValue", "updateValue"]
    guard searches.contains(name) else { return nil }
    switch shape(of: base).unwrapped {
    case .list(let inner), .dictionary(let inner): return inner
    default: return .plain
    }
  }
}

extension TextShape {
  /// UIKit's and Swift's properties that may be nil.
  static let optionalProperties: Set<String> = [
    "superview", "window", "next", "gestureRecognizers", "rootViewController", "view", "backgroundColor",
    "presentedViewController", "presentingViewController", "parent", "navigationController",
    "tabBarController", "windowScene", "first", "last", "mask", "superlayer", "sublayers", "allTouches",
    "accessibilityIdentifier", "keyWindow", "delegate",
  ]

  /// UIKit's and Swift's methods whose answer may be nil.
  static let optionalMethods: Set<String> = [
    "hitTest(_:with:)", "hitTest(_:)", "viewWithTag(_:)", "presentation()", "touches(for:)",
    "coalescedTouches(for:)", "firstIndex(of:)", "firstIndex(where:)", "lastIndex(where:)",
    "first(where:)", "last(where:)", "randomElement()", "popLast()",
  ]
}

extension Value {
  /// What `print` and an interpolation show of a value of which this much is known.
  func text(in app: Simulation, as shape: TextShape, isInside: Bool = false) -> String {
    guard shape.hasOptional else { return isInside ? debugText(in: app) : text(in: app) }
    switch (shape, self) {
    case (.optional(let inner), _):
      return isNone ? "nil" : "Optional(\(text(in: app, as: inner, isInside: true)))"
    case (.list(let inner), .list(let list)) where !list.isDictionary && list.items.count < 1_000:
      return "[\(list.items.map { $0.text(in: app, as: inner, isInside: true) }.joined(separator: ", "))]"
    case (.dictionary(let inner), .list(let list)) where list.isDictionary && list.items.count < 1_000:
      let entries = zip(list.column(0), list.column(1)).map {
        "\($0.debugText(in: app)): \($1.text(in: app, as: inner, isInside: true))"
      }
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    case (.tuple(let parts), .tuple(let tuple)) where parts.count == tuple.values.count:
      let texts = tuple.values.indices.map { place in
        (tuple.labels[place].map { "\($0): " } ?? "")
          + tuple.values[place].text(in: app, as: parts[place], isInside: true)
      }
      return "(\(texts.joined(separator: ", ")))"
    default: return isInside ? debugText(in: app) : text(in: app)
    }
  }
}
