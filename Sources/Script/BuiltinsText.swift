import Geometry
import Messaging
import SceneModel

/// Formats as NSLog and String(format:) read them.
enum Format {
  /// Fills a format's places with values, in order; a place without a value stays as it is.
  static func fill(_ format: String, with values: [Value], in app: Simulation) -> String {
    var result = ""
    var rest = Substring(format)
    var next = values.startIndex
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let place = Place(reading: &rest)
      guard let place else {
        result += "%"
        continue
      }
      guard next < values.endIndex else {
        result += "%" + place.text
        continue
      }
      result += place.show(values[next], in: app)
      next += 1
    }
    return result + rest
  }

  /// One place: `%5.1f`.
  private struct Place {
    var text = ""
    var flags: Set<Character> = []
    var width = 0
    var precision: Int?
    var letter: Character = "@"

    init?(reading rest: inout Substring) {
      var copy = rest
      while let character = copy.first, "-+ 0#".contains(character) {
        flags.insert(character)
        text.append(copy.removeFirst())
      }
      while let digit = copy.first, let number = digit.wholeNumberValue, digit.isASCII {
        width = min(width * 10 + number, 1_000)
        text.append(copy.removeFirst())
      }
      if copy.first == "." {
        text.append(copy.removeFirst())
        var digits = 0
        while let digit = copy.first, let number = digit.wholeNumberValue, digit.isASCII {
          digits = min(digits * 10 + number, 100)
          text.append(copy.removeFirst())
        }
        precision = digits
      }
      while let character = copy.first, "lhqzjtL".contains(character) { text.append(copy.removeFirst()) }
      guard let character = copy.first, "@diuxXfFgGeEspcbo".contains(character) else { return nil }
      letter = character
      text.append(copy.removeFirst())
      rest = copy
    }

    func show(_ value: Value, in app: Simulation) -> String {
      let shown: String
      switch letter {
      case "d", "i", "u":
        let number = value.asInteger ?? 0
        shown = (flags.contains("+") && number >= 0 ? "+" : "") + String(number)
      case "x": shown = String(value.asInteger ?? 0, radix: 16)
      case "X": shown = String(value.asInteger ?? 0, radix: 16, uppercase: true)
      case "o": shown = String(value.asInteger ?? 0, radix: 8)
      case "f", "F":
        let number = value.asNumber ?? 0
        shown =
          (flags.contains("+") && number >= 0 ? "+" : "") + Format.fixed(number, places: precision ?? 6)
      case "g", "G", "e", "E": shown = Value.shortNumber(value.asNumber ?? 0)
      case "p": shown = value.isNone ? "0x0" : value.shortText(in: app)
      case "c":
        shown =
          if let code = value.asInteger, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) {
            String(Character(scalar))
          } else { value.text(in: app) }
      default:
        let text = value.cocoaText(in: app)
        shown = precision.map { String(text.prefix($0)) } ?? text
      }
      guard shown.count < width else { return shown }
      let padding = String(
        repeating: flags.contains("0") && !flags.contains("-") ? "0" : " ", count: width - shown.count)
      if flags.contains("-") { return shown + padding }
      // Zeros stand behind the sign.
      if padding.first == "0", shown.first == "-" { return "-" + padding + shown.dropFirst() }
      return padding + shown
    }
  }

  /// A number with a fixed count of digits behind the point, rounded half to even as C does it.
  static func fixed(_ number: Double, places: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    let digits = min(places, 15)
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let scaled = (number.magnitude * power).rounded(.toNearestOrEven)
    guard scaled < 9e15 else { return String(describing: number) }
    let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: Int(power))
    var fraction = String(part)
    fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
    let sign = number < 0 ? "-" : ""
    return digits == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}
