import Geometry
import Messaging
import SceneModel

/// A name that neither code nor UIKit tells: the scene must know it before the code runs.
struct Need: Hashable, Sendable {
  /// The name; it may have dots.
  let name: String
  /// Whether it is called.
  let isFunction: Bool
  /// Where it stands first.
  let range: SourceRange
  /// What was probably meant.
  var suggestion: String?
  /// Where that is declared, when it is local.
  var suggested: SourceRange?
  /// How many arguments a call has.
  var parameterCount = 0
  /// Whether it is a message of Objective-C.
  var isMessage = false

  static func == (a: Need, b: Need) -> Bool { a.name == b.name && a.isFunction == b.isFunction }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Need {
  /// What a name needs: a value.
  init(_ name: FreeName) {
    self.init(
      name: name.name, isFunction: false, range: name.ranges.first ?? .none, suggestion: name.suggestion,
      suggested: name.suggested)
  }

  /// What a call needs: a function of that name, whatever its labels.
  init(_ call: FreeCall) {
    self.init(name: call.name, isFunction: true, range: call.ranges.first ?? .none)
    parameterCount = call.labels.count
    isMessage = call.signature.hasSuffix(":")
  }
}

extension KnownNames {
  private static let ownMembers = Set(Members.all.filter(\.isOfObjects).map(\.name))

  /// What is known without a look at the scene.
  static let anywhere = KnownNames(
    isOwnMember: { ownMembers.contains($0) }, isMember: { Members.isKnown($0) },
    isFunction: { Builtins.isKnown($0) }, isType: { NameLooks.isFrameworkType($0) },
    isConstant: { NameLooks.isConstant($0) })

  /// What is known to code of an object.
  static func of(_ id: ObjectID, in scene: Scene) -> KnownNames {
    let own = Set(Members.ofSelf(id, in: scene).map(\.name))
    return KnownNames(
      isOwnMember: { own.contains($0) }, isMember: { Members.isKnown($0) },
      isFunction: { Builtins.isKnown($0) },
      isType: { NameLooks.isFrameworkType($0) || scene.hasClass($0) },
      isConstant: { NameLooks.isConstant($0) },
      candidates: own.sorted() + scene.sortedNames + scene.bindings.map(\.name))
  }
}

/// The names of a tree that closures share with what is around them, and similar questions.
enum SharedNames {
  /// All names in closures and all whose address is taken.
  static func names(in block: Block) -> Set<String> {
    var found: Set<String> = []
    TreeWalk(block) { expression, depth in
      switch expression.kind {
      case .name(let name) where depth > 0: found.insert(name)
      case .unary(.addressOf, let inner):
        if case .name(let name) = inner.kind { found.insert(name) }
      default: break
      }
    }
    return found
  }

  /// One more than the greatest number of a `$0` that belongs to this closure and not to one inside of it.
  static func dollarCount(in block: Block) -> Int {
    var count = 0
    TreeWalk(block) { expression, depth in
      if depth == 0, case .name(let name) = expression.kind, name.hasPrefix("$"),
        let number = Int(name.dropFirst())
      {
        count = max(count, min(number, 9) + 1)
      }
    }
    return count
  }

  /// More names than this no line of a trace has room for.
  private static let mentionLimit = 32

  /// The names that expressions mention outside of closures, in order, each once.
  static func mentions(in expressions: [Expression]) -> [String] {
    var names: [String] = []
    for expression in expressions {
      TreeWalk(expression) { expression, depth in
        if names.count < mentionLimit, depth == 0, case .name(let name) = expression.kind,
          !names.contains(name)
        {
          names.append(name)
        }
      }
    }
    return names
  }
}

/// Walks through a tree and shows every expression, with how many closures are around it.
struct TreeWalk {
  private let visit: (Expression, Int) -> Void

  @discardableResult
  init(_ block: Block, _ visit: @escaping (Expression, Int) -> Void) {
    self.visit = visit
    walk(block, 0)
  }

  @discardableResult
  init(_ expression: Expression, _ visit: @escaping (Expression, Int) -> Void) {
    self.visit = visit
    walk(expression, 0)
  }

  private func walk(_ block: Block, _ depth: Int) {
    for statement in block.statements {
      for expression in statement.expressions { walk(expression, depth) }
      for inner in statement.blocks { walk(inner, depth) }
    }
  }

  private func walk(_ expression: Expression, _ depth: Int) {
    visit(expression, depth)
    for part in expression.parts { walk(part, depth) }
    if case .closure(let closure) = expression.kind { walk(closure.body, depth + 1) }
  }
}

/// Names by their looks.
enum NameLooks {
  /// Whether a name can only be a type's: UIKit's prefixes, or one of Swift's own types.
  static func isFrameworkType(_ name: String) -> Bool {
    if swiftTypes.contains(name) || foundationTypes.contains(name) { return true }
    for prefix in ["UI", "CG", "NS", "CA", "WK"] where name.hasPrefix(prefix) {
      return name.dropFirst(2).first?.isUppercase == true
    }
    return false
  }

  /// Whether a framework's class is nothing but a name here: its objects are not the scene's.
  static func isOpaque(_ type: String) -> Bool {
    isFrameworkType(type) && !swiftTypes.contains(type) && Builtins.byName[type] == nil
      && !shownTypes.contains(type)
  }

  /// Classes of which the scene has objects, and those of which code may read constants.
  private static let shownTypes: Set<String> =
    Set(ViewClass.builtIn.map(\.name)).union([
      "UIScreen", "UIDevice", "UIApplication", "UIAccessibility", "CGFloat", "UIResponder", "UITouch",
      "UIEvent",
      "CALayer", "CAShapeLayer", "NSObject", "UIGestureRecognizer",
    ])

