import Testing

@testable import Terminal

@Suite("Keys from bytes")
struct KeyDecoderTests {
  @Test(
    "each sequence is one key",
    arguments: [
      (" ", Key.character(" ")), ("q", .character("q")), ("按", .character("按")), ("\r", .enter),
      ("\n", .enter),
      ("\t", .tab), ("\u{7F}", .backspace), ("\u{04}", .control("d")), ("\u{1B}[A", .up), ("\u{1B}OA", .up),
      ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[1;5D", .left),
      ("\u{1B}[H", .home),
      ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete),
      ("\u{1B}[200~", .unknown), ("\u{1B}x", .unknown),
    ])
  func keys(bytes: String, key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.take(bytes.utf8) == [key])
    #expect(!decoder.isWaiting)
  }

  @Test("a sequence that comes byte by byte is still one key")
  func pieces() {
    var decoder = KeyDecoder()
    let keys = "\u{1B}[C按".utf8.flatMap { decoder.take([$0]) }
    #expect(keys == [.right, .character("按")])
  }

  @Test("an Escape that nothing follows is the key itself")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.take([0x1B, 0x1B, 0x5B, 0x41]) == [.escape, .up])
  }

  @Test("damaged text is unknown keys, and never held back for good")
  func damaged() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0xFF, 0x71]) == [.unknown, .character("q")])
    #expect(decoder.take([0xE6, 0x71, 0x71]).last == .character("q"))
    #expect(decoder.take([0xE6]).isEmpty)
    #expect(decoder.flush() == [.unknown])
  }
}
