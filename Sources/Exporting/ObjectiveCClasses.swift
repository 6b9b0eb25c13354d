import SceneModel
import Script
import Session

/// The classes of an exported Objective-C file.
struct ObjectiveCClasses {
  private let plan: SourcePlan
  private let names: ObjectiveCNames
  private var scene: Scene { plan.scene }

  init(_ plan: SourcePlan, _ names: ObjectiveCNames) {
    self.plan = plan
    self.names = names
  }

  /// The app's own classes.
  var declared: [String] {
    func plain(_ name: String, _ base: String) -> String {
      "@interface \(name) : \(base)\n@end\n\n@implementation \(name)\n@end"
    }
    return plan.appClasses.map { plain($0.name, $0.base ?? "NSObject") }
      + plan.inventedClasses.map {
        "// Code asks for this class, and nothing in the scene is one.\n" + plain($0, "UIView")
      }
  }

  /// Constants of types: a class with a method each, since Objective-C has no other dots there.
  var constants: [String] {
    plan.constants.map { group in
      let heads = group.values.map { "+ (\(type(of: $0).trimmedType))\($0.name)" }
      let bodies = zip(heads, group.values).map { "\($0) { return \(literal($1)); }" }
      return """
        @interface \(group.name) : NSObject
        \(heads.map { $0 + ";" }.joined(separator: "\n"))
        @end

        @implementation \(group.name)
        \(bodies.joined(separator: "\n"))
        @end
        """
    }
  }

  /// What code sends to objects that the scene does not know.
  var strangers: String? {
    var seen: Set<String> = []
    var lines: [String] = []
    for id in scene.objects {
      for missing in plan.own[id]?.missing ?? [] where missing.call.receiver != nil {
        let head = head(of: missing, answer: "(id)")
        if seen.insert(head).inserted { lines.append(head + ";") }
      }
    }
    for member in plan.unknownMembers where Scene.isName(member.name) {
      lines.append("@property (nonatomic, readonly) \(ObjectiveCNames.type(of: member.kind))\(member.name);")
    }
    guard !lines.isEmpty else { return nil }
    return
      "// Messages that code sends and that the scene says nothing of.\n@interface NSObject (Strangers)\n"
      + lines.joined(separator: "\n") + "\n@end"
  }

  // MARK: Objects with something of their own

  /// The interface and the implementation of the class with an object's own code.
  func own(_ id: ObjectID) -> (interface: String, implementation: String) {
    guard let own = plan.own[id], let name = names.ownClass(id) else { return ("", "") }
    let kind = scene.kind(of: id)
    var base = plan.uikitClass(of: id)
    var protocols = ""
    var remark = ""
    switch kind {
    case .recognizer where scene.recognizer(id)?.kind != .custom:
      base = "NSObject"
      protocols = " <UIGestureRecognizerDelegate>"
    case .application: remark = "// Goes into main.m as the class of the application.\n"
    case .delegate:
      base = "UIResponder"
      protocols = " <UIApplicationDelegate>"
      remark = "// Goes in the place of the app's delegate.\n"
    case .windowScene: remark = "// UIKit makes the scene by itself: these are for reading.\n"
    default: break
    }
    if kind.isView, own.methods.contains(where: { $0.entry.owner == .recognizer }) {
      protocols = " <UIGestureRecognizerDelegate>"
    }
    var properties: [String] = []
    var body: [String] = []
    var first: [String] = []
    for outlet in own.outlets {
      let property = ObjectiveCNames.variable(outlet.declared)
      properties.append(declaration(outlet, property))
      body.append("@synthesize \(property) = \(property);")
      if let value = start(outlet) { first.append("    \(property) = \(value);") }
    }
    if let recognizer = scene.recognizer(id), !recognizer.simultaneous.isEmpty,
      !own.methods.contains(where: { $0.entry == .shouldRecognizeSimultaneously })
    {
      properties.append("@property (nonatomic, copy) NSArray<UIGestureRecognizer *> *companions;")
      body.append(ObjectiveCClasses.simultaneous)
    }
    if !first.isEmpty { body.append(starting(kind, base, first)) }
    let helpers = helpers(own).filter { $0.extended == nil }
    for helper in helpers {
      if let head = helper.text.split(separator: "\n").first, head.hasPrefix("- ") {
        properties.append(head.trimmingBrace + ";")
      }
    }
    let values = Set(own.outlets.filter { $0.object == nil }.map(\.name))
    var parts =
      own.methods.map {
        $0.exported(in: .objectiveC, objects: [], values: values)
      } + helpers.map(\.text)
    for missing in own.missing where missing.call.receiver == nil && Scene.isName(missing.call.name) {
      let (head, text) = function(missing)
      properties.append(head + ";")
      parts.append(text)
    }
    for selector in own.selectors {
      let head = action(SwiftNames.selector(selector))
      properties.append(head + ";")
      parts.append("\(head) {\n  LogLine(\(ObjectiveCNames.quoted(SwiftNames.selector(selector))));\n}")
    }
    for outlet in own.outlets {
      let target = ObjectiveCNames.variable(outlet.declared)
      parts = parts.map { part in
        SourcePlan.rename(
          outlet.name, to: target, in: SourcePlan.rename("_" + outlet.name, to: target, in: part))
      }
    }
    body += parts
    let declarations = properties.isEmpty ? "" : properties.joined(separator: "\n") + "\n"
    return (
      "\(remark)@interface \(name) : \(base)\(protocols)\n\(declarations)@end",
      "@implementation \(name)\n\n\(body.joined(separator: "\n\n"))\n\n@end"
    )
  }

