import Geometry
import Messaging
import SceneModel

extension Value {
  var asPath: Path? {
    if case .path(let path) = self { return path }
    return nil
  }
}

extension Member {
  /// A method that goes on with a path; `points` says how many points come first.
  static func drawing(
    _ name: String, _ labels: [String], objc: String, _ summary: String,
    _ body: @escaping @Sendable (inout Path, ShortList<Value>) -> Bool
  ) -> Member {
    Member(
      .path, name, labels, objc: objc, .nothing, summary,
      .mutation { value, arguments, machine, app, range throws(Fault) in
        guard case .path(var path) = value else { return .none }
        guard body(&path, arguments) else { throw machine.badArguments(name, arguments, at: range, in: app) }
        value = .path(path)
        return .none
      })
  }
}

extension Members {
  static let ofPaths: [Member] = [
    .pure(
      .path, "contains", ["_"], .bool, "whether a point lies in the path", objc: "containsPoint:"
    ) { value, arguments in
      guard let path = value.asPath, let point = arguments[0].asPoint else { return nil }
      return .bool(path.contains(point))
    },
    .pure(
      .path, "contains", ["_", "using"], .bool, "whether a point lies in the path, by a rule",
      objc: "CGPathContainsPoint(path, t, point, evenOdd)"
    ) { value, arguments in
      guard let path = value.asPath, let point = arguments[0].asPoint else { return nil }
      return .bool(path.contains(point, evenOdd: Value.areEqual(arguments[1], .symbol("evenOdd"))))
    },
    .pure(
      .path, "contains", ["_", "using", "transform"], .bool, "whether a point lies in the path, by a rule",
      objc: "CGPathContainsPoint(path, t, point, evenOdd)"
    ) { value, arguments in
      guard let path = value.asPath, let point = arguments[0].asPoint else { return nil }
      let moved = arguments[2].asTransform.map { $0.apply(point) } ?? point
      return .bool(path.contains(moved, evenOdd: Value.areEqual(arguments[1], .symbol("evenOdd"))))
    },
    .pure(
      .path, "reversing", [], .path, "the same outlines the other way round",
      objc: "bezierPathByReversingPath"
    ) { value, _ in value.asPath.map { .path($0.reversed) } },
    .field(.path, "path", .path, "the path itself, where it stands for a shape layer", of: \.asPath) {
      .path($0)
    },
    .field(.path, "cgPath", .path, "the same path for Core Graphics", objc: "CGPath", of: \.asPath) {
      .path($0)
    },
    .field(.path, "isEmpty", .bool, "whether nothing was added", objc: "empty", of: \.asPath) {
      .bool($0.isEmpty)
    },
    .field(.path, "bounds", .rect, "the box around the path", of: \.asPath, get: { .rect($0.bounds) }),
    .field(.path, "boundingBox", .rect, "the box around the path", of: \.asPath, get: { .rect($0.bounds) }),
    .field(
      .path, "usesEvenOddFillRule", .bool, "whether overlaps count as outside", of: \.asPath,
      get: { .bool($0.usesEvenOddRule) },
      set: { old, new in
        var path = old
        path.usesEvenOddRule = new.isTruthy
        return .path(path)
      }),
    .drawing("move", ["to"], objc: "moveToPoint:", "begins a new outline") { path, arguments in
      guard let point = arguments[0].asPoint else { return false }
      path.move(to: point)
      return true
    },
    .drawing("addLine", ["to"], objc: "addLineToPoint:", "goes straight on") { path, arguments in
      guard let point = arguments[0].asPoint else { return false }
      path.addLine(to: point)
      return true
    },
    .drawing(
      "addQuadCurve", ["to", "controlPoint"], objc: "addQuadCurveToPoint:controlPoint:",
      "goes on along a curve"
    ) { path, arguments in
      guard let end = arguments[0].asPoint, let control = arguments[1].asPoint else { return false }
      path.addQuadCurve(to: end, control: control)
      return true
    },
    .drawing(
      "addCurve", ["to", "controlPoint1", "controlPoint2"],
      objc: "addCurveToPoint:controlPoint1:controlPoint2:", "goes on along a curve"
    ) { path, arguments in
      guard let end = arguments[0].asPoint, let one = arguments[1].asPoint, let two = arguments[2].asPoint
      else {
        return false
      }
      path.addCurve(to: end, control1: one, control2: two)
      return true
    },
    .drawing(
      "addArc", ["withCenter", "radius", "startAngle", "endAngle", "clockwise"],
      objc: "addArcWithCenter:radius:startAngle:endAngle:clockwise:", "goes on along an arc"
    ) { path, arguments in
      guard let center = arguments[0].asPoint, let radius = arguments[1].asNumber,
        let start = arguments[2].asNumber, let end = arguments[3].asNumber
      else { return false }
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: arguments[4].isTruthy)
      return true
    },
    .drawing("close", [], objc: "closePath", "ends the outline where it began") { path, _ in
      path.close()
      return true
    },
    .drawing("append", ["_"], objc: "appendPath:", "adds another path") { path, arguments in
      guard let other = arguments[0].asPath else { return false }
      path.append(other)
      return true
    },
    .drawing("closeSubpath", [], objc: "CGPathCloseSubpath(path)", "ends the outline where it began") {
      path, _ in
      path.close()
      return true
    },
    .drawing("addRect", ["_"], objc: "CGPathAddRect(path, t, rect)", "adds a rectangle") { path, arguments in
      guard let rect = arguments[0].asRect else { return false }
      path.append(Path(rect: rect))
      return true
    },
    .drawing("addEllipse", ["in"], objc: "CGPathAddEllipseInRect(path, t, rect)", "adds an oval") {
      path, arguments in
      guard let rect = arguments[0].asRect else { return false }
      path.append(Path(ovalIn: rect))
      return true
    },
    .drawing("addPath", ["_"], objc: "CGPathAddPath(path, t, other)", "adds another path") {
      path, arguments in
      guard let other = arguments[0].asPath else { return false }
      path.append(other)
      return true
    },
    .drawing("addLines", ["between"], objc: "CGPathAddLines", "adds lines through points") {
      path, arguments in
      guard case .list(let list) = arguments[0] else { return false }
      for (place, item) in list.items.enumerated() {
        guard let point = item.asPoint else { return false }
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      return true
    },
    // Core Graphics counts angles in a plane whose y points up, so its directions are the other way round.
    .drawing(
      "addArc", ["center", "radius", "startAngle", "endAngle", "clockwise"], objc: "CGPathAddArc",
      "goes on along an arc, clockwise as Core Graphics sees it"
    ) { path, arguments in
      guard let center = arguments[0].asPoint, let radius = arguments[1].asNumber,
        let start = arguments[2].asNumber, let end = arguments[3].asNumber
      else { return false }
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: !arguments[4].isTruthy)
      return true
    },
    .drawing("removeAllPoints", [], objc: "removeAllPoints", "takes everything away") { path, _ in
      path.removeAll()
      return true
    },
    .drawing("apply", ["_"], objc: "applyTransform:", "moves every point by a transform") { path, arguments in
      guard let transform = arguments[0].asTransform else { return false }
      path = path.applying(transform)
      return true
    },
  ]

  // MARK: Texts

  static let ofTexts: [Member] = [
    .pure(.text, "hasPrefix", ["_"], .bool, "whether it begins with a text", objc: "hasPrefix:") {
      text($0, $1) { .bool($0.hasPrefix($1)) }
    },
    .pure(.text, "hasSuffix", ["_"], .bool, "whether it ends with a text", objc: "hasSuffix:") {
      text($0, $1) { .bool($0.hasSuffix($1)) }
    },
    .pure(.text, "contains", ["_"], .bool, "whether a text occurs in it", objc: "containsString:") {
      text($0, $1) { .bool(occurs($1, in: $0)) }
    },
    .pure(.text, "isEqual", ["_"], .bool, "whether two texts are equal", objc: "isEqualToString:") {
      .bool(Value.areEqual($0, $1[0]))
    },
    ofText("count", objc: "length", .integer, "how many characters it has") { .integer($0.count) },
    ofText("length", .integer, "how many characters it has") { .integer($0.utf16.count) },
    ofText("isEmpty", .bool, "whether it has no character") { .bool($0.isEmpty) },
    ofText("description", .text, "the text itself") { .string($0) },
    .pure(
      .text, "appending", ["_"], .text, "the text with another behind it", objc: "stringByAppendingString:"
    ) {
      text($0, $1) { .string($0 + $1) }
    },
    .pure(.text, "dropFirst", [], .text, "all but the first character") { value, _ in
      if case .string(let text) = value { .string(String(text.dropFirst())) } else { nil }
    },
    cut("dropFirst", "all but the first characters") { String($0.dropFirst($1)) },
    .pure(.text, "dropLast", [], .text, "all but the last character") { value, _ in
      if case .string(let text) = value { .string(String(text.dropLast())) } else { nil }
    },
    cut("dropLast", "all but the last characters") { String($0.dropLast($1)) },
    cut("prefix", "the first characters") { String($0.prefix($1)) },
    cut("suffix", "the last characters") { String($0.suffix($1)) },
    .pure(.text, "uppercased", [], .text, "in capitals", objc: "uppercaseString") { value, _ in
      if case .string(let text) = value { .string(text.uppercased()) } else { nil }
    },
    .pure(.text, "lowercased", [], .text, "in small letters", objc: "lowercaseString") { value, _ in
      if case .string(let text) = value { .string(text.lowercased()) } else { nil }
    },
  ]

  /// A method that cuts a piece of a text off by a count of characters.
  private static func cut(
    _ name: String, _ summary: String, _ body: @escaping @Sendable (String, Int) -> String
  ) -> Member {
    .pure(.text, name, ["_"], .text, summary) { value, arguments in
      guard case .string(let text) = value, let count = arguments[0].asInteger, count >= 0 else { return nil }
      return .string(body(text, count))
    }
  }

  private static func ofText(
    _ name: String, objc: String = "", _ shape: Shape, _ summary: String,
    _ get: @escaping @Sendable (String) -> Value
  ) -> Member {
    Member(
      .text, name, objc: objc, shape, summary,
      .property(
        { value, _, _, _ throws(Fault) in
          if case .string(let text) = value { return get(text) }
          return .none
        }, nil))
  }

  private static func text(_ value: Value, _ arguments: ShortList<Value>, _ body: (String, String) -> Value)
    -> Value?
  {
    guard case .string(let whole) = value, case .string(let part) = arguments[0] else { return nil }
    return body(whole, part)
  }

  private static func occurs(_ part: String, in whole: String) -> Bool {
    if part.isEmpty { return true }
    return whole.indices.contains { whole[$0...].hasPrefix(part) }
  }

  // MARK: Classes and symbols

  static let ofTypes: [Member] =
    [
      Member(
        .type, "description", .text, "the name of the class",
        .property({ value, _, app, _ throws(Fault) in .string(value.text(in: app)) }, nil)),
      .pure(
        .type, "isSubclass", ["of"], .bool, "whether it inherits from a class", objc: "isSubclassOfClass:"
      ) {
        .bool(Value.areEqual($0, $1[0]))
      },
      // An option set of one option: `[.left]` holds `.left`.
      .pure(.symbol, "contains", ["_"], .bool, "whether an option is this one") {
        .bool(Value.areEqual($0, $1[0]))
      },
      // A press is known by its button alone.
      Member(
        .symbol, "type", .symbol, "the button of a press",
        .property({ value, _, _, _ throws(Fault) in value }, nil)),
      Member(
        .symbol, "rawValue", .any, "the symbol itself",
        .property({ value, _, _, _ throws(Fault) in value }, nil)),
    ]
}
