// Making Swift-shaped nodes from Objective-C's calls and from Swift 2's.

extension ObjCNames {
  /// A call of Swift, under today's names if it is written in Swift 2's or with a function of C.
  static func swiftCall(_ call: Call) -> Expression.Kind {
    if case .name(let name) = call.callee.kind, call.arguments.allSatisfy({ $0.label == nil }) {
      return function(name, call.arguments, at: call.callee.range) ?? .call(call)
    }
    // `convertPoint(p, toView: v)`: the first argument has no label, its name is part of the function's.
    guard let name = call.name, let first = call.arguments.first, first.label == nil, !first.isTrailing else {
      return .call(call)
    }
    let labels = call.arguments.dropFirst().map { $0.label ?? "" }
    let selector = ([name] + labels).map { "\($0):" }.joined()
    guard let signature = messages[selector], signature.labels != call.labels || signature.name != name else {
      return .call(call)
    }
    let arguments = zip(call.arguments, signature.labels).map { argument, label in
      Argument(label == "_" ? nil : label, argument.value, isTrailing: argument.isTrailing)
    }
    return .call(Call(renamed(call.callee, signature.name), arguments, original: selector))
  }

  private static func renamed(_ callee: Expression, _ name: String) -> Expression {
    switch callee.kind {
    case .name: Expression(.name(name), range: callee.range)
    case .member(let base, _): Expression(.member(base, name), range: callee.range)
    case .optionalUnwrap(let inner): Expression(.optionalUnwrap(renamed(inner, name)), range: callee.range)
    default: callee
    }
  }

  /// A call of a C function as what it is in Swift; nil when it keeps its name.
  static func function(_ name: String, _ arguments: [Argument], at range: SourceRange) -> Expression.Kind? {
    if let kind = pathFunction(name, arguments.map(\.value), at: range)
      ?? associatedObject(name, arguments.map(\.value), at: range)
    {
      return kind
    }
    guard let function = functions[name] else { return nil }
    switch function {
    case .property(let property):
      return arguments.count == 1 ? .member(arguments[0].value, property) : nil
    case .equality:
      return arguments.count == 2 ? .binary(.equal, arguments[0].value, arguments[1].value) : nil
    case .method(let signature):
      guard let base = arguments.first?.value, arguments.count == signature.labels.count + 1 else {
        return nil
      }
      let callee = Expression(.member(base, signature.name), range: range)
      return .call(Call(callee, labeled(arguments.dropFirst(), signature), original: name))
    case .function(let signature):
      let callee = Expression(.name(signature.name), range: range)
      if signature.labels.isEmpty { return .call(Call(callee, arguments, original: name)) }
      guard arguments.count == signature.labels.count else { return nil }
      return .call(Call(callee, labeled(arguments[...], signature), original: name))
    }
  }

  private static func labeled(_ arguments: ArraySlice<Argument>, _ signature: Signature) -> [Argument] {
    zip(arguments, signature.labels).map { Argument($1 == "_" ? nil : $1, $0.value) }
  }

  /// A message as what it is in Swift.
  ///
  /// - Parameters:
  ///   - pieces: The selector's pieces, without colons.
  ///   - arguments: As many as there are pieces, or none; more behind the last for `stringWithFormat:`.
  static func message(
    to receiver: Expression, _ pieces: [String], _ arguments: [Expression], at range: SourceRange
  ) -> Expression.Kind {
    if arguments.isEmpty { return nullaryMessage(to: receiver, pieces[0]) }
    let selector = pieces.map { "\($0):" }.joined()
    let type = SwiftParser.typeName(receiver)
    if let type, let kind = classMessage(type, selector, arguments, at: receiver.range) { return kind }
    if ["objectAtIndex:", "objectAtIndexedSubscript:", "objectForKey:", "objectForKeyedSubscript:"].contains(
      selector)
    {
      return .element(receiver, arguments)
    }
    if selector == "setObject:forKey:" {
      return .assign(Expression(.element(receiver, [arguments[1]]), range: range), nil, arguments[0])
    }
    // `[value getValue:&insets]` copies what is boxed.
    if selector == "getValue:", case .unary(.addressOf, let variable) = arguments[0].kind {
      return .assign(variable, nil, receiver)
    }
    if let constructed = allocated(receiver), pieces[0].hasPrefix("init") {
      let name = SwiftParser.typeName(constructed) ?? ""
      if selector == "initWithCapacity:", name.hasPrefix("NSMutable") {
        return name.hasSuffix("Dictionary") ? .dictionary([]) : .array([])
      }
      return .call(construction(of: constructed, pieces, arguments, at: receiver.range))
    }
    if let property = property(setBy: pieces), arguments.count == 1 {
      return .assign(Expression(.member(receiver, property), range: range), nil, arguments[0])
    }
    let signature = messages[selector]
    let labels = signature?.labels ?? ["_"] + pieces.dropFirst()
    var made = zip(arguments, labels).map { Argument($1 == "_" ? nil : $1, $0) }
    made += arguments.dropFirst(labels.count).map { Argument(nil, $0) }
    let callee = Expression(.member(receiver, signature?.name ?? pieces[0]), range: range)
    return .call(Call(callee, made, original: signature == nil ? nil : selector))
  }

