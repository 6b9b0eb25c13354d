import SceneModel
import Script
import Session

/// What things are called, and written, in an exported Swift file.
struct SwiftNames {
  private let plan: SourcePlan
  /// The class of an object with something of its own.
  private(set) var ownClass: [ObjectID: String] = [:]
  /// The name of an object in the method that builds the scene.
  private(set) var local: [ObjectID: String] = [:]

  init(_ plan: SourcePlan) {
    self.plan = plan
    let scene = plan.scene
    var types = Set(scene.classes.map(\.name)).union(SwiftNames.reservedTypes)
    types.formUnion(plan.unknownClasses)
    types.formUnion(plan.constants.map(\.name))
    for id in scene.objects {
      local[id] = SwiftNames.variable(scene.name(of: id))
      guard plan.own[id]?.isEmpty == false else { continue }
      let kind = scene.kind(of: id) == .recognizer ? "Delegate" : SourcePlan.short(scene.className(of: id))
      let base = SourcePlan.capitalized(SwiftNames.plain(scene.name(of: id))) + kind
      var name = base
      var number = 2
      while types.contains(name) || types.contains("Logged" + name) {
        name = base + "\(number)"
        number += 1
      }
      types.formUnion([name, "Logged" + name])
      ownClass[id] = name
    }
  }

  /// The class of an object as others see it.
  func type(of id: ObjectID) -> String {
    if id == plan.root { return "SceneViewController" }
    let scene = plan.scene
    switch scene.kind(of: id) {
    case .application: return "UIApplication"
    case .delegate: return "UIResponder"
    case .windowScene: return "UIWindowScene"
    case .recognizer: return scene.className(of: id)
    default: return ownClass[id] ?? plan.uikitClass(of: id)
    }
  }

  private static let reservedTypes: Set<String> = [
    "Log", "Printer", "Missing", "Paths", "Companions", "SceneViewController", "Any", "Self", "Type", "Bool",
    "Int", "Double",
    "String",
    "Set", "Array", "Selector", "CGFloat", "CGPoint", "CGRect", "CGSize", "SceneWindow",
  ]

  static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer",
    "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
    "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// A name as part of another: the dot of `scroll.pan` goes.
  static func plain(_ name: String) -> String { String(name.map { $0 == "." ? "_" : $0 }) }

  /// A name as a variable.
  ///
  /// Names that mean something else in the method that builds the scene step aside.
  static func variable(_ name: String) -> String {
    let name = plain(name)
    if ["self", "Self", "super", "Any", "Type", "init", "keep", "later", "named", "_"].contains(name)
      || name.hasPrefix("UI") || name.hasPrefix("CG") || name.allSatisfy({ $0 == "_" })
      || reservedTypes.contains(name)
    {
      return name + "_"
    }
    return escaped(name)
  }

  /// A name as a property of a class.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || scalar.properties.isDefaultIgnorableCodePoint
          || (0x2028...0x2029).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
        {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// The name of a selector in Objective-C: `save(_:)` is `save:`.
  static func selector(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return text }
    let labels = text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    var result = String(text[..<open])
    for (place, label) in labels.enumerated() {
      if place == 0 {
        result += label == "_" ? ":" : "With\(SourcePlan.capitalized(label)):"
      } else {
        result += "\(label == "_" ? "" : label):"
      }
    }
    return result
  }

  static func number(_ value: Double) -> String { Numbers.exact(value) }
}
