extension Character {
  /// The ASCII character that stands for this one in drawings, or nil if it is no character of art.
  ///
  /// Heavy lines become `#`, double ones `=`, dashed ones `.` and `:`, so that they differ in ASCII, too.
  var asciiArt: Character? {
    guard !isASCII, let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    if let arms = Arms(self) { return arms.ascii(of: self) }
    return Self.marks[scalar]
  }

  private static let marks: [Unicode.Scalar: Character] = {
    let table: [(String, Character)] = [
      ("→▶▸►⇒⟶", ">"), ("←◀◂◄⇐⟵", "<"), ("↑▲▴⇑", "^"), ("↓▼▾⇓", "v"), ("↔⇔", "="), ("↕", "|"),
      ("●•◆★▪", "*"), ("○◦◇☆□▫", "o"), ("◉◎⊙", "@"), ("✓✔", "+"), ("✗✘✕✖×╳", "x"), ("·⋅", "."),
      ("…", "~"), ("–—−‐‑", "-"), ("‘’", "'"), ("“”", "\""), ("█▓■▌▐▀▄", "#"), ("▒", "%"), ("░", ":"),
      ("╱", "/"), ("╲", "\\"), ("↳", "`"), ("⏎", "<"), ("≤", "<"), ("≥", ">"), ("≠", "!"), ("≈", "~"),
      ("✛✚", "+"), ("⊘", "!"), ("›", ">"), ("°", "o"),
    ]
    var marks: [Unicode.Scalar: Character] = [:]
    for (sources, target) in table {
      for scalar in sources.unicodeScalars { marks[scalar] = target }
    }
    return marks
  }()
}

extension Look.Art {
  /// Text as this art can show it.
  func shown(_ text: String) -> String {
    guard self == .ascii, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(text.map { $0.asciiArt ?? $0 })
  }
}
