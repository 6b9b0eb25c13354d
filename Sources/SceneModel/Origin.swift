/// Facts of an object that its source did not tell, so that the scene holds a default instead.
///
/// A default that UIKit documents is one thing, a gap in a dump another: answers that rest on a gap say so.
public struct Assumptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Where the view lies, or how large it is.
  public static let frame = Assumptions(rawValue: 1 << 0)
  /// isHidden.
  public static let hidden = Assumptions(rawValue: 1 << 1)
  /// alpha.
  public static let alpha = Assumptions(rawValue: 1 << 2)
  /// isUserInteractionEnabled.
  public static let interaction = Assumptions(rawValue: 1 << 3)
  /// isEnabled of a control.
  public static let enabled = Assumptions(rawValue: 1 << 4)
  /// The origin of the bounds, contentOffset of a scroll view.
  public static let offset = Assumptions(rawValue: 1 << 5)
  /// contentSize of a scroll view.
  public static let content = Assumptions(rawValue: 1 << 6)
  /// Which recognizers it has: there are some, their kinds are not known.
  public static let gestures = Assumptions(rawValue: 1 << 7)
  /// The window's level.
  public static let level = Assumptions(rawValue: 1 << 8)
  /// The superclass, guessed from the name.
  public static let base = Assumptions(rawValue: 1 << 9)
  /// Its class is known to answer hitTest or pointInside in its own way; here geometry answers.
  public static let hitTest = Assumptions(rawValue: 1 << 10)
  /// Its class is somebody's own; the code is not in the source.
  public static let code = Assumptions(rawValue: 1 << 11)

  /// The words of the command language, in order.
  public static let words: [(word: String, fact: Assumptions)] = [
    ("frame", .frame), ("hidden", .hidden), ("alpha", .alpha), ("interaction", .interaction),
    ("enabled", .enabled), ("offset", .offset), ("content", .content), ("gestures", .gestures),
    ("level", .level), ("base", .base), ("hitTest", .hitTest), ("code", .code),
  ]

  /// The words of the facts in it.
  public var words: [String] { Assumptions.words.filter { contains($0.fact) }.map(\.word) }

  /// The fact that a property's value settles, once a person gives it.
  init(settledBy property: Property) {
    switch property {
    case .frame, .bounds, .center, .transform, .rotate, .scale, .translate: self = .frame
    case .hidden: self = .hidden
    case .alpha: self = .alpha
    case .interaction: self = .interaction
    case .enabled: self = .enabled
    case .offset: self = .offset
    case .content: self = .content
    case .level: self = .level
    default: self = []
    }
  }
}

/// Where an imported object comes from.
public struct Origin: Equatable, Sendable {
  /// What its source calls it: an address, an Interface Builder id; empty for none.
  public var id = ""
  /// The line of the source, from 1; 0 for none.
  public var line = 0
  /// The class's full name where the scene's is shorter; else empty.
  public var className = ""
  /// What the source did not tell.
  public var assumed: Assumptions = []

  /// Makes an origin that tells nothing.
  public init() {}
}

extension Scene {
  /// Where an imported object comes from; nil for one that was made here.
  public func origin(of id: ObjectID) -> Origin? { origins[id] }

  /// What the source of an object did not tell.
  public func assumptions(of id: ObjectID) -> Assumptions { origins[id]?.assumed ?? [] }

  /// Whether any object was imported.
  public var hasOrigins: Bool { !origins.isEmpty }

  /// The imported objects, in the order of their making.
  public var objectsWithOrigin: [ObjectID] { origins.keys.sorted() }

  /// Notes where an object comes from.
  public mutating func setOrigin(_ origin: Origin?, of id: ObjectID) { origins[id] = origin }

  /// Notes that a person has settled a property, so that it is no assumption any more.
  public mutating func settle(_ property: Property, of id: ObjectID) {
    guard let assumed = origins[id]?.assumed else { return }
    let settled = Assumptions(settledBy: property)
    guard !assumed.isDisjoint(with: settled) else { return }
    origins[id]?.assumed.subtract(settled)
  }
}
