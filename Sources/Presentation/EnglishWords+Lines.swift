import CommandLanguage
import Drawing

// What is wrong with a line, in English.

extension EnglishWords {
  func sentence(_ fact: Misreading.Fact) -> StyledText {
    switch fact {
    case .unknownCommand(let word, let near): return "unknown command '\(word)'" + meant(near)
    case .ambiguousCommand(let word, let candidates):
      return "'\(word)' is short for several commands: " + list(candidates, "and")
    case .unknownEntry(let kind, let word, let near, _):
      return "no \(noun(kind)) is called '\(word)'" + meant(near)
    case .expected(let continuations, nil, _):
      return "expected " + describe(continuations) + ", but the line ends"
    case .expected(let continuations, let found?, let near):
      return "expected " + describe(continuations) + ", not '\(found)'" + meant(near)
    case .extra(let word, let near, _): return "'\(word)' is too much here" + meant(near)
    case .repeatedOption(let word): return "'\(word)' stands twice"
    case .outOfRange(let slot, let value, let low, let high):
      let found: StyledText = ", not \(number(value), .number)"
      switch (low, high) {
      case (let low?, let high?):
        return "\(slot) must be from \(number(low), .number) to \(number(high), .number)" + found
      case (let low?, nil): return "\(slot) must be at least \(number(low), .number)" + found
      case (nil, let high?): return "\(slot) must be at most \(number(high), .number)" + found
      case (nil, nil): return "\(slot) cannot be \(number(value), .number)"
      }
    case .notAName(let word): return "'\(word)' is no name"
    case .unclosedQuote: return "the \" is not closed on its line"
    case .unknownEscape(let character): return "'\\\(character)' means nothing in quotes"
    case .unclosedBrace: return "the { is never closed"
    case .strayBrace: return "this } closes nothing"
    case .controlCharacter(let scalar):
      return "the character U+\(hexadecimal(scalar)) cannot be seen and has no place here"
    case .notText: return "this is no text: it holds bytes that are no characters"
    }
  }

  func advice(_ fact: Misreading.Fact) -> StyledText? {
    switch fact {
    case .unknownCommand(_, nil): "\("help", .keyword) lists all commands"
    case .unknownEntry(_, _, let near, let words):
      near != nil || words.isEmpty ? nil : "one of: " + names(words)
    case .extra(_, _, let instead): instead.isEmpty ? "remove it" : "what may follow: " + describe(instead)
    case .notAName: "a name is a letter or _, then letters, digits and _"
    case .unclosedQuote: "write a \" at the end of the text; \\\" is a quote within it"
    case .unknownEscape: "write \\\\ for a backslash, \\\" for a quote, \\n for a new line"
    case .unclosedBrace: "write the } that belongs to it"
    case .strayBrace: "remove it, or write the { that it belongs to"
    default: nil
    }
  }

  func describe(_ continuations: [Continuation]) -> StyledText {
    let most = 6
    var parts = continuations.prefix(most).map { part -> StyledText in
      switch part {
      case .word(let word): "'\(word, .keyword)'"
      case .slot(let slot): noun(slot.kind, slot: slot.name)
      case .entry(let name, let kind, _): noun(kind, slot: name)
      case .end: "the end of the line"
      }
    }
    if continuations.count > most { parts.append("…") }
    guard parts.count > 2 else { return parts.joined(separator: " or ") }
    return parts.dropLast().joined(separator: ", ") + " or " + (parts.last ?? "")
  }

  /// `a number for W`; the placeholder only where it says more than the kind.
  private func noun(_ kind: SlotKind, slot: String) -> StyledText {
    if kind == .onOff { return "\("on", .keyword) or \("off", .keyword)" }
    let word = noun(kind)
    let article = kind == .onOff || kind == .text || kind == .code ? "" : vowel(word) ? "an " : "a "
    return slot.lowercased() == word ? "\(article)\(word)" : "\(article)\(word) for \(slot)"
  }

  private func vowel(_ word: String) -> Bool { word.first.map { "aeiou".contains($0) } ?? false }

  private func noun(_ kind: SlotKind) -> String {
    switch kind {
    case .integer: "whole number"
    case .call: "NAME.METHOD"
    case .propertyOfObject: "NAME.PROPERTY"
    case .eventOfControl: "NAME.EVENT"
    default: kind.rawValue
    }
  }

  func names(_ words: [String]) -> StyledText {
    var unique: [String] = []
    for word in words where !unique.contains(word) { unique.append(word) }
    return StyledText(unique.joined(separator: " "), .keyword)
  }

  func number(_ value: Double) -> String { NumberText.of(value) }
}
