/// The columns that a text takes on this terminal, by its own locale.
func columns(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + Readline.columns(of: $1) }
}

/// The text, cut where it would take more columns than this.
func cut(_ text: String, to limit: Int) -> String {
  var used = 0
  var end = text.startIndex
  for index in text.indices {
    used += columns(of: String(text[index]))
    if used > limit { return String(text[..<end]) }
    end = text.index(after: index)
  }
  return text
}
