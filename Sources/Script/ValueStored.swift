import Geometry
import Messaging
import SceneModel

extension Value {
  /// The value of a name that a person bound; an object that is gone reads as nil.
  init(_ stored: StoredValue, in scene: Scene) {
    switch stored {
    case .number(let number, let isInteger):
      self = if isInteger, let whole = Int(exactly: number) { .integer(whole) } else { .number(number) }
    case .bool(let isTrue): self = .bool(isTrue)
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .rect(let rect): self = .rect(rect)
    case .insets(let insets): self = .insets(insets)
    case .text(let text): self = .string(text)
    case .symbol(let name):
      self = Value(marked: name, in: scene) ?? .symbol(name)
    case .null: self = .none
    case .object(let id): self = scene.isAlive(id) ? .object(id) : .none
    case .objects(let ids): self = .objects(ids.filter(scene.isAlive))
    case .list(let items):
      let values = items.map { Value($0, in: scene) }
      if case .symbol(Value.tupleMark)? = items.first, case .list(let labels)? = values.dropFirst().first {
        self = .tuple(
          TupleValue(
            labels: labels.items.map { if case .string(let label) = $0 { label } else { nil } },
            values: Array(values.dropFirst(2))))
      } else if case .symbol(Value.transformMark)? = items.first, values.count == 7 {
        let numbers = values.dropFirst().map { $0.asNumber ?? 0 }
        self = .transform(
          AffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
      } else {
        self = .list(ListValue(values))
      }
    case .dictionary(let keys, let values):
      self = .list(
        ListValue(keys: keys.map { Value($0, in: scene) }, values: values.map { Value($0, in: scene) }))
    case .path(let path): self = .path(path)
    }
  }

  /// Touches, events and layers are kept by their numbers, under marks; no symbol has a blank in it.
  private static let touchMark = "touch "
  private static let layerMark = "layer "
  private static let eventMark = "the event"
  private static let tupleMark = "a tuple"
  private static let transformMark = "a transform"

  /// What a mark stands for; nil for a plain symbol.
  private init?(marked name: String, in scene: Scene) {
    if name == Value.eventMark {
      self = .event
    } else if name.hasPrefix(Value.touchMark), let number = Int32(name.dropFirst(Value.touchMark.count)) {
      self = .touch(TouchID(number))
    } else if name.hasPrefix(Value.layerMark) {
      let isPresentation = name.hasSuffix("!")
      guard let number = Int32(name.dropFirst(Value.layerMark.count).filter { $0 != "!" }) else { return nil }
      let view = ObjectID(number)
      self = scene.isAlive(view) ? .layer(LayerValue(view: view, isPresentation: isPresentation)) : .none
    } else {
      return nil
    }
  }

  /// The value as a property of code's own keeps it; nil for what lives only while code runs.
  var stored: StoredValue? {
    switch self {
    case .none, .unset: return .null
    case .bool(let isTrue): return .bool(isTrue)
    case .integer(let number): return .number(Double(number), isInteger: true)
    case .number(let number): return .number(number, isInteger: false)
    case .point(let point): return .point(point)
    case .size(let size): return .size(size)
    case .rect(let rect): return .rect(rect)
    case .insets(let insets): return .insets(insets)
    case .string(let text): return .text(text)
    case .symbol(let name), .type(let name): return .symbol(name)
    case .object(let id): return .object(id)
    case .touch(let id): return .symbol(Value.touchMark + String(id.number))
    case .path(let path): return .path(path)
    case .event: return .symbol(Value.eventMark)
    case .layer(let layer):
      return .symbol("\(Value.layerMark)\(layer.view.index)\(layer.isPresentation ? "!" : "")")
    case .transform(let move):
      return .list(
        [.symbol(Value.transformMark)]
          + [move.a, move.b, move.c, move.d, move.tx, move.ty].map { .number($0, isInteger: false) })
    case .tuple(let tuple):
      guard let values = Value.stored(tuple.values) else { return nil }
      let labels = tuple.labels.map { $0.map { StoredValue.text($0) } ?? .null }
      return .list([.symbol(Value.tupleMark), .list(labels)] + values)
    case .list(let list):
      if list.isDictionary {
        guard let keys = Value.stored(list.column(0)), let values = Value.stored(list.column(1)) else {
          return nil
        }
        return .dictionary(keys, values)
      }
      let ids = list.items.compactMap(\.asObject)
      if ids.count == list.items.count { return .objects(ids) }
      return Value.stored(list.items).map { .list($0) }
    default: return nil
    }
  }

  fileprivate static func kept(_ name: String) -> KeptValue? {
    if name == eventMark { return .event }
    if name.hasPrefix(touchMark) { return Int(name.dropFirst(touchMark.count)).map { .touch($0) } }
    guard name.hasPrefix(layerMark) else { return nil }
    return Int32(name.dropFirst(layerMark.count).filter { $0 != "!" }).map { .layer(ObjectID($0)) }
  }

  fileprivate static func kept(_ items: [StoredValue]) -> KeptValue? {
    switch items.first {
    case .symbol(transformMark)?:
      let numbers = items.dropFirst().compactMap {
        if case .number(let number, _) = $0 { number } else { nil }
      }
      return numbers.count == 6 ? .transform(numbers) : nil
    case .symbol(tupleMark)?:
      guard items.count > 1, case .list(let labels) = items[1], labels.count == items.count - 2 else {
        return nil
      }
      let names = labels.map { label -> String? in if case .text(let text) = label { text } else { nil } }
      if names.first == caseLabel, case .symbol(let name)? = items.dropFirst(2).first {
        return .enumerationCase(name, Array(items.dropFirst(3)))
      }
      return .tuple(zip(names, items.dropFirst(2)).map { (label: $0, value: $1) })
    default: return nil
    }
  }

  private static func stored(_ values: [Value]) -> [StoredValue]? {
    let kept = values.compactMap(\.stored)
    return kept.count == values.count ? kept : nil
  }
}

/// What code keeps in a property that no word of `let` makes.
public enum KeptValue: Equatable, Sendable {
  /// A touch, by its number.
  case touch(Int)
  /// The event that was delivered.
  case event
  /// A view's layer; nil when the view is gone.
  case layer(ObjectID)
  /// A tuple.
  case tuple([(label: String?, value: StoredValue)])
  /// A case of an enumeration with what it holds.
  case enumerationCase(String, [StoredValue])
  /// A transform's six numbers.
  case transform([Double])

  /// Compares the kinds and what they hold.
  public static func == (a: KeptValue, b: KeptValue) -> Bool {
    switch (a, b) {
    case (.touch(let x), .touch(let y)): x == y
    case (.event, .event): true
    case (.layer(let x), .layer(let y)): x == y
    case (.tuple(let x), .tuple(let y)): x.map(\.label) == y.map(\.label) && x.map(\.value) == y.map(\.value)
    case (.enumerationCase(let x, let p), .enumerationCase(let y, let q)): x == y && p == q
    case (.transform(let x), .transform(let y)): x == y
    default: false
    }
  }
}

extension StoredValue {
  /// What it stands for, where it is none of the plain values.
  public var kept: KeptValue? {
    switch self {
    case .symbol(let name): return Value.kept(name)
    case .list(let items): return Value.kept(items)
    default: return nil
    }
  }

  /// A transform as a property keeps it.
  public static func transform(_ numbers: [Double]) -> StoredValue? {
    guard numbers.count == 6 else { return nil }
    return Value.transform(
      AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    ).stored
  }
}
