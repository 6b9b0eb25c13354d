import Session

/// A JSON value; an object keeps its members in the order of writing, so that output is the same on every run.
public indirect enum JSON: Equatable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; what is not finite is written as null.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Named values.
  case object([(String, JSON)])

  /// Whether two values are written alike.
  public static func == (first: JSON, second: JSON) -> Bool { first.text == second.text }

  /// The value on one line.
  public var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let isTrue): output += isTrue ? "true" : "false"
    case .number(let number): output += number.isFinite ? JSON.text(of: number) : "null"
    case .string(let text): JSON.write(text, to: &output)
    case .array(let values):
      output += "["
      for (place, value) in values.enumerated() {
        if place > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { output += "," }
        JSON.write(member.0, to: &output)
        output += ":"
        member.1.write(to: &output)
      }
      output += "}"
    }
  }

  /// Shortest digits that read back as the same number, without an exponent.
  private static func text(of number: Double) -> String {
    number == 0 ? "0" : Numbers.exact(number)
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      // Besides what JSON demands: line separators break JavaScript, and C1 controls steer terminals.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        output += "\\u" + hexadecimal(scalar.value).lowercased()
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// A whole number.
  init(_ number: Int) { self = .number(Double(number)) }

  /// Text, or null.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// Texts.
  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
}
