import Geometry
import Messaging
import SceneModel

/// A value of running code.
///
/// Geometry is copied on assignment, so `zone.origin.y -= 30` changes a local and never a view; objects of the
/// scene are references by id. Variables that closures share lie in the machine's heap and are named by their
/// place there, so that a value holds no reference and code stays a value throughout.
public enum Value: Sendable {
  /// `nil`, and what a function without an answer gives.
  case none
  /// A variable before its first value.
  case unset
  /// `true`, `YES`.
  case bool(Bool)
  /// A whole number: `Int`, `NSInteger`, a literal without a point.
  case integer(Int)
  /// `CGFloat`, `Double`.
  case number(Double)
  /// CGPoint.
  case point(Point)
  /// CGSize.
  case size(Size)
  /// CGRect.
  case rect(Rect)
  /// UIEdgeInsets.
  case insets(EdgeInsets)
  /// CGAffineTransform.
  indirect case transform(AffineTransform)
  /// A view, a window, a controller, a recognizer, the application.
  case object(ObjectID)
  /// A view's layer, as a model or as what is seen.
  case layer(LayerValue)
  /// UIBezierPath, CGPath.
  case path(Path)
  /// UITouch.
  case touch(TouchID)
  /// The UIEvent that is being delivered.
  case event
  /// A class.
  case type(String)
  /// A case of an enumeration, without its type: `hover`.
  case symbol(String)
  /// String.
  case string(String)
  /// An array or a set.
  case list(ListValue)
  /// A tuple.
  indirect case tuple(TupleValue)
  /// A closure or a block.
  case closure(ClosureValue)
  /// A range of whole numbers, or of points along a line.
  indirect case range(RangeValue)
  /// An NSEnumerator: the place of what it has left.
  case enumerator(Int)
  /// A variable in the heap: what a captured name holds, `&x`, a block's `stop`.
  case pointer(Int)

  /// What sort of value it is.
  var tag: Tag {
    switch self {
    case .none, .unset: .none
    case .bool: .bool
    case .integer: .integer
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .transform: .transform
    case .object: .object
    case .layer: .layer
    case .path: .path
    case .touch: .touch
    case .event: .event
    case .type: .type
    case .symbol: .symbol
    case .string: .string
    case .list: .list
    case .tuple: .tuple
    case .closure: .closure
    case .range: .range
    case .enumerator: .enumerator
    case .pointer: .pointer
    }
  }

  /// Whether it is nil.
  var isNone: Bool {
    switch self {
    case .none, .unset: true
    default: false
    }
  }

  /// Whether nothing is charged for it (`Machine.charge(for:)`): it is neither a text nor a list.
  var isSmall: Bool {
    switch self {
    case .string, .list: false
    default: true
    }
  }

  /// The members of a list, or of a range of whole numbers; an endless one has as many as an event may take steps.
  var members: [Value]? {
    switch self {
    case .list(let list): list.items
    case .range(let range):
      range.numbers.map { $0.prefix(Simulation.stepLimit).map { .integer($0) } }
    default: nil
    }
  }

  /// A list of views.
  static func objects(_ ids: [ObjectID]) -> Value { .list(ListValue(ids.map { .object($0) })) }
  /// A view, or nil.
  static func optional(_ id: ObjectID?) -> Value { id.map { .object($0) } ?? .none }
}

/// The sorts of values.
enum Tag: Int, Sendable, CaseIterable {
  case none, bool, integer, number, point, size, rect, insets, transform, object, layer, path, touch, event
  case type, symbol, string, list, tuple, closure, range, enumerator, pointer
}

/// A view's layer.
public struct LayerValue: Equatable, Sendable {
  /// The view.
  public let view: ObjectID
  /// Whether it is what is seen during an animation, and not the model.
  public let isPresentation: Bool
}

/// An array or a set of values.
public struct ListValue: Sendable {
  /// The members, a set's in the order of its making.
  var items: [Value]
  /// Whether it was made as a set, which only shows in its text.
  var isSet: Bool
  /// Whether it is a dictionary, whose members are tuples of a key and a value.
  var isDictionary = false

