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
      if name.hasPrefix(Value.touchMark), let number = Int32(name.dropFirst(Value.touchMark.count)) {
        self = .touch(TouchID(number))
      } else {
        self = .symbol(name)
      }
    case .null: self = .none
    case .object(let id): self = scene.isAlive(id) ? .object(id) : .none
    case .objects(let ids): self = .objects(ids.filter(scene.isAlive))
    case .list(let items): self = .list(ListValue(items.map { Value($0, in: scene) }))
    case .dictionary(let keys, let values):
      self = .list(
        ListValue(keys: keys.map { Value($0, in: scene) }, values: values.map { Value($0, in: scene) }))
    case .path(let path): self = .path(path)
    }
  }

  /// A touch is kept by its number; no symbol has a blank in it.
  private static let touchMark = "touch "

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

  private static func stored(_ values: [Value]) -> [StoredValue]? {
    let kept = values.compactMap(\.stored)
    return kept.count == values.count ? kept : nil
  }
}
