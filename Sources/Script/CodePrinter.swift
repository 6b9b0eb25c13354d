/// Prints a tree as code, in either language.
///
/// What was read from a language and is printed in it reads back as the same tree. In the other language it
/// is a translation to be looked at: Objective-C has no `if let`, and the types of Swift's constants are
/// guessed from their values.
public struct CodePrinter: Sendable {
  /// The language to print in.
  public var language: Language
  /// Blanks for each level.
  public var indentation: Int

  /// Makes a printer.
  public init(_ language: Language, indentation: Int = 4) {
    self.language = language
    self.indentation = indentation
  }

  /// A whole method with its header.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - helpers: The helpers that it may call: another language may call them otherwise.
  public func text(of method: MethodDeclaration, with helpers: [MethodDeclaration] = []) -> String {
    switch language {
    case .swift:
      return SwiftPrinter(indentation: indentation, isTranslation: method.language != .swift).method(method)
    case .objectiveC:
      var printer = ObjCPrinter(
        indentation: indentation, isTranslation: method.language != .objectiveC)
      printer.helpers = helpers
      return printer.method(method)
    }
  }

  /// Statements, one or more lines each.
  public func text(of statements: [Statement]) -> String {
    switch language {
    case .swift: SwiftPrinter(indentation: indentation).lines(statements).joined(separator: "\n")
    case .objectiveC: ObjCPrinter(indentation: indentation).lines(statements).joined(separator: "\n")
    }
  }

  /// An expression.
  public func text(of expression: Expression) -> String {
    switch language {
    case .swift: SwiftPrinter(indentation: indentation).text(expression)
    case .objectiveC: ObjCPrinter(indentation: indentation).text(expression)
    }
  }
}

/// What both printers need.
protocol LinePrinting {
  var indentation: Int { get }
}

extension LinePrinting {
  func indented(_ lines: [String]) -> [String] {
    let blanks = String(repeating: " ", count: indentation)
    return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { blanks + $0 }
  }

  /// The text between the quotes of a string literal.
  func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  func digits(_ number: NumberLiteral) -> String {
    // C's octal number and Swift's decimal one look alike.
    if number.isInteger, number.text.hasPrefix("0"), number.text.count > 1,
      number.text.dropFirst().allSatisfy(\.isNumber)
    {
      return number.counted.map(String.init) ?? String(number.text.drop { $0 == "0" })
    }
    return number.text
  }
}

/// How tightly a printed expression holds together.
enum Tightness: Int, Comparable {
  case assignment, conditional, or, and, bitOr, bitXor, bitAnd, comparison, order, coalesce, cast, range,
    shiftC
  case addition, multiplication, shift, prefix, postfix, primary

  static func < (a: Tightness, b: Tightness) -> Bool { a.rawValue < b.rawValue }

  /// The next tighter one.
  var tighter: Tightness { Tightness(rawValue: rawValue + 1) ?? .primary }
}
