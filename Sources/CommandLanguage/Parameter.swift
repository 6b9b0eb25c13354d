/// A part of a command: what it looks like and how it is read, in one value.
///
/// Parameters are put together from smaller ones. What usage, help and completion say comes from `syntax`, and
/// as the same combinator makes both, they cannot disagree with what is read.
public struct Parameter<Value: Sendable>: Sendable {
  /// What it looks like.
  public let syntax: [Syntax]
  /// Reads it from a line; fails with the place of what is wrong.
  public let read: @Sendable (inout Reader) throws(Misreading) -> Value

  init(_ syntax: [Syntax], read: @escaping @Sendable (inout Reader) throws(Misreading) -> Value) {
    self.syntax = syntax
    self.read = read
  }
}

// MARK: - Putting parameters together

extension Parameter {
  /// A keyword or symbol that stands for a value.
  public static func literal(_ word: String, _ value: Value) -> Parameter {
    Parameter([.word(word)]) { (reader: inout Reader) throws(Misreading) -> Value in
      try reader.take(word: word)
      return value
    }
  }

  /// No words at all, and a value.
  public static func constant(_ value: Value) -> Parameter {
    Parameter([]) { (_: inout Reader) throws(Misreading) -> Value in value }
  }

  /// A parameter after a keyword or a symbol, as in `to PARENT`; the value is the parameter's.
  public static func after(_ word: String, _ parameter: Parameter) -> Parameter {
    Parameter([.word(word)] + parameter.syntax) { (reader: inout Reader) throws(Misreading) -> Value in
      try reader.take(word: word)
      return try parameter.read(&reader)
    }
  }

  /// A parameter before a keyword or a symbol, as in `A, B)`; the value is the parameter's.
  public static func before(_ word: String, _ parameter: Parameter) -> Parameter {
    Parameter(parameter.syntax + [.word(word)]) { (reader: inout Reader) throws(Misreading) -> Value in
      let value = try parameter.read(&reader)
      try reader.take(word: word)
      return value
    }
  }

  /// A parameter that may be left out.
  public static func optional<Wrapped>(_ parameter: Parameter<Wrapped>) -> Parameter
  where Value == Wrapped? {
    Parameter([.optional(parameter.syntax)]) { (reader: inout Reader) throws(Misreading) -> Value in
      reader.attempt(parameter)
    }
  }

  /// A parameter that may be left out, and what it is then.
  public static func optional(_ parameter: Parameter, default value: Value) -> Parameter {
    Parameter([.optional(parameter.syntax)]) { (reader: inout Reader) throws(Misreading) -> Value in
      reader.attempt(parameter) ?? value
    }
  }

  /// A parameter once or more, with a symbol between when one is given.
  public static func oneOrMore<Element>(
    _ parameter: Parameter<Element>, separator: String? = nil
  ) -> Parameter where Value == [Element] {
    Parameter([.repeated(parameter.syntax, separator: separator)]) {
      (reader: inout Reader) throws(Misreading) -> Value in
      var values = [try parameter.read(&reader)]
      let next = separator.map { Parameter<Element>.after($0, parameter) } ?? parameter
      var start = reader.offset
      while let value = reader.attempt(next), reader.offset > start {
        values.append(value)
        start = reader.offset
      }
      return values
    }
  }

  /// A parameter any number of times.
  public static func zeroOrMore<Element>(
    _ parameter: Parameter<Element>, separator: String? = nil
  ) -> Parameter where Value == [Element] {
    optional(.oneOrMore(parameter, separator: separator), default: [])
  }

  /// The first of several parameters that can be read here; those that begin with a keyword belong first.
  public static func choice(_ ways: [Parameter]) -> Parameter {
    Parameter([.choice(ways.map(\.syntax))]) { (reader: inout Reader) throws(Misreading) -> Value in
      for way in ways {
        if let value = reader.attempt(way) { return value }
      }
      // Each way has left its reason in the reader's memory; this one adds nothing to them.
      throw reader.source.misreading(.expected([], found: nil, near: nil), at: reader.nextOffset)
    }
  }

