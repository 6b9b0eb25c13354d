import Geometry
import Session

/// Numbers and places as pages write them.
enum NumberText {
  /// A number.
  static func of(_ value: Double) -> String { Numbers.text(value) }

  /// A point: `(120, 80)`.
  static func of(_ point: Point) -> String { "(\(Numbers.text(point.x)), \(Numbers.text(point.y)))" }

  /// A frame: `(10 10; 80 40)`.
  static func frame(_ rect: Rect) -> String {
    "(\(Numbers.text(rect.origin)); \(Numbers.text(rect.size.width)) \(Numbers.text(rect.size.height)))"
  }

  /// A size: `80×40`.
  static func size(_ size: Size) -> String { "\(Numbers.text(size.width))×\(Numbers.text(size.height))" }

  /// A share in per cent, `0` and `100` only for none and all.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0%" }
    let share = Double(part) / Double(whole) * 100
    if part > 0, share < 1 { return "<1%" }
    if part < whole, share > 99 { return ">99%" }
    return Numbers.text(share, decimals: 0) + "%"
  }
}

extension NumberText {
  /// Parts that are all of a whole, in per cent that add up to 100: what rounding leaves over goes to those that
  /// lost most by it.
  ///
  /// As for one share, `0%` and `100%` are said only of none and all.
  static func percents(_ parts: [Int], of whole: Int) -> [String] {
    guard whole > 0 else { return parts.map { _ in "0%" } }
    var shares = parts.map { $0 * 100 / whole }
    let rests = parts.map { $0 * 100 % whole }
    let missing = max(0, parts.reduce(0, +) * 100 / whole - shares.reduce(0, +))
    let order = parts.indices.sorted { (rests[$1], parts[$1], $0) < (rests[$0], parts[$0], $1) }
    for place in order.prefix(missing) { shares[place] += 1 }
    return zip(parts, shares).map { part, share in
      if part > 0, part * 100 < whole { return "<1%" }
      if part < whole, part * 100 > whole * 99 { return ">99%" }
      return "\(share)%"
    }
  }
}

/// A scalar's number as Unicode writes it: at least four digits.
func hexadecimal(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
