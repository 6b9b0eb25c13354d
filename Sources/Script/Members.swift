import Geometry
import Messaging
import SceneModel

/// What a member answers, in outline: what a message to nil gives in Objective-C, and a hint for readers.
public enum Shape: String, Sendable {
  case nothing, bool, integer, number, point, size, rect, insets, transform, view, object, list, path, layer
  case touch, event, symbol, text, type, same, any

  /// What the same message to nil answers in Objective-C.
  var zero: Value {
    switch self {
    case .bool: .bool(false)
    case .integer: .integer(0)
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .insets: .insets(.zero)
    case .transform: .transform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    default: .none
    }
  }
}

/// One member of a UIKit type, as code may use it: the one table from which code runs, names are completed and
/// the manual is made.
///
/// A class, since running code passes entries along all the time and each holds many references.
public final class Member: Sendable {
  /// Whose member it is.
  public enum Owner: Hashable, Sendable {
    case point, size, rect, insets, transform, number, text, list, range, tuple, enumerator, closure
    case path, layer, touch, event, type, symbol
    case anyObject, responder, view, control, scrollView, window, controller, recognizer, application, label
  }

  typealias Read =
    @Sendable (Value, inout Machine, inout Simulation, SourceRange) throws(Fault) ->
    Value
  typealias Write =
    @Sendable (Value, Value, inout Machine, inout Simulation, SourceRange) throws(Fault)
    -> Value?
  typealias Invoke =
    @Sendable (Value, ShortList<Value>, inout Machine, inout Simulation, SourceRange) throws(Fault)
    -> Value
  typealias Field = @Sendable (Value) -> Value
  typealias Pure = @Sendable (Value, ShortList<Value>) -> Value?
  typealias Mutate =
    @Sendable (inout Value, ShortList<Value>, inout Machine, inout Simulation, SourceRange)
    throws(Fault) -> Value

  /// What it does.
  enum Action: Sendable {
    /// A property; `write` answers the changed value where the owner is copied, nil where it is a reference.
    case property(Read, Write?)
    /// A method.
    case method(Invoke)
    /// A method that needs nothing but its owner and its arguments; nil when they are of the wrong sort.
    case pure(Pure)
    /// A method that changes its owner, which is a value in a variable.
    case mutation(Mutate)
  }

  /// Whose member it is.
  public let owner: Owner
  /// Its name in Swift.
  public let name: String
  /// The labels of its arguments, `_` for none; nil for a property.
  public let labels: [String]?
  /// How it is spelt in Objective-C.
  public let objectiveC: String
  /// What it is, in a few words.
  public let summary: String
  /// What it answers.
  public let shape: Shape
  let action: Action
  /// What reads it, where that needs nothing but the value: a field of geometry.
  let field: Field?

  /// The name with its labels, as Swift writes it: `convert(_:to:)`.
  public var signature: String {
    labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
  }

  /// Whether it can be written.
  public var isWritable: Bool {
    if case .property(_, .some) = action { return true }
    return false
  }

  /// Makes a property.
  convenience init(
    _ owner: Owner, _ name: String, objc: String = "", _ shape: Shape, _ summary: String, _ action: Action
  ) {
    self.init(owner, name, nil, objc: objc, shape, summary, action)
  }

  /// Makes a method; without labels a property.
  init(
    _ owner: Owner, _ name: String, _ labels: [String]?, objc: String = "", _ shape: Shape,
    _ summary: String, _ action: Action, field: Field? = nil
  ) {
    self.field = field
    self.owner = owner
    self.name = name
    self.labels = labels
    objectiveC = objc.isEmpty ? name : objc
    self.shape = shape
    self.summary = summary
    self.action = action
  }

  /// Whether a value has this member.
  func applies(to value: Value, in scene: Scene) -> Bool {
    switch value {
    case .object(let id): applies(to: id, in: scene)
    case .range(let range): owner == .range && range.has(name)
    default: owner == value.tag.owner
    }
  }

  private func applies(to id: ObjectID, in scene: Scene) -> Bool {
    switch owner {
    case .anyObject: true
    case .responder: scene.kind(of: id).isResponder
    case .view: scene.kind(of: id).isView
    case .control: scene.isKind(id, of: "UIControl") || scene.isKind(id, of: "UILabel")
    case .scrollView: scene.isKind(id, of: "UIScrollView")
    case .label: scene.kind(of: id).isView
    case .window: scene.kind(of: id) == .window
    case .controller: scene.kind(of: id) == .controller
    case .recognizer: scene.kind(of: id) == .recognizer
    case .application: scene.kind(of: id) == .application
    default: false
    }
  }
}

/// The table of members.
public enum Members {
  /// All members, by type.
  public static let all: [Member] =
    ofViews + ofViewTrees + ofViewSearches + ofViewEffects + ofResponders + ofControllers + ofScrollViews
    + ofRecognizers
    + ofPoints + ofRects + ofInsets + ofBoxes + ofNumbers + ofLists + ofListClosures + ofEnumerators + ofTexts
    + ofPaths + ofLayers + ofTouches + ofEvents + ofTypes

  static let byName: [String: [Member]] = Dictionary(grouping: all, by: \.name)

  /// Whether any type has a member of that name.
  public static func isKnown(_ name: String) -> Bool { byName[name] != nil }

  /// The members that an object's own code may use by their bare names, of a kind of object.
  public static func ofSelf(_ id: ObjectID, in scene: Scene) -> [Member] {
    all.filter { $0.applies(to: .object(id), in: scene) }
  }

  /// The names of members that a value has, for suggestions.
  static func names(of value: Value, in scene: Scene) -> [String] {
    all.filter { $0.applies(to: value, in: scene) }.map(\.name)
  }

  /// The property of a value by its name.
  static func property(_ candidates: [Member], of value: Value, in scene: Scene) -> Member? {
    candidates.first { member in
      if case .property = member.action { return member.applies(to: value, in: scene) }
      return false
    }
  }

  /// The properties that have a name.
  static func properties(named name: String) -> [Member] {
    (byName[name] ?? []).filter { if case .property = $0.action { true } else { false } }
  }

  /// The methods that a call with these labels may mean, those whose labels are the same first.
  ///
  /// A trailing closure may stand for any last label, and old code labels differently, so the number of
  /// arguments decides where the labels do not.
  static func methods(named name: String, labels: [String]) -> [Member] {
    let named = (byName[name] ?? []).filter { $0.labels != nil }
    let exact = named.filter { $0.labels == labels }
    let loose = named.filter { member in
      member.labels != labels && member.labels?.count == labels.count
    }
    return exact + loose
  }

  /// The shape that all properties of a name share, for messages to nil.
  static func shape(of candidates: [Member]) -> Shape { candidates.first?.shape ?? .any }
}
