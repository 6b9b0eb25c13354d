/// Something wrong with a table of commands itself, for the table's own tests.
public enum TableFault: Hashable, Sendable {
  /// Two commands begin with this word.
  case duplicateWord(String)
  /// The command shows no example.
  case noExample(command: String)
  /// The example cannot be read.
  case misreadExample(String, Misreading)
  /// The example belongs to no command or to another one.
  case foreignExample(String, command: String)
  /// A keyword that a placeholder before it in the same choice always takes.
  case hiddenKeyword(String, command: String)
  /// A repetition of something that may be empty.
  case emptyRepetition(command: String)
}

extension CommandTable {
  /// What is wrong with the table; empty when it is sound.
  public func faults() -> [TableFault] {
    var faults: [TableFault] = []
    var words: Set<String> = []
    for command in commands {
      for word in [command.name] + command.aliases where !words.insert(word.lowercased()).inserted {
        faults.append(.duplicateWord(word))
      }
      if command.examples.isEmpty { faults.append(.noExample(command: command.name)) }
      faults += command.examples.compactMap { fault(ofExample: $0, of: command) }
      for form in command.forms { faults += self.faults(in: form.syntax, of: command.name) }
    }
    return faults
  }

  private func fault(ofExample example: String, of command: Command<Request>) -> TableFault? {
    do throws(Misreading) {
      guard try request(from: example) != nil, let first = try Source(example).lexeme(at: 0),
        self.command(named: first.text)?.name == command.name
      else { return .foreignExample(example, command: command.name) }
      return nil
    } catch {
      return .misreadExample(example, error)
    }
  }

  private func faults(in sequence: [Syntax], of command: String) -> [TableFault] {
    sequence.flatMap { item -> [TableFault] in
      switch item {
      case .word, .slot: return []
      case .optional(let part): return faults(in: part, of: command)
      case .repeated(let part, _):
        let own: [TableFault] = Syntax.mayBeEmpty(part) ? [.emptyRepetition(command: command)] : []
        return own + faults(in: part, of: command)
      case .choice(let ways), .named(_, _, let ways):
        return hiddenKeywords(in: ways, of: command) + ways.flatMap { faults(in: $0, of: command) }
      case .anyOrder(let ways): return ways.flatMap { faults(in: $0, of: command) }
      }
    }
  }

  private func hiddenKeywords(in ways: [[Syntax]], of command: String) -> [TableFault] {
    // Only a placeholder that is a whole way takes its words for good; a longer way may still fail after them.
    let slots: [Slot?] = ways.map { way in
      if way.count == 1, case .slot(let slot) = way[0] { slot } else { nil }
    }
    return ways.indices.flatMap { index in
      Syntax.firstWords(of: ways[index]).filter { word in
        slots[..<index].contains { slot in
          guard let slot else { return false }
          var reader = Reader(Source(word))
          return (try? reader.take(slot)) != nil
        }
      }
    }.map { .hiddenKeyword($0, command: command) }
  }
}

extension Syntax {
  static func mayBeEmpty(_ sequence: [Syntax]) -> Bool {
    sequence.allSatisfy { item in
      switch item {
      case .word, .slot: false
      case .optional, .anyOrder: true
      case .choice(let ways), .named(_, _, let ways): ways.contains(where: mayBeEmpty)
      case .repeated(let part, _): mayBeEmpty(part)
      }
    }
  }
}
