import Drawing
import Testing

@Suite("Palette")
struct PaletteTests {
  @Test("every colour can be read on its background", arguments: [Look.Background.dark, .light])
  func contrast(background: Look.Background) throws {
    let roles: [Style.Role] =
      [.name, .number, .hit, .miss, .asked, .dim, .error, .warning, .keyword]
      + (0..<UInt8(Palette.accentCount)).map { .accent($0) }
    for role in roles {
      let color = try #require(Palette.color(of: role, on: background))
      let light = luminance(color)
      let screen = luminance(Palette.RGB(background == .dark ? 0x1E1E1E : 0xFFFFFF))
      let ratio = (max(light, screen) + 0.05) / (min(light, screen) + 0.05)
      #expect(ratio >= 4.5, "\(role) has only \(ratio)")
    }
  }

  @Test(
    "accents differ at each depth", arguments: [Look.ColorDepth.sixteen, .indexed, .trueColor],
    [Look.Background.dark, .light])
  func accents(colors: Look.ColorDepth, background: Look.Background) {
    let writer = ANSI(Look(colors: colors, background: background))
    let shown = Set((0..<Palette.accentCount).map { writer.text(StyledText("x", .accent($0))) })
    #expect(shown.count == Palette.accentCount)
  }

  @Test(
    "accents and verdicts are told apart with any colour vision",
    arguments: [Look.Background.dark, .light], Vision.allCases)
  func visions(background: Look.Background, vision: Vision) throws {
    let accents = (0..<UInt8(Palette.accentCount)).map { Style.Role.accent($0) }
    for roles in [accents, [.hit, .miss, .asked, .error]] {
      let seen = try roles.map { vision.lab(try #require(Palette.color(of: $0, on: background))) }
      for (a, b) in pairs(roles.indices) {
        let distance = root(zip(seen[a], seen[b]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }, 2)
        #expect(distance > 20, "\(roles[a]) and \(roles[b]): \(distance)")
      }
    }
  }
}

private func pairs(_ indices: Range<Int>) -> [(Int, Int)] {
  indices.flatMap { a in indices.filter { $0 > a }.map { (a, $0) } }
}

/// Colour vision, normal and without one kind of cone, after Machado, Oliveira and Fernandes (2009).
enum Vision: CaseIterable {
  case normal
  case protanopia
  case deuteranopia
  case tritanopia

  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// The colour as this vision sees it, in CIE L*a*b*.
  func lab(_ color: Palette.RGB) -> [Double] {
    let source = [linear(color.red), linear(color.green), linear(color.blue)]
    let seen = matrix.map { row in min(1, max(0, zip(row, source).reduce(0) { $0 + $1.0 * $1.1 })) }
    func part(_ r: Double, _ g: Double, _ b: Double) -> Double {
      let value = r * seen[0] + g * seen[1] + b * seen[2]
      return value > 0.008856 ? root(value, 3) : 7.787 * value + 16.0 / 116
    }
    let x = part(0.4339, 0.3762, 0.1899)
    let y = part(0.2126, 0.7152, 0.0722)
    let z = part(0.0177, 0.1095, 0.8728)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}

/// Relative luminance as the web's accessibility guidelines define it.
private func luminance(_ color: Palette.RGB) -> Double {
  0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

private func linear(_ part: UInt8) -> Double {
  let value = Double(part) / 255
  guard value > 0.04045 else { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  return base * base * root(base * base, 5)
}

/// The n-th root, by Newton's method.
private func root(_ x: Double, _ n: Int) -> Double {
  guard x > 0 else { return 0 }
  var guess = max(1, x)
  for _ in 0..<100 {
    let power = (1..<n).reduce(1.0) { product, _ in product * guess }
    guess -= (guess * power - x) / (Double(n) * power)
  }
  return guess
}
