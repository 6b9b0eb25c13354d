// What Swift leaves unsaid and Objective-C must say: types, constants' names, functions of C.

extension ObjCPrinter {
  /// Stands before what is no Objective-C: a translation with it is none.
  static let doubt = "\u{A7}"

  /// A text that no compiler of Objective-C takes, when it was read from Swift.
  func doubtful(_ text: String) -> String { isTranslation ? ObjCPrinter.doubt + text : text }

  // MARK: Types

  /// Notes the types of a method's parameters and locals.
  mutating func noteTypes(of method: MethodDeclaration) {
    let facts = method.entry?.facts
    for (place, parameter) in method.parameters.enumerated() {
      let type = facts.flatMap { place < $0.types.count ? TypeReference($0.types[place]) : nil }
      locals[parameter.name] = type ?? parameter.type
    }
    noteTypes(in: method.body)
  }

  private mutating func noteTypes(in block: Block) {
    for statement in block.statements {
      switch statement.kind {
      case .declare(let bindings, _):
        for binding in bindings {
          if case .name(let name) = binding.pattern.kind {
            locals[name] = binding.type ?? binding.value.map(guessedType)
          }
        }
      case .ifElse(let conditions, _, _), .guardElse(let conditions, _), .whileLoop(let conditions, _):
        for condition in conditions {
          if case .binding(let pattern, let type, let value, _) = condition.kind,
            case .name(let name) = pattern.kind
          {
            locals[name] = type ?? guessedType(of: value)
          }
        }
      case .forIn(let pattern, let type, let sequence, _, _):
        if case .name(let name) = pattern.kind {
          let isCounted = counted(pattern, sequence) != nil
          locals[name] = type ?? TypeReference(isCounted ? "NSInteger" : "UIView")
        }
      default: break
      }
      for inner in statement.blocks { noteTypes(in: inner) }
    }
  }