  private func helpers(_ own: SourcePlan.Own) -> [MethodOutline.HelperText] {
    plan.helpers(
      of: own, in: .objectiveC, values: Set(own.outlets.filter { $0.object == nil }.map(\.name)))
  }

  /// What code adds to types of values, as functions that may call one another.
  var functions: [String] {
    let helpers = plan.valueHelpers(helpers)
    guard !helpers.isEmpty else { return [] }
    let heads = helpers.compactMap { $0.text.split(separator: "\n").first.map { $0.trimmingBrace + ";" } }
    return ["// What code adds to values.\n" + heads.joined(separator: "\n")] + helpers.map(\.text)
  }

  private func declaration(_ outlet: SourcePlan.Outlet, _ property: String) -> String {
    if let object = outlet.object {
      return "@property (nonatomic, weak) \(names.type(of: object)) *\(property);"
    }
    let type = type(of: outlet)
    let ownership =
      type.hasPrefix("NSString") || type.hasPrefix("NSArray") || type.hasPrefix("NSDictionary")
        || type.hasPrefix("UIBezierPath") || type.hasPrefix("dispatch")
      ? ", copy" : type.hasSuffix("*") ? ", weak" : ""
    return "@property (nonatomic\(ownership)) \(type)\(property);"
  }

  private func type(of outlet: SourcePlan.Outlet) -> String {
    switch outlet.value {
    case .number(_, let isInteger): isInteger ? "NSInteger " : "CGFloat "
    case .bool: "BOOL "
    case .point: "CGPoint "
    case .size: "CGSize "
    case .rect: "CGRect "
    case .insets: "UIEdgeInsets "
    case .text, .symbol: "NSString *"
    case .object(let id): "\(names.type(of: id)) *"
    case .objects: "NSArray<UIView *> *"
    case .list: "NSArray *"
    case .dictionary: "NSDictionary *"
    case .path: "UIBezierPath *"
    case .null, nil: outlet.kind == .unknown ? "id " : ObjectiveCNames.type(of: outlet.kind)
    }
  }

  /// The value with which a property begins; nil where zero will do.
  private func start(_ outlet: SourcePlan.Outlet) -> String? {
    if outlet.object != nil { return nil }
    switch outlet.value {
    case .object, .objects, .null, nil: return nil
    default: return literal(outlet)
    }
  }

  private func literal(_ outlet: SourcePlan.Outlet) -> String {
    outlet.value.flatMap { ObjectiveCClasses.literal($0, isBoxed: false) }
      ?? ObjectiveCNames.zero(of: outlet.kind)
  }