  /// A choice under a common placeholder, such as PROPERTY.
  ///
  /// Usage shows the placeholder, and a word that begins none of the ways is an unknown entry of that kind.
  public static func choice(_ name: String, _ kind: SlotKind, _ ways: [Parameter]) -> Parameter {
    let syntax = ways.map(\.syntax)
    let words = syntax.flatMap(Syntax.firstWords(of:))
    return Parameter([.named(name, kind, syntax)]) { (reader: inout Reader) throws(Misreading) -> Value in
      var trial = Reader(reader.source, at: reader.offset)
      for way in ways {
        if let value = trial.attempt(way) {
          reader.advance(to: trial)
          return value
        }
      }
      if trial.blame.offset > trial.nextOffset { reader.blame.remember(trial.blame) }
      throw reader.expected(.entry(name, kind, admissible: words))
    }
  }

  /// One of several keywords, each of which stands for a value.
  public static func oneOf(_ words: KeyValuePairs<String, Value>) -> Parameter {
    choice(words.map { literal($0.key, $0.value) })
  }

  /// One of several keywords under a common placeholder, each of which stands for a value.
  public static func oneOf(
    _ name: String, _ kind: SlotKind, _ words: KeyValuePairs<String, Value>
  ) -> Parameter {
    choice(name, kind, words.map { literal($0.key, $0.value) })
  }

  /// One of an enumeration's cases, by their raw values, under a common placeholder.
  public static func cases(_ name: String, _ kind: SlotKind) -> Parameter
  where Value: CaseIterable & RawRepresentable<String> {
    choice(name, kind, Value.allCases.map { literal($0.rawValue, $0) })
  }

  /// Any number of options, each at most once, in any order.
  public static func anyOrder<Element>(_ ways: [Parameter<Element>]) -> Parameter
  where Value == [Element] {
    Parameter([.anyOrder(ways.map(\.syntax))]) { (reader: inout Reader) throws(Misreading) -> Value in
      var values: [Element] = []
      var left = Array(ways.indices)
      while let index = left.first(where: { index in
        let start = reader.offset
        guard let value = reader.attempt(ways[index]), reader.offset > start else { return false }
        values.append(value)
        return true
      }) {
        left.removeAll { $0 == index }
      }
      try reader.refuseRepetition(of: ways.indices.filter { !left.contains($0) }.map { ways[$0].syntax })
      return values
    }
  }

  /// As ``anyOrder(_:)``; usage shows the last ways under a common placeholder, such as PROPERTY.
  public static func anyOrder<Element>(
    _ ways: [Parameter<Element>], _ name: String, _ kind: SlotKind, _ more: [Parameter<Element>]
  ) -> Parameter where Value == [Element] {
    let all: Parameter = .anyOrder(ways + more)
    let group = Syntax.repeated([.named(name, kind, more.map(\.syntax))], separator: nil)
    return Parameter([.anyOrder(ways.map(\.syntax) + [[group]])], read: all.read)
  }

  /// The same words read into another value.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Parameter<Other> {
    let read = read
    return Parameter<Other>(syntax) { (reader: inout Reader) throws(Misreading) -> Other in
      transform(try read(&reader))
    }
  }

  /// The same words read into another value, which may not work: the fact that is thrown gets the words' place.
  public func check<Other>(
    _ transform: @escaping @Sendable (Value) throws(Misreading.Fact) -> Other
  ) -> Parameter<Other> {
    let read = read
    return Parameter<Other>(syntax) { (reader: inout Reader) throws(Misreading) -> Other in
      let start = reader.nextOffset
      let value = try read(&reader)
      do throws(Misreading.Fact) {
        return try transform(value)
      } catch {
        throw Misreading(error, at: reader.place(from: start))
      }
    }
  }
}

extension Misreading.Fact: Error {}

extension Reader {
  /// Goes to where another reader of the same text is, and remembers what it remembers.
  mutating func advance(to other: Reader) {
    blame.remember(other.blame)
    offset = other.offset
  }

  /// Fails when one of these sequences, already read, begins here again.
  fileprivate mutating func refuseRepetition(of used: [[Syntax]]) throws(Misreading) {
    guard let lexeme = try? peek() else { return }
    guard used.contains(where: { Syntax.firstWords(of: $0).contains(where: lexeme.matches) }) else { return }
    throw source.misreading(
      .repeatedOption(lexeme.text), at: lexeme.range.lowerBound, length: lexeme.range.count)
  }
}
