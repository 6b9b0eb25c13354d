/// The colours of styles: told apart with any colour vision, and readable on the background.
public enum Palette {
  /// A colour, each part from 0 to 255.
  public struct RGB: Hashable, Sendable {
    /// Red.
    public var red: UInt8
    /// Green.
    public var green: UInt8
    /// Blue.
    public var blue: UInt8

    /// Creates a colour from a number such as `0x56B4E9`.
    public init(_ hex: UInt32) {
      red = UInt8(hex >> 16 & 0xFF)
      green = UInt8(hex >> 8 & 0xFF)
      blue = UInt8(hex & 0xFF)
    }
  }

  /// How many accents there are before they repeat.
  public static let accentCount = 8

  // Found by a search for the greatest least distance, as seen with any colour vision, of eight colours that
  // can be read; neighbours were then put far apart. Tests keep both promises.
  private static let darkAccents: [UInt32] = [
    0x79EEFF, 0xFCAB01, 0x0F9E7A, 0xFFE289, 0xAE75B4, 0xE66735, 0x9B7EFF, 0xC4E8C6,
  ]
  private static let lightAccents: [UInt32] = [
    0x004382, 0xC94B00, 0x008657, 0x300100, 0x8B698C, 0x7B1000, 0x6C28CF, 0x3E2C46,
  ]

  /// The colour of a role on a background; nil leaves the terminal's own.
  public static func color(of role: Style.Role, on background: Look.Background) -> RGB? {
    let isDark = background == .dark
    switch role {
    case .plain, .heading: return nil
    case .name: return RGB(isDark ? 0x79EEFF : 0x004382)
    case .number: return RGB(isDark ? 0xAE75B4 : 0x8B698C)
    case .hit: return RGB(isDark ? 0x0F9E7A : 0x008657)
    case .miss: return RGB(isDark ? 0xFCAB01 : 0xC94B00)
    case .asked: return RGB(isDark ? 0xFFE289 : 0x6C28CF)
    case .dim: return RGB(isDark ? 0x9A9A9A : 0x666666)
    case .error, .warning: return RGB(isDark ? 0xE66735 : 0x7B1000)
    case .keyword: return RGB(isDark ? 0x9B7EFF : 0x004382)
    case .accent(let number):
      return RGB((isDark ? darkAccents : lightAccents)[Int(number) % accentCount])
    }
  }

  /// The parameters of the terminal's "select graphic rendition" for a style, joined by `;`; empty for none.
  static func parameters(of style: Style, for look: Look) -> String {
    guard look.colors > .none else { return "" }
    var codes: [String] = []
    if style.traits.contains(.bold) || isBold(style.role) { codes.append("1") }
    if style.traits.contains(.underline) { codes.append("4") }
    if style.traits.contains(.reverse) { codes.append("7") }
    switch look.colors {
    case .none: break
    case .sixteen:
      if let code = themeCode(of: style.role, on: look.background) { codes.append(String(code)) }
    case .indexed:
      if let color = color(of: style.role, on: look.background) { codes.append("38;5;\(index(of: color))") }
    case .trueColor:
      if let color = color(of: style.role, on: look.background) {
        codes.append("38;2;\(color.red);\(color.green);\(color.blue)")
      }
    }
    return codes.joined(separator: ";")
  }

  /// The roles that stand out by weight, too.
  private static func isBold(_ role: Style.Role) -> Bool {
    switch role {
    case .heading, .hit, .error: true
    default: false
    }
  }

  /// The colour of the terminal's theme that stands for a role.
  private static func themeCode(of role: Style.Role, on background: Look.Background) -> Int? {
    let isDark = background == .dark
    switch role {
    case .plain, .heading: return nil
    case .name: return isDark ? 96 : 34
    case .number: return isDark ? 95 : 35
    case .hit: return isDark ? 92 : 32
    case .miss: return isDark ? 33 : 31
    case .asked: return isDark ? 93 : 36
    case .dim: return 2  // faint: "bright black" is the background itself in some themes
    case .error, .warning: return isDark ? 91 : 31
    case .keyword: return isDark ? 94 : 34
    case .accent(let number):
      // Red before bright colours, and no yellow on white.
      let codes = isDark ? [96, 33, 92, 93, 95, 91, 94, 37] : [36, 31, 32, 34, 35, 91, 94, 30]
      return codes[Int(number) % accentCount]
    }
  }

  /// The nearest of the 256 colours: the 6×6×6 cube or the ramp of greys.
  static func index(of color: RGB) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0
    }
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      let (dr, dg, db) = (r - Int(color.red), g - Int(color.green), b - Int(color.blue))
      return dr * dr + dg * dg + db * db
    }
    let (r, g, b) = (nearest(color.red), nearest(color.green), nearest(color.blue))
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let step = min(23, max(0, (average - 3) / 10))
    let grey = 8 + step * 10
    let isGrey = distance(grey, grey, grey) < distance(levels[r], levels[g], levels[b])
    return isGrey ? 232 + step : 16 + 36 * r + 6 * g + b
  }
}
