import Drawing

/// Simplified Chinese; names, commands, properties and UIKit's identifiers stay as they are.
struct ChineseWords: Words {
  /// Words with `、`, and `或` before the last.
  func list(_ words: [String], _ last: String = "或", style: Style = .keyword) -> StyledText {
    var text = StyledText()
    for (place, word) in words.enumerated() {
      if place > 0 { text += StyledText(place == words.count - 1 ? " \(last) " : "、") }
      text += "\(word, style)"
    }
    return text
  }

  func meant(_ near: String?, line: String? = nil) -> StyledText {
    guard let near else { return "" }
    return "；你是不是想写 \(near, .keyword)" + (line.map { "（第 \($0, .number) 行）？" } ?? "？")
  }
}
