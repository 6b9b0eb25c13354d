import Messaging
import SceneModel

// Helpers that extend types of values: `extension CGRect { var center: CGPoint { … } }`.
//
// Such a helper is a routine whose first argument is `self`, and whose bare names may be members of that type.

/// The beginning of an extension of a type of values.
enum ExtensionHeader {
  /// Reads `extension CGRect {` at its first word; nil for extensions of objects, whose methods are their own.
  static func values(in source: Source, at start: Int) -> (type: String, clause: String?, end: Int)? {
    let reach = min(source.bytes.count, start + 400)
    var parser = SwiftParser(TokenStream(source, .swift, start..<reach))
    parser.stream.advance()
    guard let type = try? parser.type(), Member.Owner(extending: type.name) != nil else { return nil }
    var clause: [String] = []
    while !parser.isSymbol("{") {
      if parser.isWord("where") || !clause.isEmpty { clause.append(parser.current.text) }
      if parser.current.kind == .end || parser.isSymbol("}") || parser.isSymbol(";") { return nil }
      parser.stream.advance()
    }
    let words = clause.joined(separator: " ").replacing(" . ", with: ".")
    return (
      type.name, clause.isEmpty ? nil : words, end(of: source, from: parser.current.endOffset - 1)
    )
  }

  /// Behind the brace that closes what is opened at an offset, or the end of the text.
  private static func end(of source: Source, from start: Int) -> Int {
    var lexer = Lexer(source, .swift, from: start)
    var open = 0
    while true {
      do {
        let token = try lexer.next()
        if token.kind == .end { return source.bytes.count }
        if token.isSymbol("{") { open += 1 }
        if token.isSymbol("}") {
          open -= 1
          if open == 0 { return token.endOffset }
        }
      } catch {
        lexer = Lexer(source, .swift, from: min(source.bytes.count, lexer.offset + 1))
      }
    }
  }
}

extension Member.Owner {
  /// The values that an extension of a type is for; nil where `self` is an object of the scene.
  init?(extending type: String) {
    switch type {
    case "CGPoint", "CGVector": self = .point
    case "CGSize": self = .size
    case "CGRect": self = .rect
    case "UIEdgeInsets", "NSDirectionalEdgeInsets": self = .insets
    case "CGAffineTransform": self = .transform
    case "CGFloat", "Double", "Float", "Int", "Comparable", "FloatingPoint", "BinaryFloatingPoint",
      "BinaryInteger", "Numeric", "Bool":
      self = .number
    case "String": self = .text
    case "Array", "Set", "Dictionary", "Sequence", "Collection": self = .list
    case "UIBezierPath", "CGPath": self = .path
    case "CALayer": self = .layer
    case "UITouch": self = .touch
    case "UIEvent": self = .event
    default: return nil
    }
  }

  /// The types of values that a value belongs to.
  fileprivate init?(of value: Value) {
    switch value.tag {
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .insets: self = .insets
    case .transform: self = .transform
    case .bool, .integer, .number: self = .number
    case .string: self = .text
    case .list: self = .list
    case .path: self = .path
    case .layer: self = .layer
    case .touch: self = .touch
    case .event: self = .event
    default: return nil
    }
  }
}

extension MethodDeclaration {
  /// The name by which the helpers of a paste know it: those of different types may have one name.
  var key: String {
    guard let extended, let owner = Member.Owner(extending: extended) else { return name }
    return owner.key(name)
  }
}

extension Member.Owner {
  fileprivate func key(_ name: String) -> String { "\(self).\(name)" }
}

extension Resolver {
  /// Makes the `self` of a helper known that extends a type of values.
  mutating func declareSelf(of type: String, isMutating: Bool) -> Variable {
    extended = Member.Owner(extending: type)
    shared.insert("self")
    let isValue = extended.map { ![.path, .layer, .touch, .event].contains($0) } ?? false
    // A path is an object in UIKit, and its methods change it without saying so.
    let mayChange = isMutating || extended == .path
    var variable = declare(
      "self", type: TypeReference(type), mayChange || !isValue ? .variable : .value, isValue: isValue)
    variable.isInout = mayChange
    return variable
  }

  /// Whether a bare name is a member of the type that is extended.
  func isOfExtended(_ name: String) -> Bool {
    guard let extended else { return false }
    return helpers[extended.key(name)] == true
      || Members.properties(named: name).contains { $0.owner == extended }
  }

  /// Whether a bare call is one of a method of the type that is extended.
  func isMethodOfExtended(_ name: String, _ call: Call) -> Bool {
    guard let extended else { return false }
    return helpers[extended.key(name)] == false
      || Members.methods(named: name, labels: call.labels).contains { $0.owner == extended }
  }

  /// `self`: an object, or the value that a helper extends.
  mutating func selfValue(at range: SourceRange) throws(Mistake) -> Code {
    guard extended != nil, let variable = local("self")?.variable else {
      return { machine, _ throws(Fault) in .object(machine.receiver) }
    }
    return { machine, _ throws(Fault) in machine.load(variable) }
  }

  /// Whether a call means UIKit's method and not a local of its base name: `point(inside:with:)` where a
  /// parameter is called `point`.
  func isOwnMethod(_ name: String, _ call: Call) -> Bool {
    let labels = call.labels
    guard labels.contains(where: { $0 != "_" }) else { return false }
    return Members.methods(named: name, labels: labels).contains { $0.isOfObjects && $0.labels == labels }
  }
}

extension Machine {
  /// The helper of a name that extends the type of a value and may change it.
  func mutatingHelper(_ name: String, of value: Value) -> Unit.Helper? {
    guard let owner = Member.Owner(of: value), let helper = unit.helpers[owner.key(name)],
      !helper.isProperty, helper.routine.parameters.first?.isInout == true
    else { return nil }
    return helper
  }

  /// Calls a helper that extends the type of a value; nil when there is none of that name.
  mutating func callExtension(
    _ name: String, of value: Value, isProperty: Bool, _ arguments: ShortList<Value>, in app: inout Simulation
  ) throws(Fault) -> Value? {
    guard let owner = Member.Owner(of: value), let helper = unit.helpers[owner.key(name)],
      helper.isProperty == isProperty
    else { return nil }
    return try call(helper.routine, ShortList([value] + arguments), in: &app)
  }
}
