import Geometry
import Messaging
import SceneModel

extension Value {
  /// What `print` and an interpolation show, as Swift writes it; objects by their class and name.
  func text(in app: Simulation, depth: Int = 0) -> String {
    // Lists in lists have no end in sight: eight levels tell enough.
    if depth > 8 { return "…" }
    return switch self {
    case .none, .unset: "nil"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): Value.digits(number)
    case .point(let point): Value.digits([point.x, point.y])
    case .size(let size): Value.digits([size.width, size.height])
    case .rect(let rect):
      Value.digits([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .insets(let insets):
      "UIEdgeInsets(top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), "
        + "right: \(insets.right))"
    case .transform(let t):
      "CGAffineTransform(a: \(t.a), b: \(t.b), c: \(t.c), d: \(t.d), tx: \(t.tx), ty: \(t.ty))"
    case .object(let id): "<\(app.scene.className(of: id)): \(app.scene.name(of: id))>"
    case .layer(let layer): "<CALayer: \(app.scene.name(of: layer.view))>"
    case .path: "<UIBezierPath>"
    case .touch(let id): "<UITouch: \(id.number)>"
    case .event: "<UIEvent>"
    case .type(let name), .symbol(let name): name
    case .string(let text): text
    case .list(let list) where list.isDictionary:
      list.items.isEmpty ? "[:]" : "[\(Value.joined(list.items) { $0.entryText(in: app, depth: depth + 1) })]"
    case .list(let list):
      "[\(Value.joined(list.items) { $0.quotedText(in: app, depth: depth + 1) })]"
    case .tuple(let tuple):
      "("
        + zip(tuple.labels, tuple.values).map { label, value in
          (label.map { "\($0): " } ?? "") + value.quotedText(in: app, depth: depth + 1)
        }.joined(separator: ", ") + ")"
    case .closure: "(Function)"
    case .range(let range):
      Value.rangeText(range)
    case .enumerator: "<NSEnumerator>"
    case .pointer: "<pointer>"
    }
  }

  /// How long the text of a list may become before the rest is left out.
  private static let textLimit = 100_000

  /// The texts of a list's members; wide lists in lists would have more of them than memory holds.
  private static func joined(_ items: [Value], _ text: (Value) -> String) -> String {
    var result = ""
    for (place, item) in items.enumerated() {
      if place > 0 { result += ", " }
      if result.utf8.count > textLimit { return result + "…" }
      result += text(item)
    }
    return result
  }

  /// A number as Swift prints it, the sign of what is no number included.
  static func digits(_ number: Double) -> String {
    number.isNaN ? (number.sign == .minus ? "-nan" : "nan") : String(describing: number)
  }

  private static func digits(_ numbers: [Double]) -> String {
    "(\(numbers.map { digits($0) }.joined(separator: ", ")))"
  }

  /// What a text shows of a value within another one: texts stand in quotes.
  func debugText(in app: Simulation) -> String { quotedText(in: app, depth: 0) }

  private func quotedText(in app: Simulation, depth: Int) -> String {
    if case .string(let text) = self { return "\"\(text)\"" }
    return text(in: app, depth: depth)
  }

  /// An entry of a dictionary: `"a": 1`.
  private func entryText(in app: Simulation, depth: Int) -> String {
    guard case .tuple(let entry) = self, entry.values.count == 2 else { return text(in: app, depth: depth) }
    return entry.values.map { $0.quotedText(in: app, depth: depth) }.joined(separator: ": ")
  }

  private static func rangeText(_ range: RangeValue) -> String {
    let show: (Double) -> String = { range.isCounted ? shortNumber($0) : digits($0) }
    let type = range.isCounted ? "Int" : "Double"
    if range.isOpen {
      let bound =
        range.has("lowerBound") ? "lowerBound: \(show(range.low))" : "upperBound: \(show(range.high))"
      return "\(range.typeName)<\(type)>(\(bound))"
    }
    return "\(show(range.low))\(range.isClosed ? "..." : "..<")\(show(range.high))"
  }

  /// What `%@` shows: as Foundation writes values in Objective-C, BOOL as 1 and 0.
  func cocoaText(in app: Simulation, depth: Int = 0) -> String {
    if depth > 8 { return "…" }
    return switch self {
    case .none, .unset: "(null)"
    case .bool(let isTrue): isTrue ? "1" : "0"
    case .number(let number): Value.shortNumber(number)
    case .point(let point): "{\(Value.shortNumber(point.x)), \(Value.shortNumber(point.y))}"
    case .size(let size): "{\(Value.shortNumber(size.width)), \(Value.shortNumber(size.height))}"
    case .rect(let rect):
      "{\(Value.point(rect.origin).cocoaText(in: app)), \(Value.size(rect.size).cocoaText(in: app))}"
    case .insets(let insets):
      "{"
        + [insets.top, insets.left, insets.bottom, insets.right].map(Value.shortNumber)
        .joined(separator: ", ") + "}"
    case .list(let list):
      "(\(Value.joined(list.items) { $0.cocoaText(in: app, depth: depth + 1) }))"
    default: text(in: app, depth: depth)
    }
  }

  /// What a trace shows beside a line of code: objects by name, numbers without needless digits.
  func shortText(in app: Simulation, depth: Int = 0) -> String {
    if depth > 3 { return "…" }
    return switch self {
    case .number(let number): Value.shortNumber(number)
    case .point(let point): "(\(Value.shortNumber(point.x)), \(Value.shortNumber(point.y)))"
    case .size(let size): "(\(Value.shortNumber(size.width)), \(Value.shortNumber(size.height)))"
    case .rect(let rect):
      "("
        + [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Value.shortNumber)
        .joined(separator: ", ") + ")"
    case .insets(let insets):
      "("
        + [insets.top, insets.left, insets.bottom, insets.right].map(Value.shortNumber)
        .joined(separator: ", ") + ")"
    case .object(let id): app.scene.name(of: id)
    case .layer(let layer): "\(app.scene.name(of: layer.view)).layer"
    case .symbol(let name): ".\(name)"
    case .string(let text): "\"\(text.prefix(20))\(text.count > 20 ? "…" : "")\""
    case .list(let list):
      list.items.count > 4
        ? "\(list.items.count) items"
        : "[\(list.items.map { $0.shortText(in: app, depth: depth + 1) }.joined(separator: ", "))]"
    case .tuple(let tuple):
      "(\(tuple.values.map { $0.shortText(in: app, depth: depth + 1) }.joined(separator: ", ")))"
    case .event: "event"
    case .touch(let id): "touch \(id.number)"
    case .path: "path"
    case .closure: "closure"
    default: text(in: app)
    }
  }

  /// A number without a fraction that is zero, to four places.
  static func shortNumber(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return String(describing: number) }
    let rounded = (number * 10_000).rounded() / 10_000
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    return String(describing: rounded)
  }

  /// What sort of value it is, for an error.
  func kindName(in scene: Scene) -> String {
    switch self {
    case .none, .unset: "nil"
    case .bool: "a Bool"
    case .integer, .number: "a number"
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rect"
    case .insets: "insets"
    case .transform: "a transform"
    case .object(let id):
      switch scene.kind(of: id) {
      case .view, .window: "a view"
      case .controller: "a view controller"
      case .recognizer: "a recognizer"
      default: "an object"
      }
    case .layer: "a layer"
    case .path: "a path"
    case .touch: "a touch"
    case .event: "an event"
    case .type: "a class"
    case .symbol: "a symbol"
    case .string: "text"
    case .list: "a list"
    case .tuple: "a tuple"
    case .closure: "a closure"
    case .range(let range): range.isOpen ? range.typeName : "a range"
    case .enumerator: "an enumerator"
    case .pointer: "a pointer"
    }
  }
}