  /// A value as code, as an object where it stands in a list; nil for objects of the scene.
  private static func literal(_ value: StoredValue, isBoxed: Bool) -> String? {
    func list(_ values: [Double]) -> String { values.map(SwiftNames.number).joined(separator: ", ") }
    func boxed(_ text: String, _ type: String) -> String {
      isBoxed ? "[NSValue valueWith\(type):\(text)]" : text
    }
    switch value {
    case .number(let number, _):
      return isBoxed ? "@(\(SwiftNames.number(number)))" : SwiftNames.number(number)
    case .bool(let isTrue): return (isBoxed ? "@" : "") + (isTrue ? "YES" : "NO")
    case .point(let point): return boxed("CGPointMake(\(list([point.x, point.y])))", "CGPoint")
    case .size(let size): return boxed("CGSizeMake(\(list([size.width, size.height])))", "CGSize")
    case .rect(let rect): return boxed(ObjectiveCNames.rect(rect), "CGRect")
    case .insets(let insets):
      return boxed(
        "UIEdgeInsetsMake(\(list([insets.top, insets.left, insets.bottom, insets.right])))", "UIEdgeInsets")
    case .text(let text), .symbol(let text): return ObjectiveCNames.quoted(text)
    case .objects: return "@[]"
    case .list(let items):
      return "@[\(items.compactMap { literal($0, isBoxed: true) }.joined(separator: ", "))]"
    case .dictionary(let keys, let values):
      let entries = zip(keys, values).compactMap { key, value -> String? in
        guard let key = literal(key, isBoxed: true), let value = literal(value, isBoxed: true) else {
          return nil
        }
        return "\(key): \(value)"
      }
      return "@{\(entries.joined(separator: ", "))}"
    case .path(let path):
      let outlines = path.outlines.map { outline in
        "@[" + outline.compactMap { literal(.point($0), isBoxed: true) }.joined(separator: ", ") + "]"
      }
      return "MakePath(@[\(outlines.joined(separator: ", "))])"
    case .object, .null: return nil
    }
  }

  /// The initializer that gives properties their first values.
  private func starting(_ kind: ObjectKind, _ base: String, _ lines: [String]) -> String {
    let isFramed = kind.isView && !scene.inherits(base, from: "UITableViewCell") && kind != .window
    let head =
      isFramed
      ? "- (instancetype)initWithFrame:(CGRect)frame"
      : kind == .window
        ? "- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene" : "- (instancetype)init"
    let call =
      isFramed
      ? "[super initWithFrame:frame]"
      : kind == .window ? "[super initWithWindowScene:windowScene]" : "[super init]"
    return
      "\(head) {\n  self = \(call);\n  if (self) {\n\(lines.joined(separator: "\n"))\n  }\n  return self;\n}"
  }

  static let simultaneous = """
    - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
        shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
      return [self.companions containsObject:other];
    }
    """

  // MARK: Functions

  private func head(
    of missing: SourcePlan.Missing, answer: String, _ types: [String] = [], _ own: [String] = []
  ) -> String {
    let call = missing.call
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]
    guard !call.labels.isEmpty else { return "- \(answer)\(call.name)" }
    var pieces: [String]
    if missing.written == .objectiveC {
      pieces = call.signature.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    } else {
      // The translation of `area(of:in:)` is `areaOf:in:`.
      pieces = call.labels.enumerated().map { place, label in
        let label = label == "_" ? "" : label
        return place == 0 ? call.name + SourcePlan.capitalized(label) : label
      }
    }
    return "- \(answer)"
      + call.labels.indices.map { place in
        let type = place < types.count ? types[place] : "id"
        let name = place < own.count ? own[place] : letters[min(place, letters.count - 1)]
        return "\(place < pieces.count ? pieces[place] : ""):(\(type.trimmedType))\(name)"
      }.joined(separator: " ")
  }

  private func function(_ missing: SourcePlan.Missing) -> (head: String, text: String) {
    let call = missing.call
    let answer = "(\(ObjectiveCNames.type(of: call.kind).trimmedType))"
    if let outline = missing.function.flatMap({ OverrideReader.outline(of: $0) }) {
      let head = head(
        of: missing, answer: answer, outline.parameters.map { ObjectiveCNames.type(of: $0.kind) },
        outline.parameters.map(\.name))
      let expression = outline.text(in: .swift).split(separator: "\n").joined(separator: " ")
      return (
        head,
        "// In Swift: \(expression)\n\(head) {\n  return \(ObjectiveCNames.zero(of: call.kind));\n}"
      )
    }
    guard call.needsValue else {
      let head = head(of: missing, answer: "(void)")
      return (head, "\(head) {\n  LogLine(\(ObjectiveCNames.quoted(call.signature)));\n}")
    }
    let head = head(of: missing, answer: answer)
    return (
      head,
      "// To be filled in: the scene does not say what it answers.\n\(head) {\n"
        + "  return \(ObjectiveCNames.zero(of: call.kind));\n}"
    )
  }

  private func action(_ selector: String) -> String {
    let names = ["sender", "event", "more"]
    guard selector.contains(":") else { return "- (void)\(selector)" }
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    return "- (void)"
      + pieces.enumerated().map { "\($1):(id)\(names[min($0, names.count - 1)])" }.joined(separator: " ")
  }
}

extension String {
  /// A type without the blank behind it.
  var trimmedType: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension Substring {
  /// A method's head without its opening brace.
  fileprivate var trimmingBrace: String {
    var text = self
    while let last = text.last, last == "{" || last == " " { text.removeLast() }
    return String(text)
  }
}
