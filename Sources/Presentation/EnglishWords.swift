import Drawing

/// English.
struct EnglishWords: Words {
  /// Words in quotes with commas, and `or` before the last.
  func list(_ words: [String], _ last: String = "or", style: Style = .keyword) -> StyledText {
    var text = StyledText()
    for (place, word) in words.enumerated() {
      if place > 0 { text += StyledText(place == words.count - 1 ? " \(last) " : ", ") }
      text += "\(word, style)"
    }
    return text
  }

  func meant(_ near: String?, line: String? = nil) -> StyledText {
    guard let near else { return "" }
    return "; did you mean \(near, .keyword)" + (line.map { " (line \($0, .number))?" } ?? "?")
  }

  func count(_ number: Int, _ one: String, _ many: String) -> StyledText {
    number == 1 ? "\(number, .number) \(one)" : "\(number, .number) \(many)"
  }
}
