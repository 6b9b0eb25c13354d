/// What a placeholder stands for; other layers add their own kinds.
public struct SlotKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The kind's own name, in English and lower case.
  public var rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a kind from a literal name.
  public init(stringLiteral value: String) { rawValue = value }

  /// A word of the language itself.
  public static let keyword: SlotKind = "keyword"
  /// The first word of a command.
  public static let command: SlotKind = "command"
  /// A decimal number.
  public static let number: SlotKind = "number"
  /// A whole number.
  public static let integer: SlotKind = "integer"
  /// `on` or `off`.
  public static let onOff: SlotKind = "on or off"
  /// Free text.
  public static let text: SlotKind = "text"
  /// A file's path.
  public static let file: SlotKind = "file"
  /// A name that is not taken yet.
  public static let newName: SlotKind = "new name"
  /// Code, in braces or after `=`.
  public static let code: SlotKind = "code"
}

/// A placeholder in a command's syntax.
public struct Slot: Hashable, Sendable {
  /// How the text that fills it is cut from the line.
  public enum Shape: Hashable, Sendable {
    /// A letter or `_`, then letters, digits, `_`.
    case name
    /// Names with dots between them.
    case dottedName
    /// Dotted names of which the last may be a selector: letters, digits, `_`, `:` and, in Swift's way, `(_:)`.
    case selector
    /// Any word without quotes.
    case token
    /// A decimal number.
    case number
    /// A whole number.
    case integer
    /// `on`, `off` and their synonyms.
    case onOff
    /// A quoted text, or one word.
    case text
    /// A quoted text, or everything up to the next space.
    case path
    /// `{ code }`.
    case block
    /// The rest of the line, up to a comment.
    case rest

    var isNumber: Bool { self == .number || self == .integer }

    var isName: Bool { self == .name || self == .dottedName || self == .selector }
  }

  /// The placeholder, in capitals, as usage lines show it.
  public var name: String
  /// What it stands for.
  public var kind: SlotKind
  /// How it is cut from the line.
  public var shape: Shape

  /// Makes a placeholder.
  public init(_ name: String, _ kind: SlotKind, _ shape: Shape) {
    self.name = name
    self.kind = kind
    self.shape = shape
  }
}

/// What a line looks like, as data: help, completion and error messages read it.
public indirect enum Syntax: Hashable, Sendable {
  /// A keyword, in any case, or one of the symbols `=`, `,`, `->`, `(`, `)`.
  case word(String)
  /// A placeholder.
  case slot(Slot)
  /// May be left out.
  case optional([Syntax])
  /// One of several ways.
  case choice([[Syntax]])
  /// One of several ways under a common placeholder, such as PROPERTY: usage shows the placeholder, completion
  /// the ways.
  case named(String, SlotKind, [[Syntax]])
  /// Once or more, with a symbol between when one is given.
  case repeated([Syntax], separator: String?)
  /// Any number of these, each at most once, in any order.
  case anyOrder([[Syntax]])
}

extension Syntax {
  /// A usage line for a sequence, as in `add NAME [to PARENT] frame X Y W H`.
  public static func usage(of sequence: [Syntax]) -> String {
    var line = ""
    for part in sequence.map({ $0.usage(alone: sequence.count == 1) }) where !part.isEmpty {
      let joined = line.isEmpty || line.hasSuffix("(") || [",", "(", ")"].contains(part)
      line += joined ? part : " " + part
    }
    return line
  }

  private func usage(alone: Bool) -> String {
    switch self {
    case .word(let word): return word
    case .slot(let slot): return slot.shape == .block ? "{ \(slot.name) }" : slot.name
    case .named(let name, _, _): return name
    case .optional(let part): return "[" + Syntax.usage(of: part) + "]"
    case .choice(let ways):
      let line = ways.map(Syntax.usage(of:)).joined(separator: "|")
      return alone || ways.allSatisfy { $0.count == 1 } ? line : "(" + line + ")"
    case .repeated(let part, let separator):
      let line = Syntax.usage(of: part)
      if let separator { return "\(line)[\(separator) \(line)]..." }
      return part.count == 1 && !line.contains("|") ? line + "..." : "(" + line + ")..."
    case .anyOrder(let ways): return ways.map { "[" + Syntax.usage(of: $0) + "]" }.joined(separator: " ")
    }
  }

  /// The words with which a sequence can begin, in order, as far as they are keywords.
  static func firstWords(of sequence: [Syntax]) -> [String] {
    guard let first = sequence.first else { return [] }
    switch first {
    case .word(let word): return [word]
    case .slot: return []
    case .choice(let ways), .named(_, _, let ways): return ways.flatMap { firstWords(of: $0) }
    case .repeated(let part, _): return firstWords(of: part)
    case .optional(let part): return firstWords(of: part) + firstWords(of: Array(sequence.dropFirst()))
    case .anyOrder(let ways):
      return ways.flatMap { firstWords(of: $0) } + firstWords(of: Array(sequence.dropFirst()))
    }
  }
}
