import Messaging

// Cases of enumerations that hold something: `.dragging(from: point)`.

extension Value {
  /// What a case with values is here: a tuple whose first part is the case.
  static func enumerationCase(_ name: String, holding values: ShortList<Value>) -> Value {
    if values.isEmpty { return .symbol(name) }
    return .tuple(
      TupleValue(labels: [caseLabel] + values.map { _ in nil }, values: [.symbol(name)] + values))
  }

  /// No label that code writes has a blank in it.
  static let caseLabel = "a case"

  /// The name of a case and what it holds, if it is one.
  var enumerationCase: (name: String, values: [Value])? {
    switch self {
    case .symbol(let name): return (name, [])
    case .tuple(let tuple):
      guard tuple.labels.first == Value.caseLabel, case .symbol(let name)? = tuple.values.first else {
        return nil
      }
      return (name, Array(tuple.values.dropFirst()))
    default: return nil
    }
  }
}

extension Resolver {
  /// `.dragging(let start)`; of a case that was bound without its values the parts are nil.
  mutating func payload(_ name: String, _ parts: [Pattern]) throws(Mistake) -> Match {
    var matches: [Match] = []
    for part in parts { matches.append(try pattern(part)) }
    let all = matches
    return { value, machine, app throws(Fault) in
      guard let found = value.enumerationCase, found.name == name else { return false }
      for (place, match) in all.enumerated() {
        let part = place < found.values.count ? found.values[place] : .none
        if try !match(part, &machine, &app) { return false }
      }
      return true
    }
  }
}

extension Pattern {
  /// Whether it is a case of an enumeration, with or without what it holds.
  var isCase: Bool {
    switch kind {
    case .payload: true
    case .expression(let value): if case .implicitMember = value.kind { true } else { false }
    default: false
    }
  }
}
