import Geometry
import SceneModel

extension Value {
  /// The number that it is, or that a constant's name stands for where a number is wanted (`.pi`).
  var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    case .bool(let isTrue): isTrue ? 1 : 0
    case .symbol(let name): NumberConstant.value(name)
    default: nil
    }
  }

  /// The whole number that it is; a measured one loses its fraction, one that is too large is nil.
  var asInteger: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number.rounded(.towardZero))
    case .bool(let isTrue): isTrue ? 1 : 0
    default: nil
    }
  }

  /// The point, or what `.zero` is where a point is wanted.
  var asPoint: Point? {
    switch self {
    case .point(let point): point
    case .symbol("zero"): .zero
    default: nil
    }
  }

  /// The size, or what `.zero` is where a size is wanted.
  var asSize: Size? {
    switch self {
    case .size(let size): size
    case .symbol("zero"): .zero
    default: nil
    }
  }

  /// The rectangle, or what `.zero`, `.null` and `.infinite` are where one is wanted.
  var asRect: Rect? {
    switch self {
    case .rect(let rect): rect
    case .symbol("zero"): .zero
    case .symbol("null"): .null
    case .symbol("infinite"): .infinite
    default: nil
    }
  }

  /// The insets, or what `.zero` is where insets are wanted.
  var asInsets: EdgeInsets? {
    switch self {
    case .insets(let insets): insets
    case .symbol("zero"): .zero
    default: nil
    }
  }

  /// The transform, or what `.identity` is where one is wanted.
  var asTransform: AffineTransform? {
    switch self {
    case .transform(let transform): transform
    case .symbol("identity"): .identity
    default: nil
    }
  }

  /// What a constant's name stands for where a member of a type is asked of it.
  func meant(as owner: Member.Owner) -> Value? {
    switch owner {
    case .point: asPoint.map { .point($0) }
    case .size: asSize.map { .size($0) }
    case .rect: asRect.map { .rect($0) }
    case .insets: asInsets.map { .insets($0) }
    case .transform: asTransform.map { .transform($0) }
    default: nil
    }
  }

  /// C's idea of a condition: everything but nil, NO and zero holds.
  var isTruthy: Bool {
    switch self {
    case .none, .unset: false
    case .bool(let isTrue): isTrue
    case .integer(let number): number != 0
    case .number(let number): number != 0
    default: true
    }
  }

  /// The number as a kind of number; anything else as it is.
  func converted(to kind: NumberKind) -> Value {
    switch (self, kind) {
    case (.integer(let number), .floating): .number(Double(number))
    case (.number(let number), .integer):
      .integer(Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max))
    case (.bool(let isTrue), .integer): .integer(isTrue ? 1 : 0)
    case (.bool(let isTrue), .floating): .number(isTrue ? 1 : 0)
    case (.symbol(let name), .floating): NumberConstant.value(name).map { .number($0) } ?? self
    default: self
    }
  }

  /// The value as a declared type says: literals take its kind, and `.zero` becomes the type's zero.
  func coerced(to type: TypeReference) -> Value {
    if let kind = type.number { return converted(to: kind) }
    guard case .symbol = self else { return self }
    switch type.name {
    case "CGPoint": return asPoint.map { .point($0) } ?? self
    case "CGSize": return asSize.map { .size($0) } ?? self
    case "CGRect": return asRect.map { .rect($0) } ?? self
    case "UIEdgeInsets": return asInsets.map { .insets($0) } ?? self
    case "CGAffineTransform": return asTransform.map { .transform($0) } ?? self
    default: return self
    }
  }

  /// What a variable of a type holds before its first value in C, and what a message to nil gives.
  static func zero(of type: TypeReference) -> Value {
    if type.pointers > 0 { return .none }
    switch type.number {
    case .integer: return .integer(0)
    case .floating: return .number(0)
    case nil: break
    }
    switch type.name {
    case "BOOL", "bool", "Bool", "Boolean": return .bool(false)
    case "CGPoint": return .point(.zero)
    case "CGSize": return .size(.zero)
    case "CGRect": return .rect(.zero)
    case "UIEdgeInsets": return .insets(.zero)
    case "CGAffineTransform":
      return .transform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    default: return .none
    }
  }
}

/// Numbers that have a name.
enum NumberConstant {
  static func value(_ name: String) -> Double? {
    switch name {
    case "zero": 0
    case "pi": .pi
    case "infinity": .infinity
    case "nan": .nan
    case "greatestFiniteMagnitude", "max": .greatestFiniteMagnitude
    case "leastNormalMagnitude": .leastNormalMagnitude
    case "leastNonzeroMagnitude": .leastNonzeroMagnitude
    case "ulpOfOne": .ulpOfOne
    default: nil
    }
  }
}

extension Value {
  /// Whether two values are equal: objects by identity, numbers by value whatever their kind (rule 6 of the
  /// language: BOOL compares with numbers as 1 and 0).
  ///
  /// Lists are looked into sixteen levels deep; what differs further down counts as different.
  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    var room = comparisonLimit
    return areEqual(left, right, depth: 0, room: &room)
  }

  /// How many values one comparison looks at: wide lists in lists have more than anybody can wait for.
  static let comparisonLimit = 200_000

  /// Compares, and takes what it looked at off the room there is; without room values count as different.
  static func areEqual(_ left: Value, _ right: Value, depth: Int, room: inout Int) -> Bool {
    room -= 1
    if depth > 16 || room < 0 { return false }
    return switch (left, right) {
    case (.none, .none), (.unset, .none), (.none, .unset), (.unset, .unset): true
    case (.none, .symbol("none")), (.symbol("none"), .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.insets(let a), .insets(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.layer(let a), .layer(let b)): a == b
    case (.touch(let a), .touch(let b)): a == b
    case (.event, .event): true
    case (.type(let a), .type(let b)): a == b
    case (.symbol(let a), .symbol(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.range(let a), .range(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.pointer(let a), .pointer(let b)), (.enumerator(let a), .enumerator(let b)): a == b
    case (.list(let a), .list(let b)):
      a.items.count == b.items.count
        && zip(a.items, b.items).allSatisfy { areEqual($0, $1, depth: depth + 1, room: &room) }
    case (.tuple(let a), .tuple(let b)):
      a.values.count == b.values.count
        && zip(a.values, b.values).allSatisfy { areEqual($0, $1, depth: depth + 1, room: &room) }
    case (.point(let a), .symbol), (.symbol, .point(let a)): isConstant(left, right) { $0.asPoint == a }
    case (.size(let a), .symbol), (.symbol, .size(let a)): isConstant(left, right) { $0.asSize == a }
    case (.rect(let a), .symbol), (.symbol, .rect(let a)): isConstant(left, right) { $0.asRect == a }
    case (.insets(let a), .symbol), (.symbol, .insets(let a)): isConstant(left, right) { $0.asInsets == a }
    case (.transform(let a), .symbol), (.symbol, .transform(let a)):
      isConstant(left, right) { $0.asTransform == a }
    case (.number, _), (_, .number), (.integer, _), (_, .integer):
      if let a = left.asNumber, let b = right.asNumber { a == b } else { false }
    default: false
    }
  }

  private static func isConstant(_ left: Value, _ right: Value, _ matches: (Value) -> Bool) -> Bool {
    if case .symbol = left { return matches(left) }
    return matches(right)
  }
}
