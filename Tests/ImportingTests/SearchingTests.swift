import Testing

@testable import Importing

@Suite("Searching large texts")
struct SearchingTests {
  @Test("A word is found wherever it begins, behind others that begin alike, and never across the end")
  func everyPlace() {
    for offset in 0..<40 {
      let filling = String(repeating: "f", count: offset)
      let text = ImportText(filling + "frame = (" + String(repeating: "\u{80}é<", count: 9))
      // One letter of another word begins as this does, at each place before it.
      #expect(text.find("frame = (", in: 0..<text.bytes.count) == offset)
      #expect(text.find("frame = (", in: 0..<offset + 8) == nil)
      #expect(text.find("frame = (", in: 0..<offset + 9) == offset)
      #expect(text.find("frame = (", in: offset + 1..<text.bytes.count) == nil)
    }
  }

  @Test("The first of several places is told, as a plain search tells it")
  func asPlain() {
    // Bytes around the wanted one, among them those that differ from it in one bit.
    let bytes: [UInt8] = [44, 43, 45, 0x2D ^ 0x80, 172, 1, 255, 44, 32, 44]
    var state: UInt64 = 7
    for _ in 0..<400 {
      let content = (0..<37).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let byte = bytes[Int(state >> 33) % bytes.count]
        return byte < 128 ? byte : 97
      }
      let text = ImportText(String(decoding: content, as: UTF8.self))
      let plain = (0..<content.count - 1).first { content[$0] == 44 && content[$0 + 1] == 32 }
      #expect(text.find(", ", in: 0..<content.count) == plain)
    }
  }
}