  init(_ items: [Value], isSet: Bool = false) {
    self.items = items
    self.isSet = isSet
  }

  /// A dictionary; of a key that is there twice the last value counts.
  init(keys: [Value], values: [Value]) {
    items = []
    isSet = false
    isDictionary = true
    for (key, value) in zip(keys, values) {
      let entry = Value.tuple(TupleValue(labels: ["key", "value"], values: [key, value]))
      if let place = place(of: key) { items[place] = entry } else { items.append(entry) }
    }
  }

  /// Where a dictionary keeps a key.
  func place(of key: Value) -> Int? {
    items.firstIndex { item in
      if case .tuple(let entry) = item { Value.areEqual(entry.values[0], key) } else { false }
    }
  }

  /// What a dictionary holds under a key; nil for nothing.
  func value(for key: Value) -> Value {
    guard let place = place(of: key), case .tuple(let entry) = items[place] else { return .none }
    return entry.values[1]
  }

  /// Puts a value under a key; nil takes the key away.
  mutating func set(_ value: Value, for key: Value) {
    let entry = Value.tuple(TupleValue(labels: ["key", "value"], values: [key, value]))
    if let place = place(of: key) {
      if value.isNone { items.remove(at: place) } else { items[place] = entry }
    } else if !value.isNone {
      items.append(entry)
    }
  }

  /// A dictionary's keys, or its values.
  func column(_ number: Int) -> [Value] {
    items.compactMap { item in
      if case .tuple(let entry) = item, entry.values.count == 2 { entry.values[number] } else { nil }
    }
  }
}

/// A tuple.
public struct TupleValue: Sendable {
  /// The labels, nil for parts without one.
  var labels: [String?]
  /// The parts.
  var values: [Value]

  /// The place of a label or of a number.
  func place(of name: String) -> Int? {
    if let number = Int(name) { return values.indices.contains(number) ? number : nil }
    return labels.firstIndex(of: name)
  }
}

/// A closure: its code, the variables it shares, and whose `self` it is.
public struct ClosureValue: Sendable {
  let routine: Routine
  /// Places in the heap, in the order of the routine's captures.
  let captures: [Int]
  let receiver: ObjectID
}

/// A range.
public struct RangeValue: Equatable, Sendable {
  /// The lower bound.
  var low: Double
  /// The upper bound.
  var high: Double
  /// Whether the upper bound belongs to it.
  var isClosed: Bool
  /// Whether both bounds are whole numbers, over which a loop can run.
  var isCounted: Bool
  /// Whether it has one bound alone: `3...`, `..<5`.
  var isOpen = false

  /// Whether it has members one by one, as a list has.
  var isList: Bool { isCounted && !isOpen && (numbers?.count ?? .max) <= Simulation.stepLimit }

  /// Swift's type for it.
  var typeName: String {
    if isOpen {
      return high == .infinity ? "PartialRangeFrom" : isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
    }
    return isClosed ? "ClosedRange" : "Range"
  }

  /// Whether Swift's type for it has a member.
  func has(_ member: String) -> Bool {
    switch member {
    case "lowerBound": low != -.infinity
    case "upperBound": !isOpen || high != .infinity
    case "contains": true
    default: !isOpen
    }
  }

  func contains(_ number: Double) -> Bool {
    number >= low && (isClosed ? number <= high : number < high)
  }

  /// The whole numbers in it; nil when it is not counted or holds more than a loop may run over.
  var numbers: Range<Int>? {
    // A loop over a range without an end runs out of steps.
    if isCounted, high == .infinity, low.magnitude < 1e15 { return Int(low)..<Int(low) + 1_000_000 }
    guard isCounted, low.magnitude < 1e15, high.magnitude < 1e15 else { return nil }
    let end = Int(high) + (isClosed ? 1 : 0)
    return Int(low)..<max(Int(low), end)
  }
}
