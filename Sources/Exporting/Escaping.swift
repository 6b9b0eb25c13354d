import Drawing
import Session

// What people wrote, made harmless for each format.

extension String {
  /// The text between tags of XML or HTML, or in quotes as an attribute's value.
  ///
  /// Characters that no document may hold, or that nobody can see, are written out first.
  var xml: String {
    var result = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in a comment of XML: two hyphens would end it.
  var xmlComment: String {
    var result = ""
    for scalar in visible.unicodeScalars {
      if scalar == "-", result.utf8.last == UInt8(ascii: "-") { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return result + (result.utf8.last == UInt8(ascii: "-") ? " " : "")
  }

  /// JSON for a `<script>` of HTML: nothing in it can end the script or begin a comment.
  var scriptJSON: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in the quotes of a diagram's label, where entities are written with a number sign.
  var mermaid: String {
    var result = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "\"", "<", ">", "&", "#", ";", "`", "\\", "[", "]", "{", "}", "|", "%":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Numbers of pictures: three decimals are finer than any screen.
func short(_ value: Double) -> String { Numbers.text(value, decimals: 3) }

/// Numbers with spaces between.
func short(_ values: [Double]) -> String { values.map { short($0) }.joined(separator: " ") }
