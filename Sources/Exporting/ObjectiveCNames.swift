import Geometry
import SceneModel
import Script
import Session

/// What things are called, and written, in an exported Objective-C file.
struct ObjectiveCNames {
  private let plan: SourcePlan
  private let swift: SwiftNames
  /// The name of an object in the method that builds the scene.
  private(set) var local: [ObjectID: String] = [:]

  init(_ plan: SourcePlan) {
    self.plan = plan
    swift = SwiftNames(plan)
    for id in plan.scene.objects { local[id] = ObjectiveCNames.variable(plan.scene.name(of: id)) }
  }

  /// The class of an object with something of its own.
  func ownClass(_ id: ObjectID) -> String? { swift.ownClass[id] }

  /// The class of an object as others see it.
  func type(of id: ObjectID) -> String { swift.type(of: id) }

  private static let words: Set<String> = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern",
    "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return", "short",
    "signed",
    "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "id",
    "self", "super", "nil", "Nil", "YES", "NO", "SEL", "IMP", "BOOL", "Class", "Protocol", "in", "out",
    "inout",
    "bycopy", "byref", "oneway", "keep", "later", "named", "typeof", "asm", "bool", "true", "false", "main",
    "window_", "NULL",
  ]

  /// A name as a variable or a property.
  static func variable(_ name: String) -> String {
    let name = SwiftNames.plain(name)
    let isTaken =
      words.contains(name) || name.hasPrefix("UI") || name.hasPrefix("CG") || name.hasPrefix("NS")
      || name.hasPrefix("Log") || name.hasPrefix("__") || name == "_"
    return isTaken ? name + "_" : name
  }

  /// A text as a string object.
  static func quoted(_ text: String) -> String {
    var result = "@\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "?": result += "\\?"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          // Octal digits end after three, hexadecimal ones would go on.
          let digits = String(scalar.value, radix: 8)
          result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func rect(_ rect: Rect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(SwiftNames.number)
    return "CGRectMake(\(numbers.joined(separator: ", ")))"
  }

  /// A kind of value as a type, with what stands between it and a name.
  static func type(of kind: ValueKind) -> String {
    switch kind {
    case .view, .unknown: "UIView *"
    case .recognizer: "UIGestureRecognizer *"
    case .number: "CGFloat "
    case .boolean: "BOOL "
    case .point: "CGPoint "
    case .size: "CGSize "
    case .rect: "CGRect "
    case .insets: "UIEdgeInsets "
    case .views: "NSArray<UIView *> *"
    case .text, .symbol: "NSString *"
    case .dictionary: "NSDictionary *"
    case .closure: "dispatch_block_t "
    }
  }

  static func zero(of kind: ValueKind) -> String {
    switch kind {
    case .number: "0"
    case .boolean: "NO"
    case .point: "CGPointZero"
    case .size: "CGSizeZero"
    case .rect: "CGRectZero"
    case .insets: "UIEdgeInsetsZero"
    default: "nil"
    }
  }
}
