import Geometry

/// The form in which a person gave code for a method.
public enum CodeForm: Equatable, Sendable {
  /// Whole methods, as they stand in a source file.
  case paste
  /// The statements of one method's body.
  case statements
  /// One expression, in Swift.
  case expression
  /// A ready-made rule with its arguments, kept and shown as the code that it stands for.
  case preset(String)
}

/// Code that stands in the place of one method of one object, as text: the scene keeps what a person gave.
public struct MethodSource: Equatable, Sendable {
  /// The method, by its name in the command language (`hitTest`).
  public let method: String
  /// The text as it was given; methods that were pasted together share it.
  public let text: String
  /// How it was given.
  public let form: CodeForm

  /// Makes a source.
  public init(method: String, text: String, form: CodeForm) {
    self.method = method
    self.text = text
    self.form = form
  }
}

/// A value that a person bound to a name with `let`.
public indirect enum StoredValue: Equatable, Sendable {
  /// A number; whole ones count as integers.
  case number(Double, isInteger: Bool)
  /// Yes or no.
  case bool(Bool)
  /// A point.
  case point(Point)
  /// A size.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// Edge insets.
  case insets(EdgeInsets)
  /// A string.
  case text(String)
  /// An enumeration's case, `.hover`.
  case symbol(String)
  /// Nothing.
  case null
  /// An object of the scene; it reads as nil once the object is removed.
  case object(ObjectID)
  /// Several views, in order.
  case objects([ObjectID])
  /// Several values that are not all views, in order.
  case list([StoredValue])
  /// Values by keys; as many of the ones as of the others.
  case dictionary([StoredValue], [StoredValue])
  /// A path.
  case path(Path)
}

/// A name that code uses, with its value: of one object, or free everywhere.
public struct NamedValue: Equatable, Sendable {
  /// The object whose property it is; nil where the name is free.
  public let owner: ObjectID?
  /// The name; a free one may have dots (`Layout.hitSlop`).
  public let name: String
  /// The value.
  public var value: StoredValue

  /// Makes a binding.
  public init(owner: ObjectID?, name: String, value: StoredValue) {
    self.owner = owner
    self.name = name
    self.value = value
  }
}

/// A helper function that code calls, as text.
public struct FunctionSource: Equatable, Sendable {
  /// The name, or an Objective-C selector (`linkAtPoint:`).
  public let name: String
  /// The names of the parameters.
  public let parameters: [String]
  /// The expression, in Swift.
  public let expression: String

  /// Makes a function.
  public init(name: String, parameters: [String], expression: String) {
    self.name = name
    self.parameters = parameters
    self.expression = expression
  }
}

extension Scene {
  /// The code of an object, in the order of giving.
  public func methods(of id: ObjectID) -> [MethodSource] { methods[id] ?? [] }

  /// Whether code stands in the place of a method.
  public func hasMethod(_ method: String, of id: ObjectID) -> Bool {
    placements[id.place].flags.contains(.overridesAny)
      && methods[id]?.contains { $0.method == method } == true
  }

  /// The objects that have code, in the order of their making.
  public var objectsWithMethods: [ObjectID] { methods.keys.sorted() }

  /// Gives an object code for a method; it replaces what stood there.
  public mutating func setMethod(_ source: MethodSource, of id: ObjectID) {
    var list = methods[id] ?? []
    if let place = list.firstIndex(where: { $0.method == source.method }) {
      list[place] = source
    } else {
      list.append(source)
    }
    setMethods(list, of: id)
  }

  /// Takes an object's code away: one method's, or all.
  public mutating func removeMethods(_ method: String? = nil, of id: ObjectID) {
    setMethods(methods[id]?.filter { method != nil && $0.method != method } ?? [], of: id)
  }

  /// Sets all code of an object and the flags by which hit-testing knows of it.
  mutating func setMethods(_ list: [MethodSource], of id: ObjectID) {
    let was = !placements[id.place].flags.isDisjoint(with: .hitTestingCode)
    methods[id] = list.isEmpty ? nil : list
    placements[id.place].flags.remove([.overridesHitTest, .overridesInside, .overridesAny])
    if !list.isEmpty { placements[id.place].flags.insert(.overridesAny) }
    for source in list {
      if source.method == "hitTest" { placements[id.place].flags.insert(.overridesHitTest) }
      if source.method == "pointInside" { placements[id.place].flags.insert(.overridesInside) }
    }
    let has = !placements[id.place].flags.isDisjoint(with: .hitTestingCode)
    if has != was { hitTestingCodeCount += has ? 1 : -1 }
  }

  /// The value of a name: of an object, or a free one.
  public func binding(_ name: String, of owner: ObjectID?) -> StoredValue? {
    bindings.first { $0.owner == owner && $0.name == name }?.value
  }

  /// Binds a name.
  public mutating func bind(_ name: String, of owner: ObjectID?, to value: StoredValue) {
    if let place = bindings.firstIndex(where: { $0.owner == owner && $0.name == name }) {
      bindings[place].value = value
    } else {
      bindings.append(NamedValue(owner: owner, name: name, value: value))
    }
  }

  /// Frees a name again.
  public mutating func unbind(_ name: String, of owner: ObjectID?) {
    bindings.removeAll { $0.owner == owner && $0.name == name }
  }

  /// The helper function of a name.
  public func function(_ name: String) -> FunctionSource? { functions.first { $0.name == name } }

  /// Declares a helper function; it replaces the one of its name.
  public mutating func define(_ function: FunctionSource) {
    if let place = functions.firstIndex(where: { $0.name == function.name }) {
      functions[place] = function
    } else {
      functions.append(function)
    }
  }
}
