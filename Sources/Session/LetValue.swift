import Geometry
import SceneModel
import Script

/// The values of `let`: read from a line, and written as one.
public enum LetValue {
  /// Reads a value; nil when the words are none.
  static func read(_ text: String, in scene: Scene) -> StoredValue? {
    let trimmed = Substring(text).trimmingSpaces
    // By scalars: an accent behind the quote belongs to the text.
    if trimmed.unicodeScalars.first == "\"" { return quotedText(trimmed).map { .text($0) } }
    if trimmed.hasPrefix("[") { return LetList.read(Substring(trimmed), in: scene) }
    let words = trimmed.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    let numbers = words.dropFirst().compactMap(number)
    let rest = words.count - 1
    switch first.lowercased() {
    case "point" where rest == 2 && numbers.count == 2: return .point(Point(numbers[0], numbers[1]))
    case "size" where rest == 2 && numbers.count == 2: return .size(Size(numbers[0], numbers[1]))
    case "rect" where rest == 4 && numbers.count == 4:
      return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    case "insets" where rest == 4 && numbers.count == 4:
      return .insets(EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case "transform" where rest == 6 && numbers.count == 6: return .transform(numbers)
    case "path": return LetList.path(Array(words.dropFirst())).map { .path($0) }
    case "views":
      let objects = words.dropFirst().compactMap { scene.object(named: $0) }
      return objects.count == rest ? .objects(objects) : nil
    default: break
    }
    guard words.count == 1 else { return nil }
    // An object's name comes before a word: a view may be called `on`.
    if let object = scene.object(named: first) { return .object(object) }
    switch first.lowercased() {
    case "yes", "true", "on": return .bool(true)
    case "no", "false", "off": return .bool(false)
    case "nil": return .null
    default: break
    }
    if first.hasPrefix("."), Scene.isName(String(first.dropFirst())) {
      return .symbol(String(first.dropFirst()))
    }
    return number(first).map { .number($0, isInteger: !first.contains(".")) }
  }

  /// A value as `let` reads it.
  public static func text(of value: StoredValue, in scene: Scene) -> String {
    func numbers(_ values: [Double]) -> String { values.map(Numbers.exact).joined(separator: " ") }
    if let kept = value.kept { return text(of: kept, in: scene) }
    switch value {
    case .number(let number, let isInteger):
      let text = Numbers.exact(number)
      return isInteger || text.contains(".") ? text : text + ".0"
    case .bool(let isTrue): return isTrue ? "yes" : "no"
    case .point(let point): return "point \(numbers([point.x, point.y]))"
    case .size(let size): return "size \(numbers([size.width, size.height]))"
    case .rect(let rect):
      return "rect \(numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]))"
    case .insets(let insets):
      return "insets \(numbers([insets.top, insets.left, insets.bottom, insets.right]))"
    case .text(let text): return quoted(text)
    case .symbol(let symbol): return "." + symbol
    case .null: return "nil"
    case .object(let id): return scene.isAlive(id) ? scene.name(of: id) : "nil"
    case .objects(let ids):
      let names = ids.filter { scene.isAlive($0) }.map { scene.name(of: $0) }
      return (["views"] + names).joined(separator: " ")
    case .list(let items): return "[\(items.map { text(of: $0, in: scene) }.joined(separator: ", "))]"
    case .dictionary(let keys, let values):
      let entries = zip(keys, values).map { "\(text(of: $0, in: scene)): \(text(of: $1, in: scene))" }
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    case .path(let path): return LetList.text(of: path)
    }
  }

  /// What code has kept and no line can say, apart from transforms: no value of `let` reads like these.
  private static func text(of kept: KeptValue, in scene: Scene) -> String {
    func list(_ values: [StoredValue]) -> String {
      values.map { text(of: $0, in: scene) }.joined(separator: ", ")
    }
    switch kept {
    case .touch(let number): return "touch \(number)"
    case .event: return "the event"
    case .layer(let view): return scene.isAlive(view) ? "layer of \(scene.name(of: view))" : "nil"
    case .tuple(let parts):
      let texts = parts.map { ($0.label.map { "\($0): " } ?? "") + text(of: $0.value, in: scene) }
      return "(\(texts.joined(separator: ", ")))"
    case .enumerationCase(let name, let values): return ".\(name)(\(list(values)))"
    case .transform(let values): return "transform " + values.map(Numbers.exact).joined(separator: " ")
    }
  }

  static func number(_ word: String) -> Double? {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-" || $0 == "+" || $0 == ".") }),
      let value = Double(word), value.isFinite
    else { return nil }
    return value
  }

  private static func quotedText(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return rest.isEmpty ? String(result) : nil
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        result.append(escaped == "n" ? "\n" : escaped)
      default: result.append(scalar)
      }
    }
    return nil
  }
}
