import Geometry
import SceneModel

/// How numbers are written, everywhere and in every language: by hand, so that no locale can touch them.
public enum Numbers {
  /// A number with at most four decimals, without needless zeros: `12`, `-0.5`, `0.0101`.
  public static func text(_ value: Double) -> String { text(value, decimals: 4) }

  /// A number with at most that many decimals, without needless zeros.
  public static func text(_ value: Double, decimals: Int) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    guard value.magnitude < 1e12 else { return exact(value) }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (value * factor).rounded()
    guard scaled.magnitude < 9e15 else { return exact(value) }
    var digits = String(Int64(scaled.magnitude))
    while digits.count <= decimals { digits = "0" + digits }
    var whole = String(digits.dropLast(decimals))
    var rest = String(digits.suffix(decimals))
    while rest.last == "0" { rest.removeLast() }
    if !rest.isEmpty { whole += "." + rest }
    return scaled < 0 ? "-" + whole : whole
  }

  /// A number so that reading it gives the very same one, without an exponent: for saved scenes.
  public static func exact(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    // The command language has no exponents: move the point by hand.
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    var mantissa = String(text[..<mark])
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    if !sign.isEmpty { mantissa.removeFirst() }
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var digits = parts.joined()
    var point = parts[0].count + exponent
    while point > digits.count { digits += "0" }
    while point <= 0 {
      digits = "0" + digits
      point += 1
    }
    let split = digits.index(digits.startIndex, offsetBy: point)
    var fraction = String(digits[split...])
    while fraction.last == "0" { fraction.removeLast() }
    return sign + digits[..<split] + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A number that is kept with 32 bits, by its own shortest digits: they read back as the same.
  public static func shortest(_ value: Double) -> String { exact(Double("\(Float(value))") ?? value) }

  /// Numbers with spaces between.
  public static func text(_ values: [Double]) -> String { values.map { text($0) }.joined(separator: " ") }

  /// A point: `12 5`.
  public static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

  /// A rectangle: `0 0 100 40`.
  public static func text(_ rect: Rect) -> String {
    text([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// A property's value in the language's words: `on`, `0.5`, `0 0 10 10`, text without its quotes.
  public static func text(_ value: PropertyValue) -> String {
    switch value {
    case .bool(let isOn): isOn ? "on" : "off"
    case .text(let text): text
    default: text(value.numbers)
    }
  }
}
