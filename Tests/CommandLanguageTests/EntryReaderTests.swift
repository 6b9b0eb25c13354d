import Testing

@testable import CommandLanguage

@Suite("Entries, line by line")
struct EntryReaderTests {
  static let texts = [
    "tap 5 5", "", "add A {", "override A {\n  { } }\n}", "override A { /* { \n */ }\nnext",
    "override A { // }\n}",
    "override A { \"}\" \n \"{\"\n}", "override A { \"\"\"\n } \\(x {\n}) \"\"\"\n}",
    "override A { #\"}\"# \n }", "} {\n}",
    "override A { '}' '\\'' \n} {\n} # {", "say \"{\"", "say \"{", "# {", "a {} b {\n} c",
    "x { \"\\(f(\")\n}\n\") }",
    "import -\n<UIView {\n\nadd", "import -", "import d", "a { /* /* */ \n } */ }", "a { /*/ \n */ }",
    "a {\n\n\n}",
    "override view {\r\n}", "{ \"\\\n}", "{ '\n}", "{ ##\"\n\"##}", "{ \"\"\" x\n}", "#selector( {\n}",
  ]

  @Test("after each line it says what reading all lines again would say", arguments: texts)
  func agrees(text: String) {
    // Splitting as the prompt does; a return is no line end there.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = EntryReader()
    var start = 0
    for (place, line) in lines.enumerated() {
      reader.take(line)
      let all = lines[start...place].joined(separator: "\n")
      #expect(reader.isOpen == Script.needsMore(all), "\(all)")
      if !reader.isOpen { (reader, start) = (EntryReader(), place + 1) }
    }
  }

  @Test("agrees on random texts, too", arguments: 0..<40)
  func agreesAtRandom(seed: UInt64) {
    let pieces = [
      "{", "}", "\"", "\"\"\"", "'", "/*", "*/", "//", "#", "\\", "(", ")", "\\(", "\n", "\n", "\n", " ", "a",
      "import -",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var text = ""
    for _ in 0..<60 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      text += pieces[Int(state >> 33) % pieces.count]
    }
    agrees(text: text)
    agrees(text: "override A {" + text)
  }

  @Test("a method of many lines is read once")
  func linear() {
    var reader = EntryReader()
    reader.take("override A {")
    // Reading all lines again at each of them would take minutes.
    for number in 0..<20_000 { reader.take("  let a\(number) = \"{\" // }") }
    #expect(reader.isOpen)
    reader.take("}")
    #expect(!reader.isOpen)
  }
}
