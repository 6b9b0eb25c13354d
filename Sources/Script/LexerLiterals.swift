// Numbers and strings of both languages.

extension Lexer {
  mutating func readNumber() throws(Mistake) -> Token.Draft {
    let start = offset
    var text = ""
    // The part of a tuple: `pair.0.1` holds no number 0.1.
    let isTupleIndex = previous?.isSymbol(".") == true && previous?.spaceAfter == false
    let prefix = String(decoding: source.bytes[start..<min(start + 2, end)], as: UTF8.self).lowercased()
    if ["0x", "0b", "0o"].contains(prefix), !isTupleIndex {
      offset += 2
      takeDigits(into: &text) { Character(Unicode.Scalar($0)).isHexDigit }
      let radix = prefix == "0x" ? 16 : prefix == "0b" ? 2 : 8
      skipSuffix("uUlL")
      guard let value = UInt64(text, radix: radix), !continuesAsName else { throw badNumber(from: start) }
      return number(Double(value), isInteger: true, text: prefix + text, from: start)
    }
    takeDigits(into: &text) { (0x30...0x39).contains($0) }
    var isInteger = true
    if !isTupleIndex {
      let (next, _) = scalar(at: offset + 1)
      let isFraction =
        byte(offset) == UInt8(ascii: ".")
        && ((0x30...0x39).contains(next.value)
          || (language == .objectiveC && (!Lexer.startsName(next) || next == "f" || next == "F")
            && next != "."))
      if isFraction {
        isInteger = false
        text += "."
        offset += 1
        takeDigits(into: &text) { (0x30...0x39).contains($0) }
      }
      if byte(offset) | 0x20 == UInt8(ascii: "e") {
        let sign = byte(offset + 1) == UInt8(ascii: "-") || byte(offset + 1) == UInt8(ascii: "+") ? 1 : 0
        if (0x30...0x39).contains(byte(offset + 1 + sign)) {
          isInteger = false
          text += "e"
          if sign == 1 { text.unicodeScalars.append(Unicode.Scalar(byte(offset + 1))) }
          offset += 1 + sign
          takeDigits(into: &text) { (0x30...0x39).contains($0) }
        }
      }
      if language == .objectiveC {
        if byte(offset) | 0x20 == UInt8(ascii: "f") {
          isInteger = false
          offset += 1
        } else {
          skipSuffix("uUlL")
        }
      }
    }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    // C reads a leading zero as octal.
    let isOctal = language == .objectiveC && isInteger && text.count > 1 && text.hasPrefix("0")
    let value = isOctal ? UInt64(text, radix: 8).map { Double($0) } : Double(text)
    guard let value, value.isFinite, !continuesAsName else { throw badNumber(from: start) }
    return number(value, isInteger: isInteger, text: text, from: start)
  }

  private var continuesAsName: Bool { offset < end && Lexer.startsName(scalar(at: offset).0) }

  private mutating func badNumber(from start: Int) -> Mistake {
    while offset < end, Lexer.continuesName(scalar(at: offset).0) { offset += scalar(at: offset).1 }
    return Mistake(
      .badNumber(String(decoding: source.bytes[start..<offset], as: UTF8.self)), at: range(start, offset))
  }

  /// Takes digits; underscores between them count for nothing, also in `NS_AVAILABLE_IOS(9_0)`.
  private mutating func takeDigits(into text: inout String, _ isDigit: (UInt8) -> Bool) {
    while offset < end, isDigit(byte(offset)) || byte(offset) == UInt8(ascii: "_") {
      if byte(offset) != UInt8(ascii: "_") { text.unicodeScalars.append(Unicode.Scalar(byte(offset))) }
      offset += 1
    }
  }

  private mutating func skipSuffix(_ letters: String) {
    guard language == .objectiveC else { return }
    while offset < end, letters.utf8.contains(byte(offset)) { offset += 1 }
  }

  private func number(_ value: Double, isInteger: Bool, text: String, from start: Int) -> Token.Draft {
    var result = token(.number, text, from: start)
    result.number = NumberLiteral(value, isInteger: isInteger, text: text)
    return result
  }

  /// C's `'a'`, which is a number.
  mutating func readCharacter() throws(Mistake) -> Token.Draft {
    let start = offset
    offset += scalar(at: offset).1
    var value = scalar(at: offset).0
    offset += scalar(at: offset).1
    if value == "\\" {
      value = Lexer.escapes[scalar(at: offset).0] ?? scalar(at: offset).0
      offset += scalar(at: offset).1
    }
    guard offset < end, repaired(at: offset).0 == "'" else {
      offset = min(offset, end)
      throw Mistake(.unterminatedString, at: range(start, start + 1))
    }
    offset += scalar(at: offset).1
    return number(Double(value.value), isInteger: true, text: String(value.value), from: start)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "\"": "\"", "'": "'", "a": "\u{7}", "b": "\u{8}",
  ]