  private static func nullaryMessage(to receiver: Expression, _ name: String) -> Expression.Kind {
    if let type = SwiftParser.typeName(receiver) {
      if ["NSDictionary", "NSMutableDictionary"].contains(type), ["dictionary", "new"].contains(name) {
        return .dictionary([])
      }
      if ["NSMutableArray", "NSMutableSet", "NSSet"].contains(type), ["set", "new"].contains(name) {
        return .array([])
      }
      if let constructor = constructors["\(type) \(name)"] {
        let callee = Expression(.name(constructor.name), range: receiver.range)
        return constructor.name == "Array"
          ? .array([]) : .call(Call(callee, original: "\(type) \(name)"))
      }
      switch name {
      case "class", "self": return .type(TypeReference(type, range: receiver.range))
      case "new": return .call(Call(receiver))
      // `init` follows, and makes the call.
      case "alloc": return .call(Call(Expression(.member(receiver, name), range: receiver.range)))
      case "mainScreen": return .member(receiver, "main")
      case "sharedApplication": return .member(receiver, "shared")
      case "currentDevice": return .member(receiver, "current")
      default: break
      }
    }
    if name == "init", let type = allocated(receiver) {
      switch SwiftParser.typeName(type) {
      case "NSMutableDictionary", "NSDictionary": return .dictionary([])
      case "NSMutableArray", "NSArray", "NSMutableSet", "NSSet": return .array([])
      default: return .call(Call(type))
      }
    }
    if name == "retain" || name == "autorelease" { return receiver.kind }
    return member(of: receiver, name)
  }

  /// `receiver.name`, also for messages without arguments: Objective-C does not tell the two apart.
  static func member(of receiver: Expression, _ name: String) -> Expression.Kind {
    if name == "class" || name == "self" {
      if let type = SwiftParser.typeName(receiver) {
        return .type(TypeReference(type, range: receiver.range))
      }
      if name == "self" { return receiver.kind }
      return .call(Call(Expression(.name("type"), range: receiver.range), [Argument("of", receiver)]))
    }
    if let method = nullaryMethods[name] {
      let callee = Expression(.member(receiver, method), range: receiver.range)
      return .call(Call(callee, original: method == name ? nil : name))
    }
    return .member(receiver, properties[name] ?? name)
  }

  /// What a class answers to its constructors.
  private static func classMessage(
    _ type: String, _ selector: String, _ arguments: [Expression], at range: SourceRange
  ) -> Expression.Kind? {
    if selector == "arrayWithObjects:" || selector == "arrayWithObject:" {
      var elements = arguments
      if elements.last?.kind == .nothing { elements.removeLast() }
      return .array(elements)
    }
    if ["arrayWithCapacity:", "setWithCapacity:"].contains(selector) { return .array([]) }
    if selector == "dictionaryWithCapacity:" { return .dictionary([]) }
    if type == "NSNumber", selector.hasPrefix("numberWith"), arguments.count == 1 { return arguments[0].kind }
    guard let signature = constructors["\(type) \(selector)"] else { return nil }
    var made = zip(arguments, signature.labels).map { Argument($1 == "_" ? nil : $1, $0) }
    made += arguments.dropFirst(made.count).map { Argument(nil, $0) }
    return .call(
      Call(Expression(.name(signature.name), range: range), made, original: "\(type) \(selector)"))
  }

  /// The class of `[T alloc]`.
  private static func allocated(_ receiver: Expression) -> Expression? {
    guard case .call(let call) = receiver.kind, case .member(let type, "alloc") = call.callee.kind else {
      return nil
    }
    return type
  }

  /// `[[T alloc] initWithFrame:f style:s]` is `T(frame: f, style: s)`.
  private static func construction(
    of type: Expression, _ pieces: [String], _ arguments: [Expression], at range: SourceRange
  ) -> Call {
    var labels = pieces
    var first = labels[0].dropFirst("init".count)
    if first.hasPrefix("With") { first = first.dropFirst("With".count) }
    labels[0] = first.prefix(1).lowercased() + first.dropFirst()
    let made = zip(arguments, labels).map { Argument($1.isEmpty ? nil : $1, $0) }
    return Call(type, made, original: pieces.map { "\($0):" }.joined())
  }

  /// `setHidden:` writes the property `isHidden`.
  private static func property(setBy pieces: [String]) -> String? {
    guard pieces.count == 1, pieces[0].hasPrefix("set"), pieces[0].utf8.count > 3,
      let initial = pieces[0].dropFirst(3).first, initial.isUppercase, !pieces[0].hasPrefix("setNeeds")
    else { return nil }
    let name = initial.lowercased() + pieces[0].dropFirst(4)
    return properties[name] ?? name
  }
}
