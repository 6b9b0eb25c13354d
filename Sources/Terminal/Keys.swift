/// A key that was pressed.
public enum Key: Equatable, Hashable, Sendable {
  /// A key that types something.
  case character(Character)
  /// Ctrl with a letter.
  case control(Character)
  case escape, enter, tab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// A key that sends something we have no name for.
  case unknown
}

/// Tells keys from the bytes that a terminal sends for them.
struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []

  /// Whether bytes have come that may be the beginning of a key, or the Escape key alone.
  var isWaiting: Bool { !bytes.isEmpty }

  /// Takes in bytes, and returns the keys that are complete.
  mutating func take(_ more: some Sequence<UInt8>) -> [Key] {
    bytes.append(contentsOf: more)
    var keys: [Key] = []
    while let (key, length) = first() {
      keys.append(key)
      bytes.removeFirst(length)
    }
    return keys
  }

  /// Nothing more came for a while, so an Escape was the key itself and half a character is lost.
  mutating func flush() -> [Key] {
    guard let first = bytes.first else { return [] }
    let rest = first == 0x1B ? Array(bytes.dropFirst()) : []
    bytes = []
    return (first == 0x1B ? [.escape] : [.unknown]) + take(rest)
  }

  private func first() -> (Key, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escaped()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(first))), 1)
    case 0xC2..<0xF5:
      let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard bytes.count >= length else { return nil }
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      // Damaged text becomes several characters; the first byte is then dropped alone.
      guard text.count == 1, let character = text.first, character != "\u{FFFD}" else { return (.unknown, 1) }
      return (.character(character), length)
    default: return (.unknown, 1)
    }
  }

  private func escaped() -> (Key, Int)? {
    guard bytes.count >= 2 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
      let numbers = String(decoding: bytes[2..<end], as: UTF8.self)
      return (Self.key(final: bytes[end], numbers: numbers), end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count >= 3 else { return nil }
      return (Self.key(final: bytes[2], numbers: ""), 3)
    case 0x1B: return (.escape, 1)
    default: return (.unknown, 2)
    }
  }

  private static func key(final: UInt8, numbers: String) -> Key {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "~":
      switch numbers.prefix(while: { $0 != ";" }) {
      case "1", "7": .home
      case "4", "8": .end
      case "3": .delete
      case "5": .pageUp
      case "6": .pageDown
      default: .unknown
      }
    default: .unknown
    }
  }
}
