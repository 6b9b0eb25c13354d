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

/// A scalar's number as Unicode writes it: at least four digits.
func hexadecimal(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