  /// The type of a value that Swift leaves unsaid, as far as its outside shows.
  func guessedType(of value: Expression) -> TypeReference {
    switch value.kind {
    case .number(let number): TypeReference(number.isInteger ? "NSInteger" : "CGFloat")
    case .boolean, .unary(.not, _): TypeReference("Bool")
    case .string: TypeReference("NSString")
    case .array: TypeReference("NSArray")
    case .dictionary: TypeReference("NSDictionary")
    case .selfReference: subject?.type ?? TypeReference("UIView")
    case .cast(_, let type, let kind): kind == .test ? TypeReference("Bool") : type
    case .binary(let operation, let left, let right):
      switch operation {
      case .add, .subtract, .multiply, .divide, .remainder:
        wider(guessedType(of: left), guessedType(of: right))
      case .coalesce: guessedType(of: left)
      default: TypeReference("Bool")
      }
    case .unary(_, let inner), .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner),
      .conditional(_, let inner?, _):
      guessedType(of: inner)
    case .name(let name):
      locals[name]
        ?? subjectMember(name)
        ?? (own.contains(value.range)
          ? ObjCPrinter.type(of: Members.properties(named: name).filter(\.isOfObjects)) : TypeReference("id"))
    case .member(let base, let name):
      if let helper = extensionHelper(name, of: base, isProperty: true) {
        helper.result ?? TypeReference("id")
      } else if case .name(let type) = base.kind, ObjCNames.fields[type] != nil {
        TypeReference(type)
      } else if ["first", "last", "anyObject"].contains(name) {
        TypeReference(elementType(of: base))
      } else {
        ObjCPrinter.type(of: Members.properties(named: name))
      }
    case .call(let call): guessedType(of: call)
    default: TypeReference("id")
    }
  }

  /// What a list holds.
  private func elementType(of list: Expression) -> String {
    switch list.kind {
    case .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner):
      elementType(of: inner)
    case .name(let name), .member(_, let name):
      ["touches", "allTouches"].contains(name) ? "UITouch" : name == "subviews" ? "UIView" : "id"
    default: "id"
    }
  }

  private func guessedType(of call: Call) -> TypeReference {
    guard let name = call.name else { return TypeReference("id") }
    if let subject, case .name = call.callee.kind, locals[name] == nil {
      let own = Members.methods(named: name, labels: call.labels).filter { $0.owner == subject.owner }
      if !own.isEmpty { return ObjCPrinter.type(of: own) }
    }
    if let helper = helper(of: call) { return helper.result ?? TypeReference("void") }
    if name == "convert" {
      return call.arguments.first.map { guessedType(of: $0.value) } ?? TypeReference("id")
    }
    if case .name = call.callee.kind, !own.contains(call.callee.range) {
      if name.first?.isUppercase == true { return TypeReference(name) }
      if ["max", "min", "abs"].contains(name) {
        return call.arguments.map { guessedType(of: $0.value) }.reduce(TypeReference("NSInteger"), wider)
      }
      return ["hypot", "sqrt", "pow", "floor", "ceil", "round", "atan2", "sin", "cos"].contains(name)
        ? TypeReference("CGFloat") : TypeReference("id")
    }
    return ObjCPrinter.type(of: Members.methods(named: name, labels: call.labels))
  }

  private func wider(_ a: TypeReference, _ b: TypeReference) -> TypeReference {
    a.number == .integer && b.number != nil ? b : a
  }

  static func type(of members: [Member]) -> TypeReference {
    switch members.first?.shape {
    case .bool: TypeReference("Bool")
    case .integer: TypeReference("NSInteger")
    case .number: TypeReference("CGFloat")
    case .point: TypeReference("CGPoint")
    case .size: TypeReference("CGSize")
    case .rect: TypeReference("CGRect")
    case .insets: TypeReference("UIEdgeInsets")
    case .transform: TypeReference("CGAffineTransform")
    case .view: TypeReference("UIView")
    case .list: TypeReference("NSArray")
    case .path: TypeReference("UIBezierPath")
    case .layer: TypeReference("CALayer")
    case .text: TypeReference("NSString")
    case .touch: TypeReference("UITouch")
    default: TypeReference("id")
    }
  }

  /// Whether values of a type are copied in C, and never nil.
  func isStruct(_ type: TypeReference) -> Bool {
    ObjCNames.fields[type.name] != nil || type.number != nil || type.name == "Bool"
  }

  // MARK: Loops and cases

  /// The head of C's loop that counts as a loop over a range does.
  func counted(_ pattern: Pattern, _ sequence: Expression) -> String? {
    guard case .name(let name) = pattern.kind, case .binary(let operation, let low, let high) = sequence.kind,
      operation == .halfOpenRange || operation == .closedRange, !low.isOpenSide, !high.isOpenSide
    else { return nil }
    let sign = operation == .closedRange ? "<=" : "<"
    return
      "NSInteger \(name) = \(text(low, .conditional)); \(name) \(sign) \(text(high, .addition)); \(name)++"
  }

  /// Whether C takes a value as a case's label.
  func isConstant(_ value: Expression) -> Bool {
    switch value.kind {
    case .number(let number): number.isInteger
    case .unary(.minus, let inner): isConstant(inner)
    default: false
    }
  }

  /// `touch.phase == .began`, where the other side tells the enumeration.
  func constants(_ operation: BinaryOperator, _ left: Expression, _ right: Expression) -> String? {
    guard operation == .equal || operation == .notEqual else { return nil }
    let sides = [(left, right), (right, left)]
    for (side, other) in sides {
      guard case .implicitMember(let name) = side.kind, let prefix = enumeration(of: other) else { continue }
      return
        "\(text(other, .order)) \(operation.rawValue) \(prefix)\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
    return nil
  }

  private func enumeration(of value: Expression) -> String? {
    switch value.kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): return enumeration(of: inner)
    case .member(let base, let name):
      switch name {
      case "phase": return "UITouchPhase"
      case "state": return "UIGestureRecognizerState"
      case "type":
        let name = guessedType(of: base).name
        return name == "UITouch" ? "UITouchType" : name.hasPrefix("UIEvent") ? "UIEventType" : nil
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Parts and functions

  /// The part of a rectangle, which a function of C tells.
  func part(of base: Expression, _ name: String) -> String? {
    let parts = ["width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY"]
    let owner = guessedType(of: base).name
    if parts.contains(name), owner == "CGRect" || parts.firstIndex(of: name).map({ $0 > 1 }) == true {
      return "CGRectGet\(name.prefix(1).uppercased())\(name.dropFirst())(\(text(base, .conditional)))"
    }
    switch (owner, name) {
    case ("CGRect", "isEmpty"): return "CGRectIsEmpty(\(text(base, .conditional)))"
    case ("CGRect", "isNull"): return "CGRectIsNull(\(text(base, .conditional)))"
    case (_, "count"):
      return ["NSArray", "NSSet", "Array"].contains(owner) || owner.hasPrefix("Set")
        ? nil : doubtful("\(text(base, .postfix)).count")
    case ("NSArray", "isEmpty"): return "(\(text(base, .postfix)).count == 0)"
    default: return nil
    }
  }

  /// `contains(_:)`, which is another message or function for each owner.
  func contains(_ base: Expression, _ values: [Expression]) -> String {
    switch guessedType(of: base).name {
    case "CGRect":
      return guessedType(of: values[0]).name == "CGRect"
        ? "CGRectContainsRect(\(list([base] + values)))" : "CGRectContainsPoint(\(list([base] + values)))"
    case "UIBezierPath", "CALayer": return "[\(receiver(base)) containsPoint:\(list(values))]"
    case "NSArray", "NSSet": return "[\(receiver(base)) containsObject:\(list(values))]"
    default: return "CGRectContainsPoint(\(list([base] + values)))"
    }
  }

  /// A function of Swift's that C calls otherwise, or has not.
  func translated(_ name: String, _ call: Call, _ values: [Expression]) -> String {
    switch name {
    case "print": return logged(values)
    case "max", "min": return "\(name.uppercased())(\(list(values)))"
    case "abs": return "fabs(\(list(values)))"
    case "CGFloat", "Double", "Float", "Int":
      guard values.count == 1 else { break }
      let type = ["Double": "double", "Float": "float", "Int": "NSInteger"][name] ?? name
      return "(\(type))\(text(values[0], .prefix))"
    default: break
    }
    return "\(name)(\(list(values)))"
  }

  private func logged(_ values: [Expression]) -> String {
    if values.count == 1, case .string = values[0].kind { return "NSLog(@\"%@\", \(list(values)))" }
    let format = values.map { _ in "%@" }.joined(separator: " ")
    return values.isEmpty ? "NSLog(@\"\")" : "NSLog(@\"\(format)\", \(boxed(values)))"
  }

  /// Values as objects, for a format.
  func boxed(_ values: [Expression]) -> String {
    guard isTranslation else { return list(values) }
    return values.map { value in
      let type = guessedType(of: value)
      let text = text(value, .conditional)
      if type.number != nil || type.name == "Bool" { return "@(\(text))" }
      return ["CGPoint", "CGRect", "CGSize"].contains(type.name) ? "NSStringFrom\(type.name)(\(text))" : text
    }.joined(separator: ", ")
  }
}
