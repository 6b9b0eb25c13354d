// Code that is neither Swift nor Objective-C, told by its signs.

/// The signs of C++ in a text: Objective-C++ files (`.mm`) have methods that read like Objective-C.
enum ForeignSigns {
  private static let words: Set<String> = [
    "nullptr", "static_cast", "dynamic_cast", "reinterpret_cast", "const_cast", "template", "namespace",
    "virtual", "noexcept", "constexpr", "decltype", "typename", "delete", "emplace_back",
  ]

  /// The first sign of C++ in a stretch of the text, with its place.
  static func cPlusPlus(in source: Source, _ range: Range<Int>) -> (sign: String, range: SourceRange)? {
    let stream = TokenStream(source, .objectiveC, range)
    var index = 0
    while stream.peek(index).kind != .end {
      let token = stream.peek(index)
      let next = stream.peek(index + 1)
      if token.isSymbol(":"), next.isSymbol(":"), !next.spaceBefore {
        return ("::", token.range.through(next.range))
      }
      if token.kind == .word, words.contains(token.text),
        token.text != "delete" || next.isAnyWord
      {
        return (token.text, token.range)
      }
      // `auto x = …`, `for (auto &x : list)`
      if token.isWord("auto"), next.isAnyWord || next.isSymbol("&") || next.isSymbol("*") {
        return ("auto", token.range)
      }
      // `[&](int a) { … }`, `[=] { … }`
      if token.isSymbol("["), next.isSymbol("&") || next.isSymbol("=") || next.isSymbol("]"),
        index == 0 || ["=", "(", ",", ":", "return"].contains(stream.peek(index - 1).text)
      {
        return ("a lambda", token.range.through(next.range))
      }
      index += 1
    }
    return nil
  }
}
