// The smallest parameters: keywords, and what fills a placeholder.

extension Parameter where Value == Bool {
  /// A keyword that is there or not.
  public static func flag(_ word: String) -> Parameter {
    Parameter([.optional([.word(word)])]) { (reader: inout Reader) throws(Misreading) -> Bool in
      reader.attempt(.literal(word, true)) ?? false
    }
  }

  /// `on` or `off`, or one of their synonyms `yes`, `no`, `true`, `false`.
  public static var onOff: Parameter {
    let slot = Slot("on|off", .onOff, .onOff)
    return Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> Bool in
      Reader.switchWords[try reader.take(slot).text.lowercased()] ?? false
    }
  }
}

extension Parameter where Value == Double {
  /// A decimal number, within bounds when they are given.
  public static func number(_ name: String, in bounds: ClosedRange<Double>? = nil) -> Parameter {
    number(name, from: bounds?.lowerBound, to: bounds?.upperBound)
  }

  /// A decimal number with a lowest, a highest, or both.
  public static func number(_ name: String, from lowest: Double?, to highest: Double?) -> Parameter {
    let slot = Slot(name, .number, .number)
    return Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> Double in
      let lexeme = try reader.take(slot)
      let value = Double(lexeme.text) ?? .infinity
      guard value.isFinite, value >= lowest ?? value, value <= highest ?? value else {
        throw reader.outOfRange(lexeme, slot, value, lowest, highest)
      }
      // "-0" is a way to write nothing.
      return value == 0 ? 0 : value
    }
  }
}

extension Parameter where Value == Int {
  /// A whole number, within bounds when they are given.
  public static func integer(_ name: String, in bounds: ClosedRange<Int>? = nil) -> Parameter {
    integer(name, from: bounds?.lowerBound, to: bounds?.upperBound)
  }

  /// A whole number with a lowest, a highest, or both.
  public static func integer(_ name: String, from lowest: Int?, to highest: Int?) -> Parameter {
    let slot = Slot(name, .integer, .integer)
    return Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> Int in
      let lexeme = try reader.take(slot)
      guard let value = Int(lexeme.text), value >= lowest ?? value, value <= highest ?? value else {
        throw reader.outOfRange(
          lexeme, slot, Double(lexeme.text) ?? .infinity, lowest.map(Double.init), highest.map(Double.init))
      }
      return value
    }
  }
}

extension Reader {
  fileprivate func outOfRange(
    _ lexeme: Lexeme, _ slot: Slot, _ value: Double, _ lowest: Double?, _ highest: Double?
  ) -> Misreading {
    source.misreading(
      .outOfRange(slot: slot.name, value: value, from: lowest, to: highest), at: lexeme.range.lowerBound,
      length: lexeme.range.count)
  }

  fileprivate mutating func takeName(_ slot: Slot) throws(Misreading) -> Name {
    let lexeme = try take(slot)
    return Name(lexeme.text, at: source.place(lexeme.range.lowerBound, length: lexeme.range.count))
  }

  fileprivate mutating func takeDotted(_ slot: Slot) throws(Misreading) -> DottedName {
    let lexeme = try take(slot)
    let start = lexeme.range.lowerBound
    let text = Array(lexeme.text)
    // A dot after a parenthesis belongs to a selector's labels.
    let names = text.prefix { $0 != "(" }
    guard let dot = names.lastIndex(of: ".") else {
      return DottedName(nil, Name(lexeme.text, at: source.place(start, length: text.count)))
    }
    return DottedName(
      Name(String(text[..<dot]), at: source.place(start, length: dot)),
      Name(String(text[(dot + 1)...]), at: source.place(start + dot + 1, length: text.count - dot - 1)))
  }
}

extension Parameter where Value == Name {
  /// The name of something that exists; it may be dotted, as in `scroll.pan`.
  ///
  /// Reading knows no scene: whether it exists is for others to say, at the name's place.
  public static func name(_ name: String, _ kind: SlotKind) -> Parameter {
    filled(Slot(name, kind, .dottedName))
  }

  /// A name for something new, without dots.
  public static func newName(_ name: String, _ kind: SlotKind = .newName) -> Parameter {
    filled(Slot(name, kind, .name))
  }

  /// A name for something new that may stand in another by a dot, as in `cell2.label`.
  public static func newHandle(_ name: String, _ kind: SlotKind = .newName) -> Parameter {
    filled(Slot(name, kind, .dottedName))
  }

  /// Any word that is not quoted, such as `PopButton:UIButton` or `.began`.
  public static func token(_ name: String, _ kind: SlotKind) -> Parameter {
    filled(Slot(name, kind, .token))
  }

  /// A selector: `save`, `save:`, `save(_:)`.
  public static func selector(_ name: String, _ kind: SlotKind) -> Parameter {
    filled(Slot(name, kind, .selector))
  }

  private static func filled(_ slot: Slot) -> Parameter {
    Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> Name in
      try reader.takeName(slot)
    }
  }
}

extension Parameter where Value == DottedName {
  /// A name and whose it is, as in NAME.PROPERTY; the owner may be missing, unless `owned`.
  public static func dotted(_ name: String, _ kind: SlotKind, owned: Bool = true) -> Parameter {
    filled(Slot(name, kind, .dottedName), owned: owned)
  }

  /// A selector and whose it is, as in TARGET.SELECTOR.
  public static func target(_ name: String, _ kind: SlotKind) -> Parameter {
    filled(Slot(name, kind, .selector), owned: true)
  }

  private static func filled(_ slot: Slot, owned: Bool) -> Parameter {
    Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> DottedName in
      let missing = reader.expected(.slot(slot))
      let name = try reader.takeDotted(slot)
      if owned, name.owner == nil { throw missing }
      return name
    }
  }
}

extension Parameter where Value == String {
  /// A quoted text, or a single word.
  public static func text(_ name: String, _ kind: SlotKind = .text) -> Parameter {
    filled(Slot(name, kind, .text))
  }

  /// A file's path: quoted, or everything up to the next space.
  public static func file(_ name: String) -> Parameter { filled(Slot(name, .file, .path)) }

  /// The rest of the line as it stands, up to a comment.
  public static func rest(_ name: String, _ kind: SlotKind = .text) -> Parameter {
    filled(Slot(name, kind, .rest))
  }

  private static func filled(_ slot: Slot) -> Parameter {
    Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> String in
      try reader.take(slot).text
    }
  }
}

extension Parameter where Value == Code {
  /// Code in braces, over as many lines as it takes.
  public static func block(_ name: String) -> Parameter {
    let slot = Slot(name, .code, .block)
    return Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> Code in
      let lexeme = try reader.take(slot)
      let start = lexeme.range.lowerBound + 1
      return Code(lexeme.text, at: reader.source.place(start, length: lexeme.range.count - 2))
    }
  }

  /// An expression that takes the rest of the line.
  public static func expression(_ name: String) -> Parameter {
    let slot = Slot(name, .code, .rest)
    return Parameter([.slot(slot)]) { (reader: inout Reader) throws(Misreading) -> Code in
      let lexeme = try reader.take(slot)
      return Code(
        lexeme.text, at: reader.source.place(lexeme.range.lowerBound, length: lexeme.range.count))
    }
  }
}
