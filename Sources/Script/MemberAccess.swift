import Geometry
import Messaging
import SceneModel

extension Member {
  /// Whether objects of the scene have it.
  var isOfObjects: Bool {
    switch owner {
    case .anyObject, .responder, .view, .control, .scrollView, .window, .controller, .recognizer,
      .application,
      .label:
      true
    default: false
    }
  }

  /// Reads a property.
  func read(_ value: Value, _ machine: inout Machine, _ app: inout Simulation, _ range: SourceRange)
    throws(Fault)
    -> Value
  {
    if case .property(let read, _) = action { return try read(value, &machine, &app, range) }
    return .none
  }

  /// Calls a method; one that would change its owner works on a copy.
  func invoke(
    _ value: Value, _ arguments: ShortList<Value>, _ machine: inout Machine, _ app: inout Simulation,
    _ range: SourceRange
  ) throws(Fault) -> Value {
    switch action {
    case .method(let body): return try body(value, arguments, &machine, &app, range)
    case .pure(let body):
      guard let answer = body(value, arguments) else {
        throw machine.badArguments(name, arguments, at: range, in: app)
      }
      return answer
    case .mutation(let body):
      var copy = value
      return try body(&copy, arguments, &machine, &app, range)
    case .property(let read, _): return try read(value, &machine, &app, range)
    }
  }
}

extension Machine {
  /// The value of a name that the scene tells, or N1.
  mutating func findOrFail(_ name: String, at range: SourceRange, in app: inout Simulation) throws(Fault)
    -> Value
  {
    if let found = try find(name, in: &app) { return found }
    throw unknown([name], at: range, remedy: remedy(name, in: app.scene), in: app)
  }

  /// What to type for a name that nobody has told.
  func remedy(_ name: String, in scene: Scene) -> String {
    name.contains(".") ? "let \(name) = ?" : "let \(scene.name(of: receiver)).\(name) = ?"
  }

  /// N2: a value does not have a member of that name.
  ///
  /// A method that the app may have added to the type can be told: `definition` is the line to type.
  func unknownMember(
    _ name: String, of value: Value, at range: SourceRange, definition: String = "", in app: Simulation
  ) -> Fault {
    let known = Members.names(of: value, in: app.scene)
    let near = nearest(to: name, among: known)
    var remedy = near ?? definition
    if near == nil, case .object(let id) = value { remedy = "let \(app.scene.name(of: id)).\(name) = ?" }
    return fault("N2", [name, value.kindName(in: app.scene)], at: range, remedy: remedy, in: app)
  }

  /// A constant of a type: `CGRect.zero`, `CGFloat.pi`; of any other type a symbol.
  func constant(_ name: String, of type: String, in app: Simulation) -> Value? {
    switch (type, name) {
    case ("CGPoint", "zero"): return .point(.zero)
    case ("CGSize", "zero"): return .size(.zero)
    case ("CGRect", "zero"): return .rect(.zero)
    case ("CGRect", "null"): return .rect(.null)
    case ("CGRect", "infinite"): return .rect(.infinite)
    case ("UIEdgeInsets", "zero"): return .insets(.zero)
    case ("CGAffineTransform", "identity"): return .transform(.identity)
    case ("Int", "max"), ("UInt", "max"): return .integer(.max)
    case ("Int", "min"): return .integer(.min)
    case ("CGFloat", _), ("Double", _), ("Float", _): return NumberConstant.value(name).map { .number($0) }
    case ("UIScreen", "main"), ("UIScreen", "mainScreen"): return .type("UIScreen.main")
    case ("UIScreen.main", "bounds"):
      return .rect(app.scene.keyWindow.map { app.scene.bounds(of: $0) } ?? Rect(0, 0, 320, 480))
    // Nil means the window, which fills the screen.
    case ("UIScreen.main", "coordinateSpace"): return Value.none
    case ("UIScreen.main", "scale"): return .number(2)
    case ("UIApplication", "shared"), ("UIApplication", "sharedApplication"):
      return .optional(app.scene.application)
    case ("UIAccessibility", "isVoiceOverRunning"): return .bool(false)
    case ("UIDevice", "current"), ("UIDevice", "currentDevice"): return .type("UIDevice.current")
    case ("UIDevice.current", "userInterfaceIdiom"): return .symbol("phone")
    case ("Thread", "isMainThread"), ("NSThread", "isMainThread"): return .bool(true)
    case (_, "self"): return .type(type)
    default:
      // A type in a type: `UITouch.Phase.began`.
      if NameLooks.isCapital(name) { return .type("\(type).\(name)") }
      return .symbol(name == "recognized" ? "ended" : name)
    }
  }

  /// Whether an object has a member at all, for an optional call: a symbol when it has none.
  func kindOfMember(_ name: String, of id: ObjectID, in app: Simulation) -> Value {
    let isKnown =
      Members.byName[name]?.contains { $0.applies(to: .object(id), in: app.scene) } == true
      || helper(name, of: id, in: app) != nil || app.scene.function(name) != nil
      || app.scene.binding(name, of: id) != nil
    return isKnown ? .none : .symbol(name)
  }
}