  /// Reads a string from its opening quote; one that a curly quote opens is closed by either kind.
  mutating func readString(from start: Int, hashes: Int = 0) throws(Mistake) -> Token.Draft {
    let opening = scalar(at: offset)
    offset += opening.1
    let isCurly = opening.0 != "\""
    let isMultiline =
      language == .swift && byte(offset) == UInt8(ascii: "\"") && byte(offset + 1) == UInt8(ascii: "\"")
      && !isCurly
    if isMultiline { offset += 2 }
    var parts: [Token.Part] = []
    var text = ""
    while offset < end {
      let (value, length) = scalar(at: offset)
      if value == "\"" || (isCurly && Lexer.ascii(for: value) == "\"") {
        if let closing = closingLength(length, isMultiline: isMultiline, hashes: hashes) {
          if value != "\"" { note(value, as: "\"", at: offset) }
          offset += closing
          parts.append(.text(text))
          if isMultiline { parts = Lexer.withoutIndentation(parts) }
          var result = token(.string, text, from: start)
          result.parts = parts.filter { if case .text("") = $0 { parts.count == 1 } else { true } }
          return result
        }
      } else if Lexer.isNewline(value), !isMultiline {
        break
      } else if value == "\\", opensEscape(hashes) {
        offset += 1 + hashes
        let (escaped, escapedLength) = scalar(at: offset)
        if escaped == "(", language == .swift {
          parts.append(.text(text))
          text = ""
          let inner = offset + 1
          try skipInterpolation(depth: 0)
          parts.append(.code(inner..<offset - 1))
          continue
        }
        offset += escapedLength
        if escaped == "u" || escaped == "U" || escaped == "x" {
          text.unicodeScalars.append(unicodeEscape())
        } else if !Lexer.isNewline(escaped) {
          text.unicodeScalars.append(Lexer.escapes[escaped] ?? escaped)
        }
        continue
      }
      text.unicodeScalars.append(value)
      offset += length
    }
    throw Mistake(.unterminatedString, at: range(start, start + opening.1))
  }

  /// The length of the closing quotes and hashes at the offset, if they close the string.
  private func closingLength(_ quote: Int, isMultiline: Bool, hashes: Int) -> Int? {
    let quotes = isMultiline ? 3 : 1
    guard offset + quote * quotes + hashes <= end else { return nil }
    if isMultiline {
      guard byte(offset + 1) == UInt8(ascii: "\""), byte(offset + 2) == UInt8(ascii: "\"") else { return nil }
    }
    for index in 0..<hashes where byte(offset + quotes + index) != UInt8(ascii: "#") { return nil }
    return quote * quotes + hashes
  }

  private func opensEscape(_ hashes: Int) -> Bool {
    for index in 0..<hashes where byte(offset + 1 + index) != UInt8(ascii: "#") { return false }
    return offset + 1 + hashes < end
  }

  private mutating func unicodeEscape() -> Unicode.Scalar {
    let isBraced = byte(offset) == UInt8(ascii: "{")
    if isBraced { offset += 1 }
    var digits = ""
    while digits.count < 8, offset < end, Character(Unicode.Scalar(byte(offset))).isHexDigit {
      digits.unicodeScalars.append(Unicode.Scalar(byte(offset)))
      offset += 1
    }
    if isBraced, byte(offset) == UInt8(ascii: "}") { offset += 1 }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  /// Skips from `(` to behind its `)`, over strings in between.
  private mutating func skipInterpolation(depth: Int) throws(Mistake) {
    let start = offset
    guard depth < 8 else { throw Mistake(.tooDeep(limit: 8), at: range(start, start + 1)) }
    var open = 0
    while offset < end {
      let (value, length) = scalar(at: offset)
      if Lexer.isNewline(value) { break }
      offset += length
      if value == "(" { open += 1 }
      if value == ")" {
        open -= 1
        if open == 0 { return }
      }
      if value == "\"" { try skipString(depth: depth + 1) }
    }
    throw Mistake(
      .unclosed(
        ")", .interpolation, opened: range(start, start + 1), found: "",
        line: source.line(of: source.pastedOffset(start))), at: range(start, start + 1))
  }

  /// Skips a string within an interpolation, from behind its opening quote.
  private mutating func skipString(depth: Int) throws(Mistake) {
    let start = offset - 1
    while offset < end {
      let (value, length) = scalar(at: offset)
      if Lexer.isNewline(value) { break }
      offset += length
      if value == "\"" { return }
      if value == "\\" {
        if byte(offset) == UInt8(ascii: "(") {
          try skipInterpolation(depth: depth)
        } else {
          offset += scalar(at: offset).1
        }
      }
    }
    throw Mistake(.unterminatedString, at: range(start, start + 1))
  }

  /// The parts of `"""` without its first line's end, its last one, and the last line's indentation.
  private static func withoutIndentation(_ parts: [Token.Part]) -> [Token.Part] {
    guard case .text(let tail)? = parts.last else { return parts }
    let last = tail.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let indentation = last.allSatisfy { $0 == " " || $0 == "\t" } ? String(last) : ""
    return parts.enumerated().map { place, part in
      guard case .text(let text) = part else { return part }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let isLast = place == parts.count - 1
      if isLast, lines.count > 1 { lines.removeLast() }
      // What stands behind a value goes on with its line.
      let first = place == 0 ? 0 : 1
      for line in lines.indices where line >= first && lines[line].hasPrefix(indentation) {
        lines[line] = lines[line].dropFirst(indentation.count)
      }
      if place == 0, lines.count > 1, lines[0].allSatisfy({ $0 == " " || $0 == "\t" }) { lines.removeFirst() }
      return .text(lines.joined(separator: "\n"))
    }
  }
}
