/// Which branch of `#if` is taken: that of an app for iOS, built for release on a device.
enum CompilationCondition {
  /// Whether a condition holds; unknown flags are off.
  static func holds(_ text: String, directive: String) -> Bool {
    let words = split(text)
    switch directive {
    case "ifdef": return words.first.map(isDefined) ?? false
    case "ifndef": return words.first.map { !isDefined($0) } ?? false
    default:
      var reader = Reader(words: words[...])
      return reader.disjunction(depth: 0)
    }
  }

  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var current = ""
    func flush() {
      if !current.isEmpty { words.append(current) }
      current = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        current.append(character)
        continue
      }
      flush()
      if character.isWhitespace { continue }
      if let last = words.last, ["&", "|", "=", "!", "<", ">"].contains(last), "&|=".contains(character) {
        words[words.count - 1] = last + String(character)
      } else {
        words.append(String(character))
      }
    }
    flush()
    return words
  }

  private static func isDefined(_ name: String) -> Bool {
    ["__OBJC__", "__IPHONE_OS_VERSION_MIN_REQUIRED", "__IPHONE_OS_VERSION_MAX_ALLOWED"].contains(name)
      || name.hasPrefix("__IPHONE_") || name.hasPrefix("TARGET_OS_")
  }

  private static func value(_ name: String) -> Double {
    if let number = Double(name) { return number }
    switch name {
    case "true", "TARGET_OS_IPHONE", "TARGET_OS_IOS": return 1
    // A version that is newer than every one that is asked for.
    case "__IPHONE_OS_VERSION_MIN_REQUIRED", "__IPHONE_OS_VERSION_MAX_ALLOWED": return 1_000_000
    default: return name.hasPrefix("__IPHONE_") ? 1 : 0
    }
  }

  private struct Reader {
    var words: ArraySlice<String>

    mutating func disjunction(depth: Int) -> Bool {
      var result = conjunction(depth: depth)
      while words.first == "||" {
        words.removeFirst()
        let right = conjunction(depth: depth)
        result = result || right
      }
      return result
    }

    private mutating func conjunction(depth: Int) -> Bool {
      var result = term(depth: depth)
      while words.first == "&&" {
        words.removeFirst()
        let right = term(depth: depth)
        result = result && right
      }
      return result
    }

    private mutating func term(depth: Int) -> Bool {
      var isNegated = false
      while words.first == "!" {
        words.removeFirst()
        isNegated.toggle()
      }
      guard let word = words.popFirst(), depth < 20 else { return false }
      if word == "(" {
        let inner = disjunction(depth: depth + 1)
        if words.first == ")" { words.removeFirst() }
        return inner != isNegated
      }
      if words.first == "(" { return call(word) != isNegated }
      if word == "defined", let name = words.popFirst() { return isDefined(name) != isNegated }
      if let comparison = words.first, [">", ">=", "<", "<=", "==", "!="].contains(comparison) {
        words.removeFirst()
        let left = value(word)
        let right = words.popFirst().map(value) ?? 0
        return compare(left, comparison, right) != isNegated
      }
      return (value(word) != 0) != isNegated
    }

    private func compare(_ left: Double, _ comparison: String, _ right: Double) -> Bool {
      switch comparison {
      case ">": left > right
      case ">=": left >= right
      case "<": left < right
      case "<=": left <= right
      case "==": left == right
      default: left != right
      }
    }

    /// A question with parentheses, such as `os(iOS)` or `canImport(UIKit)`.
    private mutating func call(_ name: String) -> Bool {
      words.removeFirst()
      let arguments = words.prefix { $0 != ")" }
      words = words.dropFirst(arguments.count + 1)
      let argument = arguments.last ?? ""
      switch name {
      case "os": return argument == "iOS"
      case "canImport":
        return ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "SwiftUI"].contains(argument)
      case "defined": return isDefined(argument)
      case "swift", "compiler":
        return arguments.first == "<" ? false : true
      default: return false
      }
    }
  }
}
