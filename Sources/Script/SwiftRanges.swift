import Messaging

// Ranges with one side: `..<44`, `3...`.

extension SwiftParser {
  /// `...b` and `..<b`, whose operator comes next.
  mutating func openRange() throws(Mistake) -> Expression {
    let token = current
    try enter()
    defer { leave() }
    stream.advance()
    let high = try operandOfRange()
    return try node(
      .binary(token.text == "..<" ? .halfOpenRange : .closedRange, .openSide(at: token.range), high),
      from: token.range)
  }

  /// `a...` behind its value; the operator comes next.
  mutating func openRange(from low: Expression, at start: SourceRange) throws(Mistake) -> Expression {
    let side = Expression.openSide(at: current.range)
    stream.advance()
    return try node(.binary(.closedRange, low, side), from: start)
  }

  /// Whether nothing that could be an upper bound stands behind the `...` that comes next.
  var endsOpenRange: Bool {
    guard !current.spaceBefore else { return false }
    let next = stream.peek(1)
    if next.newlineBefore || next.kind == .end { return true }
    return next.kind == .symbol && [")", "]", ":", ",", "{", "}", ";"].contains(next.text)
  }
}

extension Expression {
  /// The side that a range does not have.
  static func openSide(at range: SourceRange) -> Expression { Expression(.tuple([]), range: range) }

  /// Whether it stands for the side that a range does not have.
  var isOpenSide: Bool {
    if case .tuple(let parts) = kind { parts.isEmpty } else { false }
  }
}

extension Resolver {
  /// A range that is open at one side.
  mutating func openRange(
    _ symbol: BinaryOperator, _ left: Expression, _ right: Expression, at range: SourceRange
  ) throws(Mistake) -> Code {
    let isFromBelow = left.isOpenSide
    let code = try expression(isFromBelow ? right : left, wanting: nil)
    return { machine, app throws(Fault) in
      let bound = try code(&machine, &app)
      guard let number = bound.asNumber else {
        throw machine.wrongKind(bound, wanted: "a number", at: range, in: app)
      }
      return .range(
        RangeValue(
          low: isFromBelow ? -.infinity : number, high: isFromBelow ? number : .infinity,
          isClosed: symbol == .closedRange, isCounted: bound.tag == .integer, isOpen: true))
    }
  }
}

extension RangeValue {
  /// The places of a list that it means; nil when its bounds are no whole numbers.
  func within(_ count: Int) -> Range<Int>? {
    guard isCounted else { return nil }
    if low == -.infinity {
      guard high.magnitude < 1e15 else { return nil }
      let end = Int(high) + (isClosed ? 1 : 0)
      return 0..<max(0, end)
    }
    if high == .infinity {
      guard low.magnitude < 1e15 else { return nil }
      // A start behind the end is out of range, and told so.
      return Int(low)..<max(Int(low), count)
    }
    return numbers
  }
}