  private static let swiftTypes: Set<String> = [
    "Int", "UInt", "Double", "Float", "Bool", "String", "Array", "Set", "Dictionary", "Any", "AnyObject",
    "TimeInterval",
  ]

  /// Foundation's and other frameworks' classes without a prefix, whose objects are nothing but names here.
  private static let foundationTypes: Set<String> = [
    "Timer", "Date", "DispatchWorkItem", "DateFormatter", "URL", "IndexPath", "UUID",
  ]

  /// Whether a name begins like a type or a constant.
  static func isCapital(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// Whether an unknown name is taken for a case of an enumeration of C: `MMDrawerSideNone`, but neither
  /// `kMargin` nor `MARGIN`, which are constants.
  static func isEnumerationCase(_ name: String) -> Bool {
    isCapital(name) && name.contains { $0.isLowercase } && name.filter(\.isUppercase).count > 1
  }

  private static let prefixes = [
    "UIEventType", "UIEventSubtype", "UITouchPhase", "UITouchType", "UIGestureRecognizerState",
    "UIControlEvent", "UIControlState", "UISwipeGestureRecognizerDirection", "NSEnumeration",
    "UIControlContentHorizontalAlignment", "UIInterfaceOrientation", "UIUserInterfaceLayoutDirection",
    "UIRectCorner", "UIRectEdge", "NSOrdered", "UIViewAnimationOption", "UIViewContentMode",
  ]

  /// Whether a name is known as a constant: C's, or the command language's words for true and false.
  static func isConstant(_ name: String) -> Bool {
    symbol(name) != nil || ["NSNotFound", "yes", "no"].contains(name)
  }

  /// The case that a constant of C's UIKit stands for (`UITouchPhaseBegan` is `.began`), if it is one.
  static func symbol(_ name: String) -> String? {
    // `kCGImageAlphaOnly`, `kCAFillRuleEvenOdd`
    if ["kCG", "kCA"].contains(name.prefix(3)), name.count > 4, name.dropFirst(3).first?.isUppercase == true {
      return name.hasSuffix("EvenOdd") ? "evenOdd" : name
    }
    for prefix in prefixes where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { continue }
      let symbol = rest.prefix(1).lowercased() + rest.dropFirst()
      // One state under two names.
      return symbol == "recognized" ? "ended" : symbol
    }
    return nil
  }
}

extension Machine {
  // MARK: Names that the scene tells

  /// The value of a bare name, or of `self.name`: a property that `let` gives the object, a helper pasted along,
  /// an object of the scene, a free name.
  mutating func find(_ name: String, in app: inout Simulation) throws(Fault) -> Value? {
    try find(name, of: receiver, in: &app)
  }

  /// The same for a property of another object.
  mutating func find(_ name: String, of id: ObjectID, in app: inout Simulation) throws(Fault) -> Value? {
    if let bound = app.scene.binding(name, of: id) { return Value(bound, in: app.scene) }
    if let (unit, helper) = helper(name, of: id, in: app), helper.isProperty {
      return try call(helper.routine, of: unit, [], receiver: id, in: &app)
    }
    if let object = app.scene.object(named: name) { return .object(object) }
    if let bound = app.scene.binding(name, of: nil) { return Value(bound, in: app.scene) }
    return nil
  }

  /// A helper that was pasted along with code of an object.
  func helper(_ name: String, of id: ObjectID, in app: Simulation) -> (Unit, Unit.Helper)? {
    if id == receiver, let own = unit.helpers[name] { return (unit, own) }
    for source in app.scene.methods(of: id) {
      guard let selector = Messaging.Selector(rawValue: source.method),
        let body = app.bodies[MethodKey(id, selector)] as? OverrideBody, let found = body.unit.helpers[name]
      else { continue }
      return (body.unit, found)
    }
    // What an extension brings, every view has.
    return unit.helpers[name].map { (unit, $0) }
  }

  /// Calls a helper of a paste, which may be another one's.
  mutating func call(
    _ routine: Routine, of other: Unit, _ arguments: ShortList<Value>, receiver: ObjectID,
    in app: inout Simulation
  ) throws(Fault) -> Value {
    let own = unit
    unit = other
    let answer = try call(routine, arguments, receiver: receiver, in: &app)
    unit = own
    return answer
  }

  /// Whether the scene knows a name by now.
  func isMet(_ need: Need, in scene: Scene) -> Bool {
    if need.isFunction {
      return scene.functions.contains { $0.name == need.name || $0.name.hasPrefix(need.name + ":") }
    }
    if scene.binding(need.name, of: nil) != nil || scene.binding(need.name, of: receiver) != nil {
      return true
    }
    if scene.object(named: need.name) != nil { return true }
    let parts = need.name.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return false }
    if let owner = scene.object(named: parts[0]) ?? bound(parts[0], in: scene) {
      return parts.count > 2 || scene.binding(parts[1], of: owner) != nil || Members.isKnown(parts[1])
        || scene.object(named: parts[1]) != nil || scene.binding(parts[1], of: nil) != nil
    }
    if scene.binding(parts[0], of: receiver) != nil || scene.binding(parts[0], of: nil) != nil { return true }
    return (2..<parts.count).contains {
      scene.binding(parts.prefix($0).joined(separator: "."), of: nil) != nil
    }
  }

  private func bound(_ name: String, in scene: Scene) -> ObjectID? {
    guard case .object(let id) = scene.binding(name, of: receiver) ?? scene.binding(name, of: nil) else {
      return nil
    }
    return id
  }

  /// N1: names that nobody has told, the first of them at a place.
  func unknown(_ names: [String], at range: SourceRange, remedy: String, in app: Simulation) -> Fault {
    fault("N1", names, at: range, remedy: remedy, in: app)
  }
}
